"""A short way for moves: nothing comes as often, and finding out what a request is about takes longer than the move."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import orjson
from fastapi import Request
from fastapi.routing import APIRoute
from pydantic import ValidationError
from starlette.middleware.exceptions import ExceptionMiddleware
from starlette.requests import ClientDisconnect
from starlette.types import ASGIApp, ExceptionHandler, Message, Receive, Scope, Send

from boriken.server import wire
from boriken.server.api import moves
from boriken.server.api.common import session_token, somebody, who_asks
from boriken.server.service import Service

ROUTE = next(route for route in moves.router.routes if isinstance(route, APIRoute) and route.name == "make_move")
JSON = (b"content-type", b"application/json")


class Lane:
    """Takes well-formed moves to their operation. All else goes the usual way, and is answered there."""

    def __init__(self, app: ASGIApp, service: Service, handlers: Mapping[Any, ExceptionHandler]) -> None:
        self.app = app
        self.service = service
        self.moving = ExceptionMiddleware(self.move, handlers)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http" and scope["method"] == "POST" and JSON in scope["headers"]:
            found = ROUTE.path_regex.match(scope["path"])
            if found is not None:
                scope["path_params"] = found.groupdict()
                await self.moving(scope, receive, send)
                return
        await self.app(scope, receive, send)

    async def move(self, scope: Scope, receive: Receive, send: Send) -> None:
        request = Request(scope, receive)
        try:
            body = await request.body()
        except ClientDisconnect:
            return
        try:
            wish = wire.MoveRequest.model_validate(orjson.loads(body))
        except (orjson.JSONDecodeError, ValidationError):
            await self.app(scope, again(body, receive), send)
            return
        scope["route"] = ROUTE
        token = await session_token(request, self.service)
        person = await somebody(await who_asks(request, self.service, token))
        answer = await moves.make_move(self.service, person, scope["path_params"]["identity"], wish)
        await answer(scope, receive, send)


def again(body: bytes, receive: Receive) -> Receive:
    """A body that was read already, to be read once more."""
    unread = [body]

    async def read() -> Message:
        if unread:
            return {"type": "http.request", "body": unread.pop(), "more_body": False}
        return await receive()

    return read
