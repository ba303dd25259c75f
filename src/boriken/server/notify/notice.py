"""What a message says: whose turn it is where, and what the others have done since."""

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
class Letter:
    """All of it is what the person may know, and no more."""

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
        story = "\n".join(self.story())
        since = f"Since your last move:\n\n{story}\n\n" if story else ""
        return (
            f"Hello {self.names[self.seat]},\n\n"
            f"it is your turn in {self.title} with {self.others()}:\n{self.link(address)}\n\n"
            f"{since}"
            "You hear of this because you left your mail address there; take it away and no more will come.\n"
        )

    def document(self, address: str) -> Json:
        """For a program."""
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

    def story(self) -> list[str]:
        """A line for each run of actions, in notation; only their number where it would tell a secret."""
        lines = []
        for seat, run in groupby(self.done, key=lambda move: move["seat"]):
            texts = [move["text"] for move in run]
            told = f"{len(texts)} actions" if None in texts else ", ".join(texts)
            lines.append(f"  {'chance' if seat is None else self.names[seat]}: {told}")
        return lines if len(lines) <= MOST_LINES else ["  …", *lines[-MOST_LINES:]]


def letter_about(table: Table, message: Message) -> Letter | None:
    """What there is to say; nothing if the turn has passed."""
    seat = table.row.actor
    if table.row.status != PLAYING or seat is None or person_at(table, seat) != message.person:
        return None
    match = table.match
    return Letter(
        table.row.id,
        table.row.game,
        match.title.name,
        table.row.version,
        seat,
        names_of(table.seats),
        [move for move in moments(match, seat) if move["at"] > message.since],
        [event for event in match.log(seat) if event["move"] > message.since],
    )
