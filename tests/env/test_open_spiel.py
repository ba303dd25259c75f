"""OpenSpiel's own simulation test passes for every game; its states tell a player what they may know, and no more."""

from __future__ import annotations

import random
from typing import Any

import pytest

pytest.importorskip("pyspiel", reason="OpenSpiel is not installed: pip install 'boriken[research]'")

import pyspiel

from boriken.core.registry import title
from boriken.env import register_open_spiel
from boriken.env.spiel import SpielState, options_parameter, spiel_name
from tests.conformance.tables import WANTS_EVERY
from tests.env.kit import SETTINGS, Setting, called

SHORT = 100  # actions, those of chance among them: every player has decided by then, most of them often


def new_game(setting: Setting, **parameters: Any) -> Any:
    register_open_spiel()
    options = options_parameter(setting.options)
    return pyspiel.load_game(spiel_name(setting.game), {"players": setting.players, "options": options, **parameters})


def state_after(game: Any, count: int, seed: int = 1) -> SpielState:
    """Somewhere in a game, where a player decides."""
    state, chance = game.new_initial_state(), random.Random(seed)
    while not state.is_terminal() and (state.move_number() < count or state.is_chance_node()):
        if state.is_chance_node():
            outcomes, weights = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(chance.choices(outcomes, weights)[0])
        else:
            state.apply_action(chance.choice(state.legal_actions()))
    assert isinstance(state, SpielState)
    return state


@pytest.mark.parametrize("setting", SETTINGS, ids=called)
def test_open_spiel_finds_no_fault(setting: Setting) -> None:
    """It copies, saves and loads every state on the way.

    Games of the fewest players are played to their end, with and without expansions, and with `make conformance` all of
    them; others are cut, since a step costs milliseconds for each player. Anno 1503 ends after its fewest rounds.
    """
    smallest = min(title(setting.game).player_counts)
    length = {} if WANTS_EVERY or setting.players == smallest else {"most_actions": SHORT}
    pyspiel.random_sim_test(new_game(soon_over(setting), **length), num_sims=1, serialize=True, verbose=False)


def soon_over(setting: Setting) -> Setting:
    if setting.game == "anno-1503":
        return setting._replace(options={**setting.options, "most_rounds": 20})
    return setting


@pytest.mark.parametrize("game", ["puerto-rico", "san-juan", "anno-1503"])
def test_chances_add_up(game: str) -> None:
    state = new_game(Setting(game, 2, {})).new_initial_state()
    assert state.is_chance_node()
    assert sum(chance for _, chance in state.chance_outcomes()) == pytest.approx(1)


def test_a_whole_game_ends_with_one_win() -> None:
    state = state_after(new_game(Setting("san-juan", 3, {})), 100_000)
    assert state.is_terminal()
    assert sum(state.returns()) == pytest.approx(1)


@pytest.mark.parametrize("setting", SETTINGS, ids=called)
def test_a_world_drawn_again_looks_the_same_to_the_player(setting: Setting) -> None:
    state = state_after(new_game(setting), 60, seed=7)
    player = state.current_player()
    for seed in range(3):
        other = state.resample_from_infostate(player, random.Random(seed).random)
        assert other.information_state_string(player) == state.information_state_string(player)
        assert other.observation_string(player) == state.observation_string(player)
        assert other.observation_tensor(player) == state.observation_tensor(player)
        assert other.legal_actions() == state.legal_actions()


def test_a_world_drawn_again_has_other_hands_and_tells_nothing_of_the_real_ones() -> None:
    state = state_after(new_game(Setting("san-juan", 3, {})), 60, seed=7)
    player = state.current_player()
    rival = (player + 1) % 3
    others = [state.resample_from_infostate(player, random.Random(seed).random) for seed in range(8)]
    assert len({other.observation_string(rival) for other in others}) > 1
    for other in others:
        told = other.match.log(rival)
        assert not [
            event
            for event in told
            if event["kind"] == "card_drawn" and event["card"] is not None and event["seat"] == rival
        ]
        assert not other.deeds[rival]
        assert other.history() == []


def test_a_world_drawn_again_is_played_on() -> None:
    state = state_after(new_game(Setting("san-juan", 2, {})), 60, seed=7)
    other = state.resample_from_infostate(state.current_player(), random.Random(1).random)
    other.apply_action(other.legal_actions()[0])
    assert len(other.match.moves) == len(state.match.moves) + 1


def test_a_copy_goes_its_own_way() -> None:
    state = state_after(new_game(Setting("puerto-rico", 3, {})), 30)
    before = str(state), state.information_state_string(0)
    other = state.clone()
    assert (str(other), other.information_state_string(0)) == before
    other.apply_action(other.legal_actions()[0])
    assert (str(state), state.information_state_string(0)) == before
    assert other.history()[:-1] == state.history()


def test_information_states_remember_what_one_did_oneself() -> None:
    game = new_game(Setting("san-juan", 2, {}))
    state = state_after(game, 40)
    player = state.current_player()
    first, second = state.legal_actions()[:2]
    one, other = state.clone(), state.clone()
    one.apply_action(first)
    other.apply_action(second)
    assert one.information_state_string(player) != other.information_state_string(player)


def test_open_spiel_searches_information_sets() -> None:
    numpy = pytest.importorskip("numpy")
    from open_spiel.python.algorithms import ismcts, mcts

    chance = numpy.random.RandomState(1)
    bot = ismcts.ISMCTSBot(
        game=new_game(Setting("san-juan", 2, {}), most_actions=120),
        uct_c=1.0,
        max_simulations=3,
        evaluator=mcts.RandomRolloutEvaluator(1, chance),
        random_state=chance,
    )
    state = state_after(new_game(Setting("san-juan", 2, {}), most_actions=120), 40)
    assert bot.step(state) in state.legal_actions()
