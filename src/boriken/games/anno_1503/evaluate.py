"""What a position is worth to a seat: how far it still is from the points it needs, less what it has in hand for them.

Everything is counted in cards. A point that is not held costs what is still to be paid and found for it; of all points
only the nearest are needed. Cards in hand, gold, ships and the customers on the island bring it nearer. Plans are
tastes: the points they like seem nearer than they are. The figures were set by hand and tried in tournaments
(docs/anno-1503.md tells how they fare).
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from boriken.core.errors import SetupError, quoted
from boriken.core.evaluator import Evaluator
from boriken.core.game import OVER, Game
from boriken.core.vectors import repeated, total
from boriken.games.anno_1503.actions import COMMAND, PASS, TO_THE_SHIPS
from boriken.games.anno_1503.catalogue import (
    CITIZEN,
    COMMODITIES,
    CONTRACT,
    FIRST_CROWN,
    GOLD,
    GOODS,
    MERCHANT,
    PIONEER,
    PLACES,
    POINT_CASTLE,
    POINT_CONTRACTS,
    POINT_GOLD,
    POINT_MERCHANTS,
    POINT_NESTS,
    POINT_POSTS,
    POINT_PUBLICS,
    POINT_SITES,
    POINTS,
    RANKS,
    SETTLER,
    SPICE,
    SQUARES,
    TOBACCO,
    TREASURE_PROMOTION,
    is_gold,
    is_nest,
    is_post,
)
from boriken.games.anno_1503.effects import cannons
from boriken.games.anno_1503.player import DAMAGED, NO_TILE, SHIP_SIZE, Player
from boriken.games.anno_1503.rules import Rules
from boriken.games.anno_1503.scoring import counted, is_noble, progress
from boriken.games.anno_1503.state import (
    ASK_FACE,
    ASK_FOE_DIE,
    ASK_SAIL,
    ASK_SHIP,
    ASK_WORK,
    BEFORE,
    BY_VICTORY,
    HIDDEN,
    NEST,
    State,
)
from boriken.games.anno_1503.turn.agenda import can_act

# What plans like: by point, how far it seems to be of how far it is
STYLES: Final[dict[str, list[tuple[i64, float]]]] = {
    "": [],
    "merchant": [(POINT_GOLD, 0.6), (POINT_CONTRACTS, 0.6), (POINT_SITES, 0.7)],
    "settler": [(POINT_MERCHANTS, 0.6), (POINT_PUBLICS, 0.6), (POINT_CASTLE, 0.7)],
    "explorer": [(POINT_POSTS, 0.6), (POINT_CONTRACTS, 0.6), (POINT_NESTS, 0.7)],
}

LUXURY: Final = 2.2  # cards that a luxury is worth
GOLD_PIECE: Final = 0.3
ENOUGH_GOLD: Final[i64] = 12
SPARE_GOLD: Final = 0.08
IDLE_GOLD: Final = 0.02
SPARE_LUXURY: Final = 0.3
GOLD_TO_GO: Final = 0.4
POST: Final = 4.5
FIND: Final = 5.5  # to find a contract, and to pay the ship that brings it
NEST_FOUND: Final = 5.0
STRENGTH_WANTED: Final[i64] = 6
CANNON_TO_GO: Final = 1.9
IN_HAND: Final = 0.6  # of what a card is worth that is already built in
ACTION_CARD: Final = 0.6
CUSTOMER: Final = 0.35  # for each gold an inhabitant pays in a turn
CONTRACT_WORTH: Final = 0.5
POST_WORTH: Final = 0.8
LUXURY_POST_WORTH: Final = 2.5  # the first; each further one half of it
RARE_POST_WORTH: Final = 1.2  # the first of spice and of tobacco
READY: Final = 1.3  # all cards for something that can be built
NEW_BOARD: Final = 1.6  # more than the old one for who dares to fight
BUILDING_WORTH: Final = 1.0
SHIP_WORTH: Final = 1.7
DAMAGED_SHIP: Final = 0.8
STEP_AWAY: Final = 0.15
LOOK_WORTH: Final = 0.9
USEFUL: Final = 0.3  # more than a tile that may be anything
KNOWN_NEST: Final = 1.2
FAR: Final[i64] = 99
NOT_NEEDED: Final = 0.25  # how much a point counts beyond those that are needed
VICTORY: Final = 60.0
POINT: Final = 3.0
LAST_CHANCE: Final = 0.01  # of what chance may bring in the last turn: less than a good that decides a tie
UNCERTAINTY: Final = 4.0
DONE: Final = 1e9  # a cost that is counted


def evaluator(style: str) -> Evaluator:
    if style not in STYLES:
        raise SetupError(f"There is no style {quoted(style)} of Anno 1503.")
    tastes = vec[float]()
    point: i64
    for point in range(POINTS):
        tastes = append(tastes, 1.0)
    liked: i64
    taste: float
    for liked, taste in STYLES[style]:
        tastes[liked] = taste
    return Judge(tastes)


class Judge(Evaluator):
    def __init__(self, tastes: vec[float]) -> None:
        self.tastes = tastes
        self.rules: Rules | None = None
        self.distances: list[vec[i64]] = []  # by square: steps until a ship can look at each island

    def worth(self, game: Game, seat: i64) -> float:
        assert isinstance(game, State)
        if game.actor == OVER:
            return self.result(game, seat)
        if self.is_final(game):
            return self.result(game, seat) + (LAST_CHANCE * open_chances(game, seat) if seat == game.active else 0.0)
        rules = game.rules
        if self.rules is not rules:
            self.rules = rules
            self.distances = all_distances(rules)
        player = game.players[seat]
        value = (
            in_hand(rules, player) + readiness(rules, player) + prospects(rules, player) - self.way_to_go(game, seat)
        )
        value += self.ships(game, seat)
        if seat == game.active:
            value += open_chances(game, seat)
        return value

    def result(self, game: State, seat: i64) -> float:
        """When all is over nothing counts but who has won; if the rounds are over, points and what decides ties."""
        if game.ending == BY_VICTORY:
            return VICTORY if seat == game.active else 0.0
        return POINT * float(game.points(seat)) + float(game.tiebreak(seat)) / 100.0

    def is_final(self, game: Game) -> bool:
        """Nobody has a turn after the last one of the last round."""
        assert isinstance(game, State)
        return (
            game.stage != BEFORE
            and game.round >= game.rules.most_rounds
            and ((game.active + 1) % game.seats == game.first)
        )

    def uncertainty(self, game: Game) -> float:
        return UNCERTAINTY

    def suggestion(self, game: Game) -> i64:
        """A ship that can act is commanded; what it is good for shows only when it sails."""
        assert isinstance(game, State)
        if game.ask == ASK_SHIP:
            ship: i64
            for ship in game.player().fleet:
                if can_act(ship):
                    return COMMAND + ship // SHIP_SIZE
        return -1

    def follow(self, game: Game) -> bool:
        planned = self.suggestion(game)
        if planned < 0:
            return False
        game.apply(planned)
        return True

    def wind_up(self, game: Game) -> bool:
        """The turn ends here: what else could be done in it counts as hopes do."""
        assert isinstance(game, State)
        if game.ask == ASK_WORK:
            game.apply(TO_THE_SHIPS)
            return True
        if game.ask in (ASK_SHIP, ASK_SAIL):
            game.apply(PASS)
            return True
        return False

    def turns_ahead(self) -> i64:
        """The own turn only: else to end it would mean to see what the others gain, and to dally would not."""
        return 1

    # How far it is

    def way_to_go(self, game: State, seat: i64) -> float:
        """The nearest points that are needed, and a little for all others."""
        rules = game.rules
        home = vec[float]()
        noble = vec[float]()
        point: i64
        for point in range(POINTS):
            if rules.goal[point] >= 0:
                cost = self.tastes[point] * to_go(game, seat, point)
                if is_noble(point):
                    noble = append(noble, cost)
                else:
                    home = append(home, cost)
        if not rules.expansion:
            return nearest(home, rules.points_needed)
        return nearest(home, rules.home_needed) + nearest(noble, rules.noble_needed)

    # Ships

    def ships(self, game: State, seat: i64) -> float:
        player = game.players[seat]
        value = 0.0
        ship: i64
        for ship in player.fleet:
            if ship & DAMAGED:
                value += DAMAGED_SHIP
            else:
                value += SHIP_WORTH + self.prospect_at(game, seat, ship // SHIP_SIZE)
        if seat == game.active and game.square >= 0:
            value += SHIP_WORTH + self.prospect_at(game, seat, game.square)
        return value

    def prospect_at(self, game: State, seat: i64, square: i64) -> float:
        """The best tile within reach, less the way to it."""
        best = -1.5
        distances = self.distances[square]
        new_board = NEW_BOARD if cannons(game, seat) + 2 >= STRENGTH_WANTED else 0.0
        if is_noble_enough(game.rules, game.players[seat]):
            new_board = -NEW_BOARD
        island: i64
        for island in range(len(game.face)):
            tile = game.face[island]
            if tile == NO_TILE:
                continue
            hope = 0.0
            if tile != HIDDEN and game.known[island] & (1 << seat):
                if not is_useful(game, seat, tile):
                    continue
                hope = KNOWN_NEST if is_nest(tile) else USEFUL
            elif game.rules.is_crown[island] == 1:
                hope = new_board
            hope -= STEP_AWAY * float(distances[island])
            if hope > best:
                best = hope
        return best


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


def to_go(game: State, seat: i64, point: i64) -> float:
    """What a point still costs, in cards."""
    rules = game.rules
    player = game.players[seat]
    missing = rules.goal[point] - progress(player, point)
    if missing <= 0:
        return 0.0
    if point == POINT_GOLD:
        return GOLD_TO_GO * float(missing)
    if point == POINT_POSTS:
        return POST * float(missing)
    if point == POINT_CONTRACTS:
        return FIND * float(missing)
    if point == POINT_MERCHANTS:
        return merchants_to_go(rules, player)
    if point == POINT_PUBLICS:
        return publics_to_go(rules, player)
    if point == POINT_NESTS:
        return NEST_FOUND * float(missing) + cannons_to_go(game, seat)
    if point == POINT_SITES:
        return sites_to_go(game, seat)
    return castle_to_go(game, seat)


def climb(rules: Rules, rank: i64, top: i64) -> float:
    """Cards from one rank to another; from below pioneer with a new inhabitant."""
    cards = 0.0
    step: i64
    for step in range(rank + 1, top + 1):
        cards += cards_of(rules.cost_pioneer if step == PIONEER else rules.cost_rank[step])
    return cards


def merchants_to_go(rules: Rules, player: Player) -> float:
    """The highest inhabitants rise."""
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


def publics_to_go(rules: Rules, player: Player) -> float:
    """New pioneers, and citizens to make room for them."""
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


def sites_to_go(game: State, seat: i64) -> float:
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


def castle_to_go(game: State, seat: i64) -> float:
    rules = game.rules
    cards = nest_to_go(game, seat)
    step: i64
    for step in range(game.players[seat].castle, rules.goal[POINT_CASTLE]):
        cards += cards_of(rules.cost_castle[step])
    return cards


def cards_of(cost: vec[i64]) -> float:
    cards = GOLD_PIECE * float(cost[GOLD])
    good: i64
    for good in range(GOODS):
        cards += float(cost[good]) * (LUXURY if good >= COMMODITIES else 1.0)
    return cards


# What there is


def in_hand(rules: Rules, player: Player) -> float:
    """Different cards are worth more than many of a kind, and luxuries little where nothing is built of them."""
    value = gold_worth(player.gold) + ACTION_CARD * float(total(player.hand))
    good: i64
    for good in range(GOODS):
        number = player.goods[good]
        if number > 0:
            worth = IN_HAND
            if good >= COMMODITIES:
                worth = IN_HAND * LUXURY if is_wanted(rules, player, good) else SPARE_LUXURY
            value += worth + 0.75 * worth * float(number - 1)
    return value


def is_noble_enough(rules: Rules, player: Player) -> bool:
    """Whether no more nobles' points count."""
    return counted(rules, player, True) >= rules.noble_needed


