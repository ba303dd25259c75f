"""Puerto Rico with Nobles: the hunting lodge."""

import pytest

import boriken
from tests.kits.puerto_rico import Json, and_new_buildings, board, events, kind, rule, seat, table, with_nobles


@rule("NO-HUNTINGLODGE-01", "NO-HUNTINGLODGE-04", "NO-HUNTINGLODGE-05")
def test_a_hunting_lodge_may_clear_a_space() -> None:
    """With a colonist its owner may discard a plantation or a forest at the end of the settler phase, for nothing; who
    worked there waits in San Juan. Quarries cannot be discarded."""
    owner = seat(island="1/1 corn, 1/1 quarry", forests="1 coffee", city="hunting_lodge")
    match = with_nobles(**and_new_buildings(), seats={1: owner}, row={"sugar": 1})
    match.play("settler", "pass", "pass", "pass", "pass")
    assert (match.actor, kind(match)) == (1, "discard")
    assert match.choices() == ["pass", "discard corn", "discard forest coffee"]
    match.play("discard corn")
    assert board(match, 1)["island"] == {"quarry": [1, 1]}
    assert (board(match, 1)["san_juan"], board(match, 1)["doubloons"]) == (1, 0)


@rule("NO-HUNTINGLODGE-02", "NO-HUNTINGLODGE-03", "NO-EX-04")
@pytest.mark.parametrize(("islands", "points"), [([5, 6, 6], 2), ([5, 5, 7], 0)])
def test_the_emptiest_island_scores(islands: list[int], points: int) -> None:
    """With a noble in the lodge its owner gets two points if they have more empty spaces than every other player; in a
    tie nothing."""
    kinds = ["corn", "indigo", "sugar"]
    seats = {number: seat(island=f"{tiles} {kinds[number]}") for number, tiles in enumerate(islands)}
    seats[0] = seat(island=f"{islands[0]} corn", city="hunting_lodge", nobles="1 hunting_lodge")
    match = with_nobles(3, seats=seats, row={"coffee": 1})
    match.play("settler", "pass", "pass", "pass")
    assert board(match, 0)["points"] == points


@rule("NO-IX-12")
@pytest.mark.parametrize(("mine", "points"), [(1, 2), (2, 0)])
def test_the_lodge_with_two_players(mine: int, points: int) -> None:
    """With two players one other is to be beaten; a tie brings nothing."""
    lodge = seat(island=f"{mine} corn", city="hunting_lodge", nobles="1 hunting_lodge")
    match = with_nobles(2, seats={0: lodge, 1: seat(island="2 sugar")}, row={"coffee": 1})
    match.play("settler", "pass", "pass")
    assert board(match, 0)["points"] == points


@rule("NO-IX-11", "NO-DEC-08")
def test_lodges_clear_before_they_score() -> None:
    """Owners with a colonist clear first, from the settler on; only then are empty spaces compared."""
    hunter = seat(island="3 corn", city="hunting_lodge")
    lord = seat(island="2 sugar", city="hunting_lodge", nobles="1 hunting_lodge")
    crowd = seat(island="4 indigo")
    position: Json = {"seats": {0: lord, 1: hunter, 2: crowd, 3: {**crowd, "island": {"tobacco": [4, 0]}}}}
    match = with_nobles(**position, row={"coffee": 1})
    match.play("settler", "pass", "pass", "pass", "pass", "pass")
    assert board(match, 0)["points"] == 2
    match = with_nobles(**position, row={"coffee": 1})
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


@rule("NB-DEC-10", "NO-DEC-08", "NB-GUESTHOUSE-03")
def test_a_guest_in_the_hunting_lodge_works_at_the_end_of_the_same_phase() -> None:
    """The last window for guests of a settler phase opens before the hunting lodges work: a colonist who moves into one
    clears a space at once, a noble scores at once."""
    host = seat(island="2/2 corn", city="hunting_lodge (0), guesthouse (2)", nobles="1 guesthouse")
    crowd = {number: seat(island=f"4 {tile}") for number, tile in enumerate(["corn", "indigo", "sugar"])}
    position: Json = {**and_new_buildings(), "seats": {**crowd, 3: host}, "row": {"coffee": 1}}
    match = with_nobles(**position)
    match.play("settler", "pass", "pass", "pass", "pass", "pass")
    assert (match.actor, kind(match), table(match)["question"]["window"]) == (3, "guest", "end")
    match.play("guest hunting_lodge")
    assert (match.actor, kind(match)) == (3, "discard")
    match.play("discard corn")
    assert board(match, 3)["island"] == {"corn": [1, 1]}
    match = with_nobles(**position)
    match.play("settler", "pass", "pass", "pass", "pass", "pass", "noble hunting_lodge")
    assert (kind(match), board(match, 3)["points"]) == ("role", 2)


