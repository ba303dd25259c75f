"""A table says whether it has secrets: pages that show several seats at one screen cover it in between."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any

from boriken.core import registry
from boriken.core.match import Match
from boriken.core.secret import SecretDealer
from boriken.core.setup import Setup
from boriken.server.store import schema
from boriken.server.tables.rows import GATHERING
from boriken.server.tables.seats import Seat
from boriken.server.tables.serializers import serialize_table
from boriken.server.tables.table import Table
from tests.conformance.tables import EVERY_SETUP
from tests.project import ROOT

WEB = ROOT / "web" / "src"


def every_option() -> Iterator[Setup]:
    """All counts, editions and mixes of expansions, each with every choice of every other option."""
    for setup in EVERY_SETUP:
        yield setup
        title = registry.title(setup.game)
        for option in title.options:
            for choice in option.choices:
                if choice != setup.options[option.name] and not option.name.startswith("first_"):
                    yield Setup.of(title, setup.players, {**setup.options, option.name: choice})


def test_a_table_says_of_every_set_up_whether_it_hides_something() -> None:
    row: Any = SimpleNamespace(**dict.fromkeys(schema.tables.c.keys()))
    row.__dict__.update(status=GATHERING, version=0, created=0.0, changed=0.0, dealer_key=b"")
    unused: Any = None  # no connection to a database
    told, hiding = [], []
    for setup in every_option():
        seats = [Seat(number, "ada", "Ada", None) for number in range(setup.players)]
        picture = serialize_table(Table(unused, row, seats, Match(setup, SecretDealer(bytes(32)))), "ada", ())
        told.append((setup, picture["hides"]))
        hiding.append((setup, registry.title(setup.game).hides(setup)))
    assert told == hiding
    assert {(setup.game, hides) for setup, hides in told} >= {("puerto-rico", True), ("puerto-rico", False)}


def test_the_page_takes_it_from_the_server_and_asks_nobody_else() -> None:
    """The page covers what `hides` of the table says, in one place; its games have no opinion of their own."""
    pages = {path.relative_to(WEB).as_posix(): path.read_text(encoding="utf-8") for path in sources()}
    told = [name for name, text in pages.items() if re.search(r"\.hides\b|\bhides\s*[(:?]", text)]
    assert told == ["table/seats.ts"]
    assert "table.hides &&" in pages["table/seats.ts"]


def sources() -> list[Path]:
    files = [path for kind in ("*.ts", "*.svelte") for path in sorted(WEB.rglob(kind))]
    return [path for path in files if path.name != "schema.d.ts"]
