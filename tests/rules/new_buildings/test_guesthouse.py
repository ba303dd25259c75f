"""Puerto Rico with New Buildings: the guesthouse, whose colonists may move in any phase but the mayor's."""

import pytest

from boriken import Match
from tests.kits.puerto_rico import (
    board,
    finish_phase,
    kind,
    roles_taken,
    rule,
    seat,
    ships_with_other_goods,
    small_buildings,
    table,
    with_new_buildings,
)

# In each phase, when a host who can do nothing else is asked: at a window of its own or with a question of the phase
MOMENTS = {
    "settler": ["start", "tile", "end"],
    "builder": ["start", "build", "end"],
    "craftsman": ["start", "turn", "end"],
    "trader": ["start", "sell", "end"],
    "captain": ["start", "turn", "ship", "turn"],
    "prospector": ["start", "end"],
}


def moment(match: Match) -> str:
    """The window, or else the question that is open."""
    question = match.question() or {}
    return str(question.get("window", question.get("kind")))


def pass_to(match: Match, wanted: str) -> None:
    """Pass until this moment has come for seat 1."""
    while (moment(match), match.actor) != (wanted, 1):
        match.play("pass")


@rule("NB-GUESTHOUSE-01")
@pytest.mark.parametrize(("colonists", "guests"), [(0, 1), (1, 2), (2, 2)])
def test_two_guests_find_room(colonists: int, guests: int) -> None:
    """The guesthouse has two circles, for which the mayor phase brings up to two colonists."""
    match = with_new_buildings(seats={1: seat(san_juan=colonists, city="guesthouse (0)")})
    match.play("mayor", "pass")
    assert board(match, 1)["city"] == {"guesthouse": guests}
    assert board(match, 1)["san_juan"] == colonists + 1 - guests


@rule("NB-GUESTHOUSE-02")
@pytest.mark.parametrize("role", MOMENTS)
def test_a_guest_may_move_at_the_start_during_and_at_the_end_of_a_phase(role: str) -> None:
    """At the start, during and at the end of every phase but the mayor's the owner may move a guest to a free circle of
    their own, whoever has taken the role."""
    for number, when in enumerate(MOMENTS[role]):
        match = with_new_buildings(row={"corn": 1}, seats={1: seat(city="guesthouse (2), harbor (0)")})
        match.play(role)
        seen = 0
        while seen < number or match.actor != 1:
            seen += match.actor == 1
            match.play("pass")
        assert moment(match) == when
        match.play("guest harbor")
        assert board(match, 1)["city"] == {"guesthouse": 1, "harbor": 1}


@rule("NB-GUESTHOUSE-02", "NB-DEC-10")
@pytest.mark.parametrize("role", [*MOMENTS, "mayor"])
def test_a_host_is_asked_at_each_moment_once(role: str) -> None:
    """The owner is asked before the first action, on their turns, and at the end before the table is cleared; in the
    captain phase that is before they store their goods. The mayor phase asks nobody."""
    match = with_new_buildings(row={"corn": 1}, seats={1: seat(city="guesthouse (2), harbor (0)")})
    match.play(role)
    asked = []
    while kind(match) not in ("role", "colonist", "place"):
        if match.actor == 1:
            asked.append(moment(match))
            assert "guest harbor" in match.choices()
        match.play(match.choices()[0])
    assert asked == MOMENTS.get(role, [])


@rule("NB-GUESTHOUSE-03", "NB-IX-20")
def test_a_guest_makes_the_factory_work_at_once() -> None:
    """A tile or building works at once with the guest on it: a factory manned before production pays for it."""
    host = seat(island="1/1 corn, 1/1 indigo", city="guesthouse, small_indigo_plant, factory (0)")
    match = with_new_buildings(seats={1: host})
    match.play("craftsman")
    pass_to(match, "turn")
    match.play("guest factory")
    assert board(match, 1)["doubloons"] == 1


