"""Keys for everything that is done often, and how somebody likes their table: sounds, motion, speed."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.filming import CAPTION
from tests.browser.kit import NewPage, become, expect_my_turn
from tests.browser.test_motion import WATCH_THE_AIR
from tests.browser.test_tables import open_menu
from tests.server.kit import Guest, Json, RunningServer, seated

# Instead of loudspeakers a list of the pitches that would be heard
LISTEN = """window.heard = [];
window.AudioContext = class {
    currentTime = 0;
    destination = {};
    createGain() {
        return { gain: { setValueAtTime() {}, exponentialRampToValueAtTime() {} }, connect: (next) => next };
    }
    createOscillator() {
        const frequency = { value: 0 };
        return { frequency, connect: (next) => next, start: () => window.heard.push(frequency.value), stop() {} };
    }
};"""
A_TAP, MY_TURN = [190], [523, 784]


def two_people(page: Page, site: RunningServer, **settings: object) -> tuple[Guest, Guest, str]:
    """The page of Ada, who plays Puerto Rico with Ben and is asked first."""
    ada, ben = site.guest("Ada"), site.guest("Ben")
    table = str(seated([ada, ben], options={"first_governor": "0"}, **settings)["id"])
    become(page, site, ada)
    page.goto(f"/tables/{table}")
    expect_my_turn(page)
    page.wait_for_load_state("networkidle")
    return ada, ben, table


def asked(person: Guest, table: str) -> Json:
    question = person.state(table, 0)["question"]
    assert isinstance(question, dict)
    return question


def headline(page: Page) -> Locator:
    return page.locator("main section.prompt .ask p")


def test_a_digit_answers_u_takes_back_and_h_asks_for_a_hint(page: Page, site: RunningServer) -> None:
    ada, _, table = two_people(page, site)
    choices, first = ada.state(table, 0)["choices"], headline(page).inner_text()
    page.keyboard.press("?")
    keys = page.get_by_role("dialog", name="Keys")
    answers = keys.get_by_role("listitem")
    expect(answers).to_have_count(min(len(choices), 9))
    number = choices.index("settler") + 1
    expect(answers.nth(number - 1)).to_contain_text("settler")
    for about in ("Take back", "Hint", "Back to now", "The rule about it", "Compare buildings"):
        expect(keys).to_contain_text(about)
    page.keyboard.press(str(number))  # while the list is open, keys are its own
    assert asked(ada, table)["kind"] == "role"
    page.keyboard.press("Escape")
    expect(keys).to_be_hidden()
    page.keyboard.press(str(number))
    expect(headline(page)).to_have_text("Take a tile for your island.")
    assert asked(ada, table)["role"] == "settler"
    page.keyboard.press("u")
    expect(headline(page)).to_have_text(first)
    assert asked(ada, table)["kind"] == "role"
    page.keyboard.press("h")
    expect(page.get_by_role("region", name="Hint")).to_be_visible()


def test_arrows_walk_through_the_game_and_end_leads_back(page: Page, site: RunningServer) -> None:
    ada, _, table = two_people(page, site)
    ada.move(table, 0, "settler").raise_for_status()
    ada.move(table, 0, "settle quarry").raise_for_status()
    now = str(ada.state(table, 0)["actions"])
    moment, past = page.get_by_label("Moment"), page.locator("header.past")
    expect(moment).to_have_value(now)
    page.locator("main").focus()
    page.keyboard.press("ArrowLeft")
    expect(page.locator(CAPTION)).to_contain_text("Ada takes the settler.")
    expect(headline(page)).to_have_text("Ada takes a role.")
    page.keyboard.press("ArrowRight")
    expect(past).to_have_count(0)
    for _ in range(2):
        page.keyboard.press("ArrowLeft")
        expect(past).to_be_visible()
    page.keyboard.press("End")
    expect(past).to_have_count(0)
    expect(moment).to_have_value(now)


def settings_dialog(page: Page) -> Locator:
    open_menu(page)
    page.get_by_role("button", name="Settings").click()
    return page.get_by_role("dialog", name="Settings")


def close_dialogs(page: Page) -> None:
    for _ in range(page.locator("dialog[open]").count()):
        page.keyboard.press("Escape")
    expect(page.locator("dialog[open]")).to_have_count(0)


def take_turns(page: Page, ada: Guest, ben: Guest, table: str) -> None:
    """Each takes a role, and it is Ada's turn again."""
    ada.move(table, 0, "prospector").raise_for_status()
    ben.move(table, 1, "trader").raise_for_status()
    expect(page.get_by_label("Moment")).to_have_value(str(ada.state(table)["actions"]))
    expect_my_turn(page)
    expect(page.locator(".table.behind")).to_have_count(0)


def test_sounds_are_for_those_who_want_them(new_page: NewPage, site: RunningServer) -> None:
    """A tap for each decision and two notes for one's own turn; nothing before somebody has switched them on."""
    page = new_page(hurry=False)
    page.add_init_script(LISTEN)
    ada, ben, table = two_people(page, site)
    ada.move(table, 0, "prospector").raise_for_status()
    expect(page.locator(CAPTION)).to_contain_text("prospector")
    assert page.evaluate("window.heard") == []
    settings_dialog(page).get_by_label("Sounds").check()
    close_dialogs(page)
    ben.move(table, 1, "craftsman").raise_for_status()
    page.wait_for_function("(notes) => notes.every((note) => window.heard.includes(note))", arg=A_TAP + MY_TURN)
    page.reload()
    expect_my_turn(page)
    page.wait_for_function("(notes) => notes.every((note) => window.heard.includes(note))", arg=MY_TURN)


@pytest.mark.parametrize("wanted", [True, False])
def test_animations_are_for_those_who_want_them(new_page: NewPage, site: RunningServer, wanted: bool) -> None:
    page = new_page(hurry=False, reduced_motion="no-preference")
    ada, _, table = two_people(page, site)
    settings_dialog(page).get_by_label("Animations").set_checked(wanted)
    close_dialogs(page)
    page.evaluate(WATCH_THE_AIR)
    ada.move(table, 0, "settler").raise_for_status()
    ada.move(table, 0, "settle quarry").raise_for_status()
    expect(page.locator(CAPTION)).to_contain_text("quarry")
    expect(page.locator(".table.behind")).to_have_count(0)
    expect(page.locator(".board .layer > *")).to_have_count(0)
    assert bool(page.evaluate("window.air.length")) is wanted
