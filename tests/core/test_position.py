"""Positions: one document there and back, and a sentence for every document that is no position."""

import json
from collections.abc import Iterator
from copy import deepcopy
from functools import cache
from typing import Any

import pytest
from hypothesis import given as examples
from hypothesis import settings
from hypothesis import strategies as st

import boriken
from boriken import Match, PositionError, SetupError
from boriken.core.errors import quoted
from boriken.core.game import CHANCE
from boriken.core.given import SEED_LIMIT
from boriken.core.position import FORMAT, VERSION
from boriken.core.randomness import Random
from boriken.core.title import Json
from tests.core.junk import ENDLESS, TOO_LARGE, attempt
from tests.kits.puerto_rico import new_game, table

Path = tuple[str | int, ...]

SUPPLIES = ("goods", "deck", "buildings", "quarries", "colonists", "points")


def played(players: int, seed: int, **options: Any) -> Iterator[Match]:
    """Some positions of a random game, those before a draw of chance among them."""
    match, choice = boriken.new_match("puerto-rico", players, seed=seed, **options), Random(seed)
    while not match.over:
        choices = match.choices()
        match.play(choices[choice.below(len(choices))])
    by_chance = [count for count, move in enumerate(match.moves) if move.actor == CHANCE]
    for count in sorted({*range(0, len(match.moves), 40), *by_chance[::20], len(match.moves)}):
        yield match.at(count)


@cache
def documents() -> list[Json]:
    games = [
        *played(2, 1, ask_optional=True),
        *played(3, 2, first_governor=1),
        *played(4, 3, ask_optional=True, optional_production=True, max_large=5),
        *played(5, 4, edition="first", balanced=True),
    ]
    return [match.position() for match in games]


def assert_refused(document: object, sentence: str) -> None:
    with pytest.raises(PositionError) as error:
        boriken.from_position(document)
    assert str(error.value) == sentence


# There and back


def test_a_position_says_what_it_is() -> None:
    document = new_game(3).position()
    assert list(document) == ["format", "version", "game", "players", "options", "state", "dealer"]
    assert (document["format"], document["version"]) == (FORMAT, VERSION) == ("boriken position", 1)
    assert (document["game"], document["players"]) == ("puerto-rico", 3)
    assert document["dealer"] == {"seed": 1, "dealt": 4}


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_positions_come_back_as_they_were(players: int) -> None:
    for match in played(players, players, ask_optional=True, optional_production=True):
        if match.game.actor != CHANCE:
            document = json.loads(json.dumps(match.position()))
            loaded = boriken.from_position(document)
            assert loaded.position() == document == match.position()
            assert (loaded.choices(), loaded.question()) == (match.choices(), match.question())


def test_reading_a_position_leaves_the_document_alone() -> None:
    for document in documents():
        before = deepcopy(document)
        boriken.from_position(document)
        assert document == before


def test_a_position_where_chance_is_to_act_goes_on_to_the_next_decision() -> None:
    match = new_game(3, first_governor="lot")
    assert boriken.from_position(match.at(0).position()).position() == match.position()


def test_the_dealer_goes_on_where_he_was() -> None:
    one = new_game(3)
    other = boriken.from_position(one.position())
    for match in (one, other):
        match.play("settler", "pass", "pass", "pass")
    assert table(one)["row"] == table(other)["row"]


def test_with_another_seed_chance_is_another() -> None:
    document = new_game(3).position()
    rows = set()
    for seed in range(8):
        match = boriken.from_position(document, seed=seed)
        assert match.position()["dealer"] == {"seed": seed, "dealt": 0}
        match.play("settler", "pass", "pass", "pass")
        rows.add(json.dumps(table(match)["row"]))
    assert len(rows) > 1


def test_what_follows_from_the_rest_may_be_left_out() -> None:
    for document in documents():
        full = boriken.from_position(document).position()
        short = deepcopy(document)
        for key in SUPPLIES:
            del short["state"][key]
        del short["format"], short["version"]
        assert boriken.from_position(short).position() == full


@pytest.mark.parametrize("key", ["goods", "deck", "buildings"])
def test_a_supply_that_is_there_must_be_what_the_rest_leaves(key: str) -> None:
    document = new_game(3).position()
    kind = next(iter(document["state"][key]))
    document["state"][key][kind] -= 1
    assert_refused(document, f"State.{key} is not what the rest of the position leaves.")


@pytest.mark.parametrize("key", ["quarries", "colonists", "points"])
def test_a_number_left_that_is_there_must_be_what_the_rest_leaves(key: str) -> None:
    document = new_game(3).position()
    left = document["state"][key]
    document["state"][key] = left + 1
    assert_refused(document, f"State.{key} must be a whole number from {left} to {left}, not {left + 1}.")


# The document


@pytest.mark.parametrize("document", [None, 7, "{}", [], b"{}", {1: 2}, TOO_LARGE, ENDLESS], ids=quoted)
def test_a_document_is_a_set_of_named_entries(document: object) -> None:
    assert_refused(document, "The position must be a set of named entries.")


@pytest.mark.parametrize(("key", "value"), [("format", "chess"), ("format", ""), ("version", 2)])
def test_a_position_of_another_sort_or_version(key: str, value: object) -> None:
    assert_refused({**new_game(3).position(), key: value}, "This is no boriken position of version 1.")


