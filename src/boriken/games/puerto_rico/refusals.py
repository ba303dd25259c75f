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
    "game_over": "The game is over.",
    "chance_acts": "Chance decides this, not a player.",
    "another_question": "Something else is asked now: {question}.",
    "must_take_role": "A role must be taken.",
    "role_not_in_play": "The {role} is not in play with {players} players.",
    "role_taken": "The {role} is already taken in this round.",
    "no_such_tile": "No {tile} plantation lies open.",
    "no_quarry_left": "There is no quarry left.",
    "quarry_not_allowed": "Only the settler and owners of an occupied construction hut may take a quarry.",
    "no_hacienda": "An unseen plantation needs an occupied hacienda.",
    "hacienda_used": "The hacienda gives one unseen plantation a turn.",
    "no_unseen_tile": "There is no face-down plantation left.",
    "other_place": "Now it is about {about}.",
    "too_many_colonists": "No more than {most} can go there.",
    "too_few_colonists": "All colonists who find a free circle must be placed: at least {least} here.",
    "sold_out": "No {building} is left on sale.",
    "already_built": "Nobody may own a second {building}.",
    "too_expensive": "The {building} costs {price}, and the purse holds {doubloons}.",
    "no_city_space": "There is no room in the city for the {building}.",
    "too_many_large": "A city has room for {most} large buildings.",
    "not_produced": "The extra good must be of a kind the craftsman produced.",
    "none_in_supply": "There is no {good} left in the supply.",
    "no_goods": "There is no {good} to give.",
    "house_has_kind": "The trading house has {good} already; only an occupied office may sell it there.",
    "ship_not_in_play": "There is no ship with {spaces} spaces in play.",
    "kind_on_other_ship": "The {good} must go on the ship with {spaces} spaces, which carries it already.",
    "ship_full": "The {good} ship is full.",
    "ship_has_other_kind": "That ship carries {good}.",
    "larger_ship": "As many goods as possible must be loaded: another ship takes {most} {good}.",
    "no_wharf": "That needs an occupied wharf.",
    "wharf_used": "The wharf has been used in this phase.",
    "must_ship": "Who can load a cargo ship must ship.",
    "must_answer": "Nobody may pass now: {question}.",
    "cannot_store": "No more than {most} {good} can be kept.",
    "not_possible": "That is not possible here.",
    "wanted": "Who took the buccaneer last must wait until somebody else has taken it.",
    "not_in_the_game": "The {building} is not in this game.",
    "already_chosen": "The {building} is on sale already.",
    "no_space_of_its_cost": "All spaces for buildings at {price} are taken.",
    "not_both": "Hacienda and forest house are not on sale together.",
    "no_forest_house": "A forest needs an occupied forest house.",
    "no_forest_tile": "There is no forest tile left.",
    "no_library": "A second tile needs an occupied library.",
    "house_full": "The trading house is full.",
    "already_sold": "A player sells one good in a trader phase.",
    "no_trading_post": "That needs an occupied trading post.",
    "no_small_wharf": "That needs an occupied small wharf.",
    "small_wharf_used": "The small wharf has been used in this phase.",
    "at_least_one_good": "At least one good must go.",
    "no_guest": "There is no such guest in the guesthouse.",
    "no_free_circle": "There is no free circle on {place}.",
    "nobody_there": "Nobody who could be given away stands on {place}.",
    "still_too_expensive": "Without the colonist on {place} the {building} is too expensive.",
    "must_give": "The black market wants its price.",
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
    "small_wharf": "how many goods to keep",
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
        return because("game_over")
    if state.actor == CHANCE or action >= act.DRAW:
        return because("chance_acts")
    if action == act.PASS:
        return refuse_pass(state)
    for end, questions, explain in FAMILIES:
        if action < end:
            if state.ask not in questions:
                return because("another_question", question=asked(state))
            return explain(state, action)
    return because("another_question", question=asked(state))


