"""Writing positions of Puerto Rico, with or without its expansions, the way the rule book tells them.

    match = given(
        seats={0: seat(goods="2 corn, 6 sugar"), 1: seat(city="harbor, office (0)", island="3/2 corn")},
        cargo_ships=[ship(), ship("3 corn"), ship()],
    )
    match.play("captain")

Supplies are whatever the seats leave. To make one short, say how many are left (`colonists=0`, `chips=2`,
`supply={"corn": 0}`, `quarries=1`): the rest goes to the hoarder, a seat that has no part in the test (the last one).
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

import boriken
from boriken import Match
from tests.kits.common import Json as Json
from tests.kits.common import board as board
from tests.kits.common import counted as counted
from tests.kits.common import events as events
from tests.kits.common import finish_phase as finish_phase
from tests.kits.common import kind as kind
from tests.kits.common import odds as odds
from tests.kits.common import read
from tests.kits.common import rule as rule
from tests.kits.common import table as table

for_every_player_count = pytest.mark.parametrize("players", [2, 3, 4, 5])


def given(
    players: int = 4,
    *,
    seats: Mapping[int, Json] | None = None,
    governor: int = 0,
    colonists: int | None = None,
    chips: int | None = None,
    supply: Mapping[str, int] | None = None,
    quarries: int | None = None,
    hoarder: int | None = None,
    options: Mapping[str, object] | None = None,
    seed: int = 1,
    **state: Any,
) -> Match:
    """A position in which the governor is about to take a role, unless `question` says otherwise."""
    boards = [dict((seats or {}).get(number, seat())) for number in range(players)]
    document: Json = {
        "game": "puerto-rico",
        "players": players,
        "options": dict(options or {}),
        "state": {"governor": governor, "seats": boards, **state},
    }
    left = boriken.from_position(document, seed=seed).position()["state"]
    rest = boards[players - 1 if hoarder is None else hoarder]
    if colonists is not None:
        rest["san_juan"] = rest.get("san_juan", 0) + left["colonists"] - colonists
    if chips is not None:
        rest["points"] = rest.get("points", 0) + left["points"] - chips
    for good, count in (supply or {}).items():
        rest["goods"] = {**rest["goods"], good: rest["goods"].get(good, 0) + left["goods"].get(good, 0) - count}
    if quarries is not None:
        tiles, manned = rest["island"].get("quarry", [0, 0])
        rest["island"] = {**rest["island"], "quarry": [tiles + left["quarries"] - quarries, manned]}
    return boriken.from_position(document, seed=seed)


def with_new_buildings(players: int = 4, *, options: Mapping[str, object] | None = None, **position: Any) -> Match:
    """A position with the expansion, one of each of its buildings in the game unless the options say otherwise."""
    return given(
        players, options={"expansions": ["new-buildings"], "buildings": "all-31", **(options or {})}, **position
    )


def with_nobles(players: int = 4, *, options: Mapping[str, object] | None = None, **position: Any) -> Match:
    """A table with nobles."""
    return given(players, options={"expansions": ["nobles"], **(options or {})}, **position)


def and_new_buildings(**more: Any) -> Json:
    """The part of a position that brings the other expansion in."""
    return {"options": {"expansions": ["nobles", "new-buildings"], **more}}


def new_game_with_nobles(players: int = 4) -> Match:
    return boriken.new_match("puerto-rico", players, seed=1, first_governor=0, expansions=["nobles"])


def new_game(players: int = 4, *, first_governor: int | str = 0, edition: str = "2020") -> Match:
    """A game just set up, up to the first role."""
    return boriken.new_match("puerto-rico", players, seed=1, first_governor=first_governor, edition=edition)


def seat(
    *,
    doubloons: int = 0,
    points: int = 0,
    san_juan: int = 0,
    goods: str = "",
    island: str = "",
    city: str = "",
    nobles: str = "",
    forests: str = "",
    secret_forests: str = "",
    forest_tiles: int = 0,
) -> Json:
    """A player's board: goods "2 corn, 6 sugar"; island "3/2 corn" (3 tiles, 2 of them occupied; "3 corn": none);
    city "harbor, office (0)" (one colonist on a building unless told). With expansions: nobles "1 villa, 2 san_juan",
    who are among the colonists there; forests "2 corn", plantations face down (secret ones only their owner has seen),
    or so many forest tiles."""
    more: Json = {"nobles": counted(nobles), "forests": counted(forests), "secret_forests": counted(secret_forests)}
    return {
        **{name: value for name, value in more.items() if value},
        **({"forest_tiles": forest_tiles} if forest_tiles else {}),
        "doubloons": doubloons,
        "points": points,
        "san_juan": san_juan,
        "goods": counted(goods),
        "island": {name: [tiles, manned] for tiles, manned, name in tiles_in(island)},
        "city": dict(buildings_in(city)),
    }


def small_buildings(count: int) -> str:
    """A city with so many of its twelve spaces filled, nobody working there: the cheapest small buildings."""
    names = [
        *("small_indigo_plant", "small_market", "small_sugar_mill", "hacienda", "construction_hut", "indigo_plant"),
        *("small_warehouse", "sugar_mill", "hospice", "tobacco_storage", "large_market", "coffee_roaster"),
    ]
    return ", ".join(f"{name} (0)" for name in names[:count])


def ship(load: str = "") -> Json:
    """A cargo ship with "3 corn" on it, or empty."""
    for good, count in counted(load).items():
        return {"good": good, "load": count}
    return {}


def ships_with_other_goods(players: int = 4) -> list[Json]:
    """The cargo ships in play, each with a corn, an indigo or a coffee on it: sugar and tobacco find no ship."""
    return [ship("1 corn"), ship("1 indigo"), ship("1 coffee")][: 2 if players == 2 else 3]


def roles_taken(*names: str, doubloons: Mapping[str, int] | None = None) -> Json:
    """The `roles` of a position: these are taken, and so many doubloons lie on the others."""
    roles: Json = {name: {"open": False} for name in names}
    for name, count in (doubloons or {}).items():
        roles.setdefault(name, {})["doubloons"] = count
    return roles


def price(match: Match, building: str) -> int:
    """The price for the seat that decides, if it can pay."""
    seat = int(match.game.actor)
    trial = match.at(len(match.moves))
    trial.play(f"build {building}")
    return int(board(match, seat)["doubloons"] - board(trial, seat)["doubloons"])


def scored(match: Match, number: int) -> Json:
    """The score sheet of a seat, as of now."""
    found: Json = match.scores()[number]["sheet"]
    return found


def finish_mayor(match: Match) -> None:
    """Take colonists, place as the first choice says."""
    while kind(match) != "role":
        match.play(match.choices()[0])


def tiles_in(text: str) -> list[tuple[int, int, str]]:
    pairs = read(text, r"(?P<tiles>\d+(/\d+)?) (?P<name>\w+)", "tiles")
    return [(int(tiles.split("/")[0]), int(tiles.split("/")[1]) if "/" in tiles else 0, name) for name, tiles in pairs]


def buildings_in(text: str) -> list[tuple[str, int]]:
    return [(name, int(manned or 1)) for name, manned in read(text, r"(?P<name>\w+)( \((?P<manned>\d)\))?", "manned")]
