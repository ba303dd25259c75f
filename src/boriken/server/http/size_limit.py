"""What every request and every answer must pass: how much may come in, and what a browser is told about us."""

from __future__ import annotations

import orjson
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from boriken.server.errors import ApiError, RefusedError, TooLargeError

MOST_BYTES = 64 * 1024
MOST_RECORD_BYTES = 512 * 1024
RECORDS = "/api/records"

POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; "
    "font-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
)
HEADERS = [
    (b"content-security-policy", POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"same-origin"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
]
NOT_KEPT = (b"cache-control", b"no-store")


class Doors:
    """Pure ASGI, because streams pass through it."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        most = MOST_RECORD_BYTES if scope["path"] == RECORDS else MOST_BYTES
        length = dict(scope["headers"]).get(b"content-length", b"0")
        if not length.isdigit() or int(length) > most:
            await refuse(send, TooLargeError("The request is too large."))
            return
        if "\0" in scope["path"] or b"%00" in scope["query_string"]:  # no text of ours has one, and PostgreSQL none
            await refuse(send, RefusedError("The address has characters that do not belong there.", "malformed"))
            return
        await self.app(scope, counted(receive, most), answered(scope, send))


def counted(receive: Receive, most: int) -> Receive:
    """Stop reading where somebody sends more than was announced."""
    received = 0

    async def count() -> Message:
        nonlocal received
        message = await receive()
        received += len(message.get("body", b""))
        if received > most:
            raise TooLargeError(f"A request may have {most} bytes.")
        return message

    return count


def answered(scope: Scope, send: Send) -> Send:
    """Tell browsers what they may do with an answer; data is not kept unless it says so itself."""

    async def add_headers(message: Message) -> None:
        if message["type"] == "http.response.start":
            headers = [*message.get("headers", ()), *HEADERS]
            if scope["path"].startswith("/api/") and all(name != b"cache-control" for name, _ in headers):
                headers.append(NOT_KEPT)
            message["headers"] = headers
        await send(message)

    return add_headers


async def refuse(send: Send, error: ApiError) -> None:
    start = {
        "type": "http.response.start",
        "status": error.status,
        "headers": [(b"content-type", b"application/json"), *HEADERS, NOT_KEPT],
    }
    await send(start)
    await send({"type": "http.response.body", "body": orjson.dumps(error.body())})
