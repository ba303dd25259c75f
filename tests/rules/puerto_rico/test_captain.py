"""Puerto Rico: the captain phase, the harbor and the wharf."""

import pytest

from boriken import Match
from tests.kits.puerto_rico import (
    board,
    for_every_player_count,
    given,
    kind,
    roles_taken,
    rule,
    seat,
    ship,
    ships_with_other_goods,
    table,
)


def points(match: Match, number: int) -> int:
    found: int = board(match, number)["points"]
    return found


@rule("PR-CAPTAIN-01")
@for_every_player_count
def test_the_captain_ships_first_and_then_all_in_turn_round_and_round(players: int) -> None:
    """The captain ships first, then the others clockwise, for as many rounds as it takes."""
    match = given(players, governor=1, seats={number: seat(goods="1 corn, 1 indigo") for number in range(players)})
    match.play("captain")
    shippers = []
    while kind(match) == "ship":
        shippers.append(match.actor)
        match.play(match.choices()[0])
    assert shippers == [*range(1, players), 0] * 2


@rule("PR-CAPTAIN-02")
def test_who_can_load_a_ship_may_not_pass() -> None:
    """Whoever can load a cargo ship on their turn has to ship; they may not pass, not even with a wharf of their
    own."""
    match = given(seats={0: seat(goods="2 corn", city="wharf")}, cargo_ships=[ship("1 corn"), ship(), ship()])
    match.play("captain")
    assert match.choices() == ["ship corn 5", "wharf corn"]


@rule("PR-CAPTAIN-03")
def test_a_turn_is_one_kind_on_one_ship() -> None:
    """In one turn a player ships goods of one kind on one ship; their other goods have to wait for their next turn."""
    match = given(
        seats={0: seat(goods="1 corn, 1 indigo"), 1: seat(goods="1 corn")},
        cargo_ships=[ship("1 corn"), ship("1 indigo"), ship()],
    )
    match.play("captain", "ship corn 5")
    assert match.actor == 1
    assert board(match, 0)["goods"] == {"indigo": 1}


@rule("PR-CAPTAIN-04")
def test_shipping_goes_on_until_nobody_can_load() -> None:
    """Shipping ends only when nobody can load anything any more; a player may so have several turns in a row."""
    match = given(seats={0: seat(goods="1 corn, 1 indigo, 1 sugar"), 2: seat(goods="1 corn")})
    match.play("captain", "ship corn 5", "ship corn 5", "ship indigo 6")
    assert (match.actor, match.choices()) == (0, ["ship sugar 7"])
    match.play("ship sugar 7")
    assert kind(match) == "role"


@rule("PR-CAPTAIN-05")
def test_a_ship_carries_one_kind() -> None:
    """A cargo ship carries goods of a single kind."""
    match = given(seats={0: seat(goods="1 corn, 2 sugar")}, cargo_ships=ships_with_other_goods())
    match.play("captain")
    assert match.choices() == ["ship corn 5"]
    assert match.why_not("ship sugar 6") == "That ship carries indigo."


@rule("PR-CAPTAIN-06")
def test_a_kind_on_one_ship_cannot_go_on_another() -> None:
    """A kind that lies on one cargo ship cannot be loaded on another, not even when that ship is full."""
    match = given(seats={0: seat(goods="3 corn, 1 indigo")}, cargo_ships=[ship("5 corn"), ship(), ship()])
    match.play("captain")
    assert match.choices() == ["ship indigo 6", "ship indigo 7"]
    assert match.why_not("ship corn 6") == "The corn ship is full."


@rule("PR-CAPTAIN-06")
def test_a_kind_goes_on_the_ship_that_carries_it_though_an_empty_one_takes_more() -> None:
    """A ship that carries a kind is the only one for it, however little room it has left."""
    match = given(seats={0: seat(goods="3 corn")}, cargo_ships=[ship("4 corn"), ship(), ship()])
    match.play("captain")
    assert match.choices() == ["ship corn 5"]


@rule("PR-CAPTAIN-07")
def test_a_full_ship_takes_nothing_more() -> None:
    """A full cargo ship takes nothing more."""
    match = given(
        seats={0: seat(goods="3 corn"), 1: seat(goods="1 indigo")},
        cargo_ships=[ship("5 corn"), ship("1 indigo"), ship("1 coffee")],
    )
    match.play("captain")
    assert (match.actor, match.choices()) == (1, ["ship indigo 6"])


