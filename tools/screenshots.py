"""Takes the pictures of the browser table for README and docs: pages on a laptop and on a phone, by day and by night.

Needs the browser table to be built (`make web`) and Chromium. The game of Puerto Rico is always the same one. San Juan
is shown with a hand of cards, so that is a game against bots, which the server deals anew every time.

    python -m tools.screenshots
    python -m tools.screenshots --previews     # the pictures that links are shown with, for web/public/previews
"""

from __future__ import annotations

import re
import sys
from collections import Counter
from collections.abc import Sequence
from itertools import count
from pathlib import Path
from time import sleep
from typing import Any

from playwright.sync_api import Browser, Page, ViewportSize, sync_playwright

from boriken import Match, new_match
from boriken.bots.asking import decide
from boriken.bots.registry import make_bot
from boriken.puzzles.puzzle import puzzles_of
from tools import system
from tools.serving import serving

ROOT = Path(__file__).parents[1]
IMAGES = ROOT / "docs" / "images"
PREVIEWS = ROOT / "web" / "public" / "previews"
GAMES = ["puerto-rico", "san-juan", "anno-1503"]
NAMES = ["Anaïs", "Björn", "Carmen", "Dirk"]
SEED, LEVEL = 7, "skilled"
EXPANSIONS = ["new-buildings", "nobles", "buccaneer", "festival"]
AT_SEA, AT_SEA_LEVEL = 0.55, "casual"  # of a game of Anno 1503, which has many more decisions
DRAFT, MOMENT = 0.015, 0.75  # of the game
ROUND = 6  # of San Juan, in which somebody is about to build
PATIENCE = 0.3  # seconds, while bots think
REVIEWED = 600_000.0  # milliseconds for a review
LAPTOP: ViewportSize = {"width": 1366, "height": 768}
PHONE: ViewportSize = {"width": 360, "height": 740}
PREVIEW: ViewportSize = {"width": 1200, "height": 630}
FLAGS = ["--no-sandbox", "--disable-gpu"]

# One picture of the page fills the screen
ALONE = """([picture]) => {
    const svg = [...document.querySelectorAll('article .scene svg')][picture];
    document.body.replaceChildren(svg);
    Object.assign(svg.style, { position: 'fixed', inset: 0, inlineSize: '100vw', blockSize: '100vh' });
    svg.setAttribute('preserveAspectRatio', 'xMidYMid slice');
}"""


def play(expansions: Sequence[str] = ()) -> Match:
    """A game of four good players."""
    return played(
        new_match(
            "puerto-rico", players=len(NAMES), names=NAMES, seed=SEED, first_governor=0, expansions=list(expansions)
        ),
        LEVEL,
    )


def play_at_sea() -> Match:
    """A game of Anno 1503 with nobles and pirates."""
    match = new_match(
        "anno-1503", players=len(NAMES), names=NAMES, seed=SEED, first_player=0, expansions=["aristocrats-pirates"]
    )
    return played(match, AT_SEA_LEVEL)


def played(match: Match, level: str) -> Match:
    bot = make_bot(level, match.title, seed=SEED)
    while not match.over:
        match.play(decide(bot, match, SEED))
    return match


def bring(page: Page, match: Match) -> str:
    """Open the game's record; the path of its table."""
    page.goto("/")
    record = {"name": "game.record", "mimeType": "text/plain", "buffer": match.record().encode()}
    page.set_input_files("input[type=file]", record)  # type: ignore[arg-type]
    page.wait_for_url("**/tables/*")
    return re.sub(r"^.*?//[^/]+", "", page.url)


