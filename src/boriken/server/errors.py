"""What can be wrong with a request. Each is one sentence for a person, a code for a program, and a status for HTTP."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import orjson


class ApiError(Exception):
    """The base of them all."""

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
    """The table is not in a state for that."""

    status = 409
    code = "conflict"


class StaleError(ConflictError):
    """The game has gone on since; `state` says where it is now."""

    code = "stale"

    def __init__(self, state: orjson.Fragment) -> None:
        super().__init__("The game has gone on meanwhile.")
        self.state = state

    def body(self) -> dict[str, Any]:
        return {**super().body(), "state": self.state}


class TooLargeError(ApiError):
    status = 413
    code = "too_large"


class RefusedError(ApiError):
    """Understood, but the rules (of the game or of the table) do not allow it."""

    status = 422
    code = "refused"


class UnavailableError(ApiError):
    """Nothing is wrong with the request: another time it may work."""

    status = 503
    code = "unavailable"


class TooManyError(ApiError):
    """Come again after so many seconds."""

    status = 429
    code = "too_many"

    def __init__(self, seconds: int) -> None:
        super().__init__("That was too much at once; wait a little.", parameters={"seconds": seconds})

    @property
    def headers(self) -> dict[str, str]:
        return {"Retry-After": str(self.parameters["seconds"])}


class BrokenError(ApiError):
    """Our fault."""

    status = 500
    code = "broken"
