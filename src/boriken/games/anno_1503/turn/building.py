"""Ships and inhabitants: what may be built on the home island, and what building it brings."""

from typing import Any, ClassVar

from librt.vecs import append, vec
from mypy_extensions import i64

from boriken.core.document import Document
from boriken.core.refusal import Refusal
from boriken.core.vectors import total
from boriken.games.anno_1503.actions import AT, COMMAND, PIONEER_PLACED, REPAIR, SHIP_BUILT, UPGRADE
from boriken.games.anno_1503.catalogue import (
    BUILD_PIONEER,
    BUILD_REPAIR,
    BUILD_SHIP,
    BUILD_UPGRADE,
    PIONEER,
    RANK_NAMES,
    RANKS,
    SETTLER,
    START,
)
from boriken.games.anno_1503.costs import can_pay
from boriken.games.anno_1503.events import PIONEER_CAME, REPAIRED, SHIP_LAUNCHED, UPGRADED
from boriken.games.anno_1503.player import ACTED, DAMAGED, SHIP_SIZE
from boriken.games.anno_1503.refusals import because
from boriken.games.anno_1503.state import ASK_HARBOUR, ASK_REPAIR, State
from boriken.games.anno_1503.turn.agenda import go_on, may_rise
from boriken.games.anno_1503.turn.build import Build
from boriken.games.anno_1503.turn.common import AnnoStep

# Ships


class ShipBuild(Build):
    """Damaged ones count for the limit (AN-SHIP-01, AN-SHIP-19)."""

    def add(self, actions: vec[i64], state: State, by_card: i64) -> vec[i64]:
        if self.has_room(state, SHIP_BUILT) and can_pay(state, BUILD_SHIP, state.rules.cost_ship, by_card):
            return append(actions, SHIP_BUILT)
        return actions

    def cost(self, state: State, action: i64) -> vec[i64]:
        return state.rules.cost_ship

    def has_room(self, state: State, action: i64) -> bool:
        return len(state.player().fleet) < state.rules.ships

    def complete(self, state: State, action: i64) -> None:
        """With the expansion its owner chooses where it begins (AN-SHIP-03, AN-SHIP-04)."""
        if len(state.rules.harbour_spaces) > 0:
            state.decide(ASK_HARBOUR)
        else:
            launch(state, START)

    def refuse(self, state: State, action: i64) -> Refusal:
        if not self.has_room(state, action):
            return because("too_many_ships", most=state.rules.ships)
        return self.unpayable(state, action)

    def load(self, state: State, document: Document) -> i64:
        return SHIP_BUILT


def launch(state: State, square: i64) -> None:
    matter: i64 = 0 if state.rules.new_ships_act else ACTED  # AN-SHIP-16
    state.player().launch(square * SHIP_SIZE + matter)
    state.tell(SHIP_LAUNCHED, state.current, square)
    go_on(state)


class Harbour(AnnoStep):
    """Where a new ship begins (AN-SHIP-04)."""

    name: ClassVar[str] = "harbour"

    def legal(self, state: State) -> vec[i64]:
        return append(harbour_squares(state), AT + START)

    def apply(self, state: State, action: i64) -> None:
        launch(state, action - AT)

    def refuse(self, state: State, action: int) -> Refusal | None:
        return refuse_square(action)

    def can_come_up(self, state: State) -> bool:
        return len(state.player().fleet) < state.rules.ships


def harbour_squares(state: State) -> vec[i64]:
    actions = vec[i64]()
    square: i64
    for square in state.rules.harbour_spaces:
        actions = append(actions, AT + square)
    return actions


def refuse_square(action: int) -> Refusal | None:
    """For questions that ask for a square."""
    return because("wrong_square") if AT <= action < COMMAND else None


class RepairBuild(Build):
    """AN-SHIP-20."""

    def add(self, actions: vec[i64], state: State, by_card: i64) -> vec[i64]:
        if first_damaged(state, -1) >= 0 and can_pay(state, BUILD_REPAIR, state.rules.cost_repair, by_card):
            return append(actions, REPAIR)
        return actions

    def cost(self, state: State, action: i64) -> vec[i64]:
        return state.rules.cost_repair

    def has_room(self, state: State, action: i64) -> bool:
        return first_damaged(state, -1) >= 0

    def complete(self, state: State, action: i64) -> None:
        square = first_damaged(state, -1)
        if first_damaged(state, square) >= 0:
            state.decide(ASK_REPAIR)
        else:
            repair(state, square)

    def refuse(self, state: State, action: i64) -> Refusal:
        if first_damaged(state, -1) < 0:
            return because("no_damaged_ship")
        return self.unpayable(state, action)

    def load(self, state: State, document: Document) -> i64:
        return REPAIR


