"""A game as a film: how a seat saw it after each decision, from one moment to another."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

import orjson

from boriken.core.game import CHANCE
from boriken.core.match import Match
from boriken.server.errors import RefusedError
from boriken.server.tables.table import Json, Table

MOST_AT_ONCE = 2000  # actions: every game that people play, and some tenths of a second of work
PART = 64  # actions for which a film costs one more of what a person may ask for


class Frame(NamedTuple):
    """The seat that decided (None: nobody, as at the beginning), and how the game looked after it."""

    at: int
    by: int | None
    actor: int | None
    over: bool
    view: Json


def serialize_film(table: Table, seat: int | None, after: int, until: int | None) -> Json:
    """The frames after `after` actions and after each decision up to `until`, and how many actions the game has."""
    of = len(table.match.moves)
    last = of if until is None else until
    if max(after, last) > of or after > last:
        raise RefusedError(f"The game has {of} actions: it cannot be shown from {after} to {last}.", "no_moment")
    shown = frames(table.match, seat, after, min(last, after + MOST_AT_ONCE))
    # Each as JSON at once: all of a long film in one go would keep every other thread waiting
    return {"frames": [orjson.Fragment(orjson.dumps(frame._asdict())) for frame in shown], "of": of}


def frames(match: Match, seat: int | None, after: int, until: int) -> Iterator[Frame]:
    """A frame for each decision that the log tells of, with the deals that follow it and all of a run of counts.

    Whether there is one follows from what everybody at the table is told, never from what is hidden.
    """
    entries, shown = 0, after
    question: Json | None = None
    for then in match.between(after, until):
        now = len(then.moves)
        ends = now in (after, until)
        if not ends and (then.actor == CHANCE or then.told == entries):
            continue
        view = then.view(seat)
        by = decider(then, shown)
        if not ends and is_same_run(match, question, view["question"], by):
            continue
        yield Frame(now, by, None if then.actor == CHANCE else then.actor, then.over, view)
        entries, shown, question = then.told, now, view["question"]


def decider(match: Match, since: int) -> int | None:
    """The first seat that has decided something after `since` actions."""
    return next((move.actor for move in match.moves[since:] if move.actor != CHANCE), None)


def is_same_run(match: Match, before: Json | None, now: Json | None, by: int | None) -> bool:
    """Whether a seat is still answering a run of how-many questions."""
    if before is None or now is None or now["seat"] != by:
        return False
    return before["kind"] == now["kind"] and before["seat"] == now["seat"] and now["kind"] in match.title.counting
