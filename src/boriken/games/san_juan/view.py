"""The view of a seat: the position in names, with the figures people ask for, without what is hidden from it."""

from collections.abc import Sequence

from boriken.core.game import OVER
from boriken.core.naming import at_table, named, numbers
from boriken.core.question import masked_question
from boriken.core.setup import Setup
from boriken.core.title import Json
from boriken.games.san_juan.catalogue import (
    CARD_NAMES,
    CHAPEL,
    FIRST_LARGE,
    GOOD_NAMES,
    KINDS,
    NO_CARD,
    NO_TILE,
    PALACE,
    ROLE_NAMES,
    TILE_NAMES,
    prices_on,
)
from boriken.games.san_juan.document import AGES, known_tiles, save
from boriken.games.san_juan.player import Player
from boriken.games.san_juan.rounds import hand_limit
from boriken.games.san_juan.scoring import base_points, chapel_points, extra_points, printed_points, score
from boriken.games.san_juan.state import State


def view(state: State, setup: Setup, seat: int | None, log: Sequence[Json]) -> Json:
    """The saved position without the faces of cards that the seat has not seen (SJ-INFO-01 to SJ-INFO-10)."""
    picture = save(state)
    picture |= at_table(setup, state, seat)
    picture["question"] = masked_question(state, seat)
    picture["tile"] = None if state.tile == NO_TILE else TILE_NAMES[state.tile]
    picture |= trading_house(state)
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
        knows = number == seat or state.actor == OVER
        picture["seats"][number] |= open_figures(player, knows)
        picture["seats"][number]["bonuses"] = bonuses(state, number, seat, knows)
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
    """Figures that follow from a player's cards."""
    return {
        "cards": int(player.cards),
        "limit": int(hand_limit(player)),
        "buildings": int(player.buildings),
        "building_points": int(printed_points(player)),
        "chapel_cards": int(chapel_points(player)),
        "score": int(score(player)),
    }


def open_figures(player: Player, with_chapel: bool) -> Json:
    """Points as the viewer can count them, who may not know what lies under a chapel (D15)."""
    without_palace = int(base_points(player)) - unknown_points(player, with_chapel)
    palace = without_palace // 4 if player.has(PALACE) else 0
    return {
        "open_points": without_palace + palace,
        "hides_points": not with_chapel and bool(player.town[CHAPEL] or player.covered[CHAPEL]),
    }


def bonuses(state: State, number: int, seat: int | None, with_chapel: bool) -> dict[str, int]:
    """The points that buildings with cost 6 add: those in the town and, for their owner, those that might come."""
    player = state.players[number]
    cards = [player.town]
    if state.site != NO_CARD and state.current == number:
        cards.append(numbers([int(card == state.site) for card in range(KINDS)]))
    if number == seat:
        cards += [player.hand] + ([state.open] if state.current == seat and state.actor == seat else [])
    hidden = unknown_points(player, with_chapel)
    return {
        CARD_NAMES[building]: bonus(player, building, hidden)
        for building in range(FIRST_LARGE, KINDS)
        if any(counts[building] for counts in cards)
    }


def unknown_points(player: Player, with_chapel: bool) -> int:
    return 0 if with_chapel else int(chapel_points(player))


def bonus(player: Player, building: int, hidden: int) -> int:
    """The points that a building with cost 6 adds to a town, or would add."""
    town = player.copy()
    if not town.has(building):
        town.town[building] += 1
    if building == PALACE:
        return (int(base_points(town)) - hidden) // 4
    return int(extra_points(town, building))


def trading_house(state: State) -> Json:
    """The tiles in the order of their stack, as far as they are known: whoever has seen four knows the fifth."""
    order: list[str | None] = [*known_tiles(state)]
    missing = [name for name in TILE_NAMES if name not in order]
    order += missing if len(missing) == 1 else [None] * len(missing)
    turned_up = int(state.trades)
    states = [""] * len(order)
    states[turned_up % len(order)] = "next"
    if state.tile != NO_TILE:
        states[(turned_up - 1) % len(order)] = "up"
    stack = [told_tile(tile, where) for tile, where in zip(order, states, strict=True)]
    view: Json = {"stack": stack}
    now = next((tile for tile in stack if tile["state"] == ("up" if "up" in states else "next")), None)
    if now and now["tile"]:
        view["prices"] = now["prices"]
    return view


def told_tile(tile: str | None, where: str) -> Json:
    if tile is None:
        return {"tile": None, "state": where}
    return {"tile": tile, "state": where, "prices": prices_on(TILE_NAMES.index(tile))}


def role_takers(state: State, log: Sequence[Json]) -> dict[str, int]:
    """The seats by the role they took in this round; the rules need to know only whose role is being played."""
    takers = {ROLE_NAMES[state.phase]: int(state.taker)} if state.in_a_role() else {}
    for event in reversed(log):
        if event["kind"] == "round_ended":
            break
        if event["kind"] == "role_taken":
            takers[event["role"]] = event["seat"]
    return takers
