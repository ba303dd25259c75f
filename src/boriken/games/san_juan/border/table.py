"""Names of San Juan, and what its facts and views tell."""

from __future__ import annotations

from typing import Literal, NotRequired, TypeAlias, TypedDict

from boriken.core.border import AtTable, Counts, Every, Question, Seat

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
    """All that is printed on a card."""

    kind: CardKind
    cost: int
    points: int
    copies: int
    good: NotRequired[Good]
    """What it makes, where it makes something."""


class Facts(TypedDict):
    """All that is printed and laid out for one set-up; no action changes it."""

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
