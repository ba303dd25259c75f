"""A match drawn: the table as text, and as a picture in SVG.

A game has its poster in a module here, found by the game's folder; a game without one is shown as the terminal does.
"""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec

from boriken.cli.games import presenter_for
from boriken.core import registry
from boriken.core.match import Match
from boriken.core.words import ENGLISH
from boriken.picture.plain import as_picture, in_text, names_at
from boriken.picture.poster import Poster


def svg(match: Match, seat: int | None = None, *, language: str = ENGLISH) -> str:
    """A picture of the table as `seat` sees it, None being a spectator: an SVG document that needs nothing else.

    It is 1200 wide and as high as it must be. Raises SetupError if there is no such seat.

    >>> import boriken
    >>> boriken.svg(boriken.new_match("san-juan", players=2, seed=1))[:4]
    '<svg'
    """
    view, module = match.view(seat), f"{__name__}.{registry.folder(match.setup.game)}"
    if not find_spec(module):
        return as_picture(match, seat, language)
    poster = registry.defined_in(import_module(module), Poster)  # type: ignore[type-abstract]
    presenter = presenter_for(match.setup, language)
    return poster(match.title.name, view, match.facts(), names_at(match, language), presenter).document()


def text(match: Match) -> str:
    """The table as a spectator sees it, in plain text."""
    return in_text(match)
