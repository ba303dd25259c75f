"""The settler: everybody may take one plantation; the settler himself may take a quarry instead."""

from librt.vecs import append, vec
from mypy_extensions import i64

from boriken.games.puerto_rico.actions import DRAW, DRAW_HACIENDA, PASS, SETTLE, USE
from boriken.games.puerto_rico.catalogue import (
    CONSTRUCTION_HUT,
    GOODS,
    HACIENDA,
    HOSPICE,
    ISLAND_SPACES,
    QUARRY,
)
from boriken.games.puerto_rico.events import (
    COLONIST_ON_NEW,
    HACIENDA_TILE,
    NO_SEAT,
    PASSED,
    TILE_TAKEN,
    TILE_TURNED_UP,
    TILES_DISCARDED,
)
from boriken.games.puerto_rico.roles.role import Role, take_or_leave
from boriken.games.puerto_rico.rounds import ask_for_role, end_phase
from boriken.games.puerto_rico.state import (
    ASK_ROW,
    ASK_TILE,
    ASK_UNSEEN_TILE,
    ASK_USE,
    State,
)


class Settler(Role):
    def begin(self, state: State) -> None:
        state.start_turns()
        state.unseen_taken = False
        self.ask_next(state)

    def legal(self, state: State) -> vec[i64]:
        if state.ask == ASK_USE:
            return take_or_leave(USE + HOSPICE)
        actions = vec[i64](capacity=GOODS + 3)
        actions = append(actions, PASS)  # PR-SETTLER-05
        tile: i64
        for tile in range(GOODS):
            if state.row[tile] > 0:
                actions = append(actions, SETTLE + tile)
        if may_take_quarry(state):
            actions = append(actions, SETTLE + QUARRY)
        if may_draw_unseen(state):
            actions = append(actions, DRAW_HACIENDA)
        return actions

    def apply(self, state: State, action: i64) -> None:
        if state.ask == ASK_UNSEEN_TILE:
            self.lay_unseen(state, action - DRAW)
        elif state.ask == ASK_ROW:
            turn_up(state, action - DRAW)
            self.refill_row(state)
        elif state.ask == ASK_USE:
            if action == PASS:
                state.tell(PASSED, state.current)
            else:
                man_new_tile(state, state.due)
            self.end_turn(state)
        elif action == PASS:
            state.tell(PASSED, state.current)
            self.end_turn(state)
        elif action == DRAW_HACIENDA:
            state.unseen_taken = True
            gather_discards(state)
            state.leave_to_chance(ASK_UNSEEN_TILE)
        else:
            self.take_tile(state, action - SETTLE)

    def ask_next(self, state: State) -> None:
        """The next player who can take something decides; the others are passed over (PR-ROUND-11)."""
        while state.left > 0:
            if can_settle(state):
                state.decide(ASK_TILE)
                return
            state.next_turn()
            state.unseen_taken = False
        self.clear_row(state)

    def end_turn(self, state: State) -> None:
        state.next_turn()
        state.unseen_taken = False
        self.ask_next(state)

    def take_tile(self, state: State, tile: i64) -> None:
        if tile == QUARRY:
            state.quarries -= 1
        else:
            state.row[tile] -= 1
        player = state.current_player()
        player.add_tile(tile)
        state.tell(TILE_TAKEN, state.current, tile)
        if player.has(HOSPICE) and state.colonists + state.colonist_ship > 0:  # PR-BLD-HOSPICE-01, -04
            if state.rules.ask_optional:
                state.due = tile
                state.decide(ASK_USE, HOSPICE)
                return
            man_new_tile(state, tile)
        self.end_turn(state)

    def lay_unseen(self, state: State, tile: i64) -> None:
        """The hacienda's tile must be laid, and no hospice mans it (PR-BLD-HACIENDA-02, PR-BLD-HOSPICE-02)."""
        state.deck[tile] -= 1
        state.current_player().add_tile(tile)
        state.tell(HACIENDA_TILE, state.current, tile)
        self.ask_next(state)  # the normal tile, if there is a space left (PR-BLD-HACIENDA-03)

    def clear_row(self, state: State) -> None:
        """What nobody took is discarded (PR-SETTLER-08)."""
        tile: i64
        for tile in range(GOODS):
            if state.row[tile] > 0:
                state.tell(TILES_DISCARDED, NO_SEAT, tile, state.row[tile])
                state.discards[tile] += state.row[tile]
                state.row[tile] = 0
        self.refill_row(state)

    def refill_row(self, state: State) -> None:
        if row_wants_tile(state):
            state.leave_to_chance(ASK_ROW)
        else:
            end_phase(state)


def may_take_quarry(state: State) -> bool:
    """PR-SETTLER-03, PR-SETTLER-12, PR-BLD-CONSTRUCTIONHUT-01."""
    return state.quarries > 0 and (state.has_privilege() or state.current_player().has(CONSTRUCTION_HUT))


def may_draw_unseen(state: State) -> bool:
    """PR-BLD-HACIENDA-01, PR-DEC-07."""
    return (
        not state.unseen_taken
        and state.current_player().has(HACIENDA)
        and count(state.deck) + count(state.discards) > 0
    )


def can_settle(state: State) -> bool:
    if state.current_player().tiles >= ISLAND_SPACES:  # PR-SETTLER-06
        return False
    return count(state.row) > 0 or may_take_quarry(state) or may_draw_unseen(state)


def man_new_tile(state: State, tile: i64) -> None:
    """The hospice's colonist (PR-BLD-HOSPICE-01)."""
    origin = state.take_colonist()
    state.current_player().crew[tile] += 1
    state.tell(COLONIST_ON_NEW, state.current, tile, origin, HOSPICE)


def row_wants_tile(state: State) -> bool:
    """Whether another plantation is to be turned up; fewer lie open if there are no more (PR-SETTLER-09, -11)."""
    if count(state.row) >= state.rules.row_size:
        return False
    gather_discards(state)
    return count(state.deck) > 0


def gather_discards(state: State) -> None:
    """When the face-down stack is used up the discards become the new one (PR-SETTLER-10, PR-DEC-07, PR-DEC-08)."""
    if count(state.deck) == 0:
        state.deck = state.discards
        state.discards = vec[i64]([0, 0, 0, 0, 0])


def turn_up(state: State, tile: i64) -> None:
    state.deck[tile] -= 1
    state.row[tile] += 1
    state.tell(TILE_TURNED_UP, NO_SEAT, tile)


def lay_out_row(state: State) -> None:
    """The first row, before the first role (PR-SETUP-15, PR-2P-04)."""
    if row_wants_tile(state):
        state.leave_to_chance(ASK_ROW)
    else:
        ask_for_role(state, state.governor)


def count(tiles: vec[i64]) -> i64:
    total: i64 = 0
    number: i64
    for number in tiles:
        total += number
    return total
