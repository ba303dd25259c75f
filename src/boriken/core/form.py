"""The form of a position: which entries of a document people may change, and what each can hold.

A game describes it beside the reader of its documents, for one set-up. Front ends draw fields from it and know no rule:
what does not go together the reader refuses. Labels are ids of messages, so every language has them.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any, ClassVar, NamedTuple

from boriken.core.errors import PositionError
from boriken.core.setup import OptionValue
from boriken.core.words import ENGLISH, HOUSE, SHARED, Words, source

if TYPE_CHECKING:
    from boriken.core.title import Title

Json = dict[str, Any]
Paths = tuple[str, ...]

STEP = re.compile(r"[^.\[\]]+")
BETWEEN = " · "
POSITIONS = "positions"  # message files of the house and of each game


class Label(NamedTuple):
    """The words for something: a message, or several with a mark between them; without any, the thing itself."""

    messages: tuple[str, ...]
    thing: str = ""
    number: int = 0

    def said(self, words: Words) -> str:
        known = [words.say(message, number=self.number) for message in self.messages if message in words]
        text = ": ".join(known) or self.thing.replace("_", " ")
        return text[:1].upper() + text[1:]


def say(*messages: str) -> Label:
    return Label(messages, messages[-1])


class Thing(NamedTuple):
    """One of the things that a field can hold: its name in the document, and the most there can be of it."""

    name: str
    label: Label
    most: int = 0


def things(names: Iterable[str], group: str, most: int | Sequence[int] = 0, form: str = "") -> tuple[Thing, ...]:
    """Things of a kind, named by a group of messages."""
    known = list(names)
    limits = [most] * len(known) if isinstance(most, int) else list(most)
    return tuple(
        Thing(name, Label((f"{group}-{name}{form}",), name), limit) for name, limit in zip(known, limits, strict=True)
    )


def player(seat: int) -> Label:
    return Label(("position-player",), str(seat), seat + 1)


def players(count: int) -> tuple[Value, ...]:
    return tuple(Value(seat, player(seat)) for seat in range(count))


class Value(NamedTuple):
    """One of the values among which a choice is made."""

    value: Any
    label: Label


@dataclass(frozen=True, slots=True)
class Field:
    """An entry of a document. A change of it makes those that it `drops` void: they follow from the rest."""

    kind: ClassVar[str] = ""
    key: str
    label: Label
    drops: Paths = field(default=(), kw_only=True)

    def describe(self, words: Words) -> Json:
        """As plain data, in the words of a language."""
        described = {"kind": self.kind, "key": self.key, "label": self.label.said(words), **self.details(words)}
        return {**described, "drops": list(self.drops)} if self.drops else described

    def details(self, words: Words) -> Json:
        return {}

    def place(self, steps: Sequence[str], words: Words) -> list[str]:
        """The words for a place within it."""
        return list(steps)


@dataclass(frozen=True, slots=True)
class Number(Field):
    kind: ClassVar[str] = "number"
    most: int
    least: int = 0
    default: int = 0

    def details(self, words: Words) -> Json:
        return {"least": self.least, "most": self.most, "default": self.default}


@dataclass(frozen=True, slots=True)
class Flag(Field):
    kind: ClassVar[str] = "flag"
    default: bool = False

    def details(self, words: Words) -> Json:
        return {"default": self.default}


@dataclass(frozen=True, slots=True)
class Choice(Field):
    """One of several values. If `usual` is said, it is the label of leaving the entry out."""

    kind: ClassVar[str] = "choice"
    values: Sequence[Value]
    usual: Label | None = None

    def details(self, words: Words) -> Json:
        left_out = [] if self.usual is None else [{"label": self.usual.said(words)}]
        return {"choices": left_out + [{"label": one.label.said(words), "value": one.value} for one in self.values]}


def turn(count: int) -> Choice:
    """The seat that is asked; without one, whoever comes next."""
    return Choice("seat", say("position-turn"), players(count), say("position-follows"))


@dataclass(frozen=True, slots=True)
class Variant(Choice):
    """Several entries that are set together, such as the open question and its phase.

    A position has a value if its entries are the same, whatever those say that it `ignores`.
    """

    kind: ClassVar[str] = "variant"
    ignores: Sequence[str] = ("seat", "taker", "active")

    def details(self, words: Words) -> Json:
        return {**Choice.details(self, words), "ignores": list(self.ignores)}


@dataclass(frozen=True, slots=True)
class Several(Field):
    """Some of several things: a list of names."""

    kind: ClassVar[str] = "several"
    things: Sequence[Thing]

    def details(self, words: Words) -> Json:
        return {"things": [{"name": one.name, "label": one.label.said(words), "most": one.most} for one in self.things]}

    def place(self, steps: Sequence[str], words: Words) -> list[str]:
        names = {one.name: one.label.said(words) for one in self.things}
        return [names.get(step, step) for step in steps]


@dataclass(frozen=True, slots=True)
class Row(Several):
    """Things in an order, each once: a list of names."""

    kind: ClassVar[str] = "row"


@dataclass(frozen=True, slots=True)
class Counts(Several):
    """Numbers by name; none of what is left out."""

    kind: ClassVar[str] = "counts"


@dataclass(frozen=True, slots=True)
class Owned(Several):
    """Things that are there or not, each with a number of `what` is on it: numbers by name."""

    kind: ClassVar[str] = "owned"
    what: Label

    def details(self, words: Words) -> Json:
        return {**Several.details(self, words), "what": self.what.said(words)}


@dataclass(frozen=True, slots=True)
class Pairs(Owned):
    """Numbers of things, and of `what` is on them: pairs of numbers by name."""

    kind: ClassVar[str] = "pairs"


@dataclass(frozen=True, slots=True)
class Part(Field):
    """Entries within an entry."""

    kind: ClassVar[str] = "part"
    fields: Sequence[Field]

    def details(self, words: Words) -> Json:
        return {"fields": [one.describe(words) for one in self.fields]}

    def place(self, steps: Sequence[str], words: Words) -> list[str]:
        return place(self.fields, steps, words)


@dataclass(frozen=True, slots=True)
class Items(Part):
    """A list of at most so many parts of one kind."""

    kind: ClassVar[str] = "items"
    most: int

    def details(self, words: Words) -> Json:
        return {**Part.details(self, words), "most": self.most}

    def place(self, steps: Sequence[str], words: Words) -> list[str]:
        return [str(int(step) + 1) if step.isdigit() else step for step in steps[:1]] + place(
            self.fields, steps[1:], words
        )


@dataclass(frozen=True, slots=True)
class Parts(Field):
    """A list of parts, each with a label and fields of its own."""

    kind: ClassVar[str] = "parts"
    parts: Sequence[tuple[Label, Sequence[Field]]]

    def details(self, words: Words) -> Json:
        parts = [
            {"label": label.said(words), "fields": [one.describe(words) for one in fields]}
            for label, fields in self.parts
        ]
        return {"parts": parts}

    def place(self, steps: Sequence[str], words: Words) -> list[str]:
        if not steps:
            return []
        label, fields = self.parts[int(steps[0])]
        return [label.said(words), *place(fields, steps[1:], words)]


def unchanged(state: Json) -> Json:
    return state


@dataclass(frozen=True, slots=True)
class Form:
    """The fields of a position, and the supplies that follow from them and have names for refusals only.

    `prepare` turns a saved position into one that the fields can show.
    """

    fields: Sequence[Field]
    supplies: Sequence[Field]
    start: Json
    """An empty table."""
    prepare: Callable[[Json], Json] = unchanged

    def describe(self, words: Words) -> list[Json]:
        return [one.describe(words) for one in self.fields]

    def opened(self, state: Json) -> Json:
        """A saved position as people change it: what follows from the rest is left out."""
        left_out = {one.key for one in self.supplies}
        return self.prepare({key: value for key, value in state.items() if key not in left_out})

    def place(self, path: str, words: Words) -> str:
        """A place in a document (`state.seats[1].goods.corn`) in words."""
        steps = STEP.findall(path)[1:]
        return BETWEEN.join(place([*self.fields, *self.supplies], steps, words)) or path


def place(fields: Sequence[Field], steps: Sequence[str], words: Words) -> list[str]:
    found = next((one for one in fields if steps and one.key == steps[0]), None)
    if found is None:
        return list(steps)
    own = [found.label.said(words)] if found.label.messages else []
    return [*own, *found.place(steps[1:], words)]


# Words


def form_words(title: Title, language: str, options: Mapping[str, OptionValue]) -> Words:
    """The words of a game with those of forms, in a language, or in English if the game does not speak that."""
    spoken = language if title.speaks(language) else ENGLISH
    constants = {name: str(value) for name, value in title.words(spoken, options).constants.items()}
    return read_words(title.words_folder, spoken, **constants)


@cache
def read_words(folder: Path, language: str, **constants: str) -> Words:
    house = [HOUSE / language / f"{name}.ftl" for name in (SHARED, POSITIONS)]
    own = [folder / f"{language}.ftl", folder.parent / POSITIONS / f"{language}.ftl"]
    return Words(language, [source(file) for file in [*house, *own] if file.exists()], constants)


def fault_in_words(error: PositionError, form: Form | None, words: Words) -> str:
    """Why a position cannot be, in a sentence: places and players by their names."""
    known: dict[str, object] = dict(error.parameters)
    if "where" in known and form is not None:
        known["where"] = form.place(str(known["where"]), words)
    if "seat" in known:
        known["seat"] = player(int(str(known["seat"]))).said(words)
    message = f"faults-{error.code}"
    return words.say(message if message in words else "faults-other", **known)
