"""Puerto Rico with New Buildings: the builder phase, with the black market, the church and the statue."""

import pytest

from boriken import Match
from boriken.core.errors import IllegalActionError
from tests.kits.puerto_rico import (
    Json,
    board,
    for_every_player_count,
    kind,
    rule,
    seat,
    small_buildings,
    table,
    with_new_buildings,
)

EVERYTHING: Json = {"points": 1, "goods": "1 corn", "san_juan": 1}  # what a black market takes, one of each


def finish_window(match: Match) -> None:
    """Guests stay where they are."""
    while kind(match) == "guest":
        match.play("pass")


# The black market


@rule("NB-BLACKMARKET-01")
@pytest.mark.parametrize(
    ("gifts", "left"),
    [
        (["recall san_juan"], {"points": 1, "goods": {"corn": 1}, "san_juan": 0}),
        (["pass", "return corn"], {"points": 1, "goods": {}, "san_juan": 1}),
        (["pass", "return point"], {"points": 0, "goods": {"corn": 1}, "san_juan": 1}),
    ],
    ids=["a colonist", "a good", "a point"],
)
def test_each_gift_takes_a_doubloon_off(gifts: list[str], left: dict[str, object]) -> None:
    """When they build, the owner of an occupied black market may give back a colonist, a good or a victory point; each
    lowers the price by one doubloon."""
    match = with_new_buildings(seats={1: seat(doubloons=7, city="black_market", **EVERYTHING)})
    match.play("builder", "pass", "build harbor", *gifts)
    after = board(match, 1)
    assert (after["city"], after["doubloons"]) == ({"black_market": 1, "harbor": 0}, 0)
    assert {name: after[name] for name in left} == left
    assert kind(match) == "role"


@rule("NB-BLACKMARKET-01")
def test_an_empty_black_market_takes_nothing() -> None:
    """Without a colonist there the black market is no help."""
    match = with_new_buildings(seats={1: seat(doubloons=7, city="black_market (0)", **EVERYTHING)})
    match.play("builder", "pass")
    assert match.why_not("build harbor") == "The harbor costs 8 doubloons; you have 7."


@rule("NB-BLACKMARKET-02", "NB-IX-14")
@pytest.mark.parametrize(
    ("lacks", "asked"),
    [(0, []), (1, ["recall"]), (2, ["recall", "return"]), (3, ["recall", "return"])],
)
def test_no_more_than_one_of_each_is_given(lacks: int, asked: list[str]) -> None:
    """Never more than one colonist, one good and one point are given, so that at most three doubloons are saved."""
    riches = seat(doubloons=8 - lacks, points=5, goods="5 corn, 5 coffee", san_juan=5, city="black_market")
    match = with_new_buildings(seats={1: riches})
    match.play("builder", "pass", "build harbor")
    questions = []
    while kind(match) in ("recall", "return"):
        questions.append(kind(match))
        match.play("recall san_juan" if kind(match) == "recall" else "return coffee")
    assert questions == asked
    after = board(match, 1)
    given_up = (5 - after["san_juan"], 10 - sum(after["goods"].values()), 5 - after["points"])
    assert given_up == [(0, 0, 0), (1, 0, 0), (1, 1, 0), (1, 1, 1)][lacks]
    assert (after["doubloons"], after["city"]) == (0, {"black_market": 1, "harbor": 0})


@rule("NB-BLACKMARKET-02", "NB-IX-14")
def test_who_lacks_four_doubloons_cannot_build() -> None:
    """Four doubloons are too many for the black market."""
    riches = seat(doubloons=4, points=5, goods="5 corn, 5 coffee", san_juan=5, city="black_market")
    match = with_new_buildings(seats={1: riches})
    match.play("builder", "pass")
    assert match.why_not("build harbor") == "The harbor costs 8 doubloons; you have 4."
    assert "build lighthouse" in match.choices()


@rule("NB-IX-14")
@pytest.mark.parametrize(
    ("points", "goods", "colonists", "dearest"),
    [(0, "", 0, 4), (1, "", 0, 5), (0, "1 corn", 0, 5), (0, "", 1, 5), (1, "1 corn", 0, 6), (1, "1 corn", 1, 7)],
)
def test_who_has_nothing_of_a_sort_can_offer_less(points: int, goods: str, colonists: int, dearest: int) -> None:
    """A player who has no points, no goods or no other colonist can make good for fewer doubloons."""
    owner = seat(doubloons=4, points=points, goods=goods, san_juan=colonists, city="black_market")
    match = with_new_buildings(seats={1: owner})
    match.play("builder", "pass")
    prices = (match.question() or {})["prices"]
    can_build = {choice.removeprefix("build ") for choice in match.choices() if choice != "pass"}
    assert max(prices[building] for building in can_build) == dearest


