"""Finished games that are kept: each replays to its result, and together they show everything."""

from functools import cache
from itertools import combinations
from pathlib import Path

import pytest

import boriken
from boriken.core import registry
from boriken.core.setup import option_text
from boriken.games.anno_1503 import catalogue as anno
from boriken.games.puerto_rico.catalogue import BASE_PLACES, END_NAMES, FIRST_BUILDING, PLACE_NAMES
from boriken.games.puerto_rico.roles.gifts import GIVERS
from tests.conformance.tables import for_every_game_of_the_house
from tools import fixtures

BASE = int(BASE_PLACES)
CITY_HALL = PLACE_NAMES[BASE - 1]
EXPANDED = set(PLACE_NAMES[BASE:])
DRAWN_BUILDINGS = [f"draw {name}" for name in PLACE_NAMES[int(FIRST_BUILDING) :]]
VERBS_OF_BASE = {
    *("pass", "settler", "mayor", "builder", "craftsman", "trader", "captain", "prospector"),
    *("settle", "hacienda", "colonist", "place", "build", "produce", "extra", "sell", "ship", "wharf", "keep", "use"),
    *("draw", "governor"),
}

RECORDS = sorted(fixtures.FIXTURES.glob("*/*.record"))


@cache
def shown_by_all(game: str) -> set[str]:
    records = [path.read_text(encoding="utf-8") for path in RECORDS if path.parts[-2] == game]
    return {each for text in records for each in fixtures.shown_by(boriken.load_record(text))}


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_a_finished_game_replays_to_the_result_that_its_record_gives(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    match = boriken.load_record(text)
    assert match.over
    points = " ".join(str(score["points"]) for score in match.scores())
    assert f'[Result "{points}"]\n' in text
    assert match.record() == text
    assert path.stem.startswith(fixtures.file_name(match))


@for_every_game_of_the_house
def test_every_player_count_edition_and_switch_has_a_finished_game(game: str) -> None:
    title = registry.title(game)
    shown = shown_by_all(game)
    for option in title.options:
        if option.name == fixtures.EDITION:
            wanted = {
                f"{players} players, {option.name} {edition}"
                for players in title.player_counts
                for edition in option.choices
            }
            assert wanted <= shown
        if set(option.choices) == {True, False}:
            assert {f"{option.name} {option_text(choice)}" for choice in option.choices} <= shown


def test_every_end_of_puerto_rico_alone_and_together_has_a_finished_game() -> None:
    ends = [ends for count in (1, 2, 3) for ends in combinations(END_NAMES[:3], count)]
    assert {f"ends by {' and '.join(reasons)}" for reasons in ends} <= shown_by_all("puerto-rico")


def test_every_action_of_puerto_rico_is_done_in_some_finished_game() -> None:
    """With every role, building, good, tile and place; the count that some actions end with may be any."""
    actions = {fixtures.without_count(text) for text in registry.title("puerto-rico").notation if is_of_base(text)}
    asked = {int(gift.building) for gift in GIVERS}
    never_asked = {f"use {name}" for place, name in enumerate(PLACE_NAMES) if place not in asked}
    never_asked.add(f"place {CITY_HALL}")  # whoever is left for the last place of all is placed there unasked
    assert actions - never_asked <= shown_by_all("puerto-rico")


def is_of_base(action: str) -> bool:
    verb, *words = action.split()
    return verb in VERBS_OF_BASE and not {*words} & EXPANDED and action not in ("noble", *DRAWN_BUILDINGS)


def test_every_sort_of_action_of_the_expansions_is_done_in_some_finished_game() -> None:
    sorts = {fixtures.sort_of(text) for text in registry.title("puerto-rico").notation}
    assert sorts <= shown_by_all("puerto-rico")


def test_every_action_of_san_juan_is_done_in_some_finished_game() -> None:
    """With every role, building, good and tile; a crane is the one building that is never covered."""
    assert set(registry.title("san-juan").notation) - {"cover crane"} <= shown_by_all("san-juan")


def test_every_end_of_san_juan_has_a_finished_game() -> None:
    assert {"ends by town", "ends by standstill"} <= shown_by_all("san-juan")


def test_every_sort_of_action_of_anno_1503_is_done_in_some_finished_game() -> None:
    assert {fixtures.sort_of(text) for text in registry.title("anno-1503").notation} <= shown_by_all("anno-1503")


def test_every_good_and_rank_of_the_base_game_is_in_some_finished_game_of_anno_1503() -> None:
    """Bought, produced, returned, sold to everybody, and risen to."""
    handled = {f"{verb} {good}" for verb in ("buy", "take", "return") for good in anno.COMMODITY_NAMES}
    sold = {f"sell {good} {rank}" for good in anno.COMMODITY_NAMES for rank in anno.RANK_NAMES}
    risen = {f"upgrade {rank}" for rank in anno.RANK_NAMES[1:]}
    assert handled | sold | risen <= shown_by_all("anno-1503")


def test_every_end_of_anno_1503_has_a_finished_game() -> None:
    assert {"ends by victory", "ends by rounds"} <= shown_by_all("anno-1503")
