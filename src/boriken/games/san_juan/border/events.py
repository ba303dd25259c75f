"""The events of San Juan and their entries, by kind."""

from __future__ import annotations

from typing import TypedDict

from boriken.core.border import Every, Nothing
from boriken.games.san_juan.border.table import Card, Good, Reason, Role, Tile


class OfCard(TypedDict):
    card: Card


class OfSecretCard(TypedDict):
    card: Card | None
    """Null for those who have not seen it."""


class CardDrawn(OfSecretCard):
    reason: Reason


class OfRole(TypedDict):
    role: Role


class Built(TypedDict):
    building: Card
    price: int


class Covered(TypedDict):
    building: Card
    good_lost: bool


class OfGood(TypedDict):
    good: Good


class TileTurnedUp(TypedDict):
    tile: Tile
    prices: Every[Good, int]
    """What it pays, in cards."""


class GoodSold(TypedDict):
    good: Good
    price: int


class OfCount(TypedDict):
    count: int


class OfBuilding(TypedDict):
    building: Card


class RoundEnded(TypedDict):
    round: int


class Events(TypedDict):
    """By the kind of event: what it tells besides its kind, its seat and its move."""

    governor_drawn: Nothing
    card_drawn: CardDrawn
    role_taken: OfRole
    built: Built
    covered: Covered
    library_used: Nothing
    good_given: OfGood
    card_paid: OfSecretCard
    good_made: OfGood
    tile_turned_up: TileTurnedUp
    good_sold: GoodSold
    card_kept: OfSecretCard
    card_discarded: OfSecretCard
    card_turned_up: OfCard
    mine_failed: Nothing
    card_mined: OfCard
    card_buried: OfSecretCard
    passed: Nothing
    pile_shuffled: OfCount
    bonus: OfBuilding
    round_ended: RoundEnded
    town_complete: Nothing
    game_over: Nothing
