"""A seat's own window on a game: all that the seat may know, and room to try things out."""

from __future__ import annotations

import hashlib

from boriken.core import registry
from boriken.core.dealer import Dealer, SeededDealer
from boriken.core.errors import IllegalActionError
from boriken.core.game import CHANCE, OVER, Game
from boriken.core.setup import Setup
from boriken.core.title import Json, Title

SEED_BITS = 60


class Window:
    """The game as one seat sees it.

    `game` is a position of the seat's own, in which all that the seat cannot know was drawn again: whatever is read
    from it or played in it, nobody else notices, and nothing hidden can be learned from it. `seat`, `setup` and `title`
    say whose it is and what is played.

    >>> import boriken
    >>> match = boriken.new_match("puerto-rico", players=3, seed=7, first_governor=0)
    >>> window = Window(match.setup, match.game.determinize(0, seed=1), seat=0)
    >>> window.choices()
    ['settler', 'mayor', 'builder', 'craftsman', 'trader', 'captain']
    >>> window.question()
    {'kind': 'role', 'seat': 0}
    >>> ahead = window.copy()
    >>> ahead.play("mayor", "colonist")
    >>> ahead.actor, window.actor
    (1, 0)
    >>> window.seat, window.seed, window.setup.players, window.game.actor
    (0, 0, 3, 0)
    """

    setup: Setup
    """Game, number of players and options."""
    game: Game
    """The position, in numbers: for fast bots."""
    seat: int
    """Whose window it is."""
    seed: int
    """Of what chance does where something is tried."""

    def __init__(self, setup: Setup, game: Game, seat: int, seed: int = 0) -> None:
        """A window on a position that belongs to the seat; `seed` is for what chance does where something is tried."""
        self.setup = setup
        self.game = game
        self.seat = seat
        self.seed = seed
        self._dealer: Dealer | None = None

    @property
    def title(self) -> Title:
        """The game that is played: its names, options and words.

        >>> import boriken
        >>> match = boriken.new_match("puerto-rico", players=3, seed=7, first_governor=0)
        >>> window = Window(match.setup, match.game.determinize(0, seed=1), seat=0)
        >>> window.title.name
        'Puerto Rico'
        """
        return registry.title(self.setup.game)

    @property
    def actor(self) -> int | None:
        """The seat to decide; None when the game is over.

        >>> import boriken
        >>> match = boriken.new_match("puerto-rico", players=3, seed=7, first_governor=0)
        >>> window = Window(match.setup, match.game.determinize(0, seed=1), seat=0)
        >>> window.actor
        0
        """
        return None if self.over else int(self.game.actor)

    @property
    def over(self) -> bool:
        """Whether the game has ended.

        >>> import boriken
        >>> match = boriken.new_match("puerto-rico", players=3, seed=7, first_governor=0)
        >>> window = Window(match.setup, match.game.determinize(0, seed=1), seat=0)
        >>> window.over
        False
        """
        return self.game.actor == OVER

    def view(self) -> Json:
        """Everything the seat may know of the position, as plain data.

        >>> import boriken
        >>> match = boriken.new_match("puerto-rico", players=3, seed=7, first_governor=0)
        >>> window = Window(match.setup, match.game.determinize(0, seed=1), seat=0)
        >>> window.view()["viewer"]
        0
        """
        return self.title.view(self.game, self.setup, self.seat)

    def facts(self) -> Json:
        """All that is printed and laid out for this set-up.

        >>> import boriken
        >>> match = boriken.new_match("puerto-rico", players=3, seed=7, first_governor=0)
        >>> window = Window(match.setup, match.game.determinize(0, seed=1), seat=0)
        >>> window.facts()["ships"]
        [4, 5, 6]
        """
        return self.title.facts(self.setup)

    def question(self) -> Json | None:
        """The open question, as data; None when the game is over.

        >>> import boriken
        >>> match = boriken.new_match("puerto-rico", players=3, seed=7, first_governor=0)
        >>> window = Window(match.setup, match.game.determinize(0, seed=1), seat=0)
        >>> window.question()
        {'kind': 'role', 'seat': 0}
        """
        return None if self.over else self.title.question(self.game)

    def choices(self) -> list[str]:
        """The legal actions, in notation.

        >>> import boriken
        >>> match = boriken.new_match("puerto-rico", players=3, seed=7, first_governor=0)
        >>> window = Window(match.setup, match.game.determinize(0, seed=1), seat=0)
        >>> window.choices()[:3]
        ['settler', 'mayor', 'builder']
        """
        notation = self.title.notation
        return [notation[action] for action in self.game.legal()]

    def points(self) -> list[int]:
        """The score of every seat if the game ended now; those that are hidden from the seat are a guess.

        >>> import boriken
        >>> match = boriken.new_match("puerto-rico", players=3, seed=7, first_governor=0)
        >>> window = Window(match.setup, match.game.determinize(0, seed=1), seat=0)
        >>> window.points()
        [0, 0, 0]
        """
        return [int(self.game.points(seat)) for seat in range(self.setup.players)]

    def play(self, *texts: str) -> None:
        """Try actions, and after each let a dealer of the window's own play chance.

        Raises NotationError for a text that names no action, and IllegalActionError for one that is not legal.

        >>> import boriken
        >>> match = boriken.new_match("puerto-rico", players=3, seed=7, first_governor=0)
        >>> window = Window(match.setup, match.game.determinize(0, seed=1), seat=0)
        >>> window.play("settler", "settle quarry")
        >>> window.actor, match.actor
        (1, 0)
        """
        for text in texts:
            action = self.title.parse(text)
            if self.game.actor < 0 or action not in list(self.game.legal()):
                raise IllegalActionError(self.title.refuse(self.game, action))
            self.game.apply(action)
            self.deal()

    def deal(self) -> None:
        """Let the window's own dealer play chance until a seat decides or the game is over.

        >>> import boriken
        >>> match = boriken.new_match("puerto-rico", players=3, seed=7, first_governor=0).at(0)
        >>> window = Window(match.setup, match.game.determinize(0, seed=1), seat=0)
        >>> window.deal()
        >>> window.choices()[:3]
        ['settler', 'mayor', 'builder']
        """
        while self.game.actor == CHANCE:
            self.game.apply(self.dealer.deal(self.game))

    @property
    def dealer(self) -> Dealer:
        """A dealer for trying things out; its seed tells nothing about that of the table's dealer.

        >>> import boriken
        >>> match = boriken.new_match("puerto-rico", players=3, seed=7, first_governor=0)
        >>> window = Window(match.setup, match.game.determinize(0, seed=1), seat=0)
        >>> window.dealer.dealt
        0
        """
        if self._dealer is None:
            self._dealer = SeededDealer(one_way(self.seed, "window"))
        return self._dealer

    def copy(self) -> Window:
        """Another window on the same position; neither changes the other.

        >>> import boriken
        >>> match = boriken.new_match("puerto-rico", players=3, seed=7, first_governor=0)
        >>> window = Window(match.setup, match.game.determinize(0, seed=1), seat=0)
        >>> ahead = window.copy()
        >>> ahead.play("mayor", "colonist")
        >>> ahead.actor, window.actor
        (1, 0)
        """
        other = Window(self.setup, self.game.copy(), self.seat, self.seed)
        other._dealer = None if self._dealer is None else self._dealer.at(self._dealer.dealt)
        return other

    def determinize(self, seed: int) -> Window:
        """A window on another position that looks the same to the seat, and in which chance goes another way.

        >>> import boriken
        >>> match = boriken.new_match("puerto-rico", players=3, seed=7, first_governor=0)
        >>> window = Window(match.setup, match.game.determinize(0, seed=1), seat=0)
        >>> window.determinize(seed=2).view() == window.view()
        True
        """
        return Window(self.setup, self.game.determinize(self.seat, seed), self.seat, seed)


def one_way(seed: int, purpose: str) -> int:
    """A seed that follows from another, from which the other cannot be found."""
    digest = hashlib.sha256(f"{purpose} {seed}".encode()).digest()
    return int.from_bytes(digest[:8]) >> (64 - SEED_BITS)
