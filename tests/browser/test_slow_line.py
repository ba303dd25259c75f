"""A table in play on a slow line: its board and its words come late, and no raw name is seen in the meantime."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, Route, expect

from boriken.core import registry
from boriken.core.setup import Setup
from tests.browser.kit import NewPage, become
from tests.server.kit import RunningServer, play_out

NAMED = ("roles", "buildings", "cards", "goods", "ranks", "public_buildings", "tiles")
SHORTEST = 4  # letters of a name
SOME_ACTIONS = 40

# Notes every raw name that is to be read at any moment, also for a blink: text, labels and captions
NOTE = """(names) => {
    const raw = new RegExp(`\\\\b(${names.join("|")})\\\\b|[a-z]_[a-z]|\\\\{ ?\\\\$`);
    const read = ["aria-label", "title", "alt", "placeholder"];
    window.rawNames = [];
    const note = (text) => text && raw.test(text) && window.rawNames.push(text);
    const look = (node) => {
        if (node.nodeType === Node.TEXT_NODE && !node.parentElement?.closest("script, style")) note(node.data);
        if (node.nodeType === Node.ELEMENT_NODE) read.forEach((name) => note(node.getAttribute(name)));
        node.childNodes.forEach(look);
    };
    new MutationObserver((changes) => changes.forEach((change) => look(change.target))).observe(document, {
        subtree: true, childList: true, characterData: true, attributes: true, attributeFilter: read,
    });
}"""
SOME_FRAMES = """async () => {
    for (let frames = 0; frames < 5; frames++) await new Promise(requestAnimationFrame);
    return window.rawNames;
}"""


def names_of(game: str) -> list[str]:
    """The names of the things of a game: English words, which nobody reads in German, where nouns have capitals."""
    title = registry.title(game)
    facts = title.facts(Setup.of(title, 2, {}))
    return sorted({name for part in NAMED for name in facts.get(part, ()) if len(name) >= SHORTEST})


@pytest.mark.parametrize("game", ["puerto-rico", "san-juan", "anno-1503"])
def test_a_table_in_play_shows_no_raw_names(new_page: NewPage, site: RunningServer, game: str) -> None:
    person = site.guest("Ada")
    table = person.make_table("me beginner", game=game)["id"]
    play_out(site, table, until=lambda match: len(match.moves) > SOME_ACTIONS and match.actor == 0)
    page = new_page(locale="de-DE")
    become(page, site, person)
    page.add_init_script(f"({NOTE})({names_of(game)!r})")
    board, words = (re.compile(rf"/assets/{name}-[^/]*[.]js") for name in (game.replace("-", "_"), "de"))
    late_board, late_words = held_back(page, board), held_back(page, words)
    with page.expect_request(board), page.expect_request(words):  # side by side
        page.goto(f"/tables/{table}")
    assert page.evaluate(SOME_FRAMES) == []
    with page.expect_response(board):
        let_through(late_board)
    assert page.evaluate(SOME_FRAMES) == []
    expect(page.locator("main section.prompt")).to_have_count(0)
    let_through(late_words)
    expect(page.locator("main section.prompt.mine")).to_be_visible()
    assert page.evaluate(SOME_FRAMES) == []
    page.evaluate("(name) => document.querySelector('main').append(name)", names_of(game)[0])
    assert page.evaluate(SOME_FRAMES) == [names_of(game)[0]]


def held_back(page: Page, part: re.Pattern[str]) -> list[Route]:
    """Requests of the page that are to be answered later."""
    held: list[Route] = []

    def hold(route: Route) -> None:
        held.append(route)

    page.route(part, hold)
    return held


def let_through(held: list[Route]) -> None:
    while held:
        held.pop().continue_()
