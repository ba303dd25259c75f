"""Places at the end of a game: by points, with those who left after all who stayed."""

from __future__ import annotations

from collections.abc import Sequence

from boriken.core.match import Match
from boriken.core.title import Json
from boriken.server.tables.seats import Seat


def final_scores(seats: Sequence[Seat], match: Match) -> list[Json]:
    """The score of every seat of a finished game, with its place."""
    scores = match.scores()
    return [{**score, "place": place} for score, place in zip(scores, final_places(seats, scores), strict=True)]


def final_places(seats: Sequence[Seat], scores: Sequence[Json]) -> list[int]:
    """Places by points; players who left and did not come back are placed after all who stayed."""
    order = [(True, 0) if seat.away else (False, score["place"]) for seat, score in zip(seats, scores, strict=True)]
    return [1 + sum(other < mine for other in order) for mine in order]