def refuse_pass(state: State) -> Refusal:
    if state.ask == st.ASK_ROLE:
        return because("must_take_role")
    if state.ask == st.ASK_SHIP:
        return because("must_ship")
    if state.ask in (st.ASK_RECALL, st.ASK_RETURN):
        return because("must_give")
    return because("must_answer", question=asked(state))


def refuse_role(state: State, action: int) -> Refusal:
    card = action - int(act.TAKE)
    if card not in cards_in_play(state.rules):
        return because("role_not_in_play", role=CARD_NAMES[card], players=int(state.seats))
    if state.free_cards & (1 << card):
        return because("wanted")
    return because("role_taken", role=CARD_NAMES[card])


def refuse_tile(state: State, action: int) -> Refusal:
    tile = action - int(act.SETTLE)
    if lacks_library(state):
        return because("no_library")
    if tile != QUARRY:
        return because("no_such_tile", tile=PLACE_NAMES[tile])
    return because("quarry_not_allowed" if state.quarries else "no_quarry_left")


def lacks_library(state: State) -> bool:
    """Who could send a guest there is asked about a second tile, too."""
    return state.second and not state.current_player().has(LIBRARY)


def refuse_forest(state: State, action: int) -> Refusal:
    if lacks_library(state):
        return because("no_library")
    if not state.current_player().has(FOREST_HOUSE):
        return because("no_forest_house")
    if not may_lay_forest(state):
        return because("no_forest_tile")
    return because("no_such_tile", tile=PLACE_NAMES[action - int(act.FOREST)])


def refuse_unseen(state: State, action: int) -> Refusal:
    if lacks_library(state):
        return because("no_library")
    if state.second:
        return because("not_possible")
    if not state.current_player().has(HACIENDA):
        return because("no_hacienda")
    return because("hacienda_used" if state.unseen_taken else "no_unseen_tile")


def refuse_other(state: State, action: int) -> Refusal:
    return because("not_possible")


def refuse_placing(state: State, action: int) -> Refusal:
    about = int(state.about)
    colonists = action - int(act.place(about, 0))
    counts = int(act.ISLAND_COUNTS if about < FIRST_BUILDING else act.CITY_COUNTS)
    if not 0 <= colonists < counts:
        return because("other_place", about=PLACE_NAMES[about])
    player = state.current_player()
    room = int(room_at(player, about))
    most = min(room, int(player.san_juan))
    if colonists > most:
        return because("too_many_colonists", most=most)
    return because("too_few_colonists", least=int(player.san_juan - (state.room - room)))


def refuse_building(state: State, action: int) -> Refusal:
    building = action - int(act.BUILD)
    name = PLACE_NAMES[building]
    player = state.current_player()
    spaces, free = int(city_spaces(building)), int(CITY_SPACES - player.spaces)
    if player.owned[building]:
        return because("already_built", building=name)
    if not state.copies[building]:
        return because("not_in_the_game", building=name)
    if not state.sale[building]:
        return because("sold_out", building=name)
    if spaces > free:
        return because("no_city_space", building=name, spaces=spaces, free=free)
    if is_large(building) and player.large >= state.rules.max_large:
        return because("too_many_large", most=int(state.rules.max_large))
    cost = int(price(state, player, building))
    return because("too_expensive", building=name, price=cost, doubloons=int(player.doubloons))


def refuse_extra(state: State, action: int) -> Refusal:
    good = action - int(act.EXTRA)
    if not state.produced & (1 << good):
        return because("not_produced")
    return because("none_in_supply", good=GOOD_NAMES[good])


def refuse_sale(state: State, action: int) -> Refusal:
    good = action - int(act.SELL)
    if state.sold:
        return because("already_sold")
    if not state.current_player().goods[good]:
        return because("no_goods", good=GOOD_NAMES[good])
    if house_is_full(state):
        return because("house_full")
    return because("house_has_kind", good=GOOD_NAMES[good])


