"""A player's own table on many screens at once, watched for whatever moves that is no piece."""

from __future__ import annotations

import itertools
import random
from collections.abc import Mapping
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Page, expect

from boriken import Match
from tests.browser.kit import AT_ONCE, answer, become, my_turn
from tests.server.kit import Guest, RunningServer, play_out, seated

NAMES = ["Ana", "Ben", "Cleo"]
TABLET = 900  # pixels of width up to which screens are touched

# Everything the layout has moved, whether or not somebody has just clicked: what, from where, and by how much.
#
# What may move, and why: a ship that sails, the cards of a hand, which close their ranks when one is played, and people
# who settle in a house are the pieces of the game themselves; an empty plot shows nothing. A text that says something
# else keeps its middle or its end; a box that grows keeps its far corner, and one that shrinks its near one. An
# explanation lies over the board, beside what is pointed at: it is not shown here.
WATCH = """() => {
    window.shifts = [];
    const unexplained = new CSSStyleSheet();
    unexplained.replaceSync('.explain, .explain * { visibility: hidden !important }');
    document.adoptedStyleSheets = [unexplained];
    const pieces = ['.ship', '.fan', '.hand .cards', '.tenant', '.bare'].flatMap((one) => [one, `${one} *`]).join();
    const near = (one, other) => Math.abs(one - other) <= 1;
    const grew = (then, now) => then.right === now.right && then.bottom === now.bottom;
    const shrank = (then, now) => then.left === now.left && then.top === now.top;
    const reworded = (then, now) => then.width !== now.width && near(then.y, now.y)
        && (near(then.right, now.right) || near(then.left + then.right, now.left + now.right));
    const called = (element) => `${element?.nodeName} ${element?.className?.baseVal ?? element?.className}`;
    const name = (element) => [element?.closest?.('.part, aside, header, dialog'), element?.parentElement, element]
        .map(called).join(' > ').replace(/ svelte-\\w+/g, '') + ` "${element?.textContent?.trim().slice(0, 30)}"`;
    const note = ({ sources }) => {
        for (const { node, previousRect: then, currentRect: now } of sources) {
            const text = node?.nodeType === Node.TEXT_NODE;
            const element = text ? node.parentElement : node;
            if (element?.matches?.(pieces)) continue;
            if (!then.width || !now.width) continue;
            if (text && reworded(then, now)) continue;
            if (grew(then, now) || shrank(then, now)) continue;
            const ask = document.querySelector('.board[data-ask]')?.dataset.ask;
            const boxes = [then, now].map(({ x, y, width, height }) => [x, y, width, height].map(Math.round).join());
            window.shifts.push(`${name(element)}: ${boxes.join(' to ')} (${ask})`);
        }
    };
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type: "layout-shift" });
}"""

SHOWS = "(actions) => Number(document.querySelector('[role=group] input[type=range]')?.max) >= actions"
DRAWN = "() => new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn)))"


class OwnTable:
    """One person at all their screens at once, and two others who play over the API."""

    def __init__(
        self,
        browser: Browser,
        site: RunningServer,
        game: str,
        options: Mapping[str, Any],
        screens: Mapping[str, tuple[int, int]],
        at_a_time: int,
        clicks: int,
    ) -> None:
        """So many decisions between two looks, and so many clicks on each kind of question, each on another screen."""
        self.site, self.at_a_time, self.clicks = site, at_a_time, clicks
        self.people: list[Guest] = [site.guest(name) for name in NAMES]
        self.table = str(seated(self.people, game=game, options=options)["id"])
        self.choose = random.Random(7)
        self.clicked: dict[str, int] = {}
        self.contexts: list[BrowserContext] = []
        self.pages = {screen: self._open(browser, site, *size) for screen, size in screens.items()}

    def _open(self, browser: Browser, site: RunningServer, width: int, height: int) -> Page:
        context = browser.new_context(
            base_url=site.address,
            viewport={"width": width, "height": height},
            has_touch=width < TABLET,
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

    def play(self, most_looks: int) -> None:
        """To the end, a few decisions between two looks."""
        for _ in range(most_looks):
            if self.over():
                return
            self._go_on()
        raise AssertionError(f"the game is not over after {most_looks} looks")

    def _go_on(self) -> None:
        """Until every screen shows some more decisions; the first of the viewer's own of each kind are clicked."""
        state = self.people[0].state(self.table, 0)
        if state["actor"] == 0 and self.wants(kind := str(state["question"]["kind"])):
            self._click(kind)
        else:
            so_far = itertools.count()
            play_out(self.site, self.table, until=lambda match: next(so_far) >= self.at_a_time or self.is_wanted(match))
        actions = self.people[0].state(self.table)["actions"]
        for page in self.pages.values():
            page.wait_for_function(SHOWS, arg=actions)
            page.evaluate(DRAWN)

    def wants(self, kind: str) -> bool:
        return self.clicked.get(kind, 0) < self.clicks

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

    def shifts(self) -> dict[str, list[str]]:
        """By screen, what has moved so far."""
        return {screen: page.evaluate("[...new Set(window.shifts)]") for screen, page in self.pages.items()}

    def close(self) -> None:
        for context in self.contexts:
            context.close()
