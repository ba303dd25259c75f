"""Passkeys: registered, used to log in, removed."""

from __future__ import annotations

import re

from fastapi import APIRouter, Response

from boriken.server.errors import ForbiddenError, RefusedError
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
)
from boriken.server.http.routes.accounts import switch
from boriken.server.http.routes.people import serialize_me
from boriken.server.people.passkeys import (
    WHO,
    Challenge,
    NotProvenError,
    drop_passkey,
    enter_by_passkey,
    find_passkey,
    keep_passkey,
    passkeys_of,
)
from boriken.server.people.person import find_person
from boriken.server.people.sessions import note_proof
from boriken.server.service import Service
from boriken.server.tables.serializers import iso

router = APIRouter(prefix="/api", tags=["passkeys"])

CREDENTIAL_ID = re.compile("[A-Za-z0-9_=-]{1,1400}")  # base64url; a database takes no lone surrogates


@router.get("/passkeys", response_model=answers.PasskeyList, responses=can_fail(401))
async def list_passkeys(service: TheService, person: ThePerson) -> Response:
    """Your passkeys, the oldest first."""
    mine = await service.database.read(passkeys_of, person.id)
    return Answer({"passkeys": [{"id": key.id, "created": iso(key.created)} for key in mine]})


@router.post(
    "/passkeys/options",
    response_model=answers.PasskeyOptions,
    responses=can_fail(401, 409),
    dependencies=[FreshProof],
)
async def begin_passkey(service: TheService, person: ThePerson) -> Response:
    """Options with which a browser makes a passkey for you."""
    mine = await service.database.read(passkeys_of, person.id)
    return Answer(service.passkeys.ask_for_new(person, [key.id for key in mine]))


@router.post("/passkeys", response_model=answers.Me, responses=can_fail(401, 409), dependencies=[FreshProof])
async def add_passkey(
    service: TheService, person: ThePerson, token: Token, request: requests.PasskeyRequest
) -> Response:
    """Register a passkey that the browser has made. A guest with a passkey is no longer a guest."""
    try:
        made = service.passkeys.check_new(person, request.ticket, request.credential)
    except NotProvenError as error:
        raise RefusedError("This is not a passkey for this server.", "no_passkey") from error
    await service.database.write(keep_passkey, person.id, made)
    if token is not None:
        await service.database.write(note_proof, token)
    await service.person_changed(person.id)
    return Answer(serialize_me(service, await service.database.read(find_person, person.id), token))


@router.delete("/passkeys/{identity}", status_code=204, response_model=None, responses=can_fail(401, 404))
async def remove_passkey(service: TheService, person: ThePerson, identity: str) -> Response:
    """Remove a passkey, for instance that of a lost device."""
    await service.database.write(drop_passkey, person.id, identity)
    await service.person_changed(person.id)
    return Response(status_code=204)


@router.post("/session/passkey/options", response_model=answers.PasskeyOptions, responses=can_fail(409))
async def begin_passkey_login(service: TheService, person: MaybePerson) -> Response:
    """Options with which a browser proves who you are."""
    return Answer(service.passkeys.ask_who())


@router.post("/session/passkey", response_model=answers.Me)
async def log_in_by_passkey(
    service: TheService,
    person: MaybePerson,
    before: Token,
    address: TheAddress,
    agent: TheAgent,
    request: requests.PasskeyRequest,
) -> Response:
    """Log in with a passkey."""
    service.rate_limits.take("login", address)
    try:
        used = await checked_passkey(service, request)
        entered = await service.database.write(enter_by_passkey, *used, agent)
    except NotProvenError as error:
        raise wrong_passkey() from error
    return await switch(service, person, before, *entered)


def wrong_passkey() -> ForbiddenError:
    return ForbiddenError("This server does not know this passkey.", "wrong_passkey")


async def checked_passkey(service: Service, request: requests.PasskeyRequest) -> tuple[str, Challenge, int]:
    """The id of a known passkey, the challenge it has answered, and its new count."""
    challenge = service.passkeys.unseal(WHO, request.ticket)
    identity = request.credential.get("id")
    if not isinstance(identity, str) or not CREDENTIAL_ID.fullmatch(identity):
        raise NotProvenError
    passkey = await service.database.read(find_passkey, identity)
    if passkey is None:
        raise NotProvenError
    proven = service.passkeys.check_who(challenge, request.credential, passkey)
    return identity, challenge, proven.new_sign_count
