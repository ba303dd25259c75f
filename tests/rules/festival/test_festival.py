"""Puerto Rico with the Festival: three tasks drawn before the game, and what the first to do one gets."""

from collections.abc import Mapping
from typing import Any

import pytest

import boriken
from boriken import Match
from tests.kits.puerto_rico import (
    Json,
    board,
    events,
    finish_phase,
    for_every_player_count,
    given,
    kind,
    odds,
    rule,
    seat,
    small_buildings,
    table,
)

GOODS = ["corn", "indigo", "sugar", "tobacco", "coffee"]
THIRD_COLUMN = ["tobacco_storage", "coffee_roaster", "factory", "university", "harbor", "wharf"]
TILES = {"corn": 10, "indigo": 12, "sugar": 11, "tobacco": 9, "coffee": 8}


def at_the_festival(
    players: int = 4,
    *,
    tile: str | None = None,
    goods: Mapping[str, int] | None = None,
    building: str | None = None,
    options: Mapping[str, object] | None = None,
    **position: Any,
) -> Match:
    """A table on whose board only these tasks are left."""
    shown: Json = {"goods": dict(goods or {})}
    shown |= {name: what for name, what in (("tile", tile), ("building", building)) if what}
    return given(players, options={"expansions": ["festival"], **(options or {})}, festival=shown, **position)


def before_the_draw(players: int = 4, **options: Any) -> Match:
    """A new game, up to the first draw for the festival."""
    match = boriken.new_match("puerto-rico", players, seed=1, first_governor=0, expansions=["festival"], **options)
    return match.at(0)


def draw(match: Match, *outcomes: str) -> None:
    for outcome in outcomes:
        match.replay(outcome)


def shown(match: Match) -> Json:
    found: Json = table(match)["festival"]
    return found


def done(match: Match) -> list[tuple[int, str]]:
    """The tasks that each seat has done."""
    return [(event["seat"], event["task"]) for event in events(match, "task_done")]


# The board


@rule("FE-SETUP-01", "FE-DEC-01")
@for_every_player_count
def test_a_plantation_of_any_kind_is_shown(players: int) -> None:
    """One plantation of each kind is mixed, and one of them lies open on the board: after the start plantations are
    dealt, before the row is turned up."""
    match = before_the_draw(players)
    assert odds(match) == {f"draw {good}": 1 for good in GOODS}
    assert all(board(match, number)["island"] for number in range(players))
    assert table(match)["row"] == {}


@rule("FE-SETUP-02")
def test_the_other_plantations_go_back_to_the_stack() -> None:
    """Only the one shown is missing from the plantations that are turned up."""
    match = before_the_draw()
    draw(match, "draw coffee", "draw corn", "draw corn", "draw sugar", "draw harbor")
    assert odds(match) == {
        "draw corn": TILES["corn"] - 2,
        "draw indigo": TILES["indigo"] - 2,
        "draw sugar": TILES["sugar"],
        "draw tobacco": TILES["tobacco"],
        "draw coffee": TILES["coffee"] - 1,
    }


@rule("FE-SETUP-03", "FE-DEC-01", "FE-DEC-12")
def test_three_goods_are_drawn_from_three_of_each_kind() -> None:
    """Three goods of each kind are mixed, and three of these fifteen lie on the board; a kind may come up two or three
    times."""
    match = before_the_draw()
    match.replay("draw indigo")
    assert odds(match) == {f"draw {good}": 3 for good in GOODS}
    match.replay("draw sugar")
    assert odds(match) == {f"draw {good}": 2 if good == "sugar" else 3 for good in GOODS}
    match.replay("draw sugar")
    assert odds(match)["draw sugar"] == 1
    match.replay("draw sugar")
    assert shown(match)["goods"] == {"sugar": 3}


@rule("FE-SETUP-04")
@for_every_player_count
def test_the_goods_shown_are_missing_from_the_supply(players: int) -> None:
    """The goods on the board are missing from the supply; the others are there."""
    match = before_the_draw(players)
    before = table(match)["goods"]
    draw(match, "draw indigo", "draw sugar", "draw sugar", "draw coffee")
    assert table(match)["goods"] == {**before, "sugar": before["sugar"] - 2, "coffee": before["coffee"] - 1}


