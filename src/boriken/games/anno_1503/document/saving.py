"""Telling a position: numbers inside, names outside."""

from __future__ import annotations

from boriken.core.naming import named
from boriken.core.question import save_question
from boriken.core.title import Json
from boriken.games.anno_1503 import catalogue as cat
from boriken.games.anno_1503 import state as st
from boriken.games.anno_1503.document.names import (
    BACK_NAMES,
    BOARD_NAMES,
    DONE,
    DUE,
    ENDING_NAMES,
    FOE_NAMES,
    PHASE_NAMES,
)
from boriken.games.anno_1503.player import ACTED, DAMAGED, NO_TILE, SHIP_SIZE, Player
from boriken.games.anno_1503.state import State


def save(state: State) -> Json:
    document: Json = {
        "round": int(state.round),
        "turn": int(state.turn),
        "first": int(state.first),
        "active": int(state.active),
        "phase": PHASE_NAMES[state.stage],
        "rolled": int(state.rolled),
        "event": None if state.event < 0 else cat.EVENT_NAMES[state.event],
        "ending": ENDING_NAMES[state.ending],
        "question": save_question(state),
        "done": save_done(state),
        "due": save_due(state),
        "ship": None if state.square < 0 else save_sailing(state),
        "fight": save_fight(state),
        "seats": [save_player(player) for player in state.players],
        "stock": named(cat.GOOD_NAMES, state.stock),
        "public_buildings": named(cat.PUBLIC_NAMES, state.publics),
        "noble_buildings": named(cat.NOBLE_NAMES, state.nobles),
        "action_stack": named(cat.CARD_NAMES, state.stack),
        "action_discards": named(cat.CARD_NAMES, state.discards),
        "pirate_stack": named(cat.PIRATE_NAMES, state.pirate_stack),
        "pirate_discards": named(cat.PIRATE_NAMES, state.pirate_discards),
        "squares": {
            cat.SQUARE_NAMES[square]: save_tile(state, island)
            for island, square in enumerate(state.rules.islands)
            if state.face[island] != NO_TILE
        },
        "unseen": {
            name: named(cat.TILE_NAMES, unseen_with(state, back))
            for back, name in enumerate(BACK_NAMES)
            if any(unseen_with(state, back))
        },
        "reserve": {name: save_reserve(state, board) for board, name in enumerate(BOARD_NAMES)},
        "spent": named(cat.TILE_NAMES, state.spent),
    }
    return document


def save_player(player: Player) -> Json:
    board: Json = {
        "home": None if player.home < 0 else cat.HOME_BOARD_NAMES[player.home],
        "gold": int(player.gold),
        "goods": named(cat.GOOD_NAMES, player.goods),
        "inhabitants": named(cat.RANK_NAMES, player.ranks),
        "posts": {str(place + 1): cat.TILE_NAMES[tile] for place, tile in enumerate(player.posts) if tile != NO_TILE},
        "contracts": int(player.contracts),
        "ships": [save_ship(int(ship)) for ship in player.fleet],
        "public_buildings": named(cat.PUBLIC_NAMES, player.publics),
        "noble_buildings": {
            cat.SITE_NAMES[site]: cat.NOBLE_NAMES[building]
            for site, building in enumerate(player.sites)
            if building >= 0
        },
        "castle": int(player.castle),
        "cannons": int(player.cannons),
        "nests": named(cat.TILE_NAMES, player.nests),
        "cards": named(cat.CARD_NAMES, player.hand),
    }
    if any(player.kept):
        board["kept"] = named(cat.CARD_NAMES, player.kept)
        board["put_down"] = named(cat.CARD_NAMES, player.put_down)
    return board


def save_ship(ship: int) -> Json:
    size = int(SHIP_SIZE)
    document: Json = {"square": cat.SQUARE_NAMES[ship // size]}
    if ship & DAMAGED:
        document["damaged"] = True
    if ship & ACTED:
        document["acted"] = True
    return document


def save_tile(state: State, island: int) -> Json:
    tile: Json = {}
    if state.back[island]:
        tile["back"] = int(state.back[island])
    if state.face[island] != st.HIDDEN:
        tile["face"] = cat.TILE_NAMES[state.face[island]]
    if state.known[island] & st.REMEMBERED:
        tile["remembered"] = True
    if looked := lookers(state, island):
        tile["looked"] = looked
    return tile


def lookers(state: State, island: int) -> list[int]:
    """The seats that have seen the face of the tile."""
    return [seat for seat in range(state.seats) if state.known[island] & (1 << seat)]


def save_reserve(state: State, board: int) -> Json:
    """The hidden tiles by back, which lie on top, and those below that everybody has seen, the upper ones first."""
    return {
        "hidden": named(BACK_NAMES, [state.reserve[board * int(cat.BACKS) + back] for back in range(cat.BACKS)]),
        "open": [cat.TILE_NAMES[tile] for tile in state.tail(board)],
    }


def unseen_with(state: State, back: int) -> list[int]:
    return [int(state.unseen[back * int(cat.TILES) + tile]) for tile in range(cat.TILES)]


def save_done(state: State) -> Json:
    done: Json = {name: number for name, number in zip(DONE, done_numbers(state), strict=True) if number}
    for name, names, table in (
        ("bought", cat.RANK_NAMES, state.bought),
        ("played", cat.CARD_NAMES, state.played),
        ("used", cat.THING_NAMES, state.used),
    ):
        if any(table):
            done[name] = named(names, table)
    return done


def done_numbers(state: State) -> list[int]:
    numbers_done = (state.buys, state.extra_sales, state.luxury_sales, state.resident_sales, state.swaps)
    return [int(number) for number in numbers_done]


def save_due(state: State) -> Json:
    due = (state.cards_due, state.upgrades_due, state.commodities_due, state.luxuries_due, state.peeks_due)
    return {name: int(number) for name, number in zip(DUE, due, strict=True) if number}


def save_sailing(state: State) -> Json:
    return {"square": cat.SQUARE_NAMES[state.square], "points": int(state.points_left)}


def save_fight(state: State) -> Json | None:
    if state.foe == st.NOBODY:
        return None
    fight: Json = {
        "foe": FOE_NAMES[state.foe],
        "foe_die": int(state.foe_die),
        "own_die": int(state.own_die),
        "rerolls": int(state.rerolls),
    }
    if state.foe == st.NEST:
        fight["square"] = cat.SQUARE_NAMES[state.rules.islands[state.island]]
    return fight