def take(browser: Browser, address: str, match: Match, expanded: Match, at_sea: Match) -> None:
    moment = int(MOMENT * len(match.moves))
    draft, later = (int(part * len(expanded.moves)) for part in (DRAFT, MOMENT))
    for size, view in (("laptop", LAPTOP), ("phone", PHONE)):
        for scheme in ("light", "dark"):
            context = browser.new_context(
                base_url=address, viewport=view, color_scheme=scheme, locale="en-GB", reduced_motion="reduce"
            )
            page = context.new_page()
            game, other, sea = bring(page, match), bring(page, expanded), bring(page, at_sea)
            pages = {
                "home": "/",
                "play": "/play/puerto-rico",
                "table": f"{game}?at={moment}",
                "expansions": f"{other}?at={later}",
                "draft": f"{other}?at={draft}",
                "anno-1503": f"{sea}?at={int(AT_SEA * len(at_sea.moves))}",
                "end": game,
                "about": "/about",
                "account": "/account",
            }
            for name, path in pages.items():
                if scheme == "dark" and name not in ("home", "table", "anno-1503"):
                    continue
                page.goto(path)
                page.wait_for_load_state("networkidle")
                if "?at=" in path:
                    page.locator("header.past").first.wait_for()  # all decisions are fetched first
                if name == "end":
                    page.locator("dialog figure").first.wait_for()  # the charts come a moment later
                page.wait_for_timeout(500)
                page.screenshot(path=IMAGES / f"{name}{SUFFIXES[size, scheme]}.jpg", type="jpeg", quality=82)
            context.close()


def take_cards(browser: Browser, address: str) -> None:
    """One table of San Juan, in all sizes and lights."""
    context = browser.new_context(base_url=address, viewport=LAPTOP, locale="en-GB", reduced_motion="reduce")
    page = context.new_page()
    page.goto("/play/san-juan")
    page.get_by_role("radio", name=str(len(NAMES)), exact=True).check(force=True)
    page.get_by_role("radio", name="Skilled").check(force=True)
    page.get_by_role("button", name="Play", exact=True).click()
    page.wait_for_url("**/tables/*")
    play_on(page)
    page.mouse.move(0, 0)
    for size, view in (("laptop", LAPTOP), ("phone", PHONE)):
        page.set_viewport_size(view)
        for scheme in ("light", "dark"):
            page.emulate_media(color_scheme=scheme)
            page.wait_for_timeout(500)
            page.screenshot(path=IMAGES / f"san-juan{SUFFIXES[size, scheme]}.jpg", type="jpeg", quality=82)
    context.close()


def take_review(browser: Browser, address: str, match: Match) -> None:
    """The review of a game, and an analysis board of one of its decisions with a branch."""
    context = browser.new_context(base_url=address, viewport=LAPTOP, locale="en-GB", reduced_motion="reduce")
    page = context.new_page()
    page.goto(f"{bring(page, match)}?review=1")
    page.locator("aside figure").wait_for(timeout=REVIEWED)
    page.get_by_role("button", name=re.compile("^(Blunder|Mistake|Inaccuracy)")).first.click()
    page.locator("aside > section").evaluate("section => section.scrollTo(0, 0)")
    shoot(page, "review")
    page.get_by_role("button", name="Try it otherwise").click()
    choices = page.get_by_role("group", name="What the bot thinks").get_by_role("button")
    for number in (0, 1):
        choices.nth(number).click()
        page.get_by_role("list", name="Lines").get_by_role("button").nth(number + 1).wait_for()
        page.get_by_role("button", name="One moment back").click()
    choices.first.wait_for()
    shoot(page, "analysis")
    context.close()


def take_editor(browser: Browser, address: str) -> None:
    """The form of a position, from the start of a game."""
    page = browser.new_page(base_url=address, viewport=LAPTOP, locale="en-GB", reduced_motion="reduce")
    page.goto("/analysis")
    page.locator("[data-place='seats[0].goods']").wait_for()
    page.get_by_text("the start of a game").click()
    page.wait_for_timeout(500)
    page.screenshot(path=IMAGES / "editor.jpg", type="jpeg", quality=82)
    page.close()


def take_puzzle(browser: Browser, address: str) -> None:
    """A puzzle about a role, answered wrongly."""
    puzzle = next(one for one in puzzles_of("puerto-rico") if one.kind == "role")
    wrong = next(number for number, action in enumerate(puzzle.match().choices(), start=1) if action != puzzle.answer)
    page = browser.new_page(base_url=address, viewport=LAPTOP, locale="en-GB", reduced_motion="reduce")
    page.goto(f"/puzzles/{puzzle.id}")
    page.locator("aside .asked").wait_for()
    page.keyboard.press(str(wrong))
    page.get_by_role("link", name="Next puzzle").wait_for()
    snap(page, "puzzle")
    page.close()


