"""The craftsman: everybody produces; the craftsman gets one good more of a kind he produced."""

from librt.vecs import append, vec
from mypy_extensions import i64

from boriken.games.puerto_rico.actions import EXTRA, PASS, PRODUCE, USE
from boriken.games.puerto_rico.catalogue import CORN, FACTORY, FACTORY_PAY, GOODS, LARGE_PLANT, SMALL_PLANT
from boriken.games.puerto_rico.events import EXTRA_GOOD, FACTORY_PAID, PASSED, PRODUCED, PRODUCTION_SKIPPED
from boriken.games.puerto_rico.roles.role import Role, take_or_leave
from boriken.games.puerto_rico.rounds import end_phase
from boriken.games.puerto_rico.state import ASK_EXTRA, ASK_PRODUCE, ASK_USE, Player, State


class Craftsman(Role):
    def begin(self, state: State) -> None:
        state.start_turns()
        state.produced = 0
        self.produce_on(state)

    def legal(self, state: State) -> vec[i64]:
        if state.ask == ASK_USE:
            return take_or_leave(USE + FACTORY)
        if state.ask == ASK_PRODUCE:
            return take_or_leave(PRODUCE)
        actions = vec[i64](capacity=GOODS + 1)
        actions = append(actions, PASS)  # PR-DEC-23
        good: i64
        for good in range(GOODS):
            if may_be_extra(state, good):
                actions = append(actions, EXTRA + good)
        return actions

    def apply(self, state: State, action: i64) -> None:
        if state.ask == ASK_USE:
            if action == PASS:
                state.tell(PASSED, state.current)
            else:
                pay_factory(state, state.due)
            state.next_turn()
            self.produce_on(state)
        elif state.ask == ASK_PRODUCE:
            if action == PASS:
                state.tell(PRODUCTION_SKIPPED, state.current)
                state.next_turn()
                self.produce_on(state)
            elif not self.produce(state):
                state.next_turn()
                self.produce_on(state)
        else:
            if action == PASS:
                state.tell(PASSED, state.current)
            else:
                take_extra(state, action - EXTRA)
            end_phase(state)

    def produce_on(self, state: State) -> None:
        """Everybody in turn, from the craftsman on: it matters when goods run out (PR-CRAFTSMAN-01, -05)."""
        while state.left > 0:
            if state.rules.optional_production and would_produce(state):
                state.decide(ASK_PRODUCE)
                return
            if self.produce(state):
                return
            state.next_turn()
        self.ask_extra(state)

    def produce(self, state: State) -> bool:
        """The current player produces; True if he is asked about his factory first."""
        player = state.current_player()
        kinds: i64 = 0
        good: i64
        for good in range(GOODS):
            made = harvest(player, good)
            if made > state.goods[good]:
                made = state.goods[good]  # PR-CRAFTSMAN-05
            if made > 0:
                state.goods[good] -= made
                player.goods[good] += made
                kinds += 1
                state.tell(PRODUCED, state.current, good, made)
                if state.has_privilege():
                    state.produced |= 1 << good
        doubloons = FACTORY_PAY[kinds]
        if doubloons > 0 and player.has(FACTORY):  # PR-BLD-FACTORY-01, -02
            if state.rules.ask_optional:
                state.due = doubloons
                state.decide(ASK_USE, FACTORY)
                return True
            pay_factory(state, doubloons)
        return False

    def ask_extra(self, state: State) -> None:
        """The privilege comes last of all (PR-CRAFTSMAN-07); who produced nothing gets nothing (PR-CRAFTSMAN-08)."""
        state.current = state.taker
        good: i64
        for good in range(GOODS):
            if may_be_extra(state, good):
                state.decide(ASK_EXTRA)
                return
        end_phase(state)


def harvest(player: Player, good: i64) -> i64:
    """What the player's colonists could make of a kind if the supply had it."""
    plantations = player.crew[good]
    if good == CORN or plantations == 0:
        return plantations  # PR-CRAFTSMAN-02
    circles = player.crew[LARGE_PLANT[good]]
    if SMALL_PLANT[good] >= 0:
        circles += player.crew[SMALL_PLANT[good]]  # PR-CRAFTSMAN-04
    if circles < plantations:
        return circles
    return plantations  # PR-CRAFTSMAN-03


def would_produce(state: State) -> bool:
    player = state.current_player()
    good: i64
    for good in range(GOODS):
        if state.goods[good] > 0 and harvest(player, good) > 0:
            return True
    return False


def may_be_extra(state: State, good: i64) -> bool:
    """A kind the craftsman produced and the supply still has (PR-CRAFTSMAN-07, -09)."""
    return state.produced & (1 << good) != 0 and state.goods[good] > 0


def take_extra(state: State, good: i64) -> None:
    state.goods[good] -= 1
    state.current_player().goods[good] += 1
    state.tell(EXTRA_GOOD, state.current, good)


def pay_factory(state: State, doubloons: i64) -> None:
    state.current_player().doubloons += doubloons
    state.tell(FACTORY_PAID, state.current, doubloons)
