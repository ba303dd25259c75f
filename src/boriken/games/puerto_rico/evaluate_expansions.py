"""What the expansions add to the worth of a position: terms in the shape of those in evaluate.py, counted only where
one of them is in play.

Printed points and nobles are in the score already, and the statue has nothing else. A building counts for each time it
would bring something: by the harvest, kinds, nobles or free spaces it depends on. The numbers lie between a guess from
the rules and a regression that holds those of the base game (bench/fit.py): in tournaments of greedy bots they did at
least as well as either.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from boriken.core.vectors import total, zeros
from boriken.games.puerto_rico.catalogue import (
    AQUEDUCT,
    CHURCH,
    CITY_SPACES,
    CLOISTER,
    CLOISTER_POINTS,
    COST,
    FOREST_HOUSE,
    GOODS,
    GUESTHOUSE,
    HUNTING_LODGE,
    INDIGO,
    ISLAND_SPACES,
    JEWELER,
    LAND_OFFICE,
    LARGE_PLANT,
    LIGHTHOUSE,
    PRICE,
    QUARRY,
    ROYAL_GARDEN,
    ROYAL_SUPPLIER,
    SMALL_WHARF,
    SPECIALTY_FACTORY,
    STOREHOUSE,
    SUGAR,
    TRADING_POST,
    UNION_HALL,
    ZONING_OFFICE,
)
from boriken.games.puerto_rico.festival import TILES_WANTED
from boriken.games.puerto_rico.player import NOWHERE, Player
from boriken.games.puerto_rico.roles.production import harvest, most_of_a_kind
from boriken.games.puerto_rico.roles.storage import STOREHOUSE_GOODS
from boriken.games.puerto_rico.scoring import sets_of_three
from boriken.games.puerto_rico.state import State

# term, points once, points more for ten rounds left
EXPANSION_TERMS: Final[list[tuple[str, float, float]]] = [
    # New Buildings: the small ones, each with and without a colonist
    ("aqueduct", 0.3, 1.8),
    ("aqueduct, empty", 0.3, 0.7),
    ("forest_house", 0.0, 0.03),
    ("forest_house, empty", 0.0, 0.01),
    ("black_market", 0.0, 2.0),
    ("black_market, empty", 0.0, 1.3),
    ("storehouse", 0.0, 1.0),
    ("storehouse, empty", 0.0, 0.7),
    ("guesthouse", 0.2, 0.3),
    ("guesthouse, empty", 0.0, 0.3),
    ("church", 0.0, 0.3),
    ("church, empty", 0.0, 0.15),
    ("trading_post", 0.0, 0.3),
    ("trading_post, empty", 0.0, 0.1),
    ("small_wharf", 0.0, 0.3),
    ("small_wharf, empty", 0.0, 0.1),
    ("lighthouse", 0.0, 1.6),
    ("lighthouse, empty", 0.0, 1.0),
    ("library", 0.8, 1.6),
    ("library, empty", 0.4, 0.9),
    ("specialty_factory", 0.0, 0.4),
    ("specialty_factory, empty", 0.0, 0.15),
    ("union_hall", 0.0, 0.5),
    ("union_hall, empty", 0.0, 0.15),
    ("cloister", 0.0, 2.1),
    ("forest", 0.5, 0.2),
    # Nobles: those that tell a noble from a colonist, then the others
    ("land_office", 0.0, 0.3),
    ("land_office with a noble", 0.3, 0.2),
    ("land_office, empty", 0.0, 0.1),
    ("chapel", 0.0, 1.5),
    ("chapel with a noble", 0.0, 4.0),
    ("chapel, empty", 0.0, 1.3),
    ("hunting_lodge", 0.1, 0.2),
    ("hunting_lodge with a noble", 0.1, 0.2),
    ("hunting_lodge, empty", 0.0, 0.1),
    ("zoning_office", 0.1, 0.8),
    ("zoning_office with a noble", 0.1, 0.6),
    ("zoning_office, empty", 0.0, 0.3),
    ("royal_supplier", 0.0, 0.3),
    ("royal_supplier, empty", 0.0, 0.1),
    ("villa", 0.5, 1.8),
    ("villa, empty", 0.0, 1.5),
    ("jeweler", 0.0, 1.0),
    ("jeweler, empty", 0.0, 0.5),
    ("royal_garden", 0.5, 1.0),
    ("noble", 0.0, 0.0),
    ("points of a cloister or royal_garden without a colonist", 0.4, 0.6),
    # what the middle of the table makes of a board
    ("price only the trading post pays", 0.0, 0.2),
    ("emptiest island with a noble in the lodge", 0.0, 2.0),
    ("wanted poster", -0.2, -0.1),
    ("role_kidnapped", 0.3, 0.4),
    ("plantation the festival wants", 0.2, 0.1),
    ("good the festival wants in the harvest", 0.05, 0.05),
    ("all goods the festival wants in the harvest", 0.4, 0.4),
    ("building the festival wants in reach", 0.3, 0.2),
]
CLOISTER_TERM: Final[i64] = 24
FIRST_DUAL: Final[i64] = 26
GARDEN_TERM: Final[i64] = 44
WAITING_TERM: Final[i64] = 46
FIRST_OF_EXPANDED_TABLE: Final[i64] = 47


class ExpansionJudge:
    """Weighs the EXPANSION_TERMS."""

    def __init__(self, once: vec[float], later: vec[float]) -> None:
        self.once = once
        self.later = later
        self.counts = once[:]

    def board(self, player: Player, tens: float, mayor_to_come: bool) -> float:
        """What a player's board is worth beyond the base game, with so many times ten rounds left."""
        count_expanded_board(player, self.counts)
        if not mayor_to_come:
            self.counts[WAITING_TERM] = 0.0
        return self.total(0, FIRST_OF_EXPANDED_TABLE, tens)

    def table(self, state: State, seat: i64, tens: float) -> float:
        count_expanded_table(state, seat, self.counts)
        return self.total(FIRST_OF_EXPANDED_TABLE, len(self.counts), tens)

    def total(self, first: i64, end: i64, tens: float) -> float:
        total = 0.0
        term: i64
        for term in range(first, end):
            counted = self.counts[term]
            if counted != 0.0:
                total += counted * (self.once[term] + self.later[term] * tens)
        return total


