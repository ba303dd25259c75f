"""San Juan: what a position is worth, and picks that belong together."""

import pytest

from boriken import Match
from boriken.core.game import CHANCE
from boriken.games.san_juan.catalogue import CARD_NAMES
from boriken.games.san_juan.evaluate.styles import STYLES
from boriken.games.san_juan.evaluate.town import PROSPECTS
from tests.kits.san_juan import TITLE, Json, given, hand, kind, new_game, seat


def worth(match: Match, number: int = 0, style: str = "") -> float:
    return TITLE.evaluator(style).worth(match.game, number)


def worth_of(mine: Json, style: str = "") -> float:
    return worth(given(seats={0: mine}), style=style)


def suggested(match: Match) -> list[str]:
    """The steps of the plan, while the same is asked."""
    judge, asked, said = TITLE.evaluator(""), kind(match), []
    seat_asked = match.actor
    while kind(match) == asked and match.actor == seat_asked:
        action = judge.suggestion(match.game)
        said.append(TITLE.notation[action])
        match.play(said[-1])
    return said


@pytest.mark.parametrize(
    ("better", "worse"),
    [
        (seat(hand="2 well"), seat(hand="well")),
        (seat(hand="hero"), seat(hand="indigo_plant")),
        (seat(goods="indigo"), seat()),
        (seat(town="indigo_plant, library"), seat(town="indigo_plant, smithy")),
        (seat(town="silver_smelter"), seat(town="indigo_plant")),
        (seat(town="guild_hall, 3 indigo_plant"), seat(town="city_hall, 3 indigo_plant")),
        (seat(town="hero, statue, triumphal_arch"), seat(town="hero, statue, guild_hall")),
        (seat(town="chapel", chapel="hero"), seat(town="chapel")),
        (seat(town="palace, hero, 5 silver_smelter"), seat(town="hero, 5 silver_smelter")),
    ],
)
def test_more_is_worth_more(better: Json, worse: Json) -> None:
    assert worth_of(better) > worth_of(worse)


def test_cards_that_come_too_late_are_worth_little() -> None:
    early, late = (
        [given(seats={0: seat(hand=cards, town=town)}) for cards in ("", "6 sugar_mill")]
        for town in ("indigo_plant", "8 indigo_plant, 3 silver_smelter")
    )
    assert worth(early[1]) - worth(early[0]) > worth(late[1]) - worth(late[0])


def test_at_the_end_only_points_and_the_tie_break_count() -> None:
    over = given(seats={0: seat(hand="hero", town="2 silver_smelter")}, question={"kind": "over"}, ending=["town"])
    assert worth(over) == pytest.approx(6.01)


@pytest.mark.parametrize(("style", "card"), [("guild", "silver_smelter"), ("monuments", "hero"), ("chapel", "chapel")])
def test_a_style_likes_its_buildings(style: str, card: str) -> None:
    liking = worth_of(seat(town=f"indigo_plant, {card}"), style) - worth_of(seat(), style)
    assert liking > worth_of(seat(town=f"indigo_plant, {card}")) - worth_of(seat())


def test_one_pays_with_what_promises_least() -> None:
    match = given(seats={0: seat(hand="aqueduct, library, 2 indigo_plant, hero", town="2 silver_smelter")})
    match.play("builder", "build aqueduct")
    assert suggested(match) == ["pay indigo_plant", "pay indigo_plant"]
    assert hand(match, 0) == {"library": 1, "hero": 1}


def test_one_keeps_what_promises_most() -> None:
    match = given(draws=["library", "well", "well", "tower", "poor_house"])
    match.play("councillor", "take")
    assert suggested(match) == ["keep library"]


def test_the_dearest_goods_are_sold_and_made() -> None:
    town = "indigo_plant, sugar_mill, silver_smelter"
    match = given(seats={0: seat(town=town, goods="indigo, sugar, silver")}, draws=["tile d"])
    match.play("trader")
    assert suggested(match) == ["sell sugar", "sell silver"]
    match = given(seats={0: seat(town=town)})
    match.play("producer")
    assert suggested(match) == ["produce sugar", "produce silver"]


def test_goods_are_given_where_they_must() -> None:
    match = given(seats={0: seat(hand="library, 2 hero", town="black_market, 2 silver_smelter", goods="2 silver")})
    match.play("builder", "build library")
    assert suggested(match) == ["give silver", "give silver"]


@pytest.mark.parametrize("style", STYLES)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_plan_is_legal(style: str, players: int) -> None:
    """In whole games that are played by the plans where there are any, and at random where there are none."""
    judge, match = TITLE.evaluator(style), new_game(players, seed=players)
    planned = 0
    while not match.over:
        assert match.game.actor != CHANCE
        action = judge.suggestion(match.game)
        planned += action >= 0
        choices = match.choices()
        match.play(TITLE.notation[action] if action >= 0 else choices[len(match.moves) % len(choices)])
        assert judge.uncertainty(match.game) > 0
    assert planned > 20


def test_prospects_are_those_of_cards_there_are() -> None:
    names = [prospect.name for prospect in PROSPECTS]
    assert len(set(names)) == len(names)
    assert set(names) <= set(CARD_NAMES)
