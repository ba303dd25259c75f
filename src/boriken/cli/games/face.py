"""What a game brings for the terminal: its picture and its words."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence

from rich.console import RenderableType

from boriken.cli.people import People
from boriken.core.setup import OptionValue
from boriken.core.title import Json


class Face(ABC):
    """The terminal's side of a game. It sees what front ends see: views, questions and events, all plain data."""

    @abstractmethod
    def __init__(self, options: Mapping[str, OptionValue]) -> None:
        """The options of the set-up, because words may depend on them."""

    @abstractmethod
    def board(self, view: Json, people: People) -> RenderableType:
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
