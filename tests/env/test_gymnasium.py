"""Gymnasium's own check passes for every game; the learner, the bots and many games at once do what they promise."""

from __future__ import annotations

import warnings
from typing import Any

import numpy as np
import pytest

pytest.importorskip("gymnasium", reason="Gymnasium is not installed: pip install 'boriken[research]'")

import gymnasium
from gymnasium.utils.env_checker import check_env

import boriken.env
from boriken.core import registry
from boriken.core.errors import BorikenError, SetupError
from boriken.env import LearnerEnv, ManyGamesEnv
from boriken.env.gym_ids import gym_id
from tests.env.kit import EXPANDED, SETTINGS, Setting, called


@pytest.mark.parametrize("setting", SETTINGS, ids=called)
def test_gymnasium_finds_no_fault(setting: Setting) -> None:
    env = gymnasium.make(gym_id(setting.game), players=setting.players, **setting.options)
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        warnings.filterwarnings("ignore", message=".*observation space minimum and maximum.*")
        check_env(env.unwrapped)
    env.close()


def test_every_game_has_an_id() -> None:
    assert {gym_id(game) for game in registry.games()} <= set(gymnasium.registry)
    assert gym_id("puerto-rico") == "boriken/PuertoRico-v0"
    assert isinstance(gymnasium.make_vec("boriken/SanJuan-v0", num_envs=3, players=2), ManyGamesEnv)


# One learner


def whole_game(env: LearnerEnv, seed: int) -> list[tuple[bytes, float]]:
    """The rows and rewards of a learner who always takes the first legal action."""
    row, info = env.reset(seed=seed)
    told = [(row.tobytes(), 0.0)]
    over = cut_short = False
    while not (over or cut_short):
        row, reward, over, cut_short, info = env.step(int(info["action_mask"].argmax()))
        told.append((row.tobytes(), float(reward)))
    return told


@pytest.mark.parametrize("opponents", ["random", "greedy", ["greedy", "random"]])
def test_the_same_seed_plays_the_same_game(opponents: str | list[str]) -> None:
    first, again = (whole_game(LearnerEnv("san-juan", 3, opponents=opponents), 5) for _ in range(2))
    assert first == again
    assert first != whole_game(LearnerEnv("san-juan", 3, opponents=opponents), 6)


def test_the_learner_has_the_seat_they_want_or_any() -> None:
    wanted = LearnerEnv("san-juan", 4, seat=2)
    assert wanted.reset(seed=1)[1]["seat"] == 2
    anywhere = LearnerEnv("san-juan", 4)
    assert {anywhere.reset(seed=seed)[1]["seat"] for seed in range(40)} == {0, 1, 2, 3}
    assert not wanted.table.over
    assert wanted.table.actor == 2


def test_the_reward_comes_at_the_end() -> None:
    env = LearnerEnv("san-juan", 2, seat=0)
    *before, (_, last) = whole_game(env, 3)
    assert not any(reward for _, reward in before)
    points = env._info()["points"]
    assert last == (1.0 if points[0] > points[1] else 0.0)


def test_an_illegal_action_costs_one_and_ends_the_game() -> None:
    env = LearnerEnv("puerto-rico", 3)
    _, info = env.reset(seed=1)
    _, reward, over, cut_short, info = env.step(int(info["action_mask"].argmin()))
    assert (reward, over, cut_short, info["illegal"]) == (-1, True, False, True)
    with pytest.raises(BorikenError, match=r"call reset\(\)\.$"):
        env.step(0)


def test_a_game_can_be_cut_short() -> None:
    env = LearnerEnv("puerto-rico", 3, most_decisions=4)
    assert len(whole_game(env, 1)) == 1 + 4
    assert not env.table.over


def test_action_masks_are_those_of_the_info() -> None:
    env = LearnerEnv("anno-1503", 2)
    _, info = env.reset(seed=1)
    assert (env.action_masks() == info["action_mask"]).all()


def test_the_table_is_shown_in_text() -> None:
    env = LearnerEnv("san-juan", 2, render_mode="ansi")
    env.reset(seed=1)
    assert len(str(env.render()).splitlines()) > 3


@pytest.mark.parametrize(
    "wrong", [{"players": 9}, {"seat": 3}, {"opponents": ["greedy"]}, {"opponents": "nobody"}, {"reward": "fame"}]
)
def test_what_cannot_be_played_is_refused(wrong: dict[str, Any]) -> None:
    with pytest.raises(SetupError):
        LearnerEnv("san-juan", **{"players": 3, **wrong})


# Many games at once


