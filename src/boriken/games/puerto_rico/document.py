"""A position as a document, and back: numbers inside, names outside.

What follows from the rest may be left out by people who write positions by hand: the supplies (whatever is not
elsewhere), the number of roles taken, whose role it is. If it is there it must agree.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from librt.vecs import append, vec
from mypy_extensions import i64

from boriken.core.document import Document
from boriken.core.errors import PositionError, quoted
from boriken.core.game import CHANCE, OVER
from boriken.core.title import Json
from boriken.games.puerto_rico import pieces
from boriken.games.puerto_rico import state as st
from boriken.games.puerto_rico.actions import MOST_OF_A_GOOD
from boriken.games.puerto_rico.catalogue import (
    CARD_NAMES,
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
    LARGE_MARKET,
    NO_CARD,
    PLACE_NAMES,
    PLACES,
    QUARRY,
    SMALL_MARKET,
    TILE_NAMES,
    UNIVERSITY,
)
from boriken.games.puerto_rico.game import PuertoRico
from boriken.games.puerto_rico.roles.captain import all_fit
from boriken.games.puerto_rico.roles.mayor import room_at
from boriken.games.puerto_rico.roles.trader import house_is_full
from boriken.games.puerto_rico.rules import Rules
from boriken.games.puerto_rico.state import Player, State

BUILDING_NAMES = PLACE_NAMES[FIRST_BUILDING:]
PLENTY = 9999

# By the number of the question: its name, who answers, and in which phases it comes up
SEAT, DEALER, NOBODY = "seat", "dealer", "nobody"
QUESTIONS: Sequence[tuple[str, str, Sequence[str | None]]] = (
    ("over", NOBODY, [None]),
    ("governor", DEALER, [None]),
    ("row", DEALER, [None, "settler"]),
    ("role", SEAT, [None]),
    ("tile", SEAT, ["settler"]),
    ("unseen tile", DEALER, ["settler"]),
    ("colonist", SEAT, ["mayor"]),
    ("place", SEAT, ["mayor"]),
    ("build", SEAT, ["builder"]),
    ("produce", SEAT, ["craftsman"]),
    ("extra", SEAT, ["craftsman"]),
    ("sell", SEAT, ["trader"]),
    ("ship", SEAT, ["captain"]),
    ("keep", SEAT, ["captain"]),
    ("use", SEAT, ["settler", "builder", "craftsman", "trader", "captain"]),
)
QUESTION_NAMES = [name for name, _, _ in QUESTIONS]

# The phase in which the use of a building may be asked
USED_IN = {
    int(HOSPICE): "settler",
    int(UNIVERSITY): "builder",
    int(FACTORY): "craftsman",
    int(SMALL_MARKET): "trader",
    int(LARGE_MARKET): "trader",
    int(HARBOR): "captain",
}


# Writing


def save(state: State) -> Json:
    return {
        "round": int(state.round),
        "turn": int(state.turn),
        "first": int(state.first),
        "governor": int(state.governor),
        "ending": named_bits(state.ending, END_NAMES),
        "question": save_question(state),
        "seats": [save_player(player) for player in state.players],
        "roles": {
            CARD_NAMES[card]: {
                "open": bool(state.free_cards & (1 << card)),
                "doubloons": int(state.card_doubloons[card]),
            }
            for card in range(state.rules.cards)
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
    }


def save_player(player: Player) -> Json:
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
    }


def save_ship(state: State, number: int) -> Json:
    ship: Json = {"spaces": int(state.rules.ships[number]), "load": int(state.ship_load[number])}
    if state.ship_load[number]:
        ship["good"] = GOOD_NAMES[state.ship_good[number]]
    return ship


def save_question(state: State) -> Json:
    """The open question with what its phase remembers."""
    question: Json = {"kind": QUESTION_NAMES[state.ask], "seat": int(state.current)}
    if state.phase == NO_CARD:
        return question
    role = CARD_NAMES[state.phase]
    question |= {"role": role, "taker": int(state.taker)}
    if state.ask in (st.ASK_PLACE, st.ASK_KEEP, st.ASK_USE):
        question["about"] = PLACE_NAMES[state.about]
    if state.ask == st.ASK_USE and state.about == FACTORY:
        question["doubloons"] = int(state.due)
    elif state.ask == st.ASK_USE and state.about in (HOSPICE, UNIVERSITY):
        question["on"] = PLACE_NAMES[state.due]
    if role == "settler":
        question["hacienda_used"] = state.unseen_taken
    elif role == "craftsman":
        question["produced"] = named_bits(state.produced, GOOD_NAMES)
    elif role == "captain" and state.ask != st.ASK_KEEP:
        question["captain_point"] = state.bonus_due
        question["idle"] = int(state.idle)
        question["wharves_used"] = [seat for seat in range(state.seats) if state.wharves_used & (1 << seat)]
    return question


def named(names: Sequence[str], counts: Any, first: int = 0) -> dict[str, int]:
    """Counts by name, without the zeros; on demand only from the kind number `first` on."""
    return {name: int(count) for name, count in list(zip(names, counts, strict=True))[first:] if count}


def named_bits(bits: int, names: Sequence[str]) -> list[str]:
    return [name for number, name in enumerate(names) if bits & (1 << number)]


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
    state.colonist_ship = document.number("colonist_ship", 0, PLENTY, int(state.seats))
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
        for name, count in zip(names, left, strict=True):
            if count < 0:
                raise PositionError(f"There are {-count} too many of {name} for {key}.")
        if document.has(key) and document.counts(key, names, PLENTY) != left:
            raise PositionError(f"state.{key} is not what the rest of the position leaves.")
        return numbers(left)

    def remainder(key: str, total: int, out: int) -> int:
        left = max(total - out, 0) if key == "points" else total - out  # points beyond the chips are written down
        if left < 0:
            raise PositionError(f"There are {-left} too many {key}.")
        return document.number(key, left, left, left)

    state.goods = rest("goods", GOOD_NAMES, ints(rules.goods), pieces.goods_out, 0)
    state.deck = rest("deck", GOOD_NAMES, ints(rules.tiles), pieces.tiles_out, 0)
    copies = ints(rules.copies)[FIRST_BUILDING:]
    on_sale = rest("buildings", BUILDING_NAMES, copies, pieces.buildings_out, int(FIRST_BUILDING))
    for building in range(FIRST_BUILDING, PLACES):
        state.sale[building] = on_sale[building - FIRST_BUILDING]
    state.quarries = remainder("quarries", int(rules.quarries), pieces.tiles_out(state, int(QUARRY)))
    state.colonists = remainder("colonists", pieces.colonists_in_box(state), pieces.colonists_out(state))
    state.vp_chips = remainder("points", int(rules.vp_chips), pieces.points_out(state))


def load_round(state: State, document: Document) -> None:
    last_seat = int(state.seats) - 1
    state.round = document.number("round", 1, PLENTY, 1)
    state.turn = document.number("turn", 0, PLENTY, 1)
    state.governor = document.number("governor", 0, last_seat, 0)
    state.first = document.number("first", -1, last_seat, int(state.governor))
    for reason in document.items("ending"):
        if reason not in END_NAMES:
            raise PositionError(f"state.ending can hold {', '.join(END_NAMES)}, not {quoted(reason)}.")
        state.ending |= 1 << END_NAMES.index(reason)
    roles = document.part("roles")
    for card in range(state.rules.cards):
        role = roles.part(CARD_NAMES[card])
        if not role.flag("open", True):
            state.free_cards &= ~(1 << card)
        state.card_doubloons[card] = role.number("doubloons", 0, PLENTY, 0)
        role.done()
    roles.done()


def load_question(state: PuertoRico, question: Document) -> None:
    """The open question; without one, the next player takes a role."""
    kind = question.one_of("kind", QUESTION_NAMES, "role")
    name, answers, phases = QUESTIONS[kind]
    role = CARD_NAMES[question.one_of("role", CARD_NAMES[: state.rules.cards])] if question.has("role") else None
    if role not in phases:
        when = f"while the {role} is played" if role else "while no role is played"
        raise PositionError(f"The question {name!r} does not come up {when}.")
    state.ask = kind
    state.phase = NO_CARD if role is None else CARD_NAMES.index(role)
    load_turn(state, question, kind)
    state.actor = {SEAT: state.current, DEALER: CHANCE, NOBODY: OVER}[answers]
    if kind == st.ASK_NOTHING and not state.ending:
        raise PositionError("A game that is over has met an end condition.")
    load_memory(state, question, role)
    load_subject(state, question)
    question.done()
    if not can_come_up(state):
        raise PositionError(f"The question {name!r} does not come up in this position.")


def load_turn(state: State, question: Document, kind: int) -> None:
    """Whose role and whose turn it is."""
    closed = sum(not state.free_cards & (1 << card) for card in range(state.rules.cards))
    if state.phase != NO_CARD and state.free_cards & (1 << state.phase):
        raise PositionError(f"The role {CARD_NAMES[state.phase]} is being played and cannot lie open.")
    state.taken = closed if state.phase == NO_CARD else closed - 1
    in_a_round = int(state.seats * state.rules.roles_each)
    if state.taken >= in_a_round:
        raise PositionError(f"More than {in_a_round} roles are taken in this round.")
    next_taker = int(state.governor + state.taken) % int(state.seats)
    last_seat = int(state.seats) - 1
    if state.phase == NO_CARD:
        state.current = question.number("seat", 0, last_seat, next_taker)
        if kind == st.ASK_ROLE and state.current != next_taker:
            raise PositionError(f"Seat {next_taker} takes the next role, not seat {state.current}.")
        return
    state.taker = question.number("taker", next_taker, next_taker, next_taker)
    state.current = question.number("seat", 0, last_seat, next_taker)
    state.left = state.seats - (state.current - state.taker) % state.seats
    if kind in (st.ASK_COLONIST, st.ASK_EXTRA) and state.current != state.taker:
        raise PositionError(f"Only seat {state.taker}, who took the role, has its privilege.")
    if kind == st.ASK_ROW:
        state.left = 0


def load_memory(state: State, question: Document, role: str | None) -> None:
    """What the phase has to remember."""
    if role == "settler":
        state.unseen_taken = question.flag("hacienda_used", False)
    elif role == "craftsman":
        for good in question.items("produced"):
            if good not in GOOD_NAMES:
                raise PositionError(f"{question.where}.produced can hold {', '.join(GOOD_NAMES)}, not {quoted(good)}.")
            state.produced |= 1 << GOOD_NAMES.index(good)
    elif role == "captain" and state.ask != st.ASK_KEEP:
        state.bonus_due = question.flag("captain_point", True)
        state.idle = question.number("idle", 0, int(state.seats) - 1, 0)
        for seat in question.items("wharves_used"):
            if not isinstance(seat, int) or isinstance(seat, bool) or not 0 <= seat < state.seats:
                raise PositionError(f"{question.where}.wharves_used can hold seats, not {quoted(seat)}.")
            state.wharves_used |= 1 << seat


def load_subject(state: State, question: Document) -> None:
    """What the question is about, where its kind alone does not say it."""
    player = state.current_player()
    if state.ask == st.ASK_PLACE:
        state.about = question.one_of("about", PLACE_NAMES)
        state.room = sum(room_at(player, place) for place in range(state.about, PLACES))
        if any(player.crew[place] for place in range(state.about, PLACES)):
            raise PositionError("Colonists are placed in order; the places still to come are empty.")
    elif state.ask == st.ASK_KEEP:
        state.about = question.one_of("about", GOOD_NAMES)
        if state.about > 0 and not all_fit(state, state.about):
            raise PositionError(f"Seat {state.current} keeps more than it can store.")
    elif state.ask == st.ASK_USE:
        state.about = question.one_of("about", PLACE_NAMES)
        if USED_IN.get(int(state.about)) != CARD_NAMES[state.phase] or not player.has(state.about):
            raise PositionError(f"Seat {state.current} cannot be asked about its {PLACE_NAMES[state.about]} now.")
        if state.about == FACTORY:
            state.due = question.number("doubloons", 1, 5)
        elif state.about in (HOSPICE, UNIVERSITY):
            state.due = question.one_of("on", PLACE_NAMES)
            on_island = state.due < FIRST_BUILDING
            full = room_at(player, state.due) <= player.crew[state.due]
            if full or on_island != (state.about == HOSPICE) or state.colonists + state.colonist_ship == 0:
                raise PositionError(f"No colonist can go on {PLACE_NAMES[state.due]}.")


def can_come_up(state: State) -> bool:
    """Whether the question fits the table, wherever its answers rely on it."""
    player = state.current_player()
    if state.ask == st.ASK_GOVERNOR:
        return state.taken == 0 and not any(pieces.tiles_out(state, tile) for tile in range(FIRST_BUILDING))
    if state.ask == st.ASK_ROW:
        return sum(state.row) < state.rules.row_size and (state.phase != NO_CARD or state.taken == 0)
    if state.ask in (st.ASK_TILE, st.ASK_UNSEEN_TILE):
        return player.tiles < ISLAND_SPACES
    if state.ask == st.ASK_COLONIST:
        return state.colonists > 0
    if state.ask == st.ASK_PLACE:
        return player.san_juan > 0 and state.colonist_ship == 0
    if state.ask == st.ASK_SELL:
        return not house_is_full(state)
    return True


def numbers(values: Sequence[int]) -> vec[i64]:
    table = vec[i64]()
    for value in values:
        table = append(table, value)
    return table


def ints(table: vec[i64]) -> list[int]:
    return [int(number) for number in table]
