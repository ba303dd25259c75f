"""Every game: whatever is asked thing by thing can be answered at once."""

from collections import Counter

from boriken.core.counting import Counting, Picking
from boriken.core.match import Match
from boriken.core.position import from_position
from boriken.core.randomness import Random
from boriken.core.setup import Setup
from boriken.core.title import Json
from boriken.testing.checking import for_every_setup
from boriken.testing.tables import decisions, random_choice


def counting_in(match: Match) -> tuple[Counting | Picking, Json] | None:
    question = match.question()
    counting = match.title.counting.get(question["kind"]) if question else None
    return (counting, question) if counting and question else None


@for_every_setup
def all_that_is_answered_one_by_one_can_be_answered_at_once(setup: Setup) -> None:
    """By the numbers that came out in the end, asked for or settled by the rules."""
    choice = Random(11)
    for match in decisions(setup):
        open_now = counting_in(match)
        if open_now is None:
            continue
        counting, question = open_now
        one_by_one = from_position(match.position())
        while (still := counting_in(one_by_one)) and same_run(still[1], question):
            one_by_one.play(random_choice(one_by_one, choice))
        answers = [move.text for move in one_by_one.moves if move.actor == question["seat"]]
        assert match.count_out(counted(counting, question, one_by_one, answers)) == answers


def same_run(still: Json, question: Json) -> bool:
    return (still["kind"], still["seat"]) == (question["kind"], question["seat"])


def counted(counting: Counting | Picking, question: Json, match: Match, answers: list[str]) -> dict[str, int]:
    if isinstance(counting, Counting):
        assert next(iter(question["things"])) == question["about"]
        numbers = counting.result(match.game, question["seat"], answers)
        return {thing: numbers.get(thing, 0) for thing in question["things"]}
    picked = Counter(text.removeprefix(f"{counting.verb} ") for text in answers if text != "pass")
    assert question["least"] <= picked.total() <= question["most"]
    return dict(picked)
