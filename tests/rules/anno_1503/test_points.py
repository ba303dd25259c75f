"""Anno 1503: victory points, and how the game is won."""

import pytest

from boriken import Match
from tests.kits.anno_1503 import Json, board, do, given, kind, rolling, rule, seat, started, table

FOUR_POSTS = {2: "stone", 3: "wood", 4: "tools", 5: "cloth"}
FOUR_BUILDINGS = "church, tavern, smith, school"
ALL_SITES = "theatre, park, university"


def points(match: Match, number: int = 0) -> int:
    return int(match.scores()[number]["points"])


def held(match: Match, number: int = 0) -> list[str]:
    found: list[str] = match.view(None)["seats"][number]["held"]
    return found


@rule("AN-VP-01")
@pytest.mark.parametrize(
    ("enough", "too_little"),
    [
        (seat(gold=30), seat(gold=29)),
        (seat(posts=FOUR_POSTS), seat(posts={2: "stone", 3: "wood", 4: "tools"})),
        (seat(contracts=3), seat(contracts=2)),
        (seat(publics=FOUR_BUILDINGS), seat(publics="church, tavern, smith")),
        (seat(people="3 merchant"), seat(people="2 merchant, 1 citizen")),
    ],
)
def test_the_five_points_of_the_base_game(enough: Json, too_little: Json) -> None:
    """30 gold, 4 posts, 3 contracts, 4 public buildings and 3 merchants are a point each."""
    assert points(given(seats={0: enough})) == 1
    assert points(given(seats={0: too_little})) == 0


@rule("AN-VP-02")
@pytest.mark.parametrize("home", [seat(contracts=3), seat(people="3 merchant"), seat(publics=FOUR_BUILDINGS)])
def test_the_home_points_of_the_expansion(home: Json) -> None:
    """With the expansion 3 contracts, 3 merchants and 4 public buildings are the home points."""
    assert points(given(expansion=True, seats={0: home})) == 1


@rule("AN-VP-03")
@pytest.mark.parametrize(
    ("enough", "too_little"),
    [
        (seat(nobles=ALL_SITES), seat(nobles="theatre, park")),
        (seat(nests="nest_4, nest_5"), seat(nests="nest_4")),
        (seat(castle=9, nests="nest_4"), seat(castle=8, nests="nest_4")),
    ],
)
def test_the_nobles_points_of_the_expansion(enough: Json, too_little: Json) -> None:
    """All sites built, two nests beaten and the castle finished are the nobles' points."""
    assert points(given(expansion=True, seats={0: enough})) == 1
    assert points(given(expansion=True, seats={0: too_little})) == 0


@rule("AN-VP-04")
def test_gold_and_posts_score_nothing_with_the_expansion() -> None:
    """With the expansion neither 30 gold nor 4 posts are a point."""
    assert points(given(expansion=True, seats={0: seat(gold=35, posts=FOUR_POSTS)})) == 0


@rule("AN-VP-05")
def test_a_point_is_lost_with_its_condition() -> None:
    """A point is held exactly while its condition is true: spent gold loses it at once."""
    match = given(seats={0: seat(gold=30)})
    assert held(match) == ["gold"]
    do(match, "buy stone")
    assert held(match) == []


@rule("AN-VP-06")
def test_several_players_may_hold_the_same_point() -> None:
    """The same point may be held by several players at once."""
    match = given(3, seats={0: seat(contracts=3), 2: seat(contracts=3)})
    assert [points(match, number) for number in range(3)] == [1, 0, 1]


@rule("AN-VP-07")
def test_more_gold_counts_the_same() -> None:
    """The gold must be there, not spent; more than 30 is still one point."""
    assert points(given(seats={0: seat(gold=40)})) == 1


@rule("AN-VP-08", "AN-VP-10", "AN-EX-74")
def test_one_home_point_counts() -> None:
    """With the expansion only one home point counts; if it is lost another that is held counts at once."""
    owner = seat(gold=2, contracts=3, people="3 merchant")
    match = given(seats={0: owner}, expansion=True, **rolling(squares={"B1": None}))
    assert (points(match), held(match)) == (1, ["contracts", "merchants"])
    do(match, "roll 6", "roll 1", "at B1")
    assert (points(match), held(match)) == (1, ["merchants"])


@rule("AN-VP-09")
def test_two_nobles_points_count() -> None:
    """With the expansion only two nobles' points count."""
    match = given(expansion=True, seats={1: seat(nobles=ALL_SITES, nests="nest_4, nest_5", castle=9)})
    assert points(match, 1) == 2


@rule("AN-VP-11")
def test_nobles_points_stay() -> None:
    """Sites, nests and castle cannot be lost: no event takes them."""
    lord = seat(gold=9, nobles=ALL_SITES, nests="nest_4, nest_5", people="1 pioneer", contracts=1, posts={2: "stone"})
    match = given(expansion=True, seats={0: lord}, **rolling())
    while kind(match) != "work":
        do(match, match.choices()[-1])
    assert held(match) == ["noble_buildings", "nests"]


