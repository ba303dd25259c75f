"""Writing positions of Anno 1503 the way its rule book tells them.

    match = given(2, seats={0: seat(gold=5, goods="1 stone, 1 wood, 1 tools", people="3 settler")})
    do(match, "build pioneer", "take church")

Unless told otherwise seat 0 is in its action phase, the seats have the home islands a, b, c, d, and nothing else. The
numbers are those of the first sheet of the house, which the examples of the rule book quote.
Chance never acts by itself here: `do` does what chance does as well (`do(match, "roll 6", "roll 3")`).
"""

from __future__ import annotations

from collections.abc import Mapping
from copy import deepcopy
from typing import Any

from boriken import Match
from boriken.core import registry
from boriken.core.dealer import SeededDealer
from boriken.core.setup import Setup
from boriken.games.anno_1503.sheet.text import FIRST_HOUSE, house_content
from tests.kits.common import Json as Json
from tests.kits.common import board as board
from tests.kits.common import counted
from tests.kits.common import events as events
from tests.kits.common import kind as kind
from tests.kits.common import odds as odds
from tests.kits.common import rule as rule
from tests.kits.common import table as table

TITLE = registry.title("anno-1503")
PIRATES = "aristocrats-pirates"


def given(
    players: int = 2,
    *,
    expansion: bool = False,
    seats: Mapping[int, Json] | None = None,
    options: Mapping[str, object] | None = None,
    **state: Any,
) -> Match:
    """A position in the middle of a turn."""
    boards = [(seats or {}).get(number, {}) for number in range(players)]
    return Match(set_up(players, expansion, options), SeededDealer(1), start={"seats": boards, **state})


def new_game(players: int = 2, *, expansion: bool = False, options: Mapping[str, object] | None = None) -> Match:
    """A table before anything is drawn."""
    return Match(set_up(players, expansion, options), SeededDealer(1))


def started(players: int = 2, *, expansion: bool = False) -> Match:
    """A game in which seat 0 is about to roll; the home islands went round in order."""
    match = new_game(players, expansion=expansion)
    do(match, *(f"home {board}" for board in "abcd"[:players]), "first 0")
    return match


def set_up(players: int, expansion: bool, options: Mapping[str, object] | None = None) -> Setup:
    mode = PIRATES if expansion else "none"
    return Setup.of(TITLE, players, {"expansions": mode, "sheet": FIRST_HOUSE, **(options or {})})


def sheet_with(table: str, name: str, effect: Json, sheet: Json | None = None) -> Json:
    """The first sheet of the house, or the one told, in which a building or an action card does this."""
    changed: Json = deepcopy(house_content(FIRST_HOUSE) if sheet is None else sheet)
    next(row for row in changed[table] if row["id"] == name)["effect"] = effect
    return changed


def seat(
    *,
    gold: int = 0,
    goods: str = "",
    people: str = "",
    posts: Mapping[int, str] | None = None,
    contracts: int = 0,
    ships: str = "",
    publics: str = "",
    nobles: str = "",
    castle: int = 0,
    cannons: int = 0,
    nests: str = "",
    cards: str = "",
) -> Json:
    """A player's things: goods "2 stone, 1 wood"; people "1 pioneer, 2 settler"; posts {2: "spice"}; ships "A3, B3!"
    (! is damaged); publics "church, tavern"; nobles "theatre, park" (on sites 1, 2, ...); nests "nest_4"; cards
    "1 sea_hero"."""
    return {
        "gold": gold,
        "goods": counted(goods),
        "inhabitants": counted(people),
        "posts": {str(place): f"post_{good}" for place, good in (posts or {}).items()},
        "contracts": contracts,
        "ships": [ship(square) for square in names(ships)],
        "public_buildings": dict.fromkeys(names(publics), 1),
        "noble_buildings": {f"site_{number}": name for number, name in enumerate(names(nobles), start=1)},
        "castle": castle,
        "cannons": cannons,
        "nests": {name: names(nests).count(name) for name in names(nests)},
        "cards": counted(cards),
    }


def ship(square: str) -> Json:
    return {"square": square.rstrip("!"), "damaged": square.endswith("!")}


def tile(face: str, *lookers: int) -> Json:
    """A tile on a square whose face these seats have seen."""
    return {"face": face, "looked": list(lookers)}


def rolling(**state: Any) -> Json:
    """The part of a position in which seat 0, or the one told, is about to roll."""
    return {"phase": "roll", "question": {"kind": "roll"}, **state}


def sailing(square: str, points: int = 3) -> Json:
    """The part of a position in which a ship of seat 0 is under way."""
    return {"phase": "ships", "ship": {"square": square, "points": points}, "question": {"kind": "sail"}}


def do(match: Match, *actions: str) -> None:
    """Do these, those of chance among them; each must be legal."""
    for action in actions:
        match.replay(action)


def may(match: Match, action: str) -> bool:
    return action in match.choices()


def refused(match: Match, action: str) -> str:
    """The code of the reason for which an action is not legal now."""
    assert not may(match, action)
    return match.title.refuse(match.game, match.title.parse(action)).code


def choices(match: Match, verb: str) -> list[str]:
    """The words after this verb in the choices."""
    return [text.removeprefix(f"{verb} ") for text in match.choices() if text.startswith(f"{verb} ")]


def names(text: str) -> list[str]:
    return [name.strip() for name in text.split(",")] if text else []
