"""Small things at a table that were wrong once."""

from __future__ import annotations

import random
import re
import time
from typing import Any

import pytest
from playwright.sync_api import ConsoleMessage, Locator, Page, Route, expect

from boriken.server.tables import hosting
from tests.browser.kit import (
    LAPTOP,
    NewPage,
    answer,
    at_one_screen,
    become,
    bring,
    expect_my_turn,
    new_table,
    play_against_bots,
    score_sheet,
    set_up,
    table_of,
    take,
    two_at_a_table,
)
from tests.browser.test_tables import close_menu, open_menu
from tests.browser.test_words_fit import random_game
from tests.browser.touch import DO_IT, ON_ITS_SIDE, PHONE, TABLET
from tests.server.kit import RunningServer, play_out

WORDS = re.compile(r"/assets/puerto_rico-[^/]*[.]js")
SCREENS: dict[str, dict[str, Any]] = {
    "laptop": {"viewport": LAPTOP},
    "tablet": TABLET,
    "phone": PHONE,
    "phone on its side": ON_ITS_SIDE,
}
ASK_BEFORE = """try {
    localStorage.setItem("boriken.settings", JSON.stringify({ speed: "now", confirm: true }));
} catch { /* a page without storage */ }"""
TELEVISION = {"width": 1920, "height": 1080}


def box(thing: Locator) -> dict[str, float]:
    found = thing.bounding_box()
    assert found, "it is not on the screen"
    return {"x": found["x"], "y": found["y"], "width": found["width"], "height": found["height"]}


def seats(page: Page) -> Locator:
    return page.get_by_role("region", name="Seats")


def test_one_screen_is_covered_where_the_land_office_shows_a_tile(page: Page) -> None:
    """New Buildings by the rules of 2004 hide nothing, but with Nobles a tile is looked at before it is paid for."""
    for expansions, covered in ((["New Buildings"], False), (["New Buildings", "Nobles"], True)):
        form = new_table(page)
        for expansion in expansions:
            form.get_by_role("checkbox", name=expansion).first.check()
        form.get_by_label("Rules of New Buildings").select_option("2004")
        form.get_by_role("listitem").nth(1).get_by_role("combobox").select_option("me")
        set_up(form)
        expect(page.locator("main#main")).to_be_visible()
        if covered:
            expect(page.get_by_role("button", name=re.compile("^I am "))).to_be_visible()
            expect(page.locator(".board")).to_have_count(0)
        else:
            expect(page.locator(".board").first).to_be_visible()


def test_the_result_tells_who_resigned_and_who_won(new_page: NewPage, site: RunningServer) -> None:
    host, guest = two_at_a_table(new_page)
    open_menu(host)
    host.get_by_role("button", name="Resign").click()
    host.get_by_role("button", name="Yes, resign").click()
    expect(host.get_by_text("A bot is playing for you.")).to_be_visible()
    play_out(site, table_of(host))
    winner = guest.request.get("/api/me").json()["person"]["name"]
    for page in (host, guest):
        expect(score_sheet(page)).to_be_visible()
        expect(page.locator("dialog[open] h2")).to_have_text(f"{winner} wins")
        expect(page.locator("dialog[open] tfoot tr").last).to_contain_text("2.resigned")
    guest.goto("/account")
    expect(guest.get_by_text(re.compile(rf"1\. {winner} "))).to_be_visible()
    expect(guest.get_by_role("listitem").filter(has_text=re.compile(r"1\. "))).to_contain_text("Puerto Rico")


def test_somebody_who_closes_the_page_is_no_longer_present(new_page: NewPage) -> None:
    host, guest = two_at_a_table(new_page)
    expect(seats(host).get_by_text("present")).to_have_count(2)
    host.reload()  # the table is told anew, with the guest there
    expect(seats(host).get_by_text("present")).to_have_count(2)
    guest.context.close()
    expect(seats(host)).to_contain_text("not here")