def refuse_post(state: State, action: int) -> Refusal:
    if state.sold:
        return because("already_sold")
    if not state.current_player().has(TRADING_POST):
        return because("no_trading_post")
    return because("no_goods", good=GOOD_NAMES[action - int(act.POST)])


def refuse_loading(state: State, action: int) -> Refusal:
    good, size = divmod(action - int(act.SHIP), int(SHIP_SIZES))
    spaces = size + int(SMALLEST_SHIP)
    name = GOOD_NAMES[good]
    if not state.current_player().goods[good]:
        return because("no_goods", good=name)
    if spaces not in list(state.rules.ships):
        return because("ship_not_in_play", spaces=spaces)
    number = int(ship_with(state, spaces))
    carrying = int(carrier(state, good))
    if carrying == number or (carrying >= 0 and not most_loadable(state, good)):
        return because("ship_full", good=name)
    if carrying >= 0:
        return because("kind_on_other_ship", good=name, spaces=int(state.rules.ships[carrying]))
    if state.ship_load[number]:
        return because("ship_has_other_kind", good=GOOD_NAMES[state.ship_good[number]])
    return because("larger_ship", good=name, most=int(most_loadable(state, good)))


def refuse_wharf(state: State, action: int) -> Refusal:
    if not state.current_player().has(WHARF):
        return because("no_wharf")
    if state.wharves_used & (1 << state.current):
        return because("wharf_used")
    return because("no_goods", good=GOOD_NAMES[action - int(act.USE_WHARF)])


def refuse_small_wharf(state: State, action: int) -> Refusal:
    if not state.current_player().has(SMALL_WHARF):
        return because("no_small_wharf")
    if state.small_wharves_used & (1 << state.current):
        return because("small_wharf_used")
    return because("not_possible")


def refuse_keeping(state: State, action: int) -> Refusal:
    good, count = divmod(action - int(act.KEEP), int(act.KEEP_COUNTS))
    if good != state.about:
        return because("other_place", about=GOOD_NAMES[state.about])
    if state.ask == st.ASK_SMALL_WHARF and count <= state.current_player().goods[good]:
        return because("at_least_one_good")
    if state.ask != st.ASK_KEEP:
        return because("not_possible")
    return because("cannot_store", good=GOOD_NAMES[good], most=int(most_kept(state, good)))


def refuse_choice(state: State, action: int) -> Refusal:
    building = action - int(act.CHOOSE)
    if building not in CHOOSABLE:
        return because("not_possible")
    if state.copies[building]:
        return because("already_chosen", building=PLACE_NAMES[building])
    if is_banned(state, building):
        return because("not_both")
    return because("no_space_of_its_cost", price=int(COST[building]))


def refuse_recall(state: State, action: int) -> Refusal:
    """Whoever is given away, from a place or from San Juan."""
    place = place_name(-1)
    if action not in (act.RECALL_SAN_JUAN, act.NOBLE_SAN_JUAN):
        number = action - int(act.PLACE_NOBLE if action >= act.PLACE_NOBLE else act.RECALL)
        place = place_name(number)
        if state.current_player().crew[number] and number != BLACK_MARKET:
            return because("still_too_expensive", place=place, building=PLACE_NAMES[state.about])
    return because("nobody_there", place=place)


def refuse_guest(state: State, action: int) -> Refusal:
    player = state.current_player()
    family = int(act.PLACE_NOBLE if action >= act.PLACE_NOBLE else act.GUEST)
    if not player.crew[GUESTHOUSE]:
        return because("no_guest")
    place = action - family
    if place == GUESTHOUSE or player.free_circles(place) <= 0:
        return because("no_free_circle", place=PLACE_NAMES[place])
    return because("no_guest")


def refuse_noble(state: State, action: int) -> Refusal:
    if state.ask == st.ASK_RECALL:
        return refuse_recall(state, action)
    if action == act.NOBLE_SAN_JUAN or state.ask in (st.ASK_NOBLE, st.ASK_MAN):
        return because("not_possible")
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
