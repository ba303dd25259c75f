"""A reader of Fluent files: the messages of a language, and how they become sentences.

It knows what our files use: messages and terms with attributes, variables, references, functions, and selectors by
number, plural category or text. Dates, number formats and marks for mixed writing directions are left out.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Never

Value = str | int
Named = Mapping[str, Value]
Function = Callable[[Sequence[Value], Named], Value]

START = re.compile(r"^(-?[a-zA-Z][\w-]*) *= *", re.MULTILINE)
ATTRIBUTE = re.compile(r"\.([a-zA-Z][\w-]*) *= *")
REFERENCE = re.compile(r"([$-])?([a-zA-Z][\w-]*)(?:\.([a-zA-Z][\w-]*))?")
IDENTIFIER = re.compile(r"[a-zA-Z][\w-]*")
NUMBER = re.compile(r"-?[0-9]+")
TEXT = re.compile(r"[^{}\n]+")
LITERAL = re.compile(r'"((?:[^\\"\n]|\\.)*)"')
ESCAPE = re.compile(r'\\(?:u([0-9a-fA-F]{4})|U([0-9a-fA-F]{6})|([\\"]))')
BLANK = re.compile(r"\s*")
LEFT_BLANK = re.compile(r" *\n")


class FluentError(ValueError):
    """A message that cannot be read, or one that is asked for and is not there."""


class Literal(str):
    """A text in quotes, of which no blank is left out."""


@dataclass(frozen=True, slots=True)
class Variable:
    name: str


@dataclass(frozen=True, slots=True)
class Reference:
    """Another message, or (with a leading dash) a term, which gets arguments of its own."""

    name: str
    attribute: str | None
    arguments: Mapping[str, Value]

    @property
    def id(self) -> str:
        return self.name if self.attribute is None else f"{self.name}.{self.attribute}"


@dataclass(frozen=True, slots=True)
class Call:
    function: str
    positional: Sequence[Expression]
    named: Mapping[str, Value]


@dataclass(frozen=True, slots=True)
class Selection:
    selector: Expression
    variants: Sequence[tuple[Value, Pattern]]
    default: int


Expression = Variable | Reference | Call | Selection | str | int
Pattern = tuple[Expression, ...]


def parse(source: str) -> dict[str, Pattern]:
    """The patterns of a file by their id; an attribute's is `message.attribute`."""
    found: dict[str, Pattern] = {}
    source = source.replace("\r\n", "\n")
    for start in START.finditer(source):
        for id_, pattern in Parser(source, start.end()).message(start[1]):
            if id_ in found:
                raise FluentError(f"{id_} is there twice.")
            found[id_] = pattern
    return found


class Parser:
    """Reads one message, from behind its equals sign."""

    def __init__(self, source: str, at: int) -> None:
        self.source = source
        self.at = at

    def message(self, name: str) -> list[tuple[str, Pattern]]:
        value = self.pattern()
        parts = [(name, value)] if value else []
        while attribute := self.take(ATTRIBUTE):
            parts.append((f"{name}.{attribute[1]}", self.pattern() or self.fail("an attribute without a text")))
        return parts or self.fail(f"{name} without a text")

    def pattern(self) -> Pattern:
        """Texts and placeables; lines that go on are indented, and the indent they share is no part of the text."""
        elements: list[Expression | Indent] = []
        while True:
            if text := self.take(TEXT):
                elements.append(text[0])
            elif self.peek() == "{":
                elements.append(self.placeable())
            elif self.peek() == "}" or (indent := self.indent(first=not elements)) is None:
                break
            else:
                elements.append(indent)
        return dedented(elements)

    def indent(self, first: bool) -> Indent | None:
        """The blank before a line that goes on; none if the pattern ends here."""
        start = self.at
        blank = self.take(BLANK)
        next_, before = self.peek(), self.source[self.at - 1 : self.at]
        if blank is None or next_ in ("", ".", "[", "*", "}") or (next_ != "{" and before != " "):
            return None
        text = LEFT_BLANK.sub("\n", self.source[start : self.at])
        width = len(text) - len(text.rstrip(" "))
        return Indent(text.lstrip("\n") if first else text, width)

    def placeable(self) -> Expression:
        self.sign("{")
        expression = self.expression()
        if self.sign("}", needed=False):
            return expression
        self.sign("->")
        selection = self.variants(expression)
        self.sign("}")
        return selection

    def expression(self) -> Expression:
        if self.peek() == "{":
            return self.placeable()
        if self.peek() == '"' or NUMBER.match(self.source, self.at):
            return self.literal()
        reference = self.take(REFERENCE) or self.fail("no expression")
        sigil, name, attribute = reference.groups()
        if sigil == "$":
            return Variable(name)
        called = self.sign("(", needed=False)
        positional, named = self.arguments() if called else ([], {})
        if called and sigil is None:
            return Call(name, positional, named)
        return Reference(f"-{name}" if sigil else name, attribute, named)

    def arguments(self) -> tuple[list[Expression], dict[str, Value]]:
        positional: list[Expression] = []
        named: dict[str, Value] = {}
        while not self.sign(")", needed=False):
            argument = self.expression()
            if isinstance(argument, Reference) and self.sign(":", needed=False):
                named[argument.name] = self.literal()
            else:
                positional.append(argument)
            self.sign(",", needed=False)
        return positional, named

    def variants(self, selector: Expression) -> Selection:
        variants: list[tuple[Value, Pattern]] = []
        default = None
        while self.peek() in ("*", "["):
            if self.sign("*", needed=False):
                default = len(variants)
            self.sign("[")
            key: Value = int(number[0]) if (number := self.take(NUMBER)) else self.identifier()
            self.sign("]", blank_after=False)
            self.take(re.compile(" *"))
            variants.append((key, self.pattern()))
            self.take(BLANK)
        if default is None:
            self.fail("a choice without a default")
        return Selection(selector, tuple(variants), default)

    def literal(self) -> Value:
        if number := self.take(NUMBER):
            return int(number[0])
        text = self.take(LITERAL) or self.fail("no text in quotes")
        return Literal(ESCAPE.sub(lambda sign: sign[3] or chr(int(sign[1] or sign[2], 16)), text[1]))

    def identifier(self) -> str:
        return (self.take(IDENTIFIER) or self.fail("no name"))[0]

    def peek(self) -> str:
        return self.source[self.at : self.at + 1]

    def take(self, expression: re.Pattern[str]) -> re.Match[str] | None:
        found = expression.match(self.source, self.at)
        if found:
            self.at = found.end()
        return found

    def sign(self, sign: str, *, needed: bool = True, blank_after: bool = True) -> bool:
        """Take a sign, and the blanks around it."""
        start = self.at
        self.take(BLANK)
        if self.source.startswith(sign, self.at):
            self.at += len(sign)
            if blank_after and sign != "}":
                self.take(BLANK)
            return True
        self.at = start
        return bool(needed and self.fail(f"{sign} is missing"))

    def fail(self, reason: str) -> Never:
        line = self.source.count("\n", 0, self.at) + 1
        raise FluentError(f"Line {line}: {reason}.")


