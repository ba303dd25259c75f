"""San Juan: its table of questions, and what is told of a position. The roles are in roles/."""

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from boriken.core.document import Document
from boriken.core.errors import PositionError
from boriken.core.game import OVER, Game
from boriken.core.naming import named_bits
from boriken.core.randomness import Random
from boriken.core.step import Step
from boriken.core.turns import NO_ACTIONS
from boriken.core.vectors import kind_drawn
from boriken.games.san_juan.actions import DRAW
from boriken.games.san_juan.catalogue import CARD_NAMES, END_NAMES, FIRST_LARGE, KINDS, ROLE_NAMES, ROLES, TILES, TRADER
from boriken.games.san_juan.conservation import missing_pieces
from boriken.games.san_juan.determinize import draw_again
from boriken.games.san_juan.questions import ASK_GOVERNOR, ASK_NOTHING, ASK_ROLE, ASK_TILE
from boriken.games.san_juan.roles.builder import BUILDER_PHASE, BonusCard, Give, Pay, UseLibrary
from boriken.games.san_juan.roles.building import Build, Cover
from boriken.games.san_juan.roles.councillor import COUNCILLOR_PHASE, Archive, Keep, Look, TakeCouncil
from boriken.games.san_juan.roles.producer import PRODUCER_PHASE, LayGood, Produce, WellCard
from boriken.games.san_juan.roles.prospector import (
    PROSPECTOR_PHASE,
    Find,
    ProspectedCard,
    TakeProspected,
    TurnUp,
    UseMine,
)
from boriken.games.san_juan.roles.trader import TRADER_PHASE, SaleCard, Sell, TurnUpTile
from boriken.games.san_juan.rounds import Bury, DiscardExcess, RolePhase, TakeRole
from boriken.games.san_juan.scoring import chapel_points, extra_points, printed_points, score, wealth
from boriken.games.san_juan.set_up import DealtCard, DiscardDealt, DrawGovernor, begin_set_up
from boriken.games.san_juan.state import NO_PHASE, PHASE_NAMES, State
from boriken.games.san_juan.steps import Over, Question

# By the number of the question (questions.py)
STEPS: Final = vec[Question](
    [
        Over(),
        DrawGovernor(),
        DealtCard(),
        BonusCard(),
        WellCard(),
        SaleCard(),
        ProspectedCard(),
        LayGood(),
        TurnUpTile(),
        Look(),
        TurnUp(),
        TakeRole(),
        Build(),
        Cover(),
        UseLibrary(),
        Give(),
        Pay(),
        Produce(),
        Sell(),
        TakeCouncil(),
        TakeProspected(),
        Keep(),
        UseMine(),
        Find(),
        Bury(),
        DiscardDealt(),
        DiscardExcess(),
        Archive(),
    ]
)

# By role
PHASES: Final = vec[RolePhase]([BUILDER_PHASE, PRODUCER_PHASE, TRADER_PHASE, COUNCILLOR_PHASE, PROSPECTOR_PHASE])


class SanJuan(State):
    """A position that knows what may be done in it."""

    def begin(self) -> None:
        """From an empty table to the first question."""
        self.set_up()
        begin_set_up(self)

    def step(self) -> Step[Any]:
        return STEPS[self.ask]

    # Straight from the table: simulations pay for every call on the way

    def legal(self) -> vec[i64]:
        if self.actor == OVER:
            return NO_ACTIONS
        return STEPS[self.ask].legal(self)

    def apply(self, action: i64) -> None:
        STEPS[self.ask].apply(self, action)

    def ways(self) -> i64:
        if self.ask == ASK_GOVERNOR or self.ask == ASK_TILE:
            return STEPS[self.ask].ways(self)
        return self.pile

    def outcome(self, chosen: i64) -> i64:
        """Cards are drawn more often than anything is decided."""
        if self.ask == ASK_GOVERNOR or self.ask == ASK_TILE:
            return STEPS[self.ask].outcome(self, chosen)
        return DRAW + kind_drawn(self.deck, chosen)

    def begin_role(self) -> None:
        PHASES[self.phase].begin(self)

    def copy(self) -> Game:
        other = SanJuan(self.rules)
        self.copy_into(other)
        return other

    def determinize(self, seat: i64, seed: i64) -> Game:
        other = SanJuan(self.rules)
        self.copy_into(other)
        draw_again(other, seat, Random(seed))
        return other

    # Where the open question stands

    def context(self) -> dict[str, Any]:
        context: dict[str, Any] = {}
        if self.phase != NO_PHASE:
            context["phase"] = PHASE_NAMES[self.phase]
        if self.in_a_role():
            context["role"] = ROLE_NAMES[self.phase]
            context["taker"] = int(self.taker)
        return context

    def save_turn(self) -> dict[str, Any]:
        context = self.context()
        context.pop("role", None)
        return context

    def load_phase(self, question: Document) -> str | None:
        if not question.has("phase"):
            return None
        self.phase = question.one_of("phase", PHASE_NAMES)
        return PHASE_NAMES[self.phase]

    def load_turn(self, question: Document) -> None:
        """Whose role and whose turn it is."""
        closed = sum([not self.free_roles & (1 << role) for role in range(ROLES)])
        if self.in_a_role() and self.free_roles & (1 << self.phase):
            role = ROLE_NAMES[self.phase]
            raise PositionError(
                f"The role {role} is being played and cannot lie open.",
                "role_open",
                where=f"state.roles.{role}.open",
                role=role,
            )
        self.taken = closed - 1 if self.in_a_role() else closed
        if self.taken >= self.rules.roles_a_round and self.ask != ASK_NOTHING:
            most = int(self.rules.roles_a_round)
            raise PositionError(f"More than {most} roles are taken in this round.", "roles_taken", most=most)
        next_taker = int(self.governor + self.taken) % int(self.seats)
        if self.in_a_role():
            self.taker = question.number("taker", next_taker, next_taker, next_taker)
        elif self.phase != NO_PHASE and self.taken:
            raise PositionError("Between two rounds all roles lie open.", "between_rounds")
        self.current = question.number("seat", 0, int(self.seats) - 1, next_taker)
        if self.ask == ASK_ROLE and self.current != next_taker:
            raise PositionError(
                f"Seat {next_taker} takes the next role, not seat {self.current}.",
                "next_taker",
                where="state.question.seat",
                seat=int(next_taker),
            )
        if self.ask == ASK_NOTHING and not self.ending:
            raise PositionError("A game that is over has met an end condition.", "no_ending")
        if self.phase == TRADER and self.ask != ASK_TILE:
            if not self.trades:
                raise PositionError("In the trader phase a tile lies open.", "no_tile", where="state.tiles")
            self.tile = self.tiles[(self.trades - 1) % TILES]
        begins = self.taker if self.in_a_role() else self.governor
        self.left = self.seats - (self.current - begins) % self.seats

    # Results

    def points(self, seat: i64) -> i64:
        return score(self.players[seat])

    def tiebreak(self, seat: i64) -> i64:
        return wealth(self.players[seat])

    def score_sheet(self, seat: i64) -> dict[str, int]:
        player = self.players[seat]
        sheet = {"buildings": int(printed_points(player)), "chapel": int(chapel_points(player))}
        building: i64
        for building in range(FIRST_LARGE, KINDS):
            if player.has(building):
                sheet[CARD_NAMES[building]] = int(extra_points(player, building))
        return sheet

    def end_reasons(self) -> list[str]:
        return named_bits(int(self.ending), END_NAMES)

    def length(self) -> dict[str, int]:
        return {"rounds": int(self.round)}

    def missing_pieces(self) -> list[str]:
        return missing_pieces(self)
