"""Anno 1503: pirate squares and the cards that are drawn there."""

from typing import Any

import pytest

from boriken import Match
from tests.kits.anno_1503 import board, choices, do, events, given, kind, may, odds, refused, rule, sailing, seat, table

COMMODITIES = ["stone", "wood", "tools", "cloth", "spice", "tobacco"]
LUXURIES = ["marble", "silk", "gems"]
EACH_RAID = [f"raid_{number}" for number in range(1, 9)]
FOES = dict(zip(EACH_RAID, [*["first_right"] * 3, *["second_right"] * 3, *["equal"] * 2], strict=True))


def entering(players: int = 2, *, seats: dict[int, Any] | None = None, **state: Any) -> Match:
    """A ship of seat 0 has just sailed from N3 onto the pirate square N2."""
    match = given(players, expansion=True, seats=seats, **sailing("N3"), **state)
    do(match, "sail N2")
    return match


def raided(card: str, *, won: bool, seats: dict[int, Any] | None = None, **state: Any) -> Match:
    """Seat 0 has fought the raid of this card with a high or a low die, among ships without cannons."""
    match = entering(seats=seats, **state)
    do(match, "raid")
    if may(match, "fight"):
        do(match, "fight")
    dice = (1, 6) if won else (6, 1)
    do(match, f"pirate {FOES[card]}", *(f"roll {die}" for die in dice), f"draw {card}")
    return match


@rule("AN-PIRATE-01", "AN-PIRATE-02", "AN-EX-57")
@pytest.mark.parametrize(("origin", "square"), [("N3", "N2"), ("N4", "O4"), ("N6", "N5")])
def test_a_ship_that_enters_a_pirate_square_meets_pirates(origin: str, square: str) -> None:
    """A ship that moves onto a pirate square has an encounter and loses the points that are left."""
    match = given(expansion=True, **sailing(origin))
    do(match, f"sail {square}")
    assert kind(match) == "encounter"
    assert table(match)["ship"] == {"square": square, "points": 0}
    do(match, "draw peaceful_1")
    assert events(match, "encounter")[0]["square"] == square
    calm = given(expansion=True, **sailing("N3"))
    do(calm, "sail N4")
    assert (kind(calm), table(calm)["ship"]["points"]) == ("sail", 2)


@rule("AN-PIRATE-02", "AN-PIRATE-29")
@pytest.mark.parametrize(
    ("actions", "square"),
    [
        (["draw peaceful_1", "pass"], "N2"),
        (["draw peaceful_2", "buy stone"], "N2"),
        (["raid", "pay", "draw raid_1"], "N2"),
        (["raid", "fight", "pirate first_right", "roll 1", "roll 2", "draw raid_2"], "N2"),
        (["raid", "fight", "pirate second_right", "roll 1", "roll 2", "draw raid_5", "take gems"], "N2"),
        (["raid", "fight", "pirate first_right", "roll 2", "roll 1", "draw raid_2", "pay"], "N2"),
        (["raid", "fight", "pirate second_right", "roll 2", "roll 1", "draw raid_6"], "N2"),
        (["raid", "fight", "pirate equal", "roll 2", "roll 1", "draw raid_7", "at J4"], "J4"),
    ],
    ids=["no bargain", "bargain", "ransom", "gold won", "good won", "gold given", "half gold", "damage"],
)
def test_whatever_happens_the_ship_is_done(actions: list[str], square: str) -> None:
    """After an encounter the ship has no more points; it stays on the square unless it is damaged."""
    match = entering(seats={0: seat(gold=9, goods="1 wood", ships="A3")})
    do(match, *actions)
    assert [ship["square"] for ship in board(match)["ships"]] == ["A3", square]
    assert choices(match, "ship") == ["A3"]
    assert refused(match, f"ship {square}") == ("ship_has_acted" if square == "N2" else "ship_damaged")
    do(match, "pass")
    assert table(match)["active"] == 1


