"""The position of Pearls and its steps."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from pathlib import Path
from random import Random
from typing import Any, ClassVar

from librt.vecs import vec
from mypy_extensions import i64

from boriken.core.counting import Counting
from boriken.core.document import Document
from boriken.core.game import OVER, Game
from boriken.core.naming import named, numbers
from boriken.core.refusal import Refusal, Spoken
from boriken.core.step import DEALER, Over, Step
from boriken.core.turns import Turns

Json = dict[str, Any]

ROUNDS, DIVERS, MOST_FOUND = 3, 3, 2
WATERS = ("reef", "deep")
REEF, DEEP = range(2)
PEARLS = ("1", "2", "3", "4", "5", "6")
COPIES = 2
NO_PEARL = 0

# Questions
ASK_PEARL, ASK_DIVE, ASK_FIND = 1, 2, 3

# Actions: how many divers go where, then what chance does
DIVE = 0
PEARL = DIVE + len(WATERS) * (DIVERS + 1)
FIND = PEARL + len(PEARLS)
NOTATION = [
    *(f"dive {water} {divers}" for water in WATERS for divers in range(DIVERS + 1)),
    *(f"pearl {number}" for number in PEARLS),
    *(f"find {shells}" for shells in range(MOST_FOUND + 1)),
]

# Events
PEARL_DEALT, DIVERS_SENT, SHELLS_FOUND, ROUND_ENDED = range(4)

REASONS = Spoken(Path(__file__).parent / "words")


class Pearls(Turns):
    """A position. `sent` are the divers of the current player by water, `shells` and `pearls` are by seat."""

    def __init__(self, seats: int) -> None:
        super().__init__(seats)
        self.round = 1
        self.pearls = [NO_PEARL] * seats
        self.shells = [0] * seats
        self.sent = [0] * len(WATERS)

    def step(self) -> Step[Any]:
        return STEPS[self.ask]

    def begin(self) -> None:
        self.first = 0
        self.start_turns(0)
        self.leave_to_chance(ASK_PEARL)

    def begin_turn(self) -> None:
        self.sent = [0] * len(WATERS)
        self.turn += 1
        self.decide(ASK_DIVE, REEF)

    def end_turn(self) -> None:
        self.next_turn()
        if self.left:
            self.begin_turn()
            return
        self.tell(ROUND_ENDED, -1, self.round)
        if self.round == ROUNDS:
            self.finish()
            return
        self.round += 1
        self.start_turns(0)
        self.begin_turn()

    def in_the_bag(self) -> list[int]:
        """How many pearls of each number are left."""
        return [COPIES - self.pearls.count(number) for number in range(1, len(PEARLS) + 1)]

    def copy(self) -> Pearls:
        other = Pearls(int(self.seats))
        self.copy_question_into(other)
        other.round = self.round
        other.pearls, other.shells, other.sent = list(self.pearls), list(self.shells), list(self.sent)
        return other

    def determinize(self, seat: i64, seed: i64) -> Pearls:
        """The pearls of the others are any of those that the seat does not have; in the end everybody shows theirs."""
        other = self.copy()
        if self.actor == OVER:
            return other
        hidden = [each for each in range(self.seats) if each != seat and self.pearls[each] != NO_PEARL]
        for each in hidden:
            other.pearls[each] = NO_PEARL
        luck = Random(int(seed))
        for each in hidden:
            numbered = [number for number, left in enumerate(other.in_the_bag(), start=1) for _ in range(left)]
            other.pearls[each] = luck.choice(numbered)
        return other

    # Results

    def points(self, seat: i64) -> i64:
        return self.shells[seat] + self.pearls[seat]

    def tiebreak(self, seat: i64) -> i64:
        return self.pearls[seat]

    def conserved(self) -> bool:
        return not self.missing_pieces()

    def missing_pieces(self) -> list[str]:
        return [f"There are too many pearls {number}." for number, left in zip(PEARLS, self.in_the_bag()) if left < 0]

    def score_sheet(self, seat: int) -> dict[str, int]:
        return {"shells": self.shells[seat], "pearl": self.pearls[seat]}

    def end_reasons(self) -> list[str]:
        return ["rounds"] if self.ask == 0 else []

    def length(self) -> dict[str, int]:
        return {"rounds": self.round}

    # Documents

    def load_phase(self, question: Document) -> str | None:
        return None

    def load_turn(self, question: Document) -> None:
        super().load_turn(question)
        self.left = self.seats - self.current


class DealPearl(Step[Pearls]):
    name: ClassVar[str] = "pearl"
    answered_by: ClassVar[str] = DEALER

    def legal(self, state: Pearls) -> vec[i64]:
        return numbers(PEARL + number for number, left in enumerate(state.in_the_bag()) if left)

    def weights(self, state: Pearls) -> vec[i64]:
        return numbers(left for left in state.in_the_bag() if left)

    def apply(self, state: Pearls, action: i64) -> None:
        state.pearls[state.current] = int(action) - PEARL + 1
        state.tell(PEARL_DEALT, state.current, state.pearls[state.current])
        state.next_turn()
        if state.left:
            state.leave_to_chance(ASK_PEARL)
        else:
            state.start_turns(0)
            state.begin_turn()

    def can_come_up(self, state: Pearls) -> bool:
        return [pearl != NO_PEARL for pearl in state.pearls] == [seat < state.current for seat in range(state.seats)]


def sent(game: Game, seat: int) -> dict[str, int]:
    assert isinstance(game, Pearls)
    return named(WATERS, game.sent)


class Dive(Step[Pearls]):
    """How many divers go to a water: first to the reef, then to the deep."""

    name: ClassVar[str] = "dive"
    counting: ClassVar[Counting] = Counting("dive", sent)

    def legal(self, state: Pearls) -> vec[i64]:
        water = int(state.about)
        return numbers(DIVE + water * (DIVERS + 1) + divers for divers in range(DIVERS - sum(state.sent) + 1))

    def apply(self, state: Pearls, action: i64) -> None:
        water, divers = divmod(int(action) - DIVE, DIVERS + 1)
        state.sent[water] = divers
        state.tell(DIVERS_SENT, state.current, water, divers)
        if water == REEF:
            state.shells[state.current] += divers
            state.decide(ASK_DIVE, DEEP)
        elif divers:
            state.leave_to_chance(ASK_FIND)
        else:
            state.end_turn()

    def details(self, state: Pearls) -> Json:
        left = DIVERS - sum(state.sent)
        return {"about": WATERS[state.about], "divers": left, "things": dict.fromkeys(WATERS[int(state.about) :], left)}

    def candidates(self, state: Pearls) -> Iterable[int]:
        return range(DIVE, PEARL)

    def refuse(self, state: Pearls, action: int) -> Refusal | None:
        if (action - DIVE) // (DIVERS + 1) != state.about:
            return REASONS.because("other_water", water=WATERS[state.about])
        return REASONS.because("too_few_divers", divers=DIVERS - sum(state.sent))

    def save(self, state: Pearls) -> Json:
        return {"about": WATERS[state.about], "sent": named(WATERS, state.sent)}

    def load(self, state: Pearls, document: Document) -> None:
        state.about = document.one_of("about", WATERS, WATERS[REEF])
        state.sent = document.counts("sent", WATERS, DIVERS)

    def can_come_up(self, state: Pearls) -> bool:
        fits = sum(state.sent) <= DIVERS and not any(state.sent[int(state.about) :])
        return fits and NO_PEARL not in state.pearls


class Find(Step[Pearls]):
    """The die for the divers in the deep."""

    name: ClassVar[str] = "find"
    answered_by: ClassVar[str] = DEALER

    def legal(self, state: Pearls) -> vec[i64]:
        return numbers(range(FIND, FIND + MOST_FOUND + 1))

    def apply(self, state: Pearls, action: i64) -> None:
        shells = (int(action) - FIND) * state.sent[DEEP]
        state.shells[state.current] += shells
        state.tell(SHELLS_FOUND, state.current, shells)
        state.end_turn()

    def save(self, state: Pearls) -> Json:
        return {"sent": named(WATERS, state.sent)}

    def load(self, state: Pearls, document: Document) -> None:
        state.sent = document.counts("sent", WATERS, DIVERS)

    def can_come_up(self, state: Pearls) -> bool:
        return state.sent[DEEP] > 0 and sum(state.sent) <= DIVERS and NO_PEARL not in state.pearls


STEPS: Sequence[Step[Any]] = (Over[Pearls](), DealPearl(), Dive(), Find())


def position(game: Game) -> Pearls:
    assert isinstance(game, Pearls)
    return game
