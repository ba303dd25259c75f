"""The producer: everybody may put a good on a production building; the producer on one more."""

from collections.abc import Iterable, Sequence
from typing import ClassVar, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from boriken.core.counting import Counting, Picking
from boriken.core.document import Document
from boriken.core.memory import Entry, Number, PackedCounts
from boriken.core.refusal import Refusal
from boriken.games.san_juan.actions import DRAW, PASS, PRODUCE
from boriken.games.san_juan.catalogue import ALL_CARDS, AQUEDUCT, FULL_TOWN, GOOD_NAMES, GOODS, WELL
from boriken.games.san_juan.drawing import LEFT_TO_DRAW, Draw
from boriken.games.san_juan.events import FOR_BONUS, GOOD_MADE, PASSED
from boriken.games.san_juan.picking import FROM_GOOD, LEFT_TO_PICK
from boriken.games.san_juan.player import Player
from boriken.games.san_juan.questions import ASK_GOOD, ASK_PRODUCE, ASK_WELL_CARD
from boriken.games.san_juan.refusals import because
from boriken.games.san_juan.roles.goods import PickGoods, limit_with, use_library_for_goods
from boriken.games.san_juan.rounds import RolePhase
from boriken.games.san_juan.state import State

BITS: Final[i64] = 4  # of `chosen` for each kind
CHOSEN: Final = PackedCounts("chosen", "chosen", GOOD_NAMES, int(BITS), int(FULL_TOWN))


class Producer(RolePhase):
    def ask(self, state: State) -> bool:
        """Without an empty production building nothing is made (SJ-PRODUCER-05), nor without cards."""
        most = most_made(state)
        if most == 0:
            return False
        state.made = 0
        state.chosen = 0
        state.pick(ASK_PRODUCE, most)
        return True


PRODUCER_PHASE: Final = Producer()


class Produce(PickGoods):
    name: ClassVar[str] = "produce"
    phases: ClassVar[Sequence[str | None]] = ("producer",)
    counting: ClassVar[Counting | Picking | None] = Picking("produce")
    remembers: ClassVar[Sequence[Entry]] = (FROM_GOOD, LEFT_TO_PICK, CHOSEN)

    def __init__(self) -> None:
        super().__init__(PRODUCE)

    def available(self, state: State, kind: i64) -> i64:
        return room(state, state.current_player(), kind)

    def lacking(self, thing: str) -> Refusal:
        return because("no_room", good=thing)

    def legal(self, state: State) -> vec[i64]:
        player = state.current_player()
        actions = vec[i64](capacity=GOODS + 1)
        actions = append(actions, PASS)
        good: i64
        for good in range(state.pick_from, GOODS):
            if room(state, player, good) > 0:
                actions = append(actions, PRODUCE + good)
        return actions

    def pick(self, state: State, good: i64) -> None:
        """All buildings are named before a card is laid on one."""
        state.chosen += 1 << (BITS * good)
        state.made += 1

    def done(self, state: State) -> None:
        if state.made == 0:
            state.tell(PASSED, state.current)
            PRODUCER_PHASE.end_turn(state)
            return
        use_library_for_goods(state, state.made, limit(state))
        state.draw(ASK_GOOD, state.made)

    def candidates(self, state: State) -> Iterable[int]:
        town = state.current_player().town
        return [int(PRODUCE) + good for good in range(GOODS) if town[good]]

    def load(self, state: State, document: Document) -> None:
        super().load(state, document)
        state.made = to_be_made(state)

    def can_come_up(self, state: State) -> bool:
        return 0 < state.to_pick <= most_made(state) and all_fit(state)


class LayGood(Draw):
    name: ClassVar[str] = "good"
    phases: ClassVar[Sequence[str | None]] = ("producer",)
    remembers: ClassVar[Sequence[Entry]] = (LEFT_TO_DRAW, CHOSEN, Number("count", "made", int(ALL_CARDS)))

    def apply(self, state: State, action: i64) -> None:
        """Nobody looks at the card (SJ-PRODUCER-02)."""
        face = action - DRAW
        good: i64 = 0
        while not chosen(state, good):
            good += 1
        state.chosen -= 1 << (BITS * good)
        player = state.current_player()
        player.add_good(good, face)
        state.tell(GOOD_MADE, state.current, good)
        if state.leave_pile(face):
            return
        if state.made >= 2 and player.has(WELL) and state.bring(WELL, ASK_WELL_CARD):  # SJ-CARD-WELL-01
            return
        PRODUCER_PHASE.end_turn(state)

    def can_come_up(self, state: State) -> bool:
        fits = super().can_come_up(state) and all_fit(state)
        return fits and state.to_draw <= to_be_made(state) <= state.made


class WellCard(Draw):
    phases: ClassVar[Sequence[str | None]] = ("producer",)

    def apply(self, state: State, action: i64) -> None:
        state.draw_to_hand(action - DRAW, FOR_BONUS)
        PRODUCER_PHASE.end_turn(state)


def limit(state: State) -> i64:
    """How many goods the current player may make (SJ-PRODUCER-07)."""
    return limit_with(state, AQUEDUCT)


def most_made(state: State) -> i64:
    """As far as there are empty buildings, and cards."""
    empty: i64 = 0
    player = state.current_player()
    good: i64
    for good in range(GOODS):
        empty += player.town[good] - player.goods[good]
    most = limit(state)
    if most > empty:
        most = empty
    if most > state.supply():
        most = state.supply()
    return most


def chosen(state: State, good: i64) -> i64:
    return (state.chosen >> (BITS * good)) & ((1 << BITS) - 1)


def room(state: State, player: Player, good: i64) -> i64:
    """Production buildings of a kind that are empty and not yet chosen (SJ-PRODUCER-04)."""
    return player.town[good] - player.goods[good] - chosen(state, good)


def all_fit(state: State) -> bool:
    """Whether there is a building for each good that is chosen."""
    player = state.current_player()
    return all(room(state, player, good) >= 0 for good in range(GOODS))


def to_be_made(state: State) -> i64:
    goods: i64 = 0
    good: i64
    for good in range(GOODS):
        goods += chosen(state, good)
    return goods
