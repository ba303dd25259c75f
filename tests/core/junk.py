"""Junk that no sane caller hands in, and the errors it gets."""

import re
from collections.abc import Callable
from typing import Any

from boriken import BorikenError, Match

# Python itself cannot write these down
TOO_LARGE = 10**5000
ENDLESS: list[object] = []
for _ in range(10_000):
    ENDLESS = [ENDLESS]


def attempt(read: Callable[[Any], Match], given: object, expected: type[BorikenError]) -> Match | None:
    """The match that was read, or None if it was refused, which must be done with this error and one sentence."""
    try:
        return read(given)
    except expected as error:
        if not re.fullmatch(r"[A-Z][^\n]*\.", str(error)):
            raise AssertionError(f"No sentence: {error}") from error
        return None
