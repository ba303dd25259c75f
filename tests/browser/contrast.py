"""How readable words are, measured from pixels.

Four screenshots tell what a word is made of. Without words: the paper under each pixel. With words in black and in
white: how much of each pixel a letter covers, whatever its colour, so that one that a picture swallows is found, too.
As the page is: the ink, freed from the share of paper that the edge of a stroke has.
"""

from __future__ import annotations

import base64
import io
from dataclasses import dataclass
from typing import Any, Literal

import numpy as np
from numpy.typing import NDArray
from PIL import Image
from playwright.sync_api import Page

LEAST = 4.5
ROUNDING = 0.05
CORE = 0.6  # of a pixel that a letter covers at least where its ink is measured
WORST = 10  # percent of those pixels that may be harder to read, such as where strokes cross the edge of a picture
MOST_LOOKS = 10

# Every word, every value of a field and every icon in sight: what it says, where, how opaque, whether it lies on top
WORDS = """() => {
    // by the edge of something that scrolls
    const isCut = (element, left, top, right, bottom) => {
        for (let box = element; box && box !== document.body; box = box.parentElement) {
            if (getComputedStyle(box).overflowY === 'visible') continue;
            const around = box.getBoundingClientRect();
            if (left < around.left - 2 || right > around.right + 2) return true;
            if (top < around.top - 4 || bottom > around.bottom + 4) return true;
        }
        return false;
    };
    const opacity = (element) => {
        let share = 1;
        for (let box = element; box; box = box.parentElement) share *= getComputedStyle(box).opacity;
        return share;
    };
    const found = [], range = document.createRange();
    const open = [...document.querySelectorAll('dialog[open]')].at(-1);
    const isShown = (element) => (!open || open.contains(element)) && !element.closest('.hidden-visually, noscript')
        && element.checkVisibility({ visibilityProperty: true });
    const add = (element, text, { left, top, right, bottom, width }) => {
        if (left < 0 || top < 0 || right > innerWidth || bottom > innerHeight || width < 3) return;
        if (isCut(element, left, top, right, bottom)) return;
        const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
        const popover = hit?.closest('[popover]');
        if (popover && !popover.contains(element)) return; // what is seen there are the popover's words
        found.push({
            text, box: [left, top, right, bottom].map(Math.round), opacity: opacity(element),
            top: element === hit || element.contains(hit),
            where: [element.parentElement, element].map((one) => one.getAttribute('class')).join(' > '),
        });
    };
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
        const node = walker.currentNode, element = node.parentElement;
        if (!isShown(element) || element.closest('option, script, style')) continue;
        for (const { 0: text, index } of node.data.matchAll(/\\S*[\\p{L}\\p{N}?+−]\\S*/gu)) {
            range.setStart(node, index);
            range.setEnd(node, index + text.length);
            add(element, text, range.getBoundingClientRect());
        }
    }
    for (const field of document.querySelectorAll('select, input:is(:not([type]), [type=text])'))
        if (isShown(field) && field.value) add(field, field.value, field.getBoundingClientRect());
    for (const icon of document.querySelectorAll('svg[viewBox="0 0 24 24"]:not(.drawing)'))
        if (isShown(icon)) add(icon, 'icon', icon.getBoundingClientRect());
    return found;
}"""

INKED = """(ink) => {
    window.inked ??= new CSSStyleSheet();
    window.inked.replaceSync(ink ? `
        * { -webkit-text-fill-color: ${ink} !important; transition: none !important; animation: none !important }
        text, tspan { fill: ${ink} !important }
        svg[viewBox="0 0 24 24"]:not(.drawing) { color: ${ink} !important }` : '');
    if (!document.adoptedStyleSheets.includes(window.inked))
        document.adoptedStyleSheets = [...document.adoptedStyleSheets, window.inked];
    return new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
}"""

Colours = NDArray[np.float64]
Found = dict[str, Any]
LIGHTS: tuple[Literal["light", "dark"], ...] = ("light", "dark")


