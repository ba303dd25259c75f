"""Puerto Rico: what can be chosen at set-up."""

import pytest

import boriken
from boriken import Match
from boriken.games.puerto_rico.events import BY_GOODS
from boriken.games.puerto_rico.state import State
from tests.kits.puerto_rico import (
    Json,
    board,
    events,
    for_every_player_count,
    given,
    kind,
    new_game,
    rule,
    seat,
    ship,
    table,
)

ASKING = {"ask_optional": True}
LARGE = "guild_hall, residence, fortress, customs_house"


def about(match: Match) -> tuple[object, object]:
    """The kind of the open question and what it is about."""
    question = match.question() or {}
    return question.get("kind"), question.get("about")


# Asking before every effect of a building (ask_optional)


@rule("PR-BLD-GEN-04", "PR-DEC-18")
@pytest.mark.parametrize(("answer", "manned"), [("use hospice", 1), ("pass", 0)])
def test_the_hospice_can_be_declined(answer: str, manned: int) -> None:
    """With the option to be asked, the owner of a hospice says for each tile whether a colonist comes with it."""
    match = given(seats={0: seat(city="hospice")}, row={"corn": 1}, options=ASKING)
    match.play("settler", "settle corn")
    assert about(match) == ("use", "hospice")
    assert match.choices() == ["pass", "use hospice"]
    match.play(answer)
    assert board(match, 0)["island"] == {"corn": [1, manned]}
    assert table(match)["colonists"] == 74 - manned


@rule("PR-BLD-GEN-04", "PR-DEC-18")
@pytest.mark.parametrize(("answer", "manned"), [("use university", 1), ("pass", 0)])
def test_the_university_can_be_declined(answer: str, manned: int) -> None:
    """With the option to be asked, the owner of a university says for each building whether a colonist comes too."""
    match = given(seats={0: seat(city="university", doubloons=4)}, options=ASKING)
    match.play("builder", "build sugar_mill")
    assert about(match) == ("use", "university")
    assert match.choices() == ["pass", "use university"]
    match.play(answer)
    assert board(match, 0)["city"]["sugar_mill"] == manned
    assert table(match)["colonists"] == 74 - manned


@rule("PR-BLD-GEN-04")
@pytest.mark.parametrize(("answer", "doubloons"), [("use factory", 1), ("pass", 0)])
def test_the_factory_can_be_declined(answer: str, doubloons: int) -> None:
    """With the option to be asked, the owner of a factory may do without its doubloons."""
    match = given(seats={1: seat(city="factory, small_indigo_plant", island="1/1 corn, 1/1 indigo")}, options=ASKING)
    match.play("craftsman")
    assert (match.actor, *about(match)) == (1, "use", "factory")
    assert match.choices() == ["pass", "use factory"]
    match.play(answer)
    assert board(match, 1)["doubloons"] == doubloons


@rule("PR-BLD-GEN-04")
@pytest.mark.parametrize(
    ("small", "large", "doubloons"),
    [
        ("use small_market", "use large_market", 1 + 1 + 2),
        ("use small_market", "pass", 1 + 1),
        ("pass", "use large_market", 1 + 2),
        ("pass", "pass", 1),
    ],
)
def test_each_market_can_be_declined(small: str, large: str, doubloons: int) -> None:
    """With the option to be asked, a seller says of each of their markets whether it pays."""
    match = given(seats={1: seat(city="small_market, large_market", goods="1 indigo")}, options=ASKING)
    match.play("trader", "sell indigo")
    assert about(match) == ("use", "small_market")
    assert match.choices() == ["pass", "use small_market"]
    match.play(small)
    assert about(match) == ("use", "large_market")
    assert match.choices() == ["pass", "use large_market"]
    match.play(large)
    assert board(match, 1)["doubloons"] == doubloons


