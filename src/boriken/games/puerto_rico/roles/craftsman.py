"""The craftsman: everybody produces; the craftsman gets one good more of a kind he produced."""

from librt.vecs import append, vec
from mypy_extensions import i64

from boriken.games.puerto_rico.actions import EXTRA, PASS, PRODUCE, USE
from boriken.games.puerto_rico.catalogue import (
    AQUEDUCT,
    CHAPEL,
    CORN,
    FACTORY,
    FACTORY_PAY,
    GOODS,
    INDIGO,
    JEWELER,
    LARGE_PLANT,
    SMALL_PLANT,
    SPECIALTY_FACTORY,
    SUGAR,
)
from boriken.games.puerto_rico.events import (
    AQUEDUCT_GOOD,
    BY_CHAPEL,
    EXTRA_GOOD,
    FACTORY_PAID,
    PASSED,
    PRODUCED,
    PRODUCTION_SKIPPED,
)
from boriken.games.puerto_rico.festival import check_production
from boriken.games.puerto_rico.guests import ask_in_turn
from boriken.games.puerto_rico.roles.role import Role, take_or_leave
from boriken.games.puerto_rico.state import ASK_EXTRA, ASK_PRODUCE, ASK_USE, Player, State


class Craftsman(Role):
    def begin(self, state: State) -> None:
        state.start_turns()
        state.produced = 0
        state.extras = 0
        forget_production(state)
        self.produce_on(state)

    def legal(self, state: State) -> vec[i64]:
        if state.ask == ASK_USE:
            return take_or_leave(USE + state.about)
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
            self.use(state, action)
        elif state.ask == ASK_PRODUCE:
            asked: bool
            if action == PASS:
                state.tell(PRODUCTION_SKIPPED, state.current)
                forget_production(state)
                asked = self.pay_on(state, FACTORY)
            else:
                asked = self.produce(state)
            if not asked:
                state.next_turn()
                self.produce_on(state)
        elif action == PASS:
            state.tell(PASSED, state.current)
            self.after_privilege(state)
        else:
            take_extra(state, action - EXTRA)
            self.ask_extra(state)

    def produce_on(self, state: State) -> None:
        """Everybody in turn, from the craftsman on: it matters when goods run out (PR-CRAFTSMAN-01, -05)."""
        while state.left > 0:
            if ask_in_turn(state) or self.take_turn(state):
                return
            state.next_turn()
        self.ask_extra(state)

    def go_on(self, state: State) -> None:
        if not self.take_turn(state):
            state.next_turn()
            self.produce_on(state)

    def take_turn(self, state: State) -> bool:
        """Says whether the current player is asked something."""
        if state.rules.optional_production and would_produce(state):
            state.decide(ASK_PRODUCE)
            return True
        return self.produce(state)

    def produce(self, state: State) -> bool:
        """The current player produces; True if he is asked about one of his buildings first."""
        kinds = make_goods(state, state.current_player())
        if state.rules.ask_optional and would_flow(state):
            state.decide(ASK_USE, AQUEDUCT)
            return True
        return self.ask_factory(state, kinds)

    def ask_factory(self, state: State, kinds: i64) -> bool:
        """The factory pays for the kinds produced; True if it, or a building after it, asks."""
        doubloons = FACTORY_PAY[kinds]
        if doubloons > 0 and state.current_player().has(FACTORY):  # PR-BLD-FACTORY-01, -02
            if state.rules.ask_optional:
                state.due = doubloons
                state.decide(ASK_USE, FACTORY)
                return True
            pay_factory(state, doubloons)
        return self.pay_on(state, FACTORY)

    def pay_on(self, state: State, last: i64) -> bool:
        """What the buildings of the expansions bring, after the `last` that was asked about; True if he is asked."""
        if not state.rules.expanded:
            return False
        player = state.current_player()
        if last == FACTORY and not state.has_privilege() and self.ask_specialty(state, state.made):
            return True
        if last != CHAPEL and player.has(CHAPEL):  # NO-CHAPEL-03, NO-DEC-15
            if state.rules.ask_optional:
                state.decide(ASK_USE, CHAPEL)
                return True
            pay_chapel(state)
        if player.has(JEWELER) and player.all_nobles() > 0:  # NO-JEWELER-01
            state.gain_doubloons(player.all_nobles(), JEWELER)
        check_production(state, state.made)
        return False

    def ask_specialty(self, state: State, made: vec[i64]) -> bool:
        """The specialty factory pays for one kind, corn apart (NB-SPECIALTYFACTORY-01 to -06); True if it asks."""
        if not state.current_player().has(SPECIALTY_FACTORY):
            return False
        doubloons = most_of_a_kind(made) - 1
        if doubloons <= 0:
            return False
        if state.rules.ask_optional:
            state.due = doubloons
            state.decide(ASK_USE, SPECIALTY_FACTORY)
            return True
        state.gain_doubloons(doubloons, SPECIALTY_FACTORY)
        return False

    def use(self, state: State, action: i64) -> None:
        building = state.about
        if action == PASS:
            state.tell(PASSED, state.current)
        elif building == AQUEDUCT:
            open_aqueduct(state)
        elif building == FACTORY:
            pay_factory(state, state.due)
        elif building == SPECIALTY_FACTORY:
            state.gain_doubloons(state.due, SPECIALTY_FACTORY)
        else:
            pay_chapel(state)
        if state.left == 0:
            self.finish_production(state)
        elif not self.ask_after(state, building):
            state.next_turn()
            self.produce_on(state)

    def ask_after(self, state: State, building: i64) -> bool:
        """Says whether the current player is asked about one more of his buildings."""
        if building == AQUEDUCT:
            return self.ask_factory(state, kinds_made(state))
        return self.pay_on(state, building)

    # The privilege

    def ask_extra(self, state: State) -> None:
        """The privilege comes last of all (PR-CRAFTSMAN-07); who produced nothing gets nothing (PR-CRAFTSMAN-08)."""
        state.current = state.taker
        if state.extras < state.privilege():  # NB-LIBRARY-07
            good: i64
            for good in range(GOODS):
                if may_be_extra(state, good):
                    state.decide(ASK_EXTRA)
                    return
        self.after_privilege(state)

    def after_privilege(self, state: State) -> None:
        """Now the craftsman's own specialty factory pays (NB-DEC-15)."""
        if not state.rules.expanded or not self.ask_specialty(state, state.crafted):
            self.finish_production(state)

    def finish_production(self, state: State) -> None:
        if state.rules.festival_privilege_goods and state.extras > 0:  # FE-DEC-05
            check_production(state, state.crafted)
        self.finish(state)


