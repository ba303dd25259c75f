"""Counting the cards: all 110 are somewhere, and none is there twice.

Positions are checked against this, and so is every action of the random games in the tests. That is millions of times,
so this is compiled and makes its sentences only when something is wrong.
"""

from librt.vecs import vec
from mypy_extensions import i64

from boriken.core.vectors import any_below_zero, total, zeros
from boriken.games.san_juan.catalogue import CARD_NAMES, COPIES, GOODS, KINDS, NO_CARD, NO_TILE, TILES
from boriken.games.san_juan.determinize import can_be_drawn_again
from boriken.games.san_juan.player import Player
from boriken.games.san_juan.state import State


def cards_out(state: State) -> vec[i64]:
    """By kind: the cards that are not in the draw pile."""
    cards = state.discards[:]
    card: i64
    for player in state.players:
        for card in range(KINDS):
            cards[card] += player.hand[card] + player.town[card] + player.covered[card] + player.chapel[card]
        add_faces(cards, player)
    for card in range(KINDS):
        cards[card] += state.open[card]
    if state.site != NO_CARD:
        cards[state.site] += 1
    return cards


def add_faces(cards: vec[i64], player: Player) -> None:
    good: i64
    number: i64
    for good in range(GOODS):
        for number in range(player.goods[good]):
            cards[player.face(good, number)] += 1


def missing_pieces(state: State) -> list[str]:
    """A sentence for each kind of card whose number is wrong, and for whatever else does not add up."""
    wrong: list[str] = []
    cards = cards_out(state)
    card: i64
    for card in range(KINDS):
        copies = cards[card] + state.deck[card]
        if copies != COPIES[card]:
            wrong.append(f"There are {copies} copies of {CARD_NAMES[card]} instead of {COPIES[card]}.")
    if is_below_zero(state):
        wrong.append("Something is counted below zero.")
    if total(state.deck) != state.pile or total(state.discards) != state.discarded:
        wrong.append("A pile has lost count of its cards.")
    if not are_remembered(state):
        wrong.append("Somebody remembers cards in the discard pile that are not there.")
    if not are_tiles(state):
        wrong.append("The tiles of the trading house are not those of the box.")
    wrong += [
        f"Seat {seat} has lost count of its cards, buildings or goods."
        for seat in range(state.seats)
        if has_lost_count(state.players[seat])
    ]
    return wrong or [
        f"What seat {seat} knows of face-down cards cannot be."
        for seat in range(state.seats)
        if not can_be_drawn_again(state, seat)
    ]


def is_below_zero(state: State) -> bool:
    for player in state.players:
        if any_below_zero(player.hand) or any_below_zero(player.town) or any_below_zero(player.goods):
            return True
        if any_below_zero(player.covered) or any_below_zero(player.chapel) or any_below_zero(player.shown):
            return True
        if any_below_zero(player.memory) or any_below_zero(player.recalled) or any_below_zero(player.mislaid):
            return True
    return any_below_zero(state.deck) or any_below_zero(state.discards) or any_below_zero(state.open)


def are_remembered(state: State) -> bool:
    """Whether all that anybody knows of the discard pile lies in it."""
    known = state.exposed[:]
    card: i64
    for player in state.players:
        for card in range(KINDS):
            known[card] += player.memory[card]
    for card in range(KINDS):
        if known[card] > state.discards[card]:
            return False
    return True


def are_tiles(state: State) -> bool:
    """Known from the top of the stack on, and each once."""
    seen = zeros(TILES)
    number: i64
    for number in range(TILES):
        if (state.tiles[number] == NO_TILE) != (number >= state.trades):
            return False
        if state.tiles[number] != NO_TILE:
            seen[state.tiles[number]] += 1
            if seen[state.tiles[number]] > 1:
                return False
    return True


def has_lost_count(player: Player) -> bool:
    """Whether the counts kept with a player's cards disagree with the cards."""
    card: i64
    for card in range(KINDS):
        if player.shown[card] > player.hand[card]:
            return True
        if card < GOODS and player.goods[card] > player.town[card]:
            return True
    return total(player.hand) != player.cards or total(player.town) != player.buildings
