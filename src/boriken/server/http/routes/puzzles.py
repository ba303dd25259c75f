"""Puzzles: positions with one right answer, for everybody; the first answer of a person with an account is rated."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from datetime import UTC, date, datetime

from fastapi import APIRouter, Response
from sqlalchemy import Connection

from boriken.arena.skill import UNKNOWN
from boriken.core.title import Json
from boriken.core.words import spoken_language
from boriken.puzzles.puzzle import Puzzle, all_puzzles
from boriken.server.http import requests
from boriken.server.http import study_answers as answers
from boriken.server.http.dependencies import Answer, MaybePerson, TheAddress, ThePayer, TheService, can_fail
from boriken.server.people.person import Person
from boriken.server.puzzles.rows import Standing, keep_answer, ratings, solved_by, standings
from boriken.server.puzzles.serializers import (
    Known,
    chosen,
    daily_puzzle,
    found,
    serialize_puzzle,
    serialize_standing,
    serialize_summary,
    serialize_verdict,
)

router = APIRouter(prefix="/api", tags=["puzzles"])


@router.get("/puzzles", response_model=answers.PuzzleList)
async def list_puzzles(service: TheService, person: MaybePerson) -> Response:
    """All puzzles, those that suit you best first; the one of today; your ratings."""
    return Answer(await service.database.read(listed, person))


@router.get("/puzzles/daily", response_model=answers.PuzzleSummary, responses=can_fail(404))
async def get_daily_puzzle(service: TheService, person: MaybePerson) -> Response:
    """The puzzle of today, by the clock of UTC."""
    puzzle = found(daily_puzzle(today()))
    return Answer(serialize_summary(await service.database.read(known, puzzle, person)))


@router.get("/puzzles/{name}", response_model=answers.PuzzlePicture, responses=can_fail(404))
async def get_puzzle(service: TheService, person: MaybePerson, name: str) -> Response:
    """A puzzle, as the seat that decides may see it; the right answer is not told."""
    now = await service.database.read(known, found(all_puzzles().get(name)), person)
    return Answer(await asyncio.to_thread(serialize_puzzle, now))


@router.post("/puzzles/{name}", response_model=answers.PuzzleVerdict, responses=can_fail(403, 404, 422, 429))
async def answer_puzzle(
    service: TheService,
    person: MaybePerson,
    payer: ThePayer,
    address: TheAddress,
    name: str,
    request: requests.PuzzleAnswer,
) -> Response:
    """Answer a puzzle: whether that is right, and why. Your first answer is kept; with an account it is rated."""
    service.rate_limits.take("address", address)
    service.rate_limits.take("puzzle", payer)
    puzzle = found(all_puzzles().get(name))
    choice = await asyncio.to_thread(chosen, puzzle, request.actions)
    counted = person is not None and await service.database.write(
        keep_answer, person, puzzle, choice.action == puzzle.answer
    )
    now, standing = await service.database.read(after_answer, puzzle, person)
    return Answer(serialize_verdict(now, choice, standing, counted, spoken_language(request.language)))


def known(connection: Connection, puzzle: Puzzle, person: Person | None) -> Known:
    return Known(puzzle, ratings(connection, [puzzle])[puzzle.id], solved_by(connection, person).get(puzzle.id))


def after_answer(connection: Connection, puzzle: Puzzle, person: Person | None) -> tuple[Known, Standing | None]:
    own = next((one for one in standings(connection, person) if one.game == puzzle.game), None)
    return known(connection, puzzle, person), own


def listed(connection: Connection, person: Person | None) -> Json:
    puzzles = list(all_puzzles().values())
    rated, solved, own = ratings(connection, puzzles), solved_by(connection, person), standings(connection, person)
    now = [Known(puzzle, rated[puzzle.id], solved.get(puzzle.id)) for puzzle in puzzles]
    today_is = daily_puzzle(today())
    return {
        "daily": None if today_is is None else today_is.id,
        "puzzles": [serialize_summary(one) for one in by_fit(now, own)],
        "standings": [serialize_standing(one) for one in own],
    }


def by_fit(puzzles: Sequence[Known], own: Sequence[Standing]) -> list[Known]:
    """Those not answered yet first, nearest to the person's rating; whoever has none begins with easy ones."""
    mine = {one.game: one.belief[0] for one in own}

    def distance(one: Known) -> tuple[bool, float, str]:
        wanted = mine.get(one.puzzle.game, UNKNOWN[0] - UNKNOWN[1])
        return one.solved is not None, abs(one.rating[0] - wanted), one.puzzle.id

    return sorted(puzzles, key=distance)


def today() -> date:
    return datetime.now(UTC).date()