@pytest.mark.parametrize("key", ["game", "players"])
def test_a_position_without_what_it_needs(key: str) -> None:
    document = new_game(3).position()
    del document[key]
    assert_refused(document, f"The position.{key} is missing.")


SEED_IS = f"The position.dealer.{{}} must be a whole number from 0 to {SEED_LIMIT - 1}, not {{}}."


@pytest.mark.parametrize(
    ("key", "value", "sentence"),
    [
        ("game", "chess", "There is no game 'chess'; there is puerto-rico, san-juan, anno-1503."),
        ("game", None, "The position.game must be a text, not None."),
        ("players", 6, "Puerto Rico is for 2 to 5 players, not 6."),
        ("players", "4", "The position.players must be a whole number from 1 to 99, not '4'."),
        ("players", True, "The position.players must be a whole number from 1 to 99, not True."),
        ("version", 0, "The position.version must be a whole number from 1 to 2147483648, not 0."),
        ("options", 3, "The position.options must be a set of named entries."),
        ("options", {"max_large": 6}, "The option max_large can be 4, 5, not 6."),
        ("options", {"first_governor": 3}, "There is no seat 3 at a table of 3."),
        ("dealer", [], "The position.dealer must be a set of named entries."),
        (
            "dealer",
            {"seed": -1},
            f"The position.dealer.seed must be a whole number from 0 to {SEED_LIMIT - 1}, not -1.",
        ),
        ("dealer", {"dealt": 1.5}, SEED_IS.format("dealt", 1.5)),
        ("dealer", {"mood": 1}, "The position.dealer has an entry 'mood' that means nothing here."),
        ("state", None, "The position.state must be a set of named entries."),
        ("state", {}, "State.seats is missing."),
        ("weather", "fine", "The position has an entry 'weather' that means nothing here."),
    ],
    ids=range(16),
)
def test_an_entry_that_says_nonsense(key: str, value: object, sentence: str) -> None:
    assert_refused({**new_game(3).position(), key: value}, sentence)


@pytest.mark.parametrize("seed", [-1, SEED_LIMIT, "7", True])
def test_a_seed_that_is_none(seed: object) -> None:
    with pytest.raises(SetupError, match=r"^A seed is a whole number"):
        boriken.from_position(new_game(3).position(), seed=seed)  # type: ignore[arg-type]


# Slips of the pen

JUNK = st.one_of(
    st.none(),
    st.booleans(),
    st.integers(-2, 13),
    st.sampled_from([100, 9999, 10_000, 2**31, 2**62, 2**63, 2**64, -(2**63), 10**4000, float("nan"), 1.5]),
    st.sampled_from(["", "corn", "quarry", "harbor", "role", "keep", "use", "captain", "settler", "2020", "\ud800"]),
    st.text(max_size=3),
    st.recursive(
        st.sampled_from([0, 1, "corn", None]),
        lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.sampled_from(["corn", "load", "x"]), inner),
        max_leaves=4,
    ),
)


ENTRIES = ["about", "on", "corn", "doubloons", "harbor", "good", "seat", "x"]


def paths(thing: Any, so_far: Path = ()) -> Iterator[Path]:
    """The ways to every entry within."""
    if isinstance(thing, dict | list):
        for key in thing if isinstance(thing, dict) else range(len(thing)):
            yield (*so_far, key)
            yield from paths(thing[key], (*so_far, key))


@st.composite
def spoiled(draw: st.DrawFn) -> Json:
    """A position in which entries were dropped, added, counted wrong or replaced."""
    document: Json = deepcopy(draw(st.sampled_from(documents())))
    if draw(st.booleans()):  # the supplies would give nearly every change away
        for key in SUPPLIES:
            del document["state"][key]
    if draw(st.booleans()):
        document["state"]["question"] = deepcopy(draw(st.sampled_from(documents()))["state"]["question"])
    for _ in range(draw(st.integers(0, 3))):
        *way, last = draw(st.sampled_from(list(paths(document))))
        spoil(draw, follow(document, way), last)
    return document


def follow(document: Json, way: list[Any]) -> Any:
    thing: Any = document
    for key in way:
        thing = thing[key]
    return thing


def spoil(draw: st.DrawFn, holder: Any, key: Any) -> None:
    how = draw(st.sampled_from(["drop", "add", "count", "replace"]))
    if how == "drop":
        del holder[key]
    elif how == "add" and isinstance(holder, dict):
        holder[draw(st.sampled_from(ENTRIES))] = draw(JUNK)
    elif how == "count" and type(holder[key]) is int:
        holder[key] += draw(st.integers(-3, 3))
    else:
        holder[key] = draw(JUNK)


@settings(max_examples=400, derandomize=True, deadline=None)
@examples(spoiled(), st.integers(0, 1000))
def test_a_spoiled_position_is_refused_with_a_sentence_or_can_be_played(document: Json, seed: int) -> None:
    match = attempt(boriken.from_position, document, PositionError)
    if match:
        assert boriken.from_position(match.position()).position() == match.position()
        play_on(match, seed)


def play_on(match: Match, seed: int) -> None:
    choice = Random(seed)
    for _ in range(20):
        if not match.over:
            choices = match.choices()
            match.play(choices[choice.below(len(choices))])
            assert match.title.missing_pieces(match.game) == []
