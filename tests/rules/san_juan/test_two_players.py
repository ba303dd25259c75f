"""San Juan: the rules for two players."""

import pytest

from boriken import Match
from tests.kits.san_juan import (
    PLANTS,
    asked,
    build,
    cards,
    events,
    finish_phase,
    finish_round,
    given,
    goods,
    hand,
    kind,
    new_game,
    rule,
    seat,
    table,
)


def owner(own: str = "", town: str = PLANTS) -> Match:
    """Seat 0, the governor of two players, owns a library; seat 1 has nothing that can be used."""
    return given(2, seats={0: seat(hand=own, town=f"{town}, library"), 1: seat(town="hero")})


def second_turn(match: Match) -> None:
    """On to the second role of the governor; the other takes the trader."""
    finish_phase(match)
    match.play("trader")
    finish_phase(match)
    assert (kind(match), match.actor) == ("role", table(match)["governor"])


def look(match: Match) -> int:
    """How many cards the councillor is shown without being asked about a library."""
    match.play("councillor")
    assert match.choices() == ["pass", "take"]
    match.play("take")
    return sum(asked(match, "things").values())


def choosers(match: Match) -> list[tuple[int | None, str]]:
    """The seats that take roles in this round, each the first that lies open."""
    taken = []
    now = table(match)["round"]
    while table(match)["round"] == now:
        taken.append((match.actor, match.choices()[0]))
        match.play(match.choices()[0])
        finish_phase(match)
    return taken


@rule("SJ-2P-01")
def test_the_governor_takes_two_roles() -> None:
    """Three roles are taken in a round: by the governor, by the other, and by the governor again."""
    match = new_game(2, first_governor=1)
    assert [actor for actor, _ in choosers(match)] == [1, 0, 1]
    assert table(match)["round"] == 2


@rule("SJ-2P-02")
def test_the_three_roles_differ() -> None:
    """The second role of the governor is one of the three that are left."""
    match = new_game(2)
    match.play("builder", "pass", "pass", "producer", "pass", "pass")
    assert match.choices() == ["trader", "councillor", "prospector"]


@rule("SJ-2P-03")
def test_the_governor_changes_after_the_third_phase() -> None:
    """The governor card goes on only after the third phase."""
    match = new_game(2)
    governors = []
    for role in ("prospector", "councillor", "trader"):
        governors.append(table(match)["governor"])
        match.play(role)
        finish_phase(match)
    assert governors == [0, 0, 0]
    assert table(match)["governor"] == 1


@rule("SJ-2P-04")
@pytest.mark.parametrize(("answer", "drawn"), [("use library", 5), ("take", 8)])
def test_a_library_works_once_in_a_round(answer: str, drawn: int) -> None:
    """An owner may use the library once in a round."""
    match = owner()
    match.play("prospector", answer)
    second_turn(match)
    assert look(match) == drawn


@rule("SJ-2P-05")
def test_the_governor_may_save_the_library() -> None:
    """A governor who does not use the library in the first turn may use it in the second."""
    match = owner()
    match.play("prospector")
    assert match.choices() == ["pass", "use library", "take"]
    match.play("take")
    assert cards(match, 0) == 1
    assert not table(match)["library_used"]
    second_turn(match)
    match.play("producer")
    assert asked(match, "most") == 3


@rule("SJ-2P-06")
@pytest.mark.parametrize(("made", "used"), [(1, False), (2, False), (3, True)])
def test_a_library_is_used_only_if_it_changed_something(made: int, used: bool) -> None:
    """The library counts as used only if its part of the privilege was really taken."""
    match = owner()
    match.play("producer", *["produce indigo", "produce sugar", "produce tobacco"][:made])
    if kind(match) == "produce":
        match.play("pass")
    assert sum(goods(match, 0).values()) == made
    assert table(match)["library_used"] is used


@rule("SJ-EX-29")
def test_used_in_the_first_turn_it_gives_nothing_in_the_second() -> None:
    """The governor of two uses the library in the first turn of the round: it gives nothing in the second."""
    match = owner("palace, 7 sugar_mill")
    match.play("builder", "build palace", "use library", *["pay sugar_mill"] * 4)
    assert hand(match, 0) == {"sugar_mill": 3}
    second_turn(match)
    match.play("producer")
    assert asked(match, "most") == 2


