"""Learning in the page: whole lessons on the real board, the rule book, and a first game with a coach."""

from __future__ import annotations

import random
import re
from collections.abc import Callable, Sequence

import pytest
from playwright.sync_api import Locator, Page, expect

from boriken import Match
from boriken.core.words import LANGUAGES
from boriken.teaching.lesson import Lesson, lesson, lessons_of
from boriken.teaching.playing import reached
from tests.browser.kit import (
    LAST_DECISIONS,
    OFFERED,
    SIZES,
    NewPage,
    answer,
    become,
    expect_my_turn,
    expect_no_sideways_scrolling,
    play_to_the_end,
    score_sheet,
    tab_to,
    table_of,
    take,
    violations,
)
from tests.browser.touch import DO_IT, PHONE
from tests.server.kit import RunningServer, play_out

GAMES = ("puerto-rico", "san-juan", "anno-1503")
TELEVISION = dict(zip(("width", "height"), SIZES["television"], strict=True))
MOST_NUMBERED = 9
MOST_TAPS = 8


class Pupil:
    """Somebody who learns at a page: they read each step and answer it, first wrong and then right if they like.

    They answer by key where a choice has a number, and click what is counted. Whoever has the keyboard `alone` goes
    there by Tab, and whoever `taps` has no keys.
    """

    def __init__(
        self, page: Page, taught: Lesson, *, wrong: bool = False, alone: bool = False, taps: bool = False
    ) -> None:
        self.page = page
        self.taught = taught
        self.wrong = wrong
        self.alone = alone
        self.taps = taps
        self.done: list[list[str]] = []
        self.reasons = 0

    @property
    def teacher(self) -> Locator:
        return self.page.locator("aside.teacher")

    def learn(self, language: str, look: Callable[[], None] | None = None) -> None:
        """Play the whole lesson; the words of each step are read on the page. `look` comes with every kind of step."""
        words, kinds = self.taught.words(language), set[str]()
        for number, step in enumerate(self.taught.steps):
            expect(self.teacher.locator(f"[data-step='{number}']")).to_have_text(words.say(step.words))
            if look and (kind := self.kind(number)) not in kinds:
                kinds.add(kind)
                look()
            if number == len(self.taught.steps) - 1:
                return
            if step.asks:
                self.answer(number)
            else:
                self.press(self.teacher.locator(".ways button.primary"))
                self.done.append([])

    def kind(self, number: int) -> str:
        """The kind of question that the board asks at a step; the last one is a kind of its own."""
        if number == len(self.taught.steps) - 1:
            return "the end"
        match = self.match(number)
        return str(match.title.question(match.game)["kind"]) if self.taught.steps[number].asks else ""

    def match(self, number: int) -> Match:
        return reached(self.taught, number, self.done).match

    def press(self, thing: Locator) -> None:
        """Press a button in the way of this pupil."""
        if self.taps:
            thing.tap()
        elif self.alone:
            tab_to(thing)
            self.page.keyboard.press("Enter")
        else:
            thing.click()

    def answer(self, number: int) -> None:
        match = self.match(number)
        choices = match.choices()
        if match.title.question(match.game)["kind"] in match.title.counting:
            self.arrange(number)
        elif self.taps:
            self.tap(number)
        else:
            self.choose(number, choices)

    def choose(self, number: int, choices: Sequence[str]) -> None:
        """Answer by the number of a choice; what has none is marked by the board after a wrong answer."""
        right = next((one for one in self.taught.steps[number].answers if one in choices), choices[0])
        others = [one for one in choices[:MOST_NUMBERED] if one not in self.taught.steps[number].answers]
        hidden = choices.index(right) >= MOST_NUMBERED
        if others and right in self.taught.steps[number].answers and (self.wrong or hidden):
            self.page.keyboard.press(str(choices.index(others[0]) + 1))
            expect(self.teacher.locator(".reason")).to_be_visible()
            self.reasons += 1
        if hidden:
            self.press_hinted(right)
        else:
            self.page.keyboard.press(str(choices.index(right) + 1))
        self.go_on(number)

    def tap(self, number: int) -> None:
        """Answer with a finger: anything, and after a wrong answer what the board then shows."""
        following, button = self.teacher.locator(f"[data-step='{number + 1}']"), self.page.locator(DO_IT)
        for _ in range(MOST_TAPS):
            hinted = self.page.locator("main .hinted").filter(visible=True)
            offered = self.page.locator(OFFERED).filter(visible=True)
            aim = next(one for one in (button, hinted, offered) if one.count())
            aim.first.tap()
            expect(self.page.locator(".taught[data-busy]")).to_have_count(0)
            if following.is_visible():
                break
        self.go_on(number)

    def press_hinted(self, right: str) -> None:
        self.press(self.page.locator("main .hinted").first)
        if right.startswith("sell "):  # a good is picked up first, then comes its buyer
            self.press(self.page.locator("main .hinted:not([aria-pressed='true'])").first)

    def arrange(self, number: int) -> None:
        """Answer a question that counts: what comes first, and after a wrong answer as the board then shows."""
        confirm = self.page.locator("main .answers button.primary")
        offered = self.page.locator("main .board button.legal:not(.chosen):not([aria-disabled='true'])")
        hinted = self.page.locator("main .hinted")
        for _ in range(12):
            if confirm.is_visible() and confirm.is_enabled():
                self.press(confirm)
            elif hinted.count():
                self.press(hinted.first)
            else:
                self.press(offered.last if offered.count() else self.page.locator("main .answers button").nth(1))
            expect(self.page.locator(".taught[data-busy]")).to_have_count(0)
            if self.teacher.locator(f"[data-step='{number + 1}']").is_visible():
                break
            if self.teacher.locator(".reason").is_visible() and confirm.is_visible() and hinted.count():
                self.reasons += 1
                self.press(hinted.first)
        self.go_on(number)

    def go_on(self, number: int) -> None:
        expect(self.teacher.locator(f"[data-step='{number + 1}']")).to_be_visible()
        kept = f"boriken.lesson.{self.taught.game}.{self.taught.name}"
        self.done = self.page.evaluate("name => JSON.parse(localStorage.getItem(name)).done", kept)


