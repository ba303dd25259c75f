"""The program that measures the environments runs."""

import pytest

pytest.importorskip("gymnasium", reason="Gymnasium is not installed: pip install 'boriken[research]'")
pytest.importorskip("pettingzoo", reason="PettingZoo is not installed: pip install 'boriken[research]'")

from bench.env import WAYS, main


def test_every_way_is_measured(capsys: pytest.CaptureFixture[str]) -> None:
    main(["--seconds", "0.05", "--games", "san-juan"])
    shown = capsys.readouterr().out
    assert all(name in shown for name in WAYS)
    assert "times the view" in shown