@rule("NB-BLACKMARKET-03")
def test_the_black_market_is_for_what_is_lacking() -> None:
    """It may be used only for exactly the sum that is lacking, so that no doubloon is left after building."""
    match = with_new_buildings(seats={1: seat(doubloons=8, city="black_market", **EVERYTHING)})
    match.play("builder", "pass", "build harbor")
    assert kind(match) == "role"
    assert (board(match, 1)["doubloons"], board(match, 1)["san_juan"]) == (0, 1)
    match = with_new_buildings(seats={1: seat(doubloons=7, city="black_market", **EVERYTHING)})
    match.play("builder", "pass", "build harbor", "recall san_juan")
    assert kind(match) == "role"
    assert (board(match, 1)["goods"], board(match, 1)["points"]) == ({"corn": 1}, 1)


@rule("NB-BLACKMARKET-03", "PR-DEC-15")
def test_who_must_give_a_point_has_one_in_the_eyes_of_all() -> None:
    """Where points lie face down, the others can still tell that a builder has the point they are going to need."""
    match = with_new_buildings(
        seats={1: seat(doubloons=5, city="black_market", **EVERYTHING)}, options={"hidden_vp": True}
    )
    match.play("builder", "pass", "build harbor")
    for gift in ("recall san_juan", "return corn"):
        for seed in range(10):
            imagined = match.game.determinize(0, seed)
            assert match.title.save(imagined)["seats"][1]["points"] == 1
            assert len(imagined.legal()) == 1
        match.play(gift)


@rule("NB-BLACKMARKET-02", "PR-DEC-15")
@pytest.mark.parametrize("hidden", [True, False])
def test_whether_there_is_a_point_for_the_black_market_is_not_told_by_a_turn_left_out(hidden: bool) -> None:
    """Where points lie face down, who lacks just the point is asked like one who has it, and can only pass."""
    seats = {1: seat(doubloons=0, city="black_market", points=0)}
    match = with_new_buildings(seats=seats, options={"hidden_vp": hidden})
    match.play("builder", "pass")
    assert (kind(match), match.actor) == (("build", 1) if hidden else ("role", 1))
    if hidden:
        assert match.choices() == ["pass"]


@rule("NB-BLACKMARKET-03")
def test_what_is_lacking_must_be_given() -> None:
    """A player who has ordered a building that they cannot pay for must give what it takes."""
    match = with_new_buildings(seats={1: seat(doubloons=5, city="black_market", **EVERYTHING)})
    match.play("builder", "pass", "build harbor")
    assert match.choices() == ["recall san_juan"]
    with pytest.raises(IllegalActionError, match="The black market wants its price"):
        match.play("pass")
    match.play("recall san_juan")
    assert match.choices() == ["return corn"]
    match.play("return corn")
    assert (board(match, 1)["points"], board(match, 1)["city"]["harbor"]) == (0, 0)


@rule("NB-BLACKMARKET-04", "NB-BLACKMARKET-05", "NB-IX-15")
def test_any_colonist_but_the_black_markets_own_may_be_given() -> None:
    """The colonist on the black market itself cannot be given back; any other can, on a plantation, a building, in San
    Juan or in the guesthouse."""
    owner = seat(doubloons=7, san_juan=1, island="2/1 corn, 1 sugar", city="black_market, guesthouse, sugar_mill (2)")
    match = with_new_buildings(seats={1: owner})
    match.play("builder")
    finish_window(match)
    match.play("pass", "build harbor")
    assert match.choices() == ["recall corn", "recall sugar_mill", "recall guesthouse", "recall san_juan"]
    assert match.why_not("recall black_market") == "There is nobody on the black market whom you could give."
    match.play("recall guesthouse")
    assert board(match, 1)["city"] == {"black_market": 1, "guesthouse": 0, "sugar_mill": 2, "harbor": 0}


