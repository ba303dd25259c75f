"""The request log: every request gets an id, and is timed, counted and logged."""

from __future__ import annotations

import logging
import random
import time
from typing import Any

from starlette.types import ASGIApp, Message, Receive, Scope, Send

from boriken.server.errors import BrokenError
from boriken.server.http.refuse import refuse
from boriken.server.logs import request_id
from boriken.server.metrics import Metrics

log = logging.getLogger(__name__)

REQUEST_ID = b"x-request-id"
QUIET = ("/healthz", "/metrics")
PAGES = "pages"  # stands for every address outside the interface, which may contain anything


class RequestLog:
    """Pure ASGI middleware, because streams pass through it."""

    def __init__(self, app: ASGIApp, metrics: Metrics) -> None:
        self.app = app
        self.metrics = metrics

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        name = f"{random.getrandbits(48):012x}"  # no secret
        token = request_id.set(name)
        began, status = time.perf_counter(), 0

        async def answer(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                message["headers"] = [*message.get("headers", ()), (REQUEST_ID, name.encode())]
            await send(message)

        try:
            await self.app(scope, receive, answer)
        except Exception:
            self.metrics.broke()
            log.exception("a request failed", extra=about(scope))
            if not status:
                await refuse(answer, BrokenError("Something went wrong on the server."))
        finally:
            self.note(scope, status, time.perf_counter() - began)
            request_id.reset(token)

    def note(self, scope: Scope, status: int, seconds: float) -> None:
        route = route_of(scope)
        self.metrics.answered(scope["method"], route, status, None if route.endswith("/stream") else seconds)
        if route not in QUIET and route != PAGES:
            line = "%s %s %d %.1f ms"
            log.info(line, scope["method"], route, status, 1000 * seconds, extra=about(scope))


def route_of(scope: Scope) -> str:
    """The pattern of the address: the address itself may contain something private."""
    path = getattr(scope.get("route"), "path", "")
    return path if path.startswith("/api/") or path in QUIET else PAGES


def about(scope: Scope) -> dict[str, Any]:
    table = scope.get("path_params", {}).get("identity")
    return {} if table is None else {"table": table}
