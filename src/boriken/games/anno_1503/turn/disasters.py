"""The event after a six: pirates and fire cost everybody fees or tiles, golden times bring goods."""

from librt.vecs import append, vec
from mypy_extensions import i64

from boriken.games.anno_1503.actions import AT, LOSE, LOSE_CONTRACT, LOSE_POST, ROLL, TAKE
from boriken.games.anno_1503.catalogue import (
    BACKS,
    CONTRACT,
    EVENT_FIRE,
    EVENT_GOLDEN,
    FIRST_CROWN,
    GOLDEN_TIMES_GOODS,
    IGNORED,
    LOWEST_BACK,
    PLACES,
    RANKS,
)
from boriken.games.anno_1503.events import (
    CONTRACT_LOST,
    EVENT_CAME,
    EVENT_IGNORED,
    FEE_PAID,
    GOLDEN_GOOD,
    INHABITANT_LOST,
    NO_SEAT,
    POST_LOST,
    TILE_LAID,
)
from boriken.games.anno_1503.state import (
    ASK_GOLDEN,
    ASK_LAY,
    ASK_LOSE,
    HIDDEN,
    NO_TILE,
    REMEMBERED,
    State,
)
from boriken.games.anno_1503.turn.agenda import goods_in_stock
from boriken.games.anno_1503.turn.roll import begin_work, chances, faces
from boriken.games.anno_1503.turn.step import Step


class RollEvent(Step):
    """A second roll says which event it is (AN-EVENT-01, AN-PROD-11)."""

    def legal(self, state: State) -> vec[i64]:
        return faces(state.rules.production_faces)

    def weights(self, state: State) -> vec[i64]:
        return chances(state.rules.production_faces)

    def apply(self, state: State, action: i64) -> None:
        state.event = state.rules.event_of[action - ROLL]
        state.tell(EVENT_CAME, NO_SEAT, state.event)
        state.everybody_in_turn()
        if state.event == EVENT_GOLDEN:
            bring_goods(state, golden_goods(state))
        else:
            collect(state)


# Golden times


class TakeGolden(Step):
    def legal(self, state: State) -> vec[i64]:
        return goods_in_stock(state, False)  # AN-EVENT-22

    def apply(self, state: State, action: i64) -> None:
        take_golden(state, action - TAKE)
        bring_goods(state, state.about - 1)


def bring_goods(state: State, due: i64) -> None:
    """Everybody takes commodities of choice, one by one; `due` is what the current player still gets (AN-EVENT-21)."""
    while state.left > 0:
        goods = goods_in_stock(state, False)
        if due == 0 or len(goods) == 0:
            state.next_seat()
            due = golden_goods(state)
        elif len(goods) > 1:
            state.decide(ASK_GOLDEN, due)
            return
        else:
            take_golden(state, goods[0] - TAKE)
            due -= 1
    begin_work(state)


def golden_goods(state: State) -> i64:
    """AN-EVENT-23."""
    lasting = state.player().lasting
    if lasting[IGNORED + EVENT_GOLDEN] > 0:
        return 0
    if lasting[GOLDEN_TIMES_GOODS] > state.rules.golden_goods:
        return lasting[GOLDEN_TIMES_GOODS]
    return state.rules.golden_goods


def take_golden(state: State, good: i64) -> None:
    state.take_good(good)
    state.tell(GOLDEN_GOOD, state.current, good)


# Pirates and fire


class Lose(Step):
    """Who cannot pay for all tiles chooses which ones go (AN-EVENT-10)."""

    def legal(self, state: State) -> vec[i64]:
        return losses(state)

    def apply(self, state: State, action: i64) -> None:
        if not lose(state, action):
            collect(state)


class Lay(Step):
    """A tile of the reserve takes the place of the one that was lost (AN-EVENT-14 to AN-EVENT-18)."""

    def legal(self, state: State) -> vec[i64]:
        return free_squares(state, state.about)

    def apply(self, state: State, action: i64) -> None:
        lay(state, state.about, action - AT)
        collect(state)


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
    return state.lost == 0 or state.rules.remove_each[state.event] == 1


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
    """As long as gold lasts, for those as well who cannot be lost (AN-EVENT-09)."""
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
    state.lost += 1
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
        state.decide(ASK_LAY, board)
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
