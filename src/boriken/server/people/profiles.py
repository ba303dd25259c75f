"""What people have played, and how well: statistics, ratings, and the tables of the past."""

from __future__ import annotations

from typing import Any

from sqlalchemy import Connection, Row, Select, and_, case, func, or_, select

from boriken.server.errors import NotFoundError
from boriken.server.people.person import Person, find_person
from boriken.server.store import schema
from boriken.server.tables.lists import Present, pictures
from boriken.server.tables.results import BOT
from boriken.server.tables.rows import COLUMNS, ENDED
from boriken.server.tables.table import Json

MOST_LEADERS = 100
PAGE = 20
CAUTION = 3  # standard deviations below the mean: what somebody is worth almost certainly


def profile(connection: Connection, identity: str) -> Json:
    """A person as others may know them."""
    person = find_person(connection, identity)
    if person is None:
        raise NotFoundError("There is no such person.", "no_person")
    return {
        "person": {"id": person.id, "name": person.name, "guest": person.guest},
        "statistics": statistics(connection, identity),
        "ratings": ratings_of(connection, identity),
    }


def statistics(connection: Connection, person: str) -> list[Json]:
    """By game and number of players."""
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
    wanted = known_ratings().where(columns.player == person).order_by(columns.game, columns.players)
    return [rating_picture(row) for row in connection.execute(wanted)]


def leaders(connection: Connection, game: str, players: int) -> list[Json]:
    """The best first, people and bots."""
    columns = schema.ratings.c
    wanted = (
        known_ratings()
        .where(columns.game == game, columns.players == players)
        .order_by((columns.mu - CAUTION * columns.sigma).desc(), columns.player)
        .limit(MOST_LEADERS)
    )
    return [rating_picture(row) for row in connection.execute(wanted)]


def known_ratings() -> Select[*tuple[Any, ...]]:
    people = schema.people.c
    return select(schema.ratings, people.name).outerjoin(schema.people, people.id == schema.ratings.c.player)


def rating_picture(row: Row[Any]) -> Json:
    level = row.player.removeprefix(BOT) if row.player.startswith(BOT) else None
    return {
        "person": None if level else row.player,
        "level": level,
        "name": row.name or level,
        "game": row.game,
        "players": row.players,
        "rating": round(row.mu - CAUTION * row.sigma, 2),
        "mu": round(row.mu, 2),
        "sigma": round(row.sigma, 2),
        "games": row.games,
    }


def history(connection: Connection, person: Person, before: str | None, present: Present) -> Json:
    """A page of a person's finished tables, the latest first; `before` is the last table of the page before it."""
    columns = schema.tables.c
    seated = select(schema.seats.c.table).where(schema.seats.c.person == person.id)
    brought = and_(columns.host == person.id, columns.record.is_not(None))
    mine = and_(columns.status == ENDED, or_(columns.id.in_(seated), brought))
    wanted = select(*COLUMNS).where(mine).order_by(columns.ended.desc(), columns.id.desc()).limit(PAGE + 1)
    if before is not None:
        ended = connection.scalar(select(columns.ended).where(mine, columns.id == before))
        if ended is None:
            raise NotFoundError("There is no such table.", "no_table")
        wanted = wanted.where(or_(columns.ended < ended, and_(columns.ended == ended, columns.id < before)))
    found = pictures(connection, wanted, person, present)
    page = found[:PAGE]
    results = results_of(connection, [table["id"] for table in page])
    for table in page:
        table["results"] = results.get(table["id"], [])
    return {"tables": page, "more": len(found) > PAGE}


def results_of(connection: Connection, tables: list[str]) -> dict[str, list[Json]]:
    columns = schema.results.c
    wanted = select(schema.results).where(columns.table.in_(tables)).order_by(columns.table, columns.seat)
    found: dict[str, list[Json]] = {}
    for row in connection.execute(wanted):
        found.setdefault(row.table, []).append({"seat": row.seat, "points": row.points, "place": row.place})
    return found
