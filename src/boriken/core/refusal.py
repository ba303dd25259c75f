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
