"""Every effect that a sheet of Anno 1503 can give to a building or a card, also those that the house does not use."""

from typing import Any

import pytest

from boriken import Match
from boriken.games.anno_1503.catalogue import EFFECT_NAMES, TARGET_NAMES
from boriken.games.anno_1503.sheet.text import house_content
from tests.kits.anno_1503 import (
    board,
    choices,
    do,
    events,
    given,
    kind,
    may,
    refused,
    rolling,
    sailing,
    seat,
    sheet_with,
    tile,
)

Effect = dict[str, Any]


def with_card(effect: Effect, mine: dict[str, Any], **state: Any) -> Match:
    """Seat 0 holds an inventor, who does this."""
    mine = {**mine, "cards": {"inventor": 1}}
    return given(
        expansion=True, seats={0: mine}, options={"sheet": sheet_with("action_card", "inventor", effect)}, **state
    )


def with_building(effect: Effect, mine: dict[str, Any], **state: Any) -> Match:
    """Seat 0 owns a church, which does this."""
    mine = {**mine, "public_buildings": {"church": 1}}
    return given(
        expansion=True, seats={0: mine}, options={"sheet": sheet_with("public_building", "church", effect)}, **state
    )


def test_gold_each_turn() -> None:
    match = with_building({"kind": "gold_per_turn", "n": 2}, seat(gold=1), **rolling())
    do(match, "roll 3")
    assert board(match)["gold"] == 3
    other = with_building({"kind": "gold_per_turn", "n": 2}, seat(gold=1), **rolling(active=1))
    do(other, "roll 3")
    assert board(other)["gold"] == 1


def test_another_good_than_the_rolled_one() -> None:
    match = with_building({"kind": "production_choice", "good": "silk"}, seat(), **rolling())
    do(match, "roll 3")
    assert choices(match, "take") == ["wood", "silk"]


def test_commodities_cost_less() -> None:
    match = with_building({"kind": "buy_discount", "n": 2}, seat(gold=4, contracts=1))
    do(match, "buy stone")
    assert board(match)["gold"] == 1


def test_sales_bring_more() -> None:
    match = with_building({"kind": "sale_bonus", "n": 2}, seat(goods="1 stone, 1 silk", people="1 settler"))
    do(match, "sell stone settler", "sell silk noble")
    assert board(match)["gold"] == 7  # the noble is no inhabitant of the home island


def test_more_goods_in_hand() -> None:
    match = with_building({"kind": "hand_limit", "n": 2}, seat(goods="8 stone"))
    do(match, "ships")
    assert match.question()["excess"] == 1  # type: ignore[index]


def test_a_card_lasts_for_its_turn() -> None:
    match = with_card({"kind": "buy_discount", "n": 3}, seat(gold=9))
    do(match, "play inventor", "buy stone")
    assert board(match)["gold"] == 6
    do(match, "ships", "roll 3", "ships", "roll 3")
    assert match.question()["prices"]["stone"] == 6  # type: ignore[index]


def test_luxuries_of_choice() -> None:
    match = with_card({"kind": "gain_luxuries", "n": 2}, seat())
    do(match, "play inventor")
    assert choices(match, "take") == ["marble", "silk", "gems"]
    do(match, "take silk", "take gems")
    assert board(match)["goods"] == {"silk": 1, "gems": 1}
    assert kind(match) == "work"


def test_gold_cards_and_upgrades_at_once() -> None:
    rich = with_card({"kind": "gain_gold", "n": 5}, seat(gold=1))
    do(rich, "play inventor")
    assert board(rich)["gold"] == 6
    lucky = with_card({"kind": "draw_action_cards", "n": 2}, seat())
    do(lucky, "play inventor", "draw sea_hero", "draw explorer")
    assert board(lucky)["cards"] == {"sea_hero": 1, "explorer": 1}
    risen = with_card({"kind": "free_upgrade", "n": 2}, seat(people="1 pioneer"))
    do(risen, "play inventor", "upgrade settler", "upgrade citizen")
    assert board(risen)["inhabitants"] == {"citizen": 1}
    nobody = with_card({"kind": "free_upgrade", "n": 1}, seat(people="1 merchant"))
    assert refused(nobody, "play inventor") == "no_effect"


def test_what_a_new_building_gives_once() -> None:
    """A building brings it when it is taken, and never again."""
    sheet = sheet_with("public_building", "church", {"kind": "gain_luxuries", "n": 1})
    mine = seat(goods="1 stone, 1 wood, 1 tools", people="3 settler")
    match = given(expansion=True, seats={0: mine}, options={"sheet": sheet})
    do(match, "build pioneer", "take church", "take silk")
    assert board(match)["goods"] == {"silk": 1}
    do(match, "ships", "roll 3", "ships", "roll 3")
    assert kind(match) == "work"


