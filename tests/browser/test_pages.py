"""Every page, in every language, size and light: readable, reachable, nothing cut off."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import NewPage
from tests.browser.kit import expect_my_turn, expect_no_sideways_scrolling, play_against_bots
from tests.project import ROOT
from tests.server.kit import RunningServer

AXE = (ROOT / "web/node_modules/axe-core/axe.min.js").read_text(encoding="utf-8")
RECORD = next(iter(sorted((ROOT / "tests/fixtures/puerto-rico").glob("*.record"))))

SIZES = {"phone": (360, 740), "tablet": (820, 1180), "laptop": (1366, 768), "television": (1920, 1080)}
LANGUAGES = {"en-GB": "Play against bots", "de-DE": "Gegen", "nl-NL": "Tegen", "es-ES": "contra"}


def violations(page: Page) -> list[str]:
    """What axe finds wrong, in one line each."""
    page.evaluate(AXE)
    found = page.evaluate("async () => (await axe.run()).violations")
    return [f"{one['id']}: {json.dumps([node['html'][:150] for node in one['nodes'][:3]])}" for one in found]


@pytest.fixture(scope="session")
def finished(site: RunningServer) -> str:
    """The address of a game that is over."""
    record = RECORD.read_text(encoding="utf-8")
    importer = site.guest("Archivist")
    made = importer.http.post(
        "/api/records", content=record, headers={"Content-Type": "text/plain"}, params={"public": 1}
    )
    assert made.status_code == 201, made.text
    return f"/tables/{made.json()['id']}"


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("size", ["phone", "laptop"])
def test_no_page_has_anything_that_axe_objects_to(new_page: NewPage, finished: str, size: str, scheme: str) -> None:
    width, height = SIZES[size]
    page = new_page(viewport={"width": width, "height": height}, color_scheme=scheme)
    found: dict[str, list[str]] = {}
    for path in ("/", "/about", "/account", finished):
        page.goto(path)
        page.wait_for_load_state("networkidle")
        found[path] = violations(page)
    play_against_bots(page, 3)
    expect_my_turn(page)
    found["table"] = violations(page)
    assert not {path: what for path, what in found.items() if what}


@pytest.mark.parametrize("size", SIZES)
def test_no_page_scrolls_sideways(new_page: NewPage, finished: str, size: str) -> None:
    width, height = SIZES[size]
    page = new_page(viewport={"width": width, "height": height})
    for path in ("/", "/about", "/account", finished, f"{finished}?at=40", f"{finished}?tv=1"):
        page.goto(path)
        page.wait_for_load_state("networkidle")
        expect_no_sideways_scrolling(page)


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_a_laptop_shows_the_whole_table_without_scrolling(new_page: NewPage, players: int) -> None:
    page = new_page()
    play_against_bots(page, players)
    expect_my_turn(page)
    taller = page.evaluate("document.documentElement.scrollHeight - document.documentElement.clientHeight")
    assert taller <= 0
    cut = page.evaluate("""() => [...document.querySelectorAll('main *')]
        .filter((one) => one.scrollHeight > one.clientHeight + 2 && getComputedStyle(one).overflowY === 'auto')
        .map((one) => one.className)""")
    assert not cut


@pytest.mark.parametrize(("locale", "word"), LANGUAGES.items())
def test_the_page_speaks_the_language_of_the_browser(new_page: NewPage, locale: str, word: str) -> None:
    page = new_page(locale=locale)
    page.goto("/")
    expect(page.locator("main")).to_contain_text(word)
    expect(page.locator("html")).to_have_attribute("lang", locale[:2])


def test_any_moment_can_be_looked_at_and_linked_to(new_page: NewPage, finished: str) -> None:
    page = new_page()
    page.goto(f"{finished}?at=30")
    slider = page.get_by_label("Moment")
    expect(slider).to_have_value("30")
    page.get_by_role("button", name="A step back").click()
    expect(slider).to_have_value("29")
    assert page.url.endswith("at=29")
    page.get_by_role("button", name="Back to now").first.click()
    assert "at=" not in page.url


def test_the_score_sheet_adds_up(new_page: NewPage, finished: str) -> None:
    page = new_page()
    page.goto(finished)
    sheet = page.locator("dialog[open] table").first
    expect(sheet).to_be_visible()
    rows = [[cell.strip() for cell in row.split("\t")] for row in sheet.inner_text().split("\n") if "\t" in row]
    total = next(row for row in rows if row[0] == "Total")
    sources = rows[1 : rows.index(total)]
    for column in range(1, len(total)):
        assert sum(int(row[column] or 0) for row in sources if row[column].lstrip("-").isdigit()) == int(total[column])


def test_a_hint_says_what_a_bot_would_do(page: Page) -> None:
    play_against_bots(page, 3)
    expect_my_turn(page)
    page.get_by_role("button", name="Hint").click()
    expect(page.get_by_text("What a bot")).to_be_visible()


def test_with_the_keyboard_alone_one_can_play(page: Page) -> None:
    play_against_bots(page, 3)
    expect_my_turn(page)
    asked = page.locator("main section.prompt p").inner_text()
    for _ in range(80):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement.matches('.board button.legal')"):
            break
    page.keyboard.press("Enter")
    expect(page.locator("main section.prompt p")).not_to_have_text(asked)


def test_the_text_board_offers_the_same_choices(page: Page) -> None:
    play_against_bots(page, 2)
    expect_my_turn(page)
    page.get_by_role("button", name="Text board").click()
    expect(page.get_by_role("button", name="settler", exact=False).first).to_be_visible()


def test_confirmation_is_a_setting(page: Page) -> None:
    page.goto("/")
    page.get_by_role("button", name="Settings").click()
    page.get_by_label("Confirm moves").check()
    page.keyboard.press("Escape")
    play_against_bots(page, 2)
    expect_my_turn(page)
    asked = page.locator("main section.prompt p").inner_text()
    page.locator(".board button.legal").first.click()
    expect(page.locator("main section.prompt p")).to_have_text(asked)
    page.get_by_role("button", name="Do it").click()
    expect(page.locator("main section.prompt p")).not_to_have_text(asked)


def test_the_first_load_is_small(new_page: NewPage) -> None:
    page = new_page()
    sizes: list[int] = []
    page.on("response", lambda answer: sizes.append(int(answer.headers.get("content-length", 0))))
    play_against_bots(page, 2)
    expect_my_turn(page)
    assert sum(sizes) < 150_000


def test_only_our_own_server_is_called(page: Page, site: RunningServer) -> None:
    called: list[str] = []
    page.on("request", lambda request: called.append(request.url))
    play_against_bots(page, 2)
    expect_my_turn(page)
    assert not [url for url in called if not url.startswith((site.address, "data:"))]


def test_a_record_is_saved_and_opened_again(page: Page, tmp_path: Path) -> None:
    page.goto("/")
    page.set_input_files("input[type=file]", RECORD)
    page.wait_for_url("**/tables/*")
    expect(page.locator("dialog[open] table").first).to_be_visible()
