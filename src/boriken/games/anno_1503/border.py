"""Descriptions of all that an Anno 1503 table tells: view, facts, questions, events and refusals."""

from __future__ import annotations

from typing import Literal, NotRequired, TypeAlias, TypedDict

from boriken.core.border import AtTable, Counts, Every, Nothing, Question, QuestionKind, Seat

# Names, in the order in which everything names them

Commodity: TypeAlias = Literal["stone", "wood", "tools", "cloth", "spice", "tobacco"]
Luxury: TypeAlias = Literal["marble", "silk", "gems"]
Good: TypeAlias = Commodity | Luxury
Rank: TypeAlias = Literal["pioneer", "settler", "citizen", "merchant"]
Public: TypeAlias = Literal[
    "church",
    "fire_brigade",
    "smith",
    "market_hall",
    "tavern",
    "shipyard",
    "lighthouse",
    "school",
]
Noble: TypeAlias = Literal["wealthy_noble", "theatre", "university", "cathedral", "library", "park"]
Card: TypeAlias = Literal["sea_hero", "explorer", "master_builder", "inventor", "engineer"]
Thing: TypeAlias = Public | Noble | Card
"""A building or card of the house's sheet; sheets of one's own may have others."""
Disaster: TypeAlias = Literal["pirate", "fire", "golden_times"]
Point: TypeAlias = Literal[
    "gold",
    "posts",
    "contracts",
    "public_buildings",
    "merchants",
    "noble_buildings",
    "nests",
    "castle",
]
RaidFoe: TypeAlias = Literal["first_right", "second_right", "equal"]
Foe: TypeAlias = RaidFoe | Literal["nest"]
Loss: TypeAlias = Literal["damage_to_harbour", "gold_or_good", "half_gold"]
Buyer: TypeAlias = Rank | Literal["noble", "extra"]
Board: TypeAlias = Literal["base", "new"]
Phase: TypeAlias = Literal["before", "roll", "work", "ships", "end"]
Target: TypeAlias = Literal["ship", "pioneer", "upgrade", "repair", "castle_step", "noble_site", "cannon"]
EffectKind: TypeAlias = Literal[
    "golden_times_goods",
    "ignore_event",
    "buy_limit",
    "extra_sale",
    "cost_less",
    "ship_points",
    "luxury_sale",
    "luxury_discount",
    "cannons",
    "draw_action_cards",
    "free_upgrade",
    "gain_gold",
    "gain_commodities",
    "cannon_discount",
    "win_draw",
    "gain_luxuries",
    "buy_discount",
    "sale_bonus",
    "hand_limit",
    "gold_per_turn",
    "free_build",
    "peek",
    "reroll",
]
Square: TypeAlias = str
"""As the chart names it: 'B3', or the start space 'S0'."""
TileName: TypeAlias = str
"""'post_wood', 'contract', 'treasure_gold', 'treasure_promotion', 'nest_5', ..."""
Cost: TypeAlias = Counts[Good | Literal["gold"]]


# Facts


class Effect(TypedDict):
    """What a building or a card does."""

    kind: EffectKind
    n: int
    event: NotRequired[Disaster]
    target: NotRequired[Target]
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
    gold: int
    ships: int
    low: int
    high: int
    contracts: int
    public_buildings: int
    nests: int
    rounds: int


class ShipFacts(TypedDict):
    """What a ship can do in a turn."""

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
    """What is printed and laid out for one set-up; no action changes it."""

    expansion: bool
    labels: dict[str, dict[str, Label]]
    """By table and id, what the sheet in use calls its rows."""
    goods: Counts[Good]
    homes: dict[str, list[Good | Literal["any"]]]
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
    """What the active player has done in this turn; what is left out is nothing."""

    buys: NotRequired[int]
    extra_sales: NotRequired[int]
    luxury_sales: NotRequired[int]
    resident_sales: NotRequired[int]
    swaps: NotRequired[int]
    bought: NotRequired[Counts[Rank]]
    played: NotRequired[Counts[str]]
    used: NotRequired[Counts[str]]


class Due(TypedDict):
    """What the active player still gets; what is left out is nothing."""

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


# Questions


class InTurn(TypedDict):
    """Whose turn it is; left out where chance decides."""

    active: NotRequired[Seat]


class Extra(TypedDict):
    """What buildings and cards pay; null where they buy nothing."""

    commodity: int | None
    luxury: int | None


class Work(InTurn):
    """What to build, sell or buy."""

    prices: Counts[Good]
    buys: int
    """Purchases left in this turn."""
    buyers: Counts[Rank]
    """Inhabitants who have not bought yet."""
    extra: Extra
    resident: int
    """Sales to the resident noble that are left."""
    cannon: int | None
    """Price of the next cannon; null when there is none."""


class Produce(InTurn):
    """Which good to produce."""

    number: int
    """As rolled."""


class OfGoods(InTurn):
    """How many goods are still to be taken."""

    goods: int


class Lose(InTurn):
    """What to lose."""

    event: Disaster
    fee: int
    gold: int


class Lay(InTurn):
    """Where a tile of the reserve goes."""

    board: Board


class Without(InTurn):
    """Which card to leave out of the cost."""

    target: Target
    bill: Cost
    less: int
    spare: int
    rank: NotRequired[Rank]
    building: NotRequired[str]
    site: NotRequired[str]


class OfCardPlayed(InTurn):
    """What the card makes cheaper."""

    card: str


class Upgrades(InTurn):
    """Who rises for free."""

    upgrades: int


class Peek(InTurn):
    """Which tile to look at."""

    tiles: int


class Sail(InTurn):
    """What the ship does."""

    square: Square
    points: int


class Look(InTurn):
    """What becomes of the tile."""

    square: Square
    tile: NotRequired[TileName]
    """Only for the seat that looks."""


class OfGold(InTurn):
    """What it costs."""

    gold: int


class Bargain(InTurn):
    """What to buy from the pirate."""

    prices: Every[Literal["commodity", "luxury"], int]


class Drawn(InTurn):
    """How the drawn fight goes on."""

    own: int
    foe: int


class Excess(InTurn):
    """How many are too many."""

    excess: int


class PlainQuestions(TypedDict):
    """By the kind of question: what it is about, besides its kind and its seat."""

    over: Nothing
    home: InTurn
    first: InTurn
    roll: InTurn
    event: InTurn
    face: InTurn
    card: InTurn
    encounter: InTurn
    foe: InTurn
    raid_card: InTurn
    foe_die: InTurn
    own_die: InTurn
    produce: Produce
    golden_times: OfGoods
    lose: Lose
    lay: Lay
    work: Work
    without: Without
    build_with_card: OfCardPlayed
    harbour: InTurn
    repair: InTurn
    public_building: InTurn
    upgrade: Upgrades
    commodity: OfGoods
    luxury: OfGoods
    peek: Peek
    ship: InTurn
    sail: Sail
    tile: Look
    ransom: OfGold
    drawn_fight: Drawn
    reroll: Drawn
    tow: InTurn
    give: OfGold
    bargain: Bargain
    discard: Excess


ReturnQuestion = TypedDict("ReturnQuestion", {"return": Excess})


class Questions(PlainQuestions, ReturnQuestion):
    """By the kind of question: what it is about, besides its kind and its seat."""


# Events


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


# Refusals


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
