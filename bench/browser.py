"""How soon a page is there, how much memory it holds, and how soon a move is seen by the other at the table.

Two browsers, a table for two, a server, all on this machine. For the first page and for a table of each game: the
largest contentful paint (the median of several first visits), the time of the page's processor, which other programs
change little, and the heap after a collection; with `--beside` of another server as well, such as one that runs an
earlier version, in turn with ours. Then two people play by clicks: the time from the click in one browser to the frame
in which the other shows the new line of the log. Needs the browser table (`make web`) and Chromium.

    python -m bench.browser --moves 100
    python -m bench.browser --moves 0 --visits 9 --beside http://127.0.0.1:8001
"""

from __future__ import annotations

import argparse
import random
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from statistics import median

import httpx2 as httpx
from playwright.sync_api import Browser, CDPSession, Page, Playwright, expect, sync_playwright
from playwright.sync_api import TimeoutError as TooLateError

from bench.server import percentile
from tests.browser.kit import AT_ONCE, FLAGS, LAPTOP, answer, join, my_turn, new_table, score_sheet, set_up
from tools import system
from tools.serving import serving

PATIENCE = 60_000.0  # milliseconds
GAMES = ("puerto-rico", "san-juan", "anno-1503")
LARGEST = """new Promise((found) => new PerformanceObserver((list) => found(list.getEntries().at(-1).startTime))
    .observe({ type: "largest-contentful-paint", buffered: true }))"""
NO_NEWS = 1_000.0  # milliseconds after which a click cannot have been a move: it chose a good, say

WATCH = """() => {
    const now = () => performance.timeOrigin + performance.now();
    document.addEventListener("click", () => (window.clicked = now()), { capture: true });
    const painted = () => requestAnimationFrame(() => setTimeout(() => (window.seen ??= now())));
    new MutationObserver(painted).observe(document.querySelector("aside [role=tabpanel]"), {
        childList: true, subtree: true, characterData: true
    });
}"""


@contextmanager
def two_at_a_table(playwright: Playwright, address: str) -> Iterator[tuple[Page, Page]]:
    """Each in a browser of their own."""
    chromium = system.browser()
    if chromium is None:
        sys.exit("Chromium is not installed.")
    browsers = [playwright.chromium.launch(executable_path=chromium, args=FLAGS) for _ in range(2)]
    try:
        host, guest = (somebody(browser, address) for browser in browsers)
        set_up(new_table(host))
        join(host, guest)
        for page in (host, guest):
            page.evaluate(WATCH)
        yield host, guest
    finally:
        for browser in browsers:
            browser.close()


def somebody(browser: Browser, address: str) -> Page:
    context = browser.new_context(base_url=address, viewport=LAPTOP, locale="en-GB")
    context.add_init_script(AT_ONCE)
    return context.new_page()


def visit(browser: Browser, address: str, path: str) -> tuple[float, float, float]:
    """Of somebody's first visit: milliseconds to the largest paint and of the page's processor, and MB of heap.

    Asked without Playwright's locators: they look at every element of the page, and the heap would hold that as well.
    """
    page = somebody(browser, address)
    wire = page.context.new_cdp_session(page)
    wire.send("Performance.enable", {"timeDomain": "threadTicks"})
    page.goto(path)
    page.wait_for_load_state("networkidle")
    painted = float(wire.send("Runtime.evaluate", {"expression": LARGEST, "awaitPromise": True})["result"]["value"])
    busy = metrics(wire)["TaskDuration"] * 1e3
    wire.send("HeapProfiler.collectGarbage")
    heap = metrics(wire)["JSHeapUsedSize"] / 1e6
    page.context.close()
    return painted, busy, heap


def metrics(wire: CDPSession) -> dict[str, float]:
    return {metric["name"]: metric["value"] for metric in wire.send("Performance.getMetrics")["metrics"]}


def public_table(address: str, game: str) -> str:
    """The path of a table at which somebody plays with a bot, and is asked something."""
    with httpx.Client(base_url=f"{address}/api", trust_env=False) as http:
        http.headers["X-CSRF-Token"] = http.post("/me", json={"name": "Ada"}).raise_for_status().json()["csrf"]
        seats = [{"kind": "me"}, {"kind": "bot", "level": "beginner"}]
        wish = {"game": game, "players": len(seats), "seats": seats, "private": False}
        return f"/tables/{http.post('/tables', json=wish).raise_for_status().json()['id']}"


def print_visits(browser: Browser, addresses: list[str], visits: int) -> None:
    """The medians of every page, with all servers visited in turn."""
    for name in ("home", *GAMES):
        paths = {address: public_table(address, name) if name in GAMES else "/" for address in addresses}
        rounds = [[visit(browser, address, path) for address, path in paths.items()] for _ in range(visits)]
        for address, visited in zip(paths, zip(*rounds, strict=True), strict=True):
            painted, busy, heap = (median(values) for values in zip(*visited, strict=True))
            told = f"{painted:5.0f} ms, processor {busy:4.0f} ms, heap {heap:4.1f} MB"
            print(f"{name:12} largest contentful paint {told}  ({address})", flush=True)


def play(host: Page, guest: Page, moves: int, choose: random.Random) -> list[float]:
    """For each move the seconds until the other saw it."""
    seconds: list[float] = []
    while len(seconds) < moves and not score_sheet(host).is_visible():
        mover, other = (host, guest) if my_turn(host).is_visible() else (guest, host)
        other.evaluate("window.seen = undefined")
        answer(mover, choose)
        with suppress(TooLateError):
            other.wait_for_function("() => window.seen !== undefined", timeout=NO_NEWS)
            seconds.append((other.evaluate("window.seen") - mover.evaluate("window.clicked")) / 1000.0)
    return seconds


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--moves", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--visits", type=int, default=5)
    parser.add_argument("--beside", metavar="ADDRESS", action="append", default=[], help="another server to visit")
    wanted = parser.parse_args()
    expect.set_options(timeout=PATIENCE)
    with (
        sync_playwright() as playwright,
        serving("--no-limits") as (_, address),
        two_at_a_table(playwright, address) as (host, guest),
    ):
        browser = host.context.browser
        assert browser is not None
        print_visits(browser, [address, *wanted.beside], wanted.visits)
        seconds = play(host, guest, wanted.moves, random.Random(wanted.seed))
    if not seconds:
        return
    print(f"{len(seconds)} moves, from the click to the frame in the other browser")
    print(f"median {percentile(seconds, 0.5):6.0f} ms")
    print(f"95 %   {percentile(seconds, 0.95):6.0f} ms")
    print(f"worst  {percentile(seconds, 1.0):6.0f} ms")


if __name__ == "__main__":
    main()
