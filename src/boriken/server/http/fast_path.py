"""The fast path of moves: a route that calls its endpoint without FastAPI's dependency injection.

Most requests are moves, and resolving the parameters of an endpoint takes longer than the rules need for a move.
FastAPI lets a route bring its own handler (`APIRoute.get_route_handler`). This one reads a well-formed move, finds out
who sends it and calls the endpoint. Everything else goes to FastAPI's handler, which says what is wrong. So the
endpoint is declared, documented and answered like all others.
"""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from typing import Any

import orjson
from fastapi import Request, Response
from fastapi.routing import APIRoute
from pydantic import ValidationError
from starlette.requests import ClientDisconnect

from boriken.server.http import requests
from boriken.server.http.dependencies import session_token, somebody, the_service, who_asks

Handler = Callable[[Request], Coroutine[Any, Any, Response]]

JSON = "application/json"


class FastRoute(APIRoute):
    """The route of `make_move`."""

    usual: Handler

    def get_route_handler(self) -> Handler:
        self.usual = super().get_route_handler()
        return self.call_endpoint

    async def call_endpoint(self, request: Request) -> Response:
        move = await well_formed_move(request)
        if move is None:
            return await self.usual(request)
        service = await the_service(request)
        token = await session_token(request, service)
        person = await somebody(await who_asks(request, service, token))
        answer: Response = await self.endpoint(service, person, request.path_params["identity"], move)
        return answer


async def well_formed_move(request: Request) -> requests.MoveRequest | None:
    """The move in a request; None if there is anything unusual about it. The body can be read again."""
    if request.headers.get("content-type") != JSON:
        return None
    try:
        return requests.MoveRequest.model_validate(orjson.loads(await request.body()))
    except (orjson.JSONDecodeError, ValidationError, ClientDisconnect):
        return None
