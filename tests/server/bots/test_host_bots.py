"""Bots that the host of a server has added: they sit at tables as levels do."""

from __future__ import annotations

import sys
from pathlib import Path

from tests.project import ROOT
from tests.server.process import eventually, server_process

SLOW = 120.0  # seconds: every decision starts a program
PROGRAMS = ROOT / "tests" / "bots" / "programs.py"
BOTS = (
    *("--bot", f"Ada=exec:node {ROOT / 'examples' / 'ada.js'}"),
    *("--bot", f"Thrifty={ROOT / 'examples' / 'bot' / 'thrifty.py'}:Thrifty"),
    *("--bot", f"Wreck=exec:0.5s:{sys.executable} {PROGRAMS} hangs"),
)


def test_a_person_plays_with_bots_of_the_host_one_of_which_hangs(tmp_path: Path) -> None:
    """They are listed with the levels and marked as bots; where one fails, the log names it and the table goes on."""
    with server_process(tmp_path / "data", "", *BOTS) as server:
        ann = server.guest("Ann")
        levels = ann.get("/games").json()["levels"]
        assert [level["id"] for level in levels][-3:] == ["Ada", "Thrifty", "Wreck"]
        table = ann.make_table("me Ada Thrifty Wreck", game="san-juan")["id"]

        def everybody_has_chosen() -> bool:
            state = ann.state(table, 0)
            if state["actor"] == 0:
                ann.move(table, 0, state["choices"][-1]).raise_for_status()
            return {event["seat"] for event in state["log"] if event["kind"] == "role_taken"} >= {0, 1, 2, 3}

        assert eventually(everybody_has_chosen, SLOW)
        seats = ann.get(f"/tables/{table}").json()["seats"]
        assert [(seat["kind"], seat["level"]) for seat in seats[1:]] == [
            *(("bot", "Ada"), ("bot", "Thrifty"), ("bot", "Wreck"))
        ]
    log = server.log.read_text()
    assert "programs.py hangs did not answer within 0.5 seconds. The bot greedy decides in its place." in log
