"""Determinizing: all that a seat cannot know is drawn again.

A seat knows the tiles it has looked at, those that went under a reserve, and all that was ever open. Of the action
cards it knows its own, and everything that was put down. When the discards become the new stack, all other cards are in
hands: each seat then knows what the others hold together, and until they draw again that they hold nothing else.
"""

from librt.vecs import append, vec
from mypy_extensions import i64

from boriken.core.randomness import Random
from boriken.core.vectors import total, zeros
from boriken.games.anno_1503.catalogue import CARDS, FIRST_CROWN, LOWEST_BACK, TILES
from boriken.games.anno_1503.player import Player
from boriken.games.anno_1503.state import HIDDEN, REMEMBERED, State


def draw_again(state: State, seat: i64, random: Random) -> None:
    """Make the position one of those that look the same to the seat."""
    turn_down(state, seat)
    turn_up(state, random)
    while not deal_hands(state, seat, random):
        pass


# Tiles


def is_hidden_from(state: State, seat: i64, island: i64) -> bool:
    """Somebody has seen the face, but not this seat; a tile that went under the reserve was open to all."""
    return state.face[island] >= 0 and not state.known[island] & ((1 << seat) | REMEMBERED)


def turn_down(state: State, seat: i64) -> None:
    island: i64
    for island in range(len(state.face)):
        if is_hidden_from(state, seat, island):
            state.unseen[(state.back[island] - LOWEST_BACK) * TILES + state.face[island]] += 1
            state.face[island] = HIDDEN


def turn_up(state: State, random: Random) -> None:
    """A tile that others have looked at keeps a face."""
    island: i64
    for island in range(len(state.face)):
        if state.face[island] == HIDDEN and state.known[island] != 0:
            first = (state.back[island] - LOWEST_BACK) * TILES
            tile = any_face(state, first, state.rules.is_crown[island] == 1, random)
            state.unseen[first + tile] -= 1
            state.face[island] = tile


def any_face(state: State, first: i64, crown: bool, random: Random) -> i64:
    start: i64 = FIRST_CROWN if crown else 0
    end: i64 = TILES if crown else FIRST_CROWN
    faces: i64 = 0
    tile: i64
    for tile in range(start, end):
        faces += state.unseen[first + tile]
    chosen = random.below(faces)
    tile = start
    while chosen >= state.unseen[first + tile]:
        chosen -= state.unseen[first + tile]
        tile += 1
    return tile


# Action cards


class Lot:
    """The cards dealt to a player: of those kept at the last shuffle, and of those drawn since."""

    def __init__(self, player: Player) -> None:
        self.kept = zeros(CARDS)
        self.hand = zeros(CARDS)
        self.keeps: i64 = total(player.kept)
        self.draws: i64 = total(player.hand) + total(player.put_down) - self.keeps


def deal_hands(state: State, seat: i64, random: Random) -> bool:
    """The others hold as many cards as before; False if what they have put down cannot be had from this deal."""
    kept = zeros(CARDS)
    drawn = state.stack[:]
    lots = vec[Lot]()
    player: Player
    for player in state.players:
        lots = append(lots, Lot(player))
    other: i64
    card: i64
    for other in range(state.seats):
        if other != seat:
            player = state.players[other]
            for card in range(CARDS):
                kept[card] += player.kept[card]
                drawn[card] += player.hand[card] + player.put_down[card] - player.kept[card]
    for other in range(state.seats):
        if other != seat and not deal_put_down(lots[other], state.players[other], kept, drawn, random):
            return False
    for other in range(state.seats):
        if other != seat:
            deal_rest(lots[other], kept, drawn, random)
            state.players[other].kept = lots[other].kept
            state.players[other].hand = lots[other].hand
    state.stack = drawn
    return True


def deal_put_down(lot: Lot, player: Player, kept: vec[i64], drawn: vec[i64], random: Random) -> bool:
    """A card that was put down had been kept or drawn."""
    card: i64
    number: i64
    for card in range(CARDS):
        for number in range(player.put_down[card]):
            ways_kept = kept[card] * lot.keeps
            ways = ways_kept + drawn[card] * lot.draws
            if ways == 0:
                return False
            if random.below(ways) < ways_kept:
                kept[card] -= 1
                lot.keeps -= 1
                lot.kept[card] += 1
            else:
                drawn[card] -= 1
                lot.draws -= 1
    return True


def deal_rest(lot: Lot, kept: vec[i64], drawn: vec[i64], random: Random) -> None:
    number: i64
    for number in range(lot.keeps):
        card = any_card(kept, random)
        lot.kept[card] += 1
        lot.hand[card] += 1
    for number in range(lot.draws):
        lot.hand[any_card(drawn, random)] += 1


def any_card(cards: vec[i64], random: Random) -> i64:
    """Take one of the cards."""
    chosen = random.below(total(cards))
    card: i64 = 0
    while chosen >= cards[card]:
        chosen -= cards[card]
        card += 1
    cards[card] -= 1
    return card
