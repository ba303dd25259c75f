"""Puerto Rico with New Buildings: the captain phase, with storehouse, small wharf, lighthouse and union hall."""

import pytest

from boriken import Match
from boriken.core.errors import IllegalActionError
from tests.kits.puerto_rico import (
    board,
    counted,
    finish_phase,
    for_every_player_count,
    kind,
    rule,
    seat,
    ship,
    ships_with_other_goods,
    table,
    with_new_buildings,
)

# Ships in which nothing has room
FULL_SHIPS = [ship("5 corn"), ship("6 indigo"), ship("7 sugar")]


def purse(match: Match, number: int = 0) -> tuple[int, int]:
    """Points and doubloons of a seat."""
    return board(match, number)["points"], board(match, number)["doubloons"]


def stored(match: Match, *kept: str, number: int = 1) -> dict[str, int]:
    """The goods of a seat after it has said what it keeps."""
    match.play(*(f"keep {answer}" for answer in kept))
    goods: dict[str, int] = board(match, number)["goods"]
    return goods


# The storehouse


@rule("NB-STOREHOUSE-01")
@pytest.mark.parametrize(("city", "most"), [("", 1), ("storehouse (0)", 1), ("storehouse", 4)])
def test_the_storehouse_keeps_three_goods_more(city: str, most: int) -> None:
    """The owner of an occupied storehouse keeps three goods more, of any kinds, besides the one that all keep."""
    match = with_new_buildings(seats={1: seat(goods="6 tobacco", city=city)}, cargo_ships=ships_with_other_goods())
    match.play("captain")
    assert match.choices() == [f"keep tobacco {count}" for count in range(most + 1)]


@rule("NB-STOREHOUSE-01")
def test_the_four_goods_may_be_of_any_kinds() -> None:
    """The goods in the storehouse may be equal or different."""
    hoard = seat(goods="2 sugar, 2 tobacco, 1 coffee", city="storehouse")
    for kept, goods in (
        (["sugar 2", "tobacco 2"], "2 sugar, 2 tobacco"),
        (["sugar 2", "tobacco 1"], "2 sugar, 1 tobacco, 1 coffee"),
        (["sugar 1"], "1 sugar, 2 tobacco, 1 coffee"),
    ):
        match = with_new_buildings(seats={1: hoard}, cargo_ships=FULL_SHIPS)
        match.play("captain")
        assert stored(match, *kept) == counted(goods)


@rule("NB-STOREHOUSE-02")
def test_the_storehouse_adds_to_a_warehouse() -> None:
    """With a large warehouse two whole kinds are kept and four goods more."""
    hoard = seat(goods="5 corn, 5 tobacco, 5 coffee", city="storehouse, large_warehouse")
    match = with_new_buildings(seats={1: hoard}, cargo_ships=FULL_SHIPS)
    match.play("captain")
    assert stored(match, "corn 5", "tobacco 5", "coffee 4") == {"corn": 5, "tobacco": 5, "coffee": 4}


@rule("NB-EX-08")
def test_nine_of_ten_goods_are_kept_with_storehouse_and_large_warehouse() -> None:
    """Of three corn, two indigo, two sugar, two tobacco and one coffee all but one are kept: corn and tobacco in the
    large warehouse, four of the others as single goods."""
    hoard = seat(goods="3 corn, 2 indigo, 2 sugar, 2 tobacco, 1 coffee", city="storehouse, large_warehouse")
    match = with_new_buildings(seats={1: hoard}, cargo_ships=FULL_SHIPS)
    match.play("captain")
    kept = stored(match, "corn 3", "indigo 2", "sugar 2", "tobacco 2")
    assert kept == counted("3 corn, 2 indigo, 2 sugar, 2 tobacco")
    match = with_new_buildings(seats={1: hoard}, cargo_ships=FULL_SHIPS)
    match.play("captain")
    assert sum(stored(match, "corn 3", "indigo 1").values()) == 9