@rule("AN-PIRATE-03")
def test_a_ship_that_lies_on_a_pirate_square_is_left_alone() -> None:
    """A ship that starts on a pirate square has no encounter until it enters one again."""
    match = given(expansion=True, seats={0: seat(ships="N2")}, phase="ships", question={"kind": "ship"})
    do(match, "ship N2", "look M2", "draw post_silk", "back")
    assert (kind(match), table(match)["ship"]["points"]) == ("sail", 2)
    do(match, "sail N3")
    assert kind(match) == "sail"
    do(match, "sail N2")
    assert kind(match) == "encounter"


@rule("AN-PIRATE-04")
def test_only_the_kind_of_the_card_is_known_before_the_decision() -> None:
    """A card of the stack is drawn; before deciding the player learns that it is a raid, and nothing else of it."""
    match = entering(seats={0: seat(gold=3)}, pirate_discards={"raid_1": 1, "peaceful_1": 1})
    assert odds(match) == {"raid": 7, "draw peaceful_2": 1}
    do(match, "raid")
    assert (match.question(), events(match, "encounter", 0)[0]["raid"]) == (
        {"kind": "ransom", "seat": 0, "active": 0, "gold": 3},
        True,
    )
    seen = match.view(0)
    assert seen.pop("pirate_discards") == {"raid_1": 1, "peaceful_1": 1}
    assert "raid_" not in str([match.log(0), seen])
    do(match, "pay")
    assert odds(match) == {f"draw {card}": 1 for card in EACH_RAID[1:]}


@rule("AN-PIRATE-05", "AN-PIRATE-07", "AN-EX-58")
def test_a_raid_is_bought_off_for_three_gold() -> None:
    """Raided, the player pays 3 gold or fights; who pays is left alone, and the card lies open on the discards."""
    mine = seat(gold=3, goods="1 wood", cannons=1)
    match = entering(seats={0: mine})
    do(match, "raid")
    assert match.choices() == ["fight", "pay"]
    do(match, "pay", "draw raid_1")
    after = board(match)
    assert (after["gold"], after["goods"], after["cannons"], after["ships"]) == (0, {"wood": 1}, 1, [{"square": "N2"}])
    assert match.view(1)["pirate_discards"] == {"raid_1": 1}
    assert events(match, "raid_bought_off", 1)[0]["card"] == "raid_1"
    assert table(match)["active"] == 1


@rule("AN-PIRATE-06", "AN-EX-58")
def test_who_cannot_pay_must_fight() -> None:
    """A player with less than 3 gold must fight."""
    match = entering(seats={0: seat(gold=2)})
    do(match, "raid")
    assert kind(match) == "foe"
    do(match, "pirate equal", "roll 1", "roll 2", "draw raid_8", "take silk", "take silk")
    assert board(match)["gold"] == 2


def foe_of(players: int, foe: str, active: int = 0) -> int:
    """The seat whose cannons this pirate has, as it is told and as it counts in the fight."""
    seats = {number: seat(cannons=number + 1) for number in range(players)}
    under_way = {**sailing("N3"), "active": active}
    match = given(players, expansion=True, seats=seats, **under_way)
    do(match, "sail N2", "raid", f"pirate {foe}", "roll 5")
    by = int(events(match, "foe_shown")[0]["by"])
    assert match.view(None)["fight"]["by"] == by
    assert events(match, "foe_rolled")[0]["total"] == 5 + by + 1
    return by


@rule("AN-PIRATE-08", "AN-EX-59")
@pytest.mark.parametrize(
    ("active", "first", "second"),
    [(0, 3, 2), (1, 0, 3), (2, 1, 0), (3, 2, 1)],
)
def test_the_card_tells_who_the_pirate_is(active: int, first: int, second: int) -> None:
    """The card names the first or the second neighbour to the right, or a pirate as strong as the player."""
    assert foe_of(4, "first_right", active) == first
    assert foe_of(4, "second_right", active) == second
    assert foe_of(4, "equal", active) == active


