"""Two checkouts can be compared; how fast anything is, no test says."""

from pathlib import Path

import pytest

from bench import compare, run
from boriken import _compiled


@pytest.mark.skipif(not _compiled.is_compiled(), reason="compares compiled rules")
def test_a_checkout_is_compared_with_itself() -> None:
    (row,) = compare.compare(compare.ROOT, compare.ROOT, samples=1, only="San Juan, copy")
    assert row.unit == "copies/s"
    assert min(*row.before, *row.after) > 0


def test_a_change_is_the_median_of_the_pairs() -> None:
    row = compare.Row("copy", "copies/s", before=[100.0, 200.0, 300.0], after=[110.0, 210.0, 330.0])
    assert row.cells() == ["copy", "copies/s", "200", "210", "+10.0%"]


def test_every_measurement_can_be_made() -> None:
    names = [name for name, _ in compare.measurements()]
    assert len(set(names)) == len(names)
    assert compare.work("San Juan, random, 2 players")() > 0


def test_a_comparison_takes_the_place_of_an_older_one_and_stays_when_speeds_are_measured_again(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    row = compare.Row("copy", "copies/s", before=[1.0], after=[1.0])
    section = compare.as_markdown([row], "abc1234", 1)
    results = tmp_path / "results.md"
    results.write_text(compare.with_section(compare.with_section("# Speed\n", "## Before and after\n\nold\n"), section))
    assert results.read_text() == "# Speed\n\n" + section
    monkeypatch.setattr(run, "RESULTS", results)
    assert run.comparison() == "\n" + section