@rule("NB-IX-19")
def test_both_warehouses_and_the_storehouse() -> None:
    """With both warehouses and the storehouse three whole kinds and four goods are kept."""
    hoard = seat(
        goods="3 corn, 5 indigo, 4 sugar, 5 tobacco, 5 coffee", city="storehouse, small_warehouse, large_warehouse"
    )
    match = with_new_buildings(seats={1: hoard}, cargo_ships=FULL_SHIPS)
    match.play("captain")
    assert stored(match, "corn 1", "indigo 5", "sugar 3") == counted("1 corn, 5 indigo, 3 sugar, 5 tobacco, 5 coffee")
    match = with_new_buildings(seats={1: hoard}, cargo_ships=FULL_SHIPS)
    match.play("captain", "keep corn 1", "keep indigo 5", "keep sugar 4", "keep tobacco 5")
    assert match.choices() == [f"keep coffee {count}" for count in range(4)]


# The small wharf


@rule("NB-SMALLWHARF-01")
@pytest.mark.parametrize(("goods", "points"), [(1, 0), (2, 1), (3, 1), (4, 2), (7, 3)])
def test_two_goods_by_the_small_wharf_bring_a_point(goods: int, points: int) -> None:
    """Instead of loading a ship the owner of an occupied small wharf may give goods back to the supply, for a point a
    full two goods."""
    match = with_new_buildings(seats={1: seat(goods=f"{goods} tobacco", city="small_wharf")})
    supply = table(match)["goods"]["tobacco"]
    match.play("captain", "small_wharf", "keep tobacco 0")
    assert purse(match, 1) == (points, 0)
    assert table(match)["goods"]["tobacco"] == supply + goods
    assert [hull["load"] for hull in table(match)["cargo_ships"]] == [0, 0, 0]


@rule("NB-SMALLWHARF-01")
def test_the_small_wharf_sails_once_a_phase() -> None:
    """The small wharf is used once in a captain phase, and only with a colonist on it."""
    match = with_new_buildings(
        seats={1: seat(goods="5 tobacco", city="small_wharf")}, cargo_ships=[ship("1 tobacco"), *FULL_SHIPS[1:]]
    )
    match.play("captain", "small_wharf", "keep tobacco 3")
    assert match.why_not("small_wharf") == "Your small wharf has been used in this phase."
    match = with_new_buildings(seats={1: seat(goods="5 tobacco", city="small_wharf (0)")})
    match.play("captain")
    assert match.why_not("small_wharf") == "That needs an occupied small wharf."


@rule("NB-SMALLWHARF-02")
def test_any_goods_go_by_the_small_wharf() -> None:
    """The goods may be of different kinds, and some of a kind may stay."""
    match = with_new_buildings(seats={1: seat(goods="2 corn, 3 sugar, 1 coffee", city="small_wharf")})
    match.play("captain", "small_wharf", "keep corn 1", "keep sugar 2", "keep coffee 0")
    assert board(match, 1)["goods"] == {"corn": 1, "sugar": 2}
    assert purse(match, 1) == (1, 0)


@rule("NB-SMALLWHARF-03")
@pytest.mark.parametrize("nb_rules", ["2004", "2020"])
def test_at_least_one_good_must_go(nb_rules: str) -> None:
    """At least one good must go by the small wharf."""
    match = with_new_buildings(
        seats={1: seat(goods="2 corn, 1 sugar", city="small_wharf")}, options={"nb_rules": nb_rules}
    )
    match.play("captain", "small_wharf", "keep corn 2")
    assert match.choices() == ["keep sugar 0"]
    with pytest.raises(IllegalActionError, match="At least one good must go"):
        match.play("keep sugar 1")


@rule("NB-DEC-09", "NB-IX-24")
def test_a_single_good_by_the_small_wharf_is_a_shipment() -> None:
    """A single good brings no point of its own, but is a shipment: harbor, lighthouse and the captain's point count,
    and the turn is over."""
    captain = seat(goods="1 corn, 1 sugar", city="small_wharf, harbor, lighthouse")
    match = with_new_buildings(seats={0: captain, 1: seat(goods="1 coffee")})
    match.play("captain")
    assert purse(match) == (0, 1)
    match.play("small_wharf", "keep corn 0", "keep sugar 1")
    assert purse(match) == (0 + 1 + 1, 1 + 1)
    assert match.actor == 1


