"""Options of a game as the command line writes them."""

from collections.abc import Sequence
from pathlib import Path

from boriken.cli.files import read_text
from boriken.core.errors import SetupError, quoted


def read_options(given: Sequence[str] | None, sheet: Path | None = None, **named: str | None) -> dict[str, str]:
    """`NAME=VALUE` each, those that have a name of their own, and all of a sheet from its file; the game itself checks
    names and values."""
    options: dict[str, str] = {}
    own = [f"{name}={value}" for name, value in named.items() if value is not None]
    own += [f"sheet={read_text(sheet)}"] if sheet is not None else []
    for text in [*(given or ()), *own]:
        name, equals, value = text.partition("=")
        if not equals or not name:
            raise SetupError(f"An option is written NAME=VALUE, not {quoted(text)}.")
        if name in options:
            raise SetupError(f"The option {quoted(name)} is given twice.")
        options[name] = value
    return options
