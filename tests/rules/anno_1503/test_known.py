"""Anno 1503: what is known to whom."""

import json

import pytest

from boriken import Match
from boriken.core.dealer import SeededDealer
from tests.kits.anno_1503 import (
    board,
    choices,
    do,
    events,
    given,
    odds,
    rolling,
    rule,
    sailing,
    seat,
    set_up,
    table,
    tile,
)

VIEWERS = (None, 0, 1)


def same_for(viewer: int | None, *matches: Match) -> bool:
    """Whether these matches look alike to a viewer: the table and all that the log tells."""
    looks = [json.dumps([match.view(viewer), match.log(viewer)]) for match in matches]
    return len(set(looks)) == 1


def faces(match: Match, viewer: int | None) -> dict[str, str]:
    """The faces that a viewer is shown."""
    squares = match.view(viewer)["squares"]
    return {square: seen["face"] for square, seen in squares.items() if "face" in seen}


# What lies open


@rule("AN-INFO-01")
def test_what_lies_on_the_table_is_open_to_all() -> None:
    """Gold, goods, islands, ships, supplies, discard piles, sizes of stacks and who looked where are open to all."""
    mine = seat(
        gold=7,
        goods="2 stone, 1 silk",
        people="1 settler",
        posts={3: "spice"},
        contracts=1,
        ships="A3, B3!",
        publics="church",
        nobles="theatre",
        castle=3,
        cannons=2,
        nests="nest_4",
    )
    match = given(
        expansion=True,
        seats={0: mine},
        squares={"B1": tile("contract", 0)},
        action_discards={"explorer": 2},
        pirate_discards={"raid_1": 1},
    )
    truth = table(match)
    for viewer in VIEWERS:
        view = match.view(viewer)
        for open_to_all in ("stock", "public_buildings", "noble_buildings", "action_discards", "pirate_discards"):
            assert view[open_to_all] == truth[open_to_all]
        assert {**truth["seats"][0], "cards": None}.items() <= {**view["seats"][0], "cards": None}.items()
        assert (view["action_stack"], view["pirate_stack"]) == (18, 9)
        assert view["squares"].keys() == truth["squares"].keys()
        assert view["squares"]["B1"]["looked"] == [0]
        assert view["squares"]["C1"]["looked"] == []
    assert board(match)["gold"] == 7


# Tiles


@rule("AN-INFO-02", "AN-INFO-03")
def test_a_view_shows_the_faces_that_its_player_has_seen() -> None:
    """A view shows the faces of exactly those tiles at which its player has looked; of the others' looks only where."""
    squares = {"B1": tile("contract", 0), "C1": tile("post_spice", 1), "F1": tile("post_wood", 0, 1)}
    match = given(3, squares=squares)
    assert faces(match, 0) == {"B1": "contract", "F1": "post_wood"}
    assert faces(match, 1) == {"C1": "post_spice", "F1": "post_wood"}
    assert faces(match, 2) == faces(match, None) == {}
    for viewer in (None, 0, 1, 2):
        seen = match.view(viewer)["squares"]
        assert [seen[square]["looked"] for square in ("B1", "C1", "F1", "C3")] == [[0], [1], [0, 1], []]


@rule("AN-INFO-02")
def test_a_tile_becomes_known_by_a_look() -> None:
    """A player who looks at a tile knows its face from then on, and nobody else does."""
    match = given(**sailing("B2"))
    assert faces(match, 0) == {}
    do(match, "look B1", "draw post_spice", "back", "pass", "roll 3")
    assert [faces(match, viewer) for viewer in VIEWERS] == [{}, {"B1": "post_spice"}, {}]


@rule("AN-INFO-04", "AN-EX-36")
def test_what_was_known_goes_with_the_tile() -> None:
    """When a tile is taken or a new one laid there, nobody knows anything about the square any more."""
    match = given(seats={1: seat()}, active=1, **sailing("B2"), squares={"B1": tile("contract", 0)})
    do(match, "look B1")
    assert faces(match, 1) == {"B1": "contract"}
    do(match, "take tile")
    assert all("B1" not in match.view(viewer)["squares"] for viewer in VIEWERS)
    do(match, "roll 6", "roll 1")
    do(match, "at B1")
    assert [event["square"] for event in events(match, "tile_laid")] == ["B1"]
    for viewer in VIEWERS:
        assert match.view(viewer)["squares"]["B1"] == {"back": 2, "looked": []}


