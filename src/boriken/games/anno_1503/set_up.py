"""The table before anything is drawn."""

from librt.vecs import append, vec
from mypy_extensions import i64

from boriken.core.vectors import repeated, zeros
from boriken.games.anno_1503.catalogue import (
    BACKS,
    CARDS,
    COST_SIZE,
    FIRST_CROWN,
    GOODS,
    LOWEST_BACK,
    PIRATES,
    PLACES,
    POWERS,
    PUBLICS,
    SITES,
    START,
    TILES,
)
from boriken.games.anno_1503.player import NO_TILE, SHIP_SIZE, Player
from boriken.games.anno_1503.state import HIDDEN, State


def set_up(state: State) -> None:
    rules = state.rules
    players = vec[Player](capacity=state.seats)
    state.stock = rules.stock[:]
    seat: i64
    for seat in range(state.seats):
        players = append(players, new_player(state))
    state.players = players
    state.publics = rules.publics[:]
    state.nobles = rules.nobles[:]
    state.stack = rules.action_cards[:]
    state.discards = zeros(CARDS)
    state.pirate_stack = rules.pirate_cards[:]
    state.pirate_discards = zeros(PIRATES)
    state.unseen = rules.tiles[:]
    state.spent = zeros(TILES)
    lay_tiles(state)
    state.clear_turn()
    state.bill = zeros(COST_SIZE)


def new_player(state: State) -> Player:
    """AN-SETUP-10 to AN-SETUP-16, AN-SETUP-27, AN-SETUP-32."""
    rules = state.rules
    player = Player(zeros(GOODS), rules.inhabitants[:], repeated(NO_TILE, PLACES), zeros(TILES))
    player.gold = rules.gold
    player.castle = rules.castle_step
    player.cannons = rules.cannons
    player.publics = zeros(PUBLICS)
    player.sites = repeated(-1, SITES)
    player.hand = zeros(CARDS)
    player.kept = zeros(CARDS)
    player.put_down = zeros(CARDS)
    player.fleet = repeated(START * SHIP_SIZE, rules.ships_on_start)
    player.lasting = zeros(POWERS)
    good: i64
    for good in range(GOODS):
        taken = rules.goods[good]
        if taken > state.stock[good]:
            taken = state.stock[good]
        player.goods[good] = taken
        state.stock[good] -= taken
    return player


def lay_tiles(state: State) -> None:
    """One hidden tile on each island whose mark is in use; the others make the reserves (AN-SETUP-03 to -07)."""
    rules = state.rules
    islands = len(rules.islands)
    state.face = repeated(NO_TILE, islands)
    state.back = zeros(islands)
    state.known = zeros(islands)
    state.reserve = zeros(2 * BACKS)
    back: i64
    tile: i64
    for back in range(BACKS):
        for tile in range(TILES):
            board: i64 = 1 if tile >= FIRST_CROWN else 0
            state.reserve[board * BACKS + back] += rules.tiles[back * TILES + tile]
    island: i64
    for island in range(islands):
        back = rules.mark[island] - LOWEST_BACK
        if rules.mark[island] <= state.seats:
            state.face[island] = HIDDEN
            state.back[island] = rules.mark[island]
            state.reserve[rules.is_crown[island] * BACKS + back] -= 1
