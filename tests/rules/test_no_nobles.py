"""Puerto Rico with Nobles: a second sort of colonist, and buildings that tell the two apart."""

from collections.abc import Mapping
from typing import Any

import pytest

import boriken
from boriken import Match
from boriken.core.errors import IllegalActionError
from tests.kit import (
    Json,
    board,
    events,
    finish_phase,
    for_every_player_count,
    given,
    kind,
    odds,
    roles_taken,
    rule,
    seat,
    ships_with_other_goods,
    small_buildings,
    table,
)

SUPPLIES = [(2, 99, 1), (3, 98, 2), (4, 97, 3), (5, 96, 4)]
NOBLE_KINDS = {  # price, copies for two players, copies for more
    "land_office": (2, 1, 2),
    "chapel": (3, 1, 2),
    "hunting_lodge": (4, 1, 2),
    "zoning_office": (5, 1, 2),
    "royal_supplier": (6, 1, 2),
    "villa": (7, 1, 2),
    "jeweler": (8, 2, 2),
    "royal_garden": (10, 1, 1),
}
COLUMNS = {
    "land_office": 1,
    "chapel": 1,
    "hunting_lodge": 2,
    "zoning_office": 2,
    "royal_supplier": 2,
    "villa": 3,
    "jeweler": 3,
    "royal_garden": 4,
}
TILES = {"corn": 10, "indigo": 12, "sugar": 11, "tobacco": 9, "coffee": 8}


def court(players: int = 4, *, options: Mapping[str, object] | None = None, **position: Any) -> Match:
    """A table with nobles."""
    return given(players, options={"expansions": ["nobles"], **(options or {})}, **position)


def with_new_buildings(**more: Any) -> Json:
    return {"options": {"expansions": ["nobles", "new-buildings"], **more}}


def new_court(players: int = 4) -> Match:
    return boriken.new_match("puerto-rico", players, seed=1, first_governor=0, expansions=["nobles"])


def price(match: Match, building: str) -> int:
    """What it costs the seat that decides, as far as it can pay for it."""
    seat = int(match.game.actor)
    trial = match.at(len(match.moves))
    trial.play(f"build {building}")
    return int(board(match, seat)["doubloons"] - board(trial, seat)["doubloons"])


def scored(match: Match, number: int) -> Json:
    """What the score sheet of a seat would say now."""
    found: Json = match.scores()[number]["sheet"]
    return found


# Set-up


@rule("NO-SETUP-01", "NO-DEC-13")
@for_every_player_count
def test_eight_more_kinds_are_on_sale(players: int) -> None:
    """The eight kinds of the nobles are on sale beside the twenty-three others: one copy of the small violet ones with
    two players and two otherwise, two jewelers, one royal garden."""
    on_sale = table(new_court(players))["buildings"]
    plain = table(boriken.new_match("puerto-rico", players, seed=1, first_governor=0))["buildings"]
    copies = {name: two if players == 2 else more for name, (_, two, more) in NOBLE_KINDS.items()}
    assert on_sale == {**plain, **copies}
    assert len(on_sale) == 31


@rule("NO-SETUP-01")
def test_nobles_buildings_are_never_part_of_the_choice() -> None:
    """With New Buildings they are on sale beside those that are chosen, and cannot be chosen."""
    match = boriken.new_match("puerto-rico", 4, seed=1, first_governor=0, expansions=["nobles", "new-buildings"])
    assert not {f"choose {name}" for name in NOBLE_KINDS} & set(match.choices())
    assert all(table(match)["buildings"][name] for name in NOBLE_KINDS)


@rule("NO-SETUP-02")
@pytest.mark.parametrize(("building", "column"), COLUMNS.items())
def test_each_stands_in_the_column_of_its_price(building: str, column: int) -> None:
    """Each stands in the column of its price: as many quarries count as the column says."""
    full = seat(doubloons=10, island="4/4 quarry")
    match = court(seats={1: full})
    match.play("builder", "pass")
    assert price(match, building) == NOBLE_KINDS[building][0] - column


@rule("NO-SETUP-03", "NO-SETUP-04", "NO-SETUP-05")
@pytest.mark.parametrize(("players", "colonists", "on_ship"), SUPPLIES)
def test_all_tokens_are_in_the_game_and_one_noble_on_the_ship(players: int, colonists: int, on_ship: int) -> None:
    """A hundred colonists and twenty nobles are in the game whatever the number of players, in supplies of their own;
    one of the tokens on the ship at the start is a noble."""
    state = table(new_court(players))
    assert (state["colonist_ship"], state["noble_ship"]) == (on_ship, 1)
    assert (state["colonists"], state["nobles"]) == (colonists, 19)


# The mayor


@rule("NO-MAYOR-01", "NO-EX-05")
def test_a_noble_comes_with_every_refill() -> None:
    """At each refill one noble replaces a colonist; the number stays that of the base game: of six for four players
    five are colonists."""
    match = court(seats={0: seat(city="small_indigo_plant (0), office (0)"), 1: seat(city=small_buildings(9))})
    assert (table(match)["colonist_ship"], table(match)["noble_ship"]) == (3, 1)
    match.play("mayor", "pass")
    while kind(match) != "role":
        match.play(match.choices()[-1])
    empty = sum(count == 0 for number in (0, 1) for count in board(match, number)["city"].values())
    assert table(match)["noble_ship"] == 1
    assert table(match)["colonist_ship"] + 1 >= max(4, empty)


