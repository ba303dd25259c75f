"""San Juan: the flow from question to question. What each role does stands in roles/."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from boriken.core.game import CHANCE, OVER, Game
from boriken.core.randomness import Random
from boriken.games.san_juan.actions import DRAW, GOVERNOR, ROLE, TILE
from boriken.games.san_juan.catalogue import KINDS, ROLES, TILES
from boriken.games.san_juan.events import ROLE_TAKEN
from boriken.games.san_juan.hidden import draw_again
from boriken.games.san_juan.pieces import missing_pieces
from boriken.games.san_juan.roles.builder import Builder
from boriken.games.san_juan.roles.councillor import Councillor
from boriken.games.san_juan.roles.producer import Producer
from boriken.games.san_juan.roles.prospector import Prospector
from boriken.games.san_juan.roles.role import Role
from boriken.games.san_juan.roles.trader import Trader
from boriken.games.san_juan.rounds import RoundStart
from boriken.games.san_juan.scoring import score, wealth
from boriken.games.san_juan.set_up import SetUp
from boriken.games.san_juan.state import ASK_GOVERNOR, ASK_TILE, NO_PHASE, SET_UP, State

# By phase: the roles, the set-up, and the steps between two rounds
PHASES: Final = vec[Role]([Builder(), Producer(), Trader(), Councillor(), Prospector(), SetUp(), RoundStart()])
NO_ACTIONS: Final = vec[i64]()


class SanJuan(State):
    """A position that knows what may be done in it."""

    def begin(self) -> None:
        """From an empty table to the first question."""
        self.set_up()
        PHASES[SET_UP].begin(self)

    def legal(self) -> vec[i64]:
        if self.actor == OVER:
            return NO_ACTIONS
        if self.actor == CHANCE:
            return self.outcomes()
        if self.phase == NO_PHASE:
            return self.open_roles()
        return PHASES[self.phase].legal(self)

    def apply(self, action: i64) -> None:
        if self.phase == NO_PHASE:
            self.take_role(action - ROLE)
        else:
            PHASES[self.phase].apply(self, action)

    def take_role(self, role: i64) -> None:
        """Nobody else can take it in this round (SJ-ROUND-09)."""
        self.free_roles &= ~(1 << role)
        self.taker = self.current
        self.phase = role
        self.tell(ROLE_TAKEN, self.current, role)
        PHASES[role].begin(self)

    def open_roles(self) -> vec[i64]:
        actions = vec[i64](capacity=ROLES)
        role: i64
        for role in range(ROLES):
            if self.free_roles & (1 << role):
                actions = append(actions, ROLE + role)
        return actions

    # Chance

    def outcomes(self) -> vec[i64]:
        actions = vec[i64](capacity=KINDS)
        if self.ask == ASK_GOVERNOR:
            seat: i64
            for seat in range(self.seats):
                actions = append(actions, GOVERNOR + seat)
        elif self.ask == ASK_TILE:
            tile: i64
            for tile in range(TILES):
                if not self.was_seen(tile):
                    actions = append(actions, TILE + tile)
        else:
            card: i64
            for card in range(KINDS):
                if self.deck[card] > 0:
                    actions = append(actions, DRAW + card)
        return actions

    def weights(self) -> vec[i64]:
        ways = vec[i64](capacity=KINDS)
        if self.ask == ASK_GOVERNOR or self.ask == ASK_TILE:
            outcome: i64
            for outcome in self.outcomes():
                ways = append(ways, 1)
            return ways
        cards: i64
        for cards in self.deck:
            if cards > 0:
                ways = append(ways, cards)
        return ways

    def ways(self) -> i64:
        if self.ask == ASK_GOVERNOR:
            return self.seats
        if self.ask == ASK_TILE:
            return TILES - self.trades
        return self.pile

    def outcome(self, chosen: i64) -> i64:
        """Without making lists: chance acts often."""
        if self.ask == ASK_GOVERNOR or self.ask == ASK_TILE:
            return self.outcomes()[chosen]
        card: i64 = 0
        while chosen >= self.deck[card]:
            chosen -= self.deck[card]
            card += 1
        return DRAW + card

    def was_seen(self, tile: i64) -> bool:
        seen: i64
        for seen in self.tiles:
            if seen == tile:
                return True
        return False

    # Copies

    def copy(self) -> Game:
        other = SanJuan(self.rules)
        self.copy_into(other)
        return other

    def determinize(self, seat: i64, seed: i64) -> Game:
        other = SanJuan(self.rules)
        self.copy_into(other)
        draw_again(other, seat, Random(seed))
        return other

    # Results

    def points(self, seat: i64) -> i64:
        return score(self.players[seat])

    def tiebreak(self, seat: i64) -> i64:
        return wealth(self.players[seat])

    def conserved(self) -> bool:
        return not missing_pieces(self)
