"""Puerto Rico: why an action may not be done, in a sentence that a player understands."""

from collections.abc import Sequence
from typing import NamedTuple

import pytest

import boriken
from boriken import IllegalActionError, Match
from boriken.core.game import CHANCE
from boriken.core.randomness import Random
from boriken.core.registry import title
from boriken.games.puerto_rico.refusals import because
from tests.catalogue import refusal_codes
from tests.kits.puerto_rico import (
    Json,
    given,
    new_game,
    roles_taken,
    seat,
    ship,
    ships_with_other_goods,
    small_buildings,
)

ALL_PLANTATIONS = {"corn": 10, "indigo": 12, "sugar": 11, "tobacco": 9, "coffee": 8}
FOUR_LARGE = "guild_hall, residence, fortress, customs_house"


class Case(NamedTuple):
    """In a position, after some actions, one more is refused."""

    code: str
    sentence: str
    position: Json
    before: Sequence[str]
    refused: str


def position(**arguments: object) -> Json:
    return arguments


DRAFT = {"expansions": ["new-buildings"]}
ALL_31 = {**DRAFT, "buildings": "all-31"}
BUCCANEER = {"expansions": ["buccaneer"]}

# The hospice costs two, and there is one doubloon; only the colonist in San Juan makes up for the other
AT_THE_BLACK_MARKET = position(
    options=ALL_31,
    seats={0: seat(doubloons=1, san_juan=1, city="black_market, office (0)", island="1/1 quarry")},
)