def test_a_second_page_of_a_player_is_no_spectator(new_page: NewPage) -> None:
    host, guest = two_at_a_table(new_page)
    second = host.context.new_page()
    second.goto(host.url)
    expect_my_turn(second)
    expect(seats(second).get_by_text("present")).to_have_count(2)
    for page in (host, guest, second):
        expect(seats(page)).not_to_contain_text("spectator")
    watcher = new_page()
    open_menu(host)
    watcher.goto(host.url + "?invitation=" + invitation(host))
    close_menu(host)
    expect(seats(host)).to_contain_text("1 spectator")


def invitation(page: Page) -> str:
    return str(page.request.get(f"/api/tables/{table_of(page)}").json()["invitation"])


def test_who_waits_is_told_how_long_and_sees_it_run_out(new_page: NewPage, monkeypatch: pytest.MonkeyPatch) -> None:
    host, guest = two_at_a_table(new_page)
    take(host, "Prospector")
    expect_my_turn(guest)
    guest.context.close()
    expect(seats(host)).to_contain_text("not here")
    monkeypatch.setattr(hosting, "LIVE_PATIENCE", 12.0)
    open_menu(host)
    let = host.get_by_role("button", name="Let a bot play")
    let.click()
    expect(host.get_by_text(re.compile(r"A bot may play for this player in 0:\d\d\."))).to_be_visible()
    expect(let).to_be_disabled()
    expect(let).to_contain_text(re.compile(r"0:\d\d"))
    expect(let).to_be_enabled()
    let.click()
    expect(host.get_by_role("button", name="Give the seat back")).to_be_visible()


@pytest.mark.parametrize("game", ["Puerto Rico", "San Juan", "Anno 1503"])
def test_an_invitation_names_the_game_and_its_host_and_can_be_photographed(new_page: NewPage, game: str) -> None:
    host, guest = new_page(), new_page()
    host.goto("/")
    host.get_by_role("link", name=f"Play {game}").click()
    host.get_by_label("Your name").fill("Ana")
    host.get_by_role("radio", name="Friends").check(force=True)
    set_up(host.locator("form"))
    expect(host.get_by_role("img", name="QR code of the invitation")).to_be_visible()
    guest.goto(host.get_by_role("textbox", name="Invite friends").input_value())
    expect(guest.get_by_role("heading", level=1)).to_have_text(f"Ana invites you to {game}")


@pytest.mark.parametrize("device", SCREENS)
def test_an_error_covers_no_answer(new_page: NewPage, site: RunningServer, device: str) -> None:
    page, nora = new_page(**SCREENS[device]), site.guest("Nora")
    page.add_init_script(ASK_BEFORE)
    become(page, site, nora)
    page.goto(f"/tables/{nora.make_table('me me')['id']}")  # at one screen no lot decides who may take the settler
    expect_my_turn(page)
    page.route("**/undo", lambda route: route.abort())
    touch = device != "laptop"
    press = Locator.tap if touch else Locator.click
    press(page.locator(".board").get_by_role("button", name=re.compile("^Settler")).first)
    if touch:
        press(page.locator(DO_IT))
    answers = [page.get_by_role("button", name=name) for name in ("Do it", "Not yet")]
    expect(answers[0]).to_be_visible()
    press(page.get_by_role("button", name=re.compile("ake back")))
    error = page.locator(".notice")
    expect(error).to_be_visible()
    assert box(error)["y"] >= 0
    assert all(box(error)["y"] + box(error)["height"] <= box(one)["y"] for one in answers)
    press(answers[0])
    expect(answers[0]).to_be_hidden()


