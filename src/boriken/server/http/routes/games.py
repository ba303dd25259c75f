"""The games, as they describe themselves."""

from __future__ import annotations

from fastapi import APIRouter, Depends, Response

from boriken.bots.levels import LEVELS
from boriken.core import registry
from boriken.server.http import answers
from boriken.server.http.dependencies import Answer, who_asks
from boriken.server.tables.play import MOST_ACTIONS

router = APIRouter(prefix="/api", tags=["games"], dependencies=[Depends(who_asks)])


@router.get("/games", response_model=answers.Games)
async def list_games() -> Response:
    """Every game with its player counts and options, and the levels of the bots."""
    titles = [registry.title(name) for name in registry.games()]
    return Answer(
        {
            "games": [
                {
                    "id": title.id,
                    "name": title.name,
                    "player_counts": list(title.player_counts),
                    "options": [option.schema() for option in title.options],
                }
                for title in titles
            ],
            "most_actions": MOST_ACTIONS,
            "levels": [{"id": level.id, "about": level.about} for level in LEVELS.values()],
        }
    )
