"""Anno 1503 in the browser: games by clicks, what others must not see, every language, size and light."""

from __future__ import annotations

import random
import re
from contextlib import suppress

import pytest
from playwright.sync_api import Error, Page, expect

from tests.browser.kit import (
    A_MOMENT,
    OFFERED,
    SIZES,
    NewPage,
    become,
    expect_my_turn,
    expect_no_sideways_scrolling,
    play_beginning_and_end,
    score_sheet,
    violations,
)
from tests.server.kit import Guest, RunningServer, play_out

BASE, EXPANSION = "none", "aristocrats-pirates"
MODES = [BASE, EXPANSION]
A_SHIP = ":is(button.ship, button.square).legal"  # those that share a square are chosen by it
HURRY = 0.5  # how often somebody who clicks at random ends what they are doing
WORK = {
    "en-GB": "Build, sell and buy, then send out your ships.",
    "de-DE": "Baue, verkaufe, kaufe; dann schicke deine Schiffe aus.",
    "nl-NL": "Bouw, verkoop, koop; stuur dan je schepen uit.",
    "es-ES": "Construye, vende y compra; luego envía tus barcos.",
}
ROLLS = {"en-GB": " rolls ", "de-DE": " würfelt ", "nl-NL": " gooit ", "es-ES": " saca un "}


def open_table(page: Page, site: RunningServer, seats: str, expansions: str = BASE) -> tuple[Guest, str]:
    """A table that somebody has set up, in the browser of that person; seat 0 begins."""
    person = site.guest("Ana")
    options = {"expansions": expansions, "first_player": "0", "most_rounds": 20, "sheet": "house-1"}
    table = str(person.make_table(seats, game="anno-1503", options=options)["id"])
    become(page, site, person)
    return person, table


def go_to_work(people: list[Guest], table: str) -> None:
    """Answer what the first roll asks, until seat 0 may build, sell and buy."""
    while (state := people[0].state(table, 0))["question"]["kind"] != "work":
        seat = state["actor"]
        if seat is not None and seat < len(people):
            asked = people[seat].state(table, seat)
            people[seat].move(table, seat, asked["choices"][0])


def click_on(page: Page, choose: random.Random) -> None:
    """Click what glows, or what goes on."""
    offered = page.locator(OFFERED).locator("visible=true")
    saving_actions = page.locator("main .answers button.primary:enabled, main .answers button.decline:enabled")
    with suppress(Error, ValueError):  # the board may move on between looking and clicking
        offers = saving_actions if choose.random() < HURRY and saving_actions.count() > 0 else offered
        offers.nth(choose.randrange(offers.count())).click(timeout=A_MOMENT)


def test_a_newcomer_sits_down_at_once(page: Page) -> None:
    page.goto("/")
    page.get_by_role("link", name="Play Anno 1503").click()
    page.get_by_role("button", name="Play", exact=True).click()
    page.wait_for_url(re.compile("/tables/"))
    expect(page.get_by_label("Sea chart")).to_be_visible()


@pytest.mark.parametrize(("mode", "point"), [(BASE, "Trading posts"), (EXPANSION, "Pirate nests")])
def test_by_clicks_from_the_first_turn_to_the_score_sheet(
    page: Page, site: RunningServer, mode: str, point: str
) -> None:
    _, table = open_table(page, site, "me casual", mode)
    page.goto(f"/tables/{table}")
    play_beginning_and_end(page, site, 2, random.Random(3), click_on)
    expect(score_sheet(page).locator("thead th")).to_have_count(3)
    expect(score_sheet(page)).to_contain_text(point)


def click_square(page: Page, name: str) -> None:
    page.locator(".board").get_by_role("button", name=name, exact=True).click()


def sail_to_the_first_island(page: Page) -> None:
    """From the start to B3, beside the island C3."""
    page.get_by_role("button", name="To the ships").click()
    page.locator(f".board {A_SHIP}").first.click()
    for square in ("A3", "B3"):
        click_square(page, f"Sea {square}")
        expect(page.locator("aside")).to_contain_text(f"to {square}.")


