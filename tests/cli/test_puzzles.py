"""Puzzles in the terminal: made, checked and solved."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from boriken.core.words import LANGUAGES
from boriken.puzzles.mining import played_game
from boriken.puzzles.puzzle import Puzzle, puzzles_of, read_lines
from tests.cli.kit import RECORD, boriken, fails, flat


@pytest.fixture
def shipped() -> Puzzle:
    return puzzles_of("san-juan")[0]


def test_an_answer_is_told_right_or_wrong_with_the_reason(shipped: Puzzle) -> None:
    number = shipped.match().choices().index(shipped.answer) + 1
    right = boriken("puzzles", "solve", shipped.id, typed=f"0\ncastle\n{number}\n")
    assert right.exit_code == 0
    told = flat(right.stdout)
    assert f"Right. The best choice: {shipped.answer}." in told
    assert f"Compared with «{shipped.choices[1].action}»: A round later " in told
    wrong = flat(boriken("puzzles", "solve", shipped.id, typed=f"{shipped.choices[-1].action}\n").stdout)
    assert f"Not the best. The best choice: {shipped.answer}." in wrong
    assert f"Compared with «{shipped.choices[-1].action}»:" in wrong


@pytest.mark.parametrize("language", LANGUAGES)
def test_puzzles_speak_the_language_of_the_reader(language: str) -> None:
    result = boriken("puzzles", "solve", "puerto-rico", "--seed", "1", "--language", language, typed="1\n")
    assert result.exit_code == 0
    assert "net:400" in result.stdout


def test_a_puzzle_that_is_not_there_is_refused() -> None:
    assert fails(boriken("puzzles", "solve", "chess-1")) == "There is no such puzzle."


def test_a_check_finds_a_puzzle_with_another_answer(shipped: Puzzle) -> None:
    """At the depth that made it, to be quick."""
    good, bad = Path("good.jsonl"), Path("bad.jsonl")
    good.write_text(shipped.written())
    bad.write_text(replace(shipped, choices=[shipped.choices[1], shipped.choices[0]]).written())
    checked = boriken("puzzles", "check", "--file", str(good), "--times", "1")
    assert checked.exit_code == 0
    *_, of_the_game, all_of_them = checked.stdout.splitlines()
    assert of_the_game.startswith("san-juan: 1 puzzles; behind is the second best by ")
    assert all_of_them == "1 of 1 puzzles are solved at 1 times the depth."
    failed = boriken("puzzles", "check", "--file", str(bad), "--times", "1")
    assert failed.exit_code == 2
    assert (
        f"{shipped.id}: {shipped.choices[1].action} was right; now the search plays {shipped.answer}" in failed.stdout
    )


def test_puzzles_are_made_from_finished_games(shipped: Puzzle) -> None:
    records: list[str] = []
    for number in range(8):  # not in every game there is a puzzle
        file = Path(f"{number}-{RECORD}")
        file.write_text(played_game(shipped.match().title, number, seed=1).record(), encoding="utf-8")
        records += ["--record", str(file)]
    make = ("puzzles", "make", "san-juan", *records, "--simulations", "20", "--count", "1", "--out")
    made = boriken(*make, "made.jsonl")
    assert (made.exit_code, made.stdout) == (0, "made.jsonl: 1 puzzles of San Juan\n")
    (found,) = read_lines(Path("made.jsonl").read_text().splitlines())
    assert (found.origin.record, found.simulations) == (True, 20)
    assert boriken(*make, "made.jsonl").stdout == made.stdout
    assert "another game, seed, depth, source or option" in fails(boriken(*make, "made.jsonl", "--seed", "2"))
