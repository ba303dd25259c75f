"""Passkeys: made, used to come in, given up."""

from __future__ import annotations

from fastapi import APIRouter, Response

from boriken.server.errors import ForbiddenError, RefusedError
from boriken.server.http import wire
from boriken.server.http.dependencies import (
    Answer,
    MaybePerson,
    TheAddress,
    ThePerson,
    TheService,
    Token,
    can_fail,
)
from boriken.server.http.routes.accounts import switch
from boriken.server.http.routes.people import me_picture
from boriken.server.people.passkeys import (
    WHO,
    NotProvenError,
    drop_passkey,
    enter_by_passkey,
    find_passkey,
    keep_passkey,
    passkeys_of,
)
from boriken.server.people.person import find_person
from boriken.server.service import Service
from boriken.server.tables.serializers import iso

router = APIRouter(prefix="/api", tags=["passkeys"])


@router.get("/passkeys", response_model=wire.PasskeyList, responses=can_fail(401))
async def list_passkeys(service: TheService, person: ThePerson) -> Response:
    """Your passkeys, the oldest first."""
    mine = await service.database.read(passkeys_of, person.id)
    return Answer({"passkeys": [{"id": key.id, "created": iso(key.created)} for key in mine]})


@router.post("/passkeys/options", response_model=wire.PasskeyOptions, responses=can_fail(401, 409))
async def begin_passkey(service: TheService, person: ThePerson) -> Response:
    """What a browser needs in order to make a passkey for you."""
    mine = await service.database.read(passkeys_of, person.id)
    return Answer(service.passkeys.ask_for_new(person, [key.id for key in mine]))


@router.post("/passkeys", response_model=wire.Me, responses=can_fail(401, 409))
async def add_passkey(service: TheService, person: ThePerson, token: Token, wish: wire.PasskeyRequest) -> Response:
    """Keep a passkey that the browser has made. A guest with a passkey is no guest any more."""
    try:
        made = service.passkeys.check_new(person, wish.ticket, wish.credential)
    except NotProvenError as error:
        raise RefusedError("This is no passkey for this server.", "no_passkey") from error
    await service.database.write(keep_passkey, person.id, made)
    await service.tell_of(person.id)
    return Answer(me_picture(service, await service.database.read(find_person, person.id), token))


@router.delete("/passkeys/{identity}", status_code=204, response_model=None, responses=can_fail(401, 404))
async def remove_passkey(service: TheService, person: ThePerson, identity: str) -> Response:
    """Give up a passkey, for instance of a device that is lost."""
    await service.database.write(drop_passkey, person.id, identity)
    await service.tell_of(person.id)
    return Response(status_code=204)


@router.post("/session/passkey/options", response_model=wire.PasskeyOptions, responses=can_fail(409))
async def begin_passkey_login(service: TheService, person: MaybePerson) -> Response:
    """What a browser needs in order to prove who you are."""
    return Answer(service.passkeys.ask_who())


@router.post("/session/passkey", response_model=wire.Me)
async def log_in_by_passkey(
    service: TheService, person: MaybePerson, before: Token, address: TheAddress, wish: wire.PasskeyRequest
) -> Response:
    """Be the person whose passkey this is."""
    service.limits.take("login", address)
    try:
        entered = await enter_if_proven(service, wish)
    except NotProvenError as error:
        raise ForbiddenError("This passkey is not known here.", "wrong_passkey") from error
    return await switch(service, person, before, *entered)


async def enter_if_proven(service: Service, wish: wire.PasskeyRequest) -> tuple[str, str]:
    challenge = service.passkeys.unseal(WHO, wish.ticket)
    identity = wish.credential.get("id")
    if not isinstance(identity, str) or "\0" in identity:
        raise NotProvenError
    passkey = await service.database.read(find_passkey, identity)
    if passkey is None:
        raise NotProvenError
    proven = service.passkeys.check_who(challenge, wish.credential, passkey)
    return await service.database.write(enter_by_passkey, identity, challenge, proven.new_sign_count)
