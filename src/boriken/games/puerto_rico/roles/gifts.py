"""Gifts: what each building gives its owner, if somebody works there."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from boriken.games.puerto_rico.catalogue import (
    AQUEDUCT,
    CHAPEL,
    CHURCH,
    CHURCH_PAY,
    CIRCLES,
    COLUMN,
    FACTORY,
    HARBOR,
    HOSPICE,
    INDIGO,
    LARGE_MARKET,
    LARGE_PLANT,
    LIGHTHOUSE,
    PLACES,
    SMALL_MARKET,
    SPECIALTY_FACTORY,
    SUGAR,
    UNION_HALL,
    UNIVERSITY,
)
from boriken.games.puerto_rico.events import (
    AQUEDUCT_GOOD,
    FACTORY_PAID,
    MARKET_PAID,
)
from boriken.games.puerto_rico.player import NOWHERE, Player
from boriken.games.puerto_rico.questions import (
    ASK_HOSPICE_TOKEN,
    ASK_NOTHING,
    ASK_UNIVERSITY_TOKEN,
    ASK_USE_AS_BUILDER,
    ASK_USE_AS_CAPTAIN,
    ASK_USE_AS_CRAFTSMAN,
    ASK_USE_AS_SETTLER,
    ASK_USE_AS_TRADER,
)
from boriken.games.puerto_rico.state import State


class Gift:
    """A gift from a building to the current player.

    `ask` is the question before it; where a colonist or a noble may come, `token` is the question which.
    """

    def __init__(self, building: i64, ask: i64 = ASK_NOTHING, token: i64 = ASK_NOTHING) -> None:
        self.building = building
        self.ask = ask
        self.token = token

    def give(self, state: State) -> bool:
        """Says whether the player is asked something more."""
        raise NotImplementedError


class Newcomer(Gift):
    """Hospice and university: a single colonist, on what was just laid or built (PR-BLD-HOSPICE-01,
    PR-BLD-UNIVERSITY-02)."""

    def give(self, state: State) -> bool:
        if state.either_may_come():
            state.decide(self.token, self.building)
            return True
        state.take_colonist(circle_in(state.newest), self.building)
        return False


class Church(Gift):
    """NB-CHURCH-01, NB-CHURCH-02."""

    def give(self, state: State) -> bool:
        state.gain_points(CHURCH_PAY[COLUMN[state.newest]], CHURCH)
        return False


class Aqueduct(Gift):
    def give(self, state: State) -> bool:
        open_aqueduct(state, INDIGO)
        open_aqueduct(state, SUGAR)
        return False


class Factory(Gift):
    """PR-BLD-FACTORY-01, -02."""

    def give(self, state: State) -> bool:
        state.current_player().doubloons += state.factory_pay
        state.tell(FACTORY_PAID, state.current, state.factory_pay)
        return False


class SpecialtyFactory(Gift):
    """NB-SPECIALTYFACTORY-01 to -06."""

    def give(self, state: State) -> bool:
        state.gain_doubloons(state.factory_pay, SPECIALTY_FACTORY)
        return False


class Chapel(Gift):
    """NO-CHAPEL-01, NO-CHAPEL-02."""

    def give(self, state: State) -> bool:
        if state.current_player().has_noble(CHAPEL):
            state.gain_points(1, CHAPEL)
        else:
            state.gain_doubloons(1, CHAPEL)
        return False


class Market(Gift):
    """Markets add to a sale, together three doubloons (PR-BLD-SMALLMARKET-01, PR-BLD-LARGEMARKET-01, -02)."""

    def give(self, state: State) -> bool:
        pay: i64 = 2 if self.building == LARGE_MARKET else 1
        state.current_player().doubloons += pay
        state.tell(MARKET_PAID, state.current, self.building, pay)
        return False


class Harbor(Gift):
    """PR-BLD-HARBOR-01, PR-BLD-HARBOR-02."""

    def give(self, state: State) -> bool:
        state.gain_points(1, HARBOR)
        return False


class Lighthouse(Gift):
    """NB-LIGHTHOUSE-01 to -03, NB-DEC-23."""

    def give(self, state: State) -> bool:
        state.gain_doubloons(1, LIGHTHOUSE)
        return False


class UnionHall(Gift):
    """NB-UNIONHALL-01 to -03."""

    def give(self, state: State) -> bool:
        state.gain_points(pairs(state.current_player()), UNION_HALL)
        return False


GIVERS: Final = [
    Newcomer(HOSPICE, ASK_USE_AS_SETTLER, ASK_HOSPICE_TOKEN),
    Newcomer(UNIVERSITY, ASK_USE_AS_BUILDER, ASK_UNIVERSITY_TOKEN),
    Church(CHURCH, ASK_USE_AS_BUILDER),
    Aqueduct(AQUEDUCT, ASK_USE_AS_CRAFTSMAN),
    Factory(FACTORY, ASK_USE_AS_CRAFTSMAN),
    SpecialtyFactory(SPECIALTY_FACTORY, ASK_USE_AS_CRAFTSMAN),
    Chapel(CHAPEL, ASK_USE_AS_CRAFTSMAN),
    Market(SMALL_MARKET, ASK_USE_AS_TRADER),
    Market(LARGE_MARKET, ASK_USE_AS_TRADER),
    Harbor(HARBOR, ASK_USE_AS_CAPTAIN),
    Lighthouse(LIGHTHOUSE, ASK_USE_AS_CAPTAIN),
    UnionHall(UNION_HALL, ASK_USE_AS_CAPTAIN),
]


def by_building() -> vec[Gift]:
    gifts = vec[Gift](capacity=PLACES)
    building: i64
    for building in range(PLACES):
        gifts = append(gifts, Gift(building))
    for gift in GIVERS:
        gifts[gift.building] = gift
    return gifts


GIFTS: Final = by_building()


# What the gifts count


def circle_in(place: i64) -> i64:
    """Where there is none the colonist goes to San Juan (NB-STATUE-03, NB-DEC-16, NB-FOREST-09, NB-FOREST-10)."""
    if place == NOWHERE or CIRCLES[place] == 0:
        return NOWHERE
    return place


def pairs(player: Player) -> i64:
    """Two equal goods each (NB-UNIONHALL-01)."""
    count: i64 = 0
    goods: i64
    for goods in player.goods:
        count += goods // 2
    return count


def has_aqueduct_good(state: State, good: i64) -> bool:
    """One more from the large plant or mill, to which goods are credited first (NB-AQUEDUCT-01 to -04, NB-DEC-04)."""
    if good not in (INDIGO, SUGAR) or state.made[good] == 0 or state.goods[good] == 0:
        return False
    player = state.current_player()
    return player.has(AQUEDUCT) and player.has(LARGE_PLANT[good])


def open_aqueduct(state: State, good: i64) -> None:
    if has_aqueduct_good(state, good):
        state.goods[good] -= 1
        state.current_player().goods[good] += 1
        note_production(state, good, 1)
        state.tell(AQUEDUCT_GOOD, state.current, good)


def note_production(state: State, good: i64, made: i64) -> None:
    state.made[good] += made
    if state.has_privilege():
        state.crafted[good] += made