@pytest.mark.parametrize(
    ("target", "mine", "action"),
    [
        ("ship", seat(), "at S0"),
        ("repair", seat(ships="N3!"), ""),
        ("cannon", seat(), ""),
        ("pioneer", seat(people="1 settler"), ""),
    ],
)
def test_something_for_nothing(target: str, mine: dict[str, Any], action: str) -> None:
    match = with_card({"kind": "free_build", "target": target}, mine)
    do(match, "play inventor", *([action] if action else []))
    after = board(match)
    built = {
        "ship": after["ships"] == [{"square": "S0"}],
        "repair": after["ships"] == [{"square": "N3"}],
        "cannon": after["cannons"] == 1,
        "pioneer": after["inhabitants"].get("pioneer") == 1,
    }
    assert built[target]
    assert (after["gold"], after["goods"]) == (0, {})
    assert kind(match) == "work"


def test_nothing_for_nothing_where_there_is_no_room() -> None:
    match = with_card({"kind": "free_build", "target": "ship"}, seat(ships="A3, A4"))
    assert refused(match, "play inventor") == "no_effect"


ONE_CARD_SHORT = {
    "ship": seat(goods="1 cloth"),
    "pioneer": seat(goods="1 stone, 1 wood"),
    "upgrade": seat(goods="1 stone", people="1 pioneer"),
    "repair": seat(goods="1 wood", ships="N3!, A3"),
    "castle_step": seat(goods="1 marble", castle=6),
    "noble_site": seat(goods="1 marble"),
}


@pytest.mark.parametrize("target", TARGET_NAMES[:6])
def test_a_card_makes_each_sort_of_build_cheaper(target: str) -> None:
    match = with_card({"kind": "cost_less", "target": target, "n": 1}, ONE_CARD_SHORT[target])
    assert not [text for text in match.choices() if text.split()[0] in ("build", "upgrade", "repair", "castle")]
    do(match, "play inventor")
    if kind(match) == "build_with_card":
        assert refused(match, "ships") == "another_question"
        do(match, match.choices()[0])
    assert board(match)["goods"] == {}


def test_peeking_at_tiles_anywhere() -> None:
    match = with_card({"kind": "peek", "n": 2}, seat(), squares={"B1": tile("contract", 1), "C1": tile("contract", 0)})
    do(match, "play inventor")
    assert may(match, "look B1")
    assert may(match, "look R3") == ("R3" in match.view(0)["squares"])
    assert refused(match, "look C1") == "tile_known"
    do(match, "look B1")
    assert kind(match) == "peek"
    do(match, "look F1", "draw post_spice")
    assert kind(match) == "work"
    assert [match.view(0)["squares"][square]["face"] for square in ("B1", "F1")] == ["contract", "post_spice"]
    assert "face" not in match.view(1)["squares"]["F1"]
    assert events(match, "tile_seen", 1)[-1]["tile"] is None


def test_rolling_the_own_die_again() -> None:
    found = {"O3": tile("nest_4", 0)}
    match = with_building({"kind": "reroll"}, seat(cannons=3), **sailing("N3"), squares=found)
    do(match, "look O3", "fight", "roll 3", "roll 2")
    assert match.choices() == ["pass", "again"]
    do(match, "again", "roll 6")
    assert board(match)["nests"] == {"nest_4": 1}
    content = with_building({"kind": "reroll"}, seat(cannons=3), **sailing("N3"), squares=found)
    do(content, "look O3", "fight", "roll 3", "roll 2", "again", "roll 1")
    assert board(content)["ships"] == [{"square": "N3", "damaged": True}]


def test_more_cannons_points_and_sales_by_a_card() -> None:
    strong = with_card({"kind": "cannons", "n": 3}, seat(cannons=1))
    do(strong, "play inventor")
    assert strong.view(None)["seats"][0]["strength"] == 4
    seller = with_card({"kind": "extra_sale", "price": 9}, seat(goods="2 stone"))
    do(seller, "play inventor", "sell stone extra")
    assert board(seller)["gold"] == 9
    assert refused(seller, "sell stone extra") == "no_extra_sale"
    noble = with_card({"kind": "luxury_sale", "price": 8, "per_turn": 2}, seat(goods="3 silk"))
    do(noble, "play inventor", "sell silk extra", "sell silk extra")
    assert board(noble)["gold"] == 16
    assert refused(noble, "sell silk extra") == "no_extra_sale"


def test_no_effect_is_forgotten_here() -> None:
    """The list is closed: an effect more must be tried here, or by a rule of the house's sheet."""
    here = {
        "gold_per_turn",
        "buy_discount",
        "sale_bonus",
        "hand_limit",
        "gain_luxuries",
        "free_build",
        "peek",
        "reroll",
        "production_choice",
    }
    house = {
        row["effect"]["kind"]
        for table in ("public_building", "noble_building", "action_card")
        for row in house_content()[table]
    }
    assert here | house == set(EFFECT_NAMES)
    assert not here & house
