"""The mayor: colonists arrive, and everybody places all his colonists anew."""

from librt.vecs import append, vec
from mypy_extensions import i64

from boriken.games.puerto_rico.actions import COLONIST, PASS, PLACE_NOBLE, TAKE_NOBLE, place, placed
from boriken.games.puerto_rico.catalogue import CIRCLES, END_COLONISTS, VILLA
from boriken.games.puerto_rico.events import (
    COLONISTS_DEALT,
    COLONISTS_PLACED,
    NO_SEAT,
    NOBLES_PLACED,
    PASSED,
    PRIVILEGE_COLONIST,
    SHIP_REFILLED,
    TOKEN_TAKEN,
    VILLA_TOKEN,
)
from boriken.games.puerto_rico.roles.role import Role, either_sort, take_or_leave
from boriken.games.puerto_rico.rounds import end_phase
from boriken.games.puerto_rico.state import (
    ASK_COLONIST,
    ASK_NOBLE,
    ASK_PLACE,
    ASK_TOKEN,
    NOWHERE,
    Player,
    State,
)


class Mayor(Role):
    def begin(self, state: State) -> None:
        state.start_turns()
        state.extras = 0
        self.ask_privilege(state)

    def legal(self, state: State) -> vec[i64]:
        if state.ask == ASK_PLACE:
            return placings(state)
        if state.ask == ASK_COLONIST:
            return take_or_leave(COLONIST)  # PR-MAYOR-03, PR-DEC-04
        if state.ask == ASK_TOKEN:
            return either_sort()
        return noble_places(state)

    def apply(self, state: State, action: i64) -> None:
        if state.ask == ASK_PLACE:
            put(state, state.about, placed(action, state.about))
            self.ask_place(state, state.about + 1)
        elif state.ask == ASK_COLONIST:
            if action == COLONIST:
                state.colonists -= 1
                state.extras += 1
                state.current_player().san_juan += 1
                state.tell(PRIVILEGE_COLONIST, state.current)
                self.ask_privilege(state)
            else:
                state.tell(PASSED, state.current)
                self.arrive(state)
        elif state.ask == ASK_TOKEN:
            self.take_token(state, action == TAKE_NOBLE)
            self.deal_sorts(state)
        elif action == PASS:
            state.tell(PASSED, state.current)
            self.end_turn(state)
        else:
            put_noble(state, action - PLACE_NOBLE)
            self.ask_noble(state, action - PLACE_NOBLE)

    def ask_privilege(self, state: State) -> None:
        """One colonist from the supply, two with a library (PR-MAYOR-04, NB-LIBRARY-05); never a noble (NO-DEC-01)."""
        if state.colonists > 0 and state.extras < state.privilege():
            state.decide(ASK_COLONIST)
        else:
            self.arrive(state)

    def arrive(self, state: State) -> None:
        if state.rules.with_nobles:
            reward_villas(state)
            state.owed = tokens_to_deal(state)
            state.current = state.taker
            self.deal_sorts(state)
        else:
            self.deal(state)

    def deal(self, state: State) -> None:
        """The colonists on the ship, one at a time, from the mayor clockwise (PR-MAYOR-05)."""
        order: i64
        dealt: i64 = 0
        for order in range(state.turns()):
            seat = (state.taker + order) % state.seats
            share = (state.colonist_ship + state.seats - 1 - order) // state.seats
            state.players[seat].san_juan += share
            dealt += share
            state.tell(COLONISTS_DEALT, seat, share)
        state.colonist_ship -= dealt
        self.ask_next(state)

    # Colonists and nobles on one ship

    def deal_sorts(self, state: State) -> None:
        """Who takes from the ship chooses, as long as both sorts are there (NO-MAYOR-02)."""
        while state.owed > 0:
            if state.colonist_ship > 0 and state.noble_ship > 0:
                state.decide(ASK_TOKEN)
                return
            self.take_token(state, state.noble_ship > 0)
        state.start_turns()
        self.ask_next(state)

    def take_token(self, state: State, noble: bool) -> None:
        if noble:
            state.noble_ship -= 1
        else:
            state.colonist_ship -= 1
        state.current_player().receive(NOWHERE, noble)
        state.tell(TOKEN_TAKEN, state.current, 1 if noble else 0)
        state.owed -= 1
        state.next_turn()

    # Placing

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
        owned = player.owned
        where: i64
        for where in range(start, player.places):
            if player.san_juan == 0:
                break
            room = owned[where] * CIRCLES[where]
            if room == 0:
                continue
            if room < state.room and player.san_juan < state.room:
                state.decide(ASK_PLACE, where)
                return
            if room > player.san_juan:
                room = player.san_juan
            put(state, where, room)
        if player.idle_nobles > 0:
            self.ask_noble(state, 0)
        else:
            self.end_turn(state)

    def ask_noble(self, state: State, start: i64) -> None:
        """Which of those placed are nobles: one after the other, in the order of the places (NO-MAYOR-04)."""
        player = state.current_player()
        places = circles_for_nobles(state, start)
        if player.idle_nobles == 0 or places == 0:
            self.end_turn(state)
        elif places + player.san_juan == player.idle_nobles:  # nobles only: all of them go where somebody stands
            where: i64
            for where in range(start, state.rules.places):
                while player.nobles[where] < player.crew[where]:
                    put_noble(state, where)
            self.end_turn(state)
        else:
            state.decide(ASK_NOBLE, start)

    def end_turn(self, state: State) -> None:
        state.next_turn()
        self.ask_next(state)

    def refill(self, state: State) -> None:
        """One colonist for each empty circle in the cities, at least one a player (PR-MAYOR-12 to PR-MAYOR-15)."""
        wanted: i64 = 0
        for player in state.players:
            wanted += player.empty_city_circles()
        if wanted < state.seats:
            wanted = state.seats
        missing = wanted - state.colonist_ship - state.noble_ship
        if missing > 0 and state.nobles > 0:  # NO-MAYOR-01, NO-MAYOR-03
            state.nobles -= 1
            state.noble_ship += 1
            missing -= 1
        if missing > 0:
            if state.colonists < missing:
                missing = state.colonists
                if state.rules.ends_with_colonists:
                    state.trigger_end(END_COLONISTS)  # PR-END-01
            state.colonists -= missing
            state.colonist_ship += missing
        state.tell(SHIP_REFILLED, NO_SEAT, state.colonist_ship + state.noble_ship, wanted, state.noble_ship)
        end_phase(state)


