"""Why an action may not be done."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True, slots=True)
class Refusal:
    """A reason as data, for front ends that speak other languages, and as an English sentence."""

    code: str
    parameters: Mapping[str, str | int]
    sentence: str

    def told(self) -> dict[str, Any]:
        """As plain data."""
        return {"code": self.code, "parameters": dict(self.parameters), "sentence": self.sentence}


# What every game has to say now and then, for those that have no words of their own for it
GENERAL = {
    "game_over": "The game is over.",
    "chance_acts": "Chance decides this, not a player.",
    "another_question": "Something else is asked now: {question}.",
    "must_answer": "Nobody may pass now: {question}.",
}


@dataclass(frozen=True, slots=True)
class Reasons:
    """The refusals of a game: a sentence for each code, and for these sentences what each kind of question asks."""

    sentences: Mapping[str, str]
    asked: Mapping[str, str]

    def because(self, code: str, **parameters: str | int) -> Refusal:
        words = {key: self._words(value) for key, value in parameters.items()}
        return Refusal(code, parameters, self.sentences[code].format(**words))

    def _words(self, value: str | int) -> str | int:
        return self.asked.get(value, value.replace("_", " ")) if isinstance(value, str) else value
