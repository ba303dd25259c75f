"""Everything that carries information can be read, by day and by night: measured from pixels."""

from __future__ import annotations

import random

import pytest
from playwright.sync_api import expect

from tests.browser.contrast import unreadable
from tests.browser.kit import LAPTOP, NewPage, become, bring, my_turn, objections
from tests.browser.test_motion import FOUR_PLAYED
from tests.browser.test_questions import GAMES, MOST_GAMES, play_until
from tests.browser.touch import PHONE
from tests.server.kit import RunningServer, seated

SCREENS = [LAPTOP, PHONE["viewport"]]


@pytest.mark.look
@pytest.mark.parametrize("game", GAMES)
def test_every_question_can_be_read(new_page: NewPage, site: RunningServer, game: str) -> None:
    """Each kind on one of the screens: on a laptop and on a phone in turn."""
    people, page, choose = [site.guest("Nora"), site.guest("Ole")], new_page(), random.Random(3)
    become(page, site, people[0])
    left, found = set(GAMES[game].questions), {}
    for _ in range(MOST_GAMES):
        if not left:
            break
        table = str(seated(people, game=game, options=GAMES[game].options)["id"])
        while left and (kind := play_until(site, table, left, GAMES[game], choose, seats=(0,))):
            page.set_viewport_size(SCREENS[len(left) % 2])
            page.goto(f"/tables/{table}")
            expect(my_turn(page)).to_be_visible()
            page.wait_for_load_state("networkidle")
            found[kind] = unreadable(page)
            left.remove(kind)
    assert not left
    assert objections(found) == {}


def test_every_page_can_be_read(new_page: NewPage, site: RunningServer) -> None:
    """The first page with a game that waits, the form, the invitation from both sides, and the end."""
    ada, page, stranger = site.guest("Ada"), new_page(), new_page()
    become(page, site, ada)
    table = ada.make_table("me open", options={"expansions": "nobles"})
    ada.make_table("me beginner", game="san-juan")
    pages = {
        "home": (page, "/"),
        "form": (page, "/play/puerto-rico"),
        "invitation": (page, f"/tables/{table['id']}"),
        "invited": (stranger, f"/join/{table['id']}?invitation={table['invitation']}"),
        "end": (page, bring(site, FOUR_PLAYED)),
        "account": (page, "/account"),
    }
    found = {}
    for name, (reader, path) in pages.items():
        reader.goto(path)
        reader.wait_for_load_state("networkidle")
        found[name] = unreadable(reader)
    assert objections(found) == {}
