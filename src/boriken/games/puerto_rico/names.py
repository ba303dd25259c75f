"""Names of places, for all that leaves the rules."""

from boriken.games.puerto_rico.catalogue import PLACE_NAMES

SAN_JUAN = "san_juan"


def place_name(place: int) -> str:
    """A place, or San Juan for those who have none."""
    return SAN_JUAN if place < 0 else PLACE_NAMES[place]
