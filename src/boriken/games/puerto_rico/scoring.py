"""The score: chips, buildings, and what the large buildings add."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from boriken.games.puerto_rico.catalogue import (
    BASE_PLACES,
    CITY_HALL,
    CLOISTER,
    CLOISTER_POINTS,
    CUSTOMS_HOUSE,
    FIRST_BUILDING,
    FIRST_LARGE,
    FORTRESS,
    GUILD_HALL,
    ISLAND_KINDS,
    KIND,
    LARGE_PRODUCTION,
    POINTS,
    RESIDENCE,
    ROYAL_GARDEN,
    SMALL_PRODUCTION,
    is_violet,
)
from boriken.games.puerto_rico.player import Player

RESIDENCE_POINTS: Final = vec[i64]([4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 5, 6, 7])  # by island tiles (PR-BLD-RESIDENCE-01)


def score(player: Player) -> i64:
    """Chips, printed points of all buildings, the extra points of occupied large ones (PR-SCORE-01), and nobles."""
    return player.points + printed_points(player) + large_points(player) + noble_points(player)


def printed_points(player: Player) -> i64:
    """Occupied or not (PR-SCORE-02)."""
    points: i64 = 0
    building: i64
    for building in range(FIRST_BUILDING, player.places):
        if player.owned[building] > 0:
            points += POINTS[building]
    return points


def large_points(player: Player) -> i64:
    points: i64 = 0
    building: i64
    for building in range(FIRST_LARGE, BASE_PLACES):
        points += extra_points(player, building)
    if player.places > BASE_PLACES:
        points += extra_points(player, CLOISTER) + extra_points(player, ROYAL_GARDEN)
    return points


def noble_points(player: Player) -> i64:
    """One each, wherever they stand (NO-SCORE-01)."""
    return player.all_nobles()


def extra_points(player: Player, building: i64) -> i64:
    """The points that a large building adds at the end, only if it is occupied (PR-SCORE-03)."""
    if not player.has(building):
        return 0
    if building == GUILD_HALL:
        return guild_hall_points(player)
    if building == RESIDENCE:
        return RESIDENCE_POINTS[player.tiles]
    if building == FORTRESS:
        return player.colonists() // 3  # PR-BLD-FORTRESS-01
    if building == CUSTOMS_HOUSE:
        return player.points // 4  # PR-BLD-CUSTOMSHOUSE-01, PR-DEC-02
    if building == CITY_HALL:
        return violet_buildings(player)
    if building == CLOISTER:
        return CLOISTER_POINTS[sets_of_three(player)]
    if building == ROYAL_GARDEN:
        return player.all_nobles()  # NO-ROYALGARDEN-01
    return 0


def sets_of_three(player: Player) -> i64:
    """Quarries and forests are kinds like the plantations, and kinds do not mix (NB-CLOISTER-02)."""
    sets = player.forests // 3
    tile: i64
    for tile in range(ISLAND_KINDS):
        sets += player.owned[tile] // 3
    return sets


def guild_hall_points(player: Player) -> i64:
    """PR-BLD-GUILDHALL-01 to PR-BLD-GUILDHALL-03."""
    points: i64 = 0
    building: i64
    for building in range(FIRST_BUILDING, player.places):
        if player.owned[building] > 0:
            if KIND[building] == SMALL_PRODUCTION:
                points += 1
            elif KIND[building] == LARGE_PRODUCTION:
                points += 2
    return points


def violet_buildings(player: Player) -> i64:
    """The city hall counts itself too (PR-BLD-CITYHALL-01, PR-BLD-CITYHALL-02)."""
    count: i64 = 0
    building: i64
    for building in range(FIRST_BUILDING, player.places):
        if player.owned[building] > 0 and is_violet(building):
            count += 1
    return count


def wealth(player: Player) -> i64:
    """Doubloons and goods, which decide a tie (PR-SCORE-05)."""
    total = player.doubloons
    goods: i64
    for goods in player.goods:
        total += goods
    return total