@rule("PR-BLD-GEN-04")
@pytest.mark.parametrize(("answer", "points"), [("use harbor", 3), ("pass", 2)])
@pytest.mark.parametrize("shipment", ["ship corn 5", "wharf corn"])
def test_the_harbor_can_be_declined(shipment: str, answer: str, points: int) -> None:
    """With the option to be asked, the owner of a harbor says for each shipment whether they take the extra point."""
    match = given(seats={1: seat(city="harbor, wharf", goods="2 corn, 1 indigo")}, options=ASKING)
    match.play("captain", shipment)
    assert about(match) == ("use", "harbor")
    assert match.choices() == ["pass", "use harbor"]
    match.play(answer)
    assert board(match, 1)["points"] == points
    assert (match.actor, kind(match)) == (1, "ship")


def test_goods_that_could_all_be_stored_can_be_given_back() -> None:
    """With the option to be asked, storage is asked for every kind, also where all goods could stay."""
    match = given(
        seats={0: seat(city="small_warehouse", goods="3 corn, 1 coffee")},
        cargo_ships=[ship("5 corn"), ship("1 indigo"), ship("1 sugar")],
        options=ASKING,
    )
    match.play("captain")
    assert match.choices() == [f"keep corn {count}" for count in range(4)]
    match.play("keep corn 2")
    assert match.choices() == ["keep coffee 0", "keep coffee 1"]
    match.play("keep coffee 0")
    assert (kind(match), board(match, 0)["goods"]) == ("role", {"corn": 2})


@pytest.mark.parametrize(
    ("role", "answer", "owner"),
    [
        ("settler", "settle corn", seat(city="hospice (0)")),
        ("builder", "build sugar_mill", seat(city="university (0)", doubloons=4)),
        ("craftsman", "extra corn", seat(city="factory", island="1/1 corn")),
        ("trader", "sell indigo", seat(city="small_market (0), large_market (0)", goods="1 indigo")),
        ("captain", "ship corn 5", seat(city="harbor (0)", goods="1 corn")),
    ],
)
def test_nobody_is_asked_about_a_building_that_gives_nothing(role: str, answer: str, owner: Json) -> None:
    """An unoccupied building, or a factory that pays nothing, is no question."""
    match = given(seats={0: owner}, row={"corn": 1}, options=ASKING)
    match.play(role, answer)
    assert kind(match) != "use"


@pytest.mark.parametrize(
    ("role", "answer", "owner"),
    [
        ("settler", "settle corn", seat(city="hospice")),
        ("builder", "build sugar_mill", seat(city="university", doubloons=4)),
    ],
)
def test_nobody_is_asked_for_a_colonist_when_there_is_none(role: str, answer: str, owner: Json) -> None:
    """With supply and ship empty hospice and university have nothing to ask about."""
    match = given(seats={0: owner}, row={"corn": 1}, colonists=0, colonist_ship=0, options=ASKING)
    match.play(role, answer)
    assert kind(match) != "use"


@pytest.mark.parametrize(
    ("role", "answer", "owner"),
    [
        ("settler", "settle corn", seat(city="hospice")),
        ("builder", "build sugar_mill", seat(city="university", doubloons=4)),
        ("craftsman", "extra corn", seat(city="factory, small_indigo_plant", island="1/1 corn, 1/1 indigo")),
        ("trader", "sell indigo", seat(city="small_market, large_market", goods="1 indigo")),
        ("captain", "ship corn 5", seat(city="harbor", goods="1 corn")),
    ],
)
def test_without_the_option_buildings_work_by_themselves(role: str, answer: str, owner: Json) -> None:
    """By default nobody is asked whether they want what a building gives."""
    match = given(seats={0: owner}, row={"corn": 1})
    match.play(role, answer)
    assert kind(match) != "use"


# Production that can be declined (optional_production)


@rule("PR-DEC-05")
@pytest.mark.parametrize(("answer", "goods"), [("produce", {"corn": 2}), ("pass", {})])
def test_production_can_be_declined_only_with_the_option(answer: str, goods: dict[str, int]) -> None:
    """Production happens by itself and in full; only with the option optional_production may a player choose not to
    produce, and then they produce all or nothing."""
    match = given(seats={1: seat(island="2/2 corn")}, options={"optional_production": True})
    match.play("craftsman")
    assert (match.actor, kind(match), match.choices()) == (1, "produce", ["pass", "produce"])
    match.play(answer)
    assert board(match, 1)["goods"] == goods