@rule("AN-PIRATE-08")
@pytest.mark.parametrize("foe", ["first_right", "second_right", "equal"])
def test_the_pirate_is_that_of_the_card(foe: str) -> None:
    """Fought, the card tells who the pirate is: the first or second neighbour to the right, or one like the player."""
    match = entering()
    do(match, "raid")
    assert odds(match) == {"pirate first_right": 3, "pirate second_right": 3, "pirate equal": 2}
    do(match, f"pirate {foe}", "roll 5", "roll 1")
    assert match.choices() == [f"draw {card}" for card in EACH_RAID if FOES[card] == foe]


@rule("AN-PIRATE-09", "AN-EX-59")
def test_with_two_players_the_pirate_is_the_other() -> None:
    """With 2 players both neighbours are the other player."""
    assert [foe_of(2, "first_right"), foe_of(2, "second_right")] == [1, 1]


@rule("AN-PIRATE-10", "AN-EX-59")
def test_with_three_players_the_second_to_the_right_sits_left() -> None:
    """With 3 players the second neighbour to the right is the left neighbour."""
    assert [foe_of(3, "first_right"), foe_of(3, "second_right")] == [2, 1]


@rule("AN-PIRATE-11", "AN-EX-60")
def test_a_neighbour_fights_with_own_cannons_and_university() -> None:
    """A neighbour as pirate has a die and the neighbour's cannons, the university included: 7 beats 6."""
    match = entering(seats={0: seat(cannons=1), 1: seat(cannons=2, nobles="university")})
    do(match, "raid", "pirate first_right", "roll 4", "roll 5", "draw raid_3")
    assert (events(match, "foe_rolled")[0]["total"], events(match, "own_rolled")[0]["total"]) == (7, 6)
    assert events(match, "raid_lost")


@rule("AN-PIRATE-12", "AN-EX-61")
def test_the_equal_pirate_has_the_cannons_of_the_player() -> None:
    """The equal pirate has a die and as many cannons as the raided player: 7 beats 5."""
    match = entering(seats={0: seat(cannons=3), 1: seat(cannons=6)})
    do(match, "raid", "pirate equal", "roll 2", "roll 4", "draw raid_7")
    assert (events(match, "foe_rolled")[0]["total"], events(match, "own_rolled")[0]["total"]) == (5, 7)
    assert events(match, "raid_won")
    learned = entering(seats={0: seat(cannons=3, nobles="university")})
    do(learned, "raid", "pirate equal", "roll 2")
    assert events(learned, "foe_rolled")[0]["total"] == 6


@rule("AN-PIRATE-13")
@pytest.mark.parametrize(
    ("cannons", "own", "theirs", "foe", "told"),
    [(2, 3, 0, 4, "raid_won"), (2, 3, 1, 5, "raid_lost"), (0, 6, 4, 3, "raid_lost"), (2, 3, 1, 4, "fight_drawn")],
)
def test_the_higher_total_wins_a_raid(cannons: int, own: int, theirs: int, foe: int, told: str) -> None:
    """The raided player has a die and own cannons, and the higher total wins."""
    match = entering(seats={0: seat(cannons=cannons), 1: seat(cannons=theirs)})
    do(match, "raid", "pirate first_right", f"roll {foe}", f"roll {own}")
    assert events(match, "own_rolled")[0]["total"] == own + cannons
    if told != "fight_drawn":
        do(match, "draw raid_3")
    assert [
        event["kind"] for event in match.log(None) if event["kind"] in ("raid_won", "raid_lost", "fight_drawn")
    ] == [told]


@rule("AN-PIRATE-14")
def test_a_drawn_raid_is_decided_like_any_fight() -> None:
    """On equal totals a sea hero wins, or both roll again until somebody has more."""
    match = entering(seats={0: seat(cards="1 sea_hero")})
    do(match, "raid", "pirate first_right", "roll 3", "roll 3")
    assert match.choices() == ["play sea_hero", "again"]
    do(match, "again", "roll 5", "roll 5", "play sea_hero", "draw raid_2")
    assert (board(match)["gold"], table(match)["action_discards"]) == (8, {"sea_hero": 1})
    plain = entering(seats={0: seat(gold=2)})
    do(plain, "raid", "pirate first_right", "roll 3", "roll 3", "roll 4", "roll 4", "roll 6", "roll 5", "draw raid_3")
    assert (len(events(plain, "fight_drawn")), board(plain)["gold"]) == (2, 1)


