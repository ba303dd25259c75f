"""The measurements, and the process that takes them.

`run.py` starts this file twice, once with the compiled rules and once with the interpreted ones. The process says
what it can measure; then for every line with a name and a number of seconds it answers with a line with the figure.
"""

import json
import sys
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cache, partial
from time import process_time

from boriken import Match, _compiled, from_position, load_record, new_match
from boriken.core import registry
from boriken.core.dealer import SeededDealer
from boriken.core.game import CHANCE
from boriken.core.playout import play_randomly
from boriken.core.randomness import Random
from boriken.core.setup import Setup
from boriken.core.title import Json
from boriken.games.puerto_rico.state import State
from boriken.games.puerto_rico.title import position

GAME = "puerto-rico"
PLAYERS = 4  # in the game from which all positions and the record are taken
POSITIONS = 25  # of that game, for what takes longer than a few microseconds
GAMES = 20  # of random play in one go, the same ones each time
NO_LIMIT = 10**9

Work = Callable[[], int]
"""Does something a number of times and says how many."""

PER_SECOND = {"µs": 1e6, "ms": 1e3}


@dataclass(frozen=True)
class Measurement:
    """`prepare` makes the work ready; only the work is timed. With a unit "…/s" the figure is a rate, else a time."""

    name: str
    unit: str
    prepare: Callable[[], Work]

    def figure(self, count: int, seconds: float) -> float:
        return count / seconds if self.unit.endswith("/s") else seconds / count * PER_SECOND[self.unit]


def measurements() -> list[Measurement]:
    return [
        Measurement("random, 2 players", "decisions/s", partial(random_play, 2)),
        Measurement("random, 3 players", "decisions/s", partial(random_play, 3)),
        Measurement("random, 4 players", "decisions/s", partial(random_play, 4)),
        Measurement("random, 5 players", "decisions/s", partial(random_play, 5)),
        Measurement("San Juan, random, 2 players", "decisions/s", partial(random_play, 2, "san-juan")),
        Measurement("San Juan, random, 3 players", "decisions/s", partial(random_play, 3, "san-juan")),
        Measurement("San Juan, random, 4 players", "decisions/s", partial(random_play, 4, "san-juan")),
        # The next three are so short that the call itself counts; the first does next to nothing else.
        Measurement("an empty call", "µs", lambda: each([state.has_privilege for state in all_positions()])),
        Measurement("legal actions", "µs", lambda: each([state.legal for state in all_positions()])),
        Measurement("copy of a position", "µs", lambda: each([state.copy for state in all_positions()])),
        Measurement("view of a seat", "µs", lambda: each([partial(match.view, 0) for match in some_matches()])),
        Measurement("position saved", "µs", lambda: each([match.position for match in some_matches()])),
        Measurement("position loaded", "µs", lambda: each([partial(from_position, it) for it in some_documents()])),
        Measurement("record written", "ms", lambda: each([finished_match().record])),
        Measurement("record replayed", "ms", lambda: each([partial(load_record, finished_match().record())])),
    ]


def random_play(players: int, game: str = GAME) -> Work:
    """Whole games from an empty table, in the loop that simulations use; counts the decisions of the seats."""
    title = registry.title(game)
    setup = Setup.of(title, players, {})

    def play(seed: int) -> int:
        return int(play_randomly(title.new_game(setup), SeededDealer(seed), Random(seed), NO_LIMIT))

    return lambda: sum(play(seed) for seed in range(GAMES))


def each(calls: Sequence[Callable[[], object]]) -> Work:
    def make_all_calls() -> int:
        for call in calls:
            call()
        return len(calls)

    return make_all_calls


# What they are measured on


@cache
def finished_match() -> Match:
    match = new_match(GAME, players=PLAYERS, seed=1)
    choice = Random(1)
    while not match.over:
        choices = match.choices()
        match.play(choices[choice.below(len(choices))])
    return match


@cache
def all_positions() -> list[State]:
    """The position before every decision of the game."""
    match = finished_match()
    game = match.title.new_game(match.setup)
    positions = []
    for move in match.moves:
        if move.actor != CHANCE:
            positions.append(position(game.copy()))
        game.apply(match.title.parse(move.text))
    return positions


@cache
def some_matches() -> list[Match]:
    """The game as it stood at moments evenly spread over it."""
    match = finished_match()
    decisions = [number for number, move in enumerate(match.moves) if move.actor != CHANCE]
    return [match.at(number) for number in decisions[:: len(decisions) // POSITIONS]]


@cache
def some_documents() -> list[Json]:
    return [match.position() for match in some_matches()]


# The process


def serve() -> None:
    by_name = {measurement.name: measurement for measurement in measurements()}
    ready = cache(lambda name: by_name[name].prepare())
    answer(
        {
            "compiled": _compiled.is_compiled(),
            "stale": _compiled.stale(),
            "measurements": [[measurement.name, measurement.unit] for measurement in by_name.values()],
        }
    )
    for line in sys.stdin:
        asked = json.loads(line)
        count, seconds = timed(ready(asked["name"]), asked["seconds"])
        answer(by_name[asked["name"]].figure(count, seconds))


def timed(work: Work, seconds: float) -> tuple[int, float]:
    """Repeat the work for about so long; how often the thing was done, and the time it took.

    The time is the processor's: what other programs take away from this one does not count.
    """
    count = 0
    start = process_time()
    while True:
        count += work()
        spent = process_time() - start
        if spent >= seconds:
            return count, spent


def answer(content: object) -> None:
    print(json.dumps(content), flush=True)


if __name__ == "__main__":
    serve()
