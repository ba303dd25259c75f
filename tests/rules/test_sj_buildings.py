"""San Juan: what the buildings do."""

from collections import Counter

import pytest

from boriken import Match
from tests.kit import rule
from tests.sj_kit import (
    all_cards,
    asked,
    board,
    build,
    cards,
    events,
    finish_phase,
    finished,
    given,
    goods,
    hand,
    kind,
    round_start,
    seat,
    sizes,
    table,
)

PLANTS = "indigo_plant, sugar_mill, tobacco_storage, coffee_roaster, silver_smelter"
ALL = "indigo, sugar, tobacco, coffee, silver"
MONUMENTS = ("statue", "victory_column", "hero")
LARGE = ("guild_hall", "city_hall", "triumphal_arch", "palace")


def building(own: str, town: str = "indigo_plant", held: str = "", draws: tuple[str, ...] = ()) -> Match:
    """Seat 0, the builder, is asked what to build."""
    match = given(seats={0: seat(hand=own, town=town, goods=held)}, draws=draws)
    match.play("builder")
    return match


def following(own: str, town: str = "indigo_plant", held: str = "", draws: tuple[str, ...] = ()) -> Match:
    """Seat 0 is asked what to build in a phase that seat 2 has chosen."""
    match = given(governor=2, seats={0: seat(hand=own, town=town, goods=held)}, draws=draws)
    match.play("builder")
    return match


def printed(card: str) -> tuple[int, int, int]:
    """What a card costs without any discount, the points it scores, and how many there are."""
    match = given(governor=2, seats={0: seat(hand=card, town="well")})
    match.play("builder")
    points = finished(seat(town=card), seat()).scores()[0]["sheet"]["buildings"]
    return asked(match, "prices")[card], points, all_cards()[card]


def made_by(card: str) -> dict[str, int]:
    """What the building makes."""
    match = given(seats={0: seat(town=card)})
    match.play("producer")
    match.play(match.choices()[-1])
    return goods(match, 0)


# Production buildings


@rule("SJ-CARD-INDIGO-01")
def test_indigo_plant() -> None:
    """Indigo plant: cost 1, 1 point, ten copies; makes indigo."""
    assert (printed("indigo_plant"), made_by("indigo_plant")) == ((1, 1, 10), {"indigo": 1})


@rule("SJ-CARD-SUGAR-01")
def test_sugar_mill() -> None:
    """Sugar mill: cost 2, 1 point, eight copies; makes sugar."""
    assert (printed("sugar_mill"), made_by("sugar_mill")) == ((2, 1, 8), {"sugar": 1})


@rule("SJ-CARD-TOBACCO-01")
def test_tobacco_storage() -> None:
    """Tobacco storage: cost 3, 2 points, eight copies; makes tobacco."""
    assert (printed("tobacco_storage"), made_by("tobacco_storage")) == ((3, 2, 8), {"tobacco": 1})


@rule("SJ-CARD-COFFEE-01")
def test_coffee_roaster() -> None:
    """Coffee roaster: cost 4, 2 points, eight copies; makes coffee."""
    assert (printed("coffee_roaster"), made_by("coffee_roaster")) == ((4, 2, 8), {"coffee": 1})


@rule("SJ-CARD-SILVER-01")
def test_silver_smelter() -> None:
    """Silver smelter: cost 5, 3 points, eight copies; makes silver."""
    assert (printed("silver_smelter"), made_by("silver_smelter")) == ((5, 3, 8), {"silver": 1})


# Violet buildings


@rule("SJ-CARD-VIOLET-01")
def test_how_many_violet_buildings_there_are() -> None:
    """There are 24 violet buildings, three of each, but only two of each of the four that cost 6."""
    violet = Counter({card: copies for card, copies in all_cards().items() if card not in PLANTS.split(", ")})
    assert len(violet) == 24
    assert {card for card, copies in violet.items() if copies == 2} == set(LARGE)
    assert {card for card, copies in violet.items() if copies == 3} == set(violet) - set(LARGE)
    start = given(seats={number: seat(town="") for number in range(3)})
    assert table(start)["deck"] == all_cards()
    assert start.facts()["all_cards"] == sum(all_cards().values()) == 110


@rule("SJ-CARD-VIOLET-02")
def test_a_violet_building_does_nothing_in_the_phase_it_is_built_in() -> None:
    """A violet building does nothing in the builder phase it is built in; after that it works, in the same round."""
    match = building("quarry, 3 well, 3 tower")
    assert build(match, "quarry") == 3
    match = building("aqueduct, 3 well", town="3 indigo_plant")
    build(match, "aqueduct")
    match.play("producer", "pass", "pass")  # the producer and the one after
    assert asked(match, "seat", "most") == (0, 2)


