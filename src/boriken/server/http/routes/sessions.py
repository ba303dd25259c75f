"""Sessions: where a person is logged in, how that ends, and proof of who they are."""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import APIRouter, Path, Response
from sqlalchemy import Row

from boriken.server.http import answers, requests
from boriken.server.http.dependencies import Answer, TheAddress, ThePerson, TheService, Token, can_fail
from boriken.server.http.routes.accounts import checked_password, wrong_password
from boriken.server.http.routes.passkeys import checked_passkey, wrong_passkey
from boriken.server.people.accounts import log_out_elsewhere
from boriken.server.people.passkeys import NotProvenError, prove_by_passkey
from boriken.server.people.sessions import close_one_session, digest, note_proof, sessions_of
from boriken.server.tables.serializers import iso
from boriken.server.tables.table import Json

router = APIRouter(prefix="/api", tags=["sessions"])

SessionId = Annotated[str, Path(pattern=r"^[0-9a-f]{64}$")]


@router.get("/sessions", response_model=answers.SessionList, responses=can_fail(401))
async def list_sessions(service: TheService, person: ThePerson, token: Token) -> Response:
    """The browsers in which you are logged in, the one used last first."""
    found = await service.database.read(sessions_of, person.id)
    return Answer({"sessions": [serialize_session(session, token) for session in found]})


def serialize_session(session: Row[Any], token: str | None) -> Json:
    return {
        "id": session.id,
        "how": session.how,
        "agent": session.agent or "",
        "created": iso(session.created),
        "seen": iso(session.seen),
        "current": token is not None and session.id == digest(token),
    }


@router.delete("/sessions", status_code=204, response_model=None, responses=can_fail(401))
async def log_out_everywhere(service: TheService, person: ThePerson, token: Token) -> Response:
    """Log out in all other browsers, and end all personal links."""
    assert token is not None
    await service.database.write(log_out_elsewhere, person.id, token)
    await service.person_changed(person.id, logged_out=True)
    return Response(status_code=204)


@router.delete("/sessions/{identity}", status_code=204, response_model=None, responses=can_fail(401, 403, 404, 422))
async def end_session(service: TheService, person: ThePerson, token: Token, identity: SessionId) -> Response:
    """Log out in one browser."""
    assert token is not None
    await service.database.write(close_one_session, person.id, token, identity)
    await service.person_changed(person.id, logged_out=True)
    return Response(status_code=204)


@router.post("/session/proof", status_code=204, response_model=None, responses=can_fail(401))
async def prove_by_password(
    service: TheService, person: ThePerson, token: Token, address: TheAddress, request: requests.ProofRequest
) -> Response:
    """Prove by your password who you are, before you add a way to log in."""
    assert token is not None
    if person.login is None:
        raise wrong_password()
    await checked_password(service, address, person.login, request.password)
    await service.database.write(note_proof, token)
    return Response(status_code=204)


@router.post("/session/proof/passkey", status_code=204, response_model=None, responses=can_fail(401))
async def prove_with_passkey(
    service: TheService, person: ThePerson, token: Token, address: TheAddress, request: requests.PasskeyRequest
) -> Response:
    """Prove by a passkey who you are; the options are those for logging in."""
    assert token is not None
    service.rate_limits.take("login", address)
    try:
        identity, challenge, count = await checked_passkey(service, request)
        await service.database.write(prove_by_passkey, person.id, identity, challenge, count, token)
    except NotProvenError as error:
        raise wrong_passkey() from error
    return Response(status_code=204)
