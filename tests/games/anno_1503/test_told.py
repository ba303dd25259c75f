"""Anno 1503: figures that the rules tell, so that no page works them out."""

from boriken import Match
from tests.kits.anno_1503 import TITLE, Json, do, given, sailing, seat, set_up


def shown(match: Match) -> Json:
    """Seat 0, as it sees itself."""
    found: Json = match.view(0)["seats"][0]
    return found


def lacking(mine: Json) -> Json:
    found: Json = given(seats={0: mine}).view(0)["question"]["lacking"]
    return found


def test_ships_at_home_are_those_neither_on_the_boards_nor_under_way() -> None:
    assert shown(given(seats={0: seat(ships="B3")}))["docked"] == 1
    assert shown(given(seats={0: seat(ships="B3")}, **sailing("A3")))["docked"] == 0


def test_inhabitants_who_have_bought_all_they_buy() -> None:
    match = given(seats={0: seat(goods="2 stone", people="2 settler")})
    assert shown(match)["sated"] == {}
    do(match, "sell stone settler")
    assert shown(match)["sated"] == {"settler": 1}
    do(match, "ships", "roll 3")
    assert shown(match)["sated"] == {}


def test_cards_that_the_hand_lacks() -> None:
    """A card that a building lets one leave out is not lacking."""
    cost = TITLE.facts(set_up(2, expansion=False))["costs"]["settler"]
    goods = ", ".join(f"{count} {good}" for good, count in list(cost.items())[1:])
    first = next(iter(cost))
    assert lacking(seat())["settler"] == cost
    assert lacking(seat(goods=goods))["settler"] == {first: cost[first]} == {first: 1}
    assert "settler" not in lacking(seat(goods=goods, publics="school"))
    assert "settler" not in lacking(seat(goods=f"1 {first}, {goods}"))


def test_facts_say_where_tiles_lie_and_what_a_turn_allows() -> None:
    base, pirates = (TITLE.facts(set_up(2, expansion)) for expansion in (False, True))
    assert {tile["board"] for tile in base["tiles"].values()} == {"base"}
    assert pirates["tiles"]["post_silk"]["board"] == pirates["tiles"]["nest_4"]["board"] == "new"
    assert pirates["tiles"]["post_wood"]["board"] == "base"
    assert (base["post_at_any"], pirates["post_at_any"]) == (False, True)
    assert [pirates["limits"][name] for name in ("plays", "swaps", "resident_sales")] == [1, 1, 1]
    assert base["limits"]["resident_sales"] == 0
