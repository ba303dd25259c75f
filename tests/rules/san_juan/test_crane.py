"""San Juan: the crane."""

import pytest

from tests.kits.san_juan import (
    asked,
    board,
    build,
    building,
    cards,
    finish_phase,
    following,
    given,
    goods,
    kind,
    rule,
    seat,
    sizes,
    table,
)


@rule("SJ-CARD-CRANE-01")
def test_a_crane_covers_an_own_building() -> None:
    """With a crane a new building may be put on an own face-up building."""
    match = building("palace, 3 hero", town="crane, chapel, indigo_plant")
    match.play("build palace")
    assert match.choices() == ["cover chapel"]  # anything else would be too dear
    match = building("well, 3 hero", town="crane, chapel, indigo_plant")
    match.play("build well")
    assert match.choices() == ["pass", "cover indigo_plant", "cover chapel"]
    match.play("cover chapel")
    assert board(match, 0)["town"] == {"indigo_plant": 1, "crane": 1, "well": 1}
    assert board(match, 0)["covered"] == {"chapel": 1}
    match = building("well, 3 hero", town="chapel, indigo_plant")
    match.play("build well")
    assert kind(match) == "pay"


@rule("SJ-CARD-CRANE-02")
def test_the_covered_building_lowers_the_cost_by_its_own() -> None:
    """The cost falls by the printed cost of what is covered, not below nothing, and nothing is paid back."""
    assert build(following("palace, 3 hero, 3 statue", town="crane, chapel"), "palace", cover="chapel") == 3
    match = following("well, 3 hero", town="crane, chapel")
    pile = sizes(match)
    assert build(match, "well", cover="chapel") == 0
    assert (cards(match, 0), sizes(match)) == (3, pile)


@rule("SJ-CARD-CRANE-03")
def test_a_covered_building_is_out_of_the_game() -> None:
    """A covered building has no effect and no points, does not count as a building, and is not discarded."""
    match = given(seats={0: seat(hand="hero, 3 tower", town="crane, library, indigo_plant")})
    match.play("builder")
    build(match, "hero", cover="library")
    assert match.scores()[0]["sheet"]["buildings"] == 1 + 1 + 5
    assert match.view(0)["seats"][0]["buildings"] == 3
    assert "library" not in table(match)["discards"]
    assert board(match, 0)["covered"] == {"library": 1}
    for role in ("producer", "trader", "builder", "prospector"):  # to the next role of seat 0
        match.play(role)
        finish_phase(match)
    match.play("councillor", "take")
    assert (match.actor, sum(asked(match, "things").values())) == (0, 5)


@rule("SJ-CARD-CRANE-04")
def test_what_is_covered_does_not_help_with_its_own_end() -> None:
    """A covered building loses its effect at once, so it cannot help with the build that covers it."""
    assert build(following("palace, 3 hero, 3 statue", town="crane, quarry"), "palace", cover="quarry") == 2


@rule("SJ-CARD-CRANE-05")
def test_a_crane_cannot_be_covered() -> None:
    """A crane can never be built over."""
    match = building("well, 3 hero", town="crane, chapel")
    match.play("build well")
    assert "cover crane" not in match.choices()
    assert match.why_not("cover crane") == "A crane can never be built over."


@rule("SJ-CARD-CRANE-06")
@pytest.mark.parametrize("card", ["tobacco_storage", "well"])
def test_a_good_on_a_covered_building_is_lost(card: str) -> None:
    """A good on a covered building is discarded, whatever covers it."""
    match = given(
        seats={0: {**seat(hand=f"{card}, 2 palace", town="crane, coffee_roaster"), "goods": {"coffee": ["hero"]}}}
    )
    match.play("builder")
    assert build(match, card, cover="full coffee_roaster") == 0
    assert goods(match, 0) == {}
    assert table(match)["discards"] == {"hero": 1}


@rule("SJ-CARD-CRANE-07")
def test_cards_under_a_covered_chapel_still_score() -> None:
    """Cards under a covered chapel stay there and score one point each."""
    match = given(seats={0: seat(hand="statue, 2 palace", town="crane, chapel", chapel="hero, 2 well")})
    match.play("builder")
    build(match, "statue", cover="chapel")
    assert board(match, 0)["chapel"] == {"well": 2, "hero": 1}
    assert match.scores()[0]["points"] == 1 + 3 + 3


@rule("SJ-CARD-CRANE-08")
def test_a_covered_violet_building_may_be_built_again() -> None:
    """A violet building that one has covered may be built again."""
    match = given(seats={0: seat(hand="chapel, 3 hero", town="crane, well", covered="chapel")})
    match.play("builder")
    build(match, "chapel")
    assert board(match, 0)["town"] == {"well": 1, "crane": 1, "chapel": 1}


@rule("SJ-CARD-CRANE-09")
def test_nothing_is_covered_by_its_like() -> None:
    """No building may be covered by one of the same kind."""
    match = building("sugar_mill, 3 hero", town="crane, sugar_mill, indigo_plant")
    match.play("build sugar_mill")
    assert match.choices() == ["pass", "cover indigo_plant"]
    assert match.refusals()["cover sugar_mill"]["code"] == "same_kind"
