"""The things of one player."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from boriken.games.puerto_rico.catalogue import (
    CIRCLES,
    CITY_SPACES,
    FIRST_BUILDING,
    OWN_SHIPS,
    city_spaces,
    is_large,
)

NOWHERE: Final[i64] = -1  # no place: San Juan

NOTHING: Final = vec[i64]()


class Player:
    """All that one player has. `owned` and `crew` are counted by place: tiles or building, and colonists on them.

    Nobles are among the crew and among those in San Juan; `nobles` and `idle_nobles` say how many of them.
    """

    def __init__(self, places: i64, goods: vec[i64], owned: vec[i64], crew: vec[i64]) -> None:
        self.places = places  # beyond the last place that can be in play
        self.doubloons: i64 = 0
        self.points: i64 = 0  # victory point chips, and points written down after the chips have run out
        self.san_juan: i64 = 0  # colonists without a circle
        self.tiles: i64 = 0  # island spaces filled
        self.spaces: i64 = 0  # city spaces filled
        self.large: i64 = 0  # large buildings
        self.sailed: i64 = 0  # own ships of buildings that have sailed in the captain phase, as bits
        self.goods = goods
        self.owned = owned
        self.crew = crew
        # New Buildings
        self.forests: i64 = 0
        self.buried = NOTHING  # plantations face down as forests, by kind: those that all have seen,
        self.secret = NOTHING  # those that only their owner has seen, drawn from the present stack,
        self.old_secret = NOTHING  # and from earlier ones, which everybody knows by now but for whose they are
        # Nobles
        self.nobles = NOTHING
        self.idle_nobles: i64 = 0

    def copy(self) -> "Player":
        other = Player(self.places, self.goods[:], self.owned[:], self.crew[:])
        other.doubloons = self.doubloons
        other.points = self.points
        other.san_juan = self.san_juan
        other.tiles = self.tiles
        other.spaces = self.spaces
        other.large = self.large
        other.sailed = self.sailed
        if len(self.buried) > 0:
            other.forests = self.forests
            other.buried = self.buried[:]
            other.secret = self.secret[:]
            other.old_secret = self.old_secret[:]
        if len(self.nobles) > 0:
            other.nobles = self.nobles[:]
            other.idle_nobles = self.idle_nobles
        return other

    def has(self, building: i64) -> bool:
        """A building works only with a colonist on it (PR-MAYOR-02, PR-BLD-GEN-01)."""
        return self.crew[building] > 0

    def has_noble(self, building: i64) -> bool:
        """Some buildings tell a noble from a colonist (NO-GEN-01)."""
        return self.nobles[building] > 0

    def has_sailed(self, building: i64) -> bool:
        """Whether the building's own ship has."""
        return self.sailed & ship_bit(building) > 0

    def sail(self, building: i64) -> None:
        self.sailed |= ship_bit(building)

    def add_tile(self, tile: i64) -> None:
        self.owned[tile] += 1
        self.tiles += 1

    def add_building(self, building: i64) -> None:
        self.owned[building] = 1
        self.spaces += city_spaces(building)
        if is_large(building):
            self.large += 1

    def receive(self, place: i64, noble: bool) -> None:
        """A colonist or noble comes to a place, or to San Juan (NOWHERE)."""
        if place == NOWHERE:
            self.san_juan += 1
            if noble:
                self.idle_nobles += 1
        else:
            self.crew[place] += 1
            if noble:
                self.nobles[place] += 1

    def release(self, place: i64, noble: bool) -> None:
        """The other way round."""
        if place == NOWHERE:
            self.san_juan -= 1
            if noble:
                self.idle_nobles -= 1
        else:
            self.crew[place] -= 1
            if noble:
                self.nobles[place] -= 1

    def has_space(self, building: i64, max_large: i64) -> bool:
        """PR-BUILDER-06 to PR-BUILDER-08; no more large buildings than the city's columns can hold (PR-DEC-12)."""
        if is_large(building) and self.large >= max_large:
            return False
        return self.spaces + city_spaces(building) <= CITY_SPACES

    def free_circles(self, place: i64) -> i64:
        return self.owned[place] * CIRCLES[place] - self.crew[place]

    def colonists(self) -> i64:
        """All of them, nobles and those waiting in San Juan included."""
        count = self.san_juan
        place: i64
        for place in range(self.places):
            count += self.crew[place]
        return count

    def all_nobles(self) -> i64:
        """Wherever they stand."""
        count = self.idle_nobles
        nobles: i64
        for nobles in self.nobles:
            count += nobles
        return count

    def empty_city_circles(self) -> i64:
        count: i64 = 0
        owned = self.owned
        crew = self.crew
        place: i64
        for place in range(FIRST_BUILDING, self.places):
            if owned[place] > 0:
                count += CIRCLES[place] - crew[place]
        return count


def ship_bit(building: i64) -> i64:
    """The bit of a building's own ship, by its place among them. Compiled, 1 << building has 32 bits: too few."""
    bit: i64 = 1
    other: i64
    for other in OWN_SHIPS:
        if other == building:
            return bit
        bit += bit
    return 0
