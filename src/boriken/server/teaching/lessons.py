"""Lessons as plain data. Their tables are like any others, but exist only while they are shown."""

from __future__ import annotations

from collections.abc import Sequence

from boriken.core.errors import BorikenError, IllegalActionError
from boriken.core.match import Match
from boriken.core.words import spoken_language
from boriken.server.errors import ConflictError, RefusedError
from boriken.server.http.requests import LessonRequest
from boriken.server.tables.serializers import serialize_choices, serialize_state, serialize_table
from boriken.server.tables.table import Json, Table
from boriken.server.tables.unstored import PERSON, unstored_table
from boriken.teaching.lesson import ANY, LEARNER, Lesson, LessonError, Step
from boriken.teaching.playing import Answer, Progress, arrangement, judge, play_answer, reached

MOST_ACTIONS = 1000  # of a step: its positions have numbers of their own


def serialize_summary(lesson: Lesson, language: str) -> Json:
    return {
        "game": lesson.game,
        "name": lesson.name,
        "title": lesson.words(language).say(lesson.name),
        "minutes": lesson.minutes,
        "expansion": lesson.expansion,
        "steps": len(lesson.steps),
    }


def serialize_lesson(lesson: Lesson, language: str) -> Json:
    words = lesson.words(language)
    return {
        **serialize_summary(lesson, language),
        "steps": [serialize_step(step, words.say(step.words)) for step in lesson.steps],
        "table": serialize_table(table_at(reached(lesson, 0, [])), PERSON, ()),
    }


def serialize_step(step: Step, words: str) -> Json:
    return {"words": words, "asks": step.asks, "point": step.point}


def answered(lesson: Lesson, request: LessonRequest) -> Json:
    """The board at the step of a request, or after the answer in it; what the teacher says to it."""
    done = [list(one) for one in request.done]
    try:
        progress = reached(lesson, request.step, done)
    except (LessonError, IllegalActionError) as error:
        raise ConflictError(str(error), "other_lesson") from error
    if request.actions is None and request.counts is None:
        return moment(progress, done, None, "")
    answer = wanted(progress.match, request)
    verdict = judge(lesson.steps[request.step], progress.match, answer)
    if not verdict.right:
        words = lesson.words(spoken_language(request.language)).say(verdict.words)
        return moment(progress, done, False, words)
    done.append(list(answer))
    return moment(reached(lesson, request.step + 1, done), done, True, "")


def wanted(match: Match, request: LessonRequest) -> Answer:
    """The actions of an answer, if they are legal."""
    try:
        answer = match.count_out(request.counts) if request.counts is not None else list(request.actions or ())
        play_answer(match.copy(), answer)
    except IllegalActionError as error:
        raise RefusedError(str(error), error.refusal.code, error.refusal.parameters) from error
    except BorikenError as error:
        raise RefusedError(str(error)) from error
    return answer


def moment(progress: Progress, done: Sequence[Sequence[str]], right: bool | None, words: str) -> Json:
    table = table_at(progress)
    return {
        "step": progress.step,
        "done": done,
        "right": right,
        "words": words,
        **hint(progress, right),
        "frames": frames(progress),
        "choices": serialize_choices(table, LEARNER),
    }


def hint(progress: Progress, right: bool | None) -> Json:
    """After a wrong answer, a right one for the board to mark."""
    answers = progress.lesson.steps[progress.step].answers
    if right is not False or answers[0] == ANY:
        return {"shows": None, "counts": None}
    single = answers[0] if answers[0] in progress.match.choices() else None
    return {"shows": single, "counts": arrangement(progress.match, answers[0])}


def frames(progress: Progress) -> list[Json]:
    """The positions since the last answer as the learner sees them, each with what was told since the one before."""
    found = []
    since = 0
    for number, match in enumerate(progress.shown):
        table = table_at(progress, match, number)
        found.append({**serialize_state(table, LEARNER, since), "actions": table.row.version})
        since = match.told
    return found


def table_at(progress: Progress, match: Match | None = None, number: int | None = None) -> Table:
    """The table of a lesson with one of its positions; without a word, the last."""
    shown = progress.match if match is None else match
    at = len(progress.shown) - 1 if number is None else number
    lesson = progress.lesson
    return unstored_table(f"{lesson.game}.{lesson.name}", shown, LEARNER, progress.step * MOST_ACTIONS + at)
