"""The moments of a match that a review looks at: decisions of the seats, and what chance did."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import groupby

from boriken.core.counting import open_question
from boriken.core.game import CHANCE
from boriken.core.match import Match


@dataclass(frozen=True, slots=True)
class Moment:
    """Actions `first` to `last` of the match, without the last: a decision of a seat, or a run of chance.

    A decision that the rules ask thing by thing ('how many colonists here?') is one decision. `choices` is the most
    that there were to choose from in any of its steps.
    """

    first: int
    last: int
    seat: int
    turn: int
    kind: str
    choices: int


def moments(match: Match) -> list[Moment]:
    """All decisions in which there was a choice, and all that was left to chance, in the order of the game."""
    steps = list(steps_of(match))
    found = []
    for _, together in groupby(steps, key=lambda step: step.run):
        run = list(together)
        choices = max(step.choices for step in run)
        if choices > 1 or run[0].seat == CHANCE:
            first = run[0]
            found.append(Moment(first.number, run[-1].number + 1, first.seat, first.turn, first.kind, choices))
    return found


@dataclass(frozen=True, slots=True)
class Step:
    """One action, and the run of actions that it belongs to."""

    number: int
    seat: int
    turn: int
    kind: str
    choices: int
    run: int


def steps_of(match: Match) -> Iterator[Step]:
    run = 0
    before: tuple[int, str] | None = None
    for number, (again, move) in enumerate(match.walk()):
        title, game = again.title, again.game
        if move.actor == CHANCE:
            kind, choices, runs_on = "chance", 0, True
        else:
            kind, choices = open_question(title, game)["kind"], len(game.legal())
            runs_on = kind in title.counting
        if before != (move.actor, kind) or not runs_on:
            run += 1
        before = (move.actor, kind)
        yield Step(number, move.actor, move.turn, kind, choices, run)
