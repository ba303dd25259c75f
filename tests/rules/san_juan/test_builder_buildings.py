"""San Juan: the buildings that help to build: smithy, quarry, poor house, black market and carpenter."""

import pytest

from tests.kits.san_juan import (
    ALL_GOODS,
    PLANTS,
    asked,
    board,
    build,
    building,
    cards,
    events,
    following,
    given,
    goods,
    hand,
    kind,
    rule,
    seat,
    table,
)

# Smithy and quarry


@rule("SJ-CARD-SMITHY-01")
def test_with_a_smithy_production_buildings_cost_one_less() -> None:
    """With a smithy a production building costs one card less."""
    match = following("indigo_plant, sugar_mill, tobacco_storage, coffee_roaster, silver_smelter", town="smithy")
    assert list(asked(match, "prices").values()) == [0, 1, 2, 3, 4]
    assert build(match, "silver_smelter") == 4


@rule("SJ-CARD-SMITHY-02")
def test_a_smithy_does_nothing_for_violet_buildings() -> None:
    """A smithy does nothing for a violet building."""
    match = following("tower, 4 silver_smelter", town="smithy")
    assert asked(match, "prices")["tower"] == 3
    assert build(match, "tower") == 3


@rule("SJ-CARD-QUARRY-01")
def test_with_a_quarry_violet_buildings_cost_one_less() -> None:
    """With a quarry a violet building costs one card less."""
    match = following("well, tower, palace, hero", town="quarry")
    assert asked(match, "prices") == {"well": 1, "tower": 2, "hero": 4, "palace": 5}
    assert build(match, "tower") == 2


@rule("SJ-CARD-QUARRY-02")
def test_a_quarry_does_nothing_for_production_buildings() -> None:
    """A quarry does nothing for a production building."""
    match = following("sugar_mill, 3 silver_smelter", town="quarry")
    assert asked(match, "prices") == {"sugar_mill": 2, "silver_smelter": 5}
    assert build(match, "sugar_mill") == 2


# Poor house


@rule("SJ-CARD-POORHOUSE-01")
@pytest.mark.parametrize(("others", "after"), [("", 1), ("hero", 2), ("hero, palace", 2)])
def test_the_poor_house_helps_those_with_no_card_or_one(others: str, after: int) -> None:
    """Whoever has built and has no hand card or one draws one card."""
    match = building(f"smithy, {others}".removesuffix(", "), town="poor_house")
    match.play("build smithy")
    assert cards(match, 0) == after


@rule("SJ-CARD-POORHOUSE-02")
@pytest.mark.parametrize(("others", "after"), [("", 2), ("hero", 2)])
def test_the_poor_house_looks_after_the_carpenter(others: str, after: int) -> None:
    """The carpenter's card is drawn first; the poor house looks at the hand after that."""
    match = building(f"smithy, {others}".removesuffix(", "), town="poor_house, carpenter")
    match.play("build smithy")
    assert cards(match, 0) == after


@rule("SJ-CARD-POORHOUSE-03")
def test_the_poor_house_does_nothing_for_those_who_do_not_build() -> None:
    """Whoever does not build gets nothing from the poor house."""
    match = building("smithy", town="poor_house")
    match.play("pass")
    assert hand(match, 0) == {"smithy": 1}
    assert events(match, "card_drawn") == []


# Black market


@rule("SJ-CARD-BLACKMARKET-01")
@pytest.mark.parametrize("card", ["silver_smelter", "hero"])
def test_the_black_market_takes_up_to_two_goods(card: str) -> None:
    """With a black market up to two goods may be given for any building."""
    match = following(f"{card}, 5 tobacco_storage", town=f"{PLANTS}, black_market", held=ALL_GOODS)
    match.play(f"build {card}")
    assert asked(match, "kind", "least", "cost") == ("give", 0, 5)
    match.play("give indigo", "give silver")
    assert kind(match) == "pay"
    assert asked(match, "most") == 3
    assert sum(goods(match, 0).values()) == 3


@rule("SJ-CARD-BLACKMARKET-02")
@pytest.mark.parametrize("good", ALL_GOODS.split(", "))
def test_each_good_pays_for_one_card(good: str) -> None:
    """Each good given saves one card, whatever its kind."""
    match = following("tower, 3 hero", town=f"{PLANTS}, black_market", held=ALL_GOODS)
    assert build(match, "tower", give=good) == 2
    assert good not in goods(match, 0)


@rule("SJ-CARD-BLACKMARKET-03")
def test_goods_given_are_discarded_unseen() -> None:
    """Goods given may lie on any own production buildings; they are discarded, and nobody looks at them."""
    owner = {**seat(hand="well", town="2 indigo_plant, silver_smelter, black_market")}
    match = given(
        governor=2, seats={0: {**owner, "goods": {"indigo": ["palace", "hero"], "silver": ["library"]}}}, hoarder=1
    )
    match.play("builder")
    assert build(match, "well", give="indigo, silver") == 0
    assert table(match)["discards"] == {"palace": 1, "library": 1}
    assert board(match, 0)["memory"] == {}
    for viewer in (None, 0, 1):
        assert not {"palace", "library"} & set(str(match.log(viewer)).replace("'", " ").split())


@rule("SJ-CARD-BLACKMARKET-04")
def test_no_more_goods_than_the_cost() -> None:
    """Nobody may give more goods than the cost that is left after all discounts."""
    match = building("well, 2 hero", town=f"{PLANTS}, black_market", held=ALL_GOODS)
    assert build(match, "well", give="indigo") == 0
    assert kind(match) == "role"
    assert sum(goods(match, 0).values()) == 4


# Carpenter


@rule("SJ-CARD-CARPENTER-01")
def test_a_carpenter_brings_a_card_for_a_violet_building() -> None:
    """With a carpenter whoever builds a violet building draws one card after paying."""
    match = building("tower, 2 hero, 2 palace", town="carpenter", draws=("library",))
    match.play("build tower", "pay hero", "pay hero")
    assert hand(match, 0) == {"palace": 2, "library": 1}
    assert [event["kind"] for event in match.log(None)][-4:] == ["card_paid", "card_paid", "bonus", "card_drawn"]


@rule("SJ-CARD-CARPENTER-02")
def test_a_carpenter_does_nothing_for_production_buildings() -> None:
    """A carpenter brings nothing for a production building."""
    match = building("sugar_mill, 3 hero", town="carpenter")
    build(match, "sugar_mill")
    assert cards(match, 0) == 2


@rule("SJ-CARD-CARPENTER-03")
def test_a_carpenter_brings_nothing_for_itself() -> None:
    """A carpenter brings nothing for its own build."""
    match = building("carpenter, 3 hero")
    build(match, "carpenter")
    assert cards(match, 0) == 1
    assert events(match, "bonus") == []
