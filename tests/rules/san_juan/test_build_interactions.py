"""San Juan: where the rules of building meet: discounts, the crane, carpenter and poor house."""

from itertools import permutations

import pytest

from boriken import Match
from tests.kits.san_juan import (
    PLANTS,
    Json,
    asked,
    board,
    build,
    building,
    cards,
    events,
    finish_phase,
    finished,
    following,
    given,
    goods,
    hand,
    kind,
    round_start,
    rule,
    seat,
    sizes,
    table,
    taken,
)

MONEY = "8 tobacco_storage"  # cards to pay with


def after_covering(target: str, by: str = "statue", held: str = "", more: str = "indigo_plant") -> Match:
    """Seat 0 has covered a building with its crane, in the first phase of the round; seat 1 takes the next role."""
    match = given(
        seats={0: seat(hand=f"{by}, 2 palace", town=f"crane, {target}, {more}", goods=held), 1: seat(town="hero")}
    )
    match.play("builder")
    build(match, by, cover=target)
    assert (kind(match), match.actor) == ("role", 1)
    return match


def result(match: Match) -> Json:
    """The score of seat 0."""
    found: Json = match.scores()[0]
    return found


# Discounts and payment


@rule("SJ-INT-01")
def test_a_palace_for_one_card() -> None:
    """A builder with library and quarry who gives two goods through the black market pays one card for a palace."""
    match = building(f"palace, {MONEY}", "library, quarry, black_market, 2 indigo_plant", "2 indigo")
    assert build(match, "palace", give="indigo, indigo") == 1


@rule("SJ-INT-02")
def test_a_silver_smelter_for_two_cards() -> None:
    """A builder with library and smithy pays two cards for a silver smelter."""
    assert build(building(f"silver_smelter, {MONEY}", "library, smithy"), "silver_smelter") == 2


@rule("SJ-INT-03")
def test_the_library_is_off_for_others() -> None:
    """In another's builder phase library and smithy make a silver smelter cost four cards."""
    assert build(following(f"silver_smelter, {MONEY}", "library, smithy"), "silver_smelter") == 4


@rule("SJ-INT-04")
@pytest.mark.parametrize(("card", "cost"), [("hero", 4), ("silver_smelter", 4)])
def test_smithy_and_quarry_each_help_with_their_own(card: str, cost: int) -> None:
    """Of smithy and quarry only the quarry helps with a violet building, only the smithy with a production one."""
    for town, saved in (("smithy, quarry", 1), ("smithy" if card == "hero" else "quarry", 0)):
        assert build(following(f"{card}, {MONEY}", town), card) == cost + 1 - saved


@rule("SJ-INT-05")
def test_a_palace_on_a_chapel_for_one_card() -> None:
    """A builder with crane and quarry who covers a chapel with a palace pays one card."""
    assert build(building(f"palace, {MONEY}", "crane, quarry, chapel"), "palace", cover="chapel") == 1


@rule("SJ-INT-06")
def test_a_surplus_is_not_paid_out() -> None:
    """Covering a dearer building with more discounts costs nothing, and brings nothing."""
    match = building("statue, 2 palace", "crane, quarry, library, silver_smelter")
    before = sizes(match)
    assert build(match, "statue", cover="silver_smelter") == 0
    assert (hand(match, 0), sizes(match)) == ({"palace": 2}, before)


@rule("SJ-INT-07")
def test_the_order_of_discounts_does_not_matter() -> None:
    """In whatever order the discounts are taken off, the cost is the same."""
    discounts = {"crane": 3, "privilege": 2, "quarry": 1}
    for printed, card in ((6, "palace"), (5, "hero")):
        costs = set()
        for order in permutations(discounts.values()):
            left = printed
            for discount in order:
                left = max(0, left - discount)
            costs.add(left)
        match = building(f"{card}, {MONEY}", "library, quarry, crane, chapel")
        assert {build(match, card, cover="chapel")} == costs


@rule("SJ-INT-08")
def test_where_nothing_is_to_be_paid_no_good_is_given() -> None:
    """Where the cost is nothing, no good may be given."""
    match = building("smithy, hero", "black_market, indigo_plant", "indigo")
    match.play("build smithy")
    assert kind(match) == "role"
    assert (goods(match, 0), events(match, "good_given")) == ({"indigo": 1}, [])


