"""Every game: copies stand on their own, and looking at a position does not change it."""

from boriken.core.dealer import SeededDealer
from boriken.core.game import CHANCE, OVER, Game
from boriken.core.position import from_position
from boriken.core.randomness import Random
from boriken.core.setup import Setup
from boriken.testing.anatomy import anatomy, without_listeners
from boriken.testing.checking import for_every_setup
from boriken.testing.hidden import variants_of
from boriken.testing.tables import SEED, all_viewers, decisions, one_action, sampled, steps, title_of

FOLLOWED = 40  # actions for which a copy is played on


def play_on(game: Game, seed: int) -> None:
    dealer, choice = SeededDealer(seed), Random(seed)
    for _ in range(FOLLOWED):
        if game.actor != OVER:
            one_action(game, dealer, choice)


@for_every_setup
def a_copy_is_equal_in_everything(setup: Setup) -> None:
    for number, game in enumerate(steps(setup)):
        if sampled(setup, number, 6):
            assert without_listeners(game.copy()) == without_listeners(game)


@for_every_setup
def a_copy_and_its_original_do_not_touch_each_other(setup: Setup) -> None:
    for number, game in enumerate(steps(setup)):
        if sampled(setup, number, 20):
            original, copy = game.copy(), game.copy()
            before = without_listeners(original)
            play_on(copy, seed=number)
            assert without_listeners(original) == before
            copy = original.copy()
            play_on(original, seed=number)
            assert without_listeners(copy) == before


@for_every_setup
def a_copy_plays_on_like_its_original(setup: Setup) -> None:
    for number, game in enumerate(steps(setup)):
        if sampled(setup, number, 20):
            first, second = game.copy(), game.copy().copy()
            play_on(first, seed=number)
            play_on(second, seed=number)
            assert without_listeners(first) == without_listeners(second)


@for_every_setup
def nobody_hears_of_what_a_copy_does(setup: Setup) -> None:
    for number, game in enumerate(steps(setup)):
        if sampled(setup, number, 20):
            game.listening = True
            copy = game.copy()
            play_on(copy, seed=number)
            assert not copy.listening
            assert not len(copy.events)


@for_every_setup
def a_question_about_a_position_changes_nothing(setup: Setup) -> None:
    for number, game in enumerate(steps(setup)):
        if sampled(setup, number, 10):
            before = anatomy(game)
            ask_everything(game, setup)
            assert anatomy(game) == before


def ask_everything(game: Game, setup: Setup) -> None:
    title = title_of(setup)
    legal = list(game.legal())
    if game.actor == CHANCE:
        game.weights()
    if game.actor != OVER:
        title.question(game)
    for action in range(0, len(title.notation), 7):
        if action in legal:
            title.reveals(game, action)
        else:
            title.refuse(game, action)
    for viewer in all_viewers(setup):
        title.view(game, setup, viewer)
    for seat in range(setup.players):
        game.points(seat)
        game.tiebreak(seat)
        title.score_sheet(game, seat)
        game.determinize(seat, SEED)
    title.end_reasons(game)
    title.missing_pieces(game)
    title.save(game)
    game.conserved()


@for_every_setup
def what_is_drawn_again_for_a_seat_looks_the_same_to_it(setup: Setup) -> None:
    title = title_of(setup)
    for number, game in enumerate(steps(setup)):
        if sampled(setup, number, 20):
            for seat in range(setup.players):
                other = game.determinize(seat, seed=number)
                assert title.view(other, setup, seat) == title.view(game, setup, seat)
                assert other.actor == game.actor
                if game.actor == seat:
                    assert list(other.legal()) == list(game.legal())


@for_every_setup
def what_is_drawn_again_for_a_seat_depends_on_nothing_that_it_cannot_know(setup: Setup) -> None:
    title = title_of(setup)
    for number, match in enumerate(decisions(setup)):
        if sampled(setup, number, 60, between=True):
            for seat in range(setup.players):
                drawn = title.save(match.game.determinize(seat, seed=number))
                for variant in variants_of(match.position(), seat):
                    twin = from_position(variant)
                    assert title.save(twin.game.determinize(seat, seed=number)) == drawn


@for_every_setup
def what_is_drawn_again_for_a_seat_is_a_position_of_its_own(setup: Setup) -> None:
    for number, game in enumerate(steps(setup)):
        if sampled(setup, number, 20):
            before = anatomy(game)
            other = game.determinize(number % setup.players, seed=number)
            assert other.conserved()
            play_on(other, seed=number)
            assert other.conserved()
            assert anatomy(game) == before
