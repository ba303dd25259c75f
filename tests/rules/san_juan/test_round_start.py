"""San Juan: chapels and the hand limit, between two rounds."""

from tests.kits.san_juan import asked, board, build, cards, given, hand, kind, round_start, rule, seat, table, taken


@rule("SJ-LIMIT-01")
def test_all_hands_are_checked_between_rounds() -> None:
    """All hands are checked between two rounds, the governor's too, before the first role is taken."""
    match = round_start(first=seat(hand="8 sugar_mill"), second=seat(hand="8 tobacco_storage"))
    checked = []
    while kind(match) == "discard":
        checked.append(match.actor)
        match.play(match.choices()[0])
    assert checked == [0, 1]
    assert (kind(match), match.actor) == ("role", 0)


@rule("SJ-LIMIT-02")
def test_the_limit_is_seven_cards() -> None:
    """Whoever has no tower may keep seven cards."""
    match = round_start(first=seat(hand="7 sugar_mill"), second=seat(hand="8 tobacco_storage"))
    assert (kind(match), match.actor, asked(match, "most")) == ("discard", 1, 1)


@rule("SJ-LIMIT-03")
def test_cards_of_choice_are_discarded_down_to_the_limit() -> None:
    """Whoever is above the limit discards cards of choice down to it, and nobody else discards."""
    match = round_start(first=seat(hand="4 sugar_mill, 3 well, 2 hero"), second=seat(hand="7 tobacco_storage"))
    assert asked(match, "things", "least", "most") == ({"sugar_mill": 4, "well": 3, "hero": 2}, 2, 2)
    match.play(*match.count_out({"hero": 1, "sugar_mill": 1}))
    assert hand(match, 0) == {"sugar_mill": 3, "well": 3, "hero": 1}
    assert table(match)["discards"] == {"sugar_mill": 1, "hero": 1}
    assert (kind(match), cards(match, 1)) == ("role", 7)


@rule("SJ-LIMIT-04")
def test_there_is_no_limit_during_a_round() -> None:
    """During a round a hand may have any number of cards."""
    match = given(seats={0: seat(hand="8 sugar_mill, 5 tobacco_storage")})
    match.play("prospector", "take")
    assert (kind(match), match.actor, cards(match, 0)) == ("role", 1, 14)


@rule("SJ-LIMIT-05")
def test_only_hand_cards_count_for_the_limit() -> None:
    """Goods and chapel cards do not count for the limit."""
    match = round_start(
        first=seat(hand="7 sugar_mill", town="2 indigo_plant, chapel", goods="2 indigo", chapel="3 hero")
    )
    match.play("pass")
    assert (kind(match), cards(match, 0)) == ("role", 7)


@rule("SJ-LIMIT-06")
def test_a_card_of_choice_goes_under_the_chapel() -> None:
    """Before the check each owner of a chapel may put one hand card of choice under it."""
    match = round_start(first=seat(hand="well, hero"), second=seat(hand="well, hero", town="chapel"))
    assert (kind(match), match.actor) == ("chapel", 1)
    assert match.choices() == ["pass", "chapel well", "chapel hero"]
    match.play("chapel hero")
    assert (board(match, 1)["chapel"], hand(match, 1)) == ({"hero": 1}, {"well": 1})
    assert kind(match) == "role"


@rule("SJ-LIMIT-07")
def test_it_is_one_card_a_round_or_none() -> None:
    """It is at most one card in a round, and nobody need put any."""
    for answer, under in (("chapel well", {"well": 1}), ("pass", {})):
        match = round_start(first=seat(hand="3 well", town="chapel"))
        match.play(answer)
        assert (kind(match), board(match, 0)["chapel"]) == ("role", under)


@rule("SJ-LIMIT-08")
def test_chapels_come_before_the_first_hand_is_checked() -> None:
    """All chapels have had their card before the first hand is checked."""
    match = round_start(first=seat(hand="8 sugar_mill"), third=seat(hand="8 tobacco_storage", town="chapel"))
    assert (kind(match), match.actor) == ("chapel", 2)
    match.play("chapel tobacco_storage")
    assert (kind(match), match.actor) == ("discard", 0)
    match.play("discard sugar_mill")
    assert (kind(match), match.actor) == ("role", 0)


@rule("SJ-LIMIT-09")
def test_after_the_last_builder_phase_there_is_neither() -> None:
    """After the last builder phase nothing goes under a chapel and no hand is checked."""
    match = given(
        governor=1,
        seats={0: seat(hand="statue, 8 sugar_mill, 3 hero", town="chapel, 5 coffee_roaster, 5 silver_smelter")},
        roles=taken("councillor", "trader"),
    )
    match.play("builder")
    assert build(match, "statue") == 2
    assert match.over
    assert cards(match, 0) == 9
    assert board(match, 0)["chapel"] == {}
