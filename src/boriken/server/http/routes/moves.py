"""Playing: the position, the moves, taking back.

A move is the request that matters most, so its way is short: `make_move` is called by `FastRoute` (fast_path.py), and
`save_move` is its unit of work, which `Tables.change` runs in one transaction.
"""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, FastAPI, Query, Response
from orjson import Fragment

from boriken.server.errors import RefusedError
from boriken.server.http import answers, requests
from boriken.server.http.dependencies import Answer, MaybePerson, ThePerson, TheService, can_fail
from boriken.server.http.fast_path import FastRoute
from boriken.server.http.routes.tables import Invitation
from boriken.server.people.person import Person
from boriken.server.tables import play, serializers
from boriken.server.tables.access import Visitor, checked_seat
from boriken.server.tables.change import GAME, Change
from boriken.server.tables.table import Json, Table

router = APIRouter(prefix="/api", tags=["playing"])

Count = Annotated[int, Query(ge=0, le=2**31 - 1)]
Seat = Annotated[int | None, Query(ge=0, le=9, description="One of your own seats.")]


async def make_move(service: TheService, person: ThePerson, identity: str, request: requests.MoveRequest) -> Response:
    """Play one action or several, all or none. The answer comes when they are saved.

    A move sent twice with the same key is played once. A move against an old version is refused with the present state.
    """
    if (request.actions is None) == (request.counts is None):
        raise RefusedError("A move is either actions or counts.", "move")
    return Answer(await service.tables.change(identity, Visitor(person), save_move, person, request))


def add_move_route(app: FastAPI) -> None:
    """Add `make_move` to the application itself, before its routers, which are tried one after the other."""
    app.router.add_api_route(
        "/api/tables/{identity}/moves",
        make_move,
        methods=["POST"],
        tags=["playing"],
        response_model=answers.Moved,
        responses=can_fail(401, 403, 404, 409, 413, 422, 429),
        route_class_override=FastRoute,
    )


def save_move(change: Change, person: Person, move: requests.MoveRequest) -> Json:
    """Play a move, unless a request with its key was answered before; the position after it either way."""
    play.check_decides(change, person.id, move.seat)
    asked = {"seat": move.seat, "actions": move.actions, "counts": move.counts}
    if change.is_first(person.id, "move", move.key, asked):
        play.move(change, move.seat, move.version, move.actions or [], move.counts)
    return moved(change, move.seat)


@router.get("/tables/{identity}/state", response_model=answers.State, responses=can_fail(403, 404))
async def get_state(
    service: TheService,
    person: MaybePerson,
    identity: str,
    seat: Seat = None,
    log_from: Count = 0,
    invitation: Invitation = None,
) -> Response:
    """The game as you may see it, with the log from an entry on."""
    visitor = Visitor(person, invitation)
    return Answer(await service.tables.read(identity, visitor, show_state, visitor, seat, log_from))


def show_state(table: Table, visitor: Visitor, seat: int | None, log_from: int) -> Fragment:
    return serializers.state_json(table, checked_seat(table, visitor, seat), log_from)


@router.get("/tables/{identity}/choices", response_model=answers.Choices, responses=can_fail(401, 403, 404))
async def get_choices(service: TheService, person: ThePerson, identity: str, seat: Seat = None) -> Response:
    """The immediate outcome of each choice, and why others are not allowed."""
    visitor = Visitor(person)
    return Answer(await service.tables.read(identity, visitor, show_choices, visitor, seat))


def show_choices(table: Table, visitor: Visitor, seat: int | None) -> Json:
    return serializers.serialize_choices(table, checked_seat(table, visitor, seat))


@router.post("/tables/{identity}/undo", response_model=answers.Moved, responses=can_fail(401, 403, 404, 409, 422, 429))
async def take_back(service: TheService, person: ThePerson, identity: str, request: requests.UndoRequest) -> Response:
    """Take back your last decision: at once if nothing was revealed and nobody acted, else if the others agree."""
    return Answer(await service.tables.change(identity, Visitor(person), save_undo, person, request))


def save_undo(change: Change, person: Person, undo: requests.UndoRequest) -> Json:
    play.check_decides(change, person.id, undo.seat)
    if change.is_first(person.id, "undo", undo.key, {"seat": undo.seat}):
        play.take_back(change, undo.seat, undo.version)
    return moved(change, undo.seat)


@router.post(
    "/tables/{identity}/undo/answer", response_model=answers.Moved, responses=can_fail(401, 403, 404, 409, 422)
)
async def answer_undo(service: TheService, person: ThePerson, identity: str, request: requests.UndoAnswer) -> Response:
    """Agree or disagree when somebody asks to take back, even while a bot plays for you."""
    return Answer(await service.tables.change(identity, Visitor(person), save_answer, person, request))


def save_answer(change: Change, person: Person, answer: requests.UndoAnswer) -> Json:
    play.check_own(change, person.id, answer.seat)
    play.answer_undo(change, answer.seat, answer.agree)
    return moved(change, answer.seat)


def moved(change: Change, seat: int) -> Json:
    """The position now, with what this change has added to the log."""
    since = min((data["log_from"] for _, kind, data in change.notes if kind == GAME), default=0)
    return {"version": change.row.version, "state": serializers.state_json(change, seat, since)}
