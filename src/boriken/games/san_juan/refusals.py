"""Why an action may not be done: the rule it would break, in a sentence."""

from __future__ import annotations

from pathlib import Path

from boriken.core.game import CHANCE, OVER
from boriken.core.refusal import Refusal, Spoken
from boriken.games.san_juan import actions as act
from boriken.games.san_juan import state as st
from boriken.games.san_juan.catalogue import (
    BLACK_MARKET,
    CARD_NAMES,
    CRANE,
    GOOD_NAMES,
    GOODS,
    KINDS,
    LIBRARY,
    ROLE_NAMES,
    ROLES,
    is_violet,
)
from boriken.games.san_juan.document import QUESTION_NAMES
from boriken.games.san_juan.roles.builder import MOST_GIVEN, NO_TARGET, can_be_covered, left_to_pay
from boriken.games.san_juan.state import State

because = Spoken(Path(__file__).parent / "words").because


def refuse(state: State, action: int) -> Refusal:
    """The reason for an action that is not among the legal ones."""
    if state.actor == OVER:
        return because("game_over")
    if state.actor == CHANCE or action >= act.DRAW:
        return because("chance_acts")
    if action == act.PASS:
        return refuse_pass(state)
    for end, questions, explain in FAMILIES:
        if action < end:
            return explain(state, action) if state.ask in questions else refuse_other(state, action)
    return refuse_other(state, action)


def refuse_other(state: State, action: int) -> Refusal:
    return because("another_question", question=asked(state))


def refuse_pass(state: State) -> Refusal:
    if state.ask == st.ASK_ROLE:
        return because("must_take_role")
    if state.ask == st.ASK_GIVE:
        return because("must_give", cost=int(state.due))
    if state.ask == st.ASK_COVER:
        return because("must_cover", building=CARD_NAMES[state.site])
    return because("must_answer", question=asked(state))


def refuse_role(state: State, action: int) -> Refusal:
    return because("role_taken", role=ROLE_NAMES[action - act.ROLE])


def refuse_building(state: State, action: int) -> Refusal:
    card = action - act.BUILD
    player, name = state.current_player(), CARD_NAMES[card]
    if not player.hand[card]:
        return because("not_in_hand", card=name)
    if is_violet(card) and player.has(card):
        return because("already_built", card=name)
    price = left_to_pay(state, player, card, NO_TARGET, state.library_works())
    return because("too_expensive", card=name, price=int(price), cards=int(player.cards) - 1)


def refuse_covering(state: State, action: int) -> Refusal:
    target = action - act.COVER
    player, under = state.current_player(), int(act.covered(target))
    name = CARD_NAMES[under]
    if under == CRANE:
        return because("crane_stays")
    if under == state.site:
        return because("same_kind", card=name)
    if not can_be_covered(player, state.site, target):
        return because("not_in_town", card=name)
    price = left_to_pay(state, player, state.site, target, state.library_works())
    return because("cover_too_expensive", card=name, price=int(price), cards=int(player.cards))


def refuse_library(state: State, action: int) -> Refusal:
    if not state.current_player().has(LIBRARY) or not state.library_works():
        return because("no_library")
    return because("library_not_asked")


def refuse_gift(state: State, action: int) -> Refusal:
    good = action - act.GIVE
    if not state.current_player().has(BLACK_MARKET):
        return because("no_black_market")
    if state.count == MOST_GIVEN:
        return because("enough_given", most=int(MOST_GIVEN))
    if not state.current_player().goods[good]:
        return because("no_goods", good=GOOD_NAMES[good])
    if good < state.about:
        return because("other_order", thing=GOOD_NAMES[good])
    return because("must_give", cost=int(state.due))


def refuse_making(state: State, action: int) -> Refusal:
    good = action - act.PRODUCE
    return because("other_order" if good < state.about else "no_room", **thing(good, state))


def refuse_sale(state: State, action: int) -> Refusal:
    good = action - act.SELL
    return because("other_order" if good < state.about else "no_goods", **thing(good, state))


def thing(good: int, state: State) -> dict[str, str | int]:
    return {"thing" if good < state.about else "good": GOOD_NAMES[good]}


def refuse_payment(state: State, action: int) -> Refusal:
    return refuse_pick(state, action - act.PAY)


def refuse_discard(state: State, action: int) -> Refusal:
    return refuse_pick(state, action - act.DISCARD)


def refuse_pick(state: State, card: int) -> Refusal:
    if not state.current_player().hand[card]:
        return because("not_in_hand", card=CARD_NAMES[card])
    return out_of_order(state, card)


def refuse_keeping(state: State, action: int) -> Refusal:
    card = action - act.KEEP
    if not state.open[card]:
        return because("not_shown", card=CARD_NAMES[card])
    return out_of_order(state, card)


def out_of_order(state: State, card: int) -> Refusal:
    if card < state.about:
        return because("other_order", thing=CARD_NAMES[card])
    return because("too_few_left", card=CARD_NAMES[card], count=int(state.due) - 1)


def refuse_find(state: State, action: int) -> Refusal:
    return because("not_shown", card=CARD_NAMES[action - act.MINE])


def refuse_burial(state: State, action: int) -> Refusal:
    return because("not_in_hand", card=CARD_NAMES[action - act.BURY])


# Every family of actions, in order: where it ends, the questions it answers, and who explains
FAMILIES = (
    (act.ROLE + ROLES, (st.ASK_ROLE,), refuse_role),
    (act.BUILD + KINDS, (st.ASK_BUILD,), refuse_building),
    (act.COVER + act.TARGETS, (st.ASK_COVER,), refuse_covering),
    (act.USE_LIBRARY + 1, (st.ASK_LIBRARY, st.ASK_TAKE), refuse_library),
    (act.GIVE + GOODS, (st.ASK_GIVE, st.ASK_PAY), refuse_gift),
    (act.PAY + KINDS, (st.ASK_PAY,), refuse_payment),
    (act.PRODUCE + GOODS, (st.ASK_PRODUCE,), refuse_making),
    (act.SELL + GOODS, (st.ASK_SELL,), refuse_sale),
    (act.TAKE + 1, (st.ASK_TAKE,), refuse_other),
    (act.KEEP + KINDS, (st.ASK_KEEP,), refuse_keeping),
    (act.USE_GOLD_MINE + 1, (st.ASK_MINE,), refuse_other),
    (act.MINE + KINDS, (st.ASK_FIND,), refuse_find),
    (act.BURY + KINDS, (st.ASK_CHAPEL,), refuse_burial),
    (act.DISCARD + KINDS, (st.ASK_DISCARD, st.ASK_ARCHIVE), refuse_discard),
)


def asked(state: State) -> str:
    return QUESTION_NAMES[state.ask]