@rule("NB-DEC-09")
def test_many_kinds_are_one_shipment() -> None:
    """However many kinds go by the small wharf, it is one shipment: one point of the harbor, one doubloon."""
    owner = seat(goods="1 corn, 1 sugar, 2 coffee", city="small_wharf, harbor, lighthouse")
    match = with_new_buildings(seats={1: owner})
    match.play("captain", "small_wharf", "keep corn 0", "keep sugar 0", "keep coffee 0")
    assert purse(match, 1) == (2 + 1, 1)


@rule("NB-SMALLWHARF-04")
@pytest.mark.parametrize(
    "turns",
    [
        [["wharf corn"], ["small_wharf", "keep sugar 0"]],
        [["small_wharf", "keep corn 3", "keep sugar 0"], ["wharf corn"]],
    ],
    ids=["wharf first", "small wharf first"],
)
def test_both_wharves_may_sail_in_one_phase(turns: list[list[str]]) -> None:
    """A player who has both wharves may use both in one phase, on different turns and in any order."""
    match = with_new_buildings(
        seats={1: seat(goods="3 corn, 4 sugar", city="wharf, small_wharf"), 2: seat(goods="2 coffee")}
    )
    match.play("captain", *turns[0])
    assert match.actor == 2
    match.play("ship coffee 5", *turns[1])
    assert purse(match, 1) == (3 + 2, 0)
    assert board(match, 1)["goods"] == {}


@rule("NB-SMALLWHARF-05", "NB-IX-25")
def test_the_small_wharf_only_puts_off_loading_ships() -> None:
    """The small wharf takes the place of one shipment; on the next turn goods that fit a ship must be loaded."""
    match = with_new_buildings(seats={1: seat(goods="3 corn, 2 sugar", city="small_wharf")})
    match.play("captain")
    assert match.why_not("pass") == "You must ship: one of your goods fits on a cargo ship."
    match.play("small_wharf", "keep corn 2", "keep sugar 2")
    assert match.actor == 1
    assert match.why_not("pass") == "You must ship: one of your goods fits on a cargo ship."
    assert match.choices() == [
        *(f"ship corn {spaces}" for spaces in (5, 6, 7)),
        *(f"ship sugar {spaces}" for spaces in (5, 6, 7)),
    ]


@rule("NB-SMALLWHARF-05")
def test_nobody_must_use_the_small_wharf() -> None:
    """If no ship takes their goods the owner may use the small wharf or pass."""
    match = with_new_buildings(seats={1: seat(goods="3 tobacco", city="small_wharf")}, cargo_ships=FULL_SHIPS)
    match.play("captain")
    assert match.choices() == ["pass", "small_wharf"]


@rule("NB-EX-10")
def test_six_goods_of_three_kinds_bring_three_points() -> None:
    """Three corn, one sugar and two tobacco bring three points; one sugar and one tobacco are left."""
    match = with_new_buildings(seats={1: seat(goods="3 corn, 2 sugar, 3 tobacco", city="small_wharf")})
    match.play("captain", "small_wharf", "keep corn 0", "keep sugar 1", "keep tobacco 1")
    assert (purse(match, 1), board(match, 1)["goods"]) == ((3, 0), {"sugar": 1, "tobacco": 1})


# The lighthouse


@rule("NB-LIGHTHOUSE-01")
@for_every_player_count
def test_each_shipment_brings_a_doubloon(players: int) -> None:
    """Each time they ship goods the owner of an occupied lighthouse gets a doubloon, whoever is captain."""
    match = with_new_buildings(players, seats={1: seat(goods="2 corn, 1 sugar", city="lighthouse")})
    match.play("captain", "ship corn 6")
    assert purse(match, 1) == (2, 1)
    match.play(match.choices()[0])
    assert purse(match, 1) == (3, 2)


