"""Descriptions of the plain data that leaves the program, for what every game tells alike.

Each game describes the rest in its `border` folder: `View`, `Facts`, and by name what a question (`Questions`), an
event of the log (`Events`) and a refusal (`Refusals`) are about. `python -m tools.border` writes the types of the
browser table and the reference pages from them, and the tests hold everything that is sent against them.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Annotated, Final, Literal, NewType, NotRequired, TypeAlias, TypedDict, TypeVar

Name = TypeVar("Name", bound=str)
Thing = TypeVar("Thing")


class Marker:
    """Something about a type that Python's own types cannot say."""

    def __init__(self, name: str) -> None:
        self.name = name


class OneOf:
    """A text is one of these names, which have their home elsewhere: `Annotated[str, OneOf(GOOD_NAMES)]`."""

    def __init__(self, names: Iterable[str]) -> None:
        self.names = list(names)


EVERY_KEY: Final = Marker("every key")

Every: TypeAlias = Annotated[dict[Name, Thing], EVERY_KEY]
"""A table with an entry for each of the names; a plain `dict` may leave some out."""
Counts: TypeAlias = dict[Name, int]
"""How many of each; what is left out is zero."""

QuestionKind = NewType("QuestionKind", str)
"""One of the names in `Questions` of the game."""
Question = NewType("Question", dict[str, object])
"""What `Asked` has, and what `Questions` of the game has for its kind."""

Seat: TypeAlias = int
Actor: TypeAlias = int | Literal["chance"] | None
"""The one that decides: a seat, chance, or nobody when the game is over."""


class Nothing(TypedDict):
    """Its name says everything."""


class AtTable(TypedDict):
    """Entries of every view, besides the position."""

    game: str
    players: int
    viewer: int | None
    """Whose view it is; null for spectators."""
    actor: Actor


class Asked(TypedDict):
    """Entries of every question."""

    kind: QuestionKind
    seat: Actor


class LogEntry(TypedDict):
    """Entries of every event of the log."""

    kind: str
    seat: int | None
    """Whose doing it is; null where it is nobody's."""
    move: NotRequired[int]
    """How many actions had been recorded when it happened; left out where it is only foretold."""


class Refused(TypedDict):
    """Why an action is not legal."""

    code: str
    parameters: dict[str, str | int]
    """By the code, as `Refusals` of the game describes them."""
    sentence: str
    """The reason in English."""
