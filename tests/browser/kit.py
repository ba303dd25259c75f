"""People at the page: they click what it offers."""

from __future__ import annotations

import json
import random
import re
from collections.abc import Callable, Iterable
from contextlib import suppress
from typing import Literal

from playwright.sync_api import Error, Locator, Page, ViewportSize, expect

from tests.project import ROOT
from tests.server.kit import Guest, RunningServer, play_out

# A table where everything is shown at once: nobody in the tests has time to look
AT_ONCE = """try {
    const kept = JSON.parse(localStorage.getItem("boriken.settings") ?? "{}");
    localStorage.setItem("boriken.settings", JSON.stringify({ speed: "now", ...kept }));
} catch { /* a page without storage */ }"""
FLAGS = [
    *("--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-component-update"),
    "--process-per-site",  # pages of a profile share one, which need not be started for each of them
]
LAPTOP: ViewportSize = {"width": 1366, "height": 768}
NewPage = Callable[..., Page]
Click = Callable[[Page, random.Random], None]

OFFERED = 'main .board button.legal:not([aria-disabled="true"], [inert] *), main .answers button:enabled'
ARRANGED = "main .own button.circle, main .own .keep button, main .own .stock.active"
WAITING = 60_000.0
A_MOMENT = 3_000.0
MOST_CLICKS = 900
FIRST_CLICKS = 10  # at the beginning of a game whose middle the server plays
LAST_DECISIONS = 6  # of each player, at its end

MOST_TABS = 200
SIZES = {"phone": (360, 740), "tablet": (820, 1180), "laptop": (1366, 768), "television": (1920, 1080)}
AXE = (ROOT / "web/node_modules/axe-core/axe.min.js").read_text(encoding="utf-8")


def play_against_bots(
    page: Page,
    players: int,
    level: str = "Casual",
    game: str = "Puerto Rico",
    expansions: Iterable[str] = (),
    first: bool = False,
) -> None:
    """A newcomer: choose, and play; as the first player if wished, else by lot."""
    page.goto("/")
    page.get_by_role("link", name=f"Play {game}").click()
    page.get_by_role("radio", name=str(players), exact=True).check(force=True)
    page.get_by_role("radio", name=level).check(force=True)
    if expansions or first:
        page.get_by_text("Rules and options").click()
    for expansion in expansions:
        page.get_by_role("checkbox", name=expansion).first.check()
    if first:
        page.get_by_label(re.compile("First (governor|player)")).select_option("0")
    page.get_by_role("button", name="Play", exact=True).click()
    page.wait_for_url(re.compile("/tables/"))


def new_table(host: Page, players: int = 2, game: str = "Puerto Rico") -> Locator:
    """The form for a table with friends, with so many seats; the host is the first governor."""
    host.goto("/")
    host.get_by_role("link", name=f"Play {game}").click()
    form = host.locator("form")
    form.get_by_role("radio", name=str(players), exact=True).check(force=True)
    form.get_by_role("radio", name="Friends").check(force=True)
    form.get_by_text("Rules and options").click()
    form.get_by_label("First governor").select_option("0")
    return form


def set_up(form: Locator) -> None:
    form.locator("button.play").click()
    form.page.wait_for_url(re.compile("/tables/"))


def join(host: Page, guest: Page) -> None:
    """Take a seat by the link that the host sends."""
    guest.goto(host.get_by_role("textbox", name="Invite friends").input_value())
    guest.get_by_role("button", name="Take a seat").click()
    expect(guest.locator("main section.prompt")).to_be_visible()
    expect_my_turn(host)


def two_at_a_table(new_page: NewPage, game: str = "Puerto Rico") -> tuple[Page, Page]:
    host, guest = new_page(), new_page()
    set_up(new_table(host, game=game))
    join(host, guest)
    return host, guest


def at_one_screen(page: Page, *, hidden: bool = False) -> None:
    """A table with two seats for one person."""
    form = new_table(page)
    form.get_by_role("listitem").nth(1).get_by_role("combobox").select_option("me")
    form.get_by_label("Hidden points").set_checked(hidden)
    set_up(form)


