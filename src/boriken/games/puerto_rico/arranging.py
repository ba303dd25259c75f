"""Questions in which several things are picked: what can be named, and how much of it.

With it a front end can have everything arranged freely, without knowing a rule.
"""

from __future__ import annotations

from collections.abc import Mapping

from boriken.core.naming import ints
from boriken.core.title import Json
from boriken.games.puerto_rico.actions import PASS, PLACE_NOBLE
from boriken.games.puerto_rico.notation import NOTATION
from boriken.games.puerto_rico.state import State


def picks(things: Mapping[str, int], least: int, most: int) -> Json:
    return {"things": things, "least": least, "most": min(most, sum(things.values()))}


def on_circles(state: State, family: int, sorts: Mapping[str, int], most: int) -> Json:
    """Actions of two families that put somebody on a free circle, by place; so many there are of each sort."""
    player, things = state.current_player(), dict[str, int]()
    legal = [action for action in ints(state.legal()) if action != PASS]
    places = {action: action - int(PLACE_NOBLE if action >= PLACE_NOBLE else family) for action in legal}
    for action in sorted(legal, key=lambda action: (places[action], action)):
        text = NOTATION[action]
        things[text] = min(int(player.free_circles(places[action])), sorts[text.split()[0]])
    free = sum(int(player.free_circles(place)) for place in set(places.values()))
    verbs = {verb: count for verb, count in sorts.items() if count}
    return {"verbs": verbs, **picks(things, 0, min(most, free, sum(sorts.values())))}
