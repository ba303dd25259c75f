"""How a match shows itself. The core draws nothing: it finds who does by a line of text, as it finds the games."""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from boriken.core.match import Match

FRONT_END = "boriken.picture"


def text(match: Match) -> str:
    """The table in plain text."""
    return str(import_module(FRONT_END).text(match))


def svg(match: Match) -> str:
    """The table as a picture."""
    return str(import_module(FRONT_END).svg(match))
