"""Why an action may not be done."""

from collections.abc import Mapping
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Refusal:
    """A reason as data, for front ends that speak other languages, and as an English sentence."""

    code: str
    parameters: Mapping[str, str | int]
    sentence: str
