"""Questions about several things at once: what can be named, how much of it, and which arrangements the rules allow.

With it a front end can have everything arranged freely, without knowing a rule.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import combinations

from boriken.core.game import CHANCE
from boriken.core.naming import ints, named
from boriken.core.title import Json
from boriken.games.puerto_rico import actions as act
from boriken.games.puerto_rico import state as st
from boriken.games.puerto_rico.catalogue import GOOD_NAMES, GOODS, GUESTHOUSE, PLACE_NAMES, PRICE
from boriken.games.puerto_rico.expansions import is_raid
from boriken.games.puerto_rico.notation import NOTATION
from boriken.games.puerto_rico.roles.buccaneer import MOST_KEPT
from boriken.games.puerto_rico.roles.captain import free_goods, warehouse_kinds
from boriken.games.puerto_rico.roles.mayor import room_at
from boriken.games.puerto_rico.state import State


def details(state: State) -> Json:
    """What the open question adds, if it is about several things."""
    tell = BY_QUESTION.get(int(state.ask))
    return {} if tell is None or state.actor == CHANCE else tell(state)


def placing(state: State) -> Json:
    """All colonists who find a circle are placed (PR-MAYOR-08)."""
    player = state.current_player()
    circles = sum(int(room_at(player, place)) for place in range(state.about, player.places))
    number = min(int(player.san_juan), circles)
    return {"least": number, "most": number}


def keeping(state: State) -> Json:
    return {"stores": [named(GOOD_NAMES, store) for store in stores(state)]}


def small_wharf(state: State) -> Json:
    """At least one good goes (NB-SMALLWHARF-03), and two bring a point."""
    goods = sum(ints(state.current_player().goods)[state.about :])
    gone = int(state.owed)
    return {
        "most": goods if gone else goods - 1,
        "points": [(gone + more) // 2 for more in range(goods + 1)],
    }


def loot(state: State) -> Json:
    most = min(int(MOST_KEPT), int(state.ship_load[state.due]))
    return {"things": {GOOD_NAMES[state.about]: most}}


def nobles(state: State) -> Json:
    """No more of them are left than wait in San Juan (NO-MAYOR-04)."""
    player = state.current_player()
    unnamed = [int(crew) - int(named_) for crew, named_ in zip(player.crew, player.nobles, strict=True)]
    things = named(PLACE_NAMES, unnamed, int(state.about))
    idle = int(player.idle_nobles)
    return picks(things, max(0, idle - int(player.san_juan)), idle)


def manning(state: State) -> Json:
    """Those won at the festival are colonists; of those raided there are so many of each sort."""
    raid = is_raid(state)
    sorts = {"man": int(state.room if raid else state.owed), "noble": int(state.due if raid else 0)}
    return on_circles(state, int(act.MAN), sorts, int(state.owed))


def guests(state: State) -> Json:
    player = state.current_player()
    guests = int(player.crew[GUESTHOUSE])
    nobles = int(player.nobles[GUESTHOUSE]) if state.rules.with_nobles else 0
    return on_circles(state, int(act.GUEST), {"guest": guests - nobles, "noble": nobles}, guests)


def on_circles(state: State, family: int, sorts: Mapping[str, int], most: int) -> Json:
    """Actions of two families that put somebody on a free circle, by place."""
    player, things, free = state.current_player(), dict[str, int](), 0
    legal = [action for action in ints(state.legal()) if action != act.PASS]
    places = {action: action - int(act.PLACE_NOBLE if action >= act.PLACE_NOBLE else family) for action in legal}
    for action in sorted(legal, key=lambda action: (places[action], action)):
        text = NOTATION[action]
        things[text] = min(int(player.free_circles(places[action])), sorts[text.split()[0]])
    free = sum(int(player.free_circles(place)) for place in set(places.values()))
    verbs = {verb: count for verb, count in sorts.items() if count}
    return {"verbs": verbs, **picks(things, 0, min(most, free, sum(sorts.values())))}


def supply(state: State) -> Json:
    """Goods of different kinds (NO-ROYALSUPPLIER-02)."""
    things = named(GOOD_NAMES, [min(1, int(goods)) for goods in state.current_player().goods], int(state.about))
    return picks(things, 0, int(state.owed))


def returning(state: State) -> Json:
    """One piece; what is still owed then is a point (NB-BLACKMARKET-02)."""
    return picks({NOTATION[action].removeprefix("return "): 1 for action in ints(state.legal())}, 1, 1)


def picks(things: dict[str, int], least: int, most: int) -> Json:
    return {"things": things, "least": least, "most": min(most, sum(things.values()))}


BY_QUESTION: Mapping[int, Callable[[State], Json]] = {
    int(st.ASK_PLACE): placing,
    int(st.ASK_KEEP): keeping,
    int(st.ASK_SMALL_WHARF): small_wharf,
    int(st.ASK_LOOT): loot,
    int(st.ASK_NOBLE): nobles,
    int(st.ASK_MAN): manning,
    int(st.ASK_GUEST): guests,
    int(st.ASK_SUPPLY): supply,
    int(st.ASK_RETURN): returning,
}


# What can be stored


def stores(state: State) -> list[Sequence[int]]:
    """Of the kinds still to be decided, everything that can be kept at most, in every way; what is worth most first."""
    found = {store for whole in warehoused(state) for store in with_singles(state, whole)}
    most = [store for store in found if not any(other != store and covers(other, store) for other in found)]
    return sorted(most, key=lambda store: (-worth(store), store))


def warehoused(state: State) -> Iterator[Sequence[int]]:
    """The kinds that the warehouses can hold, in every way (PR-STORE-03)."""
    player = state.current_player()
    held = [good for good in range(GOODS) if player.goods[good]]
    return combinations(held, min(len(held), int(warehouse_kinds(player))))


def with_singles(state: State, whole: Sequence[int]) -> Iterator[tuple[int, ...]]:
    """With the single goods that find room besides; kinds that were decided before have taken theirs."""
    player, about = state.current_player(), int(state.about)
    goods = ints(player.goods)
    decided = sum(goods[good] for good in range(about) if good not in whole)
    single = [goods[good] if good >= about and good not in whole else 0 for good in range(GOODS)]
    free = min(int(free_goods(player)) - decided, sum(single))
    if free < 0:
        return
    stored = [goods[good] if good >= about and good in whole else 0 for good in range(GOODS)]
    for singles in shared_out(single, free):
        yield tuple(one + other for one, other in zip(stored, singles, strict=True))


def shared_out(most: Sequence[int], number: int) -> Iterator[tuple[int, ...]]:
    """Every way to take so many, of each kind no more than there are."""
    if not most:
        if number == 0:
            yield ()
        return
    for count in range(min(most[0], number) + 1):
        for rest in shared_out(most[1:], number - count):
            yield (count, *rest)


def covers(store: Sequence[int], other: Sequence[int]) -> bool:
    return all(one >= another for one, another in zip(store, other, strict=True))


def worth(store: Sequence[int]) -> float:
    """A good is a point when it is shipped, and its price may come to something."""
    return sum(count * (1 + int(PRICE[good]) / 4) for good, count in enumerate(store))
