"""The rules in force at one table: what the sheet, the player count and the mode come to, as plain numbers.

The options are read here, and rules_from_sheet.py fills in the rest from the sheet; from then on it is immutable by
custom and shared by all copies of a position.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from boriken.core.setup import Setup

EXPANSION: Final = "aristocrats-pirates"

# What may be attached to the question mark of a home island
NO_POST: Final[i64] = 0
LUXURY_POST: Final[i64] = 1
ANY_POST: Final[i64] = 2

NONE: Final = vec[i64]()


class Rules:
    def __init__(self, setup: Setup) -> None:
        self.players: i64 = setup.players
        self.expansion = EXPANSION in setup.members("expansions")
        self.first_player: i64 = setup.seat("first_player")  # or -1 to draw lots
        self.most_rounds: i64 = setup.number("most_rounds")  # after so many rounds nobody need go on
        # Set-up
        self.gold: i64 = 0
        self.goods = NONE  # by good
        self.ships_on_start: i64 = 0
        self.inhabitants = NONE  # by rank
        self.castle_step: i64 = 0
        self.cannons: i64 = 0
        # Limits
        self.hand: i64 = 0
        self.action_hand: i64 = 0
        self.cards_per_turn: i64 = 0
        self.swaps_per_turn: i64 = 0
        self.buys: i64 = 0
        self.luxuries_share_buys = True
        self.gold_max: i64 = 0
        self.ships: i64 = 0
        self.low_tiles: i64 = 0
        self.high_tiles: i64 = 0
        self.contracts: i64 = 0
        self.public_room: i64 = 0
        self.nests: i64 = 0
        # Goods and homes
        self.stock = NONE  # cards by good
        self.homes: list[vec[i64]] = []  # by board: the good of each place, or ANY
        self.any_place: i64 = LUXURY_POST
        # Inhabitants, by rank
        self.is_high = NONE
        self.accepts = NONE  # rank * COMMODITIES + commodity
        self.per_turn = NONE
        self.price = NONE
        # Costs: cards by good, and gold
        self.cost_ship = NONE
        self.cost_pioneer = NONE
        self.cost_rank: list[vec[i64]] = []  # by rank: of the upgrade into it
        self.cost_repair = NONE
        self.cost_swap = NONE
        # Trade
        self.commodity_price: i64 = 0
        self.commodity_price_min: i64 = 0
        self.contract_discount: i64 = 0
        self.contracts_add_up = True
        self.luxury_price: i64 = 0
        self.luxury_price_min: i64 = 0
        self.luxury_discounts_add_up = True
        self.resident_price: i64 = 0
        self.resident_per_turn: i64 = 0
        # Dice and events
        self.production_faces = NONE
        self.event_face: i64 = 0
        self.battle_faces = NONE
        self.event_of = NONE  # by number on the die
        self.fee = NONE  # by event
        self.fee_by_level = NONE
        self.remove_each = NONE
        self.keep_at_least = NONE
        self.golden_goods: i64 = 0
        # Ships and boards
        self.points: i64 = 0
        self.move_cost: i64 = 0
        self.look_cost: i64 = 0
        self.new_ships_act = True
        self.islands = NONE  # squares on which tiles can lie, ascending
        self.island_at = NONE  # by square: its number among the islands, or -1
        self.mark = NONE  # by island
        self.is_crown = NONE  # by island: on the new board
        self.sails: list[vec[i64]] = []  # by square: where a ship can go from there
        self.looks: list[vec[i64]] = []  # by square: islands a ship can look at from there
        self.harbour_spaces = NONE
        self.is_pirate = NONE  # by square
        # Island tiles
        self.tiles = NONE  # copies in use: back * TILES + tile
        self.treasure = NONE  # by tile: gold
        self.strength = NONE  # by tile
        self.discount = NONE  # by tile
        # Buildings, castle, cannons
        self.first_public: i64 = 0
        self.publics = NONE  # copies
        self.publics_twice = False
        self.nobles = NONE  # copies
        self.nobles_twice = False
        self.sites: i64 = 0
        self.cost_site: list[vec[i64]] = []
        self.nests_for_site = NONE
        self.cost_castle: list[vec[i64]] = []
        self.nests_for_castle = NONE
        self.cards_per_step: i64 = 0
        self.cannon_price = NONE
        # Pirate cards
        self.ransom: i64 = 0
        self.pirate_cards = NONE  # copies
        self.foe = NONE
        self.loss = NONE
        self.loss_gold = NONE
        self.prize_gold = NONE
        self.prize_commodities = NONE
        self.prize_luxuries = NONE
        self.bargain_luxury = NONE
        self.bargain_commodity = NONE
        self.reshuffles = NONE
        # Action cards
        self.action_cards = NONE  # copies
        self.for_drawn_fight = NONE
        # Effects, by thing
        self.effect = NONE
        self.amount = NONE
        self.detail = NONE  # target or event
        self.uses = NONE  # how often a turn; 0: always
        self.sparing = NONE  # buildings that make something cheaper so often a turn
        self.extra_sales = NONE  # things that allow such a sale
        self.luxury_sales = NONE
        # Victory
        self.points_needed: i64 = 0
        self.home_needed: i64 = 0
        self.noble_needed: i64 = 0
        self.goal = NONE  # by point: how many of it; -1 where it scores nothing
        # For observers: what prices.py says of all this, ready to be written down
        self.price_row = b""