@rule("PR-DEC-05")
def test_production_is_automatic_by_default() -> None:
    """Without the option nobody is asked whether they produce."""
    match = given(seats={1: seat(island="2/2 corn")})
    match.play("craftsman")
    assert (kind(match), board(match, 1)["goods"]) == ("role", {"corn": 2})


def test_a_craftsman_who_declined_to_produce_has_no_extra_good() -> None:
    """A craftsman who chose not to produce has produced no kind, so their privilege gives nothing."""
    match = given(seats={0: seat(island="2/2 corn")}, options={"optional_production": True})
    match.play("craftsman", "pass")
    assert kind(match) == "role"


def test_who_has_nothing_to_produce_is_not_asked() -> None:
    """A player whose goods the supply does not have is not asked whether they produce."""
    match = given(seats={1: seat(island="2/2 corn")}, supply={"corn": 0}, options={"optional_production": True})
    match.play("craftsman")
    assert kind(match) == "role"


def test_production_and_factory_are_asked_one_after_the_other() -> None:
    """With both options a factory owner says first whether they produce, then whether they are paid."""
    match = given(
        seats={0: seat(city="factory, small_indigo_plant", island="1/1 corn, 1/1 indigo"), 1: seat(island="1/1 corn")},
        options={"optional_production": True, "ask_optional": True},
    )
    match.play("craftsman", "produce")
    assert (match.actor, *about(match)) == (0, "use", "factory")
    match.play("use factory")
    assert (match.actor, kind(match)) == (1, "produce")


# Fairer prices and starts (balanced)


def prices(balanced: bool) -> tuple[int, int]:
    """Of factory and university, for a player who is not the builder."""
    match = given(seats={1: seat(doubloons=9)}, options={"balanced": balanced})
    match.play("builder", "pass")
    asked = (match.question() or {})["prices"]
    return asked["factory"], asked["university"]


def test_the_balanced_game_swaps_the_prices_of_factory_and_university() -> None:
    """With the option balanced the factory costs eight doubloons and the university seven, instead of the reverse."""
    assert prices(balanced=True) == (8, 7)
    assert prices(balanced=False) == (7, 8)  # also with another table beside it


@pytest.mark.parametrize(
    ("players", "doubloons"), [(2, [3, 2]), (3, [2, 2, 1]), (4, [3, 3, 2, 2]), (5, [4, 4, 4, 3, 3])]
)
def test_who_starts_with_corn_has_a_doubloon_less_in_the_balanced_game(players: int, doubloons: list[int]) -> None:
    """With the option balanced a player whose first plantation is corn starts with one doubloon less."""
    match = boriken.new_match("puerto-rico", players, first_governor=0, balanced=True, seed=1)
    assert [board(match, number)["doubloons"] for number in range(players)] == doubloons


# Points face down (hidden_vp)


def with_points(**options: object) -> Match:
    seats = {0: seat(points=5, doubloons=3, goods="2 corn"), 1: seat(points=9, doubloons=4, goods="1 sugar")}
    return given(seats=seats, options=options)


@rule("PR-CAPTAIN-15")
def test_points_may_be_face_down_but_money_and_goods_are_open() -> None:
    """Victory point chips may be kept face down; doubloons and goods lie open for all."""
    theirs = with_points(hidden_vp=True).view(0)["seats"][1]
    assert (theirs["points"], theirs["score"]) == (None, None)
    assert (theirs["doubloons"], theirs["goods"]) == (4, {"sugar": 1})


@rule("PR-DEC-15")
def test_with_hidden_points_everybody_sees_only_his_own() -> None:
    """Hidden points are a matter of display, chosen by an option: each player is shown only their own, a spectator
    none, while the position holds them all."""
    match = with_points(hidden_vp=True)
    shown = [[whose["points"] for whose in match.view(viewer)["seats"]] for viewer in (0, 1, None)]
    assert shown == [[5, None, None, None], [None, 9, None, None], [None, None, None, None]]
    assert [board(match, number)["points"] for number in range(4)] == [5, 9, 0, 0]


