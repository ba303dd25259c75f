"""San Juan: why an action may not be done, in a sentence that a player understands."""

from collections.abc import Sequence
from typing import Any, NamedTuple

import pytest

from boriken import IllegalActionError
from boriken.core.registry import title
from tests.catalogue import refusal_codes
from tests.kits.san_juan import Json, given, seat, taken


class Case(NamedTuple):
    """In a position, after some actions, one more is refused."""

    code: str
    sentence: str
    position: Json
    before: Sequence[str]
    refused: str


def mine(hand: str = "", town: str = "indigo_plant", goods: str = "", **state: Any) -> Json:
    """The board of seat 0, and whatever else is said of the table."""
    return {"seats": {0: seat(hand=hand, town=town, goods=goods)}, **state}


PAYING = mine("aqueduct, smithy, well, hero, palace")
PAY = ["builder", "build aqueduct"]
MARKET = mine("library, 3 hero", "black_market, 2 indigo_plant, sugar_mill, silver_smelter", "2 indigo, sugar, silver")
COVERING = mine("palace, 3 silver_smelter", "crane, statue, indigo_plant")
COUNCIL = mine(draws=["hero", "well", "well", "tower", "palace"])

CASES = [
    Case("game_over", "The game is over.", mine(question={"kind": "over"}, ending=["town"]), [], "builder"),
    Case("chance_acts", "Chance decides this.", mine(), [], "draw hero"),
    Case("another_question", "Something else is asked now: which role to take.", mine(), [], "sell indigo"),
    Case("must_take_role", "You must take a role.", mine(), [], "pass"),
    Case("role_taken", "The trader is already taken in this round.", mine(roles=taken("trader")), [], "trader"),
    Case("must_answer", "You cannot pass: the question is which cards to pay with.", PAYING, PAY, "pass"),
    Case(
        "must_give",
        "Your cards alone cannot pay the 4 that are left.",
        MARKET,
        ["builder", "build library"],
        "pass",
    ),
    Case(
        "must_cover",
        "You can pay for the palace only if it covers another building.",
        COVERING,
        ["builder", "build palace"],
        "pass",
    ),
    Case("not_in_hand", "You have no hero in your hand.", mine("well"), ["builder"], "build hero"),
    Case("already_built", "The well stands in your town already.", mine("well", "well"), ["builder"], "build well"),
    Case(
        "too_expensive",
        "It costs 4 cards; you have 1 other card.",
        mine("hero, well"),
        ["builder"],
        "build hero",
    ),
    Case(
        "crane_stays",
        "A crane can never be built over.",
        COVERING,
        ["builder", "build palace"],
        "cover crane",
    ),
    Case(
        "same_kind",
        "A building cannot cover one of its own kind.",
        mine("2 silver_smelter, 3 hero, palace", "crane, indigo_plant, silver_smelter"),
        ["builder", "build silver_smelter"],
        "cover silver_smelter",
    ),
    Case(
        "not_in_town",
        "No such tower stands in your town.",
        COVERING,
        ["builder", "build palace"],
        "cover tower",
    ),
    Case(
        "cover_too_expensive",
        "It would cost 4 cards; you have 3.",
        COVERING,
        ["builder", "build palace"],
        "cover indigo_plant",
    ),
    Case("no_library", "That needs a library, unused in this round.", mine(), ["councillor"], "use library"),
    Case(
        "library_not_asked",
        "The library needs no decision now.",
        mine(town="library"),
        ["councillor"],
        "use library",
    ),
    Case("no_black_market", "Only the owner of a black market pays with goods.", PAYING, PAY, "give indigo"),
    Case(
        "enough_given",
        "The black market takes no more than 2 goods.",
        MARKET,
        ["builder", "build library", "give indigo", "give indigo"],
        "give sugar",
    ),
    Case("no_goods", "You have no silver.", mine(goods="indigo"), ["trader"], "sell silver"),
    Case("no_room", "You have no empty building for silver.", mine(), ["producer"], "produce silver"),
    Case(
        "other_order",
        "Smithy can no longer be chosen.",
        PAYING,
        [*PAY, "pay well"],
        "pay smithy",
    ),
    Case("too_few_left", "There would be too few cards for the other 1.", PAYING, PAY, "pay palace"),
    Case("not_shown", "No quarry is among these cards.", COUNCIL, ["councillor", "take"], "keep quarry"),
]


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.code)
def test_a_refusal_says_what_is_wrong(case: Case) -> None:
    match = given(**case.position)
    if case.before:
        match.play(*case.before)
    with pytest.raises(IllegalActionError) as refused:
        match.play(case.refused)
    assert str(refused.value) == case.sentence
    assert refused.value.refusal.code == case.code


def test_every_reason_is_tried() -> None:
    assert {case.code for case in CASES} == refusal_codes(title("san-juan"))
