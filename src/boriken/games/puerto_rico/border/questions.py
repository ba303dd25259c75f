"""The questions of Puerto Rico and their entries, by kind."""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict

from boriken.core.border import Counts, Nothing, Seat
from boriken.games.puerto_rico.border.table import Building, Good, Place, Role, Window


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
    """Choose what to build."""

    prices: Counts[Building]
    """What buildings cost the player now."""
    missing: NotRequired[Counts[Building]]
    """In views: the doubloons that the player lacks for those that cost more than they have."""


class Ship(WithGuests):
    """Choose what to load."""

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
    """Choose who goes on free circles, one after the other in the order of the places."""

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
    """Choose what the black market gets for a building."""

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
