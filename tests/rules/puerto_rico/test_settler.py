"""Puerto Rico: the settler phase, with the hacienda, the construction hut and the hospice."""

import json
from collections.abc import Mapping

import pytest

from boriken import Match
from tests.kits.puerto_rico import (
    Json,
    board,
    counted,
    finish_phase,
    for_every_player_count,
    given,
    kind,
    new_game,
    odds,
    rule,
    seat,
    table,
)

ROW = {"corn": 2, "indigo": 1, "sugar": 1, "coffee": 1}

# Three full islands; 10 corn and 4 coffee are left for the rest of the table
FULL_ISLANDS = {
    0: seat(island="12 indigo"),
    1: seat(island="11 sugar, 1 coffee"),
    2: seat(island="9 tobacco, 3 coffee"),
}


def island(match: Match, number: int) -> Json:
    """Tiles and colonists on them, by kind."""
    found: Json = board(match, number)["island"]
    return found


def drawn(match: Match) -> list[str]:
    """The tiles that chance has turned up, in order."""
    return [move.text for move in match.moves if move.text.startswith("draw")]


def all_discarded_but(stack: Mapping[str, int], row: Mapping[str, int]) -> Json:
    """The discards when nothing lies on the islands and only these plantations are face down and face up."""
    plantations = counted("10 corn, 12 indigo, 11 sugar, 9 tobacco, 8 coffee")
    return {name: tiles - stack.get(name, 0) - row.get(name, 0) for name, tiles in plantations.items()}


@rule("PR-SETTLER-01")
@pytest.mark.parametrize("tile", ["corn", "quarry"])
def test_the_settler_takes_one_plantation_or_one_quarry(tile: str) -> None:
    """The settler takes one tile, a plantation lying open or, by their privilege, a quarry."""
    match = given(row={"corn": 2, "coffee": 1})
    match.play("settler")
    assert match.choices() == ["pass", "settle corn", "settle coffee", "settle quarry"]
    match.play(f"settle {tile}")
    assert island(match, 0) == {tile: [1, 0]}
    assert match.actor == 1


@rule("PR-SETTLER-02")
def test_the_others_take_one_open_plantation_each() -> None:
    """After the settler everybody else, clockwise, may take one plantation lying open."""
    match = given(3, row=ROW)
    match.play("settler", "settle indigo", "settle corn", "settle corn")
    assert [island(match, number) for number in (1, 2)] == [{"corn": [1, 0]}] * 2
    assert kind(match) == "role"


@rule("PR-SETTLER-03")
def test_a_quarry_is_for_the_settler_and_for_construction_huts() -> None:
    """Nobody may take a quarry but the settler and whoever has an occupied construction hut."""
    match = given(seats={2: seat(city="construction_hut"), 3: seat(city="construction_hut (0)")}, row={"corn": 5})
    match.play("settler", "settle corn")
    offered = []
    while kind(match) == "tile":
        offered.append("settle quarry" in match.choices())
        match.play("pass")
    assert offered == [False, True, False]


@rule("PR-SETTLER-04")
def test_a_tile_goes_on_any_free_space() -> None:
    """A tile goes on any free space of the island; which one has no meaning, so nobody is asked for it."""
    match = given(seats={0: seat(island="5 corn, 6 indigo")}, row={"corn": 5})
    match.play("settler", "settle corn")
    assert island(match, 0) == {"corn": [6, 0], "indigo": [6, 0]}
    assert match.actor == 1


@rule("PR-DEC-19")
def test_only_the_number_of_tiles_and_buildings_counts() -> None:
    """Where tiles and buildings lie is not kept, only which ones there are: the order in which they came leaves no
    trace."""
    boards = []
    for had, tile, owned, building in (
        ("1 corn", "indigo", "hacienda (0)", "construction_hut"),
        ("1 indigo", "corn", "construction_hut (0)", "hacienda"),
    ):
        match = given(2, seats={0: seat(island=had, city=owned, doubloons=9)}, row={"corn": 1, "indigo": 1})
        match.play("settler", f"settle {tile}", "pass", "prospector", "builder", f"build {building}")
        boards.append(json.dumps(board(match, 0)))
    assert boards[0] == boards[1]


@rule("PR-SETTLER-05")
def test_taking_a_tile_is_optional() -> None:
    """Nobody has to take a tile: a player who declines is passed over and keeps their island as it is."""
    match = given(row=ROW)
    match.play("settler", "pass")
    assert island(match, 0) == {}
    assert match.actor == 1
    assert "pass" in match.choices()


