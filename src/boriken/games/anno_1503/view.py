"""What a seat sees: the position in names, with the figures people ask for, without what is hidden from it."""

from boriken.core.game import CHANCE, OVER
from boriken.core.naming import actor_name, at_table, named
from boriken.core.setup import Setup
from boriken.core.title import Json
from boriken.core.vectors import total
from boriken.games.anno_1503 import catalogue as cat
from boriken.games.anno_1503 import pieces
from boriken.games.anno_1503 import state as st
from boriken.games.anno_1503.costs import cannon_price
from boriken.games.anno_1503.document.names import BOARD_NAMES, QUESTION_NAMES
from boriken.games.anno_1503.document.saving import lookers, save, save_bill
from boriken.games.anno_1503.effects import cannons, extra_price, power, power_of
from boriken.games.anno_1503.scoring import holds, points, progress
from boriken.games.anno_1503.state import State
from boriken.games.anno_1503.turn.disasters import fees
from boriken.games.anno_1503.turn.fights import foe_total, own_total
from boriken.games.anno_1503.turn.pirates import bargain_price, foe_seat
from boriken.games.anno_1503.turn.trading import buy_limit, price_for, price_of

# Questions that action cards may answer
ASKS_WITH_CARDS = (st.ASK_WORK, st.ASK_SHIP, st.ASK_SAIL, st.ASK_DRAWN, st.ASK_DISCARD)


def view(state: State, setup: Setup, seat: int | None) -> Json:
    """Hidden are faces that the seat has not seen, cards in other hands, and what is in the stacks (AN-INFO)."""
    picture = save(state)
    picture |= at_table(setup, state, seat)
    picture["question"] = question(state, seat) if state.actor != OVER else None
    picture["squares"] = {
        cat.SQUARE_NAMES[square]: seen_tile(state, island, seat)
        for island, square in enumerate(state.rules.islands)
        if state.face[island] != st.NO_TILE
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
    """Who has looked is open; what they saw is not (AN-INFO-02, AN-INFO-03)."""
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
    return int(pieces.tiles_in_box(state, tile) - pieces.tiles_open(state, tile)) + tail - known


def figures(state: State, seat: int) -> Json:
    """What follows from a player's boards."""
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
    }


def fight_figures(state: State) -> Json:
    by = None if state.foe == st.NEST else int(foe_seat(state))
    return {"by": by, "own_total": int(own_total(state)), "foe_total": int(foe_total(state))}


def question(state: State, viewer: int | None = None) -> Json:
    """The open question and the numbers it is about; a tile's face only for who looks at it (AN-INFO-05)."""
    asked: Json = {"kind": QUESTION_NAMES[state.ask], "seat": actor_name(state)}
    if state.actor == CHANCE:
        return asked
    asked["active"] = int(state.active)
    player = state.player()
    if state.ask == st.ASK_WORK:
        asked["prices"] = {
            name: int(price_of(state, good)) for good, name in enumerate(cat.GOOD_NAMES) if state.rules.stock[good]
        }
        asked["buys"] = int(buy_limit(state) - state.buys)
        asked["buyers"] = {
            name: int(player.ranks[rank] * state.rules.per_turn[rank] - state.bought[rank])
            for rank, name in enumerate(cat.RANK_NAMES)
            if player.ranks[rank]
        }
        asked["extra"] = {"commodity": offered(extra_price(state, False)), "luxury": offered(extra_price(state, True))}
        asked["resident"] = int(state.rules.resident_per_turn - state.resident_sales)
        asked["cannon"] = offered(cannon_price(state, 0))
    elif state.ask == st.ASK_PRODUCE:
        asked["number"] = int(state.rolled)
    elif state.ask == st.ASK_GOLDEN:
        asked["goods"] = int(state.about)
    elif state.ask == st.ASK_LOSE:
        asked |= {"event": cat.EVENT_NAMES[state.event], "fee": int(fees(state)), "gold": int(player.gold)}
    elif state.ask == st.ASK_LAY:
        asked["board"] = BOARD_NAMES[state.about]
    elif state.ask == st.ASK_WITHOUT:
        asked |= save_bill(state)
    elif state.ask == st.ASK_BUILD:
        asked["card"] = cat.CARD_NAMES[state.about]
    elif state.ask == st.ASK_UPGRADE:
        asked["upgrades"] = int(state.upgrades_due)
    elif state.ask in (st.ASK_COMMODITY, st.ASK_LUXURY):
        asked["goods"] = int(state.commodities_due if state.ask == st.ASK_COMMODITY else state.luxuries_due)
    elif state.ask == st.ASK_PEEK:
        asked["tiles"] = int(state.peeks_due)
    elif state.ask == st.ASK_SAIL:
        asked |= {"square": cat.SQUARE_NAMES[state.square], "points": int(state.points_left)}
    elif state.ask == st.ASK_TILE:
        asked["square"] = cat.SQUARE_NAMES[state.rules.islands[state.about]]
        if viewer == state.current:
            asked["tile"] = cat.TILE_NAMES[state.face[state.about]]
    elif state.ask == st.ASK_RANSOM:
        asked["gold"] = int(state.rules.ransom)
    elif state.ask == st.ASK_GIVE:
        asked["gold"] = int(state.rules.loss_gold[state.pirate_card])
    elif state.ask == st.ASK_BARGAIN:
        asked["prices"] = {
            "commodity": int(bargain_price(state, cat.STONE)),
            "luxury": int(bargain_price(state, cat.MARBLE)),
        }
    elif state.ask in (st.ASK_DRAWN, st.ASK_REROLL):
        asked |= {"own": int(own_total(state)), "foe": int(foe_total(state))}
    elif state.ask == st.ASK_RETURN:
        asked["excess"] = int(total(player.goods) - state.rules.hand - power(state, cat.HAND_LIMIT))
    elif state.ask == st.ASK_DISCARD:
        asked["excess"] = int(total(player.hand) - state.rules.action_hand)
    return asked


def is_secret(state: State) -> bool:
    """Whether the answers follow from what only the one who is asked knows (AN-INFO-05, AN-INFO-08)."""
    if state.ask in ASKS_WITH_CARDS:
        return bool(total(state.player().hand) > 0)
    return bool(state.ask == st.ASK_TILE)


def offered(price: int) -> int | None:
    """Prices below zero mean that there is no such thing."""
    return None if price < 0 else int(price)
