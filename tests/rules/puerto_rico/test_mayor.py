"""Puerto Rico: the mayor phase."""

import pytest

import boriken
from boriken import Match
from tests.kits.puerto_rico import Json, board, events, finish_phase, given, kind, roles_taken, rule, seat, ship, table


def colonists(match: Match) -> list[int]:
    """How many colonists each player has, in San Juan or elsewhere."""
    return [player["colonists"] for player in match.view(None)["seats"]]


def gained(match: Match, before: list[int]) -> list[int]:
    """How many colonists each player has got since."""
    return [now - then for now, then in zip(colonists(match), before, strict=True)]


def refill(match: Match) -> Json:
    """The log's line about the last refill of the ship."""
    return events(match, "colonist_ship_refilled")[-1]


@rule("PR-MAYOR-01")
def test_each_circle_holds_one_colonist() -> None:
    """Each circle of a tile or building has room for one colonist, and one colonist is enough to occupy it."""
    player = seat(san_juan=6, island="2 coffee", city="coffee_roaster (0), tobacco_storage (0)")
    match = given(seats={0: player}, colonist_ship=0)
    match.play("mayor", "pass")
    assert match.why_not("place coffee 3") == "No more than 2 colonists can go there."
    match.play("place coffee 2")
    assert match.choices() == ["place tobacco_storage 2", "place tobacco_storage 3"]
    match.play("place tobacco_storage 3", "craftsman")
    assert board(match, 0)["goods"] == {"coffee": 1}


@rule("PR-MAYOR-01")
@pytest.mark.parametrize("crowded", [seat(island="1/2 corn"), seat(city="coffee_roaster (3)")])
def test_no_position_has_two_colonists_on_a_circle(crowded: Json) -> None:
    """A position with more colonists on a tile or building than it has circles is refused."""
    with pytest.raises(boriken.PositionError):
        given(seats={0: crowded})


@rule("PR-MAYOR-02")
@pytest.mark.parametrize(("manned", "produced"), [(0, {}), (1, {"corn": 1})])
def test_what_is_not_occupied_does_not_work(manned: int, produced: dict[str, int]) -> None:
    """A tile or building with nobody on it has no effect."""
    match = given(seats={1: seat(island=f"2/{manned} corn")})
    match.play("craftsman")
    assert board(match, 1)["goods"] == produced


@rule("PR-MAYOR-03")
def test_the_mayor_may_take_a_colonist_from_the_supply() -> None:
    """Before the ship is unloaded the mayor may take one colonist more, from the supply and not from the ship."""
    match = given(colonist_ship=4)
    supply = table(match)["colonists"]
    match.play("mayor")
    assert match.choices() == ["pass", "colonist"]
    match.play("colonist")
    assert colonists(match) == [2, 1, 1, 1]
    assert table(match)["colonists"] == supply - 1 - refill(match)["count"]


@rule("PR-MAYOR-04")
def test_with_an_empty_supply_the_mayor_has_no_privilege() -> None:
    """If the supply is empty the mayor gets no colonist more, and none from the ship in its place."""
    match = given(colonists=0, colonist_ship=4)
    before = colonists(match)
    match.play("mayor")
    assert kind(match) == "role"
    assert gained(match, before) == [1, 1, 1, 1]


@rule("PR-MAYOR-05")
@pytest.mark.parametrize(
    ("on_ship", "shares"), [(1, [0, 1, 0, 0]), (3, [0, 1, 1, 1]), (6, [1, 2, 2, 1]), (8, [2, 2, 2, 2])]
)
def test_the_ship_is_unloaded_one_by_one_from_the_mayor_on(on_ship: int, shares: list[int]) -> None:
    """The colonists on the ship are dealt one at a time, from the mayor clockwise, until none is left, even if some
    players get more than others."""
    match = given(roles=roles_taken("settler"), colonist_ship=on_ship)
    match.play("mayor", "pass")
    assert colonists(match) == shares


@rule("PR-MAYOR-06")
def test_all_colonists_are_placed_anew() -> None:
    """Everybody may place all their colonists anew, those they had and those who came, on any circles of their island
    and city."""
    match = given(seats={0: seat(island="1/1 corn, 1 indigo, 1 sugar", city="office, hospice (0)")}, colonist_ship=4)
    match.play("mayor", "pass", "place corn 0", "place indigo 1", "place sugar 1", "place hospice 1")
    assert board(match, 0)["island"] == {"corn": [1, 0], "indigo": [1, 1], "sugar": [1, 1]}
    assert board(match, 0)["city"] == {"hospice": 1, "office": 0}


