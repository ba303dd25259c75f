"""Determinizing: all that a seat cannot know is drawn again.

A seat knows where a card lies as long as that is certain: its own hand and the cards under its own chapel, everything
that lies face up, what it has put on the discard pile itself, and what a gold mine has shown. A shown card that was
taken is in that hand, and once its owner has put any card down unseen it is there or among what was put down.

After a shuffle a seat still knows what it has seen going into it. Such a card is in the draw pile or was drawn since:
it is young. So it is in no place that is old: among goods, chapel cards or hand cards that lie there since before. A
hand of which cards were put down unseen can have any of its young cards left, but no more than were drawn into it.

All other cards are dealt anew to the places where they may be. How many cards lie where is known to everybody, and so
is how many of them are old. Of several shuffles only the last is remembered.
"""

from librt.vecs import append, vec
from mypy_extensions import i64

from boriken.core.randomness import Random
from boriken.core.vectors import any_below_zero, in_a_row, shuffle, together, total, zeros
from boriken.games.san_juan.catalogue import COUNCILLOR, GOODS, KINDS
from boriken.games.san_juan.player import FACE, NO_CARDS, Player
from boriken.games.san_juan.state import State


def draw_again(state: State, seat: i64, random: Random) -> None:
    """Make the position one of those that look the same to the seat, each as likely as the other.

    Which ones there are depends only on what the seat knows, so nothing of what it cannot know is left.
    """
    old = Deal(in_a_row(anywhere(state, seat)), random)
    young = Deal(old.rest(old_places(state, seat), state.players[seat].recalled), random)
    other: i64
    for other in range(state.seats):
        player = state.players[other]
        deal_goods(player, old, young)
        if other != seat:
            deal_seat(player, old, young, random)
    if is_looking(state, seat):
        state.open = together(old.cards(state.old_open), young.cards(total(state.open) - state.old_open))
    deal_discards(state, old, young)
    state.deck = young.cards(state.pile)
    if state.current != seat and state.step().hides_choices(state):
        state.pick_from = 0  # what another has picked so far is not known


def can_be_drawn_again(state: State, seat: i64) -> bool:
    """Whether what the seat knows is possible."""
    free = anywhere(state, seat)
    if any_below_zero(free) or total(free) < old_places(state, seat) or state.old_discards > goods_discarded(state):
        return False
    for player in state.players:
        if pool(player) < 0 or player.rejected > total(player.memory) or player.old_chapel > total(player.chapel):
            return False
        good: i64
        for good in range(GOODS):
            if player.old(good) > player.goods[good]:
                return False
    return True


class Deal:
    """Cards, shuffled, and dealt from the first on."""

    def __init__(self, order: vec[i64], random: Random) -> None:
        self.order = order
        self.next: i64 = 0
        shuffle(order, random)

    def card(self) -> i64:
        card = self.order[self.next]
        self.next += 1
        return card

    def cards(self, count: i64) -> vec[i64]:
        """So many cards, by kind."""
        cards = zeros(KINDS)
        number: i64
        for number in range(count):
            cards[self.card()] += 1
        return cards

    def rest(self, count: i64, more: vec[i64]) -> vec[i64]:
        """The cards left after the first `count`, and `more` cards by kind."""
        row = in_a_row(more)
        number: i64
        for number in range(count, len(self.order)):
            row = append(row, self.order[number])
        return row


# What the seat knows


def is_looking(state: State, seat: i64) -> bool:
    """Whether another player looks at cards of the councillor phase."""
    return state.phase == COUNCILLOR and state.current != seat


def anywhere(state: State, seat: i64) -> vec[i64]:
    """By kind: the cards of which the seat knows nothing."""
    cards = unseen(state, seat)
    known = state.players[seat].recalled
    card: i64
    other: i64
    for card in range(KINDS):
        cards[card] -= known[card]
        for other in range(state.seats):
            if other != seat:
                cards[card] -= state.players[other].mislaid[card]
    return cards


def unseen(state: State, seat: i64) -> vec[i64]:
    """By kind: the cards that lie somewhere face down, and not where the seat has put them."""
    cards = state.deck[:]
    card: i64
    number: i64
    other: i64
    for other in range(state.seats):
        player = state.players[other]
        for card in range(GOODS):
            for number in range(player.goods[card]):
                cards[player.face(card, number)] += 1
        if other != seat:
            for card in range(KINDS):
                cards[card] += player.hand[card] - player.shown[card] + player.chapel[card]
    known = state.players[seat].memory
    for card in range(KINDS):
        cards[card] += state.discards[card] - state.exposed[card] - known[card]
        if is_looking(state, seat):
            cards[card] += state.open[card]
    return cards


def old_places(state: State, seat: i64) -> i64:
    """How many of those cards have certainly lain where they lie since before the last shuffle."""
    count = state.old_discards
    if is_looking(state, seat):
        count += state.old_open
    other: i64
    good: i64
    for other in range(state.seats):
        player = state.players[other]
        for good in range(GOODS):
            count += player.old(good)
        if other != seat:
            count += player.old_chapel + old_in_pool(player)
    return count


def pool(player: Player) -> i64:
    """How many unknown cards are in the hand, or were put down from it unseen since the last shuffle."""
    put_down = total(player.memory) - player.rejected + total(player.chapel) - player.old_chapel
    return player.cards - total(player.shown) + put_down - total(player.mislaid)


def old_in_pool(player: Player) -> i64:
    count = pool(player) - player.drawn
    if count < 0:
        return 0
    return count


def goods_discarded(state: State) -> i64:
    """Cards in the discard pile that nobody has seen."""
    count = state.discarded - total(state.exposed)
    for player in state.players:
        count -= total(player.memory)
    return count


# Dealing


def deal_goods(player: Player, old: Deal, young: Deal) -> None:
    """Not even their owner knows the cards that lie as goods (SJ-INFO-04)."""
    good: i64
    number: i64
    for good in range(GOODS):
        faces: i64 = 0
        for number in range(player.goods[good]):
            deal = old if number < player.old(good) else young
            faces |= deal.card() << (FACE * number)
        player.faces[good] = faces


def deal_seat(player: Player, old: Deal, young: Deal, random: Random) -> None:
    """The hand but for what everybody knows to be in it, and what was put down unseen (SJ-INFO-01, -05, -06).

    What the player remembers of the last shuffle is not known.
    """
    aged = old_in_pool(player)
    unknown = together(old.cards(aged), young.cards(pool(player) - aged))
    mixed = Deal(in_a_row(together(unknown, player.mislaid)), random)
    player.hand = together(player.shown, mixed.cards(player.cards - total(player.shown)))
    player.memory = together(mixed.cards(total(player.memory) - player.rejected), young.cards(player.rejected))
    player.chapel = together(old.cards(player.old_chapel), mixed.cards(total(player.chapel) - player.old_chapel))
    player.recalled = NO_CARDS


def deal_discards(state: State, old: Deal, young: Deal) -> None:
    """Deal the discards: those everybody knows, those each player put there, and the goods among them (SJ-INFO-05)."""
    goods = together(old.cards(state.old_discards), young.cards(goods_discarded(state) - state.old_discards))
    discards = together(state.exposed, goods)
    for player in state.players:
        discards = together(discards, player.memory)
    state.discards = discards
