"""Counting the pieces: what is out of its supply, and whether all that the box holds is there.

No cube, tile, chip or colonist ever appears or vanishes; positions are checked against this, and so is every action
of the random games in the tests. That is millions of times, so this is compiled and makes its sentences only when
something is wrong.
"""

from librt.vecs import vec
from mypy_extensions import i64

from boriken.games.puerto_rico.catalogue import (
    FIRST_BUILDING,
    FIRST_LARGE,
    GOOD_NAMES,
    GOODS,
    PLACE_NAMES,
    PLACES,
    QUARRY,
    city_spaces,
)
from boriken.games.puerto_rico.state import Player, State


def goods_out(state: State, good: i64) -> i64:
    """Goods of a kind that are not in the supply."""
    count = state.house[good]
    for player in state.players:
        count += player.goods[good]
    ship: i64
    for ship in range(len(state.ship_load)):
        if state.ship_load[ship] != 0 and state.ship_good[ship] == good:
            count += state.ship_load[ship]
    return count


def tiles_out(state: State, tile: i64) -> i64:
    """Island tiles of a kind that are not in the face-down stack (or the stack of quarries)."""
    count: i64 = 0
    for player in state.players:
        count += player.owned[tile]
    if tile != QUARRY:
        count += state.row[tile] + state.discards[tile]
    return count


def colonists_out(state: State) -> i64:
    count = state.colonist_ship
    for player in state.players:
        count += player.colonists()
    return count


def colonists_in_box(state: State) -> i64:
    """The supply does not count those who wait on the ship when the game begins (PR-SETUP-21)."""
    return state.rules.colonists + state.rules.players


def points_out(state: State) -> i64:
    count: i64 = 0
    for player in state.players:
        count += player.points
    return count


def buildings_out(state: State, building: i64) -> i64:
    count: i64 = 0
    for player in state.players:
        count += player.owned[building]
    return count


def missing_pieces(state: State) -> list[str]:
    """A sentence for each sort of piece whose number is wrong."""
    wrong: list[str] = []
    rules = state.rules
    good: i64
    for good in range(GOODS):
        goods = goods_out(state, good) + state.goods[good]
        if goods != rules.goods[good]:
            wrong.append(miscount(f"{GOOD_NAMES[good]} goods", goods, rules.goods[good]))
        tiles = tiles_out(state, good) + state.deck[good]
        if tiles != rules.tiles[good]:
            wrong.append(miscount(f"{GOOD_NAMES[good]} plantations", tiles, rules.tiles[good]))
    quarries = tiles_out(state, QUARRY) + state.quarries
    if quarries != rules.quarries:
        wrong.append(miscount("quarries", quarries, rules.quarries))
    colonists = colonists_out(state) + state.colonists
    if colonists != colonists_in_box(state):
        wrong.append(miscount("colonists", colonists, colonists_in_box(state)))
    building: i64
    for building in range(FIRST_BUILDING, PLACES):
        copies = buildings_out(state, building) + state.sale[building]
        if copies != rules.copies[building]:
            wrong.append(miscount(f"copies of {PLACE_NAMES[building]}", copies, rules.copies[building]))
    points = points_out(state) + state.vp_chips
    if points < rules.vp_chips or (points > rules.vp_chips and state.vp_chips > 0):
        wrong.append(miscount("victory points", points, rules.vp_chips))  # those beyond the chips are written down
    if is_below_zero(state):
        wrong.append("Something is counted below zero.")
    wrong += [
        f"Seat {seat} has lost count of its tiles, city spaces or large buildings."
        for seat in range(state.seats)
        if has_lost_count(state.players[seat])
    ]
    return wrong


def miscount(name: str, count: i64, total: i64) -> str:
    return f"There are {count} {name} instead of {total}."


def is_below_zero(state: State) -> bool:
    if state.quarries < 0 or state.colonists < 0 or state.colonist_ship < 0 or state.vp_chips < 0:
        return True
    if any_below_zero(state.goods) or any_below_zero(state.house) or any_below_zero(state.ship_load):
        return True
    if any_below_zero(state.row) or any_below_zero(state.deck) or any_below_zero(state.discards):
        return True
    for player in state.players:
        if player.doubloons < 0 or player.points < 0 or player.san_juan < 0:
            return True
        if any_below_zero(player.goods) or any_below_zero(player.owned) or any_below_zero(player.crew):
            return True
    return any_below_zero(state.sale)


def any_below_zero(numbers: vec[i64]) -> bool:
    number: i64
    for number in numbers:
        if number < 0:
            return True
    return False


def has_lost_count(player: Player) -> bool:
    """What a player's board counts for itself must agree with the board."""
    tiles: i64 = 0
    spaces: i64 = 0
    large: i64 = 0
    place: i64
    for place in range(FIRST_BUILDING):
        tiles += player.owned[place]
    for place in range(FIRST_BUILDING, PLACES):
        if player.owned[place] != 0:
            spaces += city_spaces(place)
            if place >= FIRST_LARGE:
                large += 1
    return tiles != player.tiles or spaces != player.spaces or large != player.large
