"""The action phase: builds, sales, purchases and cards in any order, as often as one likes (AN-TURN-04)."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from boriken.games.anno_1503.actions import (
    BUY,
    PLAY,
    SELL,
    SELL_EXTRA,
    SELL_NOBLE,
    SWAP,
    TAKE_PUBLIC,
    TO_THE_SHIPS,
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
    RANKS,
)
from boriken.games.anno_1503.state import State
from boriken.games.anno_1503.turn.agenda import begin_ships, go_on, public_choices, take_public
from boriken.games.anno_1503.turn.bills import begin, builds
from boriken.games.anno_1503.turn.cards import add_plays, add_swaps, play, swap
from boriken.games.anno_1503.turn.step import Step
from boriken.games.anno_1503.turn.trading import (
    add_purchases,
    add_sales,
    buy,
    sell_extra,
    sell_to_rank,
    sell_to_resident,
)

# In the order of their actions
SORTS_OF_BUILDS: Final = vec[i64](
    [BUILD_SHIP, BUILD_PIONEER, BUILD_UPGRADE, BUILD_REPAIR, BUILD_CASTLE, BUILD_CANNON, BUILD_NOBLE]
)


class Work(Step):
    def legal(self, state: State) -> vec[i64]:
        actions = vec[i64]([TO_THE_SHIPS])
        target: i64
        action: i64
        for target in SORTS_OF_BUILDS:
            for action in builds(state, target, 0):
                actions = append(actions, action)
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


class TakePublic(Step):
    """The public building that a new inhabitant brings (AN-PUB-04)."""

    def legal(self, state: State) -> vec[i64]:
        return public_choices(state)

    def apply(self, state: State, action: i64) -> None:
        take_public(state, action - TAKE_PUBLIC)
        go_on(state)
