"""The program that measures the environments runs."""

import pytest

pytest.importorskip("gymnasium", reason="Gymnasium is not installed: pip install 'boriken[research]'")
pytest.importorskip("pettingzoo", reason="PettingZoo is not installed: pip install 'boriken[research]'")

from bench.env import WANTED, WAYS, main, verdict


def test_every_way_is_measured(capsys: pytest.CaptureFixture[str]) -> None:
    main(["--seconds", "0.05", "--games", "san-juan"])
    shown = capsys.readouterr().out
    assert all(name in shown for name in WAYS)
    assert "times the view" in shown
    assert "san-juan: " in shown.splitlines()[-1]


def test_each_game_has_to_be_fast_enough_by_itself() -> None:
    """By the median of its fastest way."""
    fast = [1.0, WANTED, 2.0 * WANTED]
    assert verdict("pearls", {"slow": [1.0] * 3, "fast": fast}) == "pearls: 200,000 steps/s, as wanted (200,000)"
    assert "fewer than wanted" in verdict("pearls", {"slow": [1.0] * 3, "fast": [1.0, *fast[:2]]})
