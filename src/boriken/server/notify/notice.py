"""The text of a message: whose turn it is at which table, and what the others have done since."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import groupby

from boriken.server.notify.outbox import Message, person_at
from boriken.server.tables.records import moments
from boriken.server.tables.rows import PLAYING
from boriken.server.tables.seats import names_of
from boriken.server.tables.table import Json, Table

MOST_LINES = 40


@dataclass(frozen=True, slots=True)
class Notice:
    """A message about a turn. It contains only what the person may know."""

    table: str
    game: str
    title: str
    version: int
    seat: int
    names: Sequence[str]
    done: Sequence[Json]
    events: Sequence[Json]

    @property
    def subject(self) -> str:
        return f"Your turn: {self.title} with {self.others()}"

    def mail(self, address: str) -> str:
        lines = "\n".join(self.lines())
        since = f"Since your last move:\n\n{lines}\n\n" if lines else ""
        return (
            f"Hello {self.names[self.seat]},\n\n"
            f"it is your turn in {self.title} with {self.others()}:\n{self.link(address)}\n\n"
            f"{since}"
            "You get this mail because you asked to be notified. "
            "Remove your address on your account page to stop.\n"
        )

    def document(self, address: str) -> Json:
        """The message for a program."""
        return {
            "kind": "your turn",
            "text": f"{self.subject}: {self.link(address)}",
            "url": self.link(address),
            "table": self.table,
            "game": self.game,
            "version": self.version,
            "seat": self.seat,
            "names": list(self.names),
            "moves": list(self.done),
            "events": list(self.events),
        }

    def link(self, address: str) -> str:
        return f"{address}/tables/{self.table}"

    def others(self) -> str:
        others = [name for number, name in enumerate(self.names) if number != self.seat]
        return " and ".join(filter(None, [", ".join(others[:-1]), others[-1]]))

    def lines(self) -> list[str]:
        """A line for each run of actions, in notation; only their number where the text would reveal something."""
        lines = []
        for seat, run in groupby(self.done, key=lambda move: move["seat"]):
            texts = [move["text"] for move in run]
            actions = f"{len(texts)} actions" if None in texts else ", ".join(texts)
            lines.append(f"  {'chance' if seat is None else self.names[seat]}: {actions}")
        return lines if len(lines) <= MOST_LINES else ["  …", *lines[-MOST_LINES:]]


def notice_about(table: Table, message: Message) -> Notice | None:
    """The message; None if the turn has passed."""
    seat = table.row.actor
    if table.row.status != PLAYING or seat is None or person_at(table, seat) != message.person:
        return None
    match = table.match
    return Notice(
        table.row.id,
        table.row.game,
        match.title.name,
        table.row.version,
        seat,
        names_of(table.seats),
        [move for move in moments(match, seat) if move["at"] > message.since],
        [event for event in match.log(seat) if event["move"] > message.since],
    )