def take(page: Page, role: str) -> None:
    page.locator(".board").get_by_role("button", name=re.compile(f"^{role}")).first.click()


def table_of(page: Page) -> str:
    """The server's id of the table that a page shows."""
    found = re.search(r"/tables/(\w+)", page.url)
    assert found, f"{page.url} is no table"
    return found[1]


def play_to_the_end(page: Page, choose: random.Random, click: Click | None = None) -> int:
    """Click what glows until the score sheet is there; how many clicks it took."""
    sheet = score_sheet(page)
    for clicks in range(MOST_CLICKS):
        page.wait_for_function(SOMETHING_TO_DO, timeout=WAITING)
        if sheet.is_visible():
            return clicks
        (click or answer)(page, choose)
    raise AssertionError(f"no end after {MOST_CLICKS} clicks")


def play_beginning_and_end(
    page: Page, site: RunningServer, players: int, choose: random.Random, click: Click | None = None
) -> None:
    """Click what glows at the beginning of a game and at its end; the server plays in between, at random.

    test_questions.py clicks whatever comes up in the middle.
    """
    for _ in range(FIRST_CLICKS):
        page.wait_for_function(SOMETHING_TO_DO, timeout=WAITING)
        (click or answer)(page, choose)
    play_out(site, table_of(page), but=LAST_DECISIONS * players)
    assert not score_sheet(page).is_visible()
    play_to_the_end(page, choose, click)


SOMETHING_TO_DO = f"""() => document.querySelector('dialog[open] table')
    || [...document.querySelectorAll(`{OFFERED}, {ARRANGED}`)].some(
        (offer) => offer.checkVisibility({{ visibilityProperty: true }}))"""


def answer(page: Page, choose: random.Random) -> None:
    """One answer to what is asked: an arrangement is filled in or picked and confirmed, anything else clicked.

    The board may move on between looking and clicking; then there is just nothing to click any more.
    """
    confirm = page.locator("main .answers button.primary")
    fill = page.locator("main .answers button:text-is('Fill')")
    with suppress(Error, ValueError):
        if not confirm.is_visible():
            one_of(page.locator(OFFERED), choose).click(timeout=A_MOMENT)
            return
        if fill.is_visible():
            fill.click(timeout=A_MOMENT)
        else:
            arrange(page, choose)
        if confirm.is_visible():
            while not confirm.is_enabled(timeout=A_MOMENT):
                one_more(page, choose).click(timeout=A_MOMENT)
            confirm.click(timeout=A_MOMENT)


def arrange(page: Page, choose: random.Random) -> None:
    """Click some of the circles and goods that can be arranged, two at most."""
    things = page.locator(ARRANGED).filter(visible=True)
    for _ in range(2):
        if things.count() and choose.random() < 0.7:
            one_of(things, choose).click(timeout=A_MOMENT)


def one_more(page: Page, choose: random.Random) -> Locator:
    """Something that is not chosen yet, or where there is nothing else another of the same sort."""
    fresh = page.locator("main .board button.legal:not(.chosen)")
    return one_of(fresh if fresh.filter(visible=True).count() else page.locator("main .board button.legal"), choose)


def one_of(things: Locator, choose: random.Random) -> Locator:
    """Any one of those that can be seen; a ValueError if there is none."""
    seen = things.filter(visible=True)
    return seen.nth(choose.randrange(seen.count()))


def come_to(page: Page, table: str, kind: str) -> None:
    """Look at a table until it asks this; a page that is there already follows what the others do."""
    if not page.url.endswith(f"/tables/{table}"):
        page.goto(f"/tables/{table}")
    expect(page.locator(f'.board[data-ask="{kind}"]')).to_be_visible()
    page.wait_for_load_state("networkidle")


