"""Names and numbers in the refusals of Anno 1503, by their code."""

from __future__ import annotations

from typing import TypedDict

from boriken.core.border import Nothing, QuestionKind
from boriken.games.anno_1503.border.events import OfBuilding, OfCard, OfGood, OfRank
from boriken.games.anno_1503.border.names import Good, Rank


class OfQuestion(TypedDict):
    question: QuestionKind


class AtMost(TypedDict):
    most: int


class CannotPay(TypedDict):
    cost: str
    missing: str


class TooLittleGold(TypedDict):
    price: int
    gold: int


class NestsNeeded(TypedDict):
    needed: int


class NotWanted(TypedDict):
    rank: Rank
    good: Good


class PointsLeft(TypedDict):
    points: int


class Refusals(TypedDict):
    """By the code of a refusal: the numbers and names in it."""

    game_over: Nothing
    chance_acts: Nothing
    another_question: OfQuestion
    must_answer: OfQuestion
    not_in_base_game: Nothing
    too_many_ships: AtMost
    cannot_pay: CannotPay
    too_little_gold: TooLittleGold
    no_low_tile: AtMost
    no_high_tile: AtMost
    nobody_to_upgrade: OfRank
    no_damaged_ship: Nothing
    castle_finished: Nothing
    nests_needed: NestsNeeded
    cannon_track_ends: AtMost
    no_such_site: Nothing
    site_taken: Nothing
    none_left: OfBuilding
    second_of_a_kind: OfBuilding
    no_good: OfGood
    nobody_of_rank: OfRank
    not_wanted: NotWanted
    bought_already: OfRank
    no_extra_sale: Nothing
    noble_has_bought: Nothing
    stock_empty: OfGood
    buy_limit: AtMost
    not_offered: OfGood
    not_in_the_cost: OfGood
    rest_unpayable: OfGood
    must_leave_out: Nothing
    no_such_card: OfCard
    card_played: AtMost
    only_in_a_drawn_fight: OfCard
    not_in_a_fight: OfCard
    no_effect: OfCard
    card_swapped: AtMost
    not_there: Nothing
    no_post: Nothing
    jetty_taken: Nothing
    any_place: Nothing
    not_to_be_taken: Nothing
    contracts_full: AtMost
    no_nest: Nothing
    nests_full: AtMost
    wrong_square: Nothing
    no_ship_there: Nothing
    ship_damaged: Nothing
    ship_has_acted: Nothing
    no_points: PointsLeft
    too_far: Nothing
    closed_square: Nothing
    no_tile_there: Nothing
    tile_known: Nothing