@rule("AN-VP-12")
def test_luxury_posts_and_nests_are_nothing_else() -> None:
    """Luxury posts, nests and crown tiles count neither as contracts nor as merchants or public buildings."""
    owner = seat(posts={2: "silk", 3: "gems"}, contracts=2, nests="nest_4", publics="church, tavern, smith")
    assert points(given(expansion=True, seats={0: owner})) == 0


@rule("AN-END-01", "AN-END-03", "AN-END-05")
def test_the_third_point_wins_at_once() -> None:
    """The game ends at once when the player whose turn it is holds three points, in the middle of their actions; they
    alone wins, and nobody has another turn."""
    match = given(3, seats={0: seat(gold=29, contracts=3, people="3 merchant", goods="1 cloth"), 1: seat(contracts=3)})
    do(match, next(text for text in match.choices() if text.startswith("sell cloth")))
    assert match.over
    assert [score["place"] for score in match.scores()].count(1) == 1
    assert match.scores()[0]["place"] == 1


@rule("AN-END-02")
def test_one_home_point_and_two_nobles_points_win() -> None:
    """With the expansion the game ends at once with a home point and two nobles' points."""
    goods = "1 marble, 1 silk, 1 gems, 2 stone, 2 wood, 2 tools"
    lord = seat(gold=20, nobles="theatre, park", nests="nest_4, nest_5", contracts=3, goods=goods)
    match = given(expansion=True, seats={0: lord})
    do(match, "build university site_3")
    assert match.over


@rule("AN-END-02")
def test_three_home_points_do_not_win_with_the_expansion() -> None:
    """Home points alone are not enough."""
    rich = seat(contracts=3, people="3 merchant", publics=FOUR_BUILDINGS, nests="nest_4, nest_5", gold=10)
    match = given(expansion=True, seats={0: rich})
    do(match, "buy stone")
    assert not match.over


@rule("AN-END-03")
def test_production_can_win() -> None:
    """The check is made after every change in the player's turn, the roll's gifts included."""
    match = given(seats={0: seat(gold=30, contracts=3, people="3 merchant")}, **rolling())
    do(match, "roll 3")
    assert match.over


@rule("AN-END-04")
def test_nobody_wins_in_anothers_turn() -> None:
    """A player with enough points does not win while another has their turn."""
    match = given(seats={1: seat(gold=30, contracts=3, people="3 merchant")})
    do(match, "ships")
    assert not match.over or table(match)["active"] == 1


@rule("AN-END-06")
@pytest.mark.parametrize(("players", "buildings", "nests"), [(2, 8, 3), (3, 11, 4), (4, 14, 6)])
def test_somebody_can_always_still_win(players: int, buildings: int, nests: int) -> None:
    """There are more public buildings than three for each player, and more nests on the board than players who could
    keep the last from everybody: when all are taken, somebody has enough of them."""
    base = table(started(players))
    assert sum(base["public_buildings"].values()) == buildings > 3 * players
    match = started(players, expansion=True)
    faces = [counts for back, counts in table(match)["unseen"].items() if int(back) <= players]
    hidden = sum(table(match)["reserve"]["new"]["hidden"].values())
    in_play = sum(count for counts in faces for name, count in counts.items() if name.startswith("nest"))
    assert in_play - hidden == nests > players


@rule("AN-END-06")
def test_two_inhabitants_are_enough_to_go_on_earning() -> None:
    """Two inhabitants always stay and buy goods, so that gold can always be earned."""
    match = given(seats={0: seat(goods="1 stone", people="2 pioneer")})
    do(match, "sell stone pioneer")
    assert board(match)["gold"] > 0


@rule("AN-EX-70")
def test_the_thirtieth_gold_wins() -> None:
    """With 4 posts, 3 contracts and 28 gold a sale for 2 in the action phase wins at once."""
    match = given(seats={0: seat(gold=28, posts=FOUR_POSTS, contracts=3, goods="1 cloth", people="1 settler")})
    do(match, "sell cloth settler")
    assert (board(match)["gold"], match.over) == (30, True)


@rule("AN-EX-71")
def test_pirates_take_the_point_for_gold() -> None:
    """With 30 gold and 4 posts pirates in another player's turn leave 26 gold: that point is gone, the posts' stays."""
    match = given(seats={0: seat(gold=30, posts=FOUR_POSTS)}, **rolling(active=1))
    do(match, "roll 6", "roll 1")
    assert (board(match)["gold"], held(match)) == (26, ["posts"])


@rule("AN-EX-72")
def test_two_home_points_and_one_nobles_point_do_not_win() -> None:
    """Contracts, merchants and two nests are one home point and one nobles' point: no win."""
    match = given(expansion=True, seats={0: seat(gold=9, contracts=3, people="3 merchant", nests="nest_4, nest_5")})
    do(match, "buy stone")
    assert (points(match), match.over) == (2, False)


@rule("AN-EX-73")
def test_the_last_step_of_the_castle_wins() -> None:
    """With these and eight steps of the castle, marble and gems the ninth step wins at once."""
    lord = seat(
        gold=9, contracts=3, people="3 merchant", nests="nest_4, nest_5", castle=8, goods="1 marble, 1 gems, 1 silk"
    )
    match = given(expansion=True, seats={0: lord})
    do(match, "castle")
    assert (points(match), match.over) == (3, True)
