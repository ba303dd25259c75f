"""Networks to play with: what they were made for, and what they answer."""

import base64
import json
import zlib
from copy import deepcopy
from functools import partial
from importlib.resources import as_file
from pathlib import Path

import numpy as np
import pytest

from boriken import SetupError, new_match
from boriken.bots.asking import decide, explain
from boriken.bots.house import house_weights
from boriken.bots.net_bot import NetBot
from boriken.bots.network import Network, house_network, load_network
from boriken.bots.network_judge import NetworkJudge
from boriken.bots.registry import make_bot
from boriken.bots.weights import ONLOOKING, Arrays, describe, fitted, load_weights, rules_mark, save_weights
from boriken.core import registry
from boriken.core.setup import Setup
from boriken.games.anno_1503.sheet.text import house_content

TRAINING = {"decisions": 1, "seconds": 1, "games": 1}


def small_arrays(game: str, width: int = 8) -> Arrays:
    """A network of two layers with any weights."""
    title, chance = registry.title(game), np.random.default_rng(1)
    inputs = int(title.observer().size)

    def weights(*shape: int) -> Arrays:
        return {"weight": chance.normal(size=shape).astype(np.float32), "bias": chance.normal(size=shape[0])}

    layers = {
        "first": weights(width, inputs),
        "body.0": weights(width, width),
        "actions": weights(len(title.notation), width),
        "wins": weights(5, width),
        "leads": weights(5, width),
    }
    arrays = {f"{name}.{part}": array for name, layer in layers.items() for part, array in layer.items()}
    scales = [1 / part.scale for part in title.observer().parts for _ in range(part.size)]
    return arrays | {"norm.weight": np.ones(width), "norm.bias": np.zeros(width), "scales": np.array(scales)}


def test_weights_come_back_in_half_precision_with_what_they_are_for(tmp_path: Path) -> None:
    title, file = registry.title("san-juan"), tmp_path / "small.npz"
    arrays = small_arrays("san-juan")
    save_weights(file, arrays, describe(title, TRAINING))
    loaded, description = load_weights(file)
    assert description["training"] == TRAINING
    for name, array in arrays.items():
        assert np.allclose(loaded[name], array, rtol=1e-3, atol=1e-3)


def test_a_network_for_another_game_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "small.npz"
    save_weights(file, small_arrays("san-juan"), describe(registry.title("san-juan"), TRAINING))
    with pytest.raises(SetupError, match=r"The network in small\.npz was made for another version of Puerto Rico\."):
        load_network(registry.title("puerto-rico"), file)


def test_a_network_that_has_learned_other_rules_is_refused(tmp_path: Path) -> None:
    title = registry.title("anno-1503")
    kept = describe(title, TRAINING)
    for rules in (kept["rules"], "others"):
        save_weights(tmp_path / f"{rules}.npz", small_arrays("anno-1503"), kept | {"rules": rules})
    load_network(title, tmp_path / f"{kept['rules']}.npz")
    with pytest.raises(SetupError, match=r"The network in others\.npz has learned Anno 1503 with other rules\."):
        load_network(title, tmp_path / "others.npz")


def test_a_network_says_whether_it_looks_on(tmp_path: Path) -> None:
    title, file = registry.title("san-juan"), tmp_path / "small.npz"
    for description, onlooking in (({}, False), ({ONLOOKING: False}, False), ({ONLOOKING: True}, True)):
        save_weights(file, small_arrays("san-juan"), describe(title, TRAINING) | description)
        load_network.cache_clear()
        network = load_network(title, file)
        assert network.onlooking == onlooking
        assert network.leaning({}).onlooking == onlooking
        assert NetworkJudge(title, network).onlooking == onlooking


@pytest.mark.parametrize("onlooking", [False, True])
def test_what_a_seat_may_hope_for_is_judged_by_what_it_sees_if_the_network_looks_on(onlooking: bool) -> None:
    title = registry.title("san-juan")
    match = new_match("san-juan", players=3, seed=5, first_governor=0)
    network = Network(small_arrays("san-juan"), onlooking=onlooking)
    bot = NetBot(network, title.observer(), title.evaluator(""))
    found = bot.hope(match.game, title.notation.index("trader"), 0)
    match.play("trader")
    decides = int(match.game.actor)
    assert decides != 0
    viewer = 0 if onlooking else decides
    row = np.frombuffer(title.observer().row(match.game, viewer), np.uint8)
    shares = np.exp(network.judge(row[None]).wins[0, :3])
    assert found == pytest.approx(shares[-viewer % 3] / shares.sum(), rel=1e-4)


def test_another_price_is_another_rule(monkeypatch: pytest.MonkeyPatch) -> None:
    title = registry.title("anno-1503")
    before = rules_mark(title)
    dearer = deepcopy(house_content())
    dearer["cost"]["ship"]["v"] = {"cloth": 2}
    facts = type(title).facts
    another = partial(Setup.of, title, given={"sheet": dearer})
    monkeypatch.setattr(type(title), "facts", lambda _, setup: facts(title, another(setup.players)))
    assert rules_mark(title) != before


