"""What a position is worth to a seat: the score it has now, and what the rest of its board may still bring.

Each term below is something one can count on a player's board or in the middle of the table. It is worth so many points
once, and so many more for ten rounds that are left. The numbers are those that best foretell how many points more than
the others a player makes until the end: a regression over the positions of some 1,800 games of earlier bots, in which
more of a thing is never worth less where that would be against all sense. Shipping was then valued a little
higher, because bots who did so won more. What the expansions add stands in evaluate_expansions.py.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from boriken.core.evaluator import Evaluator
from boriken.core.game import OVER, Game
from boriken.games.puerto_rico.actions import place
from boriken.games.puerto_rico.catalogue import (
    BASE_PLACES,
    CIRCLES,
    CITY_SPACES,
    CORN,
    COST,
    FACTORY,
    FACTORY_PAY,
    FIRST_LARGE,
    GOODS,
    HARBOR,
    LARGE_PLANT,
    LARGE_WAREHOUSE,
    NO_CARD,
    OFFICE,
    PRICE,
    QUARRY,
    SMALL_MARKET,
    SMALL_PLANT,
    SMALL_WAREHOUSE,
    WHARF,
    is_large,
)
from boriken.games.puerto_rico.choosing import kinds_chosen
from boriken.games.puerto_rico.evaluate_ending import (
    final_worth,
    is_last_phase,
    is_last_round,
    man_for_points,
    will_place_again,
)
from boriken.games.puerto_rico.evaluate_expansions import EXPANSION_TERMS, ExpansionJudge
from boriken.games.puerto_rico.player import Player
from boriken.games.puerto_rico.questions import ASK_CHOOSE, ASK_PLACE
from boriken.games.puerto_rico.roles.placing import room_at
from boriken.games.puerto_rico.roles.production import harvest
from boriken.games.puerto_rico.roles.ships import carrier
from boriken.games.puerto_rico.roles.trader import house_is_full
from boriken.games.puerto_rico.scoring import score
from boriken.games.puerto_rico.state import State

# term, points once, points more for ten rounds left;
# warehouses, harbor and wharf count for each good harvested, the factory for each doubloon it pays
TERMS: Final[list[tuple[str, float, float]]] = [
    ("doubloon", 0.28, 0.47),
    ("doubloon beyond ten", -0.47, 0.0),
    ("good in store", 0.0, 0.24),
    ("kind in store", -0.03, 0.02),
    ("price of the dearest good", 0.18, -0.53),
    ("colonist in San Juan", -0.07, 0.13),
    ("city space", -0.17, 0.06),
    ("large building without a colonist", 2.89, 0.0),
    ("kind in store with a harbor", 0.0, 0.0),
    ("good in store with a wharf", 0.04, 0.0),
    ("harvest of corn", 0.71, 2.29),
    ("harvest of indigo", 0.87, 1.69),
    ("harvest of sugar", 0.69, 2.56),
    ("harvest of tobacco", 0.6, 2.69),
    ("harvest of coffee", 0.59, 4.39),
    ("kind harvested", -0.13, 0.33),
    ("harvest that lacks colonists", 0.0, 0.38),
    ("working quarry", 0.0, 1.27),
    ("empty quarry", 0.0, 0.0),
    ("island tile", 0.0, 0.3),
    ("colonist", 0.0, 0.3),
    ("harvest squared", -0.06, -0.09),
    ("small_market", 0.0, 0.52),
    ("small_market, empty", 0.0, 0.47),
    ("hacienda", 0.0, 0.0),
    ("hacienda, empty", 0.0, 0.0),
    ("construction_hut", 0.0, 0.0),
    ("construction_hut, empty", 0.0, 0.0),
    ("small_warehouse", 0.0, 0.79),
    ("small_warehouse, empty", 0.0, 0.56),
    ("hospice", 0.0, 0.0),
    ("hospice, empty", 0.0, 0.86),
    ("office", 0.0, 0.1),
    ("office, empty", 0.0, 0.0),
    ("large_market", 0.0, 0.56),
    ("large_market, empty", 0.0, 0.0),
    ("large_warehouse", 0.0, 1.01),
    ("large_warehouse, empty", 0.0, 0.12),
    ("factory", 0.0, 0.93),
    ("factory, empty", 0.0, 0.37),
    ("university", 0.0, 0.25),
    ("university, empty", 0.0, 0.41),
    ("harbor", 0.0, 1.33),
    ("harbor, empty", 0.0, 0.12),
    ("wharf", 0.0, 1.31),
    ("wharf, empty", 0.0, 0.26),
    ("guild_hall", 0.0, 2.33),
    ("residence", 0.0, 1.03),
    ("fortress", 0.0, 2.29),
    ("customs_house", 0.0, 1.5),
    ("city_hall", 0.0, 1.65),
    # what the middle of the table makes of a board
    ("good that fits on a ship", 0.26, 0.39),
    ("price in the trading house", -0.08, 0.68),
    ("large building in reach", 1.01, -0.39),
    ("turn to wait", -0.24, -0.04),
]
EMPTY_LARGE_TERM: Final[i64] = 7
FIRST_OF_TABLE: Final[i64] = 51

# Other tastes: points for ten rounds that a style adds to a term
STYLES: Final[dict[str, dict[str, float]]] = {
    "": {},
    "shipper": {
        "harvest of corn": 0.5,
        "harvest of indigo": 0.2,
        "harbor": 0.3,
        "wharf": 0.3,
        "customs_house": 2.0,
        "large_warehouse": 0.2,
    },
    "builder": {
        "working quarry": 1.0,
        "empty quarry": 0.7,
        "city space": 0.8,
        "university": 1.5,
        "guild_hall": 1.5,
        "city_hall": 3.0,
        "fortress": 1.5,
        "harvest of corn": -0.5,
    },
    "trader": {
        "harvest of tobacco": 1.0,
        "harvest of coffee": 1.0,
        "harvest of corn": -0.3,
        "small_market": 1.5,
        "large_market": 1.5,
        "office": 1.0,
        "factory": 0.4,
    },
}

TEN_ROUNDS: Final = 10.0
STRIDE: Final[i64] = 7  # through the kinds of buildings that may be chosen

# With these the shares of the win that follow from the worth fit the winners of games best
UNCERTAIN_AT_THE_END: Final = 1.0
UNCERTAIN_A_ROUND: Final = 0.4
NOTHING_YET: Final = -1e9


def evaluator(style: str) -> "PuertoRicoEvaluator":
    """The judge of one of the STYLES."""
    taste = STYLES[style]
    expansions = ExpansionJudge(points_once(EXPANSION_TERMS), points_later(EXPANSION_TERMS, taste))
    return PuertoRicoEvaluator(points_once(TERMS), points_later(TERMS, taste), expansions)


def points_once(terms: list[tuple[str, float, float]]) -> vec[float]:
    points = vec[float](capacity=len(terms))
    for _, now, _ in terms:
        points = append(points, now)
    return points


def points_later(terms: list[tuple[str, float, float]], taste: dict[str, float]) -> vec[float]:
    points = vec[float](capacity=len(terms))
    for name, _, ten_rounds in terms:
        points = append(points, ten_rounds + taste.get(name, 0.0))
    return points


class PuertoRicoEvaluator(Evaluator):
    def __init__(self, once: vec[float], later: vec[float], expansions: ExpansionJudge) -> None:
        self.once = once
        self.later = later
        self.expansions = expansions
        self.counts = once[:]
        self.weights = once[:]
        self.tens = 0.0  # times ten rounds for which the weights are
        self.mayor_to_come = True  # so that what is empty can still be manned

    def worth(self, game: Game, seat: i64) -> float:
        assert isinstance(game, State)
        if game.actor == OVER or is_last_phase(game):
            return final_worth(game, seat)
        self.weigh(rounds_left(game) / TEN_ROUNDS, will_place_again(game, seat))
        count_table(game, seat, self.counts)
        total = self.prospects(game.players[seat])
        term: i64
        for term in range(FIRST_OF_TABLE, len(self.counts)):
            total += self.counts[term] * self.weights[term]
        if game.rules.expanded:
            total += self.expansions.table(game, seat, self.tens)
        return total

    def weigh(self, tens: float, mayor_to_come: bool) -> None:
        """What each term is worth with so many times ten rounds left."""
        if tens == self.tens and mayor_to_come == self.mayor_to_come:
            return
        self.tens = tens
        self.mayor_to_come = mayor_to_come
        term: i64
        for term in range(len(self.weights)):
            self.weights[term] = self.once[term] + self.later[term] * tens
        if not mayor_to_come:
            self.weights[EMPTY_LARGE_TERM] = 0.0

    def prospects(self, player: Player) -> float:
        """The score now and what is expected of the rest of the game."""
        count_board(player, self.counts)
        total = float(score(player))
        term: i64
        for term in range(FIRST_OF_TABLE):
            total += self.counts[term] * self.weights[term]
        if player.places > BASE_PLACES:
            total += self.expansions.board(player, self.tens, self.mayor_to_come)
        return total

    def suggestion(self, game: Game) -> i64:
        """Where colonists go cannot be seen one place at a time: plan the whole board, answer for this place.

        The buildings on sale are the same for everybody, so anything goes: something old, something new.
        """
        assert isinstance(game, State)
        if game.ask == ASK_PLACE:
            return place(game.about, self.arranged(game).crew[game.about])
        if game.ask == ASK_CHOOSE:
            legal = game.legal()
            return legal[(kinds_chosen(game) * STRIDE + game.governor) % len(legal)]
        return -1

    def follow(self, game: Game) -> bool:
        assert isinstance(game, State)
        if game.ask == ASK_CHOOSE:
            game.apply(self.suggestion(game))
            return True
        if game.ask != ASK_PLACE:
            return False
        plan = self.arranged(game)
        seat = game.current
        while game.ask == ASK_PLACE and game.current == seat:
            game.apply(place(game.about, plan.crew[game.about]))
        return True

    def is_final(self, game: Game) -> bool:
        assert isinstance(game, State)
        return is_last_phase(game)

    def uncertainty(self, game: Game) -> float:
        assert isinstance(game, State)
        return UNCERTAIN_AT_THE_END + UNCERTAIN_A_ROUND * rounds_left(game)

    def arranged(self, state: State) -> Player:
        """The current player with all colonists where they go, from the place asked about on."""
        player = state.current_player().copy()
        if is_last_phase(state):
            man_for_points(player, state.about)
        self.weigh(rounds_left(state) / TEN_ROUNDS, not is_last_round(state))
        self.arrange(player, state.about)
        return player

    def arrange(self, player: Player, start: i64) -> None:
        """Put each colonist where he adds most, or two where only both together make a good; from place `start` on."""
        while player.san_juan > 0:
            before = self.prospects(player)
            best = NOTHING_YET
            best_place: i64 = -1
            best_plant: i64 = -1
            where: i64
            for where in range(start, player.places):
                if player.crew[where] >= room_at(player, where):
                    continue
                move_in(player, where)
                gain = self.prospects(player) - before
                if gain > best:
                    best = gain
                    best_place = where
                    best_plant = -1
                plant = free_plant(player, where, start)
                if plant >= 0 and player.san_juan > 0:
                    move_in(player, plant)
                    gain = (self.prospects(player) - before) / 2.0
                    if gain > best:
                        best = gain
                        best_place = where
                        best_plant = plant
                    move_out(player, plant)
                move_out(player, where)
            if best_place < 0:
                return
            move_in(player, best_place)
            if best_plant >= 0:
                move_in(player, best_plant)


def rounds_left(state: State) -> float:
    """How many rounds the game may last, by the end condition that is nearest."""
    seats = float(state.seats)
    this_round = 1.0 - float(state.taken) / (seats * float(state.rules.roles_each))
    if is_last_round(state):
        return this_round
    fullest: i64 = 0
    for player in state.players:
        if player.spaces > fullest:
            fullest = player.spaces
    rounds = float(CITY_SPACES - fullest) / 0.9 + 0.5
    by_colonists = float(state.colonists) / (seats + 1.5) + 1.0
    by_points = float(state.vp_chips) / (seats * 2.0) + 1.0
    if by_colonists < rounds and state.rules.ends_with_colonists:
        rounds = by_colonists
    if by_points < rounds and state.rules.ends_with_points:
        rounds = by_points
    return rounds + this_round


def count_table(state: State, seat: i64, counts: vec[float]) -> None:
    """Count the last of the TERMS: what the middle of the table makes of a player's board."""
    player = state.players[seat]
    fits: i64 = 0
    sellable: i64 = 0
    full = house_is_full(state)
    good: i64
    for good in range(GOODS):
        goods = player.goods[good]
        if goods > 0:
            fits += room_on_ships(state, good, goods)
            if not full and (state.house[good] == 0 or player.has(OFFICE)):
                sellable = PRICE[good]
    counts[FIRST_OF_TABLE] = float(fits)
    counts[FIRST_OF_TABLE + 1] = float(sellable)
    counts[FIRST_OF_TABLE + 2] = 1.0 if large_in_reach(state, player) else 0.0
    counts[FIRST_OF_TABLE + 3] = float(turns_to_wait(state, seat))


