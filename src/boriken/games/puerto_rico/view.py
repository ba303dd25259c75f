"""The view of a seat: the position in names, with the figures people ask for, without what is hidden from it."""

from collections.abc import Sequence

from boriken.core.game import OVER
from boriken.core.naming import at_table, named
from boriken.core.question import masked_question
from boriken.core.setup import Setup
from boriken.core.title import Json
from boriken.games.puerto_rico.catalogue import (
    CARD_NAMES,
    COST,
    FIRST_BUILDING,
    FIRST_VIOLET,
    GOOD_NAMES,
    GOODS,
    KINDS_CHOSEN,
    NEW_PLACES,
    NO_CARD,
    PLACE_NAMES,
)
from boriken.games.puerto_rico.choosing import is_chosen_in_play, kinds_chosen, spaces_left
from boriken.games.puerto_rico.crews import PLAYED
from boriken.games.puerto_rico.document import save
from boriken.games.puerto_rico.game import STEPS
from boriken.games.puerto_rico.player import NOWHERE, Player
from boriken.games.puerto_rico.roles.production import harvest
from boriken.games.puerto_rico.scoring import printed_points, score
from boriken.games.puerto_rico.state import State


def view(state: State, setup: Setup, seat: int | None, log: Sequence[Json]) -> Json:
    """The saved position is public but for points, where the table plays with hidden chips, and unseen forests."""
    picture = save(state)
    hide_forests(picture, state, seat)
    picture |= at_table(setup, state, seat)
    picture["question"] = masked_question(state, seat)
    if state.actor != OVER:
        picture["question"] |= STEPS[state.ask].shown(state, seat, log)
    picture |= preparation(state)
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
    view: Json = {
        "preparing": bool(state.phase == NO_CARD and state.round == 1 and STEPS[state.ask].before_play),
        "in_game": [PLACE_NAMES[building] for building in in_game],
    }
    if is_chosen_in_play(state.rules) and kinds_chosen(state) < KINDS_CHOSEN:
        view["draft"] = {
            PLACE_NAMES[building]: int(spaces_left(state, COST[building]))
            for building in range(FIRST_VIOLET, NEW_PLACES)
            if not state.copies[building]
        }
    return view


def hide_forests(picture: Json, state: State, seat: int | None) -> None:
    """Count tiles that others drew or laid face down with the stack: this seat cannot tell them apart."""
    picture["face_down"] = sum(picture["deck"].values())
    if not state.rules.new_buildings:
        return
    unseen = [int(tiles) for tiles in state.deck]
    picture.pop("drawn", None)
    if state.drawn != NOWHERE and state.current != seat:
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
    """The seats by the role they took in this round; the rules need to know only whose role is being played."""
    takers = {} if state.phase == NO_CARD else {CARD_NAMES[state.phase]: int(state.taker)}
    for event in reversed(log):
        if event["kind"] == "round_ended":
            break
        if event["kind"] in PLAYED:
            takers[event["role"]] = event["seat"]
    return takers


def figures(player: Player) -> Json:
    """Figures that follow from a player's board."""
    return {
        "score": int(score(player)),
        "building_points": int(printed_points(player)),
        "colonists": int(player.colonists()),
        "tiles": int(player.tiles),
        "spaces": int(player.spaces),
        "production": named(GOOD_NAMES, [harvest(player, good) for good in range(GOODS)]),
    }
