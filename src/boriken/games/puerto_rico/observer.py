"""Puerto Rico as a row of numbers, as one seat sees it."""

from typing import Final

from librt.strings import BytesWriter
from librt.vecs import vec
from mypy_extensions import i64

from boriken.core.game import OVER, Game
from boriken.core.observer import Part, TableObserver, put, put_bits, put_flag, put_nothing, put_one_of
from boriken.games.puerto_rico.actions import MOST_SEATS
from boriken.games.puerto_rico.catalogue import (
    BUCCANEER,
    BUILDER,
    CARDS,
    CRAFTSMAN,
    FIRST_BUILDING,
    GOODS,
    NEW_PLACES,
    NO_CARD,
    OWN_SHIPS,
    PLACE_NAMES,
    PLACES,
    SETTLER,
)
from boriken.games.puerto_rico.evaluate.table import room_on_ships, turns_to_wait
from boriken.games.puerto_rico.game import KIND_OF, TELLS_PLACE
from boriken.games.puerto_rico.player import Player
from boriken.games.puerto_rico.questions import (
    ASK_BERTH,
    ASK_BUILD,
    ASK_GUEST,
    ASK_HOSPICE_TOKEN,
    ASK_LOOT,
    ASK_MAN_AS_SETTLER,
    ASK_PLACE,
    ASK_RAID_TOKEN,
    ASK_USE_AS_SETTLER,
)
from boriken.games.puerto_rico.roles.placing import room_at
from boriken.games.puerto_rico.roles.prices import price
from boriken.games.puerto_rico.roles.production import harvest
from boriken.games.puerto_rico.roles.ships import carrier
from boriken.games.puerto_rico.scoring import printed_points, score
from boriken.games.puerto_rico.state import State

QUESTIONS: Final[i64] = 40  # more than there are: a new one need not move what follows
SHIPS: Final[i64] = 3
WINDOWS: Final[i64] = 4
ENDS: Final[i64] = 4
NOBLE_BUILDINGS: Final[i64] = PLACES - NEW_PLACES

PLAYER: Final = [
    Part("present", 1),
    Part("doubloons", 1, 10),
    Part("points", 1, 20),
    Part("score", 1, 20),
    Part("colonists in San Juan", 1, 5),
    Part("island spaces", 1, 6),
    Part("city spaces", 1, 6),
    Part("large buildings", 1),
    Part("colonists", 1, 10),
    Part("governor", 1),
    Part("taker", 1),
    Part("turns to wait", 1, 3),
    *[Part(f"{PLACE_NAMES[building].replace('_', ' ')} used", 1) for building in OWN_SHIPS],
    Part("decides", 1),
    Part("goods", int(GOODS), 3),
    Part("harvest", int(GOODS), 3),
    Part("room on ships", int(GOODS), 3),
    Part("tiles", 6, 3),
    Part("buildings", int(PLACES - FIRST_BUILDING)),
    Part("colonists on tiles", 6, 3),
    Part("colonists on buildings", int(PLACES - FIRST_BUILDING)),
    Part("forests", 1, 3),
    Part("tiles under forests", int(GOODS)),
    Part("nobles", 1, 3),
    Part("nobles in San Juan", 1),
    Part("nobles on their buildings", int(NOBLE_BUILDINGS)),
    Part("wanted", 1),
    Part("kidnapper", 1),
]

TABLE: Final = [
    Part("goods in the supply", int(GOODS), 10),
    Part("goods in the trading house", int(GOODS)),
    Part("plantations open", int(GOODS), 2),
    Part("plantations face down", int(GOODS), 10),
    Part("plantations discarded", int(GOODS), 10),
    Part("space left on ships", int(SHIPS), 5),
    Part("goods on ships", int(SHIPS), 5),
    Part("kinds on ships", int(SHIPS * GOODS)),
    Part("quarries", 1, 8),
    Part("colonists in the supply", 1, 50),
    Part("colonists on the ship", 1, 5),
    Part("nobles in the supply", 1, 10),
    Part("nobles on the ship", 1),
    Part("point chips", 1, 50),
    Part("forest tiles", 1, 5),
    Part("buildings on sale", int(PLACES - FIRST_BUILDING), 2),
    Part("roles free", int(CARDS)),
    Part("doubloons on roles", int(CARDS), 2),
    Part("role kidnapped", int(CARDS)),
    Part("festival: plantation", int(GOODS)),
    Part("festival: goods", int(GOODS)),
    Part("festival: building", int(PLACES - FIRST_BUILDING)),
    Part("round", 1, 10),
    Part("roles taken", 1, 3),
    Part("ends", int(ENDS)),
    Part("question", int(QUESTIONS)),
    Part("what it is about, or prices", int(PLACES), 2),
    Part("window for guests", int(WINDOWS)),
    Part("role being played", int(CARDS)),
    Part("turns left", 1, 3),
    Part("circles left", 1, 8),
    Part("circles there", 1, 3),
    Part("pieces still owed", 1, 2),
    Part("what a building would give", 1, 3),
    Part("extra goods taken", 1),
    Part("turns since a shipment", 1, 3),
    Part("captain's point to come", 1),
    Part("unseen tile taken", 1),
    Part("tile taken", 1),
    Part("second time", 1),
    Part("good sold", 1),
    Part("land office used", 1),
    Part("one player alone", 1),
    Part("kinds produced", int(GOODS)),
    Part("goods made", int(GOODS), 3),
    Part("goods the craftsman made", int(GOODS), 3),
    Part("tile drawn", int(GOODS)),
    Part("players", int(MOST_SEATS) - 1),
    Part("expansions", 4),
    Part("options", 10),
]


