"""Descriptions of all that a Puerto Rico table tells: view, facts, questions, events and refusals."""

from __future__ import annotations

from typing import Literal, NotRequired, TypeAlias, TypedDict

from boriken.core.border import AtTable, Counts, Every, Nothing, Question, QuestionKind, Seat

# Names, in the order in which everything names them

Good: TypeAlias = Literal["corn", "indigo", "sugar", "tobacco", "coffee"]
Tile: TypeAlias = Good | Literal["quarry"]
BaseBuilding: TypeAlias = Literal[
    "small_indigo_plant",
    "small_sugar_mill",
    "indigo_plant",
    "sugar_mill",
    "tobacco_storage",
    "coffee_roaster",
    "small_market",
    "hacienda",
    "construction_hut",
    "small_warehouse",
    "hospice",
    "office",
    "large_market",
    "large_warehouse",
    "factory",
    "university",
    "harbor",
    "wharf",
    "guild_hall",
    "residence",
    "fortress",
    "customs_house",
    "city_hall",
]
NewBuilding: TypeAlias = Literal[
    "aqueduct",
    "forest_house",
    "black_market",
    "storehouse",
    "guesthouse",
    "church",
    "trading_post",
    "small_wharf",
    "lighthouse",
    "library",
    "specialty_factory",
    "union_hall",
    "cloister",
    "statue",
]
NobleBuilding: TypeAlias = Literal[
    "land_office",
    "chapel",
    "hunting_lodge",
    "zoning_office",
    "royal_supplier",
    "villa",
    "jeweler",
    "royal_garden",
]
ExpansionBuilding: TypeAlias = NewBuilding | NobleBuilding
Building: TypeAlias = BaseBuilding | ExpansionBuilding
Place: TypeAlias = Tile | Building
Whereabouts: TypeAlias = Place | Literal["san_juan"]
"""Where colonists can be: those without a place wait in San Juan."""
Role: TypeAlias = Literal[
    "settler",
    "mayor",
    "builder",
    "craftsman",
    "trader",
    "captain",
    "prospector",
    "prospector 2",
    "buccaneer",
]
Expansion: TypeAlias = Literal["new-buildings", "nobles", "buccaneer", "festival"]
Task: TypeAlias = Literal["plantations", "production", "building"]
"""The festival's."""
Edition: TypeAlias = Literal["first", "2020"]
EndReason: TypeAlias = Literal["colonists", "city", "points", "buildings"]
"""In a long game it may be that nobody can build any more."""
Window: TypeAlias = Literal["start", "turn", "end", "last"]
"""When guests may move: at the start of a phase, in a turn, at its end, or before the lodges work."""
Sort: TypeAlias = Literal["colonist", "noble"]
PointSource: TypeAlias = Literal[
    "goods",
    "captain",
    "harbor",
    "church",
    "union_hall",
    "chapel",
    "hunting_lodge",
    "royal_supplier",
    "plunder",
    "festival",
]
"""What victory point chips are earned by."""
BuildingKind: TypeAlias = Literal["small_production", "large_production", "violet", "large_violet"]


# Facts


class BuildingFacts(TypedDict):
    """What is printed on a building."""

    kind: BuildingKind
    price: int
    points: int
    circles: int
    column: int
    """Also how many quarries can help to pay."""
    spaces: int
    """In the city."""
    copies: int
    good: NotRequired[Good]
    """What it makes, where it makes something."""
    dual: NotRequired[bool]
    """True where it matters whether a colonist or a noble stands there."""


class GoodFacts(TypedDict):
    """A kind of goods."""

    price: int
    """In the trading house."""
    total: int


class Facts(TypedDict):
    """What is printed and laid out for one set-up; no action changes it."""

    places: list[Place]
    buildings: dict[Building, BuildingFacts]
    """Those that can be in play at this table."""
    goods: Every[Good, GoodFacts]
    tiles: Every[Tile, int]
    roles: list[Role]
    roles_each: int
    row: int
    """Plantations that lie open."""
    ships: list[int]
    """Their spaces."""
    house_spaces: int
    island_spaces: int
    city_spaces: int
    max_large: int
    points: int
    colonists: int
    colonist_ship: int
    free_goods: int
    """Goods that are stored without a warehouse."""
    factory_pay: list[int]
    """By the number of kinds produced."""
    forest_tiles: NotRequired[int | None]
    """Null where plantations are turned over instead."""
    nobles: NotRequired[int]
    noble_ship: NotRequired[int]


# View