@rule("NB-DEC-10", "NO-DEC-08")
def test_guests_move_once_at_the_end_of_a_settler_phase_with_lodges() -> None:
    """After the hunting lodges have worked the row is cleared, and no further window opens."""
    host = seat(island="1 coffee", city="guesthouse (1)")
    hunter = seat(island="2 corn", city="hunting_lodge")
    match = with_nobles(**and_new_buildings(), seats={0: hunter, 1: host}, row={"coffee": 1})
    match.play("settler")
    asked = []
    while kind(match) != "role":
        asked.append((match.actor, kind(match)))
        match.play("pass")
    assert asked == [(1, "guest"), *((number, "tile") for number in range(4)), (1, "guest"), (0, "discard")]


@rule("NO-HUNTINGLODGE-01", "NO-HUNTINGLODGE-04")
def test_the_owner_of_equal_plantations_says_whose_is_given_up() -> None:
    """Of equal plantations an empty one goes unless the owner names one with a colonist or a noble on it; whoever stood
    there waits in San Juan."""
    owner = seat(island="3/2 corn, 2/1 sugar, 2 indigo, 1/1 coffee", city="hunting_lodge", nobles="1 corn, 1 sugar")
    match = with_nobles(**and_new_buildings(buildings="all-31"), seats={0: owner}, row={"tobacco": 1})
    match.play("settler", "pass", "pass", "pass", "pass")
    assert match.choices() == [
        *("pass", "discard corn", "discard indigo", "discard sugar", "discard coffee"),
        *("discard corn colonist", "discard corn noble", "discard sugar noble"),
    ]
    for action, crew, nobles, idle in [
        ("discard corn", [2, 2], {"corn": 1, "sugar": 1}, 0),
        ("discard corn colonist", [2, 1], {"corn": 1, "sugar": 1}, 1),
        ("discard corn noble", [2, 1], {"sugar": 1, "san_juan": 1}, 1),
    ]:
        trial = match.at(len(match.moves))
        trial.play(action)
        assert (board(trial, 0)["island"]["corn"], board(trial, 0)["san_juan"]) == (crew, idle)
        assert board(trial, 0)["nobles"] == nobles


@rule("NO-HUNTINGLODGE-04", "NO-MAYOR-05")
def test_a_noble_is_told_from_a_colonist_only_where_a_black_market_can_be_built() -> None:
    """Whether the colonist or the noble of two equal plantations goes to San Juan matters to the black market alone:
    without one in the game the colonist goes, and nobody is asked."""
    owner = seat(island="2/2 corn, 2/1 sugar", city="hunting_lodge", nobles="1 corn")
    match = with_nobles(seats={0: owner}, row={"tobacco": 1})
    match.play("settler", "pass", "pass", "pass", "pass")
    assert match.choices() == ["pass", "discard corn", "discard sugar", "discard sugar colonist"]
    match.play("discard corn")
    assert board(match, 0)["nobles"] == {"corn": 1}
    match = with_nobles(**and_new_buildings(buildings="all-31"), seats={0: owner}, row={"tobacco": 1})
    match.play("settler", "pass", "pass", "pass", "pass")
    assert "discard corn noble" in match.choices()
    match.play("discard corn noble")
    assert board(match, 0)["nobles"] == {"san_juan": 1}


@rule("NO-DEC-07")
def test_a_discarded_forest_becomes_what_it_was() -> None:
    """A forest that was a plantation is turned up onto the discards as that plantation; forest tiles go back to the
    other forest tiles."""
    owner = seat(forests="1 coffee", city="hunting_lodge")
    match = with_nobles(**and_new_buildings(), seats={0: owner}, row={"corn": 1})
    match.play("settler", "pass", "pass", "pass", "pass", "discard forest coffee")
    turned_up = events(match, "tile_turned_up")
    assert table(match)["discards"].get("coffee", 0) == 1 or any(event["tile"] == "coffee" for event in turned_up)

    owner = seat(forest_tiles=1, city="hunting_lodge")
    match = with_nobles(**and_new_buildings(nb_rules="2004"), seats={0: owner}, row={"corn": 1})
    left = table(match)["forest_tiles"]
    match.play("settler", "pass", "pass", "pass", "pass", "discard forest")
    assert table(match)["forest_tiles"] == left + 1
