"""The document of a position: what each player has. A table without an expansion has none of its entries."""

from __future__ import annotations

from typing import Any

from boriken.core.document import PLENTY, Document
from boriken.core.errors import PositionError, quoted
from boriken.core.naming import named, numbers
from boriken.core.title import Json
from boriken.games.puerto_rico.actions import MOST_OF_A_GOOD
from boriken.games.puerto_rico.catalogue import (
    CIRCLES,
    CITY_SPACES,
    FIRST_BUILDING,
    GOOD_NAMES,
    ISLAND_SPACES,
    PLACE_NAMES,
    PLACES,
    TILE_NAMES,
)
from boriken.games.puerto_rico.conservation import is_crowded
from boriken.games.puerto_rico.names import SAN_JUAN
from boriken.games.puerto_rico.player import Player
from boriken.games.puerto_rico.state import State

BUILDING_NAMES = PLACE_NAMES[FIRST_BUILDING:]


def save(state: State, player: Player) -> Json:
    return {
        "doubloons": int(player.doubloons),
        "points": int(player.points),
        "san_juan": int(player.san_juan),
        "goods": named(GOOD_NAMES, player.goods),
        "island": {
            TILE_NAMES[tile]: [int(player.owned[tile]), int(player.crew[tile])]
            for tile in range(FIRST_BUILDING)
            if player.owned[tile]
        },
        "city": {
            PLACE_NAMES[building]: int(player.crew[building])
            for building in range(FIRST_BUILDING, PLACES)
            if player.owned[building]
        },
        **save_expansions(state, player),
    }


def save_expansions(state: State, player: Player) -> Json:
    document: Json = {}
    if state.rules.forest_tiles:
        document["forest_tiles"] = int(player.forests)
    elif state.rules.new_buildings:
        document["forests"] = named(GOOD_NAMES, player.buried)
        document["secret_forests"] = named(GOOD_NAMES, player.secret)
        document["old_secret_forests"] = named(GOOD_NAMES, player.old_secret)
    if state.rules.with_nobles:
        document["nobles"] = named([*PLACE_NAMES, SAN_JUAN], [*player.nobles, player.idle_nobles])
    return document


def load(state: State, player: Player, part: Document) -> None:
    player.doubloons = part.number("doubloons", 0, PLENTY, 0)
    player.points = part.number("points", 0, PLENTY, 0)
    player.san_juan = part.number("san_juan", 0, PLENTY, 0)
    player.goods = numbers(part.counts("goods", GOOD_NAMES, MOST_OF_A_GOOD))
    island = part.part("island")
    for tile, name in enumerate(TILE_NAMES):
        if island.has(name):
            load_tiles(player, tile, island.items(name, 2), f"{island.where}.{name}")
    island.done()
    city = part.part("city")
    for building, name in enumerate(BUILDING_NAMES, start=FIRST_BUILDING):
        if city.has(name):
            player.add_building(building)
            player.crew[building] = city.number(name, 0, int(CIRCLES[building]))
    city.done()
    load_expansions(state, player, part)
    if player.tiles > ISLAND_SPACES or player.spaces > CITY_SPACES or player.large > state.rules.max_large:
        raise PositionError(f"There is no room for all that {part.where} holds.", "no_room", where=part.where)
    part.done()


def load_tiles(player: Player, tile: int, pair: list[Any], where: str) -> None:
    tiles, colonists = pair
    for value, most in ((tiles, ISLAND_SPACES), (colonists, tiles)):
        if not isinstance(value, int) or isinstance(value, bool) or not 0 <= value <= most:
            raise PositionError(
                f"{where} must be [tiles, colonists on them], not {quoted(pair)}.", "tiles", where=where, most=int(most)
            )
    for _ in range(tiles):
        player.add_tile(tile)
    player.crew[tile] = colonists


def load_expansions(state: State, player: Player, part: Document) -> None:
    if state.rules.forest_tiles:
        player.forests = part.number("forest_tiles", 0, int(ISLAND_SPACES), 0)
    elif state.rules.new_buildings:
        player.buried = numbers(part.counts("forests", GOOD_NAMES, int(ISLAND_SPACES)))
        player.secret = numbers(part.counts("secret_forests", GOOD_NAMES, int(ISLAND_SPACES)))
        player.old_secret = numbers(part.counts("old_secret_forests", GOOD_NAMES, int(ISLAND_SPACES)))
        player.forests = sum(player.buried) + sum(player.secret) + sum(player.old_secret)
    player.tiles += player.forests
    if state.rules.with_nobles:
        *nobles, idle = part.counts("nobles", [*PLACE_NAMES, SAN_JUAN], PLENTY)
        player.nobles = numbers(nobles)
        player.idle_nobles = idle
        if is_crowded(player):
            raise PositionError(
                f"{part.where}.nobles are not among its colonists.", "nobles", where=f"{part.where}.nobles"
            )