@rule("PR-CAPTAIN-08")
@pytest.mark.parametrize(("goods", "aboard", "left"), [(4, 3, 2), (2, 3, 0), (2, 1, 0)])
def test_as_many_goods_as_fit_are_loaded(goods: int, aboard: int, left: int) -> None:
    """Of the kind they ship a player loads as many goods as fit; they may hold none back."""
    match = given(
        seats={0: seat(goods=f"{goods} corn"), 1: seat(goods="1 indigo")},
        cargo_ships=[ship(f"{aboard} corn"), ship("1 indigo"), ship("1 coffee")],
    )
    match.play("captain", "ship corn 5")
    assert board(match, 0)["goods"].get("corn", 0) == left
    assert table(match)["cargo_ships"][0]["load"] == aboard + goods - left


@rule("PR-CAPTAIN-09")
@pytest.mark.parametrize(
    ("players", "lot", "ships"),
    [
        (2, 4, [4, 6]),
        (2, 5, [6]),
        (3, 5, [5, 6]),
        (3, 7, [6]),
        (4, 6, [6, 7]),
        (4, 9, [7]),
        (5, 6, [6, 7, 8]),
        (5, 8, [8]),
    ],
)
def test_of_the_empty_ships_one_that_takes_the_most_is_loaded(players: int, lot: int, ships: list[int]) -> None:
    """Where several empty ships could take a kind, the player uses one that takes the most of their goods; between
    ships that take equally many they choose."""
    match = given(players, seats={0: seat(goods=f"{lot} sugar")})
    match.play("captain")
    assert match.choices() == [f"ship sugar {spaces}" for spaces in ships]


@rule("PR-CAPTAIN-10")
def test_what_does_not_fit_stays_and_only_a_wharf_can_ship_it() -> None:
    """Goods for which the ship has no room stay with their owner; that ship is full now, so in this phase only a
    wharf can still take them."""
    match = given(
        seats={0: seat(goods="4 corn", city="wharf"), 1: seat(goods="2 corn")},
        cargo_ships=[ship("3 corn"), ship(), ship()],
    )
    match.play("captain", "ship corn 5")
    assert board(match, 0)["goods"] == {"corn": 2}
    assert (match.actor, match.choices()) == (0, ["pass", "wharf corn"])


@rule("PR-CAPTAIN-11")
def test_the_kind_to_ship_is_a_free_choice() -> None:
    """A player who can load several kinds ships the one they like; it need not be their largest lot."""
    match = given(
        seats={0: seat(goods="1 corn, 5 sugar, 3 coffee")},
        cargo_ships=[ship("1 corn"), ship("1 sugar"), ship("1 coffee")],
    )
    match.play("captain")
    assert match.choices() == ["ship corn 5", "ship sugar 6", "ship coffee 7"]


@rule("PR-CAPTAIN-12")
@pytest.mark.parametrize("good", ["corn", "indigo", "sugar", "tobacco", "coffee"])
def test_every_good_shipped_is_worth_one_point(good: str) -> None:
    """Each good shipped is worth one victory point, whatever its kind."""
    match = given(seats={1: seat(goods=f"3 {good}")})
    match.play("captain", f"ship {good} 5")
    assert points(match, 1) == 3
    assert table(match)["points"] == 97


@rule("PR-CAPTAIN-13")
def test_the_captain_gets_one_point_more() -> None:
    """With their first shipment of the phase the captain gets one victory point more."""
    match = given(governor=2, seats={2: seat(goods="3 corn")})
    match.play("captain", "ship corn 5")
    assert points(match, 2) == 4


@rule("PR-CAPTAIN-14")
def test_the_captain_gets_his_point_only_once() -> None:
    """The captain gets their extra point once, however often and however much they ship, and only if they ship."""
    match = given(seats={0: seat(goods="3 corn, 2 indigo")})
    match.play("captain", "ship corn 5", "ship indigo 6")
    assert points(match, 0) == 3 + 1 + 2


