"""Games in the browser, by clicking only what the page offers."""

from __future__ import annotations

import random

from playwright.sync_api import Page, expect

from tests.browser.kit import play_against_bots, play_beginning_and_end, play_to_the_end, score_sheet
from tests.server.kit import RunningServer


def test_a_newcomer_plays_a_whole_game_to_the_score_sheet(page: Page) -> None:
    play_against_bots(page, 2)
    play_to_the_end(page, random.Random(2))
    expect(score_sheet(page).locator("thead th")).to_have_count(3)


def test_among_four_a_newcomer_plays_from_the_first_role_to_the_score_sheet(page: Page, site: RunningServer) -> None:
    play_against_bots(page, 4)
    play_beginning_and_end(page, site, 4, random.Random(4))
    expect(score_sheet(page).locator("thead th")).to_have_count(5)
