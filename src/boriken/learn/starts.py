"""Positions that games begin from when somebody learns: tables of every kind, and some odd ones."""

from __future__ import annotations

import random

from boriken.core.dealer import SeededDealer
from boriken.core.game import CHANCE, OVER, Game
from boriken.core.setup import Option, OptionValue, Setup
from boriken.core.title import Title

PLAIN = 0.5  # of the tables: those without expansions
DEFAULT = 0.7  # of the tables: those at which every other option is as it is by default
USUAL = 0.7  # how often one of them stays so at the rest
ODD = 0.15  # of the starts: gifts, or random moves first
MOST_RANDOM_MOVES = 24
EXPANSIONS = "expansions"


def make_starts(title: Title, count: int, seed: int) -> list[Game]:
    """So many positions; there are as many of each number of players."""
    chance = random.Random(seed)
    return [start(title, title.player_counts[number % len(title.player_counts)], chance) for number in range(count)]


def start(title: Title, players: int, chance: random.Random) -> Game:
    game = title.new_game(Setup.of(title, players, any_options(title, chance)))
    if chance.random() < ODD:
        play_randomly(game, chance)
        title.give(game, chance)
    return game


def any_options(title: Title, chance: random.Random) -> dict[str, OptionValue]:
    """Mostly what people play: half of the tables the plain game, and seven in ten without house rules.

    How the buildings on sale are found is drawn each time; seats that begin are always drawn by lot.
    """
    plain, default = chance.random() < PLAIN, chance.random() < DEFAULT
    chosen: dict[str, OptionValue] = {}
    for option in title.options:
        if option.name == EXPANSIONS:
            others = [choice for choice in option.choices if choice != option.default]
            chosen[option.name] = option.default if plain or not others else chance.choice(others)
        elif option.members or (varies(option) and not default and chance.random() > USUAL):
            chosen[option.name] = chance.choice(option.choices)
    return {**chosen, **title.variety(chance)}


def varies(option: Option) -> bool:
    return len(option.choices) > 1 and not option.name.startswith("first_")


def play_randomly(game: Game, chance: random.Random) -> None:
    """A few moves by nobody's plan, and what chance brings with them."""
    dealer = SeededDealer(chance.randrange(1 << 60))
    moves = chance.randrange(MOST_RANDOM_MOVES) if chance.random() < 0.5 else 1
    while game.actor != OVER and moves > 0:
        if game.actor == CHANCE:
            game.apply(dealer.deal(game))
        else:
            game.apply(chance.choice(list(game.legal())))
            moves -= 1
