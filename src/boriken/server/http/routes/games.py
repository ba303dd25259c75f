"""The games, as they describe themselves."""

from __future__ import annotations

from functools import cache

from fastapi import APIRouter, Depends, Response

from boriken.bots.levels import LEVELS
from boriken.core import registry
from boriken.core.words import ENGLISH, LANGUAGES, source, spoken_language
from boriken.server.errors import NotFoundError
from boriken.server.http import answers
from boriken.server.http.dependencies import Answer, can_fail, who_asks
from boriken.server.tables.play import MOST_ACTIONS
from boriken.teaching.lesson import lessons_of

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
                    "about": about(title.id),
                    "player_counts": list(title.player_counts),
                    "minutes": title.minutes,
                    "weight": title.weight,
                    "options": [option.schema() for option in title.options],
                    "lesson": next((lesson.minutes for lesson in lessons_of(title.id)), None),
                }
                for title in titles
            ],
            "most_actions": MOST_ACTIONS,
            "levels": [{"id": level.id, "about": level.about} for level in LEVELS.values()],
        }
    )


@cache
def about(game: str) -> dict[str, str]:
    """Sentences about a game, by language."""
    title = registry.title(game)
    return {language: title.about(language) for language in LANGUAGES}


@router.get("/games/{game}/words", response_model=answers.GameWords, responses=can_fail(404))
async def get_words(game: str, language: str = ENGLISH) -> Response:
    """The message file of a game, in English if it does not speak the language; empty if it has no words."""
    if game not in registry.games():
        raise NotFoundError("There is no such game.")
    return Answer(message_file(game, spoken_language(language)))


@cache
def message_file(game: str, language: str) -> dict[str, str]:
    title = registry.title(game)
    spoken = language if title.speaks(language) else ENGLISH
    return {"language": spoken, "messages": source(title.words_file(spoken)) if title.speaks(spoken) else ""}
