"""The preview of a link: what a messenger shows of a page before anybody opens it, in words and with a picture."""

from __future__ import annotations

from dataclasses import dataclass
from html import escape

from sqlalchemy import Connection, select

from boriken.core import registry
from boriken.core.words import Words, house_words, spoken_language
from boriken.server.store import schema
from boriken.server.tables.access import is_invited
from boriken.server.tables.rows import ENDED, GATHERING, TableRow, is_there, table_row
from boriken.server.tables.seats import Seat, seats_of

SITE = "Boriken"
GENERAL = "boriken"
"""The picture of pages that are about no game."""

PICTURED = frozenset({"puerto-rico", "san-juan", "anno-1503"})


@dataclass(frozen=True, slots=True)
class Preview:
    title: str
    description: str
    picture: str = GENERAL

    def tags(self, address: str, path: str, language: str) -> str:
        """The tags for the head of a page at this address."""
        properties = {
            "og:site_name": SITE,
            "og:type": "website",
            "og:title": self.title,
            "og:description": self.description,
            "og:url": f"{address}/{path}",
            "og:image": f"{address}/previews/{self.picture}.jpg",
            "og:image:width": "1200",
            "og:image:height": "630",
            "og:locale": language,
        }
        named = {"twitter:card": "summary_large_image"}
        return "".join(
            [f'<meta property="{name}" content="{escape(text)}" />' for name, text in properties.items()]
            + [f'<meta name="{name}" content="{escape(text)}" />' for name, text in named.items()]
        )


def language_of(accepted: str) -> str:
    """The first language we speak of those that a header names."""
    return spoken_language(*(part.strip() for part in accepted.split(",")))


def general(words: Words) -> Preview:
    return Preview(words.say("home-title"), words.say("home-welcome"))


def preview_of_game(game: str, words: Words) -> Preview:
    if game not in registry.games():
        return general(words)
    title = registry.title(game)
    return Preview(title.name, title.about(words.language), picture_of(game))


def preview_of_table(connection: Connection, identity: str, invitation: str | None, language: str) -> Preview:
    """An invitation, a game being played or its result. Of a table that is not open to the reader nothing is told."""
    words = house_words("page", language)
    if not is_there(connection, identity):
        return general(words)
    row = table_row(connection, identity)
    if not is_invited(row, invitation):
        return general(words)
    seats = seats_of(connection, identity)
    if row.status == GATHERING:
        return invited(row, seats, words)
    if row.status == ENDED:
        return finished(connection, row, seats, words)
    return Preview(with_names(row, seats, words), registry.title(row.game).about(language), picture_of(row.game))


def invited(row: TableRow, seats: list[Seat], words: Words) -> Preview:
    title = registry.title(row.game)
    host = next((seat.name for seat in seats if seat.person == row.host and seat.name), None)
    said = words.say("join-invitedBy", host=host, game=title.name) if host else None
    return Preview(
        said or words.say("join-invitedTo", game=title.name), title.about(words.language), picture_of(row.game)
    )


def finished(connection: Connection, row: TableRow, seats: list[Seat], words: Words) -> Preview:
    """The winners, if they have names, and everybody's points; a record that was brought here tells only who played."""
    kept, results = schema.results.c, {}
    for seat, points, place in connection.execute(
        select(kept.seat, kept.points, kept.place).where(kept.table == row.id)
    ):
        results[seat] = (place, points)
    winners = [seat.name for seat in seats if results.get(seat.number, (0, 0))[0] == 1]
    played = with_names(row, seats, words)
    if not winners or None in winners:
        return Preview(played, words.say("table-over"), picture_of(row.game))
    order = sorted((seat for seat in seats if seat.name and seat.number in results), key=lambda at: results[at.number])
    points = [f"{seat.name} {results[seat.number][1]}" for seat in order]
    names = words.listed([str(name) for name in winners])
    return Preview(
        words.say("table-wins", names=names, count=len(winners)), f"{played}: {', '.join(points)}", picture_of(row.game)
    )


def with_names(row: TableRow, seats: list[Seat], words: Words) -> str:
    names = [seat.name for seat in seats if seat.name]
    game = registry.title(row.game).name
    return words.say("home-with", game=game, names=words.listed(names)) if names else game


def picture_of(game: str) -> str:
    """Games from other packages have no picture of their own."""
    return game if game in PICTURED else GENERAL
