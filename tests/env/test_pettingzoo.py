"""PettingZoo's own tests pass for every game, and an agent is shown what its seat may know."""

from __future__ import annotations

import warnings
from typing import Any

import numpy as np
import pytest

pytest.importorskip("pettingzoo", reason="PettingZoo is not installed: pip install 'boriken[research]'")

from pettingzoo.test import api_test, seed_test

from boriken.core.errors import SetupError
from boriken.env import aec_env
from tests.env.kit import SETTINGS, Setting, called

CYCLES = 25


@pytest.mark.parametrize("setting", SETTINGS, ids=called)
def test_pettingzoo_finds_no_fault(setting: Setting, capsys: pytest.CaptureFixture[str]) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # it wonders at observations that are not pictures
        api_test(aec_env(setting.game, setting.players, **setting.options), num_cycles=CYCLES)
    assert "Passed API test" in capsys.readouterr().out


@pytest.mark.parametrize("setting", SETTINGS, ids=called)
def test_the_same_seed_plays_the_same(setting: Setting) -> None:
    seed_test(lambda: aec_env(setting.game, setting.players, **setting.options), num_cycles=CYCLES)


def played(env: Any, seed: int, choose: Any) -> Any:
    """A whole game by somebody who chooses from masks."""
    env.reset(seed=seed)
    random = np.random.default_rng(seed)
    for agent in env.agent_iter():
        observation, _, over, cut_short, _ = env.last()
        env.step(None if over or cut_short else choose(random, agent, observation["action_mask"]))
        yield agent, env.rewards.copy()


def any_legal(random: np.random.Generator, agent: str, mask: Any) -> int:
    return int(random.choice(np.flatnonzero(mask)))


def test_the_winners_share_one_win() -> None:
    *_, last = (rewards for _, rewards in played(aec_env("san-juan", 3), 1, any_legal) if any(rewards.values()))
    assert sum(last.values()) == pytest.approx(1)


def test_leads_say_how_far_ahead_of_the_mean() -> None:
    *_, last = (r for _, r in played(aec_env("san-juan", 3, reward="lead"), 1, any_legal) if any(r.values()))
    assert max(last.values()) > 0 > min(last.values())


def test_a_game_can_be_cut_short() -> None:
    env = aec_env("puerto-rico", 3, most_decisions=5)
    agents = [agent for agent, _ in played(env, 1, any_legal)]
    assert len(agents) == 5 + 3  # and each is told of the end


def test_an_illegal_action_ends_the_game_for_minus_one() -> None:
    env = aec_env("san-juan", 2)
    env.reset(seed=1)
    agent = env.agent_selection
    illegal = int(np.flatnonzero(env.last()[0]["action_mask"] == 0)[0])
    env.step(illegal)
    assert env.rewards[agent] == -1
    assert all(env.terminations.values())


def test_only_the_agent_whose_turn_it_is_has_a_mask() -> None:
    env = aec_env("san-juan", 3)
    env.reset(seed=4)
    masks = {agent: env.observe(agent)["action_mask"].sum() for agent in env.agents}
    assert [agent for agent, legal in masks.items() if legal] == [env.agent_selection]


def test_the_table_is_shown_in_text() -> None:
    env = aec_env("puerto-rico", 2, render_mode="ansi")
    env.reset(seed=1)
    assert "Round 1" in str(env.render())


@pytest.mark.parametrize("wrong", [{"players": 9}, {"reward": "fame"}, {"most_decisions": 0}, {"edition": "none"}])
def test_what_cannot_be_played_is_refused(wrong: dict[str, Any]) -> None:
    with pytest.raises(SetupError):
        aec_env("puerto-rico", **wrong)
