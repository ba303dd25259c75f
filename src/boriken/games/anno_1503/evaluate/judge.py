"""The judge of Anno 1503: how far a seat still is from the points it needs, less what it has in hand for them.

Everything is counted in cards. A point that is not held costs what is still to be paid and found for it; of all points
only the nearest are needed (way.py). Cards in hand, gold and the customers on the island (holdings.py) and ships
(ships.py) bring it nearer. Plans are tastes: the points they like seem nearer than they are. The figures were set by
hand and tried in tournaments (docs/anno-1503.md tells how they fare).
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from boriken.core.errors import SetupError, quoted
from boriken.core.evaluator import Evaluator
from boriken.core.game import OVER, Game
from boriken.games.anno_1503.actions import BUY, COMMAND, PASS, SELL, TO_THE_SHIPS
from boriken.games.anno_1503.catalogue import POINT_GOLD, POINTS
from boriken.games.anno_1503.effects import cannons
from boriken.games.anno_1503.evaluate.buying import Purchase, worth_building, worth_buying_for
from boriken.games.anno_1503.evaluate.holdings import ACTION_CARD, in_hand, prospects, readiness
from boriken.games.anno_1503.evaluate.leaving import card_to_discard, good_to_return
from boriken.games.anno_1503.evaluate.ships import all_distances, ships_worth
from boriken.games.anno_1503.evaluate.way import WAYS, way_to_go
from boriken.games.anno_1503.player import SHIP_SIZE, Player
from boriken.games.anno_1503.rules import Rules
from boriken.games.anno_1503.scoring import holds, points
from boriken.games.anno_1503.state import (
    ASK_DISCARD,
    ASK_FACE,
    ASK_FOE_DIE,
    ASK_RETURN,
    ASK_SAIL,
    ASK_SHIP,
    ASK_WORK,
    BEFORE,
    BY_VICTORY,
    NEST,
    State,
)
from boriken.games.anno_1503.turn.agenda import can_act, excess_goods

# What plans like: by point, how far it seems to be of how far it is
STYLES: Final[dict[str, dict[str, float]]] = {
    "": {},
    "merchant": {"gold": 0.6, "contracts": 0.6, "noble_buildings": 0.7},
    "settler": {"merchants": 0.6, "public_buildings": 0.6, "castle": 0.7},
    "explorer": {"posts": 0.6, "contracts": 0.6, "nests": 0.7},
}

LOOK_WORTH: Final = 0.9
VICTORY: Final = 200.0  # more than any lead over players who have no way left
POINT: Final = 3.0
FINISHED: Final = 2.0  # for a point, besides that nothing is left to pay for it: else the last step would wait
LAST_CHANCE: Final = 0.01  # of what chance may bring in the last turn: less than a good that decides a tie
PURCHASE: Final = 0.2  # that a purchase must bring at least
GIVEN_BACK: Final = 1.5  # that something built may cost at most, for each card that would go back otherwise
UNCERTAINTY: Final = 4.0


def evaluator(style: str) -> Evaluator:
    if style not in STYLES:
        raise SetupError(f"There is no style {quoted(style)} of Anno 1503.")
    taste = STYLES[style]
    tastes = vec[float](capacity=POINTS)
    for way in WAYS:
        tastes = append(tastes, taste.get(way.name, 1.0))
    return Anno1503Evaluator(tastes)


class Anno1503Evaluator(Evaluator):
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
        value = in_hand(rules, player) + readiness(rules, player) + prospects(rules, player)
        value -= way_to_go(game, seat, self.tastes)
        value += ships_worth(game, seat, self.distances) + FINISHED * float(points_that_stay(rules, player))
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
        """A ship that can act is commanded; what it is good for shows only when it sails. All that is too much at the
        end of a turn is chosen together."""
        assert isinstance(game, State)
        if game.ask == ASK_RETURN:
            return good_to_return(game)
        if game.ask == ASK_DISCARD:
            return card_to_discard(game)
        if game.ask == ASK_SHIP:
            ship: i64
            for ship in game.player().fleet:
                if can_act(ship):
                    return COMMAND + ship // SHIP_SIZE
        return -1

    def second_thoughts(self, game: Game, chosen: i64) -> i64:
        """Before a sale or the ships: cards that are bought together and built in at once, where that is better; and
        before the ships, of a hand that is too full, something that need not be better: else the cards go back."""
        assert isinstance(game, State)
        if game.ask != ASK_WORK or not (chosen == TO_THE_SHIPS or SELL <= chosen < BUY):
            return chosen
        plans = worth_buying_for(game)
        excess = excess_goods(game) if chosen == TO_THE_SHIPS else 0
        if not plans and excess <= 0:
            return chosen
        otherwise = game.copy()
        otherwise.apply(chosen)
        least = self.worth_at_the_end(otherwise, game.current)
        chosen = self.best_of(plans, least + PURCHASE, game.current, chosen)
        if chosen == TO_THE_SHIPS and excess > 0:
            return self.best_of(worth_building(game), least - GIVEN_BACK * float(excess), game.current, chosen)
        return chosen

    def best_of(self, plans: list[Purchase], least: float, seat: i64, otherwise: i64) -> i64:
        """The first step of the best plan that is worth more than the least."""
        for plan in plans:
            worth = self.worth_at_the_end(plan.after, seat)
            if worth > least:
                least = worth
                otherwise = plan.first
        return otherwise

    def worth_at_the_end(self, game: Game, seat: i64) -> float:
        """When the turn has been wound up: by then a hand that is too full has been cut down."""
        assert isinstance(game, State)
        while game.actor >= 0 and game.active == seat and self.wind_up(game):
            pass
        return self.worth(game, seat)

    def wind_up(self, game: Game) -> bool:
        """The turn ends here: what else could be done in it counts as hopes do."""
        assert isinstance(game, State)
        if game.ask == ASK_WORK:
            game.apply(TO_THE_SHIPS)
            return True
        if game.ask in (ASK_SHIP, ASK_SAIL):
            game.apply(PASS)
            return True
        return self.follow(game)

    def turns_ahead(self) -> i64:
        """Only the turn being played: else to end it would mean to see what the others gain, and to dally would not."""
        return 1


def points_that_stay(rules: Rules, player: Player) -> i64:
    """Points that count, without the gold, which goes as it comes."""
    number = points(rules, player)
    if number > 0 and holds(rules, player, POINT_GOLD):
        number -= 1
    return number


def open_chances(game: State, seat: i64) -> float:
    """The worth of what chance is about to decide."""
    if game.ask == ASK_FACE:
        return LOOK_WORTH
    if game.ask == ASK_FOE_DIE and game.foe == NEST:
        lead = cannons(game, seat) - game.rules.strength[game.face[game.island]]
        return float(lead) * 2.0 + 3.0
    if game.cards_due > 0:
        return ACTION_CARD * float(game.cards_due)
    return 0.0
