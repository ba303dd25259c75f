"""Everything on the table: what each player has, what lies on the boards, and which decision is open.

A position says what is being asked in plain numbers: `ask` is the kind of question, `active` the seat whose turn it is,
`current` the seat that is being dealt with (another one only while home islands are drawn, all produce or an event is
handled). What a turn must remember stands below them, each thing under a name of its own: `about` is not used.

A tile that nobody has looked at has no face: `unseen` counts the faces that are left for each back, and chance draws
one of them when somebody looks.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from boriken.core.game import OVER
from boriken.core.turns import NOTHING_ASKED, Turns
from boriken.core.vectors import zeros
from boriken.games.anno_1503.catalogue import BACKS, CARDS, POWERS, RANKS, THINGS
from boriken.games.anno_1503.player import NOTHING, Player
from boriken.games.anno_1503.rules import Rules

# Kinds of question, in the order of the table of steps
ASK_HOME: Final[i64] = 1
ASK_FIRST: Final[i64] = 2
ASK_ROLL: Final[i64] = 3
ASK_EVENT: Final[i64] = 4
ASK_FACE: Final[i64] = 5
ASK_CARD: Final[i64] = 6
ASK_ENCOUNTER: Final[i64] = 7
ASK_FOE: Final[i64] = 8
ASK_RAID: Final[i64] = 9
ASK_FOE_DIE: Final[i64] = 10
ASK_OWN_DIE: Final[i64] = 11
ASK_PRODUCE: Final[i64] = 12
ASK_GOLDEN: Final[i64] = 13
ASK_LOSE: Final[i64] = 14
ASK_LAY: Final[i64] = 15
ASK_WORK: Final[i64] = 16
ASK_WITHOUT: Final[i64] = 17
ASK_BUILD: Final[i64] = 18  # something that an action card makes cheaper
ASK_HARBOUR: Final[i64] = 19  # where a new ship begins
ASK_REPAIR: Final[i64] = 20
ASK_PUBLIC: Final[i64] = 21
ASK_UPGRADE: Final[i64] = 22
ASK_COMMODITY: Final[i64] = 23
ASK_LUXURY: Final[i64] = 24
ASK_PEEK: Final[i64] = 25
ASK_SHIP: Final[i64] = 26
ASK_SAIL: Final[i64] = 27
ASK_TILE: Final[i64] = 28
ASK_RANSOM: Final[i64] = 29
ASK_DRAWN: Final[i64] = 30
ASK_REROLL: Final[i64] = 31
ASK_TOW: Final[i64] = 32
ASK_GIVE: Final[i64] = 33
ASK_BARGAIN: Final[i64] = 34
ASK_RETURN: Final[i64] = 35
ASK_DISCARD: Final[i64] = 36

# Parts of a turn
BEFORE: Final[i64] = 0  # before the first turn
ROLLING: Final[i64] = 1
WORKING: Final[i64] = 2
SAILING: Final[i64] = 3
LEAVING: Final[i64] = 4

# The opponent in a fight
NOBODY: Final[i64] = -1
NEST: Final[i64] = 3  # after the three of the raid cards

# How a raid came out
BOUGHT_OFF: Final[i64] = 0
WON: Final[i64] = 1
LOST: Final[i64] = 2

HIDDEN: Final[i64] = -2  # a tile whose face nobody has seen
REMEMBERED: Final[i64] = 16  # in `known`, besides a bit for each seat: everybody saw it go under the reserve

NOT_ENDED: Final[i64] = 0
BY_VICTORY: Final[i64] = 1
BY_ROUNDS: Final[i64] = 2


class State(Turns):
    """One position of Anno 1503, without the rules that change it."""

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
        self.stock = NOTHING
        self.publics = NOTHING
        self.nobles = NOTHING
        self.stack = NOTHING  # action cards face down
        self.discards = NOTHING
        self.pirate_stack = NOTHING
        self.pirate_discards = NOTHING
        # The boards, by island
        self.face = NOTHING  # tile, NO_TILE or HIDDEN
        self.back = NOTHING  # 2 to 4; 0 where no tile lies, or where one lies that everybody had seen
        self.known = NOTHING  # bits of the seats that have looked at it
        self.unseen = NOTHING  # faces of hidden tiles, on the boards and in the reserves: back * TILES + tile
        self.reserve = NOTHING  # hidden tiles: board * BACKS + back
        self.base_tail = NOTHING  # tiles that went under the base reserve, the first of them first
        self.crown_tail = NOTHING
        self.spent = NOTHING  # treasures out of the game, by tile
        # The turn
        self.round: i64 = 1
        self.active: i64 = -1
        self.stage: i64 = BEFORE
        self.rolled: i64 = 0  # number on the die in this turn
        self.ending: i64 = NOT_ENDED
        # An event
        self.event: i64 = -1  # in this turn
        self.tiles_lost: i64 = 0  # by the current seat
        self.lay_board: i64 = 0  # 1 for the new one: where a tile of the reserve is laid
        self.golden_due: i64 = 0  # commodities that golden times still bring the current seat
        # What the active player has done in this turn
        self.bought = NOTHING  # by rank: cards its inhabitants have bought
        self.buys: i64 = 0
        self.extra_sales: i64 = 0
        self.luxury_sales: i64 = 0
        self.resident_sales: i64 = 0
        self.swaps: i64 = 0
        self.played = NOTHING  # action cards, those for drawn fights not counted
        self.used = NOTHING  # by thing: how often it made something cheaper
        self.today = NOTHING  # what the effects of the cards played add up to
        # What is still to be given
        self.cards_due: i64 = 0
        self.public_due = False
        self.upgrades_due: i64 = 0
        self.commodities_due: i64 = 0
        self.luxuries_due: i64 = 0
        self.peeks_due: i64 = 0
        # Something that is being built and paid for
        self.discount_card: i64 = -1  # the action card that makes one of several things cheaper
        self.ordered: i64 = -1  # the action that builds it
        self.bill = NOTHING
        self.must_leave_out: i64 = 0  # cards of the bill
        self.may_leave_out: i64 = 0  # cards besides
        # The ship under way, and the island whose tile it has found or attacks
        self.square: i64 = -1
        self.points_left: i64 = 0
        self.island: i64 = -1
        # A fight
        self.foe: i64 = NOBODY
        self.foe_die: i64 = 0
        self.own_die: i64 = 0
        self.rerolls: i64 = 0
        self.raid_result: i64 = BOUGHT_OFF
        self.pirate_card: i64 = -1

    def clear_turn(self) -> None:
        """Forget what the last turn had to remember."""
        self.rolled = 0
        self.event = -1
        self.tiles_lost = 0
        self.bought = zeros(RANKS)
        self.buys = 0
        self.extra_sales = 0
        self.luxury_sales = 0
        self.resident_sales = 0
        self.swaps = 0
        self.played = zeros(CARDS)
        self.used = zeros(THINGS)
        self.today = zeros(POWERS)

    def copy_into(self, other: "State") -> None:
        """Make `other`, made with the same rules, equal to this position."""
        self.copy_question_into(other)
        players = vec[Player](capacity=self.seats)
        for player in self.players:
            players = append(players, player.copy())
        other.players = players
        other.stock = self.stock[:]
        other.publics = self.publics[:]
        other.nobles = self.nobles[:]
        other.stack = self.stack[:]
        other.discards = self.discards[:]
        other.pirate_stack = self.pirate_stack[:]
        other.pirate_discards = self.pirate_discards[:]
        other.face = self.face[:]
        other.back = self.back[:]
        other.known = self.known[:]
        other.unseen = self.unseen[:]
        other.reserve = self.reserve[:]
        other.base_tail = self.base_tail[:]
        other.crown_tail = self.crown_tail[:]
        other.spent = self.spent[:]
        self.copy_turn_into(other)

    def copy_turn_into(self, other: "State") -> None:
        other.round = self.round
        other.active = self.active
        other.stage = self.stage
        other.rolled = self.rolled
        other.ending = self.ending
        other.event = self.event
        other.tiles_lost = self.tiles_lost
        other.lay_board = self.lay_board
        other.golden_due = self.golden_due
        other.bought = self.bought[:]
        other.buys = self.buys
        other.extra_sales = self.extra_sales
        other.luxury_sales = self.luxury_sales
        other.resident_sales = self.resident_sales
        other.swaps = self.swaps
        other.played = self.played[:]
        other.used = self.used[:]
        other.today = self.today[:]
        other.cards_due = self.cards_due
        other.public_due = self.public_due
        other.upgrades_due = self.upgrades_due
        other.commodities_due = self.commodities_due
        other.luxuries_due = self.luxuries_due
        other.peeks_due = self.peeks_due
        other.discount_card = self.discount_card
        other.ordered = self.ordered
        other.bill = self.bill[:]
        other.must_leave_out = self.must_leave_out
        other.may_leave_out = self.may_leave_out
        other.square = self.square
        other.points_left = self.points_left
        other.island = self.island
        other.foe = self.foe
        other.foe_die = self.foe_die
        other.own_die = self.own_die
        other.rerolls = self.rerolls
        other.raid_result = self.raid_result
        other.pirate_card = self.pirate_card

    # Whose turn it is

    def end_game(self, ending: i64) -> None:
        """All is over at once, whatever was still to be given."""
        self.cards_due = 0
        self.upgrades_due = 0
        self.commodities_due = 0
        self.luxuries_due = 0
        self.peeks_due = 0
        self.golden_due = 0
        self.lay_board = 0
        self.raid_result = BOUGHT_OFF
        self.ending = ending
        self.finish()

    def end_fight(self) -> None:
        self.foe = NOBODY
        self.foe_die = 0
        self.own_die = 0
        self.rerolls = 0
        self.pirate_card = -1
        self.island = -1

    def everybody_in_turn(self) -> None:
        """All players are dealt with, the active one first, then clockwise (AN-PROD-09, AN-EVENT-03)."""
        self.start_turns(self.active)
        self.tiles_lost = 0

    def next_seat(self) -> None:
        self.next_turn()
        self.tiles_lost = 0

    def player(self) -> Player:
        return self.players[self.current]

    # Pieces that move in more than one part of a turn

    def take_good(self, good: i64) -> None:
        self.stock[good] -= 1
        self.player().goods[good] += 1

    def give_good(self, good: i64) -> None:
        self.stock[good] += 1
        self.player().goods[good] -= 1

    def earn(self, gold: i64) -> i64:
        """Gold above the end of the track is lost (AN-TRADE-12); says how much of it was not."""
        player = self.player()
        room = self.rules.gold_max - player.gold
        if gold > room:
            gold = room
        player.gold += gold
        return gold

    def tail(self, board: i64) -> vec[i64]:
        return self.crown_tail if board == 1 else self.base_tail

    def reserve_size(self, board: i64) -> i64:
        size: i64 = len(self.tail(board))
        back: i64
        for back in range(BACKS):
            size += self.reserve[board * BACKS + back]
        return size
