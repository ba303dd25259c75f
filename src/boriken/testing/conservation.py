"""Every game: no piece ever appears or vanishes."""

from boriken.core.setup import Setup
from boriken.testing.checking import for_every_setup
from boriken.testing.tables import steps, title_of


@for_every_setup
def pieces_are_conserved_after_every_action(setup: Setup) -> None:
    for game in steps(setup):
        assert title_of(setup).missing_pieces(game) == []
        assert game.conserved()
