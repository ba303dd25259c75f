"""The analyst answers on analysis boards: opinions, and bots that play on. Never on a game that is being played."""

from __future__ import annotations

import logging
from collections.abc import Iterator
from functools import partial
from typing import Any

from sqlalchemy import Connection

from boriken.core.errors import BorikenError, IllegalActionError
from boriken.core.game import CHANCE
from boriken.core.match import Match
from boriken.core.seeds import child_seed
from boriken.server.analyses import rows, tree
from boriken.server.analyses.playing import PlayedGames
from boriken.server.analyses.serializers import serialize_node
from boriken.server.bots.fair_queue import PERSON_WAITS, Claim
from boriken.server.bots.pool import WorkerError, WorkerPool
from boriken.server.bots.tasks import Choosing, PlayOn
from boriken.server.errors import ConflictError, RefusedError, UnavailableError
from boriken.server.http.requests import AnalysisMove
from boriken.server.people.person import Person
from boriken.server.tables.access import Visitor
from boriken.server.tables.table import Table
from boriken.server.tables.tables import Tables

log = logging.getLogger(__name__)

Json = dict[str, Any]

OPENING = 12  # decisions in which a record may be like a game being played
LOOKED_BACK = 40  # decisions: a line that is further from a game being played says little about it


class Analyst:
    """Has positions thought about in the bots' worker processes."""

    def __init__(self, tables: Tables, pool: WorkerPool) -> None:
        self.tables = tables
        self.database = tables.database
        self.pool = pool
        self.played_games = PlayedGames(tables)

    async def opinion(self, identity: str, person: Person, number: int) -> Json:
        """The opinion of a judge on each choice at a node. It is kept where the analysis is one's own."""
        analysis = await self.database.read(rows.analysis_of, identity)
        match = await self.checked(analysis, number)
        known: Json | None = analysis.node(number)["opinion"]
        if known is not None:
            return known
        found: Json = await self._ask(
            "weigh_choices", Choosing(*standing(analysis, match), tree.tried(analysis, number)), person
        )
        if analysis.person == person.id:
            await self.database.write(keep_opinion, identity, number, found)
        return found

    async def moment(self, identity: str, number: int) -> Json:
        """The position at a node. An opinion from before is not shown while people play the same game."""
        analysis = await self.database.read(rows.analysis_of, identity)
        opinion = analysis.node(number)["opinion"]
        if opinion is not None and await self.is_played(analysis, number):
            opinion = None
        return await self.database.in_reader(serialize_node, analysis, number, opinion)

    async def play_on(self, identity: str, person: Person, number: int, level: str) -> int:
        """Let bots play on from a node for some seconds, or to the end; the last node."""
        analysis = await self.database.read(rows.analysis_of, identity)
        match = await self.checked(analysis, number)
        wanted = PlayOn(*standing(analysis, match), level)
        decisions: list[list[str]] = await self._ask("play_on", wanted, person)
        return await self.database.write(add_decisions, identity, person, number, decisions)

    async def checked(self, analysis: tree.Analysis, number: int) -> Match:
        """The game at a node, if somebody decides there and no people are playing it just now."""
        match = await self.database.in_reader(analysis.match, number)
        if match.over:
            raise ConflictError("The game is over.", "game_over")
        await self.check_not_played(analysis, number)
        return match

    async def check_not_played(self, analysis: tree.Analysis, number: int) -> None:
        if await self.is_played(analysis, number):
            raise being_played()

    async def check_brought(self, table: str, visitor: Visitor) -> None:
        """Refuse a record that somebody has brought along if it goes through a game that people are playing."""
        match = await self.tables.read(table, visitor, brought)
        if match is not None and await self.played_games.have(
            match.setup.game, match.setup.players, partial(decisions, match), (None,)
        ):
            raise being_played()

    async def is_played(self, analysis: tree.Analysis, number: int) -> bool:
        """Whether people are playing the game of a node just now, at this moment or at one before it on the line.

        What was typed in or brought along may be written to find out what somebody hides, so what the answer depends on
        is public. A game of this server was dealt here: there a seat's own view tells it from others.
        """
        is_dealt_here = analysis.table is not None and not await self.database.read(rows.is_brought, analysis.table)
        viewers = tuple(range(analysis.players)) if is_dealt_here else (None,)
        line = partial(tree.last_moments, analysis, number, LOOKED_BACK)
        return await self.played_games.have(analysis.game, analysis.players, line, viewers)

    async def _ask(self, task: str, about: Any, person: Person) -> Any:
        try:
            return await self.pool.ask(task, about, Claim(PERSON_WAITS, (person.id,)))
        except WorkerError as error:
            log.error("a thought on an analysis board failed: %s", error)
            raise UnavailableError("The bot could not answer. Ask again.") from error


def standing(analysis: tree.Analysis, match: Match) -> tuple[str, int, Json, Json, int]:
    seed = child_seed(analysis.seed, len(match.moves))
    return analysis.game, analysis.players, analysis.options, match.title.save(match.game), seed


def being_played() -> ConflictError:
    return ConflictError("People are playing this very game just now.", "being_played")


def brought(table: Table) -> Match | None:
    """A game that was played elsewhere; None for one of this server."""
    return None if table.row.record is None else table.match.copy()


def decisions(match: Match) -> Iterator[Match]:
    """A game at each of its decisions, but for the first: at the beginning many games look alike."""
    moves, played, made = match.moves, match.at(0), 0
    for move in moves:
        if move.actor != CHANCE:
            made += 1
            if made > OPENING:
                yield played.copy()
        played.replay(move.text)


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
