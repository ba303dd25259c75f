"""How far a seat is from the points it needs: what is still to be paid and found for them, in cards."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from boriken.core.vectors import total
from boriken.games.anno_1503.catalogue import (
    BACKS,
    CITIZEN,
    COMMODITIES,
    CONTRACT,
    GOLD,
    GOODS,
    MERCHANT,
    PIONEER,
    POINT_CASTLE,
    POINT_MERCHANTS,
    POINT_PUBLICS,
    POINTS,
    RANKS,
    SETTLER,
    TILES,
    is_post,
)
from boriken.games.anno_1503.effects import cannons
from boriken.games.anno_1503.rules import Rules
from boriken.games.anno_1503.scoring import counted, is_noble, progress
from boriken.games.anno_1503.state import State

LUXURY: Final = 2.2  # cards that a luxury is worth
GOLD_PIECE: Final = 0.3
NEST_FOUND: Final = 5.0
STRENGTH_WANTED: Final[i64] = 6
CANNON_TO_GO: Final = 1.9
NOT_NEEDED: Final = 0.25  # how much a point counts beyond those that are needed
DONE: Final = 1e9  # a cost that is counted
OUT_OF_REACH: Final = 40.0  # more than any point costs
PATIENCE: Final[i64] = 40  # rounds
NEARLY_ENOUGH: Final[i64] = 8  # gold


class Way:
    """The way to a point: what each thing that is missing costs, and what there is to pay besides."""

    def __init__(self, name: str, each: float) -> None:
        self.name = name
        self.each = each

    def cards(self, game: State, seat: i64, missing: i64) -> float:
        return self.each * float(missing) + self.besides(game, seat)

    def besides(self, game: State, seat: i64) -> float:
        return 0.0


class Merchants(Way):
    """The highest inhabitants rise."""

    def besides(self, game: State, seat: i64) -> float:
        rules = game.rules
        player = game.players[seat]
        wanted = rules.goal[POINT_MERCHANTS]
        cards = 0.0
        rank: i64
        for rank in range(RANKS):
            number = player.ranks[MERCHANT - rank]
            if number > wanted:
                number = wanted
            wanted -= number
            cards += float(number) * climb(rules, MERCHANT - rank, MERCHANT)
        return cards + float(wanted) * climb(rules, PIONEER - 1, MERCHANT)


class Publics(Way):
    """New pioneers, and citizens to make room for them."""

    def besides(self, game: State, seat: i64) -> float:
        rules = game.rules
        player = game.players[seat]
        people = rules.first_public - 1 + rules.goal[POINT_PUBLICS]
        new = people - player.inhabitants()
        if new < 0:
            new = rules.goal[POINT_PUBLICS] - total(player.publics)
        high = people - rules.low_tiles - player.ranks[CITIZEN] - player.ranks[MERCHANT]
        cards = float(new) * cards_of(rules.cost_pioneer)
        if high > 0:
            settlers = player.ranks[SETTLER]
            if settlers > high:
                settlers = high
            cards += float(settlers) * climb(rules, SETTLER, CITIZEN)
            cards += float(high - settlers) * climb(rules, PIONEER, CITIZEN)
        return cards


class Sites(Way):
    def besides(self, game: State, seat: i64) -> float:
        player = game.players[seat]
        cards = 0.0
        skull = False
        site: i64
        for site in range(game.rules.sites):
            if player.sites[site] < 0:
                cards += cards_of(game.rules.cost_site[site])
                if game.rules.nests_for_site[site] > 0:
                    skull = True
        return cards + (nest_to_go(game, seat) if skull else 0.0)


class Nests(Way):
    def besides(self, game: State, seat: i64) -> float:
        return cannons_to_go(game, seat)


class Castle(Way):
    def besides(self, game: State, seat: i64) -> float:
        rules = game.rules
        cards = nest_to_go(game, seat)
        step: i64
        for step in range(game.players[seat].castle, rules.goal[POINT_CASTLE]):
            cards += cards_of(rules.cost_castle[step])
        return cards


class Found(Way):
    """To find each one, and to pay the ship that brings it; out of reach if the others have too many of them."""

    def cards(self, game: State, seat: i64, missing: i64) -> float:
        if missing > self.left(game):
            return OUT_OF_REACH
        return (self.each + cards_of(game.rules.cost_ship)) * float(missing)

    def left(self, game: State) -> i64:
        """How many nobody has yet."""
        raise NotImplementedError


class Posts(Found):
    def left(self, game: State) -> i64:
        number: i64 = 0
        tile: i64
        for tile in range(len(game.rules.tiles)):
            if is_post(tile % TILES):
                number += game.rules.tiles[tile]
        for player in game.players:
            number -= player.post_count()
        return number


class Contracts(Found):
    def left(self, game: State) -> i64:
        number: i64 = 0
        back: i64
        for back in range(BACKS):
            number += game.rules.tiles[back * TILES + CONTRACT]
        for player in game.players:
            number -= player.contracts
        return number


class Hoard(Way):
    """Gold goes as it comes: whoever is far from enough of it after many rounds counts on it no more, and spends it."""

    def cards(self, game: State, seat: i64, missing: i64) -> float:
        if game.round > PATIENCE and missing > NEARLY_ENOUGH:
            return OUT_OF_REACH
        return self.each * float(missing)


# By point: cards for each thing that is missing; the rest is counted
WAYS: Final[list[Way]] = [
    Hoard("gold", 0.4),
    Posts("posts", 2.5),
    Contracts("contracts", 3.5),
    Publics("public_buildings", 0.0),
    Merchants("merchants", 0.0),
    Sites("noble_buildings", 0.0),
    Nests("nests", NEST_FOUND),
    Castle("castle", 0.0),
]


def way_to_go(game: State, seat: i64, tastes: vec[float]) -> float:
    """The nearest points that are needed, and a little for all others."""
    rules = game.rules
    home = vec[float]()
    noble = vec[float]()
    point: i64
    for point in range(POINTS):
        if rules.goal[point] >= 0:
            cost = tastes[point] * to_go(game, seat, point)
            if is_noble(point):
                noble = append(noble, cost)
            else:
                home = append(home, cost)
    if not rules.expansion:
        return nearest(home, rules.points_needed)
    if counted(rules, game.players[seat], True) >= rules.noble_needed:  # which cannot be lost
        return nearest(home, rules.home_needed)
    return nearest(home, rules.home_needed) + nearest(noble, rules.noble_needed)


def to_go(game: State, seat: i64, point: i64) -> float:
    """The remaining cost of a point, in cards."""
    missing = game.rules.goal[point] - progress(game.players[seat], point)
    if missing <= 0:
        return 0.0
    return WAYS[point].cards(game, seat, missing)


def nearest(costs: vec[float], needed: i64) -> float:
    """The sum of the smallest costs, and a small part of the others."""
    total = 0.0
    number: i64
    for number in range(len(costs)):
        least: i64 = 0
        at: i64
        for at in range(len(costs)):
            if costs[at] < costs[least]:
                least = at
        if number < needed:
            total += costs[least]
        else:
            total += NOT_NEEDED * costs[least]
        costs[least] = DONE
    return total


def climb(rules: Rules, rank: i64, top: i64) -> float:
    """Cards from one rank to another; from below pioneer with a new inhabitant."""
    cards = 0.0
    step: i64
    for step in range(rank + 1, top + 1):
        cards += cards_of(rules.cost_pioneer if step == PIONEER else rules.cost_rank[step])
    return cards


def cannons_to_go(game: State, seat: i64) -> float:
    missing = STRENGTH_WANTED - cannons(game, seat)
    if missing <= 0:
        return 0.0
    return CANNON_TO_GO * float(missing)


def nest_to_go(game: State, seat: i64) -> float:
    """Where a nest is needed, half of it, since it is a point of its own."""
    if total(game.players[seat].nests) > 0:
        return 0.0
    return (NEST_FOUND + cannons_to_go(game, seat)) / 2.0


def cards_of(cost: vec[i64]) -> float:
    cards = GOLD_PIECE * float(cost[GOLD])
    good: i64
    for good in range(GOODS):
        cards += float(cost[good]) * (LUXURY if good >= COMMODITIES else 1.0)
    return cards
