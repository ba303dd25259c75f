"""The end check: goods and action cards above the limits go back, of the player's choice."""

from librt.vecs import append, vec
from mypy_extensions import i64

from boriken.games.anno_1503.actions import DISCARD, RETURN
from boriken.games.anno_1503.catalogue import CARDS, GOODS
from boriken.games.anno_1503.events import CARD_DISCARDED, GOOD_RETURNED
from boriken.games.anno_1503.state import State
from boriken.games.anno_1503.turn.agenda import end_turn
from boriken.games.anno_1503.turn.cards import discard
from boriken.games.anno_1503.turn.step import Step


class ReturnGoods(Step):
    """AN-TURN-11."""

    def legal(self, state: State) -> vec[i64]:
        actions = vec[i64]()
        good: i64
        for good in range(GOODS):
            if state.player().goods[good] > 0:
                actions = append(actions, RETURN + good)
        return actions

    def apply(self, state: State, action: i64) -> None:
        state.give_good(action - RETURN)
        state.tell(GOOD_RETURNED, state.current, action - RETURN)
        end_turn(state)


class DiscardCards(Step):
    """AN-TURN-12."""

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
