"""A network that is brought along plays where its file is not, under its name."""

import pickle
from importlib.resources import as_file, files
from pathlib import Path

from boriken.arena.block import play_block
from boriken.arena.plan import make_plan
from boriken.bots.registry import make_bot
from boriken.core import registry
from boriken.learn.brought import Brought

GAME = "san-juan"
NOWHERE = f"net@{Path('nowhere') / 'weights.npz'}"


def brought() -> Brought:
    with as_file(files("boriken.bots") / "networks" / f"{GAME}.npz") as file:
        return Brought(NOWHERE, file.read_bytes())


def test_it_plays_as_it_would_from_its_file() -> None:
    far = pickle.loads(pickle.dumps(make_plan(GAME, 2, [NOWHERE, "greedy"], maker=brought())))
    near = make_plan(GAME, 2, ["net", "greedy"])
    far_block, near_block = play_block(far, 3), play_block(near, 3)
    assert [game.points for game in far_block.games] == [game.points for game in near_block.games]
    assert {name for game in far_block.games for name in game.bots} == {NOWHERE, "greedy"}


def test_others_are_made_as_ever() -> None:
    title = registry.title(GAME)
    assert brought()("greedy", title, 1).name == make_bot("greedy", title, 1).name
