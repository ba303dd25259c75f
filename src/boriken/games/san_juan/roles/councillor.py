"""The councillor: everybody may draw two cards and keep one; the councillor chooses out of five."""

from librt.vecs import vec
from mypy_extensions import i64

from boriken.core.game import CHANCE
from boriken.games.san_juan.actions import DISCARD, DRAW, KEEP, PASS, TAKE, USE_LIBRARY
from boriken.games.san_juan.catalogue import ARCHIVE, KINDS, PREFECTURE
from boriken.games.san_juan.events import CARD_DISCARDED, CARD_DRAWN, CARD_KEPT, FOR_COUNCIL, LIBRARY_USED, PASSED
from boriken.games.san_juan.roles.role import Role, take_or_leave
from boriken.games.san_juan.rounds import discard_picked, end_phase
from boriken.games.san_juan.state import ASK_ARCHIVE, ASK_KEEP, ASK_LOOK, ASK_TAKE, Player, State, pickable


class Councillor(Role):
    def begin(self, state: State) -> None:
        state.start_turns(state.taker)
        self.ask_next(state)

    def legal(self, state: State) -> vec[i64]:
        if state.ask == ASK_KEEP:
            return pickable(state.open, KEEP, state)
        if state.ask == ASK_ARCHIVE:
            return pickable(state.current_player().hand, DISCARD, state)
        if can_choose_library(state, looks(state, False)):
            return vec[i64]([PASS, USE_LIBRARY, TAKE])
        return take_or_leave(TAKE)

    def apply(self, state: State, action: i64) -> None:
        if state.actor == CHANCE:
            self.look(state, action - DRAW)
        elif state.ask == ASK_KEEP:
            self.keep(state, action - KEEP)
        elif state.ask == ASK_ARCHIVE:
            if not discard_picked(state, action):
                self.end_turn(state)
        elif action == PASS:  # before a card is seen, not afterwards (SJ-COUNCILLOR-04)
            state.tell(PASSED, state.current)
            self.end_turn(state)
        else:
            self.draw(state, action == USE_LIBRARY)

    def ask_next(self, state: State) -> None:
        while state.left > 0:
            if state.supply() > 0:
                state.decide(ASK_TAKE)
                return
            state.next_turn()
        end_phase(state)

    def draw(self, state: State, chosen: bool) -> None:
        library = chosen or (state.library_works() and not state.library_can_wait())
        if library:
            state.use_library()
            state.tell(LIBRARY_USED, state.current)
        state.draw(ASK_LOOK, looks(state, library))
        state.count = state.due

    def look(self, state: State, card: i64) -> None:
        """With an archive the cards go into the hand at once (SJ-CARD-ARCHIVE-01)."""
        player = state.current_player()
        player.see(card)
        state.tell(CARD_DRAWN, state.current, card, FOR_COUNCIL)
        if player.has(ARCHIVE):
            player.add_card(card)
            player.drawn += 1
        else:
            state.open[card] += 1
        if not state.leave_pile(card):
            self.ask_choice(state)

    def ask_choice(self, state: State) -> None:
        player = state.current_player()
        surplus = state.count - kept(player)
        if player.has(ARCHIVE):
            if surplus > 0:
                state.pick(ASK_ARCHIVE, surplus)  # from the whole hand (SJ-CARD-ARCHIVE-02)
            else:
                self.end_turn(state)
        elif surplus > 0:
            state.pick(ASK_KEEP, kept(player))
        else:
            card: i64
            for card in range(KINDS):
                while state.open[card] > 0:
                    take_open(state, card)
            self.end_turn(state)

    def keep(self, state: State, card: i64) -> None:
        take_open(state, card)
        state.about = card
        state.due -= 1
        if state.due > 0:
            return
        other: i64
        for other in range(KINDS):
            while state.open[other] > 0:
                reject(state, other)
                state.tell(CARD_DISCARDED, state.current, other)
        self.end_turn(state)


def looks(state: State, library: bool) -> i64:
    """How many cards the current player draws (SJ-COUNCILLOR-05)."""
    count: i64 = 2
    if state.has_privilege():
        count += 3  # SJ-COUNCILLOR-01
        if library:
            count += 3  # SJ-CARD-LIBRARY-05
    return count


def kept(player: Player) -> i64:
    if player.has(PREFECTURE):  # SJ-CARD-PREFECTURE-01
        return 2
    return 1


def can_choose_library(state: State, without: i64) -> bool:
    """Whether it may be saved for the second turn, and would change something now (SJ-2P-05, SJ-2P-06)."""
    return state.library_can_wait() and state.library_works() and state.supply() > without


def reject(state: State, card: i64) -> None:
    """A card that is old is reckoned with those of the hand, which are old, too."""
    if not remove_open(state, card):
        state.current_player().rejected += 1
    state.discard_known(card)


def remove_open(state: State, card: i64) -> bool:
    """Whether it is one of the old ones, as far as others can tell."""
    state.open[card] -= 1
    if state.old_open == 0:
        return False
    state.old_open -= 1
    return True


def take_open(state: State, card: i64) -> None:
    player = state.current_player()
    remove_open(state, card)
    player.add_card(card)
    player.drawn += 1
    state.tell(CARD_KEPT, state.current, card)