def test_only_who_looks_sees_the_tile(new_page: NewPage, site: RunningServer) -> None:
    looker, other = new_page(), new_page()
    host, guest = site.guest("Ana"), site.guest("Ben")
    options = {"expansions": BASE, "first_player": "0", "most_rounds": 20}
    made = host.make_table("me open", game="anno-1503", options=options)
    table = str(made["id"])
    guest.post(f"/tables/{table}/join", {"seat": 1, "invitation": made["invitation"]}).raise_for_status()
    go_to_work([host, guest], table)
    for page, person in ((looker, host), (other, guest)):
        become(page, site, person)
        page.goto(f"/tables/{table}")
    expect_my_turn(looker)
    sail_to_the_first_island(looker)
    click_square(looker, "Face-down tile C3")
    expect(looker.locator("aside")).to_contain_text("sees a")
    expect(looker.locator(".board").get_by_role("button", name="Face-down tile C3")).to_have_count(0)
    expect(other.locator("aside")).to_contain_text("looks at the tile on C3")
    expect(other.locator("aside")).not_to_contain_text("sees a")
    expect(other.locator(".board").get_by_role("button", name="Face-down tile C3")).to_have_count(1)


def test_a_hot_seat_is_covered_before_the_next_player_looks(page: Page, site: RunningServer) -> None:
    person, table = open_table(page, site, "me me")
    go_to_work([person, person], table)
    page.goto(f"/tables/{table}")
    chart = page.get_by_label("Sea chart")
    expect(page.locator(".cover")).to_be_visible()
    expect(chart).to_have_count(0)
    page.locator(".cover button").click()
    expect(chart).to_be_visible()
    page.get_by_role("button", name="To the ships").click()
    page.get_by_role("button", name="End the turn").click()
    cover, taking = page.locator(".cover"), page.locator("main .answers button.choice")
    expect(taking.or_(cover).first).to_be_visible()
    if not cover.is_visible():  # the next roll brings the first player a good of choice
        taking.first.click()
    expect(cover).to_be_visible()
    expect(chart).to_have_count(0)


@pytest.mark.parametrize(("motion", "moving"), [("no-preference", True), ("reduce", False)])
def test_ships_sail_visibly_unless_somebody_wants_stillness(
    new_page: NewPage, site: RunningServer, motion: str, moving: bool
) -> None:
    page = new_page(hurry=False, reduced_motion=motion)
    person, table = open_table(page, site, "me casual")
    go_to_work([person], table)
    page.goto(f"/tables/{table}")
    expect_my_turn(page)
    page.evaluate("""() => {
        window.flown = 0;
        const count = (changes) => { for (const { addedNodes } of changes) window.flown += addedNodes.length; };
        new MutationObserver(count).observe(document.querySelector('.board .layer'), { childList: true });
    }""")
    sail_to_the_first_island(page)
    assert (page.evaluate("window.flown") > 0) is moving


def test_what_is_not_allowed_says_why(page: Page, site: RunningServer) -> None:
    person, table = open_table(page, site, "me casual", EXPANSION)
    go_to_work([person], table)
    page.goto(f"/tables/{table}")
    expect_my_turn(page)
    page.locator(".board").get_by_role("button", name="Building site 1").first.hover()
    expect(page.locator(".explain .why")).to_contain_text("It costs 1 cloth, 1 marble")


def test_a_good_is_picked_up_and_given_to_who_buys_it(page: Page, site: RunningServer) -> None:
    person, table = open_table(page, site, "me casual")
    go_to_work([person], table)
    page.goto(f"/tables/{table}")
    expect_my_turn(page)
    own = page.locator(".board .own")
    own.get_by_role("group", name="Goods").locator("button.legal").first.click()
    expect(page.locator("main section.prompt p")).to_have_text("Who buys it?")
    own.get_by_role("button", name="settler").first.click()
    expect(page.locator("aside")).to_contain_text("to a settler for 2 gold.")


def test_with_the_keyboard_alone_one_can_play(page: Page, site: RunningServer) -> None:
    person, table = open_table(page, site, "me casual")
    go_to_work([person], table)
    page.goto(f"/tables/{table}")
    expect_my_turn(page)
    page.get_by_role("button", name="To the ships").focus()
    page.keyboard.press("Enter")
    prompt = page.locator("main section.prompt p")
    expect(prompt).to_have_text("Choose a ship, or end your turn.")
    tab_to(page, A_SHIP)
    page.keyboard.press("Enter")
    expect(prompt).to_have_text("Sail or look: 3 action points left.")
    tab_to(page, "button.square.legal")
    page.keyboard.press("Enter")
    expect(prompt).to_have_text("Sail or look: 2 action points left.")


def tab_to(page: Page, what: str) -> None:
    for _ in range(80):
        if page.evaluate("(what) => document.activeElement.matches(what)", what):
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"the tabulator does not stop at {what}")