@rule("NO-MAYOR-01")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_refill_has_the_size_of_the_base_game(players: int) -> None:
    """With no empty circle the ship gets one token a player, a noble among them."""
    match = court(players)
    match.play("mayor", "pass")
    finish_mayor(match)
    assert (table(match)["colonist_ship"], table(match)["noble_ship"]) == (players - 1, 1)


def finish_mayor(match: Match) -> None:
    """Take colonists, place as the first choice says."""
    while kind(match) != "role":
        match.play(match.choices()[0])


@rule("NO-MAYOR-02", "NO-IX-02")
def test_who_takes_from_the_ship_chooses_while_both_sorts_are_there() -> None:
    """Each in turn chooses colonist or noble. If all before take colonists, the noble goes to the last."""
    match = court()
    match.play("mayor", "pass")
    for number in range(3):
        assert (match.actor, kind(match), match.choices()) == (number, "token", ["colonist", "noble"])
        match.play("colonist")
    assert board(match, 3)["nobles"] == {"san_juan": 1}
    match = court()
    match.play("mayor", "pass", "noble")
    assert kind(match) == "role"
    assert board(match, 0)["nobles"] == {"san_juan": 1}


@rule("NO-MAYOR-03")
def test_without_a_noble_in_the_supply_only_colonists_come() -> None:
    """When no noble is left in the supply the ship is filled with colonists."""
    match = court(seats={3: seat(san_juan=19, nobles="19 san_juan")})
    assert table(match)["nobles"] == 0
    match.play("mayor", "pass")
    finish_mayor(match)
    assert (table(match)["colonist_ship"], table(match)["noble_ship"]) == (4, 0)


@rule("NO-MAYOR-04")
def test_nobles_are_placed_like_colonists() -> None:
    """Nobles are placed, moved and made to wait like colonists: of those placed the player says which are nobles."""
    owner = seat(san_juan=1, nobles="1 san_juan", island="1 corn, 1 quarry")
    match = court(seats={0: owner}, colonist_ship=0, noble_ship=0)
    match.play("mayor", "colonist", "noble quarry")
    assert board(match, 0)["island"] == {"corn": [1, 1], "quarry": [1, 1]}
    assert board(match, 0)["nobles"] == {"quarry": 1}


@rule("NO-MAYOR-04")
def test_a_noble_counts_for_the_free_circles() -> None:
    """A circle with a noble on it is not free: fewer tokens come with the next ship."""
    full = seat(city="large_warehouse, office, harbor, wharf, factory (0)", nobles="1 office, 1 wharf")
    match = court(3, seats={0: full}, colonist_ship=0, noble_ship=0, governor=1)
    match.play("mayor", "pass")
    finish_mayor(match)
    assert table(match)["colonist_ship"] + table(match)["noble_ship"] == 3


@rule("NO-MAYOR-05", "NO-IX-01")
@pytest.mark.parametrize(
    ("board_of", "role", "answers", "doubloons"),
    [
        (seat(doubloons=1, island="1/1 quarry", nobles="1 quarry", goods=""), "builder", ["build small_market"], 1),
        (seat(city="small_market", nobles="1 small_market", goods="1 corn"), "trader", ["sell corn"], 2),
    ],
)
def test_a_noble_works_as_a_colonist(board_of: Json, role: str, answers: list[str], doubloons: int) -> None:
    """Wherever a rule says colonist a noble is meant too: on a quarry, on a market."""
    match = court(seats={0: board_of})
    match.play(role, *answers)
    assert board(match, 0)["doubloons"] == doubloons


@rule("NO-IX-01")
def test_nobles_make_goods_and_man_large_buildings() -> None:
    """A noble on a plantation and one in a production building make a good; one in a large building makes it score."""
    plant = seat(island="1/1 indigo", city="small_indigo_plant", nobles="1 indigo, 1 small_indigo_plant")
    match = court(seats={1: plant, 2: seat(city="guild_hall, indigo_plant (0)", nobles="1 guild_hall")})
    match.play("craftsman")
    assert board(match, 1)["goods"] == {"indigo": 1}
    assert scored(match, 2)["guild_hall"] == 2


@rule("NO-DEC-01", "NO-IX-03")
def test_the_mayors_privilege_is_a_colonist() -> None:
    """From the supply only colonists are taken: the mayor's own, one or with a library two, is no noble."""
    match = court(**with_new_buildings(), seats={0: seat(city="library")})
    nobles = table(match)["nobles"]
    match.play("mayor", "colonist", "colonist")
    assert board(match, 0)["san_juan"] == 2
    assert (board(match, 0)["nobles"], table(match)["nobles"]) == ({}, nobles)


