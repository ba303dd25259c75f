"""The view of a seat: the position in names, with the figures people ask for, without what is hidden from it."""

from collections.abc import Sequence

from boriken.core.game import OVER
from boriken.core.naming import at_table, named
from boriken.core.question import masked_question
from boriken.core.setup import Setup
from boriken.core.title import Json
from boriken.games.san_juan.catalogue import GOOD_NAMES, NO_TILE, ROLE_NAMES, TILE_NAMES
from boriken.games.san_juan.document import AGES, save
from boriken.games.san_juan.player import Player
from boriken.games.san_juan.rounds import hand_limit
from boriken.games.san_juan.scoring import chapel_points, printed_points, score
from boriken.games.san_juan.state import State


def view(state: State, setup: Setup, seat: int | None, log: Sequence[Json]) -> Json:
    """The saved position without the faces of cards that the seat has not seen (SJ-INFO-01 to SJ-INFO-10)."""
    picture = save(state)
    picture |= at_table(setup, state, seat)
    picture["question"] = masked_question(state, seat)
    picture["tile"] = None if state.tile == NO_TILE else TILE_NAMES[state.tile]
    picture["pile"] = int(state.pile)
    picture["discarded"] = int(state.discarded)
    del picture["deck"], picture["discards"], picture["old_discards"]
    takers = role_takers(state, log)
    for name, card in picture["roles"].items():
        card["taker"] = takers.get(name)
    for number, player in enumerate(state.players):
        for age in AGES:  # for whoever draws again what a seat cannot know
            del picture["seats"][number][age]
        picture["seats"][number] |= figures(player)
        picture["seats"][number]["goods"] = named(GOOD_NAMES, player.goods)
        if number != seat:
            hide(picture["seats"][number], state.actor == OVER)
    return picture


def hide(shown: Json, over: bool) -> None:
    """Others see how many cards, not which; of a chapel not even that before the end (D15)."""
    for secret in ("hand", "chapel", "memory", "recalled"):
        shown[secret] = None
    if not over:
        shown["chapel_cards"] = None
        shown["score"] = None


def figures(player: Player) -> Json:
    """What follows from a player's cards."""
    return {
        "cards": int(player.cards),
        "limit": int(hand_limit(player)),
        "buildings": int(player.buildings),
        "building_points": int(printed_points(player)),
        "chapel_cards": int(chapel_points(player)),
        "score": int(score(player)),
    }


def role_takers(state: State, log: Sequence[Json]) -> dict[str, int]:
    """Who took which role in this round; the rules need to know only whose role is being played."""
    takers = {ROLE_NAMES[state.phase]: int(state.taker)} if state.in_a_role() else {}
    for event in reversed(log):
        if event["kind"] == "round_ended":
            break
        if event["kind"] == "role_taken":
            takers[event["role"]] = event["seat"]
    return takers
