"""Data sets hold what the seats saw, could do and did."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any
from unittest.mock import Mock

import numpy as np
import pytest
from typer.testing import CliRunner

import boriken
from boriken.cli.app import app
from boriken.core.errors import BorikenError
from boriken.env.dataset import write_dataset
from tests.env.kit import run


def load(path: Path) -> dict[str, Any]:
    with np.load(path) as data:
        return dict(data)


def test_a_data_set_tells_every_choice_as_it_was(tmp_path: Path) -> None:
    out = tmp_path / "games.npz"
    run("dataset", "san-juan", out, "--players", 2, "--games", 2, "--bots", "random", "--seed", 5)
    data = load(out)
    number = 0
    for game, record in enumerate(data["records"]):
        match = boriken.load_record(str(record))
        observer = match.title.observer()
        for at, move in match.walk():
            if move.actor < 0 or len(at.choices()) == 1:
                continue
            assert (data["game"][number], data["move"][number], data["seat"][number]) == (
                *(game, len(at.moves), move.actor),
            )
            assert data["observation"][number].tobytes() == observer.row(at.game, move.actor)
            legal = [action for action in data["choices"][number].tolist() if action >= 0]
            assert [data["notation"][action] for action in legal] == at.choices()
            assert data["notation"][data["action"][number]] == move.text
            places = [score["place"] for score in match.scores()]
            assert (data["won"][number] > 0) == (places[move.actor] == 1)
            number += 1
    assert number == len(data["action"]) == json.loads(str(data["about"]))["choices"]
    assert data["part_sizes"].sum() == data["observation"].shape[1]
    assert "visits" not in data


def test_opinions_are_those_of_the_bot_and_repeatable(tmp_path: Path) -> None:
    match = boriken.play("san-juan", ["greedy", "random"], seed=1, most_decisions=25)
    for name, jobs in (("one.npz", 1), ("two.npz", 2)):
        about = write_dataset(tmp_path / name, [match.record()] * 2, opinions="search:12", seed=3, jobs=jobs)
        assert about["opinions"] == "search:12"
    one, two = load(tmp_path / "one.npz"), load(tmp_path / "two.npz")
    assert all((one[name] == two[name]).all() for name in ("visits", "action", "choices", "observation"))
    assert np.array_equal(one["values"], two["values"], equal_nan=True)
    assert (one["visits"].sum(1) >= 1).all()
    assert (one["visits"].sum(1) == 12).any()
    assert not one["visits"][one["choices"] < 0].any()
    assert np.isnan(one["won"]).all()  # the game did not end


def test_records_are_taken_as_they_are(tmp_path: Path) -> None:
    match = boriken.play("puerto-rico", ["random"] * 3, seed=1)
    record = tmp_path / "game.record"
    record.write_text(match.record(), encoding="utf-8")
    told = run("dataset", "puerto-rico", tmp_path / "out.npz", "--record", record)
    assert "choices of 1 games of Puerto Rico" in told.replace("\n", " ")
    assert str(load(tmp_path / "out.npz")["records"][0]) == match.record()


def test_a_data_set_is_of_one_game_and_a_new_file(tmp_path: Path) -> None:
    records = [
        boriken.play(game, ["random"] * 2, seed=1, most_decisions=5).record() for game in ("san-juan", "puerto-rico")
    ]
    with pytest.raises(BorikenError, match=r"^A data set is of one game"):
        write_dataset(tmp_path / "a.npz", records)
    with pytest.raises(BorikenError, match=r"^A data set is a \.npz or a \.parquet file, not a\.csv\.$"):
        write_dataset(tmp_path / "a.csv", records)
    with pytest.raises(BorikenError, match=r"^There is no record"):
        write_dataset(tmp_path / "a.npz", [])
    with pytest.raises(BorikenError, match=r"has no opinion"):
        write_dataset(tmp_path / "a.npz", records[:1], opinions="random")
    (tmp_path / "b.npz").touch()
    assert CliRunner().invoke(app, ["dataset", "san-juan", str(tmp_path / "b.npz")]).exit_code != 0


def test_a_parquet_file_says_the_same(tmp_path: Path) -> None:
    pytest.importorskip("pyarrow", reason="pyarrow is not installed: pip install 'boriken[parquet]'")
    import pyarrow.parquet

    data, _ = both_files(tmp_path)
    table = pyarrow.parquet.read_table(tmp_path / "a.parquet")
    columns = {name: table.column(name).to_pylist() for name in table.column_names}
    metadata = {name.decode(): text.decode() for name, text in table.schema.metadata.items()}
    check_parquet(data, columns, metadata)


def test_a_parquet_file_is_given_the_same(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Without pyarrow, by somebody who takes down what it would be handed."""
    arrow = Mock()
    arrow.array.side_effect = lambda texts: Mock(dictionary_encode=lambda: texts)
    monkeypatch.setattr("boriken.env.dataset.need", lambda *_: None)
    monkeypatch.setitem(sys.modules, "pyarrow", arrow)
    monkeypatch.setitem(sys.modules, "pyarrow.parquet", arrow.parquet)
    data, out = both_files(tmp_path)
    [columns] = arrow.table.call_args.args
    [metadata] = arrow.table.return_value.replace_schema_metadata.call_args.args
    check_parquet(data, {name: [plain(one) for one in column] for name, column in columns.items()}, metadata)
    assert arrow.parquet.write_table.call_args.args[1] == out


def plain(one: Any) -> Any:
    return one.tolist() if isinstance(one, np.ndarray | np.generic) else one


def both_files(folder: Path) -> tuple[dict[str, Any], Path]:
    """The same data set in both forms: what is in the one, and where the other is."""
    match = boriken.play("san-juan", ["greedy", "random"], seed=1, most_decisions=60)
    for name in ("a.npz", "a.parquet"):
        write_dataset(folder / name, [match.record()], opinions="search:5")
    return load(folder / "a.npz"), folder / "a.parquet"


def check_parquet(data: dict[str, Any], columns: dict[str, list[Any]], metadata: dict[str, str]) -> None:
    """All columns say what they say in the other form, without what fills up short rows."""
    there = data["choices"] >= 0
    for name in ("choices", "visits", "values"):
        rows = columns.pop(name)
        assert [len(row) for row in rows] == there.sum(1).tolist()
        assert np.array_equal(np.concatenate(rows), data[name][there], equal_nan=True)
    assert columns.pop("record") == [str(data["records"][number]) for number in data["game"]]
    for name, column in columns.items():
        assert np.array_equal(column, data[name], equal_nan=name in ("won", "lead")), name
    assert {*columns, "choices", "visits", "values"} <= {*data}
    assert json.loads(metadata["notation"]) == data["notation"].tolist()
    assert json.loads(metadata["boriken"]) == json.loads(str(data["about"]))


def test_without_pyarrow_parquet_says_what_to_install(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("boriken.arena.extras.find_spec", lambda _: None)
    with pytest.raises(BorikenError, match=r"^This needs pyarrow: pip install 'boriken\[parquet\]'\.$"):
        write_dataset(tmp_path / "a.parquet", ["x"])
