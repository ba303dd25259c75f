"""Errors of middleware, sent without the framework."""

from __future__ import annotations

import orjson
from starlette.types import Send

from boriken.server.errors import ApiError


async def refuse(send: Send, error: ApiError, close: bool = False) -> None:
    """Answer with an error; with `close` the connection ends with it."""
    headers = [(b"content-type", b"application/json")]
    headers += [(name.lower().encode(), value.encode()) for name, value in error.headers.items()]
    headers += [(b"connection", b"close")] if close else []
    await send({"type": "http.response.start", "status": error.status, "headers": headers})
    await send({"type": "http.response.body", "body": orjson.dumps(error.body())})
