"""Puerto Rico: a position holds all that a phase remembers, and one that cannot exist is refused with a sentence."""

from typing import Any

import pytest

import boriken
from boriken import Match, PositionError
from boriken.games.puerto_rico.catalogue import GOOD_NAMES
from boriken.games.puerto_rico.document import QUESTION_NAMES
from tests.core.junk import ENDLESS
from tests.kits.puerto_rico import Json, given, roles_taken, seat, ship, ships_with_other_goods


def assert_goes_on_alike(match: Match, *actions: str) -> None:
    loaded = boriken.from_position(match.position())
    for table in (match, loaded):
        table.play(*actions)
    assert loaded.position() == match.position()
    assert loaded.choices() == match.choices()


# What a phase remembers


def test_the_hacienda_that_was_used() -> None:
    match = given(seats={0: seat(city="hacienda")}, row={"corn": 2})
    match.play("settler", "hacienda")
    assert_goes_on_alike(match, "settle corn")


def test_the_kinds_that_the_craftsman_produced() -> None:
    match = given(seats={0: seat(island="1/1 corn")})
    match.play("craftsman")
    assert_goes_on_alike(match, "extra corn")


def test_the_place_that_colonists_are_asked_for() -> None:
    match = given(seats={0: seat(island="2 corn, 2 sugar, 2 quarry"), 1: seat(island="2 corn, 2 sugar")})
    match.play("mayor", "colonist", "place corn 1")
    assert_goes_on_alike(match, "place sugar 0")


def test_the_captains_point_that_was_given() -> None:
    match = given(seats={0: seat(goods="1 corn, 1 indigo")})
    match.play("captain", "ship corn 5")
    assert_goes_on_alike(match, "ship indigo 6")


def test_the_wharf_that_was_used() -> None:
    match = given(seats={0: seat(goods="1 corn, 1 indigo", city="wharf"), 1: seat(goods="1 corn")})
    match.play("captain", "wharf corn")
    assert_goes_on_alike(match, "ship corn 5")


def test_the_turns_without_a_shipment() -> None:
    owner = seat(goods="1 sugar", city="wharf")
    match = given(3, seats={0: owner, 1: owner}, cargo_ships=ships_with_other_goods(3))
    match.play("captain", "pass")
    assert_goes_on_alike(match, "pass")


def test_the_goods_that_are_kept_already() -> None:
    match = given(seats={0: seat(goods="2 sugar, 2 tobacco")}, cargo_ships=ships_with_other_goods())
    match.play("captain", "keep sugar 0")
    assert_goes_on_alike(match, "keep tobacco 1")


def test_the_building_that_is_asked_about() -> None:
    match = given(
        seats={0: seat(city="factory, small_indigo_plant", island="1/1 corn, 1/1 indigo")},
        options={"ask_optional": True},
    )
    match.play("craftsman")
    assert_goes_on_alike(match, "use factory")


# Positions that cannot exist


def assert_refused(sentence: str, **state: Any) -> None:
    boards = state.pop("seats", [{}, {}, {}, {}])
    document = {"game": "puerto-rico", "players": 4, "state": {"seats": boards, **state}}
    with pytest.raises(PositionError) as error:
        boriken.from_position(document)
    assert str(error.value) == sentence


def not_in(where: str, least: int, most: int, value: object) -> str:
    return f"State.{where} must be a whole number from {least} to {most}, not {value!r}."


@pytest.mark.parametrize(
    ("state", "sentence"),
    [
        ({"seats": [{}, {}]}, "State.seats must be a list of 4."),
        ({"seats": [{}, {}, {}, 4]}, "State.seats[3] must be a set of named entries."),
        ({"trading_house": {"corn": 3, "sugar": 2}}, "The trading house has 4 spaces."),
        ({"cargo_ships": [{}, {}]}, "State.cargo_ships must be a list of 3."),
        (
            {"cargo_ships": [{"spaces": 4}, {}, {}]},
            not_in("cargo_ships[0].spaces", 5, 5, 4),
        ),
        ({"cargo_ships": [{"load": 1}, {}, {}]}, "State.cargo_ships[0].good is missing."),
        (
            {"cargo_ships": [ship("6 corn"), {}, {}]},
            not_in("cargo_ships[0].load", 0, 5, 6),
        ),
        ({"cargo_ships": [ship("1 corn"), ship("1 corn"), {}]}, "Two cargo ships carry corn."),
        ({"row": {"quarry": 1}}, "State.row has an entry 'quarry' that means nothing here."),
        ({"row": {"corn": 11}}, "There are 1 too many of corn for deck."),
        ({"colonist_ship": 80}, "There are 1 too many colonists."),
        ({"governor": 4}, not_in("governor", 0, 3, 4)),
        ({"ending": ["rain"]}, "State.ending can hold colonists, city, points, buildings, not 'rain'."),
        (
            {"ending": [ENDLESS]},
            "State.ending can hold colonists, city, points, buildings, not something too large to show.",
        ),
        ({"roles": {"captain": {"open": 1}}}, "State.roles.captain.open must be true or false, not 1."),
        ({"roles": {"prospector 2": {}}}, "State.roles has an entry 'prospector 2' that means nothing here."),
        (
            {"roles": roles_taken("settler", "mayor", "builder", "captain")},
            "More than 4 roles are taken in this round.",
        ),
        ({"points": 101}, not_in("points", 100, 100, 101)),
    ],
    ids=range(18),
)
def test_a_table_that_cannot_be(state: Json, sentence: str) -> None:
    assert_refused(sentence, **state)


