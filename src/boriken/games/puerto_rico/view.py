"""What a seat sees: the position in names, with the figures people ask for, without what is hidden from it."""

from collections.abc import Sequence

from boriken.core.game import OVER
from boriken.core.naming import actor_name, at_table, named
from boriken.core.setup import Setup
from boriken.core.title import Json
from boriken.games.puerto_rico import arranging, expansions, suggesting
from boriken.games.puerto_rico import state as st
from boriken.games.puerto_rico.catalogue import (
    CARD_NAMES,
    COST,
    FIRST_BUILDING,
    GOOD_NAMES,
    GOODS,
    GUESTHOUSE,
    KINDS_CHOSEN,
    NEW_PLACES,
    NO_CARD,
    PLACE_NAMES,
    PLACES,
    SMALL_MARKET,
    SPACES_BY_COST,
)
from boriken.games.puerto_rico.choosing import kinds_chosen
from boriken.games.puerto_rico.document import QUESTION_NAMES, WINDOW_NAMES, is_about_place, save
from boriken.games.puerto_rico.expansions import is_raid, raided
from boriken.games.puerto_rico.guests import can_move_guest, joins
from boriken.games.puerto_rico.names import SAN_JUAN
from boriken.games.puerto_rico.roles.buccaneer import names_one_by_one, surplus
from boriken.games.puerto_rico.roles.captain import free_goods, most_loadable, warehouse_kinds
from boriken.games.puerto_rico.roles.craftsman import harvest
from boriken.games.puerto_rico.roles.mayor import room_at
from boriken.games.puerto_rico.roles.prices import price
from boriken.games.puerto_rico.scoring import printed_points, score
from boriken.games.puerto_rico.state import Player, State

# Questions of the builder phase that the black market's point may answer
ASKS_WITH_POINTS = (st.ASK_BUILD, st.ASK_RECALL, st.ASK_RETURN)

# Questions before the first role is taken, if they come up in the first round and in no phase
PREPARING = (
    *(st.ASK_GOVERNOR, st.ASK_CHOOSE, st.ASK_ON_SALE, st.ASK_ROW),
    *(st.ASK_FESTIVAL_TILE, st.ASK_FESTIVAL_GOOD, st.ASK_FESTIVAL_BUILDING),
)


def view(state: State, setup: Setup, seat: int | None, log: Sequence[Json]) -> Json:
    """The saved position is public but for points, where the table plays with hidden chips, and unseen forests."""
    picture = save(state)
    hide_forests(picture, state, seat)
    picture |= at_table(setup, state, seat)
    picture["question"] = question(state) if state.actor != OVER else None
    picture |= preparation(state)
    if state.ask == st.ASK_PLACE:
        picture["question"] |= crew_before(log, int(state.current), state.rules.kidnap_solo)
        picture["question"] |= suggesting.crews(state, picture["question"].get("now", {}))
    if state.ask == st.ASK_LAY and state.current == seat:
        picture["question"]["tile"] = GOOD_NAMES[state.drawn]
    if is_secret(state) and state.current != seat:
        picture["question"].pop("things", None)  # a point that can be given would tell that there is one
    takers = role_takers(state, log)
    for name, card in picture["roles"].items():
        card["taker"] = takers.get(name)
    for number, player in enumerate(state.players):
        shown = picture["seats"][number]
        shown |= figures(player)
        if setup.flag("hidden_vp") and state.actor != OVER and number != seat:  # PR-DEC-15
            shown["points"] = None
            shown["score"] = None
    return picture


def preparation(state: State) -> Json:
    """Which buildings are in the game, and while they are chosen, how many more kinds of each price there will be."""
    in_game = [building for building in range(FIRST_BUILDING, state.rules.places) if state.copies[building]]
    told: Json = {
        "preparing": bool(state.phase == NO_CARD and state.round == 1 and state.ask in PREPARING),
        "in_game": [PLACE_NAMES[building] for building in in_game],
    }
    if expansions.is_chosen_in_play(state.rules) and kinds_chosen(state) < KINDS_CHOSEN:
        told["draft"] = {
            PLACE_NAMES[building]: spaces_left(state, building)
            for building in range(SMALL_MARKET, NEW_PLACES)
            if not state.copies[building]
        }
    return told


def spaces_left(state: State, building: int) -> int:
    """How many more kinds of the same price can be chosen (NB-SETUP-08)."""
    alike = [kind for kind in expansions.chosen(state) if COST[kind] == COST[building]]
    return int(SPACES_BY_COST[COST[building]]) - len(alike)


def hide_forests(picture: Json, state: State, seat: int | None) -> None:
    """What others have drawn and laid face down may, for all this seat knows, still lie in the stack."""
    picture["face_down"] = sum(picture["deck"].values())
    if not state.rules.new_buildings:
        return
    unseen = [int(tiles) for tiles in state.deck]
    picture.pop("drawn", None)
    if state.ask == st.ASK_LAY and state.current != seat:
        unseen[state.drawn] += 1
    for number, player in enumerate(state.players):
        shown = picture["seats"][number]
        shown["forests"] = {"count": int(player.forests), "known": named(GOOD_NAMES, player.buried)}
        mine = [shown.pop(key, {}) for key in ("secret_forests", "old_secret_forests")]
        if number != seat and state.actor != OVER:
            unseen = [tiles + int(secret) for tiles, secret in zip(unseen, player.secret, strict=True)]
        else:
            for tiles in mine:
                for tile, count in tiles.items():
                    shown["forests"]["known"][tile] = shown["forests"]["known"].get(tile, 0) + count
    picture["deck"] = named(GOOD_NAMES, unseen)


