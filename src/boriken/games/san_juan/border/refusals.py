"""Names and numbers in the refusals of San Juan, by their code."""

from __future__ import annotations

from typing import TypedDict

from boriken.core.border import Nothing, QuestionKind
from boriken.games.san_juan.border.events import OfBuilding, OfCard, OfGood, OfRole
from boriken.games.san_juan.border.table import Card, Good


class OfQuestion(TypedDict):
    question: QuestionKind


class OfCost(TypedDict):
    cost: int


class TooExpensive(TypedDict):
    card: Card
    price: int
    cards: int


class AtMost(TypedDict):
    most: int


class OfThing(TypedDict):
    thing: Card | Good


class TooFewLeft(TypedDict):
    card: Card
    count: int


class Refusals(TypedDict):
    """By the code of a refusal: the numbers and names in it."""

    game_over: Nothing
    chance_acts: Nothing
    another_question: OfQuestion
    must_take_role: Nothing
    role_taken: OfRole
    must_answer: OfQuestion
    must_give: OfCost
    must_cover: OfBuilding
    not_in_hand: OfCard
    already_built: OfCard
    too_expensive: TooExpensive
    not_in_town: OfCard
    crane_stays: Nothing
    same_kind: OfCard
    cover_too_expensive: TooExpensive
    no_library: Nothing
    library_not_asked: Nothing
    no_black_market: Nothing
    enough_given: AtMost
    no_goods: OfGood
    no_room: OfGood
    other_order: OfThing
    too_few_left: TooFewLeft
    not_shown: OfCard
