"""The mayor phase, second part: everybody places all their colonists anew, and the ship is filled again."""

from collections.abc import Iterable, Sequence
from typing import Any, ClassVar

from librt.vecs import append, vec
from mypy_extensions import i64

from boriken.core.counting import Counting, Picking
from boriken.core.document import Document
from boriken.core.errors import PositionError
from boriken.core.game import Game
from boriken.core.naming import named
from boriken.core.refusal import Refusal
from boriken.games.puerto_rico.actions import (
    BUILD,
    CITY_COUNTS,
    DRAW,
    ISLAND_COUNTS,
    PASS,
    PLACE,
    PLACE_NOBLE,
    place,
    placed,
)
from boriken.games.puerto_rico.arranging import picks
from boriken.games.puerto_rico.catalogue import CIRCLES, END_COLONISTS, FIRST_BUILDING, PLACE_NAMES, PLACES
from boriken.games.puerto_rico.crews import crew_before
from boriken.games.puerto_rico.events import COLONISTS_PLACED, NO_SEAT, NOBLES_PLACED, PASSED, SHIP_REFILLED
from boriken.games.puerto_rico.player import Player
from boriken.games.puerto_rico.questions import ASK_NOBLE, ASK_PLACE
from boriken.games.puerto_rico.refusals import because
from boriken.games.puerto_rico.rounds import end_phase
from boriken.games.puerto_rico.state import State
from boriken.games.puerto_rico.steps import AboutPlace, Steps
from boriken.games.puerto_rico.suggesting import crews


def crew_of(game: Game, seat: int) -> dict[str, int]:
    """A seat's colonists by place."""
    assert isinstance(game, State)
    return named(PLACE_NAMES, game.players[seat].crew)


def nobles_of(game: Game, seat: int) -> dict[str, int]:
    """A seat's nobles by place."""
    assert isinstance(game, State)
    return named(PLACE_NAMES, game.players[seat].nobles)


class PlaceColonists(AboutPlace):
    """How many colonists go on a place."""

    name: ClassVar[str] = "place"
    tells_place: ClassVar[bool] = True
    phases: ClassVar[Sequence[str | None]] = ("mayor",)
    counting: ClassVar[Counting | Picking | None] = Counting("place", crew_of)
    lifted: ClassVar[bool] = True
    answers: ClassVar[Sequence[range]] = (range(int(PLACE), int(BUILD + FIRST_BUILDING)),)

    def legal(self, state: State) -> vec[i64]:
        player = state.current_player()
        room = room_at(player, state.about)
        fewest = player.san_juan - (state.circles_left - room)  # later circles must take the rest (PR-MAYOR-08)
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
        put(state, state.about, placed(action, state.about))
        ask_place(state, state.about + 1)

    def details(self, state: State) -> dict[str, Any]:
        """All colonists who find a circle are placed (PR-MAYOR-08)."""
        player = state.current_player()
        number = min(int(player.san_juan), int(state.circles_left))
        return {
            **super().details(state),
            "circles": int(room_at(player, state.about)),
            "colonists": int(player.san_juan),
            "things": named(PLACE_NAMES, [room_at(player, where) for where in range(PLACES)], state.about),
            "least": number,
            "most": number,
        }

    def shown(self, state: State, seat: int | None, log: Sequence[dict[str, Any]]) -> dict[str, Any]:
        before = crew_before(log, int(state.current), state.rules.kidnap_solo)
        player = state.current_player()
        room = {where: int(room_at(player, where)) for where in range(state.about, player.places)}
        return {**before, **crews(player, room, before.get("now", {}))}

    def candidates(self, state: State) -> Iterable[int]:
        circles = room_at(state.current_player(), state.about)
        return [place(state.about, colonists) for colonists in range(circles + 1)]

    def explain(self, state: State, action: int) -> Refusal:
        colonists = action - int(place(state.about, 0))
        if not 0 <= colonists < (ISLAND_COUNTS if state.about < FIRST_BUILDING else CITY_COUNTS):
            return because("other_place", about=PLACE_NAMES[state.about])
        player = state.current_player()
        room = int(room_at(player, state.about))
        most = min(room, int(player.san_juan))
        if colonists > most:
            return because("too_many_colonists", most=most)
        return because("too_few_colonists", least=int(player.san_juan - (state.circles_left - room)))

    def load(self, state: State, document: Document) -> None:
        super().load(state, document)
        player = state.current_player()
        state.circles_left = sum(room_at(player, where) for where in range(state.about, PLACES))
        if any(player.crew[where] for where in range(state.about, PLACES)):
            raise PositionError("Colonists are placed in order; the places still to come are empty.", "placing_order")

    def can_come_up(self, state: State) -> bool:
        """All on the ship have been dealt, unless the mayor is played alone (BU-DEC-07)."""
        if state.colonist_ship + state.noble_ship > 0 and not state.solo:
            return False
        return state.current_player().san_juan > 0 and super().can_come_up(state)