def room_on_ships(state: State, good: i64, goods: i64) -> i64:
    """How many of so many goods the ship that carries the kind, or else the largest empty one, could take."""
    room: i64 = 0
    number: i64
    for number in range(len(state.ship_load)):
        if state.ship_load[number] == 0:
            room = state.rules.ships[number]  # ships stand in order of size
    carrying = carrier(state, good)
    if carrying >= 0:
        room = state.rules.ships[carrying] - state.ship_load[carrying]
    if room < goods:
        return room
    return goods


def large_in_reach(state: State, player: Player) -> bool:
    """Whether the player could pay for a large building with the help of his quarries, and has room for it."""
    if player.doubloons + player.crew[QUARRY] < COST[FIRST_LARGE] or player.spaces + 2 > CITY_SPACES:
        return False
    building: i64
    for building in range(FIRST_LARGE, state.rules.places):
        if state.sale[building] > 0 and is_large(building):
            return True
    return False


def turns_to_wait(state: State, seat: i64) -> i64:
    """How many others take a role before the seat does."""
    taken = state.taken
    if state.phase != NO_CARD:
        taken += 1  # the role being played is counted when its phase is over
    left = state.seats * state.rules.roles_each - taken
    wait = (seat - state.governor - taken) % state.seats
    if wait < left:
        return wait
    return left + (seat - state.governor - 1) % state.seats


