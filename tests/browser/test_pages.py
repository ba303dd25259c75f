"""Every page, in every language, size and light: readable, reachable, nothing cut off."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import combinations
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from boriken.server.settings import Settings
from tests.browser.kit import (
    SIZES,
    NewPage,
    at_one_screen,
    bring,
    expect_my_turn,
    expect_no_sideways_scrolling,
    expect_whole_board,
    new_table,
    objections,
    play_against_bots,
    set_up,
    take,
    violations,
)
from tests.project import ROOT
from tests.server.kit import RunningServer, running

RECORD = next(iter(sorted((ROOT / "tests/fixtures/puerto-rico").glob("*.record"))))

GAMES = ["Puerto Rico", "San Juan", "Anno 1503"]
LANGUAGES = {"en-GB": "a coin", "de-DE": "Geld", "nl-NL": "geld", "es-ES": "moneda"}  # San Juan in a sentence


@pytest.fixture(scope="session")
def finished(site: RunningServer) -> str:
    """The address of a game that is over."""
    return bring(site, RECORD.read_text(encoding="utf-8"))


@pytest.mark.parametrize("size", ["phone", "laptop"])
def test_no_page_has_anything_that_axe_objects_to(new_page: NewPage, finished: str, size: str) -> None:
    width, height = SIZES[size]
    page = new_page(viewport={"width": width, "height": height})
    found: dict[str, list[str]] = {}
    for path in ("/", "/about", "/account", finished):
        page.goto(path)
        page.wait_for_load_state("networkidle")
        found[path] = violations(page)
    play_against_bots(page, 3)
    expect_my_turn(page)
    found["table"] = violations(page)
    assert not objections(found)


@pytest.mark.parametrize("size", ["phone", "laptop"])
def test_nor_has_anything_that_opens_on_the_way_to_a_table_and_at_it(new_page: NewPage, size: str) -> None:
    width, height = SIZES[size]
    host, guest = (new_page(viewport={"width": width, "height": height}) for _ in range(2))
    found: dict[str, list[str]] = {}
    form = new_table(host)
    found["a table with friends"] = violations(host)
    set_up(form)
    link = host.get_by_role("textbox", name="Invite friends")
    expect(link).to_be_visible()
    found["gathering"] = violations(host)
    guest.goto(link.input_value())
    expect(guest.get_by_role("button", name="Take a seat")).to_be_visible()
    found["joining"] = violations(guest)
    guest.get_by_role("button", name="Take a seat").click()
    expect_my_turn(host)
    host.get_by_role("button", name="Hint").click()
    expect(host.get_by_text("What a bot")).to_be_visible()
    found["hint"] = violations(host)
    host.get_by_role("button", name="Table", exact=True).click()
    expect(host.get_by_role("button", name="Let a bot play")).to_be_visible()
    found["menu"] = violations(host)
    host.keyboard.press("Escape")
    host.get_by_role("button", name="Text board").click()
    found["text board"] = violations(host)
    guest.goto(guest.locator("aside a").first.get_attribute("href") or "")
    expect(guest.get_by_role("heading", level=1)).to_be_visible()
    found["person"] = violations(guest)
    guest.goto("/nowhere")
    expect(guest.get_by_text("There is nothing at this address.")).to_be_visible()
    found["nowhere"] = violations(guest)
    guest.goto("/tables/none")
    expect(guest.get_by_text("There is no such table")).to_be_visible()
    found["no table"] = violations(guest)
    at_one_screen(guest, hidden=True)
    expect(guest.get_by_role("button", name="I am")).to_be_visible()
    found["cover"] = violations(guest)
    assert not objections(found)


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
    expect_whole_board(page)


@pytest.mark.parametrize(("locale", "word"), LANGUAGES.items())
def test_the_page_speaks_the_language_of_the_browser(new_page: NewPage, locale: str, word: str) -> None:
    page = new_page(locale=locale)
    page.goto("/")
    expect(page.locator("main")).to_contain_text(word)
    expect(page.locator("html")).to_have_attribute("lang", locale[:2])


def test_the_whole_story_is_told_in_every_language(new_page: NewPage, finished: str) -> None:
    stories: dict[str, list[str]] = {}
    for locale in LANGUAGES:
        page = new_page(locale=locale)
        page.goto(finished)
        expect(page.locator("dialog[open] table").first).to_be_visible()
        page.keyboard.press("Escape")  # the score sheet
        page.get_by_role("tabpanel").get_by_role("checkbox").check()  # all details
        lines = page.get_by_role("tabpanel").get_by_role("button")
        expect(lines.nth(200)).to_be_attached()
        stories[locale] = lines.all_inner_texts()
    assert len({len(lines) for lines in stories.values()}) == 1
    for one, other in combinations(stories, 2):
        assert not set(stories[one]) & set(stories[other]), f"the same words in {one} and {other}"


def test_any_moment_can_be_looked_at_and_linked_to(new_page: NewPage, finished: str) -> None:
    page = new_page()
    page.goto(f"{finished}?at=30")
    slider = page.get_by_label("Moment")
    expect(slider).to_have_value("33")  # the decision with all the plantations that are then turned up
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
    rows = [[cell.strip() for cell in row.locator("th, td").all_inner_texts()] for row in sheet.locator("tr").all()]
    total = next(row for row in rows if row[0] == "Total")
    sources = rows[1 : rows.index(total)]
    assert len(sources) >= 2
    for column in range(1, len(total)):
        assert sum(int(row[column] or 0) for row in sources if row[column].lstrip("-").isdigit()) == int(total[column])


def test_a_hint_says_what_a_bot_would_do(page: Page) -> None:
    play_against_bots(page, 3)
    expect_my_turn(page)
    page.get_by_role("button", name="Hint").click()
    expect(page.get_by_text("What a bot")).to_be_visible()
    expect(page.get_by_role("region", name="Hint").get_by_text("A round later you have")).to_be_visible()


def test_of_an_arrangement_a_hint_shows_the_whole_and_the_log_tells_it_in_one_line(page: Page) -> None:
    at_one_screen(page)
    answers, log = page.locator("main .answers"), page.get_by_role("tabpanel").get_by_role("button")
    take(page, "Settler")
    page.locator(".board").get_by_role("button", name=re.compile("^Quarries")).click()
    page.locator(".board").get_by_role("group", name="Plantations").locator("button.legal").first.click()
    take(page, "Builder")
    answers.get_by_role("button").click()  # the other builds nothing
    page.locator(".board").get_by_role("button", name="Small market").click()
    take(page, "Foreman")  # for three places of which no two are alike
    answers.get_by_role("button").first.click()  # a worker from the supply
    answers.get_by_role("button", name="Clear").click()
    page.get_by_role("button", name="Hint").click()
    hint = page.get_by_role("region", name="Hint").get_by_role("listitem")
    expect(hint).to_have_count(2)
    advice = " ".join(hint.all_inner_texts())
    answers.get_by_role("button", name="As the hint").click()
    expect(answers).to_contain_text("2 of 2")
    answers.get_by_role("button", name="Confirm").click()
    placed = log.filter(has_text=re.compile(r"\(A\) places"))
    expect(placed).to_have_count(1)
    expect(placed).to_contain_text("places 2 workers: ")
    for place in placed.inner_text().partition(": ")[2].rstrip(".").split(", "):
        assert place in advice


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
    at_one_screen(page)
    expect_my_turn(page)
    drawn = page.locator(".board button.legal").count()
    page.get_by_role("button", name="Text board").click()
    offered = page.locator(".text-board .choices button")
    expect(offered).to_have_count(drawn)
    offered.filter(has_text="settler").click()
    expect(page.locator(".text-board h2")).to_have_text("Take a tile for your island.")


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


@pytest.fixture(scope="module")
def quiet_site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    """A server of its own: the tables that other tests have left in the lobby would count."""
    with running(Settings(data=tmp_path_factory.mktemp("quiet"), port=0, limits=False)) as server:
        yield server


@pytest.mark.parametrize("game", GAMES)
def test_the_first_load_is_small_and_brings_no_other_game(
    new_page: NewPage, quiet_site: RunningServer, game: str
) -> None:
    """The page, the board and every answer of the server until the first decision, as they come over the wire."""
    page = new_page(base_url=quiet_site.address)
    loaded: list[str] = []
    page.on("request", lambda request: loaded.append(request.url))
    assert 50_000 < bytes_until_the_first_decision(page, game) < 200_000
    folders = {name: name.lower().replace(" ", "_") for name in GAMES}
    assert {name for name, folder in folders.items() if any(f"/{folder}-" in url for url in loaded)} == {game}


def bytes_until_the_first_decision(page: Page, game: str) -> int:
    wire = page.context.new_cdp_session(page)
    received: dict[str, int] = {}

    def count(arrived: dict[str, Any]) -> None:
        request = arrived["requestId"]
        received[request] = received.get(request, 0) + arrived["encodedDataLength"]

    def finish(arrived: dict[str, Any]) -> None:
        received[arrived["requestId"]] = arrived["encodedDataLength"]

    wire.on("Network.dataReceived", count)  # all there is of a stream, which never ends
    wire.on("Network.loadingFinished", finish)
    wire.send("Network.enable")
    play_against_bots(page, 2, game=game, first=True)  # what bots do before is not loaded, but played
    expect_my_turn(page)
    page.context.close()  # so that the server can stop
    return sum(received.values())


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
