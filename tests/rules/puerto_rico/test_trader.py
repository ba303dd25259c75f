"""Puerto Rico: the trader phase, with the markets and the office."""

import pytest

from tests.kits.puerto_rico import Json, board, for_every_player_count, given, kind, roles_taken, rule, seat, table

PRICES = [("corn", 0), ("indigo", 1), ("sugar", 2), ("tobacco", 3), ("coffee", 4)]
BOTH_MARKETS = "small_market, large_market"


@rule("PR-TRADER-01")
def test_the_trader_sells_one_good() -> None:
    """The trader may sell exactly one good to the trading house."""
    match = given(seats={0: seat(goods="2 corn, 2 indigo")})
    match.play("trader")
    assert match.choices() == ["pass", "sell corn", "sell indigo"]
    match.play("sell indigo")
    assert board(match, 0)["goods"] == {"corn": 2, "indigo": 1}
    assert table(match)["trading_house"] == {"indigo": 1}
    assert kind(match) == "role"


@rule("PR-TRADER-02")
@for_every_player_count
def test_then_everybody_else_may_sell_one_good(players: int) -> None:
    """After the trader the others follow clockwise; each may sell at most one good."""
    stock: dict[int, Json] = {number: seat(goods=f"2 {good}") for number, (good, _) in enumerate(PRICES[:players])}
    match = given(players, seats=stock, roles=roles_taken("settler"))
    match.play("trader", "pass")
    for turn in range(2, players + 1):
        number = turn % players
        good = PRICES[number][0]
        assert (match.actor, match.choices()) == (number, ["pass", f"sell {good}"])
        match.play(f"sell {good}")
        assert board(match, number)["goods"] == {good: 1}
    assert kind(match) == "role"


@rule("PR-TRADER-03")
@pytest.mark.parametrize(("good", "price"), PRICES)
def test_every_kind_has_its_price(good: str, price: int) -> None:
    """The trading house pays nothing for corn, 1 doubloon for indigo, 2 for sugar, 3 for tobacco and 4 for coffee."""
    match = given(seats={1: seat(doubloons=1, goods=f"1 {good}")})
    match.play("trader", f"sell {good}")
    assert board(match, 1)["doubloons"] == 1 + price


@rule("PR-TRADER-04")
@pytest.mark.parametrize(("good", "price"), PRICES)
def test_the_trader_gets_one_doubloon_more(good: str, price: int) -> None:
    """The trader gets one doubloon more for the good they sell."""
    match = given(governor=2, seats={2: seat(doubloons=1, goods=f"1 {good}")})
    match.play("trader", f"sell {good}")
    assert board(match, 2)["doubloons"] == 1 + price + 1


@rule("PR-TRADER-05")
@pytest.mark.parametrize("goods", ["", "1 coffee"])
def test_a_trader_who_sells_nothing_gains_nothing(goods: str) -> None:
    """A trader who sells nothing, because they cannot or will not, does not get the extra doubloon."""
    match = given(seats={0: seat(goods=goods)})
    match.play("trader", *(["pass"] if goods else []))
    assert kind(match) == "role"
    assert board(match, 0)["doubloons"] == 0


@rule("PR-TRADER-06")
def test_a_full_house_buys_nothing_more() -> None:
    """The trading house has room for four goods; when it is full nobody sells to it any more in this phase."""
    match = given(
        seats={0: seat(goods="1 tobacco"), 1: seat(goods="1 coffee")},
        trading_house={"corn": 1, "indigo": 1, "sugar": 1},
    )
    match.play("trader", "sell tobacco")
    assert kind(match) == "role"
    assert board(match, 1)["goods"] == {"coffee": 1}


@rule("PR-TRADER-07")
def test_the_house_buys_a_kind_only_once() -> None:
    """The trading house takes no second good of a kind that it holds, unless an office sells it."""
    match = given(seats={0: seat(goods="1 corn, 1 sugar")}, trading_house={"corn": 1})
    match.play("trader")
    assert match.choices() == ["pass", "sell sugar"]
    assert match.why_not("sell corn") == (
        "The trading house already has corn; only an occupied office may sell it there."
    )


