"""The holdings of a seat: cards in hand, gold, customers and posts, which bring its points nearer."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from boriken.core.vectors import total
from boriken.games.anno_1503.catalogue import (
    BONUS,
    CHOICE,
    CITIZEN,
    COMMODITIES,
    FIRST_CROWN,
    GOODS,
    MERCHANT,
    PIONEER,
    RANKS,
    SETTLER,
    SPICE,
    TOBACCO,
)
from boriken.games.anno_1503.evaluate.way import GOLD_PIECE, LUXURY
from boriken.games.anno_1503.player import Player
from boriken.games.anno_1503.rules import Rules
from boriken.games.anno_1503.scoring import counted

ENOUGH_GOLD: Final[i64] = 12
SPARE_GOLD: Final = 0.08
IDLE_GOLD: Final = 0.02
IN_HAND: Final = 0.6  # of what a card is worth that is already built in
MORE_OF_IT: Final = 0.75  # of the worth of the first, for each further card of a kind
SPARE_LUXURY: Final = 0.3
ACTION_CARD: Final = 0.6
CUSTOMER: Final = 0.35  # for each gold an inhabitant pays in a turn
HARDLY: Final = 0.4  # of it, for one who buys next to nothing
CONTRACT_WORTH: Final = 0.5
POST_WORTH: Final = 0.8
LUXURY_POST_WORTH: Final = 2.5  # the first; each further one half of it
RARE_POST_WORTH: Final = 1.2  # the first of spice and of tobacco
BUILDING_WORTH: Final = 1.0
BONUS_WORTH: Final = 0.8  # for each card that a building adds to what a roll brings
CHOICE_WORTH: Final = 0.5
READY: Final = 1.3  # all cards for something that can be built


def in_hand(rules: Rules, player: Player) -> float:
    return gold_worth(player.gold) + ACTION_CARD * float(total(player.hand)) + goods_worth(rules, player)


def goods_worth(rules: Rules, player: Player) -> float:
    """Different cards are worth more than many of a kind, and luxuries little beyond those something is built of.

    A player who counted on more of them than they need would keep the hand full of them, and the last step unbuilt.
    """
    noble_enough = is_noble_enough(rules, player)
    value = 0.0
    good: i64
    for good in range(GOODS):
        number = player.goods[good]
        if number == 0:
            continue
        worth = IN_HAND
        if good >= COMMODITIES:
            worth = IN_HAND * LUXURY
            wanted: i64 = 0 if noble_enough else luxuries_wanted(rules, player, good)
            if number > wanted:
                value += SPARE_LUXURY * float(number - wanted)
                number = wanted
        if number > 0:
            value += worth + MORE_OF_IT * worth * float(number - 1)
    return value


def is_noble_enough(rules: Rules, player: Player) -> bool:
    """Whether no more nobles' points count."""
    return counted(rules, player, True) >= rules.noble_needed


def luxuries_wanted(rules: Rules, player: Player, luxury: i64) -> i64:
    """How many of a luxury the castle or the nobles' sites still cost, whichever is more."""
    for_castle: i64 = 0
    for_sites: i64 = 0
    number: i64
    for number in range(player.castle, len(rules.cost_castle)):
        for_castle += rules.cost_castle[number][luxury]
    for number in range(rules.sites):
        if player.sites[number] < 0:
            for_sites += rules.cost_site[number][luxury]
    return max(for_sites, for_castle)


def gold_worth(gold: i64) -> float:
    """The more there is, the less a piece is worth."""
    value = 0.0
    if gold > 2 * ENOUGH_GOLD:
        value = IDLE_GOLD * float(gold - 2 * ENOUGH_GOLD)
        gold = 2 * ENOUGH_GOLD
    if gold > ENOUGH_GOLD:
        value += SPARE_GOLD * float(gold - ENOUGH_GOLD)
        gold = ENOUGH_GOLD
    return value + GOLD_PIECE * float(gold)


def prospects(rules: Rules, player: Player) -> float:
    """The worth of all that will go on bringing something."""
    value = CONTRACT_WORTH * float(player.contracts) + posts_worth(player)
    value += BUILDING_WORTH * float(total(player.publics))
    good: i64
    for good in range(GOODS):
        value += BONUS_WORTH * float(player.lasting[BONUS + good]) + CHOICE_WORTH * float(player.lasting[CHOICE + good])
    rank: i64
    for rank in range(RANKS):
        if player.ranks[rank] > 0:
            value += float(player.ranks[rank]) * customer_worth(rules, rank)
    return value


def customer_worth(rules: Rules, rank: i64) -> float:
    """The price that an inhabitant pays in a turn, and less the fewer goods they buy."""
    kinds: i64 = 0
    good: i64
    for good in range(COMMODITIES):
        kinds += rules.accepts[rank * COMMODITIES + good]
    return CUSTOMER * float(rules.price[rank] * rules.per_turn[rank]) * (HARDLY + (1.0 - HARDLY) * float(kinds) / 6.0)


def posts_worth(player: Player) -> float:
    value = POST_WORTH * float(player.post_count())
    luxury = LUXURY_POST_WORTH
    rare: i64 = 0
    tile: i64
    for tile in player.posts:
        if tile >= FIRST_CROWN:
            value += luxury
            luxury = luxury / 2.0
        elif tile in (SPICE, TOBACCO):
            rare |= 1 << tile
    if rare & (1 << SPICE):
        value += RARE_POST_WORTH
    if rare & (1 << TOBACCO):
        value += RARE_POST_WORTH
    return value


def readiness(rules: Rules, player: Player) -> float:
    """How much of the cards is there for the next thing to build: new inhabitant, upgrade, castle or nobles' site."""
    best = 0.0
    if player.ranks[PIONEER] + player.ranks[SETTLER] < rules.low_tiles:
        best = covered(player, rules.cost_pioneer)
    rank: i64
    for rank in range(SETTLER, RANKS):
        room = rank != CITIZEN or player.ranks[CITIZEN] + player.ranks[MERCHANT] < rules.high_tiles
        if player.ranks[rank - 1] > 0 and room:
            best = larger(best, covered(player, rules.cost_rank[rank]))
    if is_noble_enough(rules, player):
        return READY * best
    if player.castle < len(rules.cost_castle) and total(player.nests) >= rules.nests_for_castle[player.castle]:
        best = larger(best, covered(player, rules.cost_castle[player.castle]))
    site: i64
    for site in range(rules.sites):
        if player.sites[site] < 0 and total(player.nests) >= rules.nests_for_site[site]:
            best = larger(best, covered(player, rules.cost_site[site]))
    return READY * best


def covered(player: Player, cost: vec[i64]) -> float:
    """The part of a cost that is in hand, squared."""
    cards: i64 = 0
    missing: i64 = 0
    good: i64
    for good in range(GOODS):
        cards += cost[good]
        if cost[good] > player.goods[good]:
            missing += cost[good] - player.goods[good]
    if cards == 0:
        return 0.0
    part = 1.0 - float(missing) / float(cards)
    return part * part


def larger(one: float, other: float) -> float:
    if one > other:
        return one
    return other