@rule("NB-GUESTHOUSE-03", "NB-IX-20")
def test_a_guest_makes_a_plantation_grow_at_once() -> None:
    """A guest who goes to a plantation before production works there in this phase."""
    match = with_new_buildings(seats={1: seat(island="1 corn", city="guesthouse")})
    match.play("craftsman")
    pass_to(match, "turn")
    match.play("guest corn")
    assert board(match, 1)["goods"] == {"corn": 1}


@rule("NB-GUESTHOUSE-04")
def test_a_guest_who_has_moved_stays() -> None:
    """A colonist who has left the guesthouse stays put until the next mayor phase, and is then placed anew."""
    match = with_new_buildings(3, seats={1: seat(city="guesthouse, harbor (0), factory (0)")})
    match.play("trader")
    match.play("guest harbor")
    assert kind(match) == "role"
    match.play("builder")
    assert match.choices() == ["pass", "build small_indigo_plant", "build small_market", "build aqueduct"]
    finish_phase(match)
    match.play("mayor")
    finish_phase(match)
    assert board(match, 1)["city"] == {"harbor": 0, "factory": 0, "guesthouse": 2}


@rule("NB-GUESTHOUSE-05")
def test_both_guests_may_move_in_one_phase_or_in_two() -> None:
    """The two guests move in the same phase or in different ones."""
    host = seat(city="guesthouse (2), harbor (0), factory (0)")
    match = with_new_buildings(seats={1: host})
    match.play("trader", "guest harbor", "guest factory")
    assert board(match, 1)["city"] == {"guesthouse": 0, "harbor": 1, "factory": 1}
    match = with_new_buildings(seats={1: host})
    match.play("trader", "guest harbor")
    finish_phase(match)
    assert board(match, 1)["city"] == {"guesthouse": 1, "harbor": 1, "factory": 0}
    match.play("prospector", "guest factory")
    assert board(match, 1)["city"] == {"guesthouse": 0, "harbor": 1, "factory": 1}


@rule("NB-GUESTHOUSE-06")
def test_empty_guesthouse_circles_call_for_colonists() -> None:
    """The colonist ship is refilled for the empty circles of guesthouses as for others."""
    match = with_new_buildings(2, seats={1: seat(city="guesthouse (0), indigo_plant (0)")})
    match.play("mayor", "pass")
    finish_phase(match)
    assert sum(board(match, 1)["city"].values()) == 1
    assert table(match)["colonist_ship"] == 2 + 3 - 1


@rule("NB-DEC-10")
def test_a_library_manned_at_the_start_doubles_the_privilege() -> None:
    """A building counts if it is occupied when its effect is used: a guest who goes to the library at the start doubles
    what the prospector pays."""
    match = with_new_buildings(seats={0: seat(city="guesthouse, library (0)")})
    match.play("prospector", "guest library")
    assert board(match, 0)["doubloons"] == 2
    match = with_new_buildings(seats={0: seat(city="guesthouse, library (0)")})
    match.play("prospector", "pass", "guest library")
    assert board(match, 0)["doubloons"] == 1


@rule("NB-DEC-10")
def test_a_guest_may_move_into_a_new_building() -> None:
    """After they have built, the owner may man the building at once; the next player builds then."""
    match = with_new_buildings(seats={1: seat(doubloons=8, city="guesthouse"), 2: seat(doubloons=9)})
    match.play("builder", "pass", "build harbor")
    assert (kind(match), moment(match), match.actor) == ("guest", "turn", 1)
    match.play("guest harbor")
    assert board(match, 1)["city"] == {"guesthouse": 0, "harbor": 1}
    assert (kind(match), match.actor) == ("build", 2)


@rule("NB-DEC-10")
def test_guests_may_move_a_last_time_before_the_score() -> None:
    """After the last round guests may move once more; a large building manned then brings its points."""
    match = with_new_buildings(
        3,
        seats={2: seat(island="9 corn", city="guesthouse, residence (0)")},
        roles=roles_taken("settler", "mayor"),
        ending=["city"],
    )
    match.play("trader")
    while moment(match) != "last":
        match.play("pass")
    assert (match.over, match.actor, match.choices()) == (False, 2, ["pass", "guest corn", "guest residence"])
    match.play("guest residence")
    assert match.over
    assert match.scores()[2]["sheet"]["residence"] == 4


