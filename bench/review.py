"""Reviews of games between a strong and a weak bot: do they tell the two apart, and how sure are they?

In every game half the seats are the strong bot's. A review tells them apart if its players are the more accurate ones.
Some decisions are judged again with four times the simulations and other luck: how often is the grade the same?
"""

from __future__ import annotations

import argparse
from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from functools import partial
from time import process_time

from boriken.arena.executors import on_this_machine
from boriken.bots.asking import choice
from boriken.bots.registry import make_bot
from boriken.core import registry
from boriken.core.game import CHANCE
from boriken.core.match import Match, new_match
from boriken.core.seeds import child_seed
from boriken.reviews.grades import Grade, accuracy
from boriken.reviews.judge import SIMULATIONS
from boriken.reviews.judged import Decision
from boriken.reviews.parts import Plan, judge, make_plan
from boriken.reviews.review import Review, review

DEEPER = 4
SHOWN = 2  # games between two reports
EVERY = 20  # so many decisions further, one is judged again


@dataclass(frozen=True, slots=True)
class Run:
    game: str
    players: int
    bots: Sequence[str]  # the strong one, the weak one
    simulations: int
    seed: int


@dataclass(slots=True)
class Found:
    """Findings from one game or several."""

    games: int = 0
    told_apart: int = 0
    agreed: int = 0
    judged_again: int = 0
    seconds: list[float] = field(default_factory=list)
    grades: dict[str, Counter[str]] = field(default_factory=dict)
    given_away: dict[str, list[float]] = field(default_factory=dict)

    def add(self, other: Found) -> None:
        self.games += other.games
        self.told_apart += other.told_apart
        self.agreed += other.agreed
        self.judged_again += other.judged_again
        self.seconds += other.seconds
        for bot, grades in other.grades.items():
            self.grades.setdefault(bot, Counter()).update(grades)
            self.given_away.setdefault(bot, []).extend(other.given_away[bot])


def main(arguments: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", default="puerto-rico", choices=registry.games())
    parser.add_argument("--players", type=int, default=4, choices=(2, 3, 4, 5))
    parser.add_argument("--bots", default="master,casual", help="the strong one, the weak one")
    parser.add_argument("--games", type=int, default=50)
    parser.add_argument("--simulations", type=int, default=SIMULATIONS)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=1)
    options = parser.parse_args(arguments)
    run = Run(options.game, options.players, options.bots.split(","), options.simulations, options.seed)
    total = Found()
    for found in on_this_machine(options.jobs).map(partial(reviewed, run), range(options.games)):
        total.add(found)
        if total.games % SHOWN == 0 or total.games == options.games:
            print("\n".join(report(run, total)), flush=True)


def reviewed(run: Run, number: int) -> Found:
    """Play and review game `number`; the bot in the first seat changes from game to game."""
    seed = child_seed(run.seed, number)
    names = [run.bots[(seat + number) % 2] for seat in range(run.players)]
    match = played(run, names, seed)
    start = process_time()
    made = review(match, seed=seed, simulations=run.simulations)
    found = Found(games=1, seconds=[process_time() - start])
    for bot in run.bots:
        own = [decision for decision in made.decisions if names[decision.seat] == bot]
        found.grades[bot] = Counter(str(decision.grade) for decision in own)
        found.given_away[bot] = [decision.given_away for decision in own if decision.grade]
    strong, weak = (accuracy(found.given_away[bot]) or 0.0 for bot in run.bots)
    found.told_apart = int(strong > weak)
    found.agreed, found.judged_again = agreement(match, made, run, seed)
    return found


def played(run: Run, names: Sequence[str], seed: int) -> Match:
    match = new_match(run.game, run.players, seed=child_seed(seed, 0))
    bots = [make_bot(name, match.title, child_seed(seed, 1 + seat)) for seat, name in enumerate(names)]
    while not match.over:
        assert match.actor is not None
        action = choice(bots[match.actor], match.game, child_seed(seed, len(match.moves)))
        match.play(match.title.notation[action])
    return match


def agreement(match: Match, made: Review, run: Run, seed: int) -> tuple[int, int]:
    """How many of the decisions that were judged again have the same grade, and how many those are."""
    plan = make_plan(match, child_seed(seed, 1), DEEPER * run.simulations)
    wanted = made.decisions[::EVERY]
    deeper = judged_again(plan, [decision.first for decision in wanted])
    return sum(one.grade == other.grade for one, other in zip(wanted, deeper, strict=True)), len(wanted)


def judged_again(plan: Plan, firsts: Sequence[int]) -> Iterable[Decision]:
    moments = [moment for moment in plan.moments if moment.first in firsts and moment.seat != CHANCE]
    return [judge(plan, plan.match.at(moment.first), moment) for moment in moments]


def report(run: Run, total: Found) -> list[str]:
    seconds = total.seconds
    lines = [
        f"{run.game}, {run.players} players, {run.simulations} simulations: {total.games} games",
        f"told apart: {total.told_apart}",
        f"same grade with {DEEPER} times the simulations: {total.agreed} of {total.judged_again} decisions",
        f"processor seconds a review: {sum(seconds) / len(seconds):.1f} on average, {max(seconds):.1f} at most",
        f"| bot | {' | '.join(Grade)} | not graded | accuracy |",
        f"|---|{'---:|' * (len(Grade) + 2)}",
    ]
    for bot in run.bots:
        grades, graded = total.grades[bot], max(len(total.given_away[bot]), 1)
        cells = [f"{grades[grade] / graded:.1%}" for grade in Grade]
        share = accuracy(total.given_away[bot])
        lines.append(f"| {bot} | {' | '.join(cells)} | {grades['None']} | {'–' if share is None else f'{share:.1%}'} |")
    return lines


if __name__ == "__main__":
    main()
