"""Puerto Rico: the table before the first role is taken."""

import pytest

import boriken
from boriken import Match
from tests.kits.puerto_rico import (
    board,
    counted,
    for_every_player_count,
    given,
    kind,
    new_game,
    odds,
    rule,
    seat,
    small_buildings,
    table,
)

BOTH_EDITIONS = pytest.mark.parametrize("edition", ["first", "2020"])

PLANTATIONS = counted("10 corn, 12 indigo, 11 sugar, 9 tobacco, 8 coffee")

# copies on sale, price, printed points
BUILDINGS = {
    "small_indigo_plant": (4, 1, 1),
    "small_sugar_mill": (4, 2, 1),
    "indigo_plant": (3, 3, 2),
    "sugar_mill": (3, 4, 2),
    "tobacco_storage": (3, 5, 3),
    "coffee_roaster": (3, 6, 3),
    "small_market": (2, 1, 1),
    "hacienda": (2, 2, 1),
    "construction_hut": (2, 2, 1),
    "small_warehouse": (2, 3, 1),
    "hospice": (2, 4, 2),
    "office": (2, 5, 2),
    "large_market": (2, 5, 2),
    "large_warehouse": (2, 6, 2),
    "factory": (2, 7, 3),
    "university": (2, 8, 3),
    "harbor": (2, 8, 3),
    "wharf": (2, 9, 3),
    "guild_hall": (1, 10, 4),
    "residence": (1, 10, 4),
    "fortress": (1, 10, 4),
    "customs_house": (1, 10, 4),
    "city_hall": (1, 10, 4),
}


def start_tiles(match: Match) -> list[str]:
    """The kinds of the start plantations, from the governor clockwise."""
    players, governor = match.setup.players, table(match)["governor"]
    return [tile for order in range(players) for tile in board(match, (governor + order) % players)["island"]]


def before_the_lot(players: int) -> Match:
    """A new game in which the first governor is still to be drawn."""
    return new_game(players, first_governor="lot").at(0)


@rule("PR-SETUP-01")
@for_every_player_count
def test_two_to_five_can_play(players: int) -> None:
    """Three, four or five people play by the general rules; two play by them too, with the changes of the game for
    two; no other number can play."""
    assert len(table(new_game(players))["seats"]) == players
    for others in (1, 6):
        with pytest.raises(boriken.SetupError, match="2 to 5 players"):
            new_game(others)


@rule("PR-SETUP-02")
def test_a_board_has_twelve_spaces_on_the_island_and_twelve_in_the_city() -> None:
    """Everybody has a board with room for twelve tiles on the island and twelve spaces for buildings in the city."""
    full = given(seats={0: seat(island="10 corn, 2 indigo", city=small_buildings(12))}).view(0)["seats"][0]
    assert (full["tiles"], full["spaces"]) == (12, 12)
    for more in (seat(island="10 corn, 3 indigo"), seat(city=f"{small_buildings(12)}, office")):
        with pytest.raises(boriken.PositionError, match="no room"):
            given(seats={0: more})


@rule("PR-SETUP-03")
@pytest.mark.parametrize(("players", "doubloons"), [(3, 2), (4, 3), (5, 4)])
def test_start_money_grows_with_the_table(players: int, doubloons: int) -> None:
    """Everybody starts with 2 doubloons at a table of three, 3 at a table of four, 4 at a table of five."""
    assert [player["doubloons"] for player in table(new_game(players))["seats"]] == [doubloons] * players


@rule("PR-SETUP-04")
@for_every_player_count
def test_the_first_governor_is_drawn_by_lot(players: int) -> None:
    """The first governor is drawn by lot, each player with the same chance."""
    match = before_the_lot(players)
    assert odds(match) == {f"governor {number}": 1 for number in range(players)}
    match.replay("governor 1")
    assert table(match)["governor"] == 1


@rule("PR-SETUP-05")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_the_first_governor_starts_with_indigo(players: int) -> None:
    """The first governor, whoever that is, starts with an indigo plantation."""
    assert list(board(new_game(players, first_governor=2), 2)["island"]) == ["indigo"]


@rule("PR-SETUP-06")
def test_of_three_players_the_last_starts_with_corn() -> None:
    """With three players the second from the governor starts with indigo and the third with corn."""
    assert start_tiles(new_game(3, first_governor=1))[1:] == ["indigo", "corn"]


@rule("PR-SETUP-07")
def test_of_four_players_the_last_two_start_with_corn() -> None:
    """With four players the second from the governor starts with indigo, the third and the fourth with corn."""
    assert start_tiles(new_game(4, first_governor=3))[1:] == ["indigo", "corn", "corn"]


@rule("PR-SETUP-08")
def test_of_five_players_the_last_two_start_with_corn() -> None:
    """With five players the second and the third from the governor start with indigo, the fourth and the fifth with
    corn."""
    assert start_tiles(new_game(5, first_governor=4))[1:] == ["indigo", "indigo", "corn", "corn"]


