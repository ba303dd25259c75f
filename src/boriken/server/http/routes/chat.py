"""Chat at a table."""

from __future__ import annotations

from fastapi import APIRouter, Response
from sqlalchemy import select

from boriken.server.http import answers, requests
from boriken.server.http.dependencies import Answer, MaybePerson, ThePerson, TheService, can_fail
from boriken.server.http.routes.tables import Invitation
from boriken.server.people.person import Person
from boriken.server.store import schema
from boriken.server.tables.access import Visitor
from boriken.server.tables.change import CHAT, Change
from boriken.server.tables.serializers import iso
from boriken.server.tables.table import Json, Table

router = APIRouter(prefix="/api", tags=["chat"])

MOST_SHOWN = 500


@router.get("/tables/{identity}/chat", response_model=answers.Messages, responses=can_fail(404))
async def list_messages(
    service: TheService, person: MaybePerson, identity: str, invitation: Invitation = None
) -> Response:
    """The messages of a table, oldest first."""
    return Answer(await service.tables.read(identity, Visitor(person, invitation), show_messages))


def show_messages(table: Table) -> Json:
    columns = schema.changes.c
    wanted = (
        select(columns.data)
        .where(columns.table == table.row.id, columns.kind == CHAT)
        .order_by(columns.number.desc())
        .limit(MOST_SHOWN)
    )
    return {"messages": list(table.connection.scalars(wanted))[::-1]}


@router.post(
    "/tables/{identity}/chat",
    status_code=201,
    response_model=answers.Messages,
    responses=can_fail(401, 403, 404, 422, 429),
)
async def say(
    service: TheService, person: ThePerson, identity: str, request: requests.ChatRequest, invitation: Invitation = None
) -> Response:
    """Send a message to everybody at the table."""
    service.rate_limits.take("chat", person.id)
    messages = await service.tables.change(identity, Visitor(person, invitation), save_message, person, request)
    return Answer({"messages": messages}, status_code=201)


def save_message(change: Change, person: Person, message: requests.ChatRequest) -> list[Json]:
    """The new message; nothing if it was sent before."""
    if not change.is_first(person.id, "chat", message.key, {"text": message.text}):
        return []
    shown = {
        "number": change.row.version + 1,
        "at": iso(change.now),
        "person": person.id,
        "name": person.name,
        "text": message.text,
    }
    change.note(CHAT, shown)
    return [shown]
