"""San Juan: where the rules of the other phases meet: the library, goods, cards drawn, chapels and hands."""

from collections import Counter

import pytest

from boriken import Match
from tests.kits.san_juan import (
    ALL_GOODS,
    PLANTS,
    Json,
    all_cards,
    asked,
    board,
    build,
    cards,
    events,
    finish_round,
    given,
    goods,
    hand,
    kind,
    new_game,
    round_start,
    rule,
    seat,
    sizes,
    table,
    taken,
)


def own(role: str, owner: Json, **position: object) -> Match:
    """Seat 0 has taken a role."""
    match = given(seats={0: owner}, **position)  # type: ignore[arg-type]
    match.play(role)
    return match


def another(role: str, owner: Json) -> Match:
    """Seat 2 has taken a role, and seat 0 acts."""
    match = given(governor=2, seats={0: owner, 2: seat(town="hero")})
    match.play(role)
    while match.actor == 2:
        match.play("pass")
    return match


def drawn_by_seat_0(match: Match) -> int:
    return len([event for event in events(match, "card_drawn") if event["seat"] == 0])


# The library in each role


@rule("SJ-INT-47")
def test_the_library_in_every_role() -> None:
    """With a library the builder saves two cards, producer and trader have three goods, the councillor sees eight
    cards, the prospector draws two."""
    assert build(own("builder", seat(hand="palace, 7 sugar_mill", town="library")), "palace") == 4
    assert asked(own("producer", seat(town=f"{PLANTS}, library")), "most") == 3
    assert asked(own("trader", seat(town=f"{PLANTS}, library", goods=ALL_GOODS)), "most") == 3
    for role, drawn in (("councillor", 8), ("prospector", 2)):
        match = own(role, seat(town="library"))
        match.play("take")
        assert drawn_by_seat_0(match) == drawn


@rule("SJ-INT-48")
def test_aqueduct_and_trading_post_are_not_doubled() -> None:
    """With a library and an aqueduct a producer makes four goods, with a trading post a trader sells four."""
    assert asked(own("producer", seat(town=f"{PLANTS}, library, aqueduct")), "most") == 4
    assert asked(own("trader", seat(town=f"{PLANTS}, library, trading_post", goods=ALL_GOODS)), "most") == 4


@rule("SJ-INT-49")
@pytest.mark.parametrize(
    ("more", "question", "count"),
    [("prefecture", "keep", 2), ("archive", "archive", 7), ("prefecture, archive", "archive", 6)],
)
def test_a_councillor_with_a_library_and_more(more: str, question: str, count: int) -> None:
    """With a library a councillor keeps two of eight with a prefecture, discards seven of the whole hand with an
    archive, and six with both."""
    match = own("councillor", seat(hand="hero", town=f"library, {more}"))
    match.play("take")
    assert asked(match, "kind", "least", "most") == (question, count, count)
    assert sum(asked(match, "things").values()) == (9 if "archive" in more else 8)


@rule("SJ-INT-50")
def test_the_library_does_not_double_the_gold_mine() -> None:
    """A prospector with library and gold mine draws two cards and turns up four once."""
    match = own("prospector", seat(town="library, gold_mine"), draws=["hero", "hero", "well", "well", "tower", "tower"])
    match.play("take", "use gold_mine")
    assert (cards(match, 0), len(events(match, "card_turned_up")), kind(match)) == (2, 4, "role")


@rule("SJ-INT-51")
def test_the_library_does_nothing_in_the_phases_of_others() -> None:
    """In a phase that another has chosen a library doubles nothing, whatever the role."""
    assert build(another("builder", seat(hand="palace, 7 sugar_mill", town="library")), "palace") == 6
    assert asked(another("producer", seat(town=f"{PLANTS}, library")), "most") == 1
    assert asked(another("trader", seat(town=f"{PLANTS}, library", goods=ALL_GOODS)), "most") == 1
    match = another("councillor", seat(town="library"))
    match.play("take")
    assert drawn_by_seat_0(match) == 2
    match = another("prospector", seat(town="library"))
    assert (kind(match), cards(match, 0)) == ("role", 0)


# Producer and trader


