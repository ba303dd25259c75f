"""What a position is worth to a seat: the score it has now, and what the rest of its board may still bring.

Each term below is something one can count on a player's board. It is worth so many points once, and so many more for
ten rounds that are left. The numbers were found by play: many tables of bots with slightly different numbers, moving
towards those that did better (an evolution strategy over some 25,000 games with 2 to 5 players).
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from boriken.core.evaluator import Evaluator
from boriken.core.game import OVER, Game
from boriken.games.puerto_rico.actions import place
from boriken.games.puerto_rico.catalogue import (
    CIRCLES,
    CITY_SPACES,
    CORN,
    FIRST_LARGE,
    GOODS,
    HARBOR,
    LARGE_PLANT,
    PLACES,
    PRICE,
    QUARRY,
    SMALL_MARKET,
    SMALL_PLANT,
    WHARF,
)
from boriken.games.puerto_rico.roles.craftsman import harvest
from boriken.games.puerto_rico.roles.mayor import room_at
from boriken.games.puerto_rico.scoring import score, wealth
from boriken.games.puerto_rico.state import ASK_PLACE, Player, State

# term, points once, points more for ten rounds left; harbor and wharf count for each good harvested
TERMS: Final[list[tuple[str, float, float]]] = [
    ("doubloon", 0.0, 2.4),
    ("doubloon beyond ten", -0.63, 0.0),
    ("good in store", 0.0, 0.94),
    ("kind in store", -0.12, 0.0),
    ("price of the dearest good", 0.37, 0.0),
    ("colonist in San Juan", -0.09, 0.89),
    ("city space", 0.26, 0.32),
    ("large building without a colonist", 2.93, 0.0),
    ("kind in store with a harbor", 1.13, 0.0),
    ("good in store with a wharf", -0.53, 0.0),
    ("harvest of corn", 0.0, 7.76),
    ("harvest of indigo", 0.0, 8.35),
    ("harvest of sugar", 0.0, 8.0),
    ("harvest of tobacco", 0.0, 7.5),
    ("harvest of coffee", 0.0, 10.82),
    ("kind harvested", 0.0, 2.74),
    ("harvest that lacks colonists", 0.0, 4.13),
    ("working quarry", 0.0, 7.92),
    ("empty quarry", 0.0, 3.56),
    ("island tile", 0.0, 0.77),
    ("colonist", 0.0, 0.66),
    ("harvest squared", 0.0, 0.12),
    ("small_market", 0.0, -2.43),
    ("small_market, empty", 0.0, -0.58),
    ("hacienda", 0.0, -1.37),
    ("hacienda, empty", 0.0, -2.64),
    ("construction_hut", 0.0, 3.29),
    ("construction_hut, empty", 0.0, -7.69),
    ("small_warehouse", 0.0, 13.03),
    ("small_warehouse, empty", 0.0, 8.2),
    ("hospice", 0.0, -2.06),
    ("hospice, empty", 0.0, -2.21),
    ("office", 0.0, -0.53),
    ("office, empty", 0.0, 0.63),
    ("large_market", 0.0, 8.26),
    ("large_market, empty", 0.0, -2.57),
    ("large_warehouse", 0.0, 3.26),
    ("large_warehouse, empty", 0.0, -3.27),
    ("factory", 0.0, 1.42),
    ("factory, empty", 0.0, -6.11),
    ("university", 0.0, -0.29),
    ("university, empty", 0.0, -5.58),
    ("harbor", 0.0, 3.54),
    ("harbor, empty", 0.0, 1.48),
    ("wharf", 0.0, 3.47),
    ("wharf, empty", 0.0, 1.44),
    ("guild_hall", 0.0, 18.59),
    ("residence", 0.0, 12.07),
    ("fortress", 0.0, 12.85),
    ("customs_house", 0.0, 5.45),
    ("city_hall", 0.0, -1.21),
]

# Other tastes: points for ten rounds that a style adds to a term
STYLES: Final[dict[str, dict[str, float]]] = {
    "": {},
    "shipper": {
        "harvest of corn": 3.0,
        "harvest of indigo": 1.0,
        "harvest of sugar": 1.0,
        "harbor": 3.0,
        "wharf": 3.0,
        "customs_house": 10.0,
        "large_warehouse": 4.0,
        "doubloon": -0.6,
    },
    "builder": {
        "working quarry": 3.0,
        "empty quarry": 2.0,
        "city space": 2.5,
        "university": 5.0,
        "guild_hall": 4.0,
        "city_hall": 12.0,
        "fortress": 4.0,
        "harvest of corn": -2.0,
    },
    "trader": {
        "harvest of tobacco": 3.0,
        "harvest of coffee": 4.0,
        "harvest of corn": -2.0,
        "doubloon": 0.6,
        "small_market": 6.0,
        "large_market": 5.0,
        "office": 5.0,
        "factory": 5.0,
    },
}

TEN_ROUNDS: Final = 10.0
NOTHING_YET: Final = -1e9


def evaluator(style: str) -> "PuertoRicoEvaluator":
    """The judge of one of the STYLES."""
    once = vec[float](capacity=len(TERMS))
    later = vec[float](capacity=len(TERMS))
    taste = STYLES[style]
    for name, now, ten_rounds in TERMS:
        once = append(once, now)
        later = append(later, ten_rounds + taste.get(name, 0.0))
    return PuertoRicoEvaluator(once, later)


class PuertoRicoEvaluator(Evaluator):
    def __init__(self, once: vec[float], later: vec[float]) -> None:
        self.once = once
        self.later = later
        self.counts = once[:]

    def worth(self, game: Game, seat: i64) -> float:
        assert isinstance(game, State)
        player = game.players[seat]
        if game.actor == OVER:
            return float(score(player)) + float(wealth(player)) / 1000.0
        return self.prospects(player, rounds_left(game) / TEN_ROUNDS)

    def prospects(self, player: Player, tens: float) -> float:
        """The score now and what is expected of so many times ten rounds."""
        count_terms(player, self.counts)
        total = float(score(player))
        term: i64
        for term in range(len(self.counts)):
            total += self.counts[term] * (self.once[term] + self.later[term] * tens)
        return total

    def suggestion(self, game: Game) -> i64:
        """Where colonists go cannot be seen one place at a time: plan the whole board, answer for this place."""
        assert isinstance(game, State)
        if game.ask != ASK_PLACE:
            return -1
        player = game.current_player().copy()
        self.arrange(player, game.about, rounds_left(game) / TEN_ROUNDS)
        return place(game.about, player.crew[game.about])

    def arrange(self, player: Player, start: i64, tens: float) -> None:
        """Put each colonist where he adds most, or two where only both together make a good; from place `start` on."""
        while player.san_juan > 0:
            before = self.prospects(player, tens)
            best = NOTHING_YET
            best_place: i64 = -1
            best_plant: i64 = -1
            where: i64
            for where in range(start, PLACES):
                if player.crew[where] >= room_at(player, where):
                    continue
                move_in(player, where)
                gain = self.prospects(player, tens) - before
                if gain > best:
                    best = gain
                    best_place = where
                    best_plant = -1
                plant = free_plant(player, where, start)
                if plant >= 0 and player.san_juan > 0:
                    move_in(player, plant)
                    gain = (self.prospects(player, tens) - before) / 2.0
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
    if state.ending != 0:
        return this_round
    fullest: i64 = 0
    for player in state.players:
        if player.spaces > fullest:
            fullest = player.spaces
    rounds = float(state.colonists) / (seats + 1.5) + 1.0
    by_city = float(CITY_SPACES - fullest) / 0.9 + 0.5
    by_points = float(state.vp_chips) / (seats * 2.0) + 1.0
    if by_city < rounds:
        rounds = by_city
    if by_points < rounds:
        rounds = by_points
    return rounds + this_round


def count_terms(player: Player, counts: vec[float]) -> None:
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
        if building >= HARBOR:
            times = float(harvested)
        counts[term] = times if player.crew[building] > 0 else 0.0
        counts[term + 1] = times if player.owned[building] > 0 and player.crew[building] == 0 else 0.0
        term += 2
    empty: i64 = 0
    for building in range(FIRST_LARGE, PLACES):
        counts[term] = float(player.owned[building])
        term += 1
        if player.owned[building] > 0 and player.crew[building] == 0:
            empty += 1
    counts[7] = float(empty)


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
