"""Records of games, and replays."""

from __future__ import annotations

import asyncio
import gzip
from typing import Annotated, Any

import orjson
from fastapi import APIRouter, Header, Query, Request, Response
from fastapi.responses import PlainTextResponse

from boriken.server.errors import RefusedError
from boriken.server.http import answers
from boriken.server.http.dependencies import Answer, MaybePerson, ThePayer, ThePerson, TheService, can_fail
from boriken.server.http.requests import Key
from boriken.server.http.routes.moves import Count, Seat
from boriken.server.http.routes.tables import Invitation, made_by_twin
from boriken.server.tables.access import Visitor, checked_seat
from boriken.server.tables.film import MOST_AT_ONCE, PART, serialize_film
from boriken.server.tables.lists import record_count, records_at
from boriken.server.tables.records import moments, read_finished, record_text, save_record, serialize_moment
from boriken.server.tables.rows import is_there
from boriken.server.tables.table import Json, Table

router = APIRouter(prefix="/api", tags=["records"])

QUICKLY = 3  # a level of compression: a film has the same words in every frame
TEXT: dict[str, Any] = {"content": {"text/plain": {"schema": {"type": "string"}}}}


# A response class of its own would describe errors as plain text too
@router.get("/tables/{identity}/record", response_class=Response, responses={200: TEXT, **can_fail(404, 409, 429)})
async def get_record(
    service: TheService, person: MaybePerson, payer: ThePayer, identity: str, invitation: Invitation = None
) -> PlainTextResponse:
    """The game as a file: with the dealer's key when it is over, before that only if nothing is hidden."""
    service.rate_limits.take("replay", payer)
    text = await service.tables.read(identity, Visitor(person, invitation), record_text)
    name = {"Content-Disposition": f'inline; filename="boriken-{identity}.record"'}
    return PlainTextResponse(text, headers=name)


@router.get("/tables/{identity}/replay", response_model=answers.Moment, responses=can_fail(403, 404, 422, 429))
async def get_moment(
    service: TheService,
    person: MaybePerson,
    payer: ThePayer,
    identity: str,
    at: Count,
    seat: Seat = None,
    log_from: Count = 0,
    invitation: Invitation = None,
) -> Response:
    """The game after a number of actions, as you could see it then."""
    service.rate_limits.take("replay", payer)
    visitor = Visitor(person, invitation)
    return Answer(await service.tables.read(identity, visitor, show_moment, visitor, seat, at, log_from))


def show_moment(table: Table, visitor: Visitor, seat: int | None, at: int, log_from: int) -> Json:
    return serialize_moment(table, checked_seat(table, visitor, seat), at, log_from)


@router.get("/tables/{identity}/film", response_model=answers.Film, responses=can_fail(403, 404, 422, 429))
async def get_film(
    service: TheService,
    person: MaybePerson,
    payer: ThePayer,
    identity: str,
    after: Count = 0,
    until: Count | None = None,
    seat: Seat = None,
    invitation: Invitation = None,
    accept_encoding: Annotated[str, Header(include_in_schema=False)] = "",
) -> Response:
    """The game after each decision, as you could see it then, from one number of actions to another.

    Long games come in parts: ask for more after the last frame until that is the last of the game.
    """
    visitor = Visitor(person, invitation)
    longest = MOST_AT_ONCE if until is None else max(0, min(until - after, MOST_AT_ONCE))
    service.rate_limits.take("film", payer, 1 + longest // PART)
    packed = "gzip" in accept_encoding
    film = await service.tables.read(identity, visitor, show_film, visitor, seat, after, until, packed)
    headers = {"Vary": "Accept-Encoding"} | ({"Content-Encoding": "gzip"} if packed else {})
    return Response(film, headers=headers, media_type="application/json")


def show_film(table: Table, visitor: Visitor, seat: int | None, after: int, until: int | None, packed: bool) -> bytes:
    film = orjson.dumps(serialize_film(table, checked_seat(table, visitor, seat), after, until))
    return gzip.compress(film, QUICKLY, mtime=0) if packed else film


@router.get("/tables/{identity}/moments", response_model=answers.Moments, responses=can_fail(403, 404, 429))
async def list_moments(
    service: TheService,
    person: MaybePerson,
    payer: ThePayer,
    identity: str,
    seat: Seat = None,
    invitation: Invitation = None,
) -> Response:
    """All actions, to find a moment in the game."""
    service.rate_limits.take("replay", payer)
    visitor = Visitor(person, invitation)
    return Answer(await service.tables.read(identity, visitor, show_moments, visitor, seat))


def show_moments(table: Table, visitor: Visitor, seat: int | None) -> Json:
    return {"moments": moments(table.match, checked_seat(table, visitor, seat))}


@router.post(
    "/records",
    status_code=201,
    response_model=answers.TablePicture,
    responses=can_fail(401, 403, 409, 413, 422, 429),
    openapi_extra={"requestBody": {"required": True, **TEXT}},
)
async def open_record(
    service: TheService,
    person: ThePerson,
    request: Request,
    public: bool = False,
    key: Annotated[Key | None, Query(description="The same for every attempt to bring this record.")] = None,
) -> Response:
    """Open a finished game that was played elsewhere, to replay it. Unless it is public, others need its link.

    A request that is sent again with the same key answers with the same table.
    """
    service.rate_limits.take("import", person.id)
    try:
        text = (await request.body()).decode()
    except UnicodeDecodeError:
        raise RefusedError("A record is text in UTF-8.", "record") from None
    identity = service.table_id(person, key, [text, public])
    if key is None or not await service.database.read(is_there, identity):
        service.disk.check()
        origin = service.origin_of(person)
        service.rate_limits.check_owned("records", await service.database.read(record_count, person.id))
        if origin is not None:
            service.rate_limits.check_owned_at("records", await service.database.read(records_at, origin))
        match = await asyncio.to_thread(read_finished, text)
        with made_by_twin(key):
            await service.database.write(save_record, identity, person, text, match, public, origin)
    return Answer(await service.show_table(identity, Visitor(person)), status_code=201)