@rule("AN-INFO-05")
def test_only_the_looker_sees_what_can_be_done_with_a_tile() -> None:
    """Whether a tile can be taken, and why not, is the looker's secret: to the others all laid back tiles are alike."""
    full = seat(contracts=3)
    useful, useless = (given(seats={0: full}, **sailing("B2")) for _ in range(2))
    do(useful, "look B1", "draw post_spice")
    do(useless, "look B1", "draw contract")
    assert (useful.choices(), useless.choices()) == ([*(f"attach {at}" for at in range(2, 6)), "back"], ["back"])
    assert useful.view(0)["question"]["tile"] == "post_spice"
    for viewer in (None, 1):
        assert "tile" not in useful.view(viewer)["question"]
        assert same_for(viewer, useful, useless)
    do(useful, "back")
    do(useless, "back")
    assert same_for(1, useful, useless)
    assert not same_for(0, useful, useless)
    assert events(useful, "laid_back", 1)[0]["square"] == "B1"


@rule("AN-INFO-06")
def test_a_nest_is_known_to_all_after_a_fight() -> None:
    """After a fight that the nest has won all players know where it is and how strong."""
    match = given(3, expansion=True, **sailing("N3"), squares={"O3": tile("nest_5", 0)})
    do(match, "look O3")
    assert faces(match, 1) == {}
    do(match, "fight", "roll 3", "roll 2")
    assert [faces(match, viewer) for viewer in range(3)] == [{"O3": "nest_5"}] * 3
    assert events(match, "nest_held", 1)[0]["tile"] == "nest_5"


@rule("AN-INFO-07")
def test_nobody_knows_what_is_in_the_reserves() -> None:
    """Of the reserves only the sizes are open; a tile that comes from one may be any that nobody has seen."""
    match = given(seats={0: seat(contracts=1, ships="B2")}, **rolling(squares={"B1": None}))
    for viewer in VIEWERS:
        assert match.view(viewer)["reserve"] == {"base": 2, "new": 0}
    do(match, "roll 6", "roll 1", "at B1")
    for viewer in VIEWERS:
        assert match.view(viewer)["reserve"] == {"base": 2, "new": 0}
        assert faces(match, viewer) == {}
    unseen = table(match)["unseen"]["2"]
    do(match, "ships", "ship B2", "look B1")
    assert odds(match) == {f"draw {name}": ways for name, ways in unseen.items()}
    assert len(unseen) > 2


@rule("AN-INFO-07")
def test_a_tile_put_under_a_reserve_was_open() -> None:
    """All have seen what is put under a reserve, and may remember it."""
    match = given(seats={0: seat(posts={3: "spice"})}, **rolling(squares={"B1": None}))
    unseen = match.view(1)["unseen"].get("post_spice", 0)
    do(match, "roll 6", "roll 1", "at B1")
    assert [event["tile"] for event in events(match, "post_lost", 1)] == ["post_spice"]
    assert match.view(1)["unseen"]["post_spice"] == unseen + 1


# Cards


@rule("AN-INFO-08")
def test_cards_in_hand_are_known_to_their_owner_only() -> None:
    """Only their owner knows the action cards in a hand; the others see how many there are."""
    match = given(expansion=True, seats={0: seat(gold=2, cards="1 sea_hero, 1 explorer")})
    do(match, "castle", "draw engineer")
    assert match.view(0)["seats"][0]["cards"] == {"sea_hero": 1, "explorer": 1, "engineer": 1}
    for viewer in (None, 1):
        shown = match.view(viewer)["seats"][0]
        assert (shown["cards"], shown["hand"]) == (None, 3)
        assert [event["card"] for event in events(match, "card_drawn", viewer)] == [None]
    assert [event["card"] for event in events(match, "card_drawn", 0)] == ["engineer"]


