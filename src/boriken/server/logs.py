"""What a server says on stderr: lines for people, or JSON for programs.

Neither requests' bodies nor queries nor headers are logged: they hold what is secret.
"""

from __future__ import annotations

import logging
import sys
from contextvars import ContextVar
from datetime import UTC, datetime
from typing import Any

import orjson

request_id: ContextVar[str | None] = ContextVar("request_id", default=None)
"""The request on whose behalf something is done."""

REQUESTS = "boriken.server.http.request_log"
NOISY = ("alembic", "asyncio", "uvicorn")
USUAL = frozenset(vars(logging.makeLogRecord({}))) | {"message", "asctime", "color_message"}


def write_logs(as_json: bool, requests: bool) -> None:
    """From now on, to stderr; with every request or only with what is out of the ordinary."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines() if as_json else Lines())
    logging.basicConfig(handlers=[handler], level=logging.INFO, force=True)
    for name in NOISY:
        logging.getLogger(name).setLevel(logging.WARNING)
    if not requests:
        logging.getLogger(REQUESTS).setLevel(logging.WARNING)


class Lines(logging.Formatter):
    """For people: the time, what happened, and what is known about it."""

    def format(self, record: logging.LogRecord) -> str:
        told = details(record)
        about = "".join(f" {name}={value}" for name, value in told.items())
        level = "" if record.levelno == logging.INFO else f"{record.levelname.lower()}: "
        line = f"{at(record):%H:%M:%S} {level}{record.getMessage()}{about}"
        return f"{line}\n{self.formatException(record.exc_info)}" if record.exc_info else line


class JsonLines(logging.Formatter):
    """For programs: an object a line."""

    def format(self, record: logging.LogRecord) -> str:
        told: dict[str, Any] = {
            "at": at(record).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
            **details(record),
        }
        if record.exc_info:
            told["exception"] = self.formatException(record.exc_info)
        return orjson.dumps(told, default=str).decode()


def details(record: logging.LogRecord) -> dict[str, Any]:
    """What was said about it besides the message, and for which request."""
    told = {name: value for name, value in vars(record).items() if name not in USUAL}
    request = request_id.get()
    return told if request is None else {**told, "request": request}


def at(record: logging.LogRecord) -> datetime:
    return datetime.fromtimestamp(record.created, UTC)
