"""Other sheets than the house's, as those who learn and those who look for better numbers make them."""

from __future__ import annotations

from random import Random

from boriken.core import registry
from boriken.core.setup import Setup
from boriken.games.anno_1503.sheet.text import HOUSES, house_content, parsed, read_sheet
from boriken.games.anno_1503.sheet.variations import entries, totals, varied_sheet

TITLE = registry.title("anno-1503")


def test_a_varied_sheet_differs_only_where_the_house_allows_it() -> None:
    house = dict(entries(house_content()))
    for number in range(20):
        sheet = parsed(text) if (text := varied_sheet(number)) not in HOUSES else house_content(text)
        read_sheet(sheet)
        assert totals(sheet) == totals(house_content())
        for path, entry in entries(sheet):
            for key, value in entry.items():
                may = "may" if key == "v" else f"may_{key}"
                assert value == house[path][key] or value in house[path][may]


def test_most_varied_sheets_are_sheets_of_their_own() -> None:
    assert len({varied_sheet(number) for number in range(20)}) > 15
    assert varied_sheet(3) == varied_sheet(3)


def test_those_who_learn_play_half_of_their_games_with_other_sheets() -> None:
    chance = Random(1)
    wishes = [TITLE.variety(chance) for _ in range(200)]
    others = [wish for wish in wishes if wish]
    assert 70 < len(others) < 130
    sheets = [Setup.of(TITLE, 3, wish).text("sheet") for wish in others]
    assert sum(sheet in HOUSES for sheet in sheets) < 10  # a change may be taken back by the next
