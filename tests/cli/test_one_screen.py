"""Several people at one screen, each of whom has something to hide."""

from __future__ import annotations

import pytest
from rich.console import Console

from boriken import Match, new_match
from boriken.cli import terminal
from tests.cli.kit import boriken, flat, resumed
from tests.kits.san_juan import given, seat

CURTAIN = "Hand the screen to {}, then press Enter."


def test_the_screen_is_handed_over_before_a_hand_is_shown() -> None:
    arguments = ["san-juan", "--players", "3", "--bots", "none", "--seed", "3", "--option", "first_governor=0"]
    result = boriken("play", *arguments, typed="\nprospector\ntake\n\n")
    shown = flat(result.stdout)
    for name in ("Seat 0", "Seat 1"):
        assert shown.index(CURTAIN.format(name)) < shown.index(f"{name}: Choose a role.")
    assert shown.count("Hand the screen") == 2
    assert "The game is saved in" in shown


def test_who_goes_on_deciding_keeps_the_screen() -> None:
    result = boriken("play", "san-juan", "--players", "2", "--bots", "none", typed="\nprospector\nlog\nboard\n")
    assert result.stdout.count("Hand the screen") == 1


@pytest.mark.parametrize("arguments", [["--bots", "none"], ["--bots", "none", "--players", "2"]])
def test_where_nothing_is_hidden_nobody_hands_it_over(arguments: list[str]) -> None:
    result = boriken("play", "puerto-rico", *arguments, typed="mayor\ncolonist\n")
    assert "Hand the screen" not in result.stdout


def test_alone_with_bots_nobody_hands_it_over() -> None:
    assert "Hand the screen" not in boriken("play", "san-juan", typed="quit\n").stdout


def test_a_screen_is_cleared_with_all_that_has_scrolled_off_it(monkeypatch: pytest.MonkeyPatch) -> None:
    """And nobody finds the lines of the one before by the arrow keys."""
    forgotten = []
    monkeypatch.setattr("boriken.cli.terminal.readline.clear_history", lambda: forgotten.append(True))
    console = Console(force_terminal=True, legacy_windows=False)
    with console.capture() as shown:
        terminal.wipe(console)
    assert "\x1b[2J" in shown.get()
    assert forgotten


def unable_to_build() -> Match:
    """Seat 1 has one card, which it cannot pay for."""
    match = given(players=2, seats={0: seat(hand="5 indigo_plant"), 1: seat(hand="city_hall")})
    match.play("builder")
    return match


def test_who_can_do_nothing_with_a_hidden_hand_is_asked() -> None:
    result = resumed(unable_to_build(), "Ann", "Ben", typed="\npass\n\n")
    shown = flat(result.stdout)
    assert CURTAIN.format("Ben") in shown
    assert "Ben passes" not in shown


def test_that_there_was_no_other_choice_is_not_told() -> None:
    result = resumed(unable_to_build(), "Ann", "Ben", typed="\npass\n\npass\n1\n\nlog\n")
    assert "passes" in result.stdout
    assert "no other choice" not in result.stdout


def test_alone_the_own_only_choice_is_played_and_told() -> None:
    match = given(players=2, seats={0: seat(hand="city_hall"), 1: seat()})
    result = resumed(match, "You", "random 1", typed="builder\n")
    assert "You take the builder. • You pass. (no other choice)" in flat(result.stdout)


def test_nothing_is_tried_out_before_it_is_revealed() -> None:
    """A line that is refused as a whole must not tell what would have been drawn."""
    match = new_match("san-juan", players=2, seed=3, first_governor=0)
    match.play("councillor")
    refused = "After take something is revealed: decide then what follows."
    for card in ("library", "indigo_plant"):
        result = resumed(match, "You", "random 1", typed=f"take, keep {card}\n")
        assert refused in flat(result.stdout)


def test_what_another_has_done_is_not_told_when_it_is_taken_back() -> None:
    match = given(players=2, seats={0: seat(hand="5 indigo_plant, smithy"), 1: seat(hand="city_hall")})
    match.play("builder")
    result = resumed(match, "Ann", "Ben", typed="\nbuild indigo_plant\n\nundo\n\n")
    assert "Taken back: what Ann did." in flat(result.stdout)
