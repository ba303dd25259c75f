"""What a message says: whose turn it is where, and what the others have done since."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import groupby

from sqlalchemy import bindparam, select

from boriken.core.words import ENGLISH, Words, house_words, spoken_language
from boriken.server.messages.outbox import Message, person_at
from boriken.server.store import schema
from boriken.server.tables.change import Look
from boriken.server.tables.keeping import moments
from boriken.server.tables.picture import Json
from boriken.server.tables.row import PLAYING
from boriken.server.tables.seating import names_of

MOST_LINES = 40

LANGUAGE = select(schema.people.c.language).where(schema.people.c.id == bindparam("identity"))


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
    language: str = ENGLISH

    @property
    def words(self) -> Words:
        return house_words("letters", self.language)

    @property
    def subject(self) -> str:
        return self.words.say("subject", game=self.title, others=self.others())

    def mail(self, address: str) -> str:
        say, story = self.words.say, self.story()
        parts = [
            say("hello", name=self.names[self.seat]),
            f"{say('turn', game=self.title, others=self.others())}\n{self.link(address)}",
            *([say("since"), "\n".join(story)] if story else []),
            say("why"),
        ]
        return "\n\n".join(parts) + "\n"

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
        return self.words.listed([name for number, name in enumerate(self.names) if number != self.seat])

    def story(self) -> list[str]:
        """A line for each run of actions, in notation; only their number where it would tell a secret."""
        lines = []
        for seat, run in groupby(self.done, key=lambda move: move["seat"]):
            texts = [move["text"] for move in run]
            told = self.words.say("actions", count=len(texts)) if None in texts else ", ".join(texts)
            lines.append(f"  {self.words.say('chance') if seat is None else self.names[seat]}: {told}")
        return lines if len(lines) <= MOST_LINES else ["  …", *lines[-MOST_LINES:]]


def letter_about(look: Look, message: Message) -> Letter | None:
    """What there is to say, in the language that the person chose; nothing if the turn has passed."""
    seat = look.row.actor
    if look.row.status != PLAYING or seat is None or person_at(look, seat) != message.person:
        return None
    match = look.match
    return Letter(
        look.row.id,
        look.row.game,
        match.title.name,
        look.row.version,
        seat,
        names_of(look.seats),
        [move for move in moments(match, seat) if move["at"] > message.since],
        [event for event in match.log(seat) if event["move"] > message.since],
        spoken_language(look.connection.scalar(LANGUAGE, {"identity": message.person})),
    )
