"""Guests: colonists of a guesthouse, who may move to a free circle in every phase but the mayor's (NB-GUESTHOUSE).

Where players are asked something anyway they can move their guests as well; the question stays. Where they are not, a
window opens for them. Nobody is asked who has no guest, or no circle for one.
"""

from collections.abc import Sequence
from typing import Any, ClassVar

from librt.vecs import append, vec
from mypy_extensions import i64

from boriken.core.counting import Counting, Picking
from boriken.core.document import Document
from boriken.core.refusal import Refusal
from boriken.games.puerto_rico.actions import DRAW, GUEST, NOBLE_SAN_JUAN, PASS, PLACE_NOBLE
from boriken.games.puerto_rico.arranging import on_circles
from boriken.games.puerto_rico.catalogue import CARD_NAMES, GUESTHOUSE, MAYOR, NO_CARD, PLACE_NAMES
from boriken.games.puerto_rico.events import GUEST_MOVED
from boriken.games.puerto_rico.player import Player
from boriken.games.puerto_rico.questions import ASK_GUEST, AT_THE_START, IN_TURN
from boriken.games.puerto_rico.refusals import because
from boriken.games.puerto_rico.state import State
from boriken.games.puerto_rico.steps import Question, Steps

WINDOW_NAMES = ["start", "turn", "end", "last"]
GUEST_MOVES = range(int(GUEST), int(DRAW))  # a noble is named as such (NO-DEC-14)


class WithGuests(Question):
    """A question at which guests can be moved as well, also between the steps of a turn.

    Its `legal` adds their moves, and its `apply` begins with them. Not while a building offers a colonist for a
    circle: a guest could take it.
    """

    def details(self, state: State) -> dict[str, Any]:
        player = state.current_player()
        return {"guests": int(player.crew[GUESTHOUSE])} if can_move_guest(player) else {}

    def refuse(self, state: State, action: int) -> Refusal | None:
        return refuse_guest(state, action) if action in GUEST_MOVES else super().refuse(state, action)


class Guest(Question):
    """Whether to move a guest, where nothing else is asked."""

    name: ClassVar[str] = "guest"
    counting: ClassVar[Counting | Picking | None] = Picking("guest", ("noble",))
    phases: ClassVar[Sequence[str | None]] = (None, *[name for name in CARD_NAMES if name != CARD_NAMES[MAYOR]])
    expansion: ClassVar[str] = "new-buildings"

    def legal(self, state: State) -> vec[i64]:
        return add_guest_moves(vec[i64]([PASS]), state)

    def apply(self, state: State, action: i64) -> None:
        if action != PASS:
            move_guest(state, action)
            if can_move_guest(state.current_player()):
                return
        state.close_window(state.about)

    def has_memory(self, state: State) -> bool:
        """Guests move before a phase has anything to remember."""
        return state.about != AT_THE_START

    def details(self, state: State) -> dict[str, Any]:
        player = state.current_player()
        guests = int(player.crew[GUESTHOUSE])
        nobles = int(player.nobles[GUESTHOUSE]) if state.rules.with_nobles else 0
        sorts = {"guest": guests - nobles, "noble": nobles}
        return {"window": WINDOW_NAMES[state.about], **on_circles(state, int(GUEST), sorts, guests)}

    def refuse(self, state: State, action: int) -> Refusal | None:
        return refuse_guest(state, action) if action in GUEST_MOVES else super().refuse(state, action)

    def save(self, state: State) -> dict[str, Any]:
        taker = {"taker": int(state.taker)} if state.phase == NO_CARD else {}
        return {"window": WINDOW_NAMES[state.about], **taker}

    def load(self, state: State, document: Document) -> None:
        if state.phase == NO_CARD:
            state.taker = document.number("taker", 0, int(state.seats) - 1)
            state.left = state.seats - (state.current - state.taker) % state.seats
        state.about = document.one_of("window", WINDOW_NAMES)


STEPS: Steps = {ASK_GUEST: Guest()}


def open_window(state: State, window: i64) -> bool:
    """At the start or end of a phase, from the taker clockwise; says whether somebody is asked (NB-DEC-10)."""
    if not state.rules.new_buildings:
        return False
    state.start_turns(state.taker)
    return ask_next_host(state, window)


def ask_next_host(state: State, window: i64) -> bool:
    while state.left > 0:
        if can_move_guest(state.current_player()):
            state.decide(ASK_GUEST, window)
            return True
        state.next_turn()
    return False


def ask_in_turn(state: State) -> bool:
    """Before the current player does what nobody asks about."""
    if can_move_guest(state.current_player()):
        state.decide(ASK_GUEST, IN_TURN)
        return True
    return False


def can_move_guest(player: Player) -> bool:
    """A guest goes to a free circle, not to San Juan (NB-DEC-11)."""
    if player.crew[GUESTHOUSE] == 0:
        return False
    place: i64
    for place in range(player.places):
        if place != GUESTHOUSE and player.free_circles(place) > 0:
            return True
    return False


def add_guest_moves(actions: vec[i64], state: State) -> vec[i64]:
    """Where the current player's guests may go."""
    player = state.current_player()
    guests = player.crew[GUESTHOUSE]
    if guests == 0:
        return actions
    nobles = player.nobles[GUESTHOUSE] if state.rules.with_nobles else 0
    if guests > nobles:
        actions = add_places(actions, player, GUEST)
    if nobles > 0:
        actions = add_places(actions, player, PLACE_NOBLE)
    return actions


def add_places(actions: vec[i64], player: Player, family: i64) -> vec[i64]:
    place: i64
    for place in range(player.places):
        if place != GUESTHOUSE and player.free_circles(place) > 0:
            actions = append(actions, family + place)
    return actions


def move_guest(state: State, action: i64) -> None:
    """There the guest stays until the next mayor phase (NB-GUESTHOUSE-04)."""
    noble = action >= PLACE_NOBLE
    place = action - PLACE_NOBLE if noble else action - GUEST
    player = state.current_player()
    player.release(GUESTHOUSE, noble)
    player.receive(place, noble)
    state.tell(GUEST_MOVED, state.current, place, 1 if noble else 0)


def refuse_guest(state: State, action: int) -> Refusal:
    if action == NOBLE_SAN_JUAN:
        return because("not_possible")
    player = state.current_player()
    if not player.crew[GUESTHOUSE]:
        return because("no_guest")
    place = action - int(PLACE_NOBLE if action >= PLACE_NOBLE else GUEST)
    if place == GUESTHOUSE or player.free_circles(place) <= 0:
        return because("no_free_circle", place=PLACE_NAMES[place])
    return because("no_guest")
