"""Checks for games and bots that somebody brings: what those of the house are held to.

>>> import boriken
>>> boriken.testing.check_bot("greedy", games=["san-juan"])
"""

from __future__ import annotations

from boriken.testing import (
    conservation,
    copies,
    counting,
    keeping,
    match_copies,
    observations,
    play,
    refusals,
    views,
)
from boriken.testing.bots import check_bot
from boriken.testing.checking import CHECKS, Check, CheckError
from boriken.testing.games import check_game

__all__ = ["CHECKS", "Check", "CheckError", "check_bot", "check_game"]

# Each of them adds its checks to the list
PARTS = (play, refusals, copies, match_copies, keeping, counting, conservation, views, observations)
