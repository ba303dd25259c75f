"""Draws the pictures in docs/images that are SVG: of the terminal (board.svg), and of a table of each game."""

from io import StringIO
from pathlib import Path

from rich.console import Console

from boriken import Match, load_record, new_match, svg
from boriken.cli.table import Table
from boriken.core.randomness import Random
from boriken.picture.plain import exported

ROOT = Path(__file__).parents[1]
IMAGES = ROOT / "docs" / "images"
PICTURE = IMAGES / "board.svg"

NAMES = ["You", "random 1", "random 2"]
SEED = 160
ACTIONS = 220
COLUMNS = 92

# By game: a recorded match, how far, and who looks at it
MOMENTS = {
    "puerto-rico": ("4-players-2020-expanded-city-183", 0.71, 0),
    "san-juan": ("3-players-only-town-188", 0.7, 1),
    "anno-1503": ("3-players-only-expanded-rounds-18", 0.3, 2),
}
PLAYERS = ["Marea", "Iguana", "Coral", "Palma"]


def main() -> None:
    IMAGES.mkdir(exist_ok=True)
    PICTURE.write_text(picture(), encoding="utf-8")
    for game in MOMENTS:
        poster_file(game).write_text(poster(game), encoding="utf-8")


def poster_file(game: str) -> Path:
    return IMAGES / f"poster-{game}.svg"


def poster(game: str) -> str:
    """A table in the middle of a recorded match, where somebody decides."""
    record, share, seat = MOMENTS[game]
    match = load_record(ROOT / "tests" / "fixtures" / game / f"{record}.record")
    decisions = [number for number, move in enumerate(match.moves) if move.actor >= 0]
    shown = match.at(decisions[int(len(decisions) * share)])
    shown.names = PLAYERS[: match.setup.players]
    return svg(shown, seat)


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
