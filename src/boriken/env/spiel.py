"""OpenSpiel: the games with chance as a player, information states from the masked log, and worlds drawn again.

`register_open_spiel()` makes every game known as `boriken_puerto_rico` and so on. Its parameters are `players`, and the
`options` of the game as one text, because OpenSpiel keeps commas and equals signs for itself:
`boriken_puerto_rico(players=3,options=edition:first/expansions:nobles+festival)`.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Mapping
from copy import deepcopy
from typing import Any

import numpy as np
import pyspiel
from numpy.typing import NDArray

from boriken.core import registry
from boriken.core.dealer import SeededDealer
from boriken.core.game import CHANCE, OVER
from boriken.core.match import Match
from boriken.core.setup import Setup
from boriken.core.title import Json, Title
from boriken.env.rewards import shares
from boriken.env.table import action_count, scales_of

PLAYERS = "players"
MOST_ACTIONS = "most_actions"
LONGEST = 20_000  # actions, those of chance among them; then the game ends as it stands
OPTIONS = "options"
USUAL = "usual"
IS, NEXT, BETWEEN = ":", "/", "+"
SEEDS = 1 << 60
SECRET_DEED = "decided"  # an entry of a seat's own story: what it did itself

_known: set[str] = set()


def register_open_spiel() -> list[str]:
    """Make every game known to OpenSpiel, also those that other packages bring; returns the names.

    >>> import pyspiel
    >>> register_open_spiel()[:3]
    ['boriken_puerto_rico', 'boriken_san_juan', 'boriken_anno_1503']
    >>> state = pyspiel.load_game("boriken_san_juan(players=3)").new_initial_state()
    >>> state.is_chance_node()
    True
    """
    names = []
    for game in registry.games():
        title = registry.title(game)
        kind = game_type(title)
        if kind.short_name not in _known:
            pyspiel.register_game(kind, spiel_class(title, kind))
            _known.add(kind.short_name)
        names.append(str(kind.short_name))
    return names


def spiel_name(game: str) -> str:
    return f"boriken_{registry.folder(game)}"


def spiel_class(title: Title, kind: Any) -> type[SpielGame]:
    """The class of one game. No function would do: OpenSpiel lets go of it only when Python has ended."""

    class NamedGame(SpielGame):
        def __init__(self, params: Mapping[str, Any] | None = None) -> None:
            super().__init__(title, kind, params or {})

    return NamedGame


def game_type(title: Title) -> Any:
    """The facts about a game that OpenSpiel wants before it is set up."""
    return pyspiel.GameType(
        short_name=spiel_name(title.id),
        long_name=title.name,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.CONSTANT_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=max(title.player_counts),
        min_num_players=min(title.player_counts),
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={
            PLAYERS: min(title.player_counts),
            MOST_ACTIONS: LONGEST,
            OPTIONS: USUAL,
        },
    )


def setup_of(title: Title, params: Mapping[str, Any]) -> Setup:
    """The set-up that parameters describe."""
    text = str(params.get(OPTIONS, USUAL))
    options = {}
    for entry in text.split(NEXT) if text != USUAL else ():
        name, _, value = entry.partition(IS)
        options[name] = value.replace(BETWEEN, ",")
    return Setup.of(title, params.get(PLAYERS, min(title.player_counts)), options)


def options_parameter(options: Mapping[str, object]) -> str:
    """Some options as the one parameter that OpenSpiel can carry about as text.

    >>> options_parameter({"edition": "first", "expansions": "nobles,festival"})
    'edition:first/expansions:nobles+festival'
    """
    entries = [f"{name}{IS}{str(value).replace(',', BETWEEN)}" for name, value in options.items()]
    return NEXT.join(entries) or USUAL


class SpielGame(pyspiel.Game):
    """A game and its set-up. The winner has 1; several on the first place share it."""

    def __init__(self, title: Title, kind: Any, params: Mapping[str, Any]) -> None:
        self.title = title
        self.setup = setup_of(title, params)
        self.most_actions = int(params.get(MOST_ACTIONS, LONGEST))
        about = pyspiel.GameInfo(
            num_distinct_actions=action_count(title),
            max_chance_outcomes=len(title.notation),
            num_players=self.setup.players,
            min_utility=0.0,
            max_utility=1.0,
            utility_sum=1.0,
            max_game_length=self.most_actions,
        )
        super().__init__(kind, about, dict(params))

    def new_initial_state(self) -> SpielState:
        """The empty table."""
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> SpielObserver:
        """The view of a seat; with perfect recall, its whole story."""
        wanted = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        return SpielObserver(self.title, bool(wanted.perfect_recall), params)


class Story(list[Json]):
    """Entries that are only ever added to: copies share them, and each is written as JSON once."""

    def __init__(self, entries: Iterable[Json] = ()) -> None:
        super().__init__(entries)
        self.texts: list[str] = []

    def __deepcopy__(self, memo: object) -> Story:
        twin = Story(self)
        twin.texts = list(self.texts)
        return twin

    def written(self) -> str:
        self.texts += [json.dumps(entry, sort_keys=True) for entry in self[len(self.texts) :]]
        return f"[{', '.join(self.texts)}]"


class SpielState(pyspiel.State):
    """A position, with what has been told on the way."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.title = game.title
        self.most_actions = game.most_actions
        self.match = Match(game.setup, SeededDealer(0))
        self.deeds = [Story() for _ in range(game.setup.players)]  # what every seat did itself
        self.logs = [Story() for _ in range(game.setup.players)]  # the log of every seat, as far as it was asked for

    def __deepcopy__(self, memo: object) -> SpielState:
        """A copy that goes its own way; OpenSpiel's part of it is copied by OpenSpiel."""
        return self._twin(self.match.copy(), deepcopy(self.deeds), deepcopy(self.logs))

    def _twin(self, match: Match, deeds: list[Story], logs: list[Story]) -> SpielState:
        twin = SpielState.__new__(SpielState)
        pyspiel.State.__init__(twin, self.get_game())
        twin.title, twin.most_actions, twin.match = self.title, self.most_actions, match
        twin.deeds, twin.logs = deeds, logs
        return twin

    def current_player(self) -> int:
        if self.is_terminal():
            return int(pyspiel.PlayerId.TERMINAL)
        actor = self.match.game.actor
        return int(pyspiel.PlayerId.CHANCE) if actor == CHANCE else int(actor)

    def is_terminal(self) -> bool:
        return bool(self.match.game.actor == OVER) or len(self.match.moves) >= self.most_actions

    def _legal_actions(self, player: int) -> list[int]:
        return [int(action) for action in self.match.game.legal()]

    def chance_outcomes(self) -> list[tuple[int, float]]:
        game = self.match.game
        ways = int(game.ways())
        return [(int(outcome), int(weight) / ways) for outcome, weight in zip(game.legal(), game.weights())]

    def _apply_action(self, action: int) -> None:
        actor, text = int(self.match.game.actor), self.title.notation[action]
        self.match.replay(text)
        if actor >= 0:
            deed = {"move": len(self.match.moves), "kind": SECRET_DEED, "seat": actor, "action": text}
            self.deeds[actor].append(deed)

    def _action_to_string(self, player: int, action: int) -> str:
        return self.title.notation[action]

    def returns(self) -> list[float]:
        return shares(self.match.game) if self.is_terminal() else [0.0] * self.match.setup.players

    def information_state_string(self, player: int | None = None) -> str:
        """The masked log, the seat's own actions, and what it sees now: equal for all that it cannot tell apart."""
        seat = self.current_player() if player is None else player
        log = self.logs[seat]
        log.extend(self.match.log(seat, since=len(log)))
        own, view = self.deeds[seat].written(), self.observation_string(seat)
        return f'{{"log": {log.written()}, "own": {own}, "view": {view}}}'

    def observation_string(self, player: int | None = None) -> str:
        seat = self.current_player() if player is None else player
        return json.dumps(self.match.view(seat), sort_keys=True)

    def resample_from_infostate(self, player_id: int, probability_sampler: Callable[[], float]) -> SpielState:
        """Another state that the player cannot tell from this one.

        All that they cannot know is drawn again, and what the log told others alone is left out of it.
        """
        match = self.match.copy()
        match.game = match.game.determinize(player_id, int(probability_sampler() * SEEDS) % SEEDS)
        match.game.listening = True
        match._log = self.match.log(player_id)
        own = [deeds if seat == player_id else () for seat, deeds in enumerate(self.deeds)]
        return self._twin(match, [Story(deeds) for deeds in own], [Story() for _ in self.logs])

    def __str__(self) -> str:
        """The position as a document."""
        return json.dumps(self.title.save(self.match.game), sort_keys=True)


class SpielObserver:
    """The row of numbers of a seat, each divided by the scale of its part, or what it has been told in words."""

    def __init__(self, title: Title, perfect_recall: bool, params: Any) -> None:
        if params:
            raise ValueError(f"There are no parameters of an observation, such as {params}.")
        self._observer = title.observer()
        self._perfect_recall = perfect_recall
        parts = self._observer.parts
        self._scales = scales_of(self._observer)
        self.tensor: NDArray[np.float32] = np.zeros(int(self._observer.size), np.float32)
        ends = np.cumsum([part.size for part in parts])
        self.dict = {part.name: self.tensor[end - part.size : end] for part, end in zip(parts, ends, strict=True)}

    def set_from(self, state: SpielState, player: int) -> None:
        row = np.frombuffer(self._observer.row(state.match.game, player), np.uint8)
        self.tensor[:] = row / self._scales

    def string_from(self, state: SpielState, player: int) -> str:
        if self._perfect_recall:
            return state.information_state_string(player)
        return state.observation_string(player)
