"""Puerto Rico: the facts a board is drawn from, and who has taken which role."""

import boriken
from boriken import Match
from tests.kits.puerto_rico import finish_phase, for_every_player_count, given, new_game, roles_taken, seat

# Facts


@for_every_player_count
def test_the_facts_are_those_of_the_table_before_the_first_turn(players: int) -> None:
    match = new_game(players)
    facts, seen = match.facts(), match.view(None)
    assert facts["goods"] == {
        good: {"price": price, "total": seen["goods"][good]}
        for price, good in enumerate(["corn", "indigo", "sugar", "tobacco", "coffee"])
    }
    assert {name: building["copies"] for name, building in facts["buildings"].items()} == seen["buildings"]
    assert facts["roles"] == list(seen["roles"])
    assert facts["ships"] == [ship["spaces"] for ship in seen["cargo_ships"]]
    assert facts["row"] == sum(seen["row"].values())
    assert [facts[name] for name in ("points", "colonists", "colonist_ship")] == [
        seen[name] for name in ("points", "colonists", "colonist_ship")
    ]
    laid_out = [seen["row"], seen["deck"], *(dict.fromkeys(each["island"], 1) for each in seen["seats"])]
    for tile, total in facts["tiles"].items():
        assert total == (seen["quarries"] if tile == "quarry" else sum(pile.get(tile, 0) for pile in laid_out))


def test_a_building_says_all_that_is_printed_on_it() -> None:
    buildings = new_game(4).facts()["buildings"]
    assert buildings["indigo_plant"] == {
        "kind": "large_production",
        "good": "indigo",
        "price": 3,
        "points": 2,
        "circles": 3,
        "column": 2,
        "spaces": 1,
        "copies": 3,
    }
    assert buildings["harbor"] == {
        "kind": "violet",
        "price": 8,
        "points": 3,
        "circles": 1,
        "column": 3,
        "spaces": 1,
        "copies": 2,
    }
    assert buildings["city_hall"]["kind"] == "large_violet"
    assert buildings["city_hall"]["spaces"] == 2
    assert {name: each["good"] for name, each in buildings.items() if "good" in each} == {
        "small_indigo_plant": "indigo",
        "small_sugar_mill": "sugar",
        "indigo_plant": "indigo",
        "sugar_mill": "sugar",
        "tobacco_storage": "tobacco",
        "coffee_roaster": "coffee",
    }


def test_prices_and_limits_follow_the_options() -> None:
    usual = boriken.new_match("puerto-rico", 4).facts()
    other = boriken.new_match("puerto-rico", 4, balanced=True, max_large=5).facts()
    assert [usual["buildings"][name]["price"] for name in ("factory", "university")] == [7, 8]
    assert [other["buildings"][name]["price"] for name in ("factory", "university")] == [8, 7]
    assert (usual["max_large"], other["max_large"]) == (4, 5)


def test_places_are_named_in_the_order_of_the_boards() -> None:
    match = given(seats={0: seat(island="1 quarry, 1 corn", city="wharf, small_market")})
    places = match.facts()["places"]
    mine = match.view(0)["seats"][0]
    own = [*mine["island"], *mine["city"]]
    assert own == sorted(own, key=places.index)
    assert places[6:] == list(match.facts()["buildings"])


# Roles taken


def takers(match: Match) -> dict[str, int]:
    roles = match.view(None)["roles"]
    assert all(card["taker"] is None for card in roles.values() if card["open"])
    return {name: card["taker"] for name, card in roles.items() if card["taker"] is not None}


def test_a_view_says_who_took_which_role_in_this_round() -> None:
    match = new_game(3)
    match.play("captain", "trader")
    assert takers(match) == {"captain": 0, "trader": 1}
    match.play("craftsman")
    assert takers(match) == {}
    match.play("mayor")
    assert takers(match) == {"mayor": 1}


def test_two_players_take_several_roles_each() -> None:
    match = new_game(2)
    for role in ("trader", "captain", "prospector", "craftsman"):
        match.play(role)
        finish_phase(match)
    assert takers(match) == {"trader": 0, "captain": 1, "prospector": 0, "craftsman": 1}


def test_what_is_taken_back_is_not_taken() -> None:
    match = new_game(3)
    match.play("mayor")
    match.undo()
    assert takers(match) == {}


def test_who_comes_in_the_middle_of_a_round_sees_only_whose_role_is_played() -> None:
    match = given(roles=roles_taken("trader", "mayor"), question={"kind": "colonist", "role": "mayor"})
    assert takers(match) == {"mayor": 1}
    assert not match.view(None)["roles"]["trader"]["open"]


def test_the_position_says_nothing_of_it() -> None:
    match = new_game(3)
    match.play("mayor")
    assert match.position()["state"]["roles"]["mayor"] == {"open": False, "doubloons": 0}