@rule("NB-LIGHTHOUSE-01")
def test_an_empty_lighthouse_pays_nothing() -> None:
    """Without a colonist the lighthouse pays nothing, neither for a shipment nor to the captain."""
    match = with_new_buildings(seats={0: seat(goods="2 corn", city="lighthouse (0)")})
    match.play("captain", "ship corn 6")
    assert purse(match) == (2 + 1, 0)


@rule("NB-LIGHTHOUSE-02")
@pytest.mark.parametrize("shipment", [["wharf corn"], ["small_wharf", "keep corn 0"]], ids=["wharf", "small_wharf"])
def test_shipments_by_wharves_bring_the_doubloon_too(shipment: list[str]) -> None:
    """Shipments by wharf and small wharf count."""
    match = with_new_buildings(seats={1: seat(goods="2 corn", city="lighthouse, wharf, small_wharf")})
    match.play("captain", *shipment)
    assert board(match, 1)["doubloons"] == 1


@rule("NB-LIGHTHOUSE-03", "NB-IX-26")
@pytest.mark.parametrize(("goods", "doubloons"), [("", 1), ("1 corn", 2), ("1 corn, 1 sugar", 3)])
def test_the_captain_gets_a_doubloon_of_his_lighthouse(goods: str, doubloons: int) -> None:
    """As captain the owner gets one doubloon more, once, even if they ship nothing."""
    match = with_new_buildings(seats={0: seat(goods=goods, city="lighthouse")})
    match.play("captain")
    finish_phase(match)
    assert board(match, 0)["doubloons"] == doubloons


@rule("NB-DEC-23")
def test_the_captains_doubloon_comes_when_the_phase_starts() -> None:
    """The captain's doubloon is paid when the phase starts, after guests could move: a guest who comes later is too
    late for it."""
    captain = seat(goods="1 corn", city="guesthouse, lighthouse (0)")
    match = with_new_buildings(seats={0: captain})
    match.play("captain", "guest lighthouse")
    assert (kind(match), board(match, 0)["doubloons"]) == ("ship", 1)
    match = with_new_buildings(seats={0: captain})
    match.play("captain", "pass", "guest lighthouse")
    assert (kind(match), board(match, 0)["doubloons"]) == ("ship", 0)


@rule("NB-EX-11")
def test_the_captain_with_lighthouse_and_both_wharves() -> None:
    """The captain ships two corn on a ship for three points and two doubloons, three indigo by the wharf for three and
    one, three sugar by the small wharf for one and one."""
    captain = seat(goods="2 corn, 3 indigo, 3 sugar", city="lighthouse, wharf, small_wharf")
    match = with_new_buildings(seats={0: captain})
    match.play("captain", "ship corn 5")
    assert purse(match) == (3, 2)
    match.play("wharf indigo")
    assert purse(match) == (3 + 3, 2 + 1)
    match.play("small_wharf", "keep sugar 0")
    assert purse(match) == (3 + 3 + 1, 2 + 1 + 1)


@rule("NB-IX-24")
@pytest.mark.parametrize(
    ("order", "points"),
    [
        (["ship corn 5", "wharf indigo", "small_wharf"], 2 + 3 + 1),
        (["wharf indigo", "ship corn 5", "small_wharf"], 2 + 3 + 1),
        (["wharf indigo", "small_wharf", "ship corn 5"], 2 + 3 + 1),
        (["small_wharf", "wharf indigo", "ship corn 5"], 2 + 3 + 1),
    ],
)
def test_ship_and_wharves_in_any_order(order: list[str], points: int) -> None:
    """With both wharves, harbor and lighthouse the order of the shipments does not matter: a point of the harbor and a
    doubloon with each, the captain's own with the first."""
    captain = seat(goods="2 corn, 3 indigo, 3 sugar", city="lighthouse, harbor, wharf, small_wharf")
    match = with_new_buildings(seats={0: captain})
    match.play("captain")
    for shipment in order:
        match.play(shipment)
        while kind(match) == "small_wharf":
            match.play(match.choices()[0] if "sugar" in match.choices()[0] else match.choices()[-1])
    assert purse(match) == (points + 3 + 1, 3 + 1)
    assert board(match, 0)["goods"] == {}


