"""Puerto Rico: the craftsman phase, with the production buildings and the factory."""

import pytest

from tests.kits.puerto_rico import board, events, for_every_player_count, given, kind, roles_taken, rule, seat, table

KINDS = ["corn", "indigo", "sugar", "tobacco", "coffee"]
PLANTS = "indigo_plant, sugar_mill, tobacco_storage, coffee_roaster"


@rule("PR-CRAFTSMAN-01")
@for_every_player_count
def test_production_goes_round_from_the_craftsman(players: int) -> None:
    """The craftsman takes what they produce from the supply first, then the others clockwise."""
    farms = {number: seat(island="1/1 corn") for number in range(players)}
    match = given(players, governor=0, seats=farms, roles=roles_taken("settler"))
    match.play("craftsman")
    assert [event["seat"] for event in events(match, "produced")] == [(1 + turn) % players for turn in range(players)]


@rule("PR-CRAFTSMAN-02")
def test_corn_needs_no_building() -> None:
    """Every occupied corn plantation yields one corn, without any building."""
    match = given(seats={1: seat(island="4/3 corn")})
    match.play("craftsman")
    assert board(match, 1)["goods"] == {"corn": 3}


@rule("PR-CRAFTSMAN-03")
@pytest.mark.parametrize(("plantations", "circles", "made"), [(3, 2, 2), (1, 2, 1), (2, 0, 0), (0, 2, 0)])
@pytest.mark.parametrize(
    ("good", "building"),
    [
        ("indigo", "indigo_plant"),
        ("sugar", "sugar_mill"),
        ("tobacco", "tobacco_storage"),
        ("coffee", "coffee_roaster"),
    ],
)
def test_other_goods_need_a_plantation_and_a_circle_each(
    good: str, building: str, plantations: int, circles: int, made: int
) -> None:
    """Each indigo, sugar, tobacco or coffee takes an occupied plantation of its kind and an occupied circle on a
    building of its kind: whichever are fewer say how many goods there are."""
    match = given(seats={1: seat(island=f"4/{plantations} {good}", city=f"{building} ({circles})")})
    match.play("craftsman")
    assert board(match, 1)["goods"].get(good, 0) == made


@rule("PR-CRAFTSMAN-04")
@pytest.mark.parametrize("good", ["indigo", "sugar"])
def test_small_and_large_building_of_a_kind_add_up(good: str) -> None:
    """The occupied circles on the small and on the large building of one kind add up."""
    plants = {"indigo": "small_indigo_plant, indigo_plant (2)", "sugar": "small_sugar_mill, sugar_mill (2)"}
    match = given(seats={1: seat(island=f"4/4 {good}", city=plants[good])})
    match.play("craftsman")
    assert board(match, 1)["goods"] == {good: 3}


@rule("PR-CRAFTSMAN-05")
@for_every_player_count
def test_what_the_supply_lacks_is_not_produced(players: int) -> None:
    """Goods that the supply does not have are not produced: those who come later may get fewer, or none."""
    farms = {number: seat(island="2/2 corn") for number in range(2)}
    match = given(players, governor=1, seats=farms, supply={"corn": 3}, hoarder=1)
    hoard = board(match, 1)["goods"]["corn"]
    match.play("craftsman")
    assert board(match, 1)["goods"]["corn"] == hoard + 2
    assert board(match, 0)["goods"] == {"corn": 1}


@rule("PR-CRAFTSMAN-06")
def test_nothing_is_saved_up_for_a_later_phase() -> None:
    """Nothing is saved up: a plantation without a circle, or a circle without a plantation, yields nothing, neither
    now nor in a later craftsman phase."""
    match = given(3, seats={0: seat(island="2/2 indigo, 1/1 sugar", city="small_indigo_plant, sugar_mill (3)")})
    match.play("craftsman", "pass", "trader", "pass", "builder", "pass")
    assert board(match, 0)["goods"] == {"indigo": 1, "sugar": 1}
    match.play("craftsman")
    assert board(match, 0)["goods"] == {"indigo": 2, "sugar": 2}


