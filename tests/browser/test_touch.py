"""Every game by touch: whole games by taps on a phone, every kind of question, what a finger must be able to read."""

from __future__ import annotations

import random
import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, Route, expect

from boriken.core.match import Match
from tests.browser.kit import SOMETHING_TO_DO, NewPage, expect_my_turn, score_sheet
from tests.browser.touch import DO_IT, EXPLAINED, PHONE, TABLET, TOUCH_LAPTOP, Finger
from tests.server.kit import Guest, RunningServer, play_out, seated

GAMES: dict[str, dict[str, Any]] = {
    "puerto-rico": {"first_governor": "0"},
    "san-juan": {"first_governor": "0"},
    "anno-1503": {"first_player": "0", "most_rounds": 20},
}
EXPANDED: dict[str, dict[str, Any]] = {
    "puerto-rico": {
        "first_governor": "0",
        "expansions": "new-buildings,nobles,buccaneer,festival",
        "buildings": "random",
    },
    "san-juan": {"first_governor": "0"},
    "anno-1503": {"first_player": "0", "most_rounds": 20, "expansions": "aristocrats-pirates"},
}
# Questions that every game played at random comes to
COMMON = {
    "puerto-rico": {"role", "tile", "build", "place", "sell", "ship"},
    "san-juan": {"role", "produce", "sell", "build", "pay"},
    "anno-1503": {"produce", "work", "ship", "sail"},
}
DEVICES = {"phone": PHONE, "tablet": TABLET, "touch laptop": TOUCH_LAPTOP}


MOST_GAMES = 6


def sit_down(page: Page, site: RunningServer, person: Guest, table: str) -> None:
    """This browser is that person's."""
    cookies = [(cookie.name, cookie.value or "") for cookie in person.http.cookies.jar]
    page.context.add_cookies([{"name": name, "value": value, "url": site.address} for name, value in cookies])
    page.goto(f"/tables/{table}")
    expect(page.locator("main section.prompt")).to_be_visible()


def against_a_bot(page: Page, site: RunningServer, game: str) -> None:
    person = site.guest("Ana")
    table = person.make_table("me beginner", game=game, options=GAMES[game])["id"]
    sit_down(page, site, person, table)


def at_work(page: Page, site: RunningServer, game: str) -> tuple[Guest, str]:
    """A table where something on the board itself can be tapped."""
    people = [site.guest("Ana"), site.guest("Ben")]
    table = seated(people, game=game, options=GAMES[game])["id"]
    while game == "anno-1503" and (state := people[0].state(table))["question"]["kind"] != "ship":
        asked = people[state["actor"]].state(table, state["actor"])
        choice = "ships" if "ships" in asked["choices"] else asked["choices"][0]
        people[state["actor"]].move(table, state["actor"], choice).raise_for_status()
    sit_down(page, site, people[0], table)
    expect_my_turn(page)
    return people[0], table


def offer(page: Page) -> Locator:
    return page.locator("main .board button.spot.legal").first


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_by_taps_on_a_phone(new_page: NewPage, site: RunningServer, game: str) -> None:
    page = new_page(**PHONE)
    against_a_bot(page, site, game)
    Finger(page, random.Random(3)).play_to_the_end()
    expect(score_sheet(page).locator("thead th")).to_have_count(3)


@pytest.mark.parametrize("game", GAMES)
def test_every_kind_of_question_is_answered_by_taps(new_page: NewPage, site: RunningServer, game: str) -> None:
    """The first of each kind by taps; in between both players play at random on the server, and another game if chance
    has not asked everything in one."""
    people = [site.guest("Ana"), site.guest("Ben")]
    page = new_page(**PHONE)
    finger = Finger(page, random.Random(1))
    asked: set[str] = set()
    for _ in range(MOST_GAMES):
        table = seated(people, game=game, options=EXPANDED[game])["id"]
        sit_down(page, site, people[0], table)
        while not (state := people[0].state(table, 0))["over"]:
            if state["actor"] == 0 and (kind := state["question"]["kind"]) not in asked:
                expect(page.locator(f'.board[data-ask="{kind}"]')).to_be_visible()
                tap_until_answered(finger, people[0], table)
                asked.add(kind)
            play_out(site, table, until=lambda match: is_new(match, asked))
        if asked >= COMMON[game]:
            return
    assert asked >= COMMON[game]


def is_new(match: Match, asked: set[str]) -> bool:
    """Whether seat 0 has a choice of a kind it has not had before."""
    question = match.question()
    return question is not None and match.actor == 0 and question["kind"] not in asked and len(match.choices()) > 1


def tap_until_answered(finger: Finger, person: Guest, table: str) -> None:
    before = person.state(table)["actions"]
    while person.state(table)["actions"] == before:
        finger.tap_something()


