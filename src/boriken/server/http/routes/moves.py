"""Playing: the position, the moves, taking back.

A move is the request that matters most, so its way is short: `make_move` is called by `FastRoute` (fast_path.py), and
`save_move` is its unit of work, which `Tables.change` runs in one transaction.
"""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Query, Response
from orjson import Fragment

from boriken.server.errors import RefusedError
from boriken.server.http import wire
from boriken.server.http.dependencies import Answer, MaybePerson, ThePerson, TheService, can_fail
from boriken.server.http.fast_path import FastRoute
from boriken.server.http.routes.tables import Invitation
from boriken.server.people.person import Person
from boriken.server.tables import play
from boriken.server.tables import serializers as picture
from boriken.server.tables.access import Visitor, checked_seat
from boriken.server.tables.change import GAME, Change
from boriken.server.tables.table import Json, Table

router = APIRouter(prefix="/api", tags=["playing"])

Seat = Annotated[int | None, Query(ge=0, le=9, description="One of your own seats.")]


async def make_move(service: TheService, person: ThePerson, identity: str, wish: wire.MoveRequest) -> Response:
    """Do one action or several, all or none of them. The answer comes when they are saved.

    Sent twice with the same key it is done once. Against an old version it is refused with what is there now.
    """
    if (wish.actions is None) == (wish.counts is None):
        raise RefusedError("A move is either actions or counts.", "move")
    return Answer(await service.tables.change(identity, Visitor(person), save_move, person, wish))


router.add_api_route(
    "/tables/{identity}/moves",
    make_move,
    methods=["POST"],
    response_model=wire.Moved,
    responses=can_fail(401, 403, 404, 409, 413, 422, 429),
    route_class_override=FastRoute,
)


def save_move(change: Change, person: Person, move: wire.MoveRequest) -> Json:
    """Play a move, unless a request with its key was answered before; the position after it either way."""
    play.check_decides(change, person.id, move.seat)
    if change.is_first(person.id, move.key):
        play.move(change, move.seat, move.version, move.actions or [], move.counts)
    return moved(change, move.seat)


@router.get("/tables/{identity}/state", response_model=wire.State, responses=can_fail(403, 404))
async def get_state(
    service: TheService, person: MaybePerson, identity: str, seat: Seat = None, invitation: Invitation = None
) -> Response:
    """The game as you may see it."""
    visitor = Visitor(person, invitation)
    return Answer(await service.tables.read(identity, visitor, show_state, visitor, seat))


def show_state(table: Table, visitor: Visitor, seat: int | None) -> Fragment:
    return picture.state(table, checked_seat(table, visitor, seat))


@router.get("/tables/{identity}/choices", response_model=wire.Choices, responses=can_fail(401, 403, 404))
async def get_choices(service: TheService, person: ThePerson, identity: str, seat: Seat = None) -> Response:
    """What each choice would bring, and why the others are not allowed."""
    visitor = Visitor(person)
    return Answer(await service.tables.read(identity, visitor, show_choices, visitor, seat))


def show_choices(table: Table, visitor: Visitor, seat: int | None) -> Json:
    return picture.choices_picture(table, checked_seat(table, visitor, seat))


@router.post("/tables/{identity}/undo", response_model=wire.Moved, responses=can_fail(401, 403, 404, 409, 422, 429))
async def take_back(service: TheService, person: ThePerson, identity: str, wish: wire.UndoRequest) -> Response:
    """Take back your last decision: at once if nothing was revealed and nobody acted, else the others are asked."""
    return Answer(await service.tables.change(identity, Visitor(person), save_undo, person, wish))


def save_undo(change: Change, person: Person, undo: wire.UndoRequest) -> Json:
    play.check_decides(change, person.id, undo.seat)
    if change.is_first(person.id, undo.key):
        play.take_back(change, undo.seat, undo.version)
    return moved(change, undo.seat)


@router.post("/tables/{identity}/undo/answer", response_model=wire.Moved, responses=can_fail(401, 403, 404, 409, 422))
async def answer_undo(service: TheService, person: ThePerson, identity: str, wish: wire.UndoAnswer) -> Response:
    """Say whether somebody may take back; also while a bot plays for you."""
    return Answer(await service.tables.change(identity, Visitor(person), save_answer, person, wish))


def save_answer(change: Change, person: Person, answer: wire.UndoAnswer) -> Json:
    play.check_own(change, person.id, answer.seat)
    play.answer_undo(change, answer.seat, answer.agree)
    return moved(change, answer.seat)


def moved(change: Change, seat: int) -> Json:
    """The position now, with what this change has added to the log."""
    since = min((data["log_from"] for _, kind, data in change.notes if kind == GAME), default=0)
    return {"version": change.row.version, "state": picture.state(change, seat, since)}