@rule("PR-TRADER-08")
@pytest.mark.parametrize(
    ("in_the_house", "turns"),
    [({"corn": 1}, 3), ({"corn": 1, "indigo": 1}, 2), ({"corn": 1, "indigo": 1, "tobacco": 1}, 1)],
    ids=["all had a turn", "full after two", "full after one"],
)
def test_the_phase_ends_after_everybodys_turn_or_with_a_full_house(in_the_house: dict[str, int], turns: int) -> None:
    """The trader phase is over when everybody has had their turn, or as soon as the trading house is full."""
    sellers = {0: seat(goods="2 sugar"), 1: seat(goods="2 coffee"), 2: seat(goods="2 corn", city="office")}
    match = given(3, seats=sellers, trading_house=in_the_house)
    match.play("trader", *["sell sugar", "sell coffee", "pass"][:turns])
    assert (kind(match), match.actor) == ("role", 1)


@rule("PR-TRADER-09")
def test_a_full_house_is_emptied_at_the_end() -> None:
    """A trading house with four goods is emptied into the supply at the end of the phase."""
    match = given(seats={0: seat(goods="1 tobacco")}, trading_house={"corn": 1, "indigo": 1, "sugar": 1})
    match.play("trader", "sell tobacco")
    assert table(match)["trading_house"] == {}
    assert table(match)["goods"] == {"corn": 10, "indigo": 11, "sugar": 11, "tobacco": 9, "coffee": 9}


@rule("PR-TRADER-10")
@pytest.mark.parametrize("already", [{}, {"corn": 1}, {"corn": 1, "indigo": 1}])
def test_a_house_with_room_keeps_its_goods(already: dict[str, int]) -> None:
    """With three goods or fewer the trading house keeps them all for the next trader phase."""
    match = given(seats={0: seat(goods="1 coffee")}, trading_house=already)
    match.play("trader", "sell coffee")
    assert kind(match) == "role"
    assert table(match)["trading_house"] == {**already, "coffee": 1}


@rule("PR-TRADER-11")
def test_corn_is_sold_for_nothing_and_takes_a_space() -> None:
    """Corn may be sold although it brings nothing, and it takes a space in the trading house like any good."""
    match = given(
        seats={1: seat(goods="1 corn"), 2: seat(goods="1 coffee")},
        trading_house={"indigo": 1, "sugar": 1, "tobacco": 1},
    )
    match.play("trader", "sell corn")
    assert board(match, 1)["doubloons"] == 0
    assert kind(match) == "role"


# The markets


@rule("PR-BLD-SMALLMARKET-01")
@pytest.mark.parametrize(("good", "price"), PRICES)
def test_the_small_market_adds_one_doubloon(good: str, price: int) -> None:
    """The owner of a working small market gets one doubloon more from the bank for the good they sell."""
    match = given(seats={1: seat(goods=f"1 {good}", city="small_market")})
    match.play("trader", f"sell {good}")
    assert board(match, 1)["doubloons"] == price + 1


@rule("PR-BLD-LARGEMARKET-01")
@pytest.mark.parametrize(("good", "price"), PRICES)
def test_the_large_market_adds_two_doubloons(good: str, price: int) -> None:
    """The owner of a working large market gets two doubloons more from the bank for the good they sell."""
    match = given(seats={1: seat(goods=f"1 {good}", city="large_market")})
    match.play("trader", f"sell {good}")
    assert board(match, 1)["doubloons"] == price + 2


@rule("PR-BLD-LARGEMARKET-02")
@pytest.mark.parametrize(("trader", "extra"), [(1, 3), (0, 3 + 1)])
def test_both_markets_add_three_and_the_traders_doubloon_comes_on_top(trader: int, extra: int) -> None:
    """Both markets together add three doubloons to a sale, and the trader's own doubloon still comes on top."""
    match = given(governor=trader, seats={0: seat(goods="1 tobacco", city=BOTH_MARKETS)})
    match.play("trader", "sell tobacco")
    assert board(match, 0)["doubloons"] == 3 + extra


