"""Anno 1503: why an action may not be done, in a sentence that a player understands."""

from collections.abc import Sequence
from typing import Any, NamedTuple

import pytest

from boriken import IllegalActionError
from boriken.core.registry import title
from tests.catalogue import refusal_codes
from tests.kits.anno_1503 import Json, do, given, rolling, sailing, seat, sheet_with, tile


class Case(NamedTuple):
    """In a position, after some actions, those of chance among them, one more is refused."""

    code: str
    sentence: str
    position: Json
    before: Sequence[str]
    refused: str


def mine(*, state: Json | None = None, **things: Any) -> Json:
    """The things of seat 0, and whatever else is said of the table."""
    return {"seats": {0: seat(**things)}, **(state or {})}


def pirates(**things: Any) -> Json:
    return {"expansion": True, **mine(**things)}


def beside(face: str, *, square: str = "B1", ship: str = "B2", points: int = 3, **things: Any) -> Json:
    """A ship of seat 0 is under way; on a square lies a tile at which seat 1 has looked."""
    return mine(state={"players": 4, **sailing(ship, points), "squares": {square: tile(face, 1)}}, **things)


def nest(**things: Any) -> Json:
    return {"expansion": True, **beside("nest_4", square="O3", ship="N3", **things)}


def on_sheet(position: Json, *changes: Any) -> Json:
    return {**position, "options": {"sheet": sheet_with(*changes)}}


LESS = {"kind": "cost_less", "target": "pioneer", "n": 2}
PEEK = {"kind": "peek", "n": 2}
MASTER = pirates(goods="1 stone, 2 marble, 1 cloth", castle=6, cards="1 master_builder")
RAIDED = ["sail N2", "raid", "fight", "pirate first_right", "roll 6", "roll 1", "draw raid_1"]

OVER = {"question": {"kind": "over"}, "round": 20, "ending": "rounds"}

