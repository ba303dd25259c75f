"""Anno 1503: the table before the first turn."""

import pytest

from boriken import SetupError
from boriken.core.setup import Setup
from tests.kits.anno_1503 import PIRATES, TITLE, board, do, given, may, new_game, odds, rule, started, table

for_every_player_count = pytest.mark.parametrize("players", [2, 3, 4])

HARBOUR = "J3"


def laid(players: int, expansion: bool, letters: str) -> list[str]:
    """Squares of some columns on which tiles lie."""
    squares = table(new_game(players, expansion=expansion))["squares"]
    return [square for square in squares if square[0] in letters]


@rule("AN-SETUP-01")
def test_two_to_four_play() -> None:
    """A game has 2, 3 or 4 players."""
    assert list(TITLE.player_counts) == [2, 3, 4]
    for players in (1, 5):
        with pytest.raises(SetupError, match=r"^Anno 1503 is for 2 to 4 players, not [15]\.$"):
            Setup.of(TITLE, players, {})


@rule("AN-SETUP-02")
def test_the_mode_is_chosen_before_the_game() -> None:
    """The base game is played alone or with the expansion, and that is settled at set-up."""
    assert new_game().setup.options["expansions"] == "none"
    assert new_game(expansion=True).setup.options["expansions"] == PIRATES
    assert Setup.of(TITLE, 2, {"expansions": [PIRATES]}).text("expansions") == PIRATES


@rule("AN-SETUP-03", "AN-SETUP-07")
@for_every_player_count
def test_tiles_with_a_back_above_the_player_count_are_not_used(players: int) -> None:
    """Two players use tiles with back 2, three add back 3, four all; islands with a higher mark start empty."""
    game = new_game(players)
    backs = {tile["back"] for tile in table(game)["squares"].values()}
    assert backs == set(range(2, players + 1))
    marks = game.facts()["boards"]["base"]["rows"]
    islands = sum(row.count(str(mark)) for row in marks for mark in range(2, players + 1))
    assert len(table(game)["squares"]) == islands


@rule("AN-SETUP-04", "AN-EX-77")
@pytest.mark.parametrize(
    ("expansion", "players", "base", "new"),
    [(False, 2, 14, 0), (False, 3, 20, 0), (False, 4, 26, 0), (True, 2, 13, 9), (True, 3, 19, 13), (True, 4, 25, 18)],
)
def test_tiles_lie_face_down_on_islands_with_their_mark(expansion: bool, players: int, base: int, new: int) -> None:
    """The stacks in use are shuffled each for itself and laid face down on the islands with the same mark."""
    game = new_game(players, expansion=expansion)
    assert len(laid(players, expansion, "ABCDEFGHIJKL")) == base
    assert len(laid(players, expansion, "MNOPQR")) == new
    boards = game.facts()["boards"]
    for square, tile in table(game)["squares"].items():
        drawn = boards["base" if square[0] <= "L" else "new"]
        column = drawn["columns"].index(square[0])
        assert drawn["rows"][int(square[1:]) - 1][column] == str(tile["back"])
        assert "face" not in tile


@rule("AN-SETUP-04")
def test_the_face_of_a_tile_is_any_of_its_stack() -> None:
    """A tile with back 2 shows each of the sixteen faces of its stack with the same chance."""
    match = given(2, seats={0: {"ships": [{"square": "B2"}]}}, phase="ships", question={"kind": "ship"})
    do(match, "ship B2", "look B1")
    assert odds(match) == {
        **{f"draw post_{good}": 1 for good in ("stone", "wood", "tools", "cloth")},
        **{f"draw {tile}": 2 for tile in ("post_spice", "post_tobacco", "treasure_gold", "treasure_promotion")},
        "draw contract": 4,
    }


@rule("AN-SETUP-05", "AN-SETUP-06", "AN-SETUP-21", "AN-SETUP-24", "AN-EX-77")
@pytest.mark.parametrize(
    ("expansion", "players", "base", "new"),
    [(False, 2, 2, 0), (False, 3, 4, 0), (False, 4, 6, 0), (True, 2, 3, 1), (True, 3, 5, 2), (True, 4, 7, 3)],
)
def test_tiles_left_over_are_the_reserves(expansion: bool, players: int, base: int, new: int) -> None:
    """The tiles left over lie face down in a reserve: 2, 4 or 6, one more with the harbour, and 1, 2 or 3 crowns."""
    view = new_game(players, expansion=expansion).view(None)
    assert view["reserve"] == {"base": base, "new": new}


