"""Results of finished games, and the ratings that follow from them."""

from __future__ import annotations

from collections.abc import Sequence

from sqlalchemy import Connection, insert, select, update
from sqlalchemy.dialects import postgresql, sqlite

from boriken.arena.skill import UNKNOWN, rated
from boriken.core.title import Json
from boriken.server.people.person import find_person
from boriken.server.store import schema
from boriken.server.tables.change import Change
from boriken.server.tables.places import final_scores
from boriken.server.tables.rows import ENDED
from boriken.server.tables.seats import Seat, held_by
from boriken.server.tables.serializers import has_result

BOT = "bot:"
PROGRAM = "program:"


class Results:
    """Writes results and ratings in the transaction of the last move."""

    def changed(self, change: Change) -> None:
        if change.row.status == ENDED != change.before.status and has_result(change):
            scores = final_scores(change.seats, change.match)
            keep_results(change, scores)
            if change.row.rated:
                rate(change, [score["place"] for score in scores])

    def committed(self, change: Change) -> None:
        """Nothing more to do."""


def keep_results(change: Change, scores: Sequence[Json]) -> None:
    change.connection.execute(
        insert(schema.results),
        [
            {
                "table": change.row.id,
                "seat": seat.number,
                "person": sole_holder(change.seats, seat),
                "points": score["points"],
                "place": score["place"],
                "at": change.now,
            }
            for seat, score in zip(change.seats, scores, strict=True)
        ],
    )


def sole_holder(seats: Sequence[Seat], seat: Seat) -> str | None:
    """The person whose result it is; nobody if one person holds several seats."""
    return seat.person if len(held_by(seats, seat.person)) == 1 else None


def rate(change: Change, places: Sequence[int]) -> None:
    """Update the ratings of all who took part, people with an account and bots."""
    row = change.row
    guests = {seat.person for seat in change.seats if is_guest(change.connection, seat.person)}
    took_part = [
        (player, place)
        for seat, place in zip(change.seats, places, strict=True)
        if seat.person not in guests and (player := player_of(seat))
    ]
    players = [player for player, _ in took_part]
    if len(set(players)) < 2:
        return
    columns = schema.ratings.c
    kept = held_ratings(change.connection, row.game, row.players, sorted(set(players)))
    beliefs = {player: (mu, sigma) for player, (mu, sigma, _) in kept.items()}
    for player, (mu, sigma) in rated(beliefs, players, [place for _, place in took_part]).items():
        change.connection.execute(
            update(schema.ratings)
            .where(columns.player == player, columns.game == row.game, columns.players == row.players)
            .values(mu=mu, sigma=sigma, games=kept[player][2] + 1)
        )


def is_guest(connection: Connection, identity: str | None) -> bool:
    """Whether somebody is a guest; some are at rated tables that are older than the rule against it."""
    person = None if identity is None else find_person(connection, identity)
    return person is not None and person.guest


def player_of(seat: Seat) -> str | None:
    """The rated player: the person, even if a bot plays for them, or all bots of a level together.

    Programs are rated apart from the people whose they are.
    """
    if seat.person is not None:
        return f"{PROGRAM}{seat.person}" if seat.program else seat.person
    return None if seat.level is None else f"{BOT}{seat.level}"


def held_ratings(
    connection: Connection, game: str, players: int, who: Sequence[str]
) -> dict[str, tuple[float, float, int]]:
    """Mean, deviation and number of games of each player, locked until the transaction ends.

    Rows are always locked in the same order, so that two games that end at once cannot deadlock.
    """
    mu, sigma = UNKNOWN
    fresh = [
        {"player": player, "game": game, "players": players, "mu": mu, "sigma": sigma, "games": 0} for player in who
    ]
    dialect = sqlite if connection.dialect.name == "sqlite" else postgresql
    connection.execute(dialect.insert(schema.ratings).on_conflict_do_nothing(), fresh)
    columns = schema.ratings.c
    wanted = (
        select(columns.player, columns.mu, columns.sigma, columns.games)
        .where(columns.game == game, columns.players == players, columns.player.in_(who))
        .order_by(columns.player)
        .with_for_update()
    )
    return {row.player: (row.mu, row.sigma, row.games) for row in connection.execute(wanted)}
