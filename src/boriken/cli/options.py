"""Options of a game as the command line writes them."""

from collections.abc import Sequence

from boriken.core.errors import SetupError, quoted


def read_options(given: Sequence[str] | None, edition: str | None) -> dict[str, str]:
    """`NAME=VALUE` each; the game itself checks names and values."""
    options: dict[str, str] = {}
    for text in [*(given or ()), *([f"edition={edition}"] if edition is not None else [])]:
        name, equals, value = text.partition("=")
        if not equals or not name:
            raise SetupError(f"An option is written NAME=VALUE, not {quoted(text)}.")
        if name in options:
            raise SetupError(f"The option {quoted(name)} is given twice.")
        options[name] = value
    return options
