"""The settler: everybody may take one plantation; the settler himself may take a quarry instead."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from boriken.core.vectors import total
from boriken.games.puerto_rico.actions import (
    DISCARD,
    DRAW,
    DRAW_HACIENDA,
    FOREST,
    LAY_FOREST,
    LAY_PLANTATION,
    PASS,
    SETTLE,
    TAKE_NOBLE,
    USE,
)
from boriken.games.puerto_rico.catalogue import (
    CONSTRUCTION_HUT,
    GOODS,
    HACIENDA,
    HOSPICE,
    HUNTING_LODGE,
    ISLAND_SPACES,
    LIBRARY,
    QUARRY,
)
from boriken.games.puerto_rico.events import (
    BY_HUNTING_LODGE,
    HACIENDA_TILE,
    NO_SEAT,
    PASSED,
    TILE_TAKEN,
    TILE_TURNED_UP,
    TILES_DISCARDED,
)
from boriken.games.puerto_rico.festival import check_plantations, man, where
from boriken.games.puerto_rico.guests import can_move_guest
from boriken.games.puerto_rico.island import (
    add_discards,
    empty_spaces,
    gather_discards,
    give_up,
    has_plantation,
    lay_drawn,
    lay_forest,
    look_at,
    may_lay_forest,
    unseen_left,
)
from boriken.games.puerto_rico.roles.role import Role, either_sort, take_or_leave
from boriken.games.puerto_rico.rounds import ask_for_role, end_phase
from boriken.games.puerto_rico.state import (
    ASK_DISCARD,
    ASK_LAY,
    ASK_MAN,
    ASK_ROW,
    ASK_TILE,
    ASK_TOKEN,
    ASK_UNSEEN_TILE,
    ASK_USE,
    NOWHERE,
    State,
)

LODGE_POINTS: Final[i64] = 2


class Settler(Role):
    def begin(self, state: State) -> None:
        state.start_turns()
        state.unseen_taken = False
        state.tile_taken = False
        state.second = False
        self.ask_next(state)

    def legal(self, state: State) -> vec[i64]:
        if state.ask == ASK_TILE:
            return tile_choices(state)
        if state.ask == ASK_USE:
            return take_or_leave(USE + HOSPICE)
        if state.ask == ASK_LAY:
            return vec[i64]([LAY_PLANTATION, LAY_FOREST])
        if state.ask == ASK_DISCARD:
            return add_discards(vec[i64]([PASS]), state, forests=True)
        if state.ask == ASK_MAN:
            return where(state)
        return either_sort()

    def apply(self, state: State, action: i64) -> None:
        if state.ask == ASK_TILE:
            self.settle(state, action)
        elif state.ask == ASK_ROW:
            turn_up(state, action - DRAW)
            self.refill_row(state)
        elif state.ask == ASK_UNSEEN_TILE:
            self.draw_unseen(state, action - DRAW)
        elif state.ask == ASK_USE:
            if action == PASS:
                state.tell(PASSED, state.current)
                self.laid(state)
            else:
                self.man_new_tile(state, state.due)
        elif state.ask == ASK_TOKEN:
            state.take_colonist(state.due, HOSPICE, action == TAKE_NOBLE)
            self.laid(state)
        elif state.ask == ASK_LAY:
            self.lay_unseen(state, action == LAY_FOREST)
        elif state.ask == ASK_MAN:
            if not man(state, action):
                self.after_tile(state)
        else:
            self.hunt(state, action)

    def settle(self, state: State, action: i64) -> None:
        if action == PASS:
            state.tell(PASSED, state.current)
            self.end_turn(state)
        elif action == DRAW_HACIENDA:
            state.unseen_taken = True
            gather_discards(state)
            state.leave_to_chance(ASK_UNSEEN_TILE)
        elif action >= FOREST:
            self.take_forest(state, action - FOREST)
        else:
            self.take_tile(state, action - SETTLE)

    def ask_next(self, state: State) -> None:
        """The next player who can take something decides; the others are passed over (PR-ROUND-11)."""
        while state.left > 0:
            if can_settle(state):
                state.decide(ASK_TILE)
                return
            self.turn_over(state)
        self.ask_second(state)

    def end_turn(self, state: State) -> None:
        if state.second:
            self.end_turns(state)
        else:
            self.turn_over(state)
            self.ask_next(state)

    def turn_over(self, state: State) -> None:
        state.next_turn()
        state.unseen_taken = False
        state.tile_taken = False

    # Tiles

    def take_tile(self, state: State, tile: i64) -> None:
        if tile == QUARRY:
            state.quarries -= 1
        else:
            state.row[tile] -= 1
        state.tile_taken = True
        state.current_player().add_tile(tile)
        state.tell(TILE_TAKEN, state.current, tile)
        self.ask_hospice(state, tile)

    def take_forest(self, state: State, tile: i64) -> None:
        """The hospice's colonist finds no circle there (NB-FOREST-09, NB-FOREST-10)."""
        state.row[tile] -= 1
        state.tile_taken = True
        lay_forest(state, tile, unseen=False)
        self.ask_hospice(state, NOWHERE)

    def draw_unseen(self, state: State, tile: i64) -> None:
        """Who has a forest house looks at it first (NB-FOREST-12); forest tiles replace only the normal tile."""
        state.deck[tile] -= 1
        if state.rules.turns_tiles and may_lay_forest(state):
            look_at(state, tile, HACIENDA)
        else:
            state.drawn = tile
            self.lay_unseen(state, forest=False)

    def lay_unseen(self, state: State, forest: bool) -> None:
        """The hacienda's tile must be laid, and no hospice mans it (PR-BLD-HACIENDA-02, PR-BLD-HOSPICE-02)."""
        lay_drawn(state, forest, HACIENDA_TILE)
        self.laid(state)

    def ask_hospice(self, state: State, tile: i64) -> None:
        """Not for the library's second tile (PR-BLD-HOSPICE-01, -04, NB-LIBRARY-04)."""
        if state.current_player().has(HOSPICE) and state.someone_to_come() and not state.second:
            if state.rules.ask_optional:
                state.due = tile
                state.decide(ASK_USE, HOSPICE)
            else:
                self.man_new_tile(state, tile)
        else:
            self.laid(state)

    def man_new_tile(self, state: State, tile: i64) -> None:
        """The hospice's colonist (PR-BLD-HOSPICE-01)."""
        if state.either_may_come():
            state.due = tile
            state.decide(ASK_TOKEN, HOSPICE)
            return
        state.take_colonist(tile, HOSPICE)
        self.laid(state)

    def laid(self, state: State) -> None:
        if not check_plantations(state):
            self.after_tile(state)

    def after_tile(self, state: State) -> None:
        """After the hacienda's comes the normal tile, if there is a space left (PR-BLD-HACIENDA-03)."""
        if state.tile_taken:
            self.end_turn(state)
        else:
            self.ask_next(state)

    # After the last player

    def ask_second(self, state: State) -> None:
        """The settler with a library takes one more of what is left (NB-LIBRARY-02, NB-DEC-12)."""
        state.current = state.taker
        state.second = True
        if may_take_second(state):
            state.decide(ASK_TILE)
        else:
            self.end_turns(state)

    def end_turns(self, state: State) -> None:
        """The hunting lodges work after the guests, who may have moved into one, and before the row is cleared
        (NO-DEC-08, NB-DEC-10); older games have the lodges before the guests."""
        if state.rules.lodges_first:
            self.begin_hunt(state)
        else:
            self.finish(state)

    def close(self, state: State) -> None:
        """After the guests."""
        if state.rules.lodges_first:
            self.clear_row(state)
        else:
            self.begin_hunt(state)

    def begin_hunt(self, state: State) -> None:
        """From the settler on."""
        state.start_turns()
        self.ask_hunter(state)

    def ask_hunter(self, state: State) -> None:
        """A lodge with a colonist may clear a space (NO-HUNTINGLODGE-01, NO-HUNTINGLODGE-05)."""
        if state.rules.with_nobles:
            while state.left > 0:
                player = state.current_player()
                if player.has(HUNTING_LODGE) and not player.has_noble(HUNTING_LODGE):
                    if has_plantation(player) or player.forests > 0:
                        state.decide(ASK_DISCARD)
                        return
                state.next_turn()
            reward_lodges(state)
        if state.rules.lodges_first:
            self.finish(state)
        else:
            self.clear_row(state)

    def hunt(self, state: State, action: i64) -> None:
        if action >= DISCARD:
            give_up(state, action, HUNTING_LODGE)
        else:
            state.tell(PASSED, state.current)
        state.next_turn()
        self.ask_hunter(state)

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


