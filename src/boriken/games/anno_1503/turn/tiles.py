"""Tiles that are looked at: taken, attacked, or laid back where they were."""

from collections.abc import Iterable, Sequence
from typing import Any, ClassVar

from librt.vecs import append, vec
from mypy_extensions import i64

from boriken.core.document import Document
from boriken.core.refusal import Refusal
from boriken.core.step import DEALER
from boriken.core.vectors import total
from boriken.games.anno_1503.actions import (
    ATTACH,
    DRAW_TILE,
    FIGHT,
    LAY_BACK,
    LOOK,
    PASS,
    ROLL,
    TAKE_TILE,
    UPGRADE,
)
from boriken.games.anno_1503.catalogue import (
    ANY,
    CONTRACT,
    FIRST_CROWN,
    LOWEST_BACK,
    PLACES,
    RANKS,
    SETTLER,
    SQUARE_NAMES,
    TILE_NAMES,
    TILES,
    TREASURE_PROMOTION,
    is_gold,
    is_nest,
    is_post,
)
from boriken.games.anno_1503.document.squares import load_island
from boriken.games.anno_1503.events import (
    CONTRACT_TAKEN,
    GOLD_GAINED,
    LAID_BACK,
    LOOKED,
    POST_ATTACHED,
    TILE_SEEN,
    TREASURE_FOUND,
)
from boriken.games.anno_1503.player import NO_TILE
from boriken.games.anno_1503.refusals import because
from boriken.games.anno_1503.rules import ANY_POST, LUXURY_POST
from boriken.games.anno_1503.state import ASK_FACE, ASK_TILE, HIDDEN, State
from boriken.games.anno_1503.turn.agenda import go_on, is_unknown, may_rise, sail_on, sink
from boriken.games.anno_1503.turn.building import refuse_rise, upgrade
from boriken.games.anno_1503.turn.common import AnnoStep, AtSea
from boriken.games.anno_1503.turn.nests import attack, clear_island


def look(state: State, island: i64) -> None:
    """Chance draws the face of a tile that nobody has seen; only the one who looks is told (AN-ISLE-02)."""
    state.tell(LOOKED, state.current, state.rules.islands[island])
    state.island = island
    if state.face[island] == HIDDEN:
        state.leave_to_chance(ASK_FACE)
    else:
        see(state)


def see(state: State) -> None:
    island = state.island
    state.known[island] |= 1 << state.current
    state.tell(TILE_SEEN, state.current, state.rules.islands[island], state.face[island])
    if state.square >= 0:
        state.decide(ASK_TILE)
    else:
        state.island = -1
        state.peeks_due -= 1
        go_on(state)


class DrawFace(AnnoStep):
    """Any of the faces that are left for the back of the tile."""

    name: ClassVar[str] = "face"
    answered_by: ClassVar[str] = DEALER
    phases: ClassVar[Sequence[str | None]] = ("work", "ships")

    def legal(self, state: State) -> vec[i64]:
        actions = vec[i64]()
        first = self.first(state)
        tile: i64
        for tile in range(TILES):
            if self.is_possible(state, tile) and state.unseen[first + tile] > 0:
                actions = append(actions, DRAW_TILE + tile)
        return actions

    def weights(self, state: State) -> vec[i64]:
        ways = vec[i64]()
        first = self.first(state)
        tile: i64
        for tile in range(TILES):
            if self.is_possible(state, tile) and state.unseen[first + tile] > 0:
                ways = append(ways, state.unseen[first + tile])
        return ways

    def apply(self, state: State, action: i64) -> None:
        tile = action - DRAW_TILE
        state.unseen[self.first(state) + tile] -= 1
        state.face[state.island] = tile
        see(state)

    def first(self, state: State) -> i64:
        return (state.back[state.island] - LOWEST_BACK) * TILES

    def is_possible(self, state: State, tile: i64) -> bool:
        return (tile >= FIRST_CROWN) == (state.rules.is_crown[state.island] == 1)

    def save(self, state: State) -> dict[str, Any]:
        return found_at(state)

    def load(self, state: State, document: Document) -> None:
        state.island = load_island(state, document)

    def can_come_up(self, state: State) -> bool:
        return state.face[state.island] == HIDDEN and (state.square >= 0 or state.peeks_due > 0)


def found_at(state: State) -> dict[str, Any]:
    return {"square": SQUARE_NAMES[state.rules.islands[state.island]]}


