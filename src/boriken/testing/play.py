"""Every game: it can be played to its end, and nothing gets lost on the way."""

from itertools import pairwise

from boriken.core.game import CHANCE, OVER
from boriken.core.match import Move
from boriken.core.setup import Setup
from boriken.testing.checking import for_every_setup
from boriken.testing.tables import SEED, finished, new_match, steps, title_of


@for_every_setup
def games_end_with_a_reason_and_a_result(setup: Setup) -> None:
    match = finished(setup)
    assert match.title.end_reasons(match.game)
    assert match.actor is None
    assert match.question() is None
    scores = match.scores()
    assert [score["seat"] for score in scores] == list(range(setup.players))
    assert all(sum(score["sheet"].values()) == score["points"] for score in scores)
    for score in scores:
        better = [
            other for other in scores if (other["points"], other["tiebreak"]) > (score["points"], score["tiebreak"])
        ]
        assert score["place"] == len(better) + 1


@for_every_setup
def legal_actions_are_sorted_unique_and_never_run_out_before_the_end(setup: Setup) -> None:
    actions = len(title_of(setup).notation)
    for game in steps(setup):
        legal = [int(action) for action in game.legal()]
        assert bool(legal) == (game.actor != OVER)
        assert all(first < second for first, second in pairwise(legal))
        assert all(0 <= action < actions for action in legal)
        assert game.actor in (OVER, CHANCE, *range(setup.players))


@for_every_setup
def every_outcome_of_chance_can_happen_in_some_ways(setup: Setup) -> None:
    for game in steps(setup):
        if game.actor == CHANCE:
            weights = list(game.weights())
            assert len(weights) == len(game.legal())
            assert min(weights) > 0
            ways = [action for action, weight in zip(game.legal(), weights, strict=True) for _ in range(weight)]
            assert [game.outcome(chosen) for chosen in range(game.ways())] == ways


@for_every_setup
def turns_are_counted_upwards(setup: Setup) -> None:
    turns = [move.turn for move in finished(setup).moves]
    assert all(later - earlier in (0, 1) for earlier, later in pairwise(turns))


@for_every_setup
def the_same_seed_gives_the_same_game(setup: Setup) -> None:
    assert finished(setup).record() == finished(setup).record()


@for_every_setup
def another_seed_gives_another_game(setup: Setup) -> None:
    openings = {opening(setup, seed) for seed in range(SEED, SEED + 10)}
    assert len(openings) > 1


def opening(setup: Setup, seed: int) -> tuple[Move, ...]:
    """All up to what chance first does; before, players may have chosen something."""
    match = new_match(setup, seed)
    while all(move.actor != CHANCE for move in match.moves):
        match.play(match.choices()[0])
    return tuple(match.moves)


@for_every_setup
def every_action_has_a_text_of_its_own(setup: Setup) -> None:
    title = title_of(setup)
    assert len(title.notation) <= 1000
    assert [title.parse(text) for text in title.notation] == list(range(len(title.notation)))