@rule("PR-CAPTAIN-14")
def test_a_captain_who_ships_nothing_gets_no_point() -> None:
    """There is no point for a captain without a shipment, whatever the others ship."""
    match = given(seats={0: seat(goods="1 sugar"), 1: seat(goods="2 corn")}, cargo_ships=ships_with_other_goods())
    match.play("captain", "ship corn 5")
    assert [points(match, number) for number in range(4)] == [0, 2, 0, 0]


@rule("PR-CAPTAIN-16")
def test_points_are_counted_by_value_not_by_chips() -> None:
    """Changing five chips of one point for one of five makes no difference: only the sum of the points counts."""
    at_once = given(seats={1: seat(points=4, goods="5 corn")}, chips=8)
    at_once.play("captain", "ship corn 6")
    in_parts = given(seats={1: seat(points=4, goods="2 corn, 3 indigo")}, chips=8)
    in_parts.play("captain", "ship corn 5", "ship indigo 6")
    for match in (at_once, in_parts):
        assert (points(match, 1), table(match)["points"], table(match)["ending"]) == (9, 3, [])


@rule("PR-CAPTAIN-17")
def test_full_ships_are_emptied_after_the_storage_check() -> None:
    """No ship is emptied while goods are shipped; after the storage check all full ships are, into the supply."""
    match = given(
        seats={0: seat(goods="4 corn"), 1: seat(goods="2 indigo"), 2: seat(goods="2 sugar")},
        cargo_ships=[ship("1 corn"), ship("4 indigo"), ship("1 coffee")],
    )
    match.play("captain", "ship corn 5")
    assert table(match)["cargo_ships"][0]["load"] == 5
    match.play("ship indigo 6")
    assert kind(match) == "keep"
    assert [loaded["load"] for loaded in table(match)["cargo_ships"]] == [5, 6, 1]
    match.play("keep sugar 1")
    assert [loaded["load"] for loaded in table(match)["cargo_ships"]] == [0, 0, 1]
    assert (table(match)["goods"]["corn"], table(match)["goods"]["indigo"]) == (10, 11)


@rule("PR-CAPTAIN-18")
def test_a_ship_with_room_keeps_its_goods() -> None:
    """A ship that is not full keeps its goods for the next captain phase."""
    match = given(seats={0: seat(goods="3 corn")}, cargo_ships=[ship("1 corn"), ship(), ship()])
    match.play("captain", "ship corn 5")
    assert table(match)["cargo_ships"][0] == {"spaces": 5, "load": 4, "good": "corn"}


# The harbor


@rule("PR-BLD-HARBOR-01")
def test_the_harbor_gives_a_point_for_every_shipment() -> None:
    """Each time the owner of an occupied harbor ships goods they get one victory point more."""
    match = given(seats={1: seat(goods="2 corn, 1 indigo", city="harbor")})
    match.play("captain", "ship corn 5")
    assert points(match, 1) == 2 + 1
    match.play("ship indigo 6")
    assert points(match, 1) == 2 + 1 + 1 + 1


@rule("PR-BLD-HARBOR-01")
def test_an_empty_harbor_gives_nothing() -> None:
    """Without a colonist on it the harbor adds no point."""
    match = given(seats={1: seat(goods="2 corn", city="harbor (0)")})
    match.play("captain", "ship corn 5")
    assert points(match, 1) == 2


@rule("PR-BLD-HARBOR-02")
def test_the_harbor_counts_shipments_by_wharf() -> None:
    """The harbor's point comes also with a shipment by wharf."""
    match = given(seats={1: seat(goods="2 corn", city="harbor, wharf")})
    match.play("captain", "wharf corn")
    assert points(match, 1) == 2 + 1


# The wharf


@rule("PR-BLD-WHARF-01")
def test_the_wharf_ships_a_kind_straight_to_the_supply() -> None:
    """On any of their turns the owner of an occupied wharf may, in place of loading a cargo ship, return all their
    goods of one kind to the supply and get one victory point for each."""
    match = given(seats={1: seat(goods="4 tobacco", city="wharf")})
    match.play("captain")
    assert match.choices() == ["ship tobacco 5", "ship tobacco 6", "ship tobacco 7", "wharf tobacco"]
    match.play("wharf tobacco")
    assert (points(match, 1), board(match, 1)["goods"]) == (4, {})
    assert table(match)["goods"]["tobacco"] == 9
    assert [loaded["load"] for loaded in table(match)["cargo_ships"]] == [0, 0, 0]


