"""The settler: everybody may take one plantation; the settler may take a quarry instead."""

from collections.abc import Iterable, Sequence
from typing import Any, ClassVar

from librt.vecs import append, vec
from mypy_extensions import i64

from boriken.core.document import Document
from boriken.core.refusal import Refusal
from boriken.games.puerto_rico.actions import DRAW, DRAW_UNSEEN, FOREST, GUEST, LAY_FOREST, PASS, SETTLE
from boriken.games.puerto_rico.catalogue import (
    FOREST_HOUSE,
    GOODS,
    HACIENDA,
    HOSPICE,
    ISLAND_KINDS,
    ISLAND_SPACES,
    LIBRARY,
    PLACE_NAMES,
    QUARRY,
)
from boriken.games.puerto_rico.events import HACIENDA_TILE, PASSED, TILE_TAKEN
from boriken.games.puerto_rico.festival import ManForFestival, check_plantations
from boriken.games.puerto_rico.guests import WithGuests, add_guest_moves, move_guest
from boriken.games.puerto_rico.island import (
    Lay,
    gather_discards,
    lay_drawn,
    lay_forest,
    look_at,
    may_lay_forest,
)
from boriken.games.puerto_rico.player import NOWHERE
from boriken.games.puerto_rico.questions import (
    ASK_HOSPICE_TOKEN,
    ASK_LAY,
    ASK_MAN_AS_SETTLER,
    ASK_TILE,
    ASK_UNSEEN_TILE,
    ASK_USE_AS_SETTLER,
)
from boriken.games.puerto_rico.refusals import because
from boriken.games.puerto_rico.roles.hunt import close_settler, end_turns
from boriken.games.puerto_rico.roles.offers import NewcomerToken, Use, load_newest, offer, save_newest
from boriken.games.puerto_rico.roles.role import Role
from boriken.games.puerto_rico.roles.tiles import (
    can_settle,
    lacks_library,
    may_draw_unseen,
    may_take_quarry,
    may_take_second,
    refuse_forest,
    refuse_unseen,
)
from boriken.games.puerto_rico.row import DrawPlantation
from boriken.games.puerto_rico.state import State
from boriken.games.puerto_rico.steps import Steps, family

SETTLER_ONLY = ("settler",)


class Settler(Role):
    def begin(self, state: State) -> None:
        state.start_turns(state.taker)
        state.unseen_taken = False
        state.tile_taken = False
        state.second_tile = False
        ask_next(state)

    def close(self, state: State) -> None:
        close_settler(state)

    def save(self, state: State) -> dict[str, Any]:
        memory: dict[str, Any] = {"hacienda_used": state.unseen_taken}
        if state.rules.expanded:
            memory |= {"tile_taken": state.tile_taken, "second_tile": state.second_tile}
        return memory

    def load(self, state: State, question: Document) -> None:
        state.unseen_taken = question.flag("hacienda_used", False)
        if state.rules.expanded:
            state.tile_taken = question.flag("tile_taken", state.tile_taken)
            state.second_tile = question.flag("second_tile", False)


class TakeTile(WithGuests):
    name: ClassVar[str] = "tile"
    phases: ClassVar[Sequence[str | None]] = SETTLER_ONLY
    answers: ClassVar[Sequence[range]] = (family(SETTLE, DRAW_UNSEEN + 1 - SETTLE),)

    def legal(self, state: State) -> vec[i64]:
        actions = vec[i64](capacity=GOODS + 3)
        actions = append(actions, PASS)  # PR-SETTLER-05
        if lacks_library(state):
            return add_guest_moves(actions, state)  # not before a guest goes there
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
            actions = append(actions, DRAW_UNSEEN)
        if state.rules.new_buildings:
            return add_guest_moves(actions, state)
        return actions

    def apply(self, state: State, action: i64) -> None:
        if action >= GUEST:
            move_guest(state, action)
            return
        if action == PASS:
            state.tell(PASSED, state.current)
            end_turn(state)
        elif action == DRAW_UNSEEN:
            state.unseen_taken = True
            gather_discards(state)
            state.leave_to_chance(ASK_UNSEEN_TILE)
        elif action >= FOREST:
            take_forest(state, action - FOREST)
        else:
            take_tile(state, action - SETTLE)

    def candidates(self, state: State) -> Iterable[int]:
        forests = family(FOREST, GOODS) if state.current_player().owned[FOREST_HOUSE] else ()
        return [PASS, *family(SETTLE, ISLAND_KINDS), *forests, DRAW_UNSEEN]

    def explain(self, state: State, action: int) -> Refusal:
        if lacks_library(state):
            return because("needs_building", building=PLACE_NAMES[LIBRARY])
        if action == DRAW_UNSEEN:
            return refuse_unseen(state)
        if action >= FOREST:
            return refuse_forest(state, action - int(FOREST))
        if action != SETTLE + QUARRY:
            return because("no_such_tile", tile=PLACE_NAMES[action - int(SETTLE)])
        return because("quarry_not_allowed" if state.quarries else "no_quarry_left")

    def can_come_up(self, state: State) -> bool:
        return state.current_player().tiles < ISLAND_SPACES and super().can_come_up(state)


