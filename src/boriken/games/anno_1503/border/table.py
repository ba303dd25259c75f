"""Facts and views of Anno 1503, entry by entry."""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict

from boriken.core.border import AtTable, Counts, Every, Question, Seat
from boriken.games.anno_1503.border.names import (
    Board,
    Commodity,
    Cost,
    Disaster,
    EffectKind,
    Foe,
    Good,
    Loss,
    Phase,
    Point,
    RaidFoe,
    Rank,
    Square,
    Target,
    TileName,
)

# Facts


class Effect(TypedDict):
    """The effect of a building or a card."""

    kind: EffectKind
    n: int
    event: NotRequired[Disaster]
    target: NotRequired[Target]
    good: NotRequired[Good]
    per_turn: NotRequired[int]


class Printed(TypedDict):
    """A building."""

    copies: int
    effect: Effect


class ActionCard(Printed):
    """An action card."""

    when: Literal["work", "drawn_fight"]


class PirateCard(TypedDict):
    """A card of the pirates: a raid, or a peaceful one who trades."""

    copies: int
    foe: NotRequired[RaidFoe]
    loss: NotRequired[Loss]
    loss_gold: NotRequired[int]
    gold: NotRequired[int]
    commodities: NotRequired[int]
    luxuries: NotRequired[int]
    luxury_price: NotRequired[int]
    commodity_price: NotRequired[int]
    reshuffle: NotRequired[bool]


class TileFacts(TypedDict):
    """An island tile."""

    copies: int
    board: Board
    """Where it lies."""
    kind: Literal["post", "contract", "gold", "promotion", "nest"]
    good: NotRequired[Good]
    gold: NotRequired[int]
    strength: NotRequired[int]
    discount: NotRequired[int]


class RankFacts(TypedDict):
    """Inhabitants of a rank."""

    tile: Literal["low", "high"]
    price: int
    per_turn: int
    buys: list[Commodity]


class Prices(TypedDict):
    """In gold."""

    commodity: int
    luxury: int
    contract_discount: int
    noble: int
    ransom: int


class Limits(TypedDict):
    """The most there can be."""

    hand: int
    action_hand: int
    buys: int
    plays: int
    """Action cards played in a turn."""
    swaps: int
    """And swapped."""
    resident_sales: int
    """Luxuries that the resident noble buys in a turn."""
    gold: int
    ships: int
    low: int
    high: int
    contracts: int
    public_buildings: int
    nests: int
    rounds: int


class ShipFacts(TypedDict):
    """The abilities of a ship: its points, and how far it moves and how much it explores in a turn."""

    points: int
    move: int
    look: int


class Grid(TypedDict):
    """A sea chart."""

    columns: str
    rows: list[str]
    """A number is an island with its mark, D is sea with a dolphin, X sea with a pirate."""


class Boards(TypedDict):
    """The sea charts."""

    base: Grid
    start: Square
    start_links: list[Square]
    new: NotRequired[Grid]
    links: NotRequired[list[tuple[Square, Square]]]
    harbour: NotRequired[Square]
    harbour_spaces: NotRequired[list[Square]]


class Site(TypedDict):
    """A building site of the castle, or a step of it."""

    cost: Cost
    nests: int
    """Nests that must be beaten first."""


class EventFacts(TypedDict):
    """An event of the second roll."""

    faces: list[int]
    fee: int
    keep: int


class Label(TypedDict):
    """A name in a sheet."""

    en: str
    de: str


class Needed(TypedDict):
    """Points that win."""

    points: NotRequired[int]
    home: NotRequired[int]
    noble: NotRequired[int]


