"""What each question calls to mind: pieces that one could point at, whether or not that is allowed now."""

from collections.abc import Callable, Iterable, Mapping

from boriken.games.anno_1503 import actions as act
from boriken.games.anno_1503 import catalogue as cat
from boriken.games.anno_1503 import state as st
from boriken.games.anno_1503.state import State


def answers(state: State) -> list[int]:
    """The actions that belong to the open question, legal or not, in the order of their numbers."""
    called = {int(action) for action in state.legal()}
    called.update(int(action) for action in BY_QUESTION.get(int(state.ask), nothing_else)(state))
    return sorted(called)


def nothing_else(state: State) -> Iterable[int]:
    """Where everything one could point at is allowed."""
    return ()


def commodities(state: State) -> Iterable[int]:
    return range(act.TAKE, act.TAKE + cat.COMMODITIES)


def luxuries(state: State) -> Iterable[int]:
    return range(act.TAKE + cat.COMMODITIES, act.TAKE + cat.GOODS)


def products(state: State) -> Iterable[int]:
    return range(act.TAKE, act.TAKE + (cat.GOODS if state.rules.expansion else cat.COMMODITIES))


def work(state: State) -> Iterable[int]:
    rules = state.rules
    goods = [good for good in range(cat.GOODS) if state.player().goods[good]]
    kinds = [good for good in range(cat.GOODS) if rules.stock[good]]
    called = [act.SHIP_BUILT, act.PIONEER_PLACED, *(act.UPGRADE + rank for rank in range(1, cat.RANKS))]
    called += [act.sell(good, rank) for good in goods if good < cat.COMMODITIES for rank in range(cat.RANKS)]
    called += [act.BUY + good for good in kinds]
    if rules.expansion:
        called += [act.REPAIR, act.CASTLE, act.CANNON]
        called += [
            act.build(building, site)
            for building in range(cat.NOBLES)
            if rules.nobles[building]
            for site in range(rules.sites)
        ]
        called += [act.SELL_NOBLE + good for good in goods if good >= cat.COMMODITIES]
        called += [*own_cards(state, int(act.PLAY)), *own_cards(state, int(act.SWAP))]
    return called


def own_cards(state: State, family: int) -> list[int]:
    return [family + card for card in range(cat.CARDS) if state.player().hand[card]]


def without(state: State) -> Iterable[int]:
    return [act.PASS, *(act.WITHOUT + good for good in range(cat.GOODS) if state.bill[good])]


def publics(state: State) -> Iterable[int]:
    return [act.TAKE_PUBLIC + building for building in range(cat.PUBLICS) if state.rules.publics[building]]


def upgrades(state: State) -> Iterable[int]:
    return range(act.UPGRADE + 1, act.UPGRADE + cat.RANKS)


def ships(state: State) -> Iterable[int]:
    return [
        *(act.COMMAND + ship // st.SHIP_SIZE for ship in state.player().fleet),
        *own_cards(state, int(act.SWAP)),
    ]


def sailing(state: State) -> Iterable[int]:
    """The squares beside the ship."""
    return [
        *(act.SAIL + square for square in state.rules.sails[state.square]),
        *(act.LOOK + state.rules.islands[island] for island in state.rules.looks[state.square]),
        *own_cards(state, int(act.SWAP)),
    ]


def tile(state: State) -> Iterable[int]:
    face = int(state.face[state.about])
    if cat.is_post(face):
        return range(act.ATTACH, act.ATTACH + cat.PLACES)
    if cat.is_nest(face):
        return [act.FIGHT]
    if face == cat.TREASURE_PROMOTION:
        return upgrades(state)
    return [act.TAKE_TILE]


def heroes(state: State) -> Iterable[int]:
    return own_cards(state, int(act.PLAY))


def gifts(state: State) -> Iterable[int]:
    return [act.PAY]


def bargains(state: State) -> Iterable[int]:
    return [act.BUY + good for good in range(cat.GOODS) if state.rules.stock[good]]


BY_QUESTION: Mapping[int, Callable[[State], Iterable[int]]] = {
    int(st.ASK_PRODUCE): products,
    int(st.ASK_GOLDEN): commodities,
    int(st.ASK_WORK): work,
    int(st.ASK_WITHOUT): without,
    int(st.ASK_PUBLIC): publics,
    int(st.ASK_UPGRADE): upgrades,
    int(st.ASK_COMMODITY): commodities,
    int(st.ASK_LUXURY): luxuries,
    int(st.ASK_SHIP): ships,
    int(st.ASK_SAIL): sailing,
    int(st.ASK_TILE): tile,
    int(st.ASK_DRAWN): heroes,
    int(st.ASK_GIVE): gifts,
    int(st.ASK_BARGAIN): bargains,
}