@rule("SJ-INT-09")
@pytest.mark.parametrize(("give", "cost"), [("", 1), ("indigo", 0)])
def test_one_good_at_most_for_a_cost_of_one(give: str, cost: int) -> None:
    """Where one card is left to pay one good may be given or none, not two."""
    match = building("well, 2 hero", "black_market, 2 indigo_plant", "2 indigo")
    assert build(match, "well", give=give) == cost
    assert (kind(match), goods(match, 0)) == ("role", {"indigo": 1 + cost})


@rule("SJ-INT-10")
def test_the_last_card_can_be_built() -> None:
    """Whoever has one card only may build it if it costs nothing; then the hand is empty."""
    match = building("smithy", "indigo_plant")
    assert build(match, "smithy") == 0
    assert (hand(match, 0), board(match, 0)["town"]) == ({}, {"indigo_plant": 1, "smithy": 1})


@rule("SJ-INT-11")
def test_the_hand_must_have_one_card_more_than_the_cost() -> None:
    """A hand must have one card more than the cost: as many cards as the cost are too few."""
    match = following("tower, 3 hero", "indigo_plant")
    assert "build tower" in match.choices()
    match = following("tower, 2 hero", "indigo_plant")
    assert "build tower" not in match.choices()


@rule("SJ-INT-12")
def test_a_building_emptied_by_the_black_market_produces_again() -> None:
    """A production building that the black market has emptied can produce again in the same round."""
    match = building("well, 2 hero", "black_market, indigo_plant", "indigo")
    build(match, "well", give="indigo")
    match.play("producer", "pass", "pass", "produce indigo")
    assert goods(match, 0) == {"indigo": 1}


@rule("SJ-INT-13")
def test_without_a_black_market_no_good_pays() -> None:
    """Without a black market no good can pay."""
    match = building("well, 2 hero", "indigo_plant", "indigo")
    match.play("build well")
    assert kind(match) == "pay"
    assert match.why_not("give indigo") == "Only the owner of a black market pays with goods."


# What the crane covers


@rule("SJ-INT-14")
def test_an_empty_production_building_covered_by_another() -> None:
    """An empty production building may be covered by one of another kind; a guild hall counts the upper one only."""
    match = building("sugar_mill, 2 hero", "crane, indigo_plant, guild_hall")
    build(match, "sugar_mill", cover="indigo_plant")
    assert board(match, 0)["town"] == {"sugar_mill": 1, "crane": 1, "guild_hall": 1}
    assert result(match)["sheet"]["guild_hall"] == 2


@rule("SJ-INT-15")
def test_a_good_that_is_covered_is_lost_and_cannot_pay() -> None:
    """The good on a covered building is discarded unseen, and cannot pay through the black market."""
    owner = {
        **seat(hand="well, hero, 2 tower", town="crane, black_market, indigo_plant"),
        "goods": {"indigo": ["palace"]},
    }
    match = given(governor=2, seats={0: owner})
    match.play("builder")
    assert build(match, "well", cover="full indigo_plant") == 1
    assert events(match, "good_given") == []
    assert table(match)["discards"]["palace"] == 1
    assert "palace" not in str(match.log(0)) + str(board(match, 0)["memory"])


@rule("SJ-INT-16")
def test_indigo_cannot_cover_indigo() -> None:
    """A production building cannot cover one of its own kind."""
    match = building("indigo_plant, 2 hero", "crane, indigo_plant, sugar_mill")
    match.play("build indigo_plant")
    assert match.choices() == ["pass", "cover sugar_mill"]
    match = building("indigo_plant, 2 hero", "crane, indigo_plant")
    match.play("build indigo_plant")
    assert board(match, 0)["town"] == {"indigo_plant": 2, "crane": 1}  # there was nothing to ask


@rule("SJ-INT-17")
def test_a_covered_smithy_does_not_help() -> None:
    """A smithy that is covered by a production building lowers its cost by the printed 1, not by its own discount."""
    assert build(following(f"silver_smelter, {MONEY}", "crane, smithy"), "silver_smelter", cover="smithy") == 4
    match = following("silver_smelter, 3 tower", "crane, smithy")
    assert "build silver_smelter" not in match.choices()


@rule("SJ-INT-18")
def test_a_covered_quarry_does_not_help() -> None:
    """A quarry that is covered by a violet building lowers its cost by the printed 4, not by its own discount."""
    assert build(following(f"palace, {MONEY}", "crane, quarry"), "palace", cover="quarry") == 2
    assert "build palace" not in following("palace, hero", "crane, quarry").choices()


