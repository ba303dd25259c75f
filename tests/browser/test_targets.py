"""Whatever acts is as large as a fingertip, at every kind of question and on every page, on phones and on a tablet."""

from __future__ import annotations

import random

import pytest
from playwright.sync_api import Page

from boriken.puzzles.puzzle import puzzles_of
from tests.browser.kit import NewPage, become, come_to, places
from tests.browser.test_questions import GAMES, MOST_GAMES, play_until
from tests.browser.touch import (
    FINGERTIP,
    MISSED,
    MISSED_ON_A_PAGE,
    ON_ITS_SIDE,
    PHONE,
    SMALL_PHONE,
    TABLET,
    UNFOLDED,
)
from tests.server.kit import RunningServer, play_out, seated

FINGERS = {"small phone": SMALL_PHONE, "phone": PHONE, "phone on its side": ON_ITS_SIDE, "tablet": TABLET}
AROUND_THE_BOARDS = (
    *("/", "/play/puerto-rico", "/learn", "/rules/san-juan", "/puzzles"),
    *("/statistics", "/account", "/analysis", "/about"),
)


@pytest.mark.look
@pytest.mark.parametrize("game", GAMES)
def test_a_fingertip_hits_what_it_aims_at(new_page: NewPage, site: RunningServer, game: str) -> None:
    people, choose = [site.guest("Nora"), site.guest("Ole")], random.Random(3)
    pages = {device: new_page(**settings) for device, settings in FINGERS.items()}
    for page in pages.values():
        become(page, site, people[0])
    left, found = set(GAMES[game].questions), dict[str, list[str]]()
    for _ in range(MOST_GAMES):
        if not left:
            break
        table = str(seated(people, game=game, options=GAMES[game].options)["id"])
        while left and (kind := play_until(site, table, left, GAMES[game], choose, seats=(0,))):
            left.remove(kind)
            for device, page in pages.items():
                come_to(page, table, kind)
                found[f"{kind}, {device}"] = page.evaluate(MISSED, FINGERTIP)
                found[f"{kind}, {device}, own board up or down"] = with_the_sheet_moved(page)
    assert not left
    assert places(found) == {}


def with_the_sheet_moved(page: Page) -> list[str]:
    """Things that are missed when one's own board, a sheet, is pulled up, or down if it was up."""
    handle = page.locator("main button.handle")
    if not handle.is_visible():
        return []
    handle.tap()
    missed: list[str] = page.evaluate(MISSED, FINGERTIP)
    return missed


@pytest.mark.parametrize(
    "device", ["phone", *(pytest.param(device, marks=pytest.mark.look) for device in ("phone on its side", "tablet"))]
)
def test_a_fingertip_hits_what_it_aims_at_on_every_page(new_page: NewPage, site: RunningServer, device: str) -> None:
    """Around the boards: all that is pressed, chosen or unfolded, and links that stand by themselves."""
    people, page = [site.guest("Nora"), site.guest("Ole")], new_page(**FINGERS[device])
    become(page, site, people[0])
    table, over = people[0].make_table("me open", options={"expansions": "nobles"}), str(seated(people)["id"])
    play_out(site, over)
    paths = {
        "invitation": f"/tables/{table['id']}",
        "invited": f"/join/{table['id']}?invitation={table['invitation']}",
        "end": f"/tables/{over}",
        "replay": f"/tables/{over}?at=30",
        "lesson": "/learn/san-juan/first",
        "puzzle": f"/puzzles/{puzzles_of('san-juan')[0].id}",
        **{path: path for path in AROUND_THE_BOARDS},
    }
    found = {}
    for name, path in paths.items():
        page.goto(path)
        page.locator("main :is(h1, h2, section.prompt)").first.wait_for()
        page.wait_for_load_state("networkidle")
        page.evaluate(UNFOLDED)
        found[name] = page.evaluate(MISSED_ON_A_PAGE, FINGERTIP)
    assert places(found) == {}