@rule("NB-BLACKMARKET-04")
def test_with_no_other_colonist_none_can_be_given() -> None:
    """With nobody but the colonist on the black market only a good and a point can help."""
    match = with_new_buildings(seats={1: seat(doubloons=6, points=1, goods="1 corn", city="black_market")})
    match.play("builder", "pass")
    assert match.why_not("build wharf") == "The wharf costs 9 doubloons; you have 6."
    match.play("build harbor", "return corn")
    assert (board(match, 1)["points"], board(match, 1)["goods"], board(match, 1)["doubloons"]) == (0, {}, 0)


@rule("NB-BLACKMARKET-06")
def test_what_is_given_goes_to_its_supply() -> None:
    """The colonist, the good and the point go back to the supply of their sort."""
    match = with_new_buildings(seats={1: seat(doubloons=5, city="black_market", **EVERYTHING)})
    before = table(match)
    match.play("builder", "pass", "build harbor", "recall san_juan", "return corn")
    after = table(match)
    assert after["colonists"] == before["colonists"] + 1
    assert after["goods"]["corn"] == before["goods"]["corn"] + 1
    assert after["points"] == before["points"] + 1
    assert after["colonist_ship"] == before["colonist_ship"]


@rule("NB-BLACKMARKET-07")
def test_an_end_that_is_met_stays_met() -> None:
    """If the last point chip was taken, the game ends with the round, although a chip is given back."""
    match = with_new_buildings(
        3, seats={0: seat(goods="1 corn"), 1: seat(doubloons=5, points=1, city="black_market")}, chips=2
    )
    match.play("captain", "ship corn 4")
    assert (table(match)["points"], table(match)["ending"]) == (0, ["points"])
    match.play("builder", "build lighthouse")
    assert (table(match)["points"], table(match)["ending"]) == (1, ["points"])
    match.play("trader")
    assert match.over


@rule("NB-IX-16")
def test_a_point_of_the_church_may_be_given_for_a_later_building() -> None:
    """A point that the church brought for an earlier building may be given, and one for this building may not; points
    given back do not undo the end."""
    match = with_new_buildings(
        seats={1: seat(doubloons=5, city="black_market, church")},
        chips=1,
    )
    match.play("builder", "pass")
    assert match.why_not("build lighthouse") == "The lighthouse costs 7 doubloons; you have 5."
    match.play("build office")
    assert (board(match, 1)["points"], table(match)["ending"]) == (1, ["points"])

    match = with_new_buildings(
        seats={1: seat(doubloons=5, points=1, city="black_market, church (0)")},
        chips=0,
        ending=["points"],
    )
    match.play("builder", "pass", "build large_warehouse")
    assert (board(match, 1)["points"], table(match)["points"], table(match)["ending"]) == (0, 1, ["points"])


@rule("NB-DEC-08")
def test_the_churchs_point_for_a_building_does_not_help_to_pay_it() -> None:
    """Points of the church come when the building is paid, too late for its price."""
    match = with_new_buildings(seats={1: seat(doubloons=7, city="black_market, church, sugar_mill (0)")})
    match.play("builder", "pass", "build harbor")
    assert match.choices() == ["recall church"]
    match = with_new_buildings(seats={1: seat(doubloons=6, city="black_market, church")})
    match.play("builder", "pass")
    assert "build harbor" not in match.choices()


@rule("NB-BLACKMARKET-07", "NB-IX-17")
def test_a_colonist_given_back_comes_too_late_for_the_ship() -> None:
    """After a refill that failed for want of colonists it is the last round, even if one is given back."""
    match = with_new_buildings(3, seats={1: seat(doubloons=6, city="black_market, small_market (0)")}, colonists=0)
    match.play("mayor")
    assert table(match)["ending"] == ["colonists"]
    match.play("builder", "build harbor", "recall small_market")
    assert (table(match)["colonists"], table(match)["ending"]) == (1, ["colonists"])
    match.play("trader")
    assert match.over


@rule("NB-EX-07")
def test_six_doubloons_an_indigo_and_a_colonist_buy_a_harbor() -> None:
    """With six doubloons, a harbor at eight costs an indigo and a colonist besides; a point cannot be given as well."""
    owner = seat(doubloons=6, points=1, goods="1 indigo", san_juan=1, city="black_market")
    match = with_new_buildings(seats={1: owner})
    match.play("builder", "pass", "build harbor", "recall san_juan", "return indigo")
    after = board(match, 1)
    assert (after["doubloons"], after["points"], after["goods"], after["san_juan"]) == (0, 1, {}, 0)
    assert (after["city"], kind(match)) == ({"black_market": 1, "harbor": 0}, "role")