@pytest.mark.parametrize(
    ("board", "sentence"),
    [
        ({"doubloons": -1}, not_in("seats[0].doubloons", 0, 9999, -1)),
        ({"points": True}, not_in("seats[0].points", 0, 9999, True)),
        ({"goods": {"corn": 12}}, not_in("seats[0].goods.corn", 0, 11, 12)),
        ({"goods": {"corn": 11}}, "There are 1 too many of corn for goods."),
        ({"goods": {"rum": 1}}, "State.seats[0].goods has an entry 'rum' that means nothing here."),
        ({"island": {"corn": 1}}, "State.seats[0].island.corn must be a list of 2."),
        ({"island": {"corn": [1, 2]}}, "State.seats[0].island.corn must be [tiles, colonists on them], not [1, 2]."),
        (
            {"island": {"corn": ["1", 0]}},
            "State.seats[0].island.corn must be [tiles, colonists on them], not ['1', 0].",
        ),
        ({"island": {"corn": [7, 0], "sugar": [6, 0]}}, "There is no room for all that state.seats[0] holds."),
        ({"island": {"quarry": [9, 0]}}, "There are 1 too many quarries."),
        ({"city": {"harbor": 2}}, not_in("seats[0].city.harbor", 0, 1, 2)),
        ({"city": {"casino": 0}}, "State.seats[0].city has an entry 'casino' that means nothing here."),
        ({"san_juan": 200}, "There are 125 too many colonists."),
    ],
    ids=range(13),
)
def test_a_board_that_cannot_be(board: Json, sentence: str) -> None:
    assert_refused(sentence, seats=[board, {}, {}, {}])


def test_more_copies_of_a_building_than_there_are() -> None:
    sold = {"city": {"residence": 0}}
    assert_refused("There are 1 too many of residence for buildings.", seats=[sold, sold, {}, {}])


def test_more_large_buildings_than_a_city_holds() -> None:
    city = dict.fromkeys(["guild_hall", "residence", "fortress", "customs_house", "city_hall"], 0)
    assert_refused("There is no room for all that state.seats[0] holds.", seats=[{"city": city}, {}, {}, {}])


def asked(kind: str, role: str | None = None, **about: object) -> Json:
    """The question, and the role that it belongs to."""
    if role is None:
        return {"question": {"kind": kind, **about}}
    return {"question": {"kind": kind, "role": role, **about}, "roles": roles_taken(role)}


def with_board(board: Json, question: Json) -> Json:
    return {"seats": [board, {}, {}, {}], **question}


NOT_NOW = "The question {!r} does not come up in this position."