@rule("SJ-CARD-VIOLET-03")
def test_nobody_need_use_a_violet_building() -> None:
    """Nobody need use what a violet building offers."""
    match = building("statue, 3 well", town="crane, black_market, indigo_plant", held="indigo")
    match.play("build statue")
    assert "pass" in match.choices()
    match.play("pass")
    assert (kind(match), "pass" in match.choices()) == ("give", True)
    match = given(seats={0: seat(town="gold_mine")})
    match.play("prospector", "pass")
    assert (kind(match), match.choices()[0]) == ("mine", "pass")
    match = round_start(first=seat(hand="well", town="chapel"))
    assert match.choices()[0] == "pass"


@rule("SJ-CARD-VIOLET-04")
def test_monuments_and_large_buildings_do_nothing_during_play() -> None:
    """Monuments and the buildings that cost 6 change nothing before the final count."""
    plain = seat(hand="tower, silver_smelter, 2 well", town="2 indigo_plant", goods="indigo")
    rich = {**plain, "town": plain["town"] | dict.fromkeys((*MONUMENTS, *LARGE), 1)}
    for role in ("builder", "producer", "trader", "councillor", "prospector"):
        without, having = (given(seats={0: owner}) for owner in (plain, rich))
        for match in (without, having):
            match.play(role)
        assert without.question() == having.question()
        assert without.choices() == having.choices()
    assert without.view(0)["seats"][0]["limit"] == having.view(0)["seats"][0]["limit"]


@rule("SJ-CARD-VIOLET-05")
def test_large_buildings_have_no_printed_points() -> None:
    """The four buildings that cost 6 have no printed points."""
    assert [printed(card) for card in LARGE] == [(6, 0, 2)] * 4


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


# Gold mine


@rule("SJ-CARD-GOLDMINE-01")
def test_a_gold_mine_works_whoever_is_prospector() -> None:
    """In a prospector phase, whoever is prospector, a gold mine may turn up the next four cards of the draw pile."""
    match = given(seats={1: seat(town="gold_mine")}, discards="3 hero")
    match.play("prospector", "pass")
    assert (kind(match), match.actor, match.choices()) == ("mine", 1, ["pass", "use gold_mine"])
    pile, _ = sizes(match)
    match.play("use gold_mine")
    assert len(events(match, "card turned up")) == 4
    assert sizes(match)[0] == pile - 4


@rule("SJ-CARD-GOLDMINE-02")
def test_four_different_costs_bring_a_card() -> None:
    """If the four costs all differ the owner takes one of the cards and discards the other three."""
    match = given(seats={0: seat(town="gold_mine")}, draws=["palace", "indigo_plant", "library", "well"])
    match.play("prospector", "pass", "use gold_mine")
    assert match.choices() == ["mine indigo_plant", "mine well", "mine library", "mine palace"]
    match.play("mine library")
    assert hand(match, 0) == {"library": 1}
    assert table(match)["discards"] == {"indigo_plant": 1, "well": 1, "palace": 1}


@rule("SJ-CARD-GOLDMINE-03")
@pytest.mark.parametrize("fourth", ["palace", "guild_hall"])
def test_two_equal_costs_bring_nothing(fourth: str) -> None:
    """If two of the four cost the same, all four are discarded."""
    match = given(seats={0: seat(town="gold_mine")}, draws=["palace", "indigo_plant", "library", fourth])
    match.play("prospector", "pass", "use gold_mine")
    assert kind(match) == "role"
    assert (cards(match, 0), sizes(match)[1]) == (0, 4)
    assert len(events(match, "mine failed")) == 1


@rule("SJ-CARD-GOLDMINE-04")
def test_gold_mines_go_clockwise_with_new_cards_each() -> None:
    """Several owners act clockwise from the prospector, each with four new cards."""
    match = given(
        governor=1,
        seats={number: seat(town="gold_mine") for number in range(3)},
        draws=["palace", "indigo_plant", "library", "well", "hero", "smithy", "tower", "sugar_mill"],
    )
    match.play("prospector", "pass")
    order = [match.actor]
    match.play("use gold_mine", "mine palace")
    order.append(match.actor)
    match.play("use gold_mine", "mine hero")
    order.append(match.actor)
    assert order == [1, 2, 0]
    assert [hand(match, number) for number in (1, 2)] == [{"palace": 1}, {"hero": 1}]
    assert sizes(match)[1] == 6


