"""A finished game in short: the facts that statistics count."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass
from typing import Any

from boriken.core.errors import BorikenError
from boriken.core.match import Match
from boriken.core.setup import Setup
from boriken.core.title import Title

Json = dict[str, Any]
Thing = tuple[str, str]
"""A group of words, the form of these words if they have several, and a name in it: `("roles.name", "settler")`."""

PLAIN = "none"
EDITION, EXPANSIONS = "edition", "expansions"


class UnfinishedError(BorikenError):
    """A game that is not over has no statistics."""


@dataclass(frozen=True, slots=True)
class Seat:
    """How one player fared. `order` counts from the player who began, `won` is their part of the victory."""

    seat: int
    order: int
    won: float
    points: int
    opening: list[Thing]
    owned: list[Thing]


@dataclass(frozen=True, slots=True)
class Story:
    game: str
    players: int
    mix: str
    rounds: int | None
    ends: list[str]
    seats: list[Seat]

    def document(self) -> Json:
        return asdict(self)

    @classmethod
    def of(cls, document: Mapping[str, Any]) -> Story:
        seats = [
            Seat(**{**seat, "opening": things(seat["opening"]), "owned": things(seat["owned"])})
            for seat in document["seats"]
        ]
        return cls(**{**document, "seats": seats})


def things(pairs: Sequence[Sequence[str]]) -> list[Thing]:
    return [(group, name) for group, name in pairs]


def story_of(match: Match) -> Story:
    """The story of a finished match; an UnfinishedError if it is not over."""
    if not match.over:
        raise UnfinishedError("The game is not over.")
    title, setup = match.title, match.setup
    view = match.view(None)
    first = next((move.actor for move in match.moves if move.actor >= 0), 0)
    scores = match.scores()
    winners = sum(score["place"] == 1 for score in scores)
    seats = [
        Seat(
            seat=seat,
            order=(seat - first) % setup.players,
            won=1 / winners if score["place"] == 1 else 0.0,
            points=score["points"],
            opening=opening(match, seat),
            owned=owned(title, view["seats"][seat]) if title.possessions else [],
        )
        for seat, score in enumerate(scores)
    ]
    rounds = title.length(match.game).get("rounds")
    return Story(title.id, setup.players, mix_of(setup), rounds, sorted(title.end_reasons(match.game)), seats)


def mix_of(setup: Setup) -> str:
    """The part of a set-up that makes games comparable: edition and expansions, `first new-buildings,nobles`."""
    parts = [str(setup.options[name]) for name in (EDITION, EXPANSIONS) if name in setup.options]
    return " ".join(parts) or PLAIN


def opening(match: Match, seat: int) -> list[Thing]:
    """By the steps that the title names: the first of the seat's actions that fits each of them."""
    own = [move.text for move in match.moves if move.actor == seat]
    found = (first_fit(own, step) for step in match.title.openings)
    return [thing for thing in found if thing is not None]


def first_fit(actions: Sequence[str], step: Mapping[str, str]) -> Thing | None:
    for action in actions:
        for pattern, group in step.items():
            if fit := re.fullmatch(pattern, action):
                return group, fit[1]
    return None


def owned(title: Title, player: Mapping[str, Any]) -> list[Thing]:
    """The things that a seat has at the end, each once."""
    return [(group, name) for part, group in title.possessions.items() for name in player.get(part) or ()]
