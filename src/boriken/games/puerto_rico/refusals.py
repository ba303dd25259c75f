"""Why an action may not be done: the rule it would break, in a sentence."""

from __future__ import annotations

from boriken.core.game import CHANCE, OVER
from boriken.core.refusal import Refusal
from boriken.games.puerto_rico import actions as act
from boriken.games.puerto_rico import state as st
from boriken.games.puerto_rico.catalogue import (
    CARD_NAMES,
    CARDS,
    CITY_SPACES,
    FIRST_BUILDING,
    FIRST_LARGE,
    GOOD_NAMES,
    GOODS,
    HACIENDA,
    ISLAND_KINDS,
    PLACE_NAMES,
    QUARRY,
    SHIP_SIZES,
    SMALLEST_SHIP,
    WHARF,
    city_spaces,
)
from boriken.games.puerto_rico.document import QUESTION_NAMES
from boriken.games.puerto_rico.roles.builder import price
from boriken.games.puerto_rico.roles.captain import carrier, most_kept, most_loadable, ship_with
from boriken.games.puerto_rico.roles.mayor import room_at
from boriken.games.puerto_rico.state import State

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
}


def refuse(state: State, action: int) -> Refusal:
    """The reason for an action that is not among the legal ones."""
    if state.actor == OVER:
        return because("game-over")
    if state.actor == CHANCE or action >= act.DRAW:
        return because("chance-acts")
    if action == act.PASS:
        return refuse_pass(state)
    for end, question, explain in FAMILIES:
        if action < end:
            if state.ask != question:
                return because("another-question", question=asked(state))
            return explain(state, action)
    return because("another-question", question=asked(state))


def refuse_pass(state: State) -> Refusal:
    if state.ask == st.ASK_ROLE:
        return because("must-take-role")
    if state.ask == st.ASK_SHIP:
        return because("must-ship")
    return because("must-answer", question=asked(state))


def refuse_role(state: State, action: int) -> Refusal:
    card = action - int(act.TAKE)
    if card >= state.rules.cards:
        return because("role-not-in-play", role=CARD_NAMES[card], players=int(state.seats))
    return because("role-taken", role=CARD_NAMES[card])


def refuse_tile(state: State, action: int) -> Refusal:
    tile = action - int(act.SETTLE)
    if tile != QUARRY:
        return because("no-such-tile", tile=PLACE_NAMES[tile])
    return because("quarry-not-allowed" if state.quarries else "no-quarry-left")


def refuse_unseen(state: State, action: int) -> Refusal:
    if not state.current_player().has(HACIENDA):
        return because("no-hacienda")
    return because("hacienda-used" if state.unseen_taken else "no-unseen-tile")


def refuse_other(state: State, action: int) -> Refusal:
    return because("another-question", question=asked(state))


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
    if not state.sale[building]:
        return because("sold-out", building=name)
    if spaces > free:
        return because("no-city-space", building=name, spaces=spaces, free=free)
    if building >= FIRST_LARGE and player.large >= state.rules.max_large:
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
    if not state.current_player().goods[good]:
        return because("no-goods", good=GOOD_NAMES[good])
    return because("house-has-kind", good=GOOD_NAMES[good])


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


def refuse_keeping(state: State, action: int) -> Refusal:
    good = (action - int(act.KEEP)) // int(act.KEEP_COUNTS)
    if good != state.about:
        return because("other-place", about=GOOD_NAMES[state.about])
    return because("cannot-store", good=GOOD_NAMES[good], most=int(most_kept(state, good)))


# Every family of actions, in order: where it ends, the question it answers, and who explains
FAMILIES = (
    (act.TAKE + CARDS, st.ASK_ROLE, refuse_role),
    (act.SETTLE + ISLAND_KINDS, st.ASK_TILE, refuse_tile),
    (act.DRAW_HACIENDA + 1, st.ASK_TILE, refuse_unseen),
    (act.COLONIST + 1, st.ASK_COLONIST, refuse_other),
    (act.BUILD + FIRST_BUILDING, st.ASK_PLACE, refuse_placing),
    (act.PRODUCE, st.ASK_BUILD, refuse_building),
    (act.EXTRA, st.ASK_PRODUCE, refuse_other),
    (act.EXTRA + GOODS, st.ASK_EXTRA, refuse_extra),
    (act.SELL + GOODS, st.ASK_SELL, refuse_sale),
    (act.USE_WHARF, st.ASK_SHIP, refuse_loading),
    (act.USE_WHARF + GOODS, st.ASK_SHIP, refuse_wharf),
    (act.USE + FIRST_BUILDING, st.ASK_KEEP, refuse_keeping),
    (act.DRAW, st.ASK_USE, refuse_other),
)


def because(code: str, **parameters: str | int) -> Refusal:
    words = {key: in_words(value) if isinstance(value, str) else value for key, value in parameters.items()}
    return Refusal(code, parameters, SENTENCES[code].format(**words))


def in_words(name: str) -> str:
    return ASKED.get(name, name.replace("_", " "))


def asked(state: State) -> str:
    return QUESTION_NAMES[state.ask]
