"""San Juan: the prospector phase."""

from tests.kits.san_juan import board, events, given, hand, kind, rule, seat


@rule("SJ-PROSPECTOR-01")
def test_the_prospector_draws_a_card() -> None:
    """The prospector draws one card into the hand."""
    match = given(draws=["hero"])
    match.play("prospector", "take")
    assert hand(match, 0) == {"hero": 1}


@rule("SJ-PROSPECTOR-02")
def test_nobody_else_gets_anything() -> None:
    """Nobody else has an action or gets a card, but for gold mines."""
    match = given(seats={1: seat(town="library"), 2: seat(hand="well")})
    before = [board(match, number) for number in (1, 2)]
    match.play("prospector", "take")
    assert (kind(match), match.actor) == ("role", 1)
    assert [board(match, number) for number in (1, 2)] == before


@rule("SJ-PROSPECTOR-03")
def test_gold_mines_come_after_the_own_card_or_without_it() -> None:
    """Gold mines come after the prospector's own card, and also if that is waived."""
    for answer in ("take", "pass"):
        match = given(seats={0: seat(town="gold_mine"), 1: seat(town="gold_mine")})
        match.play("prospector", answer)
        assert (kind(match), match.actor) == ("mine", 0)
        match.play("pass")
        assert (kind(match), match.actor) == ("mine", 1)
        match.play("use gold_mine")
        assert len(events(match, "card_turned_up")) == 4
