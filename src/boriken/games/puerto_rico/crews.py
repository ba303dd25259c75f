"""Where colonists stood, as the log tells it: the position forgets it when the mayor lifts them."""

from collections.abc import Sequence

from boriken.core.title import Json
from boriken.games.puerto_rico.names import SAN_JUAN

PLAYED = ("role_taken", "kidnapped_role_played")
MOVES_IN = ("colonist_on_new", "colonist_placed", "guest_moved")


def crew_before(log: Sequence[Json], seat: int, kidnap_solo: bool) -> Json:
    """As `now`, how the colonists stood before the mayor lifted them, if the log goes back far enough.

    In a mayor phase everybody places all they have, or the kidnapper alone does; from then on the log tells of each.
    """
    crew: dict[str, int] | None = None
    events: list[Json] = []
    for event in log:
        if event["kind"] in PLAYED:
            crew, events = stood(crew, events), []  # what the role that is being played has brought is not before it
            alone = kidnap_solo and event["kind"] == "kidnapped_role_played"  # BU-DEC-07
            if event["role"] == "mayor" and (event["seat"] == seat or not alone):
                events = [event]
        elif event["seat"] == seat:
            events.append(event)
    return {} if crew is None else {"now": {place: count for place, count in crew.items() if count}}


def stood(crew: dict[str, int] | None, events: Sequence[Json]) -> dict[str, int] | None:
    """Where colonists stand after these events of one seat; None as long as that is not known."""
    for event in events:
        kind = event["kind"]
        if kind == "start_tile" or kind in PLAYED:
            crew = {}
        elif crew is None:
            continue
        elif kind == "colonists_placed":
            crew[event["place"]] = event["count"]
        elif kind in MOVES_IN:
            crew[event["place"]] = crew.get(event["place"], 0) + event.get("count", 1)
            if kind == "guest_moved":
                crew["guesthouse"] -= 1
        elif kind == "colonist_returned":
            crew[event["place"]] = crew.get(event["place"], 0) - 1
        elif kind == "tile_given_up" and "crew" in event:
            crew[event["tile"]] -= 1
    if crew is not None:
        crew.pop(SAN_JUAN, None)
    return crew