CASES = [
    Case(
        "game_over",
        "The game is over.",
        position(question={"kind": "over"}, ending=["city"]),
        [],
        "settler",
    ),
    Case(
        "chance_acts",
        "Chance decides this.",
        position(),
        [],
        "draw corn",
    ),
    Case(
        "another_question",
        "Something else is asked now: which role to take.",
        position(),
        [],
        "ship corn 5",
    ),
    # Taking a role
    Case(
        "must_take_role",
        "You must take a role.",
        position(),
        [],
        "pass",
    ),
    Case(
        "role_not_in_play",
        "This prospector card is not in play with 3 players.",
        position(players=3),
        [],
        "prospector",
    ),
    Case(
        "role_taken",
        "The mayor is already taken in this round.",
        position(roles=roles_taken("mayor")),
        [],
        "mayor",
    ),
    # The settler
    Case(
        "no_such_tile",
        "No coffee plantation lies open.",
        position(row={"corn": 5}),
        ["settler"],
        "settle coffee",
    ),
    Case(
        "no_quarry_left",
        "There is no quarry left.",
        position(row={"corn": 5}, quarries=0),
        ["settler"],
        "settle quarry",
    ),
    Case(
        "quarry_not_allowed",
        "Only the settler and owners of an occupied construction hut may take a quarry.",
        position(row={"corn": 5}),
        ["settler", "settle corn"],
        "settle quarry",
    ),
    Case(
        "needs_building",
        "An unseen plantation needs an occupied hacienda.",
        position(row={"corn": 5}, seats={0: seat(city="hacienda (0)")}),
        ["settler"],
        "hacienda",
    ),
    Case(
        "building_used",
        "The hacienda gives one unseen plantation a turn.",
        position(row={"corn": 5}, seats={0: seat(city="hacienda")}),
        ["settler", "hacienda"],
        "hacienda",
    ),
    Case(
        "no_unseen_tile",
        "There is no face-down plantation left.",
        position(row=ALL_PLANTATIONS, seats={0: seat(city="hacienda")}),
        ["settler"],
        "hacienda",
    ),
    # The mayor
    Case(
        "other_place",
        "The question is about another one now: small sugar mill.",
        position(seats={0: seat(island="1 quarry", city="small_sugar_mill (0), sugar_mill (0)", san_juan=1)}),
        ["mayor", "pass", "place quarry 1"],
        "place sugar_mill 1",
    ),
    Case(
        "too_many_colonists",
        "No more than 1 colonist can go there.",
        position(seats={0: seat(island="1 corn, 3 sugar")}),
        ["mayor", "colonist"],
        "place corn 2",
    ),
    Case(
        "too_few_colonists",
        "Free circles must be filled: at least 1 colonist here.",
        position(seats={0: seat(island="2 corn, 1 sugar")}),
        ["mayor", "colonist"],
        "place corn 0",
    ),
    Case(
        "must_answer",
        "You cannot pass: the question is where to place colonists.",
        position(seats={0: seat(island="2 corn, 1 sugar")}),
        ["mayor", "colonist"],
        "pass",
    ),
    # The builder
    Case(
        "sold_out",
        "No small market is left on sale.",
        position(seats={0: seat(doubloons=9), 1: seat(city="small_market"), 2: seat(city="small_market")}),
        ["builder"],
        "build small_market",
    ),
    Case(
        "already_built",
        "You already own the small market.",
        position(seats={0: seat(doubloons=9, city="small_market")}),
        ["builder"],
        "build small_market",
    ),
    Case(
        "too_expensive",
        "The wharf costs 8 doubloons; you have 5.",
        position(seats={0: seat(doubloons=5)}),
        ["builder"],
        "build wharf",
    ),
    Case(
        "no_city_space",
        "The fortress needs 2 city spaces; you have 1 free.",
        position(seats={0: seat(doubloons=12, city=small_buildings(11))}),
        ["builder"],
        "build fortress",
    ),
    Case(
        "too_many_large",
        "A city has room for 4 large buildings.",
        position(seats={0: seat(doubloons=12, city=FOUR_LARGE)}),
        ["builder"],
        "build city_hall",
    ),
    # The craftsman
    Case(
        "not_produced",
        "The extra good must be of a kind you produced.",
        position(seats={0: seat(island="1/1 corn")}),
        ["craftsman"],
        "extra coffee",
    ),
    Case(
        "none_in_supply",
        "There is no corn left in the supply.",
        position(
            seats={0: seat(island="1/1 corn, 1/1 indigo", city="small_indigo_plant")},
            supply={"corn": 1},
        ),
        ["craftsman"],
        "extra corn",
    ),
    # The trader
    Case(
        "no_goods",
        "You have no coffee.",
        position(seats={0: seat(goods="1 corn")}),
        ["trader"],
        "sell coffee",
    ),
    Case(
        "house_has_kind",
        "The trading house already has corn; only an occupied office may sell it there.",
        position(seats={0: seat(goods="1 corn, 1 indigo")}, trading_house={"corn": 1}),
        ["trader"],
        "sell corn",
    ),
    # The captain
    Case(
        "must_ship",
        "You must ship: one of your goods fits on a cargo ship.",
        position(seats={0: seat(goods="1 corn")}),
        ["captain"],
        "pass",
    ),
    Case(
        "no_goods",
        "You have no sugar.",
        position(seats={0: seat(goods="1 corn")}),
        ["captain"],
        "ship sugar 5",
    ),
    Case(
        "ship_not_in_play",
        "There is no ship with 8 spaces in play.",
        position(seats={0: seat(goods="1 corn")}),
        ["captain"],
        "ship corn 8",
    ),
    Case(
        "kind_on_other_ship",
        "Corn must go on the ship of 6, which carries it already.",
        position(seats={0: seat(goods="1 corn")}, cargo_ships=[ship(), ship("1 corn"), ship()]),
        ["captain"],
        "ship corn 7",
    ),
    Case(
        "ship_full",
        "The corn ship is full.",
        position(seats={0: seat(goods="1 corn, 1 sugar")}, cargo_ships=[ship("5 corn"), ship(), ship()]),
        ["captain"],
        "ship corn 5",
    ),
    Case(
        "ship_has_other_kind",
        "That ship carries indigo.",
        position(seats={0: seat(goods="1 sugar")}, cargo_ships=[ship("1 indigo"), ship(), ship()]),
        ["captain"],
        "ship sugar 5",
    ),
    Case(
        "larger_ship",
        "You must load as much as possible: another ship takes 7 sugar.",
        position(seats={0: seat(goods="8 sugar")}),
        ["captain"],
        "ship sugar 6",
    ),
    Case(
        "needs_building",
        "That needs an occupied wharf.",
        position(seats={0: seat(goods="1 corn", city="wharf (0)")}),
        ["captain"],
        "wharf corn",
    ),
    Case(
        "building_used",
        "Your wharf has been used in this phase.",
        position(seats={0: seat(goods="1 corn, 1 sugar", city="wharf")}),
        ["captain", "wharf corn"],
        "wharf sugar",
    ),
    Case(
        "no_goods",
        "You have no coffee.",
        position(seats={0: seat(goods="1 corn", city="wharf")}),
        ["captain"],
        "wharf coffee",
    ),
    Case(
        "cannot_store",
        "You can keep no more than 1 sugar.",
        position(seats={0: seat(goods="3 sugar")}, cargo_ships=ships_with_other_goods()),
        ["captain"],
        "keep sugar 2",
    ),
    Case(
        "other_place",
        "The question is about another one now: sugar.",
        position(seats={0: seat(goods="3 sugar, 3 tobacco")}, cargo_ships=ships_with_other_goods()),
        ["captain"],
        "keep tobacco 1",
    ),
    Case(
        "must_answer",
        "You cannot pass: the question is which goods to keep.",
        position(seats={0: seat(goods="3 sugar")}, cargo_ships=ships_with_other_goods()),
        ["captain"],
        "pass",
    ),
    # The expansions
    Case(
        "not_possible",
        "That is not possible here.",
        position(options=BUCCANEER),
        ["buccaneer"],
        "piracy 4",
    ),
    Case(
        "wanted",
        "You took the buccaneer last: somebody else must take it first.",
        position(options=BUCCANEER, wanted=0),
        [],
        "buccaneer",
    ),
    Case(
        "not_in_the_game",
        "The library is not in this game.",
        position(seats={0: seat(doubloons=10)}),
        ["builder"],
        "build library",
    ),
    Case(
        "already_chosen",
        "The church is already on sale.",
        position(options=DRAFT, chosen=["church"], question={"kind": "choose"}),
        [],
        "choose church",
    ),
    Case(
        "no_space_of_its_cost",
        "All spaces for buildings at 5 doubloons are taken.",
        position(options=DRAFT, chosen=["church", "office"], question={"kind": "choose"}),
        [],
        "choose trading_post",
    ),
    Case(
        "not_both",
        "By the rules of 2004, hacienda and forest house are never on sale together.",
        position(options={**DRAFT, "nb_rules": "2004"}, chosen=["hacienda"], question={"kind": "choose"}),
        [],
        "choose forest_house",
    ),
    Case(
        "needs_building",
        "A forest needs an occupied forest house.",
        position(options=ALL_31, row={"corn": 1}),
        ["settler"],
        "forest corn",
    ),
    Case(
        "no_forest_tile",
        "There is no forest tile left.",
        position(
            options={**ALL_31, "nb_rules": "2004"},
            seats={0: seat(city="forest_house"), 1: seat(forest_tiles=12)},
            row={"corn": 1},
        ),
        ["settler"],
        "forest corn",
    ),
    Case(
        "needs_building",
        "A second tile needs an occupied library.",
        position(
            options=ALL_31,
            seats={0: seat(city="library (0), guesthouse")},
            row={"corn": 1},
            roles=roles_taken("settler"),
            question={"kind": "tile", "role": "settler", "second_tile": True},
        ),
        [],
        "settle corn",
    ),
    Case(
        "house_full",
        "The trading house is full.",
        position(
            options=ALL_31,
            seats={0: seat(goods="1 corn", city="trading_post")},
            trading_house={"indigo": 1, "sugar": 1, "tobacco": 1, "coffee": 1},
        ),
        ["trader"],
        "sell corn",
    ),
    Case(
        "already_sold",
        "You have already sold a good in this phase.",
        position(
            options={"expansions": ["nobles"]},
            seats={0: seat(doubloons=1, goods="1 corn, 1 sugar", city="land_office")},
        ),
        ["trader", "sell corn"],
        "sell sugar",
    ),
    Case(
        "needs_building",
        "That needs an occupied trading post.",
        position(seats={0: seat(goods="1 corn")}),
        ["trader"],
        "post corn",
    ),
    Case(
        "needs_building",
        "That needs an occupied small wharf.",
        position(seats={0: seat(goods="1 corn")}),
        ["captain"],
        "small_wharf",
    ),
    Case(
        "building_used",
        "Your small wharf has been used in this phase.",
        position(
            options=ALL_31,
            seats={0: seat(goods="1 corn", city="small_wharf")},
            roles=roles_taken("captain"),
            question={"kind": "ship", "role": "captain", "small_wharves_used": [0]},
        ),
        [],
        "small_wharf",
    ),
    Case(
        "at_least_one_good",
        "At least one good must go.",
        position(options=ALL_31, seats={0: seat(goods="2 corn", city="small_wharf")}),
        ["captain", "small_wharf"],
        "keep corn 2",
    ),
    Case(
        "no_guest",
        "There is no such guest in your guesthouse.",
        position(row={"corn": 1}),
        ["settler"],
        "guest quarry",
    ),
    Case(
        "no_free_circle",
        "There is no free circle on the corn plantation.",
        position(options=ALL_31, seats={0: seat(city="guesthouse", island="1/1 corn, 1 sugar")}),
        ["settler"],
        "guest corn",
    ),
    Case(
        "nobody_there",
        "There is nobody on the office whom you could give.",
        AT_THE_BLACK_MARKET,
        ["builder", "build hospice"],
        "recall office",
    ),
    Case(
        "still_too_expensive",
        "Without the colonist on the quarry you could not pay for the hospice.",
        AT_THE_BLACK_MARKET,
        ["builder", "build hospice"],
        "recall quarry",
    ),
    Case(
        "must_give",
        "The black market wants its price.",
        AT_THE_BLACK_MARKET,
        ["builder", "build hospice"],
        "pass",
    ),
]


