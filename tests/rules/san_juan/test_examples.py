"""San Juan: the worked examples of the rule book."""

import pytest

from boriken import Match
from tests.kits.san_juan import (
    ALL_GOODS,
    PLANTS,
    Json,
    asked,
    build,
    cards,
    events,
    finished,
    given,
    goods,
    hand,
    kind,
    rule,
    seat,
    sizes,
    table,
)


def chosen_by(taker: int, role: str, owner: Json, draws: tuple[str, ...] = ()) -> Match:
    """The phase of a role that seat 0, the owner, or seat 2 has taken, up to the owner's turn."""
    match = given(governor=taker, seats={0: owner, 2: seat(town="hero")} if taker else {0: owner}, draws=draws)
    match.play(role)
    while match.actor != 0:
        match.play("pass")
    return match


def own(role: str, owner: Json, draws: tuple[str, ...] = ()) -> Match:
    return chosen_by(0, role, owner, draws)


def others(role: str, owner: Json, draws: tuple[str, ...] = ()) -> Match:
    return chosen_by(2, role, owner, draws)


def added(town: str, large: str) -> int:
    """The points that a building of cost 6 adds to a town."""
    return int(finished(seat(town=town), seat()).scores()[0]["sheet"][large])


def drawn_and_kept(match: Match) -> tuple[int, int]:
    """The cards that somebody draws and keeps in the councillor phase."""
    pile, _ = sizes(match)
    match.play("take")
    drawn = pile - sizes(match)[0]
    while kind(match) == "keep":
        match.play(match.choices()[0])
    return drawn, cards(match, 0)


@rule("SJ-EX-01")
def test_three_discounts_for_a_sugar_mill() -> None:
    """A builder with smithy and library pays nothing for a sugar mill, and draws nothing."""
    match = own("builder", seat(hand="sugar_mill, 2 well", town="smithy, library"))
    assert build(match, "sugar_mill") == 0
    assert hand(match, 0) == {"well": 2}


@rule("SJ-EX-02")
def test_a_victory_column_but_no_second_statue() -> None:
    """Whoever owns a statue may build a victory column, but no second statue."""
    match = own("builder", seat(hand="statue, victory_column, 2 silver_smelter", town="statue"))
    assert "build victory_column" in match.choices()
    assert "build statue" not in match.choices()


@rule("SJ-EX-03")
def test_two_cards_are_a_sugar_and_a_tobacco() -> None:
    """A card on a sugar mill and one on a tobacco storage are one sugar and one tobacco."""
    owner = {**seat(town="sugar_mill, tobacco_storage"), "goods": {"sugar": ["hero"], "tobacco": ["hero"]}}
    match = own("trader", owner)
    assert match.view(0)["seats"][0]["goods"] == {"sugar": 1, "tobacco": 1}
    assert match.choices() == ["pass", "sell sugar", "sell tobacco"]


@rule("SJ-EX-04")
def test_a_great_day_at_the_market() -> None:
    """A trader with market stand and trading post sells indigo, tobacco and silver at 1, 2 and 3 and draws seven
    cards."""
    town = "indigo_plant, tobacco_storage, silver_smelter, market_stand, trading_post"
    match = own("trader", seat(town=town, goods="indigo, tobacco, silver"), draws=("tile c",))
    match.play("sell indigo", "sell tobacco", "sell silver")
    assert (cards(match, 0), sizes(match)[1]) == (7, 3)
    assert [event["price"] for event in events(match, "good_sold")] == [1, 2, 3]
    assert goods(match, 0) == {}


@rule("SJ-EX-05")
@pytest.mark.parametrize("found", ["quarry", "smithy", "tobacco_storage", "library"])
def test_a_gold_mine_that_pays(found: str) -> None:
    """Quarry, smithy, tobacco storage and library all differ in cost: the owner of a gold mine takes any one."""
    four = ("quarry", "smithy", "tobacco_storage", "library")
    match = own("prospector", seat(town="gold_mine"), draws=four)
    match.play("pass", "use gold_mine", f"mine {found}")
    assert hand(match, 0) == {found: 1}
    assert table(match)["discards"] == {card: 1 for card in four if card != found}


