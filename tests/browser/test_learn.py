"""Learning in the page: whole lessons on the real board, the rule book, and a first game with a coach."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, Page, expect

from boriken.core.words import LANGUAGES
from boriken.teaching.lesson import Lesson, lesson, lessons_of
from boriken.teaching.playing import reached
from tests.browser.kit import (
    NewPage,
    expect_my_turn,
    expect_no_sideways_scrolling,
    take,
    violations,
)

GAMES = ("puerto-rico", "san-juan", "anno-1503")
PHONE = {"width": 360, "height": 740}
MOST_NUMBERED = 9


class Pupil:
    """Somebody who learns at a page: they read each step and answer it, first wrong and then right if they like."""

    def __init__(self, page: Page, taught: Lesson, *, wrong: bool = False) -> None:
        self.page = page
        self.taught = taught
        self.wrong = wrong
        self.done: list[list[str]] = []
        self.reasons = 0

    @property
    def teacher(self) -> Locator:
        return self.page.locator("aside.teacher")

    def learn(self, language: str) -> None:
        """Play the whole lesson; the words of each step are read on the page."""
        words = self.taught.words(language)
        for number, step in enumerate(self.taught.steps):
            expect(self.teacher.locator(f"[data-step='{number}']")).to_have_text(words.say(step.words))
            if number == len(self.taught.steps) - 1:
                return
            if step.asks:
                self.answer(number)
            else:
                self.teacher.locator(".ways button.primary").click()
                self.done.append([])

    def answer(self, number: int) -> None:
        match = reached(self.taught, number, self.done).match
        choices = match.choices()
        if match.title.question(match.game)["kind"] in match.title.counting:
            self.arrange(number)
            return
        right = next((one for one in self.taught.steps[number].answers if one in choices), choices[0])
        others = [one for one in choices[:MOST_NUMBERED] if one not in self.taught.steps[number].answers]
        hidden = choices.index(right) >= MOST_NUMBERED
        if others and right in self.taught.steps[number].answers and (self.wrong or hidden):
            self.page.keyboard.press(str(choices.index(others[0]) + 1))
            expect(self.teacher.locator(".reason")).to_be_visible()
            self.reasons += 1
        if hidden:
            self.page.locator("main .hinted").first.click()
            if right.startswith("sell "):  # a good is picked up first, then comes its buyer
                self.page.locator("main .hinted:not([aria-pressed='true'])").first.click()
        else:
            self.page.keyboard.press(str(choices.index(right) + 1))
        self.go_on(number)

    def arrange(self, number: int) -> None:
        """Answer a question that counts: what comes first, and after a wrong answer as the board then shows."""
        confirm = self.page.locator("main .answers button.primary")
        offered = self.page.locator("main .board button.legal:not(.chosen):not([aria-disabled='true'])")
        hinted = self.page.locator("main .hinted")
        for _ in range(12):
            if confirm.is_visible() and confirm.is_enabled():
                confirm.click()
            elif hinted.count():
                hinted.first.click()
            else:
                (offered.last if offered.count() else self.page.locator("main .answers button").nth(1)).click()
            expect(self.page.locator(".taught[data-busy]")).to_have_count(0)
            if self.teacher.locator(f"[data-step='{number + 1}']").is_visible():
                break
            if self.teacher.locator(".reason").is_visible() and confirm.is_visible() and hinted.count():
                self.reasons += 1
                hinted.first.click()
        self.go_on(number)

    def go_on(self, number: int) -> None:
        expect(self.teacher.locator(f"[data-step='{number + 1}']")).to_be_visible()
        kept = f"boriken.lesson.{self.taught.game}.{self.taught.name}"
        self.done = self.page.evaluate("name => JSON.parse(localStorage.getItem(name)).done", kept)


LATER = ("nl", "es")  # in make look: each takes seconds


@pytest.mark.parametrize(
    "language", [pytest.param(one, marks=[pytest.mark.look] if one in LATER else []) for one in LANGUAGES]
)
@pytest.mark.parametrize("game", GAMES)
def test_the_first_lesson_of_each_game_is_learned_in_each_language(new_page: NewPage, game: str, language: str) -> None:
    page = new_page(locale=language)
    page.goto(f"/learn/{game}/first")
    pupil = Pupil(page, lesson(game, "first"), wrong=language == "en")
    pupil.learn(language)
    if language == "en":
        assert pupil.reasons >= 3
    page.locator("aside.teacher button.primary").click()
    page.wait_for_url(f"**/learn/{game}")


def test_the_lessons_of_the_expansions_are_learned(page: Page) -> None:
    for taught in [one for game in GAMES for one in lessons_of(game) if one.expansion]:
        page.goto(f"/learn/{taught.game}/{taught.name}")
        Pupil(page, taught).learn("en")


def test_a_newcomer_is_offered_a_lesson_first_and_goes_on_later(page: Page) -> None:
    page.goto("/")
    expect(page.get_by_text("New here?")).to_be_visible()
    page.get_by_role("link", name="Learn Puerto Rico").click()
    teacher = page.locator("aside.teacher")
    for number in range(3):
        expect(teacher.locator(f"[data-step='{number}']")).to_be_visible()
        page.keyboard.press("Enter")  # the way on has the focus
    expect(teacher.locator("[data-step='3']")).to_be_visible()
    page.get_by_role("link", name="Leave the lesson").click()
    page.get_by_role("link", name="Go on: Your first game").click()
    expect(teacher.locator("[data-step='3']")).to_be_visible()
    take(page, "Settler")
    expect(teacher.locator("[data-step='4']")).to_be_visible()
    page.get_by_role("button", name="A step back").click()
    expect(teacher.locator("[data-step='3']")).to_be_visible()


@pytest.mark.parametrize("size", ["phone", "laptop"])
def test_lessons_and_rules_are_for_everybody(new_page: NewPage, size: str) -> None:
    page = new_page(**({"viewport": PHONE} if size == "phone" else {}))
    found: dict[str, list[str]] = {}
    for game in GAMES:
        page.goto(f"/learn/{game}/first")
        expect(page.locator("aside.teacher [data-step='0']")).to_be_visible()
        expect_no_sideways_scrolling(page)
        found[game] = violations(page)
    for address, seen in (("/learn/puerto-rico", "Begin"), ("/rules/san-juan", "Search the rules")):
        page.goto(address)
        expect(page.get_by_text(seen).first).to_be_visible()
        expect_no_sideways_scrolling(page)
        found[address] = violations(page)
    assert {place: wrong for place, wrong in found.items() if wrong} == {}


def test_the_rule_book_opens_at_what_is_asked_and_is_searched(page: Page) -> None:
    page.goto("/learn/puerto-rico/nobles")
    expect(page.locator("aside.teacher [data-step='0']")).to_be_visible()
    page.locator("main section.prompt").get_by_role("button", name="Rules").click()
    book = page.get_by_role("dialog")
    expect(book.locator("article.here .heading")).to_have_text("A round")
    expect(book.get_by_role("heading", name="Nobles").first).to_be_visible()
    book.get_by_label("Search the rules").fill("fortress")
    expect(book.locator("article .heading").first).to_have_text("Fortress")
    book.locator("article details").first.locator("summary").click()
    expect(book.locator("article li").first).to_contain_text("PR-")
    page.keyboard.press("Escape")
    page.locator(".board").get_by_role("button", name="Captain").first.hover()
    page.keyboard.press("r")
    expect(book.locator("article.here .heading")).to_have_text("Captain")


def test_a_first_game_is_played_with_a_coach(page: Page) -> None:
    page.goto("/learn/puerto-rico")
    page.get_by_role("button", name="Play with a coach").click()
    expect_my_turn(page)
    coach = page.get_by_role("region", name="Coach")
    expect(coach.locator(".now")).to_be_visible()
    page.locator(".board button.legal").first.click()
    expect(coach.locator(".judged")).to_be_visible()
    coach.get_by_role("button", name="Send the coach away").click()
    expect(coach).to_have_count(0)