class Tile(AtSea):
    """Take what was found, or lay it back face down (AN-ISLE-03); what cannot be used is laid back (AN-ISLE-06)."""

    name: ClassVar[str] = "tile"
    secret: ClassVar[Sequence[str]] = ("tile",)  # AN-INFO-05

    def legal(self, state: State) -> vec[i64]:
        actions = vec[i64]()
        tile = state.face[state.island]
        if tile == TREASURE_PROMOTION:  # AN-ISLE-14
            rank: i64
            for rank in range(SETTLER, RANKS):
                if may_rise(state, rank):
                    actions = append(actions, UPGRADE + rank)
        elif is_post(tile):
            place: i64
            for place in range(PLACES):
                if may_attach(state, tile, place):
                    actions = append(actions, ATTACH + place)
        elif is_gold(tile) or (tile == CONTRACT and state.player().contracts < state.rules.contracts):  # AN-ISLE-12
            actions = append(actions, TAKE_TILE)
        actions = append(actions, LAY_BACK)
        if is_nest(tile) and total(state.player().nests) < state.rules.nests:  # AN-NEST-10
            actions = append(actions, FIGHT)
        return actions

    def apply(self, state: State, action: i64) -> None:
        if action == LAY_BACK:
            state.tell(LAID_BACK, state.current, state.rules.islands[state.island])
            state.island = -1
            sail_on(state)
        elif action == FIGHT:
            attack(state)
        else:
            self.take(state, action)

    def take(self, state: State, action: i64) -> None:
        """The ship is the price (AN-SHIP-17)."""
        tile = state.face[state.island]
        square = state.rules.islands[state.island]
        clear_island(state)
        sink(state)
        if is_post(tile):
            state.player().posts[action - ATTACH] = tile
            state.tell(POST_ATTACHED, state.current, tile, action - ATTACH, square)
        elif tile == CONTRACT:
            state.player().contracts += 1
            state.tell(CONTRACT_TAKEN, state.current, square)
        else:
            state.spent[tile] += 1  # AN-ISLE-15
            state.tell(TREASURE_FOUND, state.current, tile, square)
            if tile == TREASURE_PROMOTION:
                upgrade(state, action - UPGRADE, True)
            else:
                state.tell(GOLD_GAINED, state.current, state.earn(state.rules.treasure[tile]))  # AN-ISLE-13
        go_on(state)

    def details(self, state: State) -> dict[str, Any]:
        return found_at(state) | {"tile": TILE_NAMES[state.face[state.island]]}

    def candidates(self, state: State) -> Iterable[int]:
        tile = state.face[state.island]
        if is_post(tile):
            return range(ATTACH, ATTACH + PLACES)
        if is_nest(tile):
            return [FIGHT]
        if tile == TREASURE_PROMOTION:
            return range(UPGRADE + SETTLER, UPGRADE + RANKS)
        return [TAKE_TILE]

    def refuse(self, state: State, action: int) -> Refusal | None:
        tile = state.face[state.island]
        if ATTACH <= action < TAKE_TILE:
            return self.refuse_attaching(state, tile, action - ATTACH)
        if action == TAKE_TILE:
            full = tile == CONTRACT
            return because("contracts_full", most=state.rules.contracts) if full else because("not_to_be_taken")
        if action == FIGHT:
            return because("nests_full", most=state.rules.nests) if is_nest(tile) else because("no_nest")
        if tile != TREASURE_PROMOTION and UPGRADE + SETTLER <= action < UPGRADE + RANKS:
            return because("not_to_be_taken")
        return refuse_rise(state, action)

    def refuse_attaching(self, state: State, tile: i64, place: i64) -> Refusal:
        if not is_post(tile):
            return because("no_post")
        if state.player().posts[place] != NO_TILE:
            return because("jetty_taken")
        return because("any_place")

    def save(self, state: State) -> dict[str, Any]:
        return found_at(state)

    def load(self, state: State, document: Document) -> None:
        state.island = load_island(state, document)

    def can_come_up(self, state: State) -> bool:
        return state.square >= 0 and bool(state.known[state.island] & (1 << state.current))


def may_attach(state: State, tile: i64, place: i64) -> bool:
    """A free jetty; at the question mark only a luxury post (AN-ISLE-07, AN-ISLE-09, AN-LUX-07)."""
    player = state.player()
    if player.posts[place] != NO_TILE:
        return False
    if state.rules.homes[player.home][place] != ANY:
        return True
    if state.rules.any_place == LUXURY_POST:
        return tile >= FIRST_CROWN
    return state.rules.any_place == ANY_POST


class Peek(AnnoStep):
    """An effect shows tiles anywhere, to be left where they are."""

    name: ClassVar[str] = "peek"

    def legal(self, state: State) -> vec[i64]:
        actions = vec[i64]([PASS])
        island: i64
        for island in range(len(state.face)):
            if is_unknown(state, island):
                actions = append(actions, LOOK + state.rules.islands[island])
        return actions

    def apply(self, state: State, action: i64) -> None:
        if action == PASS:
            state.peeks_due = 0
            go_on(state)
        else:
            look(state, state.rules.island_at[action - LOOK])

    def details(self, state: State) -> dict[str, Any]:
        return {"tiles": state.peeks_due}

    def refuse(self, state: State, action: int) -> Refusal | None:
        if not LOOK <= action < ROLL:
            return None
        island = state.rules.island_at[action - LOOK]
        return because("no_tile_there" if island < 0 or state.face[island] == NO_TILE else "tile_known")

    def can_come_up(self, state: State) -> bool:
        return state.peeks_due > 0
