"""The buccaneer: one of four strokes, for the taker alone; the others have no action."""

from collections.abc import Sequence
from typing import Any, ClassVar

from librt.vecs import append, vec
from mypy_extensions import i64

from boriken.core.counting import Counting, Picking
from boriken.games.puerto_rico.actions import KEEP, KEEP_COUNTS, KIDNAP, MAN, PIRACY, PLUNDER, RAID
from boriken.games.puerto_rico.catalogue import BUCCANEER, GOOD_NAMES, GOODS, SMALLEST_SHIP
from boriken.games.puerto_rico.events import BY_PLUNDER, GOODS_LOOTED, HOUSE_PLUNDERED, PIRACY_DONE, ROLE_KIDNAPPED
from boriken.games.puerto_rico.questions import ASK_LOOT, ASK_PIRATE
from boriken.games.puerto_rico.roles.raid import MOST_KEPT, begin_raid
from boriken.games.puerto_rico.roles.role import Role
from boriken.games.puerto_rico.roles.ships import carrier, ship_with
from boriken.games.puerto_rico.roles.storage import HowMany, goods_of
from boriken.games.puerto_rico.roles.trader import goods_in_house
from boriken.games.puerto_rico.rounds import finish_phase
from boriken.games.puerto_rico.state import State
from boriken.games.puerto_rico.steps import Question, Steps


class Buccaneer(Role):
    def begin(self, state: State) -> None:
        state.current = state.taker
        state.decide(ASK_PIRATE)  # BU-ROLE-01


class Stroke(Question):
    """Any of the four, with or without an effect (BU-DEC-01)."""

    name: ClassVar[str] = "pirate"
    phases: ClassVar[Sequence[str | None]] = ("buccaneer",)
    expansion: ClassVar[str] = "buccaneer"
    answers: ClassVar[Sequence[range]] = (range(int(PIRACY), int(MAN)),)

    def legal(self, state: State) -> vec[i64]:
        actions = vec[i64](capacity=16)
        spaces: i64
        for spaces in state.rules.ships:
            actions = append(actions, PIRACY + spaces - SMALLEST_SHIP)
        actions = append(actions, PLUNDER)
        actions = append(actions, RAID)
        card: i64
        for card in range(BUCCANEER):
            if state.free_cards & (1 << card):  # BU-DEC-10
                actions = append(actions, KIDNAP + card)
        return actions

    def apply(self, state: State, action: i64) -> None:
        if action >= KIDNAP:
            kidnap(state, action - KIDNAP)
        elif action == RAID:
            begin_raid(state)
        elif action == PLUNDER:
            plunder(state)
        else:
            board(state, action - PIRACY + SMALLEST_SHIP)


class Loot(HowMany):
    """How many goods of the ship the pirate keeps."""

    name: ClassVar[str] = "loot"
    phases: ClassVar[Sequence[str | None]] = ("buccaneer",)
    expansion: ClassVar[str] = "buccaneer"
    counting: ClassVar[Counting | Picking | None] = Counting("keep", goods_of)

    def most(self, state: State) -> i64:
        return min(MOST_KEPT, state.ship_load[carrier(state, state.about)])

    def apply(self, state: State, action: i64) -> None:
        """The rest goes to the supply, and the ship is empty (BU-PIRACY-01 to -03)."""
        good = state.about
        number = carrier(state, good)
        kept = (action - KEEP) % KEEP_COUNTS
        returned = state.ship_load[number] - kept
        state.current_player().goods[good] += kept
        state.goods[good] += returned
        state.ship_load[number] = 0
        state.ship_good[number] = 0
        state.tell(GOODS_LOOTED, state.current, good, kept, returned)
        finish_phase(state)

    def details(self, state: State) -> dict[str, Any]:
        return {**super().details(state), "things": {GOOD_NAMES[state.about]: int(self.most(state))}}

    def can_come_up(self, state: State) -> bool:
        return carrier(state, state.about) >= 0 and super().can_come_up(state)


STEPS: Steps = {ASK_PIRATE: Stroke(), ASK_LOOT: Loot()}


# Piracy and plunder


def board(state: State, spaces: i64) -> None:
    """An empty ship may be boarded too (BU-DEC-01, BU-DEC-02)."""
    number = ship_with(state, spaces)
    good = state.ship_good[number]
    state.tell(PIRACY_DONE, state.current, spaces, good, state.ship_load[number])
    if state.ship_load[number] == 0:
        finish_phase(state)
    else:
        state.decide(ASK_LOOT, good)


def plunder(state: State) -> None:
    """A point for every good in the trading house, no doubloons (BU-PLUNDER-01, BU-PLUNDER-02)."""
    goods = goods_in_house(state)
    good: i64
    for good in range(GOODS):
        state.goods[good] += state.house[good]
        state.house[good] = 0
    state.tell(HOUSE_PLUNDERED, state.current, goods)
    if goods > 0:
        state.gain_points(goods, BY_PLUNDER)
    finish_phase(state)


# Kidnapping


def kidnap(state: State, card: i64) -> None:
    """The doubloons on the card come at once (BU-KIDNAP-01, BU-KIDNAP-02)."""
    doubloons = state.card_doubloons[card]
    state.card_doubloons[card] = 0
    state.current_player().doubloons += doubloons
    state.kidnapped = card
    state.kidnapper = state.current
    state.tell(ROLE_KIDNAPPED, state.current, card, doubloons)
    finish_phase(state)