def tile_choices(state: State) -> vec[i64]:
    actions = vec[i64](capacity=GOODS + 3)
    actions = append(actions, PASS)  # PR-SETTLER-05
    if state.second and not state.current_player().has(LIBRARY):
        return actions  # not before a guest goes there
    tile: i64
    for tile in range(GOODS):
        if state.row[tile] > 0:
            actions = append(actions, SETTLE + tile)
    if may_take_quarry(state):
        actions = append(actions, SETTLE + QUARRY)
    if may_lay_forest(state):
        for tile in range(GOODS):
            if state.row[tile] > 0:
                actions = append(actions, FOREST + tile)
    if may_draw_unseen(state):
        actions = append(actions, DRAW_HACIENDA)
    return actions


def may_take_quarry(state: State) -> bool:
    """PR-SETTLER-03, PR-SETTLER-12, PR-BLD-CONSTRUCTIONHUT-01; as a second tile only with the hut (NB-LIBRARY-03)."""
    if state.quarries == 0:
        return False
    return (state.has_privilege() and not state.second) or state.current_player().has(CONSTRUCTION_HUT)


def may_draw_unseen(state: State) -> bool:
    """PR-BLD-HACIENDA-01, PR-DEC-07."""
    return not state.unseen_taken and not state.second and state.current_player().has(HACIENDA) and unseen_left(state)