@pytest.mark.parametrize("case", CASES, ids=lambda case: f"{case.code}-{case.refused}".replace(" ", "-"))
def test_what_is_not_allowed_is_explained(case: Case) -> None:
    match = given(**case.position)
    match.play(*case.before)
    with pytest.raises(IllegalActionError) as error:
        match.play(case.refused)
    assert (error.value.refusal.code, str(error.value)) == (case.code, case.sentence)
    assert match.why_not(case.refused) == case.sentence


def test_nobody_plays_while_chance_is_to_act() -> None:
    match = new_game(first_governor="lot").at(0)
    with pytest.raises(IllegalActionError, match=r"^Chance decides this\.$"):
        match.play("governor 0")


def test_every_sentence_is_reached() -> None:
    assert {case.code for case in CASES} == refusal_codes(title("puerto-rico")) - {"kinds_of_a_price"}  # a set-up's


# All that is refused, at once


class Refused(NamedTuple):
    """In a position, after some actions, these are refused for these reasons, and nothing else is called to mind."""

    position: Json
    before: Sequence[str]
    codes: dict[str, str]


ALL_REFUSED = {
    "roles that are taken, not those that are not in play": Refused(
        position(players=3, roles=roles_taken("mayor"), governor=0),
        [],
        {"mayor": "role_taken"},
    ),
    "plantations that do not lie open, the quarry and the hacienda": Refused(
        position(seats={0: seat(city="hacienda (0)")}, row={"corn": 4, "sugar": 1}),
        ["settler", "pass"],
        {
            "settle indigo": "no_such_tile",
            "settle tobacco": "no_such_tile",
            "settle coffee": "no_such_tile",
            "settle quarry": "quarry_not_allowed",
            "hacienda": "needs_building",
        },
    ),
    "more or fewer colonists than go on the place": Refused(
        position(seats={0: seat(san_juan=1, island="3 corn", city="office (0)")}),
        ["mayor", "pass"],
        {"place corn 0": "too_few_colonists", "place corn 3": "too_many_colonists"},
    ),
    "goods that the trading house does not take": Refused(
        position(seats={0: seat(goods="2 corn, 1 sugar")}, trading_house={"corn": 1}),
        ["trader"],
        {"sell corn": "house_has_kind"},
    ),
    "ships that do not take one's goods, and passing": Refused(
        position(
            seats={0: seat(goods="2 corn, 1 sugar", city="wharf (0)")},
            cargo_ships=[ship("1 corn"), ship("1 indigo"), ship()],
        ),
        ["captain"],
        {
            "pass": "must_ship",
            "ship corn 6": "kind_on_other_ship",
            "ship corn 7": "kind_on_other_ship",
            "ship sugar 5": "ship_has_other_kind",
            "ship sugar 6": "ship_has_other_kind",
            "wharf corn": "needs_building",
            "wharf sugar": "needs_building",
        },
    ),
    "more goods than can be kept": Refused(
        position(seats={0: seat(goods="3 sugar")}, cargo_ships=ships_with_other_goods()),
        ["captain"],
        {"keep sugar 2": "cannot_store", "keep sugar 3": "cannot_store"},
    ),
    "nothing where one may only take or leave": Refused(position(), ["mayor"], {}),
}