# A colonist who worked


@rule("NB-DEC-06", "NB-IX-15")
def test_a_quarry_that_is_emptied_takes_nothing_off() -> None:
    """The colonist leaves its place before the price is worked out: without it the quarry no longer helps."""
    owner = seat(doubloons=6, goods="1 corn", island="1/1 quarry", city="black_market")
    match = with_new_buildings(seats={1: owner})
    match.play("builder", "pass", "build harbor")
    assert match.choices() == ["pass", "recall quarry"]
    match.play("recall quarry", "return corn")
    after = board(match, 1)
    assert (after["island"], after["goods"], after["doubloons"]) == ({"quarry": [1, 0]}, {}, 0)


@rule("NB-DEC-06", "NB-IX-15")
def test_the_quarrys_colonist_cannot_be_given_if_the_price_then_is_too_high() -> None:
    """A colonist without whom the building is too expensive cannot be given."""
    match = with_new_buildings(seats={1: seat(doubloons=6, san_juan=1, island="1/1 quarry", city="black_market")})
    match.play("builder", "pass", "build harbor")
    assert match.choices() == ["recall san_juan"]
    assert match.why_not("recall quarry") == "Without the colonist on the quarry you could not pay for the harbor."
    match = with_new_buildings(seats={1: seat(doubloons=6, island="1/1 quarry", city="black_market")})
    match.play("builder", "pass")
    assert "build harbor" not in match.choices()


@rule("NB-DEC-06")
@pytest.mark.parametrize(
    ("building", "gift", "crew", "points"),
    [
        ("university", "san_juan", 1, 0),
        ("university", "university", 0, 0),
        ("church", "san_juan", 0, 1),
        ("church", "church", 0, 0),
    ],
)
def test_a_building_that_is_emptied_gives_nothing(building: str, gift: str, crew: int, points: int) -> None:
    """Church and university give nothing for a building that is paid with their own colonist."""
    match = with_new_buildings(seats={1: seat(doubloons=7, san_juan=1, city=f"black_market, {building}")})
    match.play("builder", "pass", "build harbor", f"recall {gift}")
    assert (board(match, 1)["city"]["harbor"], board(match, 1)["points"]) == (crew, points)


@rule("NB-DEC-06")
def test_a_library_that_is_emptied_doubles_nothing() -> None:
    """A builder who gives the colonist of their library has the usual doubloon off, no second."""
    match = with_new_buildings(seats={0: seat(doubloons=5, goods="1 corn", city="black_market, library")})
    match.play("builder", "build harbor")
    assert match.choices() == ["pass", "recall library"]
    match.play("recall library")
    assert match.choices() == ["return corn"]


# The church


@rule("NB-CHURCH-01")
@pytest.mark.parametrize(
    ("building", "points"),
    [
        *(("small_indigo_plant", 0), ("aqueduct", 0), ("small_warehouse", 0), ("indigo_plant", 1), ("hospice", 1)),
        *(("small_wharf", 1), ("tobacco_storage", 1), ("library", 1), ("wharf", 1), ("guild_hall", 2), ("statue", 2)),
    ],
)
def test_the_church_pays_by_column(building: str, points: int) -> None:
    """The owner of an occupied church gets a point chip for a building of column 2 or 3 and two for one of column 4."""
    match = with_new_buildings(seats={1: seat(doubloons=10, city="church")})
    chips = table(match)["points"]
    match.play("builder", "pass", f"build {building}")
    assert (board(match, 1)["points"], table(match)["points"]) == (points, chips - points)


@rule("NB-CHURCH-01")
def test_only_the_owner_of_an_occupied_church_is_paid() -> None:
    """An empty church pays nothing, nor does the church of another."""
    match = with_new_buildings(seats={1: seat(doubloons=8, city="church (0)")})
    match.play("builder", "pass", "build harbor")
    assert board(match, 1)["points"] == 0
    match = with_new_buildings(seats={1: seat(doubloons=8), 2: seat(city="church")})
    match.play("builder", "pass", "build harbor")
    assert [board(match, number)["points"] for number in (1, 2)] == [0, 0]


