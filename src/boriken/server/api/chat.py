"""Talk at the table."""

from __future__ import annotations

from fastapi import APIRouter, Response
from sqlalchemy import select

from boriken.server import wire
from boriken.server.api.common import Answer, MaybePerson, ThePerson, TheService, can_fail
from boriken.server.api.moves import is_new
from boriken.server.api.tables import Invitation
from boriken.server.store import schema
from boriken.server.tables.access import check_may_look
from boriken.server.tables.change import CHAT, Change, Look
from boriken.server.tables.picture import Json, iso

router = APIRouter(prefix="/api", tags=["chat"])

MOST_SHOWN = 500


@router.get("/tables/{identity}/chat", response_model=wire.Messages, responses=can_fail(404))
async def list_messages(
    service: TheService, person: MaybePerson, identity: str, invitation: Invitation = None
) -> Response:
    """What was said, the oldest first."""

    def show(look: Look) -> Json:
        check_may_look(look, person, invitation)
        columns = schema.changes.c
        wanted = (
            select(columns.number, columns.data)
            .where(columns.table == identity, columns.kind == CHAT)
            .order_by(columns.number.desc())
            .limit(MOST_SHOWN)
        )
        said = [row.data for row in look.connection.execute(wanted)]
        return {"messages": said[::-1]}

    return Answer(await service.look(identity, show))


@router.post(
    "/tables/{identity}/chat",
    status_code=201,
    response_model=wire.Messages,
    responses=can_fail(401, 403, 404, 422, 429),
)
async def say(
    service: TheService, person: ThePerson, identity: str, wish: wire.ChatRequest, invitation: Invitation = None
) -> Response:
    """Say something to everybody at the table."""
    service.limits.take("chat", person.id)

    def speak(change: Change) -> Json:
        check_may_look(change, person, invitation)
        if not is_new(change, person, wish.key):
            return {"messages": []}
        message = {
            "number": change.row.version + 1,
            "at": iso(change.now),
            "person": person.id,
            "name": person.name,
            "text": wish.text,
        }
        change.note(CHAT, message)
        return {"messages": [message]}

    return Answer(await service.change(identity, speak), status_code=201)