@rule("PR-BLD-WHARF-02")
def test_the_wharf_sails_once_in_a_phase() -> None:
    """The wharf can be used once in a captain phase, on whichever turn its owner likes."""
    match = given(
        seats={1: seat(goods="1 corn, 2 sugar, 2 tobacco", city="wharf"), 2: seat(goods="1 corn")},
        cargo_ships=ships_with_other_goods(),
    )
    match.play("captain", "ship corn 5", "ship corn 5")
    assert (match.actor, match.choices()) == (1, ["pass", "wharf sugar", "wharf tobacco"])
    match.play("wharf sugar")
    assert kind(match) == "keep"
    assert board(match, 1)["goods"] == {"tobacco": 2}


@rule("PR-BLD-WHARF-02")
def test_the_wharf_can_sail_again_in_the_next_captain_phase() -> None:
    """With a new captain phase every wharf is free again."""
    match = given(
        2,
        seats={0: seat(goods="2 sugar, 1 tobacco", city="wharf")},
        cargo_ships=ships_with_other_goods(2),
        roles=roles_taken("settler", "mayor", "builder", "craftsman", "trader"),
        governor=1,
    )
    match.play("captain", "wharf sugar", "prospector")
    match.play("captain")
    assert match.choices() == ["pass", "wharf tobacco"]


@rule("PR-BLD-WHARF-03")
def test_the_wharf_takes_all_goods_of_any_kind() -> None:
    """The owner is free in the kind they ship by wharf, it need not be their largest lot, but all goods of it go."""
    match = given(seats={1: seat(goods="2 sugar, 5 tobacco", city="wharf")}, cargo_ships=ships_with_other_goods())
    match.play("captain")
    assert match.choices() == ["pass", "wharf sugar", "wharf tobacco"]
    match.play("wharf sugar")
    assert board(match, 1)["goods"] == {"tobacco": 5}


@rule("PR-BLD-WHARF-04")
@pytest.mark.parametrize("aboard", ["2 sugar", "5 sugar"])
def test_the_wharf_takes_a_kind_that_lies_on_a_ship(aboard: str) -> None:
    """By wharf also goes a kind that lies on a cargo ship, full or not, or that another player's wharf has shipped."""
    match = given(
        seats={1: seat(goods="2 sugar", city="wharf")}, cargo_ships=[ship(aboard), ship("1 corn"), ship("1 indigo")]
    )
    match.play("captain", "wharf sugar")
    assert points(match, 1) == 2


@rule("PR-BLD-WHARF-04")
def test_two_wharves_may_ship_the_same_kind() -> None:
    """The kind that one player's wharf has shipped does not bind the wharf of another."""
    match = given(
        seats={1: seat(goods="2 sugar", city="wharf"), 2: seat(goods="3 sugar", city="wharf")},
        cargo_ships=ships_with_other_goods(),
    )
    match.play("captain", "wharf sugar")
    assert (match.actor, match.choices()) == (2, ["pass", "wharf sugar"])


@rule("PR-BLD-WHARF-05")
def test_the_wharf_of_2020_has_room_for_everything() -> None:
    """In the edition of 2020 the wharf has no limit to what it carries."""
    match = given(seats={1: seat(goods="11 indigo", city="wharf")}, options={"edition": "2020"})
    match.play("captain", "wharf indigo")
    assert points(match, 1) == 11


@rule("PR-BLD-WHARF-06")
def test_the_wharf_of_the_first_edition_has_room_for_all_goods_of_a_kind() -> None:
    """In the first edition the wharf carries eleven goods, and no kind has more than that."""
    match = given(seats={1: seat(goods="11 sugar", city="wharf")}, options={"edition": "first"})
    match.play("captain", "wharf sugar")
    assert points(match, 1) == 11


