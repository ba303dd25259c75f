"""Whatever acts is as large as a fingertip, at every kind of question, on phones and on a tablet."""

from __future__ import annotations

import random

import pytest

from tests.browser.kit import NewPage, become, come_to, places
from tests.browser.test_questions import GAMES, MOST_GAMES, play_until
from tests.browser.touch import ON_ITS_SIDE, PHONE, SMALL_PHONE, TABLET
from tests.server.kit import RunningServer, seated

FINGERS = {"small phone": SMALL_PHONE, "phone": PHONE, "phone on its side": ON_ITS_SIDE, "tablet": TABLET}
FINGERTIP = 43  # pixels: a target of 44, less what is rounded

# What can be tapped, and how far a fingertip may stray from its middle to both sides, above and below, if that is less
# than a fingertip's room. What lies under a sheet is drawn up first. A circle's tile or building does what the circle does.
MISSED = """(fingertip) => {
    const acts = ['main .board button.legal', 'main .answers button', 'main button.circle', 'main .keep button',
        'main .strip button', 'main .tabs button', 'main button.handle', 'main button.rules', 'header button', 'header a',
        '.explain button', 'aside.open button', 'dialog[open] button'].join();
    const reach = (room, x, y, [across, down]) => {
        let far = 0;
        while (far <= fingertip && room.contains(document.elementFromPoint(x + far * across, y + far * down))) far++;
        return far;
    };
    const ways = [[-1, 0], [1, 0], [0, -1], [0, 1]];
    return [...document.querySelectorAll(acts)]
        .filter((one) => one.checkVisibility({ visibilityProperty: true }) && !one.closest('[inert]')).flatMap((one) => {
            one.scrollIntoView({ block: 'center', inline: 'nearest' });
            const { left, top, width, height } = one.getBoundingClientRect();
            const room = one.matches('.circle') ? one.closest('.plot, .site') : one;
            const [west, east, north, south] = ways.map((way) => reach(room, left + width / 2, top + height / 2, way));
            const name = `${one.className.replace(/ ?svelte-\\w+/, '')} ${one.ariaLabel ?? one.textContent.trim()}`;
            const [wide, high] = [west + east - 1, north + south - 1];
            return wide < fingertip || high < fingertip ? [`${name.slice(0, 60)}: ${wide} by ${high}`] : [];
        });
}"""


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
