"""Anno 1503: luxuries and the posts that bring them."""

import pytest

from boriken import Match
from tests.kits.anno_1503 import (
    board,
    choices,
    do,
    given,
    may,
    new_game,
    refused,
    rolling,
    rule,
    sailing,
    seat,
    table,
    tile,
)


def price(match: Match) -> int:
    return int((match.question() or {})["prices"]["silk"])


@rule("AN-LUX-01")
def test_commodities_and_luxuries_are_different() -> None:
    """A rule for commodities never covers luxuries unless it says so, nor the other way round."""
    mine = seat(gold=20, goods="1 silk", people="1 merchant", publics="tavern", nobles="wealthy_noble", contracts=3)
    match = given(expansion=True, seats={0: mine})
    assert choices(match, "sell") == ["silk noble", "silk extra"]
    do(match, "sell silk extra")
    assert board(match)["gold"] == 26  # the wealthy noble's price, not the tavern's
    assert match.question()["prices"]["stone"] == 3  # type: ignore[index]
    assert price(match) == 10


@rule("AN-LUX-02", "AN-LUX-03", "AN-LUX-04", "AN-LUX-05", "AN-EX-41")
@pytest.mark.parametrize(
    ("nests", "nobles", "contracts", "gold"),
    [
        ("", "", 0, 10),
        ("nest_5", "", 0, 8),
        ("nest_5, nest_6", "", 0, 5),
        ("nest_5, nest_6", "theatre", 0, 3),
        ("nest_5, nest_6", "theatre", 3, 3),
    ],
)
def test_only_nests_and_theatre_make_luxuries_cheaper(nests: str, nobles: str, contracts: int, gold: int) -> None:
    """A luxury costs 10 gold; only nests and the theatre lower that, they add up, and contracts do nothing."""
    mine = seat(gold=10, nests=nests, nobles=nobles, contracts=contracts, publics="market_hall")
    match = given(expansion=True, seats={0: mine})
    assert price(match) == gold
    do(match, "buy silk")
    assert board(match)["gold"] == 10 - gold


@rule("AN-LUX-06", "AN-EX-42")
def test_luxuries_share_the_limit_of_purchases() -> None:
    """Bought luxuries and bought commodities share the limit of two a turn."""
    match = given(expansion=True, seats={0: seat(gold=40)})
    do(match, "buy gems", "buy stone")
    assert refused(match, "buy gems") == refused(match, "buy wood") == "buy_limit"


@rule("AN-LUX-07", "AN-EX-38")
def test_a_luxury_post_may_go_to_the_question_mark() -> None:
    """A luxury post is attached to a free grey jetty or to the question mark."""
    match = given(
        4,
        expansion=True,
        seats={0: seat(posts={2: "wood", 3: "wood", 4: "cloth"})},
        **sailing("N3"),
        squares={"O3": tile("post_silk", 1)},
    )
    do(match, "look O3")
    assert choices(match, "attach") == ["1", "5"]
    do(match, "attach 1")
    assert board(match)["posts"]["1"] == "post_silk"


@rule("AN-LUX-08")
def test_a_home_island_holds_five_posts_four_of_them_base_posts() -> None:
    """With the question mark a home island holds up to 5 posts, at most 4 of them base posts."""
    mine = seat(posts={1: "silk", 2: "wood", 3: "wood", 4: "cloth"})
    match = given(4, expansion=True, seats={0: mine}, **sailing("B2"), squares={"B1": tile("post_spice", 1)})
    do(match, "look B1", "attach 5")
    assert len(board(match)["posts"]) == 5
    open_mark = seat(posts={2: "wood", 3: "wood", 4: "cloth", 5: "stone"})
    full = given(4, expansion=True, seats={0: open_mark}, **sailing("B2"), squares={"B1": tile("post_spice", 1)})
    do(full, "look B1")
    assert refused(full, "attach 1") == "any_place"


@rule("AN-LUX-09")
def test_a_luxury_post_may_be_laid_back() -> None:
    """A luxury post that is not attached is laid back face down, unseen by the others."""
    match = given(expansion=True, **sailing("N3"))
    do(match, "look O3", "draw post_gems", "back")
    assert match.view(1)["squares"]["O3"] == {"back": 2, "looked": [0]}
    assert match.view(0)["squares"]["O3"]["face"] == "post_gems"


@rule("AN-LUX-10")
def test_a_luxury_post_at_a_grey_jetty_gives_the_choice() -> None:
    """A luxury post at a grey jetty gives the choice between the printed good and its luxury."""
    match = given(expansion=True, seats={0: seat(posts={2: "marble"})}, **rolling())
    do(match, "roll 2")
    assert choices(match, "take") == ["stone", "marble"]


@rule("AN-LUX-11", "AN-EX-43")
def test_the_resident_noble_buys_one_luxury_a_turn() -> None:
    """The resident noble buys 1 luxury of any kind per own turn for 3 gold."""
    match = given(expansion=True, seats={0: seat(goods="2 silk, 1 gems", nobles="wealthy_noble")})
    do(match, "sell silk extra", "sell gems noble")
    assert board(match)["gold"] == 9
    assert refused(match, "sell silk noble") == "noble_has_bought"
    assert refused(match, "sell silk extra") == "no_extra_sale"
    do(match, "ships", "roll 3", "ships", "roll 3")
    assert may(match, "sell silk noble")


@rule("AN-LUX-12")
def test_luxuries_pay_for_nobles_buildings_and_the_last_castle_steps() -> None:
    """Luxuries pay for nobles' buildings and the last castle steps."""
    facts = new_game(expansion=True).facts()
    luxuries = {"marble", "silk", "gems"}
    assert all(luxuries & set(site["cost"]) for site in facts["sites"].values())
    assert [bool(luxuries & set(step["cost"])) for step in facts["castle"]] == [False] * 6 + [True] * 3
    match = given(expansion=True, seats={0: seat(goods="1 marble, 1 stone", castle=6)})
    do(match, "castle")
    assert (board(match)["castle"], table(match)["stock"]["marble"]) == (7, 10)
