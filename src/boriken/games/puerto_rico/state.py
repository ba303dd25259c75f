"""Everything on the table: what each player has, what lies in the middle, and which decision is open.

A position says what is being asked in plain numbers: `ask` is the kind of question, `about` what it is about, `phase`
the role card being played, `current` the player whose turn in the phase it is, `left` how many players still have
their turn (the current one included). The few numbers a phase must remember stand below them.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from boriken.core.game import CHANCE, Game
from boriken.games.puerto_rico.catalogue import (
    CAPTAIN,
    CARDS,
    CIRCLES,
    END_POINTS,
    FIRST_BUILDING,
    FIRST_LARGE,
    GOODS,
    NO_CARD,
    PLACES,
    city_spaces,
)
from boriken.games.puerto_rico.events import END_TRIGGERED, NO_SEAT, POINTS_GAINED, START_TILE
from boriken.games.puerto_rico.rules import Rules

# Kinds of question
ASK_NOTHING: Final[i64] = 0
ASK_GOVERNOR: Final[i64] = 1  # chance
ASK_ROW: Final[i64] = 2  # chance: which plantation is turned up
ASK_ROLE: Final[i64] = 3
ASK_TILE: Final[i64] = 4
ASK_UNSEEN_TILE: Final[i64] = 5  # chance: which plantation the hacienda draws
ASK_COLONIST: Final[i64] = 6
ASK_PLACE: Final[i64] = 7  # about: place
ASK_BUILD: Final[i64] = 8
ASK_PRODUCE: Final[i64] = 9
ASK_EXTRA: Final[i64] = 10
ASK_SELL: Final[i64] = 11
ASK_SHIP: Final[i64] = 12
ASK_KEEP: Final[i64] = 13  # about: good
ASK_USE: Final[i64] = 14  # about: building whose effect may be declined

NOTHING: Final = vec[i64]()


def zeros(count: i64) -> vec[i64]:
    numbers = vec[i64](capacity=count)
    index: i64
    for index in range(count):
        numbers = append(numbers, 0)
    return numbers


class Player:
    """What one player has. `owned` and `crew` are counted by place: tiles or building, and colonists on them."""

    def __init__(self, goods: vec[i64], owned: vec[i64], crew: vec[i64]) -> None:
        self.doubloons: i64 = 0
        self.points: i64 = 0  # victory point chips, and points written down after the chips have run out
        self.san_juan: i64 = 0  # colonists without a circle
        self.tiles: i64 = 0  # island spaces filled
        self.spaces: i64 = 0  # city spaces filled
        self.large: i64 = 0  # large buildings
        self.goods = goods
        self.owned = owned
        self.crew = crew

    def copy(self) -> "Player":
        other = Player(self.goods[:], self.owned[:], self.crew[:])
        other.doubloons = self.doubloons
        other.points = self.points
        other.san_juan = self.san_juan
        other.tiles = self.tiles
        other.spaces = self.spaces
        other.large = self.large
        return other

    def has(self, building: i64) -> bool:
        """A building works only with a colonist on it (PR-MAYOR-02, PR-BLD-GEN-01)."""
        return self.crew[building] > 0

    def add_tile(self, tile: i64) -> None:
        self.owned[tile] += 1
        self.tiles += 1

    def add_building(self, building: i64) -> None:
        self.owned[building] = 1
        self.spaces += city_spaces(building)
        if building >= FIRST_LARGE:
            self.large += 1

    def colonists(self) -> i64:
        """All of them, those waiting in San Juan included."""
        count = self.san_juan
        place: i64
        for place in range(PLACES):
            count += self.crew[place]
        return count

    def empty_city_circles(self) -> i64:
        count: i64 = 0
        place: i64
        for place in range(FIRST_BUILDING, PLACES):
            if self.owned[place] > 0:
                count += CIRCLES[place] - self.crew[place]
        return count


class State(Game):
    """One position of Puerto Rico, without the rules that change it."""

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules.players)
        self.rules = rules
        self.players = vec[Player]()
        # The middle of the table
        self.goods = NOTHING
        self.house = NOTHING  # the trading house: goods by kind
        self.ship_good = NOTHING  # cargo ships in order of size: kind loaded (meaningless when empty) and how many
        self.ship_load = NOTHING
        self.row = NOTHING  # plantations lying open, face down and discarded, by kind
        self.deck = NOTHING
        self.discards = NOTHING
        self.quarries = rules.quarries
        self.colonists = rules.colonists
        self.colonist_ship = rules.players
        self.vp_chips = rules.vp_chips
        self.sale = NOTHING  # copies on sale by building
        self.card_doubloons = NOTHING
        self.free_cards: i64 = 0  # role cards lying open, as bits
        # The round
        self.round: i64 = 1
        self.governor: i64 = 0
        self.taken: i64 = 0  # roles taken in this round
        self.ending: i64 = 0  # end conditions met, as bits
        # The open question
        self.ask: i64 = ASK_NOTHING
        self.about: i64 = 0
        self.phase: i64 = NO_CARD
        self.taker: i64 = 0
        self.current: i64 = 0
        self.left: i64 = 0
        # What a phase remembers
        self.unseen_taken = False  # settler: the current player has drawn his hacienda tile
        self.room: i64 = 0  # mayor: circles of the current player from the place asked about on
        self.produced: i64 = 0  # craftsman: kinds the craftsman himself produced, as bits
        self.due: i64 = 0  # what the building asked about would give: doubloons, or the place of the colonist
        self.bonus_due = False  # captain: the captain's own point is still to come
        self.idle: i64 = 0  # captain: turns since the last shipment
        self.wharves_used: i64 = 0  # captain: seats whose wharf has sailed, as bits

    def set_up(self) -> None:
        """Lay everything out, up to the first question (PR-SETUP)."""
        rules = self.rules
        seat: i64
        for seat in range(rules.players):
            self.players = append(self.players, Player(zeros(GOODS), zeros(PLACES), zeros(PLACES)))
        self.goods = rules.goods[:]
        self.house = zeros(GOODS)
        self.ship_good = zeros(len(rules.ships))
        self.ship_load = zeros(len(rules.ships))
        self.row = zeros(GOODS)
        self.deck = rules.tiles[:]
        self.discards = zeros(GOODS)
        self.sale = rules.copies[:]
        self.card_doubloons = zeros(CARDS)
        self.free_cards = (1 << rules.cards) - 1

    def deal_start(self, governor: i64) -> None:
        """Money and a start plantation for each seat, counted from the first governor (PR-SETUP-03, -05 to -08)."""
        self.first = governor
        self.governor = governor
        order: i64
        for order in range(self.seats):
            seat = (governor + order) % self.seats
            tile = self.rules.start_tiles[order]
            player = self.players[seat]
            player.doubloons = self.rules.start_money(order)
            player.add_tile(tile)
            self.deck[tile] -= 1
            self.tell(START_TILE, seat, tile)

    def copy_into(self, other: "State") -> None:
        """Make `other`, made with the same rules, equal to this position."""
        other.actor = self.actor
        other.first = self.first
        other.turn = self.turn
        players = vec[Player](capacity=self.seats)
        for player in self.players:
            players = append(players, player.copy())
        other.players = players
        other.goods = self.goods[:]
        other.house = self.house[:]
        other.ship_good = self.ship_good[:]
        other.ship_load = self.ship_load[:]
        other.row = self.row[:]
        other.deck = self.deck[:]
        other.discards = self.discards[:]
        other.quarries = self.quarries
        other.colonists = self.colonists
        other.colonist_ship = self.colonist_ship
        other.vp_chips = self.vp_chips
        other.sale = self.sale[:]
        other.card_doubloons = self.card_doubloons[:]
        other.free_cards = self.free_cards
        other.round = self.round
        other.governor = self.governor
        other.taken = self.taken
        other.ending = self.ending
        other.ask = self.ask
        other.about = self.about
        other.phase = self.phase
        other.taker = self.taker
        other.current = self.current
        other.left = self.left
        other.unseen_taken = self.unseen_taken
        other.room = self.room
        other.produced = self.produced
        other.due = self.due
        other.bonus_due = self.bonus_due
        other.idle = self.idle
        other.wharves_used = self.wharves_used

    # Who decides what

    def decide(self, ask: i64, about: i64 = 0) -> None:
        """Put a question to the current player."""
        self.ask = ask
        self.about = about
        self.actor = self.current

    def leave_to_chance(self, ask: i64) -> None:
        self.ask = ask
        self.about = 0
        self.actor = CHANCE

    def start_turns(self) -> None:
        """Every player gets one turn, from the role's taker clockwise (PR-ROUND-03)."""
        self.current = self.taker
        self.left = self.seats

    def next_turn(self) -> None:
        self.left -= 1
        self.current += 1
        if self.current == self.seats:
            self.current = 0

    def current_player(self) -> Player:
        return self.players[self.current]

    def has_privilege(self) -> bool:
        """Only the taker of a role has its privilege (PR-ROUND-12)."""
        return self.current == self.taker

    # Pieces that move in more than one phase

    def take_colonist(self) -> i64:
        """One colonist from the supply, or else from the ship (PR-BLD-HOSPICE-03, PR-BLD-UNIVERSITY-03).

        Says where he came from: 0 supply, 1 ship, -1 there was none.
        """
        if self.colonists > 0:
            self.colonists -= 1
            return 0
        if self.colonist_ship > 0:
            self.colonist_ship -= 1
            return 1
        return -1

    def gain_points(self, points: i64, reason: i64) -> None:
        """Victory points for the current player; without chips they are written down (PR-END-06)."""
        self.current_player().points += points
        self.tell(POINTS_GAINED, self.current, points, reason)
        self.vp_chips -= points
        if self.vp_chips <= 0:
            self.vp_chips = 0
            if self.phase == CAPTAIN or self.rules.vp_end_any_phase:  # PR-END-05, PR-DEC-03
                self.trigger_end(END_POINTS)

    def trigger_end(self, reason: i64) -> None:
        """Note that an end condition is met; the round is played to its end all the same (PR-END-07, PR-DEC-21)."""
        if not self.ending & reason:
            self.ending |= reason
            self.tell(END_TRIGGERED, NO_SEAT, reason)