@rule("FE-SETUP-05", "FE-DEC-02")
def test_a_building_of_the_third_column_is_shown() -> None:
    """One of the kinds of the third column is shown, each as likely as any other."""
    match = before_the_draw()
    draw(match, "draw indigo", "draw sugar", "draw sugar", "draw coffee")
    assert odds(match) == {f"draw {building}": 1 for building in THIRD_COLUMN}


@rule("FE-SETUP-06", "FE-EX-03")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_the_copy_shown_is_not_on_sale(players: int) -> None:
    """The copy on the board is not on sale; the other is."""
    match = before_the_draw(players)
    draw(match, "draw indigo", "draw sugar", "draw sugar", "draw coffee", "draw harbor")
    assert table(match)["buildings"]["harbor"] == 1
    assert table(match)["buildings"]["wharf"] == 2


@rule("FE-SETUP-07")
def test_the_building_is_one_of_those_chosen() -> None:
    """With New Buildings the building shown is drawn after those on sale have been chosen, and from them."""
    given_set = [
        *("aqueduct", "hacienda", "black_market", "storehouse", "guesthouse", "church", "office", "small_wharf"),
        *("lighthouse", "library", "specialty_factory", "union_hall"),
        *("guild_hall", "residence", "fortress", "cloister", "statue"),
    ]
    match = boriken.new_match(
        *("puerto-rico", 4),
        seed=1,
        first_governor=0,
        expansions=["new-buildings", "festival"],
        buildings=given_set,
    ).at(0)
    draw(match, "draw indigo", "draw sugar", "draw sugar", "draw coffee")
    assert set(odds(match)) == {
        f"draw {name}"
        for name in (
            *("tobacco_storage", "coffee_roaster"),
            *("lighthouse", "library", "specialty_factory", "union_hall"),
        )
    }


@rule("FE-SETUP-08", "FE-EX-04", "FE-IX-10")
@pytest.mark.parametrize("tile", GOODS)
def test_the_building_does_not_make_the_good_of_the_plantation(tile: str) -> None:
    """Beside a tobacco plantation no tobacco storage is shown, and beside coffee no coffee roaster: another is drawn
    instead. The other plantations rule out nothing."""
    match = before_the_draw()
    draw(match, f"draw {tile}", "draw sugar", "draw sugar", "draw coffee")
    left_out = {"tobacco": "tobacco_storage", "coffee": "coffee_roaster"}.get(tile)
    assert set(odds(match)) == {f"draw {name}" for name in THIRD_COLUMN if name != left_out}


@rule("FE-SETUP-09", "FE-EX-05", "FE-IX-11", "FE-DEC-09")
def test_with_two_players_an_unused_copy_is_put_on_sale() -> None:
    """With two players a copy from the box is put on sale in place of the one shown, which joins it when the task is
    done."""
    match = before_the_draw(2)
    draw(match, "draw indigo", "draw sugar", "draw sugar", "draw coffee", "draw wharf")
    assert table(match)["buildings"]["wharf"] == 1
    match = given(
        2,
        options={"expansions": ["festival"]},
        festival={"goods": {}, "building": "wharf", "spare_copy": "wharf"},
        seats={0: seat(doubloons=9)},
    )
    assert table(match)["buildings"]["wharf"] == 1
    match.play("builder", "build wharf")
    assert table(match)["buildings"]["wharf"] == 1


@rule("FE-DEC-10")
def test_with_one_copy_of_each_kind_the_second_stands_in() -> None:
    """In the game with one copy of every kind on sale the copy left in the box is put on sale for the one shown."""
    match = boriken.new_match(
        *("puerto-rico", 4),
        seed=1,
        first_governor=0,
        expansions=["new-buildings", "festival"],
        buildings="all-31",
    ).at(0)
    draw(match, "draw indigo", "draw sugar", "draw sugar", "draw coffee", "draw wharf")
    assert (shown(match)["building"], table(match)["buildings"]["wharf"]) == ("wharf", 1)


# The tasks together


