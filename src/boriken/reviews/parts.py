"""A review is made in parts: any process can make any of them, in any order, and what is made need not be made again.

The same match, seed and judges make the same parts.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from boriken.bots.reasons import Reason, compare
from boriken.core.errors import BorikenError
from boriken.core.game import CHANCE
from boriken.core.match import Match
from boriken.core.seeds import child_seed
from boriken.reviews.chance import luck
from boriken.reviews.grades import WORTH_TELLING, grade
from boriken.reviews.judge import SeatJudge, fitting, judge_names
from boriken.reviews.judged import Chance, Decision, Judged
from boriken.reviews.lines import line
from boriken.reviews.moments import Moment, moments
from boriken.reviews.weighing import weigh

PART = 6  # moments of a part
REASON = 3  # the stream of luck of the lines that give a reason; a judge has those before


@dataclass(frozen=True, slots=True)
class Plan:
    """A review that is to be made: of which match, by which judges."""

    match: Match
    moments: Sequence[Moment]
    judges: Sequence[str]
    simulations: int
    seed: int

    @property
    def parts(self) -> int:
        return -(-len(self.moments) // PART)


def make_plan(match: Match, seed: int = 0, simulations: int | None = None) -> Plan:
    """Without a number of simulations, as many as fit: a game with many decisions gets fewer for each.

    Only a finished game is reviewed: of another it would tell what its players are still to find out.
    """
    if not match.over:
        raise BorikenError("The game is not over: only a finished game is reviewed.")
    found = moments(match)
    each = fitting(sum(moment.seat != CHANCE for moment in found)) if simulations is None else simulations
    return Plan(match, found, judge_names(match.title, each), each, seed)


def make_part(plan: Plan, number: int) -> list[Judged]:
    """Part `number` of the review, counted from 0."""
    return judge_moments(plan, plan.moments[number * PART : (number + 1) * PART])


def judge_moments(plan: Plan, part: Sequence[Moment]) -> list[Judged]:
    """Judge moments of the match, given in their order."""
    match = plan.match.at(part[0].first) if part else plan.match
    found: list[Judged] = []
    for moment in part:
        play_until(match, plan.match, moment.first)
        judge_moment = judge_chance if moment.seat == CHANCE else judge_decision
        found.append(judge_moment(plan, match, moment))
    return found


def play_until(match: Match, whole: Match, count: int) -> None:
    for move in whole.moves[len(match.moves) : count]:
        match.replay(move.text)


def judge_decision(plan: Plan, match: Match, moment: Moment) -> Decision:
    """Judge a decision in the position before it."""
    played = tuple(move.text for move in plan.match.moves[moment.first : moment.last])
    return judged(match, moment, played, plan.judges[-1], child_seed(plan.seed, moment.first))


def judge_one(match: Match, actions: Sequence[str], simulations: int, seed: int) -> Decision:
    """Judge a decision of a game that need not be over: actions that were made where the match stands."""
    first, game = len(match.moves), match.game
    kind = str(match.title.question(game)["kind"])
    moment = Moment(first, first + len(actions), int(game.actor), int(game.turn), kind, len(game.legal()))
    return judged(match, moment, tuple(actions), judge_names(match.title, simulations)[-1], seed)


def judged(match: Match, moment: Moment, played: tuple[str, ...], name: str, seed: int) -> Decision:
    """The judgement of the bot `name`."""
    title = match.title
    judge = SeatJudge(name, title, match.game, moment.seat, seed)
    weighed = weigh(judge, tuple(map(title.parse, played)), moment.kind in title.counting)
    best = tuple(title.notation[action] for action in weighed.best.actions)
    better = best != played and not weighed.alike
    return Decision(
        moment.first,
        moment.last,
        moment.turn,
        moment.seat,
        moment.kind,
        played,
        best if better else (),
        None if weighed.alike else grade(weighed.given_away),
        weighed.given_away if better else 0.0,
        weighed.best_shares,
        weighed.played_shares,
        tuple(line(judge, weighed.best)) if better else (),
        reason(judge, best, played) if better and grade(weighed.given_away) in WORTH_TELLING else None,
        counts(match, played),
        counts(match, best) if better else None,
    )


def counts(match: Match, actions: Sequence[str]) -> dict[str, int] | None:
    """How many of each thing the open run of questions gets by these answers; None if none is open."""
    title, game = match.title, match.game.copy()
    question = title.question(game)
    counting = title.counting.get(question["kind"])
    if counting is None:
        return None
    for action in actions:
        game.apply(title.parse(action))
    numbers = counting.result(match.game, game, question["seat"], actions)
    return {thing: numbers.get(thing, 0) for thing in question["things"]}


def reason(judge: SeatJudge, best: Sequence[str], played: Sequence[str]) -> Reason | None:
    """The gain of the better choice beside the one that was made; None where many small choices make one decision."""
    if len(best) != 1 or len(played) != 1:
        return None
    seed = child_seed(judge.seed, REASON)
    return compare(judge.title, judge.bot, best[0], played[0], judge.game, judge.seat, seed)


def judge_chance(plan: Plan, match: Match, moment: Moment) -> Chance:
    before = match.game.copy()
    play_until(match, plan.match, moment.last)
    seed = child_seed(plan.seed, moment.first)
    return Chance(moment.first, moment.last, moment.turn, luck(match.title, before, match.game, plan.simulations, seed))
