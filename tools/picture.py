"""Draws docs/images/board.svg: what a player sees at the terminal in the middle of a game."""

from io import StringIO
from pathlib import Path

from rich.console import Console

from boriken import Match, new_match
from boriken.cli.table import Table
from boriken.core.randomness import Random
from boriken.picture.plain import exported

PICTURE = Path(__file__).parents[1] / "docs" / "images" / "board.svg"

NAMES = ["You", "random 1", "random 2"]
SEED = 160
ACTIONS = 220
COLUMNS = 92


def main() -> None:
    PICTURE.parent.mkdir(exist_ok=True)
    PICTURE.write_text(picture(), encoding="utf-8")


def picture() -> str:
    match = middle_of_a_game()
    assert match.actor is not None
    console = Console(record=True, width=COLUMNS, file=StringIO(), force_terminal=True, highlight=False)
    table = Table(match, console, file=None)
    table.show_board(match.actor)
    table.ask(match.actor)
    return exported(console, "boriken play puerto-rico", "board")


def middle_of_a_game() -> Match:
    """A game that looks like one, though all have played at random."""
    match = new_match("puerto-rico", players=len(NAMES), seed=SEED, names=NAMES)
    choice = Random(SEED)
    while len(match.moves) < ACTIONS or not is_telling(match):
        choices = match.choices()
        match.play(choices[choice.below(len(choices))])
    return match


def is_telling(match: Match) -> bool:
    """The person in seat 0 has goods to ship, and a choice."""
    question = match.question() or {}
    return question.get("kind") == "ship" and match.actor == 0 and len(match.choices()) > 1


if __name__ == "__main__":
    main()