@rule("PR-SETTLER-06")
def test_a_full_island_takes_no_more_tiles() -> None:
    """A player with twelve tiles on their island can take none, not even as settler."""
    match = given(seats={0: seat(island="8 corn, 4 quarry"), 1: seat(island="11 indigo")}, row=ROW)
    match.play("settler")
    assert match.actor == 1


@rule("PR-SETTLER-07")
@pytest.mark.parametrize("tile", ["corn", "quarry"])
def test_a_new_tile_is_unoccupied(tile: str) -> None:
    """Nobody stands on a new tile, even if colonists wait in San Juan, unless a building says otherwise."""
    match = given(seats={0: seat(san_juan=2, city="university")}, row=ROW)
    match.play("settler", f"settle {tile}")
    assert island(match, 0) == {tile: [1, 0]}


@rule("PR-SETTLER-08")
def test_what_nobody_took_is_discarded_openly() -> None:
    """When everybody has had their turn, the plantations still lying open go to the discards, where all can see
    them."""
    match = given(row=ROW, discards={"corn": 1})
    match.play("settler", "settle corn", "settle corn", "pass", "settle coffee")
    assert match.view(None)["discards"] == {"corn": 1, "indigo": 1, "sugar": 1}


@rule("PR-SETTLER-09")
@for_every_player_count
def test_one_plantation_more_than_players_is_turned_up_after_the_phase(players: int) -> None:
    """Then plantations are turned up until one more than there are players lie open, for the next settler phase."""
    match = given(players, row={"corn": players + 1})
    match.play("settler")
    finish_phase(match)
    row = table(match)["row"]
    assert sum(row.values()) == players + 1
    assert sorted(drawn(match)) == sorted(f"draw {name}" for name, tiles in row.items() for _ in range(tiles))


@rule("PR-SETTLER-10")
def test_a_stack_that_is_too_small_is_made_anew_from_the_discards() -> None:
    """If too few plantations lie face down, the discards are shuffled as the new stack, with those nobody took in
    this very phase."""
    match = given(row={"corn": 5}, discards=all_discarded_but({}, {"corn": 5}))
    match.play("settler", "settle corn", "pass", "pass", "pass")
    assert odds(match.at(len(match.moves) - 5)) == {
        "draw corn": 5 + 4,
        "draw indigo": 12,
        "draw sugar": 11,
        "draw tobacco": 9,
        "draw coffee": 8,
    }


@rule("PR-SETTLER-11")
def test_fewer_plantations_lie_open_when_there_are_no_more() -> None:
    """If stack and discards together hold too few plantations, only those lie open, and the last players of the next
    settler phase may find none."""
    match = given(seats={**FULL_ISLANDS, 3: seat(island="5 corn, 4 coffee")}, row={"corn": 5}, governor=3)
    match.play("settler", "settle corn")
    assert table(match)["row"] == {"corn": 4}


@rule("PR-SETTLER-11")
def test_the_last_players_may_find_no_plantation() -> None:
    """With a short row the last players of a settler phase may find no plantation to take."""
    seats = {**FULL_ISLANDS, 3: seat(island="6 corn"), 4: seat(island="3 corn, 4 coffee")}
    match = given(5, seats=seats, row={"corn": 1}, governor=3)
    match.play("settler", "settle corn")
    assert (kind(match), match.actor) == ("role", 4)
    assert island(match, 4) == {"corn": [3, 0], "coffee": [4, 0]}


@rule("PR-SETTLER-12")
def test_without_quarries_privilege_and_construction_hut_are_of_no_use() -> None:
    """When no quarry is left neither the settler nor the owner of a construction hut can take one."""
    match = given(seats={1: seat(city="construction_hut")}, row={"corn": 5}, quarries=0)
    match.play("settler")
    assert match.why_not("settle quarry") == "There is no quarry left."
    match.play("pass")
    assert match.why_not("settle quarry") == "There is no quarry left."


@rule("PR-SETTLER-13")
def test_a_tile_never_leaves_an_island() -> None:
    """A tile that lies on an island stays there to the end of the game."""
    match = new_game(3)
    before = [player["island"] for player in table(match)["seats"]]
    step = 0
    while not match.over:
        choices = match.choices()
        step += 1
        match.play(choices[step * 7 % len(choices)])
        after = [player["island"] for player in table(match)["seats"]]
        for old, new in zip(before, after, strict=True):
            assert all(new[tile][0] >= old[tile][0] for tile in old)
        before = after


