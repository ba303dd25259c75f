"""The sheet of Anno 1503: what it says, whose it is, and what is wrong with one that cannot be used."""

import json
import re
from collections import Counter
from collections.abc import Callable
from copy import deepcopy
from importlib.resources import files
from itertools import pairwise
from typing import Any

import pytest

import boriken
from boriken import SetupError
from boriken.core import registry
from boriken.games.anno_1503.catalogue import EFFECT_NAMES
from boriken.games.anno_1503.sheet.rows import PROVENANCE
from boriken.games.anno_1503.sheet.text import FIRST_HOUSE, HOUSE, HOUSES, house_content, one_line, sheet_called

TITLE = registry.title("anno-1503")
Sheet = dict[str, Any]

TOML = files("boriken.games.anno_1503").joinpath("sheet.toml").read_text(encoding="utf-8")


def row(sheet: Sheet, table: str, name: str) -> Sheet:
    found: Sheet = next(row for row in sheet[table] if row["id"] == name)
    return found


def changed(change: Callable[[Sheet], object]) -> Sheet:
    sheet: Sheet = deepcopy(house_content())
    change(sheet)
    return sheet


def generous(sheet: Sheet) -> None:
    sheet["setup"]["gold"]["v"] = 20


# Whose it is


def test_every_value_of_the_house_says_where_it_is_from() -> None:
    entries = TITLE.sheet(None)
    assert len(entries) > 300
    assert {entry.provenance for entry in entries} == set(PROVENANCE)
    assert Counter(entry.table for entry in entries)["limits"] == 15
    hand = next(entry for entry in entries if (entry.table, entry.name) == ("limits", "hand"))
    assert (hand.value, hand.provenance) == ("5", "seed")
    church = {entry.name: entry.provenance for entry in entries if entry.table == "public_building church"}
    assert church == {"name": "found", "de": "found", "effect": "found", "n": "reconstructed"}


def test_a_game_without_a_sheet_has_none() -> None:
    assert registry.title("puerto-rico").sheet(None) == ()


def test_the_house_is_known_by_its_name_however_it_is_given() -> None:
    assert (
        one_line(HOUSE) == one_line(TOML) == one_line(house_content()) == one_line(json.dumps(house_content())) == HOUSE
    )


@pytest.mark.parametrize(
    ("older", "ship", "smith"),
    [
        ("house-2", {"wood": 1}, {"kind": "production_bonus", "n": 1, "good": "tools"}),
        (FIRST_HOUSE, {"wood": 1, "cloth": 1}, {"kind": "ignore_event", "n": 1, "event": "pirate"}),
    ],
)
def test_an_older_sheet_of_the_house_stays_for_what_was_played_with_it(
    older: str, ship: dict[str, int], smith: dict[str, object]
) -> None:
    assert one_line(older) == one_line(house_content(older)) == older
    match = boriken.new_match("anno-1503", players=2, seed=1, sheet=older)
    again = boriken.load_record(match.record())
    assert again.setup.options["sheet"] == older
    assert again.facts()["public_buildings"]["smith"]["effect"] == smith
    assert again.facts()["costs"]["ship"] == ship
    today = boriken.new_match("anno-1503", players=2, seed=1).facts()
    assert today["costs"]["settler"] == {"stone": 1, "tools": 1, "cloth": 1}


@pytest.mark.parametrize(("name", "older"), [*pairwise(HOUSES)])
def test_only_reconstructed_values_differ_from_the_sheet_before_and_they_say_what_they_were(
    name: str, older: str
) -> None:
    before = {(entry.table, entry.name): entry for entry in TITLE.sheet(older)}
    now = {(entry.table, entry.name): entry for entry in TITLE.sheet(name)}
    assert before.keys() == now.keys()
    changed = [value for value in now if now[value].value != before[value].value]
    assert changed
    for value in changed:
        assert now[value].provenance == before[value].provenance == "reconstructed"
        assert f"before: {before[value].value}" in now[value].source
    for value in now.keys() - changed:
        assert now[value].provenance == before[value].provenance
        assert "before:" not in now[value].source


def test_a_sheet_of_ones_own_is_part_of_record_and_position() -> None:
    match = boriken.new_match("anno-1503", players=2, seed=1, sheet=changed(generous))
    assert [seat["gold"] for seat in match.view(None)["seats"]] == [20, 20]
    again = boriken.load_record(match.record())
    assert again.position() == match.position()
    assert boriken.from_position(match.position()).view(0) == match.view(0)
    assert json.loads(str(again.setup.options["sheet"]))["setup"]["gold"]["v"] == 20
    assert "\n[sheet " in match.record()


def test_the_same_sheet_is_read_from_toml() -> None:
    own = re.sub(r"gold = \{ v = 7,", "gold = { v = 20,", TOML)
    assert one_line(own) == one_line(changed(generous))
    assert sheet_called(one_line(own)).number("setup.gold") == 20


def test_rows_may_be_left_out_and_added_with_spare_names() -> None:
    def other_buildings(sheet: Sheet) -> None:
        sheet["public_building"] = [each for each in sheet["public_building"] if each["id"] != "tavern"]
        bath = {"kind": "gold_per_turn", "n": 1}
        sheet["public_building"].append(
            {"id": "public_9", "name": "Bath", "effect": bath, "n": [2, 0, 0], "p": "found"}
        )

    facts = boriken.new_match("anno-1503", players=2, sheet=changed(other_buildings)).facts()
    assert "tavern" not in facts["public_buildings"]
    assert facts["public_buildings"]["public_9"]["copies"] == 2
    assert facts["labels"]["public_building"]["public_9"] == {"en": "Bath", "de": "Bath"}


