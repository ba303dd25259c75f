"""Purchases for something that is built at once, which alone would only fill the hand; and spending a full hand."""

from librt.vecs import append, vec
from mypy_extensions import i64

from boriken.core.vectors import total
from boriken.games.anno_1503.actions import BUY, CANNON, CASTLE, PIONEER_PLACED, SELL, SHIP_BUILT, UPGRADE, build
from boriken.games.anno_1503.catalogue import GOODS, NOBLES, RANKS, SETTLER
from boriken.games.anno_1503.evaluate.holdings import is_noble_enough
from boriken.games.anno_1503.state import ASK_HARBOUR, ASK_PUBLIC, ASK_WITHOUT, State
from boriken.games.anno_1503.turn.agenda import may_rise
from boriken.games.anno_1503.turn.nobles import has_noble
from boriken.games.anno_1503.turn.trading import may_buy


class Purchase:
    """The first thing to do, and the position when all is bought and built in."""

    def __init__(self, first: i64, after: State) -> None:
        self.first = first
        self.after = after


def worth_buying_for(state: State) -> list[Purchase]:
    """By what could be built if the cards for it were bought in this turn."""
    rules = state.rules
    player = state.player()
    found: list[Purchase] = []
    try_to_buy(found, state, PIONEER_PLACED, rules.cost_pioneer)
    rank: i64
    for rank in range(SETTLER, RANKS):
        if may_rise(state, rank):
            try_to_buy(found, state, UPGRADE + rank, rules.cost_rank[rank])
    if is_noble_enough(rules, player):
        return found
    if player.castle < len(rules.cost_castle) and total(player.nests) >= rules.nests_for_castle[player.castle]:
        try_to_buy(found, state, CASTLE, rules.cost_castle[player.castle])
    site: i64
    for site in range(rules.sites):
        if player.sites[site] < 0 and total(player.nests) >= rules.nests_for_site[site]:
            building = first_noble(state)
            if building >= 0:
                try_to_buy(found, state, build(building, site), rules.cost_site[site])
    return found


def try_to_buy(found: list[Purchase], state: State, action: i64, cost: vec[i64]) -> None:
    """Add the purchases of all that lacks for an action, if they are possible, and the action after them."""
    missing = purchases(state, cost)
    if len(missing) == 0 or not may_buy(state, missing[0] - BUY):
        return
    after = state.copy()
    assert isinstance(after, State)
    purchase: i64
    for purchase in missing:
        if not may_buy(after, purchase - BUY):
            return
        after.apply(purchase)
    legal: i64
    for legal in after.legal():
        if legal == action:
            found.append(built(after, action, missing[0]))
            return


def built(after: State, action: i64, first: i64) -> Purchase:
    """Any building, place or card left out shows what the thing is worth: the first will do."""
    after.apply(action)
    while after.ask in (ASK_PUBLIC, ASK_HARBOUR, ASK_WITHOUT):
        after.apply(after.legal()[0])
    return Purchase(first, after)


def worth_building(state: State) -> list[Purchase]:
    """By what can be built of the cards in hand."""
    found: list[Purchase] = []
    action: i64
    for action in state.legal():
        if SHIP_BUILT <= action < SELL and action != CANNON:
            after = state.copy()
            assert isinstance(after, State)
            found.append(built(after, action, action))
    return found


def purchases(state: State, cost: vec[i64]) -> vec[i64]:
    actions = vec[i64]()
    goods = state.player().goods
    good: i64
    for good in range(GOODS):
        card: i64
        for card in range(cost[good] - goods[good]):
            actions = append(actions, BUY + good)
    return actions


def first_noble(state: State) -> i64:
    """A nobles' building that is left for the current player, or -1."""
    building: i64
    for building in range(NOBLES):
        if state.nobles[building] > 0 and (state.rules.nobles_twice or not has_noble(state, building)):
            return building
    return -1