@rule("PR-SETTLER-14")
def test_the_row_is_not_refilled_during_the_phase() -> None:
    """During the phase nothing is turned up: everybody chooses from what those before them left."""
    match = given(row={"corn": 1, "indigo": 1, "sugar": 2, "coffee": 1})
    match.play("settler", "settle corn", "settle sugar", "settle coffee")
    assert match.choices() == ["pass", "settle indigo", "settle sugar"]


# Hacienda


@rule("PR-BLD-HACIENDA-01")
def test_the_hacienda_gives_an_unseen_plantation_before_the_normal_tile() -> None:
    """On their turn in the settler phase the owner of an occupied hacienda may first take one more plantation from the
    face-down stack."""
    match = given(seats={1: seat(city="hacienda")}, row=ROW)
    match.play("settler", "pass")
    assert match.choices()[-1] == "hacienda"
    match.play("hacienda", "settle coffee")
    assert sum(tiles for tiles, _ in island(match, 1).values()) == 2
    assert match.actor == 2


@rule("PR-BLD-HACIENDA-01")
def test_the_hacienda_gives_one_plantation_a_phase() -> None:
    """The hacienda can be used once, and not any more when the normal tile is taken."""
    match = given(seats={0: seat(city="hacienda")}, row=ROW)
    match.play("settler", "hacienda")
    assert match.why_not("hacienda") == "The hacienda gives one unseen plantation a turn."
    match = given(seats={0: seat(city="hacienda")}, row=ROW)
    match.play("settler", "settle corn")
    assert match.actor == 1


@rule("PR-BLD-HACIENDA-02")
def test_the_unseen_plantation_must_be_laid() -> None:
    """The owner decides before they see the plantation; once they take it, it lies on their island."""
    match = given(seats={0: seat(city="hacienda")}, row=ROW)
    match.play("settler", "hacienda")
    last = match.moves[-1]
    assert last.reveals
    assert island(match, 0) == {last.text.removeprefix("draw "): [1, 0]}
    assert not match.may_undo(0)


@rule("PR-BLD-HACIENDA-03")
def test_the_unseen_plantation_can_take_the_last_space() -> None:
    """The unseen plantation needs a free island space; if it takes the twelfth, there is no normal tile."""
    eleven, twelve = seat(island="11 indigo", city="hacienda"), seat(island="11 sugar, 1 coffee", city="hacienda")
    match = given(seats={0: eleven, 1: twelve}, row={"corn": 5})
    match.play("settler", "hacienda")
    assert sum(tiles for tiles, _ in island(match, 0).values()) == 12
    assert match.actor == 2


@rule("PR-BLD-HACIENDA-04")
def test_the_hacienda_never_gives_a_quarry() -> None:
    """No quarry can be had in place of the unseen plantation, neither as settler nor with a construction hut: who
    takes a quarry has taken their normal tile."""
    owner = seat(city="hacienda, construction_hut")
    match = given(seats={0: owner, 1: owner}, row=ROW)
    match.play("settler", "settle quarry")
    assert match.actor == 1
    match.play("hacienda")
    assert "quarry" not in island(match, 1)


@rule("PR-BLD-HACIENDA-05")
def test_the_unseen_and_the_normal_tile_do_not_depend_on_each_other() -> None:
    """The owner may take the unseen plantation and then pass on the normal tile, or take the normal tile alone."""
    match = given(seats={0: seat(city="hacienda"), 1: seat(city="hacienda")}, row=ROW)
    match.play("settler", "hacienda", "pass")
    assert sum(tiles for tiles, _ in island(match, 0).values()) == 1
    match.play("settle corn")
    assert island(match, 1) == {"corn": [1, 0]}
    assert match.actor == 2


# Construction hut


@rule("PR-BLD-CONSTRUCTIONHUT-01")
def test_a_construction_hut_lets_its_owner_take_a_quarry() -> None:
    """On their turn in the settler phase the owner of an occupied construction hut may take a quarry instead of a
    plantation."""
    match = given(seats={1: seat(city="construction_hut")}, row=ROW)
    match.play("settler", "settle corn", "settle quarry")
    assert island(match, 1) == {"quarry": [1, 0]}
    assert table(match)["quarries"] == 7
    assert match.actor == 2


