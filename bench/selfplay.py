"""Plays games of Puerto Rico with one bot in all seats and tells how they go, as the tables of bench/selfplay.md.

python bench/selfplay.py --bot net --players 3 4 5 --games 1000 --state games.jsonl
"""

import argparse
import json
import sys
from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from dataclasses import asdict, dataclass
from functools import partial
from pathlib import Path
from statistics import mean, quantiles

from boriken.arena.executors import on_this_machine
from boriken.arena.plan import BotMaker, fixed_setup
from boriken.arena.shares import wilson
from boriken.bots.asking import choice
from boriken.bots.house import weights_mark
from boriken.bots.registry import make_bot
from boriken.cli.progress import progress_bar
from boriken.core import registry
from boriken.core.dealer import SeededDealer
from boriken.core.game import CHANCE, OVER, rank
from boriken.core.seeds import child_seed
from boriken.games.puerto_rico.catalogue import BASE_PLACES, FIRST_BUILDING, PLACE_NAMES, PLACES
from boriken.games.puerto_rico.title import position

GAME = "puerto-rico"
TAPE, BOTS, DECISIONS = 0, 1, 2  # children of a game's seed
SETTLE = "settle "
WINDROSE = ("first", "second", "third", "fourth", "fifth")


@dataclass(frozen=True)
class Seat:
    """How one player ended. `won` is their part of the victory, `large` what occupied large buildings added."""

    order: int
    points: int
    won: float
    shipping: int
    buildings: int
    large: int
    city: list[str]


@dataclass(frozen=True)
class Story:
    """One game: the first governor's opening, how it ended, and the seats in order of play."""

    plan: str
    number: int
    opening: str
    ends: list[str]
    rounds: int
    seats: list[Seat]
    first_tile: str = ""  # of the first governor; kept games from before do not know it

    @classmethod
    def of(cls, line: str) -> "Story":
        document = json.loads(line)
        return cls(**{**document, "seats": [Seat(**seat) for seat in document["seats"]]})


@dataclass(frozen=True)
class Plan:
    """Games of one bot in all seats; or of a `rival` alone, in each seat in turn with the same deal."""

    bot: str
    players: int
    seed: int
    rival: str = ""

    @property
    def name(self) -> str:
        """All that the games follow from, so that none is taken for a game of another plan or of older weights."""
        names = f"{self.players} {self.bot} from seed {self.seed}"
        learned = "net" in (self.bot + self.rival)
        return names + (f" with {self.rival}" if self.rival else "") + (f", {weights_mark(GAME)}" if learned else "")

    def deal(self, number: int) -> int:
        return number // self.players if self.rival else number

    def seated(self, number: int) -> list[str]:
        alone = number % self.players if self.rival else None
        return [self.rival if seat == alone else self.bot for seat in range(self.players)]