@rule("SJ-INT-52")
def test_a_used_library_works_again_in_the_next_round() -> None:
    """A library that was used in the first turn is off in the second, and on again in the next round."""
    match = owner()
    match.play("prospector", "use library")
    second_turn(match)
    assert look(match) == 5
    finish_round(match)
    match.play("trader", "prospector")  # the other one is governor now
    assert (match.actor, asked(match, "cards")) == (0, 2)


@rule("SJ-INT-53")
def test_two_goods_do_not_use_the_library() -> None:
    """Making two goods as producer does not use the library: it is there in the second turn."""
    match = owner()
    match.play("producer", "produce indigo", "produce sugar", "pass")
    second_turn(match)
    assert look(match) == 8


@rule("SJ-INT-54")
@pytest.mark.parametrize(("made", "drawn"), [(3, 8), (4, 5)])
def test_with_an_aqueduct_only_the_fourth_good_uses_the_library(made: int, drawn: int) -> None:
    """With an aqueduct three goods need no library; the fourth uses it."""
    match = owner(town=f"{PLANTS}, aqueduct")
    match.play("producer", *["produce indigo", "produce sugar", "produce tobacco", "produce coffee"][:made])
    if kind(match) == "produce":
        match.play("pass")
    second_turn(match)
    assert look(match) == drawn


@rule("SJ-INT-55")
@pytest.mark.parametrize("card", ["", "indigo_plant"])
def test_a_builder_who_needs_no_library_has_not_used_it(card: str) -> None:
    """A builder who passes, or who would pay nothing without the library, has not used it."""
    match = owner("indigo_plant, 2 hero")
    match.play("builder", f"build {card}" if card else "pass")
    assert events(match, "library_used") == []
    second_turn(match)
    assert look(match) == 8


@rule("SJ-INT-56")
@pytest.mark.parametrize(
    ("role", "answer", "drawn"),
    [
        ("councillor", "take", 5),
        ("councillor", "use library", 8),
        ("prospector", "take", 1),
        ("prospector", "use library", 2),
    ],
)
def test_councillor_and_prospector_are_asked_before_the_draw(role: str, answer: str, drawn: int) -> None:
    """In the first turn councillor and prospector say before they draw whether the library is used."""
    match = owner()
    match.play(role)
    assert match.choices() == ["pass", "use library", "take"]
    assert asked(match, "cards", "with_library") == ((5, 8) if role == "councillor" else (1, 2))
    match.play(answer)
    assert len(events(match, "card_drawn")) == drawn
    assert table(match)["library_used"] is (answer == "use library")


@rule("SJ-INT-57")
def test_the_other_player_has_the_library_always() -> None:
    """The one who is not governor takes one role a round, so their library always works, whoever has used one."""
    match = given(2, seats={0: seat(town="library"), 1: seat(town="library")})
    match.play("prospector", "use library", "councillor")
    assert (match.actor, match.choices(), asked(match, "cards")) == (1, ["pass", "take"], 8)
    match.play("take")
    assert sum(asked(match, "things").values()) == 8


@rule("SJ-INT-93")
def test_two_rounds_of_two_players() -> None:
    """In two rounds the turns go A, B, A and then B, A, B, with three different roles in each."""
    match = new_game(2)
    first, second = choosers(match), choosers(match)
    assert [actor for actor, _ in first + second] == [0, 1, 0, 1, 0, 1]
    assert len({role for _, role in first}) == len({role for _, role in second}) == 3


@rule("SJ-DEC-14")
def test_when_a_library_counts_as_used() -> None:
    """A builder decides about the library with the build, and only if it lowers the cost; with three players nobody
    is asked."""
    match = owner("palace, 7 sugar_mill")
    match.play("builder", "build palace")
    assert (kind(match), match.choices()) == ("library", ["pass", "use library"])
    match.play("pass")
    assert asked(match, "most") == 5
    assert not table(match)["library_used"]
    match = owner("palace, 4 sugar_mill")
    match.play("builder", "build palace")  # cannot be paid without it
    assert kind(match) == "role"
    assert table(match)["library_used"]
    match = given(seats={0: seat(hand="palace, 7 sugar_mill", town="library")})
    match.play("builder")
    assert build(match, "palace") == 4
    match = given(seats={0: seat(town="library")})
    match.play("prospector")
    assert match.choices() == ["pass", "take"]
