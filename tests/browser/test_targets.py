"""Whatever acts is as large as a fingertip, at every kind of question, on phones and on a tablet."""

from __future__ import annotations

import random

import pytest

from tests.browser.kit import NewPage, become, come_to, places
from tests.browser.test_questions import GAMES, MOST_GAMES, play_until
from tests.browser.touch import FINGERTIP, MISSED, ON_ITS_SIDE, PHONE, SMALL_PHONE, TABLET
from tests.server.kit import RunningServer, seated

FINGERS = {"small phone": SMALL_PHONE, "phone": PHONE, "phone on its side": ON_ITS_SIDE, "tablet": TABLET}


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
    assert not left
    assert places(found) == {}
