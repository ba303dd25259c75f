"""Every event is seen, in the built page, one decision after the other and for as long as an eye needs; and nothing
else moves."""

from __future__ import annotations

import math
import random
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import pairwise
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.kit import LAPTOP, NewPage, become, bring, expect_my_turn
from tests.project import ROOT
from tests.server.kit import Guest, Json, RunningServer, seated

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
LONGEST_WAIT = 2_000.0  # milliseconds for which one's own turn is held up
A_TENTH = 100.0  # milliseconds that the quickest replay shows a decision
REPLAYED = 30  # decisions
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

# Every caption with its time and the seat that is lit; when the table was told something, and when it was all shown;
# and when a clock was due that the page had to wait for because the machine was busy
WATCH_THE_CAPTIONS = """() => {
    window.ticks = [];
    const tick = () => {
        const due = performance.now() + 20;
        setTimeout(() => window.ticks.push([due, performance.now()]) && tick(), 20);
    };
    tick();
    window.captions = [];
    window.told = [];
    window.behind = [];
    const slider = document.querySelector('[role=group] input[type=range]');
    let last = null;
    const look = () => {
        const [said, time] = [document.querySelector('.caption [data-decision]'), performance.now()];
        const lit = [...document.querySelectorAll('aside section li')].findIndex((seat) => seat.matches('.deciding'));
        if (said && said !== last)
            window.captions.push({ time, at: Number(said.dataset.decision), text: said.innerText, lit });
        last = said;
        if (window.told.at(-1)?.actions !== slider.max) window.told.push({ time, actions: slider.max });
        const behind = document.querySelector('.table').matches('.behind');
        if (window.behind.at(-1)?.behind !== behind) window.behind.push({ time, behind });
    };
    new MutationObserver(look).observe(document.body, { subtree: true, childList: true, attributes: true });
    look();
}"""

# The viewer is asked again, more than some actions later
ALL_IS_SHOWN = """(actions) => document.querySelector('[role=group] input[type=range]').max > actions
    && document.querySelector('main section.prompt.mine') && !document.querySelector('.table.behind')"""

