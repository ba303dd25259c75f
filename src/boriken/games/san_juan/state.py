"""Everything on the table: what each player has, what lies in the middle, and which decision is open.

A position says what is being asked in plain numbers: `ask` is the kind of question, `phase` the role or step being
played, `current` the player whose turn in it is, `left` how many players still have their turn (the current one
included). Cards are picked one at a time in the order of the catalogue: `about` is the first kind that may still be
picked, `due` how many more. So the number of steps says nothing about the cards.

No order of the draw pile exists: `deck` says what is in it, and a card is drawn by chance when it is drawn. What a
player knows of face-down cards is part of the position, since it cannot be told from where the cards lie.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from boriken.core.game import CHANCE, Game
from boriken.core.vectors import total, zeros
from boriken.games.san_juan.catalogue import (
    COPIES,
    COUNCILLOR,
    END_TOWN,
    FULL_TOWN,
    GOODS,
    INDIGO,
    KINDS,
    LIBRARY,
    NO_CARD,
    NO_TILE,
    ROLES,
)
from boriken.games.san_juan.events import BONUS, CARD_DRAWN, NO_SEAT, PILE_SHUFFLED, TOWN_COMPLETE
from boriken.games.san_juan.rules import Rules

# Kinds of question
ASK_NOTHING: Final[i64] = 0
ASK_GOVERNOR: Final[i64] = 1  # chance
ASK_CARD: Final[i64] = 2  # chance: a card for the hand of the current player
ASK_GOOD: Final[i64] = 3  # chance: the card that nobody sees, on a production building
ASK_TILE: Final[i64] = 4  # chance: the next tile of the trading house
ASK_LOOK: Final[i64] = 5  # chance: a card that the councillor phase shows the current player
ASK_TURN_UP: Final[i64] = 6  # chance: a card that the gold mine shows everybody
ASK_ROLE: Final[i64] = 7
ASK_BUILD: Final[i64] = 8
ASK_COVER: Final[i64] = 9
ASK_LIBRARY: Final[i64] = 10
ASK_GIVE: Final[i64] = 11  # pick goods for the black market
ASK_PAY: Final[i64] = 12  # pick cards
ASK_PRODUCE: Final[i64] = 13  # pick goods
ASK_SELL: Final[i64] = 14  # pick goods
ASK_TAKE: Final[i64] = 15
ASK_KEEP: Final[i64] = 16  # pick cards
ASK_MINE: Final[i64] = 17
ASK_FIND: Final[i64] = 18  # which of the cards that the gold mine showed
ASK_CHAPEL: Final[i64] = 19
ASK_DISCARD: Final[i64] = 20  # pick cards
ASK_ARCHIVE: Final[i64] = 21  # pick cards


def picks_cards(ask: i64) -> bool:
    """Whether cards are picked that only the one who picks them knows."""
    return ask in (ASK_PAY, ASK_KEEP, ASK_DISCARD, ASK_ARCHIVE)


# What is being played besides the five roles
SET_UP: Final[i64] = ROLES
ROUND_START: Final[i64] = ROLES + 1
NO_PHASE: Final[i64] = -1

NOTHING: Final = vec[i64]()
NO_CARDS: Final = zeros(KINDS)
UNKNOWN_TILES: Final = vec[i64]([NO_TILE, NO_TILE, NO_TILE, NO_TILE, NO_TILE])

FACE: Final[i64] = 5  # bits for the kind of a card that lies as a good
OLD: Final[i64] = 4  # bits for the number of old goods of a kind


class Player:
    """What one player has, counted by kind of card.

    `covered`, `chapel`, `shown`, `mislaid` and `recalled` change seldom: they are replaced as a whole, so that copies
    can share them. What is old has lain where it lies since before the last shuffle.
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
        self.recalled = NO_CARDS  # cards that he knows to have been shuffled, and has not seen since
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


def changed(numbers: vec[i64], index: i64, by: i64) -> vec[i64]:
    """Other numbers, which differ in one place."""
    others = numbers[:]
    others[index] += by
    return others


def together(some: vec[i64], more: vec[i64]) -> vec[i64]:
    """The sums, place by place."""
    sums = some[:]
    index: i64
    for index in range(len(sums)):
        sums[index] += more[index]
    return sums