@rule("PR-BLD-CONSTRUCTIONHUT-02")
def test_a_settler_with_a_construction_hut_takes_one_quarry() -> None:
    """A settler who owns a construction hut takes one quarry all the same, not two."""
    match = given(seats={0: seat(city="construction_hut")}, row=ROW)
    match.play("settler", "settle quarry")
    assert island(match, 0) == {"quarry": [1, 0]}
    assert match.actor == 1


# Hospice


@rule("PR-BLD-HOSPICE-01")
@pytest.mark.parametrize("tile", ["corn", "quarry"])
def test_the_hospice_puts_a_colonist_on_the_new_tile(tile: str) -> None:
    """When the owner of an occupied hospice takes a plantation or a quarry in the settler phase, a colonist from the
    supply comes with it."""
    match = given(seats={0: seat(city="hospice", island="1 corn")}, row=ROW)
    supply = table(match)["colonists"]
    match.play("settler", f"settle {tile}")
    assert island(match, 0) == {"corn": [1, 0], tile: [2 if tile == "corn" else 1, 1]}
    assert table(match)["colonists"] == supply - 1


@rule("PR-BLD-HOSPICE-02")
def test_the_hospice_does_not_man_the_unseen_plantation() -> None:
    """No colonist comes with the plantation that the hacienda draws from the face-down stack."""
    match = given(seats={0: seat(city="hacienda, hospice")}, row=ROW)
    match.play("settler", "hacienda")
    assert list(island(match, 0).values()) == [[1, 0]]


@rule("PR-BLD-HOSPICE-03")
def test_the_hospice_takes_from_the_ship_when_the_supply_is_empty() -> None:
    """If no colonist is left in the supply, the hospice takes one from the colonist ship."""
    match = given(seats={0: seat(city="hospice")}, row=ROW, colonists=0, colonist_ship=3)
    match.play("settler", "settle corn")
    assert island(match, 0) == {"corn": [1, 1]}
    assert table(match)["colonist_ship"] == 2


@rule("PR-BLD-HOSPICE-04")
def test_the_hospice_gives_nothing_when_supply_and_ship_are_empty() -> None:
    """With nobody left in the supply and on the ship the new tile stays empty."""
    match = given(seats={0: seat(city="hospice")}, row=ROW, colonists=0, colonist_ship=0)
    match.play("settler", "settle corn")
    assert island(match, 0) == {"corn": [1, 0]}


@rule("PR-DEC-18")
def test_the_colonist_of_the_hospice_may_be_declined() -> None:
    """The owner of a hospice may decline its colonist (at a table that asks before every effect)."""
    match = given(seats={0: seat(city="hospice")}, row=ROW, options={"ask_optional": True})
    match.play("settler", "settle corn")
    assert match.choices() == ["pass", "use hospice"]
    match.play("pass")
    assert island(match, 0) == {"corn": [1, 0]}
    assert match.actor == 1


@rule("PR-DEC-22")
def test_the_ship_is_not_topped_up_after_the_hospice() -> None:
    """A hospice (or a university) that takes from the ship may leave fewer colonists there than there are players; the
    ship is filled again only at the end of the next mayor phase."""
    match = given(3, seats={0: seat(city="hospice")}, row=ROW, colonists=0, colonist_ship=3)
    match.play("settler", "settle corn")
    finish_phase(match)
    assert table(match)["colonist_ship"] == 2


# The face-down stack


@rule("PR-DEC-07")
def test_the_hacienda_draws_from_the_discards_when_the_stack_is_empty() -> None:
    """If no plantation lies face down when a hacienda is used, the discards are shuffled at once."""
    discards = all_discarded_but({}, ROW)
    match = given(seats={0: seat(city="hacienda")}, row=ROW, discards=discards)
    match.play("settler", "hacienda")
    assert odds(match.at(len(match.moves) - 1)) == {f"draw {name}": tiles for name, tiles in discards.items()}
    assert table(match)["discards"] == {}


@rule("PR-DEC-08")
def test_what_is_left_of_the_stack_is_turned_up_before_the_discards() -> None:
    """If the stack is too small for the row, what is left of it is turned up first, and only then are the discards
    shuffled."""
    stack = {"coffee": 2}
    match = given(row={"corn": 5}, discards=all_discarded_but(stack, {"corn": 5}))
    match.play("settler", "settle quarry", "pass", "pass", "pass")
    assert drawn(match)[:2] == ["draw coffee", "draw coffee"]
    assert odds(match.at(len(match.moves) - 3)) == {
        "draw corn": 10,
        "draw indigo": 12,
        "draw sugar": 11,
        "draw tobacco": 9,
        "draw coffee": 6,
    }