class PuertoRicoObserver(TableObserver):
    def __init__(self) -> None:
        super().__init__(MOST_SEATS, PLAYER, TABLE)

    def put_player(self, row: BytesWriter, game: Game, seat: i64, viewer: i64) -> None:
        assert isinstance(game, State)
        put_player(row, game, seat, viewer)

    def put_table(self, row: BytesWriter, game: Game, viewer: i64) -> None:
        assert isinstance(game, State)
        put_middle(row, game, viewer)
        put_question(row, game, viewer)
        put_memory(row, game, viewer)
        put_rules(row, game)


def put_player(row: BytesWriter, state: State, seat: i64, viewer: i64) -> None:
    player = state.players[seat]
    points = player.points
    total = score(player)
    if state.rules.hidden_vp and seat != viewer and state.actor != OVER:  # PR-DEC-15
        total = printed_points(player)  # more would tell of the points: a customs house counts them
        points = 0
    put(row, 1)
    put(row, player.doubloons)
    put(row, points)
    put(row, total)
    put(row, player.san_juan)
    put(row, player.tiles)
    put(row, player.spaces)
    put(row, player.large)
    put(row, player.colonists())
    put_flag(row, seat == state.governor)
    put_flag(row, state.phase != NO_CARD and seat == state.taker)
    put(row, turns_to_wait(state, seat))
    building: i64
    for building in OWN_SHIPS:
        put_flag(row, player.has_sailed(building))
    put_flag(row, seat == state.current)
    good: i64
    for good in range(GOODS):
        put(row, player.goods[good])
    for good in range(GOODS):
        put(row, harvest(player, good))
    for good in range(GOODS):
        put(row, room_on_ships(state, good, player.goods[good]) if player.goods[good] > 0 else 0)
    put_places(row, player.owned, state.rules.places)
    put_places(row, player.crew, state.rules.places)
    put_forests(row, state, player, seat == viewer)
    put_nobles(row, player)
    put_flag(row, state.rules.buccaneer and state.wanted == seat)
    put_flag(row, state.rules.buccaneer and state.kidnapper == seat)


def put_places(row: BytesWriter, numbers: vec[i64], places: i64) -> None:
    place: i64
    for place in range(places):
        put(row, numbers[place])
    put_nothing(row, PLACES - places)


def put_forests(row: BytesWriter, state: State, player: Player, own: bool) -> None:
    """Everybody knows some of what lies under them, and their owner all of it (NB-FOREST)."""
    put(row, player.forests)
    if not state.rules.new_buildings:
        put_nothing(row, GOODS)
        return
    tile: i64
    for tile in range(GOODS):
        known = player.buried[tile]
        if own:
            known += player.secret[tile] + player.old_secret[tile]
        put(row, known)


def put_nobles(row: BytesWriter, player: Player) -> None:
    """Only on the buildings of Nobles does it matter where one stands (NO-GEN-01)."""
    if len(player.nobles) == 0:
        put_nothing(row, 2 + NOBLE_BUILDINGS)
        return
    put(row, player.all_nobles())
    put(row, player.idle_nobles)
    building: i64
    for building in range(NEW_PLACES, PLACES):
        put(row, player.nobles[building])


def put_middle(row: BytesWriter, state: State, seat: i64) -> None:
    put_kinds(row, state.goods)
    put_kinds(row, state.house)
    put_kinds(row, state.row)
    put_deck(row, state, seat)
    put_kinds(row, state.discards)
    put_ships(row, state)
    put(row, state.quarries)
    put(row, state.colonists)
    put(row, state.colonist_ship)
    put(row, state.nobles)
    put(row, state.noble_ship)
    put(row, state.vp_chips)
    put(row, state.forest_tiles)
    place: i64
    for place in range(FIRST_BUILDING, PLACES):
        put(row, state.sale[place])
    put_bits(row, state.free_cards, CARDS)
    card: i64
    for card in range(CARDS):
        put(row, state.card_doubloons[card])
    put_one_of(row, state.kidnapped, CARDS)
    put_one_of(row, state.festival_tile, GOODS)
    put_kinds(row, state.festival_goods)
    put_one_of(row, state.festival_building - FIRST_BUILDING, PLACES - FIRST_BUILDING)
    put(row, state.round)
    put(row, state.taken)
    put_bits(row, state.ending, ENDS)


