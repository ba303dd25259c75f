"""The tables at which every game of the house is tested, and how games are played there."""

from __future__ import annotations

import os
from collections.abc import Iterator

import pytest

from bench.conservation import EDITION, all_setups
from boriken import Match
from boriken.core import registry
from boriken.core.dealer import Dealer, SeededDealer
from boriken.core.game import CHANCE, OVER, Game
from boriken.core.randomness import Random
from boriken.core.setup import Setup
from boriken.core.title import Title

EXPANSIONS = "expansions"
ROUNDS = "most_rounds"
MIXES_A_TABLE = 3


def brief(setup: Setup) -> Setup:
    """A game that random players need not finish is cut short as early as its options allow."""
    title = registry.title(setup.game)
    least = {option.name: min(option.choices) for option in title.options if option.name == ROUNDS}
    return Setup.of(title, setup.players, {**setup.options, **least})


# All mixes of expansions with every player count and edition: for what is quick, or for whom time does not matter
EVERY_SETUP = [brief(setup) for setup in all_setups()]


def some_setups() -> Iterator[Setup]:
    """Of every player count and edition the game alone and a few mixes, so that together there are all of them."""
    tables: dict[tuple[object, ...], list[Setup]] = {}
    for setup in EVERY_SETUP:
        tables.setdefault((setup.game, setup.players, setup.options.get(EDITION)), []).append(setup)
    for number, ((game, *_), setups) in enumerate(tables.items()):
        mixes = [
            choice
            for option in registry.title(str(game)).options
            if option.name == EXPANSIONS
            for choice in option.choices
        ]
        for place, mix in enumerate(mixes):
            if place == 0 or (place - MIXES_A_TABLE * number) % (len(mixes) - 1) < MIXES_A_TABLE:
                yield next(setup for setup in setups if setup.options[EXPANSIONS] == mix)
        if not mixes:
            yield from setups


SETUPS = EVERY_SETUP if "BORIKEN_EVERY_SETUP" in os.environ else list(some_setups())
HALF_THE_SETUPS = SETUPS[::2]  # with every player count and edition still, for what takes long
SEED = 20_020  # of every dealer here, unless a test wants another


def label(setup: Setup) -> str:
    alike = [
        other
        for other in SETUPS
        if (other.game, other.players, other.options.get(EDITION))
        == (setup.game, setup.players, setup.options.get(EDITION))
    ]
    return f"{setup.game}-{setup.players}-{setup.options.get(EDITION, '')}-mix{alike.index(setup) + 1}"


for_every_setup = pytest.mark.parametrize("setup", SETUPS, ids=label)
for_half_the_setups = pytest.mark.parametrize("setup", HALF_THE_SETUPS, ids=label)
for_every_game = pytest.mark.parametrize("game", registry.games())
for_every_game_of_the_house = pytest.mark.parametrize("game", registry.house_games())


def title_of(setup: Setup) -> Title:
    return registry.title(setup.game)


def all_viewers(setup: Setup) -> list[int | None]:
    """Every seat, and a spectator."""
    return [None, *range(setup.players)]


def new_match(setup: Setup, seed: int = SEED) -> Match:
    match = Match(setup, SeededDealer(seed))
    match.deal()
    return match


def random_choice(match: Match, choice: Random) -> str:
    choices = match.choices()
    return choices[choice.below(len(choices))]


def decisions(setup: Setup, seed: int = SEED) -> Iterator[Match]:
    """One match, as it stands before every decision of a random game and at its end."""
    match, choice = new_match(setup, seed), Random(seed)
    while not match.over:
        yield match
        match.play(random_choice(match, choice))
    yield match


def finished(setup: Setup, seed: int = SEED) -> Match:
    *_, match = decisions(setup, seed)
    return match


def steps(setup: Setup, seed: int = SEED) -> Iterator[Game]:
    """One game, as it stands before every action of random play, chance included, and at its end."""
    game, dealer, choice = title_of(setup).new_game(setup), SeededDealer(seed), Random(seed)
    while game.actor != OVER:
        yield game
        one_action(game, dealer, choice)
    yield game


def one_action(game: Game, dealer: Dealer, choice: Random) -> None:
    """The dealer's choice, or a random one for the seat that decides."""
    legal = game.legal()
    game.apply(dealer.deal(game) if game.actor == CHANCE else legal[choice.below(len(legal))])
