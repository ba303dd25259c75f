"""Nothing jumps at a player's own table over a whole game, on any screen: only pieces move."""

from __future__ import annotations

import itertools
import random
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from boriken import Match
from tests.browser.kit import AT_ONCE, answer, become, my_turn
from tests.browser.test_questions import EXPANSIONS
from tests.server.kit import Guest, RunningServer, play_out, seated

SCREENS = {
    "phone": (390, 844),
    "phone on its side": (844, 390),
    "tablet": (820, 1180),
    "laptop": (1366, 768),
    "television": (1920, 1080),
}
GAMES: dict[str, dict[str, Any]] = {
    "puerto-rico": {"first_governor": "0"},
    "puerto-rico expanded": {"first_governor": "0", "expansions": EXPANSIONS, "buildings": "random"},
    "san-juan": {"first_governor": "0"},
    "anno-1503": {"first_player": "0", "most_rounds": 20},
    "anno-1503 expanded": {"first_player": "0", "most_rounds": 20, "expansions": "aristocrats-pirates"},
}
NAMES = ["Ana", "Ben", "Cleo"]
MOST_MOVES = 400
CLICKS = 3  # on each kind of question, each on another screen
AT_A_TIME = 3  # decisions between two looks

# Everything the layout has moved, whether or not somebody has just clicked: what, from where, and by how much. Ships
# that share a square, cards in the hand, inhabitants and a neighbour's tiles in a row are pieces themselves; a box that
# only grew or has come into sight has moved nothing, and a text of another width says something else. An explanation
# lies over the board and has grown and gone before anybody could say what moved in it: it is not shown here.
WATCH = """() => {
    window.shifts = [];
    const unexplained = new CSSStyleSheet();
    unexplained.replaceSync('.explain, .explain * { visibility: hidden !important }');
    document.adoptedStyleSheets = [unexplained];
    const pieces = ['.ship', '.fan', '.hand .cards', '.tenant', '.things'].flatMap((one) => [one, `${one} *`]).join();
    const grew = (then, now) => then.right === now.right && then.bottom === now.bottom;
    const shrank = (then, now) => then.left === now.left && then.top === now.top;
    const called = (element) => `${element?.nodeName} ${element?.className?.baseVal ?? element?.className}`;
    const name = (element) => [element?.closest?.('.part, aside, header, dialog'), element?.parentElement, element]
        .map(called).join(' > ').replace(/ svelte-\\w+/g, '') + ` "${element?.textContent?.trim().slice(0, 30)}"`;
    const note = ({ sources }) => {
        for (const { node, previousRect: then, currentRect: now } of sources) {
            const text = node?.nodeType === Node.TEXT_NODE;
            const element = text ? node.parentElement : node;
            if (element?.matches?.(pieces)) continue;
            if (!then.width || !now.width) continue;
            if (text && then.width !== now.width) continue;
            if (grew(then, now) || shrank(then, now)) continue;
            window.shifts.push(`${name(element)}: ${then.x},${then.y} to ${now.x},${now.y}`);
        }
    };
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type: "layout-shift" });
}"""

SHOWS = "(actions) => Number(document.querySelector('[role=group] input[type=range]')?.max) >= actions"
DRAWN = "() => new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn)))"


class OwnTable:
    """One person at all their screens at once, and two others who play over the API."""

    def __init__(self, browser: Browser, site: RunningServer, game: str) -> None:
        self.site = site
        self.people: list[Guest] = [site.guest(name) for name in NAMES]
        self.table = str(seated(self.people, game=game.split()[0], options=GAMES[game])["id"])
        self.choose = random.Random(7)
        self.clicked: dict[str, int] = {}
        self.contexts: list[BrowserContext] = []
        self.pages = {screen: self._open(browser, site, *size) for screen, size in SCREENS.items()}

    def _open(self, browser: Browser, site: RunningServer, width: int, height: int) -> Page:
        context = browser.new_context(
            base_url=site.address,
            viewport={"width": width, "height": height},
            has_touch=width < 900,
            reduced_motion="reduce",
            locale="en-GB",
        )
        context.add_init_script(AT_ONCE)
        self.contexts.append(context)
        page = context.new_page()
        become(page, site, self.people[0])
        page.goto(f"/tables/{self.table}")
        expect(page.locator("main section.prompt")).to_be_visible()
        page.wait_for_load_state("networkidle")
        page.evaluate(WATCH)
        return page

    def play(self) -> None:
        """A few decisions, until every screen shows them; the first of the viewer's own of each kind are clicked."""
        state = self.people[0].state(self.table, 0)
        if state["actor"] == 0 and self.wants(kind := str(state["question"]["kind"])):
            self._click(kind)
        else:
            so_far = itertools.count()
            play_out(self.site, self.table, until=lambda match: next(so_far) >= AT_A_TIME or self.is_wanted(match))
        actions = self.people[0].state(self.table)["actions"]
        for page in self.pages.values():
            page.wait_for_function(SHOWS, arg=actions)
            page.evaluate(DRAWN)

    def wants(self, kind: str) -> bool:
        return self.clicked.get(kind, 0) < CLICKS

    def is_wanted(self, match: Match) -> bool:
        question = match.question()
        return question is not None and match.actor == 0 and len(match.choices()) > 1 and self.wants(question["kind"])

    def _click(self, kind: str) -> None:
        screens = list(self.pages.values())
        page = screens[(self.clicked.get(kind, 0) + len(kind)) % len(screens)]
        self.clicked[kind] = self.clicked.get(kind, 0) + 1
        expect(my_turn(page)).to_be_visible()
        answer(page, self.choose)

    def over(self) -> bool:
        return bool(self.people[0].state(self.table)["over"])


@pytest.fixture(scope="module", params=GAMES)
def shifts(request: pytest.FixtureRequest, browser: Browser, site: RunningServer) -> Iterator[dict[str, list[str]]]:
    """By screen, what has moved in a whole game."""
    table = OwnTable(browser, site, request.param)
    for _ in range(MOST_MOVES):
        if table.over():
            break
        table.play()
    yield {screen: page.evaluate("window.shifts") for screen, page in table.pages.items()}
    for context in table.contexts:
        context.close()


@pytest.mark.look
@pytest.mark.parametrize("screen", SCREENS)
def test_nothing_jumps_at_ones_own_table(shifts: dict[str, list[str]], screen: str) -> None:
    assert shifts[screen] == []
