"""Looking at a recorded game."""

from __future__ import annotations

from rich.console import Console
from rich.text import Text

from boriken.cli.games import presenter_for, terminal_words
from boriken.cli.log import print_log, sentences
from boriken.cli.player_names import PlayerNames
from boriken.cli.scores import print_scores
from boriken.cli.terminal import read_line
from boriken.core.errors import BorikenError
from boriken.core.game import CHANCE
from boriken.core.match import Match
from boriken.core.words import ENGLISH

AROUND = 4  # actions whose events are told, the last of them being the one that led here


class Replay:
    """A match and a place in it."""

    def __init__(self, match: Match, console: Console, language: str = ENGLISH) -> None:
        self.match = match
        self.console = console
        self.presenter = presenter_for(match.setup, language)
        self.words = terminal_words(match.setup, language)
        self.people = PlayerNames(match.names, match.setup.players, self.words)
        self.last = len(match.moves)

    def show(self, at: int) -> None:
        """The table after so many actions, and how it came to this."""
        if not 0 <= at <= self.last:
            raise BorikenError(self.words.say("replay-noPosition", last=self.last, at=at))
        match = self.match.at(at)
        near = [event for event in match.log(None) if event["move"] > at - AROUND]
        print_log(self.console, sentences(near, self.presenter, self.people))
        self.console.print(self.presenter.board(match.view(None), self.people))
        self.console.print(Text(self.caption(at), "bold"))
        if match.over:
            print_scores(self.console, match, self.presenter, self.people)

    def caption(self, at: int) -> str:
        if at == 0:
            return self.words.say("replay-beginning", last=self.last)
        move = self.match.moves[at - 1]
        by = self.words.say("replay-chance") if move.actor == CHANCE else self.people.name(move.actor)
        return self.words.say("replay-after", at=at, last=self.last, action=move.text, by=by)

    def step(self) -> None:
        """Go through the game from its beginning."""
        at = 0
        self.show(at)
        while True:
            try:
                line = read_line(self.console, self.words.say("replay-prompt")).lower()
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
        raise BorikenError(self.words.say("replay-typeSomething", last=self.last))
