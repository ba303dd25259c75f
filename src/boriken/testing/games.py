"""Checking a game."""

from __future__ import annotations

import traceback
from collections.abc import Sequence

from boriken.core import registry
from boriken.core.errors import BorikenError
from boriken.core.setup import Setup, options_text
from boriken.core.title import Title
from boriken.testing.checking import CHECKS, Check, CheckError
from boriken.testing.setups import every_setup, some_setups

MOST_TOLD = 20


def check_game(game: str | type[Title], *, players: Sequence[int] = (), thorough: bool = False) -> None:
    """Check that a game keeps what the contract of games promises, at every player count and with all its options.

    The game is given by its id, or as the class of its title if no package brings it yet. With `thorough`, every mix of
    its options is tried and not only some; `players` are the only player counts to try. Raises CheckError, which names
    all that does not hold, SetupError if there is no such game, and BorikenError where Python leaves assertions out.

    Games end; legal actions are sorted, unique and never run out; what is illegal is refused with a sentence and
    changes nothing; copies are independent; positions and records come back as they were; undo equals replay; pieces
    are conserved; no view tells what its seat cannot know; the same seed gives the same game.

    >>> check_game("chess")
    Traceback (most recent call last):
      ...
    boriken.core.errors.SetupError: There is no game 'chess'; there is puerto-rico, san-juan, anno-1503.
    """
    if not __debug__:
        raise BorikenError("Checks are assertions: run Python without -O.")
    title = known(game)
    setups = every_setup(title.id) if thorough else list(some_setups(title.id))
    failures = [
        failure
        for setup in setups
        if not players or setup.players in players
        for check in CHECKS
        if (failure := failed(check, setup))
    ]
    if failures:
        raise CheckError(f"{title.name} fails in {len(failures)} checks:\n" + "\n".join(failures[:MOST_TOLD]))


def known(game: str | type[Title]) -> Title:
    return registry.title(game) if isinstance(game, str) else registry.bring(game)


def failed(check: Check, setup: Setup) -> str:
    """The sentence that says what fails at a set-up, and where; empty if all is well."""
    try:
        check.run(setup)
    except Exception as error:  # an error of the game itself is a failure like any other
        frame = traceback.extract_tb(error.__traceback__)[-1]
        about = f"{type(error).__name__}: {error}".rstrip(": ")
        return (
            f"- {check.name} ({setup.players} players, {options_text(setup.options) or 'no options'}): "
            f"{frame.line} ({about}, line {frame.lineno} of {frame.filename})"
        )
    return ""
