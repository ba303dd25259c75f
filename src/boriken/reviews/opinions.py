"""Opinions on a position: after each choice, what share of the win every seat may hope for, and how sure that is."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, replace
from functools import partial
from math import sqrt
from statistics import stdev

from boriken.bots.asking import choice
from boriken.core.errors import BorikenError
from boriken.core.game import Game
from boriken.core.match import Match
from boriken.core.seeds import child_seed
from boriken.reviews.judge import Option, SeatJudge, Shares, judge_names
from boriken.reviews.parts import counts
from boriken.reviews.weighing import GLANCE, arranged

SIMULATIONS = 400  # for all the choices together
EACH = 120  # for each of the most promising ones
MOST = 8  # that are tried so often; the others get a glance
SUGGESTED = ("filled", "as_before")  # arrangements with which a view lets people begin
SURE = 2.0  # standard errors: the share is hardly further off, as far as luck goes


@dataclass(frozen=True, slots=True)
class ChoiceOpinion:
    """A choice in notation, the shares of the win after it, and by how much that of the seat to decide may be off.

    Where many small choices make one decision, `action` has all of them with commas between, and `counts` says how many
    of each thing that is.
    """

    action: str
    shares: Shares
    margin: float
    tried: int
    counts: dict[str, int] | None = None


@dataclass(frozen=True, slots=True)
class Opinions:
    """The opinions of a judge on all choices of the seat that decides, the best first.

    Where many small choices make one decision there are opinions on several arrangements: what the judge would do, what
    lies at hand, and those asked about; `counts` says how many of each thing the best of them has.
    """

    judge: str
    seat: int
    choices: Sequence[ChoiceOpinion]
    counts: dict[str, int] | None


def opinions(
    match: Match, seed: int = 0, simulations: int = SIMULATIONS, asked: Iterable[Sequence[str]] = ()
) -> Opinions:
    """Think about the decision that is open, in the place of the seat that decides.

    Where many small choices make one decision, `asked` are arrangements, in actions, to be judged besides.
    """
    if match.over:
        raise BorikenError("The game is over: there is nothing to decide.")
    name = judge_names(match.title, simulations)[-1]
    seat = int(match.game.actor)
    judge = SeatJudge(name, match.title, match.game, seat, child_seed(seed, len(match.moves)))
    if match.title.question(match.game)["kind"] not in match.title.counting:
        return Opinions(name, seat, on_choices(judge, simulations), None)
    found = on_arrangements(match, judge, [*map(tuple, asked)], simulations)
    return Opinions(name, seat, found, found[0].counts)


def on_arrangements(
    match: Match, judge: SeatJudge, asked: Sequence[tuple[str, ...]], simulations: int
) -> list[ChoiceOpinion]:
    """Opinions on what the judge would do, on arrangements that come to mind, and on those that somebody asks about."""
    wanted = list(dict.fromkeys([planned(judge), *asked, *at_hand(match, judge)]))
    each = max(1, EACH * simulations // SIMULATIONS)
    found: dict[tuple[tuple[str, int], ...], ChoiceOpinion] = {}
    for texts in wanted[: MOST + len(asked)]:
        numbers = counts(match, texts) or {}
        if (key := tuple(sorted(numbers.items()))) not in found:  # other answers may come to the same
            option = judge.option([judge.title.parse(text) for text in texts])
            judge.weigh(option, each)
            found[key] = replace(opinion(judge, option, ", ".join(texts)), counts=numbers)
    return by_share([*found.values()], judge.seat)


def planned(judge: SeatJudge) -> tuple[str, ...]:
    return in_texts(judge, partial(choice, judge.planner, seed=judge.seed))


def at_hand(match: Match, judge: SeatJudge) -> list[tuple[str, ...]]:
    """Always the first answer, always the last, and what the question itself suggests."""
    first = in_texts(judge, lambda game: int(game.legal()[0]))
    last = in_texts(judge, lambda game: int(game.legal()[-1]))
    question = match.view(judge.seat)["question"] or {}
    suggested = [question[name] for name in SUGGESTED if isinstance(question.get(name), dict)]
    return [*(tuple(match.count_out(counts)) for counts in suggested), last, first]


def in_texts(judge: SeatJudge, answer: Callable[[Game], int]) -> tuple[str, ...]:
    return tuple(judge.title.notation[action] for action in arranged(judge, answer))


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