# What the layout has moved. Ships that share a square are pieces themselves; a box that only grew has moved nothing.
WATCH_FOR_SHIFTS = """() => {
    window.shifts = [];
    const grew = (then, now) => then.right === now.right && then.bottom === now.bottom;
    const moved = ({ node, previousRect, currentRect }) =>
        !node?.matches?.('.ship') && !grew(previousRect, currentRect);
    const name = ({ node }) => node?.className || node?.parentElement?.className || node?.nodeName;
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


def lost(page: Page, since: float, until: float) -> float:
    """How long the page had to wait for a processor between two moments, in milliseconds."""
    return float(sum(fired - due for due, fired in page.evaluate("window.ticks") if since <= due <= until))


def requests(page: Page) -> list[str]:
    """The addresses that a page asks for from now on."""
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    return asked


def with_three_bots(page: Page, site: RunningServer) -> tuple[Guest, str]:
    """A page of somebody who plays Puerto Rico with three bots, and is asked first."""
    ada = site.guest("Ada")
    options = {"first_governor": "0"}
    table = ada.make_table("me casual casual casual", game="puerto-rico", options=options)["id"]
    become(page, site, ada)
    page.goto(f"/tables/{table}")
    expect_my_turn(page)
    page.wait_for_load_state("networkidle")
    return ada, table


def play_a_round(page: Page, ada: Guest, table: str) -> list[Json]:
    """Choose something, and wait until what the bots do is on the board; every decision since, by the server."""
    page.evaluate(WATCH_THE_CAPTIONS)
    before = ada.state(table)["actions"]
    page.locator(".board").get_by_role("button", name="Settler").first.click()
    page.locator(".board").get_by_role("button", name="Quarries").first.click()
    page.wait_for_function(ALL_IS_SHOWN, arg=before + 2)
    after = int(page.evaluate("window.told.at(-1).actions"))
    frames: list[Json] = ada.get(f"/tables/{table}/film", after=before, until=after).json()["frames"]
    return frames[1:]


def test_the_decisions_of_three_bots_come_one_after_the_other(new_page: NewPage, site: RunningServer) -> None:
    page = new_page(hurry=False, reduced_motion="no-preference")
    ada, table = with_three_bots(page, site)
    frames = play_a_round(page, ada, table)
    captions = page.evaluate("window.captions")
    bots = [frame for frame in frames if frame["by"] != 0]
    assert {frame["by"] for frame in bots} == {1, 2, 3}
    # the turn is the person's as soon as the server says so, but for what is still to be seen
    asked = page.evaluate("window.told.at(-1).time")
    held_up = max(one["time"] for one in page.evaluate("window.behind") if not one["behind"]) - asked
    waited = lost(page, asked, asked + held_up)
    assert held_up <= LONGEST_WAIT + 2 * A_TENTH + waited
    # a machine that is too busy to show all of it in that time leaves out the rest
    seen = len(frames) if waited < A_TENTH or held_up < LONGEST_WAIT else len(captions)
    assert [caption["at"] for caption in captions] == [frame["at"] for frame in frames[:seen]]
    assert [caption["lit"] for caption in captions[:-1]] == [frame["by"] for frame in frames[: seen - 1]]
    assert all(caption["text"].strip() for caption in captions)
    pauses = [after["time"] - before["time"] for before, after in pairwise(captions)]
    assert min(pauses) > 2 * 16, pauses  # each is on the screen before the next comes


def test_at_once_nothing_waits(new_page: NewPage, site: RunningServer) -> None:
    page = new_page(reduced_motion="no-preference")
    ada, table = with_three_bots(page, site)
    asked = requests(page)
    page.evaluate(WATCH_THE_AIR)
    assert play_a_round(page, ada, table)
    assert [one["behind"] for one in page.evaluate("window.behind")] == [False]
    assert page.evaluate("window.captions") == []
    assert page.evaluate("window.air") == []
    assert not [url for url in asked if "/film" in url]


@pytest.mark.parametrize("by", ["click", "key"])
def test_a_click_or_the_space_bar_skips_to_now(new_page: NewPage, site: RunningServer, by: str) -> None:
    page = new_page(hurry=False)
    page.add_init_script("localStorage.setItem('boriken.settings', JSON.stringify({ speed: 'slow' }))")
    table = Spectated(page, site, "puerto-rico", 2)
    for _ in range(4):
        table.move()
    behind = page.locator(".table.behind")
    expect(behind).to_have_count(1)
    if by == "key":
        page.keyboard.press("Space")
    else:
        page.locator("main .board .harbour").first.click()
    expect(behind).to_have_count(0, timeout=500.0)


def test_a_finished_game_is_played_at_ten_decisions_a_second(new_page: NewPage, site: RunningServer) -> None:
    """The last of its decisions, without leaving out one; the whole game was fetched in one request."""
    page, address = new_page(), bring(site, FOUR_PLAYED)
    film = site.guest("Ben").get(f"{address}/film").json()["frames"]
    start = film[-REPLAYED - 1]["at"]
    asked = requests(page)
    page.goto(f"{address}?at={start}")
    expect(page.get_by_label("Moment")).to_have_value(str(start))
    page.wait_for_load_state("networkidle")
    assert len([url for url in asked if "/film" in url or "/replay" in url]) == 1
    asked.clear()
    page.evaluate(WATCH_THE_CAPTIONS)
    page.get_by_role("button", name="Play", exact=True).click()
    expect(page.locator("dialog[open] table").first).to_be_visible(timeout=120_000.0)
    captions = page.evaluate("window.captions")
    assert [caption["at"] for caption in captions if caption["at"] > start] == [
        frame["at"] for frame in film[-REPLAYED:]
    ]
    first, last = captions[-REPLAYED]["time"], captions[-1]["time"]
    took, waited = ((last - first) / (REPLAYED - 1), lost(page, first, last) / (REPLAYED - 1))
    assert 0.9 * A_TENTH <= took <= 1.2 * A_TENTH + waited
    assert not [url for url in asked if "/film" in url]
