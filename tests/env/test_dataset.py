"""Data sets hold what the seats saw, could do and did, and the fixed suite makes tables of it all."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from typer.testing import CliRunner

import boriken
from boriken.cli.app import app
from boriken.core.errors import BorikenError, SetupError
from boriken.env import suite
from boriken.env.dataset import write_dataset
from boriken.env.suite import SUITE, latex, markdown, matches, run_suite


def run(*words: object) -> str:
    done = CliRunner().invoke(app, [str(word) for word in words])
    assert done.exit_code == 0, done.output
    return done.output


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
    pytest.importorskip("pyarrow", reason="pyarrow is not installed, and no part of boriken[research]")
    import pyarrow.parquet

    match = boriken.play("san-juan", ["greedy", "random"], seed=1)
    for name in ("a.npz", "a.parquet"):
        write_dataset(tmp_path / name, [match.record()], opinions="search:5")
    table = pyarrow.parquet.read_table(tmp_path / "a.parquet")
    data = load(tmp_path / "a.npz")
    assert table.column("action").to_pylist() == data["action"].tolist()
    legal = [[action for action in row if action >= 0] for row in data["choices"].tolist()]
    assert table.column("choices").to_pylist() == legal
    assert set(table.column("record").to_pylist()) == {match.record()}
    assert json.loads(table.schema.metadata[b"notation"]) == data["notation"].tolist()


def test_without_pyarrow_parquet_says_what_to_install(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("boriken.arena.extras.find_spec", lambda _: None)
    with pytest.raises(BorikenError, match=r"^This needs pyarrow: pip install pyarrow\.$"):
        write_dataset(tmp_path / "a.parquet", ["x"])


# The fixed suite


def test_the_suite_has_every_game_count_edition_and_expansion() -> None:
    rows = list(matches())
    for title in (boriken.core.registry.title(game) for game in boriken.core.registry.house_games()):
        here = [row for row in rows if row.tables.game == title.id]
        assert {row.players for row in here} == set(title.player_counts)
        for option in title.options:
            if option.name == "edition":
                assert {row.tables.options["edition"] for row in here} == set(option.choices)
            if option.name == "expansions":
                named = {name for row in here for name in row.tables.options.get("expansions", "none").split(",")}
                assert named >= set(option.members)
    assert len(rows) == 2 * sum(len(tables.players) for tables in SUITE)


def test_the_suite_makes_a_table_fit_for_a_paper(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(suite, "SUITE", [tables for tables in SUITE if tables.game == "san-juan"])
    done: list[int] = []
    results = run_suite("greedy", games=4, finished=done.append)
    assert len(results["rows"]) == len(done) == 3  # against random, at 2, 3 and 4
    assert not results["whole"]
    assert all(row["share"] > row["parity"] for row in results["rows"])
    lines = markdown(results).splitlines()
    assert "in part" in lines[0]
    assert len(lines) == 2 + 2 + 3
    assert latex(results).count(r"\\") == 1 + 3
    assert r"100.0\%" in latex(results)


def test_the_suite_can_be_asked_for_in_three_forms() -> None:
    words = ["suite", "random", "--game", "san-juan", "--games", "2", "--format"]
    assert json.loads(run(*words, "json"))["suite"] == 1
    assert run(*words, "latex").startswith(r"\begin{table}")
    assert CliRunner().invoke(app, [*words, "html"]).exit_code != 0
    with pytest.raises(SetupError, match=r"^The suite has no game 'go'\.$"):
        run_suite("random", only="go")
