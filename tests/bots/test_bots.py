"""Bots: one way in, made by name, fair and repeatable."""

import pytest

from boriken import Match, SetupError, new_match
from boriken.bots.bot import Bot
from boriken.bots.registry import BOTS, make_bot
from boriken.core.registry import title
from tests.kit import given, roles_taken, seat

PUERTO_RICO = title("puerto-rico")
NAMES = ["random", "greedy", "greedy:shipper", "greedy:builder", "greedy:trader", "search:8"]


def test_every_bot_of_the_house_is_tried_here() -> None:
    assert {name.partition(":")[0] for name in NAMES} == set(BOTS)
    assert {name.partition(":")[2] for name in NAMES if name.startswith("greedy:")} == set(PUERTO_RICO.styles)


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("name", NAMES)
def test_a_bot_plays_whole_games_and_repeats_itself(name: str, players: int) -> None:
    games = [new_match("puerto-rico", players=players, seed=2) for _ in range(2)]
    for match in games:
        bots = [make_bot(name, PUERTO_RICO, seed=number) for number in range(players)]
        play_out(match, bots)
    assert games[0].moves == games[1].moves


@pytest.mark.parametrize("name", NAMES)
def test_a_bot_leaves_the_game_as_it_is(name: str) -> None:
    match = new_match("puerto-rico", players=3, seed=2, first_governor=0)
    before = match.position()
    make_bot(name, PUERTO_RICO, seed=1).choose(match.game, 0)
    assert match.position() == before


@pytest.mark.parametrize("name", NAMES)
def test_a_bot_is_called_as_it_was_asked_for(name: str) -> None:
    assert make_bot(name, PUERTO_RICO, seed=1).name == name


@pytest.mark.parametrize("name", ["", "clever", "random 2", "random:1", "greedy:miser"])
def test_a_bot_that_does_not_exist_is_a_set_up_error(name: str) -> None:
    with pytest.raises(SetupError):
        make_bot(name, PUERTO_RICO, seed=0)


@pytest.mark.parametrize("name", ["search", "search:", "search:0", "search:x", "search:-5", "search:10000000"])
def test_a_search_says_how_long_it_searches(name: str) -> None:
    with pytest.raises(SetupError, match="from search:1 to search:1000000"):
        make_bot(name, PUERTO_RICO, seed=0)


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_greedy_leaves_random_players_far_behind(players: int) -> None:
    match = new_match("puerto-rico", players=players, seed=players)
    greedy = make_bot("greedy", PUERTO_RICO, seed=0)
    others = [make_bot("random", PUERTO_RICO, seed=number) for number in range(1, players)]
    play_out(match, [greedy, *others])
    first, *rest = [score["points"] for score in match.scores()]
    assert first > max(rest) + 10


@pytest.mark.parametrize("name", ["greedy", "search:200"])
def test_the_winning_move_is_found(name: str) -> None:
    """The last role of the last round is builder or captain, and only shipped goods can make up for six points."""
    match = given(
        players=2,
        seats={0: seat(points=12, city="fortress (0)"), 1: seat(goods="5 corn, 5 sugar", points=10)},
        ending=["points"],
        governor=0,
        roles=roles_taken("settler", "mayor", "trader", "craftsman", "prospector"),
    )
    assert match.actor == 1
    play_out(match, [make_bot(name, PUERTO_RICO, seed=number) for number in range(2)])
    assert [score["points"] for score in match.scores()] == [12 + 4, 10 + 5 + 4 + 1]


def play_out(match: Match, bots: list[Bot]) -> None:
    while match.actor is not None:
        seat = match.actor
        match.play(match.title.notation[bots[seat].choose(match.game.copy(), seat)])
