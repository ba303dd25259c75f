"""Every game: a match can be copied and pickled, and what is done in one does not change the other."""

import copy
import pickle
from collections.abc import Callable

from boriken.core.match import Match
from boriken.core.setup import Setup
from boriken.testing.anatomy import anatomy
from boriken.testing.checking import for_half_the_setups
from boriken.testing.tables import decisions, sampled


def unpickled(match: Match) -> Match:
    copied = pickle.loads(pickle.dumps(match))
    assert isinstance(copied, Match)
    return copied


WAYS: list[Callable[[Match], Match]] = [Match.copy, copy.copy, copy.deepcopy, unpickled]


def everything(match: Match) -> tuple[object, ...]:
    """All that a front end could notice, the position to its last number, and what the dealer will do."""
    seats = (None, *range(match.setup.players))
    seen = [(match.view(seat), match.log(seat)) for seat in seats]
    return match.position(), match.record(), match.moves, seen, anatomy(match.game), match.dealer.dealt, match.names


@for_half_the_setups
def a_copy_is_equal_and_goes_its_own_way(setup: Setup) -> None:
    for number, match in enumerate(decisions(setup)):
        if not sampled(setup, number, 60) or match.over:
            continue
        before = everything(match)
        for way in WAYS:
            other = way(match)
            assert other == match
            assert everything(other) == before
            other.play(other.choices()[0])
            assert other != match
            other.undo(agreed=True)
            assert other == match
            other.play(other.choices()[-1])
            assert everything(match) == before