@pytest.mark.parametrize(
    ("state", "sentence"),
    [
        (asked("dance"), f"State.question.kind must be one of {', '.join(QUESTION_NAMES)}, not 'dance'."),
        (asked("ship"), "The question 'ship' does not come up while no role is played."),
        (asked("ship", "trader"), "The question 'ship' does not come up while the trader is played."),
        ({"question": {"kind": "sell", "role": "trader"}}, "The role trader is being played and cannot lie open."),
        (asked("role", seat=1), "Seat 0 takes the next role, not seat 1."),
        (asked("sell", "trader", taker=1), not_in("question.taker", 0, 0, 1)),
        (asked("sell", "trader", seat=4), not_in("question.seat", 0, 3, 4)),
        (asked("colonist", "mayor", seat=1), "Only seat 0, who took the role, has its privilege."),
        (asked("over"), "A game that is over has met an end condition."),
        (
            asked("extra", "craftsman", produced=["rum"]),
            f"State.question.produced can hold {', '.join(GOOD_NAMES)}, not 'rum'.",
        ),
        (asked("ship", "captain", wharves_used=[4]), "State.question.wharves_used can hold seats, not 4."),
        (asked("ship", "captain", wharves_used=[True]), "State.question.wharves_used can hold seats, not True."),
        (
            asked("keep", "captain", about="rum"),
            f"State.question.about must be one of {', '.join(GOOD_NAMES)}, not 'rum'.",
        ),
        (
            with_board(seat(goods="2 corn"), asked("keep", "captain", about="sugar")),
            "Seat 0 keeps more than it can store.",
        ),
        (asked("use", "captain", about="harbor"), "Seat 0 cannot be asked about its harbor now."),
        (
            with_board(seat(city="harbor"), asked("use", "trader", about="harbor")),
            "Seat 0 cannot be asked about its harbor now.",
        ),
        (
            with_board(seat(city="factory"), asked("use", "craftsman", about="factory", doubloons=6)),
            not_in("question.doubloons", 1, 5, 6),
        ),
        (
            with_board(seat(city="hospice"), asked("use", "settler", about="hospice", on="corn")),
            "No colonist can go on corn.",
        ),
        (
            with_board(seat(city="hospice, wharf (0)"), asked("use", "settler", about="hospice", on="wharf")),
            "No colonist can go on wharf.",
        ),
        (
            with_board(
                seat(city="university", island="1 corn"), asked("use", "builder", about="university", on="corn")
            ),
            "No colonist can go on corn.",
        ),
        (with_board(seat(island="1 corn", san_juan=1), asked("place", "mayor", about="corn")), NOT_NOW.format("place")),
        (
            {"colonist_ship": 0, **with_board(seat(island="1 corn"), asked("place", "mayor", about="corn"))},
            NOT_NOW.format("place"),
        ),
        (
            {
                "colonist_ship": 0,
                **with_board(seat(island="2/1 corn", san_juan=1), asked("place", "mayor", about="corn")),
            },
            "Colonists are placed in order; the places still to come are empty.",
        ),
        (with_board(seat(island="6 corn, 6 sugar"), asked("tile", "settler")), NOT_NOW.format("tile")),
        (
            with_board(seat(island="6 corn, 6 sugar", city="hacienda"), asked("unseen_tile", "settler")),
            NOT_NOW.format("unseen_tile"),
        ),
        (with_board(seat(san_juan=75), asked("colonist", "mayor")), NOT_NOW.format("colonist")),
        ({"trading_house": {"corn": 4}, **asked("sell", "trader")}, NOT_NOW.format("sell")),
        ({"row": {"corn": 5}, **asked("row")}, NOT_NOW.format("row")),
        ({"row": {"corn": 1}, **asked("governor")}, NOT_NOW.format("governor")),
        ({"roles": roles_taken("mayor"), **asked("governor")}, NOT_NOW.format("governor")),
        ({"roles": roles_taken("mayor"), **asked("row")}, NOT_NOW.format("row")),
        (
            asked("keep", "captain", about="corn", mood="bad"),
            "State.question has an entry 'mood' that means nothing here.",
        ),
    ],
    ids=range(32),
)
def test_a_question_that_cannot_be_open(state: Json, sentence: str) -> None:
    assert_refused(sentence, **state)


def at_court(**question: object) -> Json:
    """A question of a raid, a mayor or a festival, at a table with all expansions."""
    role = str(question.get("role"))
    return {"question": question, "roles": roles_taken(role)}


@pytest.mark.parametrize(
    ("state", "sentence"),
    [
        (at_court(kind="token", role="buccaneer"), NOT_NOW.format("token")),
        ({"noble_ship": 0, "colonist_ship": 8, **at_court(kind="token", role="buccaneer")}, NOT_NOW.format("token")),
        ({"noble_ship": 0, **at_court(kind="token", role="mayor", owed=1)}, NOT_NOW.format("token")),
        (at_court(kind="token", role="mayor", owed=5), NOT_NOW.format("token")),
        (at_court(kind="token", role="settler", about="hospice", on="corn"), NOT_NOW.format("token")),
        (
            at_court(kind="man", role="buccaneer", about="corn", owed=2, raided={"colonists": 1}),
            NOT_NOW.format("man"),
        ),
        (at_court(kind="man", role="settler", about="corn", owed=3), NOT_NOW.format("man")),
        (
            at_court(kind="man", role="buccaneer", about="corn", owed=1, raided={"nobles": 20}),
            "State.question.raided.nobles must be a whole number from 0 to 19, not 20.",
        ),
    ],
    ids=range(8),
)
def test_a_question_about_tokens_that_are_not_there(state: Json, sentence: str) -> None:
    """Nothing is made of nothing, however the position was written."""
    document = {
        "game": "puerto-rico",
        "players": 4,
        "options": {"expansions": ["nobles", "buccaneer", "festival"]},
        "state": {"seats": [seat(island="2 corn", city="hospice"), {}, {}, {}], **state},
    }
    with pytest.raises(PositionError) as error:
        boriken.from_position(document)
    assert str(error.value) == sentence


def test_a_position_in_which_nothing_can_be_done() -> None:
    stock = {"corn": 10, "indigo": 12, "sugar": 11, "tobacco": 9, "coffee": 8}
    assert_refused("Nothing can be done in this position.", discards=stock, **asked("row"))
