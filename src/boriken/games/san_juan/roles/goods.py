"""What producer and trader have in common: some goods a turn, which are named before anything comes of them."""

from mypy_extensions import i64

from boriken.games.san_juan.events import LIBRARY_USED
from boriken.games.san_juan.state import State


def limit_with(state: State, building: i64) -> i64:
    """One good, one more for the privilege, which a library doubles, and one more for a building."""
    most: i64 = 1
    if state.has_privilege():
        most += 1
        if state.library_works():
            most += 1  # SJ-CARD-LIBRARY-03, SJ-CARD-LIBRARY-04
    if state.current_player().has(building):
        most += 1  # SJ-CARD-AQUEDUCT-01, SJ-CARD-TRADINGPOST-01
    return most


def count_good(state: State, good: i64) -> None:
    """One of the goods is named; the next is of the same kind or a later one."""
    state.count += 1
    state.due -= 1
    state.about = good


def use_library_for_goods(state: State, most: i64) -> None:
    """Only for what goes beyond the limit without it (SJ-2P-06)."""
    if state.library_works() and state.count > most - 1:
        state.use_library()
        state.tell(LIBRARY_USED, state.current)
