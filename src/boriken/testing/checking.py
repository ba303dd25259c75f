"""The list of checks, and what they say if one fails."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass

from boriken.core.setup import Setup


@dataclass(frozen=True, slots=True)
class Check:
    """Something that holds for every game: `run` raises an AssertionError at a set-up at which it does not.

    One that takes `long` may be left out at some of the set-ups where there are many.
    """

    run: Callable[[Setup], None]
    long: bool = False

    @property
    def name(self) -> str:
        return self.run.__name__.replace("_", " ")


CHECKS: list[Check] = []


class CheckError(AssertionError):
    """A game or a bot that somebody brings does not do what it should."""


def for_every_setup(run: Callable[[Setup], None]) -> Callable[[Setup], None]:
    CHECKS.append(Check(run))
    return run


def for_half_the_setups(run: Callable[[Setup], None]) -> Callable[[Setup], None]:
    CHECKS.append(Check(run, long=True))
    return run


@dataclass
class Raised:
    error: Exception | None = None


@contextmanager
def refused(kind: type[Exception], sentence: str = "") -> Iterator[Raised]:
    """A block that must be refused with an error of a kind, and with a sentence that fits."""
    raised = Raised()
    try:
        yield raised
    except kind as error:
        raised.error = error
    assert raised.error, f"nothing was refused with a {kind.__name__}"
    assert re.search(sentence, str(raised.error)), f"refused with {raised.error}"