@rule("NO-DEC-02")
@pytest.mark.parametrize(("token", "nobles"), [("colonist", {}), ("noble", {"corn": 1})])
def test_a_hospice_may_take_either_sort_from_the_ship(token: str, nobles: Json) -> None:
    """With no colonist in the supply the owner of a hospice takes whom he likes from the ship."""
    match = court(colonists=0, row={"corn": 1}, seats={0: seat(city="hospice")})
    match.play("settler", "settle corn")
    assert (kind(match), match.choices()) == ("token", ["colonist", "noble"])
    match.play(token)
    assert board(match, 0)["island"] == {"corn": [1, 1]}
    assert board(match, 0)["nobles"] == nobles


@rule("NO-DEC-02")
def test_a_university_may_take_either_sort_from_the_ship() -> None:
    """With no colonist in the supply the owner of a university takes whom he likes from the ship."""
    match = court(colonists=0, seats={0: seat(doubloons=3, city="university")})
    match.play("builder", "build chapel", "noble")
    assert (board(match, 0)["city"]["chapel"], board(match, 0)["nobles"]) == (1, {"chapel": 1})


@rule("NO-END-01", "NO-DEC-03", "NO-IX-06")
def test_running_out_of_colonists_is_no_end() -> None:
    """With too few colonists the ship gets what is there and the noble; the game goes on."""
    match = court(colonists=1, colonist_ship=0, noble_ship=0, hoarder=2)
    match.play("mayor", "pass")
    finish_mayor(match)
    assert (table(match)["colonist_ship"], table(match)["noble_ship"], table(match)["ending"]) == (1, 1, [])


@rule("NO-DEC-03")
def test_with_both_supplies_empty_the_mayor_only_rearranges() -> None:
    """With no token left anywhere the mayor phase is for rearranging, and nothing ends."""
    hoard = seat(san_juan=20, nobles="20 san_juan")
    match = court(
        colonists=0, colonist_ship=0, noble_ship=0, hoarder=2, seats={0: seat(island="1/1 corn, 1 sugar"), 3: hoard}
    )
    match.play("mayor")
    assert (kind(match), match.actor) == ("place", 0)
    match.play("place corn 0")
    assert board(match, 0)["island"] == {"corn": [1, 0], "sugar": [1, 1]}
    assert table(match)["ending"] == []


@rule("NO-END-01", "NO-IX-06")
def test_the_other_ends_remain() -> None:
    """The twelfth city space and the last chip still end the game."""
    match = court(seats={0: seat(doubloons=9, city=small_buildings(11))})
    match.play("builder", "build office")
    assert table(match)["ending"] == ["city"]
    match = court(seats={0: seat(goods="2 corn")}, chips=1)
    match.play("captain", "ship corn 5")
    assert table(match)["ending"] == ["points"]


@rule("NO-SCORE-01")
def test_a_noble_is_worth_a_point_wherever_he_stands() -> None:
    """Each noble is worth a point at the end, on a building, on the island or waiting."""
    owner = seat(san_juan=1, island="1/1 corn", city="office", nobles="1 office, 1 corn, 1 san_juan")
    match = court(seats={0: owner})
    assert scored(match, 0)["nobles"] == 3


# The buildings


@rule("NO-GEN-01")
def test_a_building_that_tells_them_apart_does_one_thing_only() -> None:
    """Land office, chapel, hunting lodge and zoning office do only what the token on them allows."""
    match = court(seats={1: seat(city="chapel"), 2: seat(city="chapel", nobles="1 chapel")})
    match.play("craftsman")
    assert [(board(match, number)["doubloons"], board(match, number)["points"]) for number in (1, 2)] == [
        (1, 0),
        (0, 1),
    ]


@rule("NO-GEN-02")
@pytest.mark.parametrize("nobles", ["1 san_juan", "1 jeweler"])
def test_the_other_buildings_do_not_care(nobles: str) -> None:
    """Royal supplier, villa, jeweler and royal garden work alike with a colonist or a noble."""
    match = court(seats={1: seat(san_juan=1, city="jeweler", nobles=nobles)})
    match.play("craftsman")
    assert board(match, 1)["doubloons"] == 1


@rule("NO-GEN-02")
@pytest.mark.parametrize("nobles", ["1 san_juan", "1 royal_garden"])
def test_the_royal_garden_does_not_care(nobles: str) -> None:
    """The royal garden counts alike with a colonist or a noble on it."""
    match = court(seats={1: seat(san_juan=1, city="royal_garden", nobles=nobles)})
    assert scored(match, 1)["royal_garden"] == 1


OFFICE = seat(doubloons=2, city="land_office")


@rule("NO-LANDOFFICE-01", "NO-DEC-05")
def test_a_land_office_buys_the_next_plantation() -> None:
    """With a colonist the owner may buy an unseen plantation for a doubloon on his turn of the trader phase, once,
    before or after his sale."""
    match = court(seats={0: {**OFFICE, "goods": {"indigo": 1}}})
    match.play("trader")
    assert match.choices() == ["pass", "sell indigo", "buy plantation"]
    match.play("buy plantation")
    assert board(match, 0)["doubloons"] == 1
    assert sum(tiles for tiles, _ in board(match, 0)["island"].values()) == 1
    assert match.choices() == ["pass", "sell indigo"]
    match.play("sell indigo")
    assert (board(match, 0)["doubloons"], kind(match)) == (1 + 1 + 1, "role")


