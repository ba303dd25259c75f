"""The score: chips, buildings, and what the large buildings add."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from boriken.games.puerto_rico.catalogue import (
    CITY_HALL,
    CUSTOMS_HOUSE,
    FIRST_BUILDING,
    FIRST_LARGE,
    FORTRESS,
    GUILD_HALL,
    KIND,
    LARGE_PRODUCTION,
    PLACES,
    POINTS,
    RESIDENCE,
    SMALL_PRODUCTION,
    is_violet,
)
from boriken.games.puerto_rico.state import Player

RESIDENCE_POINTS: Final = vec[i64]([4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 5, 6, 7])  # by island tiles (PR-BLD-RESIDENCE-01)


def score(player: Player) -> i64:
    """Chips, printed points of all buildings, and the extra points of occupied large ones (PR-SCORE-01)."""
    return player.points + printed_points(player) + large_points(player)


def printed_points(player: Player) -> i64:
    """Occupied or not (PR-SCORE-02)."""
    points: i64 = 0
    building: i64
    for building in range(FIRST_BUILDING, PLACES):
        if player.owned[building] > 0:
            points += POINTS[building]
    return points


def large_points(player: Player) -> i64:
    points: i64 = 0
    building: i64
    for building in range(FIRST_LARGE, PLACES):
        points += extra_points(player, building)
    return points


def extra_points(player: Player, building: i64) -> i64:
    """What a large building adds at the end, only if it is occupied (PR-SCORE-03)."""
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
    return 0


def guild_hall_points(player: Player) -> i64:
    """PR-BLD-GUILDHALL-01 to PR-BLD-GUILDHALL-03."""
    points: i64 = 0
    building: i64
    for building in range(FIRST_BUILDING, PLACES):
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
    for building in range(FIRST_BUILDING, PLACES):
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
