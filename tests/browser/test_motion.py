"""Every event is seen, in the built page, for as long as an eye needs; and nothing else moves."""

from __future__ import annotations

import math
import random
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.filming import WATCH_THE_CAPTIONS
from tests.browser.kit import LAPTOP, NewPage
from tests.project import ROOT
from tests.server.kit import Guest, RunningServer, seated

GAMES = {
    "puerto-rico": {"first_governor": "0"},
    "san-juan": {},
    "anno-1503": {"first_player": "0", "most_rounds": 20},
}
# What moves in each of them, sooner or later
KINDS = {
    "puerto-rico": {"doubloon", "good", "tile", "colonist", "building"},
    "san-juan": {"card", "good"},
    "anno-1503": {"gold", "good", "ship"},
}
LEAST_MOVES, MOST_MOVES = 40, 150
STILL_MOVES = 10
AT_LEAST = 200.0  # milliseconds an eye needs to follow
FAR = 20.0  # pixels
FOUR_PLAYED = (ROOT / "tests/fixtures/puerto-rico/4-players-first-colonists-80.record").read_text(encoding="utf-8")

# A browser at which every decision is shown, but not for long
QUICKLY = "localStorage.setItem('boriken.settings', JSON.stringify({ speed: 'fast' }))"

# In every frame where each piece in the air is
WATCH_THE_AIR = """() => {
    const numbers = new Map();
    window.air = [];
    const frame = (time) => {
        for (const ghost of document.querySelectorAll('.board .layer > *')) {
            if (!numbers.has(ghost)) numbers.set(ghost, window.air.push({ piece: ghost.dataset.flies, seen: [] }) - 1);
            const { left, top } = ghost.getBoundingClientRect();
            window.air[numbers.get(ghost)].seen.push([time, left, top]);
        }
        requestAnimationFrame(frame);
    };
    requestAnimationFrame(frame);
}"""

# What the layout has moved. Ships that share a square are pieces themselves; a box that only grew has moved nothing.
WATCH_FOR_SHIFTS = """() => {
    window.shifts = [];
    const grew = (then, now) => then.right === now.right && then.bottom === now.bottom;
    const moved = ({ node, previousRect, currentRect }) =>
        !node?.matches?.('.ship') && !grew(previousRect, currentRect);
    const place = ({ left, top, width, height }) => [left, top, width, height].map(Math.round).join(' ');
    const thing = (node) => node?.className || node?.parentElement?.className || node?.nodeName;
    const name = ({ node, previousRect, currentRect }) =>
        `${thing(node)} (${place(previousRect)} to ${place(currentRect)})`;
    const note = ({ value, sources }) =>
        sources.some(moved) && window.shifts.push(`${value}: ${sources.map(name).join(", ")}`);
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type: "layout-shift" });
}"""


@dataclass
class Flight:
    """A piece in the air: the moments at which it was somewhere else than the moment before."""

    kind: str
    seen: list[tuple[float, float, float]]

    @classmethod
    def watched(cls, told: dict[str, Any]) -> Flight:
        seen = [tuple(at) for at in told["seen"]]
        moved = [at for before, at in zip([(0.0, None, None), *seen], seen, strict=False) if at[1:] != before[1:]]
        return cls(str(told["piece"]).partition(":")[0], moved)

    @property
    def milliseconds(self) -> float:
        return self.seen[-1][0] - self.seen[0][0]

    @property
    def pixels(self) -> float:
        return math.dist(self.seen[0][1:], self.seen[-1][1:])

    def was_seen(self) -> bool:
        """It was at several places on its way, none of them far from the last, and took its time."""
        return self.milliseconds >= AT_LEAST and self.pixels >= FAR and len(self.seen) >= 4


class Spectated:
    """Two or three people who play at random, and the page of somebody who looks on: hands off, nothing is clicked."""

    def __init__(self, page: Page, site: RunningServer, game: str, people: int) -> None:
        self.page = page
        self.people: list[Guest] = [site.guest(name) for name in ("Ada", "Ben", "Carmen")[:people]]
        self.table = seated(self.people, game=game, options=GAMES[game])["id"]
        self.choose = random.Random(1)
        page.goto(f"/tables/{self.table}")
        self.moment = page.get_by_label("Moment")
        expect(self.moment).to_be_visible()
        page.wait_for_load_state("networkidle")

    def play(self) -> None:
        """One move, until it has been shown."""
        self.move()
        expect(self.page.locator(".table.behind")).to_have_count(0)

    def move(self) -> None:
        seat = self.people[0].state(self.table)["actor"]
        choices = self.people[seat].state(self.table, seat)["choices"]
        self.people[seat].move(self.table, seat, self.choose.choice(choices)).raise_for_status()
        expect(self.moment).to_have_value(str(self.people[0].state(self.table)["actions"]))

    def expect_all_landed(self) -> None:
        expect(self.page.locator(".board .layer > *")).to_have_count(0)

    def flights(self) -> list[Flight]:
        return [Flight.watched(told) for told in self.page.evaluate("window.air")]


@dataclass
class Watched:
    """The part of a game that a spectator has seen."""

    game: str
    seen: set[str]
    shifts: list[str]


@pytest.fixture(scope="module", params=GAMES)
def watched(request: pytest.FixtureRequest, browser: Browser, site: RunningServer) -> Iterator[Watched]:
    """A game of three, until every kind of piece has been seen moving; nobody has asked for stillness."""
    context = browser.new_context(base_url=site.address, viewport=LAPTOP, reduced_motion="no-preference")
    context.add_init_script(QUICKLY)
    page = context.new_page()
    table = Spectated(page, site, request.param, 3)
    page.evaluate(WATCH_THE_AIR)
    page.evaluate(WATCH_FOR_SHIFTS)
    seen: set[str] = set()
    for moves in range(MOST_MOVES):
        if moves >= LEAST_MOVES and seen >= KINDS[request.param]:
            break
        table.play()
        seen |= {flight.kind for flight in table.flights() if flight.was_seen()}
    table.expect_all_landed()
    yield Watched(request.param, seen, page.evaluate("window.shifts"))
    context.close()


def test_pieces_are_seen_on_their_way(watched: Watched) -> None:
    assert watched.seen >= KINDS[watched.game]


def test_nothing_else_moves_while_pieces_move(watched: Watched) -> None:
    """Seen by a spectator, whose hands are off: a browser forgives what moves right after a click."""
    assert watched.seen
    assert watched.shifts == []


@pytest.mark.parametrize("game", GAMES)
def test_nothing_flies_for_those_who_want_stillness(new_page: NewPage, site: RunningServer, game: str) -> None:
    """They read what happens."""
    page = new_page(reduced_motion="reduce", hurry=False)
    table = Spectated(page, site, game, 2)
    page.evaluate(WATCH_THE_AIR)
    page.evaluate(WATCH_THE_CAPTIONS)
    for _ in range(STILL_MOVES):
        table.play()
    assert table.flights() == []
    assert len(page.evaluate("window.captions")) > STILL_MOVES / 2
