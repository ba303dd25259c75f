"""The whole review of a game."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import asdict, dataclass
from functools import partial

from boriken.core.given import checked_seed
from boriken.core.match import Match
from boriken.core.title import Json
from boriken.reviews.grades import Grade, accuracy
from boriken.reviews.judge import Shares
from boriken.reviews.judged import Chance, Decision, Judged
from boriken.reviews.parts import Plan, make_part, make_plan
from boriken.reviews.turning import TurningPoint, turning_points

FORMAT = 1


@dataclass(frozen=True, slots=True)
class Player:
    """A review's verdict on one seat.

    `accuracy` goes from 0 to 1 and is None if nothing was graded; `given_away` is the share of the win that all its
    decisions gave away together, `luck` what chance brought (or took, if it is negative).
    """

    seat: int
    name: str
    place: int
    accuracy: float | None
    given_away: float
    luck: float
    grades: Mapping[Grade, int]
    turning_points: Sequence[TurningPoint]


@dataclass(frozen=True, slots=True)
class Point:
    """The share of the win that each seat could hope for after so many actions."""

    at: int
    shares: Shares


@dataclass(frozen=True, slots=True)
class Review:
    """All decisions of a game, what chance did, and what that says of each player. `judges` are bots by name."""

    game: str
    judges: Sequence[str]
    seed: int
    players: Sequence[Player]
    decisions: Sequence[Decision]
    chances: Sequence[Chance]
    chart: Sequence[Point]

    def document(self) -> Json:
        """As plain data."""
        return {"format": FORMAT, **asdict(self)}


def review(
    match: Match,
    *,
    seed: int = 0,
    simulations: int | None = None,
    jobs: int = 1,
    progress: Callable[[int, int], None] | None = None,
) -> Review:
    """Judge every decision of a finished game by what its seat could know then, and tell luck from skill.

    The same seed makes the same review. With more simulations for each decision it is surer and takes longer; without
    a number it takes about a minute of one core, and more in very long games. `jobs` processes share the work.
    `progress` is told how many moments are done, and of how many.
    """
    # Here, because multiprocessing takes long to import, and few who import boriken want a review.
    from boriken.arena.executors import on_this_machine

    plan = make_plan(match, checked_seed(seed), simulations)
    judged: list[Judged] = []
    for part in on_this_machine(jobs).map(partial(make_part, plan), range(plan.parts)):
        judged += part
        if progress:
            progress(len(judged), len(plan.moments))
    return assemble(plan, judged)


def assemble(plan: Plan, judged: Sequence[Judged]) -> Review:
    """Put the parts together, in whatever order they come."""
    match = plan.match
    ordered = sorted(judged, key=lambda moment: moment.first)
    decisions = [moment for moment in ordered if isinstance(moment, Decision)]
    chances = [moment for moment in ordered if isinstance(moment, Chance)]
    players = [player(match, ordered, seat) for seat in range(match.setup.players)]
    chart = [Point(made.first, made.before) for made in decisions] + [Point(len(match.moves), result(match))]
    return Review(match.setup.game, list(plan.judges), plan.seed, players, decisions, chances, chart)


def player(match: Match, judged: Sequence[Judged], seat: int) -> Player:
    own = [moment for moment in judged if isinstance(moment, Decision) and moment.seat == seat and moment.grade]
    return Player(
        seat,
        match.names[seat] if match.names else "",
        match.scores()[seat]["place"],
        accuracy(made.given_away for made in own),
        sum(made.given_away for made in own),
        sum(moment.luck[seat] for moment in judged if isinstance(moment, Chance)),
        {grade: sum(made.grade is grade for made in own) for grade in Grade},
        turning_points(judged, seat),
    )


def result(match: Match) -> Shares:
    """Winners share the win."""
    winners = [score["place"] == 1 for score in match.scores()]
    return tuple(float(won) / sum(winners) for won in winners)
