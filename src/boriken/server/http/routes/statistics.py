"""Statistics of the games that ended here."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Depends, Query, Response

from boriken.core.words import ENGLISH, spoken_language
from boriken.server.http import study_answers as answers
from boriken.server.http.dependencies import Answer, TheService, can_fail, who_asks
from boriken.server.http.routes.history import ID
from boriken.server.statistics.stories import Wanted, summed

router = APIRouter(prefix="/api", tags=["history"], dependencies=[Depends(who_asks)])

LONGEST_MIX = 300


@router.get("/statistics", response_model=answers.GameStatistics, responses=can_fail(404, 422))
async def get_statistics(
    service: TheService,
    game: Annotated[str, Query(max_length=40, examples=["puerto-rico"])],
    players: Annotated[int, Query(ge=1, le=9, examples=[4])],
    mix: Annotated[
        str | None, Query(max_length=LONGEST_MIX, description="Edition and expansions; by default the most frequent.")
    ] = None,
    person: Annotated[str | None, Query(pattern=ID, description="Only this person's seats.")] = None,
    bots: Annotated[bool, Query(description="The games of bots that come with the server.")] = False,
    language: str = ENGLISH,
) -> Response:
    """Openings, buildings, seats, lengths and ends of the latest games, and how they fared."""
    wanted = Wanted(game, players, mix, person, bots)
    return Answer(await service.database.read(summed, wanted, spoken_language(language)))
