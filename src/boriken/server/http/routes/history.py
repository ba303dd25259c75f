"""Profiles, ratings and finished tables."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Depends, Path, Query, Response

from boriken.core import registry
from boriken.server.errors import RefusedError
from boriken.server.http import answers
from boriken.server.http.dependencies import Answer, ThePerson, TheService, can_fail, who_asks
from boriken.server.people.profiles import leaders, profile
from boriken.server.tables.history import history

router = APIRouter(prefix="/api", tags=["history"], dependencies=[Depends(who_asks)])

ID = r"^[a-z0-9]{1,16}$"


@router.get("/people/{identity}", response_model=answers.Profile, responses=can_fail(404, 422))
async def get_person(service: TheService, identity: Annotated[str, Path(pattern=ID)]) -> Response:
    """The name, statistics and ratings of a person."""
    return Answer(await service.database.read(profile, identity))


@router.get("/ratings", response_model=answers.Leaders, responses=can_fail(422))
async def list_ratings(
    service: TheService,
    game: Annotated[str, Query(max_length=40, examples=["puerto-rico"])],
    players: Annotated[int, Query(ge=1, le=9, examples=[4])],
) -> Response:
    """The best people and bots in a game with this number of players."""
    if game not in registry.games() or players not in registry.title(game).player_counts:
        raise RefusedError("There is no such game with this number of players.", "setup")
    return Answer({"ratings": await service.database.read(leaders, game, players)})


@router.get("/me/history", response_model=answers.History, responses=can_fail(401, 404, 422))
async def list_past_tables(
    service: TheService,
    person: ThePerson,
    before: Annotated[str | None, Query(pattern=ID, description="The last table of the page before.")] = None,
) -> Response:
    """Your finished tables and the records you opened, the latest first."""
    return Answer(await service.database.read(history, person, before, service.presence.at))
