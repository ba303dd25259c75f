"""A browser and a server for it."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect, sync_playwright

from boriken.server.http.pages import STATIC
from boriken.server.settings import Settings
from tests.browser.kit import AT_ONCE, FLAGS, LAPTOP, NewPage
from tests.server.kit import RunningServer, running
from tools import system

PATIENCE = 30_000.0
MOST_IDLE = 6  # profiles that wait for their next person
OF_A_PAGE = ("viewport", "reduced_motion")  # settings that any page can have, whatever its profile
expect.set_options(timeout=PATIENCE)


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    chromium = system.browser()
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


class Profiles:
    """Profiles of the browser: a new one costs the time of a test, so they are used again.

    A page of each stays open, on a picture: by it the process lives on, and what the others have stored is removed.
    """

    def __init__(self, browser: Browser, site: RunningServer) -> None:
        self.browser = browser
        self.usual = {"base_url": site.address, "viewport": LAPTOP, "locale": "en-GB", "reduced_motion": "reduce"}
        self.idle: list[tuple[str, BrowserContext]] = []
        self.sorts: dict[BrowserContext, str] = {}

    def take(self, settings: dict[str, object], *, hurry: bool) -> BrowserContext:
        """A profile of somebody who has never been here, and wants to see all at once if they are in a hurry."""
        sort = json.dumps([hurry, settings], sort_keys=True)
        for place, (found, context) in enumerate(self.idle):
            if found == sort:
                del self.idle[place]
                return context
        context = self.browser.new_context(**{**self.usual, **settings})  # type: ignore[arg-type]
        context.set_default_timeout(PATIENCE)
        if hurry:
            context.add_init_script(AT_ONCE)
        if "base_url" not in settings:  # another server closes before long
            context.new_page().goto("/icon.svg")
            self.sorts[context] = sort
        return context

    def give_back(self, context: BrowserContext) -> None:
        """Forget everything about who had it, or close it; a test may have done so already."""
        if context not in self.sorts or not context.pages or not context.pages[0].url.endswith("/icon.svg"):
            context.close()
            return
        stays, *others = context.pages
        for page in others:
            page.close()
        context.set_offline(False)
        context.unroute_all()
        context.clear_permissions()
        context.clear_cookies()
        stays.evaluate("localStorage.clear()")
        self.idle.append((self.sorts[context], context))
        if len(self.idle) > MOST_IDLE:
            self.idle.pop(0)[1].close()


@pytest.fixture(scope="session")
def profiles(browser: Browser, site: RunningServer) -> Profiles:
    return Profiles(browser, site)


@pytest.fixture
def new_page(profiles: Profiles) -> Iterator[NewPage]:
    """Makes pages of people who have never been here, to whom all is shown at once, or at the usual speed if they are
    not in a `hurry`; whatever a page complains about fails the test."""
    contexts: list[BrowserContext] = []
    complaints: list[str] = []

    def make(hurry: bool = True, **settings: Any) -> Page:
        own = {name: settings.pop(name) for name in OF_A_PAGE if name in settings and "is_mobile" not in settings}
        context = profiles.take(settings, hurry=hurry)
        contexts.append(context)
        page = context.new_page()
        if "viewport" in own:
            page.set_viewport_size(own["viewport"])
        if "reduced_motion" in own:
            page.emulate_media(reduced_motion=own["reduced_motion"])
        page.on("pageerror", lambda error: complaints.append(str(error)))
        page.on("console", lambda said: complaints.append(said.text) if said.type == "error" else None)
        return page

    yield make
    for context in contexts:
        profiles.give_back(context)
    assert not [said for said in complaints if not is_expected(said)]


def is_expected(said: str) -> bool:
    """Chromium itself reports requests that fail, also where failing is what is tested."""
    return said.startswith("Failed to load resource")


@pytest.fixture
def page(new_page: NewPage) -> Page:
    return new_page()
