"""The view of a seat: the position in names, with the figures people ask for, without what is hidden from it."""

from boriken.core.naming import at_table, named
from boriken.core.question import masked_question
from boriken.core.setup import Setup
from boriken.core.title import Json
from boriken.core.vectors import total
from boriken.games.anno_1503 import catalogue as cat
from boriken.games.anno_1503 import conservation
from boriken.games.anno_1503.document.names import BOARD_NAMES
from boriken.games.anno_1503.document.saving import lookers, save
from boriken.games.anno_1503.effects import cannons, power_of
from boriken.games.anno_1503.player import NO_TILE
from boriken.games.anno_1503.scoring import holds, points, progress
from boriken.games.anno_1503.state import NEST, State
from boriken.games.anno_1503.turn.fights import foe_total, own_total
from boriken.games.anno_1503.turn.raids import foe_seat
from boriken.games.anno_1503.turn.trading import price_for


def view(state: State, setup: Setup, seat: int | None) -> Json:
    """Hidden are faces that the seat has not seen, cards in other hands, and what is in the stacks (AN-INFO)."""
    picture = save(state)
    picture |= at_table(setup, state, seat)
    picture["question"] = masked_question(state, seat)
    picture["squares"] = {
        cat.SQUARE_NAMES[square]: seen_tile(state, island, seat)
        for island, square in enumerate(state.rules.islands)
        if state.face[island] != NO_TILE
    }
    picture["unseen"] = named(cat.TILE_NAMES, [unseen_by(state, tile, seat) for tile in range(cat.TILES)])
    picture["reserve"] = {name: int(state.reserve_size(board)) for board, name in enumerate(BOARD_NAMES)}
    picture["action_stack"] = int(total(state.stack))
    picture["pirate_stack"] = int(total(state.pirate_stack))
    for number, shown in enumerate(picture["seats"]):
        shown["hand"] = int(total(state.players[number].hand))
        if number != seat:
            shown["cards"] = None  # AN-INFO-08
        shown.pop("kept", None)
        shown.pop("put_down", None)
        shown.update(figures(state, number))
    if picture["fight"]:
        picture["fight"] |= fight_figures(state)
    return picture


def seen_tile(state: State, island: int, seat: int | None) -> Json:
    """A tile as a seat sees it: everybody knows who looked, not what they saw (AN-INFO-02, AN-INFO-03)."""
    tile: Json = {"back": int(state.back[island]), "looked": lookers(state, island)}
    if seat in tile["looked"]:
        tile["face"] = cat.TILE_NAMES[state.face[island]]
    return tile


def unseen_by(state: State, tile: int, seat: int | None) -> int:
    """Tiles of a kind that lie face down and that the seat does not know: everybody can count them out."""
    known = sum(
        face == tile and seat is not None and bool(mask & (1 << seat))
        for face, mask in zip(state.face, state.known, strict=True)
    )
    tail = sum(each == tile for each in state.tail(1 if tile >= cat.FIRST_CROWN else 0))
    return int(conservation.tiles_in_box(state, tile) - conservation.tiles_open(state, tile)) + tail - known


def figures(state: State, seat: int) -> Json:
    """Figures that follow from a player's boards."""
    rules, player = state.rules, state.players[seat]
    scoring = [point for point in range(cat.POINTS) if rules.goal[point] >= 0]
    return {
        "score": int(points(rules, player)),
        "points": {cat.POINT_NAMES[point]: int(progress(player, point)) for point in scoring},
        "held": [cat.POINT_NAMES[point] for point in scoring if holds(rules, player, point)],
        "strength": int(cannons(state, seat)),
        "commodity_price": int(price_for(state, seat, cat.STONE)),
        "luxury_price": int(price_for(state, seat, cat.MARBLE)) if rules.expansion else None,
        "ship_points": int(rules.points + power_of(state, seat, cat.SHIP_POINTS)),
        "docked": int(rules.ships - conservation.ships(state, seat)),
        "sated": named(cat.RANK_NAMES, [sated(state, seat, rank) for rank in range(cat.RANKS)]),
    }


def sated(state: State, seat: int, rank: int) -> int:
    """Inhabitants of a rank who have bought all they buy in this turn."""
    each = state.rules.per_turn[rank]
    return int(state.bought[rank] // each) if seat == state.active and each else 0


def fight_figures(state: State) -> Json:
    by = None if state.foe == NEST else int(foe_seat(state))
    return {"by": by, "own_total": int(own_total(state)), "foe_total": int(foe_total(state))}