def has_circles_side_by_side(match: Match) -> bool:
    """Whether seat 0 puts colonists into a building that takes several."""
    question, seat = match.question(), match.view(0)["seats"][0]
    return (
        question is not None
        and question["kind"] == "place"
        and match.actor == 0
        and any(match.facts()["buildings"][name]["circles"] > 2 for name in seat["city"])
    )


def has_ships_on_one_square(match: Match) -> bool:
    """Whether seat 0 sends out one of two ships that lie on one square."""
    question, seat = match.question(), match.view(0)["seats"][0]
    squares = [ship["square"] for ship in seat.get("ships", [])]
    return question is not None and question["kind"] == "ship" and match.actor == 0 and len(set(squares)) < len(squares)


@pytest.mark.parametrize("device", DEVICES)
@pytest.mark.parametrize(
    ("game", "until"), [("puerto-rico", has_circles_side_by_side), ("anno-1503", has_ships_on_one_square)]
)
def test_pieces_side_by_side_are_tapped_one_by_one(
    new_page: NewPage, site: RunningServer, game: str, until: Callable[[Match], bool], device: str
) -> None:
    page = new_page(**DEVICES[device])
    people = [site.guest("Ana"), site.guest("Ben")]
    while True:  # not every game played at random comes to it
        table = seated(people, game=game, options=GAMES[game])["id"]
        play_out(site, table, until=until)
        if not people[0].state(table)["over"]:
            break
    sit_down(page, site, people[0], table)
    expect_my_turn(page)
    assert not Finger(page, random.Random(1)).covered()


@pytest.mark.parametrize("device", DEVICES)
@pytest.mark.parametrize("game", GAMES)
def test_a_tap_explains_and_its_button_acts(new_page: NewPage, site: RunningServer, game: str, device: str) -> None:
    page = new_page(**DEVICES[device])
    person, table = at_work(page, site, game)
    before = person.state(table)["actions"]
    offer(page).tap()
    expect(page.locator(f"{EXPLAINED} .title")).to_be_visible()
    assert person.state(table)["actions"] == before
    page.locator(DO_IT).tap()
    expect(page.locator(EXPLAINED)).to_have_count(0)
    page.wait_for_function("(before) => document.querySelector('input[type=range]').max != before", arg=str(before))


def test_a_second_tap_acts_as_well_and_one_elsewhere_closes(new_page: NewPage, site: RunningServer) -> None:
    page = new_page(**PHONE)
    at_work(page, site, "puerto-rico")
    settler = page.locator(".board").get_by_role("button", name=re.compile("^Settler"))
    settler.tap()
    expect(page.locator(DO_IT)).to_be_visible()
    page.locator("main section.prompt p").tap()
    expect(page.locator(EXPLAINED)).to_have_count(0)
    settler.tap()
    expect(page.locator(DO_IT)).to_be_visible()
    settler.tap()
    expect(page.locator("main section.prompt p")).to_have_text("Take a tile for your island.")


def test_what_a_choice_would_bring_comes_without_moving_its_button(new_page: NewPage, site: RunningServer) -> None:
    """A finger that is on its way to the button must not hit another one, however slow the line is."""
    page = new_page(**PHONE)
    held: list[Route] = []

    def hold_back(route: Route) -> None:
        held.append(route)

    page.route("**/choices?*", hold_back)
    at_work(page, site, "puerto-rico")
    page.locator(".board").get_by_role("button", name=re.compile("^Prospector")).tap()
    expect(page.locator(DO_IT)).to_be_visible()
    buttons = page.locator(f"{EXPLAINED} button")
    before = [button.bounding_box() for button in buttons.all()]
    expect(page.locator(f"{EXPLAINED} .outcome")).to_have_count(0)
    for route in held:
        route.continue_()
    expect(page.locator(f"{EXPLAINED} .outcome")).to_be_visible()
    assert len(before) == 2
    assert [button.bounding_box() for button in buttons.all()] == before


def test_a_finger_that_stays_reads_a_card_without_picking_it(new_page: NewPage, site: RunningServer) -> None:
    """The variant asks everybody to give back cards, so there is something to pick from the start."""
    page = new_page(**PHONE)
    people = [site.guest("Ana"), site.guest("Ben")]
    table = seated(people, game="san-juan", options={"first_governor": "0", "chosen_hands": True})["id"]
    people[0].move(table, 0, people[0].state(table, 0)["choices"][0]).raise_for_status()
    sit_down(page, site, people[1], table)
    card = page.locator(".board section.hand button.legal").first
    expect(card).to_be_visible()
    hold(page, card)
    expect(page.locator(EXPLAINED)).to_contain_text("Cost")
    expect(page.locator(".board .held.chosen")).to_have_count(0)
    card.tap()
    expect(page.locator(".board .held.chosen")).to_have_count(1)
    expect(page.locator(EXPLAINED)).to_have_count(0)


