"""What the expansions add to the document of a position; a table without one has none of its entries."""

from __future__ import annotations

from boriken.core.document import PLENTY, Document
from boriken.core.errors import PositionError, quoted
from boriken.core.naming import bits, named, numbers
from boriken.core.title import Json
from boriken.games.puerto_rico import pieces
from boriken.games.puerto_rico import state as st
from boriken.games.puerto_rico.catalogue import (
    BUCCANEER,
    CARD_NAMES,
    COPIES,
    COPIES_FOR_TWO,
    COST,
    FIRST_BUILDING,
    GOOD_NAMES,
    ISLAND_SPACES,
    MAYOR,
    NEW_PLACES,
    NO_CARD,
    PLACE_NAMES,
    PLACES,
    SMALL_MARKET,
    SPACES_BY_COST,
    is_violet,
)
from boriken.games.puerto_rico.choosing import is_banned, may_be_chosen
from boriken.games.puerto_rico.names import SAN_JUAN
from boriken.games.puerto_rico.options import CHOOSABLE
from boriken.games.puerto_rico.roles.buccaneer import is_either_raided
from boriken.games.puerto_rico.roles.captain import carrier
from boriken.games.puerto_rico.rules import CHOSEN_IN_TURN, DRAWN, ONE_OF_EACH, Rules
from boriken.games.puerto_rico.state import Player, State

MEMORY = {  # by role: what its phase remembers beyond the base game, and the name of it there
    "settler": {"tile_taken": "tile_taken", "second": "second_tile"},
    "trader": {"sold": "sold", "office_used": "land_office_used"},
}


# Writing


def save(state: State) -> Json:
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


def save_player(state: State, player: Player) -> Json:
    document: Json = {}
    if state.rules.forest_tiles:
        document["forest_tiles"] = int(player.forests)
    elif state.rules.new_buildings:
        document["forests"] = named(GOOD_NAMES, player.buried)
        document["secret_forests"] = named(GOOD_NAMES, player.secret)
        document["old_secret_forests"] = named(GOOD_NAMES, player.old_secret)
    if state.rules.with_nobles:
        document["nobles"] = named([*PLACE_NAMES, SAN_JUAN], [*player.nobles, player.idle_nobles])
    return document


def save_memory(state: State) -> Json:
    """What the phase has to remember."""
    rules, role = state.rules, CARD_NAMES[state.phase]
    memory: Json = {}
    if not rules.expanded:
        return memory
    for attribute, name in MEMORY.get(role, {}).items():
        memory[name] = bool(getattr(state, attribute))
    if role in ("mayor", "craftsman"):
        memory["extras"] = int(state.extras)
    if role == "craftsman" and rules.counts_production:
        memory["made"] = named(GOOD_NAMES, state.made)
        memory["crafted"] = named(GOOD_NAMES, state.crafted)
    if role == "captain" and state.ask != st.ASK_KEEP:
        memory["small_wharves_used"] = seats_in(state, state.small_wharves_used)
        memory["begun"] = seats_in(state, state.begun)
    if state.ask in OWING:
        memory["owed"] = int(state.owed)
    if is_raid(state):
        memory["raided"] = raided(state)
    return memory


def is_raid(state: State) -> bool:
    """Whether the question is who is removed from the colonist ship, or where those removed go."""
    return state.phase == BUCCANEER and state.ask in (st.ASK_TOKEN, st.ASK_MAN)


def raided(state: State) -> dict[str, int]:
    """Who has been removed from the ship and may still be kept."""
    return {"colonists": int(state.room), "nobles": int(state.due)}


OWING = (st.ASK_RETURN, st.ASK_SMALL_WHARF, st.ASK_TOKEN, st.ASK_SUPPLY, st.ASK_MAN)


# Reading


def load_middle(state: State, document: Document) -> None:
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
            " without the Buccaneer's option kidnap_solo."
        )


def load_festival(state: State, shown: Document) -> None:
    state.festival_goods = numbers(shown.counts("goods", GOOD_NAMES, 3))
    if sum(state.festival_goods) > 3:
        raise PositionError(f"{shown.where}.goods can hold 3 goods.")
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


def load_player(state: State, player: Player, part: Document) -> None:
    if state.rules.forest_tiles:
        player.forests = part.number("forest_tiles", 0, int(ISLAND_SPACES), 0)
    elif state.rules.new_buildings:
        player.buried = numbers(part.counts("forests", GOOD_NAMES, int(ISLAND_SPACES)))
        player.secret = numbers(part.counts("secret_forests", GOOD_NAMES, int(ISLAND_SPACES)))
        player.old_secret = numbers(part.counts("old_secret_forests", GOOD_NAMES, int(ISLAND_SPACES)))
        player.forests = sum(player.buried) + sum(player.secret) + sum(player.old_secret)
    player.tiles += player.forests
    if state.rules.with_nobles:
        *nobles, idle = part.counts("nobles", [*PLACE_NAMES, SAN_JUAN], PLENTY)
        player.nobles = numbers(nobles)
        player.idle_nobles = idle
        if pieces.is_crowded(player):
            raise PositionError(f"{part.where}.nobles are not among its colonists.")


