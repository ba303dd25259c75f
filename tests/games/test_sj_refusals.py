"""San Juan: why an action may not be done, in a sentence that a player understands."""

from collections.abc import Sequence
from typing import Any, NamedTuple

import pytest

from boriken import IllegalActionError
from boriken.games.san_juan.refusals import SENTENCES
from tests.sj_kit import Json, given, seat, taken


class Case(NamedTuple):
    """In a position, after some actions, one more is refused."""

    code: str
    sentence: str
    position: Json
    before: Sequence[str]
    refused: str


def mine(hand: str = "", town: str = "indigo_plant", goods: str = "", **state: Any) -> Json:
    """What seat 0 has, and whatever else is said of the table."""
    return {"seats": {0: seat(hand=hand, town=town, goods=goods)}, **state}


PAYING = mine("aqueduct, smithy, well, hero, palace")
PAY = ["builder", "build aqueduct"]
MARKET = mine("library, 3 hero", "black_market, 2 indigo_plant, sugar_mill, silver_smelter", "2 indigo, sugar, silver")
COVERING = mine("palace, 3 silver_smelter", "crane, statue, indigo_plant")
COUNCIL = mine(draws=["hero", "well", "well", "tower", "palace"])

CASES = [
    Case("game_over", "The game is over.", mine(question={"kind": "over"}, ending=["town"]), [], "builder"),
    Case("chance_acts", "Chance decides this, not a player.", mine(), [], "draw hero"),
    Case("another_question", "Something else is asked now: which role to take.", mine(), [], "sell indigo"),
    Case("must_take_role", "A role must be taken.", mine(), [], "pass"),
    Case("role_taken", "The trader is already taken in this round.", mine(roles=taken("trader")), [], "trader"),
    Case("must_answer", "Nobody may pass now: which cards to pay with.", PAYING, PAY, "pass"),
    Case(
        "must_give",
        "The cards alone cannot pay the 4 that are left.",
        MARKET,
        ["builder", "build library"],
        "pass",
    ),
    Case(
        "must_cover",
        "The palace can only be paid for if it covers another building.",
        COVERING,
        ["builder", "build palace"],
        "pass",
    ),
    Case("not_in_hand", "There is no hero in the hand.", mine("well"), ["builder"], "build hero"),
    Case("already_built", "Nobody may have a second well face up.", mine("well", "well"), ["builder"], "build well"),
    Case(
        "too_expensive",
        "The hero costs 4 more cards, and the hand has 1 others.",
        mine("hero, well"),
        ["builder"],
        "build hero",
    ),
    Case(
        "crane_stays",
        "A crane can never be covered.",
        COVERING,
        ["builder", "build palace"],
        "cover crane",
    ),
    Case(
        "same_kind",
        "A silver smelter cannot cover a silver smelter.",
        mine("2 silver_smelter, 3 hero, palace", "crane, indigo_plant, silver_smelter"),
        ["builder", "build silver_smelter"],
        "cover silver_smelter",
    ),
    Case(
        "not_in_town",
        "No such tower lies face up in the town.",
        COVERING,
        ["builder", "build palace"],
        "cover tower",
    ),
    Case(
        "cover_too_expensive",
        "If the indigo plant is covered, 4 cards are to be paid, and the hand has 3.",
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
    Case("no_goods", "There is no silver to give.", mine(goods="indigo"), ["trader"], "sell silver"),
    Case("no_room", "There is no empty building for silver.", mine(), ["producer"], "produce silver"),
    Case(
        "other_order",
        "Things are picked in the order of the list, and smithy is no longer its turn.",
        PAYING,
        [*PAY, "pay well"],
        "pay smithy",
    ),
    Case("too_few_left", "After palace there would be too few cards for the other 1.", PAYING, PAY, "pay palace"),
    Case("not_shown", "No quarry is among the cards to choose from.", COUNCIL, ["councillor", "take"], "keep quarry"),
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
    assert {case.code for case in CASES} == set(SENTENCES)