@rule("AN-PIRATE-15")
@pytest.mark.parametrize("won", [True, False])
@pytest.mark.parametrize("card", EACH_RAID[:6])
def test_the_neighbour_gains_and_loses_nothing(card: str, won: bool) -> None:
    """The neighbour in the pirate's role wins nothing, loses nothing and makes no choice."""
    theirs = seat(gold=7, goods="1 silk, 1 wood", cards="2 sea_hero", ships="N3")
    match = entering(seats={0: seat(gold=12, goods="1 wood", cards="1 explorer"), 1: theirs})
    before = board(match, 1)
    do(match, "raid", "fight", f"pirate {FOES[card]}", "roll 3", "roll 3")
    assert (match.question() or {})["seat"] == 0  # a drawn fight, and the hero is in the other hand
    do(match, "again", *(["roll 1", "roll 6"] if won else ["roll 6", "roll 1"]), f"draw {card}")
    while kind(match) != "roll":
        assert (match.question() or {})["seat"] == 0
        do(match, match.choices()[0])
    assert board(match, 1) == before


@rule("AN-PIRATE-16", "AN-EX-64")
@pytest.mark.parametrize("square", ["I3", "J2", "J4"])
@pytest.mark.parametrize("card", ["raid_1", "raid_4", "raid_7"])
def test_a_damaged_ship_is_laid_beside_the_harbour(card: str, square: str) -> None:
    """The loser's ship is damaged and laid on a square beside the harbour, of the player's choice."""
    match = raided(card, won=False, seats={0: seat(gold=9, goods="1 wood")})
    assert set(choices(match, "at")) == {"I3", "J2", "J4"}
    assert refused(match, "at S0") == refused(match, "at N2") == "wrong_square"
    do(match, f"at {square}")
    assert board(match)["ships"] == [{"square": square, "damaged": True}]
    assert (board(match)["gold"], board(match)["goods"]) == (9, {"wood": 1})


@rule("AN-PIRATE-17", "AN-EX-63")
@pytest.mark.parametrize("card", ["raid_2", "raid_5", "raid_8"])
def test_the_loser_gives_gold_or_a_good(card: str) -> None:
    """The ship stays, and the player gives 5 gold or one good of choice, back to its stack."""
    mine = {0: seat(gold=5, goods="2 wood, 1 silk")}
    match = raided(card, won=False, seats=mine)
    assert set(match.choices()) == {"return wood", "return silk", "pay"}
    do(match, "pay")
    after = board(match)
    assert (after["gold"], after["goods"], after["ships"]) == (0, {"wood": 2, "silk": 1}, [{"square": "N2"}])
    given_up = raided(card, won=False, seats=mine)
    do(given_up, "return silk")
    assert (board(given_up)["gold"], board(given_up)["goods"]) == (5, {"wood": 2})
    assert table(given_up)["stock"]["silk"] == 10


@rule("AN-PIRATE-18", "AN-PIRATE-20", "AN-EX-63")
@pytest.mark.parametrize(
    ("gold", "goods", "left"),
    [(4, "1 wood", 4), (4, "", 0), (0, "", 0), (0, "1 wood", 0), (6, "", 1)],
)
def test_who_is_short_of_gold_gives_a_good(gold: int, goods: str, left: int) -> None:
    """With less than 5 gold a good must be given, without a good all gold; who has nothing gives nothing."""
    match = raided("raid_2", won=False, seats={0: seat(gold=gold, goods=goods)})
    assert kind(match) == "roll"  # there was nothing to choose
    assert (board(match)["gold"], board(match)["goods"], board(match)["ships"]) == (left, {}, [{"square": "N2"}])


