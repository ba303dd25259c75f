"""Plays Anno 1503 with bots and tells how its reconstructed numbers balance: length, points, sets, seats, looks.

python bench/anno.py --bots greedy,greedy:merchant,greedy:settler,greedy:explorer --games 60 --sheet house-1 --jobs 2

For each player count and mode: rounds until somebody has won, which points were held by somebody and by the winner,
which sets of points won, the share of the wins that each seat has, in order of play, with its interval, and how often
winners and others looked under a tile. The seating is drawn for each game.
"""

import argparse
import math
import sys
from collections import Counter
from collections.abc import Generator, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from random import Random
from typing import NamedTuple

from rich.console import Console
from rich.table import Table

from boriken.arena.executors import on_this_machine
from boriken.bots.bot import Bot
from boriken.bots.registry import make_bot
from boriken.cli.progress import progress_bar
from boriken.core import registry
from boriken.core.dealer import SeededDealer
from boriken.core.game import CHANCE, OVER, Game, rank
from boriken.core.seeds import child_seed
from boriken.core.setup import Setup
from boriken.core.title import Title
from boriken.games.anno_1503.actions import LOOK, ROLL
from boriken.games.anno_1503.catalogue import POINT_NAMES, POINTS
from boriken.games.anno_1503.scoring import holds
from boriken.games.anno_1503.sheet.text import HOUSE, HOUSES
from boriken.games.anno_1503.title import position

PLANS = "greedy,greedy:merchant,greedy:settler,greedy:explorer"
MODES = ("none", "aristocrats-pirates")
TOGETHER = 10  # games that one process plays before it says what came of them


@dataclass
class Tally:
    """Results of the games of one set-up."""

    games: int = 0
    unfinished: int = 0
    rounds: list[int] = field(default_factory=list)
    reached: Counter[str] = field(default_factory=Counter)
    won_with: Counter[str] = field(default_factory=Counter)
    seats: Counter[int] = field(default_factory=Counter)
    sets: Counter[str] = field(default_factory=Counter)
    """Points that count for the winner, joined by `+`."""
    winners_looks: int = 0
    others_looks: int = 0

    def count(self, title: Title, game: Game, looks: Sequence[int]) -> None:
        self.games += 1
        if title.end_reasons(game) != ["victory"]:
            self.unfinished += 1
            return
        state = position(game)
        self.rounds.append(int(state.round))
        winner = next(seat for seat in range(game.seats) if rank(game, seat) == 1)
        self.seats[(winner - int(game.first)) % int(game.seats)] += 1
        held = [
            {name for point, name in enumerate(POINT_NAMES) if holds(state.rules, player, point)}
            for player in state.players
        ]
        self.reached.update(set().union(*held))
        self.won_with.update(held[winner])
        self.sets["+".join(name for name, counts in title.score_sheet(game, winner).items() if counts)] += 1
        self.winners_looks += looks[winner]
        self.others_looks += sum(looks) - looks[winner]

    def add(self, more: "Tally") -> None:
        self.games += more.games
        self.unfinished += more.unfinished
        self.rounds = sorted(self.rounds + more.rounds)
        self.reached += more.reached
        self.won_with += more.won_with
        self.seats += more.seats
        self.sets += more.sets
        self.winners_looks += more.winners_looks
        self.others_looks += more.others_looks

    @property
    def won(self) -> int:
        """Games that somebody has won."""
        return len(self.rounds)

    def looks(self, players: int) -> tuple[float, float]:
        """Of a winner, and of each other player, in a game."""
        return self.winners_looks / max(self.won, 1), self.others_looks / max(self.won * (players - 1), 1)

    def shares(self, players: int) -> list[float]:
        """By seat, in order of play: its wins divided by the fair share."""
        return [self.seats[seat] * players / max(self.won, 1) for seat in range(players)]

    def chance(self, players: int) -> float:
        """How far chance alone takes a fair seat from 1.00, in 95 of 100 tables like this."""
        return 1.96 * math.sqrt((players - 1) / max(self.won, 1))

    def share(self, point: str) -> str:
        return f"{self.reached[point] / max(self.won, 1):.2f}"

    def winners(self, point: str) -> str:
        return f"{self.won_with[point] / max(self.won, 1):.2f}"


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description="Play Anno 1503 with bots and tell how it balances.")
    parser.add_argument("--bots", default=PLANS)
    parser.add_argument("--games", type=int, default=100, help="for each player count and mode")
    parser.add_argument("--players", default="2,3,4")
    parser.add_argument("--modes", default=",".join(MODES))
    parser.add_argument("--sheet", default=HOUSE, help="a sheet of the house by its name, or a file")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=1, help="processes")
    asked = parser.parse_args(arguments)
    counts, modes = [int(count) for count in asked.players.split(",")], asked.modes.split(",")
    sheet = asked.sheet if asked.sheet in HOUSES else Path(asked.sheet).read_text(encoding="utf-8")
    rows = [(mode, players) for mode in modes for players in counts]
    pieces = [
        Piece(mode, players, sheet, range(begin, min(begin + TOGETHER, asked.games)))
        for begin in range(0, asked.games, TOGETHER)
        for mode, players in rows
    ]
    tallies = {row: Tally() for row in rows}
    with progress_bar(len(rows) * asked.games, hidden=not sys.stderr.isatty()) as advance:
        for at, tally in play_pieces(pieces, asked.bots.split(","), asked.seed, asked.jobs):
            tallies[pieces[at].mode, pieces[at].players].add(tally)
            advance(tally.games)
    report(tallies, Console(width=120))
    return 0