@pytest.mark.parametrize("setting", EXPANDED, ids=called)
def test_many_games_keep_to_their_spaces_and_masks(setting: Setting) -> None:
    env = ManyGamesEnv(6, setting.game, setting.players, **setting.options)
    rows, info = env.reset(seed=1)
    random = np.random.default_rng(1)
    for _ in range(25):
        assert rows in env.observation_space
        for mask, game in zip(info["action_mask"], env._batch.games, strict=True):  # type: ignore[union-attr]
            assert np.flatnonzero(mask).tolist() == list(game.legal())
        rows, rewards, over, cut_short, info = env.step(any_legal(random, info["action_mask"]))
        assert (rewards.shape, over.shape, cut_short.shape) == ((6,), (6,), (6,))


def any_legal(random: np.random.Generator, masks: Any) -> Any:
    return np.array([random.choice(np.flatnonzero(mask)) for mask in masks])


def steps(env: ManyGamesEnv, seed: int, count: int) -> list[Any]:
    rows, info = env.reset(seed=seed)
    told: list[Any] = [rows.tobytes()]
    for _ in range(count):
        rows, rewards, over, cut_short, info = env.step(info["action_mask"].argmax(1))
        told.append((rows.tobytes(), rewards.tolist(), over.tolist(), cut_short.tolist()))
    return told


@pytest.mark.parametrize("opponents", ["random", "greedy", "self"])
def test_the_same_seed_plays_the_same_games(opponents: str) -> None:
    first, again, other = (steps(ManyGamesEnv(4, "san-juan", 3, opponents=opponents), seed, 30) for seed in (1, 1, 2))
    assert first == again != other


@pytest.mark.parametrize("opponents", ["random", "self"])
def test_a_game_that_is_over_tells_its_last_sight_and_gives_way(opponents: str) -> None:
    env = ManyGamesEnv(8, "san-juan", 2, opponents=opponents)
    rows, info = env.reset(seed=1)
    random = np.random.default_rng(1)
    ended = 0
    for _ in range(300):
        seats = info["seat"]
        rows, rewards, over, cut_short, info = env.step(any_legal(random, info["action_mask"]))
        assert not cut_short.any()
        assert (info["action_mask"].sum(1) > 1).all()
        if over.any():
            shares = info["final_info"]["rewards"]
            assert np.allclose(shares[over].sum(1), 1)
            assert (rewards == np.where(over, shares[np.arange(8), seats], 0)).all()
            for number in np.flatnonzero(over):
                assert info["final_obs"][number].shape == rows[number].shape
                assert (info["final_obs"][number] != rows[number]).any()
            ended += int(over.sum())
        else:
            assert not rewards.any()
    assert ended > 2


def test_illegal_actions_end_their_games_alone() -> None:
    env = ManyGamesEnv(3, "puerto-rico", 3)
    _, info = env.reset(seed=1)
    actions = info["action_mask"].argmax(1)
    actions[1] = info["action_mask"][1].argmin()
    _, rewards, over, cut_short, _ = env.step(actions)
    assert rewards.tolist() == [0, -1, 0]
    assert over.tolist() == [False, True, False]
    assert not cut_short.any()
    actions[:] = env.table.action_count
    assert env.step(actions)[1].tolist() == [-1, -1, -1]


def test_many_games_are_cut_short_together() -> None:
    env = ManyGamesEnv(3, "puerto-rico", 3, most_decisions=4, reward="lead")
    told = steps(env, 1, 4)
    assert [step[3] for step in told[1:]] == [[False] * 3] * 3 + [[True] * 3]


def test_whoever_learns_for_all_seats_is_asked_for_each() -> None:
    env = ManyGamesEnv(4, "san-juan", 3, opponents="self")
    _, info = env.reset(seed=1)
    seen = set()
    for _ in range(20):
        seen |= set(info["seat"].tolist())
        *_, info = env.step(info["action_mask"].argmax(1))
    assert seen == {0, 1, 2}


def test_many_games_know_no_other_opponents() -> None:
    with pytest.raises(SetupError, match=r"^Of many games the opponents can be random, greedy, self, not 'expert'\.$"):
        ManyGamesEnv(2, "san-juan", 2, opponents="expert")
    with pytest.raises(BorikenError, match=r"call reset\(\)\.$"):
        ManyGamesEnv(2, "san-juan", 2).step(np.zeros(2, np.int64))


def test_everything_of_the_package_is_found_by_its_name() -> None:
    assert all(getattr(boriken.env, name).__doc__ for name in boriken.env.__all__ if name != "register_open_spiel")
    with pytest.raises(AttributeError, match=r"^module 'boriken\.env' has no attribute 'nothing'$"):
        boriken.env.nothing  # noqa: B018
