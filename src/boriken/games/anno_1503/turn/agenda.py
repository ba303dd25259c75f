"""The order of a turn: gains that are still to come, then the next question, then the next turn."""

from librt.vecs import append, vec
from mypy_extensions import i64

from boriken.core.vectors import total, zeros
from boriken.games.anno_1503.actions import TAKE, TAKE_PUBLIC
from boriken.games.anno_1503.catalogue import CARDS, CITIZEN, HAND_LIMIT, MERCHANT, PUBLICS, SETTLER
from boriken.games.anno_1503.effects import happen_once, lasting, power
from boriken.games.anno_1503.events import (
    CARDS_SHUFFLED,
    NO_SEAT,
    PUBLIC_TAKEN,
    ROUND_ENDED,
    ROUNDS_OVER,
)
from boriken.games.anno_1503.player import ACTED, DAMAGED, NO_TILE, SHIP_SIZE
from boriken.games.anno_1503.state import (
    ASK_CARD,
    ASK_COMMODITY,
    ASK_DISCARD,
    ASK_LUXURY,
    ASK_PEEK,
    ASK_PUBLIC,
    ASK_RETURN,
    ASK_ROLL,
    ASK_SAIL,
    ASK_SHIP,
    ASK_UPGRADE,
    ASK_WORK,
    BY_ROUNDS,
    HIDDEN,
    LEAVING,
    ROLLING,
    SAILING,
    WORKING,
    State,
)
from boriken.games.anno_1503.turn.goods import gain_good, goods_in_stock


def go_on(state: State) -> None:
    """Ask the next question of the active player's turn."""
    if state.public_due:
        state.public_due = False
        if offer_public(state):
            return
    if state.cards_due > 0 and draw_card(state):
        return
    if state.upgrades_due > 0 and can_rise(state):
        state.decide(ASK_UPGRADE)
        return
    state.upgrades_due = 0
    if state.commodities_due > 0 and offer_goods(state, False):
        return
    if state.luxuries_due > 0 and offer_goods(state, True):
        return
    if state.peeks_due > 0 and can_peek(state):
        state.decide(ASK_PEEK)
        return
    state.peeks_due = 0
    if state.stage == WORKING:
        state.decide(ASK_WORK)
    elif state.square >= 0:
        sail_on(state)
    else:
        choose_ship(state)


# What is still to be given


def offer_public(state: State) -> bool:
    """A public building that is due must be taken if one can be (AN-PUB-06, AN-PUB-07)."""
    kinds = public_choices(state)
    if len(kinds) == 0:
        return False
    if len(kinds) == 1:
        take_public(state, kinds[0] - TAKE_PUBLIC)
        return False
    state.decide(ASK_PUBLIC)
    return True


def public_choices(state: State) -> vec[i64]:
    actions = vec[i64](capacity=PUBLICS)
    player = state.player()
    building: i64
    for building in range(PUBLICS):
        if state.publics[building] > 0 and (state.rules.publics_twice or player.publics[building] == 0):  # AN-PUB-05
            actions = append(actions, TAKE_PUBLIC + building)
    return actions


def take_public(state: State, building: i64) -> None:
    """It works from this moment on (AN-PUB-10)."""
    player = state.player()
    state.publics[building] -= 1
    player.publics[building] += 1
    player.lasting = lasting(state.rules, player)
    state.tell(PUBLIC_TAKEN, state.current, building)
    happen_once(state, building)


def draw_card(state: State) -> bool:
    """When the stack is empty the discards become the new one; if both are, no card is drawn (AN-ACTION-07, -08)."""
    if total(state.stack) == 0 and total(state.discards) > 0:
        state.tell(CARDS_SHUFFLED, NO_SEAT, total(state.discards))
        state.stack = state.discards
        state.discards = zeros(CARDS)
        for player in state.players:
            player.kept = player.hand[:]
            player.put_down = zeros(CARDS)
    if total(state.stack) == 0:
        state.cards_due = 0
        return False
    state.leave_to_chance(ASK_CARD)
    return True


def can_rise(state: State) -> bool:
    return may_rise(state, SETTLER) or may_rise(state, CITIZEN) or may_rise(state, MERCHANT)


def may_rise(state: State, rank: i64) -> bool:
    """Whether one of the rank below can become `rank`: a citizen needs a free high tile (AN-DEV-05 to -07)."""
    player = state.player()
    if player.ranks[rank - 1] == 0:
        return False
    if rank == CITIZEN:
        return player.ranks[CITIZEN] + player.ranks[MERCHANT] < state.rules.high_tiles
    return True