@rule("AN-PIRATE-18")
def test_with_too_little_gold_the_good_is_chosen() -> None:
    """With less than 5 gold the player must give a good, of choice; without a good, all gold."""
    match = raided("raid_2", won=False, seats={0: seat(gold=4, goods="1 wood, 1 gems")})
    assert set(match.choices()) == {"return wood", "return gems"}
    assert refused(match, "pay") == "too_little_gold"
    assert refused(match, "return silk") == "no_good"
    bare = raided("raid_2", won=False, seats={0: seat(gold=4)})
    assert (kind(bare), board(bare)["gold"]) == ("roll", 0)


@rule("AN-PIRATE-19", "AN-PIRATE-20", "AN-EX-62")
@pytest.mark.parametrize("card", ["raid_3", "raid_6"])
@pytest.mark.parametrize(("gold", "lost"), [(7, 3), (8, 4), (1, 0), (0, 0)])
def test_the_loser_gives_half_of_the_gold(card: str, gold: int, lost: int) -> None:
    """The ship stays, and the player loses half of the gold, rounded down."""
    match = raided(card, won=False, seats={0: seat(gold=gold, goods="1 silk")})
    after = board(match)
    assert (after["gold"], after["goods"], after["ships"]) == (gold - lost, {"silk": 1}, [{"square": "N2"}])


@rule("AN-PIRATE-21")
@pytest.mark.parametrize(
    ("card", "takes", "gold", "goods"),
    [
        ("raid_1", ["gems"], 0, {"gems": 1}),
        ("raid_2", [], 8, {}),
        ("raid_3", ["wood", "wood", "spice"], 0, {"wood": 2, "spice": 1}),
        ("raid_4", [], 10, {}),
        ("raid_5", ["silk"], 0, {"silk": 1}),
        ("raid_6", ["stone", "tools", "cloth"], 0, {"stone": 1, "tools": 1, "cloth": 1}),
        ("raid_7", ["silk", "gems"], 0, {"silk": 1, "gems": 1}),
        ("raid_8", ["marble", "marble"], 0, {"marble": 2}),
    ],
)
def test_the_winner_gets_what_the_card_tells(card: str, takes: list[str], gold: int, goods: dict[str, int]) -> None:
    """A player who wins gets the luxuries, commodities or gold on the card, and the ship stays."""
    match = raided(card, won=True)
    do(match, *(f"take {good}" for good in takes))
    after = board(match)
    assert (after["gold"], after["goods"], after["ships"]) == (gold, goods, [{"square": "N2"}])
    assert table(match)["active"] == 1


@rule("AN-PIRATE-22")
def test_won_goods_are_chosen_from_the_stacks() -> None:
    """Won goods are of the player's choice among stacks that are not empty."""
    match = raided("raid_3", won=True, seats={1: seat(goods="15 wood, 14 spice")})
    assert set(choices(match, "take")) == set(COMMODITIES) - {"wood"}
    assert refused(match, "take wood") == "stock_empty"
    assert refused(match, "take silk") == "not_offered"
    do(match, "take spice")
    assert set(choices(match, "take")) == set(COMMODITIES) - {"wood", "spice"}
    noble = raided("raid_1", won=True, seats={1: seat(goods="10 marble")})
    assert choices(noble, "take") == ["silk", "gems"]
    last = raided("raid_7", won=True, seats={1: seat(goods="10 marble, 10 silk, 9 gems")})
    assert (kind(last), board(last)["goods"]) == ("roll", {"gems": 1})


@rule("AN-PIRATE-23")
@pytest.mark.parametrize("won", [True, False])
def test_the_card_of_a_fight_is_discarded(won: bool) -> None:
    """After a fight, won or lost, the card goes to the discards."""
    match = raided("raid_6", won=won, pirate_discards={"raid_1": 1})
    assert match.view(None)["pirate_discards"] == {"raid_1": 1, "raid_6": 1}
    assert match.view(None)["pirate_stack"] == 8