def hold(page: Page, thing: Locator) -> None:
    thing.scroll_into_view_if_needed()
    box = thing.bounding_box()
    assert box
    wire = page.context.new_cdp_session(page)
    point = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    wire.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [point]})
    expect(page.locator(EXPLAINED)).to_be_visible()
    wire.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


@pytest.mark.parametrize("game", GAMES)
def test_what_a_mouse_reads_of_a_sign_a_finger_reads_by_a_tap(
    new_page: NewPage, site: RunningServer, game: str
) -> None:
    page = new_page(**PHONE)
    at_work(page, site, game)
    sign = page.locator(".board [title]:not(button, button *)").filter(visible=True).first
    sign.tap()
    expect(page.locator(EXPLAINED)).to_contain_text(sign.get_attribute("title") or "nothing", ignore_case=True)
    sign.tap()
    expect(page.locator(EXPLAINED)).to_have_count(0)


def test_on_a_touch_laptop_a_mouse_still_points_and_clicks(new_page: NewPage, site: RunningServer) -> None:
    page = new_page(**TOUCH_LAPTOP)
    at_work(page, site, "puerto-rico")
    roles = page.locator(".board").get_by_role("button", name=re.compile("^(Settler|Builder)"))
    roles.nth(0).tap()
    expect(page.locator(DO_IT)).to_be_visible()
    roles.nth(1).hover()
    expect(page.locator(EXPLAINED)).to_be_visible()
    expect(page.locator(DO_IT)).to_have_count(0)
    asked = page.locator("main section.prompt p").inner_text()
    roles.nth(1).click()
    expect(page.locator("main section.prompt p")).not_to_have_text(asked)


def test_a_newcomer_gets_to_the_table_and_takes_a_role_by_taps(new_page: NewPage) -> None:
    page = new_page(**PHONE)
    page.goto("/")
    page.get_by_role("link", name="Play Puerto Rico").tap()
    page.locator("label").filter(has_text=re.compile(r"^\s*2\s*$")).first.tap()
    page.locator("label").filter(has_text="Beginner").first.tap()
    page.get_by_role("button", name="Play", exact=True).tap()
    page.wait_for_url(re.compile("/tables/"))
    expect_my_turn(page)
    finger = Finger(page, random.Random(1))
    while page.locator(".board[data-ask=role]").count() == 0:  # the bot may have been the first governor
        page.wait_for_function(SOMETHING_TO_DO)
        finger.tap_something()
    asked = page.locator("main section.prompt p").inner_text()
    while page.locator("main section.prompt p").inner_text() == asked:
        finger.tap_something()
    assert finger.asked["role"]


# What lies a fingertip's radius from the middle of each thing that can be tapped, if it is something else. What lies on
# a lowered sheet is drawn up first
MISSED = """(radius) => [...document.querySelectorAll('main .board button.legal, main .answers button')]
    .filter((one) => one.checkVisibility() && !one.closest('[inert], .several, .own:not(.up)')).flatMap((one) => {
        one.scrollIntoView({ block: 'center', inline: 'nearest' });
        const { left, top, width, height } = one.getBoundingClientRect();
        const around = [[-radius, 0], [radius, 0], [0, -radius], [0, radius]];
        const hits = around.map(([x, y]) => document.elementFromPoint(left + width / 2 + x, top + height / 2 + y));
        return hits.every((hit) => one.contains(hit)) ? [] : [`${one.textContent.trim()}: ${width} by ${height}`];
    })"""
RADIUS = 21.5  # pixels: a target of 44


@pytest.mark.parametrize("kind", ["work", "ship", "sail"])
def test_a_fingertip_hits_what_it_aims_at(new_page: NewPage, site: RunningServer, kind: str) -> None:
    """In Anno 1503, with nobles and pirates, on a phone; ships that share a square share its room."""
    page, people = new_page(**PHONE), [site.guest("Ana"), site.guest("Ben")]
    asked = False
    while not asked:  # not every game played at random comes to it
        table = seated(people, game="anno-1503", options=EXPANDED["anno-1503"])["id"]
        play_out(site, table, until=lambda match: is_asked(match, kind))
        asked = not people[0].state(table)["over"]
    sit_down(page, site, people[0], table)
    expect_my_turn(page)
    assert page.evaluate(MISSED, RADIUS) == []


def is_asked(match: Match, kind: str) -> bool:
    """Whether seat 0 has several answers to such a question."""
    question = match.question()
    return question is not None and match.actor == 0 and question["kind"] == kind and len(match.choices()) > 3
