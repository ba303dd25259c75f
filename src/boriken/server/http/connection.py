"""Connections: a limit to the head of a request, and to the time in which a request must arrive.

uvicorn has neither. Without them, anybody can hold connections open for ever by sending a byte now and then, or fill
the memory with a header that never ends. Answers may take as long as they like: streams never end.
"""

from __future__ import annotations

import asyncio
from typing import Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

MOST_HEADER_BYTES = 16 * 1024
REFUSED_AFTER = 1.0  # seconds
PATIENCE = 20.0  # seconds from the first byte of a request, or from the beginning of a connection, to the last byte


class Connection(HttpToolsProtocol):
    """uvicorn's connection with these limits."""

    def __init__(self, *arguments: Any, **named: Any) -> None:
        super().__init__(*arguments, **named)
        self._deadline: asyncio.TimerHandle | None = None
        self._head_bytes = 0  # of a request whose head is not complete
        self._refused = False

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # as uvicorn has it
        super().connection_made(transport)
        self._start_deadline()

    def connection_lost(self, exc: Exception | None) -> None:
        self._stop_deadline()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        if self._refused:
            return
        self._head_bytes += len(data)
        if self._deadline is None:
            self._start_deadline()
        super().data_received(data)
        if self._head_bytes > MOST_HEADER_BYTES:
            self._refuse_head()

    def _refuse_head(self) -> None:
        """Keep nothing of it, and do not hurry to answer: whoever sends such heads would only send the next."""
        self._refused = True
        self.parser = type(self.parser)(self)
        self.headers = []
        self.transport.pause_reading()
        self.loop.call_later(REFUSED_AFTER, self._answer_head)

    def _answer_head(self) -> None:
        if not self.transport.is_closing():
            self.send_400_response("The head of the request is too long.")

    def on_headers_complete(self) -> None:
        self._head_bytes = 0
        super().on_headers_complete()

    def on_body(self, body: bytes) -> None:
        self._head_bytes = 0
        super().on_body(body)

    def on_message_complete(self) -> None:
        self._head_bytes = 0
        self._stop_deadline()
        super().on_message_complete()

    def _start_deadline(self) -> None:
        self._deadline = self.loop.call_later(PATIENCE, self._too_late)

    def _stop_deadline(self) -> None:
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None

    def _too_late(self) -> None:
        self._deadline = None
        if not self.transport.is_closing():
            self.transport.close()
