"""Every game: what is not allowed is refused with a sentence, and then nothing has happened."""

import json
import re
from collections.abc import Iterator

from boriken.core.dealer import SeededDealer
from boriken.core.errors import BorikenError, IllegalActionError, NotationError
from boriken.core.game import CHANCE
from boriken.core.match import Match
from boriken.core.setup import Setup
from boriken.testing.anatomy import anatomy
from boriken.testing.checking import for_every_setup, refused
from boriken.testing.tables import SEED, decisions, finished, sampled

NO_ACTIONS: tuple[object, ...] = ("", "no such action", None, 7, "pass\0", "PASS")
SENTENCE = re.compile(r"[A-Z].*[.!]")


def everything(match: Match) -> tuple[object, ...]:
    """All that a front end could notice, and the position to its last number."""
    return match.position(), match.record(), what_happened(match)


def what_happened(match: Match) -> tuple[object, ...]:
    """The same but for the dealer, who deals nothing twice that was shown in vain."""
    return match.position()["state"], match.moves, match.log(None), anatomy(match.game)


def illegal_actions(match: Match) -> Iterator[str]:
    legal = set(match.choices())
    return (text for text in match.title.notation if text not in legal)


def assert_refused(match: Match, text: str) -> None:
    with refused(IllegalActionError) as raised:
        match.play(text)
    error = raised.error
    assert isinstance(error, IllegalActionError)
    assert SENTENCE.fullmatch(str(error)), f"{text!r} is refused with {error}"
    assert match.why_not(text) == str(error)
    refusal = error.refusal
    assert re.fullmatch(r"[a-z]+(_[a-z]+)*", refusal.code)
    assert json.loads(json.dumps(dict(refusal.parameters))) == refusal.parameters


@for_every_setup
def an_illegal_action_is_refused_and_changes_nothing(setup: Setup) -> None:
    for number, match in enumerate(decisions(setup)):
        if sampled(setup, number, 20) or match.over:
            before = everything(match)
            for text in list(illegal_actions(match))[number // 20 % 7 :: 7]:
                assert_refused(match, text)
            assert everything(match) == before


@for_every_setup
def a_legal_action_is_not_refused(setup: Setup) -> None:
    for match in decisions(setup):
        assert all(match.why_not(text) is None for text in match.choices())


@for_every_setup
def what_a_question_calls_to_mind_is_allowed_or_explained(setup: Setup) -> None:
    kinds = set()
    for number, match in enumerate(decisions(setup)):
        choices, refusals = match.choices(), match.refusals()
        if match.over:
            assert refusals == {}
            break
        question = match.question()
        assert question
        if sampled(setup, number, 10) or question["kind"] not in kinds:
            kinds.add(question["kind"])
            called_to_mind = [match.title.notation[action] for action in match.title.answers(match.game)]
            assert set(choices) <= set(called_to_mind)
            assert called_to_mind == [text for text in match.title.notation if text in {*choices, *refusals}]
            assert {text: match.why_not(text) for text in refusals} == {
                text: refusal["sentence"] for text, refusal in refusals.items()
            }
            assert json.loads(json.dumps(refusals)) == refusals
            assert all(set(refusal) == {"code", "parameters", "sentence"} for refusal in refusals.values())


@for_every_setup
def nobody_decides_for_chance(setup: Setup) -> None:
    match = finished(setup)
    by_chance = [count for count, move in enumerate(match.moves) if move.actor == CHANCE]
    assert by_chance
    for count in by_chance[::20]:
        earlier = match.at(count)
        before = everything(earlier)
        assert earlier.refusals() == {}
        for text in earlier.choices():
            with refused(IllegalActionError):
                earlier.play(text)
        assert everything(earlier) == before


@for_every_setup
def of_several_actions_all_or_none_are_done(setup: Setup) -> None:
    for number, match in enumerate(decisions(setup)):
        if sampled(setup, number, 50) and not match.over:
            before = what_happened(match)
            for impossible in ("no such action", match.title.notation[-1]):
                for text in match.choices():
                    with refused(BorikenError):
                        match.play(text, impossible)
            assert what_happened(match) == before


@for_every_setup
def a_text_that_names_no_action_is_refused(setup: Setup) -> None:
    match = Match(setup, SeededDealer(SEED))
    match.deal()
    before = everything(match)
    for text in NO_ACTIONS:
        with refused(NotationError, r"^.* is no action of .*\.$"):
            match.play(text)  # type: ignore[arg-type]
        assert everything(match) == before