@rule("PR-CRAFTSMAN-07")
def test_last_of_all_the_craftsman_takes_one_good_more() -> None:
    """When everybody has produced, the craftsman may take one more good from the supply, of a kind that they
    produced in this phase."""
    match = given(
        seats={0: seat(goods="1 coffee", island="2/2 corn, 1/1 indigo", city=PLANTS), 1: seat(island="1/1 corn")}
    )
    match.play("craftsman")
    assert board(match, 1)["goods"] == {"corn": 1}
    assert match.choices() == ["pass", "extra corn", "extra indigo"]
    match.play("extra indigo")
    assert board(match, 0)["goods"] == {"corn": 2, "indigo": 2, "coffee": 1}
    assert kind(match) == "role"


@rule("PR-CRAFTSMAN-08")
def test_who_produced_nothing_has_no_extra_good() -> None:
    """A craftsman who produced nothing gets no extra good."""
    match = given(seats={0: seat(goods="1 corn", island="1 corn"), 1: seat(island="1/1 corn")})
    match.play("craftsman")
    assert kind(match) == "role"


@rule("PR-CRAFTSMAN-09")
def test_the_extra_good_must_be_in_the_supply() -> None:
    """A kind that the supply has run out of cannot be the extra good, but another kind the craftsman produced can."""
    match = given(seats={0: seat(island="1/1 corn, 1/1 indigo", city=PLANTS)}, supply={"corn": 1})
    match.play("craftsman")
    assert match.choices() == ["pass", "extra indigo"]
    assert match.why_not("extra corn") == "There is no corn left in the supply."


@rule("PR-CRAFTSMAN-10")
def test_any_number_of_goods_may_lie_with_a_player() -> None:
    """There is no limit to the goods a player has, without any warehouse, until the next storage check."""
    match = given(seats={1: seat(goods="6 corn, 7 indigo, 8 sugar", island="4/4 corn")})
    match.play("craftsman", "prospector")
    assert board(match, 1)["goods"] == {"corn": 10, "indigo": 7, "sugar": 8}


@rule("PR-BLD-PRODUCTION-01")
@pytest.mark.parametrize(
    ("building", "good", "circles"),
    [
        ("small_indigo_plant", "indigo", 1),
        ("small_sugar_mill", "sugar", 1),
        ("indigo_plant", "indigo", 3),
        ("sugar_mill", "sugar", 3),
        ("tobacco_storage", "tobacco", 3),
        ("coffee_roaster", "coffee", 2),
    ],
)
def test_a_production_building_makes_as_much_as_it_has_circles(building: str, good: str, circles: int) -> None:
    """The circles of a production building are the most goods it makes in a craftsman phase: small indigo plant and
    small sugar mill 1, indigo plant, sugar mill and tobacco storage 3, coffee roaster 2."""
    match = given(seats={0: seat(san_juan=9, island=f"4 {good}", city=f"{building} (0)")})
    match.play("mayor", "pass", "craftsman")
    assert board(match, 0)["city"] == {building: circles}
    assert board(match, 0)["goods"] == {good: circles}


# The factory


@rule("PR-BLD-FACTORY-01")
@pytest.mark.parametrize(("kinds", "doubloons"), [(0, 0), (1, 0), (2, 1), (3, 2), (4, 3), (5, 5)])
def test_the_factory_pays_for_the_kinds_produced(kinds: int, doubloons: int) -> None:
    """In the craftsman phase the owner of a working factory gets 0, 1, 2, 3 or 5 doubloons for 1, 2, 3, 4 or 5 kinds
    of goods that they produced."""
    island = ", ".join(f"1/1 {good}" for good in KINDS[:kinds])
    match = given(seats={1: seat(island=island, city=f"factory, {PLANTS}")})
    match.play("craftsman")
    assert board(match, 1)["doubloons"] == doubloons


@rule("PR-BLD-FACTORY-02")
def test_the_factory_counts_kinds_and_only_those_really_taken() -> None:
    """For the factory it does not matter how many goods of a kind there are, only that at least one was really taken
    from the supply."""
    match = given(
        seats={1: seat(island="4/4 corn, 2/1 indigo, 1/1 sugar", city=f"factory, {PLANTS}")}, supply={"sugar": 0}
    )
    match.play("craftsman")
    assert board(match, 1)["goods"] == {"corn": 4, "indigo": 1}
    assert board(match, 1)["doubloons"] == 1