@rule("NO-LANDOFFICE-01")
def test_a_land_office_draws_any_plantation_lying_face_down() -> None:
    """Each plantation lying face down is as likely as any other."""
    match = court(seats={0: OFFICE}, row={"corn": 5})
    match.play("trader", "buy plantation")
    assert odds(match.at(len(match.moves) - 1)) == {
        f"draw {name}": tiles - 5 * (name == "corn") for name, tiles in TILES.items()
    }


@rule("NO-LANDOFFICE-02", "NO-LANDOFFICE-04", "NO-IX-08")
def test_a_land_office_with_a_noble_sells_a_plantation() -> None:
    """With a noble he may put one of his plantations on the discards for a doubloon; who worked there waits in San
    Juan."""
    owner = seat(island="2/2 corn, 1 sugar, 1/1 quarry", city="land_office", nobles="1 land_office, 2 corn")
    match = court(seats={0: owner})
    match.play("trader")
    assert match.choices() == ["pass", "discard corn", "discard sugar"]
    match.play("discard corn")
    assert board(match, 0)["island"] == {"corn": [1, 1], "sugar": [1, 0], "quarry": [1, 1]}
    assert (board(match, 0)["doubloons"], board(match, 0)["san_juan"]) == (1, 1)
    assert board(match, 0)["nobles"] == {"land_office": 1, "corn": 1, "san_juan": 1}
    assert table(match)["discards"] == {"corn": 1}


@rule("NO-LANDOFFICE-03", "NO-IX-09")
def test_what_is_bought_may_be_laid_as_a_forest() -> None:
    """With a forest house the plantation bought is looked at, and may be laid as a forest that only its owner knows."""
    match = court(**with_new_buildings(), seats={0: seat(doubloons=1, city="hacienda, forest_house, land_office")})
    match.play("trader", "buy plantation")
    assert (kind(match), match.choices()) == ("lay", ["lay plantation", "lay forest"])
    match.play("lay forest")
    assert sum(board(match, 0)["secret_forests"].values()) == 1
    assert match.view(1)["seats"][0] != match.view(0)["seats"][0]
    assert "secret_forests" not in str(match.view(1)) or not match.view(1)["seats"][0].get("secret_forests")


@rule("NO-LANDOFFICE-05", "NO-IX-07")
@pytest.mark.parametrize(
    "owner",
    [seat(city="land_office"), seat(doubloons=1, island="12 quarry", city="land_office")],
)
def test_buying_takes_a_doubloon_and_a_space(owner: Json) -> None:
    """Without a doubloon or a free island space nothing is bought."""
    island = {"quarry": [8, 0], "corn": [4, 0]} if owner["island"] else {}
    match = court(seats={0: {**owner, "island": island}})
    match.play("trader")
    assert kind(match) == "role"


@rule("NO-LANDOFFICE-05")
def test_no_hospice_mans_what_is_bought() -> None:
    """No colonist of a hospice comes with a plantation that is bought."""
    match = court(seats={0: seat(doubloons=1, city="land_office, hospice")})
    match.play("trader", "buy plantation")
    assert [manned for _, manned in board(match, 0)["island"].values()] == [0]


@rule("NO-DEC-05", "NO-IX-07")
def test_the_owner_of_a_land_office_has_his_turn_though_the_house_is_full() -> None:
    """With a full trading house he still has his turn; markets and privilege have no part in it."""
    full = {"corn": 1, "indigo": 1, "sugar": 1, "tobacco": 1}
    owner = seat(doubloons=1, city="land_office, small_market, large_market", goods="1 coffee")
    match = court(seats={1: {**owner}, 0: seat(goods="1 tobacco")}, trading_house={**full, "tobacco": 0})
    match.play("trader", "sell tobacco")
    assert (match.actor, match.choices()) == (1, ["pass", "buy plantation"])
    match.play("buy plantation")
    assert board(match, 1)["doubloons"] == 0


@rule("NO-IX-07")
def test_a_land_office_draws_from_the_discards_when_the_stack_is_empty() -> None:
    """If nothing lies face down the discards are shuffled first."""
    match = court(seats={0: OFFICE}, discards=TILES)
    match.play("trader", "buy plantation")
    assert odds(match.at(len(match.moves) - 1)) == {f"draw {name}": tiles for name, tiles in TILES.items()}


@rule("NO-DEC-06")
def test_only_plantations_are_sold() -> None:
    """A land office sells plantations, and neither quarries nor forests."""
    owner = seat(island="1 corn, 1 quarry", forests="1 sugar", city="land_office", nobles="1 land_office")
    match = court(**with_new_buildings(), seats={0: owner})
    match.play("trader")
    assert match.choices() == ["pass", "discard corn"]


