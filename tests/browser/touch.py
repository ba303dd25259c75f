"""A finger on a screen: it taps what can be seen, and whatever lies on top takes the tap."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

from playwright.sync_api import Error, Page, expect
from playwright.sync_api import TimeoutError as TooLateError

from tests.browser.kit import ARRANGED, OFFERED, SOMETHING_TO_DO, WAITING, score_sheet

PHONE: dict[str, Any] = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
SMALL_PHONE: dict[str, Any] = {**PHONE, "viewport": {"width": 360, "height": 740}}
ON_ITS_SIDE: dict[str, Any] = {**PHONE, "viewport": {"width": 844, "height": 390}}
TABLET: dict[str, Any] = {"viewport": {"width": 820, "height": 1180}, "has_touch": True, "is_mobile": True}
TOUCH_LAPTOP: dict[str, Any] = {"viewport": {"width": 1366, "height": 768}, "has_touch": True}

MOST_TAPS = 1_500
A_REACTION = 5_000.0  # milliseconds in which a tap must have shown something
ENOUGH = 0.6  # how often something that can be confirmed is

EXPLAINED = ".board .explain:popover-open"
DO_IT = f"{EXPLAINED} button.primary"

# What a finger could tap next: first what has been begun, then any answer.
TAPPABLE = f"""() => {{
    const seen = (what) => [...document.querySelectorAll(what)].filter(
        (one) => one.checkVisibility({{ visibilityProperty: true }}));
    const button = seen('{DO_IT}');
    const confirm = seen('main .answers button.primary');
    const fill = seen('main .answers button').filter((one) => one.textContent === 'Fill');
    const things = [...seen('{OFFERED}').filter((one) => !confirm.includes(one)), ...seen('{ARRANGED}')];
    window.tappable = {{
        button,
        confirm: confirm.filter((one) => !one.disabled),
        open: things.filter((one) => !one.matches('.chosen, .sorts [aria-pressed="true"]')),
        fill,
    }};
    return Object.fromEntries(Object.entries(window.tappable).map(([name, list]) => [name, list.length]));
}}"""

# Where the finger goes: the middle of the thing, scrolled to where people look. Nowhere if meanwhile an explanation has
# come up with a button, which is to be tapped first.
AIM = """([name, at]) => {
    if (name !== 'button' && document.querySelector('.board .explain:popover-open button.primary')) return null;
    const thing = window.tappable[name][at];
    if (!thing.checkVisibility()) return null;
    if (!thing.matches('.explain *')) thing.scrollIntoView({ block: 'center', inline: 'nearest' });
    const { left, top, width, height } = thing.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    const hit = document.elementFromPoint(x, y);
    window.looked = document.querySelector('main').innerHTML;
    return {
        x, y,
        ask: document.querySelector('.board[data-ask]')?.dataset.ask,
        label: thing.getAttribute('aria-label') ?? thing.textContent,
        arranging: name === 'open' && (thing.matches('.circle, .keep *') || window.tappable.confirm.length > 0),
        covered: thing.contains(hit) ? '' : `${hit?.tagName} ${hit?.className}`,
        size: [width, height],
    };
}"""

REACTED = "() => window.looked !== document.querySelector('main').innerHTML || document.querySelector('dialog[open]')"

FINGERTIP = 43  # pixels: a target of 44, less what is rounded

# What can be tapped, and how far a fingertip may stray from its middle to both sides, above and below, if that is less
# than a fingertip's room. A circle and its tile or building do the same. A long question lies over what is below it
# and moves nothing: that can be tapped when it is answered.
MISSED = """(fingertip) => {
    const acts = ['main .board button.legal', 'main .answers button', 'main button.circle', 'main .keep button',
        'main .strip button', 'main .tabs button', 'main button.handle', 'main button.rules', 'main button.compare',
        '.table > header button', '.table > header a', '.explain button', 'aside.open button',
        'dialog[open] button'].join();
    const reach = (room, x, y, [across, down]) => {
        let far = 0;
        while (far <= fingertip && room.contains(document.elementFromPoint(x + far * across, y + far * down))) far++;
        return far;
    };
    const question = document.querySelector('section.prompt').getBoundingClientRect();
    const ways = [[-1, 0], [1, 0], [0, -1], [0, 1]];
    return [...document.querySelectorAll(acts)]
        .filter((one) => one.checkVisibility({ visibilityProperty: true }) && !one.closest('[inert]'))
        .flatMap((one) => {
            one.scrollIntoView({ block: 'center', inline: 'nearest' });
            const { left, top, width, height } = one.getBoundingClientRect();
            if (one.matches('.strip *') && top < question.bottom && left < question.right) return [];
            const room = one.closest('.plot, .site') ?? one;
            const [west, east, north, south] = ways.map((way) => reach(room, left + width / 2, top + height / 2, way));
            const name = `${one.className.replace(/ ?svelte-\\w+/, '')} ${one.ariaLabel ?? one.textContent.trim()}`;
            const [wide, high] = [west + east - 1, north + south - 1];
            return wide < fingertip || high < fingertip ? [`${name.slice(0, 60)}: ${wide} by ${high}`] : [];
        });
}"""


# The same on a page without a board, of whatever is pressed, chosen or unfolded and of links that stand by themselves.
# A box and its label do the same, and a file is chosen by a button.
MISSED_ON_A_PAGE = """(fingertip) => {
    const within = document.querySelector('dialog[open]') ?? document.body;
    const reach = (room, x, y, [across, down]) => {
        let far = 0;
        while (far <= fingertip && room.contains(document.elementFromPoint(x + far * across, y + far * down))) far++;
        return far;
    };
    const inSentence = (link) => [...link.parentElement.childNodes]
        .some((one) => one.nodeType === Node.TEXT_NODE && one.data.trim());
    const ways = [[-1, 0], [1, 0], [0, -1], [0, 1]];
    return [...within.querySelectorAll('a, button, summary, select, input:not([type=file])')]
        .filter((one) => one.checkVisibility({ visibilityProperty: true }) && !one.closest('[inert], .skip, .board'))
        .filter((one) => !one.matches('a') || !inSentence(one))
        .flatMap((one) => {
            const room = one.closest('label') ?? one;
            room.scrollIntoView({ block: 'center' });
            const { left, top, width, height } = room.getBoundingClientRect();
            const [west, east, north, south] = ways.map((way) => reach(room, left + width / 2, top + height / 2, way));
            const name = `${one.nodeName} ${one.ariaLabel ?? room.textContent.trim()}`;
            const [wide, high] = [west + east - 1, north + south - 1];
            return wide < fingertip || high < fingertip ? [`${name.slice(0, 60)}: ${wide} by ${high}`] : [];
        });
}"""
UNFOLDED = "() => document.querySelectorAll('main details').forEach((one) => (one.open = true))"


class Finger:
    """Plays by taps alone, and remembers the questions it has answered so."""

    def __init__(self, page: Page, choose: random.Random) -> None:
        self.page = page
        self.choose = choose
        self.asked: Counter[str] = Counter()
        self.taps = 0

    def play_to_the_end(self) -> None:
        while self.taps < MOST_TAPS:
            self.wait()
            if score_sheet(self.page).is_visible():
                return
            self.tap_something()
        raise AssertionError(f"no end after {MOST_TAPS} taps")

    def wait(self) -> None:
        """Until there is something to tap; a page that never offers anything shows what it does offer."""
        try:
            self.page.wait_for_function(SOMETHING_TO_DO, timeout=WAITING)
        except Error as error:
            main = self.page.locator("main")
            raise AssertionError(f"nothing to tap after {self.taps} taps:\n{main.inner_text()}") from error

    def tap_something(self) -> None:
        """Tap one thing that the page offers; it must show that it was tapped."""
        counts: dict[str, int] = self.page.evaluate(TAPPABLE)
        group = self._group(counts)
        if group is None:
            return  # the board moves on
        aim = self.page.evaluate(AIM, [group, self.choose.randrange(counts[group])])
        if aim is None:
            return
        self.taps += 1
        if aim["covered"] and "explain" in aim["covered"]:  # one that has nothing to offer: a tap beside it closes it
            size = self.page.viewport_size or PHONE["viewport"]
            self.page.touchscreen.tap(1, size["height"] / 2)  # on the edge of the screen, where nothing acts
            expect(self.page.locator(EXPLAINED)).to_have_count(0)
            return
        assert not aim["covered"], f"{aim['label']!r} lies under {aim['covered']}"
        self.page.touchscreen.tap(aim["x"], aim["y"])
        if aim["ask"]:
            self.asked[aim["ask"]] += 1
        if not aim["arranging"]:
            self._expect_reaction(aim)

    def _expect_reaction(self, aim: dict[str, Any]) -> None:
        try:
            self.page.wait_for_function(REACTED, timeout=A_REACTION)
        except TooLateError as error:
            raise AssertionError(f"a tap on {aim['label']!r} shows nothing ({aim['ask']})") from error

    def covered(self) -> list[str]:
        """Things that the page offers, or lets a player arrange, whose middle lies under something else."""
        self.page.evaluate(TAPPABLE)
        aims = self.page.evaluate(f"() => window.tappable.open.map((_, at) => ({AIM})(['open', at]))")
        assert aims, "nothing to tap"
        return [f"{aim['label']!r} lies under {aim['covered']}" for aim in aims if aim["covered"]]

    def _group(self, counts: dict[str, int]) -> str | None:
        if counts["button"]:
            return "button"
        if counts["confirm"] and (not counts["open"] or self.choose.random() < ENOUGH):
            return "confirm"
        if counts["fill"] and not counts["confirm"]:
            return "fill"
        return "open" if counts["open"] else None
