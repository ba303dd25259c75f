"""What a position is worth: every term counts what its name says."""

import pytest
from librt.vecs import vec

from boriken import Match
from boriken.core.registry import title
from boriken.games.puerto_rico.evaluate import STYLES, TERMS, count_terms, rounds_left
from boriken.games.puerto_rico.state import State
from tests.kit import Json, given, seat

NAMES = [name for name, _, _ in TERMS]
VIOLET = [name for name in NAMES[22:46] if not name.endswith(", empty")]
LARGE = NAMES[46:]


def state(match: Match) -> State:
    assert isinstance(match.game, State)
    return match.game


def counted(board: Json) -> dict[str, float]:
    """The terms of a board that are not zero."""
    counts = vec[float]([0.0] * len(TERMS))
    count_terms(state(given(seats={0: board})).players[0], counts)
    return {name: count for name, count in zip(NAMES, counts, strict=True) if count}


@pytest.mark.parametrize(
    ("board", "expected"),
    [
        (seat(doubloons=12), {"doubloon": 12, "doubloon beyond ten": 2}),
        (seat(goods="3 corn, 1 tobacco"), {"good in store": 4, "kind in store": 2, "price of the dearest good": 3}),
        (seat(san_juan=2), {"colonist in San Juan": 2, "colonist": 2}),
        (
            seat(island="3/2 quarry"),
            {"working quarry": 2, "empty quarry": 1, "island tile": 3, "colonist": 2},
        ),
        (
            seat(island="2/2 corn, 2/1 indigo", city="indigo_plant (3)"),
            {
                "harvest of corn": 2,
                "harvest of indigo": 1,
                "kind harvested": 2,
                "harvest that lacks colonists": 1,
                "harvest squared": 9,
                "island tile": 4,
                "colonist": 6,
                "city space": 1,
            },
        ),
    ],
)
def test_a_term_counts_what_its_name_says(board: Json, expected: dict[str, float]) -> None:
    assert counted(board) == expected


@pytest.mark.parametrize("building", VIOLET)
def test_a_violet_building_has_a_term_with_and_without_a_colonist(building: str) -> None:
    harvest = "2/2 corn"  # harbor and wharf count for each good harvested
    times = 2 if building in ("harbor", "wharf") else 1
    assert counted(seat(island=harvest, city=building))[building] == times
    assert counted(seat(island=harvest, city=f"{building} (0)"))[f"{building}, empty"] == times


@pytest.mark.parametrize("building", LARGE)
def test_a_large_building_has_a_term_and_wants_a_colonist(building: str) -> None:
    assert counted(seat(city=f"{building} (0)")) == {
        building: 1,
        "large building without a colonist": 1,
        "city space": 2,
    }


def test_styles_speak_of_terms_there_are() -> None:
    assert {term for taste in STYLES.values() for term in taste} <= set(NAMES)


def test_an_end_condition_leaves_what_is_left_of_the_round() -> None:
    assert rounds_left(state(given(players=4, ending=["city"]))) == 1
    assert rounds_left(state(given(players=4))) > 8


def test_colonists_are_planned_for_the_whole_board() -> None:
    """Two colonists who make a coffee together go before one who has no use alone."""
    match = given(seats={0: seat(san_juan=2, island="1 indigo, 1 coffee", city="coffee_roaster (0)")}, colonist_ship=0)
    match.play("mayor", "pass")
    judge = title("puerto-rico").evaluator("")
    while match.actor == 0 and (match.question() or {})["kind"] == "place":
        match.play(match.title.notation[judge.suggestion(match.game)])
    assert match.position()["state"]["seats"][0]["city"] == {"coffee_roaster": 1}
    assert match.position()["state"]["seats"][0]["island"] == {"indigo": [1, 0], "coffee": [1, 1]}