@rule("PR-BLD-WHARF-07")
def test_after_the_wharf_the_duty_to_load_ships_goes_on() -> None:
    """A player who has used their wharf must load cargo ships on their later turns like everybody else."""
    match = given(
        seats={1: seat(goods="1 corn, 2 indigo", city="wharf")},
        cargo_ships=ships_with_other_goods(),
    )
    match.play("captain", "wharf indigo")
    assert (match.actor, match.choices()) == (1, ["ship corn 5"])


@rule("PR-BLD-WHARF-08")
def test_the_wharf_is_no_duty() -> None:
    """Nobody has to use their wharf: an owner who can ship in no other way may pass."""
    match = given(seats={1: seat(goods="1 sugar", city="wharf")}, cargo_ships=ships_with_other_goods())
    match.play("captain")
    assert match.choices() == ["pass", "wharf sugar"]
    match.play("pass")
    assert (kind(match), board(match, 1)["goods"]) == ("role", {"sugar": 1})


# Decisions


@rule("PR-DEC-10")
def test_who_passed_with_his_wharf_is_asked_again_until_a_whole_round_brings_no_shipment() -> None:
    """A wharf owner who can load no ship may pass and use the wharf on a later turn of the phase; shipping is over
    once a whole turn round the table has brought no shipment."""
    match = given(
        seats={0: seat(goods="1 sugar", city="wharf"), 2: seat(goods="1 corn, 1 indigo")},
        cargo_ships=ships_with_other_goods(),
    )
    match.play("captain")
    asked = []
    while kind(match) == "ship":
        asked.append(match.actor)
        match.play(match.choices()[0])
    assert asked == [0, 2, 0, 2, 0]


@rule("PR-DEC-14")
def test_a_wharf_shipment_can_be_the_captains_first() -> None:
    """For the captain's extra point a shipment by wharf is a shipment like any other."""
    match = given(seats={0: seat(goods="2 sugar, 1 corn", city="wharf")}, cargo_ships=ships_with_other_goods())
    match.play("captain", "wharf sugar")
    assert points(match, 0) == 2 + 1
    match.play("ship corn 5")
    assert points(match, 0) == 2 + 1 + 1


# Interactions


@rule("PR-IX-21")
@for_every_player_count
def test_who_finds_no_ship_for_his_kinds_is_skipped(players: int) -> None:
    """When all ships carry kinds that they do not have, a player is passed over; when that is so for all, shipping
    ends."""
    match = given(
        players,
        seats={0: seat(goods="1 sugar"), 1: seat(goods="1 corn, 1 tobacco")},
        cargo_ships=ships_with_other_goods(players),
    )
    match.play("captain")
    assert (match.actor, kind(match)) == (1, "ship")
    match.play(match.choices()[0])
    assert kind(match) == "role"
    assert [board(match, number)["goods"] for number in range(2)] == [{"sugar": 1}, {"tobacco": 1}]


@rule("PR-IX-22")
@pytest.mark.parametrize(("lot", "ships"), [(8, [7]), (7, [7]), (6, [6, 7]), (1, [6, 7])])
def test_of_two_empty_ships_the_larger_must_be_used_only_by_a_lot_too_large_for_the_other(
    lot: int, ships: list[int]
) -> None:
    """With two empty ships a lot larger than both goes on the larger one; a lot that fits on both goes where its
    owner likes."""
    match = given(seats={0: seat(goods=f"{lot} sugar")}, cargo_ships=[ship("1 corn"), ship(), ship()])
    match.play("captain")
    assert match.choices() == [f"ship sugar {spaces}" for spaces in ships]


@rule("PR-IX-23")
def test_a_kind_whose_ship_is_full_can_still_go_by_wharf() -> None:
    """A kind whose ship is full can be loaded on no other ship, but by wharf it can go."""
    match = given(seats={0: seat(goods="2 corn", city="wharf")}, cargo_ships=[ship("5 corn"), ship(), ship()])
    match.play("captain")
    assert match.choices() == ["pass", "wharf corn"]


@rule("PR-IX-24")
@pytest.mark.parametrize(("city", "expected"), [("wharf", 3 + 1), ("wharf, harbor", 3 + 1 + 1)])
def test_the_captain_starts_with_his_wharf(city: str, expected: int) -> None:
    """The captain's wharf as their first shipment brings their extra point; with a harbor it is two more in all."""
    match = given(seats={0: seat(goods="3 sugar", city=city)})
    match.play("captain", "wharf sugar")
    assert points(match, 0) == expected


