"""The words of the house and of its games in every language, read from message files.

A game has its words in its own folder (`words/de.ftl`), what belongs to no game is in `boriken/words/de/`. Four
functions of ours help the messages: `NAME("cards", $card)` is what the message `cards-crane` says, with `form: "the"`
its attribute of that name, and with `case: "lower"` or `case: "upper"` its first letter changed;
`NAMES("goods", $cost)` does this for each of several, with or without a number: `2 stone, 1 wood`;
`COUNT("count-cards", $price)` is that message with `$count`; `YOU($you, "take", "takes")` is the first text if the
reader is meant, otherwise the second.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from unicodedata import normalize

from boriken.core.fluent import Bundle, Named, Value

HOUSE = Path(__file__).parents[1] / "words"
LANGUAGES: Mapping[str, str] = json.loads((HOUSE / "languages.json").read_text(encoding="utf-8"))
ENGLISH = "en"
SHARED = "common"  # in every catalogue: lists, and how the reader is spoken to
SOFT_HYPHEN = "\u00ad"  # for narrow cards on the page


class Words:
    """A catalogue in one language."""

    def __init__(self, language: str, sources: Sequence[str], constants: Named | None = None) -> None:
        """Constants are parameters that are the same in every message, such as the edition of a game."""
        self.language = language
        self.constants: Named = {"you": "false", **(constants or {})}
        self.bundle = Bundle(language, {"NAME": self._name, "NAMES": self._names, "COUNT": self._count, "YOU": for_you})
        for source in sources:
            self.bundle.add(source)

    def __contains__(self, message: str) -> bool:
        return message in self.bundle.patterns

    def say(self, message: str, /, **parameters: object) -> str:
        """A message as a text. None and truth values are the texts none, true and false, for selectors."""
        known = {name: fluent(value) for name, value in parameters.items()}
        return self.bundle.format(message, {**self.constants, **known}).replace(SOFT_HYPHEN, "")

    def name(self, group: str, thing: str, form: str = "") -> str:
        """The name of a thing, or its id if it has no name here, as with things from somebody's own sheet."""
        message = f"{group}-{identifier(thing)}{form and '.'}{form}"
        return self.say(message) if message in self else thing.replace("_", " ")

    def listed(self, parts: Sequence[str]) -> str:
        """`corn`, `corn and sugar`, `corn, sugar and coffee`."""
        if len(parts) < 2:
            return "".join(parts)
        *most, last = parts
        return self.say("list", most=", ".join(most), last=last, letter=first_letter(last))

    def _name(self, positional: Sequence[Value], named: Named) -> str:
        *groups, thing = map(str, positional)
        form = f".{named['form']}" if "form" in named else ""
        found = next((id_ for group in groups if (id_ := f"{group}-{identifier(thing)}{form}") in self), None)
        text = thing.replace("_", " ") if found is None else self.bundle.format(found, self.constants)
        change = {"lower": str.lower, "upper": str.upper}.get(str(named.get("case", "")))
        return change(text[:1]) + text[1:] if change else text

    def _names(self, positional: Sequence[Value], named: Named) -> str:
        *groups, things = positional
        lots = [lot.rpartition(" ") for lot in str(things).split(", ")]
        return ", ".join([f"{number}{space}{self._name([*groups, thing], named)}" for number, space, thing in lots])

    def _count(self, positional: Sequence[Value], named: Named) -> str:
        message, count = positional
        return self.bundle.format(str(message), {**self.constants, "count": count})


def fluent(value: object) -> Value:
    if value is None or isinstance(value, bool):
        return str(value).lower()
    return value if isinstance(value, str | int) else str(value)


def identifier(thing: str) -> str:
    """A thing as it is in the id of a message, which has no blanks."""
    return thing.replace(" ", "_")


def for_you(positional: Sequence[Value], named: Named) -> Value:
    you, second, third = positional
    return second if you == "true" else third


def first_letter(text: str) -> str:
    """In lower case and without its accent: a conjunction may depend on it."""
    return normalize("NFD", text.lstrip('«„"')[:1].lower())[:1]


@cache
def house_words(part: str, language: str) -> Words:
    """Words that belong to no game: `terminal`, `review`, `letters` or `page`."""
    return Words(language, [source(HOUSE / language / f"{name}.ftl") for name in (SHARED, part)])


@cache
def game_words(folder: Path, language: str, **constants: str) -> Words:
    """The words in a game's folder of them; a game may have none."""
    own = folder / f"{language}.ftl"
    files = [HOUSE / language / f"{SHARED}.ftl", *([own] if own.exists() else [])]
    return Words(language, [source(file) for file in files], constants)


def source(file: Path) -> str:
    return file.read_text(encoding="utf-8")


def spoken_language(*wanted: str | None) -> str:
    """The first of these languages that we speak, also if it is written like a locale (`de_AT.UTF-8`); else English."""
    return next((tag[:2].lower() for tag in wanted if tag and tag[:2].lower() in LANGUAGES), ENGLISH)
