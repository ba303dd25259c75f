"""Profiles: statistics and ratings of people and bots."""

from __future__ import annotations

from typing import Any

from sqlalchemy import Connection, Row, Select, case, func, literal, select

from boriken.server.errors import NotFoundError
from boriken.server.people.person import find_person
from boriken.server.store import schema
from boriken.server.tables.results import BOT, PROGRAM
from boriken.server.tables.table import Json

MOST_LEADERS = 100
PAGE = 20
CAUTION = 3  # standard deviations below the mean: almost certainly reached


def profile(connection: Connection, identity: str) -> Json:
    """A person as others see them."""
    person = find_person(connection, identity)
    if person is None:
        raise NotFoundError("There is no such person.", "no_person")
    return {
        "person": {"id": person.id, "name": person.name, "guest": person.guest, "bot": person.bot},
        "statistics": statistics(connection, identity),
        "ratings": ratings_of(connection, identity),
    }


def statistics(connection: Connection, person: str) -> list[Json]:
    """Results by game and number of players."""
    results, tables = schema.results.c, schema.tables.c
    wanted = (
        select(
            tables.game,
            tables.players,
            func.count().label("games"),
            func.sum(case((results.place == 1, 1), else_=0)).label("wins"),
            func.avg(results.points).label("points"),
            func.avg(results.place).label("place"),
        )
        .join(schema.tables, tables.id == results.table)
        .where(results.person == person)
        .group_by(tables.game, tables.players)
        .order_by(tables.game, tables.players)
    )
    return [
        {
            "game": row.game,
            "players": row.players,
            "games": row.games,
            "wins": row.wins,
            "points": round(float(row.points), 2),
            "place": round(float(row.place), 2),
        }
        for row in connection.execute(wanted)
    ]


def ratings_of(connection: Connection, person: str) -> list[Json]:
    columns = schema.ratings.c
    wanted = (
        known_ratings()
        .where(columns.player.in_([person, f"{PROGRAM}{person}"]))
        .order_by(columns.game, columns.players)
    )
    return [serialize_rating(row) for row in connection.execute(wanted)]


def leaders(connection: Connection, game: str, players: int) -> list[Json]:
    """The best people and bots, best first."""
    columns = schema.ratings.c
    wanted = (
        known_ratings()
        .where(columns.game == game, columns.players == players)
        .order_by((columns.mu - CAUTION * columns.sigma).desc(), columns.player)
        .limit(MOST_LEADERS)
    )
    return [serialize_rating(row) for row in connection.execute(wanted)]


def known_ratings() -> Select[*tuple[Any, ...]]:
    people, player = schema.people.c, schema.ratings.c.player
    theirs = player.in_([people.id, literal(PROGRAM).concat(people.id)])
    return select(schema.ratings, people.name).outerjoin(schema.people, theirs)


def serialize_rating(row: Row[Any]) -> Json:
    level = row.player.removeprefix(BOT) if row.player.startswith(BOT) else None
    return {
        "person": None if level else row.player.removeprefix(PROGRAM),
        "level": level,
        "bot": row.player.startswith((BOT, PROGRAM)),
        "name": row.name or level,
        "game": row.game,
        "players": row.players,
        "rating": round(row.mu - CAUTION * row.sigma, 2),
        "mu": round(row.mu, 2),
        "sigma": round(row.sigma, 2),
        "games": row.games,
    }
