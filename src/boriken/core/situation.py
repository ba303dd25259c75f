"""A position in its set-up: what is asked in it, what may be answered, what comes of it, and why something may not."""

from __future__ import annotations

from collections.abc import Mapping

from boriken.core.counting import count_out
from boriken.core.errors import IllegalActionError, SetupError, quoted
from boriken.core.game import CHANCE, OVER, Game, rank
from boriken.core.setup import Setup
from boriken.core.title import Json, Title


class Situation:
    """The part of a match that looks at where it stands, and at nothing that was done before."""

    setup: Setup
    title: Title
    game: Game

    @property
    def actor(self) -> int | None:
        """The seat to decide; None when the game is over, and -1 as long as chance is to act.

        >>> import boriken
        >>> match = boriken.new_match("puerto-rico", players=3, seed=7, first_governor=0)
        >>> match.actor
        0
        """
        return None if self.over else int(self.game.actor)

    @property
    def over(self) -> bool:
        """Whether the game has ended.

        >>> import boriken
        >>> match = boriken.new_match("puerto-rico", players=3, seed=7, first_governor=0)
        >>> match.over
        False
        """
        return self.game.actor == OVER

    def question(self) -> Json | None:
        """The open question, as data; None when the game is over.

        >>> import boriken
        >>> match = boriken.new_match("puerto-rico", players=3, seed=7, first_governor=0)
        >>> match.question()
        {'kind': 'role', 'seat': 0}
        """
        return None if self.over else self.title.question(self.game)

    def choices(self) -> list[str]:
        """The legal actions, in notation.

        >>> import boriken
        >>> match = boriken.new_match("puerto-rico", players=3, seed=7, first_governor=0)
        >>> match.choices()
        ['settler', 'mayor', 'builder', 'craftsman', 'trader', 'captain']
        """
        notation = self.title.notation
        return [notation[action] for action in self.game.legal()]

    def forced(self) -> str | None:
        """The only legal action, if everybody who looks on can tell that there is no other: front ends play it at once.

        An only choice that follows from something hidden is None: its seat is asked, as for every other choice.

        >>> import boriken
        >>> match = boriken.new_match("puerto-rico", players=3, seed=7, first_governor=0)
        >>> match.play("mayor")
        >>> match.choices(), match.forced()
        (['pass', 'colonist'], None)
        """
        choices = self.game.legal()
        if len(choices) != 1 or not self.title.shows_choices(self.game, self.setup):
            return None
        return self.title.notation[choices[0]]

    def choices_explained(self) -> list[Json]:
        """The legal actions, each with the `outcome` that `preview` tells.

        >>> import boriken
        >>> match = boriken.new_match("puerto-rico", players=3, seed=7, first_governor=0)
        >>> match.choices_explained()[1]["action"]
        'mayor'
        """
        notation = self.title.notation
        return [{"action": notation[action], "outcome": self._outcome(action)} for action in self.game.legal()]

    def preview(self, text: str) -> list[Json]:
        """The events that a legal action would bring at once, before chance acts or anybody is asked again.

        As the actor may know them; none if the action would show something that is hidden until then. Raises
        NotationError for a text that names no action, and IllegalActionError for one that may not be done now.

        >>> import boriken
        >>> match = boriken.new_match("puerto-rico", players=3, seed=7, first_governor=0)
        >>> match.preview("mayor")
        [{'kind': 'role_taken', 'seat': 0, 'role': 'mayor', 'doubloons': 0}]
        """
        return self._outcome(self._legal_action(text))

    def refusals(self) -> dict[str, Json]:
        """The actions that the open question calls to mind and that are not legal now, each with the reason.

        The reason has a `code` and `parameters`, for callers with words of their own, and an English `sentence`.

        >>> import boriken
        >>> match = boriken.new_match("puerto-rico", players=3, seed=7, first_governor=0)
        >>> match.play("builder")
        >>> match.refusals()["build factory"]["sentence"]
        'The factory costs 6 doubloons; you have 2.'
        """
        if self.over or self.game.actor == CHANCE:
            return {}
        legal = set(self.game.legal())
        illegal = [action for action in self.title.answers(self.game) if action not in legal]
        refusals = {self.title.notation[action]: self.title.refuse(self.game, action) for action in illegal}
        return {text: refusal.document() for text, refusal in refusals.items()}

    def why_not(self, text: str) -> str | None:
        """The sentence that says why an action is not legal now; None if it is.

        Raises NotationError for a text that names no action.

        >>> import boriken
        >>> match = boriken.new_match("puerto-rico", players=3, seed=7, first_governor=0)
        >>> match.why_not("settle quarry")
        'Something else is asked now: which role to take.'
        """
        action = self.title.parse(text)
        return None if self._is_legal(action) else self.title.refuse(self.game, action).sentence

    def count_out(self, counts: Mapping[str, int]) -> list[str]:
        """The actions that answer at once a question that asks thing by thing 'how many?'; `play` does them.

        Any of its `things` can be named. What is not named gets none, unless the rules leave no choice. Raises
        NotationError for a thing or number that is not asked about, IllegalActionError for an answer that may not be
        given, and BorikenError if nothing is to be counted or the numbers do not add up.

        >>> import boriken
        >>> match = boriken.new_match("san-juan", players=2, seed=1, first_governor=0)
        >>> match.play("builder", "build tobacco_storage")
        >>> match.count_out({"silver_smelter": 1, "guild_hall": 1})
        ['pay silver_smelter', 'pay guild_hall']
        """
        return count_out(self.title, self.game, counts)

    def facts(self) -> Json:
        """The printed facts of this set-up: all that a board shows and no action changes.

        >>> import boriken
        >>> match = boriken.new_match("puerto-rico", players=3, seed=7, first_governor=0)
        >>> match.facts()["ships"]
        [4, 5, 6]
        """
        return self.title.facts(self.setup)

    def scores(self) -> list[Json]:
        """For each seat: points, tie-break, place (1 for winners, who may share it) and the points by source.

        >>> import boriken
        >>> match = boriken.new_match("puerto-rico", players=3, seed=7, first_governor=0)
        >>> match.scores()[0]
        {'seat': 0, 'points': 0, 'tiebreak': 2, 'place': 1, 'sheet': {'chips': 0, 'buildings': 0}}
        """
        return [
            {
                "seat": seat,
                "points": int(self.game.points(seat)),
                "tiebreak": int(self.game.tiebreak(seat)),
                "place": int(rank(self.game, seat)),
                "sheet": self.title.score_sheet(self.game, seat),
            }
            for seat in range(self.setup.players)
        ]

    # Inside

    def _checked(self, seat: object) -> int | None:
        if seat is None or (isinstance(seat, int) and not isinstance(seat, bool) and 0 <= seat < self.setup.players):
            return seat
        raise SetupError(f"There is no seat {quoted(seat)} at a table of {self.setup.players}.")

    def _is_legal(self, action: int) -> bool:
        return action in self.game.legal()

    def _legal_action(self, text: str) -> int:
        action = self.title.parse(text)
        if not self._is_legal(action):
            raise IllegalActionError(self.title.refuse(self.game, action))
        return action

    def _outcome(self, action: int) -> list[Json]:
        if self.title.reveals(self.game, action):
            return []
        game = self.game.copy()
        game.listening = True
        game.apply(action)
        return [self.title.masked(event, self.actor) for event in self.title.events(game)]