@rule("NO-IX-08")
def test_a_sale_makes_room_and_costs_the_residence() -> None:
    """A plantation sold leaves its space free, and the residence counts fewer."""
    owner = seat(island="8 corn, 2 sugar", city="land_office, residence", nobles="1 land_office")
    match = court(seats={0: owner})
    before = scored(match, 0)["residence"]
    match.play("trader", "discard sugar")
    assert (before, scored(match, 0)["residence"]) == (5, 4)


@rule("NO-CHAPEL-01", "NO-CHAPEL-02", "NO-CHAPEL-03", "NO-DEC-15")
@for_every_player_count
def test_a_chapel_pays_in_every_craftsman_phase(players: int) -> None:
    """A chapel pays a doubloon with a colonist and a point with a noble, whether or not its owner produces, on his
    turn."""
    for nobles, paid in (("", (1, 0)), ("1 chapel", (0, 1))):
        match = court(players, seats={1: seat(city="chapel", nobles=nobles)})
        match.play("craftsman")
        assert (board(match, 1)["doubloons"], board(match, 1)["points"]) == paid


@rule("NO-IX-17", "NO-DEC-15")
def test_a_chapel_can_take_the_last_chip() -> None:
    """The point of a chapel may be the last chip, and then the game ends with the round."""
    match = court(chips=1, seats={1: seat(city="chapel", nobles="1 chapel")})
    match.play("craftsman")
    assert (table(match)["points"], table(match)["ending"]) == (0, ["points"])


@rule("NO-HUNTINGLODGE-01", "NO-HUNTINGLODGE-04", "NO-HUNTINGLODGE-05")
def test_a_hunting_lodge_may_clear_a_space() -> None:
    """With a colonist its owner may discard a plantation or a forest at the end of the settler phase, for nothing; who
    worked there waits in San Juan. Quarries cannot be discarded."""
    owner = seat(island="1/1 corn, 1/1 quarry", forests="1 coffee", city="hunting_lodge")
    match = court(**with_new_buildings(), seats={1: owner}, row={"sugar": 1})
    match.play("settler", "pass", "pass", "pass", "pass")
    assert (match.actor, kind(match)) == (1, "discard")
    assert match.choices() == ["pass", "discard corn", "discard forest coffee"]
    match.play("discard corn")
    assert board(match, 1)["island"] == {"quarry": [1, 1]}
    assert (board(match, 1)["san_juan"], board(match, 1)["doubloons"]) == (1, 0)


@rule("NO-HUNTINGLODGE-02", "NO-HUNTINGLODGE-03", "NO-EX-04")
@pytest.mark.parametrize(("islands", "points"), [([5, 6, 6], 2), ([5, 5, 7], 0)])
def test_the_emptiest_island_scores(islands: list[int], points: int) -> None:
    """With a noble in the lodge its owner gets two points if he has more empty spaces than every other player; in a tie
    nothing."""
    kinds = ["corn", "indigo", "sugar"]
    seats = {number: seat(island=f"{tiles} {kinds[number]}") for number, tiles in enumerate(islands)}
    seats[0] = seat(island=f"{islands[0]} corn", city="hunting_lodge", nobles="1 hunting_lodge")
    match = court(3, seats=seats, row={"coffee": 1})
    match.play("settler", "pass", "pass", "pass")
    assert board(match, 0)["points"] == points


@rule("NO-IX-12")
@pytest.mark.parametrize(("mine", "points"), [(1, 2), (2, 0)])
def test_the_lodge_with_two_players(mine: int, points: int) -> None:
    """With two players one other is to be beaten; a tie brings nothing."""
    lodge = seat(island=f"{mine} corn", city="hunting_lodge", nobles="1 hunting_lodge")
    match = court(2, seats={0: lodge, 1: seat(island="2 sugar")}, row={"coffee": 1})
    match.play("settler", "pass", "pass")
    assert board(match, 0)["points"] == points


@rule("NO-IX-11", "NO-DEC-08")
def test_lodges_clear_before_they_score() -> None:
    """Owners with a colonist clear first, from the settler on; only then are empty spaces compared."""
    hunter = seat(island="3 corn", city="hunting_lodge")
    lord = seat(island="2 sugar", city="hunting_lodge", nobles="1 hunting_lodge")
    crowd = seat(island="4 indigo")
    position: Json = {"seats": {0: lord, 1: hunter, 2: crowd, 3: {**crowd, "island": {"tobacco": [4, 0]}}}}
    match = court(**position, row={"coffee": 1})
    match.play("settler", "pass", "pass", "pass", "pass", "pass")
    assert board(match, 0)["points"] == 2
    match = court(**position, row={"coffee": 1})
    match.play("settler", "pass", "pass", "pass", "pass", "discard corn")
    assert board(match, 0)["points"] == 0


@rule("NO-DEC-08", "NO-IX-10")
def test_the_lodge_comes_after_the_librarys_second_tile() -> None:
    """A forest laid as the second tile of a library may be discarded at once, before the row is cleared."""
    match = boriken.from_position(
        {
            "game": "puerto-rico",
            "players": 4,
            "options": {"expansions": ["nobles", "new-buildings"]},
            "state": {
                "seats": [seat(city="library, forest_house, hunting_lodge"), seat(), seat(), seat()],
                "row": {"coffee": 1, "sugar": 1},
            },
        },
        seed=1,
    )
    match.play("settler", "settle sugar", "pass", "pass", "pass")
    assert (match.actor, "forest coffee" in match.choices()) == (0, True)
    match.play("forest coffee")
    assert kind(match) == "discard"
    match.play("discard forest coffee")
    assert board(match, 0)["forests"] == {}
    assert board(match, 0)["island"] == {"sugar": [1, 0]}


