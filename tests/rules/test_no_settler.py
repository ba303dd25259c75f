"""Puerto Rico with Nobles: the hunting lodge."""

import pytest

import boriken
from tests.kit import Json, board, events, kind, rule, seat, table
from tests.nobles import and_new_buildings, court


@rule("NO-HUNTINGLODGE-01", "NO-HUNTINGLODGE-04", "NO-HUNTINGLODGE-05")
def test_a_hunting_lodge_may_clear_a_space() -> None:
    """With a colonist its owner may discard a plantation or a forest at the end of the settler phase, for nothing; who
    worked there waits in San Juan. Quarries cannot be discarded."""
    owner = seat(island="1/1 corn, 1/1 quarry", forests="1 coffee", city="hunting_lodge")
    match = court(**and_new_buildings(), seats={1: owner}, row={"sugar": 1})
    match.play("settler", "pass", "pass", "pass", "pass")
    assert (match.actor, kind(match)) == (1, "discard")
    assert match.choices() == ["pass", "discard corn", "discard forest coffee"]
    match.play("discard corn")
    assert board(match, 1)["island"] == {"quarry": [1, 1]}
    assert (board(match, 1)["san_juan"], board(match, 1)["doubloons"]) == (1, 0)


@rule("NO-HUNTINGLODGE-02", "NO-HUNTINGLODGE-03", "NO-EX-04")
@pytest.mark.parametrize(("islands", "points"), [([5, 6, 6], 2), ([5, 5, 7], 0)])
def test_the_emptiest_island_scores(islands: list[int], points: int) -> None:
    """With a noble in the lodge its owner gets two points if he has more empty spaces than every other player; in a tie
    nothing."""
    kinds = ["corn", "indigo", "sugar"]
    seats = {number: seat(island=f"{tiles} {kinds[number]}") for number, tiles in enumerate(islands)}
    seats[0] = seat(island=f"{islands[0]} corn", city="hunting_lodge", nobles="1 hunting_lodge")
    match = court(3, seats=seats, row={"coffee": 1})
    match.play("settler", "pass", "pass", "pass")
    assert board(match, 0)["points"] == points


@rule("NO-IX-12")
@pytest.mark.parametrize(("mine", "points"), [(1, 2), (2, 0)])
def test_the_lodge_with_two_players(mine: int, points: int) -> None:
    """With two players one other is to be beaten; a tie brings nothing."""
    lodge = seat(island=f"{mine} corn", city="hunting_lodge", nobles="1 hunting_lodge")
    match = court(2, seats={0: lodge, 1: seat(island="2 sugar")}, row={"coffee": 1})
    match.play("settler", "pass", "pass")
    assert board(match, 0)["points"] == points


@rule("NO-IX-11", "NO-DEC-08")
def test_lodges_clear_before_they_score() -> None:
    """Owners with a colonist clear first, from the settler on; only then are empty spaces compared."""
    hunter = seat(island="3 corn", city="hunting_lodge")
    lord = seat(island="2 sugar", city="hunting_lodge", nobles="1 hunting_lodge")
    crowd = seat(island="4 indigo")
    position: Json = {"seats": {0: lord, 1: hunter, 2: crowd, 3: {**crowd, "island": {"tobacco": [4, 0]}}}}
    match = court(**position, row={"coffee": 1})
    match.play("settler", "pass", "pass", "pass", "pass", "pass")
    assert board(match, 0)["points"] == 2
    match = court(**position, row={"coffee": 1})
    match.play("settler", "pass", "pass", "pass", "pass", "discard corn")
    assert board(match, 0)["points"] == 0


@rule("NO-DEC-08", "NO-IX-10")
def test_the_lodge_comes_after_the_librarys_second_tile() -> None:
    """A forest laid as the second tile of a library may be discarded at once, before the row is cleared."""
    match = boriken.from_position(
        {
            "game": "puerto-rico",
            "players": 4,
            "options": {"expansions": ["nobles", "new-buildings"]},
            "state": {
                "seats": [seat(city="library, forest_house, hunting_lodge"), seat(), seat(), seat()],
                "row": {"coffee": 1, "sugar": 1},
            },
        },
        seed=1,
    )
    match.play("settler", "settle sugar", "pass", "pass", "pass")
    assert (match.actor, "forest coffee" in match.choices()) == (0, True)
    match.play("forest coffee")
    assert kind(match) == "discard"
    match.play("discard forest coffee")
    assert board(match, 0)["forests"] == {}
    assert board(match, 0)["island"] == {"sugar": [1, 0]}


@rule("NO-DEC-07")
def test_a_discarded_forest_becomes_what_it_was() -> None:
    """A forest that was a plantation is turned up onto the discards as that plantation; forest tiles go back to the
    other forest tiles."""
    owner = seat(forests="1 coffee", city="hunting_lodge")
    match = court(**and_new_buildings(), seats={0: owner}, row={"corn": 1})
    match.play("settler", "pass", "pass", "pass", "pass", "discard forest coffee")
    turned_up = events(match, "tile turned up")
    assert table(match)["discards"].get("coffee", 0) == 1 or any(event["tile"] == "coffee" for event in turned_up)

    owner = seat(forest_tiles=1, city="hunting_lodge")
    match = court(**and_new_buildings(nb_rules="2004"), seats={0: owner}, row={"corn": 1})
    left = table(match)["forest_tiles"]
    match.play("settler", "pass", "pass", "pass", "pass", "discard forest")
    assert table(match)["forest_tiles"] == left + 1