@rule("SJ-INT-58")
@pytest.mark.parametrize(("producer", "made", "drawn"), [(True, 1, 0), (True, 2, 1), (True, 4, 1), (False, 2, 1)])
def test_what_a_well_brings(producer: bool, made: int, drawn: int) -> None:
    """A well brings nothing for one good and one card for two or four, and with an aqueduct for others as well."""
    owner = seat(town=f"{PLANTS}, well, aqueduct, library")
    match = own("producer", owner) if producer else another("producer", owner)
    match.play(*["produce indigo", "produce sugar", "produce tobacco", "produce coffee"][:made])
    if match.actor == 0 and kind(match) == "produce":
        match.play("pass")
    assert (sum(goods(match, 0).values()), cards(match, 0)) == (made, drawn)


@rule("SJ-INT-59")
@pytest.mark.parametrize(("sold", "more"), [(1, 1), (2, 2), (4, 2)])
def test_market_stand_and_market_hall_together(sold: int, more: int) -> None:
    """Market stand and market hall together bring one card for one good sold, and two for two or four."""
    match = own(
        "trader",
        seat(town="4 indigo_plant, market_stand, market_hall, trading_post, library", goods="4 indigo"),
        draws=["tile a"],
    )
    match.play(*["sell indigo"] * sold)
    if kind(match) == "sell":
        match.play("pass")
    assert cards(match, 0) == sold + more


@rule("SJ-INT-60")
def test_no_more_goods_than_empty_buildings() -> None:
    """Whoever may make more goods than there are empty buildings makes only as many as those."""
    match = own("producer", seat(town="2 indigo_plant, sugar_mill, library, aqueduct", goods="indigo"))
    assert asked(match, "things", "most") == ({"indigo": 1, "sugar": 1}, 2)
    match.play("produce indigo", "produce sugar")
    assert (goods(match, 0), match.actor) == ({"indigo": 2, "sugar": 1}, 1)


@rule("SJ-INT-61")
def test_two_goods_of_a_kind_bring_the_price_twice() -> None:
    """Two goods of one kind are both paid at the price of the tile."""
    match = own("trader", seat(town="2 silver_smelter", goods="2 silver"), draws=["tile c"])
    match.play("sell silver", "sell silver")
    assert cards(match, 0) == 6


@rule("SJ-INT-62")
def test_five_tiles_and_then_the_first_again() -> None:
    """Five trader phases show five different tiles and the sixth the first again, even if nobody sells."""
    match = given()
    for _ in range(6):
        match.play("trader")
        finish_round(match)
    shown = [event["tile"] for event in events(match, "tile_turned_up")]
    assert len(set(shown[:5])) == 5
    assert shown[5] == shown[0]
    assert events(match, "good_sold") == []


@rule("SJ-INT-63")
def test_goods_just_sold_are_in_the_shuffle() -> None:
    """If the draw pile is shorter than the proceeds, the goods just sold are in the shuffle."""
    owner = {**seat(town="2 silver_smelter"), "goods": {"silver": ["palace", "hero"]}}
    match = own("trader", owner, pile="well", draws=["tile a"], hoarder=2)
    match.play("sell silver", "sell silver")
    assert hand(match, 0) == {"well": 1, "hero": 1, "palace": 1}
    assert events(match, "pile_shuffled")[0]["count"] == 2


# Councillor


@rule("SJ-INT-64")
def test_an_archive_in_the_phase_of_another() -> None:
    """With an archive one draws two cards in another's councillor phase and discards any one of the hand."""
    match = another("councillor", seat(hand="hero", town="archive"))
    match.play("take")
    assert (cards(match, 0), asked(match, "most")) == (3, 1)
    match.play("discard hero")
    assert (cards(match, 0), table(match)["discards"]) == (2, {"hero": 1})


@rule("SJ-INT-65")
def test_archive_and_prefecture_in_the_phase_of_another() -> None:
    """With archive and prefecture one draws two cards in another's councillor phase and discards none."""
    match = another("councillor", seat(hand="hero", town="archive, prefecture"))
    match.play("take")
    assert (cards(match, 0), sizes(match)[1], match.actor) == (3, 0, 1)


@rule("SJ-INT-66")
def test_without_an_archive_older_cards_stay() -> None:
    """Without an archive no older card can be discarded."""
    match = own("councillor", seat(hand="hero"), draws=["well", "well", "tower", "tower", "palace"])
    match.play("take")
    assert match.choices() == ["keep well", "keep tower", "keep palace"]
    assert match.why_not("discard hero") == "Something else is asked now: which cards to keep."
    match.play("keep palace")
    assert hand(match, 0) == {"hero": 1, "palace": 1}


