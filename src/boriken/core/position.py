"""Positions: one document that says all there is to say, for puzzles, tests and reports."""

from __future__ import annotations

from typing import Any

from boriken.core import registry
from boriken.core.dealer import SeededDealer
from boriken.core.document import Document
from boriken.core.errors import BorikenError, PositionError
from boriken.core.given import SEED_LIMIT, checked_seed
from boriken.core.match import Match
from boriken.core.setup import Setup
from boriken.core.title import Json

FORMAT = "boriken position"
VERSION = 1


def write_position(match: Match) -> Json:
    """The position as plain data, ready for JSON."""
    document: Json = {
        "format": FORMAT,
        "version": VERSION,
        "game": match.setup.game,
        "players": match.setup.players,
        "options": dict(match.setup.options),
        "state": match.title.save(match.game),
    }
    if isinstance(match.dealer, SeededDealer):
        document["dealer"] = {"seed": int(match.dealer.seed), "dealt": int(match.dealer.dealt)}
    return document


def setup_in(document: Any) -> Setup:
    """The set-up of a position."""
    return read_setup(Document(document, "the position"))


def read_setup(reader: Document) -> Setup:
    try:
        title = registry.title(reader.text("game"))
        return Setup.of(title, reader.number("players", 1, 99), reader.part("options").everything(), stored=True)
    except BorikenError as error:
        raise PositionError(str(error), "set_up") from error


def from_position(document: Any, *, seed: int | None = None) -> Match:
    """A match that goes on from a position. Options, and what follows from the rest, may be left out.

    With a `seed` chance goes another way from here. Raises PositionError for a document that is no position or
    describes one that cannot exist, and SetupError for a seed that is none.

    >>> import boriken
    >>> match = boriken.new_match("puerto-rico", players=3, seed=7, first_governor=0)
    >>> from_position(match.position()).choices() == match.choices()
    True
    """
    reader = Document(document, "the position")
    if reader.text("format", FORMAT) != FORMAT or reader.number("version", 1, 2**31, VERSION) != VERSION:
        raise PositionError(f"This is no {FORMAT} of version {VERSION}.", "format")
    setup = read_setup(reader)
    dealer = reader.part("dealer")
    stored = dealer.number("seed", 0, SEED_LIMIT - 1) if dealer.has("seed") else None
    dealt = dealer.number("dealt", 0, SEED_LIMIT - 1, 0)
    dealer.done()
    start = reader.part("state").everything()
    reader.done()
    if seed is not None:
        stored, dealt = seed, 0
    match = Match(setup, SeededDealer(checked_seed(stored), dealt), start=start)
    match.deal()
    return match
