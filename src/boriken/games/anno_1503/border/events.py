"""The events of Anno 1503 and their entries, by kind."""

from __future__ import annotations

from typing import TypedDict

from boriken.core.border import Nothing, Seat
from boriken.games.anno_1503.border.names import Buyer, Disaster, Good, Point, RaidFoe, Rank, Square, TileName


class HomeDrawn(TypedDict):
    home: str


class OfNumber(TypedDict):
    number: int


class OfGood(TypedDict):
    good: Good


class OfEvent(TypedDict):
    event: Disaster


class FeePaid(TypedDict):
    gold: int
    event: Disaster


class PostLost(TypedDict):
    tile: TileName
    place: int


class OfRank(TypedDict):
    rank: Rank


class OfSquare(TypedDict):
    square: Square


class GoldTold(TypedDict):
    gold: int


class Paid(TypedDict):
    good: Good
    count: int


class Upgraded(TypedDict):
    rank: Rank
    free: bool


class OfBuilding(TypedDict):
    building: str


class CastleRaised(TypedDict):
    step: int


class NobleBuilt(TypedDict):
    building: str
    site: str


class CannonBought(TypedDict):
    number: int
    price: int


class Sold(TypedDict):
    good: Good
    gold: int
    buyer: Buyer


class Bought(TypedDict):
    good: Good
    price: int


class OfSecretCard(TypedDict):
    card: str | None
    """Null for everybody else."""


class OfCard(TypedDict):
    card: str


class OfCount(TypedDict):
    count: int


class Sailed(TypedDict):
    origin: Square
    square: Square


class TileSeen(TypedDict):
    square: Square
    tile: TileName | None
    """Null for everybody else."""


class PostAttached(TypedDict):
    tile: TileName
    place: int
    square: Square


class TileAt(TypedDict):
    tile: TileName
    square: Square


class Thrown(TypedDict):
    number: int
    total: int


class Encounter(TypedDict):
    square: Square
    raid: bool


class FoeShown(TypedDict):
    foe: RaidFoe
    by: Seat


class OfPoint(TypedDict):
    point: Point


class RoundEnded(TypedDict):
    round: int


class Events(TypedDict):
    """By the kind of event: what it tells besides its kind, its seat and its move."""

    home_drawn: HomeDrawn
    first_drawn: Nothing
    rolled: OfNumber
    produced: OfGood
    nothing_produced: Nothing
    event: OfEvent
    event_ignored: OfEvent
    fee_paid: FeePaid
    post_lost: PostLost
    contract_lost: Nothing
    inhabitant_lost: OfRank
    tile_laid: OfSquare
    golden_good: OfGood
    gold_earned: GoldTold
    paid: Paid
    ship_launched: OfSquare
    pioneer_came: Nothing
    upgraded: Upgraded
    public_building_taken: OfBuilding
    repaired: OfSquare
    castle_raised: CastleRaised
    noble_building_built: NobleBuilt
    cannon_bought: CannonBought
    sold: Sold
    bought: Bought
    card_drawn: OfSecretCard
    card_played: OfCard
    card_swapped: OfCard
    card_discarded: OfCard
    cards_shuffled: OfCount
    good_gained: OfGood
    gold_gained: GoldTold
    sailed: Sailed
    looked: OfSquare
    tile_seen: TileSeen
    laid_back: OfSquare
    post_attached: PostAttached
    contract_taken: OfSquare
    treasure_found: TileAt
    nest_attacked: TileAt
    nest_beaten: TileAt
    nest_held: TileAt
    foe_rolled: Thrown
    own_rolled: Thrown
    fight_drawn: Nothing
    encounter: Encounter
    peaceful_pirate: OfCard
    ransom_paid: GoldTold
    foe_shown: FoeShown
    raid_bought_off: OfCard
    raid_won: OfCard
    raid_lost: OfCard
    gold_lost: GoldTold
    good_lost: OfGood
    ship_damaged: OfSquare
    bargain: Bought
    pirates_shuffled: Nothing
    good_returned: OfGood
    passed: Nothing
    point_gained: OfPoint
    point_lost: OfPoint
    round_ended: RoundEnded
    game_won: Nothing
    rounds_over: Nothing
