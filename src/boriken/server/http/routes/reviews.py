"""Reviews of finished games."""

from __future__ import annotations

from fastapi import APIRouter, Response

from boriken.bots.reasons import Reason
from boriken.core.title import Json
from boriken.core.words import ENGLISH, Words, spoken_language
from boriken.server.errors import NotFoundError
from boriken.server.http import study_answers as answers
from boriken.server.http.dependencies import Answer, MaybePerson, TheAddress, ThePerson, TheService, can_fail
from boriken.server.http.routes.tables import Invitation
from boriken.server.reviews.rows import Progress
from boriken.server.tables.access import Visitor
from boriken.server.tables.table import Table

router = APIRouter(prefix="/api", tags=["reviews"])


@router.post(
    "/tables/{identity}/review",
    status_code=202,
    response_model=answers.ReviewProgress,
    responses=can_fail(401, 403, 404, 409, 429),
)
async def ask_for_review(
    service: TheService, person: ThePerson, address: TheAddress, identity: str, invitation: Invitation = None
) -> Response:
    """Have a finished game reviewed. It is made once, in the background, and kept."""
    visitor = Visitor(person, invitation)
    await service.analyst.check_brought(identity, visitor)
    if await service.reviewer.progress(identity, visitor) is None:
        for payer in (person.id, address):
            service.rate_limits.take("review", payer)
    await service.reviewer.ask(identity, visitor)
    return Answer(shown(await service.reviewer.progress(identity, visitor), None), status_code=202)


@router.get("/tables/{identity}/review", response_model=answers.ReviewProgress, responses=can_fail(404, 409))
async def get_review(
    service: TheService,
    person: MaybePerson,
    identity: str,
    language: str = ENGLISH,
    invitation: Invitation = None,
) -> Response:
    """The review of a finished game, or how far it is. The reasons in it are sentences in a language."""
    visitor = Visitor(person, invitation)
    progress = await service.reviewer.progress(identity, visitor)
    if progress is not None and progress.document is not None:
        await service.analyst.check_brought(identity, visitor)
    words = await service.tables.read(identity, visitor, words_of, spoken_language(language))
    return Answer(shown(progress, words))


def words_of(table: Table, language: str) -> Words:
    return table.match.title.words(language, table.match.setup.options)


def shown(progress: Progress | None, words: Words | None) -> Json:
    if progress is None:
        raise NotFoundError("Nobody has asked for a review of this game.", "no_review")
    if progress.trouble:
        status = "failed"
    else:
        status = "working" if progress.document is None else "done"
    made = progress.parts if status == "done" else progress.made
    review = None if progress.document is None or words is None else in_words(progress.document, words)
    return {"status": status, "made": made, "parts": progress.parts, "review": review}


def in_words(document: Json, words: Words) -> Json:
    """A review with its reasons as sentences."""
    decisions = [
        {**made, "reason": None if made["reason"] is None else Reason(**made["reason"]).sentence(words, made=True)}
        for made in document["decisions"]
    ]
    return {**document, "decisions": decisions}
