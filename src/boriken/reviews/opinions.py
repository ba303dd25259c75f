"""Opinions on a position: after each choice, what share of the win every seat may hope for, and how sure that is."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial
from math import sqrt
from statistics import stdev

from boriken.bots.asking import choice
from boriken.core.errors import BorikenError
from boriken.core.match import Match
from boriken.core.seeds import child_seed
from boriken.reviews.judge import Option, SeatJudge, Shares, judge_names
from boriken.reviews.parts import counts
from boriken.reviews.weighing import GLANCE, arranged

SIMULATIONS = 400  # for all the choices together
EACH = 120  # for each of the most promising ones
MOST = 8  # that are tried so often; the others get a glance
SURE = 2.0  # standard errors: the share is hardly further off, as far as luck goes


@dataclass(frozen=True, slots=True)
class ChoiceOpinion:
    """A choice in notation, the shares of the win after it, and by how much that of the seat to decide may be off."""

    action: str
    shares: Shares
    margin: float
    tried: int


@dataclass(frozen=True, slots=True)
class Opinions:
    """The opinions of a judge on all choices of the seat that decides, the best first.

    Where many small choices make one decision there is one opinion, on all that the judge would do; `counts` says how
    many of each thing that is.
    """

    judge: str
    seat: int
    choices: Sequence[ChoiceOpinion]
    counts: dict[str, int] | None


def opinions(match: Match, seed: int = 0, simulations: int = SIMULATIONS) -> Opinions:
    """Think about the decision that is open, in the place of the seat that decides."""
    if match.over:
        raise BorikenError("The game is over: there is nothing to decide.")
    name = judge_names(match.title, simulations)[-1]
    seat = int(match.game.actor)
    judge = SeatJudge(name, match.title, match.game, seat, child_seed(seed, len(match.moves)))
    if match.title.question(match.game)["kind"] not in match.title.counting:
        return Opinions(name, seat, on_choices(judge, simulations), None)
    actions = arranged(judge, partial(choice, judge.planner, seed=judge.seed))
    option = judge.option(actions)
    judge.weigh(option, EACH)
    texts = [match.title.notation[action] for action in actions]
    return Opinions(name, seat, [opinion(judge, option, ", ".join(texts))], counts(match, texts))


def on_choices(judge: SeatJudge, simulations: int) -> list[ChoiceOpinion]:
    """All choices, by the share they promise; those that were only glanced at come last."""
    root = judge.look()
    ranked = sorted(range(len(root.actions)), key=lambda at: -int(root.visits[at]))
    legal = {int(action) for action in judge.game.legal()}
    wanted = [int(root.actions[at]) for at in ranked if int(root.actions[at]) in legal]
    wanted += sorted(legal - set(wanted))
    each = max(1, EACH * simulations // SIMULATIONS)
    often = [weighed(judge, action, each) for action in wanted[:MOST]]
    seldom = [weighed(judge, action, min(GLANCE, each)) for action in wanted[MOST:]]
    return [*by_share(often, judge.seat), *by_share(seldom, judge.seat)]


def weighed(judge: SeatJudge, action: int, simulations: int) -> ChoiceOpinion:
    option = judge.option((action,))
    judge.weigh(option, simulations)
    return opinion(judge, option, judge.title.notation[action])


def opinion(judge: SeatJudge, option: Option, text: str) -> ChoiceOpinion:
    own = [end[judge.seat] for end in option.ends]
    error = stdev(own) / sqrt(len(own)) if len(own) > 1 else 1.0
    return ChoiceOpinion(text, option.shares, SURE * error, len(own))


def by_share(found: Sequence[ChoiceOpinion], seat: int) -> list[ChoiceOpinion]:
    return sorted(found, key=lambda one: -one.shares[seat])