@rule("FE-TASK-01")
def test_the_tasks_are_independent() -> None:
    """Tasks can be done in any order, by one player or by several."""
    match = at_the_festival(
        tile="corn",
        goods={"corn": 3},
        building="harbor",
        row={"corn": 1},
        seats={0: seat(doubloons=8, island="3/3 corn"), 1: seat(island="2 corn")},
    )
    match.play("builder", "build harbor")
    finish_phase(match)
    match.play("settler", "settle corn")
    finish_phase(match)
    match.play("craftsman")
    finish_phase(match)
    assert done(match) == [(0, "building"), (1, "plantations"), (0, "production")]
    assert shown(match) == {"goods": {}}


@rule("FE-TASK-02")
def test_a_reward_is_given_once() -> None:
    """Only the first who does a task gets its reward."""
    match = at_the_festival(building="harbor", seats={0: seat(doubloons=8), 1: seat(doubloons=8)})
    match.play("builder", "build harbor", "build harbor")
    assert [board(match, number)["points"] for number in (0, 1)] == [3, 0]


@rule("FE-TASK-03", "FE-DEC-08", "FE-IX-09")
def test_the_pieces_of_a_task_go_back_at_once() -> None:
    """When a task is done its pieces are available from then on: the second copy for the next builder of the same
    phase, the goods for the next producer, the plantation in the stack."""
    match = at_the_festival(building="harbor", seats={0: seat(doubloons=8), 1: seat(doubloons=8)})
    assert table(match)["buildings"]["harbor"] == 1
    match.play("builder", "build harbor", "build harbor")
    assert [name for number in (0, 1) for name in board(match, number)["city"]] == ["harbor", "harbor"]

    corn = seat(island="4/4 corn")
    match = at_the_festival(goods={"corn": 3}, supply={"corn": 3}, seats={0: corn, 1: corn})
    match.play("craftsman")
    finish_phase(match)
    assert (board(match, 0)["goods"], board(match, 1)["goods"]) == ({"corn": 3}, {"corn": 3})


@rule("FE-TASK-03", "FE-DEC-08")
def test_the_plantation_goes_back_to_the_face_down_stack() -> None:
    """The plantation shown is shuffled among those lying face down."""
    match = at_the_festival(tile="corn", row={"corn": 1}, seats={1: seat(island="2 corn")})
    stack = table(match)["deck"]["corn"]
    match.play("settler", "pass", "settle corn")
    assert table(match)["deck"]["corn"] == stack + 1


@rule("FE-DEC-13")
def test_a_task_that_nobody_does_scores_nothing() -> None:
    """Tasks stay open to the end if nobody does them, and then bring nothing."""
    match = at_the_festival(
        tile="corn",
        goods={"corn": 3},
        building="harbor",
        seats={0: seat(doubloons=9, city=small_buildings(11))},
    )
    match.play("builder", "build office")
    for role in ("settler", "mayor", "trader"):
        finish_phase(match)
        match.play(role)
    finish_phase(match)
    assert match.over
    assert shown(match) == {"tile": "corn", "goods": {"corn": 3}, "building": "harbor"}
    assert done(match) == []


@rule("FE-DEC-14")
def test_loot_is_no_production() -> None:
    """Goods taken by piracy and colonists taken by a raid touch no task."""
    match = at_the_festival(
        goods={"corn": 3},
        options={"expansions": ["festival", "buccaneer"]},
        cargo_ships=[{"good": "corn", "load": 4}, {}, {}],
    )
    match.play("buccaneer", "piracy 5", "keep corn 3")
    assert (board(match, 0)["goods"], board(match, 0)["doubloons"], done(match)) == ({"corn": 3}, 0, [])


# Three plantations


@rule("FE-PLANT-01")
@for_every_player_count
def test_three_plantations_of_the_kind_bring_three_colonists(players: int) -> None:
    """The first player with three plantations of the kind shown gets three colonists from the supply."""
    match = at_the_festival(players, tile="corn", row={"corn": 1}, seats={0: seat(island="2/2 corn")})
    supply, on_ship = table(match)["colonists"], table(match)["colonist_ship"]
    match.play("settler", "settle corn", "pass")
    assert done(match) == [(0, "plantations")]
    assert board(match, 0)["san_juan"] == 3
    assert (table(match)["colonists"], table(match)["colonist_ship"]) == (supply - 3, on_ship)


