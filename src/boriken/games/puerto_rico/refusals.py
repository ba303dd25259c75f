"""Why an action may not be done: the rule it would break, in a sentence."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from mypy_extensions import i64

from boriken.core.game import CHANCE, OVER
from boriken.core.refusal import Reasons, Refusal
from boriken.games.puerto_rico import actions as act
from boriken.games.puerto_rico import state as st
from boriken.games.puerto_rico.catalogue import (
    BLACK_MARKET,
    CARD_NAMES,
    CARDS,
    CITY_SPACES,
    COST,
    FIRST_BUILDING,
    FOREST_HOUSE,
    GOOD_NAMES,
    GOODS,
    GUESTHOUSE,
    HACIENDA,
    ISLAND_KINDS,
    LIBRARY,
    NEW_PLACES,
    PLACE_NAMES,
    QUARRY,
    SHIP_SIZES,
    SMALL_MARKET,
    SMALL_WHARF,
    SMALLEST_SHIP,
    TRADING_POST,
    WHARF,
    city_spaces,
    is_large,
)
from boriken.games.puerto_rico.choosing import is_banned
from boriken.games.puerto_rico.document import QUESTION_NAMES, cards_in_play
from boriken.games.puerto_rico.island import may_lay_forest
from boriken.games.puerto_rico.names import place_name
from boriken.games.puerto_rico.roles.captain import carrier, most_kept, most_loadable, ship_with
from boriken.games.puerto_rico.roles.mayor import room_at
from boriken.games.puerto_rico.roles.prices import price
from boriken.games.puerto_rico.roles.trader import house_is_full
from boriken.games.puerto_rico.state import State

CHOOSABLE = range(SMALL_MARKET, NEW_PLACES)

SENTENCES = {
    "game-over": "The game is over.",
    "chance-acts": "Chance decides this, not a player.",
    "another-question": "Something else is asked now: {question}.",
    "must-take-role": "A role must be taken.",
    "role-not-in-play": "The {role} is not in play with {players} players.",
    "role-taken": "The {role} is already taken in this round.",
    "no-such-tile": "No {tile} plantation lies open.",
    "no-quarry-left": "There is no quarry left.",
    "quarry-not-allowed": "Only the settler and owners of an occupied construction hut may take a quarry.",
    "no-hacienda": "An unseen plantation needs an occupied hacienda.",
    "hacienda-used": "The hacienda gives one unseen plantation a turn.",
    "no-unseen-tile": "There is no face-down plantation left.",
    "other-place": "Now it is about {about}.",
    "too-many-colonists": "No more than {most} can go there.",
    "too-few-colonists": "All colonists who find a free circle must be placed: at least {least} here.",
    "sold-out": "No {building} is left on sale.",
    "already-built": "Nobody may own a second {building}.",
    "too-expensive": "The {building} costs {price}, and the purse holds {doubloons}.",
    "no-city-space": "There is no room in the city for the {building}.",
    "too-many-large": "A city has room for {most} large buildings.",
    "not-produced": "The extra good must be of a kind the craftsman produced.",
    "none-in-supply": "There is no {good} left in the supply.",
    "no-goods": "There is no {good} to give.",
    "house-has-kind": "The trading house has {good} already; only an occupied office may sell it there.",
    "ship-not-in-play": "There is no ship with {spaces} spaces in play.",
    "kind-on-other-ship": "The {good} must go on the ship with {spaces} spaces, which carries it already.",
    "ship-full": "The {good} ship is full.",
    "ship-has-other-kind": "That ship carries {good}.",
    "larger-ship": "As many goods as possible must be loaded: another ship takes {most} {good}.",
    "no-wharf": "That needs an occupied wharf.",
    "wharf-used": "The wharf has been used in this phase.",
    "must-ship": "Who can load a cargo ship must ship.",
    "must-answer": "Nobody may pass now: {question}.",
    "cannot-store": "No more than {most} {good} can be kept.",
    "not-possible": "That is not possible here.",
    "wanted": "Who took the buccaneer last must wait until somebody else has taken it.",
    "not-in-the-game": "The {building} is not in this game.",
    "already-chosen": "The {building} is on sale already.",
    "no-space-of-its-cost": "All spaces for buildings at {price} are taken.",
    "not-both": "Hacienda and forest house are not on sale together.",
    "no-forest-house": "A forest needs an occupied forest house.",
    "no-forest-tile": "There is no forest tile left.",
    "no-library": "A second tile needs an occupied library.",
    "house-full": "The trading house is full.",
    "already-sold": "A player sells one good in a trader phase.",
    "no-trading-post": "That needs an occupied trading post.",
    "no-small-wharf": "That needs an occupied small wharf.",
    "small-wharf-used": "The small wharf has been used in this phase.",
    "at-least-one-good": "At least one good must go.",
    "no-guest": "There is no such guest in the guesthouse.",
    "no-free-circle": "There is no free circle on {place}.",
    "nobody-there": "Nobody who could be given away stands on {place}.",
    "still-too-expensive": "Without the colonist on {place} the {building} is too expensive.",
    "must-give": "The black market wants its price.",
}


# What the kinds of question ask, for the sentences
ASKED = {
    "role": "which role to take",
    "tile": "which tile to take",
    "colonist": "whether to take one more colonist",
    "place": "how many colonists to place",
    "build": "what to build",
    "produce": "whether to produce",
    "extra": "which good to take",
    "sell": "what to sell",
    "ship": "what to ship",
    "keep": "how many goods to keep",
    "use": "whether to use a building",
    "choose": "which building is to be on sale",
    "lay": "plantation or forest",
    "guest": "whether to move a guest",
    "recall": "which colonist the black market gets",
    "return": "what the black market gets",
    "small wharf": "how many goods to keep",
    "token": "colonist or noble",
    "noble": "where the nobles stand",
    "supply": "which goods to give to the court",
    "discard": "which tile to give up",
    "pirate": "what the buccaneer does",
    "loot": "how many goods to keep",
    "man": "where the colonists go",
}

because = Reasons(SENTENCES, ASKED).because


def refuse(state: State, action: int) -> Refusal:
    """The reason for an action that is not among the legal ones."""
    if state.actor == OVER:
        return because("game-over")
    if state.actor == CHANCE or action >= act.DRAW:
        return because("chance-acts")
    if action == act.PASS:
        return refuse_pass(state)
    for end, questions, explain in FAMILIES:
        if action < end:
            if state.ask not in questions:
                return because("another-question", question=asked(state))
            return explain(state, action)
    return because("another-question", question=asked(state))


def refuse_pass(state: State) -> Refusal:
    if state.ask == st.ASK_ROLE:
        return because("must-take-role")
    if state.ask == st.ASK_SHIP:
        return because("must-ship")
    if state.ask in (st.ASK_RECALL, st.ASK_RETURN):
        return because("must-give")
    return because("must-answer", question=asked(state))


def refuse_role(state: State, action: int) -> Refusal:
    card = action - int(act.TAKE)
    if card not in cards_in_play(state.rules):
        return because("role-not-in-play", role=CARD_NAMES[card], players=int(state.seats))
    if state.free_cards & (1 << card):
        return because("wanted")
    return because("role-taken", role=CARD_NAMES[card])


def refuse_tile(state: State, action: int) -> Refusal:
    tile = action - int(act.SETTLE)
    if lacks_library(state):
        return because("no-library")
    if tile != QUARRY:
        return because("no-such-tile", tile=PLACE_NAMES[tile])
    return because("quarry-not-allowed" if state.quarries else "no-quarry-left")


def lacks_library(state: State) -> bool:
    """Who could send a guest there is asked about a second tile, too."""
    return state.second and not state.current_player().has(LIBRARY)


def refuse_forest(state: State, action: int) -> Refusal:
    if lacks_library(state):
        return because("no-library")
    if not state.current_player().has(FOREST_HOUSE):
        return because("no-forest-house")
    if not may_lay_forest(state):
        return because("no-forest-tile")
    return because("no-such-tile", tile=PLACE_NAMES[action - int(act.FOREST)])


def refuse_unseen(state: State, action: int) -> Refusal:
    if lacks_library(state):
        return because("no-library")
    if state.second:
        return because("not-possible")
    if not state.current_player().has(HACIENDA):
        return because("no-hacienda")
    return because("hacienda-used" if state.unseen_taken else "no-unseen-tile")


def refuse_other(state: State, action: int) -> Refusal:
    return because("not-possible")


def refuse_placing(state: State, action: int) -> Refusal:
    about = int(state.about)
    colonists = action - int(act.place(about, 0))
    counts = int(act.ISLAND_COUNTS if about < FIRST_BUILDING else act.CITY_COUNTS)
    if not 0 <= colonists < counts:
        return because("other-place", about=PLACE_NAMES[about])
    player = state.current_player()
    room = int(room_at(player, about))
    most = min(room, int(player.san_juan))
    if colonists > most:
        return because("too-many-colonists", most=most)
    return because("too-few-colonists", least=int(player.san_juan - (state.room - room)))


def refuse_building(state: State, action: int) -> Refusal:
    building = action - int(act.BUILD)
    name = PLACE_NAMES[building]
    player = state.current_player()
    spaces, free = int(city_spaces(building)), int(CITY_SPACES - player.spaces)
    if player.owned[building]:
        return because("already-built", building=name)
    if not state.copies[building]:
        return because("not-in-the-game", building=name)
    if not state.sale[building]:
        return because("sold-out", building=name)
    if spaces > free:
        return because("no-city-space", building=name, spaces=spaces, free=free)
    if is_large(building) and player.large >= state.rules.max_large:
        return because("too-many-large", most=int(state.rules.max_large))
    cost = int(price(state, player, building))
    return because("too-expensive", building=name, price=cost, doubloons=int(player.doubloons))


def refuse_extra(state: State, action: int) -> Refusal:
    good = action - int(act.EXTRA)
    if not state.produced & (1 << good):
        return because("not-produced")
    return because("none-in-supply", good=GOOD_NAMES[good])


def refuse_sale(state: State, action: int) -> Refusal:
    good = action - int(act.SELL)
    if state.sold:
        return because("already-sold")
    if not state.current_player().goods[good]:
        return because("no-goods", good=GOOD_NAMES[good])
    if house_is_full(state):
        return because("house-full")
    return because("house-has-kind", good=GOOD_NAMES[good])


def refuse_post(state: State, action: int) -> Refusal:
    if state.sold:
        return because("already-sold")
    if not state.current_player().has(TRADING_POST):
        return because("no-trading-post")
    return because("no-goods", good=GOOD_NAMES[action - int(act.POST)])


def refuse_loading(state: State, action: int) -> Refusal:
    good, size = divmod(action - int(act.SHIP), int(SHIP_SIZES))
    spaces = size + int(SMALLEST_SHIP)
    name = GOOD_NAMES[good]
    if not state.current_player().goods[good]:
        return because("no-goods", good=name)
    if spaces not in list(state.rules.ships):
        return because("ship-not-in-play", spaces=spaces)
    number = int(ship_with(state, spaces))
    carrying = int(carrier(state, good))
    if carrying == number or (carrying >= 0 and not most_loadable(state, good)):
        return because("ship-full", good=name)
    if carrying >= 0:
        return because("kind-on-other-ship", good=name, spaces=int(state.rules.ships[carrying]))
    if state.ship_load[number]:
        return because("ship-has-other-kind", good=GOOD_NAMES[state.ship_good[number]])
    return because("larger-ship", good=name, most=int(most_loadable(state, good)))


def refuse_wharf(state: State, action: int) -> Refusal:
    if not state.current_player().has(WHARF):
        return because("no-wharf")
    if state.wharves_used & (1 << state.current):
        return because("wharf-used")
    return because("no-goods", good=GOOD_NAMES[action - int(act.USE_WHARF)])


def refuse_small_wharf(state: State, action: int) -> Refusal:
    if not state.current_player().has(SMALL_WHARF):
        return because("no-small-wharf")
    if state.small_wharves_used & (1 << state.current):
        return because("small-wharf-used")
    return because("not-possible")


def refuse_keeping(state: State, action: int) -> Refusal:
    good, count = divmod(action - int(act.KEEP), int(act.KEEP_COUNTS))
    if good != state.about:
        return because("other-place", about=GOOD_NAMES[state.about])
    if state.ask == st.ASK_SMALL_WHARF and count <= state.current_player().goods[good]:
        return because("at-least-one-good")
    if state.ask != st.ASK_KEEP:
        return because("not-possible")
    return because("cannot-store", good=GOOD_NAMES[good], most=int(most_kept(state, good)))


def refuse_choice(state: State, action: int) -> Refusal:
    building = action - int(act.CHOOSE)
    if building not in CHOOSABLE:
        return because("not-possible")
    if state.copies[building]:
        return because("already-chosen", building=PLACE_NAMES[building])
    if is_banned(state, building):
        return because("not-both")
    return because("no-space-of-its-cost", price=int(COST[building]))


def refuse_recall(state: State, action: int) -> Refusal:
    """Whoever is given away, from a place or from San Juan."""
    place = place_name(-1)
    if action not in (act.RECALL_SAN_JUAN, act.NOBLE_SAN_JUAN):
        number = action - int(act.PLACE_NOBLE if action >= act.PLACE_NOBLE else act.RECALL)
        place = place_name(number)
        if state.current_player().crew[number] and number != BLACK_MARKET:
            return because("still-too-expensive", place=place, building=PLACE_NAMES[state.about])
    return because("nobody-there", place=place)


def refuse_guest(state: State, action: int) -> Refusal:
    player = state.current_player()
    family = int(act.PLACE_NOBLE if action >= act.PLACE_NOBLE else act.GUEST)
    if not player.crew[GUESTHOUSE]:
        return because("no-guest")
    place = action - family
    if place == GUESTHOUSE or player.free_circles(place) <= 0:
        return because("no-free-circle", place=PLACE_NAMES[place])
    return because("no-guest")


def refuse_noble(state: State, action: int) -> Refusal:
    if state.ask == st.ASK_RECALL:
        return refuse_recall(state, action)
    if action == act.NOBLE_SAN_JUAN or state.ask in (st.ASK_NOBLE, st.ASK_MAN):
        return because("not-possible")
    return refuse_guest(state, action)


# Questions at which guests may move, and others that name nobles
GUESTS = (
    st.ASK_GUEST,
    *(st.ASK_TILE, st.ASK_BUILD, st.ASK_PRODUCE, st.ASK_EXTRA, st.ASK_SELL, st.ASK_SHIP, st.ASK_DISCARD),
)
NOBLES = (*GUESTS, st.ASK_RECALL, st.ASK_NOBLE, st.ASK_MAN)

# Every family of actions, in order: where it ends, the questions it answers, and who explains
FAMILIES: Sequence[tuple[i64, Sequence[i64], Callable[[State, int], Refusal]]] = (
    (act.TAKE + CARDS, [st.ASK_ROLE], refuse_role),
    (act.SETTLE + ISLAND_KINDS, [st.ASK_TILE], refuse_tile),
    (act.FOREST + GOODS, [st.ASK_TILE], refuse_forest),
    (act.DRAW_HACIENDA + 1, [st.ASK_TILE], refuse_unseen),
    (act.LAY_FOREST + 1, [st.ASK_LAY], refuse_other),
    (act.DISCARD_FOREST_TILE + 1, [st.ASK_DISCARD, st.ASK_SELL], refuse_other),
    (act.COLONIST + 1, [st.ASK_COLONIST, st.ASK_TOKEN], refuse_other),
    (act.TAKE_NOBLE + 1, [st.ASK_TOKEN], refuse_other),
    (act.BUILD + FIRST_BUILDING, [st.ASK_PLACE], refuse_placing),
    (act.RECALL, [st.ASK_BUILD], refuse_building),
    (act.RETURN, [st.ASK_RECALL], refuse_recall),
    (act.PRODUCE, [st.ASK_RETURN], refuse_other),
    (act.EXTRA, [st.ASK_PRODUCE], refuse_other),
    (act.EXTRA + GOODS, [st.ASK_EXTRA], refuse_extra),
    (act.SELL + GOODS, [st.ASK_SELL], refuse_sale),
    (act.POST + GOODS, [st.ASK_SELL], refuse_post),
    (act.SUPPLY, [st.ASK_SELL], refuse_other),
    (act.SUPPLY + GOODS, [st.ASK_SUPPLY], refuse_other),
    (act.USE_WHARF, [st.ASK_SHIP], refuse_loading),
    (act.USE_WHARF + GOODS, [st.ASK_SHIP], refuse_wharf),
    (act.USE_SMALL_WHARF + 1, [st.ASK_SHIP], refuse_small_wharf),
    (act.PIRACY, [st.ASK_KEEP, st.ASK_SMALL_WHARF, st.ASK_LOOT], refuse_keeping),
    (act.MAN, [st.ASK_PIRATE], refuse_other),
    (act.CHOOSE + FIRST_BUILDING, [st.ASK_MAN], refuse_other),
    (act.USE + FIRST_BUILDING, [st.ASK_CHOOSE], refuse_choice),
    (act.GUEST, [st.ASK_USE], refuse_other),
    (act.PLACE_NOBLE, GUESTS, refuse_guest),
    (act.DRAW, NOBLES, refuse_noble),
)


def asked(state: State) -> str:
    return QUESTION_NAMES[state.ask]
