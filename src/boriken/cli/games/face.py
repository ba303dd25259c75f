"""What a game brings for the terminal: its picture and its words."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from rich.console import RenderableType

from boriken.cli.people import People
from boriken.core.setup import OptionValue
from boriken.core.title import Json


@dataclass(frozen=True, slots=True)
class Counting:
    """A kind of question that asks thing by thing 'how many?', so that one line can answer for all the things.

    `verb` begins the action (`place corn 2`); where a thing is settled without being asked, an event of the kind
    `event` tells of it, naming it under `thing` and the number under `count`.
    """

    verb: str
    event: str
    thing: str


class Face(ABC):
    """The terminal's side of a game. It sees what front ends see: views, questions and events, all plain data."""

    counting: Mapping[str, Counting]
    """By the kind of question."""

    @abstractmethod
    def __init__(self, options: Mapping[str, OptionValue]) -> None:
        """The options of the set-up, because words may depend on them."""

    @abstractmethod
    def board(self, view: Json, log: Sequence[Json], people: People) -> RenderableType:
        """The whole table as a picture, at most 100 columns wide and readable in 80."""

    @abstractmethod
    def tell(self, events: Sequence[Json]) -> str:
        """What happened, given a run of events of one kind by one seat.

        A clause without its subject, verbs as `[take|takes]`; events of no seat make a sentence without full stop.
        """

    @abstractmethod
    def ask(self, view: Json) -> str:
        """The open question as one sentence to the seat that decides."""

    @abstractmethod
    def explain(self, action: str, view: Json, outcome: Sequence[Json]) -> str:
        """What a legal action means; `outcome` are the events that it would bring at once."""

    @abstractmethod
    def countable(self, view: Json) -> dict[str, int]:
        """While a question counts: the things it is about, from the open one on, and the most there can be of each."""

    @abstractmethod
    def refuse(self, sentence: str) -> str:
        """Why an action is not legal, in the words of the edition."""

    @abstractmethod
    def source(self, name: str) -> str:
        """A line of the score sheet, in words."""

    @abstractmethod
    def tiebreak(self) -> str:
        """What decides between equal scores, in words."""

    @abstractmethod
    def help(self) -> str:
        """How to read the picture."""