def put_kinds(row: BytesWriter, numbers: vec[i64]) -> None:
    """By kind of good or plantation; nothing where the set-up does not use it."""
    if len(numbers) == 0:
        put_nothing(row, GOODS)
        return
    kind: i64
    for kind in range(GOODS):
        put(row, numbers[kind])


def put_deck(row: BytesWriter, state: State, seat: i64) -> None:
    """For all a seat knows, what others have drawn and laid face down may still lie in the stack."""
    looking = state.current != seat
    tile: i64
    other: i64
    for tile in range(GOODS):
        tiles = state.deck[tile]
        if state.rules.new_buildings:
            for other in range(state.seats):
                if other != seat:
                    tiles += state.players[other].secret[tile]
            if looking and state.drawn == tile:
                tiles += 1
        put(row, tiles)


def put_ships(row: BytesWriter, state: State) -> None:
    ships: i64 = len(state.ship_load)
    ship: i64
    for ship in range(SHIPS):
        put(row, state.rules.ships[ship] - state.ship_load[ship] if ship < ships else 0)
    for ship in range(SHIPS):
        put(row, state.ship_load[ship] if ship < ships else 0)
    for ship in range(SHIPS):
        loaded = ship < ships and state.ship_load[ship] > 0
        put_one_of(row, state.ship_good[ship] if loaded else -1, GOODS)


def put_question(row: BytesWriter, state: State, seat: i64) -> None:
    """Put what is asked, about what, in which role; where a building is to be chosen, one more than its price."""
    player = state.players[seat]
    kind = KIND_OF[state.ask]
    put_one_of(row, kind, QUESTIONS)
    place: i64
    if state.ask == ASK_BUILD and state.current == seat:
        put_nothing(row, FIRST_BUILDING)
        for place in range(FIRST_BUILDING, PLACES):
            offered = state.sale[place] > 0 and player.owned[place] == 0
            put(row, 1 + price(state, player, place) if offered else 0)
    else:
        put_one_of(row, state.about if TELLS_PLACE[state.ask] > 0 else -1, PLACES)
    put_one_of(row, state.about if state.ask == ASK_GUEST else -1, WINDOWS)
    put_one_of(row, state.phase, CARDS)


def put_memory(row: BytesWriter, state: State, seat: i64) -> None:
    """Put all that the role being played remembers."""
    put(row, state.left)
    is_raid = state.ask == ASK_RAID_TOKEN or state.ask == ASK_BERTH
    put(row, state.raided_colonists if is_raid else state.circles_left)
    put(row, room_at(state.current_player(), state.about) if state.ask == ASK_PLACE else 0)
    put(row, state.undealt + state.lacking + state.own_load + state.supplies_left + state.to_place)
    put(row, brought(state))
    put(row, state.privileges_used)
    put(row, state.idle)
    put_flag(row, state.captain_point)
    put_flag(row, state.unseen_taken)
    put_flag(row, state.tile_taken)
    put_flag(row, state.second_tile)
    put_flag(row, state.sold)
    put_flag(row, state.tile_traded)
    put_flag(row, state.solo)
    put_bits(row, state.produced, GOODS)
    put_kinds(row, state.made)
    put_kinds(row, state.crafted)
    put_one_of(row, state.drawn if state.current == seat else -1, GOODS)


def brought(state: State) -> i64:
    """The rest of what is asked about: the newest tile or building, doubloons, a ship boarded, nobles raided."""
    kind = KIND_OF[state.ask]
    if kind == ASK_LOOT:
        return carrier(state, state.about)
    if state.phase == BUCCANEER:
        return state.raided_nobles if kind in (ASK_HOSPICE_TOKEN, ASK_MAN_AS_SETTLER) else 0
    if kind != ASK_USE_AS_SETTLER and kind != ASK_HOSPICE_TOKEN:
        return 0
    if state.phase == CRAFTSMAN:
        return state.factory_pay
    return state.newest if state.phase == SETTLER or state.phase == BUILDER else 0


def put_rules(row: BytesWriter, state: State) -> None:
    rules = state.rules
    put_one_of(row, state.seats - 2, MOST_SEATS - 1)
    put_flag(row, rules.new_buildings)
    put_flag(row, rules.with_nobles)
    put_flag(row, rules.buccaneer)
    put_flag(row, rules.festival)
    put_flag(row, rules.hidden_vp)
    put_flag(row, rules.ask_optional)
    put_flag(row, rules.optional_production)
    put_flag(row, rules.vp_end_any_phase)
    put_flag(row, rules.max_large > 4)
    put_flag(row, rules.corn_penalty > 0)  # balanced
    put_flag(row, rules.turns_tiles)
    put_flag(row, rules.long_game)
    put_flag(row, rules.kidnap_solo)
    put_flag(row, rules.festival_privilege_goods)
