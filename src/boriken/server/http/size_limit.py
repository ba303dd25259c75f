"""A limit to the size of requests, and a check of their addresses."""

from __future__ import annotations

from starlette.types import ASGIApp, Message, Receive, Scope, Send

from boriken.server.errors import HeaderTooLargeError, RefusedError, TooLargeError
from boriken.server.http.connection import MOST_HEADER_BYTES
from boriken.server.http.refuse import refuse

MOST_BYTES = 64 * 1024
MOST_RECORD_BYTES = 512 * 1024
RECORDS = "/api/records"


class SizeLimit:
    """Pure ASGI middleware, because streams pass through it."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        if sum(len(name) + len(value) for name, value in scope["headers"]) > MOST_HEADER_BYTES:
            await refuse(send, HeaderTooLargeError("The headers of the request are too large."))
            return
        most = MOST_RECORD_BYTES if scope["path"] == RECORDS else MOST_BYTES
        length = dict(scope["headers"]).get(b"content-length", b"0")
        if not length.isdigit() or int(length) > most:
            await refuse(send, TooLargeError("The request is too large."))
        elif "\0" in scope["path"] or b"%00" in scope["query_string"]:  # PostgreSQL stores no NUL
            await refuse(send, RefusedError("The address contains characters that are not allowed.", "malformed"))
        else:
            await self.app(scope, counted(receive, most), send)


def counted(receive: Receive, most: int) -> Receive:
    """Stop reading a body that is longer than it may be, whatever its header says."""
    received = 0

    async def count() -> Message:
        nonlocal received
        message = await receive()
        received += len(message.get("body", b""))
        if received > most:
            raise TooLargeError(f"A request may have at most {most} bytes.")
        return message

    return count
