"""The message files: complete in every language, and read as everybody else reads them."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable, Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from fluent.runtime import FluentBundle, FluentResource

from boriken.core.fluent import Bundle, FluentError, Function, Pattern, Value, parse
from boriken.core.words import ENGLISH, HOUSE, LANGUAGES, SHARED, Words, spoken_language
from tests.project import ROOT
from tools.words import CONSTANTS, Parameter, collect

GAMES = sorted((ROOT / "src/boriken/games").glob("*/words"))
NOT_IN_ENGLISH = {"list": {"letter"}}
HOUSE_PARTS = ("page", "learn", "terminal", "review", "positions", "letters")

every_language = pytest.mark.parametrize("language", LANGUAGES)
every_catalogue = pytest.mark.parametrize("catalogue", [*HOUSE_PARTS, *(folder.parent.name for folder in GAMES)])


def files(catalogue: str, language: str) -> list[Path]:
    shared = HOUSE / language / f"{SHARED}.ftl"
    if catalogue in HOUSE_PARTS:
        return [shared, HOUSE / language / f"{catalogue}.ftl"]
    return [shared, ROOT / "src/boriken/games" / catalogue / "words" / f"{language}.ftl"]


@cache
def sources(catalogue: str, language: str) -> tuple[str, ...]:
    return tuple(file.read_text(encoding="utf-8") for file in files(catalogue, language))


@cache
def patterns(catalogue: str, language: str) -> dict[str, Pattern]:
    return {id_: pattern for source in sources(catalogue, language) for id_, pattern in parse(source).items()}


# The catalogues


@every_catalogue
def test_every_language_has_the_same_messages(catalogue: str) -> None:
    english = patterns(catalogue, ENGLISH).keys()
    for language in LANGUAGES:
        assert patterns(catalogue, language).keys() == english


@every_catalogue
@every_language
def test_no_language_needs_a_parameter_that_english_does_not_have(language: str, catalogue: str) -> None:
    english, other = patterns(catalogue, ENGLISH), patterns(catalogue, language)
    for id_, pattern in other.items():
        known = parameters(english, english[id_]).keys() | {*CONSTANTS, *NOT_IN_ENGLISH.get(id_, ())}
        assert parameters(other, pattern).keys() <= known, id_


@every_catalogue
@every_language
def test_all_that_is_written_is_read(language: str, catalogue: str) -> None:
    for source in sources(catalogue, language):
        names = [line.split(" =")[0] for line in source.splitlines() if line[:1].isalpha()]
        assert len(names) == len(set(names))
        assert {id_.split(".")[0] for id_ in parse(source)} == set(names)
        assert "TODO" not in source


def test_the_page_has_the_types_of_the_messages() -> None:
    subprocess.run([sys.executable, "tools/words.py", "--check"], cwd=ROOT, check=True)


# The reader, beside the one of the Fluent project


def parameters(known: Mapping[str, Pattern], pattern: Pattern) -> dict[str, Parameter]:
    found: dict[str, Parameter] = {}
    collect(known, pattern, found)
    return found


def samples(needed: Mapping[str, Parameter]) -> Iterator[dict[str, str | int]]:
    """Every parameter with all sorts of values that selectors tell apart."""
    for number, text in ((0, "none"), (1, "crane"), (2, "true"), (7, "sugar"), (11, "role")):
        yield {name: number if sort.number else text for name, sort in needed.items()}


@every_catalogue
@every_language
def test_our_reader_says_what_fluent_runtime_says(language: str, catalogue: str) -> None:
    ours = Words(language, sources(catalogue, language), {"edition": "first"})
    functions: dict[str, Any] = {name: called(function) for name, function in ours.bundle.functions.items()}
    theirs = FluentBundle([language], functions=functions, use_isolating=False)
    for source in sources(catalogue, language):
        theirs.add_resource(FluentResource(source))
    for id_, pattern in patterns(catalogue, language).items():
        for values in samples(parameters(ours.bundle.patterns, pattern)):
            given: dict[str, Value] = {"you": "false", "edition": "first", **values}
            assert ours.bundle.format(id_, given) == formatted(theirs, id_, given), id_


def called(function: Function) -> Callable[..., Value]:
    return lambda *positional, **named: function([plain(value) for value in positional], named)


def plain(value: object) -> str | int:
    return int(value) if isinstance(value, int | float) else str(value)


def formatted(bundle: FluentBundle, id_: str, given: dict[str, Value]) -> str:
    name, _, attribute = id_.partition(".")
    message = bundle.get_message(name)
    pattern = message.attributes[attribute] if attribute else message.value
    assert pattern is not None
    text, errors = bundle.format_pattern(pattern, given)
    assert not errors, (id_, errors)
    return str(text)


def test_the_reader_knows_the_part_of_fluent_that_we_use() -> None:
    bundle = Bundle("en", {"SHOUT": lambda positional, named: f"{positional[0]}{named['sign']}".upper()})
    bundle.add(
        """
