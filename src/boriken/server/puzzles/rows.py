"""Answers to puzzles in the database, and the ratings that follow: a puzzle plays against everybody who tries it."""

from __future__ import annotations

import time
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from types import ModuleType

from sqlalchemy import Connection, select, update
from sqlalchemy.dialects import postgresql, sqlite

from boriken.arena.skill import UNKNOWN, Belief, rated
from boriken.puzzles.puzzle import Puzzle
from boriken.server.people.person import Person
from boriken.server.store import schema

PUZZLE = "puzzle:"
SURER = 2  # bots have tried a puzzle before it is shipped: its rating begins twice as sure as a person's

ANSWERS, RATINGS = schema.puzzle_answers.c, schema.puzzle_ratings.c


@dataclass(frozen=True, slots=True)
class Standing:
    """A person's rating in the puzzles of a game, and how many of their first answers were right."""

    game: str
    belief: Belief
    answered: int
    right: int


def first_belief(puzzle: Puzzle) -> Belief:
    return puzzle.difficulty, UNKNOWN[1] / SURER


def ratings(connection: Connection, puzzles: Sequence[Puzzle]) -> dict[str, Belief]:
    """The rating of each puzzle, by its name."""
    names = [f"{PUZZLE}{puzzle.id}" for puzzle in puzzles]
    rows = connection.execute(select(RATINGS.player, RATINGS.mu, RATINGS.sigma).where(RATINGS.player.in_(names)))
    moved = {row.player.removeprefix(PUZZLE): (row.mu, row.sigma) for row in rows}
    return {puzzle.id: moved.get(puzzle.id, first_belief(puzzle)) for puzzle in puzzles}


def solved_by(connection: Connection, person: Person | None) -> dict[str, bool]:
    """By puzzle, whether the person's first answer was right; those not tried are left out."""
    if person is None:
        return {}
    rows = connection.execute(select(ANSWERS.puzzle, ANSWERS.right).where(ANSWERS.person == person.id))
    return {row.puzzle: row.right for row in rows}


def standings(connection: Connection, person: Person | None) -> list[Standing]:
    """The person's ratings, by game; guests have none."""
    if person is None:
        return []
    rows = connection.execute(select(schema.puzzle_ratings).where(RATINGS.player == person.id).order_by(RATINGS.game))
    return [Standing(row.game, (row.mu, row.sigma), row.answered, row.right) for row in rows]


def dialect(connection: Connection) -> ModuleType:
    return sqlite if connection.dialect.name == "sqlite" else postgresql


def keep_answer(connection: Connection, person: Person, puzzle: Puzzle, right: bool) -> bool:
    """Note the person's first answer, and rate both by it; False if there was an answer before.

    Guests and programs are not rated, as at tables: they could begin anew, or search.
    """
    values = {"person": person.id, "puzzle": puzzle.id, "right": right, "at": time.time()}
    first = dialect(connection).insert(schema.puzzle_answers).on_conflict_do_nothing().returning(ANSWERS.puzzle)
    if connection.execute(first, values).first() is None:
        return False
    if not (person.guest or person.bot):
        rate(connection, person, puzzle, right)
    return True


def rate(connection: Connection, person: Person, puzzle: Puzzle, right: bool) -> None:
    name = f"{PUZZLE}{puzzle.id}"
    known = held(connection, puzzle.game, {person.id: UNKNOWN, name: first_belief(puzzle)})
    moved = rated({player: one.belief for player, one in known.items()}, [person.id, name], [1, 2] if right else [2, 1])
    for player, (mu, sigma) in moved.items():
        before = known[player]
        connection.execute(
            update(schema.puzzle_ratings)
            .where(RATINGS.player == player, RATINGS.game == puzzle.game)
            .values(mu=mu, sigma=sigma, answered=before.answered + 1, right=before.right + right)
        )


def held(connection: Connection, game: str, first: Mapping[str, Belief]) -> dict[str, Standing]:
    """The standing of each player, locked until the transaction ends, always in the same order."""
    fresh = [
        {"player": player, "game": game, "mu": mu, "sigma": sigma, "answered": 0, "right": 0}
        for player, (mu, sigma) in first.items()
    ]
    connection.execute(dialect(connection).insert(schema.puzzle_ratings).on_conflict_do_nothing(), fresh)
    wanted = (
        select(schema.puzzle_ratings)
        .where(RATINGS.game == game, RATINGS.player.in_(list(first)))
        .order_by(RATINGS.player)
        .with_for_update()
    )
    return {
        row.player: Standing(game, (row.mu, row.sigma), row.answered, row.right) for row in connection.execute(wanted)
    }
