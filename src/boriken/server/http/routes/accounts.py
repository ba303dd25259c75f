"""Accounts: coming in on another device, and going out."""

from __future__ import annotations

from fastapi import APIRouter, Response

from boriken.server.errors import ConflictError, ForbiddenError
from boriken.server.http import wire
from boriken.server.http.dependencies import (
    Answer,
    MaybePerson,
    TheAddress,
    ThePerson,
    TheService,
    Token,
    can_fail,
    give_cookie,
    take_cookie,
)
from boriken.server.http.routes.people import me_picture
from boriken.server.people.accounts import (
    account_of,
    add_account,
    change_password,
    enter,
    enter_by_link,
    make_link,
    revoke_links,
)
from boriken.server.people.person import Person, close_session, find_person
from boriken.server.service import Service

router = APIRouter(prefix="/api", tags=["accounts"])


@router.post("/account", response_model=wire.Me, responses=can_fail(401, 409))
async def make_account(
    service: TheService, person: ThePerson, token: Token, address: TheAddress, wish: wire.AccountRequest
) -> Response:
    """A guest gets a login and a password, and keeps all else."""
    service.limits.take("account", address)
    if person.login is not None:
        raise ConflictError("You have an account already.", "has_account")
    kept = await service.passwords.hash(wish.password)
    await service.database.write(add_account, person.id, wish.login, kept)
    await service.tell_of(person.id)
    return Answer(me_picture(service, await service.database.read(find_person, person.id), token))


@router.patch("/account", response_model=wire.Me, responses=can_fail(401, 409))
async def change_account(
    service: TheService, person: ThePerson, address: TheAddress, wish: wire.PasswordRequest
) -> Response:
    """Another password. All sessions and personal links end; this browser gets a new session."""
    if person.login is None:
        raise ConflictError("You have no password yet.", "no_account")
    identity, old = await checked_password(service, address, person.login, wish.old_password)
    new = await service.passwords.hash(wish.password)
    token = await service.database.write(change_password, identity, old, new)
    if token is None:
        raise wrong_password()
    await service.tell_of(person.id, out=True)
    return await let_in(service, person.id, token)


@router.post("/session", response_model=wire.Me)
async def log_in(
    service: TheService, person: MaybePerson, before: Token, address: TheAddress, wish: wire.LoginRequest
) -> Response:
    """Be the person with this login, whoever this browser was before."""
    identity, kept = await checked_password(service, address, wish.login, wish.password)
    token = await service.database.write(enter, identity, kept)
    if token is None:
        raise wrong_password()
    return await switch(service, person, before, identity, token)


@router.delete("/session", status_code=204, response_model=None)
async def log_out(service: TheService, person: MaybePerson, token: Token) -> Response:
    """Be nobody again. A guest who has no personal link cannot come back."""
    if person is not None and token is not None:
        await service.database.write(close_session, token)
        await service.tell_of(person.id, out=True)
    answer = Response(status_code=204)
    take_cookie(service, answer)
    return answer


@router.post("/me/link", response_model=wire.PersonalLink, responses=can_fail(401))
async def make_personal_link(service: TheService, person: ThePerson) -> Response:
    """A token with which you are yourself on another device."""
    return Answer({"url_token": await service.database.write(make_link, person.id)})


@router.delete("/me/link", status_code=204, response_model=None, responses=can_fail(401))
async def revoke_personal_links(service: TheService, person: ThePerson) -> Response:
    """No personal link made so far lets anybody in any more. Who came in by one stays in."""
    await service.database.write(revoke_links, person.id)
    return Response(status_code=204)


@router.post("/session/link", response_model=wire.Me)
async def log_in_by_link(
    service: TheService, person: MaybePerson, before: Token, address: TheAddress, wish: wire.LinkRequest
) -> Response:
    """Be the person whose personal link this is."""
    service.limits.take("login", address)
    entered = await service.database.write(enter_by_link, wish.token)
    if entered is None:
        raise ForbiddenError("This link is not valid any more.", "wrong_link")
    return await switch(service, person, before, *entered)


async def checked_password(service: Service, address: str, login: str, password: str) -> tuple[str, str]:
    """The person with this login and the hash of the password, if it is the right one."""
    service.limits.take("login", address)
    service.limits.take("password", login)
    found = await service.database.read(account_of, login)
    if not await service.passwords.fits(password, found[1] if found else None) or found is None:
        raise wrong_password()
    return found


def wrong_password() -> ForbiddenError:
    return ForbiddenError("Login and password do not fit.", "wrong_password")


async def switch(service: Service, before: Person | None, old_token: str | None, identity: str, token: str) -> Response:
    """This browser is somebody else from now on: who it was is logged out here."""
    if before is not None and old_token is not None:
        await service.database.write(close_session, old_token)
        await service.tell_of(before.id, out=True)
    return await let_in(service, identity, token)


async def let_in(service: Service, identity: str, token: str) -> Response:
    """Give the cookie of a new session."""
    answer = Answer(me_picture(service, await service.database.read(find_person, identity), token))
    give_cookie(service, answer, token)
    return answer
