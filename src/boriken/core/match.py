"""A match: set-up, game, dealer and the list of actions so far. This is what front ends hold."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple

from boriken.core import registry, showing
from boriken.core.dealer import Dealer, SeededDealer
from boriken.core.document import copied
from boriken.core.errors import DealerError, IllegalActionError, SetupError
from boriken.core.game import CHANCE, Game
from boriken.core.given import checked_date, checked_names, checked_seed
from boriken.core.history import History
from boriken.core.history import Move as Move
from boriken.core.setup import Setup
from boriken.core.title import Json, Title

SNAPSHOT_EVERY = 64  # actions; from one to the next takes about a millisecond


class Snapshot(NamedTuple):
    """A position of a match, and the number of deals up to it."""

    game: Game
    dealt: int


class Match(History):
    """A game being played.

    >>> match = new_match("puerto-rico", players=3, seed=7, first_governor=0, names=["Ann", "Ben", "Cy"])
    >>> match.actor
    0
    >>> match.play("mayor", "colonist")
    >>> match.question()["kind"]
    'role'
    >>> match.title.name, match.setup.players, match.names[match.actor]
    ('Puerto Rico', 3, 'Ben')
    >>> match.game.points(0), match.dealer.dealt, match.dealt_before
    (0, 4, 0)
    >>> match.start, match.date
    (None, None)
    """

    setup: Setup
    """The set-up: `game`, `players` and all `options`."""
    title: Title
    """The game that is played: its names, options and words."""
    game: Game
    """The position itself, in numbers: for fast bots. Do not change it."""
    dealer: Dealer
    """The dealer, which plays chance."""
    start: Json | None
    """The state it began with, if that was a position; None if it began at the beginning."""
    dealt_before: int
    """How often its dealer had dealt before it began."""
    names: list[str]
    """A name for every seat, or none at all."""
    date: str | None
    """The day on which it was played, such as 2026-01-31."""

    def __init__(
        self,
        setup: Setup,
        dealer: Dealer,
        *,
        start: Json | None = None,
        names: Sequence[str] = (),
        date: str | None = None,
        redealt: Mapping[int, int] | None = None,
    ) -> None:
        """Begin at the beginning, or at `start`: the state part of a position. Chance waits until `deal` is called.

        `redealt` is that of a match that is to be played again, with what was taken back in it. Raises SetupError for
        names or a date that are none, PositionError for a position that cannot exist, and DealerError where `redealt`
        names a deal that has been dealt.
        """
        self.setup = setup
        self.title = registry.title(setup.game)
        self.dealer = dealer
        self.start = start
        self.dealt_before = dealer.dealt
        self.names = checked_names(names, setup.players)
        self.date = checked_date(date)
        self._moves: list[Move] = []
        self._log: list[Json] = []
        self._snapshots: dict[int, Snapshot] = {}  # by number of actions, made when somebody looks back
        self._redealt = dict(redealt or {})
        self.game = self._first_position()
        self.start = copied(start)  # whoever handed it in may go on writing in it
        self._skip_deals()
        self._collect()

    def __repr__(self) -> str:
        if self.over:
            state = "over"
        else:
            state = f"{'chance' if self.game.actor == CHANCE else f'seat {self.actor}'} decides"
        return f"<Match of {self.title.name}, {self.setup.players} players, {len(self._moves)} actions, {state}>"

    def __str__(self) -> str:
        """The table in text, as a spectator sees it."""
        return showing.text(self)

    def _repr_svg_(self) -> str:
        """The table as a picture, which notebooks show; `boriken.svg` draws it for a seat."""
        return showing.svg(self)

    def __eq__(self, other: object) -> bool:
        """Matches are equal if they began alike and the same was done in them, whatever chance holds for them."""
        if not isinstance(other, Match):
            return NotImplemented
        return (self.setup, self.start, self._moves) == (other.setup, other.start, other._moves)

    __hash__ = None  # type: ignore[assignment]  # it changes with every action

    def __copy__(self) -> Match:
        return self.copy()

    def __deepcopy__(self, memo: object) -> Match:
        return self.copy()

    def __reduce__(self) -> tuple[object, ...]:
        """Set-up, dealer and actions are all there is to a match: so it is pickled."""
        begun = {"start": self.start, "names": self.names, "date": self.date, "redealt": self._redealt}
        actions = [move.text for move in self._moves]
        return replayed_match, (self.setup, self.dealer.at(self.dealt_before), begun, actions, int(self.dealer.dealt))

    # Playing

    def play(self, *texts: str) -> None:
        """Do one action or several in a row, all or none of them, and let the dealer play chance after each.

        If one is refused after chance has acted, chance will deal something else the next time. Raises NotationError
        for a text that names no action, with what may be meant, IllegalActionError, with the reason as data in
        `refusal`, for an action that may not be done now, and DealerError if chance is to act and the dealer cannot.

        >>> match = new_match("puerto-rico", players=3, seed=7, first_governor=0)
        >>> match.play("mayor", "colonist")
        >>> match.play("settle quarry")
        Traceback (most recent call last):
          ...
        boriken.core.errors.IllegalActionError: Something else is asked now: which role to take.
        """
        game, moves, entries, dealt = self.game.copy(), len(self._moves), len(self._log), self.dealer.dealt
        try:
            for text in texts:
                self._play(text)
        except Exception:
            game.listening = True
            self.game = game
            del self._moves[moves:]
            del self._log[entries:]
            used, self.dealer.dealt = self.dealer.dealt, dealt
            self._deal_on_from(used)
            raise

    def deal(self) -> None:
        """Let the dealer play chance until a seat decides or the game is over. Raises DealerError if the dealer cannot.

        >>> match = new_match("puerto-rico", players=3, seed=7, first_governor=0)
        >>> match = match.at(0)
        >>> match.deal()
        >>> match.choices()[:2]
        ['settler', 'mayor']
        """
        while self.game.actor == CHANCE:
            self._do(int(self.dealer.deal(self.game)))

    def copy(self) -> Match:
        """Another match that stands where this one does, with a dealer who deals the same; neither changes the other.

        >>> match = new_match("puerto-rico", players=3, seed=7, first_governor=0)
        >>> other = match.copy()
        >>> other == match
        True
        >>> other.play("mayor")
        >>> match
        <Match of Puerto Rico, 3 players, 4 actions, seat 0 decides>
        """
        other = object.__new__(type(self))
        other.__dict__.update(self.__dict__)
        other.dealer = self.dealer.at(self.dealer.dealt)
        other.game = self.game.copy()
        other.game.listening = True
        other._moves = list(self._moves)
        other._redealt = dict(self._redealt)
        other._log = list(self._log)
        other._snapshots = dict(self._snapshots)
        return other

    def at(self, count: int) -> Match:
        """Another match that stands where this one stood after its first `count` actions.

        It is played on from the last snapshot before, and leaves snapshots on the way: looking again costs little.
        Raises UndoError if there are fewer actions.

        >>> match = new_match("puerto-rico", players=3, seed=7, first_governor=0)
        >>> match.at(0)
        <Match of Puerto Rico, 3 players, 0 actions, chance decides>
        """
        for earlier in self.between(count, count):
            pass
        return earlier

    def between(self, after: int, until: int) -> Iterator[Match]:
        """Another match that is played on as this one was: after its first `after` actions, and each one to `until`.

        It is one and the same match that goes on, like that of `walk`, and it leaves snapshots like `at`. Raises
        UndoError if there are fewer actions.

        >>> match = new_match("puerto-rico", players=3, seed=7, first_governor=0)
        >>> match.play("mayor", "colonist")
        >>> [(len(at.moves), at.actor) for at in match.between(4, 6)]
        [(4, 0), (5, 0), (6, 1)]
        """
        self._check_count(after)
        self._check_count(until)
        earlier = self._nearest_before(after, until)
        if len(earlier._moves) == after:
            yield earlier
        for number in range(len(earlier._moves) + 1, until + 1):
            earlier.replay(self._moves[number - 1].text)
            if number % SNAPSHOT_EVERY == 0:
                self._snapshots[number] = Snapshot(earlier.game.copy(), earlier.dealer.dealt)
            if number >= after:
                yield earlier

    def walk(self) -> Iterator[tuple[Match, Move]]:
        """Another match that is played as this one was: before each action where it stands, and what is done next.

        It is one and the same match that goes on; take a `copy()` of what you want to keep.

        >>> match = new_match("puerto-rico", players=3, seed=7, first_governor=0)
        >>> match.play("mayor")
        >>> [(len(at.moves), move.text) for at, move in match.walk() if move.actor == 0]
        [(4, 'mayor')]
        """
        again = self._opening(self._redealt)
        for move in self.moves:
            yield again, move
            again.replay(move.text)

    def replay(self, text: str) -> None:
        """Do an action as a record tells it, chance's outcomes included; the dealer stays out of it but keeps count.

        Raises NotationError for a text that names no action, and IllegalActionError for one that may not be done now.

        >>> match = new_match("puerto-rico", players=3, seed=7, first_governor=0).at(0)
        >>> match.replay("draw coffee")
        >>> match.view(None)["row"]
        {'coffee': 1}
        """
        action = self._legal_action(text)
        if self.game.actor == CHANCE:
            self.dealer.dealt += 1
        self._do(action)

    # Keeping

    def record(self) -> str:
        """The match as a readable text; `boriken.load_record` reads it.

        >>> match = new_match("puerto-rico", players=3, seed=7, first_governor=0)
        >>> match.record().splitlines()[-1]
        '0. * draw corn, draw indigo, draw indigo, draw coffee'
        """
        from boriken.core.record import write_record

        return write_record(self)

    def position(self) -> Json:
        """The position as one document; `boriken.from_position` continues from it.

        >>> match = new_match("puerto-rico", players=3, seed=7, first_governor=0)
        >>> match.position()["state"]["row"]
        {'corn': 1, 'indigo': 2, 'coffee': 1}
        """
        from boriken.core.position import write_position

        return write_position(self)

    # Inside

    def _first_position(self) -> Game:
        if self.start is None:
            game = self.title.new_game(self.setup)
        else:
            game = self.title.load(self.setup, self.start)
        game.listening = True
        return game

    def _opening(self, redealt: Mapping[int, int]) -> Match:
        """Another match that stands where this one began."""
        dealer = self.dealer.at(self.dealt_before)
        return Match(self.setup, dealer, start=self.start, names=self.names, date=self.date, redealt=redealt)

    def _nearest_before(self, count: int, until: int) -> Match:
        """Another match at the last snapshot before `count` actions, or at the beginning, to be played to `until`."""
        number = max((number for number in self._snapshots if number <= count), default=0)
        if number == 0:
            return self._opening(self._redealt_until(until))
        earlier, snapshot = self.copy(), self._snapshots[number]
        earlier.dealer = self.dealer.at(snapshot.dealt)
        earlier.game = snapshot.game.copy()
        earlier.game.listening = True
        del earlier._moves[number:]
        del earlier._log[bisect_right(self._log, number, key=lambda event: event["move"]) :]
        earlier._redealt = self._redealt_until(until)
        earlier._snapshots = {}
        return earlier

    def _play(self, text: str) -> None:
        action = self.title.parse(text)
        if self.game.actor == CHANCE or not self._is_legal(action):
            raise IllegalActionError(self.title.refuse(self.game, action))
        self._do(action)
        self.deal()

    def _do(self, action: int) -> None:
        game = self.game
        move = Move(int(game.actor), self.title.notation[action], int(game.turn), self.title.reveals(game, action))
        game.apply(action)
        self._moves.append(move)
        self._skip_deals()
        self._collect()

    def _collect(self) -> None:
        """Take over what the game has told since the last action."""
        if len(self.game.events):
            self._log += [{"move": len(self._moves), **event} for event in self.title.events(self.game)]
            self.game.events = self.game.events[:0]

    def _skip_deals(self) -> None:
        """Go past the deals that were taken back here."""
        following = self._redealt.get(len(self._moves))
        if following is None:
            return
        if following < self.dealer.dealt:
            raise DealerError(f"Deal {following} has been dealt already: nothing is dealt twice.")
        self.dealer.dealt = following

    def _deal_on_from(self, number: int) -> None:
        """The next deal is number `number`, unless that one is still to come anyway."""
        if number > self.dealer.dealt:
            self._redealt[len(self._moves)] = self.dealer.dealt = number
            self._snapshots.pop(len(self._moves), None)

    def _rebuild(self, count: int) -> None:
        """Undo is a shorter list."""
        earlier = self.at(count)
        self.game, self._moves, self._log = earlier.game, earlier._moves, earlier._log
        self.dealer.dealt = earlier.dealer.dealt
        self._snapshots = {number: kept for number, kept in self._snapshots.items() if number <= count}


def replayed_match(setup: Setup, dealer: Dealer, begun: Json, actions: Sequence[str], dealt: int) -> Match:
    """A match that began so, in which these actions were done, and whose dealer has dealt so often."""
    match = Match(setup, dealer, **begun)
    for action in actions:
        match.replay(action)
    match.dealer.dealt = dealt
    return match


def new_match(
    game: str,
    players: int,
    *,
    seed: int | None = None,
    dealer: Dealer | None = None,
    names: Sequence[str] = (),
    date: str | None = None,
    **options: object,
) -> Match:
    """Sit down to a new game, with a seed or with a dealer of your own. Without either nobody can repeat it.

    Raises SetupError if there is no such game, player count, option, seed, name or date.

    >>> new_match("puerto-rico", players=4, edition="2020", seed=7, first_governor="2").choices()[:2]
    ['settler', 'mayor']
    """
    title = registry.title(game)
    setup = Setup.of(title, players, options)
    if dealer is None:
        dealer = SeededDealer(checked_seed(seed))
    elif seed is not None:
        raise SetupError("A seed is for a dealer of the house: give either a seed or a dealer.")
    match = Match(setup, dealer, names=names, date=date)
    match.deal()
    return match