def placings(state: State) -> vec[i64]:
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


def room_at(player: Player, where: i64) -> i64:
    return player.owned[where] * CIRCLES[where]


def lift(player: Player) -> i64:
    """All colonists come off the board, to be placed anew (PR-MAYOR-06); says how many circles wait for them."""
    circles: i64 = 0
    owned = player.owned
    crew = player.crew
    where: i64
    for where in range(player.places):
        if owned[where] > 0:
            circles += owned[where] * CIRCLES[where]
            player.san_juan += crew[where]
            crew[where] = 0
    for where in range(len(player.nobles)):
        player.idle_nobles += player.nobles[where]
        player.nobles[where] = 0
    return circles


def put(state: State, where: i64, colonists: i64) -> None:
    player = state.current_player()
    player.crew[where] = colonists
    player.san_juan -= colonists
    state.room -= room_at(player, where)
    state.tell(COLONISTS_PLACED, state.current, where, colonists)


# Nobles


def reward_villas(state: State) -> None:
    """A noble from the supply, or else a colonist, before the ship is dealt (NO-VILLA-01, NO-VILLA-02, NO-DEC-04)."""
    state.start_turns()
    while state.left > 0:
        if state.current_player().has(VILLA) and state.nobles + state.colonists > 0:
            noble = state.nobles > 0
            if noble:
                state.nobles -= 1
            else:
                state.colonists -= 1
            state.current_player().receive(NOWHERE, noble)
            state.tell(VILLA_TOKEN, state.current, 1 if noble else 0)
        state.next_turn()


def tokens_to_deal(state: State) -> i64:
    """All on the ship; who plays the role alone takes his share of them (BU-DEC-07)."""
    tokens = state.colonist_ship + state.noble_ship
    if state.solo:
        return (tokens + state.seats - 1) // state.seats
    return tokens


def circles_for_nobles(state: State, start: i64) -> i64:
    """From a place on, where somebody stands who is not yet named a noble."""
    player = state.current_player()
    circles: i64 = 0
    where: i64
    for where in range(start, state.rules.places):
        circles += player.crew[where] - player.nobles[where]
    return circles


def noble_places(state: State) -> vec[i64]:
    """Where the next noble may stand, so that no more of them are left than wait in San Juan; to pass ends it."""
    player = state.current_player()
    actions = vec[i64](capacity=state.rules.places)
    if player.idle_nobles <= player.san_juan:
        actions = append(actions, PASS)
    where: i64
    for where in range(state.about, state.rules.places):
        if player.crew[where] > player.nobles[where]:
            if player.idle_nobles <= circles_for_nobles(state, where) + player.san_juan:
                actions = append(actions, PLACE_NOBLE + where)
    return actions


def put_noble(state: State, where: i64) -> None:
    player = state.current_player()
    player.nobles[where] += 1
    player.idle_nobles -= 1
    state.tell(NOBLES_PLACED, state.current, where, 1)
