"""Victory points: which a player holds, how many of them count, and whether that wins."""

from mypy_extensions import i64

from boriken.core.vectors import total
from boriken.games.anno_1503.catalogue import (
    MERCHANT,
    POINT_CASTLE,
    POINT_CONTRACTS,
    POINT_GOLD,
    POINT_MERCHANTS,
    POINT_NAMES,
    POINT_NESTS,
    POINT_POSTS,
    POINT_PUBLICS,
    POINT_SITES,
    POINTS,
)
from boriken.games.anno_1503.player import Player
from boriken.games.anno_1503.rules import Rules
from boriken.games.anno_1503.state import State


def progress(player: Player, point: i64) -> i64:
    """How far a player has come towards a point."""
    if point == POINT_GOLD:
        return player.gold
    if point == POINT_POSTS:
        return player.post_count()
    if point == POINT_CONTRACTS:
        return player.contracts
    if point == POINT_PUBLICS:
        return total(player.publics)
    if point == POINT_MERCHANTS:
        return player.ranks[MERCHANT]
    if point == POINT_SITES:
        return buildings(player)
    if point == POINT_NESTS:
        return total(player.nests)
    return player.castle


def buildings(player: Player) -> i64:
    """Sites of the nobles' island that are built on."""
    built: i64 = 0
    building: i64
    for building in player.sites:
        if building >= 0:
            built += 1
    return built


def holds(rules: Rules, player: Player, point: i64) -> bool:
    """A point is held exactly while its condition is true (AN-VP-05)."""
    return rules.goal[point] >= 0 and progress(player, point) >= rules.goal[point]


def points_held(rules: Rules, player: Player) -> i64:
    """As bits."""
    bits: i64 = 0
    point: i64
    for point in range(POINTS):
        if holds(rules, player, point):
            bits |= 1 << point
    return bits


def is_noble(point: i64) -> bool:
    return point in (POINT_SITES, POINT_NESTS, POINT_CASTLE)


def counted(rules: Rules, player: Player, noble: bool) -> i64:
    """Of the home points (in the base game all of them) or the nobles' points, those that count (AN-VP-08, -09)."""
    return counted_of(rules, points_held(rules, player), noble)


def counted_of(rules: Rules, bits: i64, noble: bool) -> i64:
    """The same of points that are held, as bits."""
    held: i64 = 0
    point: i64
    for point in range(POINTS):
        if bits & (1 << point) and is_noble(point) == noble:
            held += 1
    most = most_counted(rules, noble)
    if held > most:
        return most
    return held


def most_counted(rules: Rules, noble: bool) -> i64:
    if not rules.expansion:
        return rules.points_needed
    return rules.noble_needed if noble else rules.home_needed


def points(rules: Rules, player: Player) -> i64:
    return points_of(rules, points_held(rules, player))


def points_of(rules: Rules, bits: i64) -> i64:
    """The victory points that such points, as bits, come to."""
    return counted_of(rules, bits, False) + counted_of(rules, bits, True)


def score_sheet(rules: Rules, player: Player) -> dict[str, int]:
    """By name, as far as points of their sort count."""
    sheet: dict[str, int] = {}
    room = {False: most_counted(rules, False), True: most_counted(rules, True)}
    for point, name in enumerate(POINT_NAMES):
        if rules.goal[point] >= 0:
            noble = is_noble(point)
            sheet[name] = 1 if holds(rules, player, point) and room[noble] > 0 else 0
            room[noble] -= sheet[name]
    return sheet


def has_won(state: State) -> bool:
    """Only the player whose turn it is can win (AN-END-01, AN-END-02, AN-END-04)."""
    rules = state.rules
    needed = rules.points_needed
    if rules.expansion:
        needed = rules.home_needed + rules.noble_needed
    return points(rules, state.players[state.active]) >= needed


def wealth(player: Player) -> i64:
    """Gold and goods, which decide between equal points when the rounds are over."""
    return player.gold + total(player.goods)
