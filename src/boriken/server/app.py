"""The web application."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from sqlalchemy.exc import InterfaceError, OperationalError
from sqlalchemy.exc import TimeoutError as NoConnectionError
from starlette.exceptions import HTTPException

from boriken import __version__
from boriken.server.errors import ApiError, UnavailableError
from boriken.server.http import pages
from boriken.server.http.dependencies import Answer
from boriken.server.http.openapi import describe, methods_at, operation_id
from boriken.server.http.request_log import Watch
from boriken.server.http.routes import (
    accounts,
    chat,
    games,
    hints,
    history,
    moves,
    operations,
    passkeys,
    people,
    records,
    stream,
    tables,
)
from boriken.server.http.size_limit import Doors
from boriken.server.service import Service
from boriken.server.settings import Settings

log = logging.getLogger(__name__)

# Routes are tried in this order, and most requests are moves
PARTS = (moves, people, accounts, passkeys, games, tables, hints, chat, stream, records, history, operations)
PATTERN = "string_pattern_mismatch"
UNREADABLE = "The request cannot be read."


def create_app(settings: Settings) -> FastAPI:
    """A server with its database open, ready to be run by uvicorn."""
    service = Service(settings)

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        await service.open()
        yield
        await service.close()

    app = interface(lifespan)
    app.state.service = service
    app.include_router(pages.router)
    app.add_exception_handler(ApiError, say_what_is_wrong)
    app.add_exception_handler(RequestValidationError, say_what_is_malformed)
    app.add_exception_handler(HTTPException, say_it_plainly)
    for away in (OperationalError, InterfaceError, NoConnectionError):
        app.add_exception_handler(away, say_that_the_database_is_away)
    app.add_middleware(Doors)
    app.add_middleware(Watch, metrics=service.metrics)
    return app


def interface(lifespan: Callable[[FastAPI], AbstractAsyncContextManager[None]] | None = None) -> FastAPI:
    """All that can be asked for; without a server behind it, enough to describe itself."""
    app = FastAPI(
        title="Boriken",
        version=__version__,
        description="Tables for role-and-island board games.",
        lifespan=lifespan,
        openapi_url="/api/openapi.json",
        docs_url=None,
        redoc_url=None,
        generate_unique_id_function=operation_id,
    )
    for part in PARTS:
        app.include_router(part.router)
    describe(app)
    return app


async def say_what_is_wrong(request: Request, error: Exception) -> Answer:
    assert isinstance(error, ApiError)
    return Answer(error.body(), status_code=error.status, headers=error.headers)


async def say_what_is_malformed(request: Request, error: Exception) -> Answer:
    """The first thing that does not fit, in one sentence."""
    assert isinstance(error, RequestValidationError)
    first = error.errors()[0]
    if first["type"] == "json_invalid":
        return malformed(UNREADABLE, "")
    where = ".".join(str(part) for part in first["loc"] if part not in ("body", "query", "path", "header"))
    message = "has characters that do not belong there" if first["type"] == PATTERN else first["msg"]
    return malformed(f"{where or 'The request'}: {message}.", where)


async def say_it_plainly(request: Request, error: Exception) -> Answer:
    """What the framework refuses: an address, a method, or a body that it cannot read."""
    assert isinstance(error, HTTPException)
    if isinstance(error.__cause__, ApiError):  # raised by the doors while the body was read
        return await say_what_is_wrong(request, error.__cause__)
    if error.status_code == 400:
        return malformed(UNREADABLE, "")
    body = ApiError(str(error.detail), f"http_{error.status_code}").body()
    headers = dict(error.headers or {})
    if error.status_code == 405 and (methods := methods_at(request.app, request.url.path)):
        headers["Allow"] = ", ".join(methods)  # the framework names those of one operation only
    return Answer(body, status_code=error.status_code, headers=headers)


def malformed(message: str, where: str) -> Answer:
    """Texts that came from outside may hold what cannot be sent back."""
    message, where = (text.encode(errors="replace").decode() for text in (message, where))
    return Answer(ApiError(message, "malformed", {"where": where}).body(), status_code=422)


async def say_that_the_database_is_away(request: Request, error: Exception) -> Answer:
    log.warning("the database does not answer: %s", getattr(error, "orig", error))
    answer = UnavailableError("The database does not answer; try again in a moment.")
    return Answer(answer.body(), status_code=answer.status, headers={"Retry-After": "1"})
