"""Nothing that a person reads at the terminal depends on what they may not know: alone with bots, or at one screen.

The two games of a story are typed in. At one screen a person reads what stands there while they hold it, and sees to
whom it is handed.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from io import StringIO
from pathlib import Path

import pytest
from rich.console import Console

from boriken.bots.bot import Bot
from boriken.cli import table as terminal
from boriken.cli.player_names import YOU
from boriken.cli.table import Table
from boriken.core.game import Game
from tests.secrets.stories import TABLES, Story, looking_back, stories
from tests.secrets.tables import Script

WATCHED = [
    (name, watcher)
    for name in ("san-juan-2", "san-juan-3-chosen-hands", "anno-3-expansion", "black-market", "forests")
    for watcher in range(TABLES[name].players)
]
WIPED = "\f"
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
    """A terminal at which a script is typed in; then the watcher, if it is their turn, looks around and takes back."""

    script: Script
    watcher: int
    alone: bool
    table: Table = field(init=False)
    shown: StringIO = field(default_factory=StringIO)
    after: list[str] = field(default_factory=lambda: ["log all", "board", "undo"])

    def __post_init__(self) -> None:
        match = self.script.begun()
        if self.alone:
            match.names = [YOU if seat == self.watcher else f"random {seat}" for seat in range(match.setup.players)]
        self.table = Table(match, Console(file=self.shown, width=100, highlight=False), Path("game.record"))
        for seat in self.table.bots:
            self.table.bots[seat] = Scripted(self)

    def next_text(self) -> str:
        return self.script.texts[len(self.table.match.moves)]

    def read(self, console: Console, prompt: str) -> str:
        if not prompt:
            return ""  # the screen is handed over
        if self.after and len(self.table.match.moves) < len(self.script.texts):
            return self.next_text()
        if self.after and self.table.match.actor == self.watcher:
            return self.after.pop(0)
        raise EOFError

    def wipe(self, console: Console) -> None:
        self.shown.write(WIPED)

    def seen(self) -> list[str]:
        """All that the watcher sees, one after the other."""
        while len(self.table.match.moves) < len(self.script.texts) or self.table.match.actor not in self.table.bots:
            try:
                self.table.go_on()
            except EOFError:
                break
        read, holder = [], self.watcher if self.alone else None
        for part in self.shown.getvalue().split(WIPED):
            handed = [
                seat for seat, name in enumerate(self.table.people.names) if f"Hand the screen to {name}," in part
            ]
            if handed or holder in (None, self.watcher):
                read.append(part)
            holder = handed[0] if handed else holder
        return read


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


@pytest.mark.parametrize("alone", [True, False], ids=["with bots", "at one screen"])
@pytest.mark.parametrize(("name", "watcher"), [("san-juan-2", 0), ("san-juan-3", 2), ("anno-3-expansion", 1)])
def test_what_others_have_drawn_is_not_told_when_something_is_taken_back(
    monkeypatch: pytest.MonkeyPatch, name: str, watcher: int, alone: bool
) -> None:
    story = next(looking_back(name, watcher))
    read = assert_read_alike(monkeypatch, story, watcher, alone)
    assert "Taken back: " in "".join(read)


def assert_read_alike(monkeypatch: pytest.MonkeyPatch, story: Story, watcher: int, alone: bool) -> list[str]:
    screens = [Screen(Script.of(story, first), watcher, alone) for first in (True, False)]
    seen = []
    for screen in screens:
        monkeypatch.setattr(terminal, "read_line", screen.read)
        monkeypatch.setattr(terminal, "wipe", screen.wipe, raising=False)
        seen.append(screen.seen())
    assert seen[0] == seen[1]
    return seen[0]