def role_takers(state: State, log: Sequence[Json]) -> dict[str, int]:
    """Who took which role in this round; the rules need to know only whose role is being played."""
    takers = {} if state.phase == NO_CARD else {CARD_NAMES[state.phase]: int(state.taker)}
    for event in reversed(log):
        if event["kind"] == "round_ended":
            break
        if event["kind"] in PLAYED:
            takers[event["role"]] = event["seat"]
    return takers


def crew_before(log: Sequence[Json], seat: int, kidnap_solo: bool) -> Json:
    """As `now`, how the colonists stood before the mayor lifted them, if the log goes back far enough.

    In a mayor phase everybody places all they have, or the kidnapper alone does; from then on the log tells of each.
    """
    crew: dict[str, int] | None = None
    told: list[Json] = []
    for event in log:
        if event["kind"] in PLAYED:
            crew, told = stood(crew, told), []  # what the role that is being played has brought is not before it
            alone = kidnap_solo and event["kind"] == "kidnapped_role_played"  # BU-DEC-07
            if event["role"] == "mayor" and (event["seat"] == seat or not alone):
                told = [event]
        elif event["seat"] == seat:
            told.append(event)
    return {} if crew is None else {"now": {place: count for place, count in crew.items() if count}}


def stood(crew: dict[str, int] | None, told: Sequence[Json]) -> dict[str, int] | None:
    """Where colonists stand after these events of one seat; None as long as that is not known."""
    for event in told:
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


PLAYED = ("role_taken", "kidnapped_role_played")
MOVES_IN = ("colonist_on_new", "colonist_placed", "guest_moved")


def figures(player: Player) -> Json:
    """What follows from a player's board."""
    return {
        "score": int(score(player)),
        "building_points": int(printed_points(player)),
        "colonists": int(player.colonists()),
        "tiles": int(player.tiles),
        "spaces": int(player.spaces),
        "production": named(GOOD_NAMES, [harvest(player, good) for good in range(GOODS)]),
    }


def question(state: State) -> Json:
    """The open question and the numbers it is about."""
    asked: Json = {"kind": QUESTION_NAMES[state.ask], "seat": actor_name(state)}
    if state.phase != NO_CARD:
        asked["role"] = CARD_NAMES[state.phase]
        asked["taker"] = int(state.taker)
    player = state.current_player()
    if state.ask == st.ASK_GUEST:
        asked["window"] = WINDOW_NAMES[state.about]
    elif is_about_place(state):
        asked["about"] = PLACE_NAMES[state.about]
    if state.rules.new_buildings and joins(state.ask) and can_move_guest(player):
        asked["guests"] = int(player.crew[GUESTHOUSE])
    if state.ask == st.ASK_PLACE:
        asked["about"] = PLACE_NAMES[state.about]
        asked["circles"] = int(room_at(player, state.about))
        asked["colonists"] = int(player.san_juan)
        asked["things"] = named(PLACE_NAMES, [room_at(player, place) for place in range(PLACES)], state.about)
    elif state.ask == st.ASK_KEEP:
        asked["about"] = GOOD_NAMES[state.about]
        asked["goods"] = int(player.goods[state.about])
        asked["warehouse_kinds"] = int(warehouse_kinds(player))
        asked["free_goods"] = int(free_goods(player))
        asked["things"] = named(GOOD_NAMES, player.goods, state.about)
    elif state.ask in (st.ASK_SMALL_WHARF, st.ASK_LOOT):
        asked["about"] = GOOD_NAMES[state.about]
        if state.ask == st.ASK_SMALL_WHARF:
            asked["goods"] = int(player.goods[state.about])
            asked["things"] = named(GOOD_NAMES, player.goods, state.about)
    elif state.ask in (st.ASK_RETURN, st.ASK_SUPPLY, st.ASK_MAN, st.ASK_NOBLE):
        asked["left"] = int(player.idle_nobles if state.ask == st.ASK_NOBLE else state.owed)
        if is_raid(state):
            asked["raided"] = raided(state)
    elif is_raid(state) and names_one_by_one(state):
        asked["left"] = int(surplus(state))
    elif state.ask == st.ASK_BUILD:
        asked["prices"] = {
            PLACE_NAMES[building]: int(price(state, player, building))
            for building in range(FIRST_BUILDING, state.rules.places)
            if state.sale[building] and not player.owned[building]
        }
    elif state.ask == st.ASK_SHIP:
        asked["loads"] = named(GOOD_NAMES, [most_loadable(state, good) for good in range(GOODS)])
    return asked | arranging.details(state)


def is_secret(state: State) -> bool:
    """Whether the answers follow from what only the one who is asked knows."""
    if state.ask in ASKS_WITH_POINTS:
        return bool(state.rules.hidden_vp)
    return bool(state.ask == st.ASK_DISCARD and state.rules.turns_tiles)


def crew(player: Player) -> dict[str, int]:
    """Colonists by place."""
    return named(PLACE_NAMES, player.crew)


def nobles(player: Player) -> dict[str, int]:
    """Nobles by place."""
    return named(PLACE_NAMES, player.nobles)


def goods(player: Player) -> dict[str, int]:
    return named(GOOD_NAMES, player.goods)
