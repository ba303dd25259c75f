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

    >>> ann = Player(0, "Ann", 1, 0.9, 0.2, 0.1, {Grade.BEST: 12}, [])
    >>> ann.name, ann.place, ann.accuracy, ann.grades[Grade.BEST]
    ('Ann', 1, 0.9, 12)
    """

    seat: int
    """The seat."""
    name: str
    """The name of its player; empty if there is none."""
    place: int
    """1 for winners."""
    accuracy: float | None
    """How good its decisions were, from 0 to 1."""
    given_away: float
    """The share of the win that its decisions gave away."""
    luck: float
    """The share of the win that chance brought."""
    grades: Mapping[Grade, int]
    """How many of its decisions have which grade."""
    turning_points: Sequence[TurningPoint]
    """The moments that moved its share of the win most."""


@dataclass(frozen=True, slots=True)
class Point:
    """The share of the win that each seat could hope for after so many actions.

    >>> point = Point(40, (0.7, 0.3))
    >>> point.at, point.shares[0]
    (40, 0.7)
    """

    at: int
    """How many actions."""
    shares: Shares
    """By seat; together they are 1."""


@dataclass(frozen=True, slots=True)
class Review:
    """All decisions of a game, what chance did, and what that says of each player. `judges` are bots by name.

    docs/review.md explains it with a game.

    >>> review = Review("san-juan", ["net:60"], 0, [], [], [], [Point(0, (0.5, 0.5))])
    >>> review.game, review.judges, review.seed, review.chart[0].at
    ('san-juan', ['net:60'], 0, 0)
    >>> review.players, review.decisions, review.chances
    ([], [], [])
    """

    game: str
    """The id of the game."""
    judges: Sequence[str]
    """The bots that judged, by name."""
    seed: int
    """The seed it was made with."""
    players: Sequence[Player]
    """The verdict on each seat."""
    decisions: Sequence[Decision]
    """Every decision, in the order of the game."""
    chances: Sequence[Chance]
    """Everything that chance did, in the order of the game."""
    chart: Sequence[Point]
    """How the shares of the win went, from the first decision to the result."""

    def document(self) -> Json:
        """As plain data.

        >>> Review("san-juan", ["net:60"], 0, [], [], [], [Point(0, (0.5, 0.5))]).document()["chart"]
        [{'at': 0, 'shares': (0.5, 0.5)}]
        """
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
    `progress` is told how many moments are done, and of how many. Raises BorikenError for a match that is not over, and
    SetupError for a seed that is none.

    >>> import boriken
    >>> review(boriken.new_match("san-juan", players=2, seed=1))
    Traceback (most recent call last):
      ...
    boriken.core.errors.BorikenError: The game is not over: only a finished game is reviewed.
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
