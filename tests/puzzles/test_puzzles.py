"""Puzzles: those that are shipped, how they are found, and that they have one right answer."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

import pytest

from boriken.core import registry
from boriken.core.errors import BorikenError
from boriken.core.words import LANGUAGES
from boriken.games.anno_1503.sheet.text import HOUSE
from boriken.puzzles import mining
from boriken.puzzles.files import PuzzleFile
from boriken.puzzles.judging import ALONE, CLEAR, judged
from boriken.puzzles.mining import PHASES, Request, check, make_puzzles, mined, played_game
from boriken.puzzles.puzzle import Origin, Puzzle, PuzzleError, all_puzzles, identity, puzzle, puzzles_of, read_lines

GAMES = ("puerto-rico", "san-juan", "anno-1503")
FEW = 20  # simulations: enough to find something

each_shipped = pytest.mark.parametrize("shipped", all_puzzles().values(), ids=lambda shipped: shipped.id)
each_game = pytest.mark.parametrize("game", GAMES)


@each_shipped
def test_a_shipped_puzzle_is_a_position_with_one_right_answer(shipped: Puzzle) -> None:
    match = shipped.match()
    assert match.actor == shipped.seat
    assert match.title.question(match.game)["kind"] == shipped.kind
    assert sorted(choice.action for choice in shipped.choices) == sorted(match.choices())
    assert len(shipped.choices) >= 3
    best, second, *_ = [choice.share for choice in shipped.choices]
    assert best - second >= CLEAR - 0.001  # shares are rounded
    assert shipped.phase in PHASES
    assert "dealer" not in shipped.position
    assert shipped.id == identity(shipped.position)


@each_shipped
def test_every_wrong_choice_of_a_shipped_puzzle_is_answered_with_a_reason(shipped: Puzzle) -> None:
    match = shipped.match()
    for language in LANGUAGES:
        words = match.title.words(language, match.setup.options)
        for choice in shipped.choices[1:]:
            assert choice.reason is not None
            assert choice.reason.best == shipped.answer
            assert choice.reason.sentence(words, made=True)


@each_game
def test_shipped_puzzles_are_spread_over_players_and_phases(game: str) -> None:
    shipped = puzzles_of(game)
    assert {one.players for one in shipped} >= {2, 3, 4}
    assert {one.phase for one in shipped} == set(PHASES)
    assert len({one.kind for one in shipped}) >= 3
    games = [(one.origin.seed, one.origin.number) for one in shipped]
    assert len(games) == len(set(games)), "at most one from a game"


@each_game
@pytest.mark.parametrize("phase", PHASES)
def test_a_search_of_four_times_the_depth_solves_it(game: str, phase: str) -> None:
    """One of each game and phase, of those with the fewest choices the hardest; `boriken puzzles check` solves all."""
    found = [one for one in puzzles_of(game) if one.phase == phase]
    quick = min(found, key=lambda one: (len(one.choices), -one.difficulty))
    assert check(quick).solves(quick.answer, ALONE)


def test_puzzles_are_of_many_set_ups() -> None:
    """A hundred in all; nobles, the first edition and chosen hands among them, and Anno 1503 by the sheet of today."""
    options = [(one.game, one.position["options"]) for one in all_puzzles().values()]
    assert len(options) >= 100
    assert sum("nobles" in found.get("expansions", "") for _, found in options) >= 5
    assert sum(found.get("edition") == "first" for _, found in options) >= 5
    assert sum(found.get("chosen_hands") is True for _, found in options) >= 5
    assert {found["sheet"] for game, found in options if game == "anno-1503"} == {HOUSE}


@pytest.mark.parametrize(("game", "seed"), [("san-juan", 3), ("anno-1503", 7)])
def test_the_same_seed_finds_the_same_puzzle(game: str, seed: int) -> None:
    request = Request(game, 1, seed=seed, simulations=FEW)
    numbers = range(6)
    found = next((number, one) for number in numbers if (one := mined(request, number, ())) is not None)
    assert mined(request, found[0], ()) == found[1]


def test_what_a_seat_cannot_know_does_not_change_the_answer() -> None:
    """Two positions that differ only in hidden cards are judged alike."""
    shipped = puzzles_of("san-juan")[0]
    match = shipped.match()
    verdicts = []
    for seed in (1, 2):
        match.game = match.game.determinize(shipped.seat, seed)
        found = judged(match, FEW, seed=5)
        verdicts.append((found.played, [(action, share) for action, share, _ in found.options]))
    assert verdicts[0] == verdicts[1]


# Making


def test_finished_games_are_a_source_too() -> None:
    finished_games = [played_game(registry.title("san-juan"), number, seed=1) for number in range(8)]
    request = Request("san-juan", 1, seed=1, simulations=FEW, records=finished_games)
    (found,) = make_puzzles(request)
    assert found.origin.record
    stands = finished_games[found.origin.number].at(found.origin.at)
    assert found.position["state"] == stands.position()["state"]
    assert not list(make_puzzles(request, [found]))
    with pytest.raises(BorikenError, match="The record is of San Juan"):
        list(make_puzzles(replace(request, game="puerto-rico")))


def test_an_interrupted_run_goes_on_where_it_was(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    shipped = puzzles_of("san-juan")[0]

    def third(request: Request, number: int, made: Sequence[Puzzle]) -> Puzzle | None:
        """A puzzle in every third game."""
        return None if number % 3 else replace(shipped, origin=Origin(request.seed, number, 7))

    monkeypatch.setattr(mining, "mined", third)
    request = Request("san-juan", 3, seed=1)
    whole = list(make_puzzles(request))
    assert [one.origin.number for one in whole] == [0, 3, 6]
    path = tmp_path / "san-juan.jsonl"
    PuzzleFile(path, request).add(whole[0])
    with path.open("a") as file:
        file.write(whole[1].written()[:100])  # killed while it wrote
    again = PuzzleFile(path, request)
    for new in make_puzzles(request, again.made):
        again.add(new)
    assert read_lines(path.read_text().splitlines()) == whole
    with pytest.raises(BorikenError, match="another game, seed, depth, source or option"):
        PuzzleFile(path, replace(request, seed=2))


def test_what_is_no_puzzle_is_refused_in_a_sentence() -> None:
    with pytest.raises(PuzzleError, match="no such puzzle"):
        puzzle("chess-1")
    for line in ("{", "{}", "[1]"):
        with pytest.raises(PuzzleError):
            read_lines([line])
    with pytest.raises(PuzzleError, match="no choice"):
        puzzles_of("san-juan")[0].choice("castle")
