"""The captain: everybody must ship, turn by turn, until nobody can; then goods are stored or lost (storage.py)."""

from collections.abc import Iterable, Sequence
from typing import Any, ClassVar, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from boriken.core.document import Document
from boriken.core.naming import bits, named
from boriken.core.refusal import Refusal
from boriken.games.puerto_rico.actions import GUEST, KEEP, PASS, SHIP, USE_SMALL_WHARF, USE_WHARF, ship
from boriken.games.puerto_rico.catalogue import (
    GOOD_NAMES,
    GOODS,
    HARBOR,
    LIGHTHOUSE,
    ROYAL_SUPPLIER,
    SHIP_SIZES,
    SMALL_WHARF,
    SMALLEST_SHIP,
    UNION_HALL,
    WHARF,
)
from boriken.games.puerto_rico.events import BY_CAPTAIN, BY_GOODS, PASSED, SHIPPED
from boriken.games.puerto_rico.guests import WithGuests, add_guest_moves, ask_in_turn, can_move_guest, move_guest
from boriken.games.puerto_rico.questions import ASK_GUEST, ASK_SHIP, ASK_SMALL_WHARF, ASK_SUPPLY
from boriken.games.puerto_rico.refusals import because
from boriken.games.puerto_rico.roles.gifts import pairs
from boriken.games.puerto_rico.roles.offers import Use, offer
from boriken.games.puerto_rico.roles.role import Role
from boriken.games.puerto_rico.roles.ships import (
    add_loadings,
    can_load,
    loadable,
    may_use_any_wharf,
    may_use_small_wharf,
    may_use_wharf,
    most_loadable,
    refuse_loading,
    refuse_small_wharf,
    refuse_wharf,
    ship_with,
)
from boriken.games.puerto_rico.roles.storage import begin_storing, has_goods, store_after_guests
from boriken.games.puerto_rico.state import State
from boriken.games.puerto_rico.steps import family, seats_in

BY_WHARF: Final[i64] = 0


class Captain(Role):
    def begin(self, state: State) -> None:
        state.start_turns(state.taker)
        state.captain_point = True
        state.idle = 0
        state.wharves_used = 0
        state.small_wharves_used = 0
        state.begun = 0
        if state.current_player().has(LIGHTHOUSE) and offer(state, LIGHTHOUSE):  # NB-LIGHTHOUSE-03, NB-DEC-23
            return
        ship_on(state)

    def go_on(self, state: State) -> None:
        """After the guests of the first turn, or those before the goods are stored."""
        if state.idle >= state.turns():
            store_after_guests(state)
        elif not open_turn(state):
            take_turn(state)

    def save(self, state: State) -> dict[str, Any]:
        memory = {
            "captain_point": state.captain_point,
            "idle": int(state.idle),
            "wharves_used": seats_in(state.wharves_used),
        }
        if state.rules.expanded:
            memory |= {"small_wharves_used": seats_in(state.small_wharves_used), "begun": seats_in(state.begun)}
        return memory

    def load(self, state: State, question: Document) -> None:
        seats, turns = int(state.seats), int(state.turns())
        state.captain_point = question.flag("captain_point", True)
        state.idle = question.number("idle", 0, turns if state.ask == ASK_GUEST else turns - 1, 0)
        state.wharves_used = bits(question.seats("wharves_used", seats))
        if state.rules.expanded:
            state.small_wharves_used = bits(question.seats("small_wharves_used", seats))
            state.begun = bits(question.seats("begun", seats))


