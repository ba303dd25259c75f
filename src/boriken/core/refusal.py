"""Why an action may not be done."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from typing import Any

from boriken.core.words import ENGLISH, HOUSE, game_words


@dataclass(frozen=True, slots=True)
class Refusal:
    """A reason as data, for front ends that speak other languages, and as an English sentence.

    >>> import boriken
    >>> match = boriken.new_match("puerto-rico", players=3, seed=7, first_governor=0)
    >>> try:
    ...     match.play("settle quarry")
    ... except boriken.IllegalActionError as error:
    ...     error.refusal.code, error.refusal.parameters, error.refusal.sentence
    ('another_question', {'question': 'role'}, 'Something else is asked now: which role to take.')
    """

    code: str
    """The kind of reason."""
    parameters: Mapping[str, str | int]
    """The things it is about."""
    sentence: str
    """The reason in English."""

    def document(self) -> dict[str, Any]:
        """As plain data."""
        return {"code": self.code, "parameters": dict(self.parameters), "sentence": self.sentence}


@dataclass(frozen=True, slots=True)
class Spoken:
    """The refusals of a game, whose sentences are in its folder of words: `refusals-` and the code.

    Those that every game has are among the shared words, so that a game without words has them too.
    """

    words: Path = HOUSE
    edition: str = ""
    """The edition in whose words the sentences are, of a game that has several."""

    def because(self, code: str, **parameters: str | int) -> Refusal:
        return Refusal(code, parameters, sentence(self.words, self.edition, code, tuple(parameters.items())))


@lru_cache(maxsize=4096)  # a position refuses many actions, most of them as the one before it did
def sentence(words: Path, edition: str, code: str, parameters: tuple[tuple[str, str | int], ...]) -> str:
    constants = {"edition": edition} if edition else {}
    return game_words(words, ENGLISH, **constants).say(f"refusals-{code}", **dict(parameters))
