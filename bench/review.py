"""Reviews of games between a strong and a weak bot: do they tell the two apart, and how sure are they?

In every game half the seats are the strong bot's. A review tells them apart if its players are the more accurate ones.
Some decisions are judged again with four times the simulations and other luck: how often is the grade the same? With
`--part 5` only every fifth decision is judged at all. With `--keep` every game is written to a file when it is done,
and the same command goes on with the next one.
"""

from __future__ import annotations

import argparse
import json
from collections import Counter
from collections.abc import Sequence
from dataclasses import asdict, dataclass, field
from functools import partial
from pathlib import Path
from time import perf_counter, process_time
from typing import Any

from boriken.arena.executors import on_this_machine
from boriken.bots.asking import choice
from boriken.bots.registry import make_bot
from boriken.core import registry
from boriken.core.game import CHANCE
from boriken.core.match import Match, new_match
from boriken.core.seeds import child_seed
from boriken.reviews.grades import Grade, accuracy
from boriken.reviews.judged import Decision
from boriken.reviews.parts import Plan, judge_decision, make_plan
from boriken.reviews.review import review

DEEPER = 4
EVERY = 20  # so many decisions further, one is judged again
GRADES = (*map(str, Grade), "none")


@dataclass(frozen=True, slots=True)
class Run:
    game: str
    players: int
    bots: Sequence[str]  # the strong one, the weak one
    simulations: int | None  # for each decision; None: as many as fit, as in the product
    seed: int
    every: int = EVERY  # of those that are judged, one is judged again; 0: none
    part: int = 1  # one decision of so many is judged


@dataclass(slots=True)
class Found:
    """Findings from one game: by bot its grades and what its decisions gave away; pairs of grades of what was judged
    again, the deeper search's last."""

    run: dict[str, Any]
    number: int
    grades: dict[str, dict[str, int]] = field(default_factory=dict)
    given_away: dict[str, list[float]] = field(default_factory=dict)
    again: list[tuple[str, str, float, float]] = field(default_factory=list)
    processor_seconds: float = 0.0
    seconds: float = 0.0

    def told_apart(self) -> bool:
        strong, weak = (accuracy(self.given_away[bot]) or 0.0 for bot in self.run["bots"])
        return strong > weak


