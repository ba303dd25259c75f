"""The ship phase: ship by ship they sail, look at tiles, and are given up for what they find."""

from librt.vecs import append, vec
from mypy_extensions import i64

from boriken.core.vectors import total
from boriken.games.anno_1503.actions import (
    ATTACH,
    COMMAND,
    DRAW_TILE,
    FIGHT,
    LAY_BACK,
    LOOK,
    PASS,
    SAIL,
    SWAP,
    TAKE_TILE,
    UPGRADE,
)
from boriken.games.anno_1503.catalogue import (
    ANY,
    CARDS,
    CONTRACT,
    FIRST_CROWN,
    LOWEST_BACK,
    PLACES,
    RANKS,
    SETTLER,
    SHIP_POINTS,
    TILES,
    TREASURE_PROMOTION,
    is_gold,
    is_nest,
    is_post,
)
from boriken.games.anno_1503.effects import power
from boriken.games.anno_1503.events import (
    CONTRACT_TAKEN,
    GOLD_GAINED,
    LAID_BACK,
    LOOKED,
    POST_ATTACHED,
    SAILED,
    TILE_SEEN,
    TREASURE_FOUND,
)
from boriken.games.anno_1503.rules import ANY_POST, LUXURY_POST
from boriken.games.anno_1503.state import (
    ACTED,
    ASK_FACE,
    ASK_TILE,
    HIDDEN,
    NO_TILE,
    SHIP_SIZE,
    State,
)
from boriken.games.anno_1503.turn.agenda import (
    anchor,
    can_act,
    can_sail,
    choose_ship,
    end_turn,
    go_on,
    is_unknown,
    looks,
    may_rise,
    sail_on,
    sink,
)
from boriken.games.anno_1503.turn.building import upgrade
from boriken.games.anno_1503.turn.cards import add_swaps, swap
from boriken.games.anno_1503.turn.nests import attack
from boriken.games.anno_1503.turn.pirates import meet
from boriken.games.anno_1503.turn.step import Step


class ChooseShip(Step):
    """Ships act in any order, one after the other (AN-SHIP-15); nobody has to sail (AN-TURN-08)."""

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


class Sail(Step):
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


def look(state: State, island: i64) -> None:
    """Chance draws the face of a tile that nobody has seen; only who looks is told (AN-ISLE-02)."""
    state.tell(LOOKED, state.current, state.rules.islands[island])
    if state.face[island] == HIDDEN:
        state.leave_to_chance(ASK_FACE, island)
    else:
        see(state, island)


def see(state: State, island: i64) -> None:
    state.known[island] |= 1 << state.current
    state.tell(TILE_SEEN, state.current, state.rules.islands[island], state.face[island])
    if state.square >= 0:
        state.decide(ASK_TILE, island)
    else:
        state.peeks_due -= 1
        go_on(state)


class DrawFace(Step):
    """Any of the faces that are left for the back of the tile."""

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
        state.face[state.about] = tile
        see(state, state.about)

    def first(self, state: State) -> i64:
        return (state.back[state.about] - LOWEST_BACK) * TILES

    def is_possible(self, state: State, tile: i64) -> bool:
        return (tile >= FIRST_CROWN) == (state.rules.is_crown[state.about] == 1)


class Tile(Step):
    """Take what was found, or lay it back face down (AN-ISLE-03); what cannot be used is laid back (AN-ISLE-06)."""

    def legal(self, state: State) -> vec[i64]:
        actions = vec[i64]()
        tile = state.face[state.about]
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
        island = state.about
        if action == LAY_BACK:
            state.tell(LAID_BACK, state.current, state.rules.islands[island])
            sail_on(state)
        elif action == FIGHT:
            attack(state, island)
        else:
            self.take(state, island, action)

    def take(self, state: State, island: i64, action: i64) -> None:
        """The ship is the price (AN-SHIP-17)."""
        tile = state.face[island]
        square = state.rules.islands[island]
        clear(state, island)
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


def clear(state: State, island: i64) -> None:
    """The square stays empty until an event lays a tile there (AN-ISLE-16)."""
    state.face[island] = NO_TILE
    state.back[island] = 0
    state.known[island] = 0


class Peek(Step):
    """An effect shows tiles anywhere, to be left where they are."""

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
