"""What each question calls to mind: cards and goods that one could point at, whether or not that is allowed now."""

from collections.abc import Callable, Iterable, Mapping

from librt.vecs import vec
from mypy_extensions import i64

from boriken.games.san_juan import actions as act
from boriken.games.san_juan import state as st
from boriken.games.san_juan.catalogue import GOODS, KINDS, ROLES, is_violet
from boriken.games.san_juan.state import State


def answers(state: State) -> list[int]:
    """The actions that belong to the open question, legal or not, in the order of their numbers."""
    return [int(action) for action in BY_QUESTION[int(state.ask)](state)]


def as_allowed(state: State) -> Iterable[int]:
    """Where one could not point at anything else."""
    return state.legal()


def roles(state: State) -> Iterable[int]:
    return range(act.ROLE, act.ROLE + ROLES)


def buildings(state: State) -> Iterable[int]:
    return [act.PASS, *hand(state, act.BUILD)]


def coverings(state: State) -> Iterable[int]:
    """All of the own town, with and without goods."""
    player = state.current_player()
    empty = [
        card
        for card in range(KINDS)
        if (player.has(card) if is_violet(card) else player.town[card] > player.goods[card])
    ]
    full = [KINDS + good for good in range(GOODS) if player.goods[good]]
    return [act.PASS, *(act.COVER + target for target in [*empty, *full])]


def gifts(state: State) -> Iterable[int]:
    return [act.PASS, *goods(state, act.GIVE)]


def payments(state: State) -> Iterable[int]:
    return hand(state, act.PAY)


def makings(state: State) -> Iterable[int]:
    town = state.current_player().town
    return [act.PASS, *(act.PRODUCE + good for good in range(GOODS) if town[good])]


def sales(state: State) -> Iterable[int]:
    return [act.PASS, *goods(state, act.SELL)]


def keepings(state: State) -> Iterable[int]:
    return kinds(state.open, act.KEEP)


def discards(state: State) -> Iterable[int]:
    return hand(state, act.DISCARD)


def hand(state: State, verb: int) -> list[int]:
    return kinds(state.current_player().hand, verb)


def goods(state: State, verb: int) -> list[int]:
    own = state.current_player().goods
    return [verb + good for good in range(GOODS) if own[good]]


def kinds(cards: vec[i64], verb: int) -> list[int]:
    return [verb + card for card in range(KINDS) if cards[card]]


BY_QUESTION: Mapping[int, Callable[[State], Iterable[int]]] = {
    int(st.ASK_ROLE): roles,
    int(st.ASK_BUILD): buildings,
    int(st.ASK_COVER): coverings,
    int(st.ASK_LIBRARY): as_allowed,
    int(st.ASK_GIVE): gifts,
    int(st.ASK_PAY): payments,
    int(st.ASK_PRODUCE): makings,
    int(st.ASK_SELL): sales,
    int(st.ASK_TAKE): as_allowed,
    int(st.ASK_KEEP): keepings,
    int(st.ASK_MINE): as_allowed,
    int(st.ASK_FIND): as_allowed,
    int(st.ASK_CHAPEL): as_allowed,
    int(st.ASK_DISCARD): discards,
    int(st.ASK_ARCHIVE): discards,
}