# The union hall


@rule("NB-UNIONHALL-01")
@pytest.mark.parametrize(
    ("goods", "points"),
    [("1 corn", 0), ("2 corn", 1), ("3 corn", 1), ("1 corn, 1 sugar", 0), ("3 corn, 3 sugar", 2), ("5 corn", 2)],
)
def test_two_equal_goods_bring_a_point_before_shipping(goods: str, points: int) -> None:
    """Before their first shipment of the phase the owner of an occupied union hall gets a point for every full two
    equal goods, kind by kind."""
    match = with_new_buildings(seats={1: seat(goods=goods, city="union_hall")})
    match.play("captain")
    assert (kind(match), purse(match, 1)) == ("ship", (points, 0))


@rule("NB-UNIONHALL-01")
def test_the_union_hall_pays_once_and_only_with_a_colonist() -> None:
    """It pays once a phase, not before the second shipment; an empty one pays nothing."""
    match = with_new_buildings(seats={1: seat(goods="2 corn, 2 sugar", city="union_hall")})
    match.play("captain", "ship corn 5")
    assert purse(match, 1) == (2 + 2, 0)
    match.play("ship sugar 6")
    assert purse(match, 1) == (2 + 2 + 2, 0)
    match = with_new_buildings(seats={1: seat(goods="2 corn, 2 sugar", city="union_hall (0)")})
    match.play("captain")
    assert purse(match, 1) == (0, 0)


@rule("NB-UNIONHALL-02")
def test_the_goods_stay_and_are_shipped() -> None:
    """The goods stay; then they are shipped as ever."""
    match = with_new_buildings(seats={1: seat(goods="4 corn", city="union_hall")})
    match.play("captain")
    assert (board(match, 1)["goods"], purse(match, 1)) == ({"corn": 4}, (2, 0))
    match.play("ship corn 5")
    assert (board(match, 1)["goods"], purse(match, 1)) == ({}, (2 + 4, 0))


@rule("NB-UNIONHALL-03", "NB-DEC-14")
@pytest.mark.parametrize("nb_rules", ["2004", "2020"])
def test_the_union_hall_pays_also_who_can_ship_nothing(nb_rules: str) -> None:
    """It pays when its owner first has a turn in the phase, by both rules, even if they can ship nothing."""
    match = with_new_buildings(
        seats={0: seat(goods="1 corn"), 2: seat(goods="4 tobacco", city="union_hall")},
        cargo_ships=[ship("1 corn"), ship("1 indigo"), ship("1 coffee")],
        options={"nb_rules": nb_rules},
    )
    match.play("captain")
    assert purse(match, 2) == (0, 0)
    match.play("ship corn 5")
    assert (match.actor, kind(match), purse(match, 2)) == (2, "keep", (2, 0))


@rule("NB-EX-14")
def test_three_corn_two_indigo_one_coffee() -> None:
    """Three corn, two indigo and one coffee bring two points."""
    match = with_new_buildings(seats={1: seat(goods="3 corn, 2 indigo, 1 coffee", city="union_hall")})
    match.play("captain")
    assert purse(match, 1) == (2, 0)


@rule("NB-EX-15")
def test_four_corn_two_coffee() -> None:
    """Four corn and two coffee bring three points."""
    match = with_new_buildings(seats={1: seat(goods="4 corn, 2 coffee", city="union_hall")})
    match.play("captain")
    assert purse(match, 1) == (3, 0)


@rule("NB-DEC-19", "NB-IX-29")
@pytest.mark.parametrize("chips", [2, 1])
def test_the_union_hall_can_take_the_last_chips(chips: int) -> None:
    """If the union hall takes the last chips, the game ends with the round, and points for the shipments that follow
    are written down."""
    match = with_new_buildings(seats={1: seat(goods="4 corn", city="union_hall")}, chips=chips)
    match.play("captain")
    assert (purse(match, 1), table(match)["points"], table(match)["ending"]) == ((2, 0), 0, ["points"])
    match.play("ship corn 5")
    assert (purse(match, 1), table(match)["points"]) == ((6, 0), 0)
