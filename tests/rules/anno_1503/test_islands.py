"""Anno 1503: island tiles, looked at and taken."""

from tests.kits.anno_1503 import (
    board,
    choices,
    do,
    events,
    given,
    kind,
    may,
    new_game,
    refused,
    rule,
    sailing,
    seat,
    table,
    tile,
)


@rule("AN-ISLE-01")
def test_base_tiles_are_posts_contracts_and_treasures() -> None:
    """Base tiles are posts, contracts, gold treasures or promotion treasures."""
    kinds = {entry["kind"] for entry in new_game(4).facts()["tiles"].values()}
    assert kinds == {"post", "contract", "gold", "promotion"}


@rule("AN-ISLE-02", "AN-ISLE-03", "AN-EX-35")
def test_only_who_looks_sees_the_tile() -> None:
    """Only the player who looks sees the tile, and may lay it back face down, unseen by the others."""
    match = given(**sailing("B2"))
    do(match, "look B1", "draw contract", "back")
    assert match.view(0)["squares"]["B1"]["face"] == "contract"
    assert match.view(1)["squares"]["B1"] == {"back": 2, "looked": [0]}
    assert match.view(None)["squares"]["B1"] == {"back": 2, "looked": [0]}
    assert [event["tile"] for event in events(match, "tile_seen", 0)] == ["contract"]
    assert [event["tile"] for event in events(match, "tile_seen", 1)] == [None]
    assert events(match, "laid_back", 1)[0]["square"] == "B1"


@rule("AN-ISLE-04")
def test_a_taken_tile_is_shown_to_all() -> None:
    """A tile that is taken is shown to everybody."""
    match = given(**sailing("B2"))
    do(match, "look B1", "draw post_spice", "attach 3")
    assert events(match, "post_attached", 1)[0]["tile"] == "post_spice"
    assert match.view(1)["seats"][0]["posts"] == {"3": "post_spice"}


@rule("AN-ISLE-05", "AN-EX-37")
def test_a_tile_seen_before_costs_a_point_again() -> None:
    """Players may remember what they saw; to take it costs another look."""
    match = given(**sailing("B2", 1), squares={"B1": tile("contract", 0)})
    do(match, "look B1")
    assert kind(match) == "tile"
    do(match, "take tile")
    assert board(match)["contracts"] == 1
    tired = given(seats={0: seat(ships="B2")}, squares={"B1": tile("contract", 0)})
    assert refused(tired, "take tile") == "another_question"


@rule("AN-ISLE-06", "AN-EX-38")
def test_what_cannot_be_used_is_laid_back() -> None:
    """A tile that the player cannot use must be laid back: a post when all grey jetties are taken."""
    full = seat(posts={2: "wood", 3: "wood", 4: "cloth", 5: "stone"})
    match = given(4, seats={0: full}, **sailing("B2"), squares={"B1": tile("post_spice", 1)})
    do(match, "look B1")
    assert match.choices() == ["back"]
    assert refused(match, "attach 3") == "jetty_taken"


@rule("AN-ISLE-07", "AN-ISLE-08", "AN-ISLE-09")
def test_a_post_goes_to_any_free_grey_jetty() -> None:
    """A post is attached to any free grey jetty; there is one at each place but the question mark."""
    match = given(seats={0: seat(posts={3: "wood"})}, **sailing("B2"), squares={"B1": tile("post_spice", 1)})
    do(match, "look B1")
    assert choices(match, "attach") == ["2", "4", "5"]
    assert refused(match, "attach 1") == "any_place"
    do(match, "attach 5")
    assert board(match)["posts"] == {"3": "post_wood", "5": "post_spice"}


@rule("AN-ISLE-10")
def test_several_posts_of_a_good_may_be_attached() -> None:
    """Several posts with the same good may be attached."""
    match = given(seats={0: seat(posts={3: "spice"})}, **sailing("B2"), squares={"B1": tile("post_spice", 1)})
    do(match, "look B1", "attach 2")
    assert board(match)["posts"] == {"2": "post_spice", "3": "post_spice"}