class Options(TypedDict):
    """The options of the set-up."""

    edition: Edition
    first_governor: str
    balanced: bool
    hidden_vp: bool
    ask_optional: bool
    optional_production: bool
    vp_end_any_phase: bool
    max_large: int
    expansions: str
    """Separated by commas."""
    nb_rules: Literal["2004", "2020"]
    buildings: str
    long_game: bool
    kidnap_solo: bool
    festival_privilege_goods: bool
    lodges: Literal["last", "first"]


class Forests(TypedDict):
    """The forests of a player."""

    count: int
    known: Counts[Good]
    """What lies under those that the viewer knows."""


class Player(TypedDict):
    """A player's board and store."""

    doubloons: int
    points: int | None
    """Chips; null where they are hidden from the viewer, and so is the score."""
    score: int | None
    san_juan: int
    """Colonists and nobles without a place."""
    goods: Counts[Good]
    island: dict[Tile, tuple[int, int]]
    """Tiles of a kind, and colonists on them."""
    city: Counts[Building]
    """The buildings, each with the colonists in it."""
    building_points: int
    colonists: int
    tiles: int
    """Island spaces in use."""
    spaces: int
    """City spaces in use."""
    production: Counts[Good]
    """What the player would produce now, if there are enough goods."""
    forests: NotRequired[Forests]
    forest_tiles: NotRequired[int]
    nobles: NotRequired[Counts[Whereabouts]]
    """By where they are; they are among the colonists there."""


class RoleCard(TypedDict):
    """A role card in the middle of the table."""

    open: bool
    """Nobody has taken it in this round."""
    doubloons: int
    taker: Seat | None


class CargoShip(TypedDict):
    """A cargo ship with its load."""

    spaces: int
    load: int
    good: NotRequired[Good]


class Kidnapped(TypedDict):
    """A role that the buccaneer has kidnapped."""

    role: Role
    by: Seat


class Festival(TypedDict):
    """What the tasks ask for; a task that is done asks for nothing."""

    goods: Counts[Good]
    tile: NotRequired[Good]
    building: NotRequired[Building]
    spare_copy: NotRequired[Building]
    """The building of which a copy was left in the box at first."""


class View(AtTable):
    """Everything that a seat may know."""

    options: Options
    round: int
    turn: int
    first: int
    governor: Seat
    ending: list[EndReason]
    question: Question | None
    seats: list[Player]
    roles: dict[Role, RoleCard]
    row: Counts[Good]
    deck: Counts[Good]
    """The plantations that lie face down for this viewer."""
    discards: Counts[Good]
    quarries: int
    cargo_ships: list[CargoShip]
    trading_house: Counts[Good]
    goods: Counts[Good]
    """The supply."""
    colonist_ship: int
    colonists: int
    """The supply."""
    points: int
    """Chips in the supply."""
    buildings: Counts[Building]
    """On sale."""
    face_down: int
    """Plantations that lie face down."""
    preparing: bool
    """Before the first role: things are still drawn and chosen."""
    in_game: list[Building]
    """The buildings that are in the game for certain."""
    draft: NotRequired[Counts[Building]]
    """While buildings are chosen: those that are not, each with how many more of its price there will be."""
    chosen: NotRequired[list[Building]]
    """Special buildings in the game, where they are chosen."""
    forest_tiles: NotRequired[int]
    removed: NotRequired[Counts[Good]]
    """Plantations that forests have taken out of the game."""
    nobles: NotRequired[int]
    """Nobles in the supply, besides the colonists."""
    noble_ship: NotRequired[int]
    wanted: NotRequired[int]
    """The seat that took the buccaneer last; -1 before."""
    kidnapped: NotRequired[Kidnapped]
    festival: NotRequired[Festival]


# Questions


class Tokens(TypedDict):
    """People of both sorts."""

    colonists: int
    nobles: int


class InPhase(TypedDict):
    """While a role is played: which, and by whom it was taken."""

    role: NotRequired[Role]
    taker: NotRequired[Seat]


class WithGuests(InPhase):
    """A question at which guests can move as well."""

    guests: NotRequired[int]
    """Guests who could move."""


class Build(WithGuests):
    """What to build."""

    prices: Counts[Building]
    """What buildings cost the player now."""


class Ship(WithGuests):
    """What to load."""

    loads: Counts[Good]
    """How many of a kind a ship that may be loaded takes."""


