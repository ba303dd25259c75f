"""Games in the browser, by clicking only what the page offers.

test_touch.py plays whole games, test_questions.py clicks on every question."""

from __future__ import annotations

import random

import pytest
from playwright.sync_api import Page, expect

from tests.browser.kit import play_against_bots, play_beginning_and_end, score_sheet
from tests.server.kit import RunningServer


@pytest.mark.parametrize("players", [2, 4])
def test_a_newcomer_plays_from_the_first_role_to_the_score_sheet(page: Page, site: RunningServer, players: int) -> None:
    play_against_bots(page, players)
    play_beginning_and_end(page, site, players, random.Random(players))
    expect(score_sheet(page).locator("thead th")).to_have_count(players + 1)