# A finger taps one of the things on the board that explain themselves: such as can be done where there are any
TAP_TO_READ = """(which) => {
    const seen = [...document.querySelectorAll('main .board button.spot')]
        .filter((one) => one.checkVisibility({ visibilityProperty: true }) && !one.closest('[inert]'));
    const [legal, others] = [true, false].map((may) => seen.filter((one) => one.matches('.legal') === may));
    const things = legal.length && which % 2 ? legal : others;
    const thing = things[which % things.length];
    for (const way of ['pointerdown', 'pointerup'])
        thing?.dispatchEvent(new PointerEvent(way, { pointerType: 'touch', bubbles: true }));
    thing?.dispatchEvent(new MouseEvent('click', { detail: 1, bubbles: true }));
}"""


def read_about(page: Page, which: int) -> None:
    """Open the explanation of something on the board, any one for each number, by touch."""
    page.evaluate(TAP_TO_READ, which)
    page.wait_for_load_state("networkidle")


def refusals(page: Page) -> list[str]:
    """Refusals of the server from now on: a page that clicks its way through a game should never be refused."""
    refused: list[str] = []
    page.on("response", lambda answer: refused.append(answer.text()) if answer.status == 422 else None)
    return refused


def become(page: Page, site: RunningServer, person: Guest) -> None:
    """This browser is that person's."""
    cookies = [(cookie.name, cookie.value or "") for cookie in person.http.cookies.jar]
    page.context.add_cookies([{"name": name, "value": value, "url": site.address} for name, value in cookies])


def score_sheet(page: Page) -> Locator:
    return page.locator("dialog[open] table").first


def expect_no_sideways_scrolling(page: Page) -> None:
    wider = page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth")
    assert wider <= 0, f"the page is {wider} pixels too wide"


def expect_my_turn(page: Page) -> None:
    expect(my_turn(page)).to_be_visible(timeout=WAITING)


def my_turn(page: Page) -> Locator:
    """The question that the board asks its viewer."""
    return page.locator("main section.prompt.mine")


COLOURS = ["color-contrast", "link-in-text-block"]  # the rules of axe that look at colours


def tab_to(thing: Locator) -> None:
    """Press Tab until the focus is there."""
    thing.wait_for()
    for _ in range(MOST_TABS):
        if thing.evaluate("one => one === document.activeElement"):
            return
        thing.page.keyboard.press("Tab")
    raise AssertionError("Tab does not lead there")


def violations(page: Page, *, by_night: bool = True) -> list[str]:
    """Faults that axe finds by day and by night, in one line each. By night only the colours are others."""
    page.evaluate(AXE)
    found: list[str] = []
    rules: dict[Literal["light", "dark"], object] = {
        "light": {},
        "dark": {"runOnly": {"type": "rule", "values": COLOURS}},
    }
    if not by_night:
        del rules["dark"]
    for light, only in rules.items():
        page.emulate_media(color_scheme=light)
        wrong = page.evaluate(
            "async (only) => (await axe.run({ resultTypes: ['violations'], ...only })).violations", only
        )
        found += [
            f"{light}, {one['id']}: {json.dumps([node['html'][:150] for node in one['nodes'][:3]])}" for one in wrong
        ]
    return found


def objections(found: dict[str, list[str]]) -> dict[str, list[str]]:
    return {page: what for page, what in found.items() if what}


def places(found: dict[str, list[str]]) -> dict[str, list[str]]:
    """The other way round: by what is wrong, the first places where it is."""
    wrong: dict[str, list[str]] = {}
    for place, things in found.items():
        for thing in things:
            wrong.setdefault(thing, []).append(place)
    return {thing: where[:3] for thing, where in wrong.items()}


def expect_whole_board(page: Page) -> None:
    """Nothing scrolls, neither the page nor a part of it that would hide something."""
    taller = page.evaluate("document.documentElement.scrollHeight - document.documentElement.clientHeight")
    assert taller <= 0
    cut = page.evaluate("""() => [...document.querySelectorAll('main *')]
        .filter((one) => one.scrollHeight > one.clientHeight + 2 && getComputedStyle(one).overflowY === 'auto')
        .map((one) => one.className)""")
    assert not cut


def bring(site: RunningServer, record: str) -> str:
    """The address of a table with a finished game."""
    made = site.guest("Archivist").bring(record, public=1)
    assert made.status_code == 201, made.text
    return f"/tables/{made.json()['id']}"
