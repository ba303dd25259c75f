"""What a seat cannot know, drawn again.

A seat knows where a card lies as long as that is certain: its own hand and the cards under its own chapel, everything
that lies face up, what it has put on the discard pile itself until that is shuffled, and what a gold mine has shown:
a card that was taken is in that hand until its owner puts any card down unseen. All other cards are dealt anew to
the places where they may be. How many cards lie where is known to everybody.
"""

from librt.vecs import append, vec
from mypy_extensions import i64

from boriken.core.randomness import Random
from boriken.core.vectors import total, zeros
from boriken.games.san_juan.catalogue import COUNCILLOR, GOODS, KINDS
from boriken.games.san_juan.state import FACE, Player, State, picks_cards


def draw_again(state: State, seat: i64, random: Random) -> None:
    """Make the position one of those that look the same to the seat, each as likely as the other.

    Which ones there are depends only on what the seat knows, so nothing of what it cannot know is left.
    """
    unseen = gather(state, seat)
    deal = Deal(shuffled(unseen, random))
    other: i64
    for other in range(state.seats):
        player = state.players[other]
        deal_goods(player, deal)
        if other != seat:
            deal_seat(player, deal)
    if is_looking(state, seat):
        state.open = deal.cards(total(state.open))
    deal_discards(state, seat, deal)
    state.deck = deal.cards(state.pile)
    if state.current != seat and picks_cards(state.ask):
        state.about = 0  # what another has picked so far is not known


class Deal:
    """Cards in an order, dealt from the first on."""

    def __init__(self, order: vec[i64]) -> None:
        self.order = order
        self.next: i64 = 0

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


def is_looking(state: State, seat: i64) -> bool:
    """Whether another player looks at cards of the councillor phase."""
    return state.phase == COUNCILLOR and state.current != seat


def gather(state: State, seat: i64) -> vec[i64]:
    """By kind: all cards of which the seat does not know where they are."""
    unseen = state.deck[:]
    card: i64
    number: i64
    other: i64
    for other in range(state.seats):
        player = state.players[other]
        for card in range(GOODS):
            for number in range(player.goods[card]):
                unseen[player.face(card, number)] += 1
        if other != seat:
            for card in range(KINDS):
                unseen[card] += player.hand[card] - player.shown[card] + player.chapel[card]
    known = state.players[seat].memory
    for card in range(KINDS):
        unseen[card] += state.discards[card] - state.exposed[card] - known[card]
        if is_looking(state, seat):
            unseen[card] += state.open[card]
    return unseen


def shuffled(cards: vec[i64], random: Random) -> vec[i64]:
    order = vec[i64](capacity=total(cards))
    card: i64
    number: i64
    for card in range(KINDS):
        for number in range(cards[card]):
            order = append(order, card)
    last: i64 = len(order) - 1
    while last > 0:
        other = random.below(last + 1)
        card = order[last]
        order[last] = order[other]
        order[other] = card
        last -= 1
    return order


def deal_goods(player: Player, deal: Deal) -> None:
    """Not even their owner knows the cards that lie as goods (SJ-INFO-04)."""
    good: i64
    number: i64
    for good in range(GOODS):
        faces: i64 = 0
        for number in range(player.goods[good]):
            faces |= deal.card() << (FACE * number)
        player.faces[good] = faces


def deal_seat(player: Player, deal: Deal) -> None:
    """The hand but for what everybody knows to be in it, and the cards under a chapel (SJ-INFO-01, SJ-INFO-06)."""
    hand = deal.cards(player.cards - total(player.shown))
    card: i64
    for card in range(KINDS):
        hand[card] += player.shown[card]
    player.hand = hand
    player.chapel = deal.cards(total(player.chapel))


def deal_discards(state: State, seat: i64, deal: Deal) -> None:
    """What the others have put there, and the goods among the discards, which nobody has seen (SJ-INFO-05)."""
    discards = state.exposed[:]
    card: i64
    other: i64
    for other in range(state.seats):
        player = state.players[other]
        if other != seat:
            player.memory = deal.cards(total(player.memory))
        for card in range(KINDS):
            discards[card] += player.memory[card]
    goods = deal.cards(state.discarded - total(discards))
    for card in range(KINDS):
        discards[card] += goods[card]
    state.discards = discards
