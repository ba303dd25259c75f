"""The manner of a learned player: how far it looks ahead, how steady it is, what it overlooks and what it likes.

It is written after the bot's name, part by part: `net:200`, `net:t0.5:no-shipping`, `net:200:shipper`. A network that
does not come with the package is named by its file: `net@my-network/weights.npz:200`.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass
from fnmatch import fnmatchcase
from pathlib import Path

from boriken.core.errors import SetupError, quoted
from boriken.core.title import Title

WARMTH = re.compile(r"t(\d{1,2}(?:\.\d{1,2})?)", re.ASCII)
WITHOUT = "no-"
NET = "net"  # the name of every learned player begins with it
NET_OF_A_FILE = re.compile(r"net@((?:[A-Za-z]:[\\/])?[^:]+)(?::(.*))?")  # the file may lie on a drive


class NoNetworkError(SetupError):
    """No network to play with: nobody has trained one for this game or this version of it, or NumPy is missing."""


@dataclass(frozen=True, slots=True)
class Manner:
    """`budget` is for looking ahead, `warmth` how freely it chooses among what seems good, `overlooks` what it denies
    itself to see, `style` its taste."""

    budget: str = ""
    warmth: float = 0.0
    overlooks: tuple[str, ...] = ()
    style: str = ""
    weights: Path | None = None

    @property
    def name(self) -> str:
        kind = NET if self.weights is None else f"{NET}@{self.weights}"
        parts = [self.budget, f"t{self.warmth:g}" if self.warmth else ""]
        parts += [*(f"{WITHOUT}{thing}" for thing in self.overlooks), self.style]
        return ":".join([kind, *filter(None, parts)])


def own_weights(name: str) -> tuple[Path, str] | None:
    """The file that the name of a learned player gives, and the manner after it; None if it gives none."""
    found = NET_OF_A_FILE.fullmatch(name)
    return (Path(found[1]), found[2] or "") if found else None


def weights_of(name: str) -> Path | None:
    """The file that the name of a learned player gives; None if its network is that of the house."""
    found = own_weights(name)
    return found[0] if found else None


def is_learned(name: str) -> bool:
    return name.partition(":")[0] == NET or own_weights(name) is not None


def read_manner(title: Title, text: str) -> Manner:
    """A SetupError if the game knows no such taste or oversight; a budget is checked by those who make the bot."""
    budget, warmth, style = "", 0.0, ""
    overlooks = []
    for part in text.split(":") if text else []:
        if part.startswith(WITHOUT):
            overlooks.append(known(title, part.removeprefix(WITHOUT)))
        elif part in title.tastes:
            style = part
        elif warm := WARMTH.fullmatch(part):
            warmth = float(warm[1])
        else:
            budget = part
    manner = Manner(budget, warmth, tuple(overlooks), style)
    if manner.name.count(":") != text.count(":") + bool(text) or (budget and warmth):
        raise SetupError(f"The bot net cannot be called with {quoted(text)}: {ways(title)}.")
    return manner


def known(title: Title, oversight: str) -> str:
    if oversight not in title.oversights:
        raise SetupError(f"The bot net cannot overlook {quoted(oversight)} in {title.name}: {ways(title)}.")
    return oversight


def ways(title: Title) -> str:
    """How a learned player of the game can be called."""
    names = ["net:200", "net:2s", "net:t0.5", *(f"net:{WITHOUT}{thing}" for thing in title.oversights)]
    names += [f"net:{style}" for style in title.tastes]
    return f"it is called {', '.join(names)}, or with several of these in this order, but for a budget with warmth"


def columns(title: Title, overlooks: Iterable[str]) -> list[int]:
    """The numbers of a row that belong to what is overlooked."""
    patterns = [pattern for thing in overlooks for pattern in title.oversights[thing]]
    found: list[int] = []
    begin = 0
    for part in title.observer().parts:
        if any(fnmatchcase(part.name, pattern) for pattern in patterns):
            found += range(begin, begin + part.size)
        begin += part.size
    return found


def tilt(title: Title, style: str) -> dict[int, float]:
    """By action, how much more a taste likes it; the last pattern that fits counts."""
    liked: dict[int, float] = {}
    for pattern, liking in title.tastes[style].items():
        liked |= {action: liking for text, action in title.actions.items() if fnmatchcase(text, pattern)}
    return liked