class Facts(TypedDict):
    """The printed facts of one set-up; no action changes them."""

    expansion: bool
    labels: dict[str, dict[str, Label]]
    """By table and id, what the sheet in use calls its rows."""
    goods: Counts[Good]
    homes: dict[str, list[Good | Literal["any"]]]
    post_at_any: bool
    """Whether a post can be attached to the question mark of a home island."""
    ranks: Every[Rank, RankFacts]
    costs: Every[Rank | Literal["ship", "repair", "swap"], Cost]
    """Of a rank: of rising to it."""
    prices: Prices
    limits: Limits
    ship: ShipFacts
    boards: Boards
    tiles: dict[TileName, TileFacts]
    first_public: int
    public_buildings: dict[str, Printed]
    noble_buildings: dict[str, Printed]
    sites: dict[str, Site]
    castle: list[Site]
    cannons: list[int]
    """Their prices."""
    battle_die: list[int]
    die: list[int]
    event_face: int
    events: Every[Disaster, EventFacts]
    action_cards: dict[str, ActionCard]
    pirate_cards: dict[str, PirateCard]
    goals: Counts[Point]
    needed: Needed


# View


class Options(TypedDict):
    """The options of the set-up."""

    expansions: str
    first_player: str
    most_rounds: int
    sheet: str


class Ship(TypedDict):
    """A ship on the boards."""

    square: Square
    damaged: NotRequired[bool]
    acted: NotRequired[bool]


class Player(TypedDict):
    """A player's boards."""

    home: str | None
    gold: int
    goods: Counts[Good]
    inhabitants: Counts[Rank]
    posts: dict[str, TileName]
    """By place, '1' to '5'."""
    contracts: int
    ships: list[Ship]
    """Those on the boards, without the one under way."""
    public_buildings: Counts[str]
    noble_buildings: dict[str, str]
    """By site."""
    castle: int
    cannons: int
    nests: Counts[TileName]
    hand: int
    """How many action cards."""
    cards: Counts[str] | None
    """What they are: null for everybody else."""
    score: int
    points: Counts[Point]
    """How far towards each point."""
    held: list[Point]
    strength: int
    """Cannons that count in a fight."""
    commodity_price: int
    """What the player pays for them now."""
    luxury_price: int | None
    docked: int
    """Ships that are neither on the boards nor under way."""
    sated: Counts[Rank]
    """Inhabitants who have bought all they buy in this turn."""
    ship_points: int


class Tile(TypedDict):
    """A tile that lies on the chart."""

    back: int
    """0 where everybody saw the tile before it was laid down."""
    looked: list[Seat]
    face: NotRequired[TileName]


class Fight(TypedDict):
    """A fight under way."""

    foe: Foe
    foe_die: int
    own_die: int
    rerolls: int
    square: NotRequired[Square]
    by: Seat | None
    """The seat whose cannons the pirates use."""
    own_total: int
    foe_total: int


class Done(TypedDict):
    """Deeds of the active player in this turn; an entry that is left out is nothing."""

    buys: NotRequired[int]
    extra_sales: NotRequired[int]
    luxury_sales: NotRequired[int]
    resident_sales: NotRequired[int]
    swaps: NotRequired[int]
    bought: NotRequired[Counts[Rank]]
    played: NotRequired[Counts[str]]
    used: NotRequired[Counts[str]]


class Due(TypedDict):
    """Things the active player still gets; an entry that is left out is nothing."""

    cards: NotRequired[int]
    upgrades: NotRequired[int]
    commodities: NotRequired[int]
    luxuries: NotRequired[int]
    peeks: NotRequired[int]


class Sailing(TypedDict):
    """The ship under way."""

    square: Square
    points: int


class View(AtTable):
    """Everything that a seat may know."""

    options: Options
    round: int
    turn: int
    first: int
    active: int
    """The seat; -1 before the first turn."""
    phase: Phase
    rolled: int
    event: Disaster | None
    ending: Literal["", "victory", "rounds"]
    question: Question | None
    done: Done
    due: Due
    ship: Sailing | None
    fight: Fight | None
    seats: list[Player]
    stock: Counts[Good]
    public_buildings: Counts[str]
    noble_buildings: Counts[str]
    action_stack: int
    action_discards: Counts[str]
    pirate_stack: int
    pirate_discards: Counts[str]
    squares: dict[Square, Tile]
    unseen: Counts[TileName]
    """Tiles that lie face down and that the viewer does not know, by kind."""
    reserve: Every[Board, int]
    spent: Counts[TileName]
