"""Looking at a recorded game."""

from __future__ import annotations

from rich.console import Console
from rich.text import Text

from boriken.cli.games import face_for
from boriken.cli.people import People
from boriken.cli.scores import print_scores
from boriken.cli.story import print_story, sentences
from boriken.cli.terminal import read_line
from boriken.core.errors import BorikenError
from boriken.core.game import CHANCE
from boriken.core.match import Match

AROUND = 4  # actions whose events are told, the last of them being the one that led here


class Replay:
    """A match and a place in it."""

    def __init__(self, match: Match, console: Console) -> None:
        self.match = match
        self.console = console
        self.face = face_for(match.setup)
        self.people = People(match.names, match.setup.players)
        self.last = len(match.moves)

    def show(self, at: int) -> None:
        """The table after so many actions, and how it came to this."""
        if not 0 <= at <= self.last:
            raise BorikenError(f"The record has {self.last} actions: there is no position after {at}.")
        match = self.match.at(at)
        near = [event for event in match.log(None) if event["move"] > at - AROUND]
        print_story(self.console, sentences(near, self.face, self.people))
        self.console.print(self.face.board(match.view(None), self.people))
        self.console.print(Text(self.caption(at), "bold"))
        if match.over:
            print_scores(self.console, match, self.face, self.people)

    def caption(self, at: int) -> str:
        if at == 0:
            return f"The beginning of {self.last} actions."
        move = self.match.moves[at - 1]
        by = "chance" if move.actor == CHANCE else self.people.name(move.actor)
        return f"After action {at} of {self.last}: {move.text} (by {by})."

    def step(self) -> None:
        """Go through the game from its beginning."""
        at = 0
        self.show(at)
        while True:
            try:
                line = read_line(self.console, "Enter: on, b: back, a number: go there, q: leave > ").lower()
            except (EOFError, KeyboardInterrupt):
                self.console.print()
                return
            if line in ("q", "quit"):
                return
            try:
                at = self.next(at, line)
                self.show(at)
            except BorikenError as error:
                self.console.print(Text(str(error), "red"))

    def next(self, at: int, line: str) -> int:
        if line == "":
            return min(at + 1, self.last)
        if line == "b":
            return max(at - 1, 0)
        if line.isdecimal() and int(line) <= self.last:
            return int(line)
        raise BorikenError(f"Type Enter, b, q, or a number from 0 to {self.last}.")
