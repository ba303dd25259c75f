"""The rule book of a table: short paragraphs for its very edition, options and expansions.

A game has its book in the folder `rule_book` beside its words: `rules.txt`, every rule in a sentence, which the tests
are about; `book.toml`, the paragraphs and the rules that each covers; and their words, a message file a language.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any

from boriken.core import registry
from boriken.core.setup import NONE, OptionValue, Setup
from boriken.core.words import Words
from boriken.teaching.rule_ids import RuleList, cited_in, read_list
from boriken.teaching.words import folder, taught_words

FOLDER = "rule_book"
NAMES = ("buildings", "cards")  # groups of names in the words of games
OWN = "own"

Json = dict[str, Any]


@dataclass(frozen=True, slots=True)
class Paragraph:
    """Some rules in few words, and all that leads there: things on the board, kinds of question, codes of refusal."""

    id: str
    rules: Sequence[str]
    things: Sequence[str] = ()
    questions: Sequence[str] = ()
    refusals: Sequence[str] = ()
    names: str = ""
    """The building it is about: its heading and its text are those of the game's own words."""
    when: str = ""
    """The set-ups it applies to, as `applies` reads them."""


@dataclass(frozen=True, slots=True)
class Chapter:
    id: str
    paragraphs: Sequence[Paragraph]
    when: str


@dataclass(frozen=True, slots=True)
class RuleBook:
    """The book of a game, with all that any table could need."""

    game: str
    chapters: Sequence[Chapter]
    families: Mapping[str, str]
    """By the first letters of an id: the expansion to which those rules belong."""
    conditions: Mapping[str, str]
    """By id: the set-ups that a rule applies to, if it is not all with its expansion."""
    rules: RuleList

    @property
    def paragraphs(self) -> list[Paragraph]:
        return [paragraph for chapter in self.chapters for paragraph in chapter.paragraphs]

    def serialize(self, setup: Setup, language: str) -> Json:
        """The book for one set-up, in a language."""
        words = taught_words(self.game, FOLDER, language, setup.options)
        chapters = [chapter for chapter in self.chapters if applies(chapter.when, setup)]
        return {
            "chapters": [self._chapter(chapter, setup, words) for chapter in chapters],
            **self._links([one for chapter in chapters for one in chapter.paragraphs if applies(one.when, setup)]),
            "coach": coach_words(self.game, words, setup),
        }

    def _chapter(self, chapter: Chapter, setup: Setup, words: Words) -> Json:
        wanted = [one for one in chapter.paragraphs if applies(one.when, setup)]
        paragraphs = [self._paragraph(paragraph, setup, words) for paragraph in wanted]
        return {"id": chapter.id, "title": words.say(f"chapter-{chapter.id}"), "paragraphs": paragraphs}

    def _paragraph(self, paragraph: Paragraph, setup: Setup, words: Words) -> Json:
        exact = [rule for rule in paragraph.rules if applies(self.condition(rule), setup)]
        message = f"effects-{paragraph.names}" if paragraph.names else f"book-{paragraph.id}"
        return {
            "id": paragraph.id,
            "heading": heading(paragraph, words),
            "text": words.say(message, **parameters(setup)),
            "rules": [{"id": rule, "sentence": self.rules.sentences[rule]} for rule in exact],
        }

    def condition(self, rule: str) -> str:
        return self.conditions.get(rule, self.families.get(rule[:2], ""))

    def _links(self, paragraphs: Sequence[Paragraph]) -> Json:
        return {
            "things": {thing: one.id for one in paragraphs for thing in one.things},
            "questions": {kind: one.id for one in paragraphs for kind in one.questions},
            "refusals": {code: one.id for one in paragraphs for code in one.refusals},
        }


def heading(paragraph: Paragraph, words: Words) -> str:
    if not paragraph.names:
        return words.say(f"book-{paragraph.id}.heading")
    return next(words.name(group, paragraph.names) for group in NAMES if f"{group}-{paragraph.names}" in words)


def parameters(setup: Setup) -> dict[str, OptionValue]:
    """The set-up for the messages of the book: the number of players, each option, and of each option with members (the
    expansions) whether a member is in play. What is no choice, such as a sheet of one's own, is just `own`."""
    found: dict[str, OptionValue] = {"players": setup.players}
    for option in registry.title(setup.game).options:
        value = setup.options[option.name]
        found[option.name] = selectable(value) if value in option.choices else OWN
        if option.members and option.default == NONE:
            found |= {member.replace("-", "_"): member in setup.members(option.name) for member in option.members}
    return found


def selectable(value: OptionValue) -> OptionValue:
    """As a selector of a message names it: a year is a number there."""
    return int(value) if isinstance(value, str) and value.isdecimal() else value


def coach_words(game: str, words: Words, setup: Setup) -> Json:
    """A sentence about a decision, by the kind of question."""
    kinds = {step.name for step in registry.title(game).steps}
    said = [kind for kind in sorted(kinds) if f"coach-{kind}" in words]
    return {kind: words.say(f"coach-{kind}", **parameters(setup)) for kind in said}


def applies(when: str, setup: Setup) -> bool:
    """Whether all that is named is so: an expansion or a switch (`nobles`), an option or the number of players
    (`edition=first`, `players=2`), or that something is not (`!long_game`). What needs nothing always applies."""
    return all(holds(one.removeprefix("!"), setup) != one.startswith("!") for one in when.split())


def holds(wanted: str, setup: Setup) -> bool:
    name, equals, value = wanted.partition("=")
    if equals:
        return value == str(setup.players if name == "players" else setup.options[name])
    if setup.options.get(name) is True:
        return True
    return any(isinstance(chosen, str) and name in chosen.split(",") for chosen in setup.options.values())


@cache
def rule_book(game: str) -> RuleBook | None:
    """The book of a game; None if it has none."""
    place = folder(game, FOLDER)
    if not (place / "book.toml").is_file():
        return None
    content = tomllib.loads((place / "book.toml").read_text(encoding="utf-8"))
    rules, _ = read_list(place / "rules.txt", game)
    conditions = {rule: when for when, cited in content.get("conditions", {}).items() for rule in cited_in(cited)}
    chapters = [read_chapter(one) for one in content["chapters"]]
    return RuleBook(game, chapters, content.get("families", {}), conditions, rules)


def read_chapter(written: Json) -> Chapter:
    paragraphs = [Paragraph(**{**one, "rules": list(cited_in(one["rules"]))}) for one in written["paragraphs"]]
    return Chapter(written["id"], paragraphs, written.get("when", ""))
