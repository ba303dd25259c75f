"""The rule book: every rule is in it, and everything on the board leads to its place."""

from __future__ import annotations

from typing import Any

import pytest

from boriken.core import registry
from boriken.core.fluent import parse
from boriken.core.setup import Setup
from boriken.core.words import ENGLISH, LANGUAGES, house_words
from boriken.teaching.rule_book import RuleBook, rule_book
from boriken.teaching.words import folder

OURS = ("puerto-rico", "san-juan", "anno-1503")
EVERYTHING: dict[str, dict[str, Any]] = {
    "puerto-rico": {"expansions": "new-buildings,nobles,buccaneer,festival", "buildings": "all-31"},
    "san-juan": {"chosen_hands": True},
    "anno-1503": {"expansions": "aristocrats-pirates"},
}
GENERAL = {"game_over", "chance_acts", "another_question", "must_answer"}  # of every game: no rule stands behind them

every_game = pytest.mark.parametrize("game", OURS)


def book_of(game: str) -> RuleBook:
    book = rule_book(game)
    assert book is not None
    return book


def setup(game: str, **options: object) -> Setup:
    return Setup.of(registry.title(game), 3, options)


@every_game
def test_every_rule_is_in_a_paragraph_and_every_paragraph_has_rules(game: str) -> None:
    book = book_of(game)
    covered = {rule for paragraph in book.paragraphs for rule in paragraph.rules}
    assert covered == set(book.rules.ids)
    assert all(paragraph.rules for paragraph in book.paragraphs)
    names = [paragraph.id for paragraph in book.paragraphs]
    assert len(set(names)) == len(names)


@every_game
def test_every_question_refusal_and_thing_leads_to_a_paragraph(game: str) -> None:
    told = book_of(game).serialize(setup(game, **EVERYTHING[game]), ENGLISH)
    title = registry.title(game)
    assert told["questions"].keys() == {step.name for step in title.steps}
    codes = {name.removeprefix("refusals-") for name in words_of(game) if name.startswith("refusals-")}
    assert told["refusals"].keys() == codes - GENERAL
    groups = ("buildings-", "cards-", "roles-", "things-")
    things = {name.split("-", 1)[1].split(".")[0] for name in words_of(game) if name.startswith(groups)}
    assert told["things"].keys() >= things


def words_of(game: str) -> set[str]:
    shared = house_words("terminal", ENGLISH).bundle.patterns
    return set(registry.title(game).words(ENGLISH, setup(game).options).bundle.patterns) - set(shared)


@every_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_book_is_told_in_every_language(game: str, language: str) -> None:
    told = book_of(game).serialize(setup(game, **EVERYTHING[game]), language)
    english = book_of(game).serialize(setup(game, **EVERYTHING[game]), ENGLISH)
    texts = [paragraph["text"] for chapter in told["chapters"] for paragraph in chapter["paragraphs"]]
    assert all(texts)
    assert len(texts) == len(book_of(game).paragraphs)
    assert told["coach"].keys() == english["coach"].keys()
    if language != ENGLISH:
        said = [paragraph["text"] for chapter in english["chapters"] for paragraph in chapter["paragraphs"]]
        assert not set(texts) & set(said)


def test_a_table_gets_the_book_of_its_own_edition_and_expansions() -> None:
    book = book_of("puerto-rico")
    plain = book.serialize(setup("puerto-rico"), ENGLISH)
    assert [chapter["id"] for chapter in plain["chapters"]] == ["start", "rounds", "end", "buildings"]
    exact = {rule["id"][:2] for chapter in plain["chapters"] for one in chapter["paragraphs"] for rule in one["rules"]}
    assert exact == {"PR"}
    nobles = book.serialize(setup("puerto-rico", expansions="nobles"), ENGLISH)
    assert "nobles" in [chapter["id"] for chapter in nobles["chapters"]]
    assert "new_buildings" not in [chapter["id"] for chapter in nobles["chapters"]]
    names = [mayor_of(book.serialize(setup("puerto-rico", edition=edition), ENGLISH)) for edition in ("first", "2020")]
    assert names == ["Mayor", "Foreman"]


def mayor_of(told: dict[str, Any]) -> object:
    return next(one["heading"] for chapter in told["chapters"] for one in chapter["paragraphs"] if one["id"] == "mayor")


@every_game
@pytest.mark.parametrize("part", ["lessons", "rule_book"])
def test_every_language_has_the_same_messages(game: str, part: str) -> None:
    files = {code: (folder(game, part) / f"{code}.ftl").read_text(encoding="utf-8") for code in LANGUAGES}
    english = parse(files[ENGLISH]).keys()
    assert all(parse(text).keys() == english for text in files.values())