# Examples, interactions and decisions


@rule("PR-EX-05")
def test_the_production_of_the_rule_book() -> None:
    """Example: three corn plantations, two of them occupied; a tobacco storage with one colonist and two occupied
    tobacco plantations; sugar circles enough for three occupied of four plantations: 2 corn, 1 tobacco, 3 sugar."""
    match = given(
        seats={
            1: seat(
                island="3/2 corn, 2/2 tobacco, 4/3 sugar",
                city="tobacco_storage (1), small_sugar_mill, sugar_mill (3)",
            )
        }
    )
    match.play("craftsman")
    assert board(match, 1)["goods"] == {"corn": 2, "tobacco": 1, "sugar": 3}


@rule("PR-EX-10")
def test_the_factory_of_the_rule_book() -> None:
    """Example: no corn and only two sugar are left; a factory owner with three corn, three sugar and one tobacco
    plantation makes two sugar and one tobacco and gets one doubloon."""
    match = given(
        seats={1: seat(island="3/3 corn, 3/3 sugar, 1/1 tobacco", city="factory, sugar_mill (3), tobacco_storage")},
        supply={"corn": 0, "sugar": 2},
    )
    match.play("craftsman")
    assert board(match, 1)["goods"] == {"sugar": 2, "tobacco": 1}
    assert board(match, 1)["doubloons"] == 1


@rule("PR-IX-16")
def test_the_last_goods_go_to_the_first_and_leave_no_extra() -> None:
    """When goods run short it matters who produces first, and a craftsman whose only kind is used up by the others
    gets no extra good."""
    farm = seat(island="2/2 corn")
    match = given(governor=1, seats={0: farm, 1: farm, 2: farm}, supply={"corn": 3})
    match.play("craftsman")
    assert [board(match, number)["goods"].get("corn", 0) for number in (1, 2, 0)] == [2, 1, 0]
    assert kind(match) == "role"


@rule("PR-IX-17")
def test_a_kind_used_up_before_his_turn_is_none_for_the_factory() -> None:
    """A kind of which the players before them took the last good does not count for a factory owner."""
    match = given(
        seats={
            0: seat(island="1/1 corn"),
            1: seat(island="1/1 corn, 1/1 indigo, 1/1 sugar", city=f"factory, {PLANTS}"),
        },
        supply={"corn": 1},
    )
    match.play("craftsman")
    assert board(match, 1)["doubloons"] == 1


@rule("PR-DEC-05")
@pytest.mark.parametrize("optional", [False, True])
def test_production_is_automatic_unless_the_table_wants_it_otherwise(optional: bool) -> None:
    """Everybody produces all they can without being asked; only with the option optional_production may a player
    renounce their whole production."""
    match = given(seats={1: seat(island="2/2 corn")}, options={"optional_production": optional})
    match.play("craftsman")
    if optional:
        assert (match.actor, match.choices()) == (1, ["pass", "produce"])
        match.play("pass")
    assert kind(match) == "role"
    assert board(match, 1)["goods"] == ({} if optional else {"corn": 2})


@rule("PR-DEC-16")
def test_the_factory_pays_before_the_extra_good() -> None:
    """The factory counts what its owner produced and pays on their turn; the craftsman's extra good adds nothing."""
    match = given(seats={0: seat(island="1/1 corn, 1/1 indigo", city=f"factory, {PLANTS}")})
    match.play("craftsman")
    assert (kind(match), board(match, 0)["doubloons"]) == ("extra", 1)
    match.play("extra corn")
    assert board(match, 0)["doubloons"] == 1


@rule("PR-DEC-23")
def test_the_craftsman_may_decline_his_extra_good() -> None:
    """The craftsman does not have to take their extra good."""
    match = given(seats={0: seat(island="1/1 corn")})
    match.play("craftsman", "pass")
    assert board(match, 0)["goods"] == {"corn": 1}
    assert table(match)["goods"]["corn"] == 9
