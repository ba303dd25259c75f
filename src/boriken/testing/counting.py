"""Every game: whatever is asked thing by thing can be answered at once."""

from boriken.core.counting import PASS, Counting, Picking
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
            if one_by_one.moves[-1].text == PASS:
                break
        answers = [move.text for move in one_by_one.moves if move.actor == question["seat"]]
        actions = match.count_out(counted(counting, question, match, one_by_one, answers))
        if isinstance(counting, Picking) and (counting.others or counting.any_order):  # whichever comes first
            actions, answers = sorted(actions), sorted(answers)
        assert actions == answers


def same_run(still: Json, question: Json) -> bool:
    return (still["kind"], still["seat"]) == (question["kind"], question["seat"])


def counted(
    counting: Counting | Picking, question: Json, before: Match, match: Match, answers: list[str]
) -> dict[str, int]:
    numbers = counting.result(before.game, match.game, question["seat"], answers)
    if isinstance(counting, Counting):
        assert next(iter(question["things"])) == question["about"]
        return {thing: numbers.get(thing, 0) for thing in question["things"]}
    picked = {thing: count for thing, count in numbers.items() if count}
    assert all(count <= question["things"][thing] for thing, count in picked.items())
    assert question["least"] <= sum(picked.values()) <= question["most"]
    return picked
