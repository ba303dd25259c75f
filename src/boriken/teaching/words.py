"""The words of lessons and rule books: message files beside the words of a game, which may use those."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from pathlib import Path

from boriken.core import registry
from boriken.core.setup import OptionValue
from boriken.core.words import ENGLISH, HOUSE, SHARED, Words, source


def folder(game: str, part: str) -> Path:
    """The folder of a game's lessons or of its rule book."""
    return registry.title(game).words_folder.parent / part


def taught_words(game: str, part: str, language: str, options: Mapping[str, OptionValue]) -> Words:
    """The words of a part in a language, or in English if the game does not speak that."""
    title = registry.title(game)
    spoken = language if title.speaks(language) else ENGLISH
    constants = {name: str(value) for name, value in title.words(spoken, options).constants.items()}
    return read_words(game, part, spoken, **constants)


@cache
def read_words(game: str, part: str, language: str, **constants: str) -> Words:
    own = [registry.title(game).words_file(language), folder(game, part) / f"{language}.ftl"]
    files = [HOUSE / language / f"{SHARED}.ftl", *own]
    return Words(language, [source(file) for file in files if file.exists()], constants)
