"""Measures the environments for research: steps a second on one core, with observation and mask in NumPy.

python bench/env.py [--seconds 2]

Beside them, in the same run and turn and turn about, the way without them: `view` and the legal actions of a match.
Only the steps are measured, in processor time; choosing the actions is the agent's business.
"""

import argparse
import time
from collections.abc import Callable, Iterator, Sequence
from statistics import median

import numpy as np
from rich.console import Console
from rich.table import Table

import boriken
from boriken._compiled import is_compiled, optimized
from boriken.core import registry
from boriken.env import LearnerEnv, ManyGamesEnv, aec_env
from boriken.env.table import action_count

GAMES_AT_ONCE = 256
PLAYERS = 4
ROUNDS = 5
WANTED = 200_000

Steps = Iterator[tuple[int, float]]
"""How many steps were made, and in how many seconds."""


def many(game: str, opponents: str) -> Steps:
    env = ManyGamesEnv(GAMES_AT_ONCE, game, PLAYERS, opponents=opponents)
    _, info = env.reset(seed=1)
    random = np.random.default_rng(1)
    while True:
        actions = (info["action_mask"] * random.random(info["action_mask"].shape, np.float32)).argmax(1)
        begun = time.process_time()
        *_, info = env.step(actions)
        yield GAMES_AT_ONCE, time.process_time() - begun


def learner(game: str) -> Steps:
    env = LearnerEnv(game, PLAYERS)
    random = np.random.default_rng(1)
    while True:
        _, info = env.reset(seed=int(random.integers(1 << 30)))
        over = cut_short = False
        while not (over or cut_short):
            action = random.choice(np.flatnonzero(info["action_mask"]))
            begun = time.process_time()
            _, _, over, cut_short, info = env.step(action)
            yield 1, time.process_time() - begun


def agents(game: str) -> Steps:
    env = aec_env(game, PLAYERS).unwrapped
    random = np.random.default_rng(1)
    while True:
        env.reset(seed=int(random.integers(1 << 30)))
        while not any(env.terminations.values()) and not any(env.truncations.values()):
            seen = env.observe(env.agent_selection)
            action = int(random.choice(np.flatnonzero(seen["action_mask"])))
            begun = time.process_time()
            env.step(action)
            env.last()
            yield 1, time.process_time() - begun


def views(game: str) -> Steps:
    """A match, a view and a mask: what there was before."""
    title = registry.title(game)
    random = np.random.default_rng(1)
    while True:
        match = boriken.new_match(game, PLAYERS, seed=int(random.integers(1 << 30)))
        while match.actor is not None:
            choices = match.choices()
            action = choices[random.integers(len(choices))]
            begun = time.process_time()
            match.play(action)
            if match.actor is not None:
                match.view(match.actor)
            mask = np.zeros(action_count(title), np.int8)
            mask[[title.actions[text] for text in match.choices()]] = 1
            yield 1, time.process_time() - begun


def speed(steps: Steps, seconds: float) -> float:
    """Steps a second, over about so many seconds."""
    made, took, until = 0, 0.0, time.process_time() + seconds
    while time.process_time() < until:
        count, passed = next(steps)
        made, took = made + count, took + passed
    return made / took


WAYS: dict[str, Callable[[str], Steps]] = {
    "view and choices of a match": views,
    "PettingZoo": agents,
    "Gymnasium, one learner": learner,
    "Gymnasium, many games, random opponents": lambda game: many(game, "random"),
    "Gymnasium, many games, all seats": lambda game: many(game, "self"),
}


def measure(game: str, seconds: float) -> dict[str, list[float]]:
    running = {name: way(game) for name, way in WAYS.items()}
    samples: dict[str, list[float]] = {name: [] for name in WAYS}
    for _ in range(ROUNDS):
        for name, steps in running.items():
            samples[name].append(speed(steps, seconds / ROUNDS))
    return samples


def shown(game: str, samples: dict[str, list[float]]) -> Table:
    table = Table("environment", "steps/s", "times the view", title=f"{game}, {PLAYERS} players", title_justify="left")
    slow = samples[next(iter(WAYS))]
    for name, found in samples.items():
        ratio = median(fast / one for fast, one in zip(found, slow, strict=True))
        table.add_row(name, f"{median(found):,.0f}", f"{ratio:.1f}")
    return table


def main(arguments: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=5.0, help="for each way and game")
    parser.add_argument("--games", nargs="*", default=registry.house_games(), help="which games")
    options = parser.parse_args(arguments)
    console = Console()
    console.print(f"Rules: {'compiled' if is_compiled() else 'interpreted'}{'' if optimized(3) else ' in a hurry'}")
    verdicts = []
    for game in options.games:
        samples = measure(game, options.seconds)
        console.print(shown(game, samples))
        verdicts.append(verdict(game, samples))
    console.print(*verdicts, sep="\n")


def verdict(game: str, samples: dict[str, list[float]]) -> str:
    """Each game has to be fast enough by itself."""
    best = max(median(found) for found in samples.values())
    return f"{game}: {best:,.0f} steps/s, {'as' if best >= WANTED else 'fewer than'} wanted ({WANTED:,})"


if __name__ == "__main__":
    main()
