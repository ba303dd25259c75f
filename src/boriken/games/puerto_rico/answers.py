"""What each question calls to mind: pieces that one could point at, whether or not that is allowed now."""

from collections.abc import Callable, Iterable, Mapping

from boriken.games.puerto_rico import actions as act
from boriken.games.puerto_rico import state as st
from boriken.games.puerto_rico.catalogue import (
    FIRST_BUILDING,
    FOREST_HOUSE,
    GOODS,
    ISLAND_KINDS,
    NEW_PLACES,
    SMALL_MARKET,
    SMALL_WHARF,
    TRADING_POST,
    WHARF,
)
from boriken.games.puerto_rico.document import cards_in_play
from boriken.games.puerto_rico.roles.mayor import room_at
from boriken.games.puerto_rico.state import State


def answers(state: State) -> list[int]:
    """The actions that belong to the open question, legal or not, in the order of their numbers."""
    return sorted({int(action) for action in [*BY_QUESTION.get(int(state.ask), whatever)(state), *state.legal()]})


def whatever(state: State) -> Iterable[int]:
    """Where nothing comes to mind but what is allowed."""
    return state.legal()


def roles(state: State) -> Iterable[int]:
    return [act.TAKE + card for card in cards_in_play(state.rules)]


def tiles(state: State) -> Iterable[int]:
    forests = range(act.FOREST, act.FOREST + GOODS) if state.current_player().owned[FOREST_HOUSE] else ()
    return [act.PASS, *range(act.SETTLE, act.SETTLE + ISLAND_KINDS), *forests, act.DRAW_HACIENDA]


def placings(state: State) -> Iterable[int]:
    circles = room_at(state.current_player(), state.about)
    return [act.place(state.about, colonists) for colonists in range(circles + 1)]


def buildings(state: State) -> Iterable[int]:
    return [act.PASS, *(act.BUILD + place for place in places_in_play(state) if place >= FIRST_BUILDING)]


def choosings(state: State) -> Iterable[int]:
    return range(act.CHOOSE + SMALL_MARKET, act.CHOOSE + NEW_PLACES)


def extra_goods(state: State) -> Iterable[int]:
    return [act.PASS, *range(act.EXTRA, act.EXTRA + GOODS)]


def sales(state: State) -> Iterable[int]:
    has_post = state.current_player().owned[TRADING_POST] > 0
    posts = [act.POST + good for good in goods_of(state) if has_post]
    return [act.PASS, *(act.SELL + good for good in goods_of(state)), *posts]


def shipments(state: State) -> Iterable[int]:
    loadings = [act.ship(good, spaces) for good in goods_of(state) for spaces in state.rules.ships]
    has_wharf = state.current_player().owned[WHARF] > 0
    small_wharf = [act.USE_SMALL_WHARF] if state.current_player().owned[SMALL_WHARF] else []
    return [act.PASS, *loadings, *(act.USE_WHARF + good for good in goods_of(state) if has_wharf), *small_wharf]


def keepings(state: State) -> Iterable[int]:
    goods = state.current_player().goods[state.about]
    return [act.keep(state.about, count) for count in range(goods + 1)]


def places_in_play(state: State) -> list[int]:
    """Buildings that are in the game at this table, and the island."""
    return [place for place in range(state.rules.places) if place < FIRST_BUILDING or state.copies[place]]


def goods_of(state: State) -> list[int]:
    goods = state.current_player().goods
    return [good for good in range(GOODS) if goods[good] > 0]


BY_QUESTION: Mapping[int, Callable[[State], Iterable[int]]] = {
    int(st.ASK_ROLE): roles,
    int(st.ASK_TILE): tiles,
    int(st.ASK_PLACE): placings,
    int(st.ASK_BUILD): buildings,
    int(st.ASK_EXTRA): extra_goods,
    int(st.ASK_SELL): sales,
    int(st.ASK_SHIP): shipments,
    int(st.ASK_KEEP): keepings,
    int(st.ASK_CHOOSE): choosings,
}
