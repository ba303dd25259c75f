"""Reading positions of any game, and the words that the games' kits write positions with."""

from __future__ import annotations

import re
from typing import Any

import pytest

from boriken import Match

rule = pytest.mark.rule

Json = dict[str, Any]


def finish_phase(match: Match) -> None:
    """Answer with the first choice, which is to pass where one may, until a role is to be taken or all is over."""
    while kind(match) not in ("role", None):
        match.play(match.choices()[0])


def board(match: Match, number: int = 0) -> Json:
    """The board of a seat, as the saved position tells it."""
    found: Json = match.position()["state"]["seats"][number]
    return found


def table(match: Match) -> Json:
    """Everything on the table, as the saved position tells it."""
    found: Json = match.position()["state"]
    return found


def kind(match: Match) -> str | None:
    """The kind of the open question."""
    question = match.question()
    return None if question is None else str(question["kind"])


def events(match: Match, name: str, viewer: int | None = None) -> list[Json]:
    """The events of one kind in a viewer's log."""
    return [event for event in match.log(viewer) if event["kind"] == name]


def odds(match: Match) -> dict[str, int]:
    """The outcomes that chance can bring now, and the number of ways for each."""
    return {outcome: int(ways) for outcome, ways in zip(match.choices(), match.game.weights(), strict=True)}


def counted(text: str) -> dict[str, int]:
    return {name: int(count) for name, count in read(text, r"(?P<count>\d+) (?P<name>\w+)", "count")}


def read(text: str, pattern: str, group: str) -> list[tuple[str, str]]:
    """Names with what is said of them; a slip of the pen must not make a test about nothing."""
    found = [re.fullmatch(pattern, part) for part in text.split(", ")] if text else []
    pairs = [(match["name"], match[group]) for match in found if match]
    if len(pairs) < len(found) or len(dict(pairs)) < len(pairs):
        raise ValueError(f"{text!r} is not written as the kit reads it.")
    return pairs
