"""Anno 1503: the words for effects in a sheet, the checks of a sheet, and what holds at all times."""

from collections.abc import Callable
from copy import deepcopy
from random import Random

import pytest

import boriken
from boriken import SetupError
from boriken.games.anno_1503.sheet.text import FIRST_HOUSE, house_content
from tests.kits.anno_1503 import (
    Json,
    board,
    choices,
    do,
    events,
    given,
    kind,
    new_game,
    refused,
    rolling,
    rule,
    seat,
    sheet_with,
    table,
)

COMMODITIES = ("stone", "wood", "tools", "cloth", "spice", "tobacco")
LUXURIES = ("marble", "silk", "gems")


def two_buildings(first: Json, second: Json) -> Json:
    """A sheet in which church and tavern do these."""
    return sheet_with("public_building", "tavern", second, sheet_with("public_building", "church", first))


# Effects


@rule("AN-FX-01")
@pytest.mark.parametrize(("publics", "price"), [("", 6), ("church", 5), ("tavern", 4), ("church, tavern", 3)])
def test_effects_of_a_kind_add_up(publics: str, price: int) -> None:
    """Effects of the same kind from different sources add up."""
    sheet = two_buildings({"kind": "buy_discount", "n": 1}, {"kind": "buy_discount", "n": 2})
    match = given(seats={0: seat(gold=6, publics=publics)}, options={"sheet": sheet})
    do(match, "buy stone")
    assert board(match)["gold"] == 6 - price


@rule("AN-FX-01")
@pytest.mark.parametrize(("publics", "goods"), [("", 1), ("church", 2), ("tavern", 3), ("church, tavern", 3)])
def test_in_golden_times_the_highest_counts(publics: str, goods: int) -> None:
    """Of two effects on golden times the higher one counts alone."""
    sheet = two_buildings({"kind": "golden_times_goods", "n": 2}, {"kind": "golden_times_goods", "n": 3})
    match = given(seats={0: seat(publics=publics)}, options={"sheet": sheet}, **rolling())
    do(match, "roll 6", "roll 5", *["take stone"] * goods)
    assert (board(match)["goods"], match.actor) == ({"stone": goods}, 1)


@rule("AN-FX-02")
def test_who_pays_names_the_cards_left_out() -> None:
    """Where a cost is some cards less, who pays names the cards, one by one as far as there is a choice."""
    cheaper = {"kind": "cost_less", "target": "pioneer", "n": 2}
    mine = seat(goods="1 stone, 1 wood, 1 tools", publics="church", people="1 settler")
    match = given(seats={0: mine}, options={"sheet": sheet_with("public_building", "church", cheaper)})
    do(match, "build pioneer")
    assert choices(match, "without") == ["stone", "wood", "tools"]
    do(match, "without wood")
    assert choices(match, "without") == ["stone", "tools"]
    do(match, "without tools")
    assert board(match)["goods"] == {"wood": 1, "tools": 1}
    assert board(match)["inhabitants"] == {"pioneer": 1, "settler": 1}


@rule("AN-FX-02")
def test_gold_in_a_cost_is_not_reduced() -> None:
    """Cards may be left out of a cost, gold may not."""
    sheet = deepcopy(house_content(FIRST_HOUSE))
    sheet["castle_step"][1]["cost"] = {"wood": 1, "gold": 3}
    for gold, left in ((3, 0), (5, 2)):
        mine = seat(gold=gold, castle=1, cards="1 master_builder")
        match = given(expansion=True, seats={0: mine}, options={"sheet": sheet})
        do(match, "play master_builder")
        assert (board(match)["castle"], board(match)["gold"]) == (2, left)
    poor = seat(gold=2, castle=1, cards="1 master_builder")
    assert (
        refused(given(expansion=True, seats={0: poor}, options={"sheet": sheet}), "play master_builder") == "no_effect"
    )


@rule("AN-FX-05")
def test_with_an_empty_reserve_a_lost_tile_is_laid_out_itself() -> None:
    """A tile that is lost when the reserve is empty is its own top tile: it is laid out face down at once."""
    match = given(
        expansion=True,
        seats={0: seat(posts={2: "silk"})},
        reserve={"new": {"hidden": {}}},
        **rolling(),
    )
    assert match.view(None)["reserve"]["new"] == 0
    do(match, "roll 6", "roll 1", "at R3")
    assert board(match)["posts"] == {}
    assert table(match)["squares"]["R3"]["face"] == "post_silk"
    assert match.view(None)["reserve"]["new"] == 0
    assert match.view(0)["squares"]["R3"]["looked"] == []
    assert "face" not in match.view(0)["squares"]["R3"]
    assert events(match, "tile_laid", 1)[0]["square"] == "R3"
    assert kind(match) == "work"


# The checks of a sheet


def row(sheet: Json, name: str, number: int = 0) -> Json:
    found: Json = sheet[name][number]
    return found