@rule("FE-PLANT-02")
def test_the_colonists_are_placed_at_once() -> None:
    """The player places them at once on free circles of their board, or leaves them in San Juan."""
    match = at_the_festival(tile="corn", row={"corn": 1}, seats={0: seat(island="2 corn", city="hospice (0)")})
    match.play("settler", "settle corn")
    assert (kind(match), match.actor) == ("man", 0)
    assert match.choices() == ["pass", "man corn", "man hospice"]
    match.play("man corn", "man corn", "man hospice")
    assert (board(match, 0)["island"], board(match, 0)["city"]) == ({"corn": [3, 2]}, {"hospice": 1})
    assert board(match, 0)["san_juan"] == 0


@rule("FE-PLANT-03", "FE-EX-01", "FE-IX-02")
@pytest.mark.parametrize("supply", [0, 1, 2])
def test_a_small_supply_gives_what_it_has(supply: int) -> None:
    """With fewer than three colonists in the supply they get those; the task is done, and its plantation goes back."""
    match = at_the_festival(
        tile="corn",
        row={"corn": 1},
        colonists=supply,
        seats={0: seat(island="2/2 corn")},
    )
    match.play("settler", "settle corn")
    finish_phase(match)
    assert board(match, 0)["san_juan"] == supply
    assert done(match) == [(0, "plantations")]
    assert "tile" not in shown(match)


@rule("FE-PLANT-04")
def test_the_plantations_need_not_be_occupied() -> None:
    """Empty plantations count, and so does the one from the start."""
    match = at_the_festival(tile="corn", row={"corn": 1}, seats={0: seat(island="2 corn")})
    match.play("settler", "settle corn", "pass")
    assert done(match) == [(0, "plantations")]


@rule("FE-PLANT-04", "FE-IX-03")
def test_a_forest_does_not_count() -> None:
    """A plantation of the kind that is laid as a forest is none."""
    match = at_the_festival(
        tile="corn",
        row={"corn": 1},
        options={"expansions": ["festival", "new-buildings"]},
        seats={0: seat(island="2 corn", city="forest_house")},
    )
    match.play("settler", "forest corn")
    assert done(match) == []
    assert shown(match)["tile"] == "corn"


@rule("FE-DEC-03", "FE-IX-01")
def test_a_tile_of_the_hacienda_can_do_the_task_before_the_normal_one() -> None:
    """The task is looked at after every tile laid. With the hacienda's they get their colonists before they take
    another tile, and one of them may man the hut for it."""
    others = {name: tiles for name, tiles in TILES.items() if name != "corn"}
    match = at_the_festival(
        tile="corn",
        row={"sugar": 1},
        discards={**others, "sugar": TILES["sugar"] - 1},
        seats={1: seat(island="2 corn", city="hacienda, construction_hut (0)"), 3: seat(island="6 corn")},
    )
    match.play("settler", "pass", "hacienda")
    assert (kind(match), match.actor) == ("man", 1)
    match.play("man construction_hut")
    assert "settle quarry" in match.choices()


@rule("FE-DEC-04")
def test_the_colonists_may_stay_in_san_juan() -> None:
    """They may go to San Juan although circles are free, and they are not taken from the ship."""
    match = at_the_festival(tile="corn", row={"corn": 1}, seats={0: seat(island="2 corn")})
    match.play("settler", "settle corn", "man corn", "pass")
    assert board(match, 0)["island"] == {"corn": [3, 1]}
    assert board(match, 0)["san_juan"] == 2


@rule("FE-DEC-04")
def test_with_nobles_the_reward_is_colonists() -> None:
    """With Nobles the three are colonists, and no nobles."""
    options = {"expansions": ["festival", "nobles"]}
    match = at_the_festival(tile="corn", row={"corn": 1}, options=options, seats={0: seat(island="2 corn")})
    nobles = table(match)["nobles"]
    match.play("settler", "settle corn", "pass")
    assert (board(match, 0)["nobles"], table(match)["nobles"]) == ({}, nobles)


