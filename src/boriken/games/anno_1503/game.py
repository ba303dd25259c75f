"""Anno 1503: the flow from question to question. What each of them means stands in turn/."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from boriken.core.game import OVER, Game
from boriken.core.randomness import Random
from boriken.games.anno_1503.catalogue import CARDS, FIRST_CROWN, LOWEST_BACK, POINTS, TILES
from boriken.games.anno_1503.events import GAME_WON, POINT_GAINED, POINT_LOST
from boriken.games.anno_1503.pieces import missing_pieces
from boriken.games.anno_1503.scoring import has_won, points, points_held, wealth
from boriken.games.anno_1503.state import BEFORE, BY_VICTORY, HIDDEN, REMEMBERED, State, count
from boriken.games.anno_1503.turn.bills import ChooseRepair, Harbour, Without
from boriken.games.anno_1503.turn.cards import BuildWithCard, DrawCard, RiseFree, TakeGoods
from boriken.games.anno_1503.turn.disasters import Lay, Lose, RollEvent, TakeGolden
from boriken.games.anno_1503.turn.ending import DiscardCards, ReturnGoods
from boriken.games.anno_1503.turn.fights import Battle, Drawn, Reroll
from boriken.games.anno_1503.turn.opening import DrawFirst, DrawHome, draw_homes
from boriken.games.anno_1503.turn.pirates import Bargain, DrawFoe, DrawRaid, Encounter, Give, Ransom, Tow
from boriken.games.anno_1503.turn.roll import Produce, Roll
from boriken.games.anno_1503.turn.sailing import ChooseShip, DrawFace, Peek, Sail, Tile
from boriken.games.anno_1503.turn.step import Step
from boriken.games.anno_1503.turn.work import TakePublic, Work

# By the kind of question
STEPS: Final = vec[Step](
    [
        Step(),  # nothing is asked when all is over
        DrawHome(),
        DrawFirst(),
        Roll(),
        RollEvent(),
        DrawFace(),
        DrawCard(),
        Encounter(),
        DrawFoe(),
        DrawRaid(),
        Battle(False),
        Battle(True),
        Produce(),
        TakeGolden(),
        Lose(),
        Lay(),
        Work(),
        Without(),
        BuildWithCard(),
        Harbour(),
        ChooseRepair(),
        TakePublic(),
        RiseFree(),
        TakeGoods(False),
        TakeGoods(True),
        Peek(),
        ChooseShip(),
        Sail(),
        Tile(),
        Ransom(),
        Drawn(),
        Reroll(),
        Tow(),
        Give(),
        Bargain(),
        ReturnGoods(),
        DiscardCards(),
    ]
)
NO_ACTIONS: Final = vec[i64]()


class Anno1503(State):
    """A position that knows what may be done in it."""

    def begin(self) -> None:
        """From an empty table to the first question."""
        self.set_up()
        draw_homes(self, 0)

    def legal(self) -> vec[i64]:
        if self.actor == OVER:
            return NO_ACTIONS
        return STEPS[self.ask].legal(self)

    def weights(self) -> vec[i64]:
        return STEPS[self.ask].weights(self)

    def apply(self, action: i64) -> None:
        """Whoever has the points in the own turn has won at once (AN-END-03)."""
        if self.listening:
            before = self.all_points()
            STEPS[self.ask].apply(self, action)
            self.tell_points(before)
        else:
            STEPS[self.ask].apply(self, action)
        if self.stage != BEFORE and self.actor != OVER and has_won(self):
            self.tell(GAME_WON, self.active)
            self.finish(BY_VICTORY)

    def all_points(self) -> vec[i64]:
        held = vec[i64]()
        for player in self.players:
            held = append(held, points_held(self.rules, player))
        return held

    def tell_points(self, before: vec[i64]) -> None:
        after = self.all_points()
        seat: i64
        point: i64
        for seat in range(self.seats):
            for point in range(POINTS):
                had = before[seat] & (1 << point)
                has = after[seat] & (1 << point)
                if has and not had:
                    self.tell(POINT_GAINED, seat, point)
                elif had and not has:
                    self.tell(POINT_LOST, seat, point)

    def copy(self) -> Game:
        other = Anno1503(self.rules)
        self.copy_into(other)
        return other

    # What a seat does not know

    def determinize(self, seat: i64, seed: i64) -> Game:
        """Faces that only others have seen, and the cards in other hands, are drawn again."""
        other = Anno1503(self.rules)
        self.copy_into(other)
        if self.actor != OVER:
            random = Random(seed)
            other.turn_down(seat)
            other.turn_up(seat, random)
            other.deal_hands(seat, random)
        return other

    def is_hidden_from(self, seat: i64, island: i64) -> bool:
        """Somebody has seen the face, but not this seat; a tile that went under the reserve was open to all."""
        return self.face[island] >= 0 and not self.known[island] & ((1 << seat) | REMEMBERED)

    def turn_down(self, seat: i64) -> None:
        island: i64
        for island in range(len(self.face)):
            if self.is_hidden_from(seat, island):
                self.unseen[(self.back[island] - LOWEST_BACK) * TILES + self.face[island]] += 1
                self.face[island] = HIDDEN

    def turn_up(self, seat: i64, random: Random) -> None:
        """A tile that others have looked at keeps a face."""
        island: i64
        for island in range(len(self.face)):
            if self.face[island] == HIDDEN and self.known[island] != 0:
                first = (self.back[island] - LOWEST_BACK) * TILES
                tile = self.any_face(first, self.rules.is_crown[island] == 1, random)
                self.unseen[first + tile] -= 1
                self.face[island] = tile

    def any_face(self, first: i64, crown: bool, random: Random) -> i64:
        start: i64 = FIRST_CROWN if crown else 0
        end: i64 = TILES if crown else FIRST_CROWN
        total: i64 = 0
        tile: i64
        for tile in range(start, end):
            total += self.unseen[first + tile]
        chosen = random.below(total)
        tile = start
        while chosen >= self.unseen[first + tile]:
            chosen -= self.unseen[first + tile]
            tile += 1
        return tile

    def deal_hands(self, seat: i64, random: Random) -> None:
        """The others hold as many cards as before, out of all that are neither open nor this seat's own."""
        sizes = vec[i64]()
        other: i64
        card: i64
        for other in range(self.seats):
            hand = self.players[other].hand
            sizes = append(sizes, count(hand))
            if other != seat:
                for card in range(CARDS):
                    self.stack[card] += hand[card]
                    hand[card] = 0
        number: i64
        for other in range(self.seats):
            if other != seat:
                for number in range(sizes[other]):
                    card = self.any_card(random)
                    self.stack[card] -= 1
                    self.players[other].hand[card] += 1

    def any_card(self, random: Random) -> i64:
        chosen = random.below(count(self.stack))
        card: i64 = 0
        while chosen >= self.stack[card]:
            chosen -= self.stack[card]
            card += 1
        return card

    # The result

    def points(self, seat: i64) -> i64:
        return points(self.rules, self.players[seat])

    def tiebreak(self, seat: i64) -> i64:
        return wealth(self.players[seat])

    def conserved(self) -> bool:
        return not missing_pieces(self)
