"""What people do with the page: they click what it offers."""

from __future__ import annotations

import random
import re
from contextlib import suppress

from playwright.sync_api import Error, Locator, Page, expect

OFFERED = 'main .board button.legal:not([aria-disabled="true"]), main .answers button:enabled'
WAITING = 60_000.0
A_MOMENT = 3_000.0
MOST_CLICKS = 600


def play_against_bots(page: Page, players: int, level: str = "Casual") -> None:
    """A newcomer: choose, and play."""
    page.goto("/")
    page.get_by_role("radio", name=str(players), exact=True).check(force=True)
    page.get_by_role("radio", name=level).check(force=True)
    page.get_by_role("button", name="Play", exact=True).click()
    page.wait_for_url(re.compile("/tables/"))


def play_to_the_end(page: Page, choose: random.Random) -> int:
    """Click what glows until the score sheet is there; how many clicks it took."""
    sheet = score_sheet(page)
    for clicks in range(MOST_CLICKS):
        page.wait_for_function(SOMETHING_TO_DO, timeout=WAITING)
        if sheet.is_visible():
            return clicks
        answer(page, choose)
    raise AssertionError(f"no end after {MOST_CLICKS} clicks")


SOMETHING_TO_DO = f"""() => document.querySelector('dialog[open] table')
    || [...document.querySelectorAll(`{OFFERED}`)].some((offer) => offer.checkVisibility())"""


def answer(page: Page, choose: random.Random) -> None:
    """One answer to what is asked: an arrangement is filled in and confirmed, anything else clicked.

    The board may move on between looking and clicking; then there is just nothing to click any more.
    """
    fill = page.locator("main .answers").get_by_role("button", name="Fill")
    confirm = page.locator("main .answers button.primary")
    with suppress(Error):
        if fill.is_visible():
            fill.click(timeout=A_MOMENT)
        if confirm.is_visible():
            confirm.click(timeout=A_MOMENT)
        elif offers := [offer for offer in page.locator(OFFERED).all() if offer.is_visible()]:
            choose.choice(offers).click(timeout=A_MOMENT)


def score_sheet(page: Page) -> Locator:
    return page.locator("dialog[open] table").first


def expect_no_sideways_scrolling(page: Page) -> None:
    wider = page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth")
    assert wider <= 0, f"the page is {wider} pixels too wide"


def expect_my_turn(page: Page) -> None:
    expect(page.locator("main section.prompt.mine")).to_be_visible(timeout=WAITING)
