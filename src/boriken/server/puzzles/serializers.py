"""Puzzles as plain data. The right answer is told only to somebody who has answered."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import date
from hashlib import sha256

from boriken.arena.skill import Belief
from boriken.core.errors import BorikenError, IllegalActionError
from boriken.puzzles.puzzle import Choice, Puzzle, all_puzzles
from boriken.server.errors import NotFoundError, RefusedError
from boriken.server.puzzles.rows import Standing
from boriken.server.tables.serializers import serialize_choices, serialize_state, serialize_table
from boriken.server.tables.table import Json
from boriken.server.tables.unstored import PERSON, unstored_table


@dataclass(frozen=True, slots=True)
class Known:
    """A puzzle as it is known: its rating, and whether the person who looks at it has solved it."""

    puzzle: Puzzle
    rating: Belief
    solved: bool | None


def daily_puzzle(day: date) -> Puzzle | None:
    """The puzzle of a day. All of them take their turn, in an order that nobody can tell by looking at the list."""
    shuffled = sorted(all_puzzles().values(), key=lambda one: sha256(one.id.encode()).digest())
    return shuffled[day.toordinal() % len(shuffled)] if shuffled else None


def serialize_summary(known: Known) -> Json:
    puzzle = known.puzzle
    return {
        "id": puzzle.id,
        "game": puzzle.game,
        "players": puzzle.players,
        "kind": puzzle.kind,
        "phase": puzzle.phase,
        "rating": round(known.rating[0], 1),
        "solved": known.solved,
    }


def serialize_puzzle(known: Known) -> Json:
    """A puzzle for its own page, as the seat that decides may see it."""
    puzzle = known.puzzle
    table = unstored_table(puzzle.id, puzzle.match(), puzzle.seat)
    return {
        **serialize_summary(known),
        "seat": puzzle.seat,
        "table": serialize_table(table, PERSON, ()),
        "state": serialize_state(table, puzzle.seat, 0),
        "choices": serialize_choices(table, puzzle.seat),
    }


def chosen(puzzle: Puzzle, actions: list[str]) -> Choice:
    """The choice that somebody has made, if the rules allow it."""
    match = puzzle.match()
    try:
        match.copy().replay(actions[0])
        return puzzle.choice(actions[0])
    except IllegalActionError as error:
        raise RefusedError(str(error), error.refusal.code, error.refusal.parameters) from error
    except BorikenError as error:
        raise RefusedError(str(error)) from error


def serialize_verdict(known: Known, choice: Choice, standing: Standing | None, counted: bool, language: str) -> Json:
    """The word on a choice: a wrong one is compared with the right answer, the right answer with the second best."""
    puzzle = known.puzzle
    match = puzzle.match()
    words = match.title.words(language, match.setup.options)
    right = choice.action == puzzle.answer
    other = puzzle.choices[1] if right else choice
    return {
        "right": right,
        "counted": counted,
        "chosen": choice.action,
        "answer": puzzle.answer,
        "beside": other.action,
        "reason": None if other.reason is None else other.reason.sentence(words, made=not right),
        "choices": [{"action": one.action, "share": one.share} for one in puzzle.choices],
        "line": puzzle.line,
        "judge": puzzle.judge,
        "rating": round(known.rating[0], 1),
        "standing": None if standing is None else serialize_standing(standing),
    }


def serialize_standing(standing: Standing) -> Json:
    return {
        "game": standing.game,
        "rating": round(standing.belief[0], 1),
        "spread": round(standing.belief[1], 1),
        "answered": standing.answered,
        "right": standing.right,
    }


def found(puzzle: Puzzle | None) -> Puzzle:
    if puzzle is None:
        raise NotFoundError("There is no such puzzle.", "no_puzzle")
    return puzzle
