"""The small wharf: once in a captain phase any goods go by its own ship, for a point every two (NB-SMALLWHARF)."""

from collections.abc import Sequence
from typing import Any, ClassVar, Final

from mypy_extensions import i64

from boriken.core.counting import Counting, Picking
from boriken.core.document import Document
from boriken.core.naming import ints, named
from boriken.core.refusal import Refusal
from boriken.games.puerto_rico.actions import KEEP, KEEP_COUNTS, OWN_SHIP
from boriken.games.puerto_rico.catalogue import GOOD_NAMES, GOODS, SMALL_WHARF
from boriken.games.puerto_rico.events import SHIPPED
from boriken.games.puerto_rico.player import Player
from boriken.games.puerto_rico.questions import ASK_SMALL_WHARF
from boriken.games.puerto_rico.refusals import because
from boriken.games.puerto_rico.roles.shipping import score
from boriken.games.puerto_rico.roles.storage import HowMany, goods_of
from boriken.games.puerto_rico.state import State
from boriken.games.puerto_rico.steps import Steps, read_owed

LOAD: Final[i64] = OWN_SHIP + GOODS


def load_small_wharf(state: State) -> None:
    state.current_player().sail(SMALL_WHARF)
    state.own_load = 0
    ask_from(state, 0)


def ask_from(state: State, start: i64) -> None:
    """Any goods, kind by kind (NB-SMALLWHARF-02, NB-DEC-09)."""
    good: i64
    for good in range(start, GOODS):
        if state.current_player().goods[good] > 0:
            state.decide(ASK_SMALL_WHARF, good)
            return
    count = state.own_load
    state.own_load = 0
    score(state, count // 2)  # NB-SMALLWHARF-01


class LoadSmallWharf(HowMany):
    """How many goods of a kind stay behind."""

    name: ClassVar[str] = "small_wharf"
    phases: ClassVar[Sequence[str | None]] = ("captain",)
    expansion: ClassVar[str] = "new-buildings"
    counting: ClassVar[Counting | Picking | None] = Counting("keep", goods_of)

    def most(self, state: State) -> i64:
        """At least one good must go (NB-SMALLWHARF-03): not all stay, if this is the last kind and none has gone."""
        player = state.current_player()
        goods = player.goods[state.about]
        if state.own_load == 0 and is_last_kind(player, state.about):
            return goods - 1
        return goods

    def apply(self, state: State, action: i64) -> None:
        player = state.current_player()
        good = state.about
        kept = (action - KEEP) % KEEP_COUNTS
        count = player.goods[good] - kept
        if count > 0:
            player.goods[good] = kept
            state.goods[good] += count
            state.own_load += count
            state.tell(SHIPPED, state.current, good, count, -SMALL_WHARF)
        ask_from(state, good + 1)

    def details(self, state: State) -> dict[str, Any]:
        """Two goods bring a point."""
        goods = ints(state.current_player().goods)
        gone, here = int(state.own_load), sum(goods[state.about :])
        return {
            **super().details(state),
            "goods": goods[state.about],
            "things": named(GOOD_NAMES, goods, state.about),
            "most": here if gone else here - 1,
            "points": [(gone + more) // 2 for more in range(here + 1)],
        }

    def refuse_count(self, state: State, count: int) -> Refusal:
        few = count <= state.current_player().goods[state.about]
        return because("at_least_one_good" if few else "not_possible")

    def save(self, state: State) -> dict[str, Any]:
        return {**super().save(state), "owed": int(state.own_load)}

    def load(self, state: State, document: Document) -> None:
        super().load(state, document)
        state.own_load = read_owed(state, document)


STEPS: Steps = {ASK_SMALL_WHARF: LoadSmallWharf()}


def is_last_kind(player: Player, good: i64) -> bool:
    other: i64
    for other in range(good + 1, GOODS):
        if player.goods[other] > 0:
            return False
    return True
