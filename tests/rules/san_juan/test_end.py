"""San Juan: how the game ends, and who wins."""

import pytest

from boriken import Match
from tests.kits.san_juan import board, build, finished, given, hand, kind, rule, seat, sizes, table, taken

ELEVEN = "5 tobacco_storage, 6 sugar_mill"
ALSO_ELEVEN = "5 coffee_roaster, 6 silver_smelter"


def places(match: Match) -> list[int]:
    return [result["place"] for result in match.scores()]


@rule("SJ-END-01")
def test_the_game_ends_after_a_builder_phase_with_twelve_buildings() -> None:
    """The game ends directly after a builder phase in which somebody has twelve buildings."""
    for town, over in ((ELEVEN, True), ("5 tobacco_storage, 5 sugar_mill", False)):
        match = given(seats={0: seat(hand="statue, 2 well", town=town)})
        match.play("builder")
        build(match, "statue")
        assert match.over is over
        assert table(match)["ending"] == (["town"] if over else [])


@rule("SJ-END-02")
def test_that_builder_phase_is_finished() -> None:
    """Whoever still has a turn in that builder phase has it."""
    match = given(seats={0: seat(hand="statue, 2 well", town=ELEVEN), 2: seat(hand="smithy, hero")})
    match.play("builder")
    build(match, "statue")
    assert (kind(match), match.actor) == ("build", 2)
    build(match, "smithy")
    assert match.over
    assert board(match, 2)["town"] == {"indigo_plant": 1, "smithy": 1}


@rule("SJ-END-03")
def test_the_rest_of_the_round_is_not_played() -> None:
    """No further role is taken, even if not everybody has had one."""
    match = given(seats={0: seat(hand="statue, 2 well", town=ELEVEN)})
    match.play("builder")
    build(match, "statue")
    assert (match.actor, match.choices(), table(match)["round"]) == (None, [], 1)
    assert [event["kind"] for event in match.log(None)][-2:] == ["town_complete", "game_over"]


@rule("SJ-END-04")
def test_face_up_buildings_count_and_covered_ones_do_not() -> None:
    """Every face-up building counts for the twelve, the first indigo plant too; a covered one does not."""
    match = given(
        seats={0: seat(hand="statue, hero, 3 well", town="indigo_plant, crane, 5 silver_smelter, 4 sugar_mill")}
    )
    match.play("builder")
    build(match, "statue", cover="sugar_mill")
    assert not match.over
    assert sum(board(match, 0)["town"].values()) == 11
    match = given(
        seats={
            0: seat(hand="statue, 2 well", town="indigo_plant, 5 silver_smelter, 5 sugar_mill", covered="hero, palace")
        }
    )
    match.play("builder")
    build(match, "statue")
    assert match.over


@rule("SJ-END-05")
def test_an_empty_draw_pile_does_not_end_the_game() -> None:
    """An empty draw pile does not end the game, and neither does the last role of a round with eleven buildings."""
    match = given(seats={0: seat(town=ELEVEN)}, pile="", roles=taken("trader", "builder"))
    assert sizes(match) == (0, 0)
    match.play("prospector")
    assert (kind(match), table(match)["round"]) == ("role", 2)


@rule("SJ-END-06")
def test_face_up_buildings_score_their_printed_points() -> None:
    """Everybody scores the printed points of their face-up buildings."""
    match = finished(seat(town="silver_smelter, 2 sugar_mill, library, hero", covered="statue, hero"), seat())
    assert match.scores()[0]["sheet"] == {"buildings": 3 + 2 + 3 + 5, "chapel": 0}
    assert [result["points"] for result in match.scores()] == [13, 1]


@rule("SJ-END-07")
def test_cards_under_a_chapel_score_one_point_each() -> None:
    """Everybody scores one point for each card under their chapel."""
    match = finished(seat(town="chapel", chapel="hero, 2 well, palace"), seat())
    assert match.scores()[0]["sheet"] == {"buildings": 2, "chapel": 4}
    assert match.scores()[0]["points"] == 6


@rule("SJ-END-08")
def test_arch_guild_hall_and_city_hall_add_points() -> None:
    """Triumphal arch, guild hall and city hall add their points."""
    town = "2 indigo_plant, statue, hero, triumphal_arch, guild_hall, city_hall"
    result = finished(seat(town=town), seat()).scores()[0]
    assert result["sheet"] == {
        "buildings": 2 + 3 + 5,
        "chapel": 0,
        "guild_hall": 4,
        "city_hall": 5,
        "triumphal_arch": 6,
    }
    assert result["points"] == 25


@rule("SJ-END-09")
def test_the_palace_comes_last() -> None:
    """The palace adds its points last, for the sum of all others."""
    town = "2 indigo_plant, statue, hero, triumphal_arch, guild_hall, city_hall, palace"
    result = finished(seat(town=town, chapel="2 well"), seat()).scores()[0]
    others = 10 + 2 + 4 + 6 + 6
    assert result["sheet"]["palace"] == others // 4 == 7
    assert result["points"] == others + 7