# What is wrong with it


def set_value(table: str, name: str, value: object) -> Callable[[Sheet], None]:
    def change(sheet: Sheet) -> None:
        part = sheet
        for key in table.split("."):
            part = part[key]
        part[name]["v"] = value

    return change


def set_field(table: str, name: str, key: str, value: object) -> Callable[[Sheet], None]:
    return lambda sheet: row(sheet, table, name).__setitem__(key, value)


def remove(table: str, name: str) -> Callable[[Sheet], object]:
    return lambda sheet: sheet[table].pop(name)


def draw(board: str, number: int, cells: str) -> Callable[[Sheet], None]:
    return lambda sheet: sheet["board"][board]["rows"].__setitem__(number, cells)


WRONG: list[tuple[Callable[[Sheet], object], str]] = [
    (remove("limits", "hand"), "The sheet.limits.hand is missing."),
    (set_value("limits", "hand", "five"), "The sheet.limits.hand.v must be a whole number from 0 to 99, not 'five'."),
    (
        set_value("ship", "look_from", "above"),
        "The sheet.ship.look_from.v must be one of beside, on, not 'above'.",
    ),
    (
        set_value("public", "kept_when_inhabitants_leave", False),
        "The sheet.public.kept_when_inhabitants_leave can only be true: the program knows no other rule.",
    ),
    (
        lambda sheet: sheet["limits"]["hand"].__setitem__("p", "guessed"),
        "The sheet.limits.hand.p must be one of seed, found, derived, reconstructed, not 'guessed'.",
    ),
    (
        lambda sheet: sheet["limits"].__setitem__("feet", {"v": 1, "p": "found"}),
        "The sheet.limits has an entry 'feet' that means nothing here.",
    ),
    (
        set_field("public_building", "church", "id", "temple"),
        "Row 1 of public_building.id must be one of church, fire_brigade,",
    ),
    (
        set_field("public_building", "church", "effect", {"kind": "miracle"}),
        f"Public_building church.effect.kind must be one of {EFFECT_NAMES[0]},",
    ),
    (
        set_field("action_card", "explorer", "effect", {"kind": "ignore_event", "event": "fire"}),
        "Action_card explorer.effect.kind must be one of ",
    ),
    (
        lambda sheet: sheet["cost"]["ship"]["v"].__setitem__("rum", 1),
        "The sheet.cost.ship.v has an entry 'rum' that means nothing here.",
    ),
    (
        set_field("home_board", "a", "places", ["any", "stone", "wood", "tools", "silk"]),
        "Home_board a.places can hold any and commodities, not 'silk'.",
    ),
    (
        set_field("home_board", "a", "places", ["any", "any", "wood", "tools", "cloth"]),
        "Home_board a does not have home.grey_jetties (4) places for posts.",
    ),
    (lambda sheet: sheet["home_board"].pop(), "There must be 4 home boards, not 3."),
    (
        set_field("event", "fire", "faces", [3]),
        "The faces of the events must cover each number of the production die once.",
    ),
    (
        set_value("limits", "gold_max", 29),
        "Limits.gold_max is below goal.base.gold, which could then never be held.",
    ),
    (
        set_value("dice", "battle_faces", [2, 2]),
        "Dice.battle_faces must differ, or a drawn fight would never end.",
    ),
    (
        set_field("base_tile", "contract", "n", [1, 3, 2]),
        "14 islands are marked 2, but base_tile has 12 tiles with that back.",
    ),
    (draw("base", 1, "....2......"), "Row 2 of the sheet.board.base must be 12 of the signs .D234."),
    (draw("new", 3, "..X..?"), "Row 4 of the sheet.board.new must be 6 of the signs .DX234."),
    (draw("base", 1, "....2.....2."), "No ship can reach K1 from the start."),
    (
        set_field("pirate_card", "raid_1", "lose", {"kind": "sorrow"}),
        "Pirate_card raid_1.lose.kind must be one of damage_to_harbour, gold_or_good, half_gold, not 'sorrow'.",
    ),
    (
        lambda sheet: sheet["castle_step"][3].__setitem__("step", 9),
        "Row 4 of castle_step.step must be a whole number from 4 to 4, not 9.",
    ),
    (
        lambda sheet: sheet["public_building"].append(sheet["public_building"][0]),
        "Public_building church stands there twice.",
    ),
]


@pytest.mark.parametrize(("change", "sentence"), WRONG, ids=[sentence[:40] for _, sentence in WRONG])
def test_what_is_wrong_with_a_sheet_is_said_in_one_sentence(change: Callable[[Sheet], object], sentence: str) -> None:
    with pytest.raises(SetupError) as error:
        boriken.new_match("anno-1503", players=2, sheet=changed(change))
    assert str(error.value).startswith(sentence)
    assert str(error.value).endswith(".")


@pytest.mark.parametrize("text", ["", "house-9", "{", "[]", "a = ", 7, None, {}])
def test_what_is_no_sheet_is_refused(text: object) -> None:
    with pytest.raises(SetupError, match="sheet"):
        boriken.new_match("anno-1503", players=2, sheet=text)