@rule("FE-IX-04")
def test_a_land_office_can_do_the_task_in_a_trader_phase() -> None:
    """A plantation bought by the land office completes the task; one sold before leaves too few."""
    options = {"expansions": ["festival", "nobles"]}
    others = {name: tiles for name, tiles in TILES.items() if name != "corn"}
    position: Json = {"tile": "corn", "options": options, "discards": others}
    office = seat(doubloons=1, island="2/2 corn", city="land_office")
    match = at_the_festival(**position, seats={0: office, 3: seat(island="6 corn")})
    match.play("trader", "buy plantation")
    assert done(match) == [(0, "plantations")]

    seller = seat(island="3/3 corn", city="land_office", nobles="1 land_office")
    match = at_the_festival(tile="corn", options=options, row={"corn": 1}, seats={0: seller})
    match.play("trader", "discard corn")
    finish_phase(match)
    assert done(match) == []
    match.play("settler", "pass", "pass", "pass", "settle corn")
    assert done(match) == [(0, "plantations")]


# Three goods


@rule("FE-GOODS-01", "FE-EX-02")
@pytest.mark.parametrize(
    ("sugar", "coffee", "reward"),
    [(2, 1, 3), (3, 2, 3), (1, 2, 0)],
)
def test_producing_the_goods_shown_brings_three_doubloons(sugar: int, coffee: int, reward: int) -> None:
    """The first to produce at least the goods shown in one craftsman phase gets three doubloons: of sugar, sugar and
    coffee one sugar and two coffee are not enough."""
    makes = seat(island=f"{sugar}/{sugar} sugar, {coffee}/{coffee} coffee", city="sugar_mill (3), coffee_roaster (2)")
    match = at_the_festival(goods={"sugar": 2, "coffee": 1}, seats={1: makes})
    match.play("craftsman")
    finish_phase(match)
    assert board(match, 1)["doubloons"] == reward


@rule("FE-GOODS-02")
def test_goods_from_before_do_not_count() -> None:
    """Goods that were there before are not produced now."""
    match = at_the_festival(goods={"corn": 3}, seats={1: seat(goods="2 corn", island="2/2 corn")})
    match.play("craftsman")
    finish_phase(match)
    assert (board(match, 1)["goods"]["corn"], board(match, 1)["doubloons"]) == (4, 0)


@rule("FE-DEC-05", "FE-IX-06")
def test_the_craftsmans_extra_good_counts_at_the_end() -> None:
    """The craftsman's extra good counts, but only after everybody has produced: another may be first."""
    match = at_the_festival(goods={"corn": 3}, seats={0: seat(island="2/2 corn")})
    match.play("craftsman", "extra corn")
    assert board(match, 0)["doubloons"] == 3
    match = at_the_festival(goods={"corn": 3}, seats={0: seat(island="2/2 corn"), 2: seat(island="3/3 corn")})
    match.play("craftsman", "extra corn")
    assert [board(match, number)["doubloons"] for number in (0, 2)] == [0, 3]


@rule("FE-DEC-05")
def test_the_extra_good_can_be_left_out_of_the_task() -> None:
    """With the option festival_privilege_goods off the craftsman's extra good does not count."""
    options = {"festival_privilege_goods": False}
    match = at_the_festival(goods={"corn": 3}, options=options, seats={0: seat(island="2/2 corn")})
    match.play("craftsman", "extra corn")
    assert board(match, 0)["doubloons"] == 0


@rule("FE-DEC-05")
def test_goods_of_the_aqueduct_count() -> None:
    """The goods that an aqueduct adds count as produced."""
    match = at_the_festival(
        goods={"indigo": 3},
        options={"expansions": ["festival", "new-buildings"]},
        seats={1: seat(island="2/2 indigo", city="aqueduct, indigo_plant (2)")},
    )
    match.play("craftsman")
    finish_phase(match)
    assert board(match, 1)["doubloons"] == 3


@rule("FE-DEC-06", "FE-IX-05")
def test_the_goods_on_the_board_are_no_help() -> None:
    """A player who is short of goods because three lie on the board has not produced them."""
    match = at_the_festival(goods={"corn": 3}, supply={"corn": 2}, seats={1: seat(island="4/4 corn")})
    match.play("craftsman")
    finish_phase(match)
    assert (board(match, 1)["goods"], board(match, 1)["doubloons"]) == ({"corn": 2}, 0)
    assert shown(match)["goods"] == {"corn": 3}