@rule("NB-CHURCH-02", "NB-IX-18")
def test_the_church_pays_nothing_for_itself() -> None:
    """Building the church brings no point, even if the university or a guest mans it at once."""
    match = with_new_buildings(seats={1: seat(doubloons=5, city="university")})
    match.play("builder", "pass", "build church")
    assert (board(match, 1)["city"]["church"], board(match, 1)["points"]) == (1, 0)
    match = with_new_buildings(seats={1: seat(doubloons=5, city="guesthouse (1)")})
    match.play("builder")
    finish_window(match)
    match.play("pass", "build church", "guest church")
    assert (board(match, 1)["city"]["church"], board(match, 1)["points"]) == (1, 0)


@rule("NB-DEC-19", "NB-IX-30")
@for_every_player_count
def test_the_church_can_take_the_last_chip(players: int) -> None:
    """If the church takes the last chip in a builder phase, the game ends with the round; what is missing is written
    down."""
    match = with_new_buildings(players, seats={0: seat(doubloons=10, city="church")}, chips=1)
    match.play("builder", "build guild_hall")
    assert (board(match, 0)["points"], table(match)["points"]) == (2, 0)
    assert table(match)["ending"] == ["points"]


@rule("NB-DEC-19")
def test_the_churchs_last_chip_may_wait_for_the_captain() -> None:
    """With the option vp_end_any_phase off the church's chips end nothing."""
    match = with_new_buildings(
        seats={0: seat(doubloons=10, city="church")}, chips=1, options={"vp_end_any_phase": False}
    )
    match.play("builder", "build guild_hall")
    assert (board(match, 0)["points"], table(match)["ending"]) == (2, [])


# The statue


@rule("NB-STATUE-01")
def test_the_statue_takes_nobody_and_is_worth_eight_points() -> None:
    """The statue has no circle: nobody is placed there, and the ship brings nobody for it. It is worth 8 points."""
    match = with_new_buildings(3, seats={0: seat(city="statue (0)")})
    assert match.scores()[0]["points"] == 8
    match.play("mayor", "colonist")
    assert (kind(match), board(match, 0)["city"]) == ("role", {"statue": 0})
    assert (board(match, 0)["san_juan"], table(match)["colonist_ship"]) == (2, 3)


@rule("NB-STATUE-02")
def test_the_statue_is_a_large_building() -> None:
    """The statue fills two city spaces, up to four quarries help to build it, the church pays two points for it, and it
    counts for the city hall."""
    builder = seat(doubloons=6, island="5/5 quarry", city="church, city_hall")
    match = with_new_buildings(seats={1: builder})
    match.play("builder", "pass")
    assert (match.question() or {})["prices"]["statue"] == 10 - 4
    match.play("build statue")
    assert (board(match, 1)["doubloons"], board(match, 1)["points"]) == (0, 2)
    assert match.scores()[1]["sheet"]["city_hall"] == 3
    assert match.view(None)["seats"][1]["spaces"] == 1 + 2 + 2


@rule("NB-STATUE-02")
@pytest.mark.parametrize(("filled", "ending"), [(10, ["city"]), (11, None)])
def test_the_statue_needs_two_spaces(filled: int, ending: list[str] | None) -> None:
    """With one space left the statue does not fit; on the last two it ends the game."""
    match = with_new_buildings(seats={0: seat(doubloons=10, city=small_buildings(filled))})
    match.play("builder")
    assert ("build statue" in match.choices()) == (ending is not None)
    if ending:
        match.play("build statue")
        assert table(match)["ending"] == ending


@rule("NB-STATUE-03", "NB-DEC-16", "NB-IX-18")
@pytest.mark.parametrize("nb_rules", ["2004", "2020"])
def test_the_universitys_colonist_for_the_statue_goes_to_san_juan(nb_rules: str) -> None:
    """With a university the colonist for the statue goes to San Juan, by both rules."""
    match = with_new_buildings(seats={1: seat(doubloons=10, city="university")}, options={"nb_rules": nb_rules})
    match.play("builder", "pass", "build statue")
    assert (board(match, 1)["city"]["statue"], board(match, 1)["san_juan"]) == (0, 1)


@rule("NB-IX-18")
def test_the_university_sends_one_colonist_to_a_guesthouse() -> None:
    """With a university a new guesthouse gets one colonist for its two circles."""
    match = with_new_buildings(seats={1: seat(doubloons=4, city="university")})
    match.play("builder", "pass", "build guesthouse")
    assert board(match, 1)["city"] == {"university": 1, "guesthouse": 1}
