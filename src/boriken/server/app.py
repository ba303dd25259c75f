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
from boriken.server.http import api_page, pages
from boriken.server.http.address_share import AddressShare
from boriken.server.http.compression import Compression
from boriken.server.http.dependencies import Answer
from boriken.server.http.openapi import describe, methods_at, operation_id
from boriken.server.http.request_log import RequestLog
from boriken.server.http.routes import (
    accounts,
    analyses,
    chat,
    games,
    hints,
    history,
    lessons,
    mail,
    moves,
    operations,
    passkeys,
    people,
    puzzles,
    records,
    reviews,
    sessions,
    statistics,
    stream,
    tables,
    tokens,
)
from boriken.server.http.security_headers import SecurityHeaders
from boriken.server.http.size_limit import SizeLimit
from boriken.server.service import Service
from boriken.server.settings import Settings

log = logging.getLogger(__name__)

PARTS = (
    people,
    mail,
    accounts,
    sessions,
    passkeys,
    tokens,
    games,
    tables,
    moves,
    hints,
    chat,
    stream,
    records,
    reviews,
    analyses,
    history,
    statistics,
    lessons,
    puzzles,
    operations,
)
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
    app.include_router(api_page.router)
    app.include_router(pages.router)
    app.add_exception_handler(ApiError, answer_error)
    app.add_exception_handler(RequestValidationError, answer_malformed)
    app.add_exception_handler(HTTPException, answer_framework_error)
    for gone in (OperationalError, InterfaceError, NoConnectionError):
        app.add_exception_handler(gone, answer_no_database)
    app.add_middleware(Compression)
    app.add_middleware(SizeLimit)
    app.add_middleware(RequestLog, metrics=service.metrics)
    app.add_middleware(AddressShare, limits=service.rate_limits)
    app.add_middleware(SecurityHeaders, secure=settings.secure_cookies)
    return app


def interface(lifespan: Callable[[FastAPI], AbstractAsyncContextManager[None]] | None = None) -> FastAPI:
    """The HTTP interface. Without a service behind it, it can describe itself but answer nothing."""
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
    moves.add_move_route(app)
    for part in PARTS:
        app.include_router(part.router)
    describe(app)
    return app


async def answer_error(request: Request, error: Exception) -> Answer:
    assert isinstance(error, ApiError)
    return Answer(error.body(), status_code=error.status, headers=error.headers)


async def answer_malformed(request: Request, error: Exception) -> Answer:
    """The first thing that is wrong, in one sentence."""
    assert isinstance(error, RequestValidationError)
    first = error.errors()[0]
    if first["type"] == "json_invalid":
        return malformed(UNREADABLE, "")
    where = ".".join(str(part) for part in first["loc"] if part not in ("body", "query", "path", "header"))
    message = "contains characters that are not allowed" if first["type"] == PATTERN else first["msg"]
    return malformed(f"{where or 'The request'}: {message}.", where)


async def answer_framework_error(request: Request, error: Exception) -> Answer:
    """Errors of the framework: an unknown address or method, or a body it cannot read."""
    assert isinstance(error, HTTPException)
    if isinstance(error.__cause__, ApiError):  # raised by SizeLimit while the body was read
        return await answer_error(request, error.__cause__)
    if error.status_code == 400:
        return malformed(UNREADABLE, "")
    body = ApiError(str(error.detail), f"http_{error.status_code}").body()
    headers = dict(error.headers or {})
    if error.status_code == 405 and (methods := methods_at(request.app, request.url.path)):
        headers["Allow"] = ", ".join(methods)  # the framework names those of one operation only
    return Answer(body, status_code=error.status_code, headers=headers)


def malformed(message: str, where: str) -> Answer:
    """Replace what cannot be sent back: the texts may come from outside."""
    message, where = (text.encode(errors="replace").decode() for text in (message, where))
    return Answer(ApiError(message, "malformed", {"where": where}).body(), status_code=422)


async def answer_no_database(request: Request, error: Exception) -> Answer:
    log.warning("the database is not available: %s", getattr(error, "orig", error))
    answer = UnavailableError("The database is not available. Try again in a moment.")
    return Answer(answer.body(), status_code=answer.status, headers={"Retry-After": "1"})
