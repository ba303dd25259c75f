"""Reading the open question, and whether it fits the rest of the position."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from boriken.core.document import PLENTY, Document
from boriken.core.errors import PositionError
from boriken.core.game import CHANCE, OVER
from boriken.core.naming import numbers
from boriken.games.anno_1503 import catalogue as cat
from boriken.games.anno_1503 import state as st
from boriken.games.anno_1503.costs import cards_in
from boriken.games.anno_1503.document.names import BOARD_NAMES, PHASE_NAMES, QUESTION_NAMES, RESULT_NAMES
from boriken.games.anno_1503.document.saving import lookers
from boriken.games.anno_1503.document.squares import load_island
from boriken.games.anno_1503.state import State

LAST_CHANCE = int(st.ASK_OWN_DIE)

# Questions that go round the table, from the active player on
ROUND_THE_TABLE = (st.ASK_PRODUCE, st.ASK_GOLDEN, st.ASK_LOSE, st.ASK_LAY)

# In which part of a turn a question comes up; those that are not named here belong to the action phase
PHASES: Mapping[str, Sequence[str]] = {
    "home": ["before"],
    "first": ["before"],
    "roll": ["roll"],
    "event": ["roll"],
    "produce": ["roll"],
    "golden_times": ["roll"],
    "lose": ["roll"],
    "lay": ["roll"],
    "over": PHASE_NAMES,
    "card": ["work", "ships"],
    "face": ["work", "ships"],
    "commodity": ["work", "ships"],
    "luxury": ["work", "ships"],
    "encounter": ["ships"],
    "foe": ["ships"],
    "raid_card": ["ships"],
    "foe_die": ["ships"],
    "own_die": ["ships"],
    "ship": ["ships"],
    "sail": ["ships"],
    "tile": ["ships"],
    "ransom": ["ships"],
    "drawn_fight": ["ships"],
    "reroll": ["ships"],
    "tow": ["ships"],
    "give": ["ships"],
    "bargain": ["ships"],
    "return": ["end"],
    "discard": ["end"],
}


def load_question(state: State, question: Document) -> None:
    """The open question; without one, the active player does what he likes."""
    kind = question.one_of("kind", QUESTION_NAMES, "work")
    name = QUESTION_NAMES[kind]
    phase = PHASE_NAMES[state.stage]
    if phase not in PHASES.get(name, ["work"]):
        raise PositionError(f"The question {name!r} does not come up in the phase {phase!r}.")
    state.ask = kind
    seat = question.number("seat", 0, int(state.seats) - 1, max(int(state.active), 0))
    state.current = seat
    if kind in ROUND_THE_TABLE:
        state.left = state.seats - (seat - state.active) % state.seats
        state.lost = question.number("lost", 0, PLENTY, 0)
    elif state.active >= 0 and seat != state.active:
        raise PositionError(f"Seat {state.active} is active and is asked, not seat {seat}.")
    load_subject(state, question)
    question.done()
    state.actor = OVER if kind == st.ASK_NOTHING else CHANCE if kind <= LAST_CHANCE else seat
    if (kind == st.ASK_NOTHING) != (state.ending != st.NOT_ENDED):
        raise PositionError("A game that is over has an ending, and no other has.")


def load_subject(state: State, question: Document) -> None:
    """What the question is about, where its kind alone does not say it."""
    if state.ask == st.ASK_HOME:
        state.about, state.current = state.current, 0
    elif state.ask in (st.ASK_FACE, st.ASK_TILE):
        state.about = load_island(state, question)
    elif state.ask == st.ASK_PRODUCE:
        state.about = state.rolled
    elif state.ask == st.ASK_GOLDEN:
        state.about = question.number("goods", 1, PLENTY, 1)
    elif state.ask == st.ASK_LAY:
        state.about = question.one_of("board", BOARD_NAMES)
    elif state.ask == st.ASK_RAID:
        state.about = question.one_of("result", RESULT_NAMES)
    elif state.ask == st.ASK_BUILD:
        state.about = question.one_of("card", cat.CARD_NAMES)
    elif state.ask == st.ASK_WITHOUT:
        load_bill(state, question)
    elif state.ask in (st.ASK_GIVE, st.ASK_BARGAIN):
        state.pirate_card = question.one_of("card", cat.PIRATE_NAMES)


def load_bill(state: State, question: Document) -> None:
    state.target = question.one_of("target", cat.TARGET_NAMES[: cat.BUILD_CANNON])
    state.bill = numbers(question.counts("bill", [*cat.GOOD_NAMES, "gold"], PLENTY))
    state.less = question.number("less", 0, PLENTY, 0)
    state.spare = question.number("spare", 0, PLENTY, 0)
    if state.target == cat.BUILD_UPGRADE:
        state.subject = 1 + question.one_of("rank", cat.RANK_NAMES[1:])
    elif state.target == cat.BUILD_NOBLE:
        building = question.one_of("building", cat.NOBLE_NAMES)
        state.subject = building * int(cat.SITES) + question.one_of("site", cat.SITE_NAMES[: state.rules.sites])


def can_come_up(state: State) -> bool:
    """Whether the question fits the table, wherever its answers rely on it."""
    ask, player = state.ask, state.player()
    if ask == st.ASK_HOME:
        drawn = [each.home >= 0 for each in state.players]
        return drawn == [seat < state.about for seat in range(state.seats)]
    if ask in (st.ASK_PRODUCE, st.ASK_EVENT):
        return (state.rolled == state.rules.event_face) == (ask == st.ASK_EVENT) and (
            ask == st.ASK_EVENT or 1 <= state.rolled <= cat.PLACES
        )
    if ask == st.ASK_GOLDEN:
        return state.event == cat.EVENT_GOLDEN
    if ask in (st.ASK_LOSE, st.ASK_LAY):
        return state.event in (cat.EVENT_PIRATE, cat.EVENT_FIRE) and (
            ask == st.ASK_LOSE or state.reserve_size(int(state.about)) > 0
        )
    if ask == st.ASK_FACE:
        return bool(state.face[state.about] == st.HIDDEN and (state.square >= 0 or state.peeks_due > 0))
    if ask == st.ASK_CARD:
        return state.cards_due > 0
    if ask in (st.ASK_FOE_DIE, st.ASK_OWN_DIE, st.ASK_DRAWN, st.ASK_REROLL):
        return state.foe != st.NOBODY and state.square >= 0
    if ask == st.ASK_RAID:
        return state.square >= 0 and (state.about == st.BOUGHT_OFF) == (state.foe == st.NOBODY)
    if ask in (st.ASK_ENCOUNTER, st.ASK_FOE, st.ASK_RANSOM, st.ASK_SAIL, st.ASK_TOW, st.ASK_GIVE, st.ASK_BARGAIN):
        ransom = ask != st.ASK_RANSOM or player.gold >= state.rules.ransom
        peaceful = ask != st.ASK_BARGAIN or state.pirate_card >= cat.RAIDS
        return state.square >= 0 and ransom and peaceful
    if ask == st.ASK_TILE:
        return state.square >= 0 and int(state.current) in lookers(state, int(state.about))
    if ask == st.ASK_WITHOUT:
        return cards_in(state.bill) > 0 and can_complete(state) and player.gold >= state.bill[cat.GOLD]
    if ask == st.ASK_REPAIR:
        return any(ship & st.DAMAGED for ship in player.fleet)
    if ask == st.ASK_HARBOUR:
        return len(player.fleet) < state.rules.ships
    if ask == st.ASK_BUILD:
        return state.played[state.about] > 0
    if ask in (st.ASK_UPGRADE, st.ASK_COMMODITY, st.ASK_LUXURY, st.ASK_PEEK):
        due = {
            int(st.ASK_UPGRADE): state.upgrades_due,
            int(st.ASK_COMMODITY): state.commodities_due,
            int(st.ASK_LUXURY): state.luxuries_due,
            int(st.ASK_PEEK): state.peeks_due,
        }
        return due[int(ask)] > 0
    return True


def can_complete(state: State) -> bool:
    """Whether there is room for what is being paid for."""
    player = state.player()
    if state.target == cat.BUILD_SHIP:
        return len(player.fleet) < state.rules.ships
    if state.target == cat.BUILD_PIONEER:
        return player.ranks[cat.PIONEER] + player.ranks[cat.SETTLER] < state.rules.low_tiles
    if state.target == cat.BUILD_REPAIR:
        return any(ship & st.DAMAGED for ship in player.fleet)
    if state.target == cat.BUILD_CASTLE:
        return player.castle < len(state.rules.cost_castle)
    if state.target == cat.BUILD_NOBLE:
        building, site = divmod(int(state.subject), int(cat.SITES))
        return state.nobles[building] > 0 and player.sites[site] < 0
    high = player.ranks[cat.CITIZEN] + player.ranks[cat.MERCHANT] < state.rules.high_tiles
    return player.ranks[state.subject - 1] > 0 and (high or state.subject != cat.CITIZEN)
