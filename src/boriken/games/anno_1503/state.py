"""Everything on the table: what each player has, what lies on the boards, and which decision is open.

A position says what is being asked in plain numbers: `ask` is the kind of question, `about` what it is about, `active`
the seat whose turn it is, `current` the seat that is being dealt with (another one only while all produce or an event
is handled). What a turn must remember stands below them.

A tile that nobody has looked at has no face: `unseen` counts the faces that are left for each back, and chance draws
one of them when somebody looks.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from boriken.core.game import CHANCE, OVER, Game
from boriken.core.vectors import repeated, total, zeros
from boriken.games.anno_1503.catalogue import (
    BACKS,
    CARDS,
    COST_SIZE,
    FIRST_CROWN,
    GOODS,
    LOWEST_BACK,
    PIRATES,
    PLACES,
    POWERS,
    PUBLICS,
    RANKS,
    SITES,
    START,
    THINGS,
    TILES,
)
from boriken.games.anno_1503.rules import Rules

# Kinds of question; up to ASK_OWN_DIE chance answers
ASK_NOTHING: Final[i64] = 0
ASK_HOME: Final[i64] = 1  # about: seat
ASK_FIRST: Final[i64] = 2
ASK_ROLL: Final[i64] = 3
ASK_EVENT: Final[i64] = 4
ASK_FACE: Final[i64] = 5  # about: island
ASK_CARD: Final[i64] = 6
ASK_ENCOUNTER: Final[i64] = 7
ASK_FOE: Final[i64] = 8
ASK_RAID: Final[i64] = 9  # about: what happened: BOUGHT_OFF, WON or LOST
ASK_FOE_DIE: Final[i64] = 10
ASK_OWN_DIE: Final[i64] = 11
ASK_PRODUCE: Final[i64] = 12  # about: place
ASK_GOLDEN: Final[i64] = 13  # about: how many are still to be taken
ASK_LOSE: Final[i64] = 14
ASK_LAY: Final[i64] = 15  # about: 1 for the new board
ASK_WORK: Final[i64] = 16
ASK_WITHOUT: Final[i64] = 17
ASK_BUILD: Final[i64] = 18  # about: target; an action card makes it cheaper
ASK_HARBOUR: Final[i64] = 19  # where a new ship begins
ASK_REPAIR: Final[i64] = 20
ASK_PUBLIC: Final[i64] = 21
ASK_UPGRADE: Final[i64] = 22
ASK_COMMODITY: Final[i64] = 23
ASK_LUXURY: Final[i64] = 24
ASK_PEEK: Final[i64] = 25
ASK_SHIP: Final[i64] = 26
ASK_SAIL: Final[i64] = 27
ASK_TILE: Final[i64] = 28  # about: island
ASK_RANSOM: Final[i64] = 29
ASK_DRAWN: Final[i64] = 30
ASK_REROLL: Final[i64] = 31
ASK_TOW: Final[i64] = 32
ASK_GIVE: Final[i64] = 33
ASK_BARGAIN: Final[i64] = 34
ASK_RETURN: Final[i64] = 35
ASK_DISCARD: Final[i64] = 36
ASKS: Final[i64] = 37

# Parts of a turn
BEFORE: Final[i64] = 0  # before the first turn
ROLLING: Final[i64] = 1
WORKING: Final[i64] = 2
SAILING: Final[i64] = 3
LEAVING: Final[i64] = 4

# A ship is its square and what is the matter with it
SHIP_SIZE: Final[i64] = 4
DAMAGED: Final[i64] = 2
ACTED: Final[i64] = 1

# Who is fought
NOBODY: Final[i64] = -1
NEST: Final[i64] = 3  # after the three of the raid cards

# How a raid came out
BOUGHT_OFF: Final[i64] = 0
WON: Final[i64] = 1
LOST: Final[i64] = 2

NOTHING: Final = vec[i64]()

NO_TILE: Final[i64] = -1  # on a square
HIDDEN: Final[i64] = -2  # a tile whose face nobody has seen
REMEMBERED: Final[i64] = 16  # in `known`, besides a bit for each seat: everybody saw it go under the reserve

NOT_ENDED: Final[i64] = 0
BY_VICTORY: Final[i64] = 1
BY_ROUNDS: Final[i64] = 2


class Player:
    """What one player has."""

    def __init__(self, goods: vec[i64], ranks: vec[i64], posts: vec[i64], nests: vec[i64]) -> None:
        self.home: i64 = -1  # home board
        self.gold: i64 = 0
        self.contracts: i64 = 0
        self.castle: i64 = 0
        self.cannons: i64 = 0
        self.goods = goods
        self.ranks = ranks  # inhabitants by rank
        self.posts = posts  # by place: the tile attached there, or NO_TILE
        self.nests = nests  # beaten, by tile
        self.publics = NOTHING
        self.sites = NOTHING  # by site: the building there, or -1
        self.hand = NOTHING  # action cards
        self.kept = NOTHING  # those in hand when the discards last became the stack
        self.put_down = NOTHING  # cards put down since, where one may be kept or drawn later
        self.fleet = NOTHING  # ships on the boards, ascending; the one under way is not among them
        self.lasting = NOTHING  # what the effects of all buildings add up to

    def copy(self) -> "Player":
        other = Player(self.goods[:], self.ranks[:], self.posts[:], self.nests[:])
        other.home = self.home
        other.gold = self.gold
        other.contracts = self.contracts
        other.castle = self.castle
        other.cannons = self.cannons
        other.publics = self.publics[:]
        other.sites = self.sites[:]
        other.hand = self.hand[:]
        other.kept = self.kept[:]
        other.put_down = self.put_down[:]
        other.fleet = self.fleet[:]
        other.lasting = self.lasting[:]
        return other

    def inhabitants(self) -> i64:
        return total(self.ranks)

    def post_count(self) -> i64:
        posts: i64 = 0
        tile: i64
        for tile in self.posts:
            if tile != NO_TILE:
                posts += 1
        return posts

    def launch(self, ship: i64) -> None:
        """Put a ship among those on the boards, which stand in order."""
        fleet = vec[i64](capacity=len(self.fleet) + 1)
        placed = False
        other: i64
        for other in self.fleet:
            if not placed and ship < other:
                fleet = append(fleet, ship)
                placed = True
            fleet = append(fleet, other)
        if not placed:
            fleet = append(fleet, ship)
        self.fleet = fleet

    def remove(self, ship: i64) -> None:
        """Take one such ship away."""
        fleet = vec[i64](capacity=len(self.fleet))
        removed = False
        other: i64
        for other in self.fleet:
            if other == ship and not removed:
                removed = True
            else:
                fleet = append(fleet, other)
        self.fleet = fleet


class State(Game):
    """One position of Anno 1503, without the rules that change it."""

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules.players)
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
        # Turn and question
        self.round: i64 = 1
        self.active: i64 = -1
        self.current: i64 = 0
        self.left: i64 = 0  # seats still to be dealt with, the current one included
        self.ask: i64 = ASK_NOTHING
        self.about: i64 = 0
        self.stage: i64 = BEFORE
        self.rolled: i64 = 0  # number on the die in this turn
        self.event: i64 = -1  # in this turn
        self.lost: i64 = 0  # tiles that the current seat has lost to the event
        self.ending: i64 = NOT_ENDED
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
        # A build that is being paid for
        self.target: i64 = -1
        self.subject: i64 = 0  # new rank, or building * SITES + site
        self.bill = NOTHING
        self.less: i64 = 0  # cards that must still be left out
        self.spare: i64 = 0  # cards that may be left out besides
        # The ship under way
        self.square: i64 = -1
        self.points_left: i64 = 0
        # A fight
        self.foe: i64 = NOBODY
        self.foe_die: i64 = 0
        self.own_die: i64 = 0
        self.rerolls: i64 = 0
        self.pirate_card: i64 = -1

    # Set-up

    def set_up(self) -> None:
        """The table before anything is drawn."""
        rules = self.rules
        players = vec[Player](capacity=self.seats)
        self.stock = rules.stock[:]
        seat: i64
        for seat in range(self.seats):
            players = append(players, self.new_player())
        self.players = players
        self.publics = rules.publics[:]
        self.nobles = rules.nobles[:]
        self.stack = rules.action_cards[:]
        self.discards = zeros(CARDS)
        self.pirate_stack = rules.pirate_cards[:]
        self.pirate_discards = zeros(PIRATES)
        self.unseen = rules.tiles[:]
        self.base_tail = NOTHING
        self.crown_tail = NOTHING
        self.spent = zeros(TILES)
        self.lay_tiles()
        self.clear_turn()
        self.bill = zeros(COST_SIZE)

    def new_player(self) -> Player:
        """AN-SETUP-10 to AN-SETUP-16, AN-SETUP-27, AN-SETUP-32."""
        rules = self.rules
        player = Player(zeros(GOODS), rules.inhabitants[:], repeated(NO_TILE, PLACES), zeros(TILES))
        player.gold = rules.gold
        player.castle = rules.castle_step
        player.cannons = rules.cannons
        player.publics = zeros(PUBLICS)
        player.sites = repeated(-1, SITES)
        player.hand = zeros(CARDS)
        player.kept = zeros(CARDS)
        player.put_down = zeros(CARDS)
        player.fleet = repeated(START * SHIP_SIZE, rules.ships_on_start)
        player.lasting = zeros(POWERS)
        good: i64
        for good in range(GOODS):
            taken = rules.goods[good]
            if taken > self.stock[good]:
                taken = self.stock[good]
            player.goods[good] = taken
            self.stock[good] -= taken
        return player

    def lay_tiles(self) -> None:
        """One hidden tile on each island whose mark is in use; the others make the reserves (AN-SETUP-03 to -07)."""
        rules = self.rules
        islands = len(rules.islands)
        self.face = repeated(NO_TILE, islands)
        self.back = zeros(islands)
        self.known = zeros(islands)
        self.reserve = zeros(2 * BACKS)
        back: i64
        tile: i64
        for back in range(BACKS):
            for tile in range(TILES):
                board: i64 = 1 if tile >= FIRST_CROWN else 0
                self.reserve[board * BACKS + back] += rules.tiles[back * TILES + tile]
        island: i64
        for island in range(islands):
            back = rules.mark[island] - LOWEST_BACK
            if rules.mark[island] <= self.seats:
                self.face[island] = HIDDEN
                self.back[island] = rules.mark[island]
                self.reserve[rules.is_crown[island] * BACKS + back] -= 1

    def clear_turn(self) -> None:
        """Forget what the last turn had to remember."""
        self.rolled = 0
        self.event = -1
        self.lost = 0
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
        other.actor = self.actor
        other.first = self.first
        other.turn = self.turn
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
        other.round = self.round
        other.active = self.active
        other.current = self.current
        other.left = self.left
        other.ask = self.ask
        other.about = self.about
        other.stage = self.stage
        other.rolled = self.rolled
        other.event = self.event
        other.lost = self.lost
        other.ending = self.ending
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
        other.target = self.target
        other.subject = self.subject
        other.bill = self.bill[:]
        other.less = self.less
        other.spare = self.spare
        other.square = self.square
        other.points_left = self.points_left
        other.foe = self.foe
        other.foe_die = self.foe_die
        other.own_die = self.own_die
        other.rerolls = self.rerolls
        other.pirate_card = self.pirate_card

    # Who decides what

    def decide(self, ask: i64, about: i64 = 0) -> None:
        """Put a question to the current player."""
        self.ask = ask
        self.about = about
        self.actor = self.current

    def leave_to_chance(self, ask: i64, about: i64 = 0) -> None:
        self.ask = ask
        self.about = about
        self.actor = CHANCE

    def finish(self, ending: i64) -> None:
        """All is over at once, whatever was still to be given."""
        self.cards_due = 0
        self.upgrades_due = 0
        self.commodities_due = 0
        self.luxuries_due = 0
        self.peeks_due = 0
        self.ending = ending
        self.ask = ASK_NOTHING
        self.about = 0
        self.actor = OVER

    def everybody_in_turn(self) -> None:
        """All players are dealt with, the active one first, then clockwise (AN-PROD-09, AN-EVENT-03)."""
        self.current = self.active
        self.left = self.seats
        self.lost = 0

    def next_seat(self) -> None:
        self.left -= 1
        self.lost = 0
        self.current += 1
        if self.current == self.seats:
            self.current = 0

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
