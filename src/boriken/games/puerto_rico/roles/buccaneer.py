"""The buccaneer: one of four strokes for himself alone; the others have no action."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from boriken.games.puerto_rico.actions import (
    KEEP,
    KEEP_COUNTS,
    KIDNAP,
    MAN,
    PASS,
    PIRACY,
    PLACE_NOBLE,
    PLUNDER,
    RAID,
    TAKE_NOBLE,
    keep,
)
from boriken.games.puerto_rico.catalogue import BUCCANEER, GOODS, SMALLEST_SHIP
from boriken.games.puerto_rico.events import (
    BY_PLUNDER,
    COLONIST_MANNED,
    GOODS_LOOTED,
    HOUSE_PLUNDERED,
    PASSED,
    PIRACY_DONE,
    ROLE_KIDNAPPED,
    SHIP_RAIDED,
)
from boriken.games.puerto_rico.roles.captain import ship_with
from boriken.games.puerto_rico.roles.role import Role, either_sort
from boriken.games.puerto_rico.roles.trader import goods_in_house
from boriken.games.puerto_rico.state import ASK_LOOT, ASK_MAN, ASK_PIRATE, ASK_TOKEN, State

MOST_KEPT: Final[i64] = 3  # of the goods of a ship, or of the colonists of a raid (BU-PIRACY-02, BU-RAID-02)


class Buccaneer(Role):
    def begin(self, state: State) -> None:
        state.current = state.taker
        state.decide(ASK_PIRATE)  # BU-ROLE-01

    def legal(self, state: State) -> vec[i64]:
        if state.ask == ASK_PIRATE:
            return strokes(state)
        if state.ask == ASK_LOOT:
            return lots(state)
        if state.ask == ASK_TOKEN:
            return either_sort()
        return berths(state)

    def apply(self, state: State, action: i64) -> None:
        if state.ask == ASK_LOOT:
            self.loot(state, (action - KEEP) % KEEP_COUNTS)
        elif state.ask == ASK_TOKEN:
            self.name_token(state, action == TAKE_NOBLE)
        elif state.ask == ASK_MAN:
            self.man(state, action)
        elif action >= KIDNAP:
            self.kidnap(state, action - KIDNAP)
        elif action == RAID:
            self.begin_raid(state)
        elif action == PLUNDER:
            self.plunder(state)
        else:
            self.board(state, action - PIRACY + SMALLEST_SHIP)

    # Piracy

    def board(self, state: State, spaces: i64) -> None:
        """An empty ship may be boarded too (BU-DEC-01, BU-DEC-02)."""
        number = ship_with(state, spaces)
        good = state.ship_good[number]
        state.tell(PIRACY_DONE, state.current, spaces, good, state.ship_load[number])
        if state.ship_load[number] == 0:
            self.finish(state)
            return
        state.due = number
        state.decide(ASK_LOOT, good)

    def loot(self, state: State, kept: i64) -> None:
        """The rest goes to the supply, and the ship is empty (BU-PIRACY-01 to -03)."""
        returned = state.ship_load[state.due] - kept
        state.current_player().goods[state.about] += kept
        state.goods[state.about] += returned
        state.ship_load[state.due] = 0
        state.ship_good[state.due] = 0
        state.tell(GOODS_LOOTED, state.current, state.about, kept, returned)
        self.finish(state)

    # Plunder

    def plunder(self, state: State) -> None:
        """A point for every good in the trading house, no doubloons (BU-PLUNDER-01, BU-PLUNDER-02)."""
        goods = goods_in_house(state)
        good: i64
        for good in range(GOODS):
            state.goods[good] += state.house[good]
            state.house[good] = 0
        state.tell(HOUSE_PLUNDERED, state.current, goods)
        if goods > 0:
            state.gain_points(goods, BY_PLUNDER)
        self.finish(state)

    # Raid

    def begin_raid(self, state: State) -> None:
        """The ship is cut down to the number of players (BU-RAID-01, BU-DEC-03)."""
        state.owed = 0
        state.due = 0  # nobles and colonists removed, who may then be kept
        state.room = 0
        self.raid(state)

    def name_token(self, state: State, noble: bool) -> None:
        """With one noble on the ship the answer says whether that noble is among those removed; with more it names
        one token, and the next is asked about (BU-DEC-05)."""
        if noble:
            remove_noble(state)
        elif names_one_by_one(state):
            remove_colonists(state, 1)
        else:
            remove_colonists(state, surplus(state))
        self.raid(state)

    def raid(self, state: State) -> None:
        """The raider is asked as long as both sorts are there to be removed."""
        while surplus(state) > 0:
            if is_either_raided(state):
                state.decide(ASK_TOKEN)
                return
            if state.noble_ship > 0:
                remove_noble(state)
            else:
                remove_colonists(state, surplus(state))
        removed = state.due + state.room
        state.tell(SHIP_RAIDED, state.current, removed, state.due)
        state.owed = min(MOST_KEPT, removed)
        self.ask_berth(state, 0)

    def ask_berth(self, state: State, start: i64) -> None:
        """Those kept go on free circles at once, in the order of the places (BU-RAID-03, BU-RAID-04)."""
        if state.owed > 0 and state.due + state.room > 0:
            place: i64
            for place in range(start, state.rules.places):
                if state.current_player().free_circles(place) > 0:
                    state.decide(ASK_MAN, start)
                    return
        state.owed = 0
        self.finish(state)

    def man(self, state: State, action: i64) -> None:
        if action == PASS:
            state.tell(PASSED, state.current)
            state.owed = 0
            self.finish(state)
            return
        noble = action >= PLACE_NOBLE
        place = action - PLACE_NOBLE if noble else action - MAN
        if noble:
            state.nobles -= 1
            state.due -= 1
        else:
            state.colonists -= 1
            state.room -= 1
        state.owed -= 1
        state.current_player().receive(place, noble)
        state.tell(COLONIST_MANNED, state.current, place, 1, 1 if noble else 0)
        self.ask_berth(state, place)

    # Kidnapping

    def kidnap(self, state: State, card: i64) -> None:
        """The doubloons on the card come at once (BU-KIDNAP-01, BU-KIDNAP-02)."""
        doubloons = state.card_doubloons[card]
        state.card_doubloons[card] = 0
        state.current_player().doubloons += doubloons
        state.kidnapped = card
        state.kidnapper = state.current
        state.tell(ROLE_KIDNAPPED, state.current, card, doubloons)
        self.finish(state)


def strokes(state: State) -> vec[i64]:
    """Any of the four, with or without an effect (BU-DEC-01)."""
    actions = vec[i64](capacity=16)
    spaces: i64
    for spaces in state.rules.ships:
        actions = append(actions, PIRACY + spaces - SMALLEST_SHIP)
    actions = append(actions, PLUNDER)
    actions = append(actions, RAID)
    card: i64
    for card in range(BUCCANEER):
        if state.free_cards & (1 << card):  # BU-DEC-10
            actions = append(actions, KIDNAP + card)
    return actions


def lots(state: State) -> vec[i64]:
    most = state.ship_load[state.due]
    if most > MOST_KEPT:
        most = MOST_KEPT
    actions = vec[i64](capacity=most + 1)
    count: i64
    for count in range(most + 1):
        actions = append(actions, keep(state.about, count))
    return actions


def surplus(state: State) -> i64:
    more = state.colonist_ship + state.noble_ship - state.seats
    if more < 0:
        return 0
    return more


def is_either_raided(state: State) -> bool:
    return state.noble_ship > 0 and state.colonist_ship > 0 and surplus(state) > 0


def names_one_by_one(state: State) -> bool:
    """Whether more than one noble was on the ship when the raid began."""
    return state.noble_ship + state.due > 1


def remove_noble(state: State) -> None:
    state.noble_ship -= 1
    state.nobles += 1
    state.due += 1


def remove_colonists(state: State, count: i64) -> None:
    state.colonist_ship -= count
    state.colonists += count
    state.room += count


def berths(state: State) -> vec[i64]:
    player = state.current_player()
    actions = vec[i64]([PASS])
    place: i64
    if state.room > 0:
        for place in range(state.about, state.rules.places):
            if player.free_circles(place) > 0:
                actions = append(actions, MAN + place)
    if state.due > 0:
        for place in range(state.about, state.rules.places):
            if player.free_circles(place) > 0:
                actions = append(actions, PLACE_NOBLE + place)
    return actions
