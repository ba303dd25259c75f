"""Hints, the opinion of a strong bot; and a coach's verdict on a decision that was made."""

from __future__ import annotations

from collections.abc import Sequence

from fastapi import APIRouter, Response

from boriken.bots.reasons import Reason
from boriken.core import registry
from boriken.core.match import Match
from boriken.core.setup import Setup
from boriken.core.title import Json
from boriken.core.words import ENGLISH, spoken_language
from boriken.server.bots.tasks import Made
from boriken.server.bots.turns import problem_for, table_seed
from boriken.server.bots.worker import Problem
from boriken.server.errors import ConflictError, ForbiddenError
from boriken.server.http import answers, study_answers
from boriken.server.http.dependencies import Answer, ThePerson, TheService, can_fail
from boriken.server.http.routes.moves import Count, Seat
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


@router.get(
    "/tables/{identity}/verdict",
    response_model=study_answers.Verdict,
    responses=can_fail(401, 403, 404, 409, 422, 429, 503),
)
async def get_verdict(
    service: TheService, person: ThePerson, identity: str, at: Count, seat: Seat = None, language: str = ENGLISH
) -> Response:
    """The judgement of a review on a decision that you made after so many actions; not in rated games."""
    made = await service.tables.read(identity, Visitor(person), made_decision, person, seat, at)
    service.rate_limits.take("verdict", person.id)
    judged = await service.bots.judge(made, person.id)
    reason = in_words(judged["reason"], made, spoken_language(language), made=True)
    verdict = {name: judged[name] for name in ("grade", "given_away", "best")}
    return Answer({"at": at, **verdict, "counts": judged["best_counts"], "reason": reason})


def in_words(reason: Json | None, about: Problem | Made, language: str, *, made: bool = False) -> str | None:
    title = registry.title(about.game)
    setup = Setup.of(title, about.players, about.options)
    return None if reason is None else Reason(**reason).sentence(title.words(language, setup.options), made=made)


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


def made_decision(table: Table, person: Person, seat: int | None, at: int) -> Made:
    """The decision of a person after so many actions, if they may have a verdict on it."""
    decided = checked_seat(table, Visitor(person), seat)
    moves = table.match.moves
    if table.row.rated:
        raise ForbiddenError("There are no verdicts in a rated game.", "rated")
    if decided is None or at >= len(moves) or moves[at].actor != decided:
        raise ConflictError("This was no decision of yours.", "not_your_decision")
    match = table.match.at(at)
    actions = actions_of(match.copy(), [move.text for move in moves[at:]])
    state, options = match.title.save(match.game), dict(match.setup.options)
    return Made(table.row.game, table.row.players, options, state, table_seed(table, at), actions)


def actions_of(match: Match, played: Sequence[str]) -> list[str]:
    """The first of the actions that were played; all of a run, where the rules ask thing by thing."""
    kind, seat, found = match.title.question(match.game)["kind"], match.actor, list[str]()
    for action in played:
        if found and (match.actor != seat or match.title.question(match.game)["kind"] != kind):
            break
        match.replay(action)
        found.append(action)
        if kind not in match.title.counting:
            break
    return found
