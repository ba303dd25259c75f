"""The questions of San Juan and their entries, by kind."""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict

from boriken.core.border import Counts, Every, Nothing, Seat
from boriken.games.san_juan.border.table import Card, Good, Phase, Role


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
    """Choose what to build."""

    prices: NotRequired[Counts[Card]]
    """Cards in the hand with what they cost now."""
    missing: NotRequired[Counts[Card]]
    """How many cards the player is short of, for those that they cannot pay for."""
    discounts: NotRequired[dict[Card, list[Discount]]]
    """Why they cost less than is printed."""


class Cover(InPhase):
    """Choose what the building covers."""

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
