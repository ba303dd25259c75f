"""Effects of buildings and played cards (AN-FX): those that last add up, others happen once."""

from librt.vecs import append, vec
from mypy_extensions import i64

from boriken.core.vectors import zeros
from boriken.games.anno_1503.catalogue import (
    BONUS,
    CANNON_DISCOUNT,
    CARDS,
    CHOICE,
    COST_LESS,
    DRAW_ACTION_CARDS,
    EXTRA_SALE,
    FREE_BUILD,
    FREE_UPGRADE,
    GAIN_COMMODITIES,
    GAIN_GOLD,
    GAIN_LUXURIES,
    GOLDEN_TIMES_GOODS,
    IGNORE_EVENT,
    IGNORED,
    LESS,
    LUXURY_SALE,
    MORE_CANNONS,
    PEEK,
    POWERS,
    PRODUCTION_BONUS,
    PRODUCTION_CHOICE,
    PUBLICS,
    SITES,
    THING_CARD,
    THING_NOBLE,
)
from boriken.games.anno_1503.events import GOLD_GAINED
from boriken.games.anno_1503.player import Player
from boriken.games.anno_1503.rules import Rules
from boriken.games.anno_1503.state import State


def power(state: State, what: i64) -> i64:
    """The sum of an effect over the current player's buildings and, in their turn, the cards played."""
    return power_of(state, state.current, what)


def power_of(state: State, seat: i64, what: i64) -> i64:
    total = state.players[seat].lasting[what]
    if seat == state.active:
        total += state.today[what]
    return total


def cannons(state: State, seat: i64) -> i64:
    """Of each ship of a seat in a fight (AN-CANNON-06, AN-PIRATE-11)."""
    return state.players[seat].cannons + power_of(state, seat, MORE_CANNONS)


def add_effect(rules: Rules, powers: vec[i64], thing: i64) -> None:
    """Effects of the same kind add up, but in golden times the highest counts (AN-FX-01)."""
    kind = rules.effect[thing]
    amount = rules.amount[thing]
    if kind < 0:
        return
    if kind == GOLDEN_TIMES_GOODS:
        if amount > powers[kind]:
            powers[kind] = amount
    elif kind == IGNORE_EVENT:
        powers[IGNORED + rules.detail[thing]] = 1
    elif kind == COST_LESS:
        if rules.uses[thing] == 0:
            powers[LESS + rules.detail[thing]] += amount
    elif kind == PRODUCTION_CHOICE:
        powers[CHOICE + rules.detail[thing]] = 1
    elif kind == PRODUCTION_BONUS:
        powers[BONUS + rules.detail[thing]] += amount
    else:
        powers[kind] += amount


def played_effects(rules: Rules, played: vec[i64]) -> vec[i64]:
    """The sums of the effects of cards played in a turn, except those used up in building something."""
    powers = zeros(POWERS)
    card: i64
    copy: i64
    for card in range(CARDS):
        if not is_for_a_build(rules, THING_CARD + card):
            for copy in range(played[card]):
                add_effect(rules, powers, THING_CARD + card)
    return powers


def is_for_a_build(rules: Rules, thing: i64) -> bool:
    return rules.effect[thing] in (COST_LESS, CANNON_DISCOUNT, FREE_BUILD)


def lasting(rules: Rules, player: Player) -> vec[i64]:
    """The sums of the effects of all buildings of a player."""
    powers = zeros(POWERS)
    number: i64
    copy: i64
    for number in range(PUBLICS):
        for copy in range(player.publics[number]):
            add_effect(rules, powers, number)
    for number in player.sites:
        if number >= 0:
            add_effect(rules, powers, THING_NOBLE + number)
    return powers


def happen_once(state: State, thing: i64) -> None:
    """Give what a building brings the player who takes it, or a card the player who plays it, at once and only once."""
    kind = state.rules.effect[thing]
    amount = state.rules.amount[thing]
    if kind == DRAW_ACTION_CARDS:
        state.cards_due += amount
    elif kind == FREE_UPGRADE:
        state.upgrades_due += amount
    elif kind == GAIN_GOLD:
        state.tell(GOLD_GAINED, state.current, state.earn(amount))
    elif kind == GAIN_COMMODITIES:
        state.commodities_due += amount
    elif kind == GAIN_LUXURIES:
        state.luxuries_due += amount
    elif kind == PEEK:
        state.peeks_due += amount


def owned(state: State, thing: i64) -> i64:
    """How many of such buildings the current player has, or how many such cards were played in this turn."""
    player = state.player()
    if thing < THING_NOBLE:
        return player.publics[thing]
    if thing >= THING_CARD:
        return state.played[thing - THING_CARD]
    number: i64 = 0
    site: i64
    for site in range(SITES):
        if player.sites[site] == thing - THING_NOBLE:
            number += 1
    return number


def extra_prices(state: State, kind: i64) -> vec[i64]:
    """The current player's prices for goods sold to neither inhabitants nor the resident noble, the best first."""
    prices = vec[i64]()
    thing: i64
    time: i64
    for thing in state.rules.luxury_sales if kind == LUXURY_SALE else state.rules.extra_sales:
        times = owned(state, thing)
        if kind == LUXURY_SALE:
            times *= state.rules.uses[thing]
        for time in range(times):
            prices = inserted(prices, state.rules.amount[thing])
    return prices


def extra_price(state: State, luxury: bool) -> i64:
    """The price of the next such sale of this turn; -1 if there is none left (AN-PUB-12, AN-NOBLE-09)."""
    prices = extra_prices(state, LUXURY_SALE if luxury else EXTRA_SALE)
    sold = state.luxury_sales if luxury else state.extra_sales
    if sold >= len(prices):
        return -1
    return prices[sold]


def inserted(prices: vec[i64], price: i64) -> vec[i64]:
    """Into its place, the highest first."""
    result = vec[i64](capacity=len(prices) + 1)
    placed = False
    other: i64
    for other in prices:
        if not placed and price > other:
            result = append(result, price)
            placed = True
        result = append(result, other)
    if not placed:
        result = append(result, price)
    return result
