"""The question has its room: nothing on the board moves, whatever it says and however many answers there are."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Locator, Page

from boriken import Match
from tests.browser.kit import NewPage, become, expect_my_turn
from tests.server.kit import RunningServer, play_out, seated

GAMES = ["puerto-rico", "san-juan", "anno-1503"]
SIZES = [(1920, 1080), (1366, 768), (820, 1180), (360, 740)]
LYING: dict[str, Any] = {"viewport": {"width": 844, "height": 390}, "has_touch": True, "is_mobile": True}
TWO_LINES = "(sentence) => { sentence.innerHTML = 'Choose a role,<br>and say so.' }"
MANY = "<button type='button'>Ship two corn on the large ship</button>" * 9

# By name: where each part of the board is
PARTS = """async () => {
    await document.fonts.ready;
    await new Promise(requestAnimationFrame);
    const parts = [...document.querySelectorAll("main .board .part:not(.prompt)")];
    return Object.fromEntries(parts.map((part) => {
        const { x, y, width, height } = part.getBoundingClientRect();
        return [part.className, [x, y, width, height].map(Math.round)];
    }));
}"""

# Tabs of a phone and answers that no finger reaches
COVERED = """() => [...document.querySelectorAll('main .tabs button, main .answers button')].filter((one) => {
    one.scrollIntoView({ block: 'nearest' });
    const { left, top, width, height } = one.getBoundingClientRect();
    return !one.contains(document.elementFromPoint(left + width / 2, top + height / 2));
}).map((one) => one.textContent)"""


def at_table(page: Page, site: RunningServer, game: str) -> None:
    """The page of the one whose turn it is."""
    people = [site.guest("Ana"), site.guest("Ben")]
    table = seated(people, game=game)["id"]
    actor = people[0].state(table)["actor"]
    become(page, site, people[actor])
    page.goto(f"/tables/{table}")
    expect_my_turn(page)


def check_room(page: Page) -> None:
    """A question of two lines and answers in rows move no part of the board."""
    before = page.evaluate(PARTS)
    assert before
    sentence = page.locator("main section.prompt p")
    line = sentence.evaluate("(p) => parseFloat(getComputedStyle(p).lineHeight)")
    sentence.evaluate(TWO_LINES)
    assert height(sentence) > 1.8 * line
    assert page.evaluate(PARTS) == before
    page.locator("main .answers").evaluate("(answers, many) => { answers.innerHTML = many }", MANY)
    assert height(page.locator("main section.prompt")) > 45
    assert page.evaluate(PARTS) == before
    assert page.evaluate(COVERED) == []


def height(thing: Locator) -> float:
    found = thing.bounding_box()
    assert found, "it is not on the screen"
    return found["height"]


@pytest.mark.parametrize("game", GAMES)
def test_a_long_question_moves_nothing(page: Page, site: RunningServer, game: str) -> None:
    at_table(page, site, game)
    for width, tall in SIZES:
        page.set_viewport_size({"width": width, "height": tall})
        page.reload()
        expect_my_turn(page)
        check_room(page)


@pytest.mark.parametrize("game", GAMES)
def test_a_long_question_moves_nothing_on_a_phone_that_lies(new_page: NewPage, site: RunningServer, game: str) -> None:
    page = new_page(**LYING)
    at_table(page, site, game)
    check_room(page)


def test_two_digits_more_to_place_move_nothing(page: Page, site: RunningServer) -> None:
    people = [site.guest("Ana"), site.guest("Ben")]
    table = seated(people, game="puerto-rico", options={"first_governor": "0"})["id"]
    play_out(site, table, until=to_place)
    become(page, site, people[0])
    page.goto(f"/tables/{table}")
    expect_my_turn(page)
    rules, tally = page.locator("main .prompt button.rules"), page.locator("main .tally")
    before = rules.bounding_box()
    assert before
    tally.evaluate("(tally) => { tally.firstChild.data = '10 of 12 placed' }")
    assert tally.inner_text() == "10 of 12 placed"
    assert rules.bounding_box() == before


def to_place(match: Match) -> bool:
    """Whether the first player is asked where colonists go."""
    question = match.question()
    return question is not None and match.actor == 0 and question["kind"] == "place"