@rule("SJ-CARD-GOLDMINE-05")
def test_with_fewer_than_four_cards_a_gold_mine_does_nothing() -> None:
    """If fewer than four cards can be turned up, discards included, a gold mine does nothing."""
    for discards, works in (("2 well", True), ("well", False)):
        match = given(seats={0: seat(town="gold_mine")}, pile="hero, tower", discards=discards)
        match.play("prospector", "pass")
        assert (kind(match) == "mine") is works


# Archive


@rule("SJ-CARD-ARCHIVE-01")
def test_with_an_archive_drawn_cards_go_to_the_hand_first() -> None:
    """With an archive all cards drawn in the councillor phase go into the hand first."""
    match = given(seats={0: seat(hand="smithy", town="archive")}, draws=["hero", "well", "well", "tower", "palace"])
    match.play("councillor", "take")
    assert hand(match, 0) == {"smithy": 1, "well": 2, "tower": 1, "hero": 1, "palace": 1}


@rule("SJ-CARD-ARCHIVE-02")
def test_with_an_archive_older_cards_may_be_discarded() -> None:
    """With an archive as many cards as usual are discarded, but from the whole hand."""
    match = given(seats={0: seat(hand="smithy", town="archive")}, draws=["hero", "well", "well", "tower", "palace"])
    match.play("councillor", "take")
    assert asked(match, "things", "least", "most") == (hand(match, 0), 4, 4)
    match.play(*match.count_out({"smithy": 1, "well": 2, "tower": 1}))
    assert hand(match, 0) == {"hero": 1, "palace": 1}
    assert table(match)["discards"] == {"smithy": 1, "well": 2, "tower": 1}


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
    assert events(match, "card drawn") == []


# Black market


@rule("SJ-CARD-BLACKMARKET-01")
@pytest.mark.parametrize("card", ["silver_smelter", "hero"])
def test_the_black_market_takes_up_to_two_goods(card: str) -> None:
    """With a black market up to two goods may be given for any building."""
    match = following(f"{card}, 5 tobacco_storage", town=f"{PLANTS}, black_market", held=ALL)
    match.play(f"build {card}")
    assert asked(match, "kind", "least", "cost") == ("give", 0, 5)
    match.play("give indigo", "give silver")
    assert kind(match) == "pay"
    assert asked(match, "most") == 3
    assert sum(goods(match, 0).values()) == 3


@rule("SJ-CARD-BLACKMARKET-02")
@pytest.mark.parametrize("good", ALL.split(", "))
def test_each_good_pays_for_one_card(good: str) -> None:
    """Each good given saves one card, whatever its kind."""
    match = following("tower, 3 hero", town=f"{PLANTS}, black_market", held=ALL)
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
    match = building("well, 2 hero", town=f"{PLANTS}, black_market", held=ALL)
    assert build(match, "well", give="indigo") == 0
    assert kind(match) == "role"
    assert sum(goods(match, 0).values()) == 4


# Trading post, well, market stand, market hall


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
        match = given(governor=governor, seats={0: seat(town=f"{PLANTS}, trading_post", goods=ALL)})
        match.play("trader")
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


# Crane


@rule("SJ-CARD-CRANE-01")
def test_a_crane_covers_an_own_building() -> None:
    """With a crane a new building may be put on an own face-up building."""
    match = building("palace, 3 hero", town="crane, chapel, indigo_plant")
    match.play("build palace")
    assert match.choices() == ["cover chapel"]  # anything else would be too dear
    match = building("well, 3 hero", town="crane, chapel, indigo_plant")
    match.play("build well")
    assert match.choices() == ["pass", "cover indigo_plant", "cover chapel"]
    match.play("cover chapel")
    assert board(match, 0)["town"] == {"indigo_plant": 1, "crane": 1, "well": 1}
    assert board(match, 0)["covered"] == {"chapel": 1}
    match = building("well, 3 hero", town="chapel, indigo_plant")
    match.play("build well")
    assert kind(match) == "pay"


@rule("SJ-CARD-CRANE-02")
def test_the_covered_building_lowers_the_cost_by_its_own() -> None:
    """The cost falls by the printed cost of what is covered, not below nothing, and nothing is paid back."""
    assert build(following("palace, 3 hero, 3 statue", town="crane, chapel"), "palace", cover="chapel") == 3
    match = following("well, 3 hero", town="crane, chapel")
    pile = sizes(match)
    assert build(match, "well", cover="chapel") == 0
    assert (cards(match, 0), sizes(match)) == (3, pile)


