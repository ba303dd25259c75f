"""Anno 1503: the table of steps, and what holds for all of them. The steps themselves are in turn/."""

from typing import Any, ClassVar, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from boriken.core.document import Document
from boriken.core.errors import PositionError
from boriken.core.game import CHANCE, OVER, Game
from boriken.core.randomness import Random
from boriken.core.step import Step
from boriken.core.turns import NO_ACTIONS
from boriken.games.anno_1503.catalogue import POINTS
from boriken.games.anno_1503.conservation import missing_pieces
from boriken.games.anno_1503.determinize import draw_again
from boriken.games.anno_1503.document.names import ENDING_NAMES, PHASE_NAMES
from boriken.games.anno_1503.events import GAME_WON, POINT_GAINED, POINT_LOST
from boriken.games.anno_1503.scoring import has_won, points, points_held, score_sheet, wealth
from boriken.games.anno_1503.set_up import set_up
from boriken.games.anno_1503.state import BEFORE, BY_VICTORY, State
from boriken.games.anno_1503.turn.building import ChooseRepair, Harbour
from boriken.games.anno_1503.turn.cards import BuildWithCard
from boriken.games.anno_1503.turn.common import AnnoStep, GameOver, RoundTheTable
from boriken.games.anno_1503.turn.disasters import Lay, Lose, RollEvent
from boriken.games.anno_1503.turn.ending import DiscardCards, ReturnGoods
from boriken.games.anno_1503.turn.fights import Drawn, FoeDie, OwnDie, Reroll
from boriken.games.anno_1503.turn.gains import DrawCard, RiseFree, TakeCommodity, TakeLuxury, TakePublic
from boriken.games.anno_1503.turn.golden_times import TakeGolden
from boriken.games.anno_1503.turn.opening import DrawFirst, DrawHome, draw_homes
from boriken.games.anno_1503.turn.paying import Without
from boriken.games.anno_1503.turn.pirates import Bargain, Encounter
from boriken.games.anno_1503.turn.raids import DrawFoe, DrawRaid, Give, Ransom, Tow
from boriken.games.anno_1503.turn.roll import Produce, Roll
from boriken.games.anno_1503.turn.sailing import ChooseShip, Sail
from boriken.games.anno_1503.turn.tiles import DrawFace, Peek, Tile
from boriken.games.anno_1503.turn.work import Work

# By the kind of question, in the order of their numbers
STEPS: Final = vec[AnnoStep](
    [
        GameOver(),
        DrawHome(),
        DrawFirst(),
        Roll(),
        RollEvent(),
        DrawFace(),
        DrawCard(),
        Encounter(),
        DrawFoe(),
        DrawRaid(),
        FoeDie(),
        OwnDie(),
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
        TakeCommodity(),
        TakeLuxury(),
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


class Anno1503(State):
    """A position that knows what may be done in it."""

    during: ClassVar[str] = "in the phase {!r}"

    def begin(self) -> None:
        """From an empty table to the first question."""
        set_up(self)
        draw_homes(self, 0)

    def step(self) -> Step[Any]:
        return STEPS[self.ask]

    def legal(self) -> vec[i64]:
        return NO_ACTIONS if self.actor == OVER else STEPS[self.ask].legal(self)

    def weights(self) -> vec[i64]:
        return STEPS[self.ask].weights(self)

    def ways(self) -> i64:
        return STEPS[self.ask].ways(self)

    def outcome(self, chosen: i64) -> i64:
        return STEPS[self.ask].outcome(self, chosen)

    def apply(self, action: i64) -> None:
        """A player who has the points in their turn has won at once (AN-END-03)."""
        if self.listening:
            before = self.all_points()
            STEPS[self.ask].apply(self, action)
            self.tell_points(before)
        else:
            STEPS[self.ask].apply(self, action)
        if self.stage != BEFORE and self.actor != OVER and has_won(self):
            self.tell(GAME_WON, self.active)
            self.end_game(BY_VICTORY)

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

    # Where the open question stands

    def context(self) -> dict[str, Any]:
        return {} if self.actor == CHANCE else {"active": self.active}

    def load_phase(self, question: Document) -> str | None:
        return PHASE_NAMES[self.stage]

    def load_turn(self, question: Document) -> None:
        seat = question.number("seat", 0, self.seats - 1, max(self.active, 0))
        self.current = seat
        if seat != self.active >= 0 and not isinstance(self.step(), RoundTheTable):
            raise PositionError(
                f"Seat {self.active} is active and is asked, not seat {seat}.",
                "not_active",
                where="state.question.seat",
                seat=int(self.active),
            )

    # The result

    def points(self, seat: i64) -> i64:
        return points(self.rules, self.players[seat])

    def tiebreak(self, seat: i64) -> i64:
        return wealth(self.players[seat])

    def score_sheet(self, seat: i64) -> dict[str, int]:
        return score_sheet(self.rules, self.players[seat])

    def end_reasons(self) -> list[str]:
        return [ENDING_NAMES[self.ending]] if self.ending else []

    def length(self) -> dict[str, int]:
        return {"rounds": self.round}

    def missing_pieces(self) -> list[str]:
        return missing_pieces(self)