@rule("PR-BLD-LARGEMARKET-03")
@pytest.mark.parametrize("number", [0, 1])
def test_markets_pay_nothing_without_a_sale(number: int) -> None:
    """Markets add to a sale; who sells nothing gets nothing from them."""
    match = given(seats={number: seat(goods="1 coffee", city=BOTH_MARKETS)})
    match.play("trader", "pass")
    assert board(match, number)["doubloons"] == 0


# The office


@rule("PR-BLD-OFFICE-01")
def test_the_office_sells_a_kind_the_house_holds() -> None:
    """The owner of a working office may sell a kind that already lies in the trading house."""
    match = given(seats={1: seat(goods="1 sugar", city="office")}, trading_house={"sugar": 1})
    match.play("trader", "sell sugar")
    assert board(match, 1)["doubloons"] == 2
    assert table(match)["trading_house"] == {"sugar": 2}


@rule("PR-BLD-OFFICE-02")
def test_the_office_does_not_help_in_front_of_a_full_house() -> None:
    """When the trading house is full, an office does not help either."""
    match = given(
        seats={0: seat(goods="1 tobacco"), 1: seat(goods="1 tobacco", city="office")},
        trading_house={"corn": 1, "indigo": 1, "sugar": 1},
    )
    match.play("trader", "sell tobacco")
    assert kind(match) == "role"
    assert board(match, 1)["goods"] == {"tobacco": 1}


# Examples and interactions


@rule("PR-EX-06")
def test_corn_through_a_small_market() -> None:
    """Example: with a working small market, and not the trader, a corn brings one doubloon."""
    match = given(seats={1: seat(goods="1 corn", city="small_market")})
    match.play("trader", "sell corn")
    assert board(match, 1)["doubloons"] == 1


@rule("PR-EX-07")
def test_two_offices_sell_tobacco_on_tobacco() -> None:
    """Example: with one tobacco in the trading house two owners of a working office sell tobacco, and three lie
    there."""
    office = seat(goods="1 tobacco", city="office")
    match = given(seats={1: office, 2: office}, trading_house={"tobacco": 1})
    match.play("trader", "sell tobacco", "sell tobacco")
    assert table(match)["trading_house"] == {"tobacco": 3}


@rule("PR-EX-08")
def test_sugar_through_both_markets() -> None:
    """Example: with both markets working, and not the trader, a sugar brings 2 + 3 = 5 doubloons."""
    match = given(seats={1: seat(goods="1 sugar", city=BOTH_MARKETS)})
    match.play("trader", "sell sugar")
    assert board(match, 1)["doubloons"] == 5


@rule("PR-IX-18")
def test_an_office_fills_the_house_with_four_of_a_kind() -> None:
    """An office may add a fourth good of one kind to the trading house; the next owner of an office then stands in
    front of a full house and has no turn."""
    office = seat(goods="1 corn", city="office")
    match = given(seats={0: office, 1: office}, trading_house={"corn": 3})
    match.play("trader", "sell corn")
    assert kind(match) == "role"
    assert [board(match, number)["goods"] for number in range(2)] == [{}, {"corn": 1}]


@rule("PR-IX-19")
def test_a_trader_with_both_markets_sells_corn_for_four() -> None:
    """A trader with both markets gets 0 + 1 + 3 = 4 doubloons for a corn."""
    match = given(seats={0: seat(goods="1 corn", city=BOTH_MARKETS)})
    match.play("trader", "sell corn")
    assert board(match, 0)["doubloons"] == 4


@rule("PR-IX-20")
def test_the_third_seller_fills_the_house() -> None:
    """When the third player to sell fills the trading house, the fourth has no turn and the house is emptied."""
    sellers = {number: seat(goods=f"1 {good}") for number, (good, _) in enumerate(PRICES[:4])}
    match = given(seats=sellers, trading_house={"coffee": 1})
    match.play("trader", "sell corn", "sell indigo", "sell sugar")
    assert kind(match) == "role"
    assert board(match, 3)["goods"] == {"tobacco": 1}
    assert table(match)["trading_house"] == {}
