"""People: who am I, what am I called, and who is that."""

from __future__ import annotations

from contextlib import suppress

from fastapi import APIRouter, Response
from sqlalchemy import Connection

from boriken.server.errors import NotFoundError
from boriken.server.http import wire
from boriken.server.http.dependencies import (
    Answer,
    MaybePerson,
    TheAddress,
    ThePerson,
    TheService,
    Token,
    can_fail,
    csrf_token,
    give_cookie,
)
from boriken.server.people.person import (
    Person,
    change_person,
    find_person,
    make_guest,
    open_session,
    renew_session,
    wants_renewal,
)
from boriken.server.service import Service
from boriken.server.tables import lobby
from boriken.server.tables.lists import tables_that_misname
from boriken.server.tables.table import Json
from boriken.server.tables.tables import SERVER

router = APIRouter(prefix="/api", tags=["people"])


@router.get("/me", response_model=wire.Me)
async def get_me(service: TheService, person: MaybePerson, token: Token) -> Response:
    """Who the cookie says you are; nobody, before you have given a name."""
    answer = Answer(me_picture(service, person, token))
    if person is not None and token is not None and await service.database.read(wants_renewal, token):
        await service.database.write(renew_session, token)
        give_cookie(service, answer, token)
    return answer


@router.post("/me", response_model=wire.Me)
async def become_guest(
    service: TheService, person: MaybePerson, token: Token, address: TheAddress, wish: wire.GuestRequest
) -> Response:
    """Play under a name. Who is known already keeps being the same."""
    if person is not None:
        return Answer(me_picture(service, person, token))
    service.limits.take("guest", address)

    def come(connection: Connection) -> tuple[Person, str]:
        guest = make_guest(connection, wish.name)
        return guest, open_session(connection, guest.id)

    guest, new_token = await service.database.write(come)
    answer = Answer(me_picture(service, guest, new_token))
    give_cookie(service, answer, new_token)
    return answer


@router.patch("/me", response_model=wire.Me, responses=can_fail(401))
async def change_me(service: TheService, person: ThePerson, token: Token, wish: wire.MeRequest) -> Response:
    """Another name, language or way to be told; an empty text removes it. Tables not yet over show the new name."""
    given = {name: value or None for name, value in wish.model_dump(exclude_none=True).items()}
    if "name" in given:
        service.limits.take("name", person.id)
    if given:
        await service.database.write(change_person, person.id, given)
        await service.tell_of(person.id)
    if wish.name is not None:
        for table in await service.database.read(tables_that_misname, person.id, wish.name):
            with suppress(NotFoundError):  # cleared away meanwhile
                await service.tables.change(table, SERVER, lobby.rename, person.id, wish.name)
    return Answer(me_picture(service, await service.database.read(find_person, person.id), token))


def me_picture(service: Service, person: Person | None, token: str | None) -> Json:
    if person is None or token is None:
        return {"person": None, "csrf": ""}
    return {"person": own_picture(person), "csrf": csrf_token(service, token)}


def own_picture(person: Person) -> Json:
    return {
        "id": person.id,
        "name": person.name,
        "guest": person.guest,
        "login": person.login,
        "language": person.language,
        "settings": {"email": person.email, "webhook": person.webhook},
    }
