"""Uneven starts: gifts, so that somebody who learns the game also sees what is rarely bought."""

from random import Random

from boriken.games.puerto_rico.catalogue import FIRST_BUILDING, LARGE_WAREHOUSE, WHARF, is_large
from boriken.games.puerto_rico.state import State

MOST_DOUBLOONS = 4
BUILDINGS = 0.4  # how often a seat gets a building
RARE = 0.3  # how often it is one of those that are rarely bought
RARELY_BOUGHT = (int(WHARF), int(LARGE_WAREHOUSE))


def give(state: State, chance: Random) -> None:
    """Doubloons for everybody, and now and then a small building from those on sale."""
    for player in state.players:
        player.doubloons += chance.randint(0, MOST_DOUBLOONS)
        building = any_building(state, chance)
        free = state.sale[building] > 0 and not player.owned[building]
        if free and player.has_space(building, state.rules.max_large) and chance.random() < BUILDINGS:
            state.sale[building] -= 1
            player.add_building(building)


def any_building(state: State, chance: Random) -> int:
    if chance.random() < RARE:
        return chance.choice(RARELY_BOUGHT)
    places = range(int(FIRST_BUILDING), int(state.rules.places))
    return chance.choice([place for place in places if not is_large(place)])