@rule("SJ-EX-06")
def test_a_gold_mine_that_does_not_pay() -> None:
    """Prefecture and tobacco storage cost the same: the owner of a gold mine gets nothing, and all four are
    discarded."""
    four = ("library", "prefecture", "smithy", "tobacco_storage")
    match = own("prospector", seat(town="gold_mine"), draws=four)
    match.play("pass", "use gold_mine")
    assert (cards(match, 0), kind(match)) == (0, "role")
    assert table(match)["discards"] == dict.fromkeys(four, 1)


@rule("SJ-EX-07")
def test_a_councillor_with_prefecture_and_archive() -> None:
    """A councillor with prefecture and archive takes five cards into the hand and discards any three."""
    match = own("councillor", seat(hand="hero, well", town="prefecture, archive"))
    match.play("take")
    assert cards(match, 0) == 7
    assert asked(match, "things", "least", "most") == (hand(match, 0), 3, 3)


@rule("SJ-EX-08")
def test_a_library_for_two_goods_and_three_cards() -> None:
    """With a black market indigo and tobacco pay for two of the five cards that a library costs."""
    town = "indigo_plant, tobacco_storage, black_market"
    match = others("builder", seat(hand="library, 3 well, hero", town=town, goods="indigo, tobacco"))
    assert build(match, "library", give="indigo, tobacco") == 3
    assert (cards(match, 0), goods(match, 0), sizes(match)[1]) == (1, {}, 5)


@rule("SJ-EX-09")
def test_a_trading_post_sells_two() -> None:
    """The owner of a trading post sells at most two goods in another's trader phase."""
    assert asked(others("trader", seat(town=f"{PLANTS}, trading_post", goods=ALL_GOODS)), "most") == 2


@rule("SJ-EX-10")
def test_a_trader_with_a_trading_post_sells_three() -> None:
    """A trader with a trading post sells at most three goods."""
    assert asked(own("trader", seat(town=f"{PLANTS}, trading_post", goods=ALL_GOODS)), "most") == 3


@rule("SJ-EX-11")
def test_a_trader_with_trading_post_and_library_sells_four() -> None:
    """A trader with trading post and library sells at most four goods."""
    assert asked(own("trader", seat(town=f"{PLANTS}, trading_post, library", goods=ALL_GOODS)), "most") == 4


@rule("SJ-EX-12")
def test_a_palace_on_a_chapel() -> None:
    """Covering a chapel with a palace costs three cards."""
    match = others("builder", seat(hand="palace, 3 well, hero", town="crane, chapel"))
    assert build(match, "palace", cover="chapel") == 3


@rule("SJ-EX-13")
def test_a_statue_on_a_coffee_roaster() -> None:
    """Covering a coffee roaster with a statue costs nothing and brings nothing."""
    match = others("builder", seat(hand="statue, well", town="crane, coffee_roaster"))
    assert build(match, "statue", cover="coffee_roaster") == 0
    assert hand(match, 0) == {"well": 1}


@rule("SJ-EX-14")
def test_a_chapel_with_seven_cards() -> None:
    """A chapel with seven cards under it is worth nine points."""
    assert finished(seat(town="chapel", chapel="7 sugar_mill"), seat()).scores()[0]["points"] == 9


@rule("SJ-EX-15")
def test_an_aqueduct_makes_two() -> None:
    """The owner of an aqueduct makes at most two goods in another's producer phase."""
    assert asked(others("producer", seat(town=f"{PLANTS}, aqueduct")), "most") == 2


@rule("SJ-EX-16")
def test_a_producer_with_an_aqueduct_makes_three() -> None:
    """A producer with an aqueduct makes at most three goods."""
    assert asked(own("producer", seat(town=f"{PLANTS}, aqueduct")), "most") == 3


