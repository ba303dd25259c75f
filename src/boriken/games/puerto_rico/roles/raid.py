"""The buccaneer's raid: who is removed from the colonist ship, and where those kept go."""

from collections.abc import Sequence
from typing import Any, ClassVar, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from boriken.core.document import Document
from boriken.games.puerto_rico.actions import MAN, PASS, PLACE_NOBLE, TAKE_NOBLE
from boriken.games.puerto_rico.events import COLONIST_MANNED, PASSED, SHIP_RAIDED
from boriken.games.puerto_rico.festival import Man, ask_where
from boriken.games.puerto_rico.questions import ASK_BERTH, ASK_RAID_TOKEN
from boriken.games.puerto_rico.roles.offers import Token
from boriken.games.puerto_rico.rounds import finish_phase
from boriken.games.puerto_rico.state import State
from boriken.games.puerto_rico.steps import Steps

MOST_KEPT: Final[i64] = 3  # of the goods of a ship, or of the colonists of a raid (BU-PIRACY-02, BU-RAID-02)


class RaidToken(Token):
    """Whether a colonist or a noble is removed from the ship."""

    phases: ClassVar[Sequence[str | None]] = ("buccaneer",)

    def apply(self, state: State, action: i64) -> None:
        """With one noble on the ship the answer says whether that noble is among those removed; with more it names
        one token, and the next is asked about (BU-DEC-05)."""
        if action == TAKE_NOBLE:
            remove_noble(state)
        elif names_one_by_one(state):
            remove_colonists(state, 1)
        else:
            remove_colonists(state, surplus(state))
        raid(state)

    def details(self, state: State) -> dict[str, Any]:
        return {"left": int(surplus(state))} if names_one_by_one(state) else {}

    def save(self, state: State) -> dict[str, Any]:
        return {**super().save(state), "raided": raided(state)}

    def load(self, state: State, document: Document) -> None:
        super().load(state, document)
        load_raided(state, document)

    def can_come_up(self, state: State) -> bool:
        return is_either_raided(state) and super().can_come_up(state)


class Berth(Man):
    """Where those who were raided go."""

    phases: ClassVar[Sequence[str | None]] = ("buccaneer",)
    expansion: ClassVar[str] = "buccaneer"

    def legal(self, state: State) -> vec[i64]:
        player = state.current_player()
        actions = vec[i64]([PASS])
        place: i64
        if state.raided_colonists > 0:
            for place in range(state.about, state.rules.places):
                if player.free_circles(place) > 0:
                    actions = append(actions, MAN + place)
        if state.raided_nobles > 0:
            for place in range(state.about, state.rules.places):
                if player.free_circles(place) > 0:
                    actions = append(actions, PLACE_NOBLE + place)
        return actions

    def apply(self, state: State, action: i64) -> None:
        if action == PASS:
            state.tell(PASSED, state.current)
            state.to_place = 0
        else:
            noble = action >= PLACE_NOBLE
            place = action - PLACE_NOBLE if noble else action - MAN
            keep_raided(state, place, noble)
            if ask_where(state, place, ASK_BERTH):
                return
        finish_phase(state)

    def details(self, state: State) -> dict[str, Any]:
        return {**super().details(state), "raided": raided(state)}

    def sorts(self, state: State) -> dict[str, int]:
        return {"man": int(state.raided_colonists), "noble": int(state.raided_nobles)}

    def save(self, state: State) -> dict[str, Any]:
        return {**super().save(state), "raided": raided(state)}

    def load(self, state: State, document: Document) -> None:
        super().load(state, document)
        load_raided(state, document)

    def can_come_up(self, state: State) -> bool:
        return state.to_place <= state.raided_colonists + state.raided_nobles and super().can_come_up(state)


STEPS: Steps = {ASK_BERTH: Berth(), ASK_RAID_TOKEN: RaidToken()}


def begin_raid(state: State) -> None:
    """The ship is cut down to the number of players (BU-RAID-01, BU-DEC-03)."""
    state.raided_nobles = 0
    state.raided_colonists = 0
    raid(state)


def raid(state: State) -> None:
    """The raider is asked as long as both sorts are there to be removed. Those kept go on free circles at once, in the
    order of the places (BU-RAID-03, BU-RAID-04)."""
    while surplus(state) > 0:
        if is_either_raided(state):
            state.decide(ASK_RAID_TOKEN)
            return
        if state.noble_ship > 0:
            remove_noble(state)
        else:
            remove_colonists(state, surplus(state))
    removed = state.raided_nobles + state.raided_colonists
    state.tell(SHIP_RAIDED, state.current, removed, state.raided_nobles)
    state.to_place = min(MOST_KEPT, removed)
    if not ask_where(state, 0, ASK_BERTH):
        finish_phase(state)


def surplus(state: State) -> i64:
    more = state.colonist_ship + state.noble_ship - state.seats
    if more < 0:
        return 0
    return more


def is_either_raided(state: State) -> bool:
    return state.noble_ship > 0 and state.colonist_ship > 0 and surplus(state) > 0


def names_one_by_one(state: State) -> bool:
    """Whether more than one noble was on the ship when the raid began."""
    return state.noble_ship + state.raided_nobles > 1


def remove_noble(state: State) -> None:
    state.noble_ship -= 1
    state.nobles += 1
    state.raided_nobles += 1


def remove_colonists(state: State, count: i64) -> None:
    state.colonist_ship -= count
    state.colonists += count
    state.raided_colonists += count


def keep_raided(state: State, place: i64, noble: bool) -> None:
    if noble:
        state.nobles -= 1
        state.raided_nobles -= 1
    else:
        state.colonists -= 1
        state.raided_colonists -= 1
    state.to_place -= 1
    state.current_player().receive(place, noble)
    state.tell(COLONIST_MANNED, state.current, place, 1, 1 if noble else 0)


def raided(state: State) -> dict[str, int]:
    """The colonists and nobles taken off the ship who may still be kept."""
    return {"colonists": int(state.raided_colonists), "nobles": int(state.raided_nobles)}


def load_raided(state: State, document: Document) -> None:
    removed = document.part("raided")
    state.raided_colonists = removed.number("colonists", 0, int(state.colonists), 0)
    state.raided_nobles = removed.number("nobles", 0, int(state.nobles), 0)
    removed.done()
