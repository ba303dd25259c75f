"""Counting the pieces: whether all that the box holds is there, and none of it twice.

Positions are checked against this, and so is every action of the random games in the tests. That is millions of times,
so this is compiled and makes its sentences only when something is wrong.
"""

from librt.vecs import vec
from mypy_extensions import i64

from boriken.core.vectors import any_below_zero, total
from boriken.games.anno_1503.catalogue import (
    BACKS,
    CARD_NAMES,
    CARDS,
    CONTRACT,
    FIRST_CROWN,
    GOOD_NAMES,
    GOODS,
    LOWEST_BACK,
    NOBLE_NAMES,
    NOBLES,
    PIONEER,
    PIRATE_NAMES,
    PIRATES,
    PUBLIC_NAMES,
    PUBLICS,
    SETTLER,
    SITES,
    TILE_NAMES,
    TILES,
)
from boriken.games.anno_1503.effects import lasting
from boriken.games.anno_1503.player import Player
from boriken.games.anno_1503.state import HIDDEN, State


def goods_out(state: State, good: i64) -> i64:
    """Cards of a good that are not in the stock."""
    cards: i64 = 0
    for player in state.players:
        cards += player.goods[good]
    return cards


def publics_out(state: State, building: i64) -> i64:
    copies: i64 = 0
    for player in state.players:
        copies += player.publics[building]
    return copies


def nobles_out(state: State, building: i64) -> i64:
    copies: i64 = 0
    site: i64
    for player in state.players:
        for site in range(SITES):
            if player.sites[site] == building:
                copies += 1
    return copies


def cards_out(state: State, card: i64) -> i64:
    """Action cards that are not in the stack."""
    cards = state.discards[card]
    for player in state.players:
        cards += player.hand[card]
    return cards


def tiles_open(state: State, tile: i64) -> i64:
    """Tiles of a kind that everybody has seen: attached, spent, or under a reserve."""
    tiles = state.spent[tile]
    other: i64
    for player in state.players:
        tiles += player.nests[tile]
        if tile == CONTRACT:
            tiles += player.contracts
        for other in player.posts:
            if other == tile:
                tiles += 1
    for other in state.tail(1 if tile >= FIRST_CROWN else 0):
        if other == tile:
            tiles += 1
    return tiles


def tiles_faced(state: State, tile: i64) -> i64:
    """Tiles of a kind on the boards whose face somebody has seen."""
    tiles: i64 = 0
    other: i64
    for other in state.face:
        if other == tile:
            tiles += 1
    return tiles


def tiles_unseen(state: State, tile: i64) -> i64:
    tiles: i64 = 0
    back: i64
    for back in range(BACKS):
        tiles += state.unseen[back * TILES + tile]
    return tiles


def tiles_in_box(state: State, tile: i64) -> i64:
    tiles: i64 = 0
    back: i64
    for back in range(BACKS):
        tiles += state.rules.tiles[back * TILES + tile]
    return tiles


def hidden_tiles(state: State, board: i64, back: i64) -> i64:
    """Tiles with this back that nobody has seen: on a board and in its reserve."""
    tiles = state.reserve[board * BACKS + back]
    island: i64
    for island in range(len(state.face)):
        if state.face[island] == HIDDEN and state.back[island] == back + LOWEST_BACK:
            if state.rules.is_crown[island] == board:
                tiles += 1
    return tiles


def unseen_faces(state: State, board: i64, back: i64) -> i64:
    faces: i64 = 0
    tile: i64
    for tile in range(TILES):
        if (tile >= FIRST_CROWN) == (board == 1):
            faces += state.unseen[back * TILES + tile]
    return faces


def missing_pieces(state: State) -> list[str]:
    """A sentence for each sort of piece whose number is wrong."""
    wrong = wrong_goods(state) + wrong_tiles(state) + wrong_buildings(state) + wrong_cards(state)
    if is_below_zero(state):
        wrong.append("Something is counted below zero.")
    seat: i64
    for seat in range(state.seats):
        wrong += wrong_board(state, seat)
    return wrong


def wrong_goods(state: State) -> list[str]:
    wrong: list[str] = []
    good: i64
    for good in range(GOODS):
        cards = goods_out(state, good) + state.stock[good]
        if cards != state.rules.stock[good]:
            wrong.append(miscount(f"{GOOD_NAMES[good]} cards", cards, state.rules.stock[good]))
    return wrong


