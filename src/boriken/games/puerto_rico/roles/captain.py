"""The captain: everybody must ship, turn by turn, until nobody can; then goods are stored or lost (storage.py)."""

from collections.abc import Iterable, Sequence
from typing import Any, ClassVar, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from boriken.core.document import Document
from boriken.core.naming import bits, named
from boriken.core.refusal import Refusal
from boriken.games.puerto_rico.actions import GUEST, KEEP, OWN_SHIP, PASS, SHIP, ship
from boriken.games.puerto_rico.catalogue import (
    GOOD_NAMES,
    GOODS,
    HARBOR,
    LIGHTHOUSE,
    SHIP_SIZES,
    SMALL_WHARF,
    SMALLEST_SHIP,
    UNION_HALL,
    WHARF,
)
from boriken.games.puerto_rico.events import PASSED, SHIPPED
from boriken.games.puerto_rico.guests import WithGuests, add_guest_moves, move_guest
from boriken.games.puerto_rico.questions import ASK_GUEST, ASK_SHIP, ASK_USE_AS_CAPTAIN
from boriken.games.puerto_rico.refusals import because
from boriken.games.puerto_rico.roles import royal_supplier, small_wharf
from boriken.games.puerto_rico.roles.offers import Use, offer
from boriken.games.puerto_rico.roles.role import Role
from boriken.games.puerto_rico.roles.shipping import ask_supplier, end_turn, light, open_turn, score, ship_on, take_turn
from boriken.games.puerto_rico.roles.ships import (
    add_loadings,
    can_load,
    loadable,
    may_sail,
    most_loadable,
    refuse_loading,
    refuse_sailing,
    ship_with,
)
from boriken.games.puerto_rico.roles.small_wharf import LOAD, load_small_wharf
from boriken.games.puerto_rico.roles.storage import has_goods, store_after_guests
from boriken.games.puerto_rico.state import State
from boriken.games.puerto_rico.steps import Steps, family, seats_in

BY_WHARF: Final[i64] = 0


class Captain(Role):
    def begin(self, state: State) -> None:
        state.start_turns(state.taker)
        state.captain_point = True
        state.idle = 0
        state.begun = 0
        for player in state.players:
            player.sailed = 0
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
            "wharves_used": seats_that_sailed(state, WHARF),
        }
        if state.rules.expanded:
            memory |= {
                "small_wharves_used": seats_that_sailed(state, SMALL_WHARF),
                "begun": seats_in(state.begun),
            }
        return memory

    def load(self, state: State, question: Document) -> None:
        seats, turns = int(state.seats), int(state.turns())
        state.captain_point = question.flag("captain_point", True)
        state.idle = question.number("idle", 0, turns if state.ask == ASK_GUEST else turns - 1, 0)
        note_sailed(state, WHARF, question.seats("wharves_used", seats))
        if state.rules.expanded:
            note_sailed(state, SMALL_WHARF, question.seats("small_wharves_used", seats))
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
        if may_sail(player, WHARF):
            for good in range(GOODS):
                if player.goods[good] > 0:
                    actions = append(actions, OWN_SHIP + good)
        if may_sail(player, SMALL_WHARF) and has_goods(player):
            actions = append(actions, LOAD)
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
        elif action == LOAD:
            load_small_wharf(state)
        elif action >= OWN_SHIP:
            sail_wharf(state, action - OWN_SHIP)
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
        wharf = [OWN_SHIP + good for good in goods if player.owned[WHARF]]
        return [PASS, *loadings, *wharf, *([LOAD] if player.owned[SMALL_WHARF] else [])]

    def refuse_pass(self, state: State) -> Refusal:
        return because("must_ship")

    def explain(self, state: State, action: int) -> Refusal:
        if action == LOAD:
            return refuse_sailing(state, SMALL_WHARF) or because("not_possible")
        if action >= OWN_SHIP:
            good = action - int(OWN_SHIP)
            return refuse_sailing(state, WHARF) or because("no_goods", good=GOOD_NAMES[good])
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


STEPS: Steps = {
    ASK_SHIP: Ship(),
    ASK_USE_AS_CAPTAIN: UseAsCaptain(),
    **small_wharf.STEPS,
    **royal_supplier.STEPS,
}


# What documents note


def seats_that_sailed(state: State, building: i64) -> list[int]:
    return [seat for seat in range(state.seats) if state.players[seat].has_sailed(building)]


def note_sailed(state: State, building: i64, seats: Iterable[int]) -> None:
    for seat in seats:
        state.players[seat].sail(building)


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
    player.sail(WHARF)
    state.tell(SHIPPED, state.current, good, count, BY_WHARF)
    score(state, count)
