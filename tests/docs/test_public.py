"""Everything public has an example that runs, and says what it raises."""

from __future__ import annotations

import doctest
import inspect
import re
import sys
from typing import Any

import pytest

import boriken
from boriken import BorikenError, SetupError
from boriken.core.given import checked_seed
from tests.docs import public
from tests.docs.public import Member, attributes, everything
from tests.docs.raising import errors_of

RAISES = re.compile(r"\bRaises\s(.*)", re.DOTALL)
NAME = re.compile(r"\b[A-Z]\w*Error\b")


@pytest.mark.parametrize("member", everything(), ids=lambda member: member.path)
def test_everything_public_has_an_example_that_runs(member: Member) -> None:
    trouble = trouble_with_example(member)
    assert not trouble, trouble


def trouble_with_example(member: Member) -> str:
    thing: Any = member.called or member.thing
    names = dict(vars(sys.modules[thing.__module__]))
    session = doctest.DocTestParser().get_doctest(member.text, names, member.path, None, 0)
    if not session.examples:
        return f"{member.path} has no example"
    told: list[str] = []
    doctest.DocTestRunner(verbose=False).run(session, out=told.append)
    return "".join(told)


def test_everything_public_says_what_it_raises() -> None:
    assert {member.path: untold for member in everything() if (untold := errors_untold(member))} == {}


def errors_untold(member: Member) -> list[str]:
    """The errors with which something refuses what it is handed, and which it does not name after `Raises`."""
    made = member.thing if isinstance(member.thing, type) else None
    function = vars(made).get("__init__") if made else member.called
    if not inspect.isfunction(function):
        return []
    told = errors_told(member.text + "\n\n" + (inspect.getdoc(function) or ""))
    raised = errors_of(function, made or member.owner)
    return sorted(error.__name__ for error in raised if not told & {base.__name__ for base in own_bases(error)})


def own_bases(error: type[BorikenError]) -> list[type]:
    return [base for base in error.__mro__ if issubclass(base, BorikenError)]


def errors_told(text: str) -> set[str]:
    return {name for told in RAISES.findall(text) for name in NAME.findall(told.split("\n\n")[0])}


def test_the_errors_that_are_named_exist() -> None:
    told = {name for member in everything() for name in errors_told(member.text)}
    assert told <= {"OSError", "FileExistsError", "CheckError", *boriken.__all__}


def test_every_public_attribute_has_a_text() -> None:
    assert [attribute.path for attribute in attributes() if not attribute.text] == []


# The rule itself


def test_public_is_what_is_named_its_members_and_what_they_hand_out() -> None:
    paths = {member.path for member in everything()}
    assert {"boriken.Match.walk", "boriken.Match.over", "boriken.Window.determinize", "boriken.svg"} <= paths
    assert {"boriken.env.LearnerEnv.step", "boriken.testing.check_game", "boriken.arena.run"} <= paths
    assert {"boriken.core.listing.GameInfo", "boriken.bots.reasons.Reason", "boriken.core.refusal.Refusal"} <= paths
    assert "boriken.Match.names" in {attribute.path for attribute in attributes()}
    assert {each.path.split(".")[1] for each in public.named()} >= set(boriken.__all__) - {"games"}


class Fitting:
    """A class whose members have faults."""

    def silent(self, seed: int) -> int:
        """Refuses a seed, and says nothing about it."""
        return self._checked(seed)

    def honest(self, seed: int) -> int:
        """Refuses a seed. Raises SetupError for one that is none.

        >>> 1 + 1
        3
        """
        again = seed
        return self._checked(again)

    def lenient(self, seed: int) -> int:
        """Takes every seed."""
        try:
            return self._checked(seed)
        except BorikenError:
            return 0

    def _checked(self, seed: int) -> int:
        return checked_seed(seed)


def test_a_member_without_an_example_or_with_a_wrong_one_is_found() -> None:
    assert trouble_with_example(Member("silent", Fitting.silent)) == "silent has no example"
    assert "Expected:\n    3" in trouble_with_example(Member("honest", Fitting.honest))


def test_a_refusal_that_is_not_told_is_found() -> None:
    assert errors_untold(Member("silent", Fitting.silent, Fitting)) == ["SetupError"]
    assert errors_untold(Member("honest", Fitting.honest, Fitting)) == []
    assert errors_untold(Member("lenient", Fitting.lenient, Fitting)) == []
    assert errors_of(Fitting.honest, Fitting) == {SetupError}
