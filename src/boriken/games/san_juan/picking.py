"""Picking: cards or goods are named one at a time, in the order of the catalogue.

So the number of steps says nothing about the cards.
"""

from collections.abc import Iterable, Sequence
from typing import Any, ClassVar, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from boriken.core.counting import Counting, Picking
from boriken.core.memory import Entry, Name, Number
from boriken.core.naming import named
from boriken.core.refusal import Refusal
from boriken.games.san_juan.actions import DISCARD
from boriken.games.san_juan.catalogue import ALL_CARDS, CARD_NAMES, GOOD_NAMES, KINDS
from boriken.games.san_juan.events import CARD_DISCARDED
from boriken.games.san_juan.refusals import because
from boriken.games.san_juan.state import State
from boriken.games.san_juan.steps import Question

FROM_CARD: Final = Name("from", "pick_from", CARD_NAMES, CARD_NAMES[0])
FROM_GOOD: Final = Name("from", "pick_from", GOOD_NAMES, GOOD_NAMES[0])
LEFT_TO_PICK: Final = Number("left", "to_pick", int(ALL_CARDS))


class Pick(Question):
    """Some things are picked, each by an action of the family `verb`; they have these names."""

    def __init__(self, verb: i64, names: list[str]) -> None:
        self.verb = verb
        self.names = names

    def available(self, state: State, kind: i64) -> i64:
        """How many of a kind there are to pick."""
        raise NotImplementedError

    def most(self, state: State) -> i64:
        """How many more are picked at the most."""
        return state.to_pick

    def least(self, state: State) -> i64:
        return self.most(state)

    def details(self, state: State) -> dict[str, Any]:
        counts = [self.available(state, kind) for kind in range(len(self.names))]
        things = named(self.names, counts, int(state.pick_from))
        limits = {"least": int(self.least(state)), "most": int(self.most(state))}
        return super().details(state) | {"things": things} | limits

    def candidates(self, state: State) -> Iterable[int]:
        return [int(self.verb) + kind for kind in range(len(self.names)) if self.available(state, kind)]

    def refuse(self, state: State, action: int) -> Refusal | None:
        kind = action - int(self.verb)
        if not 0 <= kind < len(self.names):
            return None
        if self.available(state, kind) and kind < state.pick_from:
            return because("other_order", thing=self.names[kind])
        if self.available(state, kind):
            return because("too_few_left", card=self.names[kind], count=int(self.most(state)) - 1)
        return self.lacking(self.names[kind])

    def lacking(self, thing: str) -> Refusal:
        """Why something cannot be picked that is not there."""
        return because("not_in_hand", card=thing)


class PickCards(Pick):
    """So many cards of the hand are picked, or of others that only the current player sees."""

    secret: ClassVar[Sequence[str]] = ("things",)
    remembers: ClassVar[Sequence[Entry]] = (FROM_CARD, LEFT_TO_PICK)

    def __init__(self, verb: i64) -> None:
        super().__init__(verb, CARD_NAMES)

    def cards(self, state: State) -> vec[i64]:
        """The cards to pick from."""
        return state.current_player().hand

    def available(self, state: State, kind: i64) -> i64:
        return self.cards(state)[kind]

    def legal(self, state: State) -> vec[i64]:
        """So that enough are left for the other picks."""
        cards = self.cards(state)
        count = self.most(state)
        actions = vec[i64](capacity=KINDS)
        rest: i64 = 0
        card: i64
        for card in range(state.pick_from, KINDS):
            rest += cards[card]
        for card in range(state.pick_from, KINDS):
            if rest < count:
                break
            if cards[card] > 0:
                actions = append(actions, self.verb + card)
                rest -= cards[card]
        return actions

    def can_come_up(self, state: State) -> bool:
        return 0 < self.most(state) <= state.current_player().cards


class DiscardCards(PickCards):
    """Cards of the hand are discarded, face down."""

    name: ClassVar[str] = "discard"
    counting: ClassVar[Counting | Picking | None] = Picking("discard")

    def __init__(self) -> None:
        super().__init__(DISCARD)

    def apply(self, state: State, action: i64) -> None:
        card = action - DISCARD
        state.discard_from_hand(card)
        state.tell(CARD_DISCARDED, state.current, card)
        state.pick_from = card
        state.to_pick -= 1
        if state.to_pick == 0:
            self.done(state)

    def done(self, state: State) -> None:
        """When all have been discarded."""
        raise NotImplementedError
