"""Writing positions of Puerto Rico with nobles, beside `tests.kit`.

match = court(**and_new_buildings(), seats={0: seat(city="chapel", nobles="1 chapel")})
match.play("craftsman")
"""

from collections.abc import Mapping
from typing import Any

import boriken
from boriken import Match
from tests.kit import Json, board, given, kind


def court(players: int = 4, *, options: Mapping[str, object] | None = None, **position: Any) -> Match:
    """A table with nobles."""
    return given(players, options={"expansions": ["nobles"], **(options or {})}, **position)


def and_new_buildings(**more: Any) -> Json:
    """The part of a position that brings the other expansion in."""
    return {"options": {"expansions": ["nobles", "new-buildings"], **more}}


def new_court(players: int = 4) -> Match:
    return boriken.new_match("puerto-rico", players, seed=1, first_governor=0, expansions=["nobles"])


def price(match: Match, building: str) -> int:
    """What it costs the seat that decides, as far as it can pay for it."""
    seat = int(match.game.actor)
    trial = match.at(len(match.moves))
    trial.play(f"build {building}")
    return int(board(match, seat)["doubloons"] - board(trial, seat)["doubloons"])


def scored(match: Match, number: int) -> Json:
    """What the score sheet of a seat would say now."""
    found: Json = match.scores()[number]["sheet"]
    return found


def finish_mayor(match: Match) -> None:
    """Take colonists, place as the first choice says."""
    while kind(match) != "role":
        match.play(match.choices()[0])
