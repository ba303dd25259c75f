"""San Juan: the buildings for goods: aqueduct, well, trading post, market stand and market hall."""

import pytest

from tests.kits.san_juan import ALL_GOODS, PLANTS, asked, cards, given, kind, rule, seat

# When goods are made


@rule("SJ-CARD-AQUEDUCT-01")
def test_an_aqueduct_makes_one_more() -> None:
    """With an aqueduct one good more may be made."""
    for governor, most in ((0, 3), (2, 2)):
        match = given(governor=governor, seats={0: seat(town=f"{PLANTS}, aqueduct"), 2: seat(town="hero")})
        match.play("producer")
        assert asked(match, "seat", "most") == (0, most)


@rule("SJ-CARD-WELL-01")
@pytest.mark.parametrize(("made", "drawn"), [(1, 0), (2, 1), (3, 1)])
def test_a_well_brings_a_card_for_two_goods_made(made: int, drawn: int) -> None:
    """With a well whoever makes two goods or more in a producer phase draws one card."""
    match = given(seats={0: seat(town=f"{PLANTS}, well, aqueduct")})
    match.play("producer", *(["produce indigo", "produce sugar", "produce silver"][:made]))
    if match.actor == 0:
        match.play("pass")
    assert cards(match, 0) == drawn


@rule("SJ-CARD-WELL-02")
@pytest.mark.parametrize("governor", [0, 2])
def test_a_well_works_whoever_is_producer(governor: int) -> None:
    """A well works for the producer and for others alike."""
    match = given(governor=governor, seats={0: seat(town="2 sugar_mill, well, aqueduct"), 2: seat(town="hero")})
    match.play("producer", "produce sugar", "produce sugar")
    assert cards(match, 0) == 1


# When goods are sold


def sold(town: str, held: str, count: int, trader: bool = True) -> int:
    """How many cards the sale of the first so many goods brings at a price of 1 for indigo, 2 for coffee."""
    match = given(governor=0 if trader else 2, seats={0: seat(town=town, goods=held)}, draws=["tile a"])
    match.play("trader")
    for _ in range(count):
        match.play(match.choices()[1])
    if kind(match) == "sell" and match.actor == 0:
        match.play("pass")
    return cards(match, 0)


@rule("SJ-CARD-TRADINGPOST-01")
def test_a_trading_post_sells_one_more() -> None:
    """With a trading post one good more may be sold."""
    for governor, most in ((0, 3), (2, 2)):
        match = given(governor=governor, seats={0: seat(town=f"{PLANTS}, trading_post", goods=ALL_GOODS)})
        match.play("trader")
        assert asked(match, "seat", "most") == (0, most)


@rule("SJ-CARD-MARKETSTAND-01")
@pytest.mark.parametrize(("count", "drawn"), [(1, 1), (2, 3), (3, 4)])
def test_a_market_stand_brings_a_card_for_two_goods_sold(count: int, drawn: int) -> None:
    """With a market stand whoever sells two goods or more in a trader phase draws one card more."""
    assert sold("3 indigo_plant, market_stand, trading_post", "3 indigo", count) == drawn


@rule("SJ-CARD-MARKETSTAND-02")
@pytest.mark.parametrize("trader", [True, False])
def test_a_market_stand_works_whoever_is_trader(trader: bool) -> None:
    """A market stand works for the trader and for others alike."""
    assert sold("2 indigo_plant, market_stand, trading_post", "2 indigo", 2, trader) == 3


@rule("SJ-CARD-MARKETHALL-01")
@pytest.mark.parametrize("trader", [True, False])
def test_a_market_hall_brings_a_card_for_a_good_sold(trader: bool) -> None:
    """With a market hall whoever sells at least one good in a trader phase draws one card more than the tile gives."""
    assert sold("indigo_plant, market_hall", "indigo", 1, trader) == 2
    assert sold("indigo_plant, market_hall", "indigo", 0, trader) == 0


@rule("SJ-CARD-MARKETHALL-02")
def test_a_market_hall_brings_one_card_a_phase() -> None:
    """It is one card in a phase, however many goods were sold."""
    assert sold("4 indigo_plant, market_hall, trading_post, library", "4 indigo", 4) == 5
