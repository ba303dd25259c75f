"""The text of a message: whose turn it is at which table, and what the others have done since."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import groupby

from sqlalchemy import bindparam, select

from boriken.core.words import ENGLISH, Words, house_words, spoken_language
from boriken.server.notify.outbox import Message, person_at
from boriken.server.store import schema
from boriken.server.tables.records import moments
from boriken.server.tables.rows import PLAYING
from boriken.server.tables.seats import names_of
from boriken.server.tables.table import Json, Table

MOST_LINES = 40

LANGUAGE = select(schema.people.c.language).where(schema.people.c.id == bindparam("identity"))


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
    language: str = ENGLISH

    @property
    def words(self) -> Words:
        return house_words("letters", self.language)

    @property
    def subject(self) -> str:
        return self.words.say("subject", game=self.title)

    def mail(self, address: str) -> str:
        say, lines = self.words.say, self.lines()
        parts = [
            say("hello", name=self.names[self.seat]),
            f"{say('turn', game=self.title, others=self.others())}\n{self.link(address)}",
            *([say("since"), "\n".join(lines)] if lines else []),
            say("why"),
        ]
        return "\n\n".join(parts) + "\n"

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
        return self.words.listed([name for number, name in enumerate(self.names) if number != self.seat])

    def lines(self) -> list[str]:
        """A line for each run of actions, in notation; only their number where the text would reveal something."""
        lines = []
        for seat, run in groupby(self.done, key=lambda move: move["seat"]):
            texts = [move["text"] for move in run]
            actions = self.words.say("actions", count=len(texts)) if None in texts else ", ".join(texts)
            lines.append(f"  {self.words.say('chance') if seat is None else self.names[seat]}: {actions}")
        return lines if len(lines) <= MOST_LINES else ["  …", *lines[-MOST_LINES:]]


def notice_about(table: Table, message: Message) -> Notice | None:
    """The message in the language that the person chose; None if the turn has passed."""
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
        spoken_language(table.connection.scalar(LANGUAGE, {"identity": message.person})),
    )
