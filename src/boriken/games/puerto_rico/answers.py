"""What each question calls to mind: pieces that one could point at, whether or not that is allowed now."""

from collections.abc import Callable, Iterable, Mapping

from boriken.games.puerto_rico import actions as act
from boriken.games.puerto_rico import state as st
from boriken.games.puerto_rico.catalogue import FIRST_BUILDING, GOODS, ISLAND_KINDS, PLACES, WHARF
from boriken.games.puerto_rico.roles.mayor import room_at
from boriken.games.puerto_rico.state import State


def answers(state: State) -> list[int]:
    """The actions that belong to the open question, legal or not, in the order of their numbers."""
    return [int(action) for action in BY_QUESTION[int(state.ask)](state)]


def take_or_leave(state: State) -> Iterable[int]:
    """Where both answers are always allowed."""
    return state.legal()


def roles(state: State) -> Iterable[int]:
    return range(act.TAKE, act.TAKE + state.rules.cards)


def tiles(state: State) -> Iterable[int]:
    return [act.PASS, *range(act.SETTLE, act.SETTLE + ISLAND_KINDS), act.DRAW_HACIENDA]


def placings(state: State) -> Iterable[int]:
    circles = room_at(state.current_player(), state.about)
    return [act.place(state.about, colonists) for colonists in range(circles + 1)]


def buildings(state: State) -> Iterable[int]:
    return [act.PASS, *range(act.BUILD + FIRST_BUILDING, act.BUILD + PLACES)]


def extra_goods(state: State) -> Iterable[int]:
    return [act.PASS, *range(act.EXTRA, act.EXTRA + GOODS)]


def sales(state: State) -> Iterable[int]:
    return [act.PASS, *(act.SELL + good for good in goods_of(state))]


def shipments(state: State) -> Iterable[int]:
    loadings = [act.ship(good, spaces) for good in goods_of(state) for spaces in state.rules.ships]
    has_wharf = state.current_player().owned[WHARF] > 0
    return [act.PASS, *loadings, *(act.USE_WHARF + good for good in goods_of(state) if has_wharf)]


def keepings(state: State) -> Iterable[int]:
    goods = state.current_player().goods[state.about]
    return [act.keep(state.about, count) for count in range(goods + 1)]


def goods_of(state: State) -> list[int]:
    goods = state.current_player().goods
    return [good for good in range(GOODS) if goods[good] > 0]


BY_QUESTION: Mapping[int, Callable[[State], Iterable[int]]] = {
    int(st.ASK_ROLE): roles,
    int(st.ASK_TILE): tiles,
    int(st.ASK_COLONIST): take_or_leave,
    int(st.ASK_PLACE): placings,
    int(st.ASK_BUILD): buildings,
    int(st.ASK_PRODUCE): take_or_leave,
    int(st.ASK_EXTRA): extra_goods,
    int(st.ASK_SELL): sales,
    int(st.ASK_SHIP): shipments,
    int(st.ASK_KEEP): keepings,
    int(st.ASK_USE): take_or_leave,
}