def test_an_older_network_is_taken_over_by_the_names_of_parts_and_actions() -> None:
    title = registry.title("san-juan")
    arrays, description = small_arrays("san-juan"), describe(title, TRAINING)
    older = dict(arrays)
    description["fingerprint"] = "another"
    description["notation"] = description["notation"][1:]  # no pass
    older["actions.weight"], older["actions.bias"] = arrays["actions.weight"][1:], arrays["actions.bias"][1:]
    name, size, scale = description["parts"].pop(0)
    older["first.weight"], older["scales"] = arrays["first.weight"][:, size:], arrays["scales"][size:]
    now = fitted(older, description, title)
    assert (name, size, scale) == ("player 0: present", 1, 1.0)
    assert not now["actions.weight"][0].any()
    assert np.array_equal(now["actions.weight"][1:], arrays["actions.weight"][1:])
    assert not now["first.weight"][:, :size].any()
    assert np.array_equal(now["first.weight"][:, size:], arrays["first.weight"][:, size:])
    assert np.allclose(now["scales"], arrays["scales"])


@pytest.mark.parametrize("count", [2, 4, 6, 9])
def test_a_batch_is_judged_like_its_positions_one_by_one(count: int) -> None:
    network = Network(small_arrays("san-juan"))
    rows = np.random.default_rng(2).integers(0, 4, (count, 769), np.uint8)
    together = network.judge(rows)
    assert [len(judged) for judged in together] == [count] * len(together)
    for number, row in enumerate(rows):
        for all_of_them, one in zip(together, network.judge(row[None]), strict=True):
            assert np.allclose(all_of_them[number], one[0], rtol=1e-4, atol=1e-4)


OUTPUTS = json.loads((Path(__file__).parents[1] / "fixtures/network-outputs.json").read_text())


@pytest.mark.parametrize("game", sorted(OUTPUTS))
def test_numpy_makes_of_positions_what_pytorch_makes_of_them(game: str) -> None:
    """The outputs were written by PyTorch (tools/network_outputs.py), from the weights in the package."""
    network = house_network(registry.title(game))
    for position in OUTPUTS[game]:
        row = np.frombuffer(zlib.decompress(base64.b85decode(position["row"])), np.uint8)
        judged = network.judge(row[None])
        inclinations = [judged.actions[0, int(action)] for action in position["actions"]]
        assert np.allclose(inclinations, list(position["actions"].values()), rtol=0.01, atol=0.01)
        assert np.allclose(judged.wins[0], position["wins"], rtol=0.01, atol=0.01)
        assert np.allclose(judged.leads[0], position["leads"], rtol=0.01, atol=0.01)


@pytest.mark.parametrize("game", sorted(OUTPUTS))
def test_the_network_of_the_house_plays_a_whole_game(game: str) -> None:
    title = registry.title(game)
    match = new_match(game, players=3, seed=5)
    bot = make_bot("net", title, seed=1)
    for number in range(3000):
        if match.over:
            break
        if number % 40 == 0 and len(match.choices()) > 1:
            opinions = explain(bot, match, seed=number).opinions
            assert all(opinion.value is not None and 0.0 <= opinion.value <= 1.0 for opinion in opinions)
            assert opinions[0].action == decide(bot, match, seed=number)
        match.play(decide(bot, match, seed=number))
    assert match.over


@pytest.mark.parametrize("game", sorted(OUTPUTS))
def test_many_positions_are_answered_as_they_are_one_by_one(game: str) -> None:
    title = registry.title(game)
    bot = make_bot("net", title, seed=1)
    assert isinstance(bot, NetBot)
    match = new_match(game, players=2, seed=5)
    positions = []
    while not match.over:
        if len(match.choices()) > 1:
            positions.append((match.game.copy(), int(match.game.actor)))
        match.play(decide(bot, match, seed=1))
    positions = positions[:40] + positions[-20:]  # the last ones are counted out, not judged
    assert bot.choose_all(positions) == [bot.choose(position, seat) for position, seat in positions]


def test_a_game_without_a_network_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    title = registry.title("anno-1503")
    monkeypatch.setattr(title, "id", "anno-1404")
    house_network.cache_clear()
    with pytest.raises(SetupError, match="No network has learned Anno 1503 yet"):
        make_bot("net", title, seed=1)


def test_a_network_in_a_file_is_named_by_it(tmp_path: Path) -> None:
    title = registry.title("san-juan")
    file = tmp_path / "mine.npz"
    with as_file(house_weights(title.id)) as house:
        file.write_bytes(house.read_bytes())
    match = new_match("san-juan", players=2, seed=3)
    for manner in ("", ":20", ":t0.5"):
        mine, house_bot = (make_bot(f"{kind}{manner}", title, seed=1) for kind in (f"net@{file}", "net"))
        assert mine.name == f"net@{file}{manner}"
        assert decide(mine, match, seed=1) == decide(house_bot, match, seed=1)


@pytest.mark.parametrize("content", [None, b"", b"no network", b"PK\x03\x04 cut off"])
def test_a_file_without_a_network_is_refused(tmp_path: Path, content: bytes | None) -> None:
    file = tmp_path / "mine.npz"
    if content is not None:
        file.write_bytes(content)
    with pytest.raises(SetupError, match="does not hold a network"):
        make_bot(f"net@{file}", registry.title("san-juan"), seed=1)
