"""A position as a document, and back: numbers inside, names outside.

What follows from the rest may be left out by people who write positions by hand: the supplies (whatever is not
elsewhere), the number of roles taken, whose role it is. If it is there it must agree.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from boriken.core.document import PLENTY, Document
from boriken.core.errors import PositionError, quoted
from boriken.core.game import CHANCE, OVER
from boriken.core.naming import bits, ints, named, named_bits, numbers
from boriken.core.title import Json
from boriken.games.puerto_rico import expansions, pieces
from boriken.games.puerto_rico import state as st
from boriken.games.puerto_rico.actions import MOST_OF_A_GOOD
from boriken.games.puerto_rico.catalogue import (
    AQUEDUCT,
    BUILDER,
    CARD_NAMES,
    CHAPEL,
    CHURCH,
    CIRCLES,
    CITY_SPACES,
    END_NAMES,
    FACTORY,
    FIRST_BUILDING,
    GOOD_NAMES,
    HARBOR,
    HOSPICE,
    HOUSE_SPACES,
    ISLAND_SPACES,
    KINDS_CHOSEN,
    LARGE_MARKET,
    LIGHTHOUSE,
    NO_CARD,
    PLACE_NAMES,
    PLACES,
    QUARRY,
    SETTLER,
    SMALL_MARKET,
    SPECIALTY_FACTORY,
    TILE_NAMES,
    UNION_HALL,
    UNIVERSITY,
)
from boriken.games.puerto_rico.choosing import kinds_chosen
from boriken.games.puerto_rico.game import PuertoRico
from boriken.games.puerto_rico.names import SAN_JUAN, place_name
from boriken.games.puerto_rico.roles.captain import all_fit
from boriken.games.puerto_rico.roles.mayor import room_at
from boriken.games.puerto_rico.roles.trader import house_is_full
from boriken.games.puerto_rico.rounds import roles_in_a_round
from boriken.games.puerto_rico.rules import Rules
from boriken.games.puerto_rico.state import Player, State

BUILDING_NAMES = PLACE_NAMES[FIRST_BUILDING:]

# By the number of the question: its name, who answers, and in which phases it comes up
SEAT, DEALER, NOBODY_ANSWERS = "seat", "dealer", "nobody"
EVERY_PHASE = [None, *(name for name in CARD_NAMES if name != "mayor")]
QUESTIONS: Sequence[tuple[str, str, Sequence[str | None]]] = (
    ("over", NOBODY_ANSWERS, [None]),
    ("governor", DEALER, [None]),
    ("row", DEALER, [None, "settler"]),
    ("role", SEAT, [None]),
    ("tile", SEAT, ["settler"]),
    ("unseen_tile", DEALER, ["settler", "trader"]),
    ("colonist", SEAT, ["mayor"]),
    ("place", SEAT, ["mayor"]),
    ("build", SEAT, ["builder"]),
    ("produce", SEAT, ["craftsman"]),
    ("extra", SEAT, ["craftsman"]),
    ("sell", SEAT, ["trader"]),
    ("ship", SEAT, ["captain"]),
    ("keep", SEAT, ["captain"]),
    ("use", SEAT, ["settler", "builder", "craftsman", "trader", "captain"]),
    ("choose", SEAT, [None]),
    ("on_sale", DEALER, [None]),
    ("festival_tile", DEALER, [None]),
    ("festival_good", DEALER, [None]),
    ("festival_building", DEALER, [None]),
    ("lay", SEAT, ["settler", "trader"]),
    ("guest", SEAT, EVERY_PHASE),
    ("recall", SEAT, ["builder"]),
    ("return", SEAT, ["builder"]),
    ("small_wharf", SEAT, ["captain"]),
    ("token", SEAT, ["settler", "mayor", "builder", "buccaneer"]),
    ("noble", SEAT, ["mayor"]),
    ("supply", SEAT, ["captain"]),
    ("discard", SEAT, ["settler"]),
    ("pirate", SEAT, ["buccaneer"]),
    ("loot", SEAT, ["buccaneer"]),
    ("man", SEAT, ["settler", "trader", "buccaneer"]),
)
QUESTION_NAMES = [name for name, _, _ in QUESTIONS]
WINDOW_NAMES = ["start", "turn", "end", "last"]

# What a question is about, beyond its kind
ABOUT_PLACES = (
    *(st.ASK_PLACE, st.ASK_USE, st.ASK_LAY, st.ASK_RECALL, st.ASK_RETURN, st.ASK_TOKEN, st.ASK_NOBLE, st.ASK_MAN),
)
ABOUT_GOODS = (st.ASK_KEEP, st.ASK_SMALL_WHARF, st.ASK_SUPPLY, st.ASK_LOOT)

# Questions that only one expansion asks
BY_EXPANSION = {
    int(question): expansion
    for expansion, questions in {
        "new-buildings": (st.ASK_LAY, st.ASK_GUEST, st.ASK_RECALL, st.ASK_RETURN, st.ASK_SMALL_WHARF),
        "nobles": (st.ASK_NOBLE, st.ASK_TOKEN, st.ASK_SUPPLY, st.ASK_DISCARD),
        "buccaneer": (st.ASK_PIRATE, st.ASK_LOOT),
        "festival": (st.ASK_FESTIVAL_TILE, st.ASK_FESTIVAL_GOOD, st.ASK_FESTIVAL_BUILDING),
    }.items()
    for question in questions
}

# The phase in which the use of a building may be asked
USED_IN = {
    int(HOSPICE): "settler",
    int(UNIVERSITY): "builder",
    int(CHURCH): "builder",
    int(AQUEDUCT): "craftsman",
    int(FACTORY): "craftsman",
    int(SPECIALTY_FACTORY): "craftsman",
    int(CHAPEL): "craftsman",
    int(SMALL_MARKET): "trader",
    int(LARGE_MARKET): "trader",
    int(HARBOR): "captain",
    int(LIGHTHOUSE): "captain",
    int(UNION_HALL): "captain",
}
PAYS = (FACTORY, SPECIALTY_FACTORY)  # what they would pay has to be remembered
MOST_PAID = {int(FACTORY): 5, int(SPECIALTY_FACTORY): int(MOST_OF_A_GOOD)}
BRINGS = (HOSPICE, UNIVERSITY, CHURCH)  # it has to be remembered for what


# Writing


def save(state: State) -> Json:
    """What no expansion of this table brings is left out."""
    return {
        "round": int(state.round),
        "turn": int(state.turn),
        "first": int(state.first),
        "governor": int(state.governor),
        "ending": named_bits(state.ending, END_NAMES),
        "question": save_question(state),
        "seats": [save_player(state, player) for player in state.players],
        "roles": {
            CARD_NAMES[card]: {
                "open": bool(state.free_cards & (1 << card)),
                "doubloons": int(state.card_doubloons[card]),
            }
            for card in cards_in_play(state.rules)
        },
        "row": named(GOOD_NAMES, state.row),
        "deck": named(GOOD_NAMES, state.deck),
        "discards": named(GOOD_NAMES, state.discards),
        "quarries": int(state.quarries),
        "cargo_ships": [save_ship(state, number) for number in range(len(state.rules.ships))],
        "trading_house": named(GOOD_NAMES, state.house),
        "goods": named(GOOD_NAMES, state.goods),
        "colonist_ship": int(state.colonist_ship),
        "colonists": int(state.colonists),
        "points": int(state.vp_chips),
        "buildings": named(BUILDING_NAMES, list(state.sale)[FIRST_BUILDING:]),
        **expansions.save(state),
    }


def save_player(state: State, player: Player) -> Json:
    return {
        "doubloons": int(player.doubloons),
        "points": int(player.points),
        "san_juan": int(player.san_juan),
        "goods": named(GOOD_NAMES, player.goods),
        "island": {
            TILE_NAMES[tile]: [int(player.owned[tile]), int(player.crew[tile])]
            for tile in range(FIRST_BUILDING)
            if player.owned[tile]
        },
        "city": {
            PLACE_NAMES[building]: int(player.crew[building])
            for building in range(FIRST_BUILDING, PLACES)
            if player.owned[building]
        },
        **expansions.save_player(state, player),
    }


def save_ship(state: State, number: int) -> Json:
    ship: Json = {"spaces": int(state.rules.ships[number]), "load": int(state.ship_load[number])}
    if state.ship_load[number]:
        ship["good"] = GOOD_NAMES[state.ship_good[number]]
    return ship


def save_question(state: State) -> Json:
    """The open question with what its phase remembers."""
    question: Json = {"kind": QUESTION_NAMES[state.ask], "seat": int(state.current)}
    if state.ask == st.ASK_GUEST:
        question["window"] = WINDOW_NAMES[state.about]
    if state.phase == NO_CARD:
        return question | ({"taker": int(state.taker)} if state.ask == st.ASK_GUEST else {})
    role = CARD_NAMES[state.phase]
    question |= {"role": role, "taker": int(state.taker)}
    if not has_begun(state):
        return question
    if is_about_place(state) or state.ask in ABOUT_GOODS:
        question["about"] = PLACE_NAMES[state.about]
    if state.ask == st.ASK_USE and state.about in PAYS:
        question["doubloons"] = int(state.due)
    elif is_about_piece(state):
        question["on"] = place_name(int(state.due))
    if role == "settler":
        question["hacienda_used"] = state.unseen_taken
    elif role == "craftsman":
        question["produced"] = named_bits(state.produced, GOOD_NAMES)
    elif role == "captain" and state.ask != st.ASK_KEEP:
        question["captain_point"] = state.bonus_due
        question["idle"] = int(state.idle)
        question["wharves_used"] = expansions.seats_in(state, state.wharves_used)
    return question | expansions.save_memory(state)


def has_begun(state: State) -> bool:
    """Guests move before a phase has anything to remember."""
    return state.ask != st.ASK_GUEST or state.about != st.AT_THE_START


def is_about_place(state: State) -> bool:
    """Colonist or noble: on the ship it is about no place."""
    if state.ask == st.ASK_TOKEN:
        return state.phase in (SETTLER, BUILDER)
    return state.ask in ABOUT_PLACES


def is_about_piece(state: State) -> bool:
    """Whether the question is about a colonist, or points, for something just laid or built."""
    return state.phase in (SETTLER, BUILDER) and state.ask in (st.ASK_USE, st.ASK_TOKEN) and state.about in BRINGS


def cards_in_play(rules: Rules) -> list[int]:
    return [card for card in range(rules.cards) if rules.card_bits & (1 << card)]


# Reading


def load(rules: Rules, content: Json) -> PuertoRico:
    state = PuertoRico(rules)
    state.set_up()
    document = Document(content, "state")
    load_middle(state, document)
    for player, part in zip(state.players, document.parts("seats", rules.players), strict=True):
        load_player(state, player, part)
    load_supplies(state, document)
    load_round(state, document)
    load_question(state, document.part("question"))
    document.done()
    for sentence in pieces.missing_pieces(state):
        raise PositionError(sentence)
    if state.actor != OVER and not len(state.legal()):
        raise PositionError("Nothing can be done in this position.")
    return state


def load_middle(state: State, document: Document) -> None:
    state.row = numbers(document.counts("row", GOOD_NAMES, PLENTY))
    state.discards = numbers(document.counts("discards", GOOD_NAMES, PLENTY))
    state.house = numbers(document.counts("trading_house", GOOD_NAMES, HOUSE_SPACES))
    if sum(state.house) > HOUSE_SPACES:
        raise PositionError(f"The trading house has {HOUSE_SPACES} spaces.")
    expansions.load_middle(state, document)
    if document.has("cargo_ships"):
        for number, part in enumerate(document.parts("cargo_ships", len(state.rules.ships))):
            load_ship(state, number, part)


def load_ship(state: State, number: int, part: Document) -> None:
    spaces = int(state.rules.ships[number])
    part.number("spaces", spaces, spaces, spaces)
    state.ship_load[number] = part.number("load", 0, spaces, 0)
    if state.ship_load[number]:
        good = part.one_of("good", GOOD_NAMES)
        for other in range(number):
            if state.ship_load[other] and state.ship_good[other] == good:
                raise PositionError(f"Two cargo ships carry {GOOD_NAMES[good]}.")
        state.ship_good[number] = good
    part.done()


def load_player(state: State, player: Player, part: Document) -> None:
    player.doubloons = part.number("doubloons", 0, PLENTY, 0)
    player.points = part.number("points", 0, PLENTY, 0)
    player.san_juan = part.number("san_juan", 0, PLENTY, 0)
    player.goods = numbers(part.counts("goods", GOOD_NAMES, MOST_OF_A_GOOD))
    island = part.part("island")
    for tile, name in enumerate(TILE_NAMES):
        if island.has(name):
            load_tiles(player, tile, island.items(name, 2), f"{island.where}.{name}")
    island.done()
    city = part.part("city")
    for building, name in enumerate(BUILDING_NAMES, start=FIRST_BUILDING):
        if city.has(name):
            player.add_building(building)
            player.crew[building] = city.number(name, 0, int(CIRCLES[building]))
    city.done()
    expansions.load_player(state, player, part)
    if player.tiles > ISLAND_SPACES or player.spaces > CITY_SPACES or player.large > state.rules.max_large:
        raise PositionError(f"There is no room for all that {part.where} holds.")
    part.done()


def load_tiles(player: Player, tile: int, pair: list[Any], where: str) -> None:
    tiles, colonists = pair
    for value, most in ((tiles, ISLAND_SPACES), (colonists, tiles)):
        if not isinstance(value, int) or isinstance(value, bool) or not 0 <= value <= most:
            raise PositionError(f"{where} must be [tiles, colonists on them], not {quoted(pair)}.")
    for _ in range(tiles):
        player.add_tile(tile)
    player.crew[tile] = colonists


def load_supplies(state: State, document: Document) -> None:
    """Every supply is what is not elsewhere."""
    rules = state.rules

    def rest(
        key: str, names: Sequence[str], totals: Sequence[int], out: Callable[[State, int], int], first: int
    ) -> vec[i64]:
        left = [total - out(state, number) for number, total in enumerate(totals, start=first)]
        return numbers(document.rest(key, names, left, purpose=f" for {key}"))

    def remainder(key: str, total: int, out: int) -> int:
        left = max(total - out, 0) if key == "points" else total - out  # points beyond the chips are written down
        if left < 0:
            raise PositionError(f"There are {-left} too many {key}.")
        return document.number(key, left, left, left)

    state.goods = rest("goods", GOOD_NAMES, ints(rules.goods), pieces.goods_out, 0)
    state.deck = rest("deck", GOOD_NAMES, ints(rules.tiles), pieces.tiles_out, 0)
    expansions.load_chosen(state, document)
    copies = ints(state.copies)[FIRST_BUILDING:]
    on_sale = rest("buildings", BUILDING_NAMES, copies, pieces.buildings_out, int(FIRST_BUILDING))
    for building in range(FIRST_BUILDING, PLACES):
        state.sale[building] = on_sale[building - FIRST_BUILDING]
    state.quarries = remainder("quarries", int(rules.quarries), pieces.tiles_out(state, int(QUARRY)))
    state.colonists = remainder("colonists", pieces.colonists_in_box(state), pieces.colonists_out(state))
    state.vp_chips = remainder("points", int(rules.vp_chips), pieces.points_out(state))
    if rules.with_nobles:
        state.nobles = remainder("nobles", pieces.nobles_in_box(state), pieces.nobles_out(state))
    if rules.forest_tiles:
        state.forest_tiles = remainder("forest_tiles", int(rules.forest_tiles), pieces.forests_out(state))


def load_round(state: State, document: Document) -> None:
    last_seat = int(state.seats) - 1
    state.round = document.number("round", 1, PLENTY, 1)
    state.turn = document.number("turn", 0, PLENTY, 1)
    state.governor = document.number("governor", 0, last_seat, 0)
    state.first = document.number("first", -1, last_seat, int(state.governor))
    state.ending = bits(document.several("ending", END_NAMES))
    roles = document.part("roles")
    for card in cards_in_play(state.rules):
        role = roles.part(CARD_NAMES[card])
        if not role.flag("open", True):
            state.free_cards &= ~(1 << card)
        state.card_doubloons[card] = role.number("doubloons", 0, PLENTY, 0)
        role.done()
    roles.done()
    expansions.load_round(state, document)


def load_question(state: PuertoRico, question: Document) -> None:
    """The open question; without one, the next player takes a role."""
    kind = question.one_of("kind", QUESTION_NAMES, "role")
    name, answers, phases = QUESTIONS[kind]
    roles = [CARD_NAMES[card] for card in cards_in_play(state.rules)]
    role = roles[question.one_of("role", roles)] if question.has("role") else None
    if role not in phases:
        when = f"while the {role} is played" if role else "while no role is played"
        raise PositionError(f"The question {name!r} does not come up {when}.")
    state.ask = kind
    state.phase = NO_CARD if role is None else CARD_NAMES.index(role)
    load_turn(state, question, kind)
    state.actor = {SEAT: state.current, DEALER: CHANCE, NOBODY_ANSWERS: OVER}[answers]
    if kind == st.ASK_NOTHING and not state.ending:
        raise PositionError("A game that is over has met an end condition.")
    load_subject(state, question)
    load_memory(state, question, role)
    question.done()
    if not can_come_up(state):
        raise PositionError(f"The question {name!r} does not come up in this position.")


def load_turn(state: State, question: Document, kind: int) -> None:
    """Whose role and whose turn it is."""
    closed = sum(not state.free_cards & (1 << card) for card in cards_in_play(state.rules))
    if state.phase != NO_CARD and state.free_cards & (1 << state.phase):
        raise PositionError(f"The role {CARD_NAMES[state.phase]} is being played and cannot lie open.")
    state.taken = closed if state.phase == NO_CARD else closed - 1
    in_a_round = int(roles_in_a_round(state))
    is_kidnapped = state.rules.buccaneer and state.phase != NO_CARD and state.taken == in_a_round
    if state.taken >= in_a_round and not is_kidnapped:
        raise PositionError(f"More than {in_a_round} roles are taken in this round.")
    next_taker = int(state.governor + state.taken) % int(state.seats)
    last_seat = int(state.seats) - 1
    if state.phase == NO_CARD:
        state.current = question.number("seat", 0, last_seat, next_taker)
        if kind == st.ASK_ROLE and state.current != next_taker:
            raise PositionError(f"Seat {next_taker} takes the next role, not seat {state.current}.")
        if kind != st.ASK_GUEST:
            return
        state.taker = question.number("taker", 0, last_seat)
    elif is_kidnapped:
        state.taker = question.number("taker", 0, last_seat)
        state.solo = state.rules.kidnap_solo
    else:
        state.taker = question.number("taker", next_taker, next_taker, next_taker)
    state.current = question.number("seat", 0, last_seat, int(state.taker)) if state.phase != NO_CARD else state.current
    state.left = state.turns() - (state.current - state.taker) % state.seats
    if kind in (st.ASK_COLONIST, st.ASK_EXTRA) and state.current != state.taker:
        raise PositionError(f"Only seat {state.taker}, who took the role, has its privilege.")
    if state.solo and state.current != state.taker:
        raise PositionError(f"Seat {state.taker} plays this role alone.")
    if kind in (st.ASK_ROW, st.ASK_EXTRA):
        state.left = 0


def load_memory(state: State, question: Document, role: str | None) -> None:
    """What the phase has to remember."""
    if role is None or not has_begun(state):
        return
    if role == "settler":
        state.unseen_taken = question.flag("hacienda_used", False)
    elif role == "craftsman":
        state.produced = bits(question.several("produced", GOOD_NAMES))
        if state.ask == st.ASK_USE and state.about == SPECIALTY_FACTORY and state.current == state.taker:
            state.left = 0  # his own pays after the privilege (NB-DEC-15)
    elif role == "captain" and state.ask == st.ASK_KEEP:
        state.idle = state.turns()
    elif role == "captain":
        state.bonus_due = question.flag("captain_point", True)
        state.idle = question.number("idle", 0, int(state.turns()) - (state.ask != st.ASK_GUEST), 0)
        state.wharves_used = bits(question.seats("wharves_used", int(state.seats)))
    expansions.load_memory(state, question, role)
    if state.ask in (st.ASK_USE, st.ASK_TOKEN):  # what is asked after the tile is taken or the good sold
        state.tile_taken = role == "settler"
        state.sold = role == "trader"


def load_subject(state: State, question: Document) -> None:
    """What the question is about, where its kind alone does not say it."""
    player = state.current_player()
    if state.ask == st.ASK_GUEST:
        state.about = question.one_of("window", WINDOW_NAMES)
    elif is_about_place(state):
        state.about = question.one_of("about", PLACE_NAMES)
    elif state.ask in ABOUT_GOODS:
        state.about = question.one_of("about", GOOD_NAMES)
    if state.ask == st.ASK_PLACE:
        state.room = sum(room_at(player, place) for place in range(state.about, PLACES))
        if any(player.crew[place] for place in range(state.about, PLACES)):
            raise PositionError("Colonists are placed in order; the places still to come are empty.")
    elif state.ask == st.ASK_KEEP:
        if state.about > 0 and not all_fit(state, state.about):
            raise PositionError(f"Seat {state.current} keeps more than it can store.")
    elif state.ask == st.ASK_USE:
        if USED_IN.get(int(state.about)) != CARD_NAMES[state.phase] or not player.has(state.about):
            raise PositionError(f"Seat {state.current} cannot be asked about its {PLACE_NAMES[state.about]} now.")
        if state.about in PAYS:
            state.due = question.number("doubloons", 1, MOST_PAID[int(state.about)])
    if is_about_piece(state):
        load_piece(state, question)


def load_piece(state: State, question: Document) -> None:
    """What was just laid or built."""
    player = state.current_player()
    state.due = question.one_of("on", [*PLACE_NAMES, SAN_JUAN])
    if state.due == PLACES:
        state.due = st.NOWHERE  # a forest
    if state.about == CHURCH:
        return
    on_island = state.due < FIRST_BUILDING
    full = state.due >= 0 and CIRCLES[state.due] > 0 and player.free_circles(state.due) <= 0
    if full or on_island != (state.about == HOSPICE) or not state.someone_to_come():
        raise PositionError(f"No colonist can go on {place_name(int(state.due))}.")


def can_come_up(state: State) -> bool:
    """Whether the question fits the table, wherever its answers rely on it."""
    player = state.current_player()
    if state.ask == st.ASK_GOVERNOR:
        return state.taken == 0 and not any(pieces.tiles_out(state, tile) for tile in range(FIRST_BUILDING))
    if state.ask == st.ASK_ROW:
        return sum(state.row) < state.rules.row_size and (state.phase != NO_CARD or state.taken == 0)
    if state.ask in (st.ASK_TILE, st.ASK_UNSEEN_TILE) and player.tiles >= ISLAND_SPACES:
        return False
    if state.ask == st.ASK_COLONIST and state.colonists == 0:
        return False
    if state.ask == st.ASK_PLACE:
        if player.san_juan == 0 or (state.colonist_ship + state.noble_ship > 0 and not state.solo):
            return False
    placing = state.ask in (st.ASK_PLACE, st.ASK_NOBLE)  # then nobles are told from colonists later
    if any(each.idle_nobles > each.san_juan and not (placing and each is player) for each in state.players):
        return False
    if state.ask == st.ASK_SELL:
        return not house_is_full(state) or state.rules.expanded
    if state.ask == st.ASK_TOKEN and not expansions.is_either_there(state):
        return False
    if state.ask == st.ASK_MAN and state.owed > expansions.most_manned(state):
        return False
    if state.ask == st.ASK_LOOT:
        return state.due >= 0
    if (state.ask == st.ASK_LAY) != (state.drawn >= 0):
        return False
    if state.ask in (st.ASK_CHOOSE, st.ASK_ON_SALE):
        return expansions.is_chosen_in_play(state.rules) and kinds_chosen(state) < KINDS_CHOSEN
    return BY_EXPANSION.get(int(state.ask), "") in ("", *expansions.in_play(state.rules))