@dataclass(frozen=True, slots=True)
class Indent:
    text: str
    width: int


def dedented(elements: Sequence[Expression | Indent]) -> Pattern:
    shared = min((element.width for element in elements if isinstance(element, Indent)), default=0)
    pattern: list[Expression] = []
    for number, element in enumerate(elements, start=1):
        kept = element.text[: len(element.text) - shared] if isinstance(element, Indent) else element
        if number == len(elements) and isinstance(kept, str) and not isinstance(kept, Literal):
            kept = kept.rstrip(" ")
        if isinstance(kept, str) and pattern and isinstance(pattern[-1], str):
            pattern[-1] += kept
        elif kept != "":
            pattern.append(kept)
    return tuple(pattern)


class TermArguments(dict[str, Value]):
    """Within a term nothing is known but these; one that is left out is as if it were empty."""


class Bundle:
    """The messages of one language."""

    def __init__(self, language: str, functions: Mapping[str, Function]) -> None:
        self.language = language
        self.functions = functions
        self.patterns: dict[str, Pattern] = {}

    def add(self, source: str) -> None:
        self.patterns |= parse(source)

    def format(self, id_: str, parameters: Named) -> str:
        """A message, or an attribute of one, as a text."""
        return self.text(self.pattern(id_), parameters)

    def pattern(self, id_: str) -> Pattern:
        if id_ not in self.patterns:
            raise FluentError(f"There is no message {id_} in {self.language}.")
        return self.patterns[id_]

    def text(self, pattern: Pattern, parameters: Named) -> str:
        return "".join([part if isinstance(part, str) else str(self.value(part, parameters)) for part in pattern])

    def value(self, expression: Expression, parameters: Named) -> Value:
        match expression:
            case Variable(name):
                if isinstance(parameters, TermArguments):
                    return parameters.get(name, "")
                if name not in parameters:
                    raise FluentError(f"The parameter {name} is missing.")
                return parameters[name]
            case Reference(name, _, arguments):
                return self.format(expression.id, TermArguments(arguments) if name.startswith("-") else parameters)
            case Call(function, positional, named):
                return self.functions[function]([self.value(part, parameters) for part in positional], named)
            case Selection(selector, variants, default):
                return self.text(self.chosen(self.value(selector, parameters), variants, default), parameters)
        return expression

    def chosen(self, value: Value, variants: Sequence[tuple[Value, Pattern]], default: int) -> Pattern:
        """The variant for a value: of the same text, number or plural category, else the default."""
        category = plural_category(self.language, value) if isinstance(value, int) else None
        for key, pattern in variants:
            if key in (value, category):
                return pattern
        return variants[default][1]


def plural_category(language: str, number: int) -> str:
    """As the Unicode CLDR has it for whole numbers; languages that are not named here know one and many."""
    if language in ZERO_IS_ONE:
        return "one" if number in (0, 1) else "other"
    return "one" if number == 1 else "other"


ZERO_IS_ONE = ("fr", "pt")