@pytest.mark.parametrize("name", ALL_REFUSED)
def test_all_that_is_refused_is_told_with_its_reason(name: str) -> None:
    case = ALL_REFUSED[name]
    match = given(**case.position)
    match.play(*case.before)
    assert {text: refusal["code"] for text, refusal in match.refusals().items()} == case.codes


def test_every_building_can_be_built_or_is_refused() -> None:
    match = given(seats={0: seat(doubloons=2, city="small_market")})
    match.play("builder")
    refusals = match.refusals()
    assert len(refusals) + len(match.choices()) == 1 + 23
    assert refusals["build small_market"] == {
        "code": "already_built",
        "parameters": {"building": "small_market"},
        "sentence": "You already own the small market.",
    }
    assert refusals["build wharf"]["parameters"] == {"building": "wharf", "price": 8, "doubloons": 2}


def test_the_extra_good_is_one_of_all_goods() -> None:
    match = given(seats={0: seat(island="2/2 corn, 1/1 indigo", city="small_indigo_plant")})
    match.play("craftsman")
    assert {text: refusal["code"] for text, refusal in match.refusals().items()} == {
        f"extra {good}": "not_produced" for good in ("sugar", "tobacco", "coffee")
    }


# Whatever the position and whatever the action


def everything(match: Match) -> tuple[object, ...]:
    return match.position(), match.record(), match.log(None)


def assert_all_else_is_refused(match: Match) -> None:
    legal, before = match.choices(), everything(match)
    for text in match.title.notation:
        if text not in legal:
            with pytest.raises(IllegalActionError) as error:
                match.play(text)
            refusal = error.value.refusal
            assert refusal == because(refusal.code, **refusal.parameters), text
    assert everything(match) == before


@pytest.mark.parametrize("asking", [False, True])
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_every_action_that_is_not_legal_is_refused_and_changes_nothing(players: int, asking: bool) -> None:
    match = boriken.new_match(
        "puerto-rico", players, seed=players, ask_optional=asking, optional_production=asking, max_large=5
    )
    choice = Random(players)
    while not match.over:
        choices = match.choices()
        match.play(choices[choice.below(len(choices))])
    by_chance = [count for count, move in enumerate(match.moves) if move.actor == CHANCE]
    for count in [*range(0, len(match.moves), 60), *by_chance[::60], len(match.moves)]:
        assert_all_else_is_refused(match.at(count))
