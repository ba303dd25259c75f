"""Checks of what a match is given besides its set-up: seed, names, date."""

import re
import secrets
from datetime import date as calendar_date

from boriken.core.errors import SetupError, quoted

SEED_LIMIT = 2**62


def checked_seed(seed: object) -> int:
    """The seed asked for, or one that nobody knows."""
    if seed is None:
        return secrets.randbelow(SEED_LIMIT)
    if not isinstance(seed, int) or isinstance(seed, bool) or not 0 <= seed < SEED_LIMIT:
        raise SetupError(f"A seed is a whole number from 0 to {SEED_LIMIT - 1}, not {quoted(seed)}.")
    return seed


def checked_names(names: object, players: int) -> list[str]:
    """A name for every seat, or none at all."""
    if not isinstance(names, list | tuple) or not all(is_name(name) for name in names):
        raise SetupError("Names are a list of texts.")
    if names and len(names) != players:
        raise SetupError(f"{players} players need {players} names, not {len(names)}.")
    return list(names)


def is_name(name: object) -> bool:
    """A text that can be written to a file: half of a character cannot."""
    return isinstance(name, str) and not re.search(r"[\ud800-\udfff]", name)


def checked_date(date: object) -> str | None:
    if date is None or (isinstance(date, str) and is_day(date)):
        return date
    raise SetupError(f"A date is written like 2026-01-31, not {quoted(date)}.")


def is_day(text: str) -> bool:
    try:
        return calendar_date.fromisoformat(text).isoformat() == text
    except ValueError:
        return False
