"""The craftsman: everybody produces; the craftsman gets one good more of a kind of the production."""

from collections.abc import Iterable, Sequence
from typing import Any, ClassVar

from librt.vecs import append, vec
from mypy_extensions import i64

from boriken.core.document import PLENTY, Document
from boriken.core.naming import bits, named, named_bits, numbers
from boriken.core.refusal import Refusal
from boriken.games.puerto_rico.actions import EXTRA, GUEST, MOST_OF_A_GOOD, PASS, PRODUCE
from boriken.games.puerto_rico.catalogue import (
    AQUEDUCT,
    CHAPEL,
    FACTORY,
    FACTORY_PAY,
    GOOD_NAMES,
    GOODS,
    JEWELER,
    SPECIALTY_FACTORY,
)
from boriken.games.puerto_rico.events import PASSED, PRODUCTION_SKIPPED
from boriken.games.puerto_rico.festival import check_production
from boriken.games.puerto_rico.guests import WithGuests, add_guest_moves, ask_in_turn, move_guest
from boriken.games.puerto_rico.questions import ASK_EXTRA, ASK_PRODUCE, ASK_USE_AS_CRAFTSMAN
from boriken.games.puerto_rico.refusals import because
from boriken.games.puerto_rico.roles.offers import Use, offer
from boriken.games.puerto_rico.roles.production import (
    forget_production,
    kinds_made,
    make_goods,
    may_be_extra,
    most_of_a_kind,
    take_extra,
    would_flow,
    would_produce,
)
from boriken.games.puerto_rico.roles.role import Role, take_or_leave
from boriken.games.puerto_rico.rounds import finish_phase
from boriken.games.puerto_rico.state import State
from boriken.games.puerto_rico.steps import Steps, family

MOST_PAID = {int(FACTORY): int(max(FACTORY_PAY)), int(SPECIALTY_FACTORY): int(MOST_OF_A_GOOD)}


class Craftsman(Role):
    def begin(self, state: State) -> None:
        state.start_turns(state.taker)
        state.produced = 0
        state.privileges_used = 0
        forget_production(state)
        produce_on(state)

    def go_on(self, state: State) -> None:
        if not take_turn(state):
            end_turn(state)

    def save(self, state: State) -> dict[str, Any]:
        memory: dict[str, Any] = {"produced": named_bits(state.produced, GOOD_NAMES)}
        if state.rules.expanded:
            memory["extras"] = int(state.privileges_used)
        if state.rules.counts_production:
            memory |= {"made": named(GOOD_NAMES, state.made), "crafted": named(GOOD_NAMES, state.crafted)}
        return memory

    def load(self, state: State, question: Document) -> None:
        state.produced = bits(question.several("produced", GOOD_NAMES))
        if state.rules.expanded:
            state.privileges_used = question.number("extras", 0, 2, 0)
        if state.rules.counts_production:
            state.made = numbers(question.counts("made", GOOD_NAMES, PLENTY))
            state.crafted = numbers(question.counts("crafted", GOOD_NAMES, PLENTY))


class Produce(WithGuests):
    """Whether to produce, where nobody has to (PR-DEC-05)."""

    name: ClassVar[str] = "produce"
    phases: ClassVar[Sequence[str | None]] = ("craftsman",)
    answers: ClassVar[Sequence[range]] = (family(PRODUCE, 1),)

    def legal(self, state: State) -> vec[i64]:
        return add_guest_moves(take_or_leave(PRODUCE), state)

    def apply(self, state: State, action: i64) -> None:
        if action >= GUEST:
            move_guest(state, action)
            return
        asked: bool
        if action == PASS:
            state.tell(PRODUCTION_SKIPPED, state.current)
            forget_production(state)
            asked = pay_on(state, FACTORY)
        else:
            asked = produce(state)
        if not asked:
            end_turn(state)


class ExtraGood(WithGuests):
    name: ClassVar[str] = "extra"
    phases: ClassVar[Sequence[str | None]] = ("craftsman",)
    taker_only: ClassVar[bool] = True
    answers: ClassVar[Sequence[range]] = (family(EXTRA, GOODS),)

    def legal(self, state: State) -> vec[i64]:
        actions = vec[i64](capacity=GOODS + 1)
        actions = append(actions, PASS)  # PR-DEC-23
        good: i64
        for good in range(GOODS):
            if may_be_extra(state, good):
                actions = append(actions, EXTRA + good)
        if state.rules.new_buildings:
            return add_guest_moves(actions, state)
        return actions

    def apply(self, state: State, action: i64) -> None:
        if action >= GUEST:
            move_guest(state, action)
            return
        if action == PASS:
            state.tell(PASSED, state.current)
            after_privilege(state)
        else:
            take_extra(state, action - EXTRA)
            ask_extra(state)

    def candidates(self, state: State) -> Iterable[int]:
        return [PASS, *family(EXTRA, GOODS)]

    def explain(self, state: State, action: int) -> Refusal:
        good = action - int(EXTRA)
        if not state.produced & (1 << good):
            return because("not_produced")
        return because("none_in_supply", good=GOOD_NAMES[good])

    def load(self, state: State, document: Document) -> None:
        state.left = 0