@rule("SJ-CARD-CRANE-03")
def test_a_covered_building_is_out_of_the_game() -> None:
    """A covered building has no effect and no points, does not count as a building, and is not discarded."""
    match = given(seats={0: seat(hand="hero, 3 tower", town="crane, library, indigo_plant")})
    match.play("builder")
    build(match, "hero", cover="library")
    assert match.scores()[0]["sheet"]["buildings"] == 1 + 1 + 5
    assert match.view(0)["seats"][0]["buildings"] == 3
    assert "library" not in table(match)["discards"]
    assert board(match, 0)["covered"] == {"library": 1}
    for role in ("producer", "trader", "builder", "prospector"):  # to the next role of seat 0
        match.play(role)
        finish_phase(match)
    match.play("councillor", "take")
    assert (match.actor, sum(asked(match, "things").values())) == (0, 5)


@rule("SJ-CARD-CRANE-04")
def test_what_is_covered_does_not_help_with_its_own_end() -> None:
    """A covered building loses its effect at once, so it cannot help with the build that covers it."""
    assert build(following("palace, 3 hero, 3 statue", town="crane, quarry"), "palace", cover="quarry") == 2


@rule("SJ-CARD-CRANE-05")
def test_a_crane_cannot_be_covered() -> None:
    """A crane can never be covered."""
    match = building("well, 3 hero", town="crane, chapel")
    match.play("build well")
    assert "cover crane" not in match.choices()
    assert match.why_not("cover crane") == "A crane can never be covered."


@rule("SJ-CARD-CRANE-06")
@pytest.mark.parametrize("card", ["tobacco_storage", "well"])
def test_a_good_on_a_covered_building_is_lost(card: str) -> None:
    """A good on a covered building is discarded, whatever covers it."""
    match = given(
        seats={0: {**seat(hand=f"{card}, 2 palace", town="crane, coffee_roaster"), "goods": {"coffee": ["hero"]}}}
    )
    match.play("builder")
    assert build(match, card, cover="full coffee_roaster") == 0
    assert goods(match, 0) == {}
    assert table(match)["discards"] == {"hero": 1}


@rule("SJ-CARD-CRANE-07")
def test_cards_under_a_covered_chapel_still_score() -> None:
    """Cards under a covered chapel stay there and score one point each."""
    match = given(seats={0: seat(hand="statue, 2 palace", town="crane, chapel", chapel="hero, 2 well")})
    match.play("builder")
    build(match, "statue", cover="chapel")
    assert board(match, 0)["chapel"] == {"well": 2, "hero": 1}
    assert match.scores()[0]["points"] == 1 + 3 + 3


@rule("SJ-CARD-CRANE-08")
def test_a_covered_violet_building_may_be_built_again() -> None:
    """A violet building that one has covered may be built again."""
    match = given(seats={0: seat(hand="chapel, 3 hero", town="crane, well", covered="chapel")})
    match.play("builder")
    build(match, "chapel")
    assert board(match, 0)["town"] == {"well": 1, "crane": 1, "chapel": 1}


@rule("SJ-CARD-CRANE-09")
def test_nothing_is_covered_by_its_like() -> None:
    """No building may be covered by one of the same kind."""
    match = building("sugar_mill, 3 hero", town="crane, sugar_mill, indigo_plant")
    match.play("build sugar_mill")
    assert match.choices() == ["pass", "cover indigo_plant"]
    assert match.refusals()["cover sugar_mill"]["code"] == "same-kind"


# Chapel and tower


@rule("SJ-CARD-CHAPEL-01")
def test_a_card_under_a_chapel_is_one_point_whatever_it_is() -> None:
    """Each card under the chapel is one point at the end, whatever card it is."""
    for card in ("hero", "palace", "indigo_plant"):
        assert finished(seat(town="chapel", chapel=card), seat()).scores()[0]["points"] == 3


@rule("SJ-CARD-CHAPEL-02")
def test_what_a_chapel_covers_is_not_one_of_its_cards() -> None:
    """A building that the chapel covers is not one of the chapel's cards."""
    match = building("chapel, 3 hero", town="crane, well")
    build(match, "chapel", cover="well")
    assert (board(match, 0)["chapel"], board(match, 0)["covered"]) == ({}, {"well": 1})
    assert match.scores()[0]["sheet"] == {"buildings": 3, "chapel": 0}


