"""Open streams of server-sent events, by table."""

from __future__ import annotations

import asyncio
import threading
from collections import defaultdict
from dataclasses import dataclass, field
from typing import Any

import orjson

MOST_WAITING = 256  # frames a slow reader may be behind before its stream is closed


@dataclass(eq=False)
class Stream:
    """One open page. `seat` is the seat whose view it asked for; None lets the server choose."""

    table: str
    person: str | None
    seat: int | None
    loop: asyncio.AbstractEventLoop
    invitation: str | None = None
    seen: int = 0  # the number of the last change sent; written while the table is held
    frames: asyncio.Queue[bytes | None] = field(default_factory=lambda: asyncio.Queue(MOST_WAITING))
    closed: bool = False
    memory: object = None  # the table in memory, which stays there as long as somebody follows it
    presence: bytes | None = None  # the list of people present that it was sent last; None before its first events

    def send(self, frames: bytes) -> None:
        """Send frames; from any thread."""
        if not self.closed:
            self.loop.call_soon_threadsafe(self._put, frames)

    def _put(self, frames: bytes | None) -> None:
        try:
            self.frames.put_nowait(frames)
        except asyncio.QueueFull:
            self.closed = True  # it will reconnect with the last number it saw

    def end(self) -> None:
        """End the stream; from any thread."""
        self.closed = True
        self.loop.call_soon_threadsafe(self._put, None)


class Hub:
    """The open streams of this process, by table."""

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._streams: defaultdict[str, set[Stream]] = defaultdict(set)
        self._closed = False

    def __len__(self) -> int:
        return len(self.everybody())

    def open(self, stream: Stream) -> None:
        with self._lock:
            self._streams[stream.table].add(stream)
        if self._closed:
            stream.end()

    def shut(self, stream: Stream) -> None:
        with self._lock:
            self._streams[stream.table].discard(stream)
            if not self._streams[stream.table]:
                del self._streams[stream.table]

    def close(self) -> None:
        """End all streams. Pages reconnect when the server is back, with the last number they saw."""
        self._closed = True
        for stream in self.everybody():
            stream.end()

    def at(self, table: str) -> list[Stream]:
        with self._lock:
            return list(self._streams.get(table, ()))

    def tables(self) -> list[str]:
        """The tables that somebody follows."""
        with self._lock:
            return list(self._streams)

    def everybody(self) -> list[Stream]:
        with self._lock:
            return [stream for streams in self._streams.values() for stream in streams]


def frame(kind: str, data: Any, number: int | None = None) -> bytes:
    """One server-sent event."""
    head = f"event: {kind}\n" if number is None else f"event: {kind}\nid: {number}\n"
    return head.encode() + b"data: " + orjson.dumps(data) + b"\n\n"
