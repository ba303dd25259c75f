"""Trains MaskablePPO to play San Juan against two random players, and counts how often it wins.

pip install 'boriken[research]' sb3-contrib
python maskable_ppo.py [STEPS]
"""

import sys
from typing import Any

import gymnasium
from sb3_contrib import MaskablePPO
from stable_baselines3.common.env_util import make_vec_env

GAME = "boriken.env:boriken/SanJuan-v0"  # to import boriken.env makes the games known
TABLE: dict[str, Any] = {"players": 3, "opponents": "random", "scaled": True, "render_mode": None}
GAMES = 200


def share_of_wins(model: MaskablePPO) -> float:
    env = gymnasium.make(GAME, **TABLE)
    won = 0.0
    for number in range(GAMES):
        row, info = env.reset(seed=number)
        over = cut_short = False
        while not (over or cut_short):
            action, _ = model.predict(row, action_masks=info["action_mask"].astype(bool), deterministic=True)
            row, reward, over, cut_short, info = env.step(action)
        won += float(reward)
    return won / GAMES


steps = int(sys.argv[1]) if len(sys.argv) > 1 else 100_000
training = make_vec_env(GAME, n_envs=8, seed=1, env_kwargs=TABLE)
model = MaskablePPO("MlpPolicy", training, n_steps=256, batch_size=256, gamma=1.0, ent_coef=0.01, seed=1, device="cpu")
print(f"untrained: {share_of_wins(model):.1%} of {GAMES} games (chance: {1 / TABLE['players']:.1%})")
model.learn(steps)
print(f"after {steps:,} steps: {share_of_wins(model):.1%}")
