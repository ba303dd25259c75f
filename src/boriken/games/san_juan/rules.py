"""The rules in force at one table: player count and options as plain numbers, made once at set-up."""

from functools import lru_cache

from mypy_extensions import i64

from boriken.core.setup import SETUPS_KEPT, Setup
from boriken.games.san_juan.catalogue import HAND


class Rules:
    """The rules that the options mean. Immutable by custom: shared by all copies of a position."""

    def __init__(self, setup: Setup) -> None:
        self.players: i64 = setup.players
        self.first_governor: i64 = setup.seat("first_governor")  # or -1 to draw lots
        self.chosen_hands = setup.flag("chosen_hands")
        self.roles_a_round: i64 = 3 if setup.players == 2 else setup.players  # SJ-2P-01

    def dealt(self, order: i64) -> i64:
        """Cards for the player who sits `order` seats after the first governor (SJ-SETUP-06, SJ-VARIANT-01)."""
        if self.chosen_hands:
            return HAND + 1 + order
        return HAND


@lru_cache(maxsize=SETUPS_KEPT)
def rules_for(setup: Setup) -> Rules:
    """One object for all tables with the same set-up: it never changes."""
    return Rules(setup)
