"""Where the game ends with this phase nothing is worth more than points: bots make the best of it that there is."""

from collections.abc import Iterator, Sequence

import pytest

from boriken import Match
from boriken.bots.asking import advise
from boriken.bots.levels import LEVELS
from boriken.bots.registry import make_bot
from boriken.core.registry import title
from tests.bots.ending import ROLES, TooMuchError, best_result, last_building, last_phase, last_turn, result_of
from tests.bots.kit import last_role
from tests.kits.puerto_rico import given, roles_taken, seat

BOTS = ["greedy", "search:20", "net", "net:20"]
STEADY = ["greedy", "net"]  # they count out what decides a tie, too; a search wants to win, and that may be decided
PUERTO_RICO = title("puerto-rico")


def check(matches: Iterator[Match], least: int, bots: Sequence[str] = BOTS) -> None:
    """The bots get as many points as anybody could who tries everything, in so many positions at least."""
    tried = 0
    for match in matches:
        if match.actor is None or len(match.choices()) == 1:
            continue
        try:
            best = best_result(match.game, match.actor)
        except TooMuchError:
            continue
        tried += 1
        assert match.title.evaluator("").is_final(match.game)
        for name in bots:
            made = result_of(make_bot(name, match.title, seed=1), match.game, match.actor)
            assert made[0] == best[0], (name, match.position())
            assert made == best or name not in STEADY, (name, match.position())
    assert tried >= least


@pytest.mark.parametrize("expansion", ["none", "new-buildings", "nobles"])
@pytest.mark.parametrize("role", ROLES)
def test_nobody_does_better_in_the_last_phase_of_puerto_rico(role: str, expansion: str) -> None:
    check((last_phase(role, expansion, number) for number in range(15)), least=1)


def test_nobody_builds_better_after_a_town_is_complete() -> None:
    check((last_building(number) for number in range(60)), least=30)


def test_nobody_builds_better_than_the_strongest_levels() -> None:
    check((last_building(number) for number in range(12)), least=6, bots=["expert", "master"])


@pytest.mark.parametrize("expansion", [False, True])
def test_nobody_does_better_in_the_last_turn_of_anno(expansion: bool) -> None:
    check((last_turn(number, expansion) for number in range(25)), least=5)


@pytest.mark.parametrize("ending", [["colonists"], []], ids=["told", "foreseen"])
@pytest.mark.parametrize(
    ("building", "points"),
    [("city_hall", 2), ("customs_house", 2), ("fortress", 1), ("guild_hall", 2), ("residence", 4)],
)
@pytest.mark.parametrize("name", [*BOTS, "search:200", *LEVELS])
def test_a_large_building_that_scores_is_manned(name: str, building: str, points: int, ending: list[str]) -> None:
    """Also where nobody has said so yet: without colonists the ship cannot be filled again.

    No level slips here: colonists are placed together.
    """
    match = last_mayor(building, ending)
    assert result_of(make_bot(name, PUERTO_RICO, seed=1), match.game, 0)[0] == 8 + 3 + 1 + 4 + points


def test_a_hint_mans_the_large_building() -> None:
    """It compares all choices with each other, and the whole arrangement begins with the best of them."""
    match = last_mayor("city_hall", ["colonists"])
    advice = advise(lambda: make_bot("master", PUERTO_RICO, seed=1), match, seed=1)
    assert advice.counts is not None
    assert advice.counts["city_hall"] == 1
    assert {opinion.action for opinion in advice.explanation.opinions} == set(match.choices())
    assert advice.explanation.opinions[0].action == f"place corn {advice.counts['corn']}"


def last_mayor(building: str, ending: list[str]) -> Match:
    """Four colonists to place, of which two would make goods that nobody needs any more."""
    match = given(
        players=3,
        seats={
            0: seat(
                san_juan=4,
                points=8,
                island="2 corn, 1 quarry",
                city=f"tobacco_storage (0), small_market (0), {building} (0)",
            )
        },
        ending=ending,
        colonists=0,
        colonist_ship=0,
        governor=1,
        roles=roles_taken("settler", "craftsman"),
        hoarder=1,
        question={"kind": "role", "seat": 0},
    )
    match.play("mayor")
    return match


def test_in_the_last_round_no_other_mayor_will_man_a_building() -> None:
    """One more role is to come, and the quarry would help in it; but this is the last chance of the fortress."""
    match = given(
        players=3,
        seats={0: seat(san_juan=6, island="6 corn", city="fortress (0)")},
        ending=["city"],
        colonist_ship=0,
        governor=2,
        roles=roles_taken("settler"),
        question={"kind": "role", "seat": 0},
    )
    match.play("mayor", "pass")
    greedy = make_bot("greedy", PUERTO_RICO, seed=1)
    while match.actor == 0 and (match.question() or {})["kind"] == "place":
        match.play(match.title.notation[greedy.choose(match.game, 0)])
    assert match.position()["state"]["seats"][0]["city"] == {"fortress": 1}


@pytest.mark.parametrize("role", ROLES)
def test_a_phase_that_another_follows_is_not_the_last(role: str) -> None:
    others = [name for name in ROLES if name != role]
    match = given(
        3, seats={0: seat(san_juan=1, island="2 corn")}, governor=2, ending=["city"], roles=roles_taken(others[0])
    )
    match.play(role)
    assert not PUERTO_RICO.evaluator("").is_final(match.game)


@pytest.mark.parametrize("bot", ["net", "expert"])
def test_the_last_role_is_the_one_that_brings_most(bot: str) -> None:
    match = last_role()
    made = make_bot(bot, match.title, seed=1).choose(match.game, 1)
    assert match.title.notation[made] == "captain"


def test_the_last_turn_begins_with_the_choice_of_the_last_role() -> None:
    evaluator = PUERTO_RICO.evaluator("")
    match = last_role()
    assert evaluator.is_last_turn(match.game)
    assert not evaluator.is_final(match.game)
    match.play("captain")
    assert evaluator.is_last_turn(match.game)
    earlier = given(players=2, ending=["points"], governor=0, roles=roles_taken("settler", "mayor"))
    assert not evaluator.is_last_turn(earlier.game)
    no_end_in_sight = given(
        players=2, governor=0, roles=roles_taken("settler", "mayor", "trader", "craftsman", "prospector")
    )
    assert not evaluator.is_last_turn(no_end_in_sight.game)