def is_wanted(rules: Rules, player: Player, luxury: i64) -> bool:
    """Whether castle or nobles' sites still cost such a luxury."""
    if is_noble_enough(rules, player):
        return False
    number: i64
    for number in range(player.castle, len(rules.cost_castle)):
        if rules.cost_castle[number][luxury] > 0:
            return True
    for number in range(rules.sites):
        if player.sites[number] < 0 and rules.cost_site[number][luxury] > 0:
            return True
    return False


def gold_worth(gold: i64) -> float:
    """The more there is, the less a piece is worth."""
    value = 0.0
    if gold > 2 * ENOUGH_GOLD:
        value = IDLE_GOLD * float(gold - 2 * ENOUGH_GOLD)
        gold = 2 * ENOUGH_GOLD
    if gold > ENOUGH_GOLD:
        value += SPARE_GOLD * float(gold - ENOUGH_GOLD)
        gold = ENOUGH_GOLD
    return value + GOLD_PIECE * float(gold)


def prospects(rules: Rules, player: Player) -> float:
    """What will go on bringing something."""
    value = CONTRACT_WORTH * float(player.contracts) + posts_worth(player)
    value += BUILDING_WORTH * float(total(player.publics))
    rank: i64
    for rank in range(RANKS):
        value += CUSTOMER * float(player.ranks[rank] * rules.price[rank] * rules.per_turn[rank])
    return value


