"""San Juan: the councillor phase."""

import pytest

from tests.kits.san_juan import board, cards, given, hand, kind, rule, seat, sizes, table


@rule("SJ-COUNCILLOR-01")
def test_the_councillor_chooses_out_of_five() -> None:
    """The councillor draws five cards, keeps one and discards four."""
    match = given(draws=["hero", "well", "well", "tower", "palace"])
    match.play("councillor", "take")
    question = match.question()
    assert question
    assert (question["things"], question["most"]) == ({"well": 2, "tower": 1, "hero": 1, "palace": 1}, 1)
    match.play("keep hero")
    assert hand(match, 0) == {"hero": 1}
    assert table(match)["discards"] == {"well": 2, "tower": 1, "palace": 1}


@rule("SJ-COUNCILLOR-02")
def test_the_others_choose_out_of_two() -> None:
    """Everybody else draws two cards, keeps one and discards one."""
    match = given(draws=["hero", "well"])
    match.play("councillor", "pass", "take")
    assert match.choices() == ["keep well", "keep hero"]
    match.play("keep well")
    assert hand(match, 1) == {"well": 1}
    assert table(match)["discards"] == {"hero": 1}
    assert match.actor == 2


@rule("SJ-COUNCILLOR-03")
def test_only_drawn_cards_are_discarded() -> None:
    """Without an archive only cards that were drawn may be discarded."""
    match = given(seats={0: seat(hand="smithy, quarry")}, draws=["hero", "well", "well", "tower", "palace"])
    match.play("councillor", "take", "keep tower")
    assert hand(match, 0) == {"smithy": 1, "tower": 1, "quarry": 1}
    assert board(match, 0)["memory"] == {"well": 2, "hero": 1, "palace": 1}


@rule("SJ-COUNCILLOR-04")
def test_who_has_drawn_must_keep_the_number() -> None:
    """Whoever has drawn must keep exactly the stated number of cards."""
    match = given(draws=["hero", "well", "well", "tower", "palace"])
    match.play("councillor", "take")
    assert "pass" not in match.choices()
    assert match.why_not("pass") == "You cannot pass: the question is which cards to keep."
    with pytest.raises(ValueError, match=r"There must be 1 more\."):
        match.count_out({})
    with pytest.raises(ValueError, match=r"There are 1 too many\."):
        match.count_out({"well": 2})


@rule("SJ-COUNCILLOR-05")
@pytest.mark.parametrize(
    ("town", "councillor", "drawn", "kept"),
    [
        ("well", False, 2, 1),
        ("well", True, 5, 1),
        ("library", True, 8, 1),
        ("prefecture", False, 2, 2),
        ("prefecture", True, 5, 2),
        ("library, prefecture", True, 8, 2),
        ("library", False, 2, 1),
    ],
)
def test_how_many_are_drawn_and_kept(town: str, councillor: bool, drawn: int, kept: int) -> None:
    """Two cards, five as councillor, eight with a library; one is kept, or two with a prefecture."""
    match = given(governor=0 if councillor else 2, seats={0: seat(town=town)}, hoarder=1)
    before = sum(sizes(match))
    match.play("councillor")
    if not councillor:
        match.play("pass")
    pile, discarded = sizes(match)
    match.play("take")
    assert sizes(match) == (pile - drawn, discarded)
    while kind(match) == "keep":
        match.play(match.choices()[0])
    assert cards(match, 0) == kept
    assert sum(sizes(match)) == before - kept
