"""Errors of middleware, sent without the framework."""

from __future__ import annotations

import orjson
from starlette.types import Send

from boriken.server.errors import ApiError


async def refuse(send: Send, error: ApiError) -> None:
    headers = [(b"content-type", b"application/json")]
    await send({"type": "http.response.start", "status": error.status, "headers": headers})
    await send({"type": "http.response.body", "body": orjson.dumps(error.body())})
