"""The attack reaches what it is to attack: otherwise its figures would say nothing."""

from __future__ import annotations

import asyncio
import threading
from collections import Counter
from multiprocessing.synchronize import Event
from pathlib import Path
from typing import cast

import pytest
from rich.console import Console

from bench import attacker
from bench.attack import Times, show
from boriken.server.settings import Settings
from tests.server.kit import running
from tests.server.tables.test_records import FINISHED


def test_everybody_can_look_at_the_long_games_by_guests_and_without_a_name(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(attacker, "long_game", lambda: (FINISHED, 20))
    stop = threading.Event()

    async def look(attack: attacker.Attack) -> None:
        await attack.bring_long_games()
        attack.answers.clear()
        readers = [asyncio.create_task(work()) for work in (attack.look_back, attack.look_back_as_guest)]
        while attack.answers.total() < 60:
            await asyncio.sleep(0.01)
        stop.set()
        await asyncio.gather(*readers)
        for connection in attack.connections:
            connection.transport.close()

    with running(Settings(tmp_path, port=0, limits=False)) as server:
        attack = attacker.Attack([int(server.address.rpartition(":")[2])], cast(Event, None), cast(Event, stop))
        asyncio.run(look(attack))
    kinds = {"replay", "film", "moments", "record", "state", "chat"}
    assert set(attack.answers) == {f"{kind} 200" for kind in kinds}


def test_what_was_measured_is_told_quiet_and_attacked() -> None:
    console = Console(record=True, quiet=False, width=200)
    show(Times(answers=[0.010], hints=[0.5]), Times(answers=[0.015], hints=[0.6]), Counter({"film 429": 3}), console)
    told = console.export_text()
    assert "p99       10.0 ms quiet     15.0 ms attacked, 1.50 times" in told
    assert "a hint of a master: 1 quiet, 1 attacked" in told
    assert "{'film 429': 3}" in told