def posts_worth(player: Player) -> float:
    value = POST_WORTH * float(player.post_count())
    luxury = LUXURY_POST_WORTH
    rare: i64 = 0
    tile: i64
    for tile in player.posts:
        if tile >= FIRST_CROWN:
            value += luxury
            luxury = luxury / 2.0
        elif tile in (SPICE, TOBACCO):
            rare |= 1 << tile
    if rare & (1 << SPICE):
        value += RARE_POST_WORTH
    if rare & (1 << TOBACCO):
        value += RARE_POST_WORTH
    return value


def readiness(rules: Rules, player: Player) -> float:
    """How much of the cards is there for the next thing to build: new inhabitant, upgrade, castle or nobles' site."""
    best = 0.0
    if player.ranks[PIONEER] + player.ranks[SETTLER] < rules.low_tiles:
        best = covered(player, rules.cost_pioneer)
    rank: i64
    for rank in range(SETTLER, RANKS):
        room = rank != CITIZEN or player.ranks[CITIZEN] + player.ranks[MERCHANT] < rules.high_tiles
        if player.ranks[rank - 1] > 0 and room:
            best = larger(best, covered(player, rules.cost_rank[rank]))
    if player.castle < len(rules.cost_castle) and total(player.nests) >= rules.nests_for_castle[player.castle]:
        best = larger(best, covered(player, rules.cost_castle[player.castle]))
    site: i64
    for site in range(rules.sites):
        if player.sites[site] < 0 and total(player.nests) >= rules.nests_for_site[site]:
            best = larger(best, covered(player, rules.cost_site[site]))
    return READY * best