class State(Game):
    """One position of San Juan, without the rules that change it."""

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules.players)
        self.rules = rules
        self.players = vec[Player]()
        # The middle of the table
        self.deck = NOTHING  # the draw pile by kind, and how many cards it has
        self.pile: i64 = 0
        self.discards = NOTHING  # the discard pile by kind, and how many cards it has
        self.discarded: i64 = 0
        self.exposed = NO_CARDS  # cards in the discard pile that everybody has seen; replaced as a whole
        self.old_discards: i64 = 0  # cards in the discard pile that lay as goods before the last shuffle
        self.tiles = UNKNOWN_TILES  # in the order of the stack, as far as it is known; replaced as a whole
        self.trades: i64 = 0  # tiles turned up so far
        self.tile: i64 = NO_TILE  # lying face up
        self.free_roles: i64 = 0  # as bits
        # The round
        self.round: i64 = 1
        self.governor: i64 = 0
        self.taken: i64 = 0  # roles taken in this round
        self.library_used = False  # by a governor who chooses twice in this round
        self.idle: i64 = 0  # rounds since something was built
        self.ending: i64 = 0  # end conditions met, as bits
        # The open question
        self.ask: i64 = ASK_NOTHING
        self.about: i64 = 0
        self.due: i64 = 0
        self.phase: i64 = NO_PHASE
        self.taker: i64 = 0
        self.current: i64 = 0
        self.left: i64 = 0
        # What a phase remembers
        self.site: i64 = NO_CARD  # builder: the card that is being built
        self.under: i64 = NO_CARD  # builder: the building that it has covered
        self.bonus: i64 = NO_CARD  # builder: the building that brings the card being drawn
        self.count: i64 = 0  # goods given, made or sold, or cards shown, in this turn
        self.proceeds: i64 = 0  # trader: cards that the goods sold in this turn bring
        self.chosen: i64 = 0  # producer: goods to be made in this turn, four bits a kind
        self.old_open: i64 = 0  # of the next, how many were drawn before the last shuffle
        self.open = NOTHING  # cards that lie before the current player: councillor (hidden), gold mine (for all to see)

    def set_up(self) -> None:
        """Everything in its place, before a governor is drawn and cards are dealt (SJ-SETUP-03 to SJ-SETUP-05)."""
        self.deck = COPIES[:]
        self.discards = zeros(KINDS)
        self.open = zeros(KINDS)
        self.free_roles = (1 << ROLES) - 1
        seat: i64
        for seat in range(self.seats):
            player = Player(zeros(KINDS), zeros(KINDS), zeros(GOODS), zeros(GOODS), zeros(KINDS))
            player.add_building(INDIGO)
            self.deck[INDIGO] -= 1
            self.players = append(self.players, player)
        card: i64
        for card in self.deck:
            self.pile += card

    def copy_into(self, other: "State") -> None:
        """Make `other`, made with the same rules, equal to this position."""
        other.actor = self.actor
        other.first = self.first
        other.turn = self.turn
        players = vec[Player](capacity=self.seats)
        for player in self.players:
            players = append(players, player.copy())
        other.players = players
        other.deck = self.deck[:]
        other.pile = self.pile
        other.discards = self.discards[:]
        other.discarded = self.discarded
        other.exposed = self.exposed
        other.old_discards = self.old_discards
        other.tiles = self.tiles
        other.trades = self.trades
        other.tile = self.tile
        other.free_roles = self.free_roles
        other.round = self.round
        other.governor = self.governor
        other.taken = self.taken
        other.library_used = self.library_used
        other.idle = self.idle
        other.ending = self.ending
        other.ask = self.ask
        other.about = self.about
        other.due = self.due
        other.phase = self.phase
        other.taker = self.taker
        other.current = self.current
        other.left = self.left
        other.site = self.site
        other.under = self.under
        other.bonus = self.bonus
        other.count = self.count
        other.proceeds = self.proceeds
        other.chosen = self.chosen
        other.old_open = self.old_open
        other.open = self.open[:]

    # Who decides what

    def decide(self, ask: i64) -> None:
        """Put a question to the current player."""
        self.ask = ask
        self.actor = self.current

    def pick(self, ask: i64, count: i64) -> None:
        """Have the current player pick things, one at a time."""
        self.about = 0
        self.due = count
        self.decide(ask)

    def start_turns(self, seat: i64) -> None:
        """Every player gets one turn, clockwise from a seat (SJ-ROUND-05, SJ-ROUND-06)."""
        self.current = seat
        self.left = self.seats

    def next_turn(self) -> None:
        self.left -= 1
        self.current += 1
        if self.current == self.seats:
            self.current = 0

    def current_player(self) -> Player:
        return self.players[self.current]

    def has_privilege(self) -> bool:
        """Only the chooser of a role has its privilege (SJ-ROUND-12)."""
        return self.current == self.taker

    # The library

    def library_works(self) -> bool:
        """It doubles the privilege of the own role only, and once in a round (SJ-CARD-LIBRARY-08, SJ-2P-04)."""
        if self.library_used and self.current == self.governor:
            return False  # the other player's own library is another (SJ-INT-57)
        return self.has_privilege() and self.current_player().has(LIBRARY)

    def library_can_wait(self) -> bool:
        """Of two players the governor chooses again in this round and may use it then (SJ-2P-05)."""
        return self.seats == 2 and self.taken == 0

    def use_library(self) -> None:
        """Whoever chooses only once in a round need not remember it."""
        if self.library_can_wait():
            self.library_used = True

    # The piles

    def supply(self) -> i64:
        """Cards that can be drawn, those after a shuffle included."""
        return self.pile + self.discarded

    def draw(self, ask: i64, count: i64) -> bool:
        """Leave it to chance which cards are drawn, as many as there are (SJ-DECK-06); False if there is none."""
        if count > self.supply():
            count = self.supply()
        if count == 0:
            return False
        self.due = count
        self.ask = ask
        self.actor = CHANCE
        self.shuffle_if_empty()
        return True

    def bring(self, building: i64) -> bool:
        """One more card for the current player, because of a building; False if there is none."""
        if self.supply() == 0:
            return False
        self.tell(BONUS, self.current, building)
        return self.draw(ASK_CARD, 1)

    def shuffle_if_empty(self) -> None:
        """The discards become the draw pile only when a card must be drawn (SJ-DECK-03 to SJ-DECK-05)."""
        if self.pile > 0:
            return
        self.tell(PILE_SHUFFLED, NO_SEAT, self.discarded)
        empty = self.deck
        self.deck = self.discards
        self.pile = self.discarded
        self.discards = empty
        self.discarded = 0
        self.old_discards = 0
        if self.phase == COUNCILLOR:
            self.old_open = total(self.open)
        for player in self.players:
            player.remember_shuffle(self.exposed)
        self.exposed = NO_CARDS

    def leave_pile(self, card: i64) -> bool:
        """A card that chance has chosen leaves the draw pile; True if more are to be drawn."""
        self.deck[card] -= 1
        self.pile -= 1
        self.due -= 1
        if self.due == 0:
            return False
        self.shuffle_if_empty()
        return True

    def draw_to_hand(self, card: i64, reason: i64) -> bool:
        """The current player gets a card, seen by nobody else (SJ-INFO-07); True if more are to be drawn."""
        player = self.current_player()
        player.add_card(card)
        player.drawn += 1
        player.see(card)
        self.tell(CARD_DRAWN, self.current, card, reason)
        return self.leave_pile(card)

    def discard_from_hand(self, card: i64) -> None:
        """Face down: only who has discarded it knows it (SJ-DECK-02, SJ-INFO-05)."""
        self.current_player().hide(card)
        self.discard_known(card)

    def discard_known(self, card: i64) -> None:
        """A card that the current player has seen, and nobody else."""
        self.current_player().memory[card] += 1
        self.discard(card)

    def discard(self, card: i64) -> None:
        self.discards[card] += 1
        self.discarded += 1

    def discard_good(self, good: i64) -> None:
        """Nobody looks at it (SJ-TRADER-04, SJ-CARD-BLACKMARKET-03)."""
        player = self.current_player()
        if player.old(good) > 0:
            player.old_goods -= 1 << (OLD * good)
            self.old_discards += 1
        self.discard(player.remove_good(good))

    def put_down(self, card: i64) -> None:
        """The current player shows everybody a card of the own hand; it may have been drawn since the shuffle."""
        player = self.current_player()
        if player.shown[card] == 0 and player.drawn > 0:
            other: i64
            for other in range(self.seats):
                if other != self.current:
                    self.players[other].see(card)
        player.put_down(card)

    def complete(self, card: i64) -> None:
        """A building stands; the twelfth ends the game after the phase (SJ-END-01, SJ-END-02)."""
        player = self.current_player()
        player.add_building(card)
        self.idle = 0
        if player.buildings >= FULL_TOWN:
            self.ending |= END_TOWN
            self.tell(TOWN_COMPLETE, self.current)


def pickable(cards: vec[i64], verb: i64, state: State) -> vec[i64]:
    """Which card may be picked next, in the order of the catalogue, so that enough are left for the other picks."""
    actions = vec[i64](capacity=KINDS)
    rest: i64 = 0
    card: i64
    for card in range(state.about, KINDS):
        rest += cards[card]
    for card in range(state.about, KINDS):
        if rest < state.due:
            break
        if cards[card] > 0:
            actions = append(actions, verb + card)
            rest -= cards[card]
    return actions