def main(arguments: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--bot", default="search:300")
    parser.add_argument("--players", type=int, nargs="+", default=[4], choices=(2, 3, 4, 5))
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--state", type=Path, help="a file that keeps the games, to go on from there")
    options = parser.parse_args(arguments)
    for players in options.players:
        plan = Plan(options.bot, players, options.seed)
        stories = play(plan, options.games, options.jobs, options.state)
        print(f"### {players} players: {options.bot}, {len(stories):,} games\n\n{report(stories)}\n", flush=True)


# Playing


def play(plan: Plan, games: int, jobs: int, state: Path | None = None, maker: BotMaker = make_bot) -> list[Story]:
    """The first so many games of a plan, in their order; those that the state file has are not played again."""
    kept = state.read_text(encoding="utf-8").splitlines() if state and state.exists() else []
    known = {story.number: story for story in map(Story.of, kept) if story.plan == plan.name}
    missing = [number for number in range(games) if number not in known]
    with progress_bar(len(missing), hidden=not sys.stderr.isatty()) as advance:
        for story in on_this_machine(jobs).map(partial(play_game, plan, maker), missing):
            known[story.number] = story
            if state:
                with state.open("a", encoding="utf-8") as file:
                    file.write(json.dumps(asdict(story)) + "\n")
            advance(1)
    return [known[number] for number in range(games)]


def play_game(plan: Plan, maker: BotMaker, number: int) -> Story:
    """Game `number` of the plan; it depends on the seed and on the number alone. Seat 0 begins."""
    seed, title = child_seed(plan.seed, plan.deal(number)), registry.title(GAME)
    game = title.new_game(fixed_setup(GAME, plan.players, {}))
    dealer = SeededDealer(child_seed(seed, TAPE))
    seated = plan.seated(number)
    bots = [maker(name, title, child_seed(child_seed(seed, BOTS), seat)) for seat, name in enumerate(seated)]
    moves: list[str] = []
    tiles: list[str] = []  # taken by the first governor
    while game.actor != OVER:
        if game.actor == CHANCE:
            game.apply(dealer.deal(game))
        else:
            action = choice(bots[int(game.actor)], game, child_seed(child_seed(seed, DECISIONS), len(moves)))
            moves.append(title.notation[action])
            if game.actor == 0 and moves[-1].startswith(SETTLE):
                tiles.append(moves[-1].removeprefix(SETTLE))
            game.apply(action)
    places = [rank(game, seat) for seat in range(plan.players)]
    seats = []
    for seat, player in enumerate(position(game).players):
        sheet = title.score_sheet(game, seat)
        shipping, buildings = sheet.pop("chips"), sheet.pop("buildings")
        won = 1 / places.count(1) if places[seat] == 1 else 0.0
        city = [PLACE_NAMES[place] for place in range(FIRST_BUILDING, PLACES) if player.owned[place]]
        seats.append(Seat(seat, int(game.points(seat)), won, shipping, buildings, sum(sheet.values()), city))
    rounds = title.length(game)["rounds"]
    return Story(plan.name, number, opening(moves), title.end_reasons(game), rounds, seats, (*tiles, "none")[0])


def opening(moves: Sequence[str]) -> str:
    """The first role, and with the settler the tile that goes with it."""
    return f"settler, {moves[1].removeprefix(SETTLE)}" if moves[0] == "settler" else moves[0]


# Telling


def report(stories: Sequence[Story]) -> str:
    seats = [seat for story in stories for seat in story.seats]
    winners = [seat for seat in seats if seat.won]
    parts = [
        openings(stories),
        first_tiles(stories),
        by_order(seats),
        scores(seats, winners),
        plans(winners),
        ends(stories),
        buildings(seats),
    ]
    return "\n\n".join(parts)


def openings(stories: Sequence[Story]) -> str:
    counts = Counter(story.opening for story in stories)
    won = {opening: mean(story.seats[0].won for story in stories if story.opening == opening) for opening in counts}
    rows = [(name, percent(count / len(stories)), percent(won[name])) for name, count in counts.most_common()]
    return table(("opening of the first governor", "games", "governor wins"), rows)


def first_tiles(stories: Sequence[Story]) -> str:
    counts = Counter(story.first_tile for story in stories if story.first_tile)
    rows = [(name, percent(count / len(stories))) for name, count in counts.most_common()]
    return table(("first tile that the first governor takes", "games"), rows)


def by_order(seats: Sequence[Seat]) -> str:
    rows = []
    for order in sorted({seat.order for seat in seats}):
        here = [seat for seat in seats if seat.order == order]
        rows.append((WINDROSE[order], share(here), f"{mean(seat.points for seat in here):.1f}"))
    return table(("seat in order of play", "wins", "mean score"), rows)


def scores(seats: Sequence[Seat], winners: Sequence[Seat]) -> str:
    """Where the points come from, for all and for those who win; and what it takes to win."""
    parts: list[tuple[str, Callable[[Seat], int]]] = [
        ("shipping", lambda seat: seat.shipping),
        ("buildings", lambda seat: seat.buildings),
        ("bonus of large buildings", lambda seat: seat.large),
        ("together", lambda seat: seat.points),
    ]
    rows = [(name, f"{mean(map(of, seats)):.1f}", f"{mean(map(of, winners)):.1f}") for name, of in parts]
    low, middle, high = quantiles([seat.points for seat in winners], n=4, method="inclusive")
    lowest, highest = min(seat.points for seat in winners), max(seat.points for seat in winners)
    spread = f"Winning scores: {lowest} to {highest}, half of them {low:.0f} to {high:.0f}, median {middle:.0f}."
    return table(("points from", "all", "winners"), rows) + "\n\n" + spread


def plans(winners: Sequence[Seat]) -> str:
    """Winners by the part of their points that they shipped: most, few, or something between."""
    kinds = Counter(plan_of(seat) for seat in winners)
    total = sum(seat.won for seat in winners)
    won = {kind: sum(seat.won for seat in winners if plan_of(seat) == kind) for kind in kinds}
    return table(("plan of the winner", "wins"), [(kind, percent(won[kind] / total)) for kind in sorted(won)])


def plan_of(seat: Seat) -> str:
    shipped = seat.shipping / seat.points
    if shipped > 0.6:
        return "shipping (more than 60 % of the points)"
    return "building (less than 40 % shipped)" if shipped < 0.4 else "mixed (40 to 60 % shipped)"


def ends(stories: Sequence[Story]) -> str:
    counts = Counter(end for story in stories for end in story.ends)
    rounds = f"{mean(story.rounds for story in stories):.1f} rounds on average."
    rows = [(end, percent(count / len(stories))) for end, count in counts.most_common()]
    return table(("end of the game", "games"), rows) + "\n\n" + rounds


def buildings(seats: Sequence[Seat]) -> str:
    """How many of the players built it, and how often those win."""
    rows = []
    for name in PLACE_NAMES[FIRST_BUILDING:BASE_PLACES]:
        owners = [seat for seat in seats if name in seat.city]
        rows.append((name, percent(len(owners) / len(seats)), share(owners) if owners else "–"))
    return table(("building", "players who have it", "they win"), rows)


def share(seats: Sequence[Seat]) -> str:
    """With the 95 % interval for as many games as there are seats."""
    won = mean(seat.won for seat in seats)
    low, high = wilson(won, len(seats))
    return f"{percent(won)} ({percent(low)} to {percent(high)})"


def percent(part: float) -> str:
    return f"{100 * part:.0f} %"


def table(headings: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    lines = [headings, ["---", *["---:"] * (len(headings) - 1)], *rows]
    return "\n".join(f"| {' | '.join(line)} |" for line in lines)


if __name__ == "__main__":
    main()
