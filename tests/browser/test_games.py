"""Whole games in the browser, by clicking only what the page offers."""

from __future__ import annotations

import random

import pytest
from playwright.sync_api import Page, expect

from tests.browser.kit import play_against_bots, play_to_the_end, score_sheet


@pytest.mark.parametrize("players", [2, 4])
def test_a_newcomer_plays_a_whole_game_to_the_score_sheet(page: Page, players: int) -> None:
    play_against_bots(page, players)
    play_to_the_end(page, random.Random(players))
    sheet = score_sheet(page)
    expect(sheet.locator("thead th")).to_have_count(players + 1)