@rule("PR-IX-25")
def test_a_wharf_kept_back_sails_after_the_others_have_shipped() -> None:
    """A wharf owner who passed can use their wharf on their next turn, after the others have shipped."""
    match = given(
        seats={0: seat(goods="2 sugar", city="wharf"), 1: seat(goods="1 corn"), 3: seat(goods="1 indigo")},
        cargo_ships=ships_with_other_goods(),
    )
    match.play("captain", "pass", "ship corn 5", "ship indigo 6", "wharf sugar")
    assert points(match, 0) == 2 + 1


# Worked examples


@rule("PR-EX-03")
def test_the_captain_phase_of_the_rule_book() -> None:
    """A whole captain phase of four players, turn by turn: what each may load, the points they get, what is stored and
    which ships are emptied."""
    match = given(
        seats={
            0: seat(goods="2 corn, 6 sugar"),
            1: seat(goods="2 sugar, 3 tobacco"),
            2: seat(goods="2 corn, 1 tobacco"),
            3: seat(goods="1 corn, 5 indigo"),
        },
        cargo_ships=[ship(), ship("3 corn"), ship()],
    )
    match.play("captain")
    assert match.choices() == ["ship corn 6", "ship sugar 7"]
    match.play("ship sugar 7")
    assert match.choices() == ["ship sugar 7", "ship tobacco 5"]
    match.play("ship sugar 7")
    assert match.choices() == ["ship corn 6", "ship tobacco 5"]
    match.play("ship tobacco 5")
    assert match.choices() == ["ship corn 6"]
    match.play("ship corn 6")
    assert match.choices() == ["ship corn 6"]
    match.play("ship corn 6")
    assert match.choices() == ["ship tobacco 5"]
    match.play("ship tobacco 5")
    assert [points(match, number) for number in range(4)] == [9, 4, 1, 1]
    assert match.question() == {
        "kind": "keep",
        "seat": 2,
        "role": "captain",
        "taker": 0,
        "about": "corn",
        "goods": 2,
        "warehouse_kinds": 0,
        "free_goods": 1,
        "things": {"corn": 2},
        "stores": [{"corn": 1}],
    }
    match.play("keep corn 1", "keep indigo 1")
    assert [board(match, number)["goods"] for number in range(4)] == [{}, {"sugar": 1}, {"corn": 1}, {"indigo": 1}]
    assert table(match)["cargo_ships"] == [
        {"spaces": 5, "load": 4, "good": "tobacco"},
        {"spaces": 6, "load": 0},
        {"spaces": 7, "load": 0},
    ]


def with_harbor_and_wharf() -> Match:
    """Five tobacco and two sugar, three spaces on the tobacco ship, room for the sugar; the captain has nothing."""
    match = given(
        seats={1: seat(goods="2 sugar, 5 tobacco", city="harbor, wharf")},
        cargo_ships=[ship("2 tobacco"), ship("1 sugar"), ship()],
    )
    match.play("captain")
    return match


@rule("PR-EX-11")
def test_harbor_and_wharf_together_in_the_example_of_the_rule_book() -> None:
    """Five tobacco and two sugar with harbor and wharf: three tobacco by ship, the sugar, the rest by wharf, and the
    harbor pays each time: ten points, three of them by the harbor."""
    match = with_harbor_and_wharf()
    gained = []
    for action in ("ship tobacco 5", "ship sugar 6", "wharf tobacco"):
        before = points(match, 1)
        match.play(action)
        gained.append(points(match, 1) - before)
    assert gained == [3 + 1, 2 + 1, 2 + 1]


@rule("PR-EX-12")
def test_the_wharf_first_leaves_the_ship_with_room() -> None:
    """In the same example all five tobacco go by wharf at once, for six points; the tobacco ship gets nothing, and as
    it is not full at the end of the phase, it is not emptied."""
    match = with_harbor_and_wharf()
    match.play("wharf tobacco")
    assert points(match, 1) == 5 + 1
    match.play("ship sugar 6")
    assert kind(match) == "role"
    assert table(match)["cargo_ships"][0] == {"spaces": 5, "load": 2, "good": "tobacco"}