@rule("SJ-INT-19")
@pytest.mark.parametrize("players", [2, 3])
def test_a_covered_library_does_not_double(players: int) -> None:
    """A builder who covers their library saves one card, not two, and has not used it."""
    match = given(players, seats={0: seat(hand=f"palace, {MONEY}", town="crane, library")})
    match.play("builder", "build palace")
    assert asked(match, "prices") == {"pass": 4, "cover library": 0}
    match.play("cover library")
    assert kind(match) == "role"  # six less five less one: nobody asks about the library
    assert events(match, "library_used") == []
    assert not table(match)["library_used"]


@rule("SJ-INT-20")
def test_a_covered_black_market_takes_no_goods() -> None:
    """Whoever covers their black market cannot pay with goods for that build."""
    match = following(f"palace, {MONEY}", "crane, black_market, 2 indigo_plant", "2 indigo")
    assert build(match, "palace", cover="black_market") == 4
    assert goods(match, 0) == {"indigo": 2}
    match = following("palace, 3 tower", "crane, black_market, 2 indigo_plant", "2 indigo")
    assert "build palace" not in match.choices()


@rule("SJ-INT-21")
def test_a_covered_carpenter_brings_no_card() -> None:
    """Whoever covers their carpenter with a violet building draws no card for it."""
    match = building("statue, 2 palace", "crane, carpenter")
    build(match, "statue", cover="carpenter")
    assert (cards(match, 0), events(match, "bonus")) == (2, [])


@rule("SJ-INT-22")
@pytest.mark.parametrize("others", [0, 1])
def test_a_covered_poor_house_brings_no_card(others: int) -> None:
    """Whoever covers their poor house gets no card from it."""
    match = building("smithy" + ", palace" * others, "crane, poor_house")
    build(match, "smithy", cover="poor_house")
    assert (cards(match, 0), events(match, "bonus")) == (others, [])


@rule("SJ-INT-23")
@pytest.mark.parametrize("card", ["palace", "silver_smelter", "smithy"])
def test_no_building_covers_a_crane(card: str) -> None:
    """A crane cannot be covered, whatever is built."""
    match = building(f"{card}, {MONEY}", "crane, well")
    match.play(f"build {card}")
    assert match.choices() == ["pass", "cover well"]


@rule("SJ-INT-24")
def test_a_chapel_with_three_cards_is_covered() -> None:
    """A covered chapel loses its printed points, its cards keep theirs, and no more cards go under it."""
    match = given(
        governor=1,
        seats={0: seat(hand="statue, 2 palace", town="crane, chapel", chapel="3 hero")},
        roles=taken("councillor", "trader"),
    )
    match.play("builder")
    build(match, "statue", cover="chapel")
    assert result(match)["sheet"] == {"buildings": 1 + 3, "chapel": 3}
    assert (kind(match), table(match)["round"]) == ("role", 2)  # nobody was asked for a card


@rule("SJ-INT-25")
def test_a_new_chapel_begins_anew() -> None:
    """A new chapel may be built after the old one was covered; it starts with no cards, and both piles score."""
    match = given(
        governor=1,
        seats={0: seat(hand="chapel, 2 palace, hero", covered="chapel", chapel="2 hero")},
        roles=taken("councillor", "trader"),
    )
    match.play("builder")
    build(match, "chapel")
    assert result(match)["sheet"] == {"buildings": 3, "chapel": 2}
    match.play("chapel palace")
    assert result(match)["sheet"] == {"buildings": 3, "chapel": 3}


@rule("SJ-INT-26")
def test_what_lies_under_a_chapel_as_a_building_is_no_chapel_card() -> None:
    """A building that a chapel covers scores nothing."""
    match = building("chapel, 2 palace", "crane, hero")
    build(match, "chapel", cover="hero")
    assert result(match)["points"] == 1 + 2


@rule("SJ-INT-27")
def test_a_chapel_on_a_building_is_covered_itself() -> None:
    """If a chapel that covers a building is covered, its cards score one point each and neither building does."""
    match = building("statue, 2 palace", "crane, chapel", covered="silver_smelter", chapel="2 well")
    build(match, "statue", cover="chapel")
    assert board(match, 0)["covered"] == {"silver_smelter": 1, "chapel": 1}
    assert result(match)["points"] == 1 + 3 + 2


