"""The councillor: everybody may draw two cards and keep one; the councillor chooses out of five."""

from collections.abc import Sequence
from typing import Any, ClassVar, Final

from librt.vecs import vec
from mypy_extensions import i64

from boriken.core.counting import Counting, Picking
from boriken.core.memory import Entry, Number
from boriken.core.refusal import Refusal
from boriken.core.vectors import total
from boriken.games.san_juan.actions import DRAW, KEEP, PASS, TAKE, USE_LIBRARY
from boriken.games.san_juan.catalogue import ALL_CARDS, ARCHIVE, KINDS, PREFECTURE
from boriken.games.san_juan.drawing import LEFT_TO_DRAW, OPEN, Draw
from boriken.games.san_juan.events import CARD_DISCARDED, CARD_DRAWN, CARD_KEPT, FOR_COUNCIL, PASSED
from boriken.games.san_juan.picking import FROM_CARD, LEFT_TO_PICK, DiscardCards, PickCards
from boriken.games.san_juan.player import Player
from boriken.games.san_juan.questions import ASK_ARCHIVE, ASK_COUNCIL, ASK_KEEP, ASK_LOOK
from boriken.games.san_juan.refusals import because
from boriken.games.san_juan.rounds import RolePhase
from boriken.games.san_juan.state import State
from boriken.games.san_juan.steps import Question

OLD_OPEN: Final = Number("old_open", "old_open", int(ALL_CARDS), default=0)


class Councillor(RolePhase):
    def ask(self, state: State) -> bool:
        if state.supply() == 0:
            return False
        state.decide(ASK_COUNCIL)
        return True


COUNCILLOR_PHASE: Final = Councillor()


class TakeCards(Question):
    """Cards that one may take, more of them with a library: councillor and prospector."""

    name: ClassVar[str] = "take"

    def offered(self, state: State, library: bool) -> i64:
        """How many cards are drawn, with or without a library."""
        raise NotImplementedError

    def draw(self, state: State, cards: i64) -> None:
        raise NotImplementedError

    def leave(self, state: State) -> None:
        """After a pass."""
        raise NotImplementedError

    def legal(self, state: State) -> vec[i64]:
        """A library may be saved for the second turn, if it would change something now (SJ-2P-05, SJ-2P-06)."""
        if state.library_can_wait() and state.library_works() and state.supply() > self.offered(state, False):
            return vec[i64]([PASS, USE_LIBRARY, TAKE])
        return take_or_leave(TAKE)

    def apply(self, state: State, action: i64) -> None:
        if action == PASS:  # before a card is seen, not afterwards (SJ-COUNCILLOR-04)
            state.tell(PASSED, state.current)
            self.leave(state)
            return
        library = action == USE_LIBRARY or (state.library_works() and not state.library_can_wait())
        if library:
            state.use_library()
        self.draw(state, self.offered(state, library))

    def details(self, state: State) -> dict[str, Any]:
        """How many cards `take` brings, or `use library` where that is asked; elsewhere a library works by itself."""
        doubled = state.library_works()
        taken = self.offered(state, doubled and not state.library_can_wait())
        return {"cards": int(taken), "with_library": int(self.offered(state, doubled))}

    def refuse(self, state: State, action: int) -> Refusal | None:
        return refuse_library(state) if action == USE_LIBRARY else None

    def can_come_up(self, state: State) -> bool:
        return state.supply() > 0


def take_or_leave(action: i64) -> vec[i64]:
    """Something a player may do or leave."""
    return vec[i64]([PASS, action])


def refuse_library(state: State) -> Refusal:
    return because("library_not_asked" if state.library_works() else "no_library")


class TakeCouncil(TakeCards):
    phases: ClassVar[Sequence[str | None]] = ("councillor",)

    def offered(self, state: State, library: bool) -> i64:
        """How many cards the current player draws (SJ-COUNCILLOR-05)."""
        count: i64 = 2
        if state.has_privilege():
            count += 3  # SJ-COUNCILLOR-01
            if library:
                count += 3  # SJ-CARD-LIBRARY-05
        return count

    def draw(self, state: State, cards: i64) -> None:
        state.draw(ASK_LOOK, cards)
        state.looked = state.to_draw

    def leave(self, state: State) -> None:
        COUNCILLOR_PHASE.end_turn(state)


