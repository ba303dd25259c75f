"""What a seat sees: the position in names, with the figures people ask for, without what is hidden from it."""

from collections.abc import Sequence

from boriken.core.game import CHANCE, OVER
from boriken.core.setup import Setup
from boriken.core.title import Json
from boriken.games.puerto_rico import state as st
from boriken.games.puerto_rico.catalogue import (
    CARD_NAMES,
    FIRST_BUILDING,
    GOOD_NAMES,
    GOODS,
    NO_CARD,
    PLACE_NAMES,
    PLACES,
)
from boriken.games.puerto_rico.document import QUESTION_NAMES, named, save
from boriken.games.puerto_rico.roles.builder import price
from boriken.games.puerto_rico.roles.captain import most_loadable, warehouse_kinds
from boriken.games.puerto_rico.roles.craftsman import harvest
from boriken.games.puerto_rico.roles.mayor import room_at
from boriken.games.puerto_rico.scoring import printed_points, score
from boriken.games.puerto_rico.state import Player, State


def view(state: State, setup: Setup, seat: int | None, log: Sequence[Json]) -> Json:
    """The saved position is public but for one thing, points where the table plays with hidden chips."""
    picture = save(state)
    picture["game"] = setup.game
    picture["players"] = setup.players
    picture["options"] = dict(setup.options)
    picture["viewer"] = seat
    picture["actor"] = actor_name(state)
    picture["question"] = question(state) if state.actor != OVER else None
    if state.ask == st.ASK_PLACE:
        picture["question"] |= crew_before(log, int(state.current))
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


def role_takers(state: State, log: Sequence[Json]) -> dict[str, int]:
    """Who took which role in this round; the rules need to know only whose role is being played."""
    takers = {} if state.phase == NO_CARD else {CARD_NAMES[state.phase]: int(state.taker)}
    for event in reversed(log):
        if event["kind"] == "round ended":
            break
        if event["kind"] == "role taken":
            takers[event["role"]] = event["seat"]
    return takers


def crew_before(log: Sequence[Json], seat: int) -> Json:
    """As `now`, how the colonists stood before the mayor lifted them, if the log goes back far enough.

    Whoever is dealt colonists places all he has; from then on the log tells of every one.
    """
    crew: dict[str, int] | None = None
    told: list[Json] = []
    for event in log:
        if event["kind"] == "role taken":  # what the role that is being played has brought is not before it
            crew, told = stood(crew, told), []
        elif event["seat"] == seat:
            told.append(event)
    return {} if crew is None else {"now": {place: count for place, count in crew.items() if count}}


def stood(crew: dict[str, int] | None, told: Sequence[Json]) -> dict[str, int] | None:
    """Where colonists stand after these events of one seat; None as long as that is not known."""
    for event in told:
        if event["kind"] in ("start tile", "colonists dealt"):
            crew = {}
        elif crew is not None and event["kind"] == "colonists placed":
            crew[event["place"]] = event["count"]
        elif crew is not None and event["kind"] == "colonist on new":
            crew[event["place"]] = crew.get(event["place"], 0) + 1
    return crew


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


def actor_name(state: State) -> int | str | None:
    if state.actor == OVER:
        return None
    return "chance" if state.actor == CHANCE else int(state.actor)


def question(state: State) -> Json:
    """The open question and the numbers it is about."""
    asked: Json = {"kind": QUESTION_NAMES[state.ask], "seat": actor_name(state)}
    if state.phase != NO_CARD:
        asked["role"] = CARD_NAMES[state.phase]
        asked["taker"] = int(state.taker)
    player = state.current_player()
    if state.ask == st.ASK_PLACE:
        asked["about"] = PLACE_NAMES[state.about]
        asked["circles"] = int(room_at(player, state.about))
        asked["colonists"] = int(player.san_juan)
        asked["things"] = named(PLACE_NAMES, [room_at(player, place) for place in range(PLACES)], state.about)
    elif state.ask == st.ASK_KEEP:
        asked["about"] = GOOD_NAMES[state.about]
        asked["goods"] = int(player.goods[state.about])
        asked["warehouse_kinds"] = int(warehouse_kinds(player))
        asked["things"] = named(GOOD_NAMES, player.goods, state.about)
    elif state.ask == st.ASK_USE:
        asked["about"] = PLACE_NAMES[state.about]
    elif state.ask == st.ASK_BUILD:
        asked["prices"] = {
            PLACE_NAMES[building]: int(price(state, player, building))
            for building in range(FIRST_BUILDING, PLACES)
            if state.sale[building] and not player.owned[building]
        }
    elif state.ask == st.ASK_SHIP:
        asked["loads"] = named(GOOD_NAMES, [most_loadable(state, good) for good in range(GOODS)])
    return asked


def crew(player: Player) -> dict[str, int]:
    """Colonists by place."""
    return named(PLACE_NAMES, player.crew)


def goods(player: Player) -> dict[str, int]:
    return named(GOOD_NAMES, player.goods)
