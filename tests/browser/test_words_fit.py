"""Names on role cards can be read in every language and on every screen, however many cards there are."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page

from boriken import Match, new_match
from boriken.core.randomness import Random
from tests.browser.kit import NewPage, bring
from tests.server.kit import RunningServer

LANGUAGES = ["en", "de", "nl", "es"]
WIDTHS = {360: 740, 390: 844, 820: 1180, 1366: 768, 1920: 1080, 2560: 1440}
MOMENT = 0.3  # of the game, when roles are taken and doubloons lie on others
GAMES = {
    "puerto-rico": {"players": 5, "expansions": "new-buildings,nobles,buccaneer,festival", "edition": "2020"},
    "san-juan": {"players": 4},
}

# Names that are cut off, lie under something, or leave their card
UNREADABLE = """() => [...document.querySelectorAll('.board .role-card')].flatMap((card) => {
    const name = card.querySelector('.name'), words = document.createRange();
    words.selectNodeContents(name);
    const text = words.getBoundingClientRect(), around = card.getBoundingClientRect();
    const covers = (box) => Math.min(text.right, box.right) - Math.max(text.left, box.left) > 1
        && Math.min(text.bottom, box.bottom) - Math.max(text.top, box.top) > 1;
    const wrong = [...card.children].filter((other) => other !== name && other.checkVisibility()
        && other.childElementCount && covers(other.getBoundingClientRect())).map((other) => other.classList[0]);
    if (name.scrollWidth > name.clientWidth || name.scrollHeight > name.clientHeight + 2) wrong.push('cut off');
    if (text.right > around.right || text.bottom > around.bottom || text.top < around.top) wrong.push('outside');
    return wrong.map((why) => `${name.textContent}: ${why}`);
})"""


# Until the page is laid out anew
DRAWN = "() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))"


def random_game(game: str) -> Match:
    match, choice = new_match(game, seed=5, **GAMES[game]), Random(5)  # type: ignore[arg-type]
    while not match.over:
        choices = match.choices()
        match.play(choices[choice.below(len(choices))])
    return match


def unreadable(page: Page) -> dict[int, list[str]]:
    """By the width of the screen."""
    found = {}
    for width, height in WIDTHS.items():
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate(DRAWN)
        found[width] = page.evaluate(UNREADABLE)
    return {width: names for width, names in found.items() if names}


@pytest.mark.parametrize("game", GAMES)
def test_names_of_roles_can_be_read(new_page: NewPage, site: RunningServer, game: str) -> None:
    match = random_game(game)
    address, found = bring(site, match.record()), {}
    for language in LANGUAGES:
        page = new_page(locale=language)
        page.goto(f"{address}?at={int(MOMENT * len(match.moves))}")
        page.locator(".board .role-card").first.wait_for()
        found[language] = unreadable(page)
    assert not {language: names for language, names in found.items() if names}