@rule("FE-IX-05")
def test_three_goods_of_one_kind_can_be_asked_for() -> None:
    """Three of one kind are done by producing three of it."""
    match = at_the_festival(goods={"corn": 3}, seats={1: seat(island="3/3 corn")})
    match.play("craftsman")
    finish_phase(match)
    assert done(match) == [(1, "production")]


@rule("FE-IX-07")
def test_the_task_pays_beside_factory_and_specialty_factory() -> None:
    """Task, factory and specialty factory pay on one turn: three doubloons, one for two kinds, two for three sugar."""
    match = at_the_festival(
        goods={"corn": 1, "sugar": 2},
        options={"expansions": ["festival", "new-buildings"]},
        seats={1: seat(island="1/1 corn, 3/3 sugar", city="sugar_mill (3), factory, specialty_factory")},
    )
    match.play("craftsman")
    finish_phase(match)
    assert board(match, 1)["doubloons"] == 3 + 1 + 2


# A building


@rule("FE-BUILD-01", "FE-EX-03", "FE-DEC-07")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_the_first_to_build_what_is_shown_gets_three_points(players: int) -> None:
    """The first player to build the building shown gets three victory points; then the second copy is on sale."""
    match = at_the_festival(players, building="harbor", governor=1, seats={1: seat(doubloons=8)})
    chips = table(match)["points"]
    match.play("builder", "build harbor")
    assert (board(match, 1)["points"], table(match)["points"]) == (3, chips - 3)
    assert table(match)["buildings"]["harbor"] == 1


@rule("FE-BUILD-02")
def test_the_copy_on_sale_is_built_for_its_price() -> None:
    """The player builds the copy on sale and pays for it."""
    match = at_the_festival(building="harbor", seats={0: seat(doubloons=9)})
    match.play("builder", "build harbor")
    assert (board(match, 0)["doubloons"], board(match, 0)["city"]) == (2, {"harbor": 0})


@rule("FE-IX-08", "FE-DEC-11")
def test_the_church_and_the_university_work_for_the_building_shown() -> None:
    """Points of the church and a colonist of the university come with it too."""
    options = {"expansions": ["festival", "new-buildings"]}
    builder = seat(doubloons=8, city="church, university")
    match = at_the_festival(building="harbor", options=options, seats={0: builder})
    match.play("builder", "build harbor")
    assert board(match, 0)["points"] == 3 + 1
    assert board(match, 0)["city"]["harbor"] == 1


@rule("FE-IX-08")
def test_the_building_shown_may_fill_the_city() -> None:
    """If the building shown fills the twelfth space, the reward comes and the game ends with the round."""
    match = at_the_festival(building="harbor", seats={0: seat(doubloons=8, city=small_buildings(11))})
    match.play("builder", "build harbor")
    assert (board(match, 0)["points"], table(match)["ending"]) == (3, ["city"])


@rule("FE-DEC-11", "FE-IX-12")
def test_the_reward_is_noted_when_the_chips_run_out() -> None:
    """With two chips left the player gets all three points, and the game ends with this round."""
    match = at_the_festival(building="harbor", chips=2, seats={0: seat(doubloons=8)})
    match.play("builder", "build harbor")
    assert (board(match, 0)["points"], table(match)["points"]) == (3, 0)
    assert table(match)["ending"] == ["points"]


@rule("FE-IX-13")
@for_every_player_count
def test_the_pieces_on_the_board_are_counted(players: int) -> None:
    """Goods, plantations and buildings are all there when those on the festival board are counted."""
    plain = boriken.new_match("puerto-rico", players, seed=1, first_governor=0)
    match = boriken.new_match("puerto-rico", players, seed=1, first_governor=0, expansions=["festival"])
    assert match.game.conserved()
    before, after = table(plain), table(match)
    assert sum(before["goods"].values()) == sum(after["goods"].values()) + 3
    assert sum(before["deck"].values()) == sum(after["deck"].values()) + 1
    assert sum(before["buildings"].values()) == sum(after["buildings"].values()) + (0 if players == 2 else 1)