@dataclass(frozen=True, slots=True)
class Word:
    text: str
    where: str
    contrast: float


def unreadable(page: Page) -> list[str]:
    """Words below a contrast of 4.5, by day and by night."""
    found = []
    for light in LIGHTS:
        page.emulate_media(color_scheme=light)
        found += [
            f"{light}: {word.text!r} {word.contrast:.2f} ({word.where})"
            for word in measured(page)
            if word.contrast < LEAST - ROUNDING
        ]
    return sorted(set(found))


def measured(page: Page) -> list[Word]:
    """Every word in sight; a page on which something has moved meanwhile is looked at again."""
    page.mouse.move(0, 0)
    for _ in range(MOST_LOOKS):
        words = page.evaluate(WORDS)
        shots = Shots(*(inked(page, ink) for ink in ("", "transparent", "black", "white")))
        page.evaluate(INKED, "")
        after = page.evaluate(WORDS)
        if boxes(after) == boxes(words):
            still = [word for word, now in zip(words, after, strict=True) if word["text"] == now["text"]]
            return [measure(word, shots) for word in still if is_seen(word, shots)]
    raise AssertionError(f"after {MOST_LOOKS} looks the page still moves")


def boxes(words: list[Found]) -> list[list[int]]:
    """Where words are; a clock that has ticked between the screenshots is measured another time."""
    return [word["box"] for word in words]


def inked(page: Page, ink: str) -> Colours:
    """The colours of the page with all words in this ink, or as it is."""
    page.evaluate(INKED, ink)
    wire = page.context.new_cdp_session(page)
    shot = wire.send("Page.captureScreenshot", {"format": "png", "optimizeForSpeed": True})
    wire.detach()
    return np.asarray(Image.open(io.BytesIO(base64.b64decode(shot["data"]))).convert("RGB"), dtype=np.float64)


class Shots:
    """The page as it is, without words, and with words in black and in white."""

    def __init__(self, shown: Colours, paper: Colours, black: Colours, white: Colours) -> None:
        self.shown, self.paper = shown, paper
        self.cover = (white - black).mean(axis=2) / 255

    def at(self, word: Found) -> tuple[Colours, Colours, Colours]:
        """How much a word covers of each pixel of its box, what is seen there, and the paper."""
        left, top, right, bottom = word["box"]
        box = (slice(top, bottom), slice(left, right))
        return self.cover[box] / max(word["opacity"], 0.01), self.shown[box], self.paper[box]


def is_seen(word: Found, shots: Shots) -> bool:
    """One on top is always seen, or ought to be; under something else no more than an edge of a word looks out.

    Pointers go through some words: then its letters tell, which fill the upper, lower, left and right half of its box.
    """
    at = shots.at(word)[0] > 0.1
    halves = [half for axis in (0, 1) for half in np.array_split(at.any(axis=axis), 2)]
    return bool(word["top"] or all(half.any() for half in halves))


def measure(word: Found, shots: Shots) -> Word:
    """The contrast in the cores of its strokes, each pixel against the paper under it; nearly all must be readable."""
    cover, shown, paper = shots.at(word)
    core = cover >= min(CORE, 0.9 * float(cover.max(initial=0)))
    if not core.any() or cover.max() < 0.1:
        return Word(word["text"], word["where"], 1.0)
    share = np.clip(cover[core], 0.1, 1)[:, None]
    ink = np.clip(paper[core] + (shown[core] - paper[core]) / share, 0, 255)
    light, dark = (extreme(luminance(ink), luminance(paper[core])) for extreme in (np.maximum, np.minimum))
    return Word(word["text"], word["where"], float(np.percentile((light + 0.05) / (dark + 0.05), WORST)))


def luminance(colours: Colours) -> Colours:
    share = colours / 255
    linear = np.where(share <= 0.04045, share / 12.92, ((share + 0.055) / 1.055) ** 2.4)
    return np.asarray(linear @ np.array([0.2126, 0.7152, 0.0722]))
