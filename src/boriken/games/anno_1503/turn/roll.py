"""The roll: goods for everybody, or an event."""

from collections.abc import Iterable, Sequence
from typing import Any, ClassVar

from librt.vecs import append, vec
from mypy_extensions import i64

from boriken.core.refusal import Refusal
from boriken.core.step import DEALER
from boriken.games.anno_1503.actions import ROLL, TAKE
from boriken.games.anno_1503.catalogue import ANY, BONUS, CHOICE, COMMODITIES, GOLD_PER_TURN, GOODS, PLACES, post_good
from boriken.games.anno_1503.effects import power
from boriken.games.anno_1503.events import GOLD_EARNED, NOTHING_PRODUCED, PRODUCED, ROLLED
from boriken.games.anno_1503.player import NO_TILE
from boriken.games.anno_1503.state import ASK_EVENT, ASK_PRODUCE, WORKING, State
from boriken.games.anno_1503.turn.agenda import go_on
from boriken.games.anno_1503.turn.common import AnnoStep, RoundTheTable
from boriken.games.anno_1503.turn.goods import refuse_taking


class ProductionDie(AnnoStep):
    """A roll of the production die."""

    answered_by: ClassVar[str] = DEALER
    phases: ClassVar[Sequence[str | None]] = ("roll",)

    def legal(self, state: State) -> vec[i64]:
        return faces(state.rules.production_faces)

    def weights(self, state: State) -> vec[i64]:
        return chances(state.rules.production_faces)

    def ways(self, state: State) -> i64:
        return len(state.rules.production_faces)

    def outcome(self, state: State, chosen: i64) -> i64:
        """Without making lists: each way is a face of the die."""
        return ROLL + state.rules.production_faces[chosen]


class Roll(ProductionDie):
    name: ClassVar[str] = "roll"

    def apply(self, state: State, action: i64) -> None:
        state.rolled = action - ROLL
        state.tell(ROLLED, state.active, state.rolled)
        if state.rolled == state.rules.event_face:  # AN-PROD-10
            state.leave_to_chance(ASK_EVENT)
        else:
            state.everybody_in_turn()
            produce(state)


class Produce(RoundTheTable):
    """Which of several goods a place brings."""

    name: ClassVar[str] = "produce"

    def legal(self, state: State) -> vec[i64]:
        return products(state)

    def apply(self, state: State, action: i64) -> None:
        take_product(state, action - TAKE)
        produce(state)

    def details(self, state: State) -> dict[str, Any]:
        return {"number": state.rolled}

    def candidates(self, state: State) -> Iterable[int]:
        return range(TAKE, TAKE + (GOODS if state.rules.expansion else COMMODITIES))

    def refuse(self, state: State, action: int) -> Refusal | None:
        return refuse_taking(state, action)

    def can_come_up(self, state: State) -> bool:
        return state.rolled != state.rules.event_face and 1 <= state.rolled <= PLACES


def produce(state: State) -> None:
    """Everybody takes one card, whoever rolled, and what buildings add to it (AN-PROD-01, AN-PROD-07)."""
    while state.left > 0:
        goods = products(state)
        if len(goods) > 1:
            state.decide(ASK_PRODUCE)
            return
        if len(goods) == 1:
            take_product(state, goods[0] - TAKE)
        else:
            state.tell(NOTHING_PRODUCED, state.current)
            state.next_seat()
    begin_work(state)


def products(state: State) -> vec[i64]:
    """The printed good, any commodity at the question mark, the post's good or that of a building, if in stock."""
    place = state.rolled - 1
    player = state.player()
    printed = state.rules.homes[player.home][place]
    by_post: i64 = -1
    if player.posts[place] != NO_TILE:
        by_post = post_good(player.posts[place])  # AN-PROD-05, AN-PROD-06
    actions = vec[i64](capacity=GOODS)
    good: i64
    for good in range(GOODS):
        offered = good in (printed, by_post) or (printed == ANY and good < COMMODITIES)  # AN-PROD-03, AN-PROD-04
        if (offered or player.lasting[CHOICE + good] > 0) and state.stock[good] > 0:  # AN-PROD-08, AN-PROD-12
            actions = append(actions, TAKE + good)
    return actions


def take_product(state: State, good: i64) -> None:
    """One card, and more where a building adds to such a good, as far as the stock goes (AN-PROD-13)."""
    cards = 1 + state.player().lasting[BONUS + good]
    card: i64
    for card in range(cards):
        if state.stock[good] > 0:
            state.take_good(good)
            state.tell(PRODUCED, state.current, good)
    state.next_seat()


def begin_work(state: State) -> None:
    """The action phase of the active player."""
    state.current = state.active
    state.left = 0
    state.stage = WORKING
    gold = power(state, GOLD_PER_TURN)
    if gold > 0:
        state.tell(GOLD_EARNED, state.current, state.earn(gold))
    go_on(state)


def faces(die: vec[i64]) -> vec[i64]:
    """The numbers a die can show; its faces are in order."""
    actions = vec[i64]()
    last: i64 = -1
    face: i64
    for face in die:
        if face != last:
            actions = append(actions, ROLL + face)
        last = face
    return actions


def chances(die: vec[i64]) -> vec[i64]:
    """On how many faces each of the numbers stands."""
    ways = vec[i64]()
    last: i64 = -1
    face: i64
    for face in die:
        if face == last:
            ways[len(ways) - 1] += 1
        else:
            ways = append(ways, 1)
        last = face
    return ways