@rule("PR-DEC-15")
def test_points_are_open_unless_the_option_is_chosen() -> None:
    """By default everybody sees everybody's points."""
    assert [whose["points"] for whose in with_points().view(None)["seats"]] == [5, 9, 0, 0]


@rule("PR-DEC-15")
def test_hidden_points_are_shown_when_the_game_is_over() -> None:
    """At the end of the game hidden points are turned up."""
    seats = [{"points": 5}, {"points": 9}]
    match = boriken.from_position(
        {
            "game": "puerto-rico",
            "players": 2,
            "options": {"hidden_vp": True},
            "state": {"seats": seats, "ending": ["city"], "question": {"kind": "over"}},
        }
    )
    assert [whose["points"] for whose in match.view(0)["seats"]] == [5, 9]


# The last chip (vp_end_any_phase)


@rule("PR-DEC-03")
@pytest.mark.parametrize(("any_phase", "ending"), [(True, ["points"]), (False, [])])
def test_the_last_chip_ends_the_game_in_any_phase_unless_told_otherwise(any_phase: bool, ending: list[str]) -> None:
    """The game ends when the last victory point chip is taken, in whatever phase; with the option vp_end_any_phase off
    it must be a captain phase."""
    match = given(chips=1, options={"vp_end_any_phase": any_phase})
    assert isinstance(match.game, State)
    match.game.gain_points(1, BY_GOODS)  # the base game gives points to captains only: nothing else leads here
    assert table(match)["ending"] == ending


@rule("PR-DEC-03")
@pytest.mark.parametrize("any_phase", [True, False])
def test_the_last_chip_in_a_captain_phase_always_ends_the_game(any_phase: bool) -> None:
    """In a captain phase the last chip ends the game, whatever the option says."""
    match = given(seats={1: seat(goods="1 corn")}, chips=1, options={"vp_end_any_phase": any_phase})
    match.play("captain", "ship corn 5")
    assert table(match)["ending"] == ["points"]


# Large buildings (max_large)


@rule("PR-DEC-12")
def test_a_city_holds_four_large_buildings() -> None:
    """The columns of a city hold four large buildings; a fifth is refused unless the option max_large allows five."""
    match = given(seats={1: seat(city=LARGE, doubloons=10)})
    match.play("builder", "pass")
    assert match.why_not("build city_hall") == "A city has room for 4 large buildings."


@rule("PR-DEC-12")
def test_with_the_option_a_fifth_large_building_needs_only_its_spaces() -> None:
    """With max_large at five only the free spaces count."""
    match = given(seats={1: seat(city=LARGE, doubloons=10)}, options={"max_large": 5})
    match.play("builder", "pass", "build city_hall")
    assert "city_hall" in board(match, 1)["city"]


# The first governor (first_governor)


@for_every_player_count
def test_a_seat_can_be_named_to_begin(players: int) -> None:
    """With the option first_governor a seat is named to begin, and no lots are drawn."""
    match = new_game(players, first_governor=players - 1)
    assert (match.actor, table(match)["governor"]) == (players - 1, players - 1)
    assert events(match, "governor_drawn") == []


@for_every_player_count
def test_the_named_governor_has_the_first_start_tile(players: int) -> None:
    """The start tiles are dealt from the named governor on: they have indigo, their right neighbour corn."""
    match = new_game(players, first_governor=1)
    assert board(match, 1)["island"] == {"indigo": [1, 0]}
    assert board(match, 0)["island"] == {"corn": [1, 0]}


@for_every_player_count
def test_without_the_option_lots_are_drawn(players: int) -> None:
    """By default chance draws the first governor, each seat as likely as the others."""
    match = new_game(players, first_governor="lot").at(0)
    assert match.choices() == [f"governor {number}" for number in range(players)]
    assert list(match.game.weights()) == [1] * players
