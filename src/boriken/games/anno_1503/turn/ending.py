"""The end check: goods and action cards above the limits go back, of the player's choice."""

from collections.abc import Sequence
from typing import Any, ClassVar

from librt.vecs import append, vec
from mypy_extensions import i64

from boriken.core.counting import Counting, Picking
from boriken.core.naming import named
from boriken.core.refusal import Refusal
from boriken.games.anno_1503.actions import DISCARD, LOSE_POST, RETURN, WITHOUT
from boriken.games.anno_1503.catalogue import CARD_NAMES, CARDS, GOOD_NAMES, GOODS
from boriken.games.anno_1503.events import CARD_DISCARDED, GOOD_RETURNED
from boriken.games.anno_1503.refusals import because
from boriken.games.anno_1503.state import State
from boriken.games.anno_1503.turn.agenda import end_turn, excess_cards, excess_goods
from boriken.games.anno_1503.turn.cards import discard, holds_cards
from boriken.games.anno_1503.turn.common import AnnoStep


class ReturnGoods(AnnoStep):
    """AN-TURN-11."""

    name: ClassVar[str] = "return"
    phases: ClassVar[Sequence[str | None]] = ("end",)
    counting: ClassVar[Counting | Picking | None] = Picking("return", any_order=True)

    def legal(self, state: State) -> vec[i64]:
        return goods_to_return(state)

    def apply(self, state: State, action: i64) -> None:
        state.give_good(action - RETURN)
        state.tell(GOOD_RETURNED, state.current, action - RETURN)
        end_turn(state)

    def details(self, state: State) -> dict[str, Any]:
        return too_many(excess_goods(state), named(GOOD_NAMES, state.player().goods))

    def refuse(self, state: State, action: int) -> Refusal | None:
        return refuse_return(action)


def too_many(excess: i64, things: dict[str, int]) -> dict[str, Any]:
    """All that is too much, to be picked together out of these."""
    return {"excess": excess, "things": things, "least": excess, "most": excess}


def goods_to_return(state: State) -> vec[i64]:
    actions = vec[i64]()
    good: i64
    for good in range(GOODS):
        if state.player().goods[good] > 0:
            actions = append(actions, RETURN + good)
    return actions


def refuse_return(action: int) -> Refusal | None:
    """For questions that ask for a good of one's own."""
    return because("no_good", good=GOOD_NAMES[action - RETURN]) if RETURN <= action < WITHOUT else None


class DiscardCards(AnnoStep):
    """AN-TURN-12."""

    name: ClassVar[str] = "discard"
    phases: ClassVar[Sequence[str | None]] = ("end",)
    secret: ClassVar[Sequence[str]] = ("things",)
    counting: ClassVar[Counting | Picking | None] = Picking("discard", any_order=True)

    def legal(self, state: State) -> vec[i64]:
        actions = vec[i64]()
        card: i64
        for card in range(CARDS):
            if state.player().hand[card] > 0:
                actions = append(actions, DISCARD + card)
        return actions

    def apply(self, state: State, action: i64) -> None:
        discard(state, action - DISCARD)
        state.tell(CARD_DISCARDED, state.current, action - DISCARD)
        end_turn(state)

    def details(self, state: State) -> dict[str, Any]:
        return too_many(excess_cards(state), named(CARD_NAMES, state.player().hand))

    def hides_choices(self, state: State) -> bool:
        return holds_cards(state)

    def refuse(self, state: State, action: int) -> Refusal | None:
        return because("no_such_card", card=CARD_NAMES[action - DISCARD]) if DISCARD <= action < LOSE_POST else None
