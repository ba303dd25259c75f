"""Names of Puerto Rico, and what its facts and views tell."""

from __future__ import annotations

from typing import Annotated, Literal, NotRequired, TypeAlias, TypedDict

from boriken.core.border import AtTable, Counts, Every, OneOf, Question, Seat
from boriken.games.puerto_rico.catalogue import BUILDINGS, CARD_NAMES, GOOD_NAMES, NEW_BUILDINGS, NOBLE_BUILDINGS

# Names, in the order in which everything names them

Good: TypeAlias = Annotated[str, OneOf(GOOD_NAMES)]
Tile: TypeAlias = Good | Literal["quarry"]
BaseBuilding: TypeAlias = Annotated[str, OneOf(building.name for building in BUILDINGS)]
NewBuilding: TypeAlias = Annotated[str, OneOf(building.name for building in NEW_BUILDINGS)]
NobleBuilding: TypeAlias = Annotated[str, OneOf(building.name for building in NOBLE_BUILDINGS)]
ExpansionBuilding: TypeAlias = NewBuilding | NobleBuilding
Building: TypeAlias = BaseBuilding | ExpansionBuilding
Place: TypeAlias = Tile | Building
Whereabouts: TypeAlias = Place | Literal["san_juan"]
"""Where colonists can be: those without a place wait in San Juan."""
Role: TypeAlias = Annotated[str, OneOf(CARD_NAMES)]
Expansion: TypeAlias = Literal["new-buildings", "nobles", "buccaneer", "festival"]
Task: TypeAlias = Literal["plantations", "production", "building"]
"""The festival's."""
Edition: TypeAlias = Literal["first", "2020"]
EndReason: TypeAlias = Literal["colonists", "city", "points", "buildings"]
"""In a long game it may be that nobody can build any more."""
Window: TypeAlias = Literal["start", "turn", "end", "last"]
"""When guests may move: at the start of a phase, in a turn, at its end, or before the lodges work."""
Sort: TypeAlias = Literal["colonist", "noble"]
PointSource: TypeAlias = Building | Literal["goods", "captain", "plunder", "festival"]
"""What victory point chips are earned by."""
BuildingKind: TypeAlias = Literal["small_production", "large_production", "violet", "large_violet"]


# Facts


class BuildingFacts(TypedDict):
    """All that is printed on a building."""

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
    """All that is printed and laid out for one set-up; no action changes it."""

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
    """The tasks and what they ask for; a task that is done asks for nothing."""

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
