"""The events of Puerto Rico and their entries, by kind."""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict

from boriken.core.border import Nothing
from boriken.games.puerto_rico.border.table import (
    Building,
    EndReason,
    ExpansionBuilding,
    Good,
    Place,
    PointSource,
    Role,
    Sort,
    Task,
    Tile,
    Whereabouts,
)


class OfTile(TypedDict):
    tile: Tile


class OfGood(TypedDict):
    good: Good


class OfRole(TypedDict):
    role: Role


class OfDoubloons(TypedDict):
    doubloons: int


class OfCount(TypedDict):
    count: int


class OfNoble(TypedDict):
    noble: bool
    """Rather than a colonist."""


class TilesDiscarded(TypedDict):
    tile: Tile
    count: int


class RoleTaken(TypedDict):
    role: Role
    doubloons: int
    """That lay on it."""


class ColonistOnNew(TypedDict):
    place: Whereabouts
    from_ship: bool
    by: Building
    noble: NotRequired[bool]


class Placed(TypedDict):
    place: Place
    count: int


class ShipRefilled(TypedDict):
    count: int
    wanted: int
    nobles: int


class Built(TypedDict):
    building: Building
    price: int


class Goods(TypedDict):
    good: Good
    count: int


class Sold(TypedDict):
    good: Good
    doubloons: int


class BuildingPaid(TypedDict):
    building: Building
    doubloons: int


class ExpansionPaid(TypedDict):
    building: ExpansionBuilding
    doubloons: int


class Shipped(TypedDict):
    good: Good
    count: int
    ship: int | Building | None
    """By its spaces; null is the wharf."""


class PointsGained(TypedDict):
    points: int
    by: PointSource


class GoodsKept(TypedDict):
    good: Good
    count: int
    returned: int


class ShipEmptied(TypedDict):
    ship: int
    good: Good


class RoundEnded(TypedDict):
    round: int


class EndTriggered(TypedDict):
    reason: EndReason


class BuildingChosen(TypedDict):
    building: Building
    copies: int


class ForestLaid(TypedDict):
    tile: Good | None
    """Null for those who have not seen what lies under it."""
    known: Literal["all", "owner", "removed"]


class TileDrawn(TypedDict):
    tile: Good | None
    by: Building


class AtPlace(TypedDict):
    place: Place
    noble: bool


class Returned(TypedDict):
    place: Whereabouts
    noble: bool


class TileBought(TypedDict):
    tile: Good


class TileGivenUp(TypedDict):
    tile: Good | None
    forest: bool
    by: Building
    crew: NotRequired[Sort]
    """The colonist or noble who worked there."""


class Piracy(TypedDict):
    ship: int
    good: Good
    count: int


class ShipRaided(TypedDict):
    count: int
    nobles: int


class ColonistPlaced(TypedDict):
    place: Whereabouts
    count: int
    noble: bool


class FestivalShows(TypedDict):
    task: Task
    shows: Place


class TaskDone(TypedDict):
    task: Task
    reward: int


class Events(TypedDict):
    """By the kind of event: what it tells besides its kind, its seat and its move."""

    governor_drawn: Nothing
    start_tile: OfTile
    tile_turned_up: OfTile
    role_taken: RoleTaken
    tile_taken: OfTile
    hacienda_tile: OfTile
    tiles_discarded: TilesDiscarded
    colonist_on_new: ColonistOnNew
    privilege_colonist: Nothing
    colonists_dealt: OfCount
    colonists_placed: Placed
    colonist_ship_refilled: ShipRefilled
    built: Built
    produced: Goods
    production_skipped: Nothing
    factory_paid: OfDoubloons
    extra_good: OfGood
    sold: Sold
    market_paid: BuildingPaid
    trading_house_emptied: Nothing
    shipped: Shipped
    points_gained: PointsGained
    goods_kept: GoodsKept
    cargo_ship_emptied: ShipEmptied
    prospected: OfDoubloons
    passed: Nothing
    round_ended: RoundEnded
    end_triggered: EndTriggered
    game_over: Nothing
    building_chosen: BuildingChosen
    forest_laid: ForestLaid
    tile_drawn: TileDrawn
    guest_moved: AtPlace
    colonist_returned: Returned
    good_returned: OfGood
    point_returned: Nothing
    sold_by_trading_post: Sold
    building_paid: ExpansionPaid
    aqueduct_good: OfGood
    token_taken: OfNoble
    villa_token: OfNoble
    nobles_placed: Placed
    tile_bought: TileBought
    tile_given_up: TileGivenUp
    good_supplied: OfGood
    piracy: Piracy
    goods_looted: GoodsKept
    trading_house_plundered: OfCount
    colonist_ship_raided: ShipRaided
    colonist_placed: ColonistPlaced
    role_kidnapped: RoleTaken
    ransom_paid: OfDoubloons
    kidnapped_role_played: OfRole
    festival_shows: FestivalShows
    task_done: TaskDone
