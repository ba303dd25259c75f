"""Takes the pictures of the browser table for README and docs: pages on a laptop and on a phone, by day and by night.

Needs the browser table to be built (`make web`) and Chromium. The game is always the same one.
"""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import Browser, Page, ViewportSize, sync_playwright

from boriken import Match, new_match
from boriken.bots.asking import decide
from boriken.bots.registry import make_bot

ROOT = Path(__file__).parents[1]
IMAGES = ROOT / "docs" / "images"
NAMES = ["Anaïs", "Björn", "Carmen", "Dirk"]
SEED, LEVEL = 7, "skilled"
MOMENT = 0.75  # of the game
LAPTOP: ViewportSize = {"width": 1366, "height": 768}
PHONE: ViewportSize = {"width": 360, "height": 740}
FLAGS = ["--no-sandbox", "--disable-gpu"]


@contextmanager
def serving() -> Iterator[str]:
    """The address of a server with nothing in it."""
    with tempfile.TemporaryDirectory() as folder:
        command = [
            sys.executable,
            "-c",
            "from boriken.cli import main; main()",
            "serve",
            "--data",
            folder,
            "--port",
            "0",
        ]
        server = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        try:
            assert server.stdout is not None
            address = re.search(r"\w+://\S+", server.stdout.readline())
            assert address, "the server does not start"
            yield address[0]
        finally:
            server.terminate()
            server.wait()


def play() -> Match:
    """A game of four good players."""
    match = new_match("puerto-rico", players=len(NAMES), names=NAMES, seed=SEED, first_governor=0)
    bot = make_bot(LEVEL, match.title, seed=SEED)
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


def take(browser: Browser, address: str, match: Match) -> None:
    moment = int(MOMENT * len(match.moves))
    for size, view in (("laptop", LAPTOP), ("phone", PHONE)):
        for scheme in ("light", "dark"):
            context = browser.new_context(
                base_url=address, viewport=view, color_scheme=scheme, locale="en-GB", reduced_motion="reduce"
            )
            page = context.new_page()
            game = bring(page, match)
            pages = {"home": "/", "table": f"{game}?at={moment}", "end": game, "about": "/about", "account": "/account"}
            for name, path in pages.items():
                if scheme == "dark" and name not in ("home", "table"):
                    continue
                page.goto(path)
                page.wait_for_load_state("networkidle")
                page.wait_for_timeout(500)
                page.screenshot(path=IMAGES / f"{name}{SUFFIXES[size, scheme]}.jpg", type="jpeg", quality=82)
            context.close()


SUFFIXES = {
    ("laptop", "light"): "",
    ("laptop", "dark"): "-night",
    ("phone", "light"): "-phone",
    ("phone", "dark"): "-phone-night",
}


def main() -> None:
    chromium = shutil.which("chromium") or shutil.which("google-chrome")
    if chromium is None:
        sys.exit("Chromium is not installed.")
    with serving() as address, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium, args=FLAGS)
        take(browser, address, play())
        browser.close()


if __name__ == "__main__":
    main()
