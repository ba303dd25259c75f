"""The data of an older version: people stay logged in, and their games go on.

`data/backup-0002.zip` was written by Boriken 0.1.0, when the table `secrets` was called `keepsakes`. Ada (login `ada`)
and Ben sit at a private table with a bot; Ada has taken the settler and is asked what to settle. Only the time at which
the sessions expire was changed, to 2100.
"""

from __future__ import annotations

import json
from pathlib import Path

from boriken.server.settings import Settings
from tests.cli.kit import boriken
from tests.server.kit import running

DATA = Path(__file__).parent / "data"
KNOWN = json.loads((DATA / "backup-0002.json").read_text())


def test_a_server_goes_on_with_the_data_of_an_older_version(fresh: Settings) -> None:
    where = ["--data", str(fresh.data), *(["--database", fresh.database] if fresh.database else [])]
    restored = boriken("restore", str(DATA / "backup-0002.zip"), *where)
    assert restored.exit_code == 0, restored.output
    with running(fresh) as server:
        ada = server.stranger()
        ada.cookies["boriken"] = KNOWN["cookie"]
        ada.headers["X-CSRF-Token"] = KNOWN["csrf"]
        assert ada.get("/api/me").json()["person"]["id"] == KNOWN["person"]
        table = f"/api/tables/{KNOWN['table']}"
        assert ada.get(table).json()["commitment"] == KNOWN["commitment"]
        assert [message["text"] for message in ada.get(f"{table}/chat").json()["messages"]] == ["Good luck!"]
        state = ada.get(f"{table}/state").json()
        assert state["actions"] == KNOWN["actions"]
        move = {"version": state["version"], "key": "new", "seat": 0, "actions": state["choices"][:1]}
        assert ada.post(f"{table}/moves", json=move).json()["state"]["actions"] > KNOWN["actions"]
        login = {"login": "ada", "password": "quarry and coffee"}
        assert server.stranger().post("/api/session", json=login).json()["person"]["id"] == KNOWN["person"]
        server.see_off()
