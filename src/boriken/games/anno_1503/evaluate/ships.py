"""The worth of ships: what they may find on the islands in their reach."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from boriken.core.vectors import repeated, total
from boriken.games.anno_1503.catalogue import (
    CITIZEN,
    CONTRACT,
    FIRST_CROWN,
    PIONEER,
    PLACES,
    SETTLER,
    SQUARES,
    TREASURE_PROMOTION,
    is_gold,
    is_nest,
    is_post,
)
from boriken.games.anno_1503.effects import cannons
from boriken.games.anno_1503.evaluate.holdings import ENOUGH_GOLD, is_noble_enough
from boriken.games.anno_1503.evaluate.way import STRENGTH_WANTED
from boriken.games.anno_1503.player import DAMAGED, NO_TILE, SHIP_SIZE
from boriken.games.anno_1503.rules import Rules
from boriken.games.anno_1503.state import HIDDEN, REMEMBERED, State

SHIP_WORTH: Final = 1.7
DAMAGED_SHIP: Final = 0.8
STEP_AWAY: Final = 0.15
USEFUL: Final = 0.3  # more than a tile that may be anything
KNOWN_NEST: Final = 1.2
NEW_BOARD: Final = 1.6  # more than the old one for players who dare to fight
FIRST_NEST_AHEAD: Final = 3.2  # without a nest castle and sites stay unfinished: a ship must not wait at a tile near by
NOTHING_LEFT: Final = -4.0  # below the farthest tile, so that a ship sets out for it
FAR: Final[i64] = 99


def ships_worth(game: State, seat: i64, distances: list[vec[i64]]) -> float:
    """Each ship, and what it may find."""
    player = game.players[seat]
    value = 0.0
    ship: i64
    for ship in player.fleet:
        if ship & DAMAGED:
            value += DAMAGED_SHIP
        else:
            value += SHIP_WORTH + prospect_at(game, seat, distances[ship // SHIP_SIZE])
    if seat == game.active and game.square >= 0:
        value += SHIP_WORTH + prospect_at(game, seat, distances[game.square])
    return value


def prospect_at(game: State, seat: i64, distances: vec[i64]) -> float:
    """The best tile within reach, less the way to it."""
    best = NOTHING_LEFT
    new_board = 0.0
    if cannons(game, seat) + 2 >= STRENGTH_WANTED:
        new_board = NEW_BOARD if total(game.players[seat].nests) > 0 else FIRST_NEST_AHEAD
    if is_noble_enough(game.rules, game.players[seat]):
        new_board = -NEW_BOARD
    island: i64
    for island in range(len(game.face)):
        tile = game.face[island]
        if tile == NO_TILE:
            continue
        hope = 0.0
        if tile != HIDDEN and game.known[island] & ((1 << seat) | REMEMBERED):
            if not is_useful(game, seat, tile):
                continue
            hope = USEFUL
            if is_nest(tile):
                hope = KNOWN_NEST + new_board
        elif game.rules.is_crown[island] == 1:
            hope = new_board
        hope -= STEP_AWAY * float(distances[island])
        if hope > best:
            best = hope
    return best


def is_useful(game: State, seat: i64, tile: i64) -> bool:
    """Whether the seat would take a tile it knows."""
    player = game.players[seat]
    if is_post(tile):
        if game.rules.expansion:
            return tile >= FIRST_CROWN and player.post_count() < 2 and not is_noble_enough(game.rules, player)
        return player.post_count() < PLACES - 1
    if tile == CONTRACT:
        return player.contracts < game.rules.contracts
    if is_nest(tile):
        free = total(player.nests) < game.rules.nests
        return free and cannons(game, seat) + 1 >= game.rules.strength[tile]
    if tile == TREASURE_PROMOTION:
        return player.ranks[PIONEER] + player.ranks[SETTLER] + player.ranks[CITIZEN] > 0
    return is_gold(tile) and player.gold < 2 * ENOUGH_GOLD


def all_distances(rules: Rules) -> list[vec[i64]]:
    """By square: the steps to where a ship can look at each island."""
    distances: list[vec[i64]] = []
    square: i64
    for square in range(SQUARES):
        distances.append(distances_from(rules, square))  # noqa: PERF401 (counts in i64)
    return distances


def distances_from(rules: Rules, start: i64) -> vec[i64]:
    steps = repeated(FAR, SQUARES)
    found = repeated(FAR, len(rules.islands))
    steps[start] = 0
    waiting = vec[i64]([start])
    at: i64 = 0
    while at < len(waiting):
        square = waiting[at]
        at += 1
        near: i64
        for near in rules.looks[square]:
            if found[near] == FAR:
                found[near] = steps[square]
        for near in rules.sails[square]:
            if steps[near] == FAR:
                steps[near] = steps[square] + 1
                waiting = append(waiting, near)
    return found
