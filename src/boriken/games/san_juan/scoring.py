"""The score: printed points, cards under chapels, and what the buildings with cost 6 add."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from boriken.core.vectors import total
from boriken.games.san_juan.catalogue import (
    CITY_HALL,
    FIRST_LARGE,
    FIRST_MONUMENT,
    GOODS,
    GUILD_HALL,
    KINDS,
    PALACE,
    POINTS,
    TRIUMPHAL_ARCH,
)
from boriken.games.san_juan.player import Player

ARCH_POINTS: Final = vec[i64]([0, 4, 6, 8])  # by monuments (SJ-CARD-TRIUMPHALARCH-01)


def score(player: Player) -> i64:
    """Hand cards and goods count nothing (SJ-END-10)."""
    return base_points(player) + extra_points(player, PALACE)


def base_points(player: Player) -> i64:
    """All but the palace's points, which come last (SJ-END-06 to SJ-END-09)."""
    points = printed_points(player) + chapel_points(player)
    building: i64
    for building in range(FIRST_LARGE, PALACE):
        points += extra_points(player, building)
    return points


def printed_points(player: Player) -> i64:
    points: i64 = 0
    card: i64
    for card in range(KINDS):
        points += player.town[card] * POINTS[card]
    return points


def chapel_points(player: Player) -> i64:
    """One for each card, under a covered chapel too (SJ-CARD-CHAPEL-01, SJ-CARD-CRANE-07)."""
    return total(player.chapel)


def extra_points(player: Player, building: i64) -> i64:
    """The points that a face-up building with cost 6 adds at the end."""
    if not player.has(building):
        return 0
    if building == GUILD_HALL:
        return 2 * count(player, 0, GOODS)  # SJ-CARD-GUILDHALL-01
    if building == CITY_HALL:
        return count(player, GOODS, KINDS)  # SJ-CARD-CITYHALL-01
    if building == TRIUMPHAL_ARCH:
        return ARCH_POINTS[count(player, FIRST_MONUMENT, FIRST_LARGE)]
    return base_points(player) // 4  # SJ-CARD-PALACE-01


def count(player: Player, first: i64, end: i64) -> i64:
    """Face-up buildings of these kinds."""
    buildings: i64 = 0
    card: i64
    for card in range(first, end):
        buildings += player.town[card]
    return buildings


def wealth(player: Player) -> i64:
    """Hand cards and goods, which decide a tie (SJ-END-12, SJ-END-13)."""
    return player.cards + player.all_goods()
