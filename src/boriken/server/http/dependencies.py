"""Dependencies of the routes: the service, the session, the person and the address behind a request."""

from __future__ import annotations

import hmac
import ipaddress
import time
from functools import lru_cache
from typing import Annotated, Any

import orjson
from fastapi import Depends, Request, Response

from boriken.server.errors import ForbiddenError, UnknownPersonError
from boriken.server.http import answers
from boriken.server.people.person import Person, Program
from boriken.server.people.sessions import SEEN_EVERY, SESSION_SECONDS, has_fresh_proof
from boriken.server.people.tokens import CHAT, PLAY, READ, note_use, program_of
from boriken.server.service import Service

COOKIE = "boriken"
CSRF_HEADER = "x-csrf-token"
SAFE = ("GET", "HEAD", "OPTIONS")
BEARER = "bearer"
FOR_PROGRAMS = ("/api/tables", "/api/records")  # what a token may change
PRIVATE = ("/api/sessions", "/api/passkeys", "/api/tokens")  # what it may not even read
CHATTING = "/chat"

Responses = dict[int | str, dict[str, Any]]


def can_fail(*statuses: int) -> Responses:
    """The errors an operation may answer with, for the OpenAPI document."""
    return {status: {"model": answers.StaleFailure if status == 409 else answers.Failure} for status in statuses}


class Answer(Response):
    """Data as JSON, not validated again: the server made it."""

    media_type = "application/json"

    def render(self, content: Any) -> bytes:
        return orjson.dumps(content)


async def the_service(request: Request) -> Service:
    service = request.app.state.service
    assert isinstance(service, Service)
    return service


# Dependencies are async, however short: FastAPI runs others in threads, which costs more than they do.
TheService = Annotated[Service, Depends(the_service)]


async def session_token(request: Request, service: TheService) -> str | None:
    """The session in the cookie, if its signature is ours. Whoever comes with a token of a program has none."""
    if bearer_token(request) is not None:
        return None
    sealed = request.cookies.get(cookie_name(service)) or request.cookies.get(COOKIE, "")
    return service.signer.unseal("cookie", sealed)


def cookie_name(service: Service) -> str:
    """Over https, a name that browsers accept from this host only; an older cookie without it still counts."""
    return f"__Host-{COOKIE}" if service.settings.secure_cookies else COOKIE


Token = Annotated[str | None, Depends(session_token)]


async def who_asks(request: Request, service: TheService, token: Token) -> Person | None:
    """The person behind a request, within the rate limits. Changes must come from our own page."""
    address = await address_of(request)
    if request.method in SAFE:
        service.rate_limits.take("address", address)
    bearer = bearer_token(request)
    if bearer is not None:
        return await program_that_asks(request, service, bearer)
    person = None if token is None else await service.sessions.person(token)
    if person is not None:
        service.rate_limits.seen(person.id, address)
    if request.method in SAFE:
        service.rate_limits.take("read", await payer_of(request, person))
    else:
        check_origin(request)
        if person is not None and token is not None:
            check_csrf(request, service, token)
            service.rate_limits.take("change", person.id)
    return person


def bearer_token(request: Request) -> str | None:
    """The token of a program, from the header Authorization."""
    scheme, _, token = request.headers.get("authorization", "").partition(" ")
    return token.strip() if scheme.lower() == BEARER else None


async def program_that_asks(request: Request, service: Service, bearer: str) -> Program:
    """The person whose program asks. No page of others can make a browser send its token, so it needs no CSRF token."""
    person = await service.sessions.found_by(program_of, bearer)
    if not isinstance(person, Program):
        service.rate_limits.take("login", await address_of(request))
        raise UnknownPersonError("This token is not valid, or was revoked.", "wrong_token")
    service.rate_limits.seen(person.id, await address_of(request))
    service.rate_limits.take("read" if request.method in SAFE else "change", person.id)
    check_scope(request, person)
    if person.used is None or person.used < time.time() - SEEN_EVERY:
        await service.database.write(note_use, bearer)
        service.sessions.forget(person.id)
    return person


