"""Pirate squares: a card is drawn, and somebody raids the ship, or trades with it."""

from librt.vecs import append, vec
from mypy_extensions import i64

from boriken.core.vectors import total, zeros
from boriken.games.anno_1503.actions import AT, BUY, DRAW_PIRATE, FIGHT, FOE, PASS, PAY, RAID, RETURN
from boriken.games.anno_1503.catalogue import (
    COMMODITIES,
    DAMAGE,
    FIRST_RIGHT,
    FOES,
    GOLD_OR_GOOD,
    GOODS,
    PIRATES,
    RAIDS,
    SECOND_RIGHT,
)
from boriken.games.anno_1503.events import (
    BARGAIN,
    ENCOUNTER,
    FOE_SHOWN,
    GOLD_GAINED,
    GOLD_LOST,
    GOOD_LOST,
    NO_SEAT,
    PASSED,
    PEACEFUL_MET,
    PIRATES_SHUFFLED,
    RAID_BOUGHT_OFF,
    RAID_LOST,
    RAID_WON,
    RANSOM_PAID,
    SHIP_DAMAGED,
)
from boriken.games.anno_1503.state import (
    ACTED,
    ASK_BARGAIN,
    ASK_ENCOUNTER,
    ASK_FOE,
    ASK_FOE_DIE,
    ASK_GIVE,
    ASK_RAID,
    ASK_RANSOM,
    ASK_TOW,
    BOUGHT_OFF,
    DAMAGED,
    NOBODY,
    WON,
    State,
)
from boriken.games.anno_1503.turn.agenda import anchor, go_on
from boriken.games.anno_1503.turn.bills import harbour_squares
from boriken.games.anno_1503.turn.step import Step


def meet(state: State) -> None:
    """A ship that enters a pirate square has no more points (AN-PIRATE-01, AN-PIRATE-02)."""
    state.points_left = 0
    if total(state.pirate_stack) == 0:
        shuffle(state)
    if total(state.pirate_stack) == 0:
        depart(state)
    else:
        state.leave_to_chance(ASK_ENCOUNTER)


def depart(state: State) -> None:
    """The ship stays on its square after all but damage (AN-PIRATE-29)."""
    if state.square >= 0:
        anchor(state, ACTED)
    state.foe = NOBODY
    state.foe_die = 0
    state.own_die = 0
    state.rerolls = 0
    state.pirate_card = -1
    go_on(state)


def shuffle(state: State) -> None:
    """All cards into a new stack (AN-PIRATE-26)."""
    card: i64
    for card in range(PIRATES):
        state.pirate_stack[card] += state.pirate_discards[card]
    state.pirate_discards = zeros(PIRATES)
    state.tell(PIRATES_SHUFFLED, NO_SEAT)


class Encounter(Step):
    """Before anything is decided nothing but the kind of a raid card is known (AN-PIRATE-04)."""

    def legal(self, state: State) -> vec[i64]:
        actions = vec[i64]()
        if raids(state, NOBODY) > 0:
            actions = append(actions, RAID)
        card: i64
        for card in range(RAIDS, PIRATES):
            if state.pirate_stack[card] > 0:
                actions = append(actions, DRAW_PIRATE + card)
        return actions

    def weights(self, state: State) -> vec[i64]:
        ways = vec[i64]()
        if raids(state, NOBODY) > 0:
            ways = append(ways, raids(state, NOBODY))
        card: i64
        for card in range(RAIDS, PIRATES):
            if state.pirate_stack[card] > 0:
                ways = append(ways, state.pirate_stack[card])
        return ways

    def apply(self, state: State, action: i64) -> None:
        state.tell(ENCOUNTER, state.current, state.square, 1 if action == RAID else 0)
        if action != RAID:
            trade(state, action - DRAW_PIRATE)
        elif state.player().gold >= state.rules.ransom:
            state.decide(ASK_RANSOM)
        else:
            state.leave_to_chance(ASK_FOE)  # AN-PIRATE-06


def raids(state: State, foe: i64) -> i64:
    """Raid cards in the stack, all of them or those with one foe."""
    cards: i64 = 0
    card: i64
    for card in range(RAIDS):
        if foe == NOBODY or state.rules.foe[card] == foe:
            cards += state.pirate_stack[card]
    return cards


# Raids


class Ransom(Step):
    """AN-PIRATE-05."""

    def legal(self, state: State) -> vec[i64]:
        return vec[i64]([FIGHT, PAY])

    def apply(self, state: State, action: i64) -> None:
        if action == FIGHT:
            state.leave_to_chance(ASK_FOE)
        else:
            state.player().gold -= state.rules.ransom
            state.tell(RANSOM_PAID, state.current, state.rules.ransom)
            state.leave_to_chance(ASK_RAID, BOUGHT_OFF)


class DrawFoe(Step):
    """Who fights for the pirates is all that the card tells before the fight (AN-PIRATE-08)."""

    def legal(self, state: State) -> vec[i64]:
        actions = vec[i64]()
        foe: i64
        for foe in range(FOES):
            if raids(state, foe) > 0:
                actions = append(actions, FOE + foe)
        return actions

    def weights(self, state: State) -> vec[i64]:
        ways = vec[i64]()
        foe: i64
        for foe in range(FOES):
            if raids(state, foe) > 0:
                ways = append(ways, raids(state, foe))
        return ways

    def apply(self, state: State, action: i64) -> None:
        state.foe = action - FOE
        state.rerolls = 0
        state.tell(FOE_SHOWN, state.current, state.foe, foe_seat(state))
        state.leave_to_chance(ASK_FOE_DIE)


