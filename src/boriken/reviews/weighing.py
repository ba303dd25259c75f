"""Weighing a decision: the choice that was made, and the best there was.

Another choice is better by as much as the judge says who thinks less of the difference: what one judge alone believes
is held against nobody.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial

from boriken.bots.asking import choice
from boriken.bots.tree import Node
from boriken.core.counting import answer_run
from boriken.core.game import Game
from boriken.reviews.grades import ALIKE
from boriken.reviews.judge import Option, SeatJudge, Shares, mean

GLANCE = 16  # simulations that tell whether a choice is like the others
ENOUGH = 0.05  # of all simulations: a choice tried less often is none that a judge takes for the best

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


def weigh(judges: Sequence[SeatJudge], played: Actions, is_run: bool) -> Weighed:
    """`is_run` says that the rules ask this decision thing by thing."""
    return weigh_run(judges, played) if is_run else weigh_choice(judges, played)


# One question


def weigh_choice(judges: Sequence[SeatJudge], played: Actions) -> Weighed:
    """All choices are tried; what seems best to a judge, and what was played, are then tried as often as each other."""
    roots = [judge.look() for judge in judges]
    rivals = {played}.union(*(likely(judge, root) for judge, root in zip(judges, roots, strict=True)))
    alternatives = sorted(rivals - {played})
    tried = [
        [grown(judge, root, action) for (action,) in (played, *alternatives)]
        for judge, root in zip(judges, roots, strict=True)
    ]
    for judge, options in zip(judges, tried, strict=True):
        for option in options:
            if alternatives or not option.ends:
                option.ends.clear()
                judge.weigh(option, judge.simulations)
    return compared(judges, tried, all(map(all_alike, judges, roots)))


def likely(judge: SeatJudge, root: Node) -> set[Actions]:
    """The action that was tried most, and the one that did best of those tried often enough to tell."""
    enough = min(ENOUGH * judge.simulations, max(map(int, root.visits)))
    often = [at for at in range(len(root.actions)) if int(root.visits[at]) >= enough]
    most = max(often, key=lambda at: root.visits[at])
    best = max(often, key=lambda at: root.value(at, judge.game.seats, judge.seat, 0.0))
    return {(int(root.actions[most]),), (int(root.actions[best]),)}


def grown(judge: SeatJudge, root: Node, action: int) -> Option:
    """An option with what the tree has seen of it; nothing if it was not tried."""
    seats = int(judge.game.seats)
    at = int(root.entry(action, seats))
    option, visits = judge.option((action,), root.child(at)), int(root.visits[at])
    if visits:
        option.ends.append(tuple(float(root.totals[at * seats + seat]) / visits for seat in range(seats)))
    return option


def all_alike(judge: SeatJudge, root: Node) -> bool:
    """Whether it makes no difference what is chosen."""
    options = [grown(judge, root, int(action)) for action in judge.game.legal()]
    if differ(judge, [option for option in options if option.ends]):
        return False
    for option in options:
        if not option.ends:
            judge.weigh(option, GLANCE)
    return not differ(judge, options)


# Many small questions


def weigh_run(judges: Sequence[SeatJudge], played: Actions) -> Weighed:
    """Compare what was arranged with what bots would arrange."""
    plans = [arranged(judge, partial(choice, judge.planner, seed=judge.seed)) for judge in judges]
    rivals = list(dict.fromkeys([played, *plans]))
    tried = [[judge.option(actions) for actions in rivals] for judge in judges]
    for judge, options in zip(judges, tried, strict=True):
        for option in options:
            judge.weigh(option, judge.simulations)
    return compared(judges, tried, all(map(runs_alike, judges, tried)))


def runs_alike(judge: SeatJudge, options: Sequence[Option]) -> bool:
    """Whether it makes no difference: always the first answer, and always the last, show what is at stake."""
    known = {option.actions for option in options}
    extremes = [arranged(judge, lambda game: game.legal()[0]), arranged(judge, lambda game: game.legal()[-1])]
    others = [judge.option(actions) for actions in extremes if actions not in known]
    for option in others:
        judge.weigh(option, judge.simulations // 4)
    return not differ(judge, [*options, *others])


def arranged(judge: SeatJudge, answer: Callable[[Game], int]) -> Actions:
    """All the answers of the run that is open."""
    texts = answer_run(judge.title, judge.game.copy(), lambda game, _: int(answer(game)))
    return tuple(judge.title.parse(text) for text in texts)


# Either


def compared(judges: Sequence[SeatJudge], tried: Sequence[Sequence[Option]], alike: bool) -> Weighed:
    """`tried` has for each judge the same options, the one that was played first."""
    seat = judges[0].seat
    shares = [[option.shares for option in options] for options in tried]
    gains = [min(judged[at][seat] - judged[0][seat] for judged in shares) for at in range(len(tried[0]))]
    best = max(range(len(gains)), key=lambda at: gains[at])
    best_shares, played_shares = (mean([judged[at] for judged in shares]) for at in (best, 0))
    return Weighed(tried[0][best], best_shares, played_shares, gains[best], alike)


def differ(judge: SeatJudge, options: Sequence[Option]) -> bool:
    shares = [option.shares[judge.seat] for option in options]
    return max(shares) - min(shares) >= ALIKE
