"""The games, as they describe themselves."""

from __future__ import annotations

from fastapi import APIRouter, Response

from boriken.bots.levels import LEVELS
from boriken.core import registry
from boriken.server.http import answers
from boriken.server.http.dependencies import Answer

router = APIRouter(prefix="/api", tags=["games"])


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
            "levels": [{"id": level.id, "about": level.about} for level in LEVELS.values()],
        }
    )