def drawn(name: str, number: int, cells: str) -> Callable[[Json], object]:
    return lambda sheet: sheet["board"][name]["rows"].__setitem__(number, cells)


def complaint(change: Callable[[Json], object]) -> str:
    """The objection to the sheet of the house after this change."""
    sheet = deepcopy(house_content(FIRST_HOUSE))
    change(sheet)
    with pytest.raises(SetupError) as error:
        boriken.new_match("anno-1503", players=2, sheet=sheet)
    return str(error.value)


UNKNOWN: dict[str, Callable[[Json], object]] = {
    "Public_building church": lambda sheet: row(sheet, "public_building").update(effect={"kind": "miracle"}),
    "Noble_building wealthy_noble": lambda sheet: row(sheet, "noble_building").update(effect={"kind": "miracle"}),
    "Action_card sea_hero": lambda sheet: row(sheet, "action_card").update(effect={"kind": "miracle"}),
    "Base_tile post_spice": lambda sheet: row(sheet, "base_tile").update(good="rum"),
    "Home_board a": lambda sheet: row(sheet, "home_board").update(places=["any", "rum", "wood", "tools", "cloth"]),
    "The sheet.cost.ship": lambda sheet: sheet["cost"]["ship"]["v"].update(rum=1),
    "Row 2 of castle_step": lambda sheet: row(sheet, "castle_step", 1)["cost"].update(rum=1),
}


@rule("AN-FX-03")
@pytest.mark.parametrize("where", UNKNOWN)
def test_unknown_effects_and_goods_are_refused_by_the_name_of_their_row(where: str) -> None:
    """An effect or a good that is not known is an error which names the row; it is never passed over."""
    said = complaint(UNKNOWN[where])
    assert said.startswith(where)
    assert "miracle" in said or "rum" in said


WRONG: dict[str, Callable[[Json], object]] = {
    "must be one of seed, found, derived, reconstructed, not 'hearsay'": lambda sheet: row(sheet, "base_tile").update(
        p="hearsay"
    ),
    "14 islands are marked 2, but base_tile has 13": lambda sheet: [
        tile.update(n=[tile["n"][0] - 3, *tile["n"][1:]]) for tile in sheet["base_tile"] if tile["id"] == "contract"
    ],
    "Row 2 of the sheet.board.base must be 12": drawn("base", 1, "....2......"),
    "Row 6 of the sheet.board.new must be 6": drawn("new", 5, "2..3.4."),
    "No ship can reach K1 from the start": drawn("base", 1, "....2.....2."),
    "No ship can come beside the island A1": lambda sheet: sheet["board"]["base"]["rows"].__setitem__(
        slice(0, 2), ["222..23334.4", "2...2......."]
    ),
    "must cover each number of the production die once": lambda sheet: row(sheet, "event").update(faces=[1]),
    "Limits.gold_max is below goal.base.gold": lambda sheet: sheet["limits"]["gold_max"].update(v=29),
}


@rule("AN-FX-04")
@pytest.mark.parametrize("why", WRONG)
def test_a_sheet_is_checked_before_it_is_used(why: str) -> None:
    """A sheet is checked when it is read: sources, numbers of tiles, maps without gaps or closed waters, the events'
    faces, and a gold track that reaches the goal."""
    assert why in complaint(WRONG[why])


# At all times


def everywhere(lying: Json, *hands: Json) -> dict[str, int]:
    """How many there are of each, on the table and in all hands."""
    found: dict[str, int] = {}
    for place in (lying, *hands):
        for name, count in place.items():
            found[name] = found.get(name, 0) + count
    return found


@rule("AN-EX-78")
@pytest.mark.parametrize(("players", "expansion"), [(2, False), (4, False), (2, True), (3, True), (4, True)])
def test_nothing_is_ever_lost_or_made(players: int, expansion: bool) -> None:
    """After every action there are 15 cards of each commodity, 10 of each luxury, 10 pirate and 20 action cards, and
    nobody has less than 0 or more than 40 gold."""
    match = new_game(players, expansion=expansion)
    luck = Random(players)
    goods = dict.fromkeys(COMMODITIES, 15) | (dict.fromkeys(LUXURIES, 10) if expansion else {})
    for _ in range(300):
        if match.over:
            break
        do(match, luck.choice(match.choices()))
        state = table(match)
        seats = state["seats"]
        assert everywhere(state["stock"], *(player["goods"] for player in seats)) == goods
        assert all(0 <= player["gold"] <= 40 for player in seats)
        cards = everywhere(state["action_stack"], state["action_discards"], *(player["cards"] for player in seats))
        pirates = everywhere(state["pirate_stack"], state["pirate_discards"])
        assert (sum(cards.values()), sum(pirates.values())) == ((20, 10) if expansion else (0, 0))
    assert len(match.moves) > 250