class Placing(InPhase):
    """How many colonists to place, place by place."""

    about: Place
    circles: int
    colonists: int
    """Those who wait to be placed."""
    things: Counts[Place]
    """Places in this run, with the circles of each."""
    least: int
    """How many are to be placed in all: exactly so many."""
    most: int
    now: NotRequired[Counts[Place]]
    """In views: how the colonists stood before the mayor lifted them."""
    as_before: NotRequired[Counts[Place]]
    """In views: as they stood, as far as that still fits, and the rest where they are useful."""
    filled: NotRequired[Counts[Place]]
    """In views: all of them where they are useful."""


class Keeping(InPhase):
    """How many goods to keep, kind by kind."""

    about: Good
    goods: int
    warehouse_kinds: int
    free_goods: int
    """Goods that are stored without a warehouse."""
    things: Counts[Good]
    """Kinds in this run, with the most of each."""
    stores: list[Counts[Good]]
    """Everything that can be kept at most, of these kinds, in every way, the best first; less is allowed too."""


class SmallWharf(InPhase):
    """How many goods stay, kind by kind; the others go by the small wharf."""

    about: Good
    goods: int
    things: Counts[Good]
    most: int
    """How many may stay in all."""
    points: list[int]
    """What it brings if 0, 1, 2, ... of these goods go."""


class Loot(InPhase):
    """How many of a ship's goods the buccaneer keeps."""

    about: Good
    things: Counts[Good]


class AboutPlace(InPhase):
    """A question about a place."""

    about: Place


class Lay(AboutPlace):
    """Plantation or forest."""

    tile: NotRequired[Good]
    """The face-down plantation that its owner alone looks at."""


class Token(InPhase):
    """Colonist or noble."""

    about: NotRequired[Place]
    left: NotRequired[int]
    """In a raid: how many are still to be named."""


class Nobles(AboutPlace):
    """Which of those placed are nobles, one after the other in the order of the places."""

    left: int
    things: Counts[Place]
    """Where nobles can still be named, with how many stand there unnamed."""
    least: int
    most: int


class Manning(AboutPlace):
    """Who goes on free circles, one after the other in the order of the places."""

    left: int
    raided: NotRequired[Tokens]
    """Those taken off the ship in a raid, who may still be placed."""
    things: Counts[str]
    """Answers: 'man corn', 'noble corn'; a circle takes one of either."""
    verbs: Counts[str]
    """How many there are of each sort, by the first word of the answers."""
    least: int
    most: int


class Guest(InPhase):
    """Whether guests move."""

    window: Window
    things: Counts[str]
    """Answers: 'guest corn', 'noble corn'; a circle takes one of either."""
    verbs: Counts[str]
    """How many there are of each sort, by the first word of the answers."""
    least: int
    most: int


class Supply(InPhase):
    """Which goods the court gets, one of a kind."""

    left: int
    things: Counts[Good]
    least: int
    most: int


class Returning(AboutPlace):
    """What the black market gets for a building."""

    left: int
    things: NotRequired[Counts[Good | Literal["point"]]]
    """Left out in the views of others where points are hidden."""
    least: int
    most: int


class PlainQuestions(TypedDict):
    """By the kind of question: what it is about, besides its kind and its seat."""

    over: Nothing
    governor: InPhase
    row: InPhase
    role: InPhase
    tile: WithGuests
    unseen_tile: InPhase
    colonist: InPhase
    place: Placing
    build: Build
    produce: WithGuests
    extra: WithGuests
    sell: WithGuests
    ship: Ship
    keep: Keeping
    use: AboutPlace
    choose: InPhase
    on_sale: InPhase
    festival_tile: InPhase
    festival_good: InPhase
    festival_building: InPhase
    lay: Lay
    guest: Guest
    recall: AboutPlace
    small_wharf: SmallWharf
    token: Token
    noble: Nobles
    supply: Supply
    discard: WithGuests
    pirate: InPhase
    loot: Loot
    man: Manning


ReturnQuestion = TypedDict("ReturnQuestion", {"return": Returning})


class Questions(PlainQuestions, ReturnQuestion):
    """By the kind of question: what it is about, besides its kind and its seat."""


# Events


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
    ship: int | Literal["small_wharf"] | None
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
    """Who stood there."""


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


# Refusals


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
    no_hacienda: Nothing
    hacienda_used: Nothing
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
    no_wharf: Nothing
    wharf_used: Nothing
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
    no_forest_house: Nothing
    no_forest_tile: Nothing
    no_library: Nothing
    house_full: Nothing
    already_sold: Nothing
    no_trading_post: Nothing
    no_small_wharf: Nothing
    small_wharf_used: Nothing
    at_least_one_good: Nothing
    no_guest: Nothing
    no_free_circle: OfPlace
    nobody_there: OfWhereabouts
    still_too_expensive: StillTooExpensive
    must_give: Nothing
