"""The mayor: colonists arrive, and everybody places all his colonists anew."""

from librt.vecs import append, vec
from mypy_extensions import i64

from boriken.games.puerto_rico.actions import COLONIST, place, placed
from boriken.games.puerto_rico.catalogue import CIRCLES, END_COLONISTS, PLACES
from boriken.games.puerto_rico.events import (
    COLONISTS_DEALT,
    COLONISTS_PLACED,
    NO_SEAT,
    PASSED,
    PRIVILEGE_COLONIST,
    SHIP_REFILLED,
)
from boriken.games.puerto_rico.roles.role import Role, take_or_leave
from boriken.games.puerto_rico.rounds import end_phase
from boriken.games.puerto_rico.state import ASK_COLONIST, ASK_PLACE, Player, State


class Mayor(Role):
    def begin(self, state: State) -> None:
        state.start_turns()
        if state.colonists > 0:  # PR-MAYOR-04
            state.decide(ASK_COLONIST)
        else:
            self.deal(state)

    def legal(self, state: State) -> vec[i64]:
        if state.ask == ASK_COLONIST:
            return take_or_leave(COLONIST)  # PR-MAYOR-03, PR-DEC-04
        player = state.current_player()
        room = room_at(player, state.about)
        fewest = player.san_juan - (state.room - room)  # the circles after this place must take the rest (PR-MAYOR-08)
        if fewest < 0:
            fewest = 0
        most = room
        if most > player.san_juan:
            most = player.san_juan
        actions = vec[i64](capacity=room + 1)
        colonists: i64
        for colonists in range(fewest, most + 1):
            actions = append(actions, place(state.about, colonists))
        return actions

    def apply(self, state: State, action: i64) -> None:
        if state.ask == ASK_COLONIST:
            if action == COLONIST:
                state.colonists -= 1
                state.current_player().san_juan += 1
                state.tell(PRIVILEGE_COLONIST, state.current)
            else:
                state.tell(PASSED, state.current)
            self.deal(state)
        else:
            put(state, state.about, placed(action, state.about))
            self.ask_place(state, state.about + 1)

    def deal(self, state: State) -> None:
        """The colonists on the ship, one at a time, from the mayor clockwise (PR-MAYOR-05)."""
        order: i64
        for order in range(state.seats):
            seat = (state.taker + order) % state.seats
            share = (state.colonist_ship + state.seats - 1 - order) // state.seats
            state.players[seat].san_juan += share
            state.tell(COLONISTS_DEALT, seat, share)
        state.colonist_ship = 0
        self.ask_next(state)

    def ask_next(self, state: State) -> None:
        """Each places in turn, seeing the placements before his (PR-MAYOR-11), with or without new colonists."""
        while state.left > 0:
            player = state.current_player()
            state.room = lift(player)
            if player.san_juan > 0 and state.room > 0:
                self.ask_place(state, 0)
                return
            state.next_turn()
        self.refill(state)

    def ask_place(self, state: State, start: i64) -> None:
        """Ask place by place, until the rest is forced: nobody left to place, no other place, or enough for all."""
        player = state.current_player()
        where: i64
        for where in range(start, PLACES):
            if player.san_juan == 0:
                break
            room = room_at(player, where)
            if room == 0:
                continue
            if room < state.room and player.san_juan < state.room:
                state.decide(ASK_PLACE, where)
                return
            if room > player.san_juan:
                room = player.san_juan
            put(state, where, room)
        state.next_turn()
        self.ask_next(state)

    def refill(self, state: State) -> None:
        """One colonist for each empty circle in the cities, at least one a player (PR-MAYOR-12 to PR-MAYOR-15)."""
        wanted: i64 = 0
        for player in state.players:
            wanted += player.empty_city_circles()
        if wanted < state.seats:
            wanted = state.seats
        state.colonist_ship = wanted
        if state.colonists < wanted:
            state.colonist_ship = state.colonists
            state.trigger_end(END_COLONISTS)  # PR-END-01
        state.colonists -= state.colonist_ship
        state.tell(SHIP_REFILLED, NO_SEAT, state.colonist_ship, wanted)
        end_phase(state)


def room_at(player: Player, where: i64) -> i64:
    return player.owned[where] * CIRCLES[where]


def lift(player: Player) -> i64:
    """All colonists come off the board, to be placed anew (PR-MAYOR-06); says how many circles wait for them."""
    circles: i64 = 0
    where: i64
    for where in range(PLACES):
        if player.owned[where] > 0:
            circles += room_at(player, where)
            player.san_juan += player.crew[where]
            player.crew[where] = 0
    return circles


def put(state: State, where: i64, colonists: i64) -> None:
    player = state.current_player()
    player.crew[where] = colonists
    player.san_juan -= colonists
    state.room -= room_at(player, where)
    state.tell(COLONISTS_PLACED, state.current, where, colonists)