class Look(Draw):
    name: ClassVar[str] = "look"
    phases: ClassVar[Sequence[str | None]] = ("councillor",)
    secret: ClassVar[Sequence[str]] = ("open",)
    shows: ClassVar[Sequence[Entry]] = (OPEN,)
    remembers: ClassVar[Sequence[Entry]] = (LEFT_TO_DRAW, OPEN, OLD_OPEN, Number("count", "looked", int(ALL_CARDS)))

    def apply(self, state: State, action: i64) -> None:
        """With an archive the cards go into the hand at once (SJ-CARD-ARCHIVE-01)."""
        card = action - DRAW
        player = state.current_player()
        player.see(card)
        state.tell(CARD_DRAWN, state.current, card, FOR_COUNCIL)
        if player.has(ARCHIVE):
            player.add_card(card)
            player.drawn += 1
        else:
            state.open[card] += 1
        if not state.leave_pile(card):
            ask_choice(state)

    def can_come_up(self, state: State) -> bool:
        return super().can_come_up(state) and state.looked >= state.to_draw and state.old_open <= total(state.open)


def ask_choice(state: State) -> None:
    player = state.current_player()
    surplus = state.looked - kept(player)
    if surplus <= 0:
        take_rest(state)
        COUNCILLOR_PHASE.end_turn(state)
    elif player.has(ARCHIVE):
        state.pick(ASK_ARCHIVE, surplus)  # from the whole hand (SJ-CARD-ARCHIVE-02)
    else:
        state.pick(ASK_KEEP, kept(player))


class Keep(PickCards):
    name: ClassVar[str] = "keep"
    phases: ClassVar[Sequence[str | None]] = ("councillor",)
    counting: ClassVar[Counting | Picking | None] = Picking("keep")
    remembers: ClassVar[Sequence[Entry]] = (FROM_CARD, LEFT_TO_PICK, OPEN, OLD_OPEN)

    def __init__(self) -> None:
        super().__init__(KEEP)

    def cards(self, state: State) -> vec[i64]:
        return state.open

    def lacking(self, thing: str) -> Refusal:
        return because("not_shown", card=thing)

    def apply(self, state: State, action: i64) -> None:
        card = action - KEEP
        take_open(state, card)
        state.pick_from = card
        state.to_pick -= 1
        if state.to_pick == 0:
            reject_rest(state)
            COUNCILLOR_PHASE.end_turn(state)

    def can_come_up(self, state: State) -> bool:
        return 0 < state.to_pick < total(state.open) and state.old_open <= total(state.open)


class Archive(DiscardCards):
    name: ClassVar[str] = "archive"
    phases: ClassVar[Sequence[str | None]] = ("councillor",)

    def done(self, state: State) -> None:
        COUNCILLOR_PHASE.end_turn(state)


def kept(player: Player) -> i64:
    if player.has(PREFECTURE):  # SJ-CARD-PREFECTURE-01
        return 2
    return 1


# The cards that lie open


def take_open(state: State, card: i64) -> None:
    player = state.current_player()
    remove_open(state, card)
    player.add_card(card)
    player.drawn += 1
    state.tell(CARD_KEPT, state.current, card)


def take_rest(state: State) -> None:
    card: i64
    for card in range(KINDS):
        while state.open[card] > 0:
            take_open(state, card)


def reject_rest(state: State) -> None:
    """A card that is old is reckoned with those of the hand, which are old, too."""
    cards = state.open
    card: i64
    for card in range(KINDS):
        while cards[card] > 0:
            if not remove_open(state, card):
                state.current_player().rejected += 1
            state.discard_known(card)
            state.tell(CARD_DISCARDED, state.current, card)


def remove_open(state: State, card: i64) -> bool:
    """Whether it is one of the old ones, as far as others can tell."""
    state.open[card] -= 1
    if state.old_open == 0:
        return False
    state.old_open -= 1
    return True
