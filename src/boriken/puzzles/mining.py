"""Making puzzles: games are played or read, and of each at most one position becomes a puzzle.

The same seed makes the same puzzles, one after the other: which decision of a game is tried first follows from the
puzzles before it, so that kinds of questions and phases of the game take turns.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from math import log
from typing import Any

from boriken.bots.asking import decide
from boriken.bots.registry import make_bot
from boriken.core import registry
from boriken.core.errors import BorikenError
from boriken.core.match import Match
from boriken.core.position import from_position
from boriken.core.randomness import Random
from boriken.core.seeds import child_seed
from boriken.core.setup import NONE, OptionValue
from boriken.core.title import Json, Title
from boriken.library import play
from boriken.puzzles.judging import SIMULATIONS, Verdict, clear_verdict, judged, seat_judge
from boriken.puzzles.puzzle import LUCK, Choice, Origin, Puzzle, identity
from boriken.reviews.judge import SeatJudge, judge_names
from boriken.reviews.lines import line
from boriken.reviews.moments import Moment, moments
from boriken.reviews.parts import reason

PLAYER = "skilled"  # the level that plays the games: good, and not twice alike
LEAST_CHOICES = 3
GLANCES = 30  # decisions of a game that are looked at
GLANCE = 16  # simulations of each choice at a glance
PROMISING = 0.08  # of the win: the gap at a glance
TRIES = 4  # decisions of a game that are judged in full
PHASES = ("early", "middle", "late")
SOLVERS = ("beginner", "casual", "skilled")
SOLVER_TRIES = 8
MEAN, SPREAD = 25.0, 25.0 / 6  # of a rating: the mean of somebody unknown, and what e times the odds are worth


@dataclass(frozen=True, slots=True)
class Request:
    """An order: puzzles of a game, from records if there are any, from games of bots otherwise.

    All games of bots have the `options` given; without any, every third has others than usual.
    """

    game: str
    count: int
    seed: int
    simulations: int = SIMULATIONS
    records: Sequence[Match] = ()
    options: Mapping[str, str] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Candidate:
    """A decision in which one choice is ahead of the others by `gap` at a glance."""

    moment: Moment
    phase: str
    gap: float


def make_puzzles(request: Request, made: Sequence[Puzzle] = ()) -> Iterator[Puzzle]:
    """Puzzles until there are as many as were asked for; `made` are those of the same request that there are already.

    With records, until there are no more of them.
    """
    found = list(made)
    number = found[-1].origin.number + 1 if found else 0
    while len(found) < request.count and (not request.records or number < len(request.records)):
        new = mined(request, number, found)
        number += 1
        if new is not None:
            found.append(new)
            yield new


def mined(request: Request, number: int, made: Sequence[Puzzle]) -> Puzzle | None:
    """The puzzle in game number `number`; None if there is none in it."""
    seed = child_seed(request.seed, number)
    title = registry.title(request.game)
    match = request.records[number] if request.records else played_game(title, number, seed, request.options)
    if match.setup.game != request.game:
        raise BorikenError(f"The record is of {match.title.name}, not of {request.game}.")
    for candidate in in_turn(candidates(match, seed), made)[:TRIES]:
        stands, own = standing(match, candidate.moment.first), child_seed(seed, candidate.moment.first)
        clear = clear_verdict(stands, request.simulations, own)
        if clear is not None:
            origin = Origin(request.seed, number, candidate.moment.first, bool(request.records))
            return finished(stands, candidate, origin, request.simulations, *clear)
    return None


def played_game(title: Title, number: int, seed: int, given: Mapping[str, str] | None = None) -> Match:
    """A game of bots. The numbers of players take turns; unless options are given, every third game has others."""
    counts = title.player_counts
    players = counts[number % len(counts)]
    options = given or (varied(title, Random(child_seed(seed, 1))) if number % 3 == 2 else {})
    return play(title.id, [PLAYER] * players, seed=child_seed(seed, 2), **dict[str, Any](options))


def varied(title: Title, random: Random) -> dict[str, OptionValue]:
    """Another edition, or one of the expansions."""
    found: list[dict[str, OptionValue]] = []
    for option in title.options:
        if option.members and option.default == NONE:
            found += [{option.name: member} for member in option.members]
        elif option.name == "edition":
            found += [{option.name: other} for other in option.choices if other != option.default]
    return found[int(random.below(len(found)))] if found else {}


def standing(match: Match, at: int) -> Match:
    """The match after so many actions, as somebody who has only the position finds it."""
    return from_position(bare_position(match.at(at)), seed=LUCK)


def bare_position(match: Match) -> Json:
    """A position without its dealer: what chance will do is no part of a puzzle."""
    return {name: part for name, part in match.position().items() if name != "dealer"}


def candidates(match: Match, seed: int) -> list[Candidate]:
    """Decisions in which one choice seems clearly best at a glance."""
    wanted = [moment for moment in moments(match) if moment.choices >= LEAST_CHOICES and asks_once(match, moment)]
    random, found = Random(child_seed(seed, 3)), []
    for _ in range(min(GLANCES, len(wanted))):
        moment = wanted.pop(int(random.below(len(wanted))))
        stands = standing(match, moment.first)
        if stands.forced() is not None:
            continue
        best, gap = glance(stands, seed)
        if gap >= PROMISING and not everybody_finds(stands, best, seed):
            phase = PHASES[len(PHASES) * moment.first // len(match.moves)]
            found.append(Candidate(moment, phase, gap))
    return found


def asks_once(match: Match, moment: Moment) -> bool:
    """Whether one action is the whole decision: where things are counted, many arrangements may be as good."""
    return moment.seat >= 0 and moment.kind not in match.title.counting and moment.last == moment.first + 1


def glance(match: Match, seed: int) -> tuple[str, float]:
    """The best choice after a few simulations of each, and how far it is ahead of the second."""
    judge = seat_judge(match, GLANCE, seed)
    tried = [judge.option((int(action),)) for action in judge.game.legal()]
    for option in tried:
        judge.weigh(option, GLANCE)
    best, second, *_ = sorted(tried, key=lambda option: -option.shares[judge.seat])
    return match.title.notation[best.actions[0]], best.shares[judge.seat] - second.shares[judge.seat]


def everybody_finds(match: Match, answer: str, seed: int) -> bool:
    """Whether it is no puzzle: the bots of all levels find the answer, every time."""
    return all(share_that_solves(match, answer, level, seed) == 1.0 for level in SOLVERS)


def in_turn(found: Sequence[Candidate], made: Sequence[Puzzle]) -> list[Candidate]:
    """Kinds and phases that there are few puzzles of come first, then what is clearest."""
    kinds, phases = Counter(one.kind for one in made), Counter(one.phase for one in made)
    return sorted(found, key=lambda one: (kinds[one.moment.kind] + phases[one.phase], -one.gap))


def finished(
    match: Match, candidate: Candidate, origin: Origin, simulations: int, judge: SeatJudge, found: Verdict
) -> Puzzle:
    """The puzzle with its reasons, its line and the rating that it begins with."""
    position = bare_position(match)
    solved = {level: share_that_solves(match, found.best, level, judge.seed) for level in SOLVERS}
    return Puzzle(
        id=identity(position),
        position=position,
        seat=judge.seat,
        kind=candidate.moment.kind,
        phase=candidate.phase,
        choices=choices(judge, found),
        line=line(judge, found.options[0][2]),
        judge=judge_names(match.title, simulations)[-1],
        origin=origin,
        difficulty=difficulty(solved),
        solved=solved,
    )


def choices(judge: SeatJudge, found: Verdict) -> list[Choice]:
    """All choices; each but the best with what the best brings that it does not."""
    best, *others = [Choice(action, round(share, 3)) for action, share, _ in found.options]
    return [best, *(Choice(one.action, one.share, reason(judge, [best.action], [one.action])) for one in others)]


def share_that_solves(match: Match, answer: str, level: str, seed: int) -> float:
    """The part of the bots of a level that find the answer."""
    tries = [child_seed(child_seed(seed, 4), number) for number in range(SOLVER_TRIES)]
    return sum(decide(make_bot(level, match.title, own), match, own) == answer for own in tries) / SOLVER_TRIES


def difficulty(solved: dict[str, float]) -> float:
    """The mean of the rating of a puzzle that so many bots have solved; nobody and everybody count as almost."""
    tries = SOLVER_TRIES * len(solved)
    right = SOLVER_TRIES * sum(solved.values())
    return round(MEAN + SPREAD * log((tries - right + 1) / (right + 1)), 2)


def check(puzzle: Puzzle, times: int = 4, seed: int = 0) -> Verdict:
    """Judge a puzzle again, at so many times the depth that made it and with other luck."""
    return judged(puzzle.match(), times * puzzle.simulations, child_seed(seed, times))