def covered(player: Player, cost: vec[i64]) -> float:
    """The part of a cost that is in hand, squared."""
    cards: i64 = 0
    missing: i64 = 0
    good: i64
    for good in range(GOODS):
        cards += cost[good]
        if cost[good] > player.goods[good]:
            missing += cost[good] - player.goods[good]
    if cards == 0:
        return 0.0
    part = 1.0 - float(missing) / float(cards)
    return part * part


def larger(one: float, other: float) -> float:
    if one > other:
        return one
    return other


def is_useful(game: State, seat: i64, tile: i64) -> bool:
    """Whether the seat would take a tile it knows."""
    player = game.players[seat]
    if is_post(tile):
        if game.rules.expansion:
            return tile >= FIRST_CROWN and player.post_count() < 2 and not is_noble_enough(game.rules, player)
        return player.post_count() < PLACES - 1
    if tile == CONTRACT:
        return player.contracts < game.rules.contracts
    if is_nest(tile):
        free = total(player.nests) < game.rules.nests
        return free and cannons(game, seat) + 1 >= game.rules.strength[tile]
    if tile == TREASURE_PROMOTION:
        return player.ranks[PIONEER] + player.ranks[SETTLER] + player.ranks[CITIZEN] > 0
    return is_gold(tile) and player.gold < 2 * ENOUGH_GOLD


def open_chances(game: State, seat: i64) -> float:
    """What chance is about to decide."""
    if game.ask == ASK_FACE:
        return LOOK_WORTH
    if game.ask == ASK_FOE_DIE and game.foe == NEST:
        lead = cannons(game, seat) - game.rules.strength[game.face[game.island]]
        return float(lead) * 2.0 + 3.0
    if game.cards_due > 0:
        return ACTION_CARD * float(game.cards_due)
    return 0.0


# Distances


def all_distances(rules: Rules) -> list[vec[i64]]:
    """By square: the steps to where a ship can look at each island."""
    distances: list[vec[i64]] = []
    square: i64
    for square in range(SQUARES):
        distances.append(distances_from(rules, square))  # noqa: PERF401 (counts in i64)
    return distances


def distances_from(rules: Rules, start: i64) -> vec[i64]:
    steps = repeated(FAR, SQUARES)
    found = repeated(FAR, len(rules.islands))
    steps[start] = 0
    waiting = vec[i64]([start])
    at: i64 = 0
    while at < len(waiting):
        square = waiting[at]
        at += 1
        near: i64
        for near in rules.looks[square]:
            if found[near] == FAR:
                found[near] = steps[square]
        for near in rules.sails[square]:
            if steps[near] == FAR:
                steps[near] = steps[square] + 1
                waiting = append(waiting, near)
    return found
