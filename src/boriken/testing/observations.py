"""Every game: a position as a row of numbers. test_views.py checks that it tells nothing hidden."""

from boriken.core import registry
from boriken.core.match import Match
from boriken.core.setup import Setup
from boriken.testing.checking import for_every_setup
from boriken.testing.tables import decisions, sampled


def row(match: Match, seat: int) -> bytes:
    return match.title.observer().row(match.game, seat)


@for_every_setup
def every_row_is_as_long_as_its_parts(setup: Setup) -> None:
    title = registry.title(setup.game)
    size = sum(part.size for part in title.observer().parts)
    for number, match in enumerate(decisions(setup)):
        if sampled(setup, number, 20):
            assert {len(row(match, seat)) for seat in range(setup.players)} == {size}


@for_every_setup
def parts_have_names_of_their_own(setup: Setup) -> None:
    parts = registry.title(setup.game).observer().parts
    assert len({part.name for part in parts}) == len(parts)
    assert all(part.size > 0 and part.scale > 0 for part in parts)


@for_every_setup
def a_copy_looks_the_same(setup: Setup) -> None:
    for number, match in enumerate(decisions(setup)):
        if sampled(setup, number, 50, between=True) and not match.over:
            seat = int(match.game.actor)
            before = row(match, seat)
            other = match.copy()
            assert row(other, seat) == before
            other.play(other.choices()[0])
            assert row(match, seat) == before
