"""Counting the pieces: what is out of its supply, and whether all that the box holds is there.

No cube, tile, chip or colonist ever appears or vanishes; positions are checked against this, and so is every action
of the random games in the tests. That is millions of times, so this is compiled and makes its sentences only when
something is wrong.
"""

from mypy_extensions import i64

from boriken.core.vectors import any_below_zero
from boriken.games.puerto_rico.catalogue import (
    CIRCLES,
    FIRST_BUILDING,
    GOOD_NAMES,
    GOODS,
    PLACE_NAMES,
    PLACES,
    QUARRY,
    city_spaces,
    is_large,
)
from boriken.games.puerto_rico.island import face_down
from boriken.games.puerto_rico.player import Player
from boriken.games.puerto_rico.state import State


def goods_out(state: State, good: i64) -> i64:
    """Goods of a kind that are not in the supply."""
    count = state.house[good]
    for player in state.players:
        count += player.goods[good]
    ship: i64
    for ship in range(len(state.ship_load)):
        if state.ship_load[ship] != 0 and state.ship_good[ship] == good:
            count += state.ship_load[ship]
    if state.rules.festival:
        count += state.festival_goods[good]
    return count


def tiles_out(state: State, tile: i64) -> i64:
    """Island tiles of a kind that are not in the face-down stack (or the stack of quarries)."""
    count: i64 = 0
    for player in state.players:
        count += player.owned[tile]
    if tile == QUARRY:
        return count
    count += state.row[tile] + state.discards[tile]
    if state.rules.new_buildings:
        count += state.removed[tile]
        for player in state.players:
            count += face_down(player, tile)
    if state.drawn == tile:
        count += 1
    if state.festival_tile == tile:
        count += 1
    return count


def forests_out(state: State) -> i64:
    """Forest tiles that lie on islands."""
    count: i64 = 0
    for player in state.players:
        count += player.forests
    return count


def colonists_out(state: State) -> i64:
    """Without the nobles."""
    count = state.colonist_ship
    for player in state.players:
        count += player.colonists() - player.all_nobles()
    return count


def colonists_in_box(state: State) -> i64:
    """The supply does not count those who wait on the ship when the game begins (PR-SETUP-21)."""
    return state.rules.colonists + state.rules.colonist_ship


def nobles_out(state: State) -> i64:
    count = state.noble_ship
    for player in state.players:
        count += player.all_nobles()
    return count


def nobles_in_box(state: State) -> i64:
    return state.rules.nobles + state.rules.noble_ship


def points_out(state: State) -> i64:
    count: i64 = 0
    for player in state.players:
        count += player.points
    return count


def buildings_out(state: State, building: i64) -> i64:
    count: i64 = 0
    for player in state.players:
        count += player.owned[building]
    if state.festival_building == building:
        count += 1
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
    if rules.with_nobles:
        nobles = nobles_out(state) + state.nobles
        if nobles != nobles_in_box(state):
            wrong.append(miscount("nobles", nobles, nobles_in_box(state)))
    if rules.forest_tiles > 0:
        forests = forests_out(state) + state.forest_tiles
        if forests != rules.forest_tiles:
            wrong.append(miscount("forest tiles", forests, rules.forest_tiles))
    building: i64
    for building in range(FIRST_BUILDING, rules.places):
        copies = buildings_out(state, building) + state.sale[building]
        if copies != state.copies[building]:
            wrong.append(miscount(f"copies of {PLACE_NAMES[building]}", copies, state.copies[building]))
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
        if player.idle_nobles < 0 or any_below_zero(player.nobles) or is_crowded(player):
            return True
        if any_below_zero(player.buried) or any_below_zero(player.secret) or any_below_zero(player.old_secret):
            return True
    if state.nobles < 0 or state.noble_ship < 0 or state.forest_tiles < 0 or any_below_zero(state.festival_goods):
        return True
    return any_below_zero(state.sale)


def is_crowded(player: Player) -> bool:
    """More colonists than circles, or more nobles than colonists and nobles together."""
    if player.all_nobles() > player.colonists():
        return True
    place: i64
    for place in range(player.places):
        if player.crew[place] > player.owned[place] * CIRCLES[place]:
            return True
    for place in range(len(player.nobles)):
        if player.nobles[place] > player.crew[place]:
            return True
    return False


def has_lost_count(player: Player) -> bool:
    """Whether the counts kept with a player's board disagree with the board."""
    tiles = player.forests
    spaces: i64 = 0
    large: i64 = 0
    place: i64
    for place in range(FIRST_BUILDING):
        tiles += player.owned[place]
    for place in range(FIRST_BUILDING, PLACES):
        if player.owned[place] != 0:
            spaces += city_spaces(place)
            if is_large(place):
                large += 1
    return tiles != player.tiles or spaces != player.spaces or large != player.large
