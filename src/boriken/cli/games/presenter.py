"""The presenter shows a game in the terminal: its picture and what its answers mean, in the words of its catalogue."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Collection, Mapping, Sequence
from itertools import groupby
from typing import ClassVar

from rich.console import RenderableType

from boriken.cli.player_names import PlayerNames
from boriken.core.refusal import Refusal
from boriken.core.setup import Setup
from boriken.core.title import Json, Title


class Presenter(ABC):
    """Shows a game in the terminal. It sees what front ends see: views, questions and events, all plain data."""

    together: ClassVar[Collection[str]] = ()
    """The kinds of events of which a run by one seat is told in one sentence."""
    groups: ClassVar[Sequence[str]] = ()
    """The groups of messages that name the things people count or pick."""

    def __init__(self, title: Title, setup: Setup, language: str) -> None:
        self.words = title.words(language, setup.options)
        self.setup = setup

    @abstractmethod
    def board(self, view: Json, people: PlayerNames) -> RenderableType:
        """The whole table as a picture, at most 100 columns wide and readable in 80."""

    @abstractmethod
    def explain(self, action: str, view: Json, outcome: Sequence[Json]) -> str:
        """The meaning of a legal action; `outcome` are the events that it would bring at once."""

    @abstractmethod
    def source(self, name: str) -> str:
        """A line of the score sheet, in words."""

    def parameters(self, run: Sequence[Json], people: PlayerNames) -> Mapping[str, object]:
        """Parameters of the message about a run of events, besides the entries of the first event."""
        return {}

    def asked(self, question: Json, view: Json) -> Mapping[str, object]:
        """Parameters of the message about a question."""
        return question

    def silent(self, event: Json) -> bool:
        """Whether another event tells the same."""
        return False

    def sentence(self, run: Sequence[Json], people: PlayerNames) -> str:
        """A sentence about a run of events of one kind by one seat."""
        event = run[0]
        seat = event["seat"]
        who = {} if seat is None else {"who": people.name(seat), "you": people.is_reader(seat)}
        return self.words.say(f"events-{event['kind']}", **{**event, **self.parameters(run, people), **who})

    def sentences(self, events: Sequence[Json], people: PlayerNames, forced: Collection[int], mark: str) -> list[str]:
        """The log, a sentence for what belongs together; the mark follows actions numbered in `forced`."""
        sentences = []
        before = 0
        heard = [event for event in events if not self.silent(event)]
        for _, alike in groupby(heard, key=lambda event: (event["seat"], event["kind"], event["move"] in forced)):
            for run in self.runs(list(alike)):
                move = run[0]["move"]
                sentences.append(self.sentence(run, people) + (f" {mark}" if move in forced and move != before else ""))
                before = run[-1]["move"]
        return sentences

    def runs(self, alike: Sequence[Json]) -> list[Sequence[Json]]:
        return [alike] if alike[0]["kind"] in self.together else [[event] for event in alike]

    def ask(self, view: Json) -> str:
        """The open question as one sentence to the seat that decides."""
        question = view["question"]
        return self.words.say(f"questions-{question['kind']}.mine", **self.asked(question, view))

    def refuse(self, refusal: Refusal) -> str:
        """Why an action is not legal."""
        message = f"refusals-{refusal.code}"
        return self.words.say(message, **refusal.parameters) if message in self.words else refusal.sentence

    def thing(self, name: str) -> str:
        """Something to count or pick, as it is called."""
        group = next((group for group in self.groups if f"{group}-{name}" in self.words), "")
        return self.words.name(group, name)

    def tiebreak(self) -> str:
        """The sentence that says how ties are broken."""
        return self.words.say("terminal-tiebreak")

    def help(self) -> str:
        """How to read the picture."""
        return self.words.say("terminal-help")