@rule("AN-SETUP-08", "AN-EX-77")
@pytest.mark.parametrize(("players", "buildings"), [(2, 8), (3, 11), (4, 14)])
def test_public_buildings_with_a_higher_back_stay_in_the_box(players: int, buildings: int) -> None:
    """Of the public buildings those with a back up to the player count lie open for all."""
    assert sum(table(new_game(players))["public_buildings"].values()) == buildings


@rule("AN-SETUP-09")
def test_commodities_lie_in_six_open_stacks() -> None:
    """Commodity cards lie in six open stacks, fifteen of each, less what the players start with."""
    assert table(started(3))["stock"] == {"stone": 12, "wood": 12, "tools": 15, "cloth": 15, "spice": 15, "tobacco": 15}


@rule("AN-SETUP-10")
def test_each_player_gets_a_home_island_and_pieces_of_his_own() -> None:
    """Everybody has one home island, two ships, four low and three high tiles."""
    match = started(4)
    assert [board(match, seat)["home"] for seat in range(4)] == ["a", "b", "c", "d"]
    limits = match.facts()["limits"]
    assert (limits["ships"], limits["low"], limits["high"]) == (2, 4, 3)


@rule("AN-SETUP-11")
def test_home_islands_differ() -> None:
    """On each home island the numbers of the die bring other goods."""
    homes = new_game().facts()["homes"]
    assert len(homes) == 4
    for number in range(5):
        assert len({places[number] for places in homes.values()}) == 4


@rule("AN-SETUP-12", "AN-SETUP-14", "AN-SETUP-15", "AN-SETUP-16")
@for_every_player_count
def test_what_everybody_starts_with(players: int) -> None:
    """A pioneer, a settler, a ship on the start space, 7 gold, 1 stone and 1 wood."""
    match = started(players)
    for seat in range(players):
        mine = board(match, seat)
        assert mine["inhabitants"] == {"pioneer": 1, "settler": 1}
        assert mine["ships"] == [{"square": "S0"}]
        assert (mine["gold"], mine["goods"]) == (7, {"stone": 1, "wood": 1})


@rule("AN-SETUP-13", "AN-SETUP-16")
@for_every_player_count
def test_with_the_expansion_a_citizen_is_there_from_the_start(players: int) -> None:
    """With the expansion everybody starts with a settler and a citizen instead; the goods are the same."""
    match = started(players, expansion=True)
    for seat in range(players):
        assert board(match, seat)["inhabitants"] == {"settler": 1, "citizen": 1}
        assert board(match, seat)["goods"] == {"stone": 1, "wood": 1}


@rule("AN-SETUP-17")
def test_who_begins_is_drawn_and_turns_go_clockwise() -> None:
    """The start player is drawn by lot; then the turns go clockwise."""
    match = new_game(3)
    do(match, "home a", "home b", "home c")
    assert odds(match) == {"first 0": 1, "first 1": 1, "first 2": 1}
    do(match, "first 2", "roll 4", "ships", "pass")
    assert table(match)["active"] == 0
    fixed = new_game(3, options={"first_player": "1"})
    do(fixed, "home a", "home b", "home c")
    assert table(fixed)["active"] == 1


@rule("AN-SETUP-18", "AN-SETUP-19")
def test_the_dolphins_are_the_only_way_between_the_boards() -> None:
    """The new board lies east of the old one, and only the two dolphin squares are neighbours."""
    match = new_game(expansion=True)
    boards = match.facts()["boards"]
    assert boards["links"] == [["L3", "M3"]]
    assert (boards["base"]["rows"][2][11], boards["new"]["rows"][2][0]) == ("D", "D")
    crossing = [
        (square, to)
        for square in match.title.notation
        if square.startswith("sail ")
        for to in sails_from(square.removeprefix("sail "))
        if (square[5] <= "L") != (to[0] <= "L") and "S0" not in (square[5:], to)
    ]
    assert sorted(crossing) == [("sail L3", "M3"), ("sail M3", "L3")]


def sails_from(square: str) -> list[str]:
    rules = new_game(expansion=True).game.rules  # type: ignore[attr-defined]
    squares = [text.removeprefix("sail ") for text in TITLE.notation if text.startswith("sail ")]
    return [squares[to] for to in rules.sails[squares.index(square)]]


