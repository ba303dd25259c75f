"""San Juan, where nearly all is hidden: what a seat cannot know is drawn again, in thousands of random positions.

Whatever the seat could see or be sent stays the same, byte for byte, now and while the game goes on.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from types import SimpleNamespace
from typing import Any

import orjson
import pytest

import boriken
from boriken import Match
from boriken.core.setup import Setup
from boriken.server.tables.rows import PLAYING
from boriken.server.tables.seats import Seat
from boriken.server.tables.serializers import serialize_choices, serialize_state
from boriken.server.tables.table import Table
from boriken.testing.views import has_looked, seen_by
from tests.conformance.hidden import VARIANTS
from tests.conformance.tables import SETUPS, all_viewers, decisions, label

GAME = "san-juan"
# All numbers of players, with and without the variant
TABLES = [
    *{(setup.players, setup.options["chosen_hands"]): setup for setup in SETUPS if setup.game == GAME}.values(),
]
EVERY = 20  # of so many positions of a random game one is drawn again
FOLLOWED = 6  # actions
AT_LEAST = 350  # positions compared at each of the six tables
ROW: Any = SimpleNamespace(version=1, status=PLAYING, undo=None, taken_back=None)
UNUSED: Any = None  # no connection to a database


def sent_to(match: Match, viewer: int | None) -> bytes:
    """Everything about a game that is going on which the server has for a seat, or for a spectator."""
    seats = [Seat(number, f"p{number}", "Ada", None) for number in range(match.setup.players)]
    table = Table(UNUSED, ROW, seats, match)
    sent = [seen_by(match, viewer), serialize_state(table, viewer, 0)]
    if viewer is not None and match.actor == viewer:
        sent.append(serialize_choices(table, viewer))
    return orjson.dumps(sent)


def redrawn(position: dict[str, Any], viewer: int | None, seed: int) -> dict[str, Any]:
    """Another position that the viewer cannot tell from this one; a spectator knows less than any seat."""
    if viewer is None:
        return next(VARIANTS[GAME](position, None))
    match = boriken.from_position(position)
    return {**position, "state": match.title.save(match.game.determinize(viewer, seed))}


def some_positions(setup: Setup) -> Iterator[tuple[dict[str, Any], list[str]]]:
    """Of random games, each with what was done next."""
    seed = 0
    while True:
        kept = []
        for number, match in enumerate(decisions(setup, seed)):
            if number % EVERY == seed % EVERY and not match.over:
                kept.append((len(match.moves), match.position()))
        for moves, position in kept:
            yield position, [move.text for move in match.moves[moves:]][:FOLLOWED]
        seed += 1


def compare(position: dict[str, Any], following: list[str], viewer: int | None, seed: int) -> int:
    """How many positions were compared: what follows is done in both as long as it can be, and shows nothing new."""
    one, other = (boriken.from_position(each) for each in (position, redrawn(position, viewer, seed)))
    assert sent_to(one, viewer) == sent_to(other, viewer)
    for number, action in enumerate(following, start=1):
        if not {action} & set(one.choices()) & set(other.choices()):
            return number
        one.replay(action)
        other.replay(action)
        if one.over or has_looked(one, viewer):
            return number
        assert sent_to(one, viewer) == sent_to(other, viewer)
    return len(following) + 1


@pytest.mark.parametrize("setup", TABLES, ids=label)
def test_nothing_that_is_sent_depends_on_what_is_drawn_again(setup: Setup) -> None:
    compared = 0
    for number, (position, following) in enumerate(some_positions(setup)):
        viewers = all_viewers(setup)
        compared += compare(position, following, viewers[number % len(viewers)], seed=number)
        if compared >= AT_LEAST:
            return


def test_every_number_of_players_is_there_with_and_without_the_variant() -> None:
    tables = {(setup.players, setup.options["chosen_hands"]) for setup in TABLES}
    assert tables == set(product((2, 3, 4), (False, True)))