def offer_goods(state: State, luxury: bool) -> bool:
    """Goods of choice, one by one; without a choice they come by themselves."""
    while (state.luxuries_due if luxury else state.commodities_due) > 0:
        goods = goods_in_stock(state, luxury)
        if len(goods) > 1:
            state.decide(ASK_LUXURY if luxury else ASK_COMMODITY)
            return True
        if len(goods) == 0:
            if luxury:
                state.luxuries_due = 0
            else:
                state.commodities_due = 0
        else:
            gain_good(state, goods[0] - TAKE)
    return False


def can_peek(state: State) -> bool:
    island: i64
    for island in range(len(state.face)):
        if is_unknown(state, island):
            return True
    return False


def is_unknown(state: State, island: i64) -> bool:
    """A tile lies there whose face the current player does not know."""
    if state.face[island] == NO_TILE:
        return False
    return state.face[island] == HIDDEN or not state.known[island] & (1 << state.current)


# The ship phase


def begin_ships(state: State) -> None:
    """After this no build, sale or purchase is possible (AN-TURN-07)."""
    state.stage = SAILING
    choose_ship(state)


def choose_ship(state: State) -> None:
    ship: i64
    for ship in state.player().fleet:
        if can_act(ship):
            state.decide(ASK_SHIP)
            return
    end_turn(state)


def can_act(ship: i64) -> bool:
    """Not damaged, and not yet done for this turn (AN-SHIP-15, AN-SHIP-19)."""
    return ship % SHIP_SIZE == 0


def sail_on(state: State) -> None:
    if can_sail(state) or can_look(state):
        state.decide(ASK_SAIL)
    else:
        anchor(state, ACTED)
        choose_ship(state)


def can_sail(state: State) -> bool:
    return state.points_left >= state.rules.move_cost and len(state.rules.sails[state.square]) > 0


def can_look(state: State) -> bool:
    island: i64
    if state.points_left >= state.rules.look_cost:
        for island in state.rules.looks[state.square]:
            if state.face[island] != NO_TILE:
                return True
    return False


def looks(state: State) -> vec[i64]:
    """Islands whose tile the ship under way can look at."""
    found = vec[i64]()
    if state.points_left < state.rules.look_cost:
        return found
    island: i64
    for island in state.rules.looks[state.square]:
        if state.face[island] != NO_TILE:
            found = append(found, island)
    return found


def anchor(state: State, matter: i64) -> None:
    """The ship under way stays where it is."""
    state.player().launch(state.square * SHIP_SIZE + matter)
    sink(state)


def sink(state: State) -> None:
    """The ship under way is no longer on the boards: it is back in the supply (AN-SHIP-17)."""
    state.square = -1
    state.points_left = 0


# The end of a turn, and the next


def end_turn(state: State) -> None:
    """The end check: hands above the limit are cut down (AN-TURN-09, AN-TURN-12)."""
    state.stage = LEAVING
    if excess_goods(state) > 0:
        state.decide(ASK_RETURN)
    elif excess_cards(state) > 0:
        state.decide(ASK_DISCARD)
    else:
        next_player(state)


def excess_goods(state: State) -> i64:
    return total(state.player().goods) - state.rules.hand - power(state, HAND_LIMIT)


def excess_cards(state: State) -> i64:
    return total(state.player().hand) - state.rules.action_hand


def next_player(state: State) -> None:
    weigh_anchors(state)
    seat = (state.active + 1) % state.seats
    if seat == state.first:
        state.tell(ROUND_ENDED, NO_SEAT, state.round)
        if state.round >= state.rules.most_rounds:
            state.tell(ROUNDS_OVER, NO_SEAT)
            state.end_game(BY_ROUNDS)
            return
        state.round += 1
    begin_turn(state, seat)


def weigh_anchors(state: State) -> None:
    """All ships may act again when their owner's next turn comes."""
    player = state.player()
    fleet = player.fleet
    player.fleet = vec[i64]()
    ship: i64
    for ship in fleet:
        player.launch(ship - ship % SHIP_SIZE + (ship & DAMAGED))


def begin_turn(state: State, seat: i64) -> None:
    """A turn begins with the roll (AN-TURN-03)."""
    state.clear_turn()
    state.active = seat
    state.current = seat
    state.turn += 1
    state.stage = ROLLING
    state.leave_to_chance(ASK_ROLL)
