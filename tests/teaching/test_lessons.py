"""Lessons: each can be played to its end by every right answer, and has something to say to every wrong one."""

from __future__ import annotations

import pytest

from boriken.core import registry
from boriken.core.counting import answer_run
from boriken.core.match import Match
from boriken.core.words import ENGLISH, LANGUAGES
from boriken.teaching.lesson import ANY, FIRST, LEARNER, Lesson, LessonError, lesson, lessons_of
from boriken.teaching.playing import WITH, Progress, judge, play_answer, reached
from boriken.teaching.words import folder

LESSONS = [one for game in registry.games() for one in lessons_of(game)]
EXPANSIONS = ("new-buildings", "nobles", "buccaneer", "festival", "aristocrats-pirates")
OURS = ("puerto-rico", "san-juan", "anno-1503")
LONGEST = 420  # letters of a step: more is not read

every_lesson = pytest.mark.parametrize("taught", LESSONS, ids=lambda one: f"{one.game} {one.name}")


def right_answers(progress: Progress) -> list[list[str]]:
    step = progress.lesson.steps[progress.step]
    if not step.asks:
        return [[]]
    if step.answers == [ANY]:
        return [whole_answer(progress.match, choice) for choice in progress.match.choices()]
    answers = [answer.split("; ") for answer in step.answers if not answer.startswith(WITH)]
    return [answer for answer in answers if answer[0] in progress.match.choices()]


def whole_answer(match: Match, choice: str) -> list[str]:
    """An answer that begins with this choice; where things are counted, all of it."""
    title, game = match.title, match.game.copy()
    if title.question(game)["kind"] not in title.counting:
        return [choice]
    first = [title.parse(choice)]
    return answer_run(title, game, lambda now, _: first.pop() if first else int(now.legal()[0]))


def whole(taught: Lesson) -> list[Progress]:
    """The lesson at each step, by the first of the right answers."""
    done: list[list[str]] = []
    found = []
    for number in range(len(taught.steps)):
        progress = reached(taught, number, done)
        found.append(progress)
        done.append(right_answers(progress)[0])
    return found


def test_every_game_and_every_expansion_has_a_lesson() -> None:
    for game in OURS:
        names = [one.name for one in lessons_of(game)]
        assert names[0] == FIRST
    expansions = {one.expansion for one in LESSONS} - {""}
    assert expansions == {*EXPANSIONS, "chosen_hands"}


@every_lesson
def test_a_lesson_is_played_to_its_end(taught: Lesson) -> None:
    for progress in whole(taught):
        step = taught.steps[progress.step]
        if step.asks:
            assert progress.match.actor == LEARNER
            assert len(progress.match.choices()) > 1, f"{step.words} leaves no choice"


@every_lesson
def test_every_right_answer_leads_on(taught: Lesson) -> None:
    done: list[list[str]] = []
    for progress in whole(taught)[:-1]:
        for answer in right_answers(progress):
            reached(taught, progress.step + 1, [*done, answer])
        done.append(right_answers(progress)[0])


@every_lesson
def test_a_wrong_answer_that_is_named_is_legal_and_not_right(taught: Lesson) -> None:
    for progress in whole(taught):
        step = taught.steps[progress.step]
        for action in step.wrong.keys() - {"otherwise"}:
            play_answer(progress.match.copy(), [action])
            assert not judge(step, progress.match, [action]).right


@every_lesson
@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_is_said_in_every_language(taught: Lesson, language: str) -> None:
    words = taught.words(language)
    needed = [taught.name, *(step.words for step in taught.steps)]
    needed += [message for step in taught.steps for message in step.wrong.values()]
    for message in needed:
        said = words.say(message)
        assert said
        assert len(said) < LONGEST, f"{message} is long: {len(said)}"
        if language != ENGLISH:
            assert said != taught.words(ENGLISH).say(message)


@pytest.mark.parametrize("game", OURS)
def test_no_words_are_left_over(game: str) -> None:
    lines = (folder(game, "lessons") / "en.ftl").read_text(encoding="utf-8").splitlines()
    written = {line.split(" =")[0] for line in lines if " =" in line and not line.startswith((" ", "#", "coach-"))}
    lessons = lessons_of(game)
    used = {one.name for one in lessons}
    used |= {message for one in lessons for step in one.steps for message in (step.words, *step.wrong.values())}
    assert written == used


def test_a_lesson_goes_on_only_after_right_answers() -> None:
    taught = lesson("puerto-rico", FIRST)
    with pytest.raises(LessonError, match="does not go on"):
        reached(taught, 4, [[], [], [], ["mayor"]])
    with pytest.raises(LessonError, match="no such step"):
        reached(taught, 4, [[]])
    with pytest.raises(LessonError, match="no such lesson"):
        lesson("puerto-rico", "../words")
