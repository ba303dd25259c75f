"""Names and numbers in the refusals of Puerto Rico, by their code."""

from __future__ import annotations

from typing import TypedDict

from boriken.core.border import Nothing, QuestionKind
from boriken.games.puerto_rico.border.events import OfGood, OfRole, OfTile
from boriken.games.puerto_rico.border.table import Building, Good, Place, Role, Whereabouts


class OfQuestion(TypedDict):
    question: QuestionKind


class RoleNotInPlay(TypedDict):
    role: Role
    players: int


class AboutWhat(TypedDict):
    about: Place


class AtMost(TypedDict):
    most: int


class AtLeast(TypedDict):
    least: int


class OfBuilding(TypedDict):
    building: Building


class TooExpensive(TypedDict):
    building: Building
    price: int
    doubloons: int


class NoCitySpace(TypedDict):
    building: Building
    spaces: int
    free: int


class OfSpaces(TypedDict):
    spaces: int


class KindOnOtherShip(TypedDict):
    good: Good
    spaces: int


class AtMostGoods(TypedDict):
    good: Good
    most: int


class OfPrice(TypedDict):
    price: int


class KindsOfAPrice(TypedDict):
    price: int
    spaces: int
    chosen: int


class OfPlace(TypedDict):
    place: Place


class OfWhereabouts(TypedDict):
    place: Whereabouts


class StillTooExpensive(TypedDict):
    place: Place
    building: Building


class Refusals(TypedDict):
    """By the code of a refusal: the numbers and names in it."""

    game_over: Nothing
    chance_acts: Nothing
    another_question: OfQuestion
    must_take_role: Nothing
    role_not_in_play: RoleNotInPlay
    role_taken: OfRole
    no_such_tile: OfTile
    no_quarry_left: Nothing
    quarry_not_allowed: Nothing
    needs_building: OfBuilding
    building_used: OfBuilding
    no_unseen_tile: Nothing
    other_place: AboutWhat
    too_many_colonists: AtMost
    too_few_colonists: AtLeast
    sold_out: OfBuilding
    already_built: OfBuilding
    too_expensive: TooExpensive
    no_city_space: NoCitySpace
    too_many_large: AtMost
    not_produced: Nothing
    none_in_supply: OfGood
    no_goods: OfGood
    house_has_kind: OfGood
    ship_not_in_play: OfSpaces
    kind_on_other_ship: KindOnOtherShip
    ship_full: OfGood
    ship_has_other_kind: OfGood
    larger_ship: AtMostGoods
    must_ship: Nothing
    must_answer: OfQuestion
    cannot_store: AtMostGoods
    not_possible: Nothing
    wanted: Nothing
    not_in_the_game: OfBuilding
    already_chosen: OfBuilding
    no_space_of_its_cost: OfPrice
    kinds_of_a_price: KindsOfAPrice
    not_both: Nothing
    no_forest_tile: Nothing
    house_full: Nothing
    already_sold: Nothing
    at_least_one_good: Nothing
    no_guest: Nothing
    no_free_circle: OfPlace
    nobody_there: OfWhereabouts
    still_too_expensive: StillTooExpensive
    must_give: Nothing
