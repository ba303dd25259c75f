"""Anno 1503: the flow from question to question. What each of them means stands in turn/."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from boriken.core.game import OVER, Game
from boriken.core.randomness import Random
from boriken.games.anno_1503.catalogue import POINTS
from boriken.games.anno_1503.events import GAME_WON, POINT_GAINED, POINT_LOST
from boriken.games.anno_1503.hidden import draw_again
from boriken.games.anno_1503.pieces import missing_pieces
from boriken.games.anno_1503.scoring import has_won, points, points_held, wealth
from boriken.games.anno_1503.state import BEFORE, BY_VICTORY, State
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

    def determinize(self, seat: i64, seed: i64) -> Game:
        other = Anno1503(self.rules)
        self.copy_into(other)
        if self.actor != OVER:
            draw_again(other, seat, Random(seed))
        return other

    # The result

    def points(self, seat: i64) -> i64:
        return points(self.rules, self.players[seat])

    def tiebreak(self, seat: i64) -> i64:
        return wealth(self.players[seat])

    def conserved(self) -> bool:
        return not missing_pieces(self)
