"""Hints: the opinion of a strong bot."""

from __future__ import annotations

from fastapi import APIRouter, Response

from boriken.bots.reasons import Reason
from boriken.core import registry
from boriken.core.setup import Setup
from boriken.core.title import Json
from boriken.core.words import ENGLISH, spoken_language
from boriken.server.bots.turns import problem_for
from boriken.server.bots.worker import Problem
from boriken.server.errors import ConflictError, ForbiddenError
from boriken.server.http import answers
from boriken.server.http.dependencies import Answer, ThePerson, TheService, can_fail
from boriken.server.http.routes.moves import Seat
from boriken.server.people.person import Person
from boriken.server.tables import play
from boriken.server.tables.access import Visitor, checked_seat
from boriken.server.tables.rows import PLAYING
from boriken.server.tables.table import Table

router = APIRouter(prefix="/api", tags=["playing"])

ADVISER = "master"


@router.get("/tables/{identity}/hint", response_model=answers.Hint, responses=can_fail(401, 403, 404, 409, 429, 503))
async def get_hint(
    service: TheService, person: ThePerson, identity: str, seat: Seat = None, language: str = ENGLISH
) -> Response:
    """The opinion of a strong bot on each of your choices, and its reason; not in rated games."""
    version, problem = await service.tables.read(identity, Visitor(person), problem_of, person, seat)
    service.rate_limits.take("hint", person.id)
    advice = await service.bots.advise(problem, person.id)
    reason = in_words(advice["reason"], problem, spoken_language(language))
    return Answer({"version": version, "level": problem.level, **advice, "reason": reason})


def in_words(reason: Json | None, problem: Problem, language: str) -> str | None:
    title = registry.title(problem.game)
    setup = Setup.of(title, problem.players, problem.options)
    return None if reason is None else Reason(**reason).sentence(title.words(language, setup.options))


def problem_of(table: Table, person: Person, seat: int | None) -> tuple[int, Problem]:
    """The version and the open decision of a person, if they may have a hint."""
    deciding = checked_seat(table, Visitor(person), seat)
    if table.row.rated:
        raise ForbiddenError("There are no hints in a rated game.", "rated")
    if table.row.status != PLAYING or deciding is None or table.match.actor != deciding:
        raise ConflictError("It is not your turn.", "not_your_turn")
    play.check_decides(table, person.id, deciding)
    if len(table.match.choices()) == 1:
        raise ConflictError("There is only one choice.", "one_choice")
    return table.row.version, problem_for(table, deciding, ADVISER)