@rule("PR-DEC-09")
def test_the_face_down_plantations_are_one_stack() -> None:
    """All plantations lying face down are one stack, and each of them is as likely as any other to come next."""
    match = given(row={"corn": 5}, discards={"sugar": 8})
    match.play("settler", "settle corn", "settle corn", "settle corn", "settle corn")
    assert odds(match.at(len(match.moves) - 5)) == {
        "draw corn": 5,
        "draw indigo": 12,
        "draw sugar": 3,
        "draw tobacco": 9,
        "draw coffee": 8,
    }


# Interactions


@rule("PR-IX-01")
def test_with_hacienda_and_hospice_only_the_normal_tile_is_manned() -> None:
    """With hacienda and hospice the colonist comes with the normal tile, not with the unseen plantation."""
    stack = {"coffee": 1}
    match = given(
        seats={0: seat(city="hacienda, hospice")}, row={"corn": 5}, discards=all_discarded_but(stack, {"corn": 5})
    )
    match.play("settler", "hacienda", "settle corn")
    assert island(match, 0) == {"coffee": [1, 0], "corn": [1, 1]}


@rule("PR-IX-02")
def test_with_hacienda_and_construction_hut_a_quarry_follows_the_unseen_plantation() -> None:
    """With hacienda and construction hut a player may take an unseen plantation and then a quarry."""
    stack = {"coffee": 1}
    seats = {1: seat(city="hacienda, construction_hut")}
    match = given(seats=seats, row={"corn": 5}, discards=all_discarded_but(stack, {"corn": 5}))
    match.play("settler", "pass", "hacienda", "settle quarry")
    assert island(match, 1) == {"coffee": [1, 0], "quarry": [1, 0]}


@rule("PR-IX-03")
def test_the_unseen_plantation_on_the_twelfth_space_leaves_nothing_for_the_hospice() -> None:
    """If the unseen plantation fills the island, there is no normal tile and so no colonist of the hospice."""
    match = given(seats={0: seat(island="11 indigo", city="hacienda, hospice")}, row=ROW)
    supply = table(match)["colonists"]
    match.play("settler", "hacienda")
    assert match.actor == 1
    assert sum(colonists for _, colonists in island(match, 0).values()) == 0
    assert table(match)["colonists"] == supply


@rule("PR-IX-04")
def test_the_settler_may_take_the_last_quarry_from_a_construction_hut() -> None:
    """If the settler takes the last quarry, the owner of a construction hut after them gets none."""
    hut = seat(city="construction_hut")
    match = given(seats={0: hut, 1: hut}, row={"corn": 5}, quarries=1)
    match.play("settler", "settle quarry")
    assert match.choices() == ["pass", "settle corn"]


@rule("PR-IX-05")
def test_the_last_colonist_on_the_ship_goes_to_the_first_hospice() -> None:
    """With an empty supply and one colonist on the ship, the first hospice takes it and the second gets nobody."""
    hospice = seat(city="hospice")
    match = given(seats={0: hospice, 1: hospice}, row=ROW, colonists=0, colonist_ship=1)
    match.play("settler", "settle corn", "settle corn")
    assert [island(match, number) for number in (0, 1)] == [{"corn": [1, 1]}, {"corn": [1, 0]}]
    assert table(match)["colonist_ship"] == 0


@rule("PR-IX-28")
def test_after_a_hacienda_has_emptied_the_stack_the_row_comes_from_the_discards() -> None:
    """When the stack runs out, at a hacienda or while the row is filled, the discards take its place; when they are
    used up too, there is nothing to draw."""
    stack = {"coffee": 1}
    match = given(seats={0: seat(city="hacienda")}, row={"corn": 5}, discards=all_discarded_but(stack, {"corn": 5}))
    match.play("settler", "hacienda", "pass", "pass", "pass", "pass")
    assert island(match, 0) == {"coffee": [1, 0]}
    assert sum(table(match)["row"].values()) == 5
    assert table(match)["discards"] == {}


@rule("PR-IX-28")
def test_a_hacienda_finds_nothing_when_stack_and_discards_are_empty() -> None:
    """With no plantation face down and none discarded the hacienda gives nothing."""
    match = given(
        seats={**FULL_ISLANDS, 3: seat(island="5 corn, 4 coffee", city="hacienda")}, row={"corn": 5}, governor=3
    )
    match.play("settler")
    assert match.why_not("hacienda") == "There is no face-down plantation left."