def count_expanded_board(player: Player, counts: vec[float]) -> None:
    """Count the EXPANSION_TERMS on a player's board, in their order."""
    made = harvests(player)
    term: i64 = 0
    building: i64
    for building in range(AQUEDUCT, CLOISTER):
        count_building(player, building, made, term, counts)
        term += 2
    counts[CLOISTER_TERM] = float(player.owned[CLOISTER])
    counts[CLOISTER_TERM + 1] = float(player.forests)
    count_noble_buildings(player, made, counts)
    counts[GARDEN_TERM] = float(player.owned[ROYAL_GARDEN])
    counts[GARDEN_TERM + 1] = float(player.all_nobles())
    counts[WAITING_TERM] = float(points_waiting(player))


def count_noble_buildings(player: Player, made: vec[i64], counts: vec[float]) -> None:
    term = FIRST_DUAL
    building: i64
    for building in range(LAND_OFFICE, ZONING_OFFICE + 1):
        noble = player.has(building) and player.has_noble(building)
        counts[term] = 1.0 if player.has(building) and not noble else 0.0
        counts[term + 1] = 1.0 if noble else 0.0
        counts[term + 2] = 1.0 if player.owned[building] > 0 and not player.has(building) else 0.0
        term += 3
    for building in range(ROYAL_SUPPLIER, ROYAL_GARDEN):
        count_building(player, building, made, term, counts)
        term += 2


def count_building(player: Player, building: i64, made: vec[i64], term: i64, counts: vec[float]) -> None:
    """Its term with a colonist and the next one without."""
    counts[term] = 0.0
    counts[term + 1] = 0.0
    if player.has(building):
        counts[term] = float(uses(player, building, made))
    elif player.owned[building] > 0:
        counts[term + 1] = float(uses(player, building, made))


