"""Nothing that a person reads at the terminal depends on what they may not know: alone with bots, or at one screen.

The two games of a story are typed in. At one screen a person reads what stands there while they hold it, and sees to
whom it is handed.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from io import StringIO
from pathlib import Path

import pytest
from rich.console import Console

from boriken.bots.bot import Bot
from boriken.cli import table as terminal
from boriken.cli.files import open_record
from boriken.cli.player_names import YOU
from boriken.cli.table import Table
from boriken.core.game import Game
from boriken.core.match import Match
from boriken.core.title import Title
from tests.secrets.stories import TABLES, Story, deciding, looking_back, stories
from tests.secrets.tables import Script

PLAYED = (
    *("san-juan-2", "san-juan-3-chosen-hands", "anno-3-expansion"),
    *("hidden-points", "black-market", "land-office", "forests"),
)
WATCHED = [(name, watcher) for name in PLAYED for watcher in range(TABLES[name].players)]
WIPED = "\f"
RECORD = Path("game.record")
REFUSED = 12  # answers that are not legal now
LOOKED_UP = ("log all", "board", f"save {RECORD}")
HINT = ("hint search:8", "help")
for_every_seat = pytest.mark.parametrize(("name", "watcher"), WATCHED)


@dataclass
class Scripted(Bot):
    """A bot that does what the script says."""

    screen: Screen
    name: str = "random"

    def choose(self, game: Game, seat: int) -> int:
        return self.screen.table.match.title.parse(self.screen.next_text())


@dataclass
class Screen:
    """A terminal at which a script is typed in. When the watcher is asked first they look around, try what is refused,
    and save; in the end, if it is their turn, they take back. What was saved is gone on with another day."""

    script: Script
    watcher: int
    alone: bool
    table: Table = field(init=False)
    shown: StringIO = field(default_factory=StringIO)
    looks: Sequence[str] = LOOKED_UP
    undone: bool = False
    resumed: bool = False

    def __post_init__(self) -> None:
        match = self.script.begun()
        if self.alone:
            match.names = [YOU if seat == self.watcher else f"random {seat}" for seat in range(match.setup.players)]
        self.looks = [*strange_answers(match.title), *self.looks]
        self.sit_down(match)

    def sit_down(self, match: Match) -> None:
        self.table = Table(match, Console(file=self.shown, width=100, highlight=False), RECORD)
        self.table.seed = 1
        for seat in self.table.bots:
            self.table.bots[seat] = Scripted(self)

    def next_text(self) -> str:
        return self.script.texts[len(self.table.match.moves)]

    def read(self, console: Console, prompt: str) -> str:
        if not prompt:
            return ""  # the screen is handed over
        match = self.table.match
        if self.looks and match.actor == self.watcher:
            line, *self.looks = [line for line in self.looks if line not in match.choices()]
            return line
        if self.resumed or self.undone:
            raise EOFError
        if len(match.moves) < len(self.script.texts):
            return self.next_text()
        self.undone = True
        if match.actor != self.watcher:
            raise EOFError
        return "undo"

    def wipe(self, console: Console) -> None:
        self.shown.write(WIPED)

    def seen(self) -> list[str]:
        """All that the watcher sees, one after the other; if they have saved, also when they go on another day."""
        self.play()
        if RECORD.exists():
            self.looks, self.resumed = ["log all", "board"], True
            self.sit_down(open_record(RECORD))
            self.play()
            RECORD.unlink()
        return self.read_by_watcher()

    def play(self) -> None:
        while len(self.table.match.moves) < len(self.script.texts) or self.table.match.actor not in self.table.bots:
            try:
                self.table.go_on()
            except EOFError:
                break

    def read_by_watcher(self) -> list[str]:
        read, holder = [], self.watcher if self.alone else None
        for part in self.shown.getvalue().split(WIPED):
            handed = [
                seat for seat, name in enumerate(self.table.people.names) if f"Hand the screen to {name}," in part
            ]
            if handed or holder in (None, self.watcher):
                read.append(part)
            holder = handed[0] if handed else holder
        return read


def strange_answers(title: Title) -> list[str]:
    """Some words that nobody knows, and actions of the game, most of which are not legal at any moment."""
    return ["castle e1", *title.notation[:: len(title.notation) // REFUSED]]


@pytest.fixture(autouse=True)
def empty_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


@pytest.mark.parametrize("alone", [True, False], ids=["with bots", "at one screen"])
@for_every_seat
def test_nothing_that_is_read_depends_on_what_is_hidden(
    monkeypatch: pytest.MonkeyPatch, name: str, watcher: int, alone: bool
) -> None:
    for story in stories(name, watcher):
        assert_read_alike(monkeypatch, story, watcher, alone)
    read = "".join(assert_read_alike(monkeypatch, deciding(name, watcher), watcher, alone, *HINT))
    assert "What search:8 expects of each choice" in read
    assert f"Saved in {RECORD}." in read


@pytest.mark.parametrize("alone", [True, False], ids=["with bots", "at one screen"])
@pytest.mark.parametrize(("name", "watcher"), [("san-juan-2", 0), ("san-juan-3", 2), ("anno-3-expansion", 1)])
def test_what_others_have_drawn_is_not_told_when_something_is_taken_back(
    monkeypatch: pytest.MonkeyPatch, name: str, watcher: int, alone: bool
) -> None:
    story = next(looking_back(name, watcher))
    read = assert_read_alike(monkeypatch, story, watcher, alone)
    assert "Taken back: " in "".join(read)


def assert_read_alike(
    monkeypatch: pytest.MonkeyPatch, story: Story, watcher: int, alone: bool, *looks: str
) -> list[str]:
    screens = [Screen(Script.of(story, first), watcher, alone, looks=[*looks, *LOOKED_UP]) for first in (True, False)]
    seen = []
    for screen in screens:
        monkeypatch.setattr(terminal, "read_line", screen.read)
        monkeypatch.setattr(terminal, "wipe", screen.wipe, raising=False)
        seen.append(screen.seen())
    assert seen[0] == seen[1]
    return seen[0]
