"""The ship phase: ship by ship they sail and look at tiles."""

from collections.abc import Iterable, Sequence
from typing import Any, ClassVar

from librt.vecs import append, vec
from mypy_extensions import i64

from boriken.core.refusal import Refusal
from boriken.games.anno_1503.actions import COMMAND, LOOK, PASS, ROLL, SAIL, SWAP
from boriken.games.anno_1503.catalogue import CARDS, SHIP_POINTS, SQUARE_NAMES
from boriken.games.anno_1503.effects import power
from boriken.games.anno_1503.events import SAILED
from boriken.games.anno_1503.player import ACTED, DAMAGED, NO_TILE, SHIP_SIZE
from boriken.games.anno_1503.refusals import because
from boriken.games.anno_1503.state import State
from boriken.games.anno_1503.turn.agenda import anchor, can_act, can_sail, choose_ship, end_turn, looks, sail_on
from boriken.games.anno_1503.turn.cards import add_swaps, holds_cards, refuse_swap, swap, with_own_cards
from boriken.games.anno_1503.turn.common import AnnoStep, AtSea
from boriken.games.anno_1503.turn.pirates import meet
from boriken.games.anno_1503.turn.tiles import look


class ChooseShip(AnnoStep):
    """Ships act in any order, one after the other (AN-SHIP-15); nobody has to sail (AN-TURN-08)."""

    name: ClassVar[str] = "ship"
    phases: ClassVar[Sequence[str | None]] = ("ships",)

    def legal(self, state: State) -> vec[i64]:
        actions = add_swaps(vec[i64]([PASS]), state)
        last: i64 = -1
        ship: i64
        for ship in state.player().fleet:
            if can_act(ship) and ship != last:
                actions = append(actions, COMMAND + ship // SHIP_SIZE)
                last = ship
        return actions

    def apply(self, state: State, action: i64) -> None:
        if action == PASS:
            end_turn(state)
        elif action < SWAP + CARDS:
            swap(state, action - SWAP)
        else:
            state.square = action - COMMAND
            state.player().remove(state.square * SHIP_SIZE)
            state.points_left = state.rules.points + power(state, SHIP_POINTS)  # AN-SHIP-06, AN-PUB-14, AN-ACTION-14
            sail_on(state)

    def hides_choices(self, state: State) -> bool:
        return holds_cards(state)

    def candidates(self, state: State) -> Iterable[int]:
        ships = [COMMAND + ship // SHIP_SIZE for ship in state.player().fleet]
        return ships + with_own_cards(state, SWAP)

    def refuse(self, state: State, action: int) -> Refusal | None:
        if not COMMAND <= action < SAIL:
            return refuse_swap(state, action)
        ships = [ship for ship in state.player().fleet if ship // SHIP_SIZE == action - COMMAND]
        if not ships:
            return because("no_ship_there")
        return because("ship_damaged" if ships[0] & DAMAGED else "ship_has_acted")


class Sail(AtSea):
    """Where the ship under way sails, or at which tile it looks."""

    name: ClassVar[str] = "sail"

    def legal(self, state: State) -> vec[i64]:
        actions = add_swaps(vec[i64]([PASS]), state)
        place: i64
        if can_sail(state):
            for place in state.rules.sails[state.square]:
                actions = append(actions, SAIL + place)
        for place in looks(state):
            actions = append(actions, LOOK + state.rules.islands[place])
        return actions

    def apply(self, state: State, action: i64) -> None:
        if action == PASS:
            anchor(state, ACTED)
            choose_ship(state)
        elif action < SWAP + CARDS:
            swap(state, action - SWAP)
        elif action < LOOK:
            self.sail(state, action - SAIL)
        else:
            state.points_left -= state.rules.look_cost  # AN-SHIP-08
            look(state, state.rules.island_at[action - LOOK])

    def sail(self, state: State, square: i64) -> None:
        state.tell(SAILED, state.current, state.square, square)
        state.square = square
        state.points_left -= state.rules.move_cost  # AN-SHIP-07, AN-SHIP-09
        if state.rules.is_pirate[square] == 1:
            meet(state)
        else:
            sail_on(state)

    def details(self, state: State) -> dict[str, Any]:
        return {"square": SQUARE_NAMES[state.square], "points": state.points_left}

    def hides_choices(self, state: State) -> bool:
        return holds_cards(state)

    def candidates(self, state: State) -> Iterable[int]:
        """The squares beside the ship, and swaps."""
        beside = [SAIL + square for square in state.rules.sails[state.square]]
        tiles = [LOOK + state.rules.islands[island] for island in state.rules.looks[state.square]]
        return beside + tiles + with_own_cards(state, SWAP)

    def refuse(self, state: State, action: int) -> Refusal | None:
        if SAIL <= action < LOOK:
            return self.refuse_sailing(state, action - SAIL)
        if LOOK <= action < ROLL:
            return self.refuse_look(state, state.rules.island_at[action - LOOK])
        return refuse_swap(state, action)

    def refuse_sailing(self, state: State, square: int) -> Refusal:
        if not any(square in list(near) for near in state.rules.sails):
            return because("closed_square")
        if square not in list(state.rules.sails[state.square]):
            return because("too_far")
        return because("no_points", points=state.points_left)

    def refuse_look(self, state: State, island: int) -> Refusal:
        if island < 0 or state.face[island] == NO_TILE:
            return because("no_tile_there")
        if island not in list(state.rules.looks[state.square]):
            return because("too_far")
        return because("no_points", points=state.points_left)
