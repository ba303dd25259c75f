"""The captain: everybody must ship, turn by turn, until nobody can; then goods are stored or lost."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from boriken.games.puerto_rico.actions import (
    KEEP,
    KEEP_COUNTS,
    PASS,
    SHIP,
    SUPPLY,
    USE,
    USE_SMALL_WHARF,
    USE_WHARF,
    keep,
    ship,
)
from boriken.games.puerto_rico.catalogue import (
    GOODS,
    HARBOR,
    LARGE_WAREHOUSE,
    LIGHTHOUSE,
    ROYAL_SUPPLIER,
    SHIP_SIZES,
    SMALL_WAREHOUSE,
    SMALL_WHARF,
    SMALLEST_SHIP,
    STOREHOUSE,
    UNION_HALL,
    WHARF,
)
from boriken.games.puerto_rico.events import (
    BY_CAPTAIN,
    BY_GOODS,
    BY_HARBOR,
    BY_ROYAL_SUPPLIER,
    BY_UNION_HALL,
    GOOD_SUPPLIED,
    GOODS_KEPT,
    NO_SEAT,
    PASSED,
    SHIP_EMPTIED,
    SHIPPED,
)
from boriken.games.puerto_rico.guests import ask_in_turn, can_move_guest
from boriken.games.puerto_rico.roles.role import Role, take_or_leave
from boriken.games.puerto_rico.rounds import end_phase
from boriken.games.puerto_rico.state import (
    ASK_KEEP,
    ASK_SHIP,
    ASK_SMALL_WHARF,
    ASK_SUPPLY,
    ASK_USE,
    Player,
    State,
)

FREE_GOODS: Final[i64] = 1  # what everybody may keep without a warehouse (PR-STORE-02)
STOREHOUSE_GOODS: Final[i64] = 3  # and what a storehouse holds more (NB-STOREHOUSE-01)

BY_WHARF: Final[i64] = 0
BY_SMALL_WHARF: Final[i64] = 1


class Captain(Role):
    def begin(self, state: State) -> None:
        state.start_turns()
        state.bonus_due = True
        state.idle = 0
        state.wharves_used = 0
        state.small_wharves_used = 0
        state.begun = 0
        if state.current_player().has(LIGHTHOUSE):  # NB-LIGHTHOUSE-03, NB-DEC-23
            if state.rules.ask_optional:
                state.decide(ASK_USE, LIGHTHOUSE)
                return
            state.gain_doubloons(1, LIGHTHOUSE)
        self.ask_next(state)

    def legal(self, state: State) -> vec[i64]:
        if state.ask == ASK_SHIP:
            return shipments(state)
        if state.ask == ASK_KEEP:
            return storage_choices(state)
        if state.ask == ASK_USE:
            return take_or_leave(USE + state.about)
        if state.ask == ASK_SMALL_WHARF:
            return small_wharf_choices(state)
        return supplies(state)

    def apply(self, state: State, action: i64) -> None:
        if state.ask == ASK_KEEP:
            keep_of(state, state.about, (action - KEEP) % KEEP_COUNTS)
            self.ask_keep(state, state.about + 1)
        elif state.ask == ASK_USE:
            self.use(state, action)
        elif state.ask == ASK_SMALL_WHARF:
            self.load_small_wharf(state, (action - KEEP) % KEEP_COUNTS)
        elif state.ask == ASK_SUPPLY:
            self.supply(state, action)
        elif action == PASS:
            state.tell(PASSED, state.current)
            state.idle += 1
            self.end_turn(state)
        elif action == USE_SMALL_WHARF:
            state.small_wharves_used |= 1 << state.current
            state.owed = 0
            self.ask_small_wharf(state, 0)
        elif action >= USE_WHARF:
            self.sail_wharf(state, action - USE_WHARF)
        else:
            spaces = (action - SHIP) % SHIP_SIZES + SMALLEST_SHIP
            self.load(state, (action - SHIP) // SHIP_SIZES, spaces)

    def ask_next(self, state: State) -> None:
        """Shipping goes round and round until a whole round brings no shipment (PR-CAPTAIN-04, PR-DEC-10)."""
        while state.idle < state.turns():
            if state.rules.expanded and self.begin_turn(state):
                return
            if self.ask_ship(state):
                return
        state.start_turns()
        self.store_on(state)

    def ask_ship(self, state: State) -> bool:
        """Whether the current player can ship; who cannot is passed over."""
        player = state.current_player()
        if can_load(state) or (may_use_any_wharf(state) and has_goods(player)) or can_move_guest(player):
            state.decide(ASK_SHIP)
            return True
        state.idle += 1
        state.next_turn()
        return False

    def go_on(self, state: State) -> None:
        """After the guests of the first turn, or those before the goods are stored."""
        if state.idle >= state.turns():
            if not self.store(state):
                state.next_turn()
                self.store_on(state)
        elif not self.open_turn(state) and not self.ask_ship(state):
            self.ask_next(state)

    def end_turn(self, state: State) -> None:
        state.next_turn()
        self.ask_next(state)

    # The first turn of each

    def begin_turn(self, state: State) -> bool:
        """Says whether the current player is asked something before his first shipment."""
        if state.begun & (1 << state.current):
            return False
        return ask_in_turn(state) or self.open_turn(state)

    def open_turn(self, state: State) -> bool:
        """The union hall pays before the royal supplier takes (NB-DEC-14, NO-DEC-09)."""
        state.begun |= 1 << state.current
        points = pairs(state.current_player())
        if points > 0 and state.current_player().has(UNION_HALL):  # NB-UNIONHALL-01 to -03
            if state.rules.ask_optional:
                state.decide(ASK_USE, UNION_HALL)
                return True
            state.gain_points(points, BY_UNION_HALL)
        return self.ask_supplier(state)

    def ask_supplier(self, state: State) -> bool:
        """As many goods as he has nobles, all of different kinds (NO-ROYALSUPPLIER-01 to -03)."""
        player = state.current_player()
        if not player.has(ROYAL_SUPPLIER):
            return False
        state.owed = player.all_nobles()
        return self.ask_supply(state, 0)

    def ask_supply(self, state: State, start: i64) -> bool:
        good: i64
        for good in range(start, GOODS):
            if state.owed > 0 and state.current_player().goods[good] > 0:
                state.decide(ASK_SUPPLY, start)
                return True
        state.owed = 0
        return False

    def supply(self, state: State, action: i64) -> None:
        """No shipment: it brings nothing else, and the duty to ship follows (NO-ROYALSUPPLIER-04, NO-DEC-10)."""
        asked = False
        if action == PASS:
            state.tell(PASSED, state.current)
            state.owed = 0
        else:
            good = action - SUPPLY
            state.current_player().goods[good] -= 1
            state.goods[good] += 1
            state.owed -= 1
            state.tell(GOOD_SUPPLIED, state.current, good)
            state.gain_points(1, BY_ROYAL_SUPPLIER)
            asked = self.ask_supply(state, good + 1)
        if not asked and not self.ask_ship(state):
            self.ask_next(state)

    # Shipments

    def load(self, state: State, good: i64, spaces: i64) -> None:
        """As many as fit must go (PR-CAPTAIN-08)."""
        number = ship_with(state, spaces)
        player = state.current_player()
        count = loadable(state, number, player.goods[good])
        player.goods[good] -= count
        state.ship_good[number] = good
        state.ship_load[number] += count
        state.tell(SHIPPED, state.current, good, count, spaces)
        self.score(state, count)

    def sail_wharf(self, state: State, good: i64) -> None:
        """All goods of a kind go straight to the supply (PR-BLD-WHARF-01, PR-BLD-WHARF-03)."""
        player = state.current_player()
        count = player.goods[good]
        player.goods[good] = 0
        state.goods[good] += count
        state.wharves_used |= 1 << state.current
        state.tell(SHIPPED, state.current, good, count, BY_WHARF)
        self.score(state, count)

    def ask_small_wharf(self, state: State, start: i64) -> None:
        """Any goods, kind by kind, at least one (NB-SMALLWHARF-02, NB-SMALLWHARF-03, NB-DEC-09)."""
        good: i64
        for good in range(start, GOODS):
            if state.current_player().goods[good] > 0:
                state.decide(ASK_SMALL_WHARF, good)
                return
        count = state.owed
        state.owed = 0
        self.score(state, count // 2)  # NB-SMALLWHARF-01

    def load_small_wharf(self, state: State, kept: i64) -> None:
        player = state.current_player()
        good = state.about
        count = player.goods[good] - kept
        if count > 0:
            player.goods[good] = kept
            state.goods[good] += count
            state.owed += count
            state.tell(SHIPPED, state.current, good, count, BY_SMALL_WHARF)
        self.ask_small_wharf(state, good + 1)

    def score(self, state: State, points: i64) -> None:
        state.idle = 0
        if points > 0:
            state.gain_points(points, BY_GOODS)  # PR-CAPTAIN-12
        if state.bonus_due and state.has_privilege():
            state.bonus_due = False
            state.gain_points(state.privilege(), BY_CAPTAIN)  # PR-CAPTAIN-13, -14, PR-DEC-14, NB-LIBRARY-09
        if state.current_player().has(HARBOR):  # PR-BLD-HARBOR-01, PR-BLD-HARBOR-02
            if state.rules.ask_optional:
                state.decide(ASK_USE, HARBOR)
                return
            state.gain_points(1, BY_HARBOR)
        self.light(state)

    def light(self, state: State) -> None:
        """A doubloon for every shipment (NB-LIGHTHOUSE-01, NB-LIGHTHOUSE-02)."""
        if state.current_player().has(LIGHTHOUSE):
            if state.rules.ask_optional:
                state.decide(ASK_USE, LIGHTHOUSE)
                return
            state.gain_doubloons(1, LIGHTHOUSE)
        self.end_turn(state)

    def use(self, state: State, action: i64) -> None:
        building = state.about
        if action == PASS:
            state.tell(PASSED, state.current)
        elif building == HARBOR:
            state.gain_points(1, BY_HARBOR)
        elif building == LIGHTHOUSE:
            state.gain_doubloons(1, LIGHTHOUSE)
        else:
            state.gain_points(pairs(state.current_player()), BY_UNION_HALL)
        if building == HARBOR:
            self.light(state)
        elif building == LIGHTHOUSE and state.begun == 0:  # the captain, as such
            self.ask_next(state)
        elif building == LIGHTHOUSE:
            self.end_turn(state)
        elif not self.ask_supplier(state) and not self.ask_ship(state):
            self.ask_next(state)

    # Storing

    def store_on(self, state: State) -> None:
        """The storage check of every player, from the captain on (PR-STORE-01, PR-STORE-07, PR-DEC-17)."""
        while state.left > 0:
            if ask_in_turn(state) or self.store(state):
                return
            state.next_turn()
        self.close(state)

    def store(self, state: State) -> bool:
        """Says whether the current player is asked what he keeps."""
        if has_goods(state.current_player()) and (state.rules.ask_optional or not all_fit(state, GOODS)):
            self.ask_keep(state, 0)
            return True
        return False

    def ask_keep(self, state: State, start: i64) -> None:
        """Ask kind by kind how many are kept, as long as something must go and there is a choice."""
        good: i64
        for good in range(start, GOODS):
            if state.current_player().goods[good] == 0:
                continue
            if not state.rules.ask_optional and all_fit(state, GOODS):
                break
            if most_kept(state, good) > 0:
                state.decide(ASK_KEEP, good)
                return
            keep_of(state, good, 0)
        state.next_turn()
        self.store_on(state)

    def close(self, state: State) -> None:
        empty_full_ships(state)
        end_phase(state)


# The first turn


def pairs(player: Player) -> i64:
    """Two equal goods each (NB-UNIONHALL-01)."""
    count: i64 = 0
    goods: i64
    for goods in player.goods:
        count += goods // 2
    return count


def supplies(state: State) -> vec[i64]:
    actions = vec[i64](capacity=GOODS + 1)
    actions = append(actions, PASS)
    good: i64
    for good in range(state.about, GOODS):
        if state.current_player().goods[good] > 0:
            actions = append(actions, SUPPLY + good)
    return actions


# Loading ships


def shipments(state: State) -> vec[i64]:
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
    return actions


def can_load(state: State) -> bool:
    """Whether the current player can, and so must, load a cargo ship (PR-CAPTAIN-02)."""
    player = state.current_player()
    good: i64
    for good in range(GOODS):
        if player.goods[good] > 0 and most_loadable(state, good) > 0:
            return True
    return False


def carrier(state: State, good: i64) -> i64:
    """The ship that carries this kind, or -1. No other ship may take it, even if this one is full (PR-CAPTAIN-06)."""
    number: i64
    for number in range(len(state.ship_load)):
        if state.ship_load[number] > 0 and state.ship_good[number] == good:
            return number
    return -1


def loadable(state: State, number: i64, goods: i64) -> i64:
    """How many of `goods` fit on a ship (PR-CAPTAIN-07)."""
    room = state.rules.ships[number] - state.ship_load[number]
    if room < goods:
        return room
    return goods


def most_loadable(state: State, good: i64) -> i64:
    """How many goods of a kind the current player can load, on the ship that takes the most."""
    goods = state.current_player().goods[good]
    number = carrier(state, good)
    if number >= 0:
        return loadable(state, number, goods)
    most: i64 = 0
    for number in range(len(state.ship_load)):
        if state.ship_load[number] == 0:
            count = loadable(state, number, goods)
            if count > most:
                most = count
    return most


def add_loadings(actions: vec[i64], state: State, good: i64) -> vec[i64]:
    """The ships the current player may load with a kind he has: those that take the most of it (PR-CAPTAIN-09)."""
    most = most_loadable(state, good)
    if most == 0:
        return actions
    number = carrier(state, good)
    if number >= 0:
        return append(actions, ship(good, state.rules.ships[number]))
    for number in range(len(state.ship_load)):
        if state.ship_load[number] == 0 and loadable(state, number, state.current_player().goods[good]) == most:
            actions = append(actions, ship(good, state.rules.ships[number]))
    return actions


def ship_with(state: State, spaces: i64) -> i64:
    number: i64 = 0
    while state.rules.ships[number] != spaces:
        number += 1
    return number


def may_use_wharf(state: State) -> bool:
    """Once per captain phase (PR-BLD-WHARF-02)."""
    return state.current_player().has(WHARF) and not state.wharves_used & (1 << state.current)


def may_use_small_wharf(state: State) -> bool:
    """Once per captain phase as well (NB-SMALLWHARF-01, NB-SMALLWHARF-04)."""
    return state.current_player().has(SMALL_WHARF) and not state.small_wharves_used & (1 << state.current)


def may_use_any_wharf(state: State) -> bool:
    return may_use_wharf(state) or may_use_small_wharf(state)


def small_wharf_choices(state: State) -> vec[i64]:
    """How many of a kind stay; not all, if this is the last kind and nothing has gone yet."""
    player = state.current_player()
    most = player.goods[state.about]
    if state.owed == 0 and is_last_kind(player, state.about):
        most -= 1
    actions = vec[i64](capacity=most + 1)
    kept: i64
    for kept in range(most + 1):
        actions = append(actions, keep(state.about, kept))
    return actions


def is_last_kind(player: Player, good: i64) -> bool:
    other: i64
    for other in range(good + 1, GOODS):
        if player.goods[other] > 0:
            return False
    return True


def has_goods(player: Player) -> bool:
    good: i64
    for good in range(GOODS):
        if player.goods[good] > 0:
            return True
    return False


def empty_full_ships(state: State) -> None:
    """Full ships sail; the others keep their goods (PR-CAPTAIN-17, PR-CAPTAIN-18)."""
    number: i64
    for number in range(len(state.ship_load)):
        if state.ship_load[number] == state.rules.ships[number]:
            state.goods[state.ship_good[number]] += state.ship_load[number]
            state.ship_load[number] = 0
            state.tell(SHIP_EMPTIED, NO_SEAT, state.rules.ships[number], state.ship_good[number])
            state.ship_good[number] = 0


# Storing goods


def warehouse_kinds(player: Player) -> i64:
    """Kinds stored whole in warehouses (PR-BLD-SMALLWAREHOUSE-01, PR-BLD-LARGEWAREHOUSE-01 to -03)."""
    kinds: i64 = 0
    if player.has(SMALL_WAREHOUSE):
        kinds += 1
    if player.has(LARGE_WAREHOUSE):
        kinds += 2
    return kinds


def free_goods(player: Player) -> i64:
    """Goods of any kinds that are stored one by one (PR-STORE-02, NB-STOREHOUSE-01, NB-STOREHOUSE-02)."""
    if player.has(STOREHOUSE):
        return FREE_GOODS + STOREHOUSE_GOODS
    return FREE_GOODS


def single_goods(state: State, end: i64, last: i64) -> i64:
    """Goods that need a place of their own when the largest lots of the kinds before `end` fill the warehouses.

    `last` stands for the count of the kind `end - 1`.
    """
    player = state.current_player()
    lots = player.goods[:end]
    lots[end - 1] = last
    kinds = warehouse_kinds(player)
    while kinds > 0:
        largest: i64 = 0
        good: i64
        for good in range(end):
            if lots[good] > lots[largest]:
                largest = good
        lots[largest] = 0
        kinds -= 1
    singles: i64 = 0
    for good in range(end):
        singles += lots[good]
    return singles


def all_fit(state: State, end: i64) -> bool:
    player = state.current_player()
    return single_goods(state, end, player.goods[end - 1]) <= free_goods(player)


def most_kept(state: State, good: i64) -> i64:
    """How many of a kind can be kept beside what is kept of the kinds before it (PR-STORE-03)."""
    count = state.current_player().goods[good]
    free = free_goods(state.current_player())
    while count > 0 and single_goods(state, good + 1, count) > free:
        count -= 1
    return count


def storage_choices(state: State) -> vec[i64]:
    """Any set that fits may be kept, also less than possible (PR-STORE-04, PR-DEC-06)."""
    most = most_kept(state, state.about)
    actions = vec[i64](capacity=most + 1)
    count: i64
    for count in range(most + 1):
        actions = append(actions, keep(state.about, count))
    return actions


def keep_of(state: State, good: i64, count: i64) -> None:
    player = state.current_player()
    returned = player.goods[good] - count
    player.goods[good] = count
    state.goods[good] += returned
    state.tell(GOODS_KEPT, state.current, good, count, returned)