@rule("AN-ISLE-11")
def test_nothing_attached_is_ever_moved() -> None:
    """An attached post or contract is never moved, swapped or given up by choice."""
    match = given(seats={0: seat(gold=20, posts={3: "spice"}, contracts=2)})
    for action in ("attach 2", "lose post 3", "lose contract", "back"):
        assert refused(match, action) == "another_question"


@rule("AN-ISLE-12")
def test_there_is_room_for_three_contracts() -> None:
    """A home island has room for 3 contracts; a further one must be laid back."""
    match = given(seats={0: seat(contracts=2)}, **sailing("B2"), squares={"B1": tile("contract", 1)})
    do(match, "look B1")
    assert may(match, "take tile")
    full = given(seats={0: seat(contracts=3)}, **sailing("B2"), squares={"B1": tile("contract", 1)})
    do(full, "look B1")
    assert full.choices() == ["back"]
    assert refused(full, "take tile") == "contracts_full"


@rule("AN-ISLE-13", "AN-ISLE-15")
def test_a_gold_treasure_gives_twelve_gold_once() -> None:
    """A gold treasure gives 12 gold and leaves the game; it does not go to the reserve."""
    match = given(seats={0: seat(gold=1)}, **sailing("B2"), squares={"B1": tile("treasure_gold", 1)})
    do(match, "look B1", "take tile")
    assert board(match)["gold"] == 13
    assert table(match)["spent"] == {"treasure_gold": 1}
    assert match.view(None)["reserve"]["base"] == 2


@rule("AN-ISLE-14", "AN-EX-40")
def test_a_promotion_raises_somebody_for_free() -> None:
    """A promotion treasure gives one free upgrade at once; ship and treasure are gone."""
    match = given(
        seats={0: seat(people="1 pioneer, 3 merchant")}, **sailing("B2"), squares={"B1": tile("treasure_promotion", 1)}
    )
    do(match, "look B1", "upgrade settler")
    assert board(match)["inhabitants"] == {"settler": 1, "merchant": 3}
    assert board(match)["ships"] == []
    assert table(match)["spent"] == {"treasure_promotion": 1}


@rule("AN-ISLE-14", "AN-EX-39")
def test_a_promotion_needs_somebody_who_can_rise() -> None:
    """A promotion treasure can be taken only if an upgrade is possible."""
    crowd = seat(people="4 settler, 3 merchant")
    match = given(seats={0: crowd}, **sailing("B2"), squares={"B1": tile("treasure_promotion", 1)})
    do(match, "look B1")
    assert match.choices() == ["back"]
    assert refused(match, "upgrade citizen") == "no_high_tile"


@rule("AN-ISLE-16")
def test_the_square_of_a_taken_tile_stays_empty() -> None:
    """The square of a taken tile stays empty until an event lays a tile there."""
    match = given(**sailing("B2"))
    do(match, "look B1", "draw contract", "take tile")
    assert "B1" not in table(match)["squares"]
    assert match.view(None)["reserve"]["base"] == 2


@rule("AN-ISLE-17")
def test_crown_tiles_are_luxury_posts_and_nests() -> None:
    """Crown tiles are luxury posts or nests, nothing else."""
    tiles = new_game(4, expansion=True).facts()["tiles"]
    crowns = {name: entry for name, entry in tiles.items() if name not in new_game(4).facts()["tiles"]}
    assert {entry["kind"] for entry in crowns.values()} == {"post", "nest"}
    assert {entry["good"] for entry in crowns.values() if entry["kind"] == "post"} == {"marble", "silk", "gems"}
    match = given(expansion=True, **sailing("N3"))
    do(match, "look O3")
    assert all(name in crowns for name in choices(match, "draw"))