@rule("SJ-INT-67")
@pytest.mark.parametrize(
    ("town", "own_hand"), [("prefecture", "7 sugar_mill"), ("prefecture, tower", "8 sugar_mill, 4 coffee_roaster")]
)
def test_a_hand_may_grow_above_the_limit_during_a_round(town: str, own_hand: str) -> None:
    """A hand may grow above its limit until the next check."""
    match = another("councillor", seat(hand=own_hand, town=town))
    before = cards(match, 0)
    match.play("take", "pass")
    assert (cards(match, 0), kind(match)) == (before + 2, "role")
    for role in ("prospector", "trader"):
        match.play(role)
        if kind(match) == "take":
            match.play("pass")
    assert (kind(match), match.actor, asked(match, "most")) == ("discard", 0, 2)


# The draw pile


@rule("SJ-INT-68")
def test_a_councillor_draws_on_after_the_shuffle() -> None:
    """With three cards in the pile a councillor draws these, and two more after a shuffle that they are not in."""
    match = own("councillor", seat(), pile="hero, palace, tower", discards="3 well")
    match.play("take")
    assert asked(match, "things") == {"well": 2, "tower": 1, "hero": 1, "palace": 1}
    assert sizes(match) == (1, 0)
    assert events(match, "pile_shuffled")[0]["count"] == 3


@rule("SJ-INT-69")
def test_a_gold_mine_goes_on_after_the_shuffle() -> None:
    """With two cards in the pile a gold mine turns these up, and two more after a shuffle that they are not in."""
    match = own("prospector", seat(town="gold_mine"), pile="palace, hero", discards="3 well, 7 indigo_plant")
    match.play("pass", "use gold_mine")
    shown = Counter(event["card"] for event in events(match, "card_turned_up"))
    assert shown["palace"] == shown["hero"] == 1
    assert shown["well"] + shown["indigo_plant"] == 2
    assert events(match, "pile_shuffled")[0]["count"] == 10


@rule("SJ-INT-70")
def test_a_gold_mine_with_three_cards_left_turns_up_none() -> None:
    """With three cards in both piles together a gold mine does nothing and turns up nothing."""
    match = own("prospector", seat(town="gold_mine"), pile="palace", discards="hero, well")
    match.play("pass")
    assert (kind(match), sizes(match), events(match, "card_turned_up")) == ("role", (1, 2), [])


@rule("SJ-INT-71")
def test_two_gold_mines_in_one_phase() -> None:
    """Two gold mines turn up four cards each; what the first discards can come again after a shuffle."""
    mines = {0: seat(town="gold_mine"), 1: seat(town="gold_mine")}
    match = given(seats=mines, pile="palace, library, quarry, tower, smithy", hoarder=2)
    match.play("prospector", "pass", "use gold_mine")
    match.play(match.choices()[0])
    assert (match.actor, sizes(match)) == (1, (1, 3))
    first = {event["card"] for event in events(match, "card_turned_up")}
    match.play("use gold_mine")
    second = {event["card"] for event in events(match, "card_turned_up")[4:]}
    assert second == {"palace", "library", "quarry", "tower", "smithy"} - set(hand(match, 0))
    assert len(first & second) == 3


@rule("SJ-INT-72")
def test_a_gold_mine_works_if_the_card_is_waived() -> None:
    """A gold mine works if the prospector waives their card."""
    match = given(seats={1: seat(town="gold_mine")}, draws=["palace", "library", "quarry", "smithy"])
    match.play("prospector", "pass", "use gold_mine", "mine quarry")
    assert (cards(match, 0), hand(match, 1)) == (0, {"quarry": 1})


@rule("SJ-INT-73")
def test_production_with_an_empty_draw_pile() -> None:
    """If the draw pile is empty it is shuffled before a good is made, and nobody sees the card."""
    match = own("producer", seat(), pile="", discards="2 palace")
    match.play("produce indigo")
    assert board(match, 0)["goods"] == {"indigo": ["palace"]}
    assert sizes(match) == (1, 0)
    assert all("palace" not in str(match.log(viewer)) for viewer in (None, 0, 1))


@rule("SJ-INT-74")
def test_the_game_goes_on_with_both_piles_empty() -> None:
    """With both piles empty there are no goods and no cards, and the game goes on."""
    for role in ("producer", "councillor", "prospector"):
        match = own(role, seat(town="2 indigo_plant, gold_mine"), pile="")
        assert (kind(match), match.actor) == ("role", 1)
    match = own("builder", seat(hand="smithy", town="carpenter, poor_house"), pile="")
    match.play("build smithy")
    assert (kind(match), cards(match, 0), events(match, "bonus")) == ("role", 0, [])


