"""Cargo ships and those of buildings: what goes on which of them, and when the ships sail."""

from librt.vecs import append, vec
from mypy_extensions import i64

from boriken.core.refusal import Refusal
from boriken.games.puerto_rico.actions import ship
from boriken.games.puerto_rico.catalogue import GOOD_NAMES, GOODS, OWN_SHIPS, PLACE_NAMES
from boriken.games.puerto_rico.events import NO_SEAT, SHIP_EMPTIED
from boriken.games.puerto_rico.player import Player
from boriken.games.puerto_rico.refusals import because
from boriken.games.puerto_rico.state import State


def can_load(state: State) -> bool:
    """Whether the current player can, and so must, load a cargo ship (PR-CAPTAIN-02)."""
    player = state.current_player()
    good: i64
    for good in range(GOODS):
        if player.goods[good] > 0 and most_loadable(state, good) > 0:
            return True
    return False


def carrier(state: State, good: i64) -> i64:
    """The ship that carries this kind, or -1. No other ship may take it, even if this one is full (PR-CAPTAIN-06)."""
    number: i64
    for number in range(len(state.ship_load)):
        if state.ship_load[number] > 0 and state.ship_good[number] == good:
            return number
    return -1


def loadable(state: State, number: i64, goods: i64) -> i64:
    """How many of `goods` fit on a ship (PR-CAPTAIN-07)."""
    room = state.rules.ships[number] - state.ship_load[number]
    if room < goods:
        return room
    return goods


def most_loadable(state: State, good: i64) -> i64:
    """How many goods of a kind the current player can load, on the ship that takes the most."""
    goods = state.current_player().goods[good]
    number = carrier(state, good)
    if number >= 0:
        return loadable(state, number, goods)
    most: i64 = 0
    for number in range(len(state.ship_load)):
        if state.ship_load[number] == 0:
            count = loadable(state, number, goods)
            if count > most:
                most = count
    return most


def add_loadings(actions: vec[i64], state: State, good: i64) -> vec[i64]:
    """The ships the current player may load with a kind at hand: those that take the most of it (PR-CAPTAIN-09)."""
    most = most_loadable(state, good)
    if most == 0:
        return actions
    number = carrier(state, good)
    if number >= 0:
        return append(actions, ship(good, state.rules.ships[number]))
    for number in range(len(state.ship_load)):
        if state.ship_load[number] == 0 and loadable(state, number, state.current_player().goods[good]) == most:
            actions = append(actions, ship(good, state.rules.ships[number]))
    return actions


def ship_with(state: State, spaces: i64) -> i64:
    number: i64 = 0
    while state.rules.ships[number] != spaces:
        number += 1
    return number


def empty_full_ships(state: State) -> None:
    """Full ships sail; the others keep their goods (PR-CAPTAIN-17, PR-CAPTAIN-18)."""
    number: i64
    for number in range(len(state.ship_load)):
        if state.ship_load[number] == state.rules.ships[number]:
            state.goods[state.ship_good[number]] += state.ship_load[number]
            state.ship_load[number] = 0
            state.tell(SHIP_EMPTIED, NO_SEAT, state.rules.ships[number], state.ship_good[number])
            state.ship_good[number] = 0


# Ships of one's own


def may_sail(player: Player, building: i64) -> bool:
    """Once per captain phase (PR-BLD-WHARF-02, NB-SMALLWHARF-01, NB-SMALLWHARF-04)."""
    return player.has(building) and not player.has_sailed(building)


def may_sail_any(player: Player) -> bool:
    building: i64
    for building in OWN_SHIPS:
        if may_sail(player, building):
            return True
    return False


# Why not


def refuse_loading(state: State, good: int, spaces: int) -> Refusal:
    name = GOOD_NAMES[good]
    if not state.current_player().goods[good]:
        return because("no_goods", good=name)
    if spaces not in list(state.rules.ships):
        return because("ship_not_in_play", spaces=spaces)
    number = int(ship_with(state, spaces))
    carrying = int(carrier(state, good))
    if carrying == number or (carrying >= 0 and not most_loadable(state, good)):
        return because("ship_full", good=name)
    if carrying >= 0:
        return because("kind_on_other_ship", good=name, spaces=int(state.rules.ships[carrying]))
    if state.ship_load[number]:
        return because("ship_has_other_kind", good=GOOD_NAMES[state.ship_good[number]])
    return because("larger_ship", good=name, most=int(most_loadable(state, good)))


def refuse_sailing(state: State, building: i64) -> Refusal | None:
    """Why a building's ship cannot sail, whatever it would carry."""
    player = state.current_player()
    if not player.has(building):
        return because("needs_building", building=PLACE_NAMES[building])
    if player.has_sailed(building):
        return because("building_used", building=PLACE_NAMES[building])
    return None
