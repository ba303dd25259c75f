"""The tool that makes types of the browser table and reference pages from the descriptions."""

from __future__ import annotations

from pathlib import Path

import pytest

from tools.border.__main__ import main
from tools.border.files import CORE, ROOT, outdated, written
from tools.border.reading import read
from tools.border.reference import reference
from tools.border.typescript import core_types, game_types

DESCRIBED = '''
"""A small game."""

Good: TypeAlias = Literal["corn", "sugar"]
Tile: TypeAlias = Good | Literal["quarry"]
"""What lies on an island."""


class Common(TypedDict):
    round: int


class View(Common):
    """Everything that a seat may know."""

    goods: Counts[Good]
    prices: Every[Good, int]
    crew: dict[Tile, tuple[int, int]]
    """Tiles, and colonists on them."""
    seats: list[int | None]
    secret: NotRequired[str]


class OfGood(TypedDict):
    good: Good


ReturnQuestion = TypedDict("ReturnQuestion", {"return": OfGood})


class Questions(ReturnQuestion):
    """By kind."""


class Events(TypedDict):
    passed: Nothing


class Refusals(TypedDict):
    no_goods: OfGood
'''


def core_description() -> str:
    return (ROOT / CORE).read_text(encoding="utf-8")


def test_what_was_made_is_what_the_descriptions_say() -> None:
    assert outdated() == [], "`python -m tools.border` writes it anew"


def test_tables_become_interfaces_and_names_become_lists() -> None:
    text = game_types(read(DESCRIBED), read(core_description()), Path("border.py"))
    assert 'export const TILES = [...GOODS, "quarry"] as const;\nexport type Tile = (typeof TILES)[number];' in text
    assert "export interface View extends Common {" in text
    for line in (
        "  readonly goods: Counts<Good>;",
        "  readonly prices: { readonly [name in Good]: number };",
        "  /** Tiles, and colonists on them. */",
        "  readonly crew: { readonly [name in Tile]?: readonly [number, number] };",
        "  readonly seats: readonly (number | null)[];",
        "  readonly secret?: string;",
        "  readonly return: OfGood;",
    ):
        assert line in text
    assert "export interface AtTable {" in core_types(read(core_description()), Path("border.py"))


def test_a_page_tells_names_tables_and_what_is_told_by_kind() -> None:
    page = reference("A small game", read(DESCRIBED), read(core_description()))
    assert "| Tile | Good or `quarry`: What lies on an island. |" in page
    assert "| `crew` | [number, number] by Tile | Tiles, and colonists on them. |" in page
    assert "| `return` | `good` Good |" in page
    assert "| `no_goods` | `good` Good |" in page


def test_files_that_are_out_of_date_are_named_and_written(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / CORE).parent.mkdir(parents=True)
    (tmp_path / CORE).write_text(core_description(), encoding="utf-8")
    assert outdated(tmp_path) == written(tmp_path) == [Path("web/src/games/border.ts")]
    assert outdated(tmp_path) == []
    assert main(["--check"]) == 0
    assert capsys.readouterr().out.strip() == ""