@rule("SJ-CARD-CHAPEL-03")
def test_a_covered_chapel_takes_no_more_cards() -> None:
    """A covered chapel takes no more cards."""
    match = round_start(
        first=seat(hand="well", covered="chapel", chapel="hero"), second=seat(hand="well", town="chapel")
    )
    assert (kind(match), match.actor) == ("chapel", 1)
    match.play("pass")
    assert kind(match) == "role"


@rule("SJ-CARD-TOWER-01")
def test_with_a_tower_the_limit_is_twelve() -> None:
    """With a tower the limit is twelve cards; whoever has more discards down to twelve."""
    match = round_start(
        first=seat(hand="8 sugar_mill, 4 coffee_roaster", town="tower"),
        second=seat(hand="8 tobacco_storage, 6 silver_smelter", town="tower"),
    )
    assert (kind(match), match.actor, asked(match, "most")) == ("discard", 1, 2)
    match.play("discard tobacco_storage", "discard silver_smelter")
    assert [cards(match, number) for number in range(2)] == [12, 12]


# Aqueduct, carpenter, prefecture


@rule("SJ-CARD-AQUEDUCT-01")
def test_an_aqueduct_makes_one_more() -> None:
    """With an aqueduct one good more may be made."""
    for governor, most in ((0, 3), (2, 2)):
        match = given(governor=governor, seats={0: seat(town=f"{PLANTS}, aqueduct"), 2: seat(town="hero")})
        match.play("producer")
        assert asked(match, "seat", "most") == (0, most)


@rule("SJ-CARD-CARPENTER-01")
def test_a_carpenter_brings_a_card_for_a_violet_building() -> None:
    """With a carpenter whoever builds a violet building draws one card after paying."""
    match = building("tower, 2 hero, 2 palace", town="carpenter", draws=("library",))
    match.play("build tower", "pay hero", "pay hero")
    assert hand(match, 0) == {"palace": 2, "library": 1}
    assert [event["kind"] for event in match.log(None)][-4:] == ["card paid", "card paid", "bonus", "card drawn"]


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


@rule("SJ-CARD-PREFECTURE-01")
@pytest.mark.parametrize(("governor", "drawn"), [(0, 5), (2, 2)])
def test_with_a_prefecture_two_cards_are_kept(governor: int, drawn: int) -> None:
    """In the councillor phase the owner of a prefecture keeps two cards, and draws as many as without it."""
    match = given(governor=governor, seats={0: seat(town="prefecture")})
    match.play("councillor", *(["pass"] if governor else []))
    pile, discarded = sizes(match)
    match.play("take")
    while kind(match) == "keep":
        match.play(match.choices()[0])
    assert cards(match, 0) == 2
    assert sizes(match) == (pile - drawn, discarded + drawn - 2)


# Library


@rule("SJ-CARD-LIBRARY-01")
def test_a_library_doubles_the_privilege() -> None:
    """With a library whoever uses the privilege of the own role may double it: less is allowed as well."""
    match = given(seats={0: seat(town=f"{PLANTS}, library")})
    match.play("producer", "produce indigo", "pass")
    assert goods(match, 0) == {"indigo": 1}
    assert events(match, "library used") == []
    match = given(seats={0: seat(town=f"{PLANTS}, library")})
    match.play("producer", "produce indigo", "produce sugar", "produce silver")
    assert sum(goods(match, 0).values()) == 3
    assert len(events(match, "library used")) == 1


@rule("SJ-CARD-LIBRARY-02")
def test_as_builder_a_library_saves_two_cards() -> None:
    """As builder the owner of a library pays two cards less instead of one."""
    assert build(building("palace, 7 sugar_mill", town="library"), "palace") == 4


@rule("SJ-CARD-LIBRARY-03")
def test_as_producer_a_library_makes_three_goods() -> None:
    """As producer the owner of a library may make three goods."""
    match = given(seats={0: seat(town=f"{PLANTS}, library")})
    match.play("producer")
    assert asked(match, "most") == 3


@rule("SJ-CARD-LIBRARY-04")
def test_as_trader_a_library_sells_three_goods() -> None:
    """As trader the owner of a library may sell three goods."""
    match = given(seats={0: seat(town=f"{PLANTS}, library", goods=ALL)})
    match.play("trader")
    assert asked(match, "most") == 3


