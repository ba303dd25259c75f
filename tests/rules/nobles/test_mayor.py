"""Puerto Rico with Nobles: the mayor, who is a colonist and who a noble, and the villa."""

import pytest

from tests.kits.puerto_rico import (
    Json,
    and_new_buildings,
    board,
    events,
    finish_mayor,
    for_every_player_count,
    kind,
    roles_taken,
    rule,
    scored,
    seat,
    small_buildings,
    table,
    with_nobles,
)


@rule("NO-MAYOR-01", "NO-EX-05")
def test_a_noble_comes_with_every_refill() -> None:
    """At each refill one noble replaces a colonist; the number stays that of the base game: of six for four players
    five are colonists."""
    match = with_nobles(seats={0: seat(city="small_indigo_plant (0), office (0)"), 1: seat(city=small_buildings(9))})
    assert (table(match)["colonist_ship"], table(match)["noble_ship"]) == (3, 1)
    match.play("mayor", "pass")
    while kind(match) != "role":
        match.play(match.choices()[-1])
    empty = sum(count == 0 for number in (0, 1) for count in board(match, number)["city"].values())
    assert table(match)["noble_ship"] == 1
    assert table(match)["colonist_ship"] + 1 >= max(4, empty)


@rule("NO-MAYOR-01")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_refill_has_the_size_of_the_base_game(players: int) -> None:
    """With no empty circle the ship gets one token a player, a noble among them."""
    match = with_nobles(players)
    match.play("mayor", "pass")
    finish_mayor(match)
    assert (table(match)["colonist_ship"], table(match)["noble_ship"]) == (players - 1, 1)


@rule("NO-MAYOR-02", "NO-IX-02")
def test_who_takes_from_the_ship_chooses_while_both_sorts_are_there() -> None:
    """Each in turn chooses colonist or noble. If all before take colonists, the noble goes to the last."""
    match = with_nobles()
    match.play("mayor", "pass")
    for number in range(3):
        assert (match.actor, kind(match), match.choices()) == (number, "token", ["colonist", "noble"])
        match.play("colonist")
    assert board(match, 3)["nobles"] == {"san_juan": 1}
    match = with_nobles()
    match.play("mayor", "pass", "noble")
    assert kind(match) == "role"
    assert board(match, 0)["nobles"] == {"san_juan": 1}


@rule("NO-MAYOR-03")
def test_without_a_noble_in_the_supply_only_colonists_come() -> None:
    """When no noble is left in the supply the ship is filled with colonists."""
    match = with_nobles(seats={3: seat(san_juan=19, nobles="19 san_juan")})
    assert table(match)["nobles"] == 0
    match.play("mayor", "pass")
    finish_mayor(match)
    assert (table(match)["colonist_ship"], table(match)["noble_ship"]) == (4, 0)


@rule("NO-MAYOR-04")
def test_nobles_are_placed_like_colonists() -> None:
    """Nobles are placed, moved and made to wait like colonists: of those placed the player says which are nobles."""
    owner = seat(san_juan=1, nobles="1 san_juan", island="1 corn, 1 quarry")
    match = with_nobles(seats={0: owner}, colonist_ship=0, noble_ship=0)
    match.play("mayor", "colonist", "noble quarry")
    assert board(match, 0)["island"] == {"corn": [1, 1], "quarry": [1, 1]}
    assert board(match, 0)["nobles"] == {"quarry": 1}


@rule("NO-MAYOR-04")
def test_a_noble_counts_for_the_free_circles() -> None:
    """A circle with a noble on it is not free: fewer tokens come with the next ship."""
    full = seat(city="large_warehouse, office, harbor, wharf, factory (0)", nobles="1 office, 1 wharf")
    match = with_nobles(3, seats={0: full}, colonist_ship=0, noble_ship=0, governor=1)
    match.play("mayor", "pass")
    finish_mayor(match)
    assert table(match)["colonist_ship"] + table(match)["noble_ship"] == 3


@rule("NO-MAYOR-05", "NO-IX-01")
@pytest.mark.parametrize(
    ("board_of", "role", "answers", "doubloons"),
    [
        (seat(doubloons=1, island="1/1 quarry", nobles="1 quarry", goods=""), "builder", ["build small_market"], 1),
        (seat(city="small_market", nobles="1 small_market", goods="1 corn"), "trader", ["sell corn"], 2),
    ],
)
def test_a_noble_works_as_a_colonist(board_of: Json, role: str, answers: list[str], doubloons: int) -> None:
    """Wherever a rule says colonist a noble is meant too: on a quarry, on a market."""
    match = with_nobles(seats={0: board_of})
    match.play(role, *answers)
    assert board(match, 0)["doubloons"] == doubloons


@rule("NO-IX-01")
def test_nobles_make_goods_and_man_large_buildings() -> None:
    """A noble on a plantation and one in a production building make a good; one in a large building makes it score."""
    plant = seat(island="1/1 indigo", city="small_indigo_plant", nobles="1 indigo, 1 small_indigo_plant")
    match = with_nobles(seats={1: plant, 2: seat(city="guild_hall, indigo_plant (0)", nobles="1 guild_hall")})
    match.play("craftsman")
    assert board(match, 1)["goods"] == {"indigo": 1}
    assert scored(match, 2)["guild_hall"] == 2


