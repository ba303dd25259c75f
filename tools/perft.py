"""Counts the nodes of the game tree from fixed positions, depth by depth: a slip in the rules shows as another number.

The positions are tests/fixtures/GAME/positions/NAME.json, the numbers are in tests/fixtures/GAME/perft.json. To add a
position, put it there; then, or when a rule has been changed on purpose, run `python tools/perft.py` and read the diff.
An outcome of chance is a node like an action of a player; a game that is over has no nodes below it.
"""

import argparse
import json
import sys
from collections.abc import Sequence
from pathlib import Path

from boriken.core import registry
from boriken.core.game import Game
from boriken.core.setup import Setup
from boriken.core.title import Title

FIXTURES = Path(__file__).parents[1] / "tests" / "fixtures"
ENOUGH = 20_000  # nodes: the depth that has so many is the last one counted


def main(arguments: Sequence[str] | None = None, fixtures: Path = FIXTURES) -> int:
    parser = argparse.ArgumentParser(description="Count the nodes below the fixed positions and note the numbers.")
    parser.parse_args(arguments)
    for folder in sorted(fixtures.glob("*/positions")):
        counts = {path.stem: node_counts(load(path)[2]) for path in sorted(folder.glob("*.json"))}
        lines = [f"  {json.dumps(name)}: {json.dumps(nodes)}" for name, nodes in counts.items()]
        (folder.parent / "perft.json").write_text("{\n" + ",\n".join(lines) + "\n}\n", encoding="utf-8")
        print(*(line.strip() for line in lines), sep="\n")
    return 0


def load(path: Path) -> tuple[Title, Setup, Game]:
    """The position in a file, as it is: no dealer acts for chance."""
    document = json.loads(path.read_text(encoding="utf-8"))
    title = registry.title(document["game"])
    setup = Setup.of(title, document["players"], document["options"])
    return title, setup, title.load(setup, document["state"])


def node_counts(game: Game) -> list[int]:
    """The nodes one action below the position, two actions below it, and so on."""
    counts: list[int] = []
    while not counts or 0 < counts[-1] < ENOUGH:
        counts.append(nodes(game, len(counts) + 1))
    return counts


def nodes(game: Game, depth: int) -> int:
    legal = game.legal()
    if depth == 1:
        return len(legal)
    count = 0
    for action in legal:
        child = game.copy()
        child.apply(action)
        count += nodes(child, depth - 1)
    return count


if __name__ == "__main__":
    sys.exit(main())