def main(arguments: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", default="puerto-rico", choices=registry.games())
    parser.add_argument("--players", type=int, default=4, choices=(2, 3, 4, 5))
    parser.add_argument("--bots", default="master,casual", help="the strong one, the weak one; or twice the same")
    parser.add_argument("--games", type=int, default=50)
    parser.add_argument("--simulations", type=int, help="for each decision; as many as fit, unless given")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--every", type=int, default=EVERY, help="so many decisions further, one is judged again")
    parser.add_argument("--part", type=int, default=1, help="judge one decision of so many; all are a whole review")
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--keep", type=Path, help="a file for the games that are done")
    options = parser.parse_args(arguments)
    bots = options.bots.split(",")
    run = Run(options.game, options.players, bots, options.simulations, options.seed, options.every, options.part)
    done = kept(options.keep, run)
    left = sorted(set(range(options.games)) - {one.number for one in done})
    for found in on_this_machine(options.jobs).map(partial(reviewed, run), left):
        done.append(found)
        if options.keep:
            with options.keep.open("a", encoding="utf-8") as file:
                file.write(json.dumps(asdict(found)) + "\n")
        print(f"game {found.number}: {found.processor_seconds:.0f} s of processor", flush=True)
    print("\n".join(report(run, done)), flush=True)


def kept(file: Path | None, run: Run) -> list[Found]:
    """The games of this run that were done before."""
    lines = file.read_text(encoding="utf-8").splitlines() if file and file.exists() else []
    return [found for line in lines if (found := Found(**json.loads(line))).run == asdict(run)]


def reviewed(run: Run, number: int) -> Found:
    """Play and review game `number`; the bot in the first seat changes from game to game."""
    seed = child_seed(run.seed, number)
    names = [run.bots[(seat + number) % len(run.bots)] for seat in range(run.players)]
    match = played(run, names, seed)
    start, processor_start = perf_counter(), process_time()
    plan = make_plan(match, seed, run.simulations)
    decisions = (
        sample(plan, run.part) if run.part > 1 else review(match, seed=seed, simulations=run.simulations).decisions
    )
    found = Found(asdict(run), number)
    found.processor_seconds, found.seconds = process_time() - processor_start, perf_counter() - start
    for bot in run.bots:
        own = [decision for decision in decisions if names[decision.seat] == bot]
        found.grades[bot] = dict(Counter(graded(decision) for decision in own))
        found.given_away[bot] = [decision.given_away for decision in own if decision.grade]
    deeper = make_plan(match, child_seed(seed, 1), DEEPER * plan.simulations)
    found.again = agreement(deeper, decisions[:: run.every] if run.every else [])
    return found


def played(run: Run, names: Sequence[str], seed: int) -> Match:
    match = new_match(run.game, run.players, seed=child_seed(seed, 0))
    bots = [make_bot(name, match.title, child_seed(seed, 1 + seat)) for seat, name in enumerate(names)]
    while not match.over:
        assert match.actor is not None
        action = choice(bots[match.actor], match.game, child_seed(seed, len(match.moves)))
        match.play(match.title.notation[action])
    return match


def sample(plan: Plan, part: int) -> list[Decision]:
    """One decision of so many."""
    decisions = [moment.first for moment in plan.moments if moment.seat != CHANCE]
    return judged_at(plan, decisions[::part])


def agreement(deeper: Plan, wanted: Sequence[Decision]) -> list[tuple[str, str, float, float]]:
    """Of the decisions that are judged again, both grades and what they gave away."""
    again = judged_at(deeper, [decision.first for decision in wanted])
    return [
        (graded(one), graded(other), one.given_away, other.given_away) for one, other in zip(wanted, again, strict=True)
    ]


def judged_at(plan: Plan, firsts: Sequence[int]) -> list[Decision]:
    moments = [moment for moment in plan.moments if moment.first in firsts and moment.seat != CHANCE]
    return [judge_decision(plan, plan.match.at(moment.first), moment) for moment in moments]


def graded(decision: Decision) -> str:
    return str(decision.grade or "none")


def report(run: Run, done: Sequence[Found]) -> list[str]:
    again = [(pair[0], pair[1]) for found in done for pair in found.again]
    same, seconds = sum(one == other for one, other in again), [found.processor_seconds for found in done] or [0.0]
    return [
        f"{run.game}, {run.players} players, {run.simulations or 'fitting'} simulations: {len(done)} games",
        f"told apart: {sum(found.told_apart() for found in done)}",
        f"same grade with {DEEPER} times the simulations: {same} of {len(again)} decisions",
        f"processor seconds a review: {sum(seconds) / len(seconds):.1f} on average, {max(seconds):.1f} at most",
        *by_bot(run, done),
        *matrix(again),
    ]


def by_bot(run: Run, done: Sequence[Found]) -> list[str]:
    """A table: the share of each grade among the graded decisions of a bot, and its accuracy."""
    lines = ["", f"| bot | {' | '.join(Grade)} | not graded | accuracy |", f"|---|{'---:|' * (len(Grade) + 2)}"]
    for bot in dict.fromkeys(run.bots):
        grades = sum((Counter(found.grades[bot]) for found in done), Counter[str]())
        losses = [loss for found in done for loss in found.given_away[bot]]
        cells = [f"{grades[grade] / max(len(losses), 1):.1%}" for grade in Grade]
        share = accuracy(losses)
        lines.append(f"| {bot} | {' | '.join(cells)} | {grades['none']} | {'–' if share is None else f'{share:.1%}'} |")
    return lines


def matrix(again: Sequence[tuple[str, str]]) -> list[str]:
    """A table: the grade of a review in each row, that of the deeper search in each column."""
    counts = Counter(again)
    lines = ["", f"| grade \\ {DEEPER} times deeper | {' | '.join(GRADES)} |", f"|---|{'---:|' * len(GRADES)}"]
    return lines + [f"| {one} | {' | '.join(str(counts[one, other]) for other in GRADES)} |" for one in GRADES]


if __name__ == "__main__":
    main()
