"""The manners of learned players: what they are called, what they overlook, what they like, and how steady they are."""

from collections import Counter
from fnmatch import fnmatchcase
from pathlib import Path

import numpy as np
import pytest

from boriken import SetupError
from boriken.bots.manner import Manner, columns, is_learned, own_weights, read_manner
from boriken.bots.mannered import mannered, sharpness
from boriken.bots.net_bot import FAR, NetBot, WarmNetBot
from boriken.bots.network import house_network
from boriken.bots.registry import make_bot
from boriken.core.registry import games, title
from tests.bots.kit import PUERTO_RICO, choosing_a_role, sending_colonists
from tests.kits.puerto_rico import given, seat

NETWORK = house_network(PUERTO_RICO)


@pytest.mark.parametrize(
    ("text", "manner"),
    [
        ("", Manner()),
        ("200", Manner(budget="200")),
        ("t0.5", Manner(warmth=0.5)),
        ("t2:no-shipping:no-rivals", Manner(warmth=2, overlooks=("shipping", "rivals"))),
        ("200:no-purses:trader", Manner(budget="200", overlooks=("purses",), style="trader")),
    ],
)
def test_a_manner_is_written_after_the_name(text: str, manner: Manner) -> None:
    assert read_manner(PUERTO_RICO, text) == manner
    assert manner.name == f"net:{text}".rstrip(":")


@pytest.mark.parametrize("text", ["200:100", "t1:t2", "200:t1", "no-money", "shipper:trader", "200:", ":200", "miser"])
def test_a_manner_that_there_is_not_is_refused_with_those_there_are(text: str) -> None:
    with pytest.raises(SetupError, match=r"The bot net (cannot|is called)"):
        make_bot(f"net:{text}", PUERTO_RICO, seed=1)


@pytest.mark.parametrize("game", games())
def test_every_oversight_and_taste_is_about_something_in_the_game(game: str) -> None:
    """Each pattern names parts of the observer or actions; and there is a taste for every style."""
    found = title(game)
    parts = [part.name for part in found.observer().parts]
    assert list(found.tastes) == list(found.styles)
    for pattern in (pattern for patterns in found.oversights.values() for pattern in patterns):
        assert any(fnmatchcase(part, pattern) for part in parts), pattern
    for pattern in (pattern for likings in found.tastes.values() for pattern in likings):
        assert any(fnmatchcase(text, pattern) for text in found.notation[: found.first_outcome]), pattern


def test_who_overlooks_something_judges_alike_whatever_it_is() -> None:
    row = np.frombuffer(PUERTO_RICO.observer().row(choosing_a_role().game, 0), np.uint8)[None]
    laden = row.copy()
    laden[0, columns(PUERTO_RICO, ["rivals"])] += 3
    blind = mannered(PUERTO_RICO, NETWORK, ("rivals",), "")
    assert not np.allclose(NETWORK.judge(row).actions, NETWORK.judge(laden).actions)
    assert np.allclose(blind.judge(row).actions, blind.judge(laden).actions, atol=1e-3)


def test_the_columns_of_a_part_are_found_by_its_name() -> None:
    observer, found = PUERTO_RICO.observer(), columns(PUERTO_RICO, ["purses"])
    assert len(found) == 4
    rich = given(seats={number: seat(doubloons=17) for number in (1, 2, 3)})
    row = observer.row(rich.game, 0)
    assert [row[column] for column in found] == [17, 17, 17, 0]


def test_a_taste_moves_inclinations_and_nothing_else() -> None:
    row = np.frombuffer(PUERTO_RICO.observer().row(choosing_a_role().game, 0), np.uint8)[None]
    plain, shipper = NETWORK.judge(row), mannered(PUERTO_RICO, NETWORK, (), "shipper").judge(row)
    moved = shipper.actions[0] - plain.actions[0]
    captain, builder = PUERTO_RICO.actions["captain"], PUERTO_RICO.actions["builder"]
    assert moved[captain] == pytest.approx(0.5 * sharpness(PUERTO_RICO, NETWORK), rel=1e-3)
    assert moved[builder] == 0
    assert np.array_equal(plain.wins, shipper.wins)


def test_a_warm_player_draws_among_what_seems_good_and_never_far_behind() -> None:
    match = choosing_a_role()
    bot = make_bot("net:t0.8", PUERTO_RICO, seed=1)
    assert isinstance(bot, WarmNetBot)
    legal = [int(action) for action in match.game.legal()]
    inclinations = bot.inclinations(match.game, 0, legal)
    behind = (inclinations.max() - inclinations) / bot.temperature
    drawn = Counter(bot.choose(match.game, 0) for _ in range(400))
    shares = np.where(behind <= FAR, np.exp(-behind), 0)
    for action, share in zip(legal, shares / shares.sum(), strict=True):
        assert drawn[action] / 400 == pytest.approx(share, abs=0.08)
        assert share or not drawn[action]
    assert bot.go_on(match.game, 0) == legal[int(np.argmax(inclinations))]


def test_steps_that_belong_together_are_taken_as_they_seem_best() -> None:
    match = sending_colonists()
    steady = NetBot(NETWORK, PUERTO_RICO.observer()).choose(match.game, 0)
    assert {make_bot("net:t9", PUERTO_RICO, seed).choose(match.game, 0) for seed in range(20)} == {steady}


@pytest.mark.parametrize(
    ("name", "found"),
    [
        ("net@runs/mine.npz", ("runs/mine.npz", "")),
        ("net@runs/mine.npz:200:shipper", ("runs/mine.npz", "200:shipper")),
        ("net@C:/runs/mine.npz:t0.5", ("C:/runs/mine.npz", "t0.5")),
        ("net:200", None),
        ("net@", None),
        ("network@file", None),
    ],
)
def test_a_file_of_weights_stands_behind_an_at(name: str, found: tuple[str, str] | None) -> None:
    assert own_weights(name) == (found and (Path(found[0]), found[1]))
    assert is_learned(name) == name.startswith(("net@r", "net@C", "net:"))
