"""Reviews of games between a strong and a weak bot: do they tell the two apart, and how sure are they?

In every game half the seats are the strong bot's. A review tells them apart if its players are the more accurate ones.
Some decisions are judged again with four times the simulations and other luck: how often is the grade the same? With
`--part 5` only every fifth decision is judged at all. Games are played first and reviewed in the parts of which a
review is made; both are kept in a folder, and the same command goes on where it was stopped.
"""

from __future__ import annotations

import argparse
import json
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass, field
from functools import cache, partial
from pathlib import Path
from tempfile import TemporaryDirectory
from time import perf_counter, process_time
from typing import Any

from boriken.arena.executors import Executor, on_this_machine
from boriken.bots.asking import choice
from boriken.bots.registry import make_bot
from boriken.core import registry
from boriken.core.game import CHANCE
from boriken.core.match import new_match
from boriken.core.record import load_record
from boriken.core.seeds import child_seed
from boriken.reviews.grades import Grade, accuracy
from boriken.reviews.judged import Decision
from boriken.reviews.moments import Moment
from boriken.reviews.parts import PART, Plan, judge_moments, make_plan

DEEPER = 4
EVERY = 20  # so many decisions further, one is judged again
GRADES = (*map(str, Grade), "none")


@dataclass(frozen=True, slots=True)
class Run:
    game: str
    players: int
    bots: tuple[str, ...]  # the strong one, the weak one
    simulations: int | None  # for each decision; None: as many as fit, as in the product
    seed: int
    every: int = EVERY  # of those that are judged, one is judged again; 0: none
    part: int = 1  # one decision of so many is judged

    def seat_bots(self, number: int) -> list[str]:
        """By seat; the bot in the first seat changes from game to game."""
        return [self.bots[(seat + number) % len(self.bots)] for seat in range(self.players)]

    def record(self, folder: Path, number: int) -> Path:
        return folder / f"{self.game}-{self.players}-{'-'.join(self.bots)}-{self.seed}-{number}.record".replace(
            ":", "_"
        )


@dataclass(slots=True)
class Found:
    """Findings from a part of a game: by bot its grades and what its decisions gave away; pairs of grades of what was
    judged again, the deeper search's last. `seconds` are those of the processor, without what was judged again."""

    run: dict[str, Any]
    number: int
    part: int
    grades: dict[str, dict[str, int]] = field(default_factory=dict)
    given_away: dict[str, list[float]] = field(default_factory=dict)
    again: list[tuple[str, str, float, float]] = field(default_factory=list)
    seconds: float = 0.0


