"""Accounts: logging in on every device, and logging out."""

from __future__ import annotations

from fastapi import APIRouter, Response

from boriken.server.errors import ConflictError, ForbiddenError
from boriken.server.http import answers, requests
from boriken.server.http.dependencies import (
    Answer,
    FreshProof,
    MaybePerson,
    TheAddress,
    TheAgent,
    ThePerson,
    TheService,
    Token,
    can_fail,
    give_cookie,
    take_cookie,
)
from boriken.server.http.routes.people import serialize_me
from boriken.server.people.accounts import (
    account_of,
    add_account,
    change_password,
    enter,
    enter_by_link,
    make_link,
    revoke_links,
)
from boriken.server.people.person import Person, find_person
from boriken.server.people.sessions import close_session, note_proof
from boriken.server.service import Service

router = APIRouter(prefix="/api", tags=["accounts"])


@router.post("/account", response_model=answers.Me, responses=can_fail(401, 409), dependencies=[FreshProof])
async def make_account(
    service: TheService, person: ThePerson, token: Token, address: TheAddress, request: requests.AccountRequest
) -> Response:
    """Give yourself a login and a password; everything else stays."""
    service.rate_limits.take("account", address)
    if person.login is not None:
        raise ConflictError("You already have an account.", "has_account")
    kept = await service.passwords.hash(request.password)
    await service.database.write(add_account, person.id, request.login, kept)
    if token is not None:
        await service.database.write(note_proof, token)
    await service.person_changed(person.id)
    return Answer(serialize_me(service, await service.database.read(find_person, person.id), token))


@router.patch("/account", response_model=answers.Me, responses=can_fail(401, 409))
async def change_account(
    service: TheService, person: ThePerson, address: TheAddress, agent: TheAgent, request: requests.PasswordRequest
) -> Response:
    """Change your password. All sessions, personal links and tokens end; this browser gets a new session."""
    if person.login is None:
        raise ConflictError("You have no password yet.", "no_account")
    identity, old = await checked_password(service, address, person.login, request.old_password)
    new = await service.passwords.hash(request.password)
    token = await service.database.write(change_password, identity, old, new, agent)
    if token is None:
        raise wrong_password()
    await service.person_changed(person.id, logged_out=True)
    return await let_in(service, person.id, token)


@router.post("/session", response_model=answers.Me)
async def log_in(
    service: TheService,
    person: MaybePerson,
    before: Token,
    address: TheAddress,
    agent: TheAgent,
    request: requests.LoginRequest,
) -> Response:
    """Log in with a login and a password."""
    identity, kept = await checked_password(service, address, request.login, request.password)
    token = await service.database.write(enter, identity, kept, agent)
    if token is None:
        raise wrong_password()
    return await switch(service, person, before, identity, token)


@router.delete("/session", status_code=204, response_model=None)
async def log_out(service: TheService, person: MaybePerson, token: Token) -> Response:
    """Log out. A guest without a personal link cannot come back."""
    if person is not None and token is not None:
        await service.database.write(close_session, token)
        await service.person_changed(person.id, logged_out=True)
    answer = Response(status_code=204)
    take_cookie(service, answer)
    return answer


@router.post("/me/link", response_model=answers.PersonalLink, responses=can_fail(401))
async def make_personal_link(service: TheService, person: ThePerson) -> Response:
    """A token with which you log in on another device."""
    return Answer({"url_token": await service.database.write(make_link, person.id)})


@router.delete("/me/link", status_code=204, response_model=None, responses=can_fail(401))
async def revoke_personal_links(service: TheService, person: ThePerson, token: Token) -> Response:
    """End all your personal links, and the sessions in other browsers that they have begun."""
    await service.database.write(revoke_links, person.id, token)
    await service.person_changed(person.id, logged_out=True)
    return Response(status_code=204)


@router.post("/session/link", response_model=answers.Me)
async def log_in_by_link(
    service: TheService,
    person: MaybePerson,
    before: Token,
    address: TheAddress,
    agent: TheAgent,
    request: requests.LinkRequest,
) -> Response:
    """Log in by a personal link."""
    service.rate_limits.take("login", address)
    entered = await service.database.write(enter_by_link, request.token, agent)
    if entered is None:
        raise ForbiddenError("This link is no longer valid.", "wrong_link")
    return await switch(service, person, before, *entered)


async def checked_password(service: Service, address: str, login: str, password: str) -> tuple[str, str]:
    """The person with this login and the hash of the password, if the password is right."""
    service.rate_limits.take("login", address)
    service.rate_limits.take("password", login)
    found = await service.database.read(account_of, login)
    if not await service.passwords.fits(password, found[1] if found else None) or found is None:
        raise wrong_password()
    return found


def wrong_password() -> ForbiddenError:
    return ForbiddenError("Login or password is wrong.", "wrong_password")


async def switch(service: Service, before: Person | None, old_token: str | None, identity: str, token: str) -> Response:
    """Log out whoever this browser was, and log in another person."""
    if before is not None and old_token is not None:
        await service.database.write(close_session, old_token)
        await service.person_changed(before.id, logged_out=True)
    return await let_in(service, identity, token)


async def let_in(service: Service, identity: str, token: str) -> Response:
    """Answer with the cookie of a new session."""
    answer = Answer(serialize_me(service, await service.database.read(find_person, identity), token))
    give_cookie(service, answer, token)
    return answer
