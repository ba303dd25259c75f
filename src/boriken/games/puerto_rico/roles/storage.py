"""The end of the captain phase: goods are stored or lost (PR-STORE)."""

from collections.abc import Iterable, Sequence
from typing import Any, ClassVar, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from boriken.core.counting import Counting, Picking
from boriken.core.document import Document
from boriken.core.errors import PositionError
from boriken.core.game import Game
from boriken.core.naming import ints, named
from boriken.core.refusal import Refusal
from boriken.games.puerto_rico.actions import KEEP, KEEP_COUNTS, PIRACY, keep
from boriken.games.puerto_rico.catalogue import GOOD_NAMES, GOODS, LARGE_WAREHOUSE, SMALL_WAREHOUSE, STOREHOUSE
from boriken.games.puerto_rico.events import GOODS_KEPT
from boriken.games.puerto_rico.guests import ask_in_turn
from boriken.games.puerto_rico.player import Player
from boriken.games.puerto_rico.questions import ASK_KEEP
from boriken.games.puerto_rico.refusals import because
from boriken.games.puerto_rico.roles.ships import empty_full_ships
from boriken.games.puerto_rico.rounds import end_phase
from boriken.games.puerto_rico.state import State
from boriken.games.puerto_rico.steps import AboutGood, Steps
from boriken.games.puerto_rico.stores import stores

FREE_GOODS: Final[i64] = 1  # what everybody may keep without a warehouse (PR-STORE-02)
STOREHOUSE_GOODS: Final[i64] = 3  # and what a storehouse holds more (NB-STOREHOUSE-01)


def goods_of(game: Game, seat: int) -> dict[str, int]:
    """The goods of a seat, by name."""
    assert isinstance(game, State)
    return named(GOOD_NAMES, game.players[seat].goods)


class HowMany(AboutGood):
    """How many goods of a kind stay."""

    tells_place: ClassVar[bool] = True
    answers: ClassVar[Sequence[range]] = (range(int(KEEP), int(PIRACY)),)

    def most(self, state: State) -> i64:
        """No more than so many can stay."""
        raise NotImplementedError

    def legal(self, state: State) -> vec[i64]:
        most = self.most(state)
        actions = vec[i64](capacity=most + 1)
        count: i64
        for count in range(most + 1):
            actions = append(actions, keep(state.about, count))
        return actions

    def explain(self, state: State, action: int) -> Refusal:
        good, count = divmod(action - int(KEEP), int(KEEP_COUNTS))
        if good != state.about:
            return because("other_place", about=GOOD_NAMES[state.about])
        return self.refuse_count(state, count)

    def refuse_count(self, state: State, count: int) -> Refusal:
        return because("not_possible")


class KeepGoods(HowMany):
    """Any set that fits may be kept, also less than possible (PR-STORE-04, PR-DEC-06)."""

    name: ClassVar[str] = "keep"
    phases: ClassVar[Sequence[str | None]] = ("captain",)
    counting: ClassVar[Counting | Picking | None] = Counting("keep", goods_of, may_grow=True)  # a craftsman may follow

    def most(self, state: State) -> i64:
        return most_kept(state, state.about)

    def apply(self, state: State, action: i64) -> None:
        keep_of(state, state.about, (action - KEEP) % KEEP_COUNTS)
        ask_keep(state, state.about + 1)

    def has_memory(self, state: State) -> bool:
        """No more: the shipping is over."""
        return False

    def details(self, state: State) -> dict[str, Any]:
        player = state.current_player()
        kinds, free = int(warehouse_kinds(player)), int(free_goods(player))
        return {
            **super().details(state),
            "goods": int(player.goods[state.about]),
            "warehouse_kinds": kinds,
            "free_goods": free,
            "things": named(GOOD_NAMES, player.goods, state.about),
            "stores": [named(GOOD_NAMES, store) for store in stores(ints(player.goods), state.about, kinds, free)],
        }

    def candidates(self, state: State) -> Iterable[int]:
        goods = state.current_player().goods[state.about]
        return [keep(state.about, count) for count in range(goods + 1)]

    def refuse_count(self, state: State, count: int) -> Refusal:
        return because("cannot_store", good=GOOD_NAMES[state.about], most=int(most_kept(state, state.about)))

    def load(self, state: State, document: Document) -> None:
        super().load(state, document)
        state.idle = state.turns()
        if state.about > 0 and not all_fit(state, state.about):
            raise PositionError(
                f"Seat {state.current} keeps more than it can store.", "stores_too_much", seat=int(state.current)
            )


STEPS: Steps = {ASK_KEEP: KeepGoods()}


def begin_storing(state: State) -> None:
    """The storage check of every player, from the captain on (PR-STORE-01, PR-STORE-07, PR-DEC-17)."""
    state.start_turns(state.taker)
    store_on(state)


def store_on(state: State) -> None:
    while state.left > 0:
        if ask_in_turn(state) or store(state):
            return
        state.next_turn()
    empty_full_ships(state)
    end_phase(state)


def store_after_guests(state: State) -> None:
    if not store(state):
        state.next_turn()
        store_on(state)


def store(state: State) -> bool:
    """Says whether the current player is asked what to keep."""
    if has_goods(state.current_player()) and (state.rules.ask_optional or not all_fit(state, GOODS)):
        ask_keep(state, 0)
        return True
    return False


def ask_keep(state: State, start: i64) -> None:
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
    store_on(state)


def has_goods(player: Player) -> bool:
    good: i64
    for good in range(GOODS):
        if player.goods[good] > 0:
            return True
    return False


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


def keep_of(state: State, good: i64, count: i64) -> None:
    player = state.current_player()
    returned = player.goods[good] - count
    player.goods[good] = count
    state.goods[good] += returned
    state.tell(GOODS_KEPT, state.current, good, count, returned)
