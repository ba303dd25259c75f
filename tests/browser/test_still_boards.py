"""Nothing jumps at a player's own table over a whole game, on any screen: only pieces move."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from tests.browser.kit import AT_ONCE, answer, become, my_turn
from tests.server.kit import Guest, RunningServer, seated

SCREENS = {
    "phone": (390, 844),
    "phone on its side": (844, 390),
    "tablet": (820, 1180),
    "laptop": (1366, 768),
    "television": (1920, 1080),
}
GAMES: dict[str, dict[str, Any]] = {
    "puerto-rico": {"first_governor": "0"},
    "san-juan": {"first_governor": "0"},
    "anno-1503": {"first_player": "0", "most_rounds": 12},
}
NAMES = ["Ana", "Ben", "Cleo"]
MOST_MOVES = 400
CLICKS = 4  # on each kind of question, each on another screen

# Everything the layout has moved, whether or not somebody has just clicked: what, from where, and by how much. Ships that
# share a square are pieces themselves; a box that only grew has moved nothing.
WATCH = """() => {
    window.shifts = [];
    const grew = (then, now) => then.right === now.right && then.bottom === now.bottom;
    const shrank = (then, now) => then.left === now.left && then.top === now.top;
    const name = (node) => node?.nodeType === Node.TEXT_NODE ? name(node.parentElement)
        : `${node?.closest?.('.part, aside, header')?.className || node?.nodeName} ${node?.className?.baseVal ?? node?.className}`;
    const note = ({ sources }) => {
        for (const { node, previousRect: then, currentRect: now } of sources) {
            const element = node?.nodeType === Node.TEXT_NODE ? node.parentElement : node;
            if (element?.matches?.('.ship, .ship *') || grew(then, now) || shrank(then, now)) continue;
            window.shifts.push(`${name(node)}: ${then.x},${then.y} to ${now.x},${now.y}`);
        }
    };
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type: "layout-shift" });
}"""

SHOWS = "(actions) => Number(document.querySelector('[role=group] input[type=range]')?.max) >= actions"
DRAWN = "() => new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn)))"


class OwnTable:
    """One person at all their screens at once, and two others who play over the API."""

    def __init__(self, browser: Browser, site: RunningServer, game: str) -> None:
        self.people: list[Guest] = [site.guest(name) for name in NAMES]
        self.table = str(seated(self.people, game=game, options=GAMES[game])["id"])
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
        """One decision, until every screen shows it; some of the viewer's own are clicked."""
        state = self.people[0].state(self.table)
        seat = state["actor"]
        asked = self.people[seat].state(self.table, seat)
        kind = str(state["question"]["kind"])
        if seat == 0 and len(asked["choices"]) > 1 and self.clicked.get(kind, 0) < CLICKS:
            self._click(kind)
        else:
            choice = self.choose.choice(asked["choices"])
            self.people[seat].move(self.table, seat, choice).raise_for_status()
        actions = self.people[0].state(self.table)["actions"]
        for page in self.pages.values():
            page.wait_for_function(SHOWS, arg=actions)
            page.evaluate(DRAWN)

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


@pytest.mark.parametrize("screen", SCREENS)
def test_nothing_jumps_at_ones_own_table(shifts: dict[str, list[str]], screen: str) -> None:
    assert shifts[screen] == []
