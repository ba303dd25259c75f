"""San Juan: what the program does where the rule book leaves room."""

import pytest

from tests.kits.san_juan import (
    PLANTS,
    asked,
    board,
    build,
    building,
    cards,
    events,
    finish_phase,
    finished,
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


@rule("SJ-DEC-01")
@pytest.mark.parametrize(("taker", "more", "drawn"), [(2, "", 2), (0, "", 5), (0, ", library", 8)])
def test_what_a_prefecture_keeps(taker: int, more: str, drawn: int) -> None:
    """With a prefecture one keeps two of two cards; as councillor two of five, with a library two of eight."""
    match = given(governor=taker, seats={0: seat(town=f"prefecture{more}")})
    match.play("councillor", *(["pass"] if taker else []))
    match.play("take")
    assert len([event for event in events(match, "card_drawn") if event["seat"] == 0]) == drawn
    while kind(match) == "keep":
        match.play(match.choices()[0])
    assert cards(match, 0) == 2


@rule("SJ-DEC-02")
def test_the_prices_of_the_tiles() -> None:
    """The tiles pay 1-1-1-2-2, 1-1-2-2-2, 1-1-2-2-3, 1-2-2-2-3 and 1-2-2-3-3, from indigo to silver."""
    tiles = given().facts()["tiles"]
    assert [list(prices.values()) for prices in tiles.values()] == [
        [1, 1, 1, 2, 2],
        [1, 1, 2, 2, 2],
        [1, 1, 2, 2, 3],
        [1, 2, 2, 2, 3],
        [1, 2, 2, 3, 3],
    ]


@rule("SJ-DEC-03")
def test_no_tile_pays_one_for_sugar_and_three_for_coffee() -> None:
    """No tile pays 1 for sugar and 3 for coffee; a market hall adds one to what the tile pays."""
    for tile, prices in given().facts()["tiles"].items():
        assert (prices["sugar"], prices["coffee"]) != (1, 3)
        match = given(seats={0: seat(town=f"{PLANTS}, market_hall", goods="sugar, coffee")}, draws=[f"tile {tile}"])
        match.play("trader", "sell sugar", "sell coffee")
        assert cards(match, 0) == prices["sugar"] + prices["coffee"] + 1


@rule("SJ-DEC-04")
def test_a_gold_mine_turns_up_cards_of_the_draw_pile() -> None:
    """A gold mine turns up cards of the draw pile; discards come in only by a shuffle."""
    match = given(seats={0: seat(town="gold_mine")}, pile="palace, library, quarry, smithy", discards="3 well")
    match.play("prospector", "pass", "use gold_mine")
    assert asked(match, "open") == {"smithy": 1, "quarry": 1, "library": 1, "palace": 1}
    assert sizes(match) == (0, 3)


@rule("SJ-DEC-05")
def test_the_twelfth_building_does_not_stop_the_phase() -> None:
    """The game ends after the builder phase, not at once, so several players can reach twelve buildings."""
    match = given(
        seats={
            0: seat(hand="smithy", town="5 tobacco_storage, 6 sugar_mill"),
            1: seat(hand="smithy, hero", town="5 coffee_roaster, 6 silver_smelter"),
        }
    )
    match.play("builder", "build smithy")
    assert (match.over, match.actor) == (False, 1)
    match.play("build smithy")
    assert match.over
    assert [match.view(None)["seats"][number]["buildings"] for number in (0, 1)] == [12, 12]


@rule("SJ-DEC-06")
def test_gold_mines_begin_with_the_prospector() -> None:
    """Gold mines go clockwise from the prospector, also if the card was waived, and each is finished before the
    next."""
    match = given(
        governor=1,
        seats={0: seat(town="gold_mine"), 1: seat(town="gold_mine")},
        draws=["palace", "library", "quarry", "smithy"],
    )
    match.play("prospector", "pass")
    assert (kind(match), match.actor) == ("mine", 1)
    match.play("use gold_mine")
    assert (kind(match), match.actor) == ("find", 1)
    match.play("mine palace")
    assert (kind(match), match.actor, sizes(match)[1]) == ("mine", 0, 3)


@rule("SJ-DEC-07")
@pytest.mark.parametrize(
    ("card", "cover", "cost"),
    [
        ("palace", "", 3),
        ("palace", "chapel", 0),
        ("palace", "well", 1),
        ("palace", "quarry", 0),
        ("palace", "library", 0),
        ("silver_smelter", "", 2),
        ("silver_smelter", "smithy", 2),
        ("silver_smelter", "well", 0),
    ],
)
def test_what_is_left_to_pay(card: str, cover: str, cost: int) -> None:
    """The cost is the printed one less crane, privilege, and smithy or quarry, and never below nothing."""
    match = building(f"{card}, 5 sugar_mill", "library, smithy, quarry, crane, chapel, well")
    assert build(match, card, cover=cover) == cost


@rule("SJ-DEC-08")
def test_what_the_black_market_does_not_take() -> None:
    """The black market takes no more goods than there is to pay, and not the good on a building that is covered."""
    match = building("well, 2 hero", f"{PLANTS}, black_market", "indigo, silver")
    match.play("build well", "give indigo")
    assert goods(match, 0) == {"silver": 1}
    assert kind(match) == "role"
    match = building("tobacco_storage, 2 hero", "sugar_mill, crane, black_market", "sugar")
    match.play("build tobacco_storage", "cover full sugar_mill")
    assert kind(match) == "role"  # nothing is left to pay, nor to give
    match = building("palace, 3 hero, 3 tower", "sugar_mill, crane, black_market", "sugar")
    match.play("build palace", "cover full sugar_mill")
    assert kind(match) == "pay"
    assert asked(match, "most") == 3


@rule("SJ-DEC-09")
def test_what_can_be_waived() -> None:
    """One may pass in every phase and leave crane, black market, chapel and gold mine; but nobody pays too much, not
    even with a poor house, keeps fewer cards or does without a bonus card."""
    match = building("statue, 3 hero", "crane, black_market, poor_house, indigo_plant", "indigo")
    assert match.choices()[0] == "pass"
    match.play("build statue")
    assert (kind(match), match.choices()[0]) == ("cover", "pass")
    match.play("pass")
    assert (kind(match), match.choices()[0]) == ("give", "pass")
    match.play("pass")
    assert asked(match, "least", "most") == (2, 2)
    match = given(seats={0: seat(town="prefecture")})
    match.play("councillor", "take")
    assert asked(match, "least", "most") == (2, 2)
    match = building("smithy", "carpenter")
    match.play("build smithy")
    assert cards(match, 0) == 1


@rule("SJ-DEC-10")
def test_the_pile_is_shuffled_when_a_card_is_needed() -> None:
    """The discards are shuffled when a card must be drawn and there is none, not when the last one leaves."""
    match = given(seats={1: seat(hand="tower, 2 hero")}, pile="palace", discards="2 well", hoarder=2)
    match.play("prospector", "take")
    assert sizes(match) == (0, 2)
    assert events(match, "pile_shuffled") == []
    match.play("builder", "build tower", "pass", "councillor", "take")
    assert events(match, "pile_shuffled")[0]["count"] == 2 + 2  # what was paid in between is in it


@rule("SJ-DEC-11")
def test_with_no_card_anywhere_there_is_nothing_to_get() -> None:
    """With both piles empty one draws what there is, and keeps of that what the rules say."""
    match = given(seats={0: seat(town="prefecture")}, pile="palace, hero, well")
    match.play("councillor", "take")
    assert asked(match, "things", "most") == ({"well": 1, "hero": 1, "palace": 1}, 2)
    match.play("keep hero", "keep palace")
    assert (hand(match, 0), table(match)["discards"]) == ({"hero": 1, "palace": 1}, {"well": 1})
    match = given(seats={0: seat(town="2 sugar_mill")}, pile="palace")
    match.play("producer")
    assert asked(match, "most") == 1


@rule("SJ-DEC-12")
def test_a_gold_mine_needs_four_cards() -> None:
    """With fewer than four cards in both piles together a gold mine turns up nothing."""
    match = given(seats={0: seat(town="gold_mine")}, pile="palace, hero", discards="well")
    match.play("prospector", "pass")
    assert kind(match) == "role"
    assert events(match, "card_turned_up") == []


@rule("SJ-DEC-13")
def test_equal_in_everything_is_a_shared_win() -> None:
    """Players with as many points, and as many hand cards and goods, share the win."""
    match = finished(seat(hand="2 hero"), seat(), seat(hand="palace", goods="indigo"))
    assert [result["place"] for result in match.scores()] == [1, 3, 1]


@rule("SJ-DEC-16")
def test_what_could_be_done_at_once_is_done_clockwise() -> None:
    """Steps that could be taken at once go clockwise: in phases from the chooser, between rounds from the new
    governor; a bonus card is drawn in the owner's turn."""
    match = given(
        governor=1,
        seats={number: seat(town="2 sugar_mill, well, aqueduct") for number in range(3)},
        draws=["hero"] * 2 + ["palace"] + ["tower"] * 2 + ["library"],
    )
    match.play("producer", "produce sugar", "produce sugar")
    assert hand(match, 1) == {"palace": 1}
    match.play("produce sugar", "produce sugar")
    assert hand(match, 2) == {"library": 1}
    assert match.actor == 0
    match = round_start(
        first=seat(hand="8 silver_smelter", town="chapel"),
        second=seat(hand="8 tobacco_storage", town="chapel"),
        third=seat(hand="8 coffee_roaster", town="chapel"),
    )
    order = []
    while kind(match) != "role":
        order.append((kind(match), match.actor))
        match.play(match.choices()[0])
    assert order == [(step, number) for step in ("chapel", "discard") for number in range(3)]


@rule("SJ-DEC-17")
def test_a_tile_is_turned_up_even_if_nobody_can_sell() -> None:
    """Taking the trader turns up a tile, even if nobody has a good."""
    match = given(draws=["tile c"])
    match.play("trader")
    assert [event["tile"] for event in events(match, "tile_turned_up")] == ["c"]
    assert (kind(match), table(match)["trades"]) == ("role", 1)


@rule("SJ-DEC-18")
def test_no_second_copy_means_none_face_up() -> None:
    """A violet building may be built unless the same lies face up; a covered one does not matter."""
    for places, legal in (({"town": "statue"}, False), ({"town": "well", "covered": "statue"}, True)):
        match = given(seats={0: seat(hand="statue, 3 hero", **places)})
        match.play("builder")
        assert ("build statue" in match.choices()) is legal


@rule("SJ-DEC-20")
def test_the_score_sheet_has_a_line_for_each_source() -> None:
    """The score sheet has printed points, chapel cards and each building that costs 6, and nothing else."""
    town = "indigo_plant, chapel, guild_hall, city_hall, triumphal_arch, palace"
    match = finished(seat(hand="2 hero", town=town, chapel="well", goods="indigo"), seat())
    assert [list(result["sheet"]) for result in match.scores()] == [
        ["buildings", "chapel", "guild_hall", "city_hall", "triumphal_arch", "palace"],
        ["buildings", "chapel"],
    ]
    for result in match.scores():
        assert sum(result["sheet"].values()) == result["points"]


@rule("SJ-DEC-21")
def test_one_may_pass_only_before_the_draw() -> None:
    """In the councillor phase one may pass before the draw; after it exactly the stated number is kept."""
    match = given(draws=["hero", "well"])
    match.play("councillor", "pass")
    assert cards(match, 0) == 0
    match.play("take")
    assert match.choices() == ["keep well", "keep hero"]
    match.play("keep hero")
    assert board(match, 1)["hand"] == {"hero": 1}
    finish_phase(match)


@rule("SJ-DEC-22", "SJ-END-05")
@pytest.mark.parametrize(("idle", "over"), [(48, False), (49, True)])
def test_a_standstill_ends_the_game(idle: int, over: bool) -> None:
    """By the book only a twelfth building ends the game; after 50 rounds without a new one we end it and count.

    So many cards can lie under chapels and as covered buildings that nobody can build any more, and the game must end.
    """
    match = given(
        seats={0: seat(town="indigo_plant, hero")}, idle=idle, roles=taken("trader", "councillor"), governor=1
    )
    match.play("prospector", "pass")
    assert match.over is over
    assert table(match)["ending"] == (["standstill"] if over else [])
    if over:
        assert [result["place"] for result in match.scores()] == [1, 2, 2]


@rule("SJ-DEC-22")
def test_a_building_starts_the_count_of_idle_rounds_again() -> None:
    """Rounds without a building are counted from the last one."""
    match = given(seats={0: seat(hand="smithy, hero")}, idle=49, roles=taken("trader", "councillor"), governor=1)
    match.play("builder", "build smithy")
    assert (match.over, table(match)["idle"]) == (False, 1)
