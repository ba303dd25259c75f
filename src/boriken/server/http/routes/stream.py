"""Live updates as server-sent events."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from typing import Annotated

from fastapi import APIRouter, Header, Query, Response
from fastapi.responses import StreamingResponse
from starlette.types import Message, Receive, Scope, Send

from boriken.server.http.dependencies import MaybePerson, TheAddress, ThePayer, TheService, can_fail
from boriken.server.http.routes.moves import Seat
from boriken.server.http.routes.tables import Invitation
from boriken.server.live.streams import Stream
from boriken.server.service import Service
from boriken.server.tables.access import Visitor, checked_seat
from boriken.server.tables.table import Table

router = APIRouter(prefix="/api", tags=["live"])

HEARTBEAT = 15.0
HEADERS = {"Cache-Control": "no-store", "X-Accel-Buffering": "no"}


class EventStream(StreamingResponse):
    media_type = "text/event-stream"


class HomeStream(EventStream):
    """Sends the lists of the home page."""

    def __init__(self, lists: AsyncIterator[bytes], give_place_back: Callable[[], None]) -> None:
        super().__init__(lists, headers=HEADERS)
        self.give_place_back = give_place_back

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        try:
            await super().__call__(scope, receive, send)
        finally:
            self.give_place_back()


class TableStream(Response):
    """Sends the frames of a stream as directly as possible: every move goes to everybody at its table.

    The stream is closed however this ends, even before its first event was asked for.
    """

    media_type = EventStream.media_type

    def __init__(self, service: Service, stream: Stream, give_place_back: Callable[[], None]) -> None:
        super().__init__(headers=HEADERS)
        del self.headers["content-length"]
        self.service = service
        self.stream = stream
        self.give_place_back = give_place_back

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        keep_alive = asyncio.create_task(self.keep_alive(receive))
        try:
            await send({"type": "http.response.start", "status": self.status_code, "headers": self.raw_headers})
            while not self.stream.closed and (frames := await self.stream.frames.get()) is not None:
                await send({"type": "http.response.body", "body": frames, "more_body": True})
            await send({"type": "http.response.body", "body": b"", "more_body": False})
        finally:
            keep_alive.cancel()
            self.service.presence.go(self.stream)
            self.give_place_back()

    async def keep_alive(self, receive: Receive) -> None:
        """Send heartbeats until the page is gone."""
        message: Message = {"type": ""}
        while message["type"] != "http.disconnect":
            try:
                message = await asyncio.wait_for(receive(), HEARTBEAT)
            except TimeoutError:
                self.stream.send(b": still here\n\n")
        self.stream.end()


@router.get("/tables/{identity}/stream", response_class=EventStream, responses=can_fail(403, 404))
async def follow_table(
    service: TheService,
    person: MaybePerson,
    payer: ThePayer,
    address: TheAddress,
    identity: str,
    seat: Seat = None,
    invitation: Invitation = None,
    after: Annotated[int | None, Query(ge=0, le=2**31 - 1)] = None,
    last_event_id: Annotated[int | None, Header(ge=0, le=2**31 - 1)] = None,
) -> Response:
    """Everything that happens at a table, numbered. A page that reconnects with the last number misses nothing."""
    visitor = Visitor(person, invitation)
    stream = Stream(identity, visitor.id, seat, asyncio.get_running_loop(), invitation)
    seen = last_event_id if last_event_id is not None else after
    give_place_back = service.rate_limits.hold(*places_for(payer, address))
    try:
        await service.tables.read(identity, visitor, open_stream, service, visitor, stream, seen)
    except BaseException:
        give_place_back()
        raise
    service.presence.come(stream)
    service.bots.resume(identity)
    return TableStream(service, stream, give_place_back)


def places_for(payer: str, address: str) -> list[tuple[str, str]]:
    """The places among the open streams that a stream takes."""
    return [("streams", payer), ("streams of an address", address)]


def open_stream(table: Table, service: Service, visitor: Visitor, stream: Stream, seen: int | None) -> None:
    """While the table is held, so that nothing can happen between the first events and those that follow."""
    checked_seat(table, visitor, stream.seat)
    stream.memory = service.tables.cached(table.row.id)
    service.hub.open(stream)
    stream.send(service.announcer.greeting(table, stream, seen))


@router.get("/stream", response_class=EventStream)
async def follow_home(service: TheService, person: MaybePerson, payer: ThePayer, address: TheAddress) -> EventStream:
    """The lists of the home page, whenever they change."""
    give_place_back = service.rate_limits.hold(*places_for(payer, address))
    return HomeStream(service.home_lists.follow(person), give_place_back)
