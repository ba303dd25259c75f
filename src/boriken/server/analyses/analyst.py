"""The analyst answers on analysis boards: opinions, and bots that play on. Never on a game that is being played."""

from __future__ import annotations

import logging
from typing import Any

from sqlalchemy import Connection, select

from boriken.core.errors import BorikenError, IllegalActionError
from boriken.core.match import Match
from boriken.core.seeds import child_seed
from boriken.server.analyses import rows, tree
from boriken.server.analyses.serializers import looks_alike
from boriken.server.bots.fair_queue import PERSON_WAITS, Claim
from boriken.server.bots.pool import WorkerError, WorkerPool
from boriken.server.bots.tasks import PlayOn, Standing
from boriken.server.errors import ConflictError, RefusedError, UnavailableError
from boriken.server.http.requests import AnalysisMove
from boriken.server.people.person import Person
from boriken.server.store import schema
from boriken.server.tables.rows import PLAYING
from boriken.server.tables.table import Table
from boriken.server.tables.tables import SERVER, Tables

log = logging.getLogger(__name__)

Json = dict[str, Any]


class Analyst:
    """Has positions thought about in the bots' worker processes."""

    def __init__(self, tables: Tables, pool: WorkerPool) -> None:
        self.tables = tables
        self.database = tables.database
        self.pool = pool

    async def opinion(self, identity: str, person: Person, number: int) -> Json:
        """The opinion of a judge on each choice at a node. It is kept where the analysis is one's own."""
        analysis = await self.database.read(rows.analysis_of, identity)
        known: Json | None = analysis.node(number)["opinion"]
        if known is not None:
            return known
        match = await self.checked(person, analysis, number)
        found: Json = await self._ask("weigh_choices", Standing(*standing(analysis, match)), person)
        if analysis.person == person.id:
            await self.database.write(keep_opinion, identity, number, found)
        return found

    async def play_on(self, identity: str, person: Person, number: int, level: str) -> int:
        """Let bots play on from a node for some seconds, or to the end; the last node."""
        analysis = await self.database.read(rows.analysis_of, identity)
        match = await self.checked(person, analysis, number)
        wanted = PlayOn(*standing(analysis, match), level)
        decisions: list[list[str]] = await self._ask("play_on", wanted, person)
        return await self.database.write(add_decisions, identity, person, number, decisions)

    async def checked(self, person: Person, analysis: tree.Analysis, number: int) -> Match:
        """The game at a node, if somebody decides there and the person does not play it just now."""
        match = await self.database.in_reader(analysis.match, number)
        if match.over:
            raise ConflictError("The game is over.", "game_over")
        await self.check_not_played(person, match)
        return match

    async def check_not_played(self, person: Person, match: Match) -> None:
        """Refuse a position that looks to a person like one of the games that they are playing."""
        for table, seat in await self.database.read(games_of, person.id, match.setup.game, match.setup.players):
            if await self.tables.read(table, SERVER, is_there, match, seat):
                raise ConflictError("You are playing this game just now.", "being_played")

    async def _ask(self, task: str, about: Any, person: Person) -> Any:
        try:
            return await self.pool.ask(task, about, Claim(PERSON_WAITS, (person.id,)))
        except WorkerError as error:
            log.error("a thought on an analysis board failed: %s", error)
            raise UnavailableError("The bot could not answer. Ask again.") from error


def standing(analysis: tree.Analysis, match: Match) -> tuple[str, int, Json, Json, int]:
    seed = child_seed(analysis.seed, len(match.moves))
    return analysis.game, analysis.players, analysis.options, match.title.save(match.game), seed


def games_of(connection: Connection, person: str, game: str, players: int) -> list[tuple[str, int]]:
    """The seats that a person holds in such games that are being played."""
    tables, seats = schema.tables.c, schema.seats.c
    wanted = (
        select(seats.table, seats.seat)
        .join(schema.tables, tables.id == seats.table)
        .where(seats.person == person, tables.status == PLAYING, tables.game == game, tables.players == players)
    )
    return [(row.table, row.seat) for row in connection.execute(wanted)]


def is_there(table: Table, match: Match, seat: int) -> bool:
    return looks_alike(table.match, match, seat)


# Commands


def play(connection: Connection, identity: str, person: Person, move: AnalysisMove) -> int:
    """Play a decision at a node of one's own analysis; the node to which it leads."""
    analysis = rows.own_analysis(connection, identity, person)
    analysis.node(move.node)
    try:
        reached = tree.play(analysis, move.node, move.actions or [], move.counts, move.anew)
    except IllegalActionError as error:
        raise RefusedError(str(error), error.refusal.code, error.refusal.parameters) from error
    except BorikenError as error:
        raise RefusedError(str(error), "move") from error
    rows.save(connection, analysis)
    return reached


def take_out(connection: Connection, identity: str, person: Person, number: int) -> None:
    """Take a node out of one's own analysis, with all that follows it."""
    analysis = rows.own_analysis(connection, identity, person)
    tree.take_out(analysis, number)
    rows.save(connection, analysis)


def keep_opinion(connection: Connection, identity: str, number: int, opinion: Json) -> None:
    analysis = rows.analysis_of(connection, identity, hold=True)
    analysis.node(number)["opinion"] = opinion
    rows.save(connection, analysis)


def add_decisions(
    connection: Connection, identity: str, person: Person, number: int, decisions: list[list[str]]
) -> int:
    analysis = rows.own_analysis(connection, identity, person)
    match = analysis.match(number)
    line = []
    for actions in decisions:
        line.append(tree.Made(tree.asked(match), int(match.game.actor), 1, actions))
        for action in actions:
            match.replay(action)
    last = tree.add_line(analysis, number, line)
    rows.save(connection, analysis)
    return last
