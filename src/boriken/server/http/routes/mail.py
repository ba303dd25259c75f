"""Mail addresses: confirmed by a link in a mail, and removed by one."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Depends, Query, Response

from boriken.server.errors import ForbiddenError
from boriken.server.http import requests
from boriken.server.http.dependencies import TheAddress, TheService, who_asks
from boriken.server.notify.addresses import CONFIRM, UNSUBSCRIBE, confirm, unsealed, unsubscribe

router = APIRouter(prefix="/api", tags=["people"], dependencies=[Depends(who_asks)])


@router.post("/mail/confirm", status_code=204, response_model=None)
async def confirm_mail(service: TheService, address: TheAddress, request: requests.MailTokenRequest) -> Response:
    """Confirm that a mail address is yours, in any browser."""
    service.rate_limits.take("login", address)
    found = unsealed(CONFIRM, service.signer, request.token)
    person = None if found is None else await service.database.write(confirm, found)
    if person is None:
        raise ForbiddenError("This link is no longer valid.", "wrong_link")
    await service.person_changed(person)
    return Response(status_code=204)


@router.post("/mail/unsubscribe", status_code=204, response_model=None)
async def unsubscribe_mail(
    service: TheService, address: TheAddress, token: Annotated[str, Query(max_length=400)]
) -> Response:
    """Remove a mail address, as mail programs do with one click (RFC 8058)."""
    service.rate_limits.take("login", address)
    found = unsealed(UNSUBSCRIBE, service.signer, token)
    person = None if found is None else await service.database.write(unsubscribe, found)
    if person is not None:
        await service.person_changed(person)
    return Response(status_code=204)
