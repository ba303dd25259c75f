"""The action phase: builds, sales, purchases and cards in any order, as often as one likes (AN-TURN-04)."""

from collections.abc import Iterable
from typing import Any, ClassVar, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from boriken.core.refusal import Refusal
from boriken.games.anno_1503.actions import (
    BUY,
    CANNON,
    CASTLE,
    PIONEER_PLACED,
    PLAY,
    REPAIR,
    SELL,
    SELL_EXTRA,
    SELL_NOBLE,
    SHIP_BUILT,
    SWAP,
    TO_THE_SHIPS,
    UPGRADE,
    build,
    sell,
)
from boriken.games.anno_1503.catalogue import (
    BUILD_CANNON,
    BUILD_CASTLE,
    BUILD_NOBLE,
    BUILD_PIONEER,
    BUILD_REPAIR,
    BUILD_SHIP,
    BUILD_UPGRADE,
    COMMODITIES,
    GOOD_NAMES,
    GOODS,
    NOBLES,
    RANK_NAMES,
    RANKS,
    SETTLER,
)
from boriken.games.anno_1503.costs import cannon_price, cards_lacking
from boriken.games.anno_1503.effects import extra_price
from boriken.games.anno_1503.state import State
from boriken.games.anno_1503.turn.agenda import begin_ships
from boriken.games.anno_1503.turn.cards import (
    add_plays,
    add_swaps,
    holds_cards,
    play,
    refuse_play,
    refuse_swap,
    swap,
    with_own_cards,
)
from boriken.games.anno_1503.turn.common import AnnoStep
from boriken.games.anno_1503.turn.paying import add_builds, begin, refuse_build
from boriken.games.anno_1503.turn.trading import (
    add_purchases,
    add_sales,
    buy,
    buy_limit,
    price_of,
    refuse_trade,
    sell_extra,
    sell_to_rank,
    sell_to_resident,
)

USUAL: Final = 16  # answers; room for so many is made at once

# In the order of their actions
SORTS_OF_BUILDS: Final = vec[i64](
    [BUILD_SHIP, BUILD_PIONEER, BUILD_UPGRADE, BUILD_REPAIR, BUILD_CASTLE, BUILD_CANNON, BUILD_NOBLE]
)


class Work(AnnoStep):
    name: ClassVar[str] = "work"

    def legal(self, state: State) -> vec[i64]:
        actions = append(vec[i64](capacity=USUAL), TO_THE_SHIPS)
        target: i64
        for target in SORTS_OF_BUILDS:
            actions = add_builds(actions, state, target, 0)
        actions = add_sales(actions, state)
        actions = add_purchases(actions, state)
        actions = add_plays(actions, state)
        return add_swaps(actions, state)

    def apply(self, state: State, action: i64) -> None:
        if action == TO_THE_SHIPS:
            begin_ships(state)
        elif action < SELL:
            begin(state, action, 0)
        elif action < SELL_NOBLE + COMMODITIES:
            sell_to_rank(state, (action - SELL) // RANKS, (action - SELL) % RANKS)
        elif action < SELL_EXTRA:
            sell_to_resident(state, action - SELL_NOBLE)
        elif action < BUY:
            sell_extra(state, action - SELL_EXTRA)
        elif action < PLAY:
            buy(state, action - BUY)
        elif action < SWAP:
            play(state, action - PLAY)
        else:
            swap(state, action - SWAP)

    def details(self, state: State) -> dict[str, Any]:
        rules = state.rules
        ranks = state.player().ranks
        return {
            "prices": {name: price_of(state, good) for good, name in enumerate(GOOD_NAMES) if rules.stock[good]},
            "buys": buy_limit(state) - state.buys,
            "buyers": {
                name: ranks[rank] * rules.per_turn[rank] - state.bought[rank]
                for rank, name in enumerate(RANK_NAMES)
                if ranks[rank]
            },
            "extra": {"commodity": offered(extra_price(state, False)), "luxury": offered(extra_price(state, True))},
            "resident": rules.resident_per_turn - state.resident_sales,
            "cannon": offered(cannon_price(state, 0)),
            "lacking": {what: cards for what, cards in lacking(state) if cards},
        }

    def hides_choices(self, state: State) -> bool:
        return holds_cards(state)

    def candidates(self, state: State) -> Iterable[int]:
        rules = state.rules
        held = [good for good in range(GOODS) if state.player().goods[good]]
        called: list[int] = [SHIP_BUILT, PIONEER_PLACED, *range(UPGRADE + SETTLER, UPGRADE + RANKS)]
        called += [sell(good, rank) for good in held if good < COMMODITIES for rank in range(RANKS)]
        called += [BUY + good for good in range(GOODS) if rules.stock[good]]
        if rules.expansion:
            called += [REPAIR, CASTLE, CANNON]
            supply = [building for building in range(NOBLES) if rules.nobles[building]]
            called += [build(building, site) for building in supply for site in range(rules.sites)]
            called += [SELL_NOBLE + good for good in held if good >= COMMODITIES]
            called += with_own_cards(state, PLAY) + with_own_cards(state, SWAP)
        return called

    def refuse(self, state: State, action: int) -> Refusal | None:
        return (
            refuse_build(state, action)
            or refuse_trade(state, action)
            or refuse_play(state, action)
            or refuse_swap(state, action)
        )


def lacking(state: State) -> list[tuple[str, dict[str, int]]]:
    """The cards that the hand lacks for a ship, for a pioneer, and for each rank to rise to."""
    rules = state.rules
    return [
        ("ship", cards_lacking(state, BUILD_SHIP, rules.cost_ship)),
        ("pioneer", cards_lacking(state, BUILD_PIONEER, rules.cost_pioneer)),
        *[(RANK_NAMES[rank], cards_lacking(state, BUILD_UPGRADE, rules.cost_rank[rank])) for rank in range(1, RANKS)],
    ]


def offered(price: i64) -> int | None:
    """Prices below zero mean that there is no such thing."""
    return None if price < 0 else price
