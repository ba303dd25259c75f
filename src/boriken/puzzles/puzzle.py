"""A puzzle as data, and those that come with the package: a file for each game in the folder `shipped`."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import asdict, dataclass
from functools import cache
from pathlib import Path
from typing import Any

from boriken.bots.reasons import Reason
from boriken.core import registry
from boriken.core.errors import BorikenError
from boriken.core.match import Match
from boriken.core.position import from_position
from boriken.core.title import Json

SHIPPED = Path(__file__).with_name("shipped")
LUCK = 1  # the seed of a dealer that no puzzle asks for anything


class PuzzleError(BorikenError):
    """There is no such puzzle, or it is not written as one."""


@dataclass(frozen=True, slots=True)
class Choice:
    """A choice of a puzzle, the share of the win after it, and what the right answer brings that it does not."""

    action: str
    share: float
    reason: Reason | None = None


@dataclass(frozen=True, slots=True)
class Origin:
    """The origin of a puzzle: game number `number` of a seed (or a record), after its first `at` actions."""

    seed: int
    number: int
    at: int
    record: bool = False


@dataclass(frozen=True, slots=True)
class Puzzle:
    """A position, in which the seat that decides has one right answer.

    `choices` are all there are, the best first: the first is the right answer. `line` is how the game goes on after it,
    in events as the seat may know them; some choices tell nothing. `judge` is the bot that made it; `difficulty` is the
    mean of the rating that it begins with, and `solved` has for each level the share of its bots that found the answer.
    """

    id: str
    position: Json
    seat: int
    kind: str
    phase: str
    choices: Sequence[Choice]
    line: Sequence[Json]
    judge: str
    origin: Origin
    difficulty: float
    solved: Mapping[str, float]

    @property
    def game(self) -> str:
        return str(self.position["game"])

    @property
    def players(self) -> int:
        return int(self.position["players"])

    @property
    def answer(self) -> str:
        return self.choices[0].action

    @property
    def simulations(self) -> int:
        """The depth of the search that made it."""
        return int(self.judge.rpartition(":")[2])

    def match(self) -> Match:
        """A match that stands at the puzzle."""
        return from_position(self.position, seed=LUCK)

    def choice(self, action: str) -> Choice:
        found = next((choice for choice in self.choices if choice.action == action), None)
        if found is None:
            raise PuzzleError(f"The puzzle has no choice {action}.")
        return found

    def written(self) -> str:
        """One line of a file."""
        return json.dumps(asdict(self), separators=(",", ":")) + "\n"


def read(document: Mapping[str, Any]) -> Puzzle:
    """The puzzle in a document of `written`."""
    try:
        choices = [
            Choice(one["action"], one["share"], None if one["reason"] is None else Reason(**one["reason"]))
            for one in document["choices"]
        ]
        return Puzzle(**{**document, "choices": choices, "origin": Origin(**document["origin"])})
    except (KeyError, TypeError) as error:
        raise PuzzleError(f"This is no puzzle: {error}.") from error


def read_lines(lines: Iterable[str]) -> list[Puzzle]:
    try:
        return [read(json.loads(line)) for line in lines if line.strip()]
    except ValueError as error:
        raise PuzzleError("The file does not hold puzzles, one in each line.") from error


def identity(position: Json) -> str:
    """The name of the puzzle in a position: the same position always has the same."""
    text = json.dumps(position, sort_keys=True)
    return f"{position['game']}-{hashlib.sha256(text.encode()).hexdigest()[:8]}"


@cache
def puzzles_of(game: str) -> Sequence[Puzzle]:
    """The puzzles of a game that come with the package, the easiest first; a game may have none."""
    file = SHIPPED / f"{game}.jsonl"
    if not file.is_file():
        return ()
    found = read_lines(file.read_text(encoding="utf-8").splitlines())
    return tuple(sorted(found, key=lambda puzzle: (puzzle.difficulty, puzzle.id)))


@cache
def all_puzzles() -> Mapping[str, Puzzle]:
    """All that come with the package, by name."""
    return {puzzle.id: puzzle for game in registry.games() for puzzle in puzzles_of(game)}


def puzzle(name: str) -> Puzzle:
    """The puzzle of this name; a PuzzleError if there is none."""
    found = all_puzzles().get(name)
    if found is None:
        raise PuzzleError("There is no such puzzle.")
    return found
