"""The questions of Anno 1503 and their entries, by kind."""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict

from boriken.core.border import Counts, Every, Nothing, Seat
from boriken.games.anno_1503.border.names import Board, Cost, Disaster, Good, Rank, Square, Target, TileName


class InTurn(TypedDict):
    """Whose turn it is; left out where chance decides."""

    active: NotRequired[Seat]


class Extra(TypedDict):
    """Prices that buildings and cards pay; null where they buy nothing."""

    commodity: int | None
    luxury: int | None


class Work(InTurn):
    """Choose what to build, sell or buy."""

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
    lacking: dict[Rank | Literal["ship"], Counts[Good]]
    """Cards that the hand lacks for a cost, by what would be built: nothing is told of what it can pay."""


class Produce(InTurn):
    """Which good to produce."""

    number: int
    """As rolled."""


class OfGoods(InTurn):
    """How many goods are still to be taken."""

    goods: int


class Lose(InTurn):
    """Choose what to lose."""

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
    """Choose what the card makes cheaper."""

    card: str


class Upgrades(InTurn):
    """Choose the inhabitants who rise for free."""

    upgrades: int


class Peek(InTurn):
    """Which tile to look at."""

    tiles: int


class Sail(InTurn):
    """Choose what the ship does."""

    square: Square
    points: int


class Look(InTurn):
    """Choose what becomes of the tile."""

    square: Square
    tile: NotRequired[TileName]
    """Only for the seat that looks."""


class OfGold(InTurn):
    """The gold that it costs."""

    gold: int


class Bargain(InTurn):
    """Choose what to buy from the pirate."""

    prices: Every[Literal["commodity", "luxury"], int]


class Drawn(InTurn):
    """How the drawn fight goes on."""

    own: int
    foe: int


class GoodsToReturn(InTurn):
    """How many goods are too many."""

    excess: int
    things: Counts[Good]
    """What can be picked, with the most of each."""
    least: int
    most: int


class CardsToDiscard(InTurn):
    """How many action cards are too many."""

    excess: int
    things: NotRequired[Counts[str]]
    """What can be picked, with the most of each; only for the seat that is asked."""
    least: int
    most: int


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
    discard: CardsToDiscard


ReturnQuestion = TypedDict("ReturnQuestion", {"return": GoodsToReturn})


class Questions(PlainQuestions, ReturnQuestion):
    """By the kind of question: what it is about, besides its kind and its seat."""
