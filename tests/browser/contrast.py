"""How readable text is, measured from pixels: a screenshot with the text against one in which it is transparent."""

from __future__ import annotations

import io
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray
from PIL import Image
from playwright.sync_api import Page

AA, AA_LARGE = 4.5, 3.0
LARGE, LARGE_BOLD, BOLD = 24.0, 18.66, 600
SEEN = 20  # by which a channel differs where there is a letter
ROUNDING = 0.05
MOST_LOOKS = 10

# Every word in sight: what it says, where, how large, and whether it lies on top
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
    const words = [], range = document.createRange();
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const open = document.querySelector('dialog[open]');
    while (walker.nextNode()) {
        const node = walker.currentNode, element = node.parentElement;
        if (open && !open.contains(element)) continue;
        if (!element.checkVisibility({ visibilityProperty: true })) continue;
        if (element.closest('.hidden-visually, option, noscript, script, style')) continue;
        const { fontSize, fontWeight } = getComputedStyle(element);
        for (const { 0: text, index } of node.data.matchAll(/\\S*[\\p{L}\\p{N}]\\S*/gu)) {
            range.setStart(node, index);
            range.setEnd(node, index + text.length);
            const { left, top, right, bottom, width, height } = range.getBoundingClientRect();
            if (left < 0 || top < 0 || right > innerWidth || bottom > innerHeight || width < 3) continue;
            if (isCut(element, left, top, right, bottom)) continue;
            const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
            words.push({
                text, box: [left, top, right, bottom].map(Math.round),
                size: fontSize.slice(0, -2) * (element.getScreenCTM?.()?.a ?? 1), weight: Number(fontWeight),
                top: element === hit || element.contains(hit),
                where: [element.parentElement, element].map((one) => one.getAttribute('class')).join(' > '),
            });
        }
    }
    return words;
}"""

TRANSPARENT = """(hide) => {
    window.transparent ??= new CSSStyleSheet();
    window.transparent.replaceSync(hide ? `
        * { -webkit-text-fill-color: transparent !important; transition: none !important }
        text, tspan { fill: transparent !important; stroke: transparent !important }` : '');
    document.adoptedStyleSheets = [window.transparent];
    return new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
}"""


@dataclass(frozen=True, slots=True)
class Word:
    text: str
    where: str
    contrast: float
    least: float


def unreadable(page: Page) -> list[str]:
    """Words below a contrast of 4.5, or 3 if they are large, by day and by night."""
    found = []
    for light in ("light", "dark"):
        page.emulate_media(color_scheme=light)
        found += [
            f"{light}: {word.text!r} {word.contrast:.2f} ({word.where})"
            for word in measured(page)
            if word.contrast < word.least - ROUNDING
        ]
    return sorted(set(found))


def measured(page: Page) -> list[Word]:
    """Every word in sight; a page on which something has moved meanwhile is looked at again."""
    page.mouse.move(0, 0)
    for _ in range(MOST_LOOKS):
        page.evaluate(TRANSPARENT, False)
        words = page.evaluate(WORDS)
        shown = luminances(page)
        page.evaluate(TRANSPARENT, True)
        ground = luminances(page)
        page.evaluate(TRANSPARENT, False)
        if boxes(page.evaluate(WORDS)) == boxes(words):
            return [measure(word, shown, ground) for word in words if is_seen(word, shown, ground)]
    raise AssertionError(f"after {MOST_LOOKS} looks the page still moves")


def boxes(words: list[dict[str, Any]]) -> list[list[int]]:
    """Where words are; a clock says something else each second, in the same place."""
    return [word["box"] for word in words]


Pixels = tuple[NDArray[np.int16], NDArray[np.float64]]


def luminances(page: Page) -> Pixels:
    """The colours of a screenshot, and how light they are."""
    image = Image.open(io.BytesIO(page.screenshot(animations="disabled"))).convert("RGB")
    colours = np.asarray(image, dtype=np.int16)
    share = np.arange(256) / 255
    linear = np.where(share <= 0.04045, share / 12.92, ((share + 0.055) / 1.055) ** 2.4)
    return colours, linear[colours] @ np.array([0.2126, 0.7152, 0.0722])


def letters(word: dict[str, Any], shown: Pixels, ground: Pixels) -> NDArray[np.bool_]:
    """Where the pixels of a word's box belong to a letter."""
    left, top, right, bottom = word["box"]
    return np.asarray(
        np.abs(shown[0][top:bottom, left:right] - ground[0][top:bottom, left:right]).max(axis=2, initial=0) > SEEN
    )


def is_seen(word: dict[str, Any], shown: Pixels, ground: Pixels) -> bool:
    """One on top is always seen, or ought to be; under something else no more than an edge of a word looks out.

    Pointers go through some words: then its letters tell, which fill the upper, lower, left and right half of its box.
    """
    at = letters(word, shown, ground)
    halves = [half for axis in (0, 1) for half in np.array_split(at.any(axis=axis), 2)]
    return bool(word["top"] or all(half.any() for half in halves))


def measure(word: dict[str, Any], shown: Pixels, ground: Pixels) -> Word:
    """The contrast in the middle of its strokes; their edges are a mixture."""
    left, top, right, bottom = word["box"]
    at = letters(word, shown, ground)
    ink, paper = shown[1][top:bottom, left:right][at], ground[1][top:bottom, left:right][at]
    ratios = (np.maximum(ink, paper) + 0.05) / (np.minimum(ink, paper) + 0.05)
    is_large = word["size"] >= LARGE or (word["size"] >= LARGE_BOLD and word["weight"] >= BOLD)
    return Word(word["text"], word["where"], float(ratios.max(initial=1.0)), AA_LARGE if is_large else AA)
