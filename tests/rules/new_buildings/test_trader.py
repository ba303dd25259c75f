"""Puerto Rico with New Buildings: the trading post."""

import pytest

from tests.kits.puerto_rico import board, kind, rule, seat, table, with_new_buildings

PRICES = [("corn", 0), ("indigo", 1), ("sugar", 2), ("tobacco", 3), ("coffee", 4)]
FULL_HOUSE = {"corn": 1, "indigo": 1, "sugar": 1, "tobacco": 1}


@rule("NB-TRADINGPOST-01")
@pytest.mark.parametrize("way", ["sell", "post"])
def test_a_good_is_sold_to_the_house_or_by_the_post(way: str) -> None:
    """The owner of an occupied trading post sells one good to the trading house or by the post, not both."""
    match = with_new_buildings(seats={1: seat(goods="1 corn, 1 sugar", city="trading_post"), 2: seat(goods="1 coffee")})
    match.play("trader")
    assert match.choices() == ["pass", "sell corn", "sell sugar", "post corn", "post sugar"]
    match.play(f"{way} sugar")
    assert (board(match, 1)["goods"], board(match, 1)["doubloons"]) == ({"corn": 1}, 2)
    assert match.actor == 2


@rule("NB-TRADINGPOST-01")
@pytest.mark.parametrize("way", ["sell", "post"])
def test_after_a_sale_there_is_no_other(way: str) -> None:
    """A player who has more to do on their turn, with the Nobles' land office, still sells one good only."""
    owner = seat(doubloons=1, goods="1 corn, 1 sugar", city="trading_post, land_office")
    match = with_new_buildings(options={"expansions": ["new-buildings", "nobles"]}, seats={1: owner})
    match.play("trader", f"{way} sugar")
    assert match.choices() == ["pass", "buy plantation"]
    assert match.why_not("post corn") == "You have already sold a good in this phase."


@rule("NB-TRADINGPOST-01")
def test_an_empty_trading_post_sells_nothing() -> None:
    """Without a colonist there is no sale by the post."""
    match = with_new_buildings(seats={1: seat(goods="1 corn", city="trading_post (0)")})
    match.play("trader")
    assert match.choices() == ["pass", "sell corn"]
    assert match.why_not("post corn") == "That needs an occupied trading post."


@rule("NB-TRADINGPOST-02")
@pytest.mark.parametrize(("good", "price"), PRICES)
def test_the_post_sells_any_kind_straight_to_the_supply(good: str, price: int) -> None:
    """By the post any kind can be sold, also one that the trading house has; the good goes straight to the supply."""
    match = with_new_buildings(seats={1: seat(goods=f"1 {good}", city="trading_post")}, trading_house={good: 1})
    supply = table(match)["goods"][good]
    match.play("trader")
    assert match.choices() == ["pass", f"post {good}"]
    match.play(f"post {good}")
    assert board(match, 1)["doubloons"] == price
    assert (table(match)["goods"][good], table(match)["trading_house"]) == (supply + 1, {good: 1})


@rule("NB-TRADINGPOST-03")
@pytest.mark.parametrize(("good", "price"), PRICES)
def test_the_post_pays_the_price_and_the_traders_doubloon(good: str, price: int) -> None:
    """The post pays the normal price, and one doubloon more to the trader."""
    match = with_new_buildings(seats={0: seat(goods=f"1 {good}", city="trading_post")})
    match.play("trader", f"post {good}")
    assert board(match, 0)["doubloons"] == price + 1


@rule("NB-TRADINGPOST-04")
@pytest.mark.parametrize(("way", "doubloons"), [("sell", 4 + 1 + 2), ("post", 4)])
def test_markets_add_nothing_to_a_sale_by_the_post(way: str, doubloons: int) -> None:
    """Small and large market pay for a sale to the trading house only."""
    match = with_new_buildings(seats={1: seat(goods="1 coffee", city="trading_post, small_market, large_market")})
    match.play("trader", f"{way} coffee")
    assert board(match, 1)["doubloons"] == doubloons


@rule("NB-TRADINGPOST-05", "NB-DEC-07", "NB-IX-23")
@pytest.mark.parametrize("nb_rules", ["2004", "2020"])
def test_the_post_sells_when_the_house_is_full(nb_rules: str) -> None:
    """The owner of a trading post has their turn although the house is full, by both rules; the others have not."""
    match = with_new_buildings(
        seats={1: seat(goods="1 coffee"), 2: seat(goods="1 corn", city="trading_post"), 3: seat(goods="1 coffee")},
        trading_house=FULL_HOUSE,
        options={"nb_rules": nb_rules},
    )
    match.play("trader")
    assert (match.actor, match.choices()) == (2, ["pass", "post corn"])
    match.play("post corn")
    assert (board(match, 2)["goods"], kind(match)) == ({}, "role")
    assert table(match)["trading_house"] == {}


@rule("NB-TRADINGPOST-05", "NB-DEC-07")
def test_the_house_may_be_filled_before_the_posts_turn() -> None:
    """If another fills the house before them, the owner of a trading post still sells by the post."""
    match = with_new_buildings(
        seats={0: seat(goods="1 coffee"), 1: seat(goods="1 sugar", city="trading_post")},
        trading_house={"corn": 1, "indigo": 1, "tobacco": 1},
    )
    match.play("trader", "sell coffee")
    assert match.choices() == ["pass", "post sugar"]


@rule("NB-IX-23")
def test_post_and_office_leave_each_other_alone() -> None:
    """With an office too, a kind that the house has may be sold to it as well, and there the markets pay."""
    owner = seat(goods="1 sugar", city="trading_post, office, small_market")
    for way, doubloons in (("sell", 3), ("post", 2)):
        match = with_new_buildings(seats={1: owner}, trading_house={"sugar": 1})
        match.play("trader")
        assert match.choices() == ["pass", "sell sugar", "post sugar"]
        match.play(f"{way} sugar")
        assert board(match, 1)["doubloons"] == doubloons


@rule("NB-IX-23")
def test_the_library_serves_the_post_and_the_markets_do_not() -> None:
    """A trader with library, trading post and markets gets two doubloons more by the post, and none of the markets."""
    owner = seat(goods="1 coffee", city="trading_post, library, small_market, large_market")
    match = with_new_buildings(seats={0: owner}, trading_house=FULL_HOUSE)
    match.play("trader", "post coffee")
    assert board(match, 0)["doubloons"] == 4 + 2
