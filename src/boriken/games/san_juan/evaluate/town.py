"""The worth of a town: what its buildings will still bring, and what one more would.

Cards a round stand for all that buildings bring; a card is worth CARD points as long as it can still be built or spent.
The numbers were fitted to how games of greedy bots ended: what is worth nothing to a player who has it is left out.
"""

from typing import Final, NamedTuple

from librt.vecs import append, vec
from mypy_extensions import i64

from boriken.games.san_juan.catalogue import (
    AQUEDUCT,
    CARDS,
    CITY_HALL,
    FIRST_LARGE,
    FIRST_MONUMENT,
    GOODS,
    GUILD_HALL,
    KINDS,
    MARKET_HALL,
    MARKET_STAND,
    PALACE,
    POINTS,
    TRADING_POST,
    TRIUMPHAL_ARCH,
    WELL,
)
from boriken.games.san_juan.evaluate.ending import builds_left
from boriken.games.san_juan.evaluate.goods import sales, share
from boriken.games.san_juan.player import Player
from boriken.games.san_juan.scoring import ARCH_POINTS, base_points, count
from boriken.games.san_juan.state import State

CARD: Final = 0.63  # points that a card can be turned into
PALACE_SHARE: Final = 0.25


class Prospect(NamedTuple):
    """Expectations of a building besides its points and the sales it makes possible."""

    name: str
    income: float = 0.0  # cards a round, when roles are taken as often as they can be
    growth: float = 0.0  # points gained with every building still to come; of the palace those it has a share of


PROSPECTS: Final = [
    Prospect("tobacco_storage", income=0.13),
    Prospect("silver_smelter", income=0.09),
    Prospect("smithy", income=0.31),
    Prospect("gold_mine", income=0.47),
    Prospect("poor_house", income=0.38),
    Prospect("crane", income=0.09),
    Prospect("carpenter", income=0.60),
    Prospect("prefecture", income=0.54),
    Prospect("market_hall", income=0.12),
    Prospect("quarry", income=0.65),
    Prospect("library", income=0.81),
    Prospect("guild_hall", income=0.26, growth=0.33),
    Prospect("city_hall", income=0.31, growth=0.32),
    Prospect("triumphal_arch", growth=0.30),
    Prospect("palace", income=0.07, growth=2.01),
]


def by_card(figures: dict[str, float]) -> vec[float]:
    table = vec[float](capacity=KINDS)
    for card in CARDS:
        table = append(table, figures.get(card.name, 0.0))
    return table


INCOME: Final = by_card({prospect.name: prospect.income for prospect in PROSPECTS})
GROWTH: Final = by_card({prospect.name: prospect.growth for prospect in PROSPECTS})


def town_worth(state: State, player: Player, rounds: float, tastes: vec[float]) -> float:
    """The worth of all that the buildings will still bring, and of a bot's taste for them."""
    worth = CARD * rounds * sales(state, player)
    card: i64
    for card in range(KINDS):
        if player.town[card] > 0:
            worth += float(player.town[card]) * tastes[card]
            worth += CARD * rounds * INCOME[card] * share(state)
    builds = builds_left(player, rounds)
    for card in range(GUILD_HALL, PALACE):
        if player.has(card):
            worth += GROWTH[card] * builds
    return worth


def gain(state: State, player: Player, card: i64, rounds: float, tastes: vec[float]) -> float:
    """The worth of one more building, its cost not counted."""
    worth = float(POINTS[card]) + tastes[card] + CARD * rounds * INCOME[card] * share(state)
    if card < GOODS or card in (TRADING_POST, WELL, MARKET_STAND, AQUEDUCT, MARKET_HALL):
        before = sales(state, player)
        player.town[card] += 1
        worth += CARD * rounds * (sales(state, player) - before)
        player.town[card] -= 1
    if card < GOODS:
        if player.has(GUILD_HALL):
            worth += 2.0
    elif player.has(CITY_HALL):
        worth += 1.0
    if FIRST_MONUMENT <= card < FIRST_LARGE and player.has(TRIUMPHAL_ARCH):
        monuments = count(player, FIRST_MONUMENT, FIRST_LARGE)
        worth += float(ARCH_POINTS[monuments + 1] - ARCH_POINTS[monuments])
    elif card >= FIRST_LARGE:
        worth += large_gain(player, card, builds_left(player, rounds) - 1.0)
    return worth


def large_gain(player: Player, card: i64, builds: float) -> float:
    """The score of a large building now, and with every building that is still to come."""
    if card == GUILD_HALL:
        return 2.0 * float(count(player, 0, GOODS)) + GROWTH[card] * builds
    if card == CITY_HALL:
        return 1.0 + float(count(player, GOODS, KINDS)) + GROWTH[card] * builds
    if card == TRIUMPHAL_ARCH:
        return float(ARCH_POINTS[count(player, FIRST_MONUMENT, FIRST_LARGE)]) + GROWTH[card] * builds
    return PALACE_SHARE * (float(base_points(player)) + GROWTH[card] * builds)
