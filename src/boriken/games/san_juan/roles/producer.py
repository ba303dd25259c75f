"""The producer: everybody may put a good on a production building; the producer on one more."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from boriken.core.game import CHANCE
from boriken.games.san_juan.actions import DRAW, PASS, PRODUCE
from boriken.games.san_juan.catalogue import AQUEDUCT, GOODS, WELL
from boriken.games.san_juan.events import FOR_BONUS, GOOD_MADE, PASSED
from boriken.games.san_juan.roles.goods import count_good, limit_with, use_library_for_goods
from boriken.games.san_juan.roles.role import Role
from boriken.games.san_juan.rounds import end_phase
from boriken.games.san_juan.state import ASK_GOOD, ASK_PRODUCE, Player, State

BITS: Final[i64] = 4  # of `chosen` for each kind


class Producer(Role):
    def begin(self, state: State) -> None:
        state.start_turns(state.taker)
        self.ask_next(state)

    def legal(self, state: State) -> vec[i64]:
        player = state.current_player()
        actions = vec[i64](capacity=GOODS + 1)
        actions = append(actions, PASS)
        good: i64
        for good in range(state.about, GOODS):
            if room(state, player, good) > 0:
                actions = append(actions, PRODUCE + good)
        return actions

    def apply(self, state: State, action: i64) -> None:
        if state.ask == ASK_GOOD:
            self.lay(state, action - DRAW)
        elif state.actor == CHANCE:
            state.draw_to_hand(action - DRAW, FOR_BONUS)
            self.end_turn(state)
        elif action == PASS:
            self.make(state)
        else:
            self.choose(state, action - PRODUCE)

    def ask_next(self, state: State) -> None:
        """Who has no empty production building makes nothing (SJ-PRODUCER-05), nor does anybody without cards."""
        while state.left > 0:
            most = most_made(state)
            if most > 0:
                state.count = 0
                state.chosen = 0
                state.pick(ASK_PRODUCE, most)
                return
            state.next_turn()
        end_phase(state)

    def choose(self, state: State, good: i64) -> None:
        """All buildings are named before a card is laid on one."""
        state.chosen += 1 << (BITS * good)
        count_good(state, good)
        if state.due == 0 or len(self.legal(state)) == 1:
            self.make(state)

    def make(self, state: State) -> None:
        if state.count == 0:
            state.tell(PASSED, state.current)
            self.end_turn(state)
            return
        use_library_for_goods(state, limit(state))
        state.draw(ASK_GOOD, state.count)

    def lay(self, state: State, face: i64) -> None:
        """Nobody looks at the card (SJ-PRODUCER-02)."""
        good: i64 = 0
        while not chosen(state, good):
            good += 1
        state.chosen -= 1 << (BITS * good)
        state.current_player().add_good(good, face)
        state.tell(GOOD_MADE, state.current, good)
        if state.leave_pile(face):
            return
        if state.count >= 2 and state.current_player().has(WELL) and state.bring(WELL):  # SJ-CARD-WELL-01
            return
        self.end_turn(state)


def limit(state: State) -> i64:
    """How many goods the current player may make (SJ-PRODUCER-07)."""
    return limit_with(state, AQUEDUCT)


def most_made(state: State) -> i64:
    """As far as there are empty buildings, and cards."""
    empty: i64 = 0
    player = state.current_player()
    good: i64
    for good in range(GOODS):
        empty += player.town[good] - player.goods[good]
    most = limit(state)
    if most > empty:
        most = empty
    if most > state.supply():
        most = state.supply()
    return most


def chosen(state: State, good: i64) -> i64:
    return (state.chosen >> (BITS * good)) & ((1 << BITS) - 1)


def room(state: State, player: Player, good: i64) -> i64:
    """Production buildings of a kind that are empty and not yet chosen (SJ-PRODUCER-04)."""
    return player.town[good] - player.goods[good] - chosen(state, good)