def main(arguments: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", default="puerto-rico", choices=registry.games())
    parser.add_argument("--players", type=int, default=4, choices=(2, 3, 4, 5))
    parser.add_argument("--bots", default="master,casual", help="the strong one, the weak one; or one that plays alone")
    parser.add_argument("--games", type=int, default=50)
    parser.add_argument("--simulations", type=int, help="for each decision; as many as fit, unless given")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--every", type=int, default=EVERY, help="so many decisions further, one is judged again")
    parser.add_argument("--part", type=int, default=1, help="judge one decision of so many; all are a whole review")
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--keep", type=Path, help="a folder for the games and for what was found")
    options = parser.parse_args(arguments)
    bots = tuple(options.bots.split(","))
    run = Run(options.game, options.players, bots, options.simulations, options.seed, options.every, options.part)
    with TemporaryDirectory() as nowhere:
        folder = options.keep or Path(nowhere)
        folder.mkdir(parents=True, exist_ok=True)
        start = perf_counter()
        done = review_games(run, folder, options.games, on_this_machine(options.jobs))
    print("\n".join(report(run, done)))
    print(f"\n{perf_counter() - start:.0f} s with {options.jobs} processes", flush=True)


def review_games(run: Run, folder: Path, games: int, executor: Executor) -> list[Found]:
    """Play the games that are missing, and review the parts of them that are."""
    numbers = range(games)
    for number in executor.map(partial(play, run, folder), [n for n in numbers if not run.record(folder, n).exists()]):
        print(f"game {number} is played", flush=True)
    findings = folder / "found.jsonl"
    done = [found for found in kept(findings, run) if found.number in numbers]
    parts = [(number, part) for number in numbers for part in range(count_parts(run, folder, number))]
    left = sorted(set(parts) - {(found.number, found.part) for found in done})
    with findings.open("a", encoding="utf-8") as file:
        for found in executor.map(partial(reviewed, run, folder, left), range(len(left))):
            file.write(json.dumps(asdict(found)) + "\n")
            file.flush()
            done.append(found)
            if len(done) % 100 == 0 or len(done) == len(parts):
                print(f"{len(done)} of {len(parts)} parts are reviewed", flush=True)
    return done


def kept(file: Path, run: Run) -> list[Found]:
    """The parts of this run that were done before."""
    lines = file.read_text(encoding="utf-8").splitlines() if file.exists() else []
    wanted = json.loads(json.dumps(asdict(run)))
    return [found for line in lines if (found := Found(**json.loads(line))).run == wanted]


def play(run: Run, folder: Path, number: int) -> int:
    """Let the bots play game `number`, and keep its record."""
    seed = child_seed(run.seed, number)
    match = new_match(run.game, run.players, seed=child_seed(seed, 0))
    names = run.seat_bots(number)
    bots = [make_bot(name, match.title, child_seed(seed, 1 + seat)) for seat, name in enumerate(names)]
    while not match.over:
        assert match.actor is not None
        action = choice(bots[match.actor], match.game, child_seed(seed, len(match.moves)))
        match.play(match.title.notation[action])
    record = run.record(folder, number)
    unfinished = record.with_suffix(".part")
    unfinished.write_text(match.record(), encoding="utf-8")
    unfinished.rename(record)
    return number


@cache
def plan_of(run: Run, folder: Path, number: int, deeper: bool = False) -> Plan:
    """The review of a game, or one that is deeper and has other luck."""
    match = load_record(run.record(folder, number).read_text(encoding="utf-8"))
    seed = child_seed(run.seed, number)
    plan = make_plan(match, seed, run.simulations)
    return make_plan(match, child_seed(seed, 1), DEEPER * plan.simulations) if deeper else plan


def wanted(run: Run, folder: Path, number: int) -> Sequence[Moment]:
    """The moments of a game that are judged: all, deals too, or one decision of so many."""
    moments = plan_of(run, folder, number).moments
    decisions = [moment for moment in moments if moment.seat != CHANCE]
    return moments if run.part == 1 else decisions[number % run.part :: run.part]


def wanted_again(run: Run, folder: Path, number: int) -> Sequence[Moment]:
    decisions = [moment for moment in wanted(run, folder, number) if moment.seat != CHANCE]
    return decisions[number % run.every :: run.every] if run.every else []


def count_parts(run: Run, folder: Path, number: int) -> int:
    return -(-len(wanted(run, folder, number)) // PART)


def reviewed(run: Run, folder: Path, parts: Sequence[tuple[int, int]], index: int) -> Found:
    """Judge one of the parts."""
    number, part = parts[index]
    plan, moments = plan_of(run, folder, number), wanted(run, folder, number)[part * PART : (part + 1) * PART]
    start = process_time()
    decisions = decided(plan, moments)
    found = Found(asdict(run), number, part, seconds=process_time() - start)
    names = run.seat_bots(number)
    for bot in run.bots:
        own = [decision for decision in decisions if names[decision.seat] == bot]
        found.grades[bot] = dict(Counter(graded(decision) for decision in own))
        found.given_away[bot] = [decision.given_away for decision in own if decision.grade]
    again = [moment for moment in wanted_again(run, folder, number) if moment in moments]
    found.again = agreement(decisions, decided(plan_of(run, folder, number, deeper=True), again) if again else [])
    return found


def decided(plan: Plan, moments: Sequence[Moment]) -> list[Decision]:
    return [judged for judged in judge_moments(plan, moments) if isinstance(judged, Decision)]


def agreement(once: Sequence[Decision], again: Sequence[Decision]) -> list[tuple[str, str, float, float]]:
    """Of the decisions that were judged again, both grades and what they gave away."""
    before = {decision.first: decision for decision in once}
    pairs = [(before[other.first], other) for other in again]
    return [(graded(one), graded(other), one.given_away, other.given_away) for one, other in pairs]


def graded(decision: Decision) -> str:
    return str(decision.grade or "none")


# The report


def report(run: Run, done: Sequence[Found]) -> list[str]:
    numbers = sorted({found.number for found in done})
    games = {number: [found for found in done if found.number == number] for number in numbers}
    again = [(pair[0], pair[1]) for found in done for pair in found.again]
    same = sum(one == other for one, other in again)
    seconds = [sum(found.seconds for found in game) for game in games.values()] or [0.0]
    return [
        f"{run.game}, {run.players} players, {run.simulations or 'fitting'} simulations: {len(games)} games",
        *([f"told apart: {sum(told_apart(run, game) for game in games.values())}"] if len(run.bots) > 1 else []),
        f"same grade with {DEEPER} times the simulations: {same} of {len(again)} decisions",
        f"processor seconds a review: {sum(seconds) / len(seconds):.1f} on average, {max(seconds):.1f} at most",
        *by_bot(run, done),
        *by_game(run, games),
        *matrix(again),
    ]


def told_apart(run: Run, game: Sequence[Found]) -> bool:
    strong, weak = (accuracy(losses(game, bot)) or 0.0 for bot in run.bots)
    return strong > weak


def losses(done: Sequence[Found], bot: str) -> list[float]:
    return [loss for found in done for loss in found.given_away[bot]]


def grades_of(done: Sequence[Found], bot: str) -> Counter[str]:
    return sum((Counter(found.grades[bot]) for found in done), Counter[str]())


def by_bot(run: Run, done: Sequence[Found]) -> list[str]:
    """A table: the share of each grade among the graded decisions of a bot, and its accuracy."""
    lines = ["", f"| bot | {' | '.join(Grade)} | not graded | accuracy |", f"|---|{'---:|' * (len(Grade) + 2)}"]
    for bot in dict.fromkeys(run.bots):
        grades, lost = grades_of(done, bot), losses(done, bot)
        cells = [f"{grades[grade] / max(len(lost), 1):.1%}" for grade in Grade]
        lines.append(f"| {bot} | {' | '.join(cells)} | {grades['none']} | {percent(accuracy(lost))} |")
    return lines


def by_game(run: Run, games: Mapping[int, Sequence[Found]]) -> list[str]:
    """A table: for each game and bot the accuracy, the blunders and how many decisions have a grade."""
    bots = list(dict.fromkeys(run.bots))
    heads = [f"{bot} | blunders | graded" for bot in bots]
    lines = ["", f"| game | {' | '.join(heads)} | processor s |", f"|---|{'---:|' * (3 * len(bots) + 1)}"]
    for number, game in games.items():
        cells = [
            f"{percent(accuracy(lost := losses(game, bot)))} | {grades_of(game, bot)[Grade.BLUNDER]} | {len(lost)}"
            for bot in bots
        ]
        lines.append(f"| {number} | {' | '.join(cells)} | {sum(found.seconds for found in game):.1f} |")
    return lines


def percent(share: float | None) -> str:
    return "–" if share is None else f"{share:.1%}"


def matrix(again: Sequence[tuple[str, str]]) -> list[str]:
    """A table: the grade of a review in each row, that of the deeper search in each column."""
    counts = Counter(again)
    lines = ["", f"| grade \\ {DEEPER} times deeper | {' | '.join(GRADES)} |", f"|---|{'---:|' * len(GRADES)}"]
    return lines + [f"| {one} | {' | '.join(str(counts[one, other]) for other in GRADES)} |" for one in GRADES]


if __name__ == "__main__":
    main()
