"""The soak and the fuzz find nothing in a moment, and would say so if they did."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from rich.console import Console

from bench import fuzz, soak
from tests.server.process import eventually

QUIET = Console(quiet=True)


def test_a_group_plays_while_the_server_is_killed_and_everything_is_kept(tmp_path: Path) -> None:
    server = soak.Server(tmp_path, "")
    it = soak.Soak(server, groups=1, seed=1, console=QUIET)
    it.begin()
    assert eventually(lambda: it.count["moves"] > 2 or it.faults > 0)
    server.kill()
    before = it.count["moves"]
    assert eventually(lambda: it.count["moves"] > before or it.faults > 0)
    it.end()
    server.close()
    assert it.faults == 0
    assert it.count["tables"] > 0


def test_what_was_answered_and_is_not_there_is_a_fault() -> None:
    known = soak.Known()
    state = {"version": 3, "actions": 2}
    known.moved(state, ["settler"], {"version": 4, "actions": 3})
    assert known.actions == {2: "settler"}
    known.taken_back({"version": 5, "actions": 2})
    assert known.actions == {}
    with pytest.raises(soak.FaultError, match="version 4 came after 5"):
        known.see({"version": 4, "actions": 2})
    with pytest.raises(soak.FaultError, match="left 2"):
        known.moved({"version": 5, "actions": 2}, ["mayor"], {"version": 6, "actions": 2})


def test_a_fuzz_counts_every_answer(tmp_path: Path) -> None:
    statuses, faults = asyncio.run(fuzz.fuzz(60, 1, tmp_path, QUIET))
    assert statuses.total() == 60
    assert faults == 0
