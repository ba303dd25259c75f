"""The language to speak in the terminal."""

import os

from boriken.core.errors import SetupError, quoted
from boriken.core.words import LANGUAGES, spoken_language

LOCALE = ("LC_ALL", "LC_MESSAGES", "LANG")


def language_wanted(given: str | None) -> str:
    """As told, else that of the system's locale if we speak it, else English."""
    if given is None:
        return spoken_language(*(os.environ.get(name) for name in LOCALE))
    if given not in LANGUAGES:
        raise SetupError(f"There is no language {quoted(given)}; there is {', '.join(LANGUAGES)}.")
    return given