@rule("PR-MAYOR-07")
def test_who_gets_no_colonist_may_rearrange_all_the_same() -> None:
    """A player who gets no new colonist may still place those they have anew."""
    match = given(seats={1: seat(island="1/1 corn", city="office (0)")}, colonist_ship=1)
    match.play("mayor", "pass", "place corn 0")
    assert board(match, 1)["island"] == {"corn": [1, 0]}
    assert board(match, 1)["city"] == {"office": 1}


@rule("PR-MAYOR-08")
def test_no_colonist_may_be_kept_back_from_a_free_circle() -> None:
    """As long as a player has a free circle they must put a colonist there; none may stay in San Juan by choice."""
    match = given(seats={0: seat(san_juan=2, island="2 corn", city="office (0)")}, colonist_ship=0)
    match.play("mayor", "pass")
    assert match.choices() == ["place corn 1", "place corn 2"]
    sentence = "Free circles must be filled: at least 1 colonist here."
    assert match.why_not("place corn 0") == sentence
    match.play("place corn 1")
    assert board(match, 0)["san_juan"] == 0


@rule("PR-MAYOR-09")
def test_colonists_without_a_circle_wait_in_san_juan() -> None:
    """Colonists for whom there is no circle wait in San Juan for a later mayor phase, when they can be placed."""
    match = given(3, seats={0: seat(san_juan=2, island="1/1 corn")}, colonist_ship=3)
    match.play("mayor", "pass")
    assert board(match, 0)["san_juan"] == 3
    later = given(3, seats={0: seat(san_juan=3, island="1/1 corn, 2 indigo")}, colonist_ship=0)
    later.play("mayor", "colonist")
    finish_phase(later)
    assert board(later, 0)["island"] == {"corn": [1, 1], "indigo": [2, 2]}


@rule("PR-MAYOR-10")
def test_only_the_mayor_brings_colonists_out_of_san_juan() -> None:
    """Outside the mayor phase nobody leaves San Juan, not even for a new tile or building."""
    match = given(3, seats={0: seat(san_juan=3, doubloons=9, island="1 indigo")}, row={"corn": 4})
    match.play("settler", "settle corn", "pass", "pass", "builder", "pass", "build office")
    assert board(match, 0)["san_juan"] == 3
    assert board(match, 0)["island"] == {"corn": [1, 0], "indigo": [1, 0]}
    assert board(match, 0)["city"] == {"office": 0}


@rule("PR-MAYOR-11")
def test_everybody_places_in_turn_and_sees_what_those_before_him_did() -> None:
    """The mayor places their colonists first and the others follow clockwise, each seeing the earlier placements."""
    player = seat(island="1 corn", city="office (0)")
    match = given(3, seats={0: player | {"city": {"hospice": 0}}, 1: player, 2: player}, governor=2, colonist_ship=3)
    match.play("mayor", "pass")
    assert match.actor == 2
    match.play("place corn 0")
    assert match.actor == 0
    assert match.view(0)["seats"][2]["city"] == {"office": 1}
    match.play("place corn 1")
    assert match.actor == 1


@rule("PR-MAYOR-12")
def test_the_ship_is_refilled_for_the_empty_circles_in_the_cities() -> None:
    """At the end of the phase as many colonists as there are empty circles on the buildings of all players go from the
    supply on the ship."""
    match = given(
        3,
        seats={0: seat(city="tobacco_storage (0), office (0)"), 2: seat(city="sugar_mill (0), coffee_roaster (0)")},
        colonist_ship=3,
    )
    supply = table(match)["colonists"]
    match.play("mayor", "pass")
    finish_phase(match)
    assert table(match)["colonist_ship"] == 3 + 4
    assert table(match)["colonists"] == supply - 7


@rule("PR-MAYOR-12")
def test_the_refill_counts_every_empty_circle() -> None:
    """A large plant with one colonist still counts for its other circles."""
    match = given(seats={0: seat(city="tobacco_storage (0), sugar_mill (0)")}, colonist_ship=0)
    match.play("mayor", "colonist", "place sugar_mill 1")
    assert table(match)["colonist_ship"] == 2 + 3


@rule("PR-MAYOR-13")
def test_empty_island_circles_and_san_juan_do_not_count_for_the_refill() -> None:
    """Empty plantations and quarries ask for no colonists, and those in San Juan lower nothing."""
    seats = {0: seat(island="5 corn, 3 quarry"), 1: seat(city="indigo_plant (0), sugar_mill (0)"), 2: seat(san_juan=5)}
    match = given(3, seats=seats, colonist_ship=0)
    match.play("mayor", "pass")
    assert table(match)["colonist_ship"] == 6


