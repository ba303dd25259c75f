"""Weighing a decision: the choice that was made, and the best there was.

Choices are compared on an equal footing: each has a tree of its own, as many lines are tried in one as in the other,
and line number n of each has the same deals, as far as it goes. What a tree says of a choice changes while it grows, so
a choice that was tried often and one that was tried seldom cannot be compared. Where something seems to have been given
away, more lines are tried before anybody is told so.
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

GLANCE = 16  # lines of play that show which choices seem best and worst, and whether they are clearly apart:
APART = 5 * ALIKE  # of the win; deeper trees move a difference, but hardly ever so far
ENDS = 3  # if they are not, so many of the best and of the worst are tried on,
LOOK = 4  # with a quarter of the simulations each, and the two that are furthest apart with more
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
    chosen, rest = run_rivals(judge, played) if is_run else rival_choices(judge, played)
    rivals, others = [*map(judge.option, chosen)], [*map(judge.option, rest)]
    best = compared(judge, rivals)
    given_away = best.shares[judge.seat] - rivals[0].shares[judge.seat]
    alike = given_away < ALIKE and all_alike(judge, [*rivals, *others])
    return Weighed(best, best.shares, rivals[0].shares, given_away, alike)


def rival_choices(judge: SeatJudge, played: Actions) -> tuple[list[Actions], list[Actions]]:
    """One question: what was played and what seems best to the judge; and all other choices."""
    rivals = [played, *sorted(likely(judge, judge.look()) - {played})]
    return rivals, [action for legal in judge.game.legal() if (action := (int(legal),)) not in rivals]


def likely(judge: SeatJudge, root: Node) -> set[Actions]:
    """The action that was tried most, and the one that did best of those tried often enough to tell."""
    enough = min(ENOUGH * judge.simulations, max(map(int, root.visits)))
    often = [at for at in range(len(root.actions)) if int(root.visits[at]) >= enough]
    most = max(often, key=lambda at: root.visits[at])
    best = max(often, key=lambda at: root.value(at, judge.game.seats, judge.seat, 0.0))
    return {(int(root.actions[most]),), (int(root.actions[best]),)}


def run_rivals(judge: SeatJudge, played: Actions) -> tuple[list[Actions], list[Actions]]:
    """Many small questions: what was arranged and what the judge would arrange; and what shows what is at stake, always
    the first answer and always the last."""
    rivals = dict.fromkeys([played, arranged(judge, partial(choice, judge.planner, seed=judge.seed))])
    extremes = [arranged(judge, lambda game: game.legal()[0]), arranged(judge, lambda game: game.legal()[-1])]
    return list(rivals), list(dict.fromkeys(actions for actions in extremes if actions not in rivals))


def arranged(judge: SeatJudge, answer: Callable[[Game], int]) -> Actions:
    """All the answers of the run that is open."""
    texts = answer_run(judge.title, judge.game.copy(), lambda game, _: int(answer(game)))
    return tuple(judge.title.parse(text) for text in texts)


# Comparing


def compared(judge: SeatJudge, rivals: Sequence[Option]) -> Option:
    """The best of the rivals, of which the first was played. What seems to be given away is looked at for longer."""
    for lines in (judge.simulations, LONGER * judge.simulations):
        try_up_to(judge, rivals, lines)
        best = max(rivals, key=lambda option: option.shares[judge.seat])
        if best.shares[judge.seat] - rivals[0].shares[judge.seat] < SUSPICIOUS:
            break
    return best


def all_alike(judge: SeatJudge, options: Sequence[Option]) -> bool:
    """Whether it makes no difference what is chosen: what seems best and worst is tried until luck does not decide.

    Choices are compared by the same number of lines, also those that have more.
    """
    ranked = ranking(judge, options, GLANCE)
    if compare_lines(judge, ranked[0], ranked[-1], GLANCE)[0] >= APART:
        return False
    lines, most = max(GLANCE, judge.simulations // LOOK), judge.simulations * LONGER // 2
    ranked = ranking(judge, ranked if len(ranked) <= 2 * ENDS else ranked[:ENDS] + ranked[-ENDS:], lines)
    while True:
        difference, error = compare_lines(judge, ranked[0], ranked[-1], lines)
        if lines >= most or abs(difference - ALIKE) >= SURE * error:
            return difference < ALIKE
        lines = min(2 * lines, most)
        ranked = ranking(judge, [ranked[0], ranked[-1]], lines)


def ranking(judge: SeatJudge, options: Sequence[Option], lines: int) -> list[Option]:
    """The best first, after so many lines of each."""
    try_up_to(judge, options, lines)
    return sorted(options, key=lambda option: -sum(end[judge.seat] for end in option.ends[:lines]))


def try_up_to(judge: SeatJudge, options: Sequence[Option], lines: int) -> None:
    for option in options:
        judge.try_lines(option, lines - len(option.ends))


def compare_lines(judge: SeatJudge, one: Option, other: Option, lines: int) -> tuple[float, float]:
    """By how much one is better, line by line, and the standard error of that."""
    pairs = zip(one.ends[:lines], other.ends[:lines], strict=True)
    differences = [a[judge.seat] - b[judge.seat] for a, b in pairs]
    usual = sum(differences) / lines
    return usual, sqrt(sum((each - usual) ** 2 for each in differences) / lines / max(lines - 1, 1))
