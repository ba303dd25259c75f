"""From the text of a sheet to the sheet, and to the line that records keep of it."""

from __future__ import annotations

import json
import tomllib
from collections.abc import Mapping
from functools import cache, lru_cache
from importlib.resources import files
from typing import Any

from boriken.core.errors import PositionError, SetupError, quoted
from boriken.games.anno_1503.sheet.checking import check
from boriken.games.anno_1503.sheet.contents import Sheet
from boriken.games.anno_1503.sheet.reading import read

HOUSE = "house-5"
FIRST_HOUSE = "house-1"
HOUSES = {  # older ones stay for what was played with them
    HOUSE: "sheet.toml",
    "house-4": "sheet_4.toml",
    "house-3": "sheet_3.toml",
    "house-2": "sheet_2.toml",
    FIRST_HOUSE: "sheet_1.toml",
}


@lru_cache(maxsize=16)
def sheet_called(text: str) -> Sheet:
    """A sheet of the house, or the one that an option of a set-up holds."""
    return read_sheet(house_content(text) if text in HOUSES else parsed(text))


@cache
def house_content(name: str = HOUSE) -> dict[str, Any]:
    text = files("boriken.games.anno_1503").joinpath(HOUSES[name]).read_text(encoding="utf-8")
    return tomllib.loads(text)


def one_line(given: object) -> str:
    """A sheet as records keep it: the name of one of the house's, or all of it in a line of JSON."""
    if isinstance(given, str) and given in HOUSES:
        return given
    content = given if isinstance(given, dict) else parsed(given)
    read_sheet(content)
    for name in HOUSES:
        if content == house_content(name):
            return name
    return json.dumps(content, ensure_ascii=False, separators=(",", ":"))


def parsed(given: object) -> dict[str, Any]:
    """TOML as people write it, or JSON as records keep it."""
    if not isinstance(given, str):
        raise SetupError(f"A sheet is {' or '.join(HOUSES)} or the text of a file, not {quoted(given)}.")
    try:
        content = json.loads(given) if given.lstrip().startswith("{") else tomllib.loads(given)
    except (ValueError, RecursionError) as error:
        raise SetupError(f"The sheet cannot be read: {error}.") from error
    if not isinstance(content, dict) or not content:
        raise SetupError(f"A sheet is {' or '.join(HOUSES)} or the text of a file, not {quoted(given)}.")
    return content


def read_sheet(content: Mapping[str, Any]) -> Sheet:
    try:
        sheet = read(content)
        check(sheet)
    except PositionError as error:
        raise SetupError(str(error)) from error
    return sheet