@rule("PR-SETUP-09")
@for_every_player_count
def test_nobody_starts_with_more_than_money_and_one_empty_plantation(players: int) -> None:
    """The start plantation has nobody on it, and nobody starts with colonists, goods, victory points or buildings."""
    for player in table(new_game(players))["seats"]:
        assert list(player["island"].values()) == [[1, 0]]
        assert (player["san_juan"], player["goods"], player["points"], player["city"]) == (0, {}, 0, {})


@rule("PR-SETUP-10")
@BOTH_EDITIONS
@pytest.mark.parametrize(("players", "points"), [(3, 75), (4, 100)])
def test_three_or_four_players_play_for_75_or_100_points(players: int, points: int, edition: str) -> None:
    """75 victory points are laid out for three players, 100 for four."""
    assert table(new_game(players, edition=edition))["points"] == points


@rule("PR-SETUP-11")
def test_five_players_of_the_first_edition_play_for_122_points() -> None:
    """In the first edition five players use all 122 victory points of the box."""
    assert table(new_game(5, edition="first"))["points"] == 122


@rule("PR-SETUP-12")
def test_five_players_of_the_2020_edition_play_for_126_points() -> None:
    """In the 2020 edition five players use all 126 victory points of the box."""
    assert table(new_game(5, edition="2020"))["points"] == 126


@rule("PR-SETUP-13")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_the_quarries_lie_apart_from_the_plantations(players: int) -> None:
    """All eight quarries lie open in a stack of their own; none is ever drawn with the plantations."""
    match = before_the_lot(players)
    match.replay("governor 0")
    assert table(match)["quarries"] == 8
    assert [outcome for outcome in match.choices() if "quarry" in outcome] == []


@rule("PR-SETUP-14")
@pytest.mark.parametrize(("players", "indigo", "corn"), [(3, 2, 1), (4, 2, 2), (5, 3, 2)])
def test_the_start_plantations_leave_the_stack_before_the_shuffle(players: int, indigo: int, corn: int) -> None:
    """All plantations that nobody got at the start are shuffled face down: each is as likely to come next as any
    other."""
    match = before_the_lot(players)
    match.replay("governor 0")
    stack = {**PLANTATIONS, "indigo": PLANTATIONS["indigo"] - indigo, "corn": PLANTATIONS["corn"] - corn}
    assert odds(match) == {f"draw {plantation}": tiles for plantation, tiles in stack.items()}


@rule("PR-SETUP-15")
@pytest.mark.parametrize(("players", "open_tiles"), [(3, 4), (4, 5), (5, 6)])
def test_one_plantation_more_than_players_is_turned_up(players: int, open_tiles: int) -> None:
    """One plantation more than there are players is turned up before the first role is taken."""
    assert sum(table(new_game(players))["row"].values()) == open_tiles


@rule("PR-SETUP-16")
@pytest.mark.parametrize(
    ("players", "prospectors"), [(3, []), (4, ["prospector"]), (5, ["prospector", "prospector 2"])]
)
def test_prospectors_join_the_six_other_roles_at_larger_tables(players: int, prospectors: list[str]) -> None:
    """Settler, mayor, builder, craftsman, trader and captain are always in play, one prospector joins them with four
    players and both with five; no role starts with doubloons on it."""
    names = ["settler", "mayor", "builder", "craftsman", "trader", "captain", *prospectors]
    assert table(new_game(players))["roles"] == {name: {"open": True, "doubloons": 0} for name in names}


@rule("PR-SETUP-17")
@pytest.mark.parametrize(("players", "ships"), [(3, [4, 5, 6]), (4, [5, 6, 7]), (5, [6, 7, 8])])
def test_three_empty_cargo_ships_fit_the_table(players: int, ships: list[int]) -> None:
    """Three empty cargo ships lie ready: with 4, 5 and 6 spaces for three players, 5, 6 and 7 for four, 6, 7 and 8
    for five."""
    assert table(new_game(players))["cargo_ships"] == [{"spaces": spaces, "load": 0} for spaces in ships]


@rule("PR-SETUP-18")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_the_supply_of_goods(players: int) -> None:
    """The supply starts with 10 corn, 11 indigo, 11 sugar, 9 tobacco and 9 coffee."""
    assert table(new_game(players))["goods"] == counted("10 corn, 11 indigo, 11 sugar, 9 tobacco, 9 coffee")


@rule("PR-SETUP-19")
@for_every_player_count
def test_the_trading_house_starts_empty(players: int) -> None:
    """Nothing lies in the trading house when the game begins."""
    assert table(new_game(players))["trading_house"] == {}


@rule("PR-SETUP-20")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_the_colonist_ship_brings_one_colonist_for_each_player(players: int) -> None:
    """As many colonists as there are players wait on the colonist ship when the game begins."""
    assert table(new_game(players))["colonist_ship"] == players


@rule("PR-SETUP-21")
@pytest.mark.parametrize(("players", "colonists"), [(3, 55), (4, 75), (5, 95)])
def test_the_supply_of_colonists(players: int, colonists: int) -> None:
    """The supply is 55 colonists for three players, 75 for four and 95 for five, besides those on the ship."""
    assert table(new_game(players))["colonists"] == colonists


