"""The contract of the rules: one position, who decides, what is legal, and how an action changes it.

A position is a pure function of set-up and actions. Chance is a player: when something is drawn or rolled the actor is
CHANCE, the legal actions are the possible outcomes and `weights` says how many ways each can happen. Nothing in here
draws, waits or prints; a dealer, a person or a bot chooses, and the game carries it out.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

CHANCE: Final[i64] = -1
OVER: Final[i64] = -2

EVENT_SIZE: Final[i64] = 5  # numbers an event consists of: kind, seat, and three that its kind explains


@mypyc_attr(allow_interpreted_subclasses=True)
class Game:
    """One position of a game.

    `actor` is the seat that decides, CHANCE, or OVER; `first` the seat that began the game (-1 until it is drawn);
    `turn` grows by one whenever a new turn begins, which is where a record starts a new line.
    """

    def __init__(self, seats: i64) -> None:
        self.seats = seats
        self.actor: i64 = OVER
        self.first: i64 = -1
        self.turn: i64 = 0
        self.listening = False
        self.events = vec[i64]()

    def legal(self) -> vec[i64]:
        """The actions open to the actor, ascending and without duplicates; empty only when the game is over."""
        raise NotImplementedError

    def weights(self) -> vec[i64]:
        """When chance acts: in how many ways each of the legal outcomes can happen, in the same order."""
        raise NotImplementedError

    def outcome(self, chosen: i64) -> i64:
        """The outcome of chance that way number `chosen` leads to, of all the ways that `weights` counts."""
        weights = self.weights()
        index: i64 = 0
        while chosen >= weights[index]:
            chosen -= weights[index]
            index += 1
        return self.legal()[index]

    def ways(self) -> i64:
        """The sum of the weights."""
        total: i64 = 0
        weight: i64
        for weight in self.weights():
            total += weight
        return total

    def apply(self, action: i64) -> None:
        """Carry out one of the legal actions. The caller has a duty: any other number is undefined behaviour."""
        raise NotImplementedError

    def copy(self) -> "Game":
        """An independent position, equal in everything but the listeners."""
        raise NotImplementedError

    def __copy__(self) -> "Game":
        return self.copy()

    def __deepcopy__(self, memo: object) -> "Game":
        return self.copy()

    def __reduce__(self) -> str:
        """Its rules are tables that everybody shares; set-up and actions say the same in less."""
        raise TypeError("A position by itself is not pickled: pickle its match, or save it with match.position().")

    def determinize(self, seat: i64, seed: i64) -> "Game":
        """A copy in which everything that `seat` cannot know is drawn again, consistently with all it has seen."""
        raise NotImplementedError

    def points(self, seat: i64) -> i64:
        """The score of a seat if the game ended now."""
        raise NotImplementedError

    def tiebreak(self, seat: i64) -> i64:
        """The number that breaks a tie of scores; if it is equal too, the place is shared."""
        raise NotImplementedError

    def conserved(self) -> bool:
        """Whether every piece of the box is still somewhere on the table, and none is there twice."""
        raise NotImplementedError

    def tell(self, kind: i64, seat: i64, first: i64 = 0, second: i64 = 0, third: i64 = 0) -> None:
        """Note an event for the log, if someone listens."""
        if self.listening:
            self.note(kind, seat, first, second, third)

    def note(self, kind: i64, seat: i64, first: i64, second: i64, third: i64) -> None:
        events = self.events
        events = append(events, kind)
        events = append(events, seat)
        events = append(events, first)
        events = append(events, second)
        self.events = append(events, third)


def rank(game: Game, seat: i64) -> i64:
    """The place of a seat by score and tie-break: 1 for the winner or winners."""
    points = game.points(seat)
    tiebreak = game.tiebreak(seat)
    place: i64 = 1
    other: i64
    for other in range(game.seats):
        theirs = game.points(other)
        if theirs > points or (theirs == points and game.tiebreak(other) > tiebreak):
            place += 1
    return place
