"""A row says with which numbers a table of Anno 1503 is played, so that a network can play with any sheet."""

from __future__ import annotations

import pytest

from boriken.core import registry
from boriken.core.setup import Setup
from boriken.games.anno_1503.prices import PARTS, price_row
from boriken.games.anno_1503.rules import Rules
from boriken.games.anno_1503.rules_from_sheet import rules_for
from boriken.games.anno_1503.sheet.text import HOUSE, HOUSES, house_content, one_line
from boriken.games.anno_1503.sheet.variations import Variations, varied_sheet

TITLE = registry.title("anno-1503")
MODES = ("none", "aristocrats-pirates")


def rules(sheet: str, mode: str = MODES[0], players: int = 4) -> Rules:
    return rules_for(Setup.of(TITLE, players, {"sheet": sheet, "expansions": mode}))


def prices(sheet: str, mode: str = MODES[0], players: int = 4) -> dict[str, list[int]]:
    row, found = list(price_row(rules(sheet, mode, players))), {}
    for part in PARTS:
        found[part.name], row = row[: part.size], row[part.size :]
    assert not row
    return found


@pytest.mark.parametrize("sheet", [*HOUSES, varied_sheet(1), varied_sheet(2)])
@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("players", TITLE.player_counts)
def test_every_sheet_has_the_same_parts(sheet: str, mode: str, players: int) -> None:
    found = prices(sheet, mode, players)
    assert sum(found["cost of a ship"]) > 0
    assert any(found["cost of the castle"]) == (mode != "none")


def test_a_cheaper_ship_is_seen_and_nothing_else_is() -> None:
    variations = Variations(house_content())
    ship = variations.values["cost.ship"]
    cheaper = one_line(variations.applied({"cost.ship": ship.allowed.index({"cloth": 1})}))
    before, after = prices(HOUSE), prices(cheaper)
    assert before["cost of a ship"] == [0, 1, 0, 1, 0, 0]
    assert after["cost of a ship"] == [0, 0, 0, 1, 0, 0]
    assert {name for name in before if before[name] != after[name]} == {"cost of a ship"}


def test_a_row_ends_with_the_prices() -> None:
    game = TITLE.new_game(Setup.of(TITLE, 2, {}))
    row = TITLE.observer().row(game, 0)
    assert row.endswith(price_row(rules_for(Setup.of(TITLE, 2, {}))))
    assert [part.name for part in TITLE.observer().parts][-len(PARTS) :] == [part.name for part in PARTS]
