"""Island tiles: how plantations are drawn, laid, laid as forests and given up."""

from collections.abc import Sequence
from typing import Any, ClassVar, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from boriken.core.vectors import total
from boriken.games.puerto_rico.actions import (
    DISCARD,
    DISCARD_COLONIST,
    DISCARD_FOREST,
    DISCARD_FOREST_TILE,
    DISCARD_NOBLE,
    LAY_FOREST,
    LAY_PLANTATION,
)
from boriken.games.puerto_rico.catalogue import BLACK_MARKET, FOREST_HOUSE, GOOD_NAMES, GOODS, ISLAND_SPACES
from boriken.games.puerto_rico.events import FOREST_LAID, TILE_DRAWN, TILE_GIVEN_UP
from boriken.games.puerto_rico.player import NOWHERE, Player
from boriken.games.puerto_rico.state import State
from boriken.games.puerto_rico.steps import AboutPlace, family, is_in_play

# What is known of the plantation under a forest
SEEN: Final[i64] = 0
SECRET: Final[i64] = 1
REMOVED: Final[i64] = 2

# Where a plantation is given up, who stands on it; a forest has no circle
EMPTY: Final[i64] = 0
A_FOREST: Final[i64] = 1
A_COLONIST: Final[i64] = 2
A_NOBLE: Final[i64] = 3

DISCARDS = range(int(DISCARD), int(DISCARD_FOREST_TILE) + 1)


class Lay(AboutPlace):
    """Whether the tile that was drawn becomes a plantation or a forest; its owner alone has seen it."""

    name: ClassVar[str] = "lay"
    expansion: ClassVar[str] = "new-buildings"
    answers: ClassVar[Sequence[range]] = (family(LAY_PLANTATION, 2),)

    def legal(self, state: State) -> vec[i64]:
        return vec[i64]([LAY_PLANTATION, LAY_FOREST])

    def shown(self, state: State, seat: int | None, log: Sequence[dict[str, Any]]) -> dict[str, Any]:
        return {"tile": GOOD_NAMES[state.drawn]} if state.current == seat else {}

    def can_come_up(self, state: State) -> bool:
        return is_in_play(state.rules, self.expansion) and state.drawn >= 0


def unseen_left(state: State) -> bool:
    """Whether a face-down plantation can be drawn, the discards included (PR-DEC-07)."""
    return total(state.deck) + total(state.discards) > 0


def gather_discards(state: State) -> None:
    """When the face-down stack is used up the discards become the new one (PR-SETTLER-10, PR-DEC-07, PR-DEC-08)."""
    if total(state.deck) == 0:
        state.deck = state.discards
        state.discards = vec[i64]([0, 0, 0, 0, 0])
        if state.rules.turns_tiles:
            age_secrets(state)


def age_secrets(state: State) -> None:
    """Mark hidden tiles as old: anybody who counts knows what lay in the old stack and was never shown."""
    tile: i64
    for player in state.players:
        for tile in range(GOODS):
            player.old_secret[tile] += player.secret[tile]
            player.secret[tile] = 0


# Forests


def may_lay_forest(state: State) -> bool:
    """NB-FOREST-01, NB-FOREST-04, NB-FOREST-06."""
    return state.current_player().has(FOREST_HOUSE) and (state.rules.turns_tiles or state.forest_tiles > 0)


def look_at(state: State, tile: i64, by: i64, ask: i64) -> None:
    """Its owner looks at the tile drawn and decides then (NB-FOREST-12, NO-LANDOFFICE-03)."""
    state.drawn = tile
    state.tell(TILE_DRAWN, state.current, tile, by)
    state.decide(ask, by)


def lay_drawn(state: State, forest: bool, kind: i64) -> None:
    """The tile drawn, as a forest or as it is; a plantation is told of by an event of `kind`."""
    tile = state.drawn
    state.drawn = NOWHERE
    if forest:
        lay_forest(state, tile, unseen=True)
    else:
        state.current_player().add_tile(tile)
        state.tell(kind, state.current, tile)


def lay_forest(state: State, tile: i64, unseen: bool) -> None:
    """A plantation already taken from its place is turned over, or leaves the game for a forest tile (NB-FOREST-05)."""
    player = state.current_player()
    player.forests += 1
    player.tiles += 1
    known = SEEN
    if not state.rules.turns_tiles:
        state.forest_tiles -= 1
        state.removed[tile] += 1
        known = REMOVED
    elif unseen:
        player.secret[tile] += 1
        known = SECRET
    else:
        player.buried[tile] += 1
    state.tell(FOREST_LAID, state.current, tile, known)