def first_damaged(state: State, after: i64) -> i64:
    """The first square beyond `after` on which a damaged ship of the current player lies; -1 if there is none."""
    ship: i64
    for ship in state.player().fleet:
        if ship & DAMAGED and ship // SHIP_SIZE > after:
            return ship // SHIP_SIZE
    return -1


def repair(state: State, square: i64) -> None:
    """The ship stays where it is and may act in this turn (AN-SHIP-21)."""
    player = state.player()
    player.remove(square * SHIP_SIZE + DAMAGED)
    player.launch(square * SHIP_SIZE)
    state.tell(REPAIRED, state.current, square)
    go_on(state)


class ChooseRepair(AnnoStep):
    """Which of the damaged ships is repaired."""

    name: ClassVar[str] = "repair"

    def legal(self, state: State) -> vec[i64]:
        actions = vec[i64]()
        square = first_damaged(state, -1)
        while square >= 0:
            actions = append(actions, AT + square)
            square = first_damaged(state, square)
        return actions

    def apply(self, state: State, action: i64) -> None:
        repair(state, action - AT)

    def refuse(self, state: State, action: int) -> Refusal | None:
        return refuse_square(action)

    def can_come_up(self, state: State) -> bool:
        return first_damaged(state, -1) >= 0


# Inhabitants


class PioneerBuild(Build):
    """A new inhabitant needs a free low tile (AN-DEV-03)."""

    def add(self, actions: vec[i64], state: State, by_card: i64) -> vec[i64]:
        if self.has_room(state, PIONEER_PLACED) and can_pay(state, BUILD_PIONEER, state.rules.cost_pioneer, by_card):
            return append(actions, PIONEER_PLACED)
        return actions

    def cost(self, state: State, action: i64) -> vec[i64]:
        return state.rules.cost_pioneer

    def has_room(self, state: State, action: i64) -> bool:
        ranks = state.player().ranks
        return ranks[PIONEER] + ranks[SETTLER] < state.rules.low_tiles

    def complete(self, state: State, action: i64) -> None:
        player = state.player()
        player.ranks[PIONEER] += 1
        state.tell(PIONEER_CAME, state.current)
        publics = total(player.publics)
        due = player.inhabitants() - (state.rules.first_public - 1) > publics  # AN-PUB-02, AN-PUB-08
        state.public_due = due and publics < state.rules.public_room
        go_on(state)

    def refuse(self, state: State, action: i64) -> Refusal:
        if not self.has_room(state, action):
            return because("no_low_tile", most=state.rules.low_tiles)
        return self.unpayable(state, action)

    def load(self, state: State, document: Document) -> i64:
        return PIONEER_PLACED


class UpgradeBuild(Build):
    """AN-DEV-04."""

    def add(self, actions: vec[i64], state: State, by_card: i64) -> vec[i64]:
        rank: i64
        for rank in range(SETTLER, RANKS):
            if may_rise(state, rank) and can_pay(state, BUILD_UPGRADE, state.rules.cost_rank[rank], by_card):
                actions = append(actions, UPGRADE + rank)
        return actions

    def cost(self, state: State, action: i64) -> vec[i64]:
        return state.rules.cost_rank[action - UPGRADE]

    def has_room(self, state: State, action: i64) -> bool:
        return may_rise(state, action - UPGRADE)

    def complete(self, state: State, action: i64) -> None:
        upgrade(state, action - UPGRADE, False)
        go_on(state)

    def refuse(self, state: State, action: i64) -> Refusal:
        refusal = refuse_rise(state, action)
        return self.unpayable(state, action) if refusal is None else refusal

    def save(self, action: i64) -> dict[str, Any]:
        return {"rank": RANK_NAMES[action - UPGRADE]}

    def load(self, state: State, document: Document) -> i64:
        return UPGRADE + SETTLER + document.one_of("rank", RANK_NAMES[SETTLER:])


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


def refuse_rise(state: State, action: int) -> Refusal | None:
    """Why nobody can rise to a rank; None for other actions, and where somebody can."""
    if not UPGRADE + SETTLER <= action < UPGRADE + RANKS:
        return None
    rank = action - UPGRADE
    if not state.player().ranks[rank - 1]:
        return because("nobody_to_upgrade", rank=RANK_NAMES[rank - 1])
    if not may_rise(state, rank):
        return because("no_high_tile", most=state.rules.high_tiles)
    return None