@rule("AN-SETUP-20")
def test_the_harbour_takes_the_place_of_a_tile() -> None:
    """With the expansion the harbour lies on its island instead of a tile, from beginning to end."""
    assert HARBOUR in table(new_game(2))["squares"]
    assert HARBOUR not in table(new_game(2, expansion=True))["squares"]
    assert new_game(expansion=True).facts()["boards"]["harbour"] == HARBOUR


@rule("AN-SETUP-22", "AN-SETUP-23")
@for_every_player_count
def test_crown_tiles_are_used_like_the_others(players: int) -> None:
    """Crown tiles are used by their backs like base tiles, and lie on the islands of the new board."""
    squares = table(new_game(players, expansion=True))["squares"]
    crowns = [tile["back"] for square, tile in squares.items() if square[0] in "MNOPQR"]
    assert set(crowns) == set(range(2, players + 1))
    assert not laid(players, False, "MNOPQR")


@rule("AN-SETUP-25")
def test_the_two_reserves_stay_apart() -> None:
    """Base tiles and crown tiles never share a reserve."""
    saved = table(new_game(4, expansion=True))
    assert saved["reserve"]["base"] == {"hidden": {"2": 3, "3": 2, "4": 2}, "open": []}
    assert saved["reserve"]["new"] == {"hidden": {"2": 1, "3": 1, "4": 1}, "open": []}


@rule("AN-SETUP-26", "AN-SETUP-27", "AN-SETUP-32")
def test_the_nobles_island_starts_empty() -> None:
    """Everybody gets a nobles' island with the castle before step 1 and no cannon; no luxury, card or nest is there."""
    match = started(4, expansion=True)
    for seat in range(4):
        mine = board(match, seat)
        assert (mine["castle"], mine["cannons"], mine["noble_buildings"]) == (0, 0, {})
        assert (mine["cards"], mine["nests"]) == ({}, {})
        assert not set(mine["goods"]) & {"marble", "silk", "gems"}
    assert list(match.facts()["sites"]) == ["site_1", "site_2", "site_3"]


@rule("AN-SETUP-28", "AN-EX-77")
@pytest.mark.parametrize(("players", "buildings"), [(2, 5), (3, 8), (4, 10)])
def test_nobles_buildings_with_a_higher_mark_are_not_used(players: int, buildings: int) -> None:
    """Of the nobles' buildings those with a mark up to the player count lie open for all."""
    assert sum(table(new_game(players, expansion=True))["noble_buildings"].values()) == buildings


@rule("AN-SETUP-29")
def test_luxuries_lie_in_three_stacks_of_their_own() -> None:
    """Ten marble, ten silk and ten gems lie open, and only with the expansion."""
    stock = table(started(2, expansion=True))["stock"]
    assert {good: stock[good] for good in ("marble", "silk", "gems")} == {"marble": 10, "silk": 10, "gems": 10}
    assert "marble" not in table(started(2))["stock"]


@rule("AN-SETUP-30", "AN-SETUP-31")
def test_pirate_and_action_cards_lie_in_stacks() -> None:
    """Ten pirate cards and twenty action cards are shuffled into two face-down stacks."""
    view = new_game(2, expansion=True).view(0)
    assert (view["pirate_stack"], view["action_stack"]) == (10, 20)
    assert (view["pirate_discards"], view["action_discards"]) == ({}, {})


@rule("AN-SETUP-33")
def test_six_other_points_replace_the_five() -> None:
    """With the expansion the six points of its strip replace the five of the base game."""
    assert set(new_game().facts()["goals"]) == {"gold", "posts", "contracts", "public_buildings", "merchants"}
    assert set(new_game(expansion=True).facts()["goals"]) == {
        *("contracts", "merchants", "public_buildings", "noble_buildings", "nests", "castle"),
    }


@rule("AN-SETUP-34")
def test_home_islands_are_drawn() -> None:
    """The home islands are drawn by lot, each as likely as another."""
    match = new_game(2)
    assert odds(match) == {"home a": 1, "home b": 1, "home c": 1, "home d": 1}
    do(match, "home c")
    assert not may(match, "home c")
    do(match, "home a")
    assert [board(match, seat)["home"] for seat in range(2)] == ["c", "a"]