def can_settle(state: State) -> bool:
    player = state.current_player()
    if player.tiles >= ISLAND_SPACES:  # PR-SETTLER-06
        return False
    return total(state.row) > 0 or may_take_quarry(state) or may_draw_unseen(state) or can_move_guest(player)


def may_take_second(state: State) -> bool:
    player = state.current_player()
    if player.owned[LIBRARY] == 0 or player.tiles >= ISLAND_SPACES:
        return False
    if total(state.row) == 0 and not may_take_quarry(state):
        return False
    return player.has(LIBRARY) or can_move_guest(player)


def reward_lodges(state: State) -> None:
    """More empty spaces than every other player, and a noble in the lodge (NO-HUNTINGLODGE-02, -03).

    Only those who play the phase are rewarded; all islands are compared (BU-DEC-07). In older games everybody is.
    """
    seat: i64
    for seat in range(state.seats):
        if state.solo and seat != state.taker and not state.rules.lodges_first:
            continue
        state.current = seat
        if state.current_player().has_noble(HUNTING_LODGE) and has_emptiest_island(state):
            state.gain_points(LODGE_POINTS, BY_HUNTING_LODGE)
    state.current = state.taker


def has_emptiest_island(state: State) -> bool:
    """Whether the current player has; in a tie nobody has."""
    seat: i64
    for seat in range(state.seats):
        if seat != state.current and empty_spaces(state.players[seat]) >= empty_spaces(state.current_player()):
            return False
    return True


def row_wants_tile(state: State) -> bool:
    """Whether another plantation is to be turned up; fewer lie open if there are no more (PR-SETTLER-09, -11)."""
    if total(state.row) >= state.rules.row_size:
        return False
    gather_discards(state)
    return total(state.deck) > 0


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
