"""Personal tokens, with which programs come instead of a cookie."""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import APIRouter, Path, Response
from sqlalchemy import Row

from boriken.server.errors import ForbiddenError
from boriken.server.http import answers, requests
from boriken.server.http.dependencies import Answer, FreshProof, ThePerson, TheService, can_fail
from boriken.server.people.tokens import make_token, revoke_token, tokens_of
from boriken.server.tables.serializers import iso
from boriken.server.tables.table import Json

router = APIRouter(prefix="/api", tags=["tokens"])

TokenId = Annotated[str, Path(pattern=r"^[0-9a-f]{64}$")]


@router.get("/tokens", response_model=answers.TokenList, responses=can_fail(401, 403))
async def list_tokens(service: TheService, person: ThePerson) -> Response:
    """Your tokens, the newest first. Nobody can read a token again once it is made."""
    return Answer({"tokens": [serialize_token(row) for row in await service.database.read(tokens_of, person.id)]})


@router.post(
    "/tokens",
    status_code=201,
    response_model=answers.NewToken,
    responses=can_fail(401, 409),
    dependencies=[FreshProof],
)
async def add_token(service: TheService, person: ThePerson, request: requests.TokenRequest) -> Response:
    """A token for a program of yours, to be sent as `Authorization: Bearer TOKEN`. It is shown this once."""
    if person.guest:
        raise ForbiddenError("Tokens are for people with an account or a passkey.", "token_guest")
    token, row = await service.database.write(make_token, person.id, request.name, request.scopes)
    return Answer({"token": token, **serialize_token(row)}, status_code=201)


@router.delete("/tokens/{identity}", status_code=204, response_model=None, responses=can_fail(401, 404, 422))
async def end_token(service: TheService, person: ThePerson, identity: TokenId) -> Response:
    """Revoke a token, and end the streams that are open with it."""
    await service.database.write(revoke_token, person.id, identity)
    await service.person_changed(person.id, logged_out=True)
    return Response(status_code=204)


def serialize_token(row: Row[Any]) -> Json:
    return {
        "id": row.id,
        "name": row.name,
        "scopes": row.scopes.split(),
        "created": iso(row.created),
        "used": iso(row.used),
    }