@pytest.mark.parametrize("mode", MODES)
def test_the_text_board_offers_the_same_choices(page: Page, site: RunningServer, mode: str) -> None:
    person, table = open_table(page, site, "me casual", mode)
    go_to_work([person], table)
    page.goto(f"/tables/{table}")
    expect_my_turn(page)
    page.get_by_role("button", name="Text board").click()
    offered = page.locator("main .choices button")
    expect(offered).to_have_count(len(person.state(table, 0)["choices"]))
    expect(offered.filter(has_text="To the ships")).to_be_visible()
    expect(page.locator("main")).to_contain_text("Face-down tile: ")


@pytest.mark.parametrize("locale", WORK)
def test_everything_is_told_in_the_language_of_the_browser(new_page: NewPage, site: RunningServer, locale: str) -> None:
    page = new_page(locale=locale)
    person, table = open_table(page, site, "me casual", EXPANSION)
    go_to_work([person], table)
    page.goto(f"/tables/{table}")
    expect(page.locator("main section.prompt p")).to_have_text(WORK[locale])
    play_out(site, table)
    page.reload()
    expect(score_sheet(page)).to_be_visible()
    log = page.locator("aside ol")
    expect(log).to_contain_text(ROLLS[locale])
    assert not re.search(r"undefined|NaN|\w_\w", log.inner_text() + score_sheet(page).inner_text())


@pytest.fixture(scope="module")
def late(site: RunningServer) -> dict[str, str]:
    """In each mode the address of a game of four that is nearly over, with much on the table."""
    addresses = {}
    for mode in MODES:
        options = {"expansions": mode, "first_player": "0", "most_rounds": 20}
        table = str(site.guest("Ana").make_table("me me me me", game="anno-1503", options=options)["id"])
        play_out(site, table, but=8)
        addresses[mode] = f"/tables/{table}"
    return addresses


@pytest.mark.parametrize("mode", MODES)
def test_everything_on_the_board_explains_itself(new_page: NewPage, late: dict[str, str], mode: str) -> None:
    page = new_page()
    page.goto(late[mode])
    expect(page.get_by_label("Sea chart")).to_be_visible()
    silent = page.evaluate("""async () => {
        const silent = [];
        for (const thing of document.querySelectorAll('main .board button.spot')) {
            thing.dispatchEvent(new PointerEvent('pointerenter', { pointerType: 'mouse' }));
            await new Promise(requestAnimationFrame);
            if (!document.querySelector('.explain .title')?.textContent) silent.push(thing.textContent);
        }
        return silent;
    }""")
    assert not silent


@pytest.mark.parametrize(("mode", "size"), [(BASE, "phone"), (EXPANSION, "laptop"), (EXPANSION, "phone")])
def test_axe_objects_to_nothing(new_page: NewPage, late: dict[str, str], mode: str, size: str) -> None:
    width, height = SIZES[size]
    page = new_page(viewport={"width": width, "height": height})
    page.goto(late[mode])
    expect(page.get_by_label("Sea chart")).to_be_visible()
    assert not violations(page)


@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("query", ["", "?tv=1"])
def test_no_table_scrolls_sideways(page: Page, late: dict[str, str], mode: str, query: str) -> None:
    page.goto(late[mode] + query)
    expect(page.get_by_label("Sea chart")).to_be_visible()
    for size, (width, height) in SIZES.items():
        page.set_viewport_size({"width": width, "height": height})
        expect(page.get_by_label("Sea chart")).to_be_visible()
        expect_no_sideways_scrolling(page)
        outside = page.evaluate("""() => [...document.querySelectorAll('main .board *')]
            .filter((one) => !one.closest('.layer, .swell') && one.getBoundingClientRect().right > innerWidth + 1)
            .map((one) => String(one.getAttribute('class')))""")
        assert not outside, size


@pytest.mark.parametrize("mode", MODES)
def test_a_laptop_shows_the_whole_table_without_scrolling(new_page: NewPage, late: dict[str, str], mode: str) -> None:
    page = new_page()
    page.goto(late[mode])
    expect(page.get_by_label("Sea chart")).to_be_visible()
    cut = page.evaluate("""() => [...document.querySelectorAll('main, main *')]
        .filter((one) => one.scrollHeight > one.clientHeight + 2 && getComputedStyle(one).overflowY === 'auto')
        .map((one) => one.className)""")
    assert not cut
