"""Compressed answers: data of some size goes over the wire as gzip, where the client takes it."""

from __future__ import annotations

import asyncio
import gzip

from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

LEAST = 1500  # bytes that are worth it: what fits in one packet is as quick as it is
LARGE = 30_000  # bytes that take more than a millisecond, in which nobody else should wait
LEVEL = 6  # of compression
JSON = "application/json"
MOVES = "/moves"  # are answered as quickly as possible


class Compression:
    """Pure ASGI middleware: compresses JSON that is sent in one piece, and leaves streams alone."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        takes_it = scope["type"] == "http" and "gzip" in Headers(scope=scope).get("accept-encoding", "")
        if takes_it and not scope["path"].endswith(MOVES):
            send = Compressed(send).send
        await self.app(scope, receive, send)


class Compressed:
    """One answer. Its head waits until the length of its body is known."""

    def __init__(self, send: Send) -> None:
        self._send = send
        self._head: Message | None = None

    async def send(self, message: Message) -> None:
        if message["type"] == "http.response.start" and can_be_compressed(Headers(raw=message["headers"])):
            self._head = message
            return
        head, self._head = self._head, None
        if head is not None:
            if not message.get("more_body") and len(message.get("body", b"")) >= LEAST:
                message = {**message, "body": await compressed(message["body"])}
                headers = MutableHeaders(raw=head["headers"])
                headers["content-encoding"] = "gzip"
                headers["content-length"] = str(len(message["body"]))
                headers.add_vary_header("Accept-Encoding")
            await self._send(head)
        await self._send(message)


async def compressed(body: bytes) -> bytes:
    if len(body) < LARGE:
        return gzip.compress(body, LEVEL, mtime=0)
    return await asyncio.to_thread(gzip.compress, body, LEVEL, mtime=0)


def can_be_compressed(headers: Headers) -> bool:
    return headers.get("content-type") == JSON and "content-encoding" not in headers