@rule("SJ-CARD-LIBRARY-05")
def test_as_councillor_a_library_shows_eight_cards() -> None:
    """As councillor the owner of a library draws eight cards."""
    match = given(seats={0: seat(town="library")})
    match.play("councillor", "take")
    assert sum(asked(match, "things").values()) == 8
    assert asked(match, "most") == 1


@rule("SJ-CARD-LIBRARY-06")
def test_as_prospector_a_library_brings_two_cards() -> None:
    """As prospector the owner of a library draws two cards."""
    match = given(seats={0: seat(town="library")})
    match.play("prospector", "take")
    assert cards(match, 0) == 2


@rule("SJ-CARD-LIBRARY-07")
def test_a_library_doubles_nothing_but_the_privilege() -> None:
    """A library doubles neither the action of a role nor what another building does."""
    match = given(seats={0: seat(town=f"{PLANTS}, library, aqueduct, well")})
    match.play("producer")
    assert asked(match, "most") == 1 + 2 + 1
    match.play("produce indigo", "produce sugar", "produce tobacco", "produce coffee")
    assert cards(match, 0) == 1


@rule("SJ-CARD-LIBRARY-08")
def test_a_library_does_nothing_in_the_phase_of_another() -> None:
    """A library does nothing in a phase that another player has chosen."""
    match = given(governor=2, seats={0: seat(town=f"{PLANTS}, library", goods=ALL)})
    match.play("trader")
    assert asked(match, "seat", "most") == (0, 1)


# Monuments and large buildings


def extra(large: str, others: str, covered: str = "") -> int:
    """What a building that costs 6 adds for these other buildings."""
    town = f"{large}, {others}".removesuffix(", ")
    return int(finished(seat(town=town, covered=covered), seat()).scores()[0]["sheet"][large])


@rule("SJ-CARD-STATUE-01")
def test_statue() -> None:
    """Statue: a monument, cost 3, 3 points."""
    assert printed("statue") == (3, 3, 3)
    assert extra("triumphal_arch", "statue") == 4


@rule("SJ-CARD-VICTORYCOLUMN-01")
def test_victory_column() -> None:
    """Victory column: a monument, cost 4, 4 points."""
    assert printed("victory_column") == (4, 4, 3)
    assert extra("triumphal_arch", "victory_column") == 4


@rule("SJ-CARD-HERO-01")
def test_hero() -> None:
    """Hero: a monument, cost 5, 5 points."""
    assert printed("hero") == (5, 5, 3)
    assert extra("triumphal_arch", "hero") == 4


@rule("SJ-CARD-GUILDHALL-01")
def test_the_guild_hall_counts_production_buildings() -> None:
    """The guild hall adds two points for each own face-up production building: each building, not each kind."""
    assert extra("guild_hall", PLANTS) == 10
    assert extra("guild_hall", "5 sugar_mill, hero") == 10
    assert extra("guild_hall", "hero", covered="sugar_mill") == 0


@rule("SJ-CARD-CITYHALL-01")
def test_the_city_hall_counts_violet_buildings() -> None:
    """The city hall adds a point for each own face-up violet building, itself included."""
    assert extra("city_hall", "hero, well, palace, 2 indigo_plant", covered="tower") == 4


@rule("SJ-CARD-TRIUMPHALARCH-01")
@pytest.mark.parametrize("monuments", range(4))
def test_the_triumphal_arch_counts_monuments(monuments: int) -> None:
    """The triumphal arch adds 4, 6 or 8 points for one, two or three own face-up monuments, and nothing for none."""
    own = ", ".join((*MONUMENTS[:monuments], "well"))
    assert extra("triumphal_arch", own) == (0, 4, 6, 8)[monuments]


@rule("SJ-CARD-TRIUMPHALARCH-02")
def test_monuments_count_for_arch_and_city_hall() -> None:
    """With a city hall too, monuments count for both."""
    sheet = finished(seat(town="triumphal_arch, city_hall, statue, hero"), seat()).scores()[0]["sheet"]
    assert (sheet["triumphal_arch"], sheet["city_hall"]) == (6, 4)


@rule("SJ-CARD-PALACE-01")
@pytest.mark.parametrize(("chapel", "added"), [(0, 1), (2, 1), (3, 2), (7, 3)])
def test_the_palace_adds_a_quarter(chapel: int, added: int) -> None:
    """The palace adds one point for every full four of all other points."""
    match = finished(seat(town="palace, hero", chapel=f"{chapel} sugar_mill" if chapel else ""), seat())
    assert match.scores()[0]["sheet"]["palace"] == added
    assert match.scores()[0]["points"] == 5 + chapel + added