def test_a_board_is_covered_while_something_on_it_is_in_hand_and_explained(page: Page) -> None:
    at_one_screen(page, hidden=True)
    elsewhere = page.context.new_page()
    elsewhere.goto(page.url)
    for screen in (page, elsewhere):
        screen.get_by_role("button", name=re.compile("^I am ")).click()
    page.keyboard.press("Tab")
    page.locator(".board").get_by_role("button", name=re.compile("^Settler")).focus()
    expect(page.locator(".explain")).to_be_visible()
    take(elsewhere, "Prospector")
    expect(page.get_by_role("button", name=re.compile("^I am "))).to_be_visible()


def test_an_error_is_seen_above_an_open_dialog(new_page: NewPage) -> None:
    host, _ = two_at_a_table(new_page)
    open_menu(host)
    host.get_by_role("button", name="Let a bot play").click()
    error = host.locator("dialog[open] .notice")
    expect(error).to_have_text(re.compile("It is not this player's turn."))
    error.get_by_role("button", name="Close").click()
    expect(error).to_be_hidden()


def test_no_request_fails_while_turns_pass(page: Page) -> None:
    failed: list[str] = []

    def hear(said: ConsoleMessage) -> None:
        if said.type == "error":
            failed.append(f"{said.text} {said.location}")

    page.on("console", hear)
    play_against_bots(page, 2, "Beginner")
    choose, end = random.Random(3), time.monotonic() + 12
    while time.monotonic() < end and not score_sheet(page).is_visible():
        answer(page, choose)
        ask_at_once(page)
    assert not failed


def ask_at_once(page: Page) -> None:
    """As a page does that has not heard yet that the turn has passed."""
    path = f"/api/tables/{table_of(page)}/choices?seat=0"
    page.evaluate("(path) => fetch(path)", path)


def test_no_raw_names_are_shown_while_words_are_on_their_way(page: Page) -> None:
    """On a slow line the words of a game come later than the page."""
    held = hold_words_back(page)
    with page.expect_request(WORDS):
        page.goto("/play/puerto-rico")
    folded = page.get_by_text("Rules and options")
    folded.click()
    play = page.get_by_role("button", name="Play", exact=True)
    expect(play).to_be_visible()
    for raw in ("expansions", "new-buildings"):
        expect(page.get_by_text(raw, exact=True).filter(visible=True)).to_have_count(0)
    folded.click()
    top = box(play)["y"]
    for route in held:
        route.continue_()
    expect(page.get_by_text("the usual ones")).to_be_visible()
    assert box(play)["y"] == pytest.approx(top, abs=0.5)
    folded.click()
    expect(page.get_by_role("checkbox", name="New Buildings").first).to_be_visible()


def hold_words_back(page: Page) -> list[Route]:
    """Requests of the page that are to be answered later."""
    held: list[Route] = []

    def hold(route: Route) -> None:
        held.append(route)

    page.route(WORDS, hold)
    return held


def test_a_table_shows_no_raw_names_of_options_either(page: Page) -> None:
    set_up(new_table(page))
    held = hold_words_back(page)
    with page.expect_request(WORDS):
        page.reload()
    expect(page.get_by_role("heading", name="waiting for players")).to_be_visible()
    options = page.locator("dl")
    expect(options).to_contain_text("Live")
    expect(options).not_to_contain_text("first governor")
    for route in held:
        route.continue_()
    expect(options).to_contain_text("First governor")


# For some frames on end: what comes later, such as words or fonts, must not push the end out of sight
AT_ITS_END = """async (list) => {
    for (let frames = 0; frames < 20; frames++) {
        if (list.scrollHeight - list.clientHeight - list.scrollTop > 1) return false;
        await new Promise(requestAnimationFrame);
    }
    return true;
}"""


def test_the_log_opens_at_its_end_on_a_television(new_page: NewPage, site: RunningServer) -> None:
    page = new_page(viewport=TELEVISION)
    page.goto(f"{bring(site, random_game('san-juan').record())}?tv=1")
    log = page.locator("aside ol")
    expect(log.get_by_role("button").last).to_be_attached()
    page.wait_for_load_state("networkidle")
    page.wait_for_function(AT_ITS_END, arg=log.element_handle())
