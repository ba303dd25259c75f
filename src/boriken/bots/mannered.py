"""A network in the manner of a player: blind to what the player overlooks, leaning to what the player likes."""

from __future__ import annotations

from functools import cache

import numpy as np

from boriken.bots.manner import columns, tilt
from boriken.bots.network import Network
from boriken.core.dealer import SeededDealer
from boriken.core.game import CHANCE, OVER
from boriken.core.setup import Setup
from boriken.core.title import Title

DECISIONS = 60  # of one game, which tell how far a network's inclinations differ


@cache
def mannered(title: Title, network: Network, overlooks: tuple[str, ...], style: str) -> Network:
    if overlooks:
        network = network.blind_to(columns(title, overlooks))
    if style:
        unit = sharpness(title, network)
        network = network.leaning({action: unit * liking for action, liking in tilt(title, style).items()})
    return network


@cache
def sharpness(title: Title, network: Network) -> float:
    """How far the inclinations to the actions of a decision commonly differ.

    Networks that have learned longer are surer of themselves. In this unit tastes and warmth mean the same to all.
    """
    players = title.player_counts[len(title.player_counts) // 2]
    game, dealer, observer = title.new_game(Setup.of(title, players, {})), SeededDealer(0), title.observer()
    spreads: list[float] = []
    while game.actor != OVER and len(spreads) < DECISIONS:
        legal = [] if game.actor == CHANCE else [int(action) for action in game.legal()]
        if not legal:
            game.apply(dealer.deal(game))
        elif len(legal) == 1:
            game.apply(legal[0])
        else:
            row = np.frombuffer(observer.row(game, game.actor), np.uint8)[None]
            inclinations = network.judge(row).actions[0, legal]
            spreads.append(float(inclinations.std()))
            game.apply(legal[int(np.argmax(inclinations))])
    return max(float(np.mean(spreads)), 0.01) if spreads else 1.0
