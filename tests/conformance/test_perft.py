"""Every game of the house: node counts from fixed positions are those that `tools/perft.py` noted."""

import json
from collections.abc import Iterator
from pathlib import Path

import pytest

from boriken.core.game import OVER, Game
from tests.conformance.tables import for_every_game_of_the_house
from tools import perft

POSITIONS = sorted(perft.FIXTURES.glob("*/positions/*.json"))
SAVED = 100  # nodes below each position that are saved and loaded

for_every_position = pytest.mark.parametrize("path", POSITIONS, ids=lambda path: f"{path.parts[-3]}-{path.stem}")


def noted(game: str) -> dict[str, list[int]]:
    counts: dict[str, list[int]] = json.loads((perft.FIXTURES / game / "perft.json").read_text(encoding="utf-8"))
    return counts


@for_every_game_of_the_house
def test_every_game_has_positions_and_every_position_has_its_numbers(game: str) -> None:
    assert noted(game)
    assert set(noted(game)) == {path.stem for path in POSITIONS if path.parts[-3] == game}


@for_every_position
def test_node_counts_are_those_noted(path: Path) -> None:
    _, _, game = perft.load(path)
    assert perft.node_counts(game) == noted(path.parts[-3])[path.stem]


@for_every_position
def test_all_positions_below_a_fixed_one_come_back_as_they_were(path: Path) -> None:
    """With the same nodes below them: nothing that a phase remembers is forgotten."""
    title, setup, game = perft.load(path)
    for below, _ in zip(breadth_first(game), range(SAVED), strict=False):
        state = title.save(below)
        loaded = title.load(setup, state)
        assert title.save(loaded) == state
        assert [perft.nodes(loaded, depth) for depth in (1, 2, 3)] == [perft.nodes(below, depth) for depth in (1, 2, 3)]


def breadth_first(game: Game) -> Iterator[Game]:
    queue = [game]
    for each in queue:
        yield each
        if each.actor != OVER:
            for action in each.legal():
                child = each.copy()
                child.apply(action)
                queue.append(child)
