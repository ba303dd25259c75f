"""Descriptions of all that a San Juan table tells: view, facts, questions, events and refusals."""

from __future__ import annotations

from typing import Literal, NotRequired, TypeAlias, TypedDict

from boriken.core.border import AtTable, Counts, Every, Nothing, Question, QuestionKind, Seat

# Names, in the order in which everything names them

Good: TypeAlias = Literal["indigo", "sugar", "tobacco", "coffee", "silver"]
Card: TypeAlias = Literal[
    "indigo_plant",
    "sugar_mill",
    "tobacco_storage",
    "coffee_roaster",
    "silver_smelter",
    "smithy",
    "gold_mine",
    "archive",
    "poor_house",
    "black_market",
    "trading_post",
    "well",
    "market_stand",
    "crane",
    "chapel",
    "tower",
    "aqueduct",
    "carpenter",
    "prefecture",
    "market_hall",
    "quarry",
    "library",
    "statue",
    "victory_column",
    "hero",
    "guild_hall",
    "city_hall",
    "triumphal_arch",
    "palace",
]
LargeCard: TypeAlias = Literal["guild_hall", "city_hall", "triumphal_arch", "palace"]
Role: TypeAlias = Literal["builder", "producer", "trader", "councillor", "prospector"]
Phase: TypeAlias = Role | Literal["set_up", "round_start"]
Tile: TypeAlias = Literal["a", "b", "c", "d", "e"]
"""Of the trading house."""
EndReason: TypeAlias = Literal["town", "standstill"]
CardKind: TypeAlias = Literal["production", "violet", "monument", "large"]
Reason: TypeAlias = Literal["start", "sale", "councillor", "prospector", "bonus"]
"""What cards are drawn for."""


# Facts


class CardFacts(TypedDict):
    """What is printed on a card."""

    kind: CardKind
    cost: int
    points: int
    copies: int
    good: NotRequired[Good]
    """What it makes, where it makes something."""


class Facts(TypedDict):
    """What is printed and laid out for one set-up; no action changes it."""

    cards: Every[Card, CardFacts]
    goods: list[Good]
    tiles: Every[Tile, Every[Good, int]]
    """What each tile of the trading house pays for the goods, in cards."""
    roles: list[Role]
    roles_a_round: int
    all_cards: int
    hand: int
    """Cards at the start."""
    hand_limit: int
    tower_limit: int
    full_town: int
    most_given: int
    """Goods that the black market takes at most."""
    mined: int
    """Cards that a gold mine turns up."""
    arch_points: list[int]
    """What the triumphal arch adds, by the number of monuments."""


# View


class Options(TypedDict):
    """The options of the set-up."""

    first_governor: str
    chosen_hands: bool


class Player(TypedDict):
    """A player's town and hand. What is null is hidden from the viewer."""

    cards: int
    """In the hand."""
    limit: int
    hand: Counts[Card] | None
    town: Counts[Card]
    goods: Counts[Good]
    covered: Counts[Card]
    chapel: Counts[Card] | None
    chapel_cards: int | None
    shown: Counts[Card]
    """Cards in the hand that everybody knows to be there."""
    mislaid: Counts[Card]
    """Cards shown once, of which nobody else can tell any more whether they are in the hand."""
    memory: Counts[Card] | None
    """Cards that the owner has put on the discard pile unseen by others."""
    recalled: Counts[Card] | None
    buildings: int
    building_points: int
    score: int | None
    open_points: int
    """The points that everybody can count: all but those under a chapel that its owner keeps to themselves."""
    hides_points: bool
    """Whether cards under a chapel may add to them."""
    bonuses: Counts[LargeCard]
    """What buildings with cost 6 add, as far as the viewer can count it: in this town, or if they were built there."""


class RoleCard(TypedDict):
    """A role card in the middle of the table."""

    open: bool
    """Nobody has taken it in this round."""
    taker: Seat | None


class KnownTile(TypedDict):
    """A tile of the trading house in its place in the stack."""

    tile: Tile | None
    """Null as long as nobody has seen it."""
    state: Literal["up", "next", ""]
    prices: NotRequired[Every[Good, int]]


class View(AtTable):
    """Everything that a seat may know."""

    options: Options
    round: int
    turn: int
    first: int
    governor: Seat
    idle: int
    """Rounds in a row in which nothing was built."""
    ending: list[EndReason]
    question: Question | None
    seats: list[Player]
    roles: Every[Role, RoleCard]
    library_used: bool
    tile: Tile | None
    """The tile that lies face up."""
    tiles: list[Tile]
    """Those that have been seen, in the order of the stack."""
    trades: int
    """How many were turned up in all."""
    stack: list[KnownTile]
    """All five in the order of the stack: whoever has seen four knows the fifth."""
    prices: NotRequired[Every[Good, int]]
    """What goods bring: on the tile that lies face up, else on the next one if that is known."""
    pile: int
    discarded: int
    exposed: Counts[Card]
    """Cards in the discard pile that everybody has seen."""


# Questions


class InPhase(TypedDict):
    """Where the game is, and what is being built there."""

    phase: NotRequired[Phase]
    role: NotRequired[Role]
    taker: NotRequired[Seat]
    building: NotRequired[Card]
    """What is being built."""
    covered: NotRequired[Card]
    """What it covers."""


class Discount(TypedDict):
    """A reason why a building costs less."""

    by: Literal["privilege", "library", "smithy", "quarry"]
    cards: int


class Build(InPhase):
    """What to build."""

    prices: NotRequired[Counts[Card]]
    """Cards in the hand with what they cost now."""
    discounts: NotRequired[dict[Card, list[Discount]]]
    """Why they cost less than is printed."""


class Cover(InPhase):
    """What the building covers."""

    prices: Counts[str]
    """The answers with what is to be paid then."""


class Goods(InPhase):
    """Goods are picked."""

    things: Counts[Good]
    """What can be picked, with the most of each."""
    least: int
    most: int


class Give(Goods):
    """Which goods the black market gets."""

    cost: int
    """Cards still to be paid."""


class Sell(Goods):
    """Which goods to sell."""

    prices: Every[Good, int]
    extra: list[int]
    """Cards on top of the prices if 0, 1, 2, ... of these goods are sold."""


class Cards(InPhase):
    """Cards are picked; which there are is known to the seat alone."""

    things: NotRequired[Counts[Card]]
    """What can be picked, with the most of each."""
    least: int
    most: int


class Take(InPhase):
    """Whether to take part."""

    cards: int
    """That taking part brings."""
    with_library: int


class Open(InPhase):
    """Cards lie before the seat."""

    open: NotRequired[Counts[Card]]


class Questions(TypedDict):
    """By the kind of question: what it is about, besides its kind and its seat."""

    over: Nothing
    governor: InPhase
    card: InPhase
    good: InPhase
    tile: InPhase
    look: Open
    turn_up: Open
    role: InPhase
    build: Build
    cover: Cover
    library: InPhase
    give: Give
    pay: Cards
    produce: Goods
    sell: Sell
    take: Take
    keep: Cards
    mine: InPhase
    find: Open
    chapel: InPhase
    discard: Cards
    archive: Cards


# Events


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


# Refusals


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