@rule("AN-PIRATE-24", "AN-EX-65")
@pytest.mark.parametrize(
    ("action", "gold", "goods"),
    [("buy silk", 0, {"silk": 1}), ("buy wood", 2, {"wood": 1}), ("pass", 4, {})],
)
def test_a_peaceful_pirate_sells_one_good(action: str, gold: int, goods: dict[str, int]) -> None:
    """A peaceful pirate sells 1 luxury for 4 gold, 1 commodity for 2, or nothing, whatever was bought before."""
    mine = seat(gold=4, contracts=3, nests="nest_6", ships="A3")
    match = entering(seats={0: mine}, done={"buys": 2})
    do(match, "draw peaceful_1")
    assert (match.question() or {})["prices"] == {"commodity": 2, "luxury": 4}
    assert set(choices(match, "buy")) == {*COMMODITIES, *LUXURIES}
    do(match, action)
    assert (board(match)["gold"], board(match)["goods"]) == (gold, goods)
    assert kind(match) == "ship"


@rule("AN-PIRATE-24")
def test_what_is_too_dear_or_gone_is_not_sold() -> None:
    """A peaceful pirate sells at most 1 good, at the card's price; who can buy nothing is not asked."""
    match = entering(seats={0: seat(gold=3), 1: seat(goods="15 wood")})
    do(match, "draw peaceful_1")
    assert set(choices(match, "buy")) == set(COMMODITIES) - {"wood"}
    assert refused(match, "buy silk") == "too_little_gold"
    assert refused(match, "buy wood") == "stock_empty"
    poor = entering(seats={0: seat(gold=1)})
    do(poor, "draw peaceful_1")
    assert (kind(poor), board(poor)["gold"]) == ("roll", 1)


@rule("AN-PIRATE-25", "AN-EX-65")
def test_a_pirate_knows_neither_discounts_nor_limits() -> None:
    """No discount lowers the pirate's price, and the purchase does not count for the limit of the turn."""
    mine = seat(gold=8, contracts=3, nests="nest_6", nobles="theatre", ships="A3")
    match = entering(seats={0: mine}, done={"buys": 2})
    do(match, "draw peaceful_1")
    assert (match.question() or {})["prices"] == {"commodity": 2, "luxury": 4}
    do(match, "buy gems")
    assert (board(match)["gold"], table(match)["done"]) == (4, {"buys": 2})


@rule("AN-PIRATE-26", "AN-EX-66")
@pytest.mark.parametrize("action", ["pass", "buy silk"])
def test_one_peaceful_pirate_shuffles_all_cards(action: str) -> None:
    """One of the two peaceful cards then shuffles all 10 cards, itself included, into a new stack."""
    laid = dict.fromkeys([*EACH_RAID[:5], "peaceful_1"], 1)
    match = entering(seats={0: seat(gold=4)}, pirate_discards=laid)
    do(match, "draw peaceful_2")
    assert not events(match, "pirates_shuffled")
    do(match, action)
    assert table(match)["pirate_stack"] == dict.fromkeys([*EACH_RAID, "peaceful_1", "peaceful_2"], 1)
    assert table(match)["pirate_discards"] == {}
    assert len(events(match, "pirates_shuffled")) == 1


@rule("AN-PIRATE-27")
def test_the_other_peaceful_pirate_is_discarded() -> None:
    """The other peaceful card goes to the discards, which stay where they are."""
    match = entering(seats={0: seat(gold=4)}, pirate_discards={"raid_1": 1})
    do(match, "draw peaceful_1", "pass")
    assert table(match)["pirate_discards"] == {"raid_1": 1, "peaceful_1": 1}
    assert match.view(None)["pirate_stack"] == 8


@rule("AN-PIRATE-28")
def test_the_stack_of_pirates_never_runs_out() -> None:
    """The card that shuffles comes before the stack is empty: at the latest it is the last one."""
    all_others = dict.fromkeys([*EACH_RAID, "peaceful_1"], 1)
    match = entering(seats={0: seat(ships="N4")}, pirate_discards=all_others)
    assert odds(match) == {"draw peaceful_2": 1}
    do(match, "draw peaceful_2", "ship N4", "sail O4")
    assert odds(match) == {"raid": 8, "draw peaceful_1": 1, "draw peaceful_2": 1}