@rule("SJ-END-10")
def test_hand_cards_and_goods_score_nothing() -> None:
    """Hand cards and goods score nothing."""
    match = finished(seat(hand="3 hero, palace", goods="indigo"), seat())
    assert [result["points"] for result in match.scores()] == [1, 1]


@rule("SJ-END-11")
def test_the_most_points_win() -> None:
    """The most points win, whatever the others have in their hands."""
    match = finished(seat(town="hero"), seat(hand="7 sugar_mill", town="victory_column"), seat(town="statue"))
    assert places(match) == [1, 2, 3]


@rule("SJ-END-12")
def test_hand_cards_and_goods_break_a_tie() -> None:
    """Of those with the most points, the one with the most hand cards and goods together wins."""
    match = finished(seat(hand="2 well", goods="indigo"), seat(hand="palace", goods="indigo"), seat())
    assert [result["tiebreak"] for result in match.scores()] == [3, 2, 0]
    assert places(match) == [1, 2, 3]


@rule("SJ-END-13")
@pytest.mark.parametrize("other", [seat(town="chapel", chapel="3 well"), seat(town="hero", covered="4 silver_smelter")])
def test_chapel_cards_and_covered_buildings_break_no_tie(other: dict[str, object]) -> None:
    """Cards under a chapel and covered buildings do not help in a tie."""
    match = finished(other, seat(hand="smithy", town="hero"))
    assert [result["points"] for result in match.scores()] == [5, 5]
    assert places(match) == [2, 1]


@rule("SJ-END-14")
def test_a_tie_that_remains_is_a_shared_win() -> None:
    """If that is the same too, they share the win."""
    match = finished(seat(hand="2 well", town="hero"), seat(town="silver_smelter, tobacco_storage"), seat(town="hero"))
    assert places(match) == [1, 2, 2]
    match = finished(seat(hand="well", town="hero"), seat(hand="palace", town="statue, chapel"), seat())
    assert places(match) == [1, 1, 3]


@rule("SJ-INT-84")
def test_the_first_to_complete_the_town_does_not_stop_the_others() -> None:
    """The builder may build the twelfth building first of all: the others still build, then it is over."""
    match = given(
        seats={
            0: seat(hand="smithy, hero", town=ELEVEN),
            1: seat(hand="smithy, hero"),
            2: seat(hand="archive, palace"),
        }
    )
    match.play("builder")
    for number, card in enumerate(("smithy", "smithy", "archive")):
        assert match.actor == number
        build(match, card)
    assert match.over
    assert [board(match, number)["town"].get("smithy", 0) for number in range(3)] == [1, 1, 0]


@rule("SJ-INT-85")
def test_two_can_complete_their_towns_in_one_phase() -> None:
    """If two reach twelve in one phase both have; the points decide."""
    match = given(seats={0: seat(hand="smithy, hero", town=ELEVEN), 1: seat(hand="smithy, hero", town=ALSO_ELEVEN)})
    match.play("builder")
    build(match, "smithy")
    build(match, "smithy")
    assert match.over
    assert [event["seat"] for event in match.log(None) if event["kind"] == "town_complete"] == [0, 1]
    assert places(match)[:2] == [2, 1]


@rule("SJ-INT-86")
@pytest.mark.parametrize("players", [2, 3])
def test_the_end_can_come_in_the_first_phase_of_a_round(players: int) -> None:
    """If the end comes in the first phase of a round there is no further role, no chapel and no hand limit."""
    match = given(
        players,
        seats={0: seat(hand="smithy, hero", town=ELEVEN), 1: seat(hand="7 silver_smelter, 2 hero", town="chapel")},
        round=5,
    )
    match.play("builder")
    build(match, "smithy")
    match.play("pass")
    assert match.over
    assert (table(match)["round"], table(match)["governor"]) == (5, 0)
    assert match.scores()[1]["tiebreak"] == 9


@rule("SJ-INT-87")
@pytest.mark.parametrize("house", ["carpenter", "poor_house"])
def test_a_card_for_the_last_building_breaks_ties(house: str) -> None:
    """A card that the twelfth building brings by carpenter or poor house counts in a tie."""
    match = given(seats={0: seat(hand="smithy", town=f"{house}, 5 tobacco_storage, 5 sugar_mill")}, draws=["hero"])
    match.play("builder", "build smithy")
    assert match.over
    assert hand(match, 0) == {"hero": 1}
    assert match.scores()[0]["tiebreak"] == 1


@rule("SJ-INT-91")
def test_a_hand_card_and_a_good_are_worth_the_same_in_a_tie() -> None:
    """In a tie two hand cards and a good are as much as three hand cards: the win is shared."""
    match = finished(seat(hand="2 well", goods="indigo"), seat(hand="hero, 2 palace"))
    assert places(match) == [1, 1]


@rule("SJ-INT-92")
def test_one_hand_card_wins_a_tie_against_many_chapel_cards() -> None:
    """In a tie one hand card beats any number of chapel cards."""
    match = finished(seat(town="chapel", chapel="2 hero, 2 palace, 2 well"), seat(hand="well", town="hero, statue"))
    assert [result["points"] for result in match.scores()] == [8, 8]
    assert places(match) == [2, 1]
