"""The document of a position: what lies in the middle of the table. A table without an expansion has none of its
entries."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from librt.vecs import vec
from mypy_extensions import i64

from boriken.core.document import PLENTY, Document
from boriken.core.errors import PositionError, quoted
from boriken.core.naming import ints, named, numbers
from boriken.core.title import Json
from boriken.games.puerto_rico import conservation as pieces
from boriken.games.puerto_rico.catalogue import (
    CARD_NAMES,
    COPIES,
    COPIES_FOR_TWO,
    COST,
    FIRST_BUILDING,
    FIRST_VIOLET,
    GOOD_NAMES,
    HOUSE_SPACES,
    NEW_PLACES,
    NO_CARD,
    PLACE_NAMES,
    PLACES,
    QUARRY,
    SPACES_BY_COST,
    is_violet,
)
from boriken.games.puerto_rico.choosing import is_banned, is_chosen_in_play, may_be_chosen
from boriken.games.puerto_rico.rules import ONE_OF_EACH, Rules
from boriken.games.puerto_rico.state import State

BUILDING_NAMES = PLACE_NAMES[FIRST_BUILDING:]
CHOOSABLE = PLACE_NAMES[FIRST_VIOLET:NEW_PLACES]


# Writing


def save(state: State) -> Json:
    return {
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
        **save_expansions(state),
    }


def save_ship(state: State, number: int) -> Json:
    ship: Json = {"spaces": int(state.rules.ships[number]), "load": int(state.ship_load[number])}
    if state.ship_load[number]:
        ship["good"] = GOOD_NAMES[state.ship_good[number]]
    return ship


def save_expansions(state: State) -> Json:
    rules = state.rules
    document: Json = {}
    if is_chosen_in_play(rules):
        document["chosen"] = [PLACE_NAMES[building] for building in chosen(state)]
    if rules.forest_tiles:
        document["forest_tiles"] = int(state.forest_tiles)
        document["removed"] = named(GOOD_NAMES, state.removed)
    if state.drawn >= 0:
        document["drawn"] = GOOD_NAMES[state.drawn]
    if rules.with_nobles:
        document["noble_ship"] = int(state.noble_ship)
        document["nobles"] = int(state.nobles)
    if rules.buccaneer:
        document["wanted"] = int(state.wanted)
        if state.kidnapped != NO_CARD:
            document["kidnapped"] = {"role": CARD_NAMES[state.kidnapped], "by": int(state.kidnapper)}
    if rules.festival:
        document["festival"] = save_festival(state)
    return document


def save_festival(state: State) -> Json:
    shown: Json = {"goods": named(GOOD_NAMES, state.festival_goods)}
    if state.festival_tile >= 0:
        shown["tile"] = PLACE_NAMES[state.festival_tile]
    if state.festival_building >= 0:
        shown["building"] = PLACE_NAMES[state.festival_building]
    spare = [building for building in range(FIRST_BUILDING, PLACES) if has_spare_copy(state, building)]
    if spare:
        shown["spare_copy"] = PLACE_NAMES[spare[0]]
    return shown


# Reading


def load(state: State, document: Document) -> None:
    state.row = numbers(document.counts("row", GOOD_NAMES, PLENTY))
    state.discards = numbers(document.counts("discards", GOOD_NAMES, PLENTY))
    state.house = numbers(document.counts("trading_house", GOOD_NAMES, HOUSE_SPACES))
    if sum(state.house) > HOUSE_SPACES:
        raise PositionError(
            f"The trading house has {HOUSE_SPACES} spaces.",
            "house_full",
            where="state.trading_house",
            most=int(HOUSE_SPACES),
        )
    load_expansions(state, document)
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
                raise PositionError(
                    f"Two cargo ships carry {GOOD_NAMES[good]}.",
                    "same_cargo",
                    where=f"{part.where}.good",
                    good=GOOD_NAMES[good],
                )
        state.ship_good[number] = good
    elif part.has("good"):
        raise PositionError(
            f"{part.where} has an entry 'good' that means nothing here.", "empty_ship", where=f"{part.where}.load"
        )
    part.done()


def load_expansions(state: State, document: Document) -> None:
    """Before the supplies are counted; what the festival shows is none of them."""
    rules = state.rules
    state.colonist_ship = document.number("colonist_ship", 0, PLENTY, int(rules.colonist_ship))
    if rules.forest_tiles:
        state.removed = numbers(document.counts("removed", GOOD_NAMES, PLENTY))
    if rules.new_buildings and document.has("drawn"):
        state.drawn = document.one_of("drawn", GOOD_NAMES)
    if rules.with_nobles:
        load_noble_ship(state, document)
    if rules.festival:
        load_festival(state, document.part("festival"))


def load_noble_ship(state: State, document: Document) -> None:
    """A noble a refill comes aboard, and all on the ship are dealt before the next, unless a kidnapper plays the mayor
    alone and leaves some there (NO-MAYOR-01, BU-DEC-07)."""
    rules = state.rules
    state.noble_ship = document.number("noble_ship", 0, PLENTY, int(rules.noble_ship))
    if state.noble_ship > 1 and not (rules.buccaneer and rules.kidnap_solo):
        raise PositionError(
            f"{state.noble_ship} nobles wait on the colonist ship, where no more than one can be"
            " without the Buccaneer's option kidnap_solo.",
            "noble_ship",
            where="state.noble_ship",
        )


def load_festival(state: State, shown: Document) -> None:
    state.festival_goods = numbers(shown.counts("goods", GOOD_NAMES, 3))
    if sum(state.festival_goods) > 3:
        raise PositionError(f"{shown.where}.goods can hold 3 goods.", "sum", where=f"{shown.where}.goods", most=3)
    if shown.has("tile"):
        state.festival_tile = shown.one_of("tile", GOOD_NAMES)
    if shown.has("building"):
        state.festival_building = shown.one_of("building", PLACE_NAMES)
    if shown.has("spare_copy"):
        building = shown.one_of("spare_copy", PLACE_NAMES)
        copies = state.copies[:]
        copies[building] = put_out(state.rules, building) + 1
        state.copies = copies
    shown.done()


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
            raise PositionError(
                f"There are {-left} too many {key}.", "too_many", where=f"{document.where}.{key}", count=-left
            )
        return document.number(key, left, left, left)

    state.goods = rest("goods", GOOD_NAMES, ints(rules.goods), pieces.goods_out, 0)
    state.deck = rest("deck", GOOD_NAMES, ints(rules.tiles), pieces.tiles_out, 0)
    load_chosen(state, document)
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


# Which buildings are in the game


def load_chosen(state: State, document: Document) -> None:
    """The kinds in the game; if they are left out, those that somebody has and then whatever fits."""
    if not is_chosen_in_play(state.rules):
        return
    owned = [building for building in range(FIRST_VIOLET, NEW_PLACES) if pieces.buildings_out(state, building)]
    is_told = document.has("chosen")
    kinds = [building_to_choose(name) for name in document.items("chosen")] if is_told else owned
    if not set(owned) <= set(kinds):
        raise PositionError("Somebody has a building that was not chosen.", "not_chosen", where="state.chosen")
    for building in kinds:
        put_on_sale(state, building)
    check_spaces(state)
    if not is_told:
        for building in range(FIRST_VIOLET, NEW_PLACES):
            if may_be_chosen(state, building):
                put_on_sale(state, building)


def building_to_choose(name: object) -> int:
    if not isinstance(name, str) or name not in CHOOSABLE:
        raise PositionError(
            f"state.chosen can hold buildings to choose from, not {quoted(name)}.",
            "one_of",
            where="state.chosen",
            names=", ".join(CHOOSABLE),
        )
    return PLACE_NAMES.index(name)


def put_on_sale(state: State, building: int) -> None:
    copies = state.copies[:]
    copies[building] = max(put_out(state.rules, building), int(copies[building]))
    state.copies = copies


def check_spaces(state: State) -> None:
    for cost in range(len(SPACES_BY_COST)):
        kinds = [building for building in chosen(state) if COST[building] == cost]
        if len(kinds) > SPACES_BY_COST[cost]:
            raise PositionError(
                f"No more than {SPACES_BY_COST[cost]} kinds of buildings for {cost} are on sale.",
                "kinds_on_sale",
                where="state.chosen",
                most=int(SPACES_BY_COST[cost]),
                cost=cost,
            )
        if any(is_banned(state, building) for building in kinds):
            raise PositionError(
                "By the rules of 2004 hacienda and forest house are not on sale together.",
                "banned",
                where="state.chosen",
            )


def chosen(state: State) -> list[int]:
    return [building for building in range(FIRST_VIOLET, NEW_PLACES) if is_violet(building) and state.copies[building]]


def put_out(rules: Rules, building: int) -> int:
    """Copies of a kind that is in the game, without one that was left in the box at first (FE-SETUP-09)."""
    if rules.new_buildings and rules.choice == ONE_OF_EACH and building < NEW_PLACES and is_violet(building):
        return 1
    return int((COPIES_FOR_TWO if rules.players == 2 else COPIES)[building])


def has_spare_copy(state: State, building: int) -> bool:
    return state.copies[building] > put_out(state.rules, building)
