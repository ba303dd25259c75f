"""The server's log on stderr: lines for people, or JSON for programs.

Bodies, queries and headers of requests are not logged: they contain secrets.
"""

from __future__ import annotations

import logging
import sys
from contextvars import ContextVar
from datetime import UTC, datetime
from typing import Any

import orjson

request_id: ContextVar[str | None] = ContextVar("request_id", default=None)
"""The id of the request being handled."""

REQUESTS = "boriken.server.http.request_log"
NOISY = ("alembic", "asyncio", "uvicorn")
USUAL = frozenset(vars(logging.makeLogRecord({}))) | {"message", "asctime", "color_message"}


def write_logs(as_json: bool, requests: bool) -> None:
    """Log to stderr from now on, with every request or only what is unusual."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines() if as_json else Lines())
    logging.basicConfig(handlers=[handler], level=logging.INFO, force=True)
    for name in NOISY:
        logging.getLogger(name).setLevel(logging.WARNING)
    if not requests:
        logging.getLogger(REQUESTS).setLevel(logging.WARNING)


class Lines(logging.Formatter):
    """Lines for people: the time, what happened, and details."""

    def format(self, record: logging.LogRecord) -> str:
        about = "".join(f" {name}={value}" for name, value in details(record).items())
        level = "" if record.levelno == logging.INFO else f"{record.levelname.lower()}: "
        line = one_line(f"{at(record):%H:%M:%S} {level}{record.getMessage()}{about}")
        return f"{line}\n{self.formatException(record.exc_info)}" if record.exc_info else line


class JsonLines(logging.Formatter):
    """JSON for programs, an object a line."""

    def format(self, record: logging.LogRecord) -> str:
        fields: dict[str, Any] = {
            "at": at(record).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
            **details(record),
        }
        if record.exc_info:
            fields["exception"] = self.formatException(record.exc_info)
        return orjson.dumps(fields, default=str).decode()


def one_line(text: str) -> str:
    """Text with its control characters escaped: parts of it come from outside, and nobody else writes lines."""
    return "".join(character if character.isprintable() else ascii(character)[1:-1] for character in text)


def details(record: logging.LogRecord) -> dict[str, Any]:
    """The extra fields of a record, and the request it belongs to."""
    extra = {name: value for name, value in vars(record).items() if name not in USUAL}
    request = request_id.get()
    return extra if request is None else {**extra, "request": request}


def at(record: logging.LogRecord) -> datetime:
    return datetime.fromtimestamp(record.created, UTC)
