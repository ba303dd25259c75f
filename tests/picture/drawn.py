"""Reading a picture: the pieces that are drawn in it, and in which part of the table."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any
from xml.etree import ElementTree
from xml.etree.ElementTree import Element

import boriken
from boriken import Match
from boriken.core.match import new_match
from boriken.core.randomness import Random

SVG = "{http://www.w3.org/2000/svg}"


class Picture:
    """A picture that was drawn."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.root = ElementTree.fromstring(text)

    def part(self, name: str) -> Element:
        (found,) = (each for each in self.root.iter(f"{SVG}g") if each.get("data-part") == name)
        return found

    def pieces(self, kind: str, part: Element | None = None) -> Counter[str]:
        """How many there are of each piece of a kind; those of which there is none are left out."""
        counts: Counter[str] = Counter()
        for each in (self.root if part is None else part).iter(f"{SVG}g"):
            sort, _, name = each.get("data-piece", "").partition(":")
            if sort == kind:
                counts[name] += int(each.get("data-count", ""))
        return +counts

    def seats(self, kind: str) -> list[Counter[str]]:
        """The pieces of a kind at each seat, in the order of the seats."""
        parts = sorted(each.get("data-part", "") for each in self.root.iter(f"{SVG}g"))
        return [self.pieces(kind, self.part(name)) for name in parts if name.startswith("seat:")]


def picture(match: Match, seat: int | None = None, language: str = "en") -> Picture:
    return Picture(boriken.svg(match, seat, language=language))


def moments(game: str, players: int, options: dict[str, Any], numbers: tuple[int, ...]) -> Iterator[Match]:
    """A game played at random, after so many decisions."""
    match, chance = new_match(game, players, seed=5, **options), Random(players)
    for number in range(max(numbers) + 1):
        if number in numbers:
            yield match
        if match.over:
            return
        choices = match.choices()
        match.play(choices[chance.below(len(choices))])
