"""What a position is worth to a seat: the points it can expect at the end.

Points on the table, what the town will still bring in the rounds that are left, what cards and goods are good for, and
what the phase being played has yet to give to those whose turn is still to come. Cards a round stand for all that
buildings bring; a card is worth CARD points as long as it can still be built or spent.

The numbers were fitted to how games of greedy bots ended: what is worth nothing to a player who has it is 0 here. Those
that matter only amid a phase were found by letting such bots play each other (bench/strength.md).
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
from boriken.games.san_juan.player import Player
from boriken.games.san_juan.questions import (
    ASK_ARCHIVE,
    ASK_DISCARD_DEALT,
    ASK_DISCARD_EXCESS,
    ASK_GIVE,
    ASK_GOOD,
    ASK_KEEP,
    ASK_LOOK,
    ASK_PAY,
    ASK_PRODUCE,
    ASK_SELL,
    ASK_TILE,
    ASK_TURN_UP,
    draws_to_hand,
)
from boriken.games.san_juan.roles.costs import MOST_GIVEN, must_give
from boriken.games.san_juan.roles.councillor import kept
from boriken.games.san_juan.roles.producer import chosen, room
from boriken.games.san_juan.roles.trader import limit
from boriken.games.san_juan.rounds import hand_limit
from boriken.games.san_juan.scoring import ARCH_POINTS, base_points, count, score, wealth
from boriken.games.san_juan.state import State

CARD: Final = 0.63  # points that a card can be turned into
LATE_CARD: Final = 0.26  # one that comes too late to be spent
SPENT_A_ROUND: Final = 3.05  # cards that can still be spent in each round that is left
ROUNDS_A_BUILDING: Final = vec[float]([1.41, 1.56, 1.27])  # with 2, 3 and 4 players
ROUNDS_A_ROLE: Final = 0.06  # by which a role that was taken brings the end nearer
OVER_THE_LIMIT: Final = 0.08  # of what a card is worth, if there are more in the hand than may stay there
SOLD: Final = 0.51  # of what a good brings: it may come late, and until then its building stands idle
USUAL_PRICE: Final = vec[float]([1.0, 1.4, 1.8, 2.2, 2.6])  # of a good, over all tiles

TIE_BREAK: Final = 0.01  # points for a card or good that is left at the end

# Cards a round that a building brings besides sales, when roles are taken as often as they can be
INCOME: Final = vec[float](
    [
        0.00,  # indigo plant
        0.00,  # sugar mill
        0.13,  # tobacco storage
        0.00,  # coffee roaster
        0.09,  # silver smelter
        0.31,  # smithy
        0.47,  # gold mine
        0.00,  # archive
        0.38,  # poor house
        0.00,  # black market
        0.00,  # trading post
        0.00,  # well
        0.00,  # market stand
        0.09,  # crane
        0.00,  # chapel
        0.00,  # tower
        0.00,  # aqueduct
        0.60,  # carpenter
        0.54,  # prefecture
        0.12,  # market hall
        0.65,  # quarry
        0.81,  # library
        0.00,  # statue
        0.00,  # victory column
        0.00,  # hero
        0.26,  # guild hall
        0.31,  # city hall
        0.00,  # triumphal arch
        0.07,  # palace
    ]
)

# How much of what a hand promises to become counts, the best card first
HOPES: Final = vec[float]([0.93, 0.11, 0.25])
PALACE_SHARE: Final = 0.25
PLACE: Final = 0.14  # what a card in the hand must promise beyond its cost
PRINTED: Final = 0.04  # of the cost: of two cards that promise the same the dearer one is kept

# Points that a large building will gain with every building that is still to come
GUILD_HALL_GAIN: Final = 0.33
CITY_HALL_GAIN: Final = 0.32
ARCH_GAIN: Final = 0.30
PALACE_GAIN: Final = 2.01  # points of which the palace counts its share

# Sales
SALES: Final = 0.17  # of what could be sold if every role was taken at the right time
AQUEDUCT_GOODS: Final = 0.55  # a round
TRADING_POST_GOODS: Final = 0.21
SALE_MARGIN: Final = 0.70  # cards by which a tile may pay less than usual

# Cards that a phase brings to whoever has the turn still to come
COUNCIL: Final = 0.81
SECOND_CARD: Final = 1.70  # with a prefecture
LOOK: Final = 0.05  # each card to choose from
TURN_TO_BUILD: Final = 0.76  # a building, and so points, sooner
TURN_TO_MINE: Final = 0.18


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
        if game.actor == OVER or self.is_final(game):
            return final_worth(game, seat)
        rounds = rounds_left(game)
        worth = float(base_points(player)) + self.town(game, player, rounds)
        cards = hand_cards(player) + self.goods(player) + to_come(game, seat)
        worth += money(cards, rounds) + self.hopes(game, player, rounds)
        if game.site != NO_CARD and seat == game.current:
            worth += self.gain(game, player, game.site, rounds) - CARD * float(game.to_pay)
        if player.has(PALACE):
            worth += worth * PALACE_SHARE
        return worth

    def is_final(self, game: Game) -> bool:
        """Once a town is complete the game ends with the builder phase (SJ-END-02)."""
        assert isinstance(game, State)
        return game.ending != 0

    def uncertainty(self, game: Game) -> float:
        assert isinstance(game, State)
        return 1.0 + 0.19 * rounds_left(game)

    # What a town is good for

    def town(self, state: State, player: Player, rounds: float) -> float:
        """What the buildings will still bring, and what pleases about them."""
        worth = CARD * rounds * sales(state, player)
        card: i64
        for card in range(KINDS):
            if player.town[card] > 0:
                worth += float(player.town[card]) * self.style.taste(card)
                worth += CARD * rounds * INCOME[card] * share(state)
        builds = builds_left(player, rounds)
        if player.has(GUILD_HALL):
            worth += GUILD_HALL_GAIN * builds
        if player.has(CITY_HALL):
            worth += CITY_HALL_GAIN * builds
        if player.has(TRIUMPHAL_ARCH):
            worth += ARCH_GAIN * builds
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
        if FIRST_MONUMENT <= card < FIRST_LARGE and player.has(TRIUMPHAL_ARCH):
            monuments = count(player, FIRST_MONUMENT, FIRST_LARGE)
            worth += float(ARCH_POINTS[monuments + 1] - ARCH_POINTS[monuments])
        elif card == GUILD_HALL:
            worth += 2.0 * float(count(player, 0, GOODS)) + GUILD_HALL_GAIN * builds
        elif card == CITY_HALL:
            worth += 1.0 + float(count(player, GOODS, KINDS)) + CITY_HALL_GAIN * builds
        elif card == TRIUMPHAL_ARCH:
            worth += float(ARCH_POINTS[count(player, FIRST_MONUMENT, FIRST_LARGE)]) + ARCH_GAIN * builds
        elif card == PALACE:
            worth += PALACE_SHARE * (float(base_points(player)) + PALACE_GAIN * builds)
        return worth

    def hope(self, state: State, player: Player, card: i64, rounds: float) -> float:
        """What a card in the hand promises beyond its use as money."""
        if is_violet(card) and player.has(card):
            return 0.0
        hope = self.gain(state, player, card, rounds - 1.0) - CARD * float(COST[card] + 1) - PLACE
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
            return self.worst(game, PAY, game.to_pay)
        if game.ask in (ASK_DISCARD_DEALT, ASK_DISCARD_EXCESS, ASK_ARCHIVE):
            return self.worst(game, DISCARD, game.to_pick)
        if game.ask == ASK_KEEP:
            return self.best(game)
        if game.ask == ASK_SELL:
            return pick_goods(game, SELL)
        if game.ask == ASK_PRODUCE:
            return pick_goods(game, PRODUCE)
        if game.ask == ASK_GIVE:
            return pick_goods(game, GIVE)
        return -1

    def follow(self, game: Game) -> bool:
        assert isinstance(game, State)
        planned = self.suggestion(game)
        if planned < 0:
            return False
        game.apply(planned)
        return True

    def worst(self, state: State, verb: i64, count: i64) -> i64:
        """Of the cards that may go, those that promise least; they go in the order of the catalogue."""
        player = state.current_player()
        lot = self.lot(state, player, player.hand, count, -1.0)
        return verb + first_of(lot)

    def best(self, state: State) -> i64:
        lot = self.lot(state, state.current_player(), state.open, state.to_pick, 1.0)
        return KEEP + first_of(lot)

    def lot(self, state: State, player: Player, cards: vec[i64], count: i64, sign: float) -> vec[i64]:
        """So many cards: those with the highest promise, or with the lowest if the sign is negative."""
        rounds = rounds_left(state)
        promises = vec[float](capacity=KINDS)
        card: i64
        for card in range(KINDS):
            promise = 0.0
            if cards[card] > 0 and card >= state.pick_from:
                promise = self.hope(state, player, card, rounds) + PRINTED * float(COST[card])
            promises = append(promises, sign * promise)
        lot = zeros(KINDS)
        number: i64
        for number in range(count):
            chosen_card: i64 = -1
            for card in range(state.pick_from, KINDS):
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


def pick_goods(state: State, verb: i64) -> i64:
    """Plan all the goods that are still to be picked, and say the first of them, or pass.

    Those are sold for which the tile pays best, unless it pays badly; a good is given that is worth less than the card
    it replaces, or must be given.
    """
    player = state.current_player()
    lot = zeros(GOODS)
    left = state.to_pick
    if verb == GIVE:
        left = MOST_GIVEN - state.given
        if left > state.to_pay:
            left = state.to_pay
    number: i64
    for number in range(left):
        best: i64 = -1
        best_gain = 0.0
        good: i64
        for good in range(state.pick_from, GOODS):
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
        return float(price(state.tile, good)) - SOLD * USUAL_PRICE[good] + SALE_MARGIN
    return 1.0 - SOLD * USUAL_PRICE[good]


# Reckoning


def final_worth(state: State, seat: i64) -> float:
    """Points at the end, and a little for what decides a tie; a building that is being paid for will stand."""
    player = state.players[seat]
    if state.actor == OVER or state.site == NO_CARD or seat != state.current:
        return float(score(player)) + TIE_BREAK * float(wealth(player))
    player.town[state.site] += 1
    points = score(player)
    player.town[state.site] -= 1
    return float(points) + TIE_BREAK * float(wealth(player) - state.to_pay)


def rounds_left(state: State) -> float:
    """Until somebody has twelve buildings."""
    most: i64 = 0
    for player in state.players:
        if player.buildings > most:
            most = player.buildings
    if state.ending:
        return 0.0
    return ROUNDS_A_BUILDING[state.seats - 2] * float(FULL_TOWN - most) - ROUNDS_A_ROLE * float(state.taken)


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
        capacity += AQUEDUCT_GOODS
    if player.has(TRADING_POST):
        capacity += TRADING_POST_GOODS
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
    return cards * share(state) * SALES


def hand_cards(player: Player) -> float:
    """Those above the limit will hardly be kept."""
    over = player.cards - hand_limit(player)
    if over <= 0:
        return float(player.cards)
    return float(player.cards - over) + OVER_THE_LIMIT * float(over)


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
        return COUNCIL + SECOND_CARD * float(kept(player) - 1)
    if state.phase == PRODUCER:
        return SOLD * first_goods(player, True, 2 if player.has(AQUEDUCT) else 1)
    if state.phase == TRADER:
        return gain_of_sale(player, 2 if player.has(TRADING_POST) else 1)
    if state.phase == BUILDER and player.cards > 2:
        return TURN_TO_BUILD
    if player.has(GOLD_MINE):
        return TURN_TO_MINE
    return 0.0


def being_drawn(state: State, player: Player) -> float:
    if draws_to_hand(state.ask):
        return float(state.to_draw)
    if state.ask == ASK_LOOK:
        return float(kept(player)) + LOOK * float(state.to_draw)
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
