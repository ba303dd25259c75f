"""Puerto Rico: the flow from question to question. What each role does stands in roles/."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from boriken.core.game import CHANCE, OVER, Game
from boriken.core.randomness import Random
from boriken.core.vectors import total
from boriken.games.puerto_rico import choosing, festival
from boriken.games.puerto_rico.actions import CHOOSE, DRAW, DRAW_BUILDING, GOVERNOR, PASS, TAKE
from boriken.games.puerto_rico.catalogue import BUCCANEER, GOODS, MAYOR, NO_CARD
from boriken.games.puerto_rico.events import GOVERNOR_DRAWN, RANSOM_PAID, ROLE_TAKEN
from boriken.games.puerto_rico.guests import (
    add_guest_moves,
    ask_next_host,
    can_move_guest,
    is_guest_move,
    joins,
    move_guest,
    open_window,
)
from boriken.games.puerto_rico.pieces import missing_pieces
from boriken.games.puerto_rico.roles.black_market import needs_point
from boriken.games.puerto_rico.roles.buccaneer import Buccaneer
from boriken.games.puerto_rico.roles.builder import Builder
from boriken.games.puerto_rico.roles.captain import Captain
from boriken.games.puerto_rico.roles.craftsman import Craftsman
from boriken.games.puerto_rico.roles.mayor import Mayor
from boriken.games.puerto_rico.roles.prospector import Prospector
from boriken.games.puerto_rico.roles.role import Role
from boriken.games.puerto_rico.roles.settler import Settler, lay_out_row, turn_up
from boriken.games.puerto_rico.roles.trader import Trader
from boriken.games.puerto_rico.rounds import end_game
from boriken.games.puerto_rico.scoring import score, wealth
from boriken.games.puerto_rico.state import (
    ASK_CHOOSE,
    ASK_FESTIVAL_TILE,
    ASK_GOVERNOR,
    ASK_GUEST,
    ASK_LAY,
    ASK_ON_SALE,
    ASK_ROLE,
    ASK_ROW,
    ASK_UNSEEN_TILE,
    AT_THE_END,
    AT_THE_START,
    IN_TURN,
    NOBODY,
    State,
)

# By role card; both prospector cards do the same
ROLES: Final = vec[Role](
    [
        Settler(),
        Mayor(),
        Builder(),
        Craftsman(),
        Trader(),
        Captain(),
        Prospector(),
        Prospector(),
        Buccaneer(),
    ]
)
NO_ACTIONS: Final = vec[i64]()
RANSOM: Final[i64] = 3  # BU-KIDNAP-04


class PuertoRico(State):
    """A position that knows what may be done in it."""

    def begin(self) -> None:
        """From an empty table to the first question."""
        self.set_up()
        if self.rules.first_governor >= 0:
            self.start(self.rules.first_governor)
        else:
            self.leave_to_chance(ASK_GOVERNOR)  # PR-SETUP-04

    def start(self, governor: i64) -> None:
        """The rest of the set-up, in the order of PR-DEC-25."""
        self.deal_start(governor)
        if not choosing.begin_choosing(self):
            self.begin_festival()

    def begin_festival(self) -> None:
        if self.rules.festival:
            self.leave_to_chance(ASK_FESTIVAL_TILE)
        else:
            lay_out_row(self)

    def legal(self) -> vec[i64]:
        if self.actor == OVER:
            return NO_ACTIONS
        if self.actor == CHANCE:
            return self.outcomes()
        if self.ask == ASK_ROLE:
            return self.open_cards()
        if not self.rules.new_buildings:
            return ROLES[self.phase].legal(self)
        if self.ask == ASK_CHOOSE:
            return choosing.choices(self)
        if self.ask == ASK_GUEST:
            return add_guest_moves(vec[i64]([PASS]), self)
        actions = ROLES[self.phase].legal(self)
        if joins(self.ask):
            return add_guest_moves(actions, self)
        return actions

    def apply(self, action: i64) -> None:
        if self.rules.new_buildings and self.actor != CHANCE and is_guest_move(self, action):
            move_guest(self, action)
            if self.ask == ASK_GUEST and not can_move_guest(self.current_player()):
                self.close_window(self.about)
        elif self.ask == ASK_GUEST:
            self.close_window(self.about)
        elif self.phase != NO_CARD:
            ROLES[self.phase].apply(self, action)
        elif self.ask == ASK_ROLE:
            self.take_role(action - TAKE)
        elif self.ask == ASK_ROW:
            turn_up(self, action - DRAW)
            lay_out_row(self)
        else:
            self.prepare(action)

    def prepare(self, action: i64) -> None:
        """What is decided before the first row lies open."""
        if self.ask == ASK_GOVERNOR:
            self.tell(GOVERNOR_DRAWN, action - GOVERNOR)
            self.start(action - GOVERNOR)
        elif self.ask == ASK_CHOOSE or self.ask == ASK_ON_SALE:
            family = CHOOSE if self.ask == ASK_CHOOSE else DRAW_BUILDING
            if not choosing.choose(self, action - family):
                self.begin_festival()
        elif not festival.show(self, action):
            lay_out_row(self)

    # Roles

    def take_role(self, card: i64) -> None:
        """The doubloons on the card come with it, whether or not the role is used (PR-ROUND-09, PR-ROUND-10)."""
        doubloons = self.card_doubloons[card]
        self.card_doubloons[card] = 0
        self.free_cards &= ~(1 << card)
        self.taker = self.current
        self.current_player().doubloons += doubloons
        self.tell(ROLE_TAKEN, self.current, card, doubloons)
        if card == BUCCANEER:
            self.wanted = self.current  # BU-ROLE-06
        elif card == self.kidnapped:
            self.free_kidnapped()
        self.begin_role(card)

    def free_kidnapped(self) -> None:
        """An opponent who takes the role pays its kidnapper's ransom from the bank (BU-KIDNAP-04, BU-DEC-06)."""
        if self.kidnapper != self.current:
            self.players[self.kidnapper].doubloons += RANSOM
            self.tell(RANSOM_PAID, self.kidnapper, RANSOM)
        self.kidnapped = NO_CARD
        self.kidnapper = NOBODY

    def begin_role(self, card: i64) -> None:
        self.phase = card
        if card == MAYOR or not open_window(self, AT_THE_START):
            ROLES[card].begin(self)

    def close_window(self, window: i64) -> None:
        """The player asked moves no more guests: the next one may, or the game goes on."""
        if window == IN_TURN:
            ROLES[self.phase].go_on(self)
            return
        self.next_turn()
        if ask_next_host(self, window):
            return
        if window == AT_THE_START:
            ROLES[self.phase].begin(self)
        elif window == AT_THE_END:
            ROLES[self.phase].close(self)
        else:
            end_game(self)

    def open_cards(self) -> vec[i64]:
        actions = vec[i64](capacity=self.rules.cards)
        card: i64
        for card in range(self.rules.cards):
            if self.free_cards & (1 << card) and not (card == BUCCANEER and self.wanted == self.current):  # BU-ROLE-05
                actions = append(actions, TAKE + card)
        return actions

    # Chance

    def outcomes(self) -> vec[i64]:
        if self.ask != ASK_ROW and self.ask != ASK_UNSEEN_TILE:
            return self.preparations()
        actions = vec[i64](capacity=GOODS)
        tile: i64
        for tile in range(GOODS):
            if self.deck[tile] > 0:
                actions = append(actions, DRAW + tile)
        return actions

    def preparations(self) -> vec[i64]:
        if self.ask == ASK_ON_SALE:
            return choosing.choices(self)
        if self.ask != ASK_GOVERNOR:
            return festival.outcomes(self)
        actions = vec[i64](capacity=self.seats)
        seat: i64
        for seat in range(self.seats):
            actions = append(actions, GOVERNOR + seat)
        return actions

    def weights(self) -> vec[i64]:
        ways = vec[i64](capacity=GOODS)
        if self.ask == ASK_GOVERNOR or self.ask == ASK_ON_SALE:
            action: i64
            for action in self.preparations():
                ways = append(ways, 1)
            return ways
        if self.ask != ASK_ROW and self.ask != ASK_UNSEEN_TILE:
            return festival.weights(self)
        tiles: i64
        for tiles in self.deck:
            if tiles > 0:
                ways = append(ways, tiles)
        return ways

    def ways(self) -> i64:
        if self.ask != ASK_ROW and self.ask != ASK_UNSEEN_TILE:
            return total(self.weights())
        return total(self.deck)

    def outcome(self, chosen: i64) -> i64:
        """Without making lists: chance acts often."""
        if self.ask != ASK_ROW and self.ask != ASK_UNSEEN_TILE:
            return super().outcome(chosen)
        tile: i64 = 0
        while chosen >= self.deck[tile]:
            chosen -= self.deck[tile]
            tile += 1
        return DRAW + tile

    def copy(self) -> Game:
        other = PuertoRico(self.rules)
        self.copy_into(other)
        return other

    def determinize(self, seat: i64, seed: i64) -> Game:
        """Points can be hidden, and what lies under a forest; an order of the face-down plantations does not exist."""
        other = PuertoRico(self.rules)
        self.copy_into(other)
        if self.actor == OVER:
            return other
        if self.rules.new_buildings:
            other.shuffle_forests(seat, Random(seed))
        if self.rules.hidden_vp:
            other.shuffle_points(seat, Random(seed))
        return other

    def shuffle_forests(self, seat: i64, random: Random) -> None:
        """What the others alone have seen is any of the tiles that this seat has not; older ones change owners."""
        looking = self.ask == ASK_LAY and self.current != seat
        if looking:
            self.deck[self.drawn] += 1
        young = vec[vec[i64]]()
        old = vec[vec[i64]]()
        owner: i64
        for owner in range(self.seats):
            if owner != seat:
                young = append(young, self.players[owner].secret)
                old = append(old, self.players[owner].old_secret)
        redraw(young, self.deck, random)
        redraw(old, vec[i64]([0, 0, 0, 0, 0]), random)
        if looking:
            self.drawn = draw(self.deck, random)

    def shuffle_points(self, seat: i64, random: Random) -> None:
        """Each point of the others goes to any one of them (PR-DEC-15)."""
        points: i64 = 0
        other: i64
        for other in range(self.seats):
            if other != seat:
                points += self.players[other].points
                self.players[other].points = 0
        if self.current != seat and needs_point(self):
            self.players[self.current].points = 1
            points -= 1
        point: i64
        for point in range(points):
            self.players[(seat + 1 + random.below(self.seats - 1)) % self.seats].points += 1

    def points(self, seat: i64) -> i64:
        return score(self.players[seat])

    def tiebreak(self, seat: i64) -> i64:
        return wealth(self.players[seat])

    def conserved(self) -> bool:
        return not missing_pieces(self)


def redraw(hands: vec[vec[i64]], stack: vec[i64], random: Random) -> None:
    """Shuffle what is in some hands into a stack, and draw as much for each again."""
    sizes = vec[i64](capacity=len(hands))
    tile: i64
    for hand in hands:
        sizes = append(sizes, total(hand))
        for tile in range(GOODS):
            stack[tile] += hand[tile]
            hand[tile] = 0
    number: i64
    index: i64
    for index in range(len(hands)):
        for number in range(sizes[index]):
            hands[index][draw(stack, random)] += 1


def draw(stack: vec[i64], random: Random) -> i64:
    chosen: i64 = random.below(total(stack))
    tile: i64 = 0
    while chosen >= stack[tile]:
        chosen -= stack[tile]
        tile += 1
    stack[tile] -= 1
    return tile