@rule("SJ-EX-17")
def test_a_producer_with_aqueduct_and_library_makes_four() -> None:
    """A producer with aqueduct and library makes at most four goods."""
    assert asked(own("producer", seat(town=f"{PLANTS}, aqueduct, library")), "most") == 4


@rule("SJ-EX-18")
def test_a_prefecture_in_the_phase_of_another() -> None:
    """The owner of a prefecture draws two cards in another's councillor phase and keeps both."""
    assert drawn_and_kept(others("councillor", seat(town="prefecture"))) == (2, 2)


@rule("SJ-EX-19")
def test_a_councillor_with_a_prefecture() -> None:
    """A councillor with a prefecture draws five cards and keeps two."""
    assert drawn_and_kept(own("councillor", seat(town="prefecture"))) == (5, 2)


@rule("SJ-EX-20")
def test_a_councillor_with_prefecture_and_library() -> None:
    """A councillor with prefecture and library draws eight cards and keeps two."""
    assert drawn_and_kept(own("councillor", seat(town="prefecture, library"))) == (8, 2)


@rule("SJ-EX-21")
@pytest.mark.parametrize(("sold", "drawn"), [(("indigo", "silver"), 1 + 3 + 1), (("sugar", "coffee"), 1 + 2 + 1)])
def test_a_market_hall_and_two_goods(sold: tuple[str, str], drawn: int) -> None:
    """With a market hall goods sold at 1 and 3 bring five cards."""
    match = own("trader", seat(town=f"{PLANTS}, market_hall", goods=ALL_GOODS), draws=("tile c",))
    match.play(*(f"sell {good}" for good in sold))
    assert cards(match, 0) == drawn


@rule("SJ-EX-22")
def test_a_builder_with_a_quarry_pays_nothing_for_a_crane() -> None:
    """A builder with a quarry pays nothing for a crane."""
    assert build(own("builder", seat(hand="crane, 2 well", town="quarry")), "crane") == 0


@rule("SJ-EX-23")
@pytest.mark.parametrize(("card", "cost"), [("palace", 3), ("hero", 2), ("tower", 0)])
def test_library_and_quarry_save_three_cards(card: str, cost: int) -> None:
    """A builder with library and quarry pays three cards less for a violet building."""
    assert build(own("builder", seat(hand=f"{card}, 5 sugar_mill", town="library, quarry")), card) == cost


@rule("SJ-EX-24")
def test_a_councillor_with_library_archive_and_prefecture() -> None:
    """A councillor with library, archive and prefecture takes eight cards into the hand and discards any six."""
    match = own("councillor", seat(hand="hero, well", town="library, prefecture, archive"))
    match.play("take")
    assert cards(match, 0) == 10
    assert asked(match, "things", "least", "most") == (hand(match, 0), 6, 6)


@rule("SJ-EX-25")
def test_a_guild_hall_with_four_production_buildings() -> None:
    """A guild hall adds eight points for two indigo plants, a sugar mill and a tobacco storage."""
    assert added("guild_hall, 2 indigo_plant, sugar_mill, tobacco_storage", "guild_hall") == 8


@rule("SJ-EX-26")
def test_a_city_hall_with_nine_violet_buildings() -> None:
    """A city hall adds nine points for nine violet buildings, itself among them."""
    town = "poor_house, aqueduct, carpenter, chapel, quarry, library, statue, guild_hall, city_hall"
    assert added(town, "city_hall") == 9


@rule("SJ-EX-27")
def test_a_triumphal_arch_with_two_monuments() -> None:
    """A triumphal arch adds six points for a statue and a hero."""
    assert added("triumphal_arch, statue, hero", "triumphal_arch") == 6


@rule("SJ-EX-28")
def test_a_palace_for_34_points() -> None:
    """A palace adds eight points to 34: the total is 42."""
    town = "palace, statue, victory_column, hero, triumphal_arch, 2 silver_smelter, library"
    result = finished(seat(town=town, chapel="5 sugar_mill"), seat()).scores()[0]
    assert result["sheet"] == {"buildings": 21, "chapel": 5, "triumphal_arch": 8, "palace": 8}
    assert result["points"] == 42