CASES = [
    Case("game_over", "The game is over.", mine(state=OVER), [], "ships"),
    Case("chance_acts", "Chance decides this.", mine(state=rolling()), [], "roll 3"),
    Case("another_question", "Something else is asked now: what to build, sell or buy.", mine(), [], "back"),
    Case(
        "must_answer",
        "You cannot pass: the question is what becomes of the tile.",
        beside("contract"),
        ["look B1"],
        "pass",
    ),
    Case("not_in_base_game", "That belongs to Aristocrats & Pirates.", mine(gold=9), [], "cannon"),
    Case("too_many_ships", "You can have no more than 2 ships.", mine(ships="A3, A3"), [], "build ship"),
    Case(
        "cannot_pay",
        "It costs 1 stone, 1 wood, 1 tools; you lack tools.",
        mine(goods="1 stone, 1 wood"),
        [],
        "build pioneer",
    ),
    Case("too_little_gold", "It costs 4 gold; you have 3.", pirates(gold=3), [], "cannon"),
    Case(
        "no_low_tile",
        "All 4 tiles for pioneers and settlers are in use.",
        mine(goods="1 stone, 1 wood, 1 tools", people="1 pioneer, 3 settler"),
        [],
        "build pioneer",
    ),
    Case(
        "no_high_tile",
        "All 3 tiles for citizens and merchants are in use.",
        beside("treasure_promotion", people="4 settler, 3 merchant"),
        ["look B1"],
        "upgrade citizen",
    ),
    Case("nobody_to_upgrade", "You have no pioneer who could rise.", mine(goods="1 stone"), [], "upgrade settler"),
    Case("no_damaged_ship", "None of your ships is damaged.", mine(ships="A3"), [], "repair"),
    Case("castle_finished", "Your castle is finished.", pirates(castle=9, nests="nest_5"), [], "castle"),
    Case("nests_needed", "It needs 1 beaten pirate nest.", pirates(castle=8), [], "castle"),
    Case("cannon_track_ends", "There are no more than 6 cannons.", pirates(gold=40, cannons=6), [], "cannon"),
    Case("no_such_site", "There is no such site.", pirates(), [], "build theatre site_4"),
    Case(
        "site_taken",
        "There is already a building on this site.",
        pirates(nobles="park"),
        [],
        "build theatre site_1",
    ),
    Case(
        "none_left",
        "No theatre is left.",
        {"expansion": True, "seats": {1: seat(nobles="theatre")}},
        [],
        "build theatre site_2",
    ),
    Case(
        "second_of_a_kind",
        "You have the theatre already.",
        {"players": 3, **pirates(nobles="theatre")},
        [],
        "build theatre site_2",
    ),
    Case("no_good", "You have no cloth.", mine(people="1 pioneer"), [], "sell cloth pioneer"),
    Case("nobody_of_rank", "You have no pioneer.", mine(goods="1 cloth"), [], "sell cloth pioneer"),
    Case(
        "not_wanted",
        "A pioneer does not buy tobacco.",
        {**mine(goods="1 tobacco", people="1 pioneer"), "options": {"sheet": "house-2"}},
        [],
        "sell tobacco pioneer",
    ),
    Case(
        "bought_already",
        "Every pioneer of yours has already bought in this turn.",
        mine(goods="2 cloth", people="1 pioneer"),
        ["sell cloth pioneer"],
        "sell cloth pioneer",
    ),
    Case(
        "no_extra_sale",
        "No building or card lets you make another such sale in this turn.",
        mine(goods="1 cloth"),
        [],
        "sell cloth extra",
    ),
    Case(
        "noble_has_bought",
        "The resident noble has already bought in this turn.",
        pirates(goods="2 silk"),
        ["sell silk noble"],
        "sell silk noble",
    ),
    Case(
        "stock_empty",
        "The stock has no stone left.",
        {"seats": {0: seat(gold=9), 1: seat(goods="15 stone")}},
        [],
        "buy stone",
    ),
    Case(
        "buy_limit",
        "You can buy no more than 2 cards in a turn.",
        mine(gold=40),
        ["buy stone", "buy wood"],
        "buy cloth",
    ),
    Case("not_offered", "You cannot take gems now.", pirates(cards="1 inventor"), ["play inventor"], "take gems"),
    Case("not_in_the_cost", "The cost has no gems in it.", MASTER, ["play master_builder"], "without gems"),
    Case("must_leave_out", "A card must be left out of the cost.", MASTER, ["play master_builder"], "pass"),
    Case(
        "rest_unpayable",
        "Without tools you could not pay the rest.",
        on_sheet(mine(goods="1 tools", publics="church", people="1 settler"), "public_building", "church", LESS),
        ["build pioneer"],
        "without tools",
    ),
    Case("no_such_card", "You do not have the explorer in your hand.", pirates(), [], "play explorer"),
    Case(
        "card_played",
        "You can play no more than 1 card in a turn.",
        pirates(cards="2 explorer"),
        ["play explorer"],
        "play explorer",
    ),
    Case(
        "only_in_a_drawn_fight",
        "This card is played when a fight is drawn.",
        pirates(cards="1 sea_hero"),
        [],
        "play sea_hero",
    ),
    Case(
        "not_in_a_fight",
        "This card does not decide a fight.",
        nest(cannons=2, cards="1 sea_hero, 1 explorer"),
        ["look O3", "fight", "roll 1", "roll 3"],
        "play explorer",
    ),
    Case(
        "no_effect", "This card would bring nothing now.", pirates(cannons=6, cards="1 engineer"), [], "play engineer"
    ),
    Case(
        "card_swapped",
        "You can swap no more than 1 card in a turn.",
        pirates(gold=5, cards="1 explorer, 1 engineer"),
        ["swap engineer", "draw inventor"],
        "swap explorer",
    ),
    Case(
        "not_there",
        "There is nothing of that sort to lose.",
        mine(gold=1, posts={2: "spice", 3: "wood"}, contracts=2, state=rolling()),
        ["roll 6", "roll 1"],
        "lose post 5",
    ),
    Case("no_post", "Only a post can be attached.", beside("contract"), ["look B1"], "attach 2"),
    Case(
        "jetty_taken",
        "There is already a post here.",
        beside("post_spice", posts={3: "wood"}),
        ["look B1"],
        "attach 3",
    ),
    Case(
        "any_place",
        "Such a post cannot be attached to the question mark.",
        beside("post_spice"),
        ["look B1"],
        "attach 1",
    ),
    Case("not_to_be_taken", "You cannot take it like this.", beside("post_spice"), ["look B1"], "take tile"),
    Case(
        "contracts_full",
        "There is room for 3 contracts only.",
        beside("contract", contracts=3),
        ["look B1"],
        "take tile",
    ),
    Case("no_nest", "There is no nest to fight.", beside("contract"), ["look B1"], "fight"),
    Case("nests_full", "Nobody beats more than 2 nests.", nest(nests="nest_5, nest_6"), ["look O3"], "fight"),
    Case(
        "wrong_square",
        "You cannot choose this square now.",
        pirates(gold=9, goods="1 wood", state=sailing("N3")),
        RAIDED,
        "at S0",
    ),
    Case("no_ship_there", "No ship of yours is here.", mine(ships="A3, B2"), ["ships"], "ship C3"),
    Case(
        "ship_damaged",
        "This ship is damaged; it must be repaired first.",
        mine(ships="A3!, B2"),
        ["ships"],
        "ship A3",
    ),
    Case(
        "ship_has_acted",
        "This ship has already acted in this turn.",
        mine(ships="A3, B2"),
        ["ships", "ship A3", "sail A2", "pass"],
        "ship A2",
    ),
    Case(
        "no_points",
        "The ship has no action point left for that.",
        beside("contract", points=0),
        [],
        "look B1",
    ),
    Case("too_far", "Your ship is not beside it.", beside("contract", ship="D4"), [], "look B1"),
    Case("closed_square", "No ship can sail there.", mine(state=sailing("B2")), [], "sail B1"),
    Case("no_tile_there", "No tile lies here.", mine(state=sailing("B2")), [], "look A3"),
    Case(
        "tile_known",
        "You already know this tile.",
        on_sheet(
            pirates(cards="1 explorer", state={"squares": {"B1": tile("contract", 0)}}), "action_card", "explorer", PEEK
        ),
        ["play explorer"],
        "look B1",
    ),
]


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.code)
def test_a_refusal_says_what_is_wrong(case: Case) -> None:
    match = given(**case.position)
    do(match, *case.before)
    with pytest.raises(IllegalActionError) as refused:
        match.play(case.refused)
    assert (refused.value.refusal.code, str(refused.value)) == (case.code, case.sentence)


def test_every_reason_is_tried() -> None:
    assert {case.code for case in CASES} == refusal_codes(title("anno-1503"))