@rule("SJ-INT-28")
def test_without_the_tower_the_limit_falls() -> None:
    """Whoever has covered the tower may keep seven cards at the next check."""
    match = given(
        governor=1,
        seats={0: seat(hand="statue, 8 sugar_mill, 2 palace", town="crane, tower")},
        roles=taken("councillor", "trader"),
    )
    match.play("builder")
    assert build(match, "statue", cover="tower") == 0
    assert (kind(match), match.actor, asked(match, "most")) == ("discard", 0, 3)
    match = round_start(first=seat(hand="8 sugar_mill, 2 palace", town="statue, crane, tower"))
    assert kind(match) == "role"


@rule("SJ-INT-29")
def test_a_covered_gold_mine_is_not_asked() -> None:
    """A covered gold mine turns up nothing."""
    match = after_covering("gold_mine")
    match.play("prospector", "pass")
    assert kind(match) == "role"


@rule("SJ-INT-29")
@pytest.mark.parametrize("target", ["archive", "prefecture"])
def test_a_covered_archive_or_prefecture_does_nothing(target: str) -> None:
    """With a covered archive or prefecture one chooses one card out of those drawn."""
    match = after_covering(target)
    match.play("councillor", "pass", "pass", "take")
    assert asked(match, "kind", "seat", "most") == ("keep", 0, 1)
    assert sum(asked(match, "things").values()) == 2


@rule("SJ-INT-29")
def test_a_covered_trading_post_does_nothing() -> None:
    """With a covered trading post one sells no more than usual."""
    match = after_covering("trading_post", held="2 indigo", more="2 indigo_plant")
    match.play("trader")
    assert asked(match, "seat", "most") == (0, 1)


@rule("SJ-INT-29")
@pytest.mark.parametrize("target", ["market_stand", "market_hall"])
def test_a_covered_market_brings_nothing(target: str) -> None:
    """A covered market stand or market hall brings no card."""
    match = after_covering(target, held="2 indigo", more="2 indigo_plant, trading_post")
    before = cards(match, 0)
    match.play("trader", "sell indigo", "sell indigo")
    assert cards(match, 0) == before + 2


@rule("SJ-INT-29")
def test_a_covered_well_brings_nothing() -> None:
    """A covered well brings no card."""
    match = after_covering("well", more="2 indigo_plant, aqueduct")
    before = cards(match, 0)
    match.play("producer", "pass", "produce indigo", "produce indigo")
    assert cards(match, 0) == before


@rule("SJ-INT-29")
def test_a_covered_aqueduct_does_nothing() -> None:
    """With a covered aqueduct one makes no more than usual."""
    match = after_covering("aqueduct", more="2 indigo_plant")
    match.play("producer", "pass")
    assert asked(match, "seat", "most") == (0, 1)


@rule("SJ-INT-30")
def test_a_covered_monument_does_not_count_for_the_arch() -> None:
    """A triumphal arch counts one monument less when one is covered."""
    match = building("quarry, 2 palace", "crane, statue, hero, triumphal_arch")
    assert result(match)["sheet"]["triumphal_arch"] == 6
    build(match, "quarry", cover="statue")
    assert result(match)["sheet"]["triumphal_arch"] == 4


@rule("SJ-INT-31")
@pytest.mark.parametrize("large", ["guild_hall", "city_hall", "triumphal_arch", "palace"])
def test_a_covered_large_building_adds_nothing(large: str) -> None:
    """A covered building that costs 6 adds nothing."""
    match = building("well, 2 tower", f"crane, hero, indigo_plant, {large}")
    assert result(match)["sheet"][large] > 0
    build(match, "well", cover=large)
    assert result(match)["sheet"] == {"buildings": 1 + 5 + 1 + 1, "chapel": 0}


@rule("SJ-INT-32")
def test_only_the_upper_building_lowers_the_cost() -> None:
    """Covering a building that itself covers another lowers the cost by the upper one's only."""
    match = given(governor=2, seats={0: seat(hand=f"palace, {MONEY}", town="crane, well", covered="library")})
    match.play("builder")
    assert build(match, "palace", cover="well") == 4


@rule("SJ-INT-33")
def test_covering_adds_no_building() -> None:
    """Whoever has eleven buildings and covers one still has eleven, and the game goes on."""
    match = building("statue, 2 palace", "crane, 5 silver_smelter, 5 sugar_mill")
    build(match, "statue", cover="sugar_mill")
    assert match.view(None)["seats"][0]["buildings"] == 11
    assert (match.over, kind(match)) == (False, "role")


