"""Bots: one way in, made by name, fair and repeatable."""

import pytest

from boriken import SetupError, new_match
from boriken.bots.registry import BOTS, make_bot
from boriken.bots.search_bot import BETWEEN_LOOKS
from tests.bots.kit import NAMES, PUERTO_RICO, bot_called, choosing_a_role, last_role, play_out, sending_colonists


def test_every_bot_of_the_house_is_tried_here() -> None:
    assert {name.partition(":")[0] for name in NAMES} == set(BOTS)
    assert {name.partition(":")[2] for name in NAMES if name.startswith("greedy:")} == set(PUERTO_RICO.styles)


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("name", NAMES)
def test_a_bot_plays_whole_games_and_repeats_itself(name: str, players: int) -> None:
    games = [new_match("puerto-rico", players=players, seed=2) for _ in range(2)]
    for match in games:
        play_out(match, [bot_called(name, seed=number) for number in range(players)])
    assert games[0].moves == games[1].moves


@pytest.mark.parametrize("name", NAMES)
def test_a_bot_leaves_the_game_as_it_is(name: str) -> None:
    match = choosing_a_role()
    before = match.position()
    bot_called(name).choose(match.game, 0)
    assert match.position() == before


@pytest.mark.parametrize("name", NAMES)
def test_a_bot_is_called_as_it_was_asked_for(name: str) -> None:
    assert bot_called(name).name == name


@pytest.mark.parametrize("name", ["", "clever", "random 2", "random:1", "greedy:miser", "casual:1"])
def test_a_bot_that_does_not_exist_is_a_set_up_error(name: str) -> None:
    with pytest.raises(SetupError):
        make_bot(name, PUERTO_RICO, seed=0)


@pytest.mark.parametrize(
    "parameters", ["", ":", ":0", ":x", ":-5", ":10000000", ":٣", ":s", ":0s", ":0.05s", ":601s", ":1e2s", ":2 s"]
)
def test_a_search_says_how_long_it_searches(parameters: str) -> None:
    sentence = "from search:1 to search:1000000, or with seconds, from search:0.1s to search:600s, not with"
    with pytest.raises(SetupError, match=sentence):
        make_bot(f"search{parameters}", PUERTO_RICO, seed=0)


@pytest.mark.parametrize("name", ["careless", "careless:", "careless:0", "careless:0.01", "careless:101", "careless:x"])
def test_a_careless_bot_says_how_careless_it_is(name: str) -> None:
    with pytest.raises(SetupError, match=r"from careless:0\.1 to careless:100, not with"):
        make_bot(name, PUERTO_RICO, seed=0)


@pytest.mark.parametrize(("seconds", "looks"), [("0.1", 1), ("1", 1), ("2", 2), ("5", 5)])
def test_a_search_by_the_clock_goes_on_until_its_time_is_up(seconds: str, looks: int) -> None:
    """The clock of the test moves on by a second whenever one looks at it."""
    match = choosing_a_role()
    explanation = bot_called(f"search:{seconds}s").explain(match.game, 0, match.title.notation)
    assert sum(opinion.visits for opinion in explanation.opinions) == looks * BETWEEN_LOOKS


def test_only_who_looks_at_the_clock_does_not_repeat_himself() -> None:
    assert [name for name in NAMES if not bot_called(name).repeatable] == ["net:1s", "search:1s"]


def test_a_careless_bot_likes_what_is_good_but_not_always() -> None:
    match = choosing_a_role()
    opinions = bot_called("greedy").explain(match.game, 0, match.title.notation).opinions
    chosen = [match.title.notation[bot_called("careless:1", seed).choose(match.game, 0)] for seed in range(400)]
    counts = [chosen.count(opinion.action) for opinion in opinions]
    assert 100 < counts[0] < 300
    assert counts[0] > counts[1] > counts[-1]
    assert sum(counts) == 400


def test_a_careless_bot_sends_its_colonists_where_they_belong() -> None:
    match = sending_colonists()
    plan = bot_called("greedy").choose(match.game, 0)
    assert {bot_called("careless:100", seed).choose(match.game, 0) for seed in range(20)} == {plan}


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
    match = last_role()
    assert match.actor == 1
    play_out(match, [make_bot(name, PUERTO_RICO, seed=number) for number in range(2)])
    assert [score["points"] for score in match.scores()] == [12 + 4, 10 + 5 + 4 + 1]
