"""Nothing jumps at a player's own table over a whole game, on any screen: only pieces move."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser

from tests.browser.kit import objections
from tests.browser.still import OwnTable
from tests.browser.test_questions import EXPANSIONS
from tests.server.kit import RunningServer

SCREENS = {
    "small phone": (360, 740),
    "phone": (390, 844),
    "phone on its side": (844, 390),
    "tablet": (820, 1180),
    "laptop": (1366, 768),
    "television": (1920, 1080),
    "large television": (2560, 1440),
}
GAMES: dict[str, dict[str, Any]] = {
    "puerto-rico": {"first_governor": "0"},
    "puerto-rico expanded": {"first_governor": "0", "expansions": EXPANSIONS, "buildings": "random"},
    "san-juan": {"first_governor": "0"},
    "anno-1503": {"first_player": "0", "most_rounds": 20},
    "anno-1503 expanded": {"first_player": "0", "most_rounds": 20, "expansions": "aristocrats-pirates"},
}
MOST_LOOKS = 600
AT_A_TIME, CLICKS = 3, 3
IN_A_HURRY = 25


@pytest.fixture(scope="module", params=GAMES)
def shifts(request: pytest.FixtureRequest, browser: Browser, site: RunningServer) -> Iterator[dict[str, list[str]]]:
    """By screen, what has moved in a whole game."""
    table = OwnTable(browser, site, request.param.split()[0], GAMES[request.param], SCREENS, AT_A_TIME, CLICKS)
    table.play(MOST_LOOKS)
    yield table.shifts()
    table.close()


@pytest.mark.look
@pytest.mark.parametrize("screen", SCREENS)
def test_nothing_jumps_at_ones_own_table(shifts: dict[str, list[str]], screen: str) -> None:
    assert shifts[screen] == []


def test_nothing_jumps_between_two_looks_far_apart(browser: Browser, site: RunningServer) -> None:
    """The game with most on its board, on the screens that leave it least room, from the first decision to the last."""
    few = {screen: SCREENS[screen] for screen in ("phone", "laptop")}
    table = OwnTable(browser, site, "puerto-rico", GAMES["puerto-rico expanded"], few, IN_A_HURRY, clicks=0)
    table.play(MOST_LOOKS)
    assert objections(table.shifts()) == {}
    table.close()
