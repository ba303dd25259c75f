"""The prospector: a card for the chooser; then every gold mine may try its luck."""

from librt.vecs import append, vec
from mypy_extensions import i64

from boriken.core.game import CHANCE
from boriken.games.san_juan.actions import DRAW, MINE, PASS, TAKE, USE_GOLD_MINE, USE_LIBRARY
from boriken.games.san_juan.catalogue import COST, GOLD_MINE, KINDS, MINED
from boriken.games.san_juan.events import (
    CARD_MINED,
    CARD_TURNED_UP,
    FOR_PROSPECTOR,
    LIBRARY_USED,
    MINE_FAILED,
    PASSED,
)
from boriken.games.san_juan.roles.councillor import can_choose_library
from boriken.games.san_juan.roles.role import Role, take_or_leave
from boriken.games.san_juan.rounds import end_phase
from boriken.games.san_juan.state import (
    ASK_CARD,
    ASK_FIND,
    ASK_MINE,
    ASK_TAKE,
    ASK_TURN_UP,
    State,
    changed,
)


class Prospector(Role):
    def begin(self, state: State) -> None:
        state.start_turns(state.taker)
        if state.supply() > 0:
            state.decide(ASK_TAKE)
        else:
            self.ask_mines(state)

    def legal(self, state: State) -> vec[i64]:
        if state.ask == ASK_FIND:
            return finds(state)
        if state.ask == ASK_MINE:
            return take_or_leave(USE_GOLD_MINE)
        if can_choose_library(state, 1):
            return vec[i64]([PASS, USE_LIBRARY, TAKE])
        return take_or_leave(TAKE)

    def apply(self, state: State, action: i64) -> None:
        if state.ask == ASK_TURN_UP:
            self.turn_up(state, action - DRAW)
        elif state.actor == CHANCE:
            if not state.draw_to_hand(action - DRAW, FOR_PROSPECTOR):
                self.ask_mines(state)
        elif state.ask == ASK_FIND:
            self.find(state, action - MINE)
        elif state.ask == ASK_MINE:
            if action == PASS:
                state.tell(PASSED, state.current)
                self.end_turn(state)
            else:
                state.draw(ASK_TURN_UP, MINED)
        elif action == PASS:
            state.tell(PASSED, state.current)
            self.ask_mines(state)
        else:
            self.draw(state, action == USE_LIBRARY)

    def draw(self, state: State, chosen: bool) -> None:
        cards: i64 = 1  # SJ-PROSPECTOR-01
        if chosen or (state.library_works() and not state.library_can_wait()):
            cards = 2  # SJ-CARD-LIBRARY-06
            state.use_library()
            state.tell(LIBRARY_USED, state.current)
        state.draw(ASK_CARD, cards)

    # Gold mines

    def ask_mines(self, state: State) -> None:
        """Clockwise from the prospector, whether or not the own card was taken (SJ-PROSPECTOR-03, D06)."""
        state.start_turns(state.taker)
        self.ask_next(state)

    def ask_next(self, state: State) -> None:
        """With fewer than four cards to turn up it does nothing (SJ-CARD-GOLDMINE-05)."""
        while state.left > 0:
            if state.current_player().has(GOLD_MINE) and state.supply() >= MINED:
                state.decide(ASK_MINE)
                return
            state.next_turn()
        end_phase(state)

    def turn_up(self, state: State, card: i64) -> None:
        """For all to see (SJ-INFO-08)."""
        state.open[card] += 1
        for player in state.players:
            player.see(card)
        state.tell(CARD_TURNED_UP, state.current, card)
        if state.leave_pile(card):
            return
        if costs_differ(state):
            state.decide(ASK_FIND)
        else:
            state.tell(MINE_FAILED, state.current)  # SJ-CARD-GOLDMINE-03
            discard_open(state)
            self.end_turn(state)

    def find(self, state: State, card: i64) -> None:
        """One goes into the hand, where everybody knows it to be, the others are discarded (SJ-CARD-GOLDMINE-02)."""
        player = state.current_player()
        state.open[card] -= 1
        player.add_card(card)
        player.shown = changed(player.shown, card, 1)
        state.tell(CARD_MINED, state.current, card)
        discard_open(state)
        self.end_turn(state)


def finds(state: State) -> vec[i64]:
    actions = vec[i64](capacity=MINED)
    card: i64
    for card in range(KINDS):
        if state.open[card] > 0:
            actions = append(actions, MINE + card)
    return actions


def costs_differ(state: State) -> bool:
    """Whether no two of the cards that were turned up cost the same."""
    costs: i64 = 0
    card: i64
    for card in range(KINDS):
        if state.open[card] > 0:
            if state.open[card] > 1 or costs & (1 << COST[card]):
                return False
            costs |= 1 << COST[card]
    return True


def discard_open(state: State) -> None:
    """Everybody has seen what is discarded here."""
    card: i64
    for card in range(KINDS):
        while state.open[card] > 0:
            state.open[card] -= 1
            state.exposed = changed(state.exposed, card, 1)
            state.discard(card)
