"""Playing: the position, the moves, taking back."""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated

import orjson
from fastapi import APIRouter, Query, Response
from sqlalchemy import bindparam, exists, insert, select

from boriken.server import wire
from boriken.server.api.common import Answer, MaybePerson, ThePerson, TheService, can_fail
from boriken.server.api.tables import Invitation
from boriken.server.errors import RefusedError, StaleError
from boriken.server.identity import Person
from boriken.server.service import Service
from boriken.server.store import schema
from boriken.server.store.prepared import Prepared
from boriken.server.tables import play
from boriken.server.tables.access import check_may_look
from boriken.server.tables.change import GAME, Change, Look
from boriken.server.tables.picture import Json, choices_picture
from boriken.server.tables.viewpoint import checked_seat

router = APIRouter(prefix="/api", tags=["playing"])

ANSWERED = schema.answered.c
NEW_ANSWER = {column.name: bindparam(column.name, type_=column.type) for column in ANSWERED}
SAME_ANSWER = exists().where(*(ANSWERED[name] == NEW_ANSWER[name] for name in ("table", "person", "key")))
ANSWER_ONCE = Prepared(
    insert(schema.answered).from_select(list(NEW_ANSWER), select(*NEW_ANSWER.values()).where(~SAME_ANSWER))
)

Seat = Annotated[int | None, Query(ge=0, le=9, description="One of your own seats.")]


@router.get("/tables/{identity}/state", response_model=wire.State, responses=can_fail(403, 404))
async def get_state(
    service: TheService, person: MaybePerson, identity: str, seat: Seat = None, invitation: Invitation = None
) -> Response:
    """The game as you may see it."""

    def show(look: Look) -> orjson.Fragment:
        check_may_look(look, person, invitation)
        return look.state(checked_seat(look, person, seat))

    return Answer(await service.look(identity, show))


@router.get("/tables/{identity}/choices", response_model=wire.Choices, responses=can_fail(401, 403, 404))
async def get_choices(service: TheService, person: ThePerson, identity: str, seat: Seat = None) -> Response:
    """What each choice would bring, and why the others are not allowed."""

    def show(look: Look) -> Json:
        check_may_look(look, person, None)
        return choices_picture(look.row, look.match, checked_seat(look, person, seat))

    return Answer(await service.look(identity, show))


@router.post(
    "/tables/{identity}/moves", response_model=wire.Moved, responses=can_fail(401, 403, 404, 409, 413, 422, 429)
)
async def make_move(service: TheService, person: ThePerson, identity: str, wish: wire.MoveRequest) -> Response:
    """Do one action or several, all or none of them. The answer comes when they are saved.

    Sent twice with the same key it is done once. Against an old version it is refused with what is there now.
    """
    if (wish.actions is None) == (wish.counts is None):
        raise RefusedError("A move is either actions or counts.", "move")

    def do(change: Change) -> None:
        play.move(change, wish.seat, wish.version, wish.actions or [], wish.counts)

    return Answer(await once(service, person, identity, wish.seat, wish.key, do))


@router.post("/tables/{identity}/undo", response_model=wire.Moved, responses=can_fail(401, 403, 404, 409, 422, 429))
async def take_back(service: TheService, person: ThePerson, identity: str, wish: wire.UndoRequest) -> Response:
    """Take back your last decision: at once if nothing was revealed and nobody acted, else the others are asked."""

    def do(change: Change) -> None:
        play.take_back(change, wish.seat, wish.version)

    return Answer(await once(service, person, identity, wish.seat, wish.key, do))


@router.post("/tables/{identity}/undo/answer", response_model=wire.Moved, responses=can_fail(401, 403, 404, 409, 422))
async def answer_undo(service: TheService, person: ThePerson, identity: str, wish: wire.UndoAnswer) -> Response:
    """Say whether somebody may take back; also while a bot plays for you."""

    def do(change: Change) -> Json:
        play.check_own(change, person.id, wish.seat)
        play.answer_undo(change, wish.seat, wish.agree)
        return moved(change, wish.seat)

    return Answer(await service.act(person, identity, do))


async def once(
    service: Service, person: Person, identity: str, seat: int, key: str, do: Callable[[Change], None]
) -> Json:
    """Do something unless it was done under this key before; then just say what is."""

    def work(change: Change) -> Json:
        play.check_holds(change, person.id, seat)
        if is_new(change, person, key):
            try:
                do(change)
            except play.OutdatedError:
                raise StaleError(change.state(seat)) from None
        return moved(change, seat)

    return await service.act(person, identity, work)


def moved(change: Change, seat: int) -> Json:
    """Where the game is now, with what has been added to the log."""
    since = min((data["log_from"] for _, kind, data in change.notes if kind == GAME), default=0)
    return {"version": change.row.version, "state": change.state(seat, since)}


def is_new(change: Change, person: Person, key: str) -> bool:
    """Whether nothing was done under this key before. If what is done now fails, it is new again."""
    answer = {"table": change.row.id, "person": person.id, "key": key, "at": change.now}
    return ANSWER_ONCE.run(change.connection, answer).rowcount == 1
