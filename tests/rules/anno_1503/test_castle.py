"""Anno 1503: the castle."""

import pytest

from tests.kits.anno_1503 import board, do, given, kind, may, new_game, refused, rolling, rule, seat, table


@rule("AN-CASTLE-01")
def test_the_castle_has_nine_steps_built_in_order() -> None:
    """The castle has 9 steps, built in order."""
    assert len(new_game(expansion=True).facts()["castle"]) == 9
    match = given(expansion=True, seats={0: seat(gold=2, goods="2 stone, 1 wood", castle=1)})
    do(match, "castle", "draw explorer", "castle", "draw explorer")
    assert board(match)["castle"] == 3
    assert (board(match)["gold"], board(match)["goods"]) == (2, {"stone": 1})


@rule("AN-CASTLE-02")
def test_the_first_step_costs_two_gold() -> None:
    """Step 1 costs 2 gold."""
    match = given(expansion=True, seats={0: seat(gold=2)})
    do(match, "castle")
    assert (board(match)["gold"], board(match)["castle"]) == (0, 1)
    poor = given(expansion=True, seats={0: seat(gold=1, goods="5 stone, 5 wood")})
    assert refused(poor, "castle") == "too_little_gold"


@rule("AN-CASTLE-03", "AN-CASTLE-04")
@pytest.mark.parametrize(
    ("built", "goods"),
    [
        (1, "1 wood"),
        (2, "1 stone"),
        (3, "1 wood"),
        (4, "1 stone"),
        (5, "1 wood, 1 tools"),
        (6, "1 stone, 1 marble"),
        (7, "1 cloth, 1 silk"),
        (8, "1 marble, 1 gems"),
    ],
)
def test_every_other_step_costs_its_goods(built: int, goods: str) -> None:
    """Each other step costs the goods of the sheet, and only the last steps need luxuries."""
    match = given(expansion=True, seats={0: seat(gold=30, goods=goods, castle=built, nests="nest_4")})
    do(match, "castle")
    assert (board(match)["castle"], board(match)["goods"], board(match)["gold"]) == (built + 1, {}, 30)
    poor = given(expansion=True, seats={0: seat(gold=30, castle=built, nests="nest_4")})
    assert refused(poor, "castle") == "cannot_pay"
    assert ("marble" in goods or "silk" in goods) == (built >= 6)


@rule("AN-CASTLE-05", "AN-CASTLE-06", "AN-CASTLE-07", "AN-EX-44")
def test_each_step_brings_a_card_that_may_be_played_at_once() -> None:
    """Several steps may be built in a turn; each gives the top action card, and one of them may be played now."""
    match = given(expansion=True, seats={0: seat(gold=2, goods="1 wood")})
    do(match, "castle", "draw inventor", "castle", "draw explorer")
    assert (board(match)["gold"], board(match)["goods"], board(match)["castle"]) == (0, {}, 2)
    assert board(match)["cards"] == {"explorer": 1, "inventor": 1}
    do(match, "play explorer")
    assert refused(match, "play inventor") == "card_played"


@rule("AN-CASTLE-07")
def test_a_card_may_be_kept_for_later() -> None:
    """The card of a castle step may be played in a later turn."""
    match = given(expansion=True, seats={0: seat(gold=2)})
    do(match, "castle", "draw inventor", "ships", "roll 3", "ships", "roll 3")
    assert may(match, "play inventor")


@rule("AN-CASTLE-08", "AN-EX-45")
def test_the_last_step_needs_a_beaten_nest() -> None:
    """Step 9 also needs at least one beaten nest, which is not spent."""
    match = given(expansion=True, seats={0: seat(goods="1 marble, 1 gems", castle=8)})
    assert refused(match, "castle") == "nests_needed"
    brave = given(expansion=True, seats={0: seat(goods="1 marble, 1 gems", castle=8, nests="nest_5")})
    do(brave, "castle")
    assert board(brave)["nests"] == {"nest_5": 1}
    assert brave.view(None)["seats"][0]["held"] == ["castle"]


@rule("AN-CASTLE-09")
def test_a_finished_castle_stays() -> None:
    """The castle is finished with step 9; steps are never lost."""
    finished = seat(gold=9, goods="5 stone", castle=9, nests="nest_5", people="2 settler")
    match = given(expansion=True, seats={0: finished})
    assert refused(match, "castle") == "castle_finished"
    for second in ("roll 1", "roll 3"):
        hit = given(expansion=True, seats={0: seat(castle=9, people="4 settler", contracts=2)}, **rolling())
        do(hit, "roll 6", second)
        assert board(hit)["castle"] == 9


@rule("AN-CASTLE-10")
def test_every_player_can_build_the_castle() -> None:
    """There is no shared supply: one player's castle takes nothing from another's."""
    others = {number: seat(castle=9) for number in (1, 2, 3)}
    match = given(4, expansion=True, seats={0: seat(gold=2), **others})
    do(match, "castle")
    assert board(match)["castle"] == 1
    assert kind(match) == "card"
    assert table(match)["active"] == 0