@rule("NO-DEC-07")
def test_a_discarded_forest_becomes_what_it_was() -> None:
    """A forest that was a plantation is turned up onto the discards as that plantation; forest tiles go back to the
    other forest tiles."""
    owner = seat(forests="1 coffee", city="hunting_lodge")
    match = court(**with_new_buildings(), seats={0: owner}, row={"corn": 1})
    match.play("settler", "pass", "pass", "pass", "pass", "discard forest coffee")
    turned_up = events(match, "tile turned up")
    assert table(match)["discards"].get("coffee", 0) == 1 or any(event["tile"] == "coffee" for event in turned_up)

    owner = seat(forest_tiles=1, city="hunting_lodge")
    match = court(**with_new_buildings(nb_rules="2004"), seats={0: owner}, row={"corn": 1})
    left = table(match)["forest_tiles"]
    match.play("settler", "pass", "pass", "pass", "pass", "discard forest")
    assert table(match)["forest_tiles"] == left + 1


@rule("NO-ZONINGOFFICE-01", "NO-ZONINGOFFICE-02", "NO-EX-02")
@pytest.mark.parametrize(("nobles", "residence", "harbor"), [("", 10, 7), ("1 zoning_office", 8, 8)])
def test_a_zoning_office_makes_building_cheaper(nobles: str, residence: int, harbor: int) -> None:
    """With a colonist small buildings cost a doubloon less and large ones as always; with a noble large ones cost two
    less and small ones as always."""
    match = court(seats={1: seat(doubloons=10, city="zoning_office", nobles=nobles)})
    match.play("builder", "pass")
    assert (price(match, "residence"), price(match, "harbor")) == (residence, harbor)


@rule("NO-DEC-11", "NO-IX-13")
def test_a_zoning_office_adds_to_all_else_that_makes_cheaper() -> None:
    """It counts for production buildings and the jeweler too, comes on top of builder, quarries and forests, and no
    price falls below nothing."""
    owner = seat(doubloons=9, island="1/1 quarry", forests="2 corn", city="zoning_office")
    match = court(**with_new_buildings(), seats={0: owner})
    match.play("builder")
    assert price(match, "jeweler") == 8 - 1 - 1 - 1 - 1
    assert price(match, "coffee_roaster") == 6 - 1 - 1 - 1 - 1
    assert price(match, "small_indigo_plant") == 0


@rule("NO-IX-13")
def test_a_zoning_office_and_the_black_market() -> None:
    """The black market pays what is lacking after the zoning office, with either sort on it."""
    poor = seat(doubloons=6, goods="1 corn", city="zoning_office, black_market", nobles="1 zoning_office")
    match = court(**with_new_buildings(), seats={1: poor})
    match.play("builder", "pass")
    assert "build residence" not in match.choices()  # 8, and without the noble in the office 10
    richer = {**poor, "points": 1}
    match = court(**with_new_buildings(), seats={1: richer})
    match.play("builder", "pass")
    assert "build residence" in match.choices()


def supplier(goods: str, nobles: int, **more: Any) -> Json:
    return seat(goods=goods, san_juan=nobles, nobles=f"{nobles} san_juan", **{"city": "royal_supplier", **more})


@rule("NO-ROYALSUPPLIER-01", "NO-ROYALSUPPLIER-02", "NO-ROYALSUPPLIER-03")
def test_a_royal_supplier_gives_goods_for_points() -> None:
    """On his first turn of the captain phase, before he ships, its owner may return goods of different kinds for a
    point each, as many at most as he has nobles."""
    match = court(seats={0: supplier("2 corn, 1 sugar, 1 coffee", 2)})
    supply = table(match)["goods"]
    match.play("captain")
    assert kind(match) == "supply"
    match.play("supply corn", "supply coffee")
    assert board(match, 0)["goods"] == {"corn": 1, "sugar": 1}
    assert board(match, 0)["points"] == 2
    assert table(match)["goods"] == {**supply, "corn": supply["corn"] + 1, "coffee": supply["coffee"] + 1}
    assert kind(match) == "ship"


@rule("NO-ROYALSUPPLIER-04", "NO-EX-03", "NO-DEC-10")
def test_what_a_royal_supplier_gets_brings_nothing_more() -> None:
    """Three nobles, two corn and a sugar with a harbor, as captain: at most a corn and a sugar are returned for two
    points; no harbor, no captain's point. Then the other corn must be shipped."""
    match = court(seats={0: supplier("2 corn, 1 sugar", 3, city="royal_supplier, harbor")})
    match.play("captain", "supply corn", "supply sugar")
    assert board(match, 0)["points"] == 2
    assert match.choices() == ["ship corn 5", "ship corn 6", "ship corn 7"]
    match.play("ship corn 5")
    assert board(match, 0)["points"] == 2 + 1 + 1 + 1


