"""The rules in force at one table: player count and options as plain numbers, made once at set-up."""

from mypy_extensions import i64

from boriken.games.san_juan.catalogue import HAND


class Rules:
    """Immutable by custom: shared by all copies of a position."""

    def __init__(self, players: i64, first_governor: i64 = -1, chosen_hands: bool = False) -> None:
        self.players = players
        self.first_governor = first_governor  # a seat, or -1 to draw lots
        self.chosen_hands = chosen_hands
        self.roles_a_round = players
        if players == 2:
            self.roles_a_round = 3  # SJ-2P-01

    def dealt(self, order: i64) -> i64:
        """Cards for the player who sits `order` seats after the first governor (SJ-SETUP-06, SJ-VARIANT-01)."""
        if self.chosen_hands:
            return HAND + 1 + order
        return HAND