@rule("AN-INFO-08")
def test_a_drawn_fight_does_not_betray_the_cards() -> None:
    """A player who has cards is asked at a drawn fight, sea hero or not, so that the others cannot tell."""
    squares = {"O3": tile("nest_4", 0)}
    hero, none = (
        given(expansion=True, seats={0: seat(cannons=2, cards=card)}, **sailing("N3"), squares=squares)
        for card in ("1 sea_hero", "1 inventor")
    )
    for match in (hero, none):
        do(match, "look O3", "fight", "roll 1", "roll 3")
    assert (hero.choices(), none.choices()) == (["play sea_hero", "again"], ["again"])
    assert same_for(1, hero, none)


@rule("AN-INFO-09")
def test_the_order_of_the_stacks_is_hidden_from_all() -> None:
    """Nobody knows the order of the stacks: each card in them may come next, and only their sizes are told."""
    match = given(expansion=True, seats={0: seat(gold=2)})
    assert [(match.view(viewer)["action_stack"], match.view(viewer)["pirate_stack"]) for viewer in VIEWERS] == [
        (20, 10)
    ] * 3
    do(match, "castle")
    assert set(odds(match).values()) == {4}
    assert len(choices(match, "draw")) == 5
    sea = given(expansion=True, **sailing("N3"), pirate_discards={"raid_1": 1})
    do(sea, "sail N2")
    assert odds(sea) == {"raid": 7, "draw peaceful_1": 1, "draw peaceful_2": 1}


@rule("AN-INFO-10")
def test_a_raid_card_is_shown_bit_by_bit() -> None:
    """Before pay or fight only the kind of the card is known, then the pirate, and prize and penalty at the end."""
    match = given(3, expansion=True, seats={0: seat(gold=5, cannons=3)}, **sailing("N3"))
    do(match, "sail N2", "raid")
    assert match.choices() == ["fight", "pay"]
    for viewer in VIEWERS:
        assert "raid_" not in json.dumps(match.view(viewer)["question"])
        assert (match.view(viewer)["fight"], match.view(viewer)["pirate_discards"]) == (None, {})
    do(match, "fight")
    assert odds(match) == {"pirate first_right": 3, "pirate second_right": 3, "pirate equal": 2}
    do(match, "pirate second_right")
    assert events(match, "foe_shown")[0]["by"] == 1
    for viewer in VIEWERS:
        assert match.view(viewer)["fight"]["foe"] == "second_right"
        assert "raid_" not in json.dumps([match.view(viewer)["question"], match.log(viewer)])
    do(match, "roll 1", "roll 2")
    assert choices(match, "draw") == ["raid_4", "raid_5", "raid_6"]
    do(match, "draw raid_4")
    assert [event["card"] for event in events(match, "raid_won", 1)] == ["raid_4"]


@rule("AN-INFO-11")
def test_a_raid_that_was_bought_off_lies_open() -> None:
    """All see the raid card that was bought off, and that it is no longer in the stack."""
    match = given(expansion=True, seats={0: seat(gold=3)}, **sailing("N3"))
    do(match, "sail N2", "raid", "pay", "draw raid_6")
    for viewer in VIEWERS:
        assert match.view(viewer)["pirate_discards"] == {"raid_6": 1}
        assert match.view(viewer)["pirate_stack"] == 9
        assert [event["card"] for event in events(match, "raid_bought_off", viewer)] == ["raid_6"]
    assert "raid_6" not in table(match)["pirate_stack"]


# Chance


@rule("AN-INFO-12")
@pytest.mark.parametrize("expansion", [False, True])
def test_no_view_tells_what_chance_will_bring(expansion: bool) -> None:
    """The random seed and rolls to come are in no view: tables with other seeds look alike until chance acts."""
    tables = [Match(set_up(2, expansion), SeededDealer(seed)) for seed in range(5)]
    for match in tables:
        do(match, "home a", "home b", "first 0", "roll 3", "ships")
    for viewer in VIEWERS:
        assert same_for(viewer, *tables)
        assert "seed" not in json.dumps(tables[0].view(viewer))
    assert (
        len({json.dumps(match.position()) for match in tables}) == 5
    )  # a saved position is no view: it holds the seed
