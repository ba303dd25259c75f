"""The form of a position: it offers what the reader takes, and every refusal has its sentence in every language."""

from __future__ import annotations

import ast
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import pytest

import boriken
from boriken import Match, PositionError
from boriken.core import registry
from boriken.core.document import PLENTY
from boriken.core.fluent import parse
from boriken.core.form import (
    POSITIONS,
    Choice,
    Counts,
    Field,
    Form,
    Items,
    Number,
    Owned,
    Pairs,
    Part,
    Parts,
    Row,
    Several,
    Variant,
    fault_in_words,
    form_words,
)
from boriken.core.randomness import Random
from boriken.core.setup import Setup
from boriken.core.words import ENGLISH, HOUSE, LANGUAGES
from tests.project import ROOT

Json = dict[str, Any]
Steps = tuple[str | int, ...]

SETUPS: list[tuple[str, int, Json]] = [
    ("puerto-rico", 2, {}),
    ("puerto-rico", 4, {"expansions": "new-buildings,nobles,buccaneer,festival", "edition": "first"}),
    ("puerto-rico", 5, {"expansions": "nobles"}),
    ("san-juan", 2, {}),
    ("san-juan", 4, {"chosen_hands": True}),
    ("anno-1503", 2, {}),
    ("anno-1503", 4, {"expansions": "aristocrats-pirates"}),
]
every_setup = pytest.mark.parametrize(("game", "players", "options"), SETUPS)

# Entries that people need not set: they count or remember, and may be left out or stay as they were
KEPT = {
    "puerto-rico": {"turn", "first", "ending", "drawn", "old_secret_forests"},
    "san-juan": {
        *("turn", "first", "idle", "ending", "trades", "exposed", "old_discards"),
        *("shown", "mislaid", "memory", "recalled", "drawn", "rejected", "old_chapel", "old_goods"),
    },
    "anno-1503": {
        *("turn", "first", "ending", "phase", "rolled", "event", "question", "done", "due", "ship", "fight"),
        *("unseen", "reserve", "spent", "pirate_discards", "action_discards", "kept", "put_down"),
        *("castle", "cannons", "noble_buildings", "nests", "cards"),  # without the expansion nobody has any
    },
}
# What a form never leads to: documents that are no positions of the game at all
UNREADABLE = {"entries", "flag", "text", "one_of", "seats", "list", "surplus", "missing", "format", "set_up", "other"}
MOST_TRIED = 3  # of fields that are alike


def form_of(game: str, players: int, options: Json) -> tuple[Setup, Form]:
    title = registry.title(game)
    setup = Setup.of(title, players, options)
    form = title.form(setup)
    assert form is not None
    return setup, form


def position(setup: Setup, state: Json) -> Match:
    document = {"game": setup.game, "players": setup.players, "options": dict(setup.options), "state": state}
    return boriken.from_position(document, seed=1)


def leaves(fields: Sequence[Field], path: Steps = ()) -> Iterator[tuple[Field, Steps]]:
    """Every field with its place in the document; of lists of alike parts the first."""
    for field in fields:
        here = (*path, field.key) if field.key else path
        if isinstance(field, Items):
            yield from leaves(field.fields, (*here, 0))
        elif isinstance(field, Part):
            yield from leaves(field.fields[:MOST_TRIED], here)
        elif isinstance(field, Parts):
            yield from leaves(field.parts[0][1], (*here, 0))
        else:
            yield field, here


def put(state: Any, path: Steps, value: Any) -> Any:
    """The state with a value at a place."""
    if not path:
        return value
    step, *rest = path
    if isinstance(step, int):
        filled = [*(state or [{}])]
        filled[step] = put(filled[step], tuple(rest), value)
        return filled
    return {**(state or {}), step: put((state or {}).get(step), tuple(rest), value)}


def offered(field: Field) -> Iterator[tuple[Steps, Any]]:
    """Values that the form offers, each with the place within the field."""
    if isinstance(field, Number):
        yield (), min(field.most, 3)
    elif isinstance(field, Choice) and not isinstance(field, Variant):
        yield from (((), one.value) for one in field.values)
    elif isinstance(field, Pairs):
        yield from (((one.name,), [1, 1]) for one in field.things)
    elif isinstance(field, Owned):
        yield from (((one.name,), one.most) for one in field.things)
    elif isinstance(field, Counts):
        yield from (((one.name,), 1) for one in field.things)
    elif isinstance(field, Several):
        yield (), [one.name for one in field.things]


def too_much(field: Field) -> Iterator[tuple[Steps, Any]]:
    if isinstance(field, Number) and field.most < PLENTY:
        yield (), field.most + 1
    elif isinstance(field, Pairs):
        yield from (((one.name,), [one.most + 1, 0]) for one in field.things)
    elif isinstance(field, Owned | Counts):
        yield from (((one.name,), one.most + 1) for one in field.things if one.most < PLENTY)