def wrong_tiles(state: State) -> list[str]:
    wrong: list[str] = []
    tile: i64
    for tile in range(TILES):
        tiles = tiles_open(state, tile) + tiles_faced(state, tile) + tiles_unseen(state, tile)
        if tiles != tiles_in_box(state, tile):
            wrong.append(miscount(f"tiles {TILE_NAMES[tile]}", tiles, tiles_in_box(state, tile)))
    board: i64
    back: i64
    for board in range(2):
        for back in range(BACKS):
            faces = unseen_faces(state, board, back)
            tiles = hidden_tiles(state, board, back)
            if faces != tiles:
                wrong.append(miscount(f"hidden tiles with back {back + LOWEST_BACK}", tiles, faces))
    return wrong


def wrong_buildings(state: State) -> list[str]:
    wrong: list[str] = []
    building: i64
    for building in range(PUBLICS):
        copies = publics_out(state, building) + state.publics[building]
        if copies != state.rules.publics[building]:
            wrong.append(miscount(f"copies of {PUBLIC_NAMES[building]}", copies, state.rules.publics[building]))
    for building in range(NOBLES):
        copies = nobles_out(state, building) + state.nobles[building]
        if copies != state.rules.nobles[building]:
            wrong.append(miscount(f"copies of {NOBLE_NAMES[building]}", copies, state.rules.nobles[building]))
    return wrong


def wrong_cards(state: State) -> list[str]:
    wrong: list[str] = []
    card: i64
    for card in range(CARDS):
        cards = cards_out(state, card) + state.stack[card]
        if cards != state.rules.action_cards[card]:
            wrong.append(miscount(f"cards {CARD_NAMES[card]}", cards, state.rules.action_cards[card]))
    for card in range(PIRATES):
        cards = state.pirate_stack[card] + state.pirate_discards[card]
        if cards != state.rules.pirate_cards[card]:
            wrong.append(miscount(f"cards {PIRATE_NAMES[card]}", cards, state.rules.pirate_cards[card]))
    return wrong


def miscount(name: str, number: i64, total: i64) -> str:
    return f"There are {number} {name} instead of {total}."


def is_below_zero(state: State) -> bool:
    if any_below_zero(state.stock) or any_below_zero(state.publics) or any_below_zero(state.nobles):
        return True
    if any_below_zero(state.stack) or any_below_zero(state.discards) or any_below_zero(state.unseen):
        return True
    if any_below_zero(state.pirate_stack) or any_below_zero(state.pirate_discards) or any_below_zero(state.reserve):
        return True
    for player in state.players:
        if player.gold < 0 or player.contracts < 0 or any_below_zero(player.goods) or any_below_zero(player.ranks):
            return True
        if any_below_zero(player.kept) or any_below_zero(player.put_down):
            return True
        if any_below_zero(player.hand) or any_below_zero(player.publics) or any_below_zero(player.nests):
            return True
    return False


def wrong_board(state: State, seat: i64) -> list[str]:
    """The faults found on a player's boards."""
    rules = state.rules
    player = state.players[seat]
    wrong: list[str] = []
    if player.gold > rules.gold_max:
        wrong.append(f"Seat {seat} has {player.gold} gold, and the track ends at {rules.gold_max}.")
    low = player.ranks[PIONEER] + player.ranks[SETTLER]
    if low > rules.low_tiles or player.inhabitants() - low > rules.high_tiles:
        wrong.append(f"Seat {seat} has more inhabitants than tiles for them.")
    if player.contracts > rules.contracts or total(player.nests) > rules.nests:
        wrong.append(f"Seat {seat} has more contracts or nests than jetties for them.")
    if player.castle > len(rules.cost_castle) or player.cannons > len(rules.cannon_price):
        wrong.append(f"Seat {seat} has a marker beyond the end of its track.")
    if ships(state, seat) > rules.ships:
        wrong.append(f"Seat {seat} has more than {rules.ships} ships.")
    if not can_have_kept(player):
        wrong.append(f"Seat {seat} has kept cards that it neither holds nor has put down.")
    if not same(player.lasting, lasting(rules, player)):
        wrong.append(f"Seat {seat} has lost count of what its buildings do.")
    return wrong


def ships(state: State, seat: i64) -> i64:
    """On the boards, the one under way included."""
    number: i64 = len(state.players[seat].fleet)
    if seat == state.active and state.square >= 0:
        number += 1
    return number


def can_have_kept(player: Player) -> bool:
    card: i64
    for card in range(CARDS):
        if player.kept[card] > player.hand[card] + player.put_down[card]:
            return False
    return total(player.kept) > 0 or total(player.put_down) == 0


def same(one: vec[i64], other: vec[i64]) -> bool:
    index: i64
    for index in range(len(one)):
        if one[index] != other[index]:
            return False
    return len(one) == len(other)
