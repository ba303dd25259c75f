"""Where the game ends with this phase nothing is worth more than points: bots make the best of it that there is."""

from collections.abc import Iterator

import pytest

from boriken import Match
from boriken.bots.registry import make_bot
from boriken.core.registry import title
from tests.bots.ending import ROLES, TooMuchError, best_result, last_building, last_phase, last_turn, result_of
from tests.kits.puerto_rico import given, roles_taken, seat

BOTS = ["greedy", "search:20"]
PUERTO_RICO = title("puerto-rico")


def check(matches: Iterator[Match], name: str, least: int) -> None:
    """The bot gets as many points as anybody could who tries everything, in so many positions at least."""
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
        made = result_of(make_bot(name, match.title, seed=1), match.game, match.actor)
        assert made[0] == best[0], match.position()
        if name == "greedy":  # a search wants to win, and that may be decided
            assert made == best, match.position()
    assert tried >= least


@pytest.mark.parametrize("name", BOTS)
@pytest.mark.parametrize("expansion", ["none", "new-buildings", "nobles"])
@pytest.mark.parametrize("role", ROLES)
def test_nobody_does_better_in_the_last_phase_of_puerto_rico(role: str, expansion: str, name: str) -> None:
    check((last_phase(role, expansion, number) for number in range(15)), name, least=1)


@pytest.mark.parametrize("name", BOTS)
def test_nobody_builds_better_after_a_town_is_complete(name: str) -> None:
    check((last_building(number) for number in range(60)), name, least=30)


@pytest.mark.parametrize("name", BOTS)
@pytest.mark.parametrize("expansion", [False, True])
def test_nobody_does_better_in_the_last_turn_of_anno(expansion: bool, name: str) -> None:
    check((last_turn(number, expansion) for number in range(25)), name, least=5)


@pytest.mark.parametrize("ending", [["colonists"], []], ids=["told", "foreseen"])
@pytest.mark.parametrize(
    ("building", "points"),
    [("city_hall", 2), ("customs_house", 2), ("fortress", 1), ("guild_hall", 2), ("residence", 4)],
)
@pytest.mark.parametrize("name", [*BOTS, "search:200"])
def test_a_large_building_that_scores_is_manned(name: str, building: str, points: int, ending: list[str]) -> None:
    """Also where nobody has said so yet: without colonists the ship cannot be filled again."""
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
    assert result_of(make_bot(name, PUERTO_RICO, seed=1), match.game, 0)[0] == 8 + 3 + 1 + 4 + points


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
