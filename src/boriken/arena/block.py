"""Playing a block: the same chances for every rotation of the bots."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict, dataclass, field
from pathlib import Path
from time import process_time

from boriken.arena.plan import Plan
from boriken.arena.seating import rotations
from boriken.bots.asking import choice
from boriken.bots.bot import Bot
from boriken.bots.guest import GuestBot
from boriken.core import registry
from boriken.core.dealer import Dealer, SeededDealer
from boriken.core.game import CHANCE, OVER, Game, rank
from boriken.core.match import Match
from boriken.core.seeds import child_seed
from boriken.core.setup import Setup
from boriken.core.title import Json

BLOCKS = 2  # the child of the plan's seed from which blocks are played
TAPE, FIRST_GAME = 0, 1  # children of a block's seed: what chance does, and what is particular to a game
BOTS, FIRST_DECISION = 0, 1  # children of a game's seed: the bots', and those for what a decider cannot know


@dataclass(frozen=True, slots=True)
class Played:
    """The result of one game, by seat. A capped game has neither points nor places.

    `troubles` counts the decisions that somebody else's bot failed to make; it is empty if there are none. `seconds` of
    processor time were spent on `choices` with more than one answer; games kept by older versions do not say so.
    """

    bots: tuple[str, ...]
    points: tuple[int, ...]
    places: tuple[int, ...]
    decisions: int
    troubles: tuple[int, ...] = ()
    choices: tuple[int, ...] = ()
    seconds: tuple[float, ...] = field(default=(), compare=False)

    @property
    def capped(self) -> bool:
        return not self.places

    def won(self, seat: int) -> float:
        """The part of the victory that belongs to a seat: winners share it."""
        return 1 / self.places.count(1) if self.places[seat] == 1 else 0.0


@dataclass(frozen=True, slots=True)
class Block:
    """The games of one block, finished."""

    number: int
    games: tuple[Played, ...]

    def document(self) -> Json:
        return {"block": self.number, "games": [asdict(game) for game in self.games]}

    @classmethod
    def of(cls, document: Json) -> Block:
        games = [
            Played(
                tuple(game["bots"]),
                tuple(game["points"]),
                tuple(game["places"]),
                game["decisions"],
                tuple(game.get("troubles", ())),
                tuple(game.get("choices", ())),
                tuple(game.get("seconds", ())),
            )
            for game in document["games"]
        ]
        return cls(document["block"], tuple(games))


def play_block(plan: Plan, number: int) -> Block:
    """Play the games of a block. They depend on the plan and on the number of the block alone."""
    seed = child_seed(child_seed(plan.seed, BLOCKS), number)
    title = registry.title(plan.setup.game)
    beginning = title.new_game(plan.setup)
    games = []
    for turn, names in enumerate(rotations(plan, number)):
        own = child_seed(seed, FIRST_GAME + turn)
        bots = [plan.maker(name, title, child_seed(child_seed(own, BOTS), seat)) for seat, name in enumerate(names)]
        game, actions = beginning.copy(), list[int]()
        thinking = Thinking(len(bots))
        try:
            dealer = SeededDealer(child_seed(seed, TAPE))
            decisions = play_game(game, dealer, bots, own, plan.most_decisions, plan.setup, thinking, actions)
        finally:
            for bot in bots:
                bot.close()
        if plan.records is not None:
            keep_record(plan.records / f"{number:06}-{turn + 1}.record", plan.setup, names, actions)
        games.append(outcome(game, names, decisions, troubles(bots), thinking))
    return Block(number, tuple(games))


class Thinking:
    """By seat, how many real choices there were, and the processor time of this process that they took."""

    def __init__(self, seats: int) -> None:
        self.choices = [0] * seats
        self.seconds = [0.0] * seats

    def add(self, seat: int, seconds: float) -> None:
        self.choices[seat] += 1
        self.seconds[seat] += seconds


def play_game(
    game: Game,
    dealer: Dealer,
    bots: Sequence[Bot],
    seed: int,
    most_decisions: int,
    setup: Setup | None = None,
    thinking: Thinking | None = None,
    actions: list[int] | None = None,
) -> int:
    """Play until the game is over or so many decisions were made; returns their number. `actions` gets them all."""
    decisions = 0
    while game.actor != OVER and decisions < most_decisions:
        if game.actor == CHANCE:
            action = int(dealer.deal(game))
        else:
            seat = int(game.actor)
            begun = process_time() if thinking and len(game.legal()) > 1 else None
            action = int(choice(bots[seat], game, child_seed(seed, FIRST_DECISION + decisions), setup))
            if thinking and begun is not None:
                thinking.add(seat, process_time() - begun)
            decisions += 1
        game.apply(action)
        if actions is not None:
            actions.append(action)
    return decisions


def keep_record(file: Path, setup: Setup, names: Sequence[str], actions: Sequence[int]) -> None:
    """Write down a game that was played, for statistics, puzzles and data sets."""
    match = Match(setup, SeededDealer(0), names=list(names))  # it deals nothing: chance is among the actions
    for action in actions:
        match.replay(match.title.notation[action])
    file.write_text(match.record(), encoding="utf-8")


def troubles(bots: Sequence[Bot]) -> tuple[int, ...]:
    counts = tuple(len(bot.troubles) if isinstance(bot, GuestBot) else 0 for bot in bots)
    return counts if any(counts) else ()


def outcome(
    game: Game, names: tuple[str, ...], decisions: int, troubles: tuple[int, ...], thinking: Thinking
) -> Played:
    seats = range(len(names)) if game.actor == OVER else ()
    points = tuple(int(game.points(seat)) for seat in seats)
    places = tuple(int(rank(game, seat)) for seat in seats)
    seconds = tuple(round(seconds, 6) for seconds in thinking.seconds)
    return Played(names, points, places, decisions, troubles, tuple(thinking.choices), seconds)
