"""A puzzle in the terminal: the table, the choices, an answer, and the reason."""

from __future__ import annotations

from rich.console import Console
from rich.table import Table
from rich.text import Text

from boriken.cli.answers import read_answer
from boriken.cli.games import presenter_for, terminal_words
from boriken.cli.log import print_log, sentences
from boriken.cli.player_names import YOU, PlayerNames
from boriken.cli.terminal import read_line
from boriken.core.errors import BorikenError
from boriken.core.words import ENGLISH
from boriken.puzzles.puzzle import Puzzle


class Solving:
    """A puzzle, and the person in front of the screen, who has the seat that decides."""

    def __init__(self, puzzle: Puzzle, console: Console, language: str = ENGLISH) -> None:
        self.puzzle = puzzle
        self.console = console
        self.match = puzzle.match()
        setup = self.match.setup
        self.presenter = presenter_for(setup, language)
        self.terminal = terminal_words(setup, language)
        self.words = terminal_words(setup, language, "puzzles")
        seats = range(setup.players)
        names = [YOU if seat == puzzle.seat else self.terminal.say("seat", number=seat) for seat in seats]
        self.people = PlayerNames(names, setup.players, self.terminal)

    def solve(self) -> None:
        """Show it, ask until there is an answer, and say whether it is right."""
        puzzle, title = self.puzzle, self.match.title.name
        self.console.print(self.presenter.board(self.match.view(puzzle.seat), self.people))
        self.say(f"{self.words.say('puzzle-title')}: {title} ({puzzle.id})", "bold")
        self.say(self.words.say("puzzle-find"))
        self.say(self.presenter.ask(self.match.view(puzzle.seat)), "bold")
        self.console.print(self.choices())
        try:
            self.comment_on(self.answer())
        except (EOFError, KeyboardInterrupt):
            self.console.print()

    def choices(self) -> Table:
        view, grid = self.match.view(self.puzzle.seat), Table.grid(padding=(0, 2, 0, 0))
        for number, action in enumerate(self.match.choices(), start=1):
            meaning = self.presenter.explain(action, view, self.match.preview(action))
            grid.add_row(Text(f"{number:>3}", "bold cyan"), Text(action), Text(meaning, "dim"))
        return grid

    def answer(self) -> str:
        """The choice of the person: its number, or its notation."""
        while True:
            try:
                action, *_ = read_answer(self.match, read_line(self.console, "> "), self.presenter, self.terminal)
                return self.puzzle.choice(action).action
            except BorikenError as error:
                self.say(str(error), "red")

    def comment_on(self, chosen: str) -> None:
        puzzle, say = self.puzzle, self.words.say
        right = chosen == puzzle.answer
        verdict = say("puzzle-right" if right else "puzzle-wrong")
        self.say(f"{verdict}. {say('puzzle-best', choice=puzzle.answer)}", "bold green" if right else "bold red")
        beside = puzzle.choices[1] if right else puzzle.choice(chosen)
        if beside.reason is not None:
            reason = beside.reason.sentence(self.presenter.words, made=not right)
            self.say(f"{say('puzzle-beside', choice=beside.action)} {reason}")
        self.say(say("puzzle-shares"), "bold")
        for choice in puzzle.choices:
            self.say(say("puzzle-share", choice=choice.action, percent=round(100 * choice.share)))
        if puzzle.line:
            self.say(say("puzzle-line"), "bold")
            print_log(self.console, sentences(puzzle.line, self.presenter, self.people))
        self.say(say("puzzle-judge", judge=puzzle.judge), "dim")

    def say(self, text: str, style: str = "") -> None:
        self.console.print(Text(text, style))