@rule("NB-DEC-10")
@pytest.mark.parametrize("stroke", ["plunder", "raid"])
def test_the_buccaneer_has_a_phase_for_guests_too(stroke: str) -> None:
    """Guests may move at the start and the end of a buccaneer phase."""
    match = with_new_buildings(
        options={"expansions": ["new-buildings", "buccaneer"]}, seats={1: seat(city="guesthouse (2), harbor (0)")}
    )
    match.play("buccaneer")
    assert (moment(match), match.actor) == ("start", 1)
    match.play("pass", stroke)
    assert (moment(match), match.actor) == ("end", 1)
    match.play("guest harbor")
    assert kind(match) == "role"


@rule("NB-DEC-10", "NB-IX-21")
@pytest.mark.parametrize(("taken", "order"), [([], [1, 2]), (["settler", "mayor"], [2, 1])])
def test_two_hosts_move_in_turn(taken: list[str], order: list[int]) -> None:
    """Two owners of guesthouses are asked in turn, from the taker of the role clockwise."""
    host = seat(city="guesthouse, harbor (0)")
    match = with_new_buildings(roles=roles_taken(*taken), options={"buildings": "draft"}, seats={1: host, 2: host})
    match.play("prospector")
    asked = []
    while kind(match) == "guest":
        asked.append((moment(match), match.actor))
        match.play("pass")
    assert asked == [(window, number) for window in ("start", "end") for number in order]


@rule("NB-DEC-11")
def test_guests_go_to_free_circles_only() -> None:
    """A guest goes to a free circle, not to San Juan and not where all circles are taken; if there is none nobody is
    asked."""
    match = with_new_buildings(seats={1: seat(island="1/1 corn, 2/1 sugar", city="guesthouse, harbor, statue (0)")})
    match.play("prospector")
    assert match.choices() == ["pass", "guest sugar"]
    assert match.why_not("guest harbor") == "There is no free circle on the harbor."
    assert match.why_not("guest statue") == "There is no free circle on the statue."
    match = with_new_buildings(seats={1: seat(island="1/1 corn", city="guesthouse, harbor, statue (0)")})
    match.play("prospector")
    assert kind(match) == "role"


@rule("NB-DEC-24", "NB-IX-22")
def test_the_mayor_fills_the_guesthouse_before_anybody_waits() -> None:
    """In the mayor phase guests are placed anew like all others, and nobody waits in San Juan while a circle of the
    guesthouse is free."""
    host = seat(island="1 corn", city="guesthouse (2), harbor (0)")
    match = with_new_buildings(seats={1: host})
    match.play("mayor", "pass")
    assert match.choices() == ["place corn 0", "place corn 1"]
    match.play("place corn 1")
    assert match.choices() == ["place harbor 0", "place harbor 1"]
    match.play("place harbor 1")
    assert board(match, 1)["city"] == {"harbor": 1, "guesthouse": 1}
    match = with_new_buildings(seats={1: seat(san_juan=3, city="guesthouse (0)")})
    match.play("mayor", "pass")
    assert (board(match, 1)["city"], board(match, 1)["san_juan"]) == ({"guesthouse": 2}, 2)


@rule("NB-EX-09")
def test_one_guest_stores_goods_and_the_other_doubles_the_traders_privilege() -> None:
    """Of two guests one goes to the storehouse before the goods are stored, so that three more are kept; the other to
    the library when their host takes the trader, and the sale brings two more. Both stay until the next mayor phase."""
    match = with_new_buildings(
        seats={1: seat(goods="6 sugar", city="guesthouse (2), storehouse (0), library (0)")},
        cargo_ships=ships_with_other_goods(),
    )
    match.play("captain")
    pass_to(match, "ship")
    match.play("pass")
    assert (kind(match), match.actor) == ("guest", 1)
    match.play("guest storehouse", "pass")
    assert match.choices() == [f"keep sugar {count}" for count in range(5)]
    match.play("keep sugar 4", "trader", "guest library", "sell sugar")
    assert board(match, 1)["doubloons"] == 2 + 2
    assert board(match, 1)["goods"] == {"sugar": 3}
    assert board(match, 1)["city"] == {"guesthouse": 0, "storehouse": 1, "library": 1}


