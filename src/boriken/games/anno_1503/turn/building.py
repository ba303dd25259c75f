"""Ships and inhabitants: what may be built on the home island, and what building it brings."""

from mypy_extensions import i64

from boriken.core.vectors import total
from boriken.games.anno_1503.catalogue import (
    BUILD_PIONEER,
    BUILD_REPAIR,
    BUILD_SHIP,
    BUILD_UPGRADE,
    PIONEER,
    SETTLER,
    START,
)
from boriken.games.anno_1503.costs import can_pay
from boriken.games.anno_1503.events import PIONEER_CAME, REPAIRED, SHIP_LAUNCHED, UPGRADED
from boriken.games.anno_1503.state import ACTED, ASK_HARBOUR, ASK_REPAIR, DAMAGED, SHIP_SIZE, State
from boriken.games.anno_1503.turn.agenda import go_on, may_rise

# Ships


def may_build_ship(state: State, by_card: i64) -> bool:
    """Damaged ones count for the limit (AN-SHIP-01, AN-SHIP-19)."""
    return len(state.player().fleet) < state.rules.ships and can_pay(state, BUILD_SHIP, 0, by_card)


def begin_ship(state: State) -> None:
    """With the expansion its owner chooses where it begins (AN-SHIP-03, AN-SHIP-04)."""
    if len(state.rules.harbour_spaces) > 0:
        state.decide(ASK_HARBOUR)
    else:
        launch(state, START)


def launch(state: State, square: i64) -> None:
    matter: i64 = 0 if state.rules.new_ships_act else ACTED  # AN-SHIP-16
    state.player().launch(square * SHIP_SIZE + matter)
    state.tell(SHIP_LAUNCHED, state.current, square)
    go_on(state)


def may_repair(state: State, by_card: i64) -> bool:
    """AN-SHIP-20."""
    return first_damaged(state, -1) >= 0 and can_pay(state, BUILD_REPAIR, 0, by_card)


def first_damaged(state: State, after: i64) -> i64:
    """The first square beyond `after` on which a damaged ship of the current player lies; -1 if there is none."""
    ship: i64
    for ship in state.player().fleet:
        if ship & DAMAGED and ship // SHIP_SIZE > after:
            return ship // SHIP_SIZE
    return -1


def begin_repair(state: State) -> None:
    square = first_damaged(state, -1)
    if first_damaged(state, square) >= 0:
        state.decide(ASK_REPAIR)
    else:
        repair(state, square)


def repair(state: State, square: i64) -> None:
    """The ship stays where it is and may act in this turn (AN-SHIP-21)."""
    player = state.player()
    player.remove(square * SHIP_SIZE + DAMAGED)
    player.launch(square * SHIP_SIZE)
    state.tell(REPAIRED, state.current, square)
    go_on(state)


# Inhabitants


def may_place_pioneer(state: State, by_card: i64) -> bool:
    """A new inhabitant needs a free low tile (AN-DEV-03)."""
    player = state.player()
    low = player.ranks[PIONEER] + player.ranks[SETTLER]
    return low < state.rules.low_tiles and can_pay(state, BUILD_PIONEER, 0, by_card)


def place_pioneer(state: State) -> None:
    player = state.player()
    player.ranks[PIONEER] += 1
    state.tell(PIONEER_CAME, state.current)
    publics = total(player.publics)
    due = player.inhabitants() - (state.rules.first_public - 1) > publics  # AN-PUB-02, AN-PUB-08
    state.public_due = due and publics < state.rules.public_room
    go_on(state)


def may_upgrade(state: State, rank: i64, by_card: i64) -> bool:
    """AN-DEV-04."""
    return may_rise(state, rank) and can_pay(state, BUILD_UPGRADE, rank, by_card)


def upgrade(state: State, rank: i64, free: bool) -> None:
    """One of the rank below rises: one that has not bought in this turn, if there is one (AN-TRADE-04)."""
    player = state.player()
    below = rank - 1
    each = state.rules.per_turn[below]
    busy: i64 = 0 if each == 0 else (state.bought[below] + each - 1) // each
    if busy >= player.ranks[below] and busy > 0:
        last = state.bought[below] - (busy - 1) * each  # cards that the least busy one has bought
        state.bought[below] -= last
        state.bought[rank] += state.rules.per_turn[rank]
    player.ranks[below] -= 1
    player.ranks[rank] += 1
    state.tell(UPGRADED, state.current, rank, 1 if free else 0)
