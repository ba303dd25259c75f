"""The contents of a sheet once it is read: names are numbers, so that whoever uses it finds numbers only."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

SEA, DOLPHIN, PIRATE = ".", "D", "X"
ISLANDS = "234"


@dataclass(frozen=True, slots=True)
class Effect:
    kind: int
    amount: int
    detail: int
    per_turn: int


@dataclass(frozen=True, slots=True)
class Rank:
    name: str
    high: bool
    buys: Sequence[int]
    per_turn: int
    price: int


@dataclass(frozen=True, slots=True)
class Event:
    name: str
    faces: Sequence[int]
    fee: int = 0
    by_level: bool = False
    remove_each: bool = True
    keep_at_least: int = 0
    goods: int = 0


@dataclass(frozen=True, slots=True)
class Tile:
    """`n` are the copies with back 2, 3 and 4."""

    n: Sequence[int]
    gold: int = 0
    strength: int = 0
    discount: int = 0


@dataclass(frozen=True, slots=True)
class Building:
    name: str
    effect: Effect
    n: Sequence[int]


@dataclass(frozen=True, slots=True)
class Site:
    cost: Sequence[int]
    skull: bool


@dataclass(frozen=True, slots=True)
class Step:
    cost: Sequence[int]
    nests: int


@dataclass(frozen=True, slots=True)
class PirateCard:
    copies: int
    foe: int = 0
    loss: int = 0
    loss_gold: int = 0
    gold: int = 0
    commodities: int = 0
    luxuries: int = 0
    luxury_price: int = 0
    commodity_price: int = 0
    reshuffle: bool = False


@dataclass(frozen=True, slots=True)
class ActionCard:
    name: str
    effect: Effect
    drawn_fight: bool
    copies: int


@dataclass(frozen=True, slots=True)
class Board:
    """`rows` as they are drawn; the squares named beside them by number."""

    rows: Sequence[str]
    links: Sequence[tuple[int, int]]
    harbour: int = -1
    harbour_spaces: Sequence[int] = ()


@dataclass(frozen=True, slots=True)
class Sheet:
    """All of it. `scalars` are the single values, by table and name."""

    content: Mapping[str, Any]
    scalars: Mapping[str, Any]
    goods: Sequence[tuple[str, int]]  # name and cards
    homes: Sequence[Sequence[int]]
    ranks: Sequence[Rank]
    events: Sequence[Event]
    base: Board
    new: Board
    tiles: Mapping[int, Tile]
    publics: Mapping[int, Building]
    nobles: Mapping[int, Building]
    sites: Sequence[Site]
    castle: Sequence[Step]
    cannons: Sequence[int]
    pirates: Mapping[int, PirateCard]
    cards: Mapping[int, ActionCard]

    def number(self, name: str) -> int:
        return int(self.scalars[name])

    def flag(self, name: str) -> bool:
        return self.scalars[name] is True