def take_learning(browser: Browser, address: str) -> None:
    """The way of a newcomer: the home page, a first game with a coach who judges a decision, and the statistics."""
    page = browser.new_page(base_url=address, viewport=LAPTOP, locale="en-GB", reduced_motion="reduce")
    page.goto("/")
    page.get_by_text("New here?").wait_for()
    snap(page, "newcomer")
    page.goto("/learn/puerto-rico")
    page.get_by_role("button", name="Play with a coach").click()
    page.wait_for_url("**/tables/*")
    page.locator("main section.prompt.mine").wait_for()
    page.locator(".board button.legal").first.click()
    page.locator(".coach .judged").wait_for()
    page.mouse.move(0, 0)
    snap(page, "coach")
    page.goto("/statistics")
    page.get_by_role("table").first.wait_for()
    snap(page, "statistics")
    page.close()


def snap(page: Page, name: str) -> None:
    page.wait_for_timeout(500)
    page.screenshot(path=IMAGES / f"{name}.jpg", type="jpeg", quality=82)


def shoot(page: Page, name: str) -> None:
    """On a laptop by day and by night, and on a phone the part beside the board."""
    for scheme in ("light", "dark"):
        page.emulate_media(color_scheme=scheme)
        page.wait_for_timeout(500)
        page.screenshot(path=IMAGES / f"{name}{SUFFIXES['laptop', scheme]}.jpg", type="jpeg", quality=82)
    page.emulate_media(color_scheme="light")
    page.set_viewport_size(PHONE)
    switch = page.locator("button[aria-expanded]").last
    switch.click()
    page.wait_for_timeout(500)
    page.screenshot(path=IMAGES / f"{name}{SUFFIXES['phone', 'light']}.jpg", type="jpeg", quality=82)
    switch.click()
    page.set_viewport_size(LAPTOP)


def play_on(page: Page) -> None:
    """Answer what is asked, until there is something to build in a later round."""
    table = re.sub(r"^.*?//[^/]+", "/api", page.url)
    token = page.request.get("/api/me").json()["csrf"]
    for number in count():
        state = page.request.get(f"{table}/state?seat=0").json()
        if state["actor"] != 0:
            sleep(PATIENCE)
        elif state["view"]["round"] >= ROUND and state["question"]["kind"] == "build" and len(state["choices"]) > 2:
            return
        else:
            move = {"version": state["version"], "key": f"answer-{number}", "seat": 0, **an_answer(state, number)}
            made = page.request.post(f"{table}/moves", data=move, headers={"X-CSRF-Token": token})
            assert made.ok, made.text()


def an_answer(state: dict[str, Any], number: int) -> dict[str, Any]:
    """As many cards as there must be, else the last thing offered, and one role after the other."""
    question, choices = state["question"], state["choices"]
    if state["counting"] and question["least"] == question["most"]:
        things = [thing for thing, most in question["things"].items() for _ in range(most)]
        return {"counts": Counter(things[: question["most"]])}
    return {"actions": [choices[number % len(choices) if question["kind"] == "role" else -1]]}


def take_previews(browser: Browser, address: str) -> None:
    """The first page as a poster, and the picture of each game, in the size that messengers like."""
    PREVIEWS.mkdir(exist_ok=True)
    page = browser.new_page(base_url=address, viewport=PREVIEW, locale="en-GB", reduced_motion="reduce")
    for number, name in enumerate(["boriken", *GAMES]):
        page.goto("/")
        page.locator("article .scene svg").nth(len(GAMES) - 1).wait_for()
        if number:
            page.evaluate(ALONE, [number - 1])
        page.wait_for_timeout(500)
        page.screenshot(path=PREVIEWS / f"{name}.jpg", type="jpeg", quality=80)


SUFFIXES = {
    ("laptop", "light"): "",
    ("laptop", "dark"): "-night",
    ("phone", "light"): "-phone",
    ("phone", "dark"): "-phone-night",
}


def main() -> None:
    chromium = system.browser()
    if chromium is None:
        sys.exit("Chromium is not installed.")
    with serving() as (_, address), sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium, args=FLAGS)
        if "--previews" in sys.argv:
            take_previews(browser, address)
        else:
            take(browser, address, play(), play(EXPANSIONS), play_at_sea())
            take_cards(browser, address)
            take_review(browser, address, play())
            take_editor(browser, address)
            take_puzzle(browser, address)
            take_learning(browser, address)
        browser.close()


if __name__ == "__main__":
    main()