@every_setup
def test_an_empty_table_can_be_set_up(game: str, players: int, options: Json) -> None:
    setup, form = form_of(game, players, options)
    assert position(setup, form.start).choices()


@every_setup
def test_a_form_has_every_entry_that_does_not_follow(game: str, players: int, options: Json) -> None:
    setup, form = form_of(game, players, options)
    saved = registry.title(game).save(boriken.new_match(game, players, seed=1, **options).game)
    keys = {field.key for field in [*form.fields, *form.supplies]}
    seats = next(field for field in form.fields if isinstance(field, Parts) and field.key == "seats")
    assert len(seats.parts) == setup.players
    assert saved.keys() - keys <= KEPT[game]
    assert saved["seats"][0].keys() - {field.key for field in seats.parts[0][1]} <= KEPT[game]


@every_setup
def test_what_a_form_offers_the_reader_can_read(game: str, players: int, options: Json) -> None:
    """It may be refused beside the rest, but never as something that the game does not know."""
    setup, form = form_of(game, players, options)
    for field, path in leaves(form.fields):
        for within, value in offered(field):
            code = refusal(setup, put(form.start, (*path, *within), value))
            assert code not in UNREADABLE or (code, field.key) == ("missing", "load"), (path, value)


def refusal(setup: Setup, state: Json) -> str:
    """The code of the reason why a position cannot be; empty if it can."""
    try:
        position(setup, state)
    except PositionError as error:
        return error.code
    return ""


@every_setup
def test_what_is_more_than_a_form_offers_is_refused(game: str, players: int, options: Json) -> None:
    setup, form = form_of(game, players, options)
    for field, path in leaves(form.fields):
        for within, value in too_much(field):
            with pytest.raises(PositionError):
                position(setup, put(form.start, (*path, *within), value))


@every_setup
def test_a_moment_of_a_game_stays_as_it_was_if_nothing_is_changed(game: str, players: int, options: Json) -> None:
    setup, form = form_of(game, players, options)
    match, choice = boriken.new_match(game, players, seed=3, **options), Random(3)
    for number in range(60):
        if number % 12 == 0:
            saved = match.title.save(match.game)
            again = position(setup, form.opened(saved))
            assert form.opened(match.title.save(again.game)) == form.opened(saved)
        choices = match.choices()
        match.play(choices[choice.below(len(choices))])


# Words


def faults(folder: Path) -> set[str]:
    """The codes of refusals in a part of the program."""
    found = set()
    for file in folder.rglob("*.py"):
        if "sheet" in file.parts:
            continue
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "PositionError":
                codes = [
                    one.value for part in node.args[1:2] for one in ast.walk(part) if isinstance(one, ast.Constant)
                ]
                found |= {code for code in codes if isinstance(code, str)}
    return found


@pytest.mark.parametrize("game", ["puerto_rico", "san_juan", "anno_1503"])
def test_every_fault_has_a_sentence_in_every_language(game: str) -> None:
    source = ROOT / "src/boriken"
    wanted = {f"faults-{code}" for code in faults(source / "games" / game) | faults(source / "core")}
    assert len(wanted) > 20
    messages = {}
    for language in LANGUAGES:
        files = [HOUSE / language / f"{POSITIONS}.ftl", source / "games" / game / POSITIONS / f"{language}.ftl"]
        messages[language] = {id_ for file in files for id_ in parse(file.read_text(encoding="utf-8"))}
        assert wanted <= messages[language]
        assert messages[language] == messages[ENGLISH]


@every_setup
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_label_has_words(language: str, game: str, players: int, options: Json) -> None:
    setup, form = form_of(game, players, options)
    words = form_words(registry.title(game), language, setup.options)
    for field, _ in leaves(form.fields):
        things = field.things if isinstance(field, Several) and not isinstance(field, Row) else ()
        values = field.values if isinstance(field, Choice) else ()
        labels = [field.label, *(thing.label for thing in things), *(value.label for value in values)]
        for label in labels:
            assert all(message in words for message in label.messages), label
            assert label.said(words)


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "Player 2 · Goods · Corn: any number from 0 to 11 will do."),
        ("de", "Spieler 2 · Waren · Mais: möglich ist jede Zahl von 0 bis 11."),
        ("nl", "Speler 2 · Goederen · Maïs: elk getal van 0 tot en met 11 kan."),
        ("es", "Jugador 2 · Mercancías · Maíz: vale cualquier número de 0 a 11."),
    ],
)
def test_a_refusal_names_the_place_in_the_language(language: str, sentence: str) -> None:
    setup, form = form_of("puerto-rico", 3, {})
    with pytest.raises(PositionError) as refused:
        position(
            setup, put(form.start, ("seats", 1, "goods", "corn"), 99) | {"seats": [{}, {"goods": {"corn": 99}}, {}]}
        )
    words = form_words(registry.title("puerto-rico"), language, setup.options)
    assert fault_in_words(refused.value, form, words) == sentence