def foe_seat(state: State) -> i64:
    """Right is anticlockwise; with two players both neighbours are the other one (AN-PIRATE-09, AN-PIRATE-10).

    The pirate who is as strong as the player fights with the player's own cannons (AN-PIRATE-12).
    """
    if state.foe == FIRST_RIGHT or (state.foe == SECOND_RIGHT and state.seats == 2):
        return (state.current + state.seats - 1) % state.seats
    if state.foe == SECOND_RIGHT:
        return (state.current + state.seats - 2) % state.seats
    return state.current


class DrawRaid(Step):
    """Prize and penalty are seen only now, with the rest of the card."""

    def legal(self, state: State) -> vec[i64]:
        actions = vec[i64]()
        card: i64
        for card in range(RAIDS):
            if self.is_possible(state, card):
                actions = append(actions, DRAW_PIRATE + card)
        return actions

    def weights(self, state: State) -> vec[i64]:
        ways = vec[i64]()
        card: i64
        for card in range(RAIDS):
            if self.is_possible(state, card):
                ways = append(ways, state.pirate_stack[card])
        return ways

    def is_possible(self, state: State, card: i64) -> bool:
        return state.pirate_stack[card] > 0 and (state.foe == NOBODY or state.rules.foe[card] == state.foe)

    def apply(self, state: State, action: i64) -> None:
        """The card goes to the discards in any case (AN-PIRATE-07, AN-PIRATE-23)."""
        card = action - DRAW_PIRATE
        state.pirate_stack[card] -= 1
        state.pirate_discards[card] += 1
        if state.about == BOUGHT_OFF:
            state.tell(RAID_BOUGHT_OFF, state.current, card)
            depart(state)
        elif state.about == WON:
            state.tell(RAID_WON, state.current, card)
            win(state, card)
        else:
            state.tell(RAID_LOST, state.current, card)
            suffer(state, card)


def win(state: State, card: i64) -> None:
    """AN-PIRATE-21, AN-PIRATE-22."""
    if state.rules.prize_gold[card] > 0:
        state.tell(GOLD_GAINED, state.current, state.earn(state.rules.prize_gold[card]))
    state.commodities_due += state.rules.prize_commodities[card]
    state.luxuries_due += state.rules.prize_luxuries[card]
    depart(state)


def suffer(state: State, card: i64) -> None:
    """AN-PIRATE-16, AN-PIRATE-17, AN-PIRATE-19."""
    loss = state.rules.loss[card]
    if loss == DAMAGE:
        squares = harbour_squares(state, False)
        if len(squares) > 1:
            state.decide(ASK_TOW)
        else:
            tow(state, squares[0] - AT)
    elif loss == GOLD_OR_GOOD:
        state.pirate_card = card
        choices = gifts(state)
        if len(choices) > 1:
            state.decide(ASK_GIVE)
        elif len(choices) == 1:
            give(state, choices[0])
        else:
            lose_gold(state, state.player().gold)  # without a good, all gold (AN-PIRATE-18, AN-PIRATE-20)
    else:
        lose_gold(state, state.player().gold // 2)


def lose_gold(state: State, gold: i64) -> None:
    state.player().gold -= gold
    state.tell(GOLD_LOST, state.current, gold)
    depart(state)


class Tow(Step):
    def legal(self, state: State) -> vec[i64]:
        return harbour_squares(state, False)

    def apply(self, state: State, action: i64) -> None:
        tow(state, action - AT)


def tow(state: State, square: i64) -> None:
    state.square = square
    anchor(state, DAMAGED + ACTED)
    state.tell(SHIP_DAMAGED, state.current, square)
    depart(state)


class Give(Step):
    def legal(self, state: State) -> vec[i64]:
        return gifts(state)

    def apply(self, state: State, action: i64) -> None:
        give(state, action)


def gifts(state: State) -> vec[i64]:
    player = state.player()
    actions = vec[i64]()
    good: i64
    for good in range(GOODS):
        if player.goods[good] > 0:
            actions = append(actions, RETURN + good)
    if player.gold >= state.rules.loss_gold[state.pirate_card]:
        actions = append(actions, PAY)
    return actions


def give(state: State, action: i64) -> None:
    if action == PAY:
        lose_gold(state, state.rules.loss_gold[state.pirate_card])
    else:
        state.give_good(action - RETURN)
        state.tell(GOOD_LOST, state.current, action - RETURN)
        depart(state)


# Peaceful pirates


def trade(state: State, card: i64) -> None:
    state.pirate_stack[card] -= 1
    state.pirate_discards[card] += 1
    state.pirate_card = card
    state.tell(PEACEFUL_MET, state.current, card)
    if len(bargains(state)) > 1:
        state.decide(ASK_BARGAIN)
    else:
        end_trade(state)


class Bargain(Step):
    """One card at the pirate's price, without discounts, beside the limit of the turn (AN-PIRATE-24, -25)."""

    def legal(self, state: State) -> vec[i64]:
        return bargains(state)

    def apply(self, state: State, action: i64) -> None:
        if action == PASS:
            state.tell(PASSED, state.current)
        else:
            good = action - BUY
            state.player().gold -= bargain_price(state, good)
            state.take_good(good)
            state.tell(BARGAIN, state.current, good, bargain_price(state, good))
        end_trade(state)


def bargains(state: State) -> vec[i64]:
    actions = vec[i64]([PASS])
    good: i64
    for good in range(GOODS):
        if state.stock[good] > 0 and state.player().gold >= bargain_price(state, good):
            actions = append(actions, BUY + good)
    return actions


def bargain_price(state: State, good: i64) -> i64:
    if good >= COMMODITIES:
        return state.rules.bargain_luxury[state.pirate_card]
    return state.rules.bargain_commodity[state.pirate_card]


def end_trade(state: State) -> None:
    if state.rules.reshuffles[state.pirate_card] == 1:
        shuffle(state)
    depart(state)