def count_board(player: Player, counts: vec[float]) -> None:
    """Count the TERMS on a player's board, in their order."""
    goods: i64 = 0
    kinds: i64 = 0
    dearest: i64 = 0
    harvested: i64 = 0
    kinds_harvested: i64 = 0
    lacking: i64 = 0
    good: i64
    for good in range(GOODS):
        if player.goods[good] > 0:
            goods += player.goods[good]
            kinds += 1
            dearest = PRICE[good]  # prices rise with the number of the good
        made = harvest(player, good)
        counts[10 + good] = float(made)
        harvested += made
        if made > 0:
            kinds_harvested += 1
        lacking += full_harvest(player, good) - made
    counts[0] = float(player.doubloons)
    counts[1] = float(player.doubloons - 10) if player.doubloons > 10 else 0.0
    counts[2] = float(goods)
    counts[3] = float(kinds)
    counts[4] = float(dearest)
    counts[5] = float(player.san_juan)
    counts[6] = float(player.spaces)
    counts[8] = float(kinds) if player.has(HARBOR) else 0.0
    counts[9] = float(goods) if player.has(WHARF) else 0.0
    counts[15] = float(kinds_harvested)
    counts[16] = float(lacking)
    counts[17] = float(player.crew[QUARRY])
    counts[18] = float(player.owned[QUARRY] - player.crew[QUARRY])
    counts[19] = float(player.tiles)
    counts[20] = float(player.colonists())
    counts[21] = float(harvested * harvested)
    term: i64 = 22
    building: i64
    for building in range(SMALL_MARKET, FIRST_LARGE):
        times = 1.0
        if building == FACTORY:
            times = float(FACTORY_PAY[kinds_harvested])
        elif building in (SMALL_WAREHOUSE, LARGE_WAREHOUSE, HARBOR, WHARF):
            times = float(harvested)
        counts[term] = times if player.crew[building] > 0 else 0.0
        counts[term + 1] = times if player.owned[building] > 0 and player.crew[building] == 0 else 0.0
        term += 2
    empty: i64 = 0
    for building in range(FIRST_LARGE, BASE_PLACES):
        counts[term] = float(player.owned[building])
        term += 1
        if player.owned[building] > 0 and player.crew[building] == 0:
            empty += 1
    counts[EMPTY_LARGE_TERM] = float(empty)


def full_harvest(player: Player, good: i64) -> i64:
    """What the player could make of a kind with colonists enough."""
    plantations = player.owned[good]
    if good == CORN or plantations == 0:
        return plantations
    circles = player.owned[LARGE_PLANT[good]] * CIRCLES[LARGE_PLANT[good]]
    if SMALL_PLANT[good] >= 0:
        circles += player.owned[SMALL_PLANT[good]]
    if circles < plantations:
        return circles
    return plantations


def free_plant(player: Player, tile: i64, start: i64) -> i64:
    """A production building for what the tile grows, from place `start` on and with a free circle; or -1."""
    if tile >= GOODS or tile == CORN:
        return -1
    large = LARGE_PLANT[tile]
    if large >= start and player.crew[large] < room_at(player, large):
        return large
    small = SMALL_PLANT[tile]
    if small >= start and player.crew[small] < room_at(player, small):
        return small
    return -1


def move_in(player: Player, where: i64) -> None:
    player.crew[where] += 1
    player.san_juan -= 1


def move_out(player: Player, where: i64) -> None:
    player.crew[where] -= 1
    player.san_juan += 1
