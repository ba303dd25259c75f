"""The person behind a browser: guests, names and settings."""

from __future__ import annotations

from contextlib import suppress

from fastapi import APIRouter, Response
from sqlalchemy import Connection

from boriken.server.errors import ConflictError, ForbiddenError, NotFoundError, RefusedError
from boriken.server.http import answers, requests
from boriken.server.http.dependencies import (
    Answer,
    MaybePerson,
    TheAddress,
    TheAgent,
    ThePerson,
    TheService,
    Token,
    can_fail,
    csrf_token,
    give_cookie,
)
from boriken.server.notify.errors import DeliveryError
from boriken.server.notify.webhook import checked_url
from boriken.server.people.person import Person, change_person, find_person, make_guest
from boriken.server.people.sessions import (
    GUEST,
    Entry,
    note_seen,
    open_session,
    renew_session,
    wants_renewal,
    wants_to_be_seen,
)
from boriken.server.service import Service
from boriken.server.tables import lobby
from boriken.server.tables.lists import tables_with_name, unfinished_tables
from boriken.server.tables.table import Json
from boriken.server.tables.tables import SERVER

router = APIRouter(prefix="/api", tags=["people"])


@router.get("/me", response_model=answers.Me)
async def get_me(service: TheService, person: MaybePerson, token: Token, agent: TheAgent) -> Response:
    """The person in the cookie or of the token; nobody, before you have given a name."""
    answer = Answer(serialize_me(service, person, token))
    if person is not None and token is not None and await service.database.read(wants_to_be_seen, token):
        await service.database.write(note_seen, token, agent)
    if person is not None and token is not None and await service.database.read(wants_renewal, token):
        await service.database.write(renew_session, token)
        give_cookie(service, answer, token)
    return answer


@router.post("/me", response_model=answers.Me)
async def become_guest(
    service: TheService,
    person: MaybePerson,
    token: Token,
    address: TheAddress,
    agent: TheAgent,
    request: requests.GuestRequest,
) -> Response:
    """Become a guest with a name. If you are known already nothing changes."""
    if person is not None:
        return Answer(serialize_me(service, person, token))
    service.rate_limits.take("guest", address)

    guest, new_token = await service.database.write(add_guest, request.name, agent)
    answer = Answer(serialize_me(service, guest, new_token))
    give_cookie(service, answer, new_token)
    return answer


@router.patch("/me", response_model=answers.Me, responses=can_fail(401, 409))
async def change_me(
    service: TheService, person: ThePerson, token: Token, address: TheAddress, request: requests.MeRequest
) -> Response:
    """Change your name, language or addresses; an empty text removes one. Unfinished tables show the new name."""
    given = {name: value or None for name, value in request.model_dump(exclude_none=True, exclude={"bot"}).items()}
    if "name" in given:
        service.rate_limits.take("name", person.id)
    if request.webhook:
        check_webhook(request.webhook)
    asks = request.email and request.email not in (person.email, person.confirmed_email) and service.settings.mail.host
    if asks and request.email:
        service.rate_limits.take("mail", person.id)
        service.rate_limits.take("mail", address)
        service.rate_limits.take("mail", request.email.lower())
    if given:
        await service.database.write(change_person, person.id, given)
        await service.person_changed(person.id)
    if request.name is not None and request.name != person.name:
        for table in await service.database.read(tables_with_name, person.id, person.name):
            with suppress(NotFoundError):  # deleted in the meantime
                await service.tables.change(table, SERVER, lobby.rename, person.id, person.name, request.name)
    if request.bot is not None and request.bot != person.bot:
        await declare_bot(service, person, request.bot)
    changed = await service.database.read(find_person, person.id)
    if asks and changed is not None:
        await service.notifier.ask_to_confirm(changed)
    return Answer(serialize_me(service, changed, token))


async def declare_bot(service: Service, person: Person, bot: bool) -> None:
    """Mark an account as a program's, or no longer. It is rated apart, so not while something is at stake."""
    if person.guest:
        raise ForbiddenError("Only an account can be declared a bot's.", "bot_guest")
    unfinished = await service.database.read(unfinished_tables, person.id)
    if any(at_stake for _, at_stake in unfinished):
        raise ConflictError("You are playing a rated game: finish it first.", "playing_rated")
    await service.database.write(change_person, person.id, {"bot": bot})
    await service.person_changed(person.id)
    for table, _ in unfinished:
        with suppress(NotFoundError):  # deleted in the meantime
            await service.tables.change(table, SERVER, lobby.mark, person.id, bot)


def check_webhook(webhook: str) -> None:
    try:
        checked_url(webhook)
    except DeliveryError as error:
        raise RefusedError(str(error), "webhook") from error


def add_guest(connection: Connection, name: str, agent: str) -> tuple[Person, str]:
    guest = make_guest(connection, name)
    return guest, open_session(connection, guest.id, Entry(GUEST, agent))


def serialize_me(service: Service, person: Person | None, token: str | None) -> Json:
    """The person and their CSRF token; a program, which comes without a session, needs none."""
    if person is None:
        return {"person": None, "csrf": ""}
    return {"person": serialize_own(person), "csrf": "" if token is None else csrf_token(service, token)}


def serialize_own(person: Person) -> Json:
    return {
        "id": person.id,
        "name": person.name,
        "guest": person.guest,
        "bot": person.bot,
        "login": person.login,
        "language": person.language,
        "settings": {
            "email": person.email,
            "email_confirmed": person.email is not None and person.email == person.confirmed_email,
            "webhook": person.webhook,
        },
    }
