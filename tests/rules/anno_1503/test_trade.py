"""Anno 1503: selling and buying."""

import pytest

from boriken.games.anno_1503.sheet.text import FIRST_HOUSE, house_content
from tests.kits.anno_1503 import board, choices, do, given, may, new_game, refused, rule, sailing, seat, table, tile


@rule("AN-TRADE-01")
def test_goods_are_sold_only_to_the_own_inhabitants() -> None:
    """Goods are sold only to the player's own inhabitants."""
    match = given(seats={0: seat(goods="2 stone", people="1 settler"), 1: seat(people="3 merchant")})
    assert choices(match, "sell") == ["stone settler"]
    assert refused(match, "sell stone merchant") == "nobody_of_rank"


@rule("AN-TRADE-02", "AN-EX-24")
def test_each_inhabitant_buys_one_commodity_a_turn() -> None:
    """Each inhabitant buys one commodity in its owner's turn; in this sheet, of any kind."""
    match = given(seats={0: seat(goods="1 stone, 1 spice, 1 cloth", people="1 settler, 1 citizen")})
    do(match, "sell spice settler", "sell stone citizen")
    assert board(match)["gold"] == 5
    assert refused(match, "sell cloth settler") == refused(match, "sell cloth citizen") == "bought_already"


@rule("AN-TRADE-03", "AN-EX-24")
@pytest.mark.parametrize(("rank", "gold"), [("pioneer", 1), ("settler", 2), ("citizen", 3), ("merchant", 4)])
def test_the_rank_decides_the_price(rank: str, gold: int) -> None:
    """A sold card goes to the stock and brings 1, 2, 3 or 4 gold by the rank of the buyer."""
    match = given(seats={0: seat(goods="1 cloth", people=f"1 {rank}")})
    do(match, f"sell cloth {rank}")
    assert (board(match)["gold"], board(match)["goods"]) == (gold, {})
    assert table(match)["stock"]["cloth"] == 15


@rule("AN-TRADE-04", "AN-EX-25")
def test_who_has_bought_does_not_buy_again_after_rising() -> None:
    """An inhabitant that has bought cannot buy again after an upgrade in the same turn, but in the next."""
    match = given(seats={0: seat(goods="2 stone, 1 tools, 2 cloth", people="1 pioneer")})
    do(match, "sell cloth pioneer", "upgrade settler")
    assert refused(match, "sell cloth settler") == "bought_already"
    do(match, "ships", "roll 3", "ships", "roll 3")
    assert may(match, "sell cloth settler")


@rule("AN-TRADE-04")
def test_of_two_the_one_that_has_not_bought_rises() -> None:
    """Where one of two has bought, the other one rises and can still buy."""
    match = given(seats={0: seat(goods="1 stone, 1 tools, 2 cloth", people="2 pioneer")})
    do(match, "sell cloth pioneer", "upgrade settler", "sell cloth settler")
    assert board(match)["gold"] == 3


@rule("AN-TRADE-05")
def test_a_new_inhabitant_buys_at_once() -> None:
    """An inhabitant placed this turn may buy in the same turn."""
    match = given(seats={0: seat(goods="1 stone, 1 wood, 1 tools, 1 cloth")})
    do(match, "build pioneer", "sell cloth pioneer")
    assert board(match)["gold"] == 1


@rule("AN-TRADE-06", "AN-TRADE-08", "AN-EX-26")
@pytest.mark.parametrize("contracts", [0, 1, 2, 3])
def test_contracts_make_commodities_cheaper(contracts: int) -> None:
    """A commodity costs 6 gold from the stock, and each contract lowers that by 1; contracts add up."""
    match = given(seats={0: seat(gold=6, contracts=contracts)})
    do(match, "buy tobacco")
    assert board(match)["gold"] == contracts
    assert board(match)["goods"] == {"tobacco": 1}


@rule("AN-TRADE-07", "AN-EX-27")
def test_no_more_than_two_cards_are_bought_in_a_turn() -> None:
    """A player buys at most 2 cards per turn, and as many again in the next."""
    match = given(seats={0: seat(gold=40)})
    do(match, "buy stone", "buy spice")
    assert refused(match, "buy stone") == "buy_limit"
    do(match, "ships", "roll 3", "ships", "roll 3")
    assert may(match, "buy stone")


@rule("AN-TRADE-09")
def test_no_discount_lowers_a_price_below_its_minimum() -> None:
    """However many discounts there are, a price stays at its minimum."""
    mine = seat(gold=9, nobles="theatre", nests="nest_6, nest_6", contracts=3)
    match = given(4, expansion=True, seats={0: mine})
    assert match.question()["prices"]["marble"] == 2  # type: ignore[index]
    sheet = new_game().title.sheet(None)
    least = {entry.name: entry.value for entry in sheet if entry.table == "trade"}
    assert (least["commodity_price_min"], least["luxury_price_min"]) == ("1", "1")
    generous = given(4, expansion=True, seats={0: mine}, options={"sheet": with_discount(9)})
    assert generous.question()["prices"] == {  # type: ignore[index]
        **dict.fromkeys(("stone", "wood", "tools", "cloth", "spice", "tobacco"), 1),
        **dict.fromkeys(("marble", "silk", "gems"), 2),
    }


def with_discount(gold: int) -> dict[str, object]:
    """The house's sheet with another discount for a contract."""
    content = dict(house_content(FIRST_HOUSE))
    return content | {"trade": content["trade"] | {"contract_discount": {"v": gold, "p": "found"}}}


@rule("AN-TRADE-10")
def test_nothing_is_bought_from_an_empty_stack() -> None:
    """Nothing can be bought from an empty stack, and nothing takes its place."""
    match = given(seats={0: seat(gold=20), 1: seat(goods="15 cloth")})
    assert refused(match, "buy cloth") == "stock_empty"
    assert choices(match, "buy") == ["stone", "wood", "tools", "spice", "tobacco"]


@rule("AN-TRADE-11")
def test_a_bought_card_may_be_used_at_once() -> None:
    """A bought card may be used or sold in the same turn."""
    match = given(seats={0: seat(gold=12, goods="1 stone, 1 tools", people="1 merchant")})
    do(match, "buy wood", "build pioneer", "buy cloth", "sell cloth merchant")
    assert board(match)["inhabitants"] == {"pioneer": 1, "merchant": 1}


@rule("AN-TRADE-12", "AN-EX-28")
def test_gold_above_the_end_of_the_track_is_lost() -> None:
    """The gold track ends at 40; what is above is lost."""
    match = given(seats={0: seat(gold=35)}, **sailing("B2"), squares={"B1": tile("treasure_gold", 1)})
    do(match, "look B1", "take tile")
    assert board(match)["gold"] == 40


@rule("AN-TRADE-13")
def test_there_is_no_debt() -> None:
    """An action that costs more gold than the player has is illegal."""
    match = given(expansion=True, seats={0: seat(gold=5)})
    assert refused(match, "buy stone") == "too_little_gold"
    assert refused(match, "buy marble") == "too_little_gold"
    assert may(match, "cannon")
    do(match, "cannon")
    assert refused(match, "cannon") == "too_little_gold"


@rule("AN-TRADE-14")
def test_inhabitants_buy_no_luxuries_and_nobles_no_commodities() -> None:
    """Inhabitants never buy luxuries, nobles never commodities."""
    match = given(expansion=True, seats={0: seat(goods="1 stone, 1 silk", people="1 merchant")})
    assert choices(match, "sell") == ["stone merchant", "silk noble"]
