"""Errors of requests: each has a sentence for people, a code for programs, and an HTTP status."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import orjson


class ApiError(Exception):
    """The base class of all errors that are sent to clients."""

    status = 400
    code = "bad_request"

    def __init__(self, message: str, code: str = "", parameters: Mapping[str, Any] | None = None) -> None:
        super().__init__(message)
        self.message = message
        self.code = code or type(self).code
        self.parameters = dict(parameters or {})

    @property
    def headers(self) -> dict[str, str]:
        return {}

    def body(self) -> dict[str, Any]:
        return {"error": {"code": self.code, "message": self.message, "parameters": self.parameters}}


class UnknownPersonError(ApiError):
    status = 401
    code = "who_are_you"


class ForbiddenError(ApiError):
    status = 403
    code = "forbidden"


class NotFoundError(ApiError):
    status = 404
    code = "not_found"


class ConflictError(ApiError):
    """The table is not in a state in which this is possible."""

    status = 409
    code = "conflict"


class StaleError(ConflictError):
    """The game has moved on; `state` is the present position."""

    code = "stale"

    def __init__(self, state: orjson.Fragment) -> None:
        super().__init__("The game has moved on in the meantime.")
        self.state = state

    def body(self) -> dict[str, Any]:
        return {**super().body(), "state": self.state}


class TooLargeError(ApiError):
    status = 413
    code = "too_large"


class HeaderTooLargeError(TooLargeError):
    status = 431


class RefusedError(ApiError):
    """The rules of the game or the table do not allow it."""

    status = 422
    code = "refused"


class UnavailableError(ApiError):
    """Nothing is wrong with the request; it may work later."""

    status = 503
    code = "unavailable"


class TooManyError(ApiError):
    """The rate limit is reached; it says how many seconds to wait."""

    status = 429
    code = "too_many"

    def __init__(self, seconds: int) -> None:
        super().__init__("Too many requests at once. Wait a little.", parameters={"seconds": seconds})

    @property
    def headers(self) -> dict[str, str]:
        return {"Retry-After": str(self.parameters["seconds"])}


class BrokenError(ApiError):
    """A fault of the server."""

    status = 500
    code = "broken"
