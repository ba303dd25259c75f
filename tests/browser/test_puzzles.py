"""Puzzles in the page: found on the home page, solved by playing on the board, and answered with the reason."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from boriken.puzzles.puzzle import Puzzle, puzzles_of
from tests.browser.kit import SIZES, NewPage, expect_no_sideways_scrolling, take, violations

GAMES = ("puerto-rico", "san-juan", "anno-1503")
MOST_NUMBERED = 9
MOST_TABS = 60


def role_puzzle() -> Puzzle:
    """One without the mayor, who is called otherwise in the edition of 2020."""
    roles = (one for one in puzzles_of("puerto-rico") if one.kind == "role")
    return next(one for one in roles if "mayor" not in {one.answer, one.choices[1].action, one.choices[2].action})


def number(puzzle: Puzzle, action: str) -> int:
    """The key that answers."""
    return puzzle.match().choices().index(action) + 1


@pytest.mark.parametrize("size", ["phone", "laptop", "television"])
def test_a_puzzle_is_played_on_the_board(new_page: NewPage, size: str) -> None:
    width, height = SIZES[size]
    page = new_page(viewport={"width": width, "height": height})
    page.goto("/")
    daily = page.get_by_role("region", name="Puzzle of the day")
    daily.get_by_role("link", name="Solve it").click()
    expect(page.locator("aside.teacher .asked")).to_be_visible()
    found = {"before": violations(page)}
    expect_no_sideways_scrolling(page)

    puzzle = role_puzzle()
    wrong = next(one.action for one in puzzle.choices[1:] if one.action != "prospector")
    page.goto(f"/puzzles/{puzzle.id}")
    verdict = page.locator("aside.teacher [data-verdict]")
    take(page, wrong.capitalize())
    expect(verdict).to_contain_text(f"Not the best. The best choice: Take the {puzzle.answer}.")
    reason = puzzle.choice(wrong).reason
    match = puzzle.match()
    assert reason is not None
    told = reason.sentence(match.title.words("en", match.setup.options), made=True)
    expect(page.locator("aside.teacher .reason")).to_contain_text(told)
    expect(page.get_by_role("heading", name="How it goes on")).to_be_attached()
    found["after"] = violations(page)
    expect_no_sideways_scrolling(page)
    hinted = page.locator("main .hinted").first
    hinted.evaluate("thing => thing.scrollIntoView({ block: 'center' })")  # where no sheet lies over it
    hinted.click()
    expect(verdict).to_contain_text("Right.")

    page.get_by_role("link", name="All puzzles").click()
    expect(page.get_by_role("heading", name="Puzzles", exact=True)).to_be_visible()
    expect(page.locator(f"ol a.wrong[href='/puzzles/{puzzle.id}']")).to_be_visible()
    expect_no_sideways_scrolling(page)
    found["list"] = violations(page)
    assert {place: wrong for place, wrong in found.items() if wrong} == {}


def test_puzzles_are_solved_by_keyboard_alone(page: Page) -> None:
    """Of each game one; the way to the next has the focus once there is an answer."""
    page.goto("/puzzles")
    expect(page.get_by_role("heading", name="Puzzles", exact=True)).to_be_visible()
    for _ in range(MOST_TABS):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement.textContent") == "Puzzle of the day":
            break
    page.keyboard.press("Enter")
    expect(page.locator("aside.teacher .asked")).to_be_visible()
    for game in GAMES:
        puzzle = next(one for one in puzzles_of(game) if number(one, one.answer) <= MOST_NUMBERED)
        page.goto(f"/puzzles/{puzzle.id}")
        expect(page.locator("aside.teacher .asked")).to_be_visible()
        page.keyboard.press(str(number(puzzle, puzzle.answer)))
        expect(page.locator("aside.teacher [data-verdict='right']")).to_be_visible()
        expect(page.get_by_role("link", name="Next puzzle")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator("aside.teacher .asked")).to_be_visible()
    assert puzzle.id not in page.url