@rule("PR-SETUP-22")
@BOTH_EDITIONS
@pytest.mark.parametrize("players", [3, 4, 5])
def test_all_49_buildings_are_on_sale(players: int, edition: str) -> None:
    """All 49 buildings can be bought from the start: four of each small plant, three of each large one, two of each
    small violet building and one of each large one."""
    on_sale = table(new_game(players, edition=edition))["buildings"]
    assert on_sale == {name: copies for name, (copies, _, _) in BUILDINGS.items()}
    assert sum(on_sale.values()) == 49


@rule("PR-SETUP-23")
def test_all_money_that_nobody_was_given_is_the_bank() -> None:
    """Doubloons not given to the players are the bank: none lies elsewhere, and what somebody earns comes from it."""
    match = new_game(4)
    start = table(match)
    assert sum(player["doubloons"] for player in start["seats"]) == 4 * 3
    assert sum(role["doubloons"] for role in start["roles"].values()) == 0
    match.play("prospector")
    assert [player["doubloons"] for player in table(match)["seats"]] == [4, 3, 3, 3]


@rule("PR-SETUP-24")
@pytest.mark.parametrize(
    ("players", "role", "spaces", "colonists"),
    [(2, "prospector 2", 5, 42), (3, "prospector", 7, 58), (4, "prospector 2", 8, 79), (5, None, 4, 100)],
)
def test_what_the_table_does_not_need_is_out_of_the_game(
    players: int, role: str | None, spaces: int, colonists: int
) -> None:
    """Ships, roles, colonists and victory points beyond those set for the number of players are not used at all."""
    match = given(players, seats={0: seat(goods="1 corn")})
    if role is not None:
        assert match.why_not(role) == f"This prospector card is not in play with {players} players."
    match.play("captain")
    assert match.why_not(f"ship corn {spaces}") == f"There is no ship with {spaces} spaces in play."
    given(players, seats={0: seat(san_juan=colonists)}, colonist_ship=0)
    with pytest.raises(boriken.PositionError, match="1 too many colonists"):
        given(players, seats={0: seat(san_juan=colonists + 1)}, colonist_ship=0)


@rule("PR-SETUP-24")
@pytest.mark.parametrize(("players", "points", "ship"), [(2, 65, 4), (3, 75, 4), (4, 100, 5)])
def test_points_left_in_the_box_do_not_lengthen_the_game(players: int, points: int, ship: int) -> None:
    """The last of the victory points laid out ends the game, whatever else the box holds."""
    match = given(players, seats={0: seat(goods="1 corn"), 1: seat(points=points - 2)})
    match.play("captain", f"ship corn {ship}")
    assert table(match)["ending"] == ["points"]


@rule("PR-SETUP-25")
@BOTH_EDITIONS
def test_a_building_is_the_same_whichever_side_of_it_is_shown(edition: str) -> None:
    """A building costs, scores and does the same whether its side with the short or the long text is up, and in both
    editions: there are no other prices and points than these."""
    rich = given(seats={1: seat(doubloons=99)}, options={"edition": edition})
    rich.play("builder", "pass")
    asked = rich.question()
    assert asked is not None
    assert asked["prices"] == {name: price for name, (_, price, _) in BUILDINGS.items()}
    for name, (_, _, points) in BUILDINGS.items():
        owner = given(seats={0: seat(city=f"{name} (0)")}, options={"edition": edition})
        assert owner.scores()[0]["points"] == points


@rule("PR-SETUP-26")
def test_money_and_goods_are_open_to_everybody() -> None:
    """Everybody sees the doubloons and the goods of all players at all times, also where points are hidden."""
    seats = {number: seat(doubloons=number, goods=f"{number + 1} corn, 1 coffee") for number in range(3)}
    match = given(3, seats=seats, options={"hidden_vp": True})
    for viewer in (0, 1, 2, None):
        shown = match.view(viewer)["seats"]
        assert [player["doubloons"] for player in shown] == [0, 1, 2]
        assert [player["goods"] for player in shown] == [{"corn": number + 1, "coffee": 1} for number in range(3)]


@rule("PR-DEC-25")
@for_every_player_count
def test_all_expansions_go_together_and_are_set_up_in_order(players: int) -> None:
    """Expansions combine freely. The buildings are chosen first, then the festival's plantation, goods and building are
    drawn, and the row is turned up last; the noble on the ship and the buccaneer are there when the first role is
    taken."""
    match = boriken.new_match(
        "puerto-rico",
        players,
        seed=1,
        first_governor=0,
        expansions=["new-buildings", "nobles", "buccaneer", "festival"],
    )
    while kind(match) == "choose":
        match.play(match.choices()[0])
    asked: list[str | None] = []
    for count in range(len(match.moves)):
        question = kind(match.at(count))
        if question not in asked[-1:]:
            asked.append(question)
    assert asked == ["choose", "festival_tile", "festival_good", "festival_building", "row"]
    assert (kind(match), "buccaneer" in match.choices(), table(match)["noble_ship"]) == ("role", True, 1)
