"""Judging the choices of a position for a puzzle: which is best, and whether it is clearly so."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from boriken.core.match import Match
from boriken.core.seeds import child_seed
from boriken.reviews.judge import Option, SeatJudge, judge_names

SIMULATIONS = 400  # the depth of the search that makes a puzzle
EACH = 4  # a quarter of the depth again is tried after each choice, as often for one as for the other
DEPTHS = (1, 2, 4)  # times the depth: the right answer is the same, and as clear, at all of them
CLEAR = 0.10  # of the win: all other choices of a new puzzle are worse by at least as much
ALONE = 0.05  # of the win: a choice that is less behind, when the puzzle is judged again, would be right too


@dataclass(frozen=True, slots=True)
class Verdict:
    """The opinion of a search: what it plays, and by choice, best first, the share of the win and where it leads."""

    played: str
    options: Sequence[tuple[str, float, Option]]

    @property
    def best(self) -> str:
        return self.options[0][0]

    @property
    def gap(self) -> float:
        """The share of the win by which the best choice is ahead of the second."""
        return self.options[0][1] - self.options[1][1]

    def solves(self, answer: str, least: float) -> bool:
        """Whether the search plays this answer, and takes it for better than all others by at least so much."""
        return self.played == self.best == answer and self.gap >= least


def seat_judge(match: Match, simulations: int, seed: int) -> SeatJudge:
    """The judge of reviews, in the place of the seat that decides: it knows what that seat may know."""
    name = judge_names(match.title, simulations)[-1]
    return SeatJudge(name, match.title, match.game, int(match.game.actor), seed)


def verdict(judge: SeatJudge) -> Verdict:
    """Let the search decide, and then try every choice as often as every other."""
    root, notation = judge.look(), judge.title.notation
    played = notation[int(root.actions[root.most_tried()])]
    options = []
    for action in judge.game.legal():
        option = judge.option((int(action),))
        judge.weigh(option, max(1, judge.simulations // EACH))
        options.append((notation[int(action)], option.shares[judge.seat], option))
    return Verdict(played, sorted(options, key=lambda found: -found[1]))


def judged(match: Match, simulations: int, seed: int) -> Verdict:
    return verdict(seat_judge(match, simulations, seed))


def clear_verdict(match: Match, simulations: int, seed: int) -> tuple[SeatJudge, Verdict] | None:
    """The deepest verdict, if one choice is clearly the best at the depth, at twice and at four times of it."""
    answer, judge = None, None
    for stage, times in enumerate(DEPTHS):
        judge = seat_judge(match, times * simulations, child_seed(seed, stage))
        found = verdict(judge)
        if not found.solves(answer or found.best, CLEAR):
            return None
        answer = found.best
    return (judge, found) if judge else None
