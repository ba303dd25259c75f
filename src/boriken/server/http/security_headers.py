"""Headers that tell browsers what they may do with an answer."""

from __future__ import annotations

from starlette.types import ASGIApp, Message, Receive, Scope, Send

POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; "
    "font-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
)
HEADERS = [
    (b"content-security-policy", POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"same-origin"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
]
HTTPS_ONLY = (b"strict-transport-security", b"max-age=31536000")
NOT_CACHED = (b"cache-control", b"no-store")


class SecurityHeaders:
    """Pure ASGI middleware, because streams pass through it."""

    def __init__(self, app: ASGIApp, secure: bool = False) -> None:
        self.app = app
        self.headers = [*HEADERS, HTTPS_ONLY] if secure else HEADERS

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        await self.app(scope, receive, with_headers(scope, send, self.headers) if scope["type"] == "http" else send)


def with_headers(scope: Scope, send: Send, added: list[tuple[bytes, bytes]]) -> Send:
    """Add the headers. Data is not cached unless the answer says so itself."""
    is_data = scope["path"].startswith("/api/")

    async def add_headers(message: Message) -> None:
        if message["type"] == "http.response.start":
            headers = [*message.get("headers", ()), *added]
            if (is_data or message["status"] >= 400) and all(name != b"cache-control" for name, _ in headers):
                headers.append(NOT_CACHED)
            message["headers"] = headers
        await send(message)

    return add_headers
