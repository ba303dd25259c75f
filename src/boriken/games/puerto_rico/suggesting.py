"""Arrangements of colonists to begin with: as they stood before, and where they are useful at once."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import NamedTuple

from boriken.core.title import Json
from boriken.games.puerto_rico.catalogue import (
    CORN,
    FIRST_BUILDING,
    GOODS,
    LARGE_PLANT,
    PLACE_NAMES,
    PRICE,
    QUARRY,
    SMALL_PLANT,
)
from boriken.games.puerto_rico.player import Player

PLANTS = {int(plant): good for good in range(GOODS) for plant in (SMALL_PLANT[good], LARGE_PLANT[good]) if plant >= 0}

# What it is worth that somebody works there
IN_A_BUILDING = 2.0
IN_A_QUARRY = 1.2
IN_THE_CORN = 1.5


class Job(NamedTuple):
    """Places where one or two colonists start doing something together, and what that is worth."""

    places: tuple[int, ...]
    worth: float


class Crew:
    """Colonists being placed: on the places that are still asked about, besides those already placed."""

    def __init__(self, player: Player, room: Mapping[int, int]) -> None:
        self.room = room
        self.placed = {place: int(crew) for place, crew in enumerate(player.crew) if place not in room}
        self.left = int(player.san_juan)

    def keep(self, stood: Mapping[str, int]) -> Crew:
        """As they stood, as far as that still fits."""
        for place, room in self.room.items():
            for _ in range(min(stood.get(PLACE_NAMES[place], 0), room, self.left)):
                self.put(place)
        return self

    def fill(self) -> Crew:
        """Fill circles, first those that work at once and are worth most per head, then whatever is free."""
        while self.left > 0:
            jobs = [job for job in self.jobs() if len(job.places) <= self.left]
            free = [place for place in self.room if self.free(place)]
            if not free:
                break
            for place in max(jobs, key=lambda job: job.worth).places if jobs else free[:1]:
                self.put(place)
        return self

    def put(self, place: int) -> None:
        self.placed[place] = self.placed.get(place, 0) + 1
        self.left -= 1

    def free(self, place: int) -> bool:
        return self.placed.get(place, 0) < self.room.get(place, 0)

    def jobs(self) -> Iterator[Job]:
        for place in self.room:
            if place >= FIRST_BUILDING and place not in PLANTS and self.free(place):
                yield Job((place,), IN_A_BUILDING)
        if self.free(int(QUARRY)):
            yield Job((int(QUARRY),), IN_A_QUARRY)
        for good in range(GOODS):
            yield from self.plant_jobs(good)

    def plant_jobs(self, good: int) -> Iterator[Job]:
        """A plantation with its plant; corn needs none."""
        field = [good] if self.free(good) else []
        if good == CORN:
            if field:
                yield Job((good,), IN_THE_CORN)
            return
        plants = [place for place, made in PLANTS.items() if made == good]
        plant = [place for place in plants if self.free(place)][:1]
        fields, circles = self.placed.get(good, 0), sum(self.placed.get(place, 0) for place in plants)
        worth = 2 + int(PRICE[good]) / 2
        if fields > circles and plant:
            yield Job((plant[0],), worth)
        elif circles > fields and field:
            yield Job((good,), worth)
        elif fields == circles and field and plant:
            yield Job((good, plant[0]), worth / 2)

    def named(self) -> dict[str, int]:
        return {PLACE_NAMES[place]: self.placed[place] for place in self.room if self.placed.get(place)}


def crews(player: Player, room: Mapping[int, int], stood: Mapping[str, int]) -> Json:
    """Arrangements for the places that are still asked about, by their circles."""
    return {
        "as_before": Crew(player, room).keep(stood).fill().named(),
        "filled": Crew(player, room).fill().named(),
    }
