"""Plays a game at half of the tables and prints what happened, for comparing compiled and interpreted rules."""

import hashlib
import json
import sys

from boriken import Match, _compiled
from boriken.core.dealer import SeededDealer
from boriken.core.game import CHANCE
from boriken.core.setup import Setup
from boriken.testing.anatomy import anatomy
from tests.conformance.tables import HALF_THE_SETUPS, finished, label

Played = dict[str, dict[str, list[str]]]


def play_everywhere() -> Played:
    return {label(setup): told(setup, seed) for seed, setup in enumerate(HALF_THE_SETUPS)}


def told(setup: Setup, seed: int) -> dict[str, list[str]]:
    """The record, and a fingerprint of the position before each of its actions and at the end."""
    match = finished(setup, seed)
    replayed = Match(setup, SeededDealer(seed))
    positions = [fingerprint(replayed)]
    for move in match.moves:
        replayed.replay(move.text)
        positions.append(f"after {move.text}: {fingerprint(replayed)}")
    return {"record": match.record().splitlines(), "positions": positions}


def fingerprint(match: Match) -> str:
    """All of the position, what it allows and how likely, in a few letters."""
    game = match.game
    everything = [anatomy(game), list(game.legal()), list(game.weights()) if game.actor == CHANCE else []]
    return hashlib.sha256(json.dumps(everything).encode()).hexdigest()[:16]


if __name__ == "__main__":
    json.dump({"compiled": _compiled.is_compiled(), "played": play_everywhere()}, sys.stdout)
