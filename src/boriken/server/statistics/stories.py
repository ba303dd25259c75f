"""Stories of finished games in the database, and sums over them."""

from __future__ import annotations

import logging
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from sqlalchemy import Connection, Select, insert, null, select

from boriken.core import registry
from boriken.core.errors import BorikenError
from boriken.core.words import Words
from boriken.server.errors import ApiError, NotFoundError, RefusedError
from boriken.server.people.person import find_person
from boriken.server.store import schema
from boriken.server.tables.change import Change
from boriken.server.tables.rows import ENDED
from boriken.server.tables.table import Json, Table
from boriken.server.tables.tables import SERVER, Tables
from boriken.statistics.bot_games import bot_games
from boriken.statistics.story import EDITION, Story, story_of
from boriken.statistics.sums import Sums, Tally

log = logging.getLogger(__name__)

MOST_GAMES = 2_000  # of which a page tells: the latest
AT_A_TIME = 20

STORIES, RESULTS = schema.stories.c, schema.results.c


class Stories:
    """Writes the story of a game in the transaction of its last move."""

    def changed(self, change: Change) -> None:
        if change.row.status == ENDED != change.before.status and change.match.over:
            keep(change.connection, change.row.id, story_of(change.match))

    def committed(self, change: Change) -> None:
        """Nothing more to do."""


def keep(connection: Connection, table: str, story: Story) -> None:
    row = {"table": table, "game": story.game, "players": story.players, "story": story.document()}
    connection.execute(insert(schema.stories).values(**row))


async def catch_up(tables: Tables) -> None:
    """Tell the games that ended before stories were kept."""
    last = ""
    while untold := await tables.database.read(without_story, last):
        for last in untold:
            try:
                story = await tables.read(last, SERVER, story_at)
            except (ApiError, BorikenError) as problem:  # deleted meanwhile, or a game that is not installed any more
                log.warning("no statistics of a game: %s", problem, extra={"table": last})
            else:
                await tables.database.write(keep_missing, last, story)


def without_story(connection: Connection, after: str) -> list[str]:
    """Some finished games whose story nobody has told, in the order of their ids."""
    known = select(STORIES.table).where(STORIES.table == RESULTS.table)
    untold = select(RESULTS.table).where(~known.exists(), RESULTS.table > after).distinct()
    return list(connection.scalars(untold.order_by(RESULTS.table).limit(AT_A_TIME)))


def story_at(table: Table) -> Story:
    return story_of(table.match)


def keep_missing(connection: Connection, table: str, story: Story) -> None:
    """Keep a story, unless another process has done so meanwhile or the table is gone."""
    known = connection.scalar(select(STORIES.table).where(STORIES.table == table))
    if known is None and connection.scalar(select(schema.tables.c.id).where(schema.tables.c.id == table)) is not None:
        keep(connection, table, story)


@dataclass(frozen=True, slots=True)
class Wanted:
    """The games to be summed up. Without a mix the most frequent one; with a person, only that person's seats."""

    game: str
    players: int
    mix: str | None = None
    person: str | None = None
    of_bots: bool = False
    """The games of bots that come with the package, instead of those that ended here."""

    def check(self) -> None:
        if self.game not in registry.games() or self.players not in registry.title(self.game).player_counts:
            raise RefusedError("There is no such game with this number of players.", "setup")


def summed(connection: Connection, wanted: Wanted, language: str) -> Json:
    """Statistics of the latest games, with names in a language."""
    wanted.check()
    if wanted.person is not None and find_person(connection, wanted.person) is None:
        raise NotFoundError("There is no such person.", "no_person")
    if wanted.of_bots:
        return summed_bots(wanted, language)
    found = list(stories(connection, wanted))
    mixes = by_mix(found)
    mix = wanted.mix or (mixes[0]["mix"] if mixes else "")
    sums = Sums()
    for story, seat in found:
        if story.mix == mix:
            sums.add(story, seat)
    return {"mix": mix, "mixes": mixes, "bots": None, **sums.document(words_for(wanted.game, mix, language))}


def summed_bots(wanted: Wanted, language: str) -> Json:
    """Statistics of the games of bots that come with the package."""
    known = {one.mix: one for one in bot_games(wanted.game) if one.players == wanted.players}
    mix = wanted.mix if wanted.mix in known else next(iter(known), "")
    sums, bots = (known[mix].summed(), known[mix].bots) if known else (Sums(), "")
    mixes = [{"mix": one.mix, "games": one.sums["games"], "share": None} for one in known.values()]
    return {"mix": mix, "mixes": mixes, "bots": bots, **sums.document(words_for(wanted.game, mix, language))}


def stories(connection: Connection, wanted: Wanted) -> Iterator[tuple[Story, int | None]]:
    """The latest first, each with the seat that counts; None: all of them."""
    for row in connection.execute(selected(wanted)):
        yield Story.of(row.story), row.seat


def selected(wanted: Wanted) -> Select[Any]:
    """A row for each game: that of its first seat, or of a person's."""
    everybody = wanted.person is None
    return (
        select(STORIES.story, (null() if everybody else RESULTS.seat).label("seat"))
        .join(schema.results, RESULTS.table == STORIES.table)
        .where(RESULTS.seat == 0 if everybody else RESULTS.person == wanted.person)
        .where(STORIES.game == wanted.game, STORIES.players == wanted.players)
        .order_by(RESULTS.at.desc())
        .limit(MOST_GAMES)
    )


def by_mix(found: list[tuple[Story, int | None]]) -> list[Json]:
    """The mixes that were played, the most frequent first; for a person with their share of the victories."""
    counts = Counter(story.mix for story, _ in found)
    own: dict[str, Tally] = {}
    for story, seat in found:
        if seat is not None:
            own.setdefault(story.mix, Tally()).add(story.seats[seat].won)
    return [
        {"mix": mix, "games": games, "share": round(own[mix].share, 4) if mix in own else None}
        for mix, games in sorted(counts.items(), key=lambda one: (-one[1], one[0]))
    ]


def words_for(game: str, mix: str, language: str) -> Words:
    """The words of a game; the editions call some things differently."""
    title = registry.title(game)
    options = {option.name: option.default for option in title.options}
    if EDITION in options and mix:
        options[EDITION] = mix.split()[0]
    return title.words(language, options)