def finish(page: Page, game: str) -> None:
    page.locator("aside.teacher button.primary").click()
    page.wait_for_url(f"**/learn/{game}")


PLAIN = [(game, language) for game in GAMES for language in LANGUAGES if language != "en" or game == "anno-1503"]


@pytest.mark.parametrize(("game", "language"), PLAIN)
def test_the_first_lesson_of_each_game_is_learned_in_each_language(new_page: NewPage, game: str, language: str) -> None:
    """In English the other two are learned below: on the way of a newcomer, on a phone, and by keyboard alone."""
    page = new_page(locale=language, **({"viewport": TELEVISION} if language == "de" else {}))
    page.goto(f"/learn/{game}/first")
    Pupil(page, lesson(game, "first")).learn(language)
    expect_no_sideways_scrolling(page)
    finish(page, game)


def test_a_lesson_is_learned_by_keyboard_alone(page: Page) -> None:
    found: list[str] = []
    page.goto("/learn/san-juan/first")
    pupil = Pupil(page, lesson("san-juan", "first"), wrong=True, alone=True)
    pupil.learn("en", lambda: found.extend(violations(page, by_night=False)))
    assert pupil.reasons >= 3
    assert not found


def test_a_lesson_is_learned_on_a_phone(new_page: NewPage) -> None:
    page = new_page(**PHONE)
    found: list[str] = []

    def look() -> None:
        expect_no_sideways_scrolling(page)
        found.extend(violations(page, by_night=False))

    page.goto("/learn/puerto-rico/first")
    Pupil(page, lesson("puerto-rico", "first"), taps=True).learn("en", look)
    assert not found


def test_a_newcomer_goes_from_the_home_page_to_the_end_of_a_first_game(page: Page, site: RunningServer) -> None:
    """The lesson, and then a game against beginners with a coach, without ever leaving the page."""
    page.goto("/")
    expect(page.get_by_text("New here?")).to_be_visible()
    page.get_by_role("link", name="Learn Puerto Rico").click()
    pupil = Pupil(page, lesson("puerto-rico", "first"), wrong=True)
    pupil.learn("en")
    assert pupil.reasons >= 3
    finish(page, "puerto-rico")
    page.get_by_role("button", name="Play with a coach").click()
    expect_my_turn(page)
    coach = page.get_by_role("region", name="Coach")
    choose = random.Random(1)
    for _ in range(2):
        expect(coach.locator(".now")).to_be_visible()
        take_any(page, choose)
        expect(coach.locator(".judged")).to_have_text(VERDICT)
        expect_my_turn(page)
    assert not violations(page)
    play_out(site, table_of(page), but=LAST_DECISIONS * 3)
    play_to_the_end(page, choose)
    expect(score_sheet(page)).to_contain_text("Total")
    page.goto("/")
    expect(page.get_by_role("link", name="Play Puerto Rico")).to_be_visible()
    expect(page.get_by_text("New here?")).to_have_count(0)


VERDICT = re.compile("Well played|good choice|Better:|no difference")


def take_any(page: Page, choose: random.Random) -> None:
    """Something on the board; where nothing there can be clicked, whatever answers."""
    legal = page.locator(".board button.legal").first
    if legal.is_visible():
        legal.click()
    else:
        answer(page, choose)


def test_somebody_with_a_name_who_has_not_played_is_offered_a_lesson(page: Page, site: RunningServer) -> None:
    ada = site.guest("Ada")
    become(page, site, ada)
    page.goto("/")
    expect(page.get_by_text("New here?")).to_be_visible()
    ada.make_table("me casual casual")
    page.reload()
    expect(page.get_by_role("link", name="Play Puerto Rico")).to_be_visible()
    expect(page.get_by_text("New here?")).to_have_count(0)


def test_a_coach_who_cannot_keep_up_says_so(page: Page) -> None:
    page.goto("/learn/puerto-rico")
    page.get_by_role("button", name="Play with a coach").click()
    expect_my_turn(page)
    page.route("**/verdict?*", lambda route: route.fulfill(status=429, json={"error": TOO_MANY}))
    coach = page.get_by_role("region", name="Coach")
    take_any(page, random.Random(1))
    expect(coach.locator(".judged")).to_have_text("The coach cannot keep up, and says nothing to this one.")
    coach.get_by_role("button", name="Send the coach away").click()
    expect(coach).to_have_count(0)


TOO_MANY = {"code": "too_many", "message": "Not so fast.", "parameters": {}}


def test_the_lessons_of_the_expansions_are_learned(page: Page) -> None:
    for taught in [one for game in GAMES for one in lessons_of(game) if one.expansion]:
        page.goto(f"/learn/{taught.game}/{taught.name}")
        Pupil(page, taught).learn("en")


def test_a_lesson_is_left_and_taken_up_again(page: Page) -> None:
    page.goto("/")
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


@pytest.mark.parametrize("size", ["phone", "laptop", "television"])
def test_lessons_and_rules_are_for_everybody(new_page: NewPage, size: str) -> None:
    width, height = SIZES[size]
    page = new_page(viewport={"width": width, "height": height})
    found: dict[str, list[str]] = {}
    page.goto("/learn/puerto-rico/first")
    expect(page.locator("aside.teacher [data-step='0']")).to_be_visible()
    expect_no_sideways_scrolling(page)
    found["lesson"] = violations(page)
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
