"""How soon a page is there, how much memory it holds, and how soon a move is seen by the other at the table.

Two browsers, a table for two, a server, all on this machine. For the first page and for a table: the largest contentful
paint (the median of several first visits) and the heap after a collection. Then two people play by clicks: the time
from the click in one browser to the frame in which the other shows the new line of the log. Needs the browser table
(`make web`) and Chromium.

    python -m bench.browser --moves 100
"""

from __future__ import annotations

import argparse
import random
import shutil
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress

from playwright.sync_api import Browser, Page, Playwright, expect, sync_playwright
from playwright.sync_api import TimeoutError as TooLateError

from bench.server import percentile
from tests.browser.kit import AT_ONCE, FLAGS, LAPTOP, answer, join, my_turn, new_table, score_sheet, set_up
from tools.serving import serving

PATIENCE = 60_000.0  # milliseconds
VISITS = 5
LARGEST = """() => new Promise((found) => new PerformanceObserver((list) => found(list.getEntries().at(-1).startTime))
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
    chromium = shutil.which("chromium") or shutil.which("google-chrome")
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


def visit(browser: Browser, address: str, path: str, ready: str) -> tuple[float, float]:
    """Milliseconds to the largest paint of somebody's first visit, and MB of heap afterwards."""
    page = somebody(browser, address)
    page.goto(path)
    page.locator(ready).first.wait_for()
    page.wait_for_load_state("networkidle")
    painted = float(page.evaluate(LARGEST))
    wire = page.context.new_cdp_session(page)
    wire.send("HeapProfiler.collectGarbage")
    wire.send("Performance.enable")
    metrics = {metric["name"]: metric["value"] for metric in wire.send("Performance.getMetrics")["metrics"]}
    page.context.close()
    return painted, metrics["JSHeapUsedSize"] / 1e6


def print_visits(browser: Browser, address: str, pages: dict[str, tuple[str, str]]) -> None:
    for name, (path, ready) in pages.items():
        visits = [visit(browser, address, path, ready) for _ in range(VISITS)]
        painted, heap = (sorted(values)[VISITS // 2] for values in zip(*visits, strict=True))
        print(f"{name:6} largest contentful paint {painted:5.0f} ms, heap {heap:4.1f} MB")


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
    wanted = parser.parse_args()
    expect.set_options(timeout=PATIENCE)
    with (
        sync_playwright() as playwright,
        serving("--no-limits") as (_, address),
        two_at_a_table(playwright, address) as (host, guest),
    ):
        table = host.url.removeprefix(address)
        pages = {"home": ("/", "article svg"), "table": (table, "main section.prompt")}
        browser = host.context.browser
        assert browser is not None
        print_visits(browser, address, pages)
        seconds = play(host, guest, wanted.moves, random.Random(wanted.seed))
    print(f"{len(seconds)} moves, from the click to the frame in the other browser")
    print(f"median {percentile(seconds, 0.5):6.0f} ms")
    print(f"95 %   {percentile(seconds, 0.95):6.0f} ms")
    print(f"worst  {percentile(seconds, 1.0):6.0f} ms")


if __name__ == "__main__":
    main()