def uses(player: Player, building: i64, made: vec[i64]) -> i64:
    """How many times a building brings what it does."""
    if building == AQUEDUCT:
        return aqueduct_goods(player, made)
    if building == FOREST_HOUSE:
        return ISLAND_SPACES - player.tiles
    if building == STOREHOUSE:
        return min(total(made), STOREHOUSE_GOODS)
    if building == GUESTHOUSE:
        return max(player.crew[GUESTHOUSE], 1)
    if building == CHURCH:
        return CITY_SPACES - player.spaces
    if building in (SMALL_WHARF, UNION_HALL):
        return total(made)
    if building == LIGHTHOUSE:
        return kinds(made)
    if building == SPECIALTY_FACTORY:
        return max(most_of_a_kind(made) - 1, 0)
    if building == ROYAL_SUPPLIER:
        return min(player.all_nobles(), kinds(made))
    if building == JEWELER:
        return player.all_nobles()
    return 1


def harvests(player: Player) -> vec[i64]:
    made = zeros(GOODS)
    good: i64
    for good in range(GOODS):
        made[good] = harvest(player, good)
    return made


def kinds(made: vec[i64]) -> i64:
    number: i64 = 0
    goods: i64
    for goods in made:
        if goods > 0:
            number += 1
    return number


def aqueduct_goods(player: Player, made: vec[i64]) -> i64:
    goods: i64 = 0
    good: i64
    for good in range(INDIGO, SUGAR + 1):
        if made[good] > 0 and player.has(LARGE_PLANT[good]):
            goods += 1
    return goods


def points_waiting(player: Player) -> i64:
    """What the cloister and the royal garden would add with somebody in them."""
    points: i64 = 0
    if player.owned[CLOISTER] > 0 and not player.has(CLOISTER):
        points += CLOISTER_POINTS[sets_of_three(player)]
    if player.owned[ROYAL_GARDEN] > 0 and not player.has(ROYAL_GARDEN):
        points += player.all_nobles()
    return points


def count_expanded_table(state: State, seat: i64, counts: vec[float]) -> None:
    """Count the last of the EXPANSION_TERMS: what the middle of the table makes of a player's board."""
    player = state.players[seat]
    term = FIRST_OF_EXPANDED_TABLE
    counts[term] = float(post_price(state, player))
    counts[term + 1] = 1.0 if rules_the_wild(state, seat) else 0.0
    counts[term + 2] = 1.0 if state.wanted == seat else 0.0
    counts[term + 3] = 1.0 if state.kidnapper == seat else 0.0
    counts[term + 4] = float(plantations_wanted(state, player))
    count_festival_goods(state, player, term + 5, counts)
    counts[term + 7] = 1.0 if festival_building_in_reach(state, player) else 0.0


def post_price(state: State, player: Player) -> i64:
    """Of the dearest good, if the trading house has one already (NB-TRADINGPOST-02)."""
    if not player.has(TRADING_POST):
        return 0
    good: i64
    for good in range(GOODS - 1, 0, -1):
        if player.goods[good] > 0:
            return PRICE[good] if state.house[good] > 0 else 0
    return 0


def rules_the_wild(state: State, seat: i64) -> bool:
    """Whether the noble in the hunting lodge would be paid (NO-HUNTINGLODGE-02, NO-HUNTINGLODGE-03)."""
    player = state.players[seat]
    if not player.has(HUNTING_LODGE) or not player.has_noble(HUNTING_LODGE):
        return False
    other: i64
    for other in range(state.seats):
        if other != seat and state.players[other].tiles <= player.tiles:
            return False
    return True


def plantations_wanted(state: State, player: Player) -> i64:
    """How many the player has of the kind that the festival shows."""
    if state.festival_tile == NOWHERE:
        return 0
    return min(player.owned[state.festival_tile], TILES_WANTED)


def count_festival_goods(state: State, player: Player, term: i64, counts: vec[float]) -> None:
    counts[term] = 0.0
    counts[term + 1] = 0.0
    if not state.rules.festival:
        return
    wanted = total(state.festival_goods)
    harvested: i64 = 0
    good: i64
    for good in range(GOODS):
        if state.festival_goods[good] > 0:
            harvested += min(state.festival_goods[good], harvest(player, good))
    counts[term] = float(harvested)
    counts[term + 1] = 1.0 if wanted > 0 and harvested == wanted else 0.0


def festival_building_in_reach(state: State, player: Player) -> bool:
    """Whether the player could pay for it with the help of his quarries, and has room for it."""
    building = state.festival_building
    if building == NOWHERE or player.owned[building] > 0 or player.spaces == CITY_SPACES:
        return False
    return player.doubloons + player.crew[QUARRY] >= COST[building] and state.sale[building] > 0
