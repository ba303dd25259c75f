"""The event after a six: pirates and fire cost everybody fees or tiles."""

from typing import Any, ClassVar

from librt.vecs import append, vec
from mypy_extensions import i64

from boriken.core.document import Document
from boriken.core.refusal import Refusal
from boriken.games.anno_1503.actions import AT, ATTACH, LOSE, LOSE_CONTRACT, LOSE_POST, ROLL
from boriken.games.anno_1503.catalogue import (
    BACKS,
    CONTRACT,
    EVENT_FIRE,
    EVENT_GOLDEN,
    EVENT_NAMES,
    EVENT_PIRATE,
    FIRST_CROWN,
    IGNORED,
    LOWEST_BACK,
    PLACES,
    RANKS,
)
from boriken.games.anno_1503.document.names import BOARD_NAMES
from boriken.games.anno_1503.events import (
    CONTRACT_LOST,
    EVENT_CAME,
    EVENT_IGNORED,
    FEE_PAID,
    INHABITANT_LOST,
    NO_SEAT,
    POST_LOST,
    TILE_LAID,
)
from boriken.games.anno_1503.player import NO_TILE
from boriken.games.anno_1503.refusals import because
from boriken.games.anno_1503.state import ASK_LAY, ASK_LOSE, HIDDEN, REMEMBERED, State
from boriken.games.anno_1503.turn.building import refuse_square
from boriken.games.anno_1503.turn.common import RoundTheTable, lost_tiles
from boriken.games.anno_1503.turn.golden_times import begin_golden_times
from boriken.games.anno_1503.turn.roll import ProductionDie, begin_work


class RollEvent(ProductionDie):
    """A second roll says which event it is (AN-EVENT-01, AN-PROD-11)."""

    name: ClassVar[str] = "event"

    def apply(self, state: State, action: i64) -> None:
        state.event = state.rules.event_of[action - ROLL]
        state.tell(EVENT_CAME, NO_SEAT, state.event)
        if state.event == EVENT_GOLDEN:
            begin_golden_times(state)
        else:
            state.everybody_in_turn()
            collect(state)

    def can_come_up(self, state: State) -> bool:
        return state.rolled == state.rules.event_face


class Lose(RoundTheTable):
    """A player who cannot pay for all tiles chooses which ones go (AN-EVENT-10)."""

    name: ClassVar[str] = "lose"

    def legal(self, state: State) -> vec[i64]:
        return losses(state)

    def apply(self, state: State, action: i64) -> None:
        if not lose(state, action):
            collect(state)

    def details(self, state: State) -> dict[str, Any]:
        return {"event": EVENT_NAMES[state.event], "fee": fees(state), "gold": state.player().gold}

    def refuse(self, state: State, action: int) -> Refusal | None:
        return because("not_there") if LOSE_POST <= action < ATTACH else None

    def save(self, state: State) -> dict[str, Any]:
        return lost_tiles(state)

    def can_come_up(self, state: State) -> bool:
        return state.event in (EVENT_PIRATE, EVENT_FIRE)


class Lay(RoundTheTable):
    """A tile of the reserve takes the place of the one that was lost (AN-EVENT-14 to AN-EVENT-18)."""

    name: ClassVar[str] = "lay"

    def legal(self, state: State) -> vec[i64]:
        return free_squares(state, state.lay_board)

    def apply(self, state: State, action: i64) -> None:
        board = state.lay_board
        state.lay_board = 0
        lay(state, board, action - AT)
        collect(state)

    def details(self, state: State) -> dict[str, Any]:
        return {"board": BOARD_NAMES[state.lay_board]}

    def refuse(self, state: State, action: int) -> Refusal | None:
        return refuse_square(action)

    def save(self, state: State) -> dict[str, Any]:
        return self.details(state) | lost_tiles(state)

    def load(self, state: State, document: Document) -> None:
        super().load(state, document)
        state.lay_board = document.one_of("board", BOARD_NAMES)

    def can_come_up(self, state: State) -> bool:
        return state.event in (EVENT_PIRATE, EVENT_FIRE) and state.reserve_size(state.lay_board) > 0


def collect(state: State) -> None:
    """Fees and losses, seat by seat (AN-EVENT-03); each lost tile is replaced before the next (AN-EVENT-19)."""
    while state.left > 0:
        if state.player().lasting[IGNORED + state.event] > 0:  # AN-EVENT-24, AN-EVENT-25
            state.tell(EVENT_IGNORED, state.current, state.event)
        else:
            while must_lose(state):
                choices = losses(state)
                if len(choices) > 1:
                    state.decide(ASK_LOSE)
                    return
                if lose(state, choices[0]):
                    return
            pay_fee(state)
        state.next_seat()
    begin_work(state)


