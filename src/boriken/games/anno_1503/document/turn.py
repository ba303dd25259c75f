"""Reading how far the turn is, and what has been done in it."""

from __future__ import annotations

from boriken.core.document import PLENTY, Document
from boriken.core.errors import PositionError
from boriken.core.naming import numbers
from boriken.games.anno_1503 import catalogue as cat
from boriken.games.anno_1503 import state as st
from boriken.games.anno_1503.document.names import DONE, DUE, ENDING_NAMES, FOE_NAMES, PHASE_NAMES
from boriken.games.anno_1503.document.squares import load_island, load_square
from boriken.games.anno_1503.effects import played_effects
from boriken.games.anno_1503.state import State


def load_turn(state: State, document: Document) -> None:
    last_seat = int(state.seats) - 1
    state.round = document.number("round", 1, PLENTY, 1)
    state.turn = document.number("turn", 0, 10 * PLENTY, 1)
    state.active = document.number("active", -1, last_seat, 0)
    state.first = document.number("first", -1, last_seat, max(int(state.active), 0))
    state.stage = document.one_of("phase", PHASE_NAMES, "work")
    state.rolled = document.number("rolled", 0, 9, 0)
    state.ending = document.one_of("ending", ENDING_NAMES, "")
    if not document.is_nothing("event"):
        state.event = document.one_of("event", cat.EVENT_NAMES)
    if (state.active < 0) != (state.stage == st.BEFORE):
        raise PositionError(
            "Before the first turn nobody is active, and afterwards somebody is.", "before", where="state.active"
        )
    if state.active >= 0 and any(player.home < 0 for player in state.players):
        raise PositionError("A player has no home board.", "no_home")


def load_done(state: State, done: Document) -> None:
    state.bought = numbers(done.counts("bought", cat.RANK_NAMES, PLENTY))
    state.played = numbers(done.counts("played", cat.CARD_NAMES, PLENTY))
    state.used = numbers(done.counts("used", cat.THING_NAMES, PLENTY))
    state.today = played_effects(state.rules, state.played)
    state.buys, state.extra_sales, state.luxury_sales, state.resident_sales, state.swaps = (
        done.number(name, 0, PLENTY, 0) for name in DONE
    )
    done.done()


def load_due(state: State, due: Document) -> None:
    state.cards_due, state.upgrades_due, state.commodities_due, state.luxuries_due, state.peeks_due = (
        due.number(name, 0, PLENTY, 0) for name in DUE
    )
    due.done()


def load_ship(state: State, document: Document) -> None:
    if document.is_nothing("ship"):
        return
    part = document.part("ship")
    state.square = load_square(state, part, "square")
    state.points_left = part.number("points", 0, PLENTY, int(state.rules.points))
    part.done()


def load_fight(state: State, document: Document) -> None:
    if document.is_nothing("fight"):
        return
    part = document.part("fight")
    state.foe = part.one_of("foe", FOE_NAMES)
    state.foe_die = part.number("foe_die", 0, 9, 0)
    state.own_die = part.number("own_die", 0, 9, 0)
    state.rerolls = part.number("rerolls", 0, PLENTY, 0)
    if state.foe == st.NEST:
        state.island = load_island(state, part)
        if not cat.is_nest(int(state.face[state.island])):
            raise PositionError(f"{part.where}.square must be that of a nest.", "no_nest", where=f"{part.where}.square")
    part.done()