class NameNobles(AboutPlace):
    """Which of those placed are nobles: one after the other, in the order of the places (NO-MAYOR-04)."""

    name: ClassVar[str] = "noble"
    phases: ClassVar[Sequence[str | None]] = ("mayor",)
    expansion: ClassVar[str] = "nobles"
    counting: ClassVar[Counting | Picking | None] = Picking("noble", numbers=nobles_of)
    lifted: ClassVar[bool] = True
    answers: ClassVar[Sequence[range]] = (range(int(PLACE_NOBLE), int(DRAW)),)

    def legal(self, state: State) -> vec[i64]:
        """Where the next may stand, so that no more of them are left than wait in San Juan; to pass ends it."""
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

    def apply(self, state: State, action: i64) -> None:
        if action == PASS:
            state.tell(PASSED, state.current)
            end_turn(state)
        else:
            put_noble(state, action - PLACE_NOBLE)
            ask_noble(state, action - PLACE_NOBLE)

    def details(self, state: State) -> dict[str, Any]:
        player = state.current_player()
        idle = int(player.idle_nobles)
        unnamed = [int(crew - nobles) for crew, nobles in zip(player.crew, player.nobles, strict=True)]
        things = named(PLACE_NAMES, unnamed, int(state.about))
        return {**super().details(state), "left": idle, **picks(things, max(0, idle - int(player.san_juan)), idle)}


STEPS: Steps = {ASK_PLACE: PlaceColonists(), ASK_NOBLE: NameNobles()}


def ask_next(state: State) -> None:
    """Each places in turn, seeing the placements before (PR-MAYOR-11), with or without new colonists."""
    while state.left > 0:
        player = state.current_player()
        state.circles_left = lift(player)
        if player.san_juan > 0 and state.circles_left > 0:
            ask_place(state, 0)
            return
        state.next_turn()
    refill(state)


def ask_place(state: State, start: i64) -> None:
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
        if room < state.circles_left and player.san_juan < state.circles_left:
            state.decide(ASK_PLACE, where)
            return
        if room > player.san_juan:
            room = player.san_juan
        put(state, where, room)
    if player.idle_nobles > 0:
        ask_noble(state, 0)
    else:
        end_turn(state)


def ask_noble(state: State, start: i64) -> None:
    """Where only nobles are left, all of them go where somebody stands, without a question."""
    player = state.current_player()
    places = circles_for_nobles(state, start)
    if player.idle_nobles == 0 or places == 0:
        end_turn(state)
    elif places + player.san_juan == player.idle_nobles:
        where: i64
        for where in range(start, state.rules.places):
            while player.nobles[where] < player.crew[where]:
                put_noble(state, where)
        end_turn(state)
    else:
        state.decide(ASK_NOBLE, start)


def circles_for_nobles(state: State, start: i64) -> i64:
    """From a place on, where somebody stands who is not yet named a noble."""
    player = state.current_player()
    circles: i64 = 0
    where: i64
    for where in range(start, state.rules.places):
        circles += player.crew[where] - player.nobles[where]
    return circles


def put_noble(state: State, where: i64) -> None:
    player = state.current_player()
    player.nobles[where] += 1
    player.idle_nobles -= 1
    state.tell(NOBLES_PLACED, state.current, where, 1)


def end_turn(state: State) -> None:
    state.next_turn()
    ask_next(state)


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
    state.circles_left -= room_at(player, where)
    state.tell(COLONISTS_PLACED, state.current, where, colonists)


def refill(state: State) -> None:
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
