"""Everything on the table: what each player has, what lies in the middle, and which decision is open.

A position says what is being asked in plain numbers: `ask` is the question, `phase` the role or step being played,
`current` the player whose turn in it is, `left` how many players still have their turn (the current one included).
Cards and goods are picked one at a time in the order of the catalogue, and cards are drawn one at a time; what a phase
remembers of it has a name of its own.

No order of the draw pile exists: `deck` says what is in it, and a card is drawn by chance when it is drawn. What a
player knows of face-down cards is part of the position, since it cannot be told from where the cards lie.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from boriken.core.game import OVER
from boriken.core.turns import NOTHING_ASKED, Turns
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
    ROLE_NAMES,
    ROLES,
)
from boriken.games.san_juan.events import BONUS, CARD_DRAWN, LIBRARY_USED, NO_SEAT, PILE_SHUFFLED, TOWN_COMPLETE
from boriken.games.san_juan.player import NO_CARDS, OLD, Player
from boriken.games.san_juan.rules import Rules

# What is being played besides the five roles
SET_UP: Final[i64] = ROLES
ROUND_START: Final[i64] = ROLES + 1
NO_PHASE: Final[i64] = -1
PHASE_NAMES: Final = [*ROLE_NAMES, "set_up", "round_start"]

NOTHING: Final = vec[i64]()
UNKNOWN_TILES: Final = vec[i64]([NO_TILE, NO_TILE, NO_TILE, NO_TILE, NO_TILE])


class State(Turns):
    """One position of San Juan, without the rules that change it."""

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules.players)
        # Again, for the compiler: what this class sets is never looked at before it is there, and needs no check
        self.seats = rules.players
        self.actor = OVER
        self.ask = NOTHING_ASKED
        self.about = 0
        self.current = 0
        self.left = 0
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
        self.phase: i64 = NO_PHASE
        self.taker: i64 = 0
        # What is picked and drawn one at a time
        self.to_pick: i64 = 0  # cards or goods that the current player still picks
        self.pick_from: i64 = 0  # the first kind that may still be picked
        self.to_draw: i64 = 0  # cards that chance still draws
        # What a phase remembers
        self.site: i64 = NO_CARD  # builder: the card that is being built
        self.under: i64 = NO_CARD  # builder: the building that it has covered
        self.to_pay: i64 = 0  # builder: what is left of the cost
        self.given: i64 = 0  # builder: goods that have paid
        self.bonus: i64 = NO_CARD  # builder: the building that brings the card being drawn
        self.chosen: i64 = 0  # producer: goods to be made in this turn, four bits a kind
        self.made: i64 = 0  # producer: goods chosen in this turn
        self.sold: i64 = 0  # trader: goods sold in this turn
        self.proceeds: i64 = 0  # trader: cards that they bring
        self.looked: i64 = 0  # councillor: cards drawn in this turn
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
        self.copy_question_into(other)
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
        other.phase = self.phase
        other.taker = self.taker
        other.to_pick = self.to_pick
        other.pick_from = self.pick_from
        other.to_draw = self.to_draw
        other.site = self.site
        other.under = self.under
        other.to_pay = self.to_pay
        other.given = self.given
        other.bonus = self.bonus
        other.chosen = self.chosen
        other.made = self.made
        other.sold = self.sold
        other.proceeds = self.proceeds
        other.looked = self.looked
        other.old_open = self.old_open
        other.open = self.open[:]

    # Turns and decisions

    def pick(self, ask: i64, count: i64) -> None:
        """Have the current player pick things, one at a time."""
        self.pick_from = 0
        self.to_pick = count
        self.decide(ask)

    def current_player(self) -> Player:
        return self.players[self.current]

    def in_a_role(self) -> bool:
        return 0 <= self.phase < ROLES

    def begin_role(self) -> None:
        """Begin the phase of the role that has just been taken."""
        raise NotImplementedError

    def has_privilege(self) -> bool:
        """Only the chooser of a role has its privilege (SJ-ROUND-12)."""
        return self.current == self.taker

    # The library

    def library_works(self) -> bool:
        """It doubles the privilege of its owner's role only, and once in a round (SJ-CARD-LIBRARY-08, SJ-2P-04)."""
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
        self.tell(LIBRARY_USED, self.current)

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
        self.to_draw = count
        self.leave_to_chance(ask)
        self.shuffle_if_empty()
        return True

    def bring(self, building: i64, ask: i64) -> bool:
        """One more card for the current player, because of a building; False if there is none."""
        if self.supply() == 0:
            return False
        self.tell(BONUS, self.current, building)
        return self.draw(ask, 1)

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
        self.to_draw -= 1
        if self.to_draw == 0:
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
        """Face down: only the player who discarded it knows it (SJ-DECK-02, SJ-INFO-05)."""
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
        """The current player shows everybody a card of their hand; it may have been drawn since the shuffle."""
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