# A comment
-ship = { $case ->
    [capital] Ship
   *[other] ship
}
    .kind = vessel
goods = { $count ->
    [0] nothing
    [one] one good
   *[other] { $count } goods
}
load =
    The { -ship } takes { goods },
    says { $who }.
    .short = { -ship(case: "capital") }: { goods }
    .loud = { SHOUT($who, sign: "!") }{"  "}\\u0041 { "\\u0041" }
"""
    )
    assert bundle.format("load", {"count": 1, "who": "Ana"}) == "The ship takes one good,\nsays Ana."
    assert bundle.format("load.short", {"count": 0}) == "Ship: nothing"
    assert bundle.format("load.loud", {"who": "Ana"}) == "ANA!  \\u0041 A"


@pytest.mark.parametrize(
    "wrong", ["a = { $b", "a = { $b ->\n  [one] x\n}", "a =\n", "a = x\na = y", 'a = { "b }'], ids=str
)
def test_a_broken_file_is_refused(wrong: str) -> None:
    with pytest.raises(FluentError):
        parse(wrong)


def test_a_missing_message_or_parameter_is_an_error() -> None:
    words = Words("en", ["a = { $b }"])
    with pytest.raises(FluentError):
        words.say("b")
    with pytest.raises(FluentError):
        words.say("a")


@pytest.mark.parametrize(
    ("wanted", "language"),
    [((None, "de_AT.UTF-8"), "de"), (("C", "nl_NL"), "nl"), (("es",), "es"), (("fr_FR", None), "en"), ((), "en")],
)
def test_the_first_language_we_speak_is_spoken(wanted: tuple[str | None, ...], language: str) -> None:
    assert spoken_language(*wanted) == language


@pytest.mark.parametrize(
    ("language", "parts", "text"),
    [
        ("en", ["corn"], "corn"),
        ("en", ["corn", "sugar", "coffee"], "corn, sugar and coffee"),
        ("es", ["azúcar", "índigo"], "azúcar e índigo"),
        ("es", ["índigo", "azúcar"], "índigo y azúcar"),
    ],
)
def test_lists_are_joined_as_the_language_does_it(language: str, parts: list[str], text: str) -> None:
    assert Words(language, sources("page", language)).listed(parts) == text


# web/tests/words.test.ts asks the same of the page's reader.
SOURCE = """
goods-corn = Corn
goods-sugar = sugar
roles-mayor =
    .name = Mayor
count-goods =
    { $count ->
        [one] { $count } good
       *[other] { $count } goods
    }
edition-one =
    { $edition ->
        [first] colonist
       *[other] worker
    }
say-named = { NAME("cards", "goods", $thing, case: "lower") }, { NAME("goods", $other, case: "upper") }
say-role = the { NAME("roles", $role, form: "name", case: "lower") }
say-cost = It costs { NAMES("goods", $cost, case: "lower") }.
say-sells = { $who } { YOU($you, "sell", "sells") } { COUNT("count-goods", $number) }
say-maybe =
    { $good ->
        [none] nothing
       *[other] { NAME("goods", $good) }
    }
say-lost =
    { $lost ->
        [true] lost
       *[other] kept
    }
say-crew = a { edition-one }
"""


@pytest.mark.parametrize(
    ("message", "given", "text"),
    [
        ("goods-corn", {}, "Corn"),
        ("say-named", {"thing": "corn", "other": "sugar"}, "corn, Sugar"),
        ("say-named", {"thing": "gold_mine", "other": "old_rum"}, "gold mine, Old rum"),
        ("say-role", {"role": "mayor"}, "the mayor"),
        ("say-cost", {"cost": "2 corn, old_rum"}, "It costs 2 corn, old rum."),
        ("say-sells", {"who": "Ana", "number": 1}, "Ana sells 1 good"),
        ("say-sells", {"who": "You", "number": 2, "you": True}, "You sell 2 goods"),
        ("say-maybe", {"good": None}, "nothing"),
        ("say-maybe", {"good": "corn"}, "Corn"),
        ("say-lost", {"lost": True}, "lost"),
        ("say-lost", {"lost": False}, "kept"),
        ("say-crew", {}, "a worker"),
    ],
)
def test_our_own_functions_help_the_messages(message: str, given: dict[str, object], text: str) -> None:
    assert Words("en", [SOURCE], {"edition": "2020"}).say(message, **given) == text