@rule("PR-MAYOR-14")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_at_least_one_colonist_a_player_goes_on_the_ship(players: int) -> None:
    """However few circles are empty, never fewer colonists than there are players go on the ship."""
    match = given(players, seats={0: seat(city="indigo_plant (0)")}, colonist_ship=0)
    match.play("mayor", "colonist")
    finish_phase(match)
    assert table(match)["colonist_ship"] == players


@rule("PR-MAYOR-15")
def test_a_supply_too_small_for_the_refill_ends_the_game() -> None:
    """If the supply has too few colonists for the refill, those left go on the ship and the game ends with this
    round."""
    match = given(colonists=3)
    match.play("mayor", "pass")
    assert table(match)["colonist_ship"] == 3
    assert table(match)["colonists"] == 0
    assert table(match)["ending"] == ["colonists"]


@rule("PR-MAYOR-16")
def test_the_refill_is_never_forgotten() -> None:
    """The ship is refilled by itself as soon as the last player has placed, before anybody can take another role."""
    match = given(3, seats={2: seat(island="1 corn, 1 indigo")}, colonist_ship=3)
    match.play("mayor", "pass")
    assert table(match)["colonist_ship"] == 0
    match.play("place corn 1")
    assert kind(match) == "role"
    assert table(match)["colonist_ship"] == 3


@rule("PR-DEC-04")
def test_the_mayor_may_decline_his_colonist_but_not_those_on_the_ship() -> None:
    """The mayor may do without the colonist of their privilege; colonists from the ship cannot be declined."""
    match = given(colonist_ship=4)
    match.play("mayor", "pass")
    assert colonists(match) == [1, 1, 1, 1]
    assert kind(match) == "role"


@rule("PR-EX-01")
def test_six_colonists_for_four_players() -> None:
    """With six colonists on the ship and four players the mayor gets three, with their privilege, the next player two
    and the others one each."""
    match = given(colonist_ship=6)
    match.play("mayor", "colonist")
    assert colonists(match) == [3, 2, 1, 1]


@rule("PR-IX-08")
def test_the_last_ship_is_unloaded_and_not_filled_again() -> None:
    """With an empty supply the mayor has no privilege, the ship is unloaded as always, nobody comes after it, and the
    game ends with this round."""
    match = given(3, colonists=0, colonist_ship=5)
    before = colonists(match)
    match.play("mayor")
    assert gained(match, before) == [2, 2, 1]
    assert table(match)["colonist_ship"] == 0
    assert table(match)["ending"] == ["colonists"]


@rule("PR-IX-09")
def test_a_supply_that_just_suffices_ends_the_game_only_at_the_next_refill() -> None:
    """If the refill takes the very last colonist of the supply the game goes on; the next mayor phase ends it."""
    match = given(3, colonists=3, colonist_ship=3, roles=roles_taken("settler", "builder"))
    match.play("mayor", "pass")
    assert (table(match)["colonists"], table(match)["colonist_ship"]) == (0, 3)
    assert table(match)["ending"] == []
    match.play("mayor")
    assert table(match)["ending"] == ["colonists"]


@rule("PR-IX-10")
def test_a_tile_taken_while_colonists_wait_stays_empty_until_the_next_mayor() -> None:
    """With more colonists than circles all circles are full and the rest wait; a tile taken later stays empty until
    the next mayor phase."""
    match = given(2, seats={0: seat(san_juan=2, island="1 corn", city="office (0)")}, row={"indigo": 3})
    match.play("mayor", "pass")
    assert board(match, 0)["island"] == {"corn": [1, 1]}
    assert (board(match, 0)["city"], board(match, 0)["san_juan"]) == ({"office": 1}, 1)
    match.play("prospector", "settler", "settle indigo", "pass")
    assert board(match, 0)["island"] == {"corn": [1, 1], "indigo": [1, 0]}
    assert board(match, 0)["san_juan"] == 1


@rule("PR-IX-11")
def test_a_warehouse_left_by_its_colonist_stores_nothing() -> None:
    """A player who moves the colonist off their warehouse in a mayor phase has no storage in the captain phase after
    it."""
    match = given(
        seats={0: seat(goods="3 corn", island="1 indigo", city="small_warehouse")},
        colonist_ship=0,
        cargo_ships=[ship("1 indigo"), ship("1 sugar"), ship("1 tobacco")],
    )
    match.play("mayor", "pass", "place indigo 1", "captain")
    assert match.choices() == ["keep corn 0", "keep corn 1"]
