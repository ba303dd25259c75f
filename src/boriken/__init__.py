"""Boriken: a table for classic role-and-island board games.

>>> import boriken
>>> match = boriken.new_match("puerto-rico", players=4, edition="2020", seed=7)
>>> match.choices()
['settler', 'mayor', 'builder', 'craftsman', 'trader', 'captain', 'prospector']
>>> match.play("prospector")
>>> boriken.load_record(match.record()).actor == match.actor
True
"""

import os
from importlib.metadata import version

from boriken import _compiled

if os.environ.get(_compiled.INTERPRETED_VARIABLE) == "1":
    _compiled.prefer_sources()

from boriken.core.errors import (
    BorikenError,
    DealerError,
    IllegalActionError,
    NotationError,
    PositionError,
    RecordError,
    SetupError,
    UndoError,
)
from boriken.core.match import Match, Move, new_match
from boriken.core.position import from_position
from boriken.core.record import load_record
from boriken.core.secret import SecretDealer
from boriken.reviews.review import Review, review

__version__ = version("boriken")

__all__ = [
    "BorikenError",
    "DealerError",
    "IllegalActionError",
    "Match",
    "Move",
    "NotationError",
    "PositionError",
    "RecordError",
    "Review",
    "SecretDealer",
    "SetupError",
    "UndoError",
    "from_position",
    "load_record",
    "new_match",
    "review",
]
