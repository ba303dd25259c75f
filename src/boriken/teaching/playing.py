"""A lesson being played. It follows from the step reached and the answers so far, and from nothing else."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from boriken.core.counting import PASS, answer_run
from boriken.core.dealer import SeededDealer
from boriken.core.errors import BorikenError
from boriken.core.game import CHANCE
from boriken.core.match import Match
from boriken.teaching.lesson import ANY, LEARNER, OTHERWISE, Lesson, LessonError, Step

MOST_FORCED = 100
WITH = "with "
"""Begins an answer that counts: whatever else is counted, so many of a thing (`with guild_hall 1`)."""
AND_SO_ON = "*"
"""In the place of actions: the others decline, and count as many as they can of what comes first."""
Answer = Sequence[str]


@dataclass(frozen=True, slots=True)
class Verdict:
    """The teacher's word about an answer: whether it is right, and if not, the message with the reason."""

    right: bool
    words: str = ""


@dataclass(slots=True)
class Progress:
    """A lesson at the beginning of a step: the match, and its positions since the last answer."""

    lesson: Lesson
    step: int
    match: Match
    shown: list[Match] = field(default_factory=list)


def reached(lesson: Lesson, step: int, done: Sequence[Answer]) -> Progress:
    """The lesson at a step after these answers, one for each step before it; a LessonError if that cannot be."""
    if not 0 <= step < len(lesson.steps) or len(done) != step:
        raise LessonError("The lesson has no such step.")
    match = opened(lesson, lesson.steps[0])
    shown: list[Match] = []
    for number in range(step):
        now = lesson.steps[number]
        shown = []
        if now.asks:
            if not judge(now, match, done[number]).right:
                raise LessonError("The lesson does not go on after such an answer.")
            play_answer(match, done[number])
            shown = [match.copy()]
        for action in now.then:
            if action == AND_SO_ON:
                let_others_finish(match)
            else:
                play_on(match, action)
            shown.append(match.copy())
        play_forced(match)
        if lesson.steps[number + 1].position is not None:
            match, shown = opened(lesson, lesson.steps[number + 1]), []
    return Progress(lesson, step, match, [*shown, match])


def judge(step: Step, match: Match, answer: Answer) -> Verdict:
    """Whether an answer is right, and what to say if it is not."""
    if step.answers == [ANY] or any(is_right(right, match, answer) for right in step.answers):
        return Verdict(right=True)
    words = step.wrong.get(answer[0] if answer else "") or step.wrong.get(OTHERWISE, step.words)
    return Verdict(right=False, words=words)


def is_right(right: str, match: Match, answer: Answer) -> bool:
    """Whether an answer is this right one: the same actions, whatever is forced after them, or so many of a thing."""
    if right.startswith(WITH):
        thing, count = right.removeprefix(WITH).rsplit(" ", 1)
        found = arrangement(match, "; ".join(answer))
        return found is not None and found.get(thing, 0) >= int(count)
    wanted = right.split("; ")
    return list(answer[: len(wanted)]) == wanted


def arrangement(match: Match, right: str) -> dict[str, int] | None:
    """The right answer to a question that counts, as how many of each thing; None if nothing is counted."""
    title, game = match.title, match.game.copy()
    question = title.question(game)
    counting = title.counting.get(question["kind"])
    if counting is None:
        return None
    wanted = [title.parse(action) for action in reversed(right.split("; "))]
    actions = answer_run(title, game, lambda now, _: wanted.pop() if wanted else int(now.legal()[0]))
    numbers = counting.result(match.game, game, question["seat"], actions)
    return {thing: numbers.get(thing, 0) for thing in question["things"]}


def opened(lesson: Lesson, step: Step) -> Match:
    """The table at the beginning of the game, or at the position of a step."""
    match = Match(lesson.setup, SeededDealer(lesson.seed), start=step.position)
    play_forced(match)
    return match


def play_answer(match: Match, answer: Answer) -> None:
    """Play the answer of the learner; an error if it is not legal."""
    for action in answer:
        if match.actor != LEARNER:
            raise LessonError("It is not the learner's turn.")
        match.replay(action)


def play_on(match: Match, action: str) -> None:
    """Play what the lesson tells next, and before it what is forced or left to chance."""
    for _ in range(MOST_FORCED):
        if match.title.parse(action) in match.game.legal():
            match.replay(action)
            return
        one_forced(match, action)


def let_others_finish(match: Match) -> None:
    """Let the others answer until the learner decides, or something is asked that cannot be declined."""
    while match.actor not in (LEARNER, None):
        choices = match.choices()
        if match.game.actor == CHANCE:
            one_forced(match, "")
        elif PASS in choices or len(choices) == 1:
            match.replay(PASS if PASS in choices else choices[0])
        elif match.title.question(match.game)["kind"] in match.title.counting:
            match.replay(choices[-1])
        else:
            return


def one_forced(match: Match, instead_of: str) -> None:
    forced = match.forced()
    if match.game.actor == CHANCE:
        match.replay(match.title.notation[int(match.dealer.at(match.dealer.dealt).deal(match.game))])
    elif forced is not None:
        match.replay(forced)
    else:
        raise BorikenError(f"The lesson wants {instead_of}, which is not legal: {', '.join(match.choices())}.")


def play_forced(match: Match) -> None:
    """Let chance act and play what everybody can see is forced, as at any table."""
    while match.game.actor == CHANCE or match.forced() is not None:
        one_forced(match, "")
