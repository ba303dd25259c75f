"""Puerto Rico: the flow from question to question. What each role does stands in roles/."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from boriken.core.game import CHANCE, OVER, Game
from boriken.core.randomness import Random
from boriken.games.puerto_rico.actions import DRAW, GOVERNOR, TAKE
from boriken.games.puerto_rico.catalogue import GOODS, NO_CARD
from boriken.games.puerto_rico.events import GOVERNOR_DRAWN, ROLE_TAKEN
from boriken.games.puerto_rico.pieces import missing_pieces
from boriken.games.puerto_rico.roles.builder import Builder
from boriken.games.puerto_rico.roles.captain import Captain
from boriken.games.puerto_rico.roles.craftsman import Craftsman
from boriken.games.puerto_rico.roles.mayor import Mayor
from boriken.games.puerto_rico.roles.prospector import Prospector
from boriken.games.puerto_rico.roles.role import Role
from boriken.games.puerto_rico.roles.settler import Settler, count, lay_out_row, turn_up
from boriken.games.puerto_rico.roles.trader import Trader
from boriken.games.puerto_rico.scoring import score, wealth
from boriken.games.puerto_rico.state import ASK_GOVERNOR, State

# By role card; both prospector cards do the same
ROLES: Final = vec[Role]([Settler(), Mayor(), Builder(), Craftsman(), Trader(), Captain(), Prospector(), Prospector()])
NO_ACTIONS: Final = vec[i64]()


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
        self.deal_start(governor)
        lay_out_row(self)

    def legal(self) -> vec[i64]:
        if self.actor == OVER:
            return NO_ACTIONS
        if self.actor == CHANCE:
            return self.outcomes()
        if self.phase == NO_CARD:
            return self.open_cards()
        return ROLES[self.phase].legal(self)

    def apply(self, action: i64) -> None:
        if self.phase != NO_CARD:
            ROLES[self.phase].apply(self, action)
        elif self.actor != CHANCE:
            self.take_role(action - TAKE)
        elif self.ask == ASK_GOVERNOR:
            self.tell(GOVERNOR_DRAWN, action - GOVERNOR)
            self.start(action - GOVERNOR)
        else:
            turn_up(self, action - DRAW)
            lay_out_row(self)

    def take_role(self, card: i64) -> None:
        """The doubloons on the card come with it, whether or not the role is used (PR-ROUND-09, PR-ROUND-10)."""
        doubloons = self.card_doubloons[card]
        self.card_doubloons[card] = 0
        self.free_cards &= ~(1 << card)
        self.taker = self.current
        self.phase = card
        self.current_player().doubloons += doubloons
        self.tell(ROLE_TAKEN, self.current, card, doubloons)
        ROLES[card].begin(self)

    def open_cards(self) -> vec[i64]:
        actions = vec[i64](capacity=self.rules.cards)
        card: i64
        for card in range(self.rules.cards):
            if self.free_cards & (1 << card):
                actions = append(actions, TAKE + card)
        return actions

    def outcomes(self) -> vec[i64]:
        actions = vec[i64](capacity=GOODS)
        if self.ask == ASK_GOVERNOR:
            seat: i64
            for seat in range(self.seats):
                actions = append(actions, GOVERNOR + seat)
            return actions
        tile: i64
        for tile in range(GOODS):
            if self.deck[tile] > 0:
                actions = append(actions, DRAW + tile)
        return actions

    def weights(self) -> vec[i64]:
        ways = vec[i64](capacity=GOODS)
        if self.ask == ASK_GOVERNOR:
            seat: i64
            for seat in range(self.seats):
                ways = append(ways, 1)
            return ways
        tiles: i64
        for tiles in self.deck:
            if tiles > 0:
                ways = append(ways, tiles)
        return ways

    def ways(self) -> i64:
        if self.ask == ASK_GOVERNOR:
            return self.seats
        return count(self.deck)

    def outcome(self, chosen: i64) -> i64:
        """Without making lists: chance acts often."""
        if self.ask == ASK_GOVERNOR:
            return GOVERNOR + chosen
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
        """Only points can be hidden: an order of the plantations does not exist before they are turned up."""
        other = PuertoRico(self.rules)
        self.copy_into(other)
        if self.rules.hidden_vp and self.actor != OVER:
            other.shuffle_points(seat, Random(seed))
        return other

    def shuffle_points(self, seat: i64, random: Random) -> None:
        """Each point of the others goes to any one of them (PR-DEC-15)."""
        points: i64 = 0
        other: i64
        for other in range(self.seats):
            if other != seat:
                points += self.players[other].points
                self.players[other].points = 0
        point: i64
        for point in range(points):
            self.players[(seat + 1 + random.below(self.seats - 1)) % self.seats].points += 1

    def points(self, seat: i64) -> i64:
        return score(self.players[seat])

    def tiebreak(self, seat: i64) -> i64:
        return wealth(self.players[seat])

    def conserved(self) -> bool:
        return not missing_pieces(self)
