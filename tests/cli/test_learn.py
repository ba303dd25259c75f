"""boriken learn: what it asks for before it begins. Training itself is tested in tests/learn."""

from dataclasses import replace
from importlib.util import find_spec
from pathlib import Path

import pytest

from boriken.cli.learn import Request, check_folder, match_table
from boriken.core.errors import BorikenError
from boriken.learn.files import STATE, WEIGHTS
from tests.cli.kit import boriken, fails


def request(folder: Path) -> Request:
    return Request(
        "san-juan",
        1.0,
        folder,
        resume=False,
        begin_with=None,
        guests=(),
        against=None,
        copying=None,
        rate=None,
        layers=3,
        workers=None,
        seed=1,
        games=0,
    )


@pytest.mark.skipif(find_spec("torch") is not None, reason="PyTorch is there")
def test_without_pytorch_it_says_what_to_install() -> None:
    assert "pip install 'boriken[learn]'" in fails(boriken("learn", "san-juan", "--out", "net"))
    assert not Path("net").exists()


def test_without_ray_there_is_no_cluster(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("boriken.arena.extras.find_spec", lambda name: None if name == "ray" else name)
    sentence = fails(boriken("learn", "san-juan", "--out", "net", "--cluster", "local"))
    assert sentence == "This needs ray: pip install 'boriken[cluster]'."
    assert not Path("net").exists()


@pytest.mark.parametrize(
    ("address", "sentence"),
    [
        ("127.0.0.1:1", "There is no Ray cluster at 127.0.0.1:1."),
        ("here", "A cluster is local or an address written HOST:PORT, not 'here'."),
    ],
)
def test_a_cluster_that_is_not_there(address: str, sentence: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("boriken.arena.extras.find_spec", lambda name: name)
    assert fails(boriken("learn", "san-juan", "--out", "net", "--cluster", address)) == sentence
    assert not Path("net").exists()


def test_help_names_its_options() -> None:
    shown = boriken("learn", "--help", columns=100).stdout
    for option in (
        "--minutes",
        "--out",
        "--resume",
        "--begin-with",
        "--guest",
        "--against",
        "--onlooking",
        "--copying",
        "--rate",
        "--layers",
        "--workers",
        "--seed",
        "--games",
        "--cluster",
    ):
        assert option in shown


def test_a_new_folder_is_made() -> None:
    check_folder(request(Path("new/net")))
    assert Path("new/net").is_dir()


@pytest.mark.parametrize("file", [WEIGHTS, STATE])
def test_what_was_learned_is_not_overwritten(file: str) -> None:
    Path(file).touch()
    with pytest.raises(BorikenError, match="has a network already: go on with --resume"):
        check_folder(request(Path()))


def test_nothing_is_resumed_that_is_not_there() -> None:
    with pytest.raises(BorikenError, match="There is nothing to go on with in new"):
        check_folder(replace(request(Path("new")), resume=True))


def test_one_cannot_go_on_and_begin_with_something_else() -> None:
    Path(STATE).touch()
    with pytest.raises(BorikenError, match="Give --resume or --begin-with, not both"):
        check_folder(replace(request(Path()), resume=True, begin_with=Path("other.npz")))


def test_who_is_to_look_on_can_play_already() -> None:
    with pytest.raises(BorikenError, match="name it with --begin-with"):
        check_folder(replace(request(Path()), onlooking=True))
    Path("net.npz").touch()
    able = replace(request(Path()), onlooking=True, begin_with=Path("net.npz"))
    check_folder(able)
    for other in ({"guests": [Path("net.npz")]}, {"against": Path("net.npz")}, {"copying": 0.5}, {"cluster": "local"}):
        with pytest.raises(BorikenError, match="--onlooking goes with none of"):
            check_folder(replace(able, **other))


def test_weights_to_begin_with_must_be_there() -> None:
    with pytest.raises(BorikenError, match=r"There is no file other\.npz"):
        check_folder(replace(request(Path()), begin_with=Path("other.npz")))


def test_matches_are_a_row_each() -> None:
    net = {"share": 0.5, "low": 0.4, "high": 0.6, "mean_score": 30.0}
    table = match_table([{"players": players, "games": 40, "net": net, "rival": net} for players in (2, 3)])
    assert table.row_count == 2
