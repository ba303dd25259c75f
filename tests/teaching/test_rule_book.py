"""The rule book: every rule is in it, and everything on the board leads to its place."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from boriken.core import registry
from boriken.core.fluent import parse
from boriken.core.setup import Option, Setup
from boriken.core.words import ENGLISH, LANGUAGES, house_words
from boriken.games.anno_1503.sheet import text as anno_sheet
from boriken.games.puerto_rico.options import PRICES
from boriken.teaching.rule_book import RuleBook, rule_book
from boriken.teaching.words import folder

OURS = ("puerto-rico", "san-juan", "anno-1503")
EVERYTHING: dict[str, dict[str, Any]] = {
    "puerto-rico": {"expansions": "new-buildings,nobles,buccaneer,festival", "buildings": "all-31"},
    "san-juan": {"chosen_hands": True},
    "anno-1503": {"expansions": "aristocrats-pirates"},
}
ALL = EVERYTHING["puerto-rico"]
TABLES: dict[str, list[dict[str, Any]]] = {
    "puerto-rico": [{}, {"edition": "first"}, ALL, {**ALL, "nb_rules": "2004", "long_game": True}],
    "san-juan": [EVERYTHING["san-juan"]],
    "anno-1503": [EVERYTHING["anno-1503"]],
}
SEVENTEEN = ",".join(member for price in PRICES for member in price.members[: price.count])
GENERAL = {"game_over", "chance_acts", "another_question", "must_answer"}  # of every game: no rule stands behind them

every_game = pytest.mark.parametrize("game", OURS)


def book_of(game: str) -> RuleBook:
    book = rule_book(game)
    assert book is not None
    return book


def setup(game: str, players: int = 3, **options: object) -> Setup:
    return Setup.of(registry.title(game), players, options)


def told_text(table: Setup, language: str) -> dict[str, str]:
    """The paragraphs that a table reads, by their ids."""
    chapters = book_of(table.game).serialize(table, language)["chapters"]
    return {one["id"]: one["text"] for chapter in chapters for one in chapter["paragraphs"]}


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
    told = book_of(game).serialize(setup(game, 2, **EVERYTHING[game]), language)
    english = book_of(game).serialize(setup(game, 2, **EVERYTHING[game]), ENGLISH)
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


OTHER_CHOICES: dict[str, Any] = {
    "expansions": "none",
    "buildings": "random",
    "first_governor": "1",
    "first_player": "1",
    "sheet": (Path(anno_sheet.__file__).parents[1] / "sheet_1.toml").read_text(encoding="utf-8"),
}
OPTIONS = [(game, option) for game in OURS for option in registry.title(game).options]


@pytest.mark.parametrize(("game", "option"), OPTIONS, ids=lambda part: getattr(part, "name", part))
def test_every_option_of_a_table_changes_what_its_book_says(game: str, option: Option) -> None:
    """In every language, and with all expansions, so that the options of those have a meaning."""
    usual = setup(game, **EVERYTHING[game])
    value = usual.options[option.name]
    other = OTHER_CHOICES.get(option.name) or next(one for one in option.choices if one != value)
    changed = setup(game, **{**EVERYTHING[game], option.name: other})
    for language in LANGUAGES:
        assert told_text(usual, language) != told_text(changed, language), language


def test_a_book_tells_the_end_of_the_very_table() -> None:
    def end(language: str = ENGLISH, **options: Any) -> str:
        return told_text(setup("puerto-rico", **options), language)["end"]

    assert "the supply cannot bring all workers" in end()
    assert "the supply cannot bring all colonists" in end(edition="first")
    assert "the supply" not in end(expansions="nobles")
    assert "in a captain phase" in end(vp_end_any_phase=False)
    assert "neither workers nor points that run out end it" in end(long_game=True)
    assert "geht sie weiter" in end("de", long_game=True)
    rounds = told_text(setup("anno-1503", most_rounds=50), ENGLISH)["end"]
    assert "After 50 rounds the most points win." in rounds


def test_every_way_to_choose_the_buildings_is_told() -> None:
    ways = ("draft", "random", "all-31", SEVENTEEN)
    tables = [setup("puerto-rico", expansions="new-buildings", buildings=way) for way in ways]
    assert len({told_text(table, ENGLISH)["choice"] for table in tables}) == 4


@every_game
def test_exact_rules_are_those_of_the_number_of_players_and_the_edition(game: str) -> None:
    two, three = (exact_rules(setup(game, players)) for players in (2, 3))
    assert ("two_players" in told_text(setup(game, 2), ENGLISH)) == (game != "anno-1503")
    assert "two_players" not in told_text(setup(game, 3), ENGLISH)
    if game == "puerto-rico":
        assert "PR-2P-01" in two - three
        assert "PR-SETUP-06" in three - two
        first, newer = (exact_rules(setup(game, 5, edition=edition)) for edition in ("first", "2020"))
        assert first - newer == {"PR-SETUP-11", "PR-BLD-WHARF-06"}
        assert newer - first == {"PR-SETUP-12", "PR-BLD-WHARF-05"}
        assert "NB-VAR-03" in exact_rules(setup(game, long_game=True)) - three
        assert not {"PR-END-01", "PR-END-05"} & exact_rules(setup(game, long_game=True))


def exact_rules(table: Setup) -> set[str]:
    chapters = book_of(table.game).serialize(table, ENGLISH)["chapters"]
    return {rule["id"] for chapter in chapters for one in chapter["paragraphs"] for rule in one["rules"]}


@every_game
def test_every_rule_belongs_to_some_table(game: str) -> None:
    """No condition of a rule or paragraph is misspelt: somewhere it holds."""
    book, title = book_of(game), registry.title(game)
    found: set[str] = set()
    for options in TABLES[game]:
        for players in title.player_counts:
            found |= exact_rules(setup(game, players, **options))
    assert found == set(book.rules.ids)


def mayor_of(told: dict[str, Any]) -> object:
    return next(one["heading"] for chapter in told["chapters"] for one in chapter["paragraphs"] if one["id"] == "mayor")


@every_game
@pytest.mark.parametrize("part", ["lessons", "rule_book"])
def test_every_language_has_the_same_messages(game: str, part: str) -> None:
    files = {code: (folder(game, part) / f"{code}.ftl").read_text(encoding="utf-8") for code in LANGUAGES}
    english = parse(files[ENGLISH]).keys()
    assert all(parse(text).keys() == english for text in files.values())
