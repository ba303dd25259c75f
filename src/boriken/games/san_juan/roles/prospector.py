"""The prospector: a card for the chooser; then every gold mine may try its luck."""

from collections.abc import Sequence
from typing import ClassVar, Final

from librt.vecs import vec
from mypy_extensions import i64

from boriken.core.memory import Entry
from boriken.core.refusal import Refusal
from boriken.core.vectors import changed, kinds_there, total
from boriken.games.san_juan.actions import DRAW, MINE, PASS, USE_GOLD_MINE
from boriken.games.san_juan.catalogue import CARD_NAMES, COST, GOLD_MINE, KINDS, MINED
from boriken.games.san_juan.drawing import LEFT_TO_DRAW, OPEN, Draw
from boriken.games.san_juan.events import CARD_MINED, CARD_TURNED_UP, FOR_PROSPECTOR, MINE_FAILED, PASSED
from boriken.games.san_juan.questions import ASK_FIND, ASK_MINE, ASK_PROSPECT, ASK_PROSPECTED_CARD, ASK_TURN_UP
from boriken.games.san_juan.refusals import because
from boriken.games.san_juan.roles.councillor import TakeCards, take_or_leave
from boriken.games.san_juan.rounds import RolePhase
from boriken.games.san_juan.state import State
from boriken.games.san_juan.steps import Question


class Prospector(RolePhase):
    """After the chooser's card it is the gold mines' turn."""

    def begin(self, state: State) -> None:
        state.start_turns(state.taker)
        if state.supply() > 0:
            state.decide(ASK_PROSPECT)
        else:
            self.ask_mines(state)

    def ask_mines(self, state: State) -> None:
        """Ask clockwise from the prospector, whether or not they took their own card (SJ-PROSPECTOR-03, D06)."""
        state.start_turns(state.taker)
        self.ask_next(state)

    def ask(self, state: State) -> bool:
        """With fewer than four cards to turn up a gold mine does nothing (SJ-CARD-GOLDMINE-05)."""
        if not can_mine(state):
            return False
        state.decide(ASK_MINE)
        return True


PROSPECTOR_PHASE: Final = Prospector()


class TakeProspected(TakeCards):
    phases: ClassVar[Sequence[str | None]] = ("prospector",)

    def offered(self, state: State, library: bool) -> i64:
        if library:
            return 2  # SJ-CARD-LIBRARY-06
        return 1  # SJ-PROSPECTOR-01

    def draw(self, state: State, cards: i64) -> None:
        state.draw(ASK_PROSPECTED_CARD, cards)

    def leave(self, state: State) -> None:
        PROSPECTOR_PHASE.ask_mines(state)


class ProspectedCard(Draw):
    phases: ClassVar[Sequence[str | None]] = ("prospector",)

    def apply(self, state: State, action: i64) -> None:
        if not state.draw_to_hand(action - DRAW, FOR_PROSPECTOR):
            PROSPECTOR_PHASE.ask_mines(state)


# Gold mines


class UseMine(Question):
    name: ClassVar[str] = "mine"
    phases: ClassVar[Sequence[str | None]] = ("prospector",)

    def legal(self, state: State) -> vec[i64]:
        return take_or_leave(USE_GOLD_MINE)

    def apply(self, state: State, action: i64) -> None:
        if action == PASS:
            state.tell(PASSED, state.current)
            PROSPECTOR_PHASE.end_turn(state)
        else:
            state.draw(ASK_TURN_UP, MINED)

    def can_come_up(self, state: State) -> bool:
        return can_mine(state)


class TurnUp(Draw):
    name: ClassVar[str] = "turn_up"
    phases: ClassVar[Sequence[str | None]] = ("prospector",)
    shows: ClassVar[Sequence[Entry]] = (OPEN,)
    remembers: ClassVar[Sequence[Entry]] = (LEFT_TO_DRAW, OPEN)

    def apply(self, state: State, action: i64) -> None:
        """For all to see (SJ-INFO-08)."""
        card = action - DRAW
        state.open[card] += 1
        for player in state.players:
            player.see(card)
        state.tell(CARD_TURNED_UP, state.current, card)
        if state.leave_pile(card):
            return
        if costs_differ(state):
            state.decide(ASK_FIND)
        else:
            state.tell(MINE_FAILED, state.current)  # SJ-CARD-GOLDMINE-03
            discard_open(state)
            PROSPECTOR_PHASE.end_turn(state)

    def can_come_up(self, state: State) -> bool:
        return super().can_come_up(state) and total(state.open) + state.to_draw == MINED


class Find(Question):
    """One goes into the hand, where everybody knows it to be, the others are discarded (SJ-CARD-GOLDMINE-02)."""

    name: ClassVar[str] = "find"
    phases: ClassVar[Sequence[str | None]] = ("prospector",)
    shows: ClassVar[Sequence[Entry]] = (OPEN,)
    remembers: ClassVar[Sequence[Entry]] = (OPEN,)

    def legal(self, state: State) -> vec[i64]:
        return kinds_there(state.open, MINE)

    def apply(self, state: State, action: i64) -> None:
        card = action - MINE
        player = state.current_player()
        state.open[card] -= 1
        player.add_card(card)
        player.shown = changed(player.shown, card, 1)
        state.tell(CARD_MINED, state.current, card)
        discard_open(state)
        PROSPECTOR_PHASE.end_turn(state)

    def refuse(self, state: State, action: int) -> Refusal | None:
        card = action - int(MINE)
        return because("not_shown", card=CARD_NAMES[card]) if 0 <= card < KINDS else None

    def can_come_up(self, state: State) -> bool:
        return total(state.open) == MINED and costs_differ(state)


def can_mine(state: State) -> bool:
    return state.current_player().has(GOLD_MINE) and state.supply() >= MINED


def costs_differ(state: State) -> bool:
    """Whether no two of the cards that were turned up cost the same."""
    costs: i64 = 0
    card: i64
    for card in range(KINDS):
        if state.open[card] > 0:
            if state.open[card] > 1 or costs & (1 << COST[card]):
                return False
            costs |= 1 << COST[card]
    return True


def discard_open(state: State) -> None:
    """Everybody has seen what is discarded here."""
    card: i64
    for card in range(KINDS):
        while state.open[card] > 0:
            state.open[card] -= 1
            state.exposed = changed(state.exposed, card, 1)
            state.discard(card)
