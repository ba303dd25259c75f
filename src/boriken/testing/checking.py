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

    >>> import boriken
    >>> check = boriken.testing.CHECKS[0]
    >>> check.run(boriken.new_match("san-juan", players=2, seed=1).setup)
    >>> check.long
    False
    """

    run: Callable[[Setup], None]
    """Checks it at a set-up."""
    long: bool = False
    """Whether it takes long."""

    @property
    def name(self) -> str:
        """The check as a sentence.

        >>> import boriken
        >>> boriken.testing.CHECKS[0].name
        'pieces are conserved after every action'
        """
        return self.run.__name__.replace("_", " ")


CHECKS: list[Check] = []
"""All that is checked; `check.run(setup)` does one of them by itself."""


class CheckError(AssertionError):
    """A game or a bot that somebody brings does not do what it should.

    >>> import boriken
    >>> class Rude(boriken.Bot):
    ...     def choose(self, window):
    ...         return "shout"
    >>> try:
    ...     boriken.testing.check_bot(Rude, games=["san-juan"])
    ... except CheckError as error:
    ...     print(error)
    The bot Rude chose 'shout', which is not legal: 'shout' is no action of San Juan.
    """


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