@rule("NO-DEC-10")
def test_a_royal_supplier_pays_who_cannot_ship() -> None:
    """It is no shipment, and pays also if its owner then cannot ship."""
    match = court(seats={0: supplier("1 sugar, 1 tobacco", 1)}, cargo_ships=ships_with_other_goods())
    match.play("captain", "supply sugar")
    assert board(match, 0)["points"] == 1


@rule("NO-DEC-09", "NO-IX-14")
def test_the_union_hall_pays_before_the_royal_supplier() -> None:
    """On one turn the union hall pays first, for all goods that are there; harbor and lighthouse pay for the shipment
    only."""
    owner = supplier("2 corn", 1, city="royal_supplier, union_hall, harbor, lighthouse")
    match = court(**with_new_buildings(), governor=3, seats={0: owner})
    match.play("captain")
    assert (match.actor, board(match, 0)["points"]) == (0, 1)
    match.play("supply corn")
    assert (board(match, 0)["points"], board(match, 0)["doubloons"]) == (2, 0)
    match.play("ship corn 5")
    assert (board(match, 0)["points"], board(match, 0)["doubloons"]) == (2 + 1 + 1, 1)


@rule("NO-IX-15")
def test_who_returns_everything_has_nothing_to_ship() -> None:
    """A captain who returns all his goods ships nothing and loses the captain's point."""
    match = court(seats={0: supplier("1 corn", 1)})
    match.play("captain", "supply corn")
    assert board(match, 0)["points"] == 1
    assert kind(match) == "role"


@rule("NO-VILLA-01", "NO-DEC-04")
@for_every_player_count
def test_a_villa_brings_a_noble(players: int) -> None:
    """Its owner gets a noble more from the supply in each mayor phase, before the ship is dealt."""
    match = court(players, governor=1, seats={0: seat(city="villa")})
    nobles = table(match)["nobles"]
    match.play("mayor", "pass")
    assert board(match, 0)["nobles"] == {"san_juan": 1}
    assert (table(match)["nobles"], table(match)["noble_ship"]) == (nobles - 1, 1)


@rule("NO-VILLA-02", "NO-IX-04")
@pytest.mark.parametrize(("nobles", "colonists", "gets"), [(1, 5, "noble"), (0, 5, "colonist"), (0, 0, "nothing")])
def test_a_villa_without_nobles(nobles: int, colonists: int, gets: str) -> None:
    """With no noble in the supply it brings a colonist from the supply, and with neither nothing."""
    lord = seat(san_juan=20 - nobles, nobles=f"{20 - nobles} san_juan")
    match = court(
        governor=3,
        colonist_ship=0,
        noble_ship=0,
        colonists=colonists,
        hoarder=2,
        seats={0: seat(city="villa"), 3: lord},
    )
    match.play("mayor", *(["pass"] if colonists else []))
    expected = {"noble": {"san_juan": 1}, "colonist": {}, "nothing": {}}
    villa_tokens = events(match, "villa token")
    assert len(villa_tokens) == (gets != "nothing")
    assert board(match, 0)["nobles"] in (expected[gets], {"villa": 1} if gets == "noble" else {})


@rule("NO-IX-05")
def test_two_villas_and_one_noble() -> None:
    """With one noble left the first villa from the mayor on gets him."""
    lord = seat(san_juan=19, nobles="19 san_juan")
    villa = seat(city="villa")
    match = court(governor=1, colonist_ship=0, noble_ship=0, seats={0: villa, 2: villa, 3: lord})
    match.play("mayor", "pass")
    assert [event["seat"] for event in events(match, "villa token")] == [2, 0]
    assert [event["noble"] for event in events(match, "villa token")] == [True, False]


@rule("NO-JEWELER-01", "NO-EX-06")
def test_a_jeweler_pays_a_doubloon_a_noble() -> None:
    """A doubloon for each of his nobles, wherever they stand, in each craftsman phase."""
    owner = seat(
        san_juan=1, island="1/1 corn", city="jeweler, office", nobles="1 jeweler, 1 office, 1 corn, 1 san_juan"
    )
    match = court(seats={1: owner})
    match.play("craftsman")
    assert board(match, 1)["doubloons"] == 4


@rule("NO-JEWELER-02", "NO-JEWELER-03", "NO-EX-06", "NO-IX-16")
def test_the_jeweler_is_a_large_production_building() -> None:
    """For the guild hall the jeweler is a large production building, worth two points; the city hall does not count
    it."""
    assert scored(court(seats={0: seat(city="guild_hall, jeweler (0)")}), 0)["guild_hall"] == 2
    assert scored(court(seats={0: seat(city="city_hall, jeweler (0)")}), 0)["city_hall"] == 1


@rule("NO-ROYALGARDEN-01", "NO-EX-01")
def test_the_royal_garden_doubles_nobles() -> None:
    """Occupied at the end it brings a point more for each noble: on a building, a plantation or waiting."""
    owner = seat(san_juan=1, island="1/1 corn", city="royal_garden, office", nobles="1 office, 1 corn, 1 san_juan")
    sheet = scored(court(seats={0: owner}), 0)
    assert (sheet["nobles"], sheet["royal_garden"]) == (3, 3)