@rule("SJ-INT-34")
def test_a_covered_violet_building_is_built_again_later() -> None:
    """A covered building may be built again in a later builder phase, but there is no second build in this one."""
    match = given(seats={0: seat(hand="statue, chapel, 2 palace", town="crane, chapel")})
    match.play("builder")
    build(match, "statue", cover="chapel")
    assert kind(match) == "role"
    for role in ("prospector", "councillor", "builder"):
        match.play(role)
        if role != "builder":
            finish_phase(match)
    while match.actor != 0:
        match.play("pass")
    assert "build chapel" in match.choices()
    assert "build statue" not in match.choices()


@rule("SJ-INT-35")
def test_a_new_crane_cannot_be_used_at_once() -> None:
    """A crane that is being built covers nothing."""
    match = building("crane, 2 palace", "indigo_plant, library")
    match.play("build crane")
    assert kind(match) == "role"
    assert board(match, 0)["covered"] == {}


@rule("SJ-INT-36")
def test_a_crane_does_not_allow_a_second_copy() -> None:
    """A violet building that lies face up cannot be built on another building either."""
    match = building("statue, 3 tower", "crane, statue, well")
    assert match.choices() == ["pass", "build tower"]
    assert match.why_not("build statue") == "The statue stands in your town already."


# Carpenter, poor house and other new buildings


def bonus_cards(own: str, town: str = "carpenter, poor_house") -> tuple[list[str], int]:
    """The buildings that bring cards when the first card of the hand is built, and the size of the hand then."""
    match = building(own, town)
    build(match, own.split(", ")[0])
    return [event["building"] for event in events(match, "bonus")], cards(match, 0)


@rule("SJ-INT-37")
def test_carpenter_and_poor_house_for_an_empty_hand() -> None:
    """With no card left after a violet building the carpenter brings one, and then the poor house another."""
    assert bonus_cards("tower, 2 sugar_mill") == (["carpenter", "poor_house"], 2)


@rule("SJ-INT-38")
def test_carpenter_but_no_poor_house_for_one_card() -> None:
    """With one card left after a violet building the carpenter brings one, so the poor house none."""
    assert bonus_cards("tower, 3 sugar_mill") == (["carpenter"], 2)


@rule("SJ-INT-39")
def test_poor_house_but_no_carpenter_for_a_production_building() -> None:
    """With one card left after a production building the carpenter brings none, the poor house one."""
    assert bonus_cards("tobacco_storage, 3 sugar_mill") == (["poor_house"], 2)


@rule("SJ-INT-40")
def test_no_poor_house_for_two_cards() -> None:
    """With two cards left the poor house brings nothing."""
    assert bonus_cards("tower, 4 sugar_mill", "poor_house") == ([], 2)


@rule("SJ-INT-41")
def test_no_poor_house_without_a_build() -> None:
    """Whoever builds nothing gets nothing from the poor house, even with an empty hand."""
    match = given(seats={0: seat(town="poor_house"), 1: seat(hand="palace", town="poor_house")})
    match.play("builder", "pass")
    assert [cards(match, number) for number in (0, 1)] == [0, 1]
    assert events(match, "bonus") == []


@rule("SJ-INT-42")
def test_no_poor_house_for_itself() -> None:
    """The poor house brings nothing for its own build."""
    assert bonus_cards("poor_house, sugar_mill", "indigo_plant") == ([], 0)


@rule("SJ-INT-43")
def test_the_carpenter_works_from_the_next_builder_phase_on() -> None:
    """The carpenter brings nothing for its own build, and a card for the next violet building."""
    match = building("carpenter, well, 4 sugar_mill", "indigo_plant")
    build(match, "carpenter")
    assert events(match, "bonus") == []
    for role in ("trader", "producer", "builder"):
        match.play(role)
        if role != "builder":
            finish_phase(match)
    while match.actor != 0:
        match.play("pass")
    build(match, "well")
    assert [event["building"] for event in events(match, "bonus")] == ["carpenter"]


@rule("SJ-INT-44")
def test_the_carpenter_works_for_what_costs_nothing() -> None:
    """The carpenter brings a card for a violet building that costs nothing too."""
    assert bonus_cards("smithy, 2 hero", "carpenter") == (["carpenter"], 3)


def just_built(card: str, town: str = "2 indigo_plant", held: str = "", taken_before: int = 0) -> Match:
    """Seat 0 builds a card in the first, or in the last, phase of the round."""
    roles = taken(*("councillor", "trader")[:taken_before])
    match = given(
        governor=(0 - taken_before) % 3,
        seats={0: seat(hand=f"{card}, 8 sugar_mill, 4 silver_smelter", town=town, goods=held)},
        roles=roles,
    )
    match.play("builder")
    build(match, card)
    return match