class UseAsCraftsman(Use):
    """Aqueduct, factory, specialty factory and chapel."""

    phases: ClassVar[Sequence[str | None]] = ("craftsman",)

    def go_on(self, state: State, building: i64) -> None:
        """The craftsman's own specialty factory pays when nobody is left."""
        if state.left == 0:
            finish_production(state)
        elif not pay_after(state, building):
            end_turn(state)

    def save(self, state: State) -> dict[str, Any]:
        pays = {"doubloons": int(state.factory_pay)} if int(state.about) in MOST_PAID else {}
        return {**super().save(state), **pays}

    def load(self, state: State, document: Document) -> None:
        super().load(state, document)
        if int(state.about) in MOST_PAID:
            state.factory_pay = document.number("doubloons", 1, MOST_PAID[int(state.about)])
        if state.about == SPECIALTY_FACTORY and state.current == state.taker:
            state.left = 0  # it pays after the privilege (NB-DEC-15)


STEPS: Steps = {ASK_PRODUCE: Produce(), ASK_EXTRA: ExtraGood(), ASK_USE_AS_CRAFTSMAN: UseAsCraftsman()}


# Turns


def produce_on(state: State) -> None:
    """Everybody in turn, from the craftsman on: it matters when goods run out (PR-CRAFTSMAN-01, -05)."""
    while state.left > 0:
        if ask_in_turn(state) or take_turn(state):
            return
        state.next_turn()
    ask_extra(state)


def end_turn(state: State) -> None:
    state.next_turn()
    produce_on(state)


def take_turn(state: State) -> bool:
    """Says whether the current player is asked something."""
    if state.rules.optional_production and would_produce(state):
        state.decide(ASK_PRODUCE)
        return True
    return produce(state)


def produce(state: State) -> bool:
    """The current player produces; True if one of the buildings asks something then."""
    kinds = make_goods(state, state.current_player())
    if state.rules.ask_optional and would_flow(state):
        return offer(state, AQUEDUCT)
    return pay_factory(state, kinds)


# What the buildings bring, one after the other


def pay_after(state: State, building: i64) -> bool:
    """Go on after a building; True if the current player is asked about another."""
    if building == AQUEDUCT:
        return pay_factory(state, kinds_made(state))
    return pay_on(state, building)


def pay_factory(state: State, kinds: i64) -> bool:
    """The factory pays for the kinds produced; True if it, or a building after it, asks."""
    doubloons = FACTORY_PAY[kinds]
    if doubloons > 0 and state.current_player().has(FACTORY):  # PR-BLD-FACTORY-01, -02
        state.factory_pay = doubloons
        if offer(state, FACTORY):
            return True
    return pay_on(state, FACTORY)


def pay_on(state: State, last: i64) -> bool:
    """Pay for the buildings of expansions, after the `last` that was asked about; True if one asks."""
    if not state.rules.expanded:
        return False
    player = state.current_player()
    if last == FACTORY and not state.has_privilege() and pay_specialty(state, state.made):
        return True
    if last != CHAPEL and player.has(CHAPEL) and offer(state, CHAPEL):  # NO-CHAPEL-03, NO-DEC-15
        return True
    if player.has(JEWELER) and player.all_nobles() > 0:  # NO-JEWELER-01
        state.gain_doubloons(player.all_nobles(), JEWELER)
    check_production(state, state.made)
    return False


def pay_specialty(state: State, made: vec[i64]) -> bool:
    """The specialty factory pays for one kind, corn apart (NB-SPECIALTYFACTORY-01 to -06); True if it asks."""
    if not state.current_player().has(SPECIALTY_FACTORY):
        return False
    doubloons = most_of_a_kind(made) - 1
    if doubloons <= 0:
        return False
    state.factory_pay = doubloons
    return offer(state, SPECIALTY_FACTORY)


# The privilege


def ask_extra(state: State) -> None:
    """The privilege comes last of all (PR-CRAFTSMAN-07); who produced nothing gets nothing (PR-CRAFTSMAN-08)."""
    state.current = state.taker
    if state.privileges_used < state.privilege():  # NB-LIBRARY-07
        good: i64
        for good in range(GOODS):
            if may_be_extra(state, good):
                state.decide(ASK_EXTRA)
                return
    after_privilege(state)


def after_privilege(state: State) -> None:
    """Now the craftsman's own specialty factory pays (NB-DEC-15)."""
    if not state.rules.expanded or not pay_specialty(state, state.crafted):
        finish_production(state)


def finish_production(state: State) -> None:
    if state.rules.festival_privilege_goods and state.privileges_used > 0:  # FE-DEC-05
        check_production(state, state.crafted)
    finish_phase(state)