@rule("NO-DEC-01", "NO-IX-03")
def test_the_mayors_privilege_is_a_colonist() -> None:
    """From the supply only colonists are taken: the mayor's own, one or with a library two, is no noble."""
    match = with_nobles(**and_new_buildings(), seats={0: seat(city="library")})
    nobles = table(match)["nobles"]
    match.play("mayor", "colonist", "colonist")
    assert board(match, 0)["san_juan"] == 2
    assert (board(match, 0)["nobles"], table(match)["nobles"]) == ({}, nobles)


@rule("NO-DEC-02")
@pytest.mark.parametrize(("token", "nobles"), [("colonist", {}), ("noble", {"corn": 1})])
def test_a_hospice_may_take_either_sort_from_the_ship(token: str, nobles: Json) -> None:
    """With no colonist in the supply the owner of a hospice takes anybody they like from the ship."""
    match = with_nobles(colonists=0, row={"corn": 1}, seats={0: seat(city="hospice")})
    match.play("settler", "settle corn")
    assert (kind(match), match.choices()) == ("token", ["colonist", "noble"])
    match.play(token)
    assert board(match, 0)["island"] == {"corn": [1, 1]}
    assert board(match, 0)["nobles"] == nobles


@rule("NO-DEC-02")
def test_a_university_may_take_either_sort_from_the_ship() -> None:
    """With no colonist in the supply the owner of a university takes anybody they like from the ship."""
    match = with_nobles(colonists=0, seats={0: seat(doubloons=3, city="university")})
    match.play("builder", "build chapel", "noble")
    assert (board(match, 0)["city"]["chapel"], board(match, 0)["nobles"]) == (1, {"chapel": 1})


@rule("NO-DEC-03")
def test_with_both_supplies_empty_the_mayor_only_rearranges() -> None:
    """With no token left anywhere the mayor phase is for rearranging, and nothing ends."""
    hoard = seat(san_juan=20, nobles="20 san_juan")
    match = with_nobles(
        colonists=0, colonist_ship=0, noble_ship=0, hoarder=2, seats={0: seat(island="1/1 corn, 1 sugar"), 3: hoard}
    )
    match.play("mayor")
    assert (kind(match), match.actor) == ("place", 0)
    match.play("place corn 0")
    assert board(match, 0)["island"] == {"corn": [1, 0], "sugar": [1, 1]}
    assert table(match)["ending"] == []


# The villa


@rule("NO-VILLA-01", "NO-DEC-04")
@for_every_player_count
def test_a_villa_brings_a_noble(players: int) -> None:
    """Its owner gets a noble more from the supply in each mayor phase, before the ship is dealt."""
    match = with_nobles(players, governor=1, seats={0: seat(city="villa")})
    nobles = table(match)["nobles"]
    match.play("mayor", "pass")
    assert board(match, 0)["nobles"] == {"san_juan": 1}
    assert (table(match)["nobles"], table(match)["noble_ship"]) == (nobles - 1, 1)


@rule("NO-VILLA-01")
def test_an_empty_villa_brings_nobody() -> None:
    """A villa must be occupied at that moment."""
    match = with_nobles(governor=1, seats={0: seat(city="villa (0)")}, roles=roles_taken())
    match.play("mayor", "pass")
    assert events(match, "villa_token") == []


@rule("NO-VILLA-02", "NO-IX-04")
@pytest.mark.parametrize(("nobles", "colonists", "gets"), [(1, 5, "noble"), (0, 5, "colonist"), (0, 0, "nothing")])
def test_a_villa_without_nobles(nobles: int, colonists: int, gets: str) -> None:
    """With no noble in the supply it brings a colonist from the supply, and with neither nothing."""
    lord = seat(san_juan=20 - nobles, nobles=f"{20 - nobles} san_juan")
    match = with_nobles(
        governor=3,
        colonist_ship=0,
        noble_ship=0,
        colonists=colonists,
        hoarder=2,
        seats={0: seat(city="villa"), 3: lord},
    )
    match.play("mayor", *(["pass"] if colonists else []))
    expected = {"noble": {"san_juan": 1}, "colonist": {}, "nothing": {}}
    villa_tokens = events(match, "villa_token")
    assert len(villa_tokens) == (gets != "nothing")
    assert board(match, 0)["nobles"] in (expected[gets], {"villa": 1} if gets == "noble" else {})


@rule("NO-IX-05")
def test_two_villas_and_one_noble() -> None:
    """With one noble left the first villa from the mayor on gets it."""
    lord = seat(san_juan=19, nobles="19 san_juan")
    villa = seat(city="villa")
    match = with_nobles(governor=1, colonist_ship=0, noble_ship=0, seats={0: villa, 2: villa, 3: lord})
    match.play("mayor", "pass")
    assert [event["seat"] for event in events(match, "villa_token")] == [2, 0]
    assert [event["noble"] for event in events(match, "villa_token")] == [True, False]
