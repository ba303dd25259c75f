"""Anno 1503: the nobles' island and its buildings."""

import pytest

from tests.kits.anno_1503 import board, choices, do, given, kind, may, new_game, refused, rolling, rule, seat, table

FOR_SITE_1 = "1 marble, 1 cloth"
FOR_SITE_2 = "1 silk, 1 wood"
FOR_SITE_3 = "1 marble, 1 gems"


@rule("AN-NOBLE-01")
def test_a_resident_noble_is_there_from_the_start() -> None:
    """One resident noble is on every nobles' island; it fills no site and is never lost."""
    match = given(expansion=True, seats={0: seat(goods="1 silk", people="2 settler")}, **rolling())
    do(match, "roll 6", "roll 3", "sell silk noble")
    assert board(match)["gold"] == 3
    assert board(match)["noble_buildings"] == {}
    assert len(match.facts()["sites"]) == 3


@rule("AN-NOBLE-02", "AN-NOBLE-03")
@pytest.mark.parametrize(("site", "goods"), [(1, FOR_SITE_1), (2, FOR_SITE_2), (3, FOR_SITE_3)])
def test_the_site_decides_the_cost(site: int, goods: str) -> None:
    """There are 3 building sites, and the cost is printed on the site, not on the building."""
    for building in ("theatre", "park"):
        match = given(expansion=True, seats={0: seat(goods=goods, nests="nest_4")})
        assert {text.split()[-1] for text in choices(match, "build")} == {f"site_{site}"}
        do(match, f"build {building} site_{site}")
        assert (board(match)["goods"], board(match)["noble_buildings"]) == ({}, {f"site_{site}": building})
    assert refused(match, "build theatre site_4") == "no_such_site"


@rule("AN-NOBLE-04")
def test_any_building_goes_on_any_free_site() -> None:
    """Any building of the common supply may go on any free site, in any order."""
    match = given(expansion=True, seats={0: seat(goods=f"{FOR_SITE_2}, 1 marble, 1 cloth", nobles="park")})
    assert refused(match, "build theatre site_1") == "site_taken"
    assert may(match, "build theatre site_2")
    free = given(3, expansion=True, seats={0: seat(goods=FOR_SITE_2)})
    assert choices(free, "build") == [
        f"{name} site_2" for name in ("wealthy_noble", "theatre", "university", "cathedral", "library", "park")
    ]
    gone = given(expansion=True, seats={0: seat(goods=FOR_SITE_2), 1: seat(nobles="theatre")})
    assert refused(gone, "build theatre site_2") == "none_left"


@rule("AN-NOBLE-05", "AN-EX-47")
def test_no_two_equal_buildings_on_one_island() -> None:
    """No two equal buildings stand on one island."""
    match = given(3, expansion=True, seats={0: seat(goods=FOR_SITE_2, nobles="theatre")})
    assert table(match)["noble_buildings"]["theatre"] == 1
    assert refused(match, "build theatre site_2") == "second_of_a_kind"


@rule("AN-NOBLE-06", "AN-EX-47")
def test_the_site_with_the_skull_needs_a_beaten_nest() -> None:
    """The site with the skull also needs at least one beaten nest, which is not spent."""
    match = given(expansion=True, seats={0: seat(goods=FOR_SITE_3, nobles="theatre")})
    assert refused(match, "build park site_3") == "nests_needed"
    brave = given(expansion=True, seats={0: seat(goods=FOR_SITE_3, nobles="theatre", nests="nest_6")})
    do(brave, "build park site_3")
    assert board(brave)["nests"] == {"nest_6": 1}


@rule("AN-NOBLE-07")
def test_buildings_are_never_removed() -> None:
    """Nobles' buildings are never removed or swapped."""
    match = given(expansion=True, seats={0: seat(nobles="theatre, park", people="4 settler")}, **rolling())
    do(match, "roll 6", "roll 3")
    assert board(match)["noble_buildings"] == {"site_1": "theatre", "site_2": "park"}
    assert refused(match, "build university site_1") == "site_taken"


@rule("AN-NOBLE-08")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_there_are_not_enough_buildings_for_everybody(players: int) -> None:
    """The supply is too small for all players to fill all sites."""
    assert sum(table(new_game(players, expansion=True))["noble_buildings"].values()) < 3 * players


@rule("AN-NOBLE-09", "AN-EX-43")
def test_the_wealthy_noble_buys_a_luxury_for_six() -> None:
    """With the wealthy noble 1 luxury a turn may be sold for 6 gold, in addition to the resident noble."""
    match = given(expansion=True, seats={0: seat(goods="3 gems", nobles="wealthy_noble")})
    do(match, "sell gems extra")
    assert board(match)["gold"] == 6
    assert refused(match, "sell gems extra") == "no_extra_sale"
    do(match, "sell gems noble")
    assert board(match)["gold"] == 9


@rule("AN-NOBLE-10")
def test_the_theatre_makes_luxuries_cheaper() -> None:
    """With the theatre each luxury costs 2 gold less."""
    match = given(expansion=True, seats={0: seat(gold=16, nobles="theatre")})
    do(match, "buy silk", "buy gems")
    assert board(match)["gold"] == 0


@rule("AN-NOBLE-11", "AN-EX-51")
def test_the_university_is_a_cannon_more() -> None:
    """With the university each own ship has 1 more cannon than the track shows."""
    match = given(expansion=True, seats={0: seat(cannons=3, nobles="university"), 1: seat(cannons=3)})
    assert [seen["strength"] for seen in match.view(None)["seats"]] == [4, 3]


@rule("AN-NOBLE-12", "AN-EX-48")
def test_the_cathedral_brings_two_cards_once() -> None:
    """The builder of the cathedral draws 2 action cards once; above 4 some are discarded at the end of the turn."""
    match = given(expansion=True, seats={0: seat(goods=FOR_SITE_1, cards="4 engineer")})
    do(match, "build cathedral site_1", "draw explorer", "draw sea_hero")
    assert sum(board(match)["cards"].values()) == 6
    assert kind(match) == "work"
    do(match, "ships", "discard engineer", "discard engineer")
    assert board(match)["cards"] == {"sea_hero": 1, "explorer": 1, "engineer": 2}


@rule("AN-NOBLE-13", "AN-NOBLE-15")
def test_the_library_raises_an_inhabitant_for_free() -> None:
    """The builder of the library may raise one inhabitant at once for free; if nobody can rise, that is lost."""
    match = given(3, expansion=True, seats={0: seat(goods=FOR_SITE_1, people="1 settler, 1 citizen")})
    do(match, "build library site_1")
    assert match.choices() == ["pass", "upgrade citizen", "upgrade merchant"]
    do(match, "upgrade merchant")
    assert board(match)["inhabitants"] == {"settler": 1, "merchant": 1}
    assert kind(match) == "work"
    nobody = given(3, expansion=True, seats={0: seat(goods=FOR_SITE_1, people="2 merchant")})
    do(nobody, "build library site_1")
    assert (kind(nobody), board(nobody)["inhabitants"]) == ("work", {"merchant": 2})


@rule("AN-NOBLE-14", "AN-EX-49")
@pytest.mark.parametrize(("before", "after"), [(3, 15), (33, 40)])
def test_the_park_brings_twelve_gold_once(before: int, after: int) -> None:
    """The builder of the park gets 12 gold once, as far as the track goes."""
    match = given(expansion=True, seats={0: seat(gold=before, goods=FOR_SITE_1)})
    do(match, "build park site_1")
    assert board(match)["gold"] == after
    do(match, "ships", "roll 3", "ships", "roll 3")
    assert board(match)["gold"] == after
