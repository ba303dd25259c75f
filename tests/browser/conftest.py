"""A browser and a server for it."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect, sync_playwright

from boriken.server.http.pages import STATIC
from boriken.server.settings import Settings
from tests.browser.kit import AT_ONCE, FLAGS, LAPTOP, NewPage
from tests.server.kit import RunningServer, running

PATIENCE = 30_000.0
expect.set_options(timeout=PATIENCE)


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    chromium = shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")
    assert chromium, "Chromium is not installed; make test installs it"
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium, args=FLAGS)
        yield browser
        browser.close()


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    assert (STATIC / "index.html").is_file(), "the browser table is not built; make build builds it"
    settings = Settings(data=Path(tmp_path_factory.mktemp("site")), port=0, limits=False)
    with running(settings) as server:
        yield server
        server.see_off()


@pytest.fixture
def new_page(browser: Browser, site: RunningServer) -> Iterator[NewPage]:
    """Makes pages of people who have never been here, to whom all is shown at once, or at the usual speed if they are
    not in a `hurry`; whatever a page complains about fails the test."""
    contexts: list[BrowserContext] = []
    complaints: list[str] = []

    def make(hurry: bool = True, **settings: object) -> Page:
        usual = {"base_url": site.address, "viewport": LAPTOP, "locale": "en-GB", "reduced_motion": "reduce"}
        context = browser.new_context(**{**usual, **settings})  # type: ignore[arg-type]
        context.set_default_timeout(PATIENCE)
        if hurry:
            context.add_init_script(AT_ONCE)
        contexts.append(context)
        page = context.new_page()
        page.on("pageerror", lambda error: complaints.append(str(error)))
        page.on("console", lambda said: complaints.append(said.text) if said.type == "error" else None)
        return page

    yield make
    for context in contexts:
        context.close()
    assert not [said for said in complaints if not is_expected(said)]


def is_expected(said: str) -> bool:
    """Chromium itself reports requests that fail, also where failing is what is tested."""
    return said.startswith("Failed to load resource")


@pytest.fixture
def page(new_page: NewPage) -> Page:
    return new_page()