def load_chosen(state: State, document: Document) -> None:
    """The kinds in the game; if they are left out, those that somebody has and then whatever fits."""
    if not is_chosen_in_play(state.rules):
        return
    owned = [building for building in range(SMALL_MARKET, NEW_PLACES) if pieces.buildings_out(state, building)]
    is_told = document.has("chosen")
    kinds = [building_to_choose(name) for name in document.items("chosen")] if is_told else owned
    if not set(owned) <= set(kinds):
        raise PositionError("Somebody has a building that was not chosen.")
    for building in kinds:
        put_on_sale(state, building)
    check_spaces(state)
    if not is_told:
        for building in range(SMALL_MARKET, NEW_PLACES):
            if may_be_chosen(state, building):
                put_on_sale(state, building)


def building_to_choose(name: object) -> int:
    if not isinstance(name, str) or name not in CHOOSABLE:
        raise PositionError(f"state.chosen can hold buildings to choose from, not {quoted(name)}.")
    return PLACE_NAMES.index(name)


def put_on_sale(state: State, building: int) -> None:
    copies = state.copies[:]
    copies[building] = max(put_out(state.rules, building), int(copies[building]))
    state.copies = copies


def check_spaces(state: State) -> None:
    for cost in range(len(SPACES_BY_COST)):
        kinds = [building for building in chosen(state) if COST[building] == cost]
        if len(kinds) > SPACES_BY_COST[cost]:
            raise PositionError(f"No more than {SPACES_BY_COST[cost]} kinds of buildings for {cost} are on sale.")
        if any(is_banned(state, building) for building in kinds):
            raise PositionError("By the rules of 2004 hacienda and forest house are not on sale together.")


def load_round(state: State, document: Document) -> None:
    if not state.rules.buccaneer:
        return
    last_seat = int(state.seats) - 1
    state.wanted = document.number("wanted", -1, last_seat, -1)
    if document.has("kidnapped"):
        kidnapped = document.part("kidnapped")
        state.kidnapped = kidnapped.one_of("role", CARD_NAMES[:BUCCANEER])
        state.kidnapper = kidnapped.number("by", 0, last_seat)
        kidnapped.done()
        if not state.free_cards & (1 << state.kidnapped):
            raise PositionError("A kidnapped role lies open until somebody plays it.")


def load_memory(state: State, question: Document, role: str) -> None:
    """What the phase has to remember."""
    rules, seats = state.rules, int(state.seats)
    if not rules.expanded:
        return
    for attribute, name in MEMORY.get(role, {}).items():
        setattr(state, attribute, question.flag(name, False))
    if role in ("mayor", "craftsman"):
        state.extras = question.number("extras", 0, 2, 0)
    if role == "craftsman" and rules.counts_production:
        state.made = numbers(question.counts("made", GOOD_NAMES, PLENTY))
        state.crafted = numbers(question.counts("crafted", GOOD_NAMES, PLENTY))
    if role == "captain" and state.ask != st.ASK_KEEP:
        state.small_wharves_used = bits(question.seats("small_wharves_used", seats))
        state.begun = bits(question.seats("begun", seats))
    if state.ask in OWING:
        state.owed = question.number("owed", 0, PLENTY, 0)
    if is_raid(state):
        removed = question.part("raided")
        state.room = removed.number("colonists", 0, int(state.colonists), 0)
        state.due = removed.number("nobles", 0, int(state.nobles), 0)
        removed.done()
    if state.ask == st.ASK_LOOT:
        state.due = carrier(state, state.about)


# Whether it can be


def is_either_there(state: State) -> bool:
    """Whether somebody can be asked to choose between a colonist and a noble."""
    if state.phase == BUCCANEER:
        return is_either_raided(state)
    if state.phase == MAYOR:
        waiting = min(state.colonist_ship, state.noble_ship)
        return waiting > 0 and state.owed <= state.colonist_ship + state.noble_ship
    return state.either_may_come()


def most_manned(state: State) -> int:
    """How many can be placed: of those raided, or of those won at the festival, who wait in San Juan."""
    if state.phase == BUCCANEER:
        return int(state.due + state.room)
    return int(state.current_player().san_juan - state.current_player().idle_nobles)


# What there is


def in_play(rules: Rules) -> list[str]:
    """The expansions of a table, by name."""
    on = {
        "new-buildings": rules.new_buildings,
        "nobles": rules.with_nobles,
        "buccaneer": rules.buccaneer,
        "festival": rules.festival,
    }
    return [name for name, is_on in on.items() if is_on]


def is_chosen_in_play(rules: Rules) -> bool:
    """Whether the position must say which buildings are in the game."""
    return rules.new_buildings and rules.choice in (CHOSEN_IN_TURN, DRAWN)


def chosen(state: State) -> list[int]:
    return [building for building in range(SMALL_MARKET, NEW_PLACES) if is_violet(building) and state.copies[building]]


def put_out(rules: Rules, building: int) -> int:
    """Copies of a kind that is in the game, without one that was left in the box at first (FE-SETUP-09)."""
    if rules.new_buildings and rules.choice == ONE_OF_EACH and building < NEW_PLACES and is_violet(building):
        return 1
    return int((COPIES_FOR_TWO if rules.players == 2 else COPIES)[building])


def has_spare_copy(state: State, building: int) -> bool:
    return state.copies[building] > put_out(state.rules, building)


def seats_in(state: State, bits: int) -> list[int]:
    return [seat for seat in range(state.seats) if bits & (1 << seat)]
