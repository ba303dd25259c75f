"""Lessons and rule books. Nothing of a lesson is stored here: the page keeps how far it has come."""

from __future__ import annotations

import asyncio
from typing import Annotated, Any

import orjson
from fastapi import APIRouter, Depends, Query, Response

from boriken.core import registry
from boriken.core.words import ENGLISH, spoken_language
from boriken.server.errors import NotFoundError, RefusedError
from boriken.server.http import requests
from boriken.server.http import study_answers as answers
from boriken.server.http.dependencies import Answer, TheAddress, ThePayer, TheService, can_fail, who_asks
from boriken.server.tables.lobby import checked_setup
from boriken.server.teaching.lessons import answered, serialize_lesson, serialize_summary
from boriken.teaching.lesson import Lesson, LessonError, lesson, lessons_of
from boriken.teaching.rule_book import rule_book

router = APIRouter(prefix="/api", tags=["learning"], dependencies=[Depends(who_asks)])

Language = Annotated[str, Query(max_length=40)]


@router.get("/lessons", response_model=answers.LessonList)
async def list_lessons(language: Language = ENGLISH) -> Response:
    """All lessons, the first of each game before those for its expansions."""
    spoken = spoken_language(language)
    found = [serialize_summary(one, spoken) for game in registry.games() for one in lessons_of(game)]
    return Answer({"lessons": found})


@router.get("/lessons/{game}/{name}", response_model=answers.LessonPicture, responses=can_fail(404))
async def get_lesson(game: str, name: str, language: Language = ENGLISH) -> Response:
    """A lesson: its table and its steps, in words."""
    return Answer(serialize_lesson(lesson_named(game, name), spoken_language(language)))


@router.post("/lessons/{game}/{name}", response_model=answers.LessonMoment, responses=can_fail(404, 409, 422, 429))
async def play_lesson(
    service: TheService, payer: ThePayer, address: TheAddress, game: str, name: str, request: requests.LessonRequest
) -> Response:
    """The board at a step of a lesson, after the answers so far. With an answer to the step: whether it is right.

    After a right answer it is the board at the next step, with every position on the way.
    """
    service.rate_limits.take("address", address)
    service.rate_limits.take("lesson", payer)
    return Answer(await asyncio.to_thread(answered, lesson_named(game, name), request))


@router.get("/games/{game}/rules", response_model=answers.RuleBookPicture, responses=can_fail(404, 422))
async def get_rules(
    game: str,
    language: Language = ENGLISH,
    players: Annotated[int, Query(ge=1, le=9)] = 3,
    options: Annotated[str, Query(max_length=20_000, description="As JSON; those left out are as usual.")] = "{}",
) -> Response:
    """The rule book of a game, for a table with these options."""
    book = rule_book(game) if game in registry.games() else None
    if book is None:
        raise NotFoundError("There is no rule book of this game.", "no_rules")
    setup = checked_setup(game, players, read_options(options))
    return Answer(book.serialize(setup, spoken_language(language)))


def read_options(text: str) -> dict[str, Any]:
    """Options as a page sends them; what is no JSON object is refused."""
    try:
        options = orjson.loads(text)
    except orjson.JSONDecodeError:
        options = None
    if not isinstance(options, dict):
        raise RefusedError("The options are a JSON object.", "setup")
    return options


def lesson_named(game: str, name: str) -> Lesson:
    try:
        return lesson(game, name)
    except LessonError as error:
        raise NotFoundError(str(error), "no_lesson") from error
