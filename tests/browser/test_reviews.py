"""The review of a game beside its board, and the analysis board: by mouse, by keyboard, and by a shared link."""

from __future__ import annotations

import json
import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from boriken import Match
from tests.browser.kit import SIZES, NewPage, bring, expect_no_sideways_scrolling, objections, tab_to, violations
from tests.kits import anno_1503 as islands
from tests.kits import san_juan as cards
from tests.reviews.kit import last_purchase
from tests.server.kit import RunningServer

RECORD = last_purchase("pass").record()  # it ends with a blunder
LANGUAGES = {
    "en-GB": "A round later it",
    "de-DE": "Eine Runde später",
    "nl-NL": "Een ronde later",
    "es-ES": "Una ronda después",
}


@pytest.fixture(scope="module")
def reviewed(site: RunningServer) -> str:
    """The address of a game that is over; somebody has asked for its review."""
    address = bring(site, RECORD)
    site.guest("Critic").post(f"{address}/review").raise_for_status()
    return f"{address}?review=1"


def test_the_end_of_a_game_leads_to_its_review_and_a_moment_to_the_board(page: Page) -> None:
    page.goto("/")
    record = {"name": "game.record", "mimeType": "text/plain", "buffer": RECORD.encode()}
    page.set_input_files("input[type=file]", record)  # type: ignore[arg-type]
    page.locator("dialog[open]").get_by_role("button", name="Review").click()
    blunder = page.get_by_role("button", name=re.compile(r"^Blunder.*Better: Build"))
    blunder.click()
    expect(page).to_have_url(re.compile("at=1"))
    expect(page.locator("main section.prompt")).to_contain_text("Seat 1")
    expect(page.locator("aside")).to_contain_text(LANGUAGES["en-GB"])
    mark = page.get_by_role("figure").get_by_role("button", name="Seat 1 gave away 100 %")
    page.get_by_role("button", name="Back to now").first.click()
    mark.click()
    expect(page).to_have_url(re.compile("at=1"))


def last_building() -> Match:
    """A game of San Juan that ends with what seat 0 builds."""
    match = cards.given(seats={0: cards.seat(hand="statue, 2 well", town="5 tobacco_storage, 6 sugar_mill")})
    match.play("builder")
    cards.build(match, "statue")
    return match


def last_sale() -> Match:
    """A game of Anno 1503 that seat 0 wins by a sale."""
    posts = {2: "stone", 3: "wood", 4: "tools", 5: "cloth"}
    match = islands.given(
        seats={0: islands.seat(gold=28, posts=posts, contracts=3, goods="1 cloth", people="1 settler")}
    )
    islands.do(match, "sell cloth settler")
    return match


@pytest.mark.parametrize("finished", [last_building, last_sale])
def test_the_other_games_are_reviewed_too(page: Page, finished: Callable[[], Match]) -> None:
    match = finished()
    assert match.over
    page.goto("/")
    record = {"name": "game.record", "mimeType": "text/plain", "buffer": match.record().encode()}
    page.set_input_files("input[type=file]", record)  # type: ignore[arg-type]
    page.locator("dialog[open]").get_by_role("button", name="Review").click()
    expect(page.locator("aside figure")).to_be_visible()
    expect(page.locator("aside")).to_contain_text("Judged by net:")
    expect_no_sideways_scrolling(page)


def test_a_branch_is_shared_by_its_link(new_page: NewPage, reviewed: str) -> None:
    """The second browser has no name yet; what it plays goes into a copy."""
    host, guest = new_page(), new_page()
    host.goto("/")
    host.evaluate(
        "fetch('/api/me', {method: 'POST', headers: {'Content-Type': 'application/json'}, body: '{\"name\": \"Ada\"}'})"
    )
    host.goto(reviewed)
    host.get_by_role("button", name="Blunder").click()
    host.get_by_role("button", name="Try it otherwise").click()
    lines = host.get_by_role("list", name="Lines").get_by_role("button")
    opinion = host.get_by_role("group", name="What the bot thinks")
    opinion.get_by_role("button", name=re.compile("^Build")).first.click()
    expect(lines).to_have_count(2)
    expect(host.locator("aside table")).to_contain_text("Total")
    host.keyboard.press("ArrowLeft")
    expect(opinion).to_be_visible()
    host.keyboard.press("1")
    expect(lines).to_have_count(3)
    guest.goto(host.url)
    seen = guest.get_by_role("list", name="Lines").get_by_role("button")
    expect(seen).to_have_count(3)
    expect(seen.nth(2)).to_have_attribute("aria-current", "step")
    seen.first.click()
    guest.get_by_role("button", name="Let bots play the rest").click()
    expect(guest.locator("aside")).to_contain_text("Whoever has the link")
    assert guest.url.partition("?")[0] != host.url.partition("?")[0]
    expect(lines).to_have_count(3)


