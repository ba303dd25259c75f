"""No word is cut off or lies over another, in every language and on every screen, however many cards there are."""

from __future__ import annotations

import random
from typing import Any

import pytest
from playwright.sync_api import Page

from boriken import Match, new_match
from boriken.core.randomness import Random
from tests.browser.kit import NewPage, become, bring, come_to, places, read_about
from tests.browser.test_questions import GAMES as QUESTIONS
from tests.browser.test_questions import MOST_GAMES, play_until
from tests.server.kit import Guest, RunningServer, play_out, seated

LANGUAGES = ["en", "de", "nl", "es"]
WIDTHS = {360: 740, 390: 844, 820: 1180, 1366: 768, 1920: 1080, 2560: 1440}
MOMENT = 0.3  # of the game, when roles are taken and doubloons lie on others
GAMES: dict[str, dict[str, Any]] = {
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


# Words that something cuts off, and words of different things that lie over each other. What scrolls or lies under a
# sheet is not in sight, and an explanation or a dialog lies over all the rest. Where the mark of a seat is a link,
# its name is for those who listen. The question lies over nothing that can be done now.
MISFITS = """() => {
    const shown = [], wrong = [], range = document.createRange();
    const open = document.querySelector('dialog[open]');
    const walker = document.createTreeWalker(open ?? document.body, NodeFilter.SHOW_TEXT);
    const scrolls = (style) => /auto|scroll/.test(style.overflowX + style.overflowY);
    const clips = (style) => style.overflowX !== 'visible' || style.overflowY !== 'visible';
    const inSight = (box, around) => ({
        left: Math.max(box.left, around.left), right: Math.min(box.right, around.right),
        top: Math.max(box.top, around.top), bottom: Math.min(box.bottom, around.bottom), height: box.height,
    });
    while (walker.nextNode()) {
        const node = walker.currentNode, element = node.parentElement;
        if (!/[\\p{L}\\p{N}]/u.test(node.data) || !element.checkVisibility({ visibilityProperty: true })) continue;
        if (element.closest('.hidden-visually, select, noscript, script, .skip, .compact :is(a, .name)')) continue;
        range.selectNodeContents(node);
        const text = node.data.trim().slice(0, 40), where = element.getAttribute('class') ?? element.nodeName;
        const whole = range.getBoundingClientRect();
        if (whole.width < 2 || whole.bottom < 0 || whole.top > innerHeight) continue;
        if (whole.right > innerWidth + 1) wrong.push(`${text}: off the screen (${where})`);
        let boxes = [...range.getClientRects()], cuts = true;
        for (let box = element; box && box !== document.body; box = box.parentElement) {
            const style = getComputedStyle(box), around = box.getBoundingClientRect();
            if (!clips(style)) continue;
            boxes = boxes.map((one) => inSight(one, around));
            if (scrolls(style)) cuts = false;
            const out = whole.right > around.right + 1.5 || whole.left < around.left - 1.5;
            if (cuts && (out || whole.bottom > around.bottom + 3.5)) wrong.push(`${text}: cut off (${where})`);
        }
        for (const box of boxes) {
            const hit = document.elementFromPoint((box.left + box.right) / 2, (box.top + box.bottom) / 2);
            if (!hit || !(element === hit || element.contains(hit) || hit.contains(element))) continue;
            shown.push({ text, where, element, box, slack: box.height * 0.22, over: element.closest('.explain') });
        }
    }
    shown.forEach((one, at) => shown.slice(at + 1).forEach((other) => {
        if (one.over !== other.over) return;
        if (one.element.contains(other.element) || other.element.contains(one.element)) return;
        const wide = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
        const high = Math.min(one.box.bottom - one.slack, other.box.bottom - other.slack)
            - Math.max(one.box.top + one.slack, other.box.top + other.slack);
        if (wide > 1.5 && high > 1.5) wrong.push(`${one.text} lies over ${other.text} (${one.where}, ${other.where})`);
    }));
    for (const offer of document.querySelectorAll('main .board button.legal')) {
        const { left, right, top, bottom } = offer.getBoundingClientRect();
        const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
        if (!open && !offer.closest('.prompt, [inert]') && hit?.closest('section.prompt'))
            wrong.push(`${offer.textContent.trim().slice(0, 40)}: under the question`);
    }
    return [...new Set(wrong)];
}"""

# Until the page is laid out anew
DRAWN = "() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))"


def random_game(game: str) -> Match:
    match, choice = new_match(game, seed=5, **GAMES[game]), Random(5)
    while not match.over:
        choices = match.choices()
        match.play(choices[choice.below(len(choices))])
    return match


def unreadable(page: Page, look: str = UNREADABLE, tall: int = 0) -> dict[int, list[str]]:
    """By the width of the screen."""
    found = {}
    for width, height in WIDTHS.items():
        page.set_viewport_size({"width": width, "height": max(height, tall)})
        page.evaluate(DRAWN)
        found[width] = page.evaluate(look)
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


NAMES = ["Ana", "Ben", "Cleo", "Dan", "Eva"]
PLAYERS = {"puerto-rico": 5, "san-juan": 4, "anno-1503": 4}
CROWDED = MOST_GAMES // 2  # so many games with the most players
TALL = 2_400  # pixels that hold the whole of a page that scrolls


def misfits(
    new_page: NewPage, site: RunningServer, person: Guest, path: str, ready: str, tall: int = 0
) -> dict[str, Any]:
    """By language and width."""
    found = {}
    for language in LANGUAGES:
        page = new_page(locale=language)
        become(page, site, person)
        page.goto(path)
        page.locator(ready).first.wait_for()
        page.wait_for_load_state("networkidle")
        found[language] = unreadable(page, MISFITS, tall)
    return {language: words for language, words in found.items() if words}


@pytest.mark.look
@pytest.mark.parametrize("game", PLAYERS)
def test_words_fit_at_ones_own_table(new_page: NewPage, site: RunningServer, game: str) -> None:
    """At every kind of question, with all expansions and the most players: board, log and something explained.

    What is asked of two players alone is looked at with two.
    """
    people = [site.guest(name) for name in NAMES[: PLAYERS[game]]]
    pages, choose = {language: new_page(locale=language) for language in LANGUAGES}, random.Random(3)
    for page in pages.values():
        become(page, site, people[0])
    left, found = set(QUESTIONS[game].questions), dict[str, list[str]]()
    for number in range(MOST_GAMES):
        if not left:
            break
        company = people if number < CROWDED else people[:2]
        table = str(seated(company, game=game, options=QUESTIONS[game].options)["id"])
        while left and (kind := play_until(site, table, left, QUESTIONS[game], choose, seats=(0,))):
            for language, page in pages.items():
                come_to(page, table, kind)
                found |= {f"{kind}, {language}, {width}": words for width, words in explained(page, len(left)).items()}
            left.remove(kind)
    assert not left
    assert places(found) == {}


def explained(page: Page, turn: int) -> dict[int, list[str]]:
    """By width: the board without a word about anything, with something explained, and with the log."""
    found: dict[int, list[str]] = {}
    for width, height in WIDTHS.items():
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate(DRAWN)
        found[width] = page.evaluate(MISFITS)
        read_about(page, turn + width)
        found[width] += page.evaluate(MISFITS)
        page.keyboard.press("Escape")
        log = page.locator("main .tabs .log, .table > button").filter(visible=True)
        if log.count():
            log.first.click()
            found[width] += page.evaluate(MISFITS)
            page.locator(".table > button").click()
    return {width: sorted(set(words)) for width, words in found.items() if words}


PLACES = {
    "home": ("/", "article"),
    "form": ("/play/puerto-rico", "form"),
    "invitation": ("/tables/{gathering}", "main h1, main h2"),
    "end": ("/tables/{over}", "dialog[open] table"),
}
COSTLY = ("home", "end")  # half a minute each


@pytest.mark.parametrize(
    "place", [pytest.param(place, marks=[pytest.mark.look] if place in COSTLY else []) for place in PLACES]
)
def test_words_fit_on_every_page(new_page: NewPage, site: RunningServer, place: str) -> None:
    path, ready = PLACES[place]
    people = [site.guest("Ana"), site.guest("Ben")]
    gathering = people[0].make_table("me open", options={"expansions": "nobles"})["id"] if "{" in path else ""
    over = str(seated(people)["id"]) if place == "end" else ""
    if over:
        play_out(site, over)
    assert misfits(new_page, site, people[0], path.format(gathering=gathering, over=over), ready, TALL) == {}