@rule("SJ-INT-45")
def test_a_well_built_before_works_for_the_producer() -> None:
    """A new well works in the producer phase of the same round."""
    match = just_built("well", "2 indigo_plant, aqueduct")
    before = cards(match, 0)
    match.play("producer", "pass", "pass", "produce indigo", "produce indigo")
    assert cards(match, 0) == before + 1


@rule("SJ-INT-45")
def test_an_aqueduct_built_before_works_for_the_producer() -> None:
    """A new aqueduct works in the producer phase of the same round."""
    match = just_built("aqueduct")
    match.play("producer", "pass", "pass")
    assert asked(match, "seat", "most") == (0, 2)


@rule("SJ-INT-45")
def test_a_trading_post_built_before_works_for_the_trader() -> None:
    """A new trading post works in the trader phase of the same round."""
    match = just_built("trading_post", held="2 indigo")
    match.play("trader")
    assert asked(match, "seat", "most") == (0, 2)


@rule("SJ-INT-45")
def test_a_prefecture_built_before_works_for_the_councillor() -> None:
    """A new prefecture works in the councillor phase of the same round."""
    match = just_built("prefecture")
    before = cards(match, 0)
    match.play("councillor", "pass", "pass", "take")
    assert cards(match, 0) == before + 2


@rule("SJ-INT-45")
def test_a_gold_mine_built_before_works_for_the_prospector() -> None:
    """A new gold mine works in the prospector phase of the same round."""
    match = just_built("gold_mine")
    match.play("prospector", "pass")
    assert (kind(match), match.actor) == ("mine", 0)


@rule("SJ-INT-45")
def test_a_tower_built_before_works_at_the_end_of_the_round() -> None:
    """A new tower works in the check at the end of the same round."""
    match = just_built("tower", taken_before=2)
    assert (cards(match, 0), kind(match)) == (10, "role")


@rule("SJ-INT-45")
def test_a_chapel_built_before_works_at_the_end_of_the_round() -> None:
    """A new chapel takes a card at the end of the same round."""
    match = just_built("chapel", taken_before=2)
    assert (kind(match), match.actor) == ("chapel", 0)


@rule("SJ-INT-46")
@pytest.mark.parametrize("players", [2, 3])
def test_a_new_library_does_not_help_with_itself(players: int) -> None:
    """The library does not double the privilege for its own build; the governor of two can use it in the second
    turn."""
    match = given(players, seats={0: seat(hand=f"library, {MONEY}"), 1: seat(town="hero")})
    match.play("builder")
    assert build(match, "library") == 4
    if players == 2:
        match.play("trader", "prospector")
        assert (match.actor, asked(match, "cards")) == (0, 2)


# The score of large buildings


@rule("SJ-INT-88")
@pytest.mark.parametrize(("others", "added"), list(enumerate([0, 0, 0, 0, 1, 1, 1, 1, 2])))
def test_the_palace_rounds_down(others: int, added: int) -> None:
    """For 0 to 8 other points the palace adds 0, 0, 0, 0, 1, 1, 1, 1 and 2."""
    match = finished(seat(town="palace", chapel=f"{others} sugar_mill" if others else ""), seat())
    assert result(match)["points"] == others + added


@rule("SJ-INT-89")
def test_the_palace_counts_everything_else() -> None:
    """Chapel cards, guild hall, city hall and triumphal arch are all among the points that the palace counts."""
    town = "palace, guild_hall, city_hall, triumphal_arch, statue, 2 indigo_plant"
    match = finished(seat(town=town, chapel="3 sugar_mill"), seat())
    assert result(match)["sheet"] == {
        "buildings": 5,
        "chapel": 3,
        "guild_hall": 4,
        "city_hall": 5,
        "triumphal_arch": 4,
        "palace": 21 // 4,
    }


@rule("SJ-INT-90")
def test_an_arch_without_monuments_and_a_city_hall_alone() -> None:
    """A triumphal arch without a monument adds nothing; a city hall as the only violet building adds one point."""
    assert result(finished(seat(town="triumphal_arch, well"), seat()))["sheet"]["triumphal_arch"] == 0
    assert result(finished(seat(town=f"city_hall, {PLANTS}"), seat()))["sheet"]["city_hall"] == 1