def must_lose(state: State) -> bool:
    """Whether gold does not last for all tiles, and another one may be lost (AN-EVENT-11, AN-EVENT-12)."""
    if fees(state) <= state.player().gold or tiles_at_risk(state) <= state.rules.keep_at_least[state.event]:
        return False
    return state.tiles_lost == 0 or state.rules.remove_each[state.event] == 1


def fees(state: State) -> i64:
    """For each inhabitant in a fire, else for each post and contract (AN-EVENT-04 to AN-EVENT-08)."""
    if state.event != EVENT_FIRE:
        return state.rules.fee[state.event] * tiles_at_risk(state)
    by_level = state.rules.fee_by_level[state.event] == 1
    total: i64 = 0
    rank: i64
    for rank in range(RANKS):
        level: i64 = rank + 1 if by_level else 1
        total += state.player().ranks[rank] * level
    return state.rules.fee[state.event] * total


def tiles_at_risk(state: State) -> i64:
    player = state.player()
    if state.event == EVENT_FIRE:
        return player.inhabitants()
    return player.post_count() + player.contracts


def pay_fee(state: State) -> None:
    """As long as gold lasts, also for tiles that cannot be lost (AN-EVENT-09)."""
    player = state.player()
    fee = fees(state)
    if fee > player.gold:
        fee = player.gold
    if fee > 0:
        player.gold -= fee
        state.tell(FEE_PAID, state.current, fee, state.event)


def losses(state: State) -> vec[i64]:
    player = state.player()
    actions = vec[i64]()
    if state.event == EVENT_FIRE:
        rank: i64
        for rank in range(RANKS):
            if player.ranks[rank] > 0:
                actions = append(actions, LOSE + rank)
        return actions
    place: i64
    for place in range(PLACES):
        if player.posts[place] != NO_TILE:
            actions = append(actions, LOSE_POST + place)
    if player.contracts > 0:
        actions = append(actions, LOSE_CONTRACT)
    return actions


def lose(state: State, action: i64) -> bool:
    """Says whether its owner must be asked where a tile of the reserve goes."""
    player = state.player()
    state.tiles_lost += 1
    if action >= LOSE:
        player.ranks[action - LOSE] -= 1  # back to the supply (AN-EVENT-13)
        state.tell(INHABITANT_LOST, state.current, action - LOSE)
        return False
    tile = CONTRACT
    if action == LOSE_CONTRACT:
        player.contracts -= 1
        state.tell(CONTRACT_LOST, state.current)
    else:
        place = action - LOSE_POST
        tile = player.posts[place]
        player.posts[place] = NO_TILE
        state.tell(POST_LOST, state.current, tile, place)
    board: i64 = 1 if tile >= FIRST_CROWN else 0
    if board == 1:
        state.crown_tail = append(state.crown_tail, tile)
    else:
        state.base_tail = append(state.base_tail, tile)
    squares = free_squares(state, board)
    if len(squares) > 1:
        state.lay_board = board
        state.decide(ASK_LAY)
        return True
    lay(state, board, squares[0] - AT)
    return False


def free_squares(state: State, board: i64) -> vec[i64]:
    """Any island without a tile, whatever its mark; the harbour is none (AN-EVENT-16, AN-EVENT-17)."""
    actions = vec[i64]()
    island: i64
    for island in range(len(state.face)):
        if state.face[island] == NO_TILE and state.rules.is_crown[island] == board:
            actions = append(actions, AT + state.rules.islands[island])
    return actions


def lay(state: State, board: i64, square: i64) -> None:
    """The top tile of the reserve, face down: the hidden ones by back, then those that went under it."""
    island = state.rules.island_at[square]
    state.tell(TILE_LAID, state.current, square)
    back: i64
    for back in range(BACKS):
        if state.reserve[board * BACKS + back] > 0:
            state.reserve[board * BACKS + back] -= 1
            state.face[island] = HIDDEN
            state.back[island] = back + LOWEST_BACK
            return
    tail = state.tail(board)
    state.face[island] = tail[0]
    state.known[island] = REMEMBERED
    if board == 1:
        state.crown_tail = tail[1:]
    else:
        state.base_tail = tail[1:]
