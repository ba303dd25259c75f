"""A lesson as data: where it begins, and its steps. docs/lessons.md says how to write one.

A game has its lessons in the folder `lessons` beside its words: a file NAME.toml for each, and their words in `en.ftl`,
`de.ftl` and so on. The first lesson of a game is called `first`; the others are for an expansion each.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from typing import Any

from boriken.core import registry
from boriken.core.errors import BorikenError
from boriken.core.setup import Setup
from boriken.core.words import Words
from boriken.teaching.words import folder, taught_words

Json = dict[str, Any]

FOLDER = "lessons"
FIRST = "first"
ANY = "any"
OTHERWISE = "otherwise"
LEARNER = 0


class LessonError(BorikenError):
    """There is no such lesson, or it cannot have come to this point."""


@dataclass(frozen=True, slots=True)
class Step:
    """One idea: words, and mostly something to do.

    `answers` are the right ones, each a run of actions (`place corn 1; place quarry 0`); none: there is only something
    to read; `any`: whatever is legal; `with guild_hall 1`: whatever has that in it, where things are counted. `wrong`
    has the words for other answers, by their first action. `then` is played after the answer, chance included, and
    whatever is forced after that. A step with a `position` begins anew there.
    """

    words: str
    answers: Sequence[str] = ()
    wrong: Mapping[str, str] = field(default_factory=dict)
    then: Sequence[str] = ()
    point: str = ""
    position: Json | None = None

    @property
    def asks(self) -> bool:
        return bool(self.answers)


@dataclass(frozen=True, slots=True)
class Lesson:
    """A lesson of one game: the set-up of its table and its steps."""

    game: str
    name: str
    minutes: int
    expansion: str
    setup: Setup
    seed: int
    steps: Sequence[Step]

    def words(self, language: str) -> Words:
        return taught_words(self.game, FOLDER, language, self.setup.options)


@cache
def lessons_of(game: str) -> list[Lesson]:
    """The lessons of a game in the order in which to learn: the first, then its expansions; a game may have none."""
    names = sorted(path.stem for path in folder(game, FOLDER).glob("*.toml"))
    lessons = [lesson(game, name) for name in names]
    return sorted(lessons, key=lambda one: (one.name != FIRST, order_of(one)))


def order_of(one: Lesson) -> int:
    """The place of its expansion among those of the game."""
    options = registry.title(one.game).options
    members = [member for option in options for member in (*option.members, *option.choices)]
    return members.index(one.expansion) if one.expansion in members else 0


@cache
def lesson(game: str, name: str) -> Lesson:
    """The lesson of this name; a LessonError if there is none."""
    if game not in registry.games() or not name.isidentifier() or not (folder(game, FOLDER) / f"{name}.toml").is_file():
        raise LessonError("There is no such lesson.")
    content = tomllib.loads((folder(game, FOLDER) / f"{name}.toml").read_text(encoding="utf-8"))
    return Lesson(
        game=game,
        name=name,
        minutes=content["minutes"],
        expansion=content.get("expansion", ""),
        setup=Setup.of(registry.title(game), content["players"], content.get("options", {})),
        seed=content.get("seed", 1),
        steps=[read_step(name, step) for step in content["steps"]],
    )


def read_step(name: str, written: Json) -> Step:
    """A step as its file writes it: its words are named without the name of the lesson."""
    known = dict(written)
    answers = known.pop("do", [])
    return Step(
        words=f"{name}-{known.pop('say')}",
        answers=[answers] if isinstance(answers, str) else answers,
        wrong={action: f"{name}-{words}" for action, words in known.pop("wrong", {}).items()},
        **known,
    )
