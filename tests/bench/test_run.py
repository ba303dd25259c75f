"""The benchmark works; how fast anything is, no test says."""

from pathlib import Path

import pytest

from bench import run


@pytest.fixture(scope="module")
def rows() -> list[run.Row]:
    return run.measure(run.QUICK)


def test_every_row_has_positive_figures(rows: list[run.Row]) -> None:
    assert rows
    for row in rows:
        samples = [*row.compiled, *row.interpreted, *row.ratios()]
        assert len(row.interpreted) == run.QUICK.samples
        assert min(samples) > 0, row.name


def test_the_report_has_a_line_for_every_row(rows: list[run.Row]) -> None:
    report = run.as_markdown(rows, run.QUICK, run.describe_machine())
    for row in rows:
        assert f"| {row.name} | {row.unit} |" in report


def test_only_what_is_wanted_is_measured() -> None:
    assert [row.name for row in run.measure(run.QUICK, "legal")] == ["legal actions"]


def test_rules_that_are_not_compiled_have_no_ratio() -> None:
    row = run.Row("random play", "decisions/s", compiled=[], interpreted=[1.0, 2.0])
    assert row.cells()[2:] == ["–", "1.50 ±33%", "–"]


def test_a_ratio_says_how_many_times_as_fast() -> None:
    assert run.Row("play", "decisions/s", compiled=[60.0], interpreted=[2.0]).ratios() == [30.0]
    assert run.Row("copy", "µs", compiled=[2.0], interpreted=[60.0]).ratios() == [30.0]


def test_no_write_leaves_the_results_alone(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, rows: list[run.Row], capsys: pytest.CaptureFixture[str]
) -> None:
    results = tmp_path / "results.md"
    monkeypatch.setattr(run, "RESULTS", results)
    monkeypatch.setattr(run, "measure", lambda *_: rows)
    run.main(["--quick", "--no-write"])
    assert rows[0].name in capsys.readouterr().out
    assert not results.exists()
    run.main(["--quick", "--only", rows[0].name])
    assert not results.exists()
    run.main(["--quick"])
    assert results.exists()
