"""Every game of the house: whatever is counted thing by thing can be counted out at once."""

from boriken import Match
from boriken.core.counting import Counting
from boriken.core.randomness import Random
from boriken.core.setup import Setup
from boriken.core.title import Json
from tests.conformance.tables import decisions, for_every_setup, random_choice


def counting_in(match: Match) -> tuple[Counting, Json] | None:
    question = match.question()
    counting = match.title.counting.get(question["kind"]) if question else None
    return (counting, question) if counting and question else None


@for_every_setup
def test_all_that_is_answered_one_by_one_can_be_answered_at_once(setup: Setup) -> None:
    """By the numbers that came out in the end, asked for or settled by the rules."""
    choice = Random(11)
    for match in decisions(setup):
        open_now = counting_in(match)
        if open_now is None:
            continue
        counting, question = open_now
        assert next(iter(question["things"])) == question["about"]
        seat, one_by_one = question["seat"], match.at(len(match.moves))
        while (still := counting_in(one_by_one)) and still[1]["seat"] == seat:
            one_by_one.play(random_choice(one_by_one, choice))
        numbers = counting.numbers(one_by_one.game, seat)
        counts = {thing: numbers.get(thing, 0) for thing in question["things"]}
        answers = [move.text for move in one_by_one.moves[len(match.moves) :] if move.actor == seat]
        assert match.count_out(counts) == answers
