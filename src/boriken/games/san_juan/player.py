"""The cards of one player, counted by kind, and what is known of it."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from boriken.core.vectors import changed, together, total, zeros
from boriken.games.san_juan.catalogue import GOODS, KINDS

NO_CARDS: Final = zeros(KINDS)

FACE: Final[i64] = 5  # bits for the kind of a card that lies as a good
OLD: Final[i64] = 4  # bits for the number of old goods of a kind


class Player:
    """All that one player has, counted by kind of card.

    `covered`, `chapel`, `shown`, `mislaid` and `recalled` change seldom: they are replaced as a whole, so that copies
    can share them. Old cards have lain where they are since before the last shuffle.
    """

    def __init__(self, hand: vec[i64], town: vec[i64], goods: vec[i64], faces: vec[i64], memory: vec[i64]) -> None:
        self.hand = hand
        self.cards: i64 = 0  # in the hand
        self.town = town  # face-up buildings
        self.buildings: i64 = 0  # in the town
        self.goods = goods
        self.faces = faces  # by good: the cards that lie as goods, the oldest in the lowest bits
        self.covered = NO_CARDS
        self.chapel = NO_CARDS  # cards under chapels
        self.shown = NO_CARDS  # cards in the hand that everybody knows to be there
        self.mislaid = NO_CARDS  # cards that were shown: still in the hand, or put down from it face down
        self.memory = memory  # cards in the discard pile that this player has put there
        self.recalled = NO_CARDS  # cards known to have been shuffled, and not seen since
        self.drawn: i64 = 0  # into the hand since the shuffle, seen by nobody else
        self.rejected: i64 = 0  # of the memory: cards that never were in the hand
        self.old_chapel: i64 = 0
        self.old_goods: i64 = 0  # by good, OLD bits each: they are the first to go

    def copy(self) -> "Player":
        other = Player(self.hand[:], self.town[:], self.goods[:], self.faces[:], self.memory[:])
        other.cards = self.cards
        other.buildings = self.buildings
        other.covered = self.covered
        other.chapel = self.chapel
        other.shown = self.shown
        other.mislaid = self.mislaid
        other.recalled = self.recalled
        other.drawn = self.drawn
        other.rejected = self.rejected
        other.old_chapel = self.old_chapel
        other.old_goods = self.old_goods
        return other

    def has(self, building: i64) -> bool:
        """A building works while it lies face up (SJ-CARD-CRANE-03)."""
        return self.town[building] > 0

    def all_goods(self) -> i64:
        count: i64 = 0
        good: i64
        for good in range(GOODS):
            count += self.goods[good]
        return count

    def add_card(self, card: i64) -> None:
        self.hand[card] += 1
        self.cards += 1

    def add_building(self, card: i64) -> None:
        self.town[card] += 1
        self.buildings += 1

    def add_good(self, good: i64, face: i64) -> None:
        self.faces[good] |= face << (FACE * self.goods[good])
        self.goods[good] += 1

    def remove_good(self, good: i64) -> i64:
        """Take away the good that has lain longest, and say what card it is."""
        face = self.faces[good] & ((1 << FACE) - 1)
        self.faces[good] >>= FACE
        self.goods[good] -= 1
        return face

    def face(self, good: i64, number: i64) -> i64:
        """The card that lies as good number `number` of its kind."""
        return (self.faces[good] >> (FACE * number)) & ((1 << FACE) - 1)

    def old(self, good: i64) -> i64:
        """How many goods of a kind are old."""
        return (self.old_goods >> (OLD * good)) & ((1 << OLD) - 1)

    def put_down(self, card: i64) -> None:
        """A card leaves the hand face up (SJ-BUILDER-02); if others knew one of its kind in the hand, it is that."""
        self.hand[card] -= 1
        self.cards -= 1
        if self.shown[card] > 0:
            self.shown = changed(self.shown, card, -1)
        elif self.mislaid[card] > 0:
            self.mislaid = changed(self.mislaid, card, -1)

    def hide(self, card: i64) -> None:
        """A card leaves the hand face down: nobody else knows any longer what is still in it."""
        self.hand[card] -= 1
        self.cards -= 1
        if total(self.shown) > 0:
            self.mislaid = together(self.mislaid, self.shown)
            self.shown = NO_CARDS

    def see(self, card: i64) -> None:
        """A card that has left the draw pile, or may have: one fewer of those that are still to come."""
        if self.recalled[card] > 0:
            self.recalled = changed(self.recalled, card, -1)

    def remember_shuffle(self, exposed: vec[i64]) -> None:
        """All cards that were known to be discarded are known to be drawn again, and everything else is old."""
        self.recalled = together(self.memory, exposed)
        self.memory = NO_CARDS[:]
        self.mislaid = NO_CARDS
        self.drawn = 0
        self.rejected = 0
        self.old_chapel = total(self.chapel)
        self.old_goods = 0
        good: i64
        for good in range(GOODS):
            self.old_goods |= self.goods[good] << (OLD * good)