class DrawForHacienda(DrawPlantation):
    name: ClassVar[str] = "unseen_tile"
    phases: ClassVar[Sequence[str | None]] = SETTLER_ONLY

    def apply(self, state: State, action: i64) -> None:
        """Lay it; with a forest house, look at it first (NB-FOREST-12). Forest tiles replace only the normal tile."""
        tile = action - DRAW
        state.deck[tile] -= 1
        if state.rules.turns_tiles and may_lay_forest(state):
            look_at(state, tile, HACIENDA, ASK_LAY)
        else:
            state.drawn = tile
            lay_unseen(state, forest=False)

    def can_come_up(self, state: State) -> bool:
        return state.current_player().tiles < ISLAND_SPACES and super().can_come_up(state)


class LayForHacienda(Lay):
    phases: ClassVar[Sequence[str | None]] = SETTLER_ONLY

    def apply(self, state: State, action: i64) -> None:
        lay_unseen(state, action == LAY_FOREST)


class UseHospice(Use):
    phases: ClassVar[Sequence[str | None]] = SETTLER_ONLY

    def go_on(self, state: State, building: i64) -> None:
        laid(state)

    def save(self, state: State) -> dict[str, Any]:
        return {**super().save(state), **save_newest(state)}

    def load(self, state: State, document: Document) -> None:
        super().load(state, document)
        load_newest(state, document)
        state.tile_taken = True


class HospiceToken(NewcomerToken):
    phases: ClassVar[Sequence[str | None]] = SETTLER_ONLY

    def go_on(self, state: State) -> None:
        laid(state)

    def load(self, state: State, document: Document) -> None:
        super().load(state, document)
        state.tile_taken = True


class ManAsSettler(ManForFestival):
    phases: ClassVar[Sequence[str | None]] = SETTLER_ONLY

    def go_on(self, state: State) -> None:
        after_tile(state)


STEPS: Steps = {
    ASK_TILE: TakeTile(),
    ASK_UNSEEN_TILE: DrawForHacienda(),
    ASK_LAY: LayForHacienda(),
    ASK_USE_AS_SETTLER: UseHospice(),
    ASK_HOSPICE_TOKEN: HospiceToken(),
    ASK_MAN_AS_SETTLER: ManAsSettler(),
}


# Turns


def ask_next(state: State) -> None:
    """The next player who can take something decides; the others are passed over (PR-ROUND-11)."""
    while state.left > 0:
        if can_settle(state):
            state.decide(ASK_TILE)
            return
        turn_over(state)
    ask_second(state)


def turn_over(state: State) -> None:
    state.next_turn()
    state.unseen_taken = False
    state.tile_taken = False


def end_turn(state: State) -> None:
    if state.second_tile:
        end_turns(state)
    else:
        turn_over(state)
        ask_next(state)


def ask_second(state: State) -> None:
    """The settler with a library takes one more of what is left (NB-LIBRARY-02, NB-DEC-12)."""
    state.current = state.taker
    state.second_tile = True
    if may_take_second(state):
        state.decide(ASK_TILE)
    else:
        end_turns(state)


# Tiles


def take_tile(state: State, tile: i64) -> None:
    if tile == QUARRY:
        state.quarries -= 1
    else:
        state.row[tile] -= 1
    state.current_player().add_tile(tile)
    state.tell(TILE_TAKEN, state.current, tile)
    taken(state, tile)


def take_forest(state: State, tile: i64) -> None:
    """The hospice's colonist finds no circle there (NB-FOREST-09, NB-FOREST-10)."""
    state.row[tile] -= 1
    lay_forest(state, tile, unseen=False)
    taken(state, NOWHERE)


def taken(state: State, tile: i64) -> None:
    """No hospice for the library's second tile (PR-BLD-HOSPICE-01, -04, NB-LIBRARY-04)."""
    state.tile_taken = True
    state.newest = tile
    if state.current_player().has(HOSPICE) and state.someone_to_come() and not state.second_tile:
        if offer(state, HOSPICE):
            return
    laid(state)


def lay_unseen(state: State, forest: bool) -> None:
    """The hacienda's tile must be laid, and no hospice mans it (PR-BLD-HACIENDA-02, PR-BLD-HOSPICE-02)."""
    lay_drawn(state, forest, HACIENDA_TILE)
    laid(state)


def laid(state: State) -> None:
    if not check_plantations(state, ASK_MAN_AS_SETTLER):
        after_tile(state)


def after_tile(state: State) -> None:
    """After the hacienda's comes the normal tile, if there is a space left (PR-BLD-HACIENDA-03)."""
    if state.tile_taken:
        end_turn(state)
    else:
        ask_next(state)