def check_scope(request: Request, person: Program) -> None:
    """Refuse what a token does not cover. Accounts, sessions and tokens are covered by none."""
    path, method = request.url.path, request.method
    needed = READ if method in SAFE else CHAT if path.endswith(CHATTING) else PLAY
    if not for_programs(path, method):
        raise ForbiddenError("No token can be used for this: do it on your account page.", "not_by_token")
    if not person.may(needed):
        raise ForbiddenError(f"This token may not be used for this: it lacks {needed}.", "scope", {"scope": needed})


def for_programs(path: str, method: str) -> bool:
    """Whether an operation can be asked for with a token."""
    return not path.startswith(PRIVATE) if method.upper() in SAFE else path.startswith(FOR_PROGRAMS)


def check_origin(request: Request) -> None:
    """Refuse requests that a browser says come from another site."""
    if request.headers.get("sec-fetch-site", "same-origin") not in ("same-origin", "none"):
        raise ForbiddenError("This request comes from another site.", "csrf")


def check_csrf(request: Request, service: Service, token: str) -> None:
    given = request.headers.get(CSRF_HEADER, "")
    if not hmac.compare_digest(given.encode(), csrf_token(service, token).encode()):
        raise ForbiddenError("The X-CSRF-Token is missing or wrong.", "csrf")


def csrf_token(service: Service, token: str) -> str:
    return service.signer.sign("csrf", token)


MaybePerson = Annotated[Person | None, Depends(who_asks)]


async def somebody(person: MaybePerson) -> Person:
    if person is None:
        raise UnknownPersonError("Give a name or log in first.")
    return person


ThePerson = Annotated[Person, Depends(somebody)]


async def address_of(request: Request) -> str:
    """The address a request comes from, for rate limits."""
    return counted_address(request.client.host if request.client else "")


@lru_cache(1024)
def counted_address(host: str) -> str:
    """An address as it is counted: of an IPv6 address the half its owner cannot choose."""
    try:
        address = ipaddress.ip_address(host)
    except ValueError:
        return host
    if isinstance(address, ipaddress.IPv6Address):
        if address.ipv4_mapped is not None:
            return str(address.ipv4_mapped)
        return str(ipaddress.IPv6Address(address.packed[:8] + bytes(8)))
    return str(address)


TheAddress = Annotated[str, Depends(address_of)]


async def payer_of(request: Request, person: MaybePerson) -> str:
    """The person whose budget pays for a request; for people without a name their address."""
    return person.id if person is not None else await address_of(request)


async def agent_of(request: Request) -> str:
    """The browser, as it calls itself, without what cannot be shown."""
    named = request.headers.get("user-agent", "")
    return "".join(character for character in named if character.isascii() and character.isprintable())


TheAgent = Annotated[str, Depends(agent_of)]
ThePayer = Annotated[str, Depends(payer_of)]


async def fresh_proof(service: TheService, person: ThePerson, token: Token) -> None:
    """Refuse to add a way to log in without a fresh proof: a stolen session must not become a stolen account."""
    if token is None or not await service.database.read(has_fresh_proof, person, token):
        by = [*(["password"] if person.login else []), *(["passkey"] if person.has_passkey else [])]
        message = "Prove who you are first." if by else "Do this in the browser in which you began."
        raise ForbiddenError(message, "prove" if by else "by_link", {"by": " ".join(by)})


FreshProof = Depends(fresh_proof)


# The cookie


def give_cookie(service: Service, answer: Response, token: str) -> None:
    answer.set_cookie(
        cookie_name(service),
        service.signer.seal("cookie", token),
        max_age=int(SESSION_SECONDS),
        httponly=True,
        samesite="lax",
        secure=service.settings.secure_cookies,
    )


def take_cookie(service: Service, answer: Response) -> None:
    for name in {COOKIE, cookie_name(service)}:
        answer.delete_cookie(name, httponly=True, samesite="lax", secure=service.settings.secure_cookies)