# Giving up tiles


def add_discards(actions: vec[i64], state: State, forests: bool) -> vec[i64]:
    """The plantations, and on demand forests, that the current player can do without; quarries never."""
    player = state.current_player()
    tile: i64
    for tile in range(GOODS):
        if player.owned[tile] > 0:
            actions = append(actions, DISCARD + tile)
    for tile in range(GOODS):
        if may_name_colonist(player, tile):
            actions = append(actions, DISCARD_COLONIST + tile)
    for tile in range(GOODS):
        if may_name_noble(state, player, tile):
            actions = append(actions, DISCARD_NOBLE + tile)
    if not forests or player.forests == 0:
        return actions
    if not state.rules.turns_tiles:
        return append(actions, DISCARD_FOREST_TILE)
    for tile in range(GOODS):
        if face_down(player, tile) > 0:
            actions = append(actions, DISCARD_FOREST + tile)
    return actions


def may_name_colonist(player: Player, tile: i64) -> bool:
    """Instead of an empty plantation of the kind one with a colonist on it may be given up."""
    return has_empty(player, tile) and colonists_on(player, tile) > 0


def may_name_noble(state: State, player: Player, tile: i64) -> bool:
    """The same with a noble. Whether the colonist or the noble of two equal plantations goes to San Juan matters to
    nothing but the black market, which may take either from there: without one the colonist stands for both."""
    if player.nobles[tile] == 0:
        return False
    if colonists_on(player, tile) > 0:
        return state.copies[BLACK_MARKET] > 0
    return has_empty(player, tile)


def has_empty(player: Player, tile: i64) -> bool:
    return player.crew[tile] < player.owned[tile]


def colonists_on(player: Player, tile: i64) -> i64:
    """Nobles not among them."""
    return player.crew[tile] - player.nobles[tile]


def has_plantation(player: Player) -> bool:
    tile: i64
    for tile in range(GOODS):
        if player.owned[tile] > 0:
            return True
    return False


def face_down(player: Player, tile: i64) -> i64:
    return player.buried[tile] + player.secret[tile] + player.old_secret[tile]


def give_up(state: State, action: i64, by: i64) -> None:
    if action < DISCARD_FOREST:
        give_up_plantation(state, action, by)
        return
    tile: i64 = NOWHERE
    if action < DISCARD_FOREST_TILE:
        tile = action - DISCARD_FOREST
    give_up_forest(state, tile)
    state.tell(TILE_GIVEN_UP, state.current, tile, A_FOREST, by)


def give_up_plantation(state: State, action: i64, by: i64) -> None:
    """Discard a plantation; its colonist or noble goes to San Juan (NO-LANDOFFICE-04, NO-HUNTINGLODGE-04)."""
    player = state.current_player()
    tile = (action - DISCARD) % GOODS
    crew = crew_given_up(player, action)
    player.owned[tile] -= 1
    player.tiles -= 1
    state.discards[tile] += 1
    if crew != EMPTY:
        player.release(tile, crew == A_NOBLE)
        player.receive(NOWHERE, crew == A_NOBLE)
    state.tell(TILE_GIVEN_UP, state.current, tile, crew, by)


def crew_given_up(player: Player, action: i64) -> i64:
    """Unless the action names somebody an empty plantation goes first, a noble's last."""
    if action >= DISCARD_NOBLE:
        return A_NOBLE
    if action >= DISCARD_COLONIST:
        return A_COLONIST
    tile = action - DISCARD
    if has_empty(player, tile):
        return EMPTY
    return A_COLONIST if colonists_on(player, tile) > 0 else A_NOBLE


def give_up_forest(state: State, tile: i64) -> None:
    """Turned up onto the discards, one that all have seen first; a forest tile goes back to its stack (NO-DEC-07)."""
    player = state.current_player()
    player.forests -= 1
    player.tiles -= 1
    if tile == NOWHERE:
        state.forest_tiles += 1
        return
    if player.buried[tile] > 0:
        player.buried[tile] -= 1
    elif player.old_secret[tile] > 0:
        player.old_secret[tile] -= 1
    else:
        player.secret[tile] -= 1
    state.discards[tile] += 1


def empty_spaces(player: Player) -> i64:
    return ISLAND_SPACES - player.tiles