class Ship(WithGuests):
    name: ClassVar[str] = "ship"
    phases: ClassVar[Sequence[str | None]] = ("captain",)
    answers: ClassVar[Sequence[range]] = (family(SHIP, KEEP - SHIP),)

    def legal(self, state: State) -> vec[i64]:
        actions = vec[i64](capacity=3 * GOODS)
        player = state.current_player()
        if not can_load(state):
            actions = append(actions, PASS)  # only wharves are left, and they are never a duty (PR-BLD-WHARF-08)
        good: i64
        for good in range(GOODS):
            if player.goods[good] > 0:
                actions = add_loadings(actions, state, good)
        if may_use_wharf(state):
            for good in range(GOODS):
                if player.goods[good] > 0:
                    actions = append(actions, USE_WHARF + good)
        if may_use_small_wharf(state) and has_goods(player):
            actions = append(actions, USE_SMALL_WHARF)
        if state.rules.new_buildings:
            return add_guest_moves(actions, state)
        return actions

    def apply(self, state: State, action: i64) -> None:
        if action >= GUEST:
            move_guest(state, action)
            return
        if action == PASS:
            state.tell(PASSED, state.current)
            state.idle += 1
            end_turn(state)
        elif action == USE_SMALL_WHARF:
            state.small_wharves_used |= 1 << state.current
            state.small_load = 0
            load_small_wharf(state, 0)
        elif action >= USE_WHARF:
            sail_wharf(state, action - USE_WHARF)
        else:
            spaces = (action - SHIP) % SHIP_SIZES + SMALLEST_SHIP
            load_ship(state, (action - SHIP) // SHIP_SIZES, spaces)

    def details(self, state: State) -> dict[str, Any]:
        loads = named(GOOD_NAMES, [most_loadable(state, good) for good in range(GOODS)])
        return {**super().details(state), "loads": loads}

    def candidates(self, state: State) -> Iterable[int]:
        player = state.current_player()
        goods = [good for good in range(GOODS) if player.goods[good] > 0]
        loadings = [ship(good, spaces) for good in goods for spaces in state.rules.ships]
        wharf = [USE_WHARF + good for good in goods if player.owned[WHARF]]
        return [PASS, *loadings, *wharf, *([USE_SMALL_WHARF] if player.owned[SMALL_WHARF] else [])]

    def refuse_pass(self, state: State) -> Refusal:
        return because("must_ship")

    def explain(self, state: State, action: int) -> Refusal:
        if action == USE_SMALL_WHARF:
            return refuse_small_wharf(state)
        if action >= USE_WHARF:
            return refuse_wharf(state, action - int(USE_WHARF))
        good, size = divmod(action - int(SHIP), int(SHIP_SIZES))
        return refuse_loading(state, good, size + int(SMALLEST_SHIP))


class UseAsCaptain(Use):
    """Harbor, lighthouse and union hall."""

    phases: ClassVar[Sequence[str | None]] = ("captain",)

    def go_on(self, state: State, building: i64) -> None:
        if building == HARBOR:
            light(state)
        elif building == UNION_HALL:
            if not ask_supplier(state):
                take_turn(state)
        elif state.begun == 0:  # the lighthouse pays the captain, as such
            ship_on(state)
        else:
            end_turn(state)


# Turns


def ship_on(state: State) -> None:
    """Shipping goes round and round until a whole round brings no shipment (PR-CAPTAIN-04, PR-DEC-10)."""
    while state.idle < state.turns():
        if state.rules.expanded and begin_turn(state):
            return
        if ask_ship(state):
            return
    begin_storing(state)


def take_turn(state: State) -> None:
    """The current player ships, or those who come after."""
    if not ask_ship(state):
        ship_on(state)


def end_turn(state: State) -> None:
    state.next_turn()
    ship_on(state)


def ask_ship(state: State) -> bool:
    """Whether the current player can ship; who cannot is passed over."""
    player = state.current_player()
    if can_load(state) or (may_use_any_wharf(state) and has_goods(player)) or can_move_guest(player):
        state.decide(ASK_SHIP)
        return True
    state.idle += 1
    state.next_turn()
    return False


def begin_turn(state: State) -> bool:
    """Says whether the current player is asked something before the first shipment."""
    if state.begun & (1 << state.current):
        return False
    return ask_in_turn(state) or open_turn(state)


def open_turn(state: State) -> bool:
    """The union hall pays before the royal supplier takes (NB-DEC-14, NO-DEC-09)."""
    state.begun |= 1 << state.current
    player = state.current_player()
    if player.has(UNION_HALL) and pairs(player) > 0 and offer(state, UNION_HALL):  # NB-UNIONHALL-01 to -03
        return True
    return ask_supplier(state)


def ask_supplier(state: State) -> bool:
    """As many goods as there are nobles, all of different kinds (NO-ROYALSUPPLIER-01 to -03)."""
    player = state.current_player()
    if not player.has(ROYAL_SUPPLIER):
        return False
    state.supplies_left = player.all_nobles()
    return ask_supply(state, 0)


def ask_supply(state: State, start: i64) -> bool:
    good: i64
    for good in range(start, GOODS):
        if state.supplies_left > 0 and state.current_player().goods[good] > 0:
            state.decide(ASK_SUPPLY, start)
            return True
    state.supplies_left = 0
    return False


# Shipments


def load_ship(state: State, good: i64, spaces: i64) -> None:
    """As many as fit must go (PR-CAPTAIN-08)."""
    number = ship_with(state, spaces)
    player = state.current_player()
    count = loadable(state, number, player.goods[good])
    player.goods[good] -= count
    state.ship_good[number] = good
    state.ship_load[number] += count
    state.tell(SHIPPED, state.current, good, count, spaces)
    score(state, count)


def sail_wharf(state: State, good: i64) -> None:
    """All goods of a kind go straight to the supply (PR-BLD-WHARF-01, PR-BLD-WHARF-03)."""
    player = state.current_player()
    count = player.goods[good]
    player.goods[good] = 0
    state.goods[good] += count
    state.wharves_used |= 1 << state.current
    state.tell(SHIPPED, state.current, good, count, BY_WHARF)
    score(state, count)


def load_small_wharf(state: State, start: i64) -> None:
    """Any goods, kind by kind (NB-SMALLWHARF-02, NB-DEC-09)."""
    good: i64
    for good in range(start, GOODS):
        if state.current_player().goods[good] > 0:
            state.decide(ASK_SMALL_WHARF, good)
            return
    count = state.small_load
    state.small_load = 0
    score(state, count // 2)  # NB-SMALLWHARF-01


def score(state: State, points: i64) -> None:
    state.idle = 0
    if points > 0:
        state.gain_points(points, BY_GOODS)  # PR-CAPTAIN-12
    if state.captain_point and state.has_privilege():
        state.captain_point = False
        state.gain_points(state.privilege(), BY_CAPTAIN)  # PR-CAPTAIN-13, -14, PR-DEC-14, NB-LIBRARY-09
    if state.current_player().has(HARBOR) and offer(state, HARBOR):  # PR-BLD-HARBOR-01, PR-BLD-HARBOR-02
        return
    light(state)


def light(state: State) -> None:
    """A doubloon for every shipment (NB-LIGHTHOUSE-01, NB-LIGHTHOUSE-02)."""
    if state.current_player().has(LIGHTHOUSE) and offer(state, LIGHTHOUSE):
        return
    end_turn(state)