# A guest in the middle of a phase


@rule("NB-IX-20")
@pytest.mark.parametrize(
    ("building", "points", "doubloons"), [("harbor", 2 + 1, 0), ("lighthouse", 2, 1), ("factory", 2, 0)]
)
def test_a_guest_in_mid_captain_phase_serves_the_next_shipment(building: str, points: int, doubloons: int) -> None:
    """A guest who goes to harbor or lighthouse when their host is about to ship counts for this shipment."""
    match = with_new_buildings(seats={1: seat(goods="2 corn", city=f"guesthouse, {building} (0)")})
    match.play("captain")
    pass_to(match, "ship")
    match.play(f"guest {building}", "ship corn 7")
    assert (board(match, 1)["points"], board(match, 1)["doubloons"]) == (points, doubloons)


@rule("NB-IX-20")
def test_a_guest_in_the_union_hall_before_the_first_shipment() -> None:
    """A guest who goes to the union hall at their host's first turn brings its points."""
    match = with_new_buildings(seats={1: seat(goods="4 corn", city="guesthouse, union_hall (0)")})
    match.play("captain")
    pass_to(match, "turn")
    match.play("guest union_hall")
    assert (kind(match), board(match, 1)["points"]) == ("ship", 2)


@rule("NB-IX-20")
def test_a_guest_in_a_warehouse_before_goods_are_stored() -> None:
    """A guest who goes to a warehouse after the last shipment stores a kind there."""
    match = with_new_buildings(
        seats={1: seat(goods="6 sugar", city="guesthouse, small_warehouse (0)")}, cargo_ships=ships_with_other_goods()
    )
    match.play("captain")
    pass_to(match, "ship")
    match.play("pass", "guest small_warehouse")
    assert board(match, 1)["goods"] == {"sugar": 6}


@rule("NB-IX-20", "NB-DEC-10")
def test_a_guest_in_the_hospice_between_two_tiles() -> None:
    """After the hacienda's tile a guest may go to the hospice; the normal tile then comes with a colonist."""
    match = with_new_buildings(row={"corn": 1}, seats={1: seat(city="guesthouse, hacienda, hospice (0)")})
    match.play("settler")
    pass_to(match, "tile")
    match.play("hacienda", "guest hospice")
    before = dict(board(match, 1)["island"])
    match.play("settle corn")
    tiles, colonists = board(match, 1)["island"]["corn"]
    assert (tiles, colonists) == (before.get("corn", [0])[0] + 1, 1)


@rule("NB-DEC-10")
def test_a_guest_in_the_library_before_the_second_tile() -> None:
    """A settler whose library is empty takes no second tile, unless a guest goes there when it is time."""
    match = with_new_buildings(2, row={"corn": 3}, seats={0: seat(city="guesthouse, library (0)")})
    match.play("settler", "pass", "settle corn", "settle corn")
    assert (kind(match), match.choices()) == ("tile", ["pass", "guest corn", "guest library"])
    assert match.why_not("settle corn") == "A second tile needs an occupied library."
    match.play("guest library", "settle corn")
    assert board(match, 0)["island"] == {"corn": [2, 0]}


@rule("NB-DEC-10")
def test_a_guest_in_the_library_before_the_extra_good() -> None:
    """A guest who goes to the library when the craftsman is to take their extra good doubles it."""
    match = with_new_buildings(seats={0: seat(island="1/1 corn", city="guesthouse, library (0)")})
    match.play("craftsman", "pass", "pass", "guest library", "extra corn", "extra corn")
    assert board(match, 0)["goods"] == {"corn": 3}


def test_a_full_city_does_not_keep_guests_from_moving() -> None:
    """A player who can build nothing more may still move a guest on their turn."""
    match = with_new_buildings(seats={1: seat(city=f"guesthouse, {small_buildings(9)}, guild_hall (0)")})
    match.play("builder")
    pass_to(match, "build")
    match.play("guest guild_hall")
    assert board(match, 1)["city"]["guild_hall"] == 1