@rule("SJ-INT-75")
def test_the_payment_is_in_the_shuffle_for_the_carpenter() -> None:
    """If the draw pile is empty, the carpenter's card can be one that was just paid."""
    match = own("builder", seat(hand="tower, 2 palace", town="carpenter"), pile="")
    match.play("build tower")
    assert (hand(match, 0), sizes(match)) == ({"palace": 1}, (1, 0))


@rule("SJ-INT-76")
def test_the_last_card_does_not_cause_a_shuffle() -> None:
    """When the last card of the pile is drawn and no other is needed, nothing is shuffled yet."""
    match = own("prospector", seat(), pile="palace", discards="3 well")
    match.play("take")
    assert (sizes(match), events(match, "pile_shuffled")) == ((0, 3), [])


@rule("SJ-INT-77")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_no_card_is_ever_lost(players: int) -> None:
    """After every action all places together hold the 110 cards, each once."""
    match = new_game(players, seed=players)
    for step in range(300):
        if match.over:
            break
        match.play(match.choices()[step * 7 % len(match.choices())])
        state = table(match)
        places = [state["deck"], state["discards"], state["question"].get("open", {})]
        places += [each[place] for each in state["seats"] for place in ("hand", "town", "covered", "chapel")]
        found = sum(map(Counter[str], places), Counter[str]())
        found.update(face for each in state["seats"] for faces in each["goods"].values() for face in faces)
        found.update([state["question"]["building"]] if "building" in state["question"] else [])
        assert found == all_cards()


# Chapels and hands


@rule("SJ-INT-78")
@pytest.mark.parametrize(("answer", "excess"), [("chapel silver_smelter", 0), ("pass", 1)])
def test_a_chapel_saves_the_eighth_card(answer: str, excess: int) -> None:
    """With eight cards a card for the chapel leaves seven and no discard; without one a card is discarded."""
    match = round_start(first=seat(hand="8 silver_smelter", town="chapel"))
    match.play(answer)
    if excess:
        assert asked(match, "kind", "most") == ("discard", 1)
        match.play("discard silver_smelter")
    assert (kind(match), cards(match, 0), sizes(match)[1]) == ("role", 7, excess)


@rule("SJ-INT-79")
def test_chapel_and_tower_save_the_thirteenth_card() -> None:
    """With a tower and thirteen cards a card for the chapel leaves twelve and no discard."""
    match = round_start(first=seat(hand="8 silver_smelter, 5 sugar_mill", town="chapel, tower"))
    match.play("chapel sugar_mill")
    assert (kind(match), cards(match, 0)) == ("role", 12)


@rule("SJ-INT-80")
def test_an_empty_hand_has_nothing_for_a_chapel() -> None:
    """Whoever has no card cannot put one under the chapel."""
    match = round_start(first=seat(town="chapel"))
    assert (kind(match), match.actor) == ("role", 0)


@rule("SJ-INT-81")
@pytest.mark.parametrize(("card", "question"), [("chapel", "chapel"), ("tower", "role")])
def test_chapel_and_tower_of_the_last_phase_work_at_once(card: str, question: str) -> None:
    """A chapel or a tower that was built in the last phase of a round works in the steps that follow."""
    match = given(
        governor=1, seats={0: seat(hand=f"{card}, 8 silver_smelter, 4 sugar_mill")}, roles=taken("councillor", "trader")
    )
    match.play("builder")
    assert build(match, card) == 2
    assert (kind(match), table(match)["round"], cards(match, 0)) == (question, 2, 10)


@rule("SJ-INT-82")
def test_the_new_governor_discards_too() -> None:
    """The new governor has no more cards than the others may have."""
    match = round_start(first=seat(hand="8 silver_smelter, 2 hero"))
    assert (kind(match), match.actor, table(match)["governor"], asked(match, "most")) == ("discard", 0, 0, 3)


@rule("SJ-INT-83")
def test_all_chapels_come_before_all_discards() -> None:
    """All cards for chapels are chosen before anybody discards for the limit."""
    match = round_start(
        first=seat(hand="8 silver_smelter", town="chapel"),
        second=seat(hand="8 tobacco_storage", town="chapel"),
        third=seat(hand="8 coffee_roaster", town="chapel"),
    )
    steps = []
    while kind(match) != "role":
        steps.append(kind(match))
        match.play(match.choices()[0])
    assert steps == ["chapel"] * 3 + ["discard"] * 3
