"""What a position is worth to a seat: the points it can expect at the end.

Points on the table, what the town will still bring in the rounds that are left, what cards and goods are good for, and
what the phase being played has yet to give to those whose turn is still to come. Cards a round stand for all that
buildings bring; a card is worth CARD points as long as it can still be built or spent.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from boriken.core.evaluator import Evaluator
from boriken.core.game import CHANCE, OVER, Game
from boriken.core.vectors import zeros
from boriken.games.san_juan.actions import DISCARD, GIVE, KEEP, PASS, PAY, PRODUCE, SELL
from boriken.games.san_juan.catalogue import (
    AQUEDUCT,
    BUILDER,
    CHAPEL,
    CITY_HALL,
    COST,
    COUNCILLOR,
    FIRST_LARGE,
    FIRST_MONUMENT,
    FULL_TOWN,
    GOLD_MINE,
    GOODS,
    GUILD_HALL,
    KINDS,
    LIBRARY,
    MARKET_HALL,
    MARKET_STAND,
    NO_CARD,
    PALACE,
    POINTS,
    PRODUCER,
    ROLES,
    TRADER,
    TRADING_POST,
    TRIUMPHAL_ARCH,
    WELL,
    is_violet,
    price,
)
from boriken.games.san_juan.roles.builder import must_give
from boriken.games.san_juan.roles.councillor import kept
from boriken.games.san_juan.roles.producer import chosen, room
from boriken.games.san_juan.roles.trader import limit
from boriken.games.san_juan.scoring import ARCH_POINTS, base_points, count, score
from boriken.games.san_juan.state import (
    ASK_ARCHIVE,
    ASK_CARD,
    ASK_DISCARD,
    ASK_GIVE,
    ASK_GOOD,
    ASK_KEEP,
    ASK_LOOK,
    ASK_PAY,
    ASK_PRODUCE,
    ASK_SELL,
    ASK_TILE,
    ASK_TURN_UP,
    Player,
    State,
)

CARD: Final = 0.62  # points that a card can be turned into
LATE_CARD: Final = 0.12  # one that comes too late to be spent
SPENT_A_ROUND: Final = 4.5  # cards that can still be spent in each round that is left
ROUNDS_A_BUILDING: Final = 1.05
SOLD: Final = 0.6  # of what a good brings: it may come late, and until then its building stands idle
USUAL_PRICE: Final = vec[float]([1.0, 1.4, 1.8, 2.2, 2.6])  # of a good, over all tiles

# Cards a round that a violet building brings when roles are taken as often as they can be
INCOME: Final = vec[float](
    [
        0.0, 0.0, 0.0, 0.0, 0.0,  # production buildings are reckoned by their sales
        0.35,  # smithy
        0.35,  # gold mine
        0.3,  # archive
        0.25,  # poor house
        0.2,  # black market
        0.0,  # trading post, with the sales
        0.0,  # well, with the sales
        0.0,  # market stand, with the sales
        0.3,  # crane
        0.2,  # chapel, besides its points
        0.1,  # tower
        0.0,  # aqueduct, with the sales
        0.5,  # carpenter
        0.85,  # prefecture
        0.0,  # market hall, with the sales
        0.5,  # quarry
        0.9,  # library
        0.0, 0.0, 0.0,  # monuments
        0.0, 0.0, 0.0, 0.0,  # scored at the end
    ]
)  # fmt: skip

# How much of what a hand promises to become counts, the best card first
HOPES: Final = vec[float]([0.55, 0.35, 0.2])
CHAPEL_POINTS: Final = 0.5  # points a round, beyond the card that is put under it
PALACE_SHARE: Final = 0.25


class Style:
    """A taste: points by which some buildings please more than they are worth."""

    def __init__(self, production: float, violet: float, monument: float, chapel: float) -> None:
        self.production = production
        self.violet = violet
        self.monument = monument
        self.chapel = chapel

    def taste(self, card: i64) -> float:
        if card < GOODS or card == GUILD_HALL:
            return self.production
        if FIRST_MONUMENT <= card < FIRST_LARGE or card == TRIUMPHAL_ARCH:
            return self.violet + self.monument
        if card == CHAPEL:
            return self.violet + self.chapel
        return self.violet


STYLES: Final = {
    "": Style(production=0.0, violet=0.0, monument=0.0, chapel=0.0),
    "guild": Style(production=1.0, violet=-0.3, monument=0.0, chapel=0.0),
    "monuments": Style(production=-0.5, violet=0.4, monument=0.8, chapel=0.0),
    "chapel": Style(production=0.0, violet=0.0, monument=0.0, chapel=2.0),
}


class Judge(Evaluator):
    def __init__(self, style: Style) -> None:
        self.style = style

    def worth(self, game: Game, seat: i64) -> float:
        assert isinstance(game, State)
        player = game.players[seat]
        if game.actor == OVER:
            return float(score(player)) + 0.01 * float(player.cards + player.all_goods())
        rounds = rounds_left(game)
        worth = float(base_points(player)) + self.town(game, player, rounds)
        cards = float(player.cards) + self.goods(player) + to_come(game, seat)
        worth += money(cards, rounds) + self.hopes(game, player, rounds)
        if game.site != NO_CARD and seat == game.current:
            worth += self.gain(game, player, game.site, rounds) - CARD * float(game.due)
        if player.has(PALACE):
            worth += worth * PALACE_SHARE
        return worth

    def uncertainty(self, game: Game) -> float:
        assert isinstance(game, State)
        return 0.8 + 0.3 * rounds_left(game)

    # What a town is good for

    def town(self, state: State, player: Player, rounds: float) -> float:
        """What the buildings will still bring, and what pleases about them."""
        worth = CARD * rounds * sales(state, player)
        card: i64
        for card in range(KINDS):
            if player.town[card] > 0:
                worth += float(player.town[card]) * self.style.taste(card)
                worth += CARD * rounds * INCOME[card] * share(state)
        if player.has(CHAPEL):
            worth += CHAPEL_POINTS * rounds
        builds = builds_left(player, rounds)
        if player.has(GUILD_HALL):
            worth += 0.8 * builds
        if player.has(CITY_HALL):
            worth += 0.6 * builds
        if player.has(TRIUMPHAL_ARCH):
            worth += 0.3 * builds
        return worth

    def gain(self, state: State, player: Player, card: i64, rounds: float) -> float:
        """What one more building would be worth, its cost not counted."""
        worth = float(POINTS[card]) + self.style.taste(card) + CARD * rounds * INCOME[card] * share(state)
        if card < GOODS or card in (TRADING_POST, WELL, MARKET_STAND, AQUEDUCT, MARKET_HALL):
            before = sales(state, player)
            player.town[card] += 1
            worth += CARD * rounds * (sales(state, player) - before)
            player.town[card] -= 1
        builds = builds_left(player, rounds) - 1.0
        if card < GOODS:
            if player.has(GUILD_HALL):
                worth += 2.0
        elif player.has(CITY_HALL):
            worth += 1.0
        if card == CHAPEL:
            worth += CHAPEL_POINTS * rounds
        elif FIRST_MONUMENT <= card < FIRST_LARGE and player.has(TRIUMPHAL_ARCH):
            monuments = count(player, FIRST_MONUMENT, FIRST_LARGE)
            worth += float(ARCH_POINTS[monuments + 1] - ARCH_POINTS[monuments])
        elif card == GUILD_HALL:
            worth += 2.0 * float(count(player, 0, GOODS)) + 0.8 * builds
        elif card == CITY_HALL:
            worth += 1.0 + float(count(player, GOODS, KINDS)) + 0.6 * builds
        elif card == TRIUMPHAL_ARCH:
            worth += float(ARCH_POINTS[count(player, FIRST_MONUMENT, FIRST_LARGE)]) + 0.3 * builds
        elif card == PALACE:
            worth += PALACE_SHARE * (float(base_points(player)) + 2.0 * builds)
        return worth

    def hope(self, state: State, player: Player, card: i64, rounds: float) -> float:
        """What a card in the hand promises beyond its use as money."""
        if is_violet(card) and player.has(card):
            return 0.0
        hope = self.gain(state, player, card, rounds - 1.0) - CARD * float(COST[card] + 1)
        if hope < 0.0:
            return 0.0
        return hope

    def hopes(self, state: State, player: Player, rounds: float) -> float:
        """Only the best few can be built."""
        best = 0.0
        second = 0.0
        third = 0.0
        card: i64
        for card in range(KINDS):
            if player.hand[card] > 0:
                hope = self.hope(state, player, card, rounds)
                if hope > best:
                    third = second
                    second = best
                    best = hope
                elif hope > second:
                    third = second
                    second = hope
                elif hope > third:
                    third = hope
        likely = 1.0
        if rounds < 2.0:
            likely = rounds / 2.0
        return likely * (HOPES[0] * best + HOPES[1] * second + HOPES[2] * third)

    def goods(self, player: Player) -> float:
        """In cards."""
        cards = 0.0
        good: i64
        for good in range(GOODS):
            cards += SOLD * USUAL_PRICE[good] * float(player.goods[good])
        return cards

    # Picks, whose steps only make sense together

    def suggestion(self, game: Game) -> i64:
        assert isinstance(game, State)
        if game.actor < 0:
            return -1
        if game.ask == ASK_PAY:
            return self.worst(game, PAY)
        if game.ask == ASK_DISCARD or game.ask == ASK_ARCHIVE:
            return self.worst(game, DISCARD)
        if game.ask == ASK_KEEP:
            return self.best(game)
        if game.ask == ASK_SELL:
            return sale(game)
        if game.ask == ASK_PRODUCE:
            return making(game)
        if game.ask == ASK_GIVE:
            return gift(game)
        return -1

    def follow(self, game: Game) -> bool:
        assert isinstance(game, State)
        planned = self.suggestion(game)
        if planned < 0:
            return False
        game.apply(planned)
        return True

    def worst(self, state: State, verb: i64) -> i64:
        """Of the cards that may go, those that promise least; they go in the order of the catalogue."""
        player = state.current_player()
        lot = self.lot(state, player, player.hand, -1.0)
        return verb + first_of(lot)

    def best(self, state: State) -> i64:
        lot = self.lot(state, state.current_player(), state.open, 1.0)
        return KEEP + first_of(lot)

    def lot(self, state: State, player: Player, cards: vec[i64], sign: float) -> vec[i64]:
        """As many cards as are due: those with the highest promise, or with the lowest if the sign is negative."""
        rounds = rounds_left(state)
        promises = vec[float](capacity=KINDS)
        card: i64
        for card in range(KINDS):
            promise = 0.0
            if cards[card] > 0 and card >= state.about:
                promise = self.hope(state, player, card, rounds) + 0.02 * float(COST[card])
            promises = append(promises, sign * promise)
        lot = zeros(KINDS)
        number: i64
        for number in range(state.due):
            chosen_card: i64 = -1
            for card in range(state.about, KINDS):
                if cards[card] > lot[card] and (
                    chosen_card < 0 or value(promises, card, lot, sign) > value(promises, chosen_card, lot, sign)
                ):
                    chosen_card = card
            lot[chosen_card] += 1
        return lot


def value(promises: vec[float], card: i64, lot: vec[i64], sign: float) -> float:
    """A second card of a kind promises less."""
    if sign > 0.0 and lot[card] > 0:
        return promises[card] * 0.5
    return promises[card]


def first_of(lot: vec[i64]) -> i64:
    card: i64 = 0
    while lot[card] == 0:
        card += 1
    return card


def sale(state: State) -> i64:
    """The goods for which the tile pays best, unless it pays badly."""
    return pick_goods(state, SELL)


def making(state: State) -> i64:
    return pick_goods(state, PRODUCE)


def gift(state: State) -> i64:
    """A good that is worth less than the card it replaces, or one that must be given."""
    return pick_goods(state, GIVE)


def pick_goods(state: State, verb: i64) -> i64:
    """Plan all the goods that are still to be picked, and say the first of them, or pass."""
    player = state.current_player()
    lot = zeros(GOODS)
    left = state.due
    if verb == GIVE:
        left = 2 - state.count
        if left > state.due:
            left = state.due
    number: i64
    for number in range(left):
        best: i64 = -1
        best_gain = 0.0
        good: i64
        for good in range(state.about, GOODS):
            if available(state, player, verb, good) > lot[good]:
                gain = gain_of(state, verb, good)
                if verb == GIVE and must_give(state):
                    gain += 10.0
                if gain > best_gain:
                    best_gain = gain
                    best = good
        if best < 0:
            break
        lot[best] += 1
    for good in range(GOODS):
        if lot[good] > 0:
            return verb + good
    return PASS


def available(state: State, player: Player, verb: i64, good: i64) -> i64:
    if verb == PRODUCE:
        return room(state, player, good)
    return player.goods[good]


def gain_of(state: State, verb: i64, good: i64) -> float:
    """In cards."""
    if verb == PRODUCE:
        return USUAL_PRICE[good]
    if verb == SELL:
        return float(price(state.tile, good)) - SOLD * USUAL_PRICE[good] + 0.3
    return 1.0 - SOLD * USUAL_PRICE[good]


# Reckoning


def rounds_left(state: State) -> float:
    """Until somebody has twelve buildings."""
    most: i64 = 0
    for player in state.players:
        if player.buildings > most:
            most = player.buildings
    if state.ending:
        return 0.0
    return ROUNDS_A_BUILDING * float(FULL_TOWN - most) - 0.1 * float(state.taken)


def builds_left(player: Player, rounds: float) -> float:
    room_for = float(FULL_TOWN - player.buildings)
    if rounds < room_for:
        return rounds
    return room_for


def share(state: State) -> float:
    """How many of the roles are taken in a round."""
    return float(state.rules.roles_a_round) / float(ROLES)


def own_share(state: State) -> float:
    """How likely a role that is taken is the own one."""
    return 1.0 / float(state.seats)


def sales(state: State, player: Player) -> float:
    """Cards a round that goods bring: the dearest are made and sold as far as the roles allow."""
    capacity = 1.0 + own_share(state)
    if player.has(AQUEDUCT):
        capacity += 0.45
    if player.has(TRADING_POST):
        capacity += 0.45
    if player.has(LIBRARY):
        capacity += own_share(state)
    left = capacity
    cards = 0.0
    good: i64 = GOODS - 1
    while good >= 0:
        made = float(player.town[good])
        if made > left:
            made = left
        cards += made * USUAL_PRICE[good]
        left -= made
        good -= 1
    sold = capacity - left
    second = sold - 1.0  # how often a second good is made and sold
    if second < 0.0:
        second = 0.0
    if second > 1.0:
        second = 1.0
    if sold > 1.0:
        sold = 1.0
    if player.has(MARKET_HALL):
        cards += sold
    if player.has(MARKET_STAND):
        cards += second
    if player.has(WELL):
        cards += second
    return cards * share(state) * 0.8


def money(cards: float, rounds: float) -> float:
    """Cards that can still be spent, and those that come too late."""
    spent = SPENT_A_ROUND * rounds + 1.0
    if cards < spent:
        return CARD * cards
    return CARD * spent + LATE_CARD * (cards - spent)


def to_come(state: State, seat: i64) -> float:
    """Cards that the phase being played has yet to bring: those being drawn, and those of the turns still to come."""
    if state.phase < 0 or state.phase >= ROLES:
        return 0.0
    player = state.players[seat]
    turn = (seat - state.current + state.seats) % state.seats
    if turn == 0:
        return being_drawn(state, player)
    if turn >= state.left:
        return 0.0
    if state.phase == COUNCILLOR:
        return 1.1 + 0.8 * float(kept(player) - 1)
    if state.phase == PRODUCER:
        return SOLD * first_goods(player, True, 2 if player.has(AQUEDUCT) else 1)
    if state.phase == TRADER:
        return gain_of_sale(player, 2 if player.has(TRADING_POST) else 1)
    if state.phase == BUILDER and player.cards > 2:
        return 0.6  # a building, and so points, sooner
    if player.has(GOLD_MINE):
        return 0.35
    return 0.0


def being_drawn(state: State, player: Player) -> float:
    if state.ask == ASK_CARD:
        return float(state.due)
    if state.ask == ASK_LOOK:
        return float(kept(player)) + 0.14 * float(state.due)
    if state.ask == ASK_TURN_UP:
        return 0.4
    if state.ask == ASK_GOOD:
        cards = 0.0
        good: i64
        for good in range(GOODS):
            cards += SOLD * USUAL_PRICE[good] * float(chosen(state, good))
        return cards
    if state.ask == ASK_SELL and state.actor != CHANCE:
        return float(state.proceeds)
    if state.ask == ASK_TILE:
        return gain_of_sale(player, limit(state))
    return 0.0


def first_goods(player: Player, empty: bool, count: i64) -> float:
    """What the dearest goods bring that can be made, or sold, in a turn."""
    left = count
    cards = 0.0
    good: i64 = GOODS - 1
    while good >= 0 and left > 0:
        goods = player.goods[good]
        if empty:
            goods = player.town[good] - goods
        if goods > left:
            goods = left
        cards += float(goods) * USUAL_PRICE[good]
        left -= goods
        good -= 1
    return cards


def gain_of_sale(player: Player, count: i64) -> float:
    """What is to be had by selling so many goods now rather than some time."""
    cards = (1.0 - SOLD) * first_goods(player, False, count)
    goods = player.all_goods()
    if player.has(MARKET_HALL) and goods > 0:
        cards += 1.0
    if player.has(MARKET_STAND) and goods > 1 and count > 1:
        cards += 1.0
    return cards


def evaluator(style: str) -> Evaluator:
    return Judge(STYLES[style])
