"""Weighing a decision: the choice that was made, and the best there was.

Choices are compared line by line: line number n of each has the same deals, as far as it goes. Where something seems
to have been given away, more lines are tried before anybody is told so.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from math import sqrt

from boriken.bots.asking import choice
from boriken.bots.tree import Node
from boriken.core.counting import answer_run
from boriken.core.game import Game
from boriken.reviews.grades import ALIKE, BOUNDS
from boriken.reviews.judge import Option, SeatJudge, Shares

GLANCE = 16  # lines of play that tell whether a choice is like the others
ENOUGH = 0.05  # of all simulations: a choice tried less often is none that a judge takes for the best
SUSPICIOUS = BOUNDS[0][1] / 2  # of the win: who seems to have given away so much gets a longer look,
LONGER = 4  # with so many times the usual number of lines
SURE = 2.0  # standard errors: a difference that is further from a bound is on its right side

Actions = tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Weighed:
    """The best choice, which is the one that was made if no other is better, with what each seat may hope for.

    `alike` says that all choices are: then the difference does not mean anything.
    """

    best: Option
    best_shares: Shares
    played_shares: Shares
    given_away: float
    alike: bool


def weigh(judge: SeatJudge, played: Actions, is_run: bool) -> Weighed:
    """`is_run` says that the rules ask this decision thing by thing."""
    rivals, others = run_rivals(judge, played) if is_run else rival_choices(judge, played)
    for option in rivals:
        judge.try_lines(option, judge.simulations)
    best = compared(judge, rivals)
    return Weighed(
        best, best.shares, rivals[0].shares, gain(judge, best, rivals[0]), all_alike(judge, [*rivals, *others])
    )


def rival_choices(judge: SeatJudge, played: Actions) -> tuple[list[Option], list[Option]]:
    """One question: what was played and what seems best to the judge; and all other choices."""
    root = judge.look()
    rivals = [played, *sorted(likely(judge, root) - {played})]
    others = [action for legal in judge.game.legal() if (action := (int(legal),)) not in rivals]
    grown = [judge.option(action, child(judge, root, action)) for action in rivals]
    return grown, [judge.option(action, child(judge, root, action)) for action in others]


def likely(judge: SeatJudge, root: Node) -> set[Actions]:
    """The action that was tried most, and the one that did best of those tried often enough to tell."""
    enough = min(ENOUGH * judge.simulations, max(map(int, root.visits)))
    often = [at for at in range(len(root.actions)) if int(root.visits[at]) >= enough]
    most = max(often, key=lambda at: root.visits[at])
    best = max(often, key=lambda at: root.value(at, judge.game.seats, judge.seat, 0.0))
    return {(int(root.actions[most]),), (int(root.actions[best]),)}


def child(judge: SeatJudge, root: Node, action: Actions) -> Node:
    """The part of the tree that follows a choice."""
    return root.child(int(root.entry(action[0], int(judge.game.seats))))


def run_rivals(judge: SeatJudge, played: Actions) -> tuple[list[Option], list[Option]]:
    """Many small questions: what was arranged and what the judge would arrange; and what shows what is at stake, always
    the first answer and always the last."""
    rivals = dict.fromkeys([played, arranged(judge, partial(choice, judge.planner, seed=judge.seed))])
    extremes = [arranged(judge, lambda game: game.legal()[0]), arranged(judge, lambda game: game.legal()[-1])]
    others = dict.fromkeys(actions for actions in extremes if actions not in rivals)
    return [judge.option(actions) for actions in rivals], [judge.option(actions) for actions in others]


def arranged(judge: SeatJudge, answer: Callable[[Game], int]) -> Actions:
    """All the answers of the run that is open."""
    texts = answer_run(judge.title, judge.game.copy(), lambda game, _: int(answer(game)))
    return tuple(judge.title.parse(text) for text in texts)


# Comparing


def compared(judge: SeatJudge, rivals: Sequence[Option]) -> Option:
    """The best of the rivals, of which the first was played. What seems to be given away is looked at for longer."""
    best = best_of(judge, rivals)
    if gain(judge, best, rivals[0]) >= SUSPICIOUS:
        for option in rivals:
            judge.try_lines(option, (LONGER - 1) * judge.simulations)
    return best_of(judge, rivals)


def best_of(judge: SeatJudge, options: Sequence[Option]) -> Option:
    return max(options, key=lambda option: option.shares[judge.seat])


def all_alike(judge: SeatJudge, options: Sequence[Option]) -> bool:
    """Whether it makes no difference what is chosen: what seems best and worst is tried until luck does not decide."""
    for option in options:
        judge.try_lines(option, max(0, min(GLANCE, judge.simulations) - len(option.ends)))
    most = judge.simulations * max(1, 2 * LONGER // len(options))
    while True:
        highest, lowest = best_of(judge, options), min(options, key=lambda option: option.shares[judge.seat])
        few = [option for option in (lowest, highest) if len(option.ends) < most]
        difference = gain(judge, highest, lowest)
        if not few or abs(difference - ALIKE) >= SURE * error(judge, highest, lowest):
            return difference < ALIKE
        for option in few:
            judge.try_lines(option, min(len(option.ends), most - len(option.ends)))


def gain(judge: SeatJudge, better: Option, worse: Option) -> float:
    return better.shares[judge.seat] - worse.shares[judge.seat]


def error(judge: SeatJudge, one: Option, other: Option) -> float:
    """The standard error of the difference, over the lines that both have."""
    differences = [a[judge.seat] - b[judge.seat] for a, b in zip(one.ends, other.ends, strict=False)]
    count = len(differences)
    usual = sum(differences) / count
    return sqrt(sum((each - usual) ** 2 for each in differences) / count / max(count - 1, 1))