def test_a_line_is_tried_by_keyboard_alone(page: Page, reviewed: str) -> None:
    """From the review to the board, one answer, back, another one, and the bot is asked."""
    page.goto(f"{reviewed}&at=1")
    tab_to(page.get_by_role("button", name="Try it otherwise"))
    page.keyboard.press("Enter")
    page.wait_for_url("**/analysis/**")
    lines = page.get_by_role("list", name="Lines").get_by_role("button")
    opinion = page.get_by_role("group", name="What the bot thinks")
    expect(opinion).to_be_visible()
    tab_to(opinion.get_by_role("button", name=re.compile("^Build")).first)
    page.keyboard.press("Enter")
    expect(lines).to_have_count(2)
    page.keyboard.press("u")
    expect(lines.first).to_have_attribute("aria-current", "step")
    page.keyboard.press("1")
    expect(lines).to_have_count(3)
    tab_to(lines.nth(1))
    page.keyboard.press("Enter")
    expect(lines.nth(1)).to_have_attribute("aria-current", "step")


def test_a_position_is_typed_in_and_what_cannot_be_is_refused(page: Page) -> None:
    page.goto("/analysis")
    page.get_by_text("Position as text").click()
    text = page.get_by_role("textbox", name="Position as text")
    position = json.loads(text.input_value())
    position["state"]["seats"][0] = {"doubloons": -3}
    text.fill(json.dumps(position))
    page.get_by_role("button", name="Set up this position").click()
    expect(page.get_by_role("status").filter(has_text="doubloons")).to_be_visible()
    position["state"]["seats"][0] = {"doubloons": 7}
    text.fill(json.dumps(position))
    page.get_by_role("button", name="Set up this position").press("Enter")
    expect(page.locator("main")).to_contain_text("Take a role")
    page.locator("main").get_by_role("button", name=re.compile("^Builder")).first.click()
    expect(page.get_by_role("list", name="Lines").get_by_role("button")).to_have_count(2)


@pytest.mark.parametrize("size", SIZES)
def test_review_and_analysis_are_whole_on_every_screen(new_page: NewPage, reviewed: str, size: str) -> None:
    width, height = SIZES[size]
    page = new_page(viewport={"width": width, "height": height})
    page.goto(f"{reviewed}&at=1")
    if size in ("phone", "tablet"):
        page.get_by_role("button", name=re.compile("^Log( and chat)?$")).locator("visible=true").first.click()
    expect(page.locator("aside figure")).to_be_visible()
    expect_no_sideways_scrolling(page)
    found = {"review": violations(page, by_night=size != "television")} if size != "tablet" else {}
    page.get_by_role("button", name="Try it otherwise").click()
    page.wait_for_url("**/analysis/**")
    if size in ("phone", "tablet"):
        page.get_by_role("button", name="What the bot thinks").click()
    expect(page.get_by_role("group", name="What the bot thinks")).to_be_visible()
    expect_no_sideways_scrolling(page)
    if found:
        found["analysis"] = violations(page, by_night=size != "television")
    assert not objections(found)


@pytest.mark.parametrize("locale", LANGUAGES)
def test_a_review_speaks_every_language(new_page: NewPage, reviewed: str, locale: str) -> None:
    page = new_page(locale=locale)
    page.goto(f"{reviewed}&at=1")
    expect(page.locator("aside")).to_contain_text(LANGUAGES[locale])