@dataclass(frozen=True)
class Piece:
    """Some games of one set-up, each of which has its own seed."""

    mode: str
    players: int
    sheet: object
    numbers: range


def play_pieces(pieces: Sequence[Piece], bots: Sequence[str], seed: int, jobs: int = 1) -> Iterator[tuple[int, Tally]]:
    """The number of each piece with its results, in the order in which they are finished."""
    yield from on_this_machine(jobs).map(partial(play_piece, pieces, bots, seed), range(len(pieces)))


def play_piece(pieces: Sequence[Piece], bots: Sequence[str], seed: int, at: int) -> tuple[int, Tally]:
    piece, tally = pieces[at], Tally()
    title = registry.title("anno-1503")
    setup = Setup.of(title, piece.players, {"expansions": piece.mode, "sheet": piece.sheet})
    for finished in play_side_by_side([play(title, setup, bots, child_seed(seed, number)) for number in piece.numbers]):
        tally.count(title, *finished)
    return at, tally


class Question(NamedTuple):
    """A real choice: who is asked, and the position as far as the seat knows it."""

    bot: Bot
    game: Game
    seat: int


Play = Generator[Question, int, tuple[Game, list[int]]]


def play(title: Title, setup: Setup, bots: Sequence[str], seed: int) -> Play:
    """Asks for every real choice, and returns the finished game and how often each seat looked under a tile.

    Each decision is made on a copy in which all that the seat does not know is drawn again.
    """
    game, dealer = title.new_game(setup), SeededDealer(child_seed(seed, 0))
    seated = list(sit_down(title, setup.players, bots, seed))
    moment, looks = 0, [0] * setup.players
    while game.actor != OVER:
        if game.actor == CHANCE:
            game.apply(dealer.deal(game))
            continue
        moment += 1
        action, seat = int(game.legal()[0]), int(game.actor)
        if len(game.legal()) > 1:
            action = yield Question(seated[seat], game.determinize(seat, child_seed(seed, 100 + moment)), seat)
        looks[seat] += LOOK <= action < ROLL
        game.apply(action)
    return game, looks


def play_side_by_side(games: Sequence[Play]) -> list[tuple[Game, list[int]]]:
    """Plays all of them a choice at a time: networks answer many questions together, several times as fast."""
    results: dict[int, tuple[Game, list[int]]] = {}
    answers: dict[int, int | None] = dict.fromkeys(range(len(games)))
    while answers:
        questions: dict[int, Question] = {}
        for number, answer in answers.items():
            try:
                questions[number] = next(games[number]) if answer is None else games[number].send(answer)
            except StopIteration as end:
                results[number] = end.value
        answers = dict(answered(questions))
    return [results[number] for number in range(len(games))]


def answered(questions: Mapping[int, Question]) -> Iterator[tuple[int, int]]:
    # Here, because make_bot has a word with NumPy before it is imported.
    from boriken.bots.net_bot import NetBot

    together: dict[int, tuple[NetBot, list[int]]] = {}  # by network: a bot that has it, and whose questions it answers
    for number, (bot, game, seat) in questions.items():
        if type(bot) is NetBot:
            together.setdefault(id(bot.network), (bot, []))[1].append(number)
        else:
            yield number, bot.choose(game, seat)
    for bot, asked in together.values():
        yield from zip(asked, bot.choose_all([questions[number][1:] for number in asked]), strict=True)


def sit_down(title: Title, players: int, bots: Sequence[str], seed: int) -> Iterator[Bot]:
    chooser = Random(seed)
    for seat in range(players):
        yield make_bot(chooser.choice(bots), title, child_seed(seed, 1 + seat))


def report(tallies: dict[tuple[str, int], Tally], console: Console) -> None:
    lengths = Table(
        "mode, players", "games", "unfinished", "rounds: 5 %, median, 95 %, most", "seats", "looks: winner, others"
    )
    for (mode, players), tally in tallies.items():
        rounds = sorted(tally.rounds) or [0]
        quantiles = [rounds[min(len(rounds) * part // 100, len(rounds) - 1)] for part in (5, 50, 95, 100)]
        shares = " ".join(f"{share:.2f}" for share in tally.shares(players))
        lengths.add_row(
            f"{mode}, {players}",
            str(tally.games),
            str(tally.unfinished),
            ", ".join(map(str, quantiles)),
            f"{shares} (± {tally.chance(players):.2f})",
            " ".join(f"{looks:.1f}" for looks in tally.looks(players)),
        )
    console.print(lengths)
    points = Table("point: reached / held by the winner", *(f"{mode}, {players}" for mode, players in tallies))
    for name in POINT_NAMES[:POINTS]:
        points.add_row(name, *(f"{tally.share(name)} / {tally.winners(name)}" for tally in tallies.values()))
    console.print(points)
    sets = Table("mode, players", "sets of points that win most, of those that win")
    for (mode, players), tally in tallies.items():
        ordered = sorted(tally.sets.items(), key=lambda each: (-each[1], each[0]))
        most = [f"{name} {count / max(tally.won, 1):.2f}" for name, count in ordered[:3]]
        sets.add_row(f"{mode}, {players}", f"{', '.join(most)} ({len(tally.sets)})")
    console.print(sets)


if __name__ == "__main__":
    sys.exit(main())
