"""Everything on the table: what lies in the middle, which decision is open, and what the phases remember.

`ask` is the open question (questions.py), `about` what it is about, `phase` the role card being played, `current` the
player whose turn in the phase it is, `left` how many players still have their turn (the current one included).
"""

from typing import Any, ClassVar, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from boriken.core.document import Document
from boriken.core.game import OVER
from boriken.core.turns import NOTHING_ASKED, Turns
from boriken.games.puerto_rico.catalogue import CAPTAIN, END_POINTS, LIBRARY, NO_CARD
from boriken.games.puerto_rico.events import (
    BUILDING_PAID,
    COLONIST_ON_NEW,
    END_TRIGGERED,
    NO_SEAT,
    POINTS_GAINED,
)
from boriken.games.puerto_rico.player import NOTHING, NOWHERE, Player
from boriken.games.puerto_rico.rules import Rules

NOBODY: Final[i64] = -1


class State(Turns):
    """One position of Puerto Rico, without the rules that change it."""

    during: ClassVar[str] = "while the {} is played"

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
        self.phase: i64 = NO_CARD
        self.taker: i64 = 0
        # What more than one role remembers
        self.privileges_used: i64 = 0  # mayor, craftsman: how often the privilege has been used
        self.newest: i64 = NOWHERE  # settler, builder: what the current player has just laid or built
        self.drawn: i64 = NOWHERE  # settler, trader: the face-down plantation that waits to be laid
        self.to_place: i64 = 0  # festival, buccaneer: colonists who may still be placed
        # The settler
        self.unseen_taken = False  # the current player has drawn an unseen tile,
        self.tile_taken = False  # and has taken a tile
        self.second_tile = False  # the library's second tile, or what comes after it
        # The mayor
        self.circles_left: i64 = 0  # circles of the current player from the place asked about on
        self.undealt: i64 = 0  # colonists and nobles on the ship who are still to be dealt
        # The builder
        self.lacking: i64 = 0  # pieces still to be given in place of doubloons
        # The craftsman
        self.produced: i64 = 0  # kinds the craftsman produced, as bits
        self.made = NOTHING  # goods the current player has produced in this phase, by kind,
        self.crafted = NOTHING  # and the craftsman
        self.factory_pay: i64 = 0  # doubloons that the factory whose turn it is pays
        # The trader
        self.sold = False  # the current player has sold a good,
        self.tile_traded = False  # and has bought or sold a plantation
        # The captain
        self.captain_point = False  # the captain's own point is still to come
        self.idle: i64 = 0  # turns since the last shipment
        self.begun: i64 = 0  # seats that have had their first turn, as bits
        self.own_load: i64 = 0  # goods that have gone by a ship of one's own, which asks kind by kind
        self.supplies_left: i64 = 0  # goods that the royal supplier still takes
        # The buccaneer
        self.raided_colonists: i64 = 0  # removed from the ship, of whom some may be kept
        self.raided_nobles: i64 = 0

    def copy_into(self, other: "State") -> None:
        """Make `other`, made with the same rules, equal to this position."""
        self.copy_question_into(other)
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
        other.phase = self.phase
        other.taker = self.taker
        other.privileges_used = self.privileges_used
        other.newest = self.newest
        other.unseen_taken = self.unseen_taken
        other.tile_taken = self.tile_taken
        other.second_tile = self.second_tile
        other.circles_left = self.circles_left
        other.produced = self.produced
        other.factory_pay = self.factory_pay
        other.sold = self.sold
        other.captain_point = self.captain_point
        other.idle = self.idle
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
        other.drawn = self.drawn
        other.to_place = self.to_place
        other.undealt = self.undealt
        other.lacking = self.lacking
        other.made = self.made[:]
        other.crafted = self.crafted[:]
        other.tile_traded = self.tile_traded
        other.begun = self.begun
        other.own_load = self.own_load
        other.supplies_left = self.supplies_left
        other.raided_colonists = self.raided_colonists
        other.raided_nobles = self.raided_nobles

    # What the role being played does, which game.py knows

    def begin_role(self, card: i64) -> None:
        """The taker starts to play a role."""
        raise NotImplementedError

    def close_window(self, window: i64) -> None:
        """The current player moves no more guests."""
        raise NotImplementedError

    def memory(self) -> dict[str, Any]:
        """The entries that the role being played remembers, for documents."""
        raise NotImplementedError

    def load_memory(self, question: Document) -> None:
        raise NotImplementedError

    # Turns and decisions

    def start_turns(self, seat: i64) -> None:
        """Every player gets one turn, clockwise (PR-ROUND-03)."""
        self.current = seat
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
        """Pay the current player for a building of an expansion."""
        self.current_player().doubloons += doubloons
        self.tell(BUILDING_PAID, self.current, by, doubloons)

    def trigger_end(self, reason: i64) -> None:
        """Note that an end condition is met; the round is played to its end all the same (PR-END-07, PR-DEC-21)."""
        if not self.ending & reason:
            self.ending |= reason
            self.tell(END_TRIGGERED, NO_SEAT, reason)
