"""The positions of the games that people are playing: nobody gets an opinion on one of them.

Positions are compared by fingerprints of their views, as the table at which they are played shows them. The prints of a
table are made when somebody asks and kept until its game goes on, so a question costs as much as has happened since.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from hashlib import sha256
from typing import Any, NamedTuple

import orjson
from sqlalchemy import Connection, exists, select

from boriken.core.game import Game
from boriken.core.match import Match
from boriken.core.setup import Setup
from boriken.core.title import Title
from boriken.server.store import schema
from boriken.server.tables.cache import CachedTable
from boriken.server.tables.rows import PLAYING
from boriken.server.tables.tables import Tables

MOST_KEPT = 20_000  # tables; a print is 32 bytes

Viewer = int | None
Print = bytes


class Running(NamedTuple):
    """A game that people are playing, as of its last action."""

    table: str
    game_version: int
    actor: int
    options: dict[str, Any]


class PlayedGames:
    """Finds out whether a position is that of a game being played by people, anywhere on this server."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        self.database = tables.database
        self._prints: dict[str, tuple[int, dict[Viewer, Print]]] = {}

    async def have(
        self, game: str, players: int, positions: Callable[[], Iterable[Match]], viewers: Sequence[Viewer]
    ) -> bool:
        """Whether one of these viewers could take one of the positions for that of a game being played."""
        running = await self.database.read(running_games, game, players)
        return bool(running) and await self.database.in_reader(self._have, positions, viewers, running)

    def _have(
        self, positions: Callable[[], Iterable[Match]], viewers: Sequence[Viewer], running: Sequence[Running]
    ) -> bool:
        by_actor: dict[int, list[Wanted]] = {}
        for match in positions():
            by_actor.setdefault(int(match.game.actor), []).append(Wanted(match, viewers))
        return any(
            wanted.prints(one.options) & self._prints_of(one, viewers)
            for one in running
            for wanted in by_actor.get(one.actor, ())
        )

    def _prints_of(self, running: Running, viewers: Sequence[Viewer]) -> set[tuple[Viewer, Print]]:
        version, known = self._prints.get(running.table, (-1, {}))
        if version != running.game_version or not set(viewers) <= set(known):
            version, made = self._look_at(running.table, viewers)
            known = {**known, **made} if version == running.game_version else made
            if len(self._prints) >= MOST_KEPT:
                self._prints.clear()
            self._prints[running.table] = (version, known)
        return {(viewer, known[viewer]) for viewer in viewers}

    def _look_at(self, identity: str, viewers: Sequence[Viewer]) -> tuple[int, dict[Viewer, Print]]:
        """Tables that nobody looks at are not kept in memory for it."""
        cached = self.tables.in_memory(identity) or CachedTable(identity)
        with cached.lock, self.database.reading() as connection:
            row = cached.catch_up(connection, hold=False)
            match = cached.match
            return row.game_version, {
                viewer: fingerprint(match.title, match.game, match.setup, viewer) for viewer in viewers
            }


class Wanted:
    """The prints of a position, as tables with other options would show it."""

    def __init__(self, match: Match, viewers: Sequence[Viewer]) -> None:
        self.match = match
        self.viewers = viewers
        self._by_options: dict[bytes, set[tuple[Viewer, Print]]] = {}

    def prints(self, options: dict[str, Any]) -> set[tuple[Viewer, Print]]:
        key = orjson.dumps(options, option=orjson.OPT_SORT_KEYS)
        if key not in self._by_options:
            title = self.match.title
            setup = Setup.of(title, self.match.setup.players, options, stored=True)
            self._by_options[key] = {
                (viewer, fingerprint(title, self.match.game, setup, viewer)) for viewer in self.viewers
            }
        return self._by_options[key]


def fingerprint(title: Title, game: Game, setup: Setup, viewer: Viewer) -> Print:
    """All that a viewer knows of a position, but for what is incidental."""
    shown = without(title.view(game, setup, viewer, []), frozenset(title.incidental))
    return sha256(orjson.dumps(shown, option=orjson.OPT_SORT_KEYS)).digest()


def without(shown: Any, keys: frozenset[str]) -> Any:
    if isinstance(shown, dict):
        return {key: without(value, keys) for key, value in shown.items() if key not in keys}
    if isinstance(shown, list):
        return [without(value, keys) for value in shown]
    return shown


def running_games(connection: Connection, game: str, players: int) -> list[Running]:
    """The games that people are playing. A table of bots alone is nobody's secret."""
    tables, seats = schema.tables.c, schema.seats.c
    person = exists().where(seats.table == tables.id, seats.person.is_not(None))
    wanted = select(tables.id, tables.game_version, tables.actor, tables.options).where(
        tables.status == PLAYING, tables.game == game, tables.players == players, tables.actor.is_not(None), person
    )
    return [Running(*row) for row in connection.execute(wanted)]
