"""The judge of San Juan: the points a seat can expect at the end.

Points on the table, what the town will still bring in the rounds that are left (town.py), what goods (goods.py) and
cards (hand.py) are good for, and what the phase being played has yet to give to those whose turn is still to come
(phase.py).
"""

from mypy_extensions import i64

from boriken.core.evaluator import Evaluator
from boriken.core.game import OVER, Game
from boriken.games.san_juan.actions import DISCARD, GIVE, PAY, PRODUCE, SELL
from boriken.games.san_juan.catalogue import NO_CARD, PALACE
from boriken.games.san_juan.evaluate.ending import final_worth, rounds_left
from boriken.games.san_juan.evaluate.goods import in_store
from boriken.games.san_juan.evaluate.hand import hand_cards, hopes, money
from boriken.games.san_juan.evaluate.phase import to_come
from boriken.games.san_juan.evaluate.picking import best, pick_goods, worst
from boriken.games.san_juan.evaluate.styles import STYLES, Style
from boriken.games.san_juan.evaluate.town import CARD, PALACE_SHARE, gain, town_worth
from boriken.games.san_juan.questions import (
    ASK_ARCHIVE,
    ASK_DISCARD_DEALT,
    ASK_DISCARD_EXCESS,
    ASK_GIVE,
    ASK_KEEP,
    ASK_PAY,
    ASK_PRODUCE,
    ASK_SELL,
)
from boriken.games.san_juan.scoring import base_points
from boriken.games.san_juan.state import State


def evaluator(style: str) -> Evaluator:
    """The judge of one of the STYLES."""
    return SanJuanEvaluator(STYLES[style])


class SanJuanEvaluator(Evaluator):
    def __init__(self, style: Style) -> None:
        self.tastes = style.tastes()

    def worth(self, game: Game, seat: i64) -> float:
        assert isinstance(game, State)
        player = game.players[seat]
        if game.actor == OVER or self.is_final(game):
            return final_worth(game, seat)
        rounds = rounds_left(game)
        worth = float(base_points(player)) + town_worth(game, player, rounds, self.tastes)
        cards = hand_cards(player) + in_store(player) + to_come(game, seat)
        worth += money(cards, rounds) + hopes(game, player, rounds, self.tastes)
        if game.site != NO_CARD and seat == game.current:
            worth += gain(game, player, game.site, rounds, self.tastes) - CARD * float(game.to_pay)
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

    def suggestion(self, game: Game) -> i64:
        """Picks cannot be seen one step at a time."""
        assert isinstance(game, State)
        if game.actor < 0:
            return -1
        if game.ask == ASK_PAY:
            return worst(game, PAY, game.to_pay, self.tastes)
        if game.ask in (ASK_DISCARD_DEALT, ASK_DISCARD_EXCESS, ASK_ARCHIVE):
            return worst(game, DISCARD, game.to_pick, self.tastes)
        if game.ask == ASK_KEEP:
            return best(game, self.tastes)
        if game.ask == ASK_SELL:
            return pick_goods(game, SELL)
        if game.ask == ASK_PRODUCE:
            return pick_goods(game, PRODUCE)
        if game.ask == ASK_GIVE:
            return pick_goods(game, GIVE)
        return -1
