"""Everything on the table: what each player has, what lies in the middle, and which decision is open.

A position says what is being asked in plain numbers: `ask` is the kind of question, `about` what it is about, `phase`
the role card being played, `current` the player whose turn in the phase it is, `left` how many players still have
their turn (the current one included). The few numbers a phase must remember stand below them.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from boriken.core.game import CHANCE, Game
from boriken.core.vectors import zeros
from boriken.games.puerto_rico.catalogue import (
    CAPTAIN,
    CARDS,
    CIRCLES,
    CITY_SPACES,
    END_POINTS,
    FIRST_BUILDING,
    GOODS,
    LIBRARY,
    NO_CARD,
    PLACES,
    city_spaces,
    is_large,
)
from boriken.games.puerto_rico.events import (
    BUILDING_PAID,
    COLONIST_ON_NEW,
    END_TRIGGERED,
    NO_SEAT,
    POINTS_GAINED,
    START_TILE,
)
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
ASK_CHOOSE: Final[i64] = 15  # which building is to be on sale
ASK_ON_SALE: Final[i64] = 16  # chance: which building is on sale
ASK_FESTIVAL_TILE: Final[i64] = 17  # chance: what the festival shows
ASK_FESTIVAL_GOOD: Final[i64] = 18  # chance
ASK_FESTIVAL_BUILDING: Final[i64] = 19  # chance
ASK_LAY: Final[i64] = 20  # about: building that drew the tile, which becomes a plantation or a forest
ASK_GUEST: Final[i64] = 21  # about: window
ASK_RECALL: Final[i64] = 22  # about: building to be paid for; which colonist the black market gets
ASK_RETURN: Final[i64] = 23  # about: building to be paid for; which good or point the black market gets
ASK_SMALL_WHARF: Final[i64] = 24  # about: good
ASK_TOKEN: Final[i64] = 25  # colonist or noble
ASK_NOBLE: Final[i64] = 26  # about: first place that may be named
ASK_SUPPLY: Final[i64] = 27  # about: first good that may be named
ASK_DISCARD: Final[i64] = 28
ASK_PIRATE: Final[i64] = 29
ASK_LOOT: Final[i64] = 30  # about: good
ASK_MAN: Final[i64] = 31  # about: first place that may be named

# Windows for the guests of a guesthouse (NB-DEC-10)
AT_THE_START: Final[i64] = 0  # of a phase, everybody
IN_TURN: Final[i64] = 1  # the current player, where his turn asks him nothing else
AT_THE_END: Final[i64] = 2  # of a phase, everybody
AFTER_ALL: Final[i64] = 3  # before the score, everybody

NOBODY: Final[i64] = -1
NOWHERE: Final[i64] = -1

NOTHING: Final = vec[i64]()


class Player:
    """What one player has. `owned` and `crew` are counted by place: tiles or building, and colonists on them.

    Nobles are among the crew and among those in San Juan; `nobles` and `idle_nobles` say how many of them.
    """

    def __init__(self, places: i64, goods: vec[i64], owned: vec[i64], crew: vec[i64]) -> None:
        self.places = places  # beyond the last place that can be in play
        self.doubloons: i64 = 0
        self.points: i64 = 0  # victory point chips, and points written down after the chips have run out
        self.san_juan: i64 = 0  # colonists without a circle
        self.tiles: i64 = 0  # island spaces filled
        self.spaces: i64 = 0  # city spaces filled
        self.large: i64 = 0  # large buildings
        self.goods = goods
        self.owned = owned
        self.crew = crew
        # New Buildings
        self.forests: i64 = 0
        self.buried = NOTHING  # plantations face down as forests, by kind: those that all have seen,
        self.secret = NOTHING  # those that only their owner has seen, drawn from the present stack,
        self.old_secret = NOTHING  # and from earlier ones, which everybody knows by now but for whose they are
        # Nobles
        self.nobles = NOTHING
        self.idle_nobles: i64 = 0

    def copy(self) -> "Player":
        other = Player(self.places, self.goods[:], self.owned[:], self.crew[:])
        other.doubloons = self.doubloons
        other.points = self.points
        other.san_juan = self.san_juan
        other.tiles = self.tiles
        other.spaces = self.spaces
        other.large = self.large
        if len(self.buried) > 0:
            other.forests = self.forests
            other.buried = self.buried[:]
            other.secret = self.secret[:]
            other.old_secret = self.old_secret[:]
        if len(self.nobles) > 0:
            other.nobles = self.nobles[:]
            other.idle_nobles = self.idle_nobles
        return other

    def has(self, building: i64) -> bool:
        """A building works only with a colonist on it (PR-MAYOR-02, PR-BLD-GEN-01)."""
        return self.crew[building] > 0

    def has_noble(self, building: i64) -> bool:
        """Some buildings tell a noble from a colonist (NO-GEN-01)."""
        return self.nobles[building] > 0

    def add_tile(self, tile: i64) -> None:
        self.owned[tile] += 1
        self.tiles += 1

    def add_building(self, building: i64) -> None:
        self.owned[building] = 1
        self.spaces += city_spaces(building)
        if is_large(building):
            self.large += 1

    def receive(self, place: i64, noble: bool) -> None:
        """A colonist or noble comes to a place, or to San Juan (NOWHERE)."""
        if place == NOWHERE:
            self.san_juan += 1
            if noble:
                self.idle_nobles += 1
        else:
            self.crew[place] += 1
            if noble:
                self.nobles[place] += 1

    def release(self, place: i64, noble: bool) -> None:
        """The other way round."""
        if place == NOWHERE:
            self.san_juan -= 1
            if noble:
                self.idle_nobles -= 1
        else:
            self.crew[place] -= 1
            if noble:
                self.nobles[place] -= 1

    def has_space(self, building: i64, max_large: i64) -> bool:
        """PR-BUILDER-06 to PR-BUILDER-08; no more large buildings than the city's columns can hold (PR-DEC-12)."""
        if is_large(building) and self.large >= max_large:
            return False
        return self.spaces + city_spaces(building) <= CITY_SPACES

    def free_circles(self, place: i64) -> i64:
        return self.owned[place] * CIRCLES[place] - self.crew[place]

    def colonists(self) -> i64:
        """All of them, nobles and those waiting in San Juan included."""
        count = self.san_juan
        place: i64
        for place in range(self.places):
            count += self.crew[place]
        return count

    def all_nobles(self) -> i64:
        """Wherever they stand."""
        count = self.idle_nobles
        nobles: i64
        for nobles in self.nobles:
            count += nobles
        return count

    def empty_city_circles(self) -> i64:
        count: i64 = 0
        owned = self.owned
        crew = self.crew
        place: i64
        for place in range(FIRST_BUILDING, self.places):
            if owned[place] > 0:
                count += CIRCLES[place] - crew[place]
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
        self.colonist_ship = rules.colonist_ship
        self.vp_chips = rules.vp_chips
        self.sale = NOTHING  # copies on sale by building
        self.copies = rules.copies  # copies in the game by building; never written to, only exchanged
        self.card_doubloons = NOTHING
        self.free_cards: i64 = 0  # role cards lying open, as bits
        # New Buildings
        self.forest_tiles = rules.forest_tiles
        self.removed = NOTHING  # plantations that made room for forest tiles
        # Nobles
        self.nobles = rules.nobles
        self.noble_ship = rules.noble_ship  # besides the colonists there
        # Buccaneer
        self.wanted: i64 = NOBODY  # who took the buccaneer last
        self.kidnapped: i64 = NO_CARD  # the role that lies before the kidnapper
        self.kidnapper: i64 = NOBODY
        self.solo = False  # only the taker plays this role
        # Festival
        self.festival_tile: i64 = NOWHERE
        self.festival_goods = NOTHING
        self.festival_building: i64 = NOWHERE
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
        self.small_wharves_used: i64 = 0  # captain: the same of the small wharf
        self.begun: i64 = 0  # captain: seats that have had their first turn, as bits
        self.tile_taken = False  # settler: the current player has taken his tile
        self.drawn: i64 = NOWHERE  # settler, trader: the face-down plantation that waits to be laid
        self.second = False  # settler: the library's second tile, or what comes after it
        self.sold = False  # trader: the current player has sold a good
        self.office_used = False  # trader: the current player has used his land office
        self.made = NOTHING  # craftsman: goods the current player has produced in this phase, by kind,
        self.crafted = NOTHING  # and the craftsman himself
        self.extras: i64 = 0  # craftsman: extra goods taken
        self.owed: i64 = 0  # how many pieces are still to be given, taken or placed

    def set_up(self) -> None:
        """Lay everything out, up to the first question (PR-SETUP)."""
        rules = self.rules
        seat: i64
        for seat in range(rules.players):
            self.players = append(self.players, self.new_player())
        self.goods = rules.goods[:]
        self.house = zeros(GOODS)
        self.ship_good = zeros(len(rules.ships))
        self.ship_load = zeros(len(rules.ships))
        self.row = zeros(GOODS)
        self.deck = rules.tiles[:]
        self.discards = zeros(GOODS)
        self.sale = rules.copies[:]
        self.card_doubloons = zeros(CARDS)
        self.free_cards = rules.card_bits
        if rules.new_buildings:
            self.removed = zeros(GOODS)
        if rules.festival:
            self.festival_goods = zeros(GOODS)
        if rules.counts_production:
            self.made = zeros(GOODS)
            self.crafted = zeros(GOODS)

    def new_player(self) -> Player:
        player = Player(self.rules.places, zeros(GOODS), zeros(PLACES), zeros(PLACES))
        if self.rules.new_buildings:
            player.buried = zeros(GOODS)
            player.secret = zeros(GOODS)
            player.old_secret = zeros(GOODS)
        if self.rules.with_nobles:
            player.nobles = zeros(PLACES)
        return player

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
        other.copies = self.copies
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
        other.tile_taken = self.tile_taken
        other.second = self.second
        other.sold = self.sold
        other.extras = self.extras
        if self.rules.expanded:
            self.copy_expansions_into(other)

    def copy_expansions_into(self, other: "State") -> None:
        other.forest_tiles = self.forest_tiles
        other.removed = self.removed[:]
        other.nobles = self.nobles
        other.noble_ship = self.noble_ship
        other.wanted = self.wanted
        other.kidnapped = self.kidnapped
        other.kidnapper = self.kidnapper
        other.solo = self.solo
        other.festival_tile = self.festival_tile
        other.festival_goods = self.festival_goods[:]
        other.festival_building = self.festival_building
        other.small_wharves_used = self.small_wharves_used
        other.begun = self.begun
        other.drawn = self.drawn
        other.office_used = self.office_used
        other.made = self.made[:]
        other.crafted = self.crafted[:]
        other.owed = self.owed

    # What the rules in game.py do for a phase that ends or waits

    def begin_role(self, card: i64) -> None:
        """The taker starts to play a role."""
        raise NotImplementedError

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
        self.left = self.turns()

    def turns(self) -> i64:
        """How many play the role."""
        if self.solo:
            return 1  # BU-DEC-07
        return self.seats

    def next_turn(self) -> None:
        self.left -= 1
        if self.solo:
            return
        self.current += 1
        if self.current == self.seats:
            self.current = 0

    def current_player(self) -> Player:
        return self.players[self.current]

    def has_privilege(self) -> bool:
        """Only the taker of a role has its privilege (PR-ROUND-12)."""
        return self.current == self.taker

    def privilege(self) -> i64:
        """How often the current player has the role's privilege; a library doubles it (NB-LIBRARY-01)."""
        if self.current != self.taker:
            return 0
        if self.current_player().has(LIBRARY):
            return 2
        return 1

    # Pieces that move in more than one phase

    def someone_to_come(self) -> bool:
        """Whether a colonist can be had (PR-BLD-HOSPICE-03, PR-BLD-UNIVERSITY-03)."""
        return self.colonists + self.colonist_ship + self.noble_ship > 0

    def either_may_come(self) -> bool:
        """Only colonists come from the supply; from the ship it may be a noble (NO-DEC-01, NO-DEC-02)."""
        return self.colonists == 0 and self.colonist_ship > 0 and self.noble_ship > 0

    def take_colonist(self, place: i64, by: i64, noble: bool = False) -> None:
        """One from the supply, or else one of a sort from the ship, for the current player: on a place, or for want of
        a circle there to San Juan (NOWHERE)."""
        origin: i64 = 0
        if self.colonists > 0:
            self.colonists -= 1
        elif noble or self.colonist_ship == 0:
            self.noble_ship -= 1
            origin = 2
        else:
            self.colonist_ship -= 1
            origin = 1
        self.current_player().receive(place, origin == 2)
        self.tell(COLONIST_ON_NEW, self.current, place, origin, by)

    def gain_points(self, points: i64, reason: i64) -> None:
        """Victory points for the current player; without chips they are written down (PR-END-06)."""
        self.current_player().points += points
        self.tell(POINTS_GAINED, self.current, points, reason)
        self.vp_chips -= points
        if self.vp_chips <= 0:
            self.vp_chips = 0
            if self.rules.ends_with_points and (self.phase == CAPTAIN or self.rules.vp_end_any_phase):
                self.trigger_end(END_POINTS)  # PR-END-05, PR-DEC-03

    def gain_doubloons(self, doubloons: i64, by: i64) -> None:
        """What a building of an expansion pays the current player."""
        self.current_player().doubloons += doubloons
        self.tell(BUILDING_PAID, self.current, by, doubloons)

    def trigger_end(self, reason: i64) -> None:
        """Note that an end condition is met; the round is played to its end all the same (PR-END-07, PR-DEC-21)."""
        if not self.ending & reason:
            self.ending |= reason
            self.tell(END_TRIGGERED, NO_SEAT, reason)