@rule("NO-IX-16")
def test_an_empty_royal_garden_brings_nothing() -> None:
    """Without anybody in it the royal garden brings only its own points."""
    owner = seat(san_juan=1, city="royal_garden (0)", nobles="1 san_juan")
    assert scored(court(seats={0: owner}), 0)["royal_garden"] == 0


# Together with others


@rule("NO-DEC-12", "NO-IX-18")
def test_the_fortress_counts_nobles() -> None:
    """Nineteen colonists and a noble, on the whole board, are twenty for the fortress; the city hall counts violet
    kinds of nobles."""
    owner = seat(san_juan=19, city="fortress", nobles="1 fortress")
    assert scored(court(seats={0: owner}), 0)["fortress"] == 20 // 3
    owner = seat(city="city_hall, villa (0), chapel (0), royal_garden (0)")
    assert scored(court(seats={0: owner}), 0)["city_hall"] == 4


@rule("NO-DEC-14", "NO-IX-20")
def test_the_black_market_may_take_a_noble() -> None:
    """A noble may be given to the black market: he goes back to the nobles, may come again by ship, and no longer
    counts."""
    owner = seat(doubloons=2, city="black_market", san_juan=1, nobles="1 san_juan")
    match = court(**with_new_buildings(), seats={1: owner})
    nobles = table(match)["nobles"]
    match.play("builder", "pass", "build chapel")
    finish_phase(match)
    assert (table(match)["nobles"], board(match, 1)["nobles"]) == (nobles + 1, {})
    assert scored(match, 1)["nobles"] == 0


@rule("NO-DEC-14", "NO-IX-19")
def test_a_guest_may_be_a_noble() -> None:
    """A noble who moves from the guesthouse into a chapel brings a point there."""
    owner = seat(city="guesthouse (1), chapel (0)", nobles="1 guesthouse")
    match = court(**with_new_buildings(), seats={0: owner})
    match.play("craftsman", "noble chapel")
    finish_phase(match)
    assert (board(match, 0)["nobles"], board(match, 0)["points"]) == ({"chapel": 1}, 1)


@rule("NO-DEC-16")
def test_villa_and_jeweler_can_be_the_festivals_building() -> None:
    """With a festival villa and jeweler are among the buildings that may be shown."""
    match = boriken.new_match("puerto-rico", 4, seed=1, first_governor=0, expansions=["nobles", "festival"]).at(0)
    for outcome in ("draw indigo", "draw sugar", "draw sugar", "draw coffee"):
        match.replay(outcome)
    assert {"draw villa", "draw jeweler"} <= set(odds(match))
    assert "draw royal_supplier" not in odds(match)


@rule("NO-DEC-17")
def test_a_raid_counts_both_sorts() -> None:
    """A raid counts colonists and nobles together: with as many as players nothing is removed."""
    match = court(options={"expansions": ["nobles", "buccaneer"]}, seats={0: seat(island="1 corn")})
    match.play("buccaneer", "raid")
    assert (table(match)["colonist_ship"], table(match)["noble_ship"]) == (3, 1)


@rule("NO-DEC-18")
def test_the_long_game_goes_with_nobles() -> None:
    """The long game changes nothing for colonists and nobles: they do not end it anyway, nor do the chips."""
    match = court(**with_new_buildings(long_game=True), seats={0: seat(goods="2 corn")}, chips=1)
    match.play("captain", "ship corn 5")
    assert table(match)["ending"] == []


@rule("NO-IX-21")
@for_every_player_count
def test_a_hundred_and_twenty_tokens(players: int) -> None:
    """A hundred colonists and twenty nobles are always there."""
    match = new_court(players)
    for _ in range(60):
        match.play(match.choices()[-1])
        state = table(match)
        nobles = sum(sum(board(match, number)["nobles"].values()) for number in range(players))
        everybody = sum(tokens(board(match, number)) for number in range(players))
        assert nobles + state["nobles"] + state["noble_ship"] == 20
        assert everybody + state["colonists"] + state["colonist_ship"] + state["nobles"] + state["noble_ship"] == 120


def tokens(owner: Json) -> int:
    """Everybody on a board, of either sort."""
    on_island = sum(manned for _, manned in owner["island"].values())
    return int(owner["san_juan"] + on_island + sum(owner["city"].values()))


@rule("NO-ROYALSUPPLIER-02")
def test_without_nobles_a_royal_supplier_gives_nothing() -> None:
    """Who has no noble returns nothing."""
    match = court(seats={0: seat(goods="1 corn", city="royal_supplier")})
    match.play("captain")
    with pytest.raises(IllegalActionError):
        match.play("supply corn")


@rule("NO-VILLA-01")
def test_an_empty_villa_brings_nobody() -> None:
    """A villa must be occupied at that moment."""
    match = court(governor=1, seats={0: seat(city="villa (0)")}, roles=roles_taken())
    match.play("mayor", "pass")
    assert events(match, "villa token") == []