def make_goods(state: State, player: Player) -> i64:
    """Says how many kinds were produced."""
    kinds: i64 = 0
    good: i64
    forget_production(state)
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
            if state.rules.counts_production:
                note_production(state, good, made)
                if not state.rules.ask_optional and has_aqueduct_good(state, good):
                    take_aqueduct_good(state, good)
    return kinds


def would_flow(state: State) -> bool:
    """Whether the aqueduct has something to give, now that everything is produced."""
    return state.rules.counts_production and (has_aqueduct_good(state, INDIGO) or has_aqueduct_good(state, SUGAR))


def open_aqueduct(state: State) -> None:
    good: i64
    for good in range(INDIGO, SUGAR + 1):
        if has_aqueduct_good(state, good):
            take_aqueduct_good(state, good)


def has_aqueduct_good(state: State, good: i64) -> bool:
    """One more from the large plant or mill, to which goods are credited first (NB-AQUEDUCT-01 to -04, NB-DEC-04)."""
    if good not in (INDIGO, SUGAR) or state.made[good] == 0 or state.goods[good] == 0:
        return False
    player = state.current_player()
    return player.has(AQUEDUCT) and player.has(LARGE_PLANT[good])


def take_aqueduct_good(state: State, good: i64) -> None:
    state.goods[good] -= 1
    state.current_player().goods[good] += 1
    note_production(state, good, 1)
    state.tell(AQUEDUCT_GOOD, state.current, good)


def note_production(state: State, good: i64, made: i64) -> None:
    state.made[good] += made
    if state.has_privilege():
        state.crafted[good] += made


def kinds_made(state: State) -> i64:
    kinds: i64 = 0
    good: i64
    for good in range(GOODS):
        if state.made[good] > 0:
            kinds += 1
    return kinds


def forget_production(state: State) -> None:
    """What players before this one, or craftsmen before this phase, have made."""
    if not state.rules.counts_production:
        return
    good: i64
    for good in range(GOODS):
        state.made[good] = 0
        if state.has_privilege():
            state.crafted[good] = 0


def most_of_a_kind(goods: vec[i64]) -> i64:
    """Corn never counts (NB-SPECIALTYFACTORY-02)."""
    most: i64 = 0
    good: i64
    for good in range(INDIGO, GOODS):
        if goods[good] > most:
            most = goods[good]
    return most


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
    state.extras += 1
    if state.rules.counts_production:
        state.crafted[good] += 1  # NB-SPECIALTYFACTORY-04
    state.tell(EXTRA_GOOD, state.current, good)


def pay_factory(state: State, doubloons: i64) -> None:
    state.current_player().doubloons += doubloons
    state.tell(FACTORY_PAID, state.current, doubloons)


def pay_chapel(state: State) -> None:
    """NO-CHAPEL-01, NO-CHAPEL-02."""
    if state.current_player().has_noble(CHAPEL):
        state.gain_points(1, BY_CHAPEL)
    else:
        state.gain_doubloons(1, CHAPEL)
