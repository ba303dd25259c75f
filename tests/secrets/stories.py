"""Two games that differ only in what somebody cannot know, played on side by side.

Each begins at a position of a random game and at its twin. Then both go on, action by action, in such a way that the
watcher is told the same by the rules: the same view, the same log, the same choices where the decision is theirs. The
actions themselves may differ, as where another pays with a card that the watcher does not see. Whatever carries such
a pair to the watcher must not tell the two apart either.
"""

from __future__ import annotations

import os
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cache
from itertools import islice
from random import Random
from typing import NamedTuple

from boriken.core import registry
from boriken.core.game import CHANCE, OVER, Game
from boriken.core.setup import Setup
from boriken.core.title import Json, Title
from boriken.games.anno_1503.sheet.text import FIRST_HOUSE
from tests.conformance.hidden import VARIANTS
from tests.conformance.tables import new_match

SEEDS = int(os.environ.get("BORIKEN_SECRET_SEEDS", "1"))  # more take longer and see more
DECISIONS = 5  # in a story
LONG = 20  # decisions in a story that goes on until the watcher decides again
KINDS = 2  # of answers without a choice that are told of to each watcher
MOST_GAMES = 60  # in which scenes are looked for
MOST_SCENES = 10  # of a kind, each of another game
MOST_STARTS = 10  # of a story from the middle of a game
TWINS = 4  # of a scene
MOST_TRIES = 4  # of actions, and of others that may look the same
ENDS = ("pass", "ships")
NAMES = ["Ada", "Ben", "Cleo", "Dan", "Eli"]


def table(game: str, players: int, **options: object) -> Setup:
    return Setup.of(registry.title(game), players, options)


NOBLES = {"expansions": "new-buildings,nobles", "buildings": "all-31"}
TABLES: Mapping[str, Setup] = {
    "san-juan-2": table("san-juan", 2),
    "san-juan-3": table("san-juan", 3),
    "san-juan-4": table("san-juan", 4),
    "san-juan-2-chosen-hands": table("san-juan", 2, chosen_hands=True),
    "san-juan-3-chosen-hands": table("san-juan", 3, chosen_hands=True),
    "san-juan-4-chosen-hands": table("san-juan", 4, chosen_hands=True),
    "anno-2": table("anno-1503", 2, most_rounds=100, sheet=FIRST_HOUSE),
    "anno-4": table("anno-1503", 4, most_rounds=100, sheet=FIRST_HOUSE),
    "anno-3-expansion": table("anno-1503", 3, most_rounds=100, expansions="aristocrats-pirates", sheet=FIRST_HOUSE),
    "hidden-points": table("puerto-rico", 5, hidden_vp=True),
    "black-market": table("puerto-rico", 3, hidden_vp=True, expansions="new-buildings", buildings="all-31"),
    "land-office": table("puerto-rico", 4, nb_rules="2004", **NOBLES),
    "forests": table("puerto-rico", 2, nb_rules="2020", **NOBLES),
}


class Step(NamedTuple):
    """One action at both tables: by the same seat or by chance, and with the same look to the watcher."""

    actor: int
    one: int
    other: int


@dataclass
class Line:
    """A game as it goes on, with its log as it was told."""

    title: Title
    setup: Setup
    game: Game
    log: list[Json] = field(default_factory=list)

    def after(self, action: int) -> Line:
        game = self.game.copy()
        game.listening = True
        game.apply(action)
        return Line(self.title, self.setup, game, [*self.log, *self.title.events(game)])

    def seen(self, watcher: int | None) -> Json:
        """Everything that the rules tell the watcher."""
        seen: Json = {
            "view": self.title.view(self.game, self.setup, watcher, self.log),
            "log": self.heard(watcher),
        }
        if self.game.actor == watcher:
            seen["choices"] = list(self.game.legal())
        return seen

    def heard(self, watcher: int | None) -> list[Json]:
        """The log as the watcher is told it."""
        return [self.title.masked(event, watcher) for event in self.log]

    def choices(self) -> list[int]:
        return [int(action) for action in self.game.legal()]

    def kind(self) -> str:
        return str(self.title.question(self.game)["kind"])

    def is_silent(self) -> bool:
        """Whether a single answer is open, of which only the seat itself knows that it is the only one."""
        return len(self.choices()) == 1 and not self.title.shows_choices(self.game, self.setup)

    def waits(self) -> bool:
        """Whether a seat must be asked before anything goes on."""
        is_free = len(self.choices()) > 1 or not self.title.shows_choices(self.game, self.setup)
        return self.game.actor >= 0 and is_free

    def looks(self) -> bool:
        """Whether a tile lies before a seat that is about to lay it."""
        return getattr(self.game, "drawn", -1) >= 0

    def is_unlike(self, other: Line, watcher: int | None) -> bool:
        """Whether a seat is asked something that may not be told to the watcher, and that is not the same at both."""
        if self.game.actor in (CHANCE, OVER, watcher):
            return False
        if self.looks():
            return self.title.save(self.game) != self.title.save(other.game)
        return self.is_silent() != other.is_silent()


@dataclass(frozen=True)
class Story:
    """Two positions that look the same to the watcher, and what happens from there on."""

    setup: Setup
    watcher: int | None
    one: Game
    other: Game
    steps: Sequence[Step]

    @property
    def title(self) -> Title:
        return registry.title(self.setup.game)

    def position(self, game: Game) -> Json:
        return {
            "game": self.setup.game,
            "players": self.setup.players,
            "options": dict(self.setup.options),
            "state": self.title.save(game),
        }

    def texts(self, first: bool) -> list[str]:
        return [self.title.notation[step.one if first else step.other] for step in self.steps]

    def secrets(self) -> set[str]:
        """The kinds of question put to others that a careless table would tell the watcher something by: a seat has a
        single answer where its twin has several, or looks at something else."""
        return {one.kind() for one, other in self.moments() if one.is_unlike(other, self.watcher)}

    def moments(self) -> Iterator[tuple[Line, Line]]:
        """How both stand before each step, and after the last."""
        one, other = (Line(self.title, self.setup, game) for game in (self.one, self.other))
        yield one, other
        for step in self.steps:
            one, other = one.after(step.one), other.after(step.other)
            yield one, other


# Telling stories


@cache
def stories(name: str, watcher: int | None) -> list[Story]:
    """Some of the stories of a table: about answers without a choice, each of another kind, and any other one."""
    found = [story for seed in range(SEEDS) for story in told(name, watcher, seed)]
    assert found
    return found


def told(name: str, watcher: int | None, seed: int) -> Iterator[Story]:
    luck, setup, scenes = Random(f"{name} {watcher} {seed}"), TABLES[name], scenes_of(name, seed)
    kinds = sorted(scenes)
    turn = 0 if watcher is None else watcher + 1  # all watchers together see all kinds
    in_turn = [kinds[(turn * KINDS + number) % len(kinds)] for number in range(len(kinds))]
    found = (story for kind in in_turn for story in islice(differing(setup, watcher, kind, scenes[kind], luck), 1))
    yield from islice(found, KINDS)
    yield anywhere(setup, watcher, luck)


def anywhere(setup: Setup, watcher: int | None, luck: Random) -> Story:
    """A story from the middle of a game, with something hidden from the beginning if that can be found."""
    title, found = registry.title(setup.game), []
    for _ in range(MOST_STARTS):
        start = luck.choice([*random_game(setup, luck.randrange(1 << 30))]).game
        twin = twin_of(setup, start, watcher, luck)
        story = played(setup, watcher, start, twin, (), luck)
        if len(story.steps) >= DECISIONS:
            found.append(story)
            if title.save(start) != title.save(twin):
                return story
    return found[0]


@cache
def deciding(name: str, watcher: int) -> Story:
    """A story that begins with a decision of the watcher, who does not know something if there is anything to hide
    then: with the land office only the tile that somebody else is about to lay is hidden."""
    setup, luck = TABLES[name], Random(f"{name} {watcher} decides")
    title, own = registry.title(setup.game), []
    for _ in range(TWINS):
        games = (passage.game for passage in random_game(setup, luck.randrange(1 << 30)))
        own += [game for game in games if game.actor == watcher and len(game.legal()) > 1]
        start = luck.choice(own)
        twin = twin_of(setup, start, watcher, luck)
        if title.save(start) != title.save(twin):
            break
    return played(setup, watcher, start, twin, (), luck)


def looking_back(name: str, watcher: int) -> Iterator[Story]:
    """Stories in which others draw something else at each table between two decisions of the watcher, the second of
    which is still open."""
    setup, luck = TABLES[name], Random(f"{name} {watcher}")
    for _ in range(MOST_GAMES):
        own = [passage.game for passage in random_game(setup, luck.randrange(1 << 30)) if passage.game.actor == watcher]
        start = luck.choice(own)
        story = played(setup, watcher, start, twin_of(setup, start, watcher, luck), (), luck, LONG)
        before = 0
        for number, step in enumerate(story.steps):
            if step.actor == watcher:
                if any(past.actor == CHANCE and past.one != past.other for past in story.steps[before:number]):
                    yield replace(story, steps=story.steps[:number])
                    break
                before = number


def differing(setup: Setup, watcher: int | None, kind: str, scenes: Sequence[Scene], luck: Random) -> Iterator[Story]:
    """Stories in which a seat has no choice in a question of this kind, and its twin has one."""
    for scene in scenes:
        for _ in range(TWINS):
            twin = twin_of(setup, scene.game, watcher, luck)
            story = played(setup, watcher, scene.game, twin, scene.actions, luck)
            if kind in story.secrets():
                yield story


class Passage(NamedTuple):
    """A position of a random game in which a seat decides, and all that is done until a seat decides again."""

    game: Game
    actions: Sequence[int]


Scene = Passage
"""A position, and what leads from there to an answer without a choice, which comes last."""


@cache
def scenes_of(name: str, seed: int) -> dict[str, list[Scene]]:
    """By kind of question, some scenes that end with an answer of which nobody else may know why it was given.

    Each begins with the decision before: what is played in its version would be told by that.
    """
    setup = TABLES[name]
    title = registry.title(setup.game)
    found: dict[str, list[Scene]] = {}
    for number in range(MOST_GAMES):
        before: Passage | None = None
        kinds: set[str] = set()
        for passage in random_game(setup, seed * MOST_GAMES + number):
            line = Line(title, setup, passage.game)
            if before is not None and (line.is_silent() or line.looks()) and line.kind() not in kinds:
                kinds.add(line.kind())
                scenes = found.setdefault(line.kind(), [])
                if len(scenes) < MOST_SCENES:
                    scenes.append(Scene(before.game, [*before.actions, passage.actions[0]]))
            before = passage
    return found


def random_game(setup: Setup, seed: int) -> Iterator[Passage]:
    luck, game = Random(seed), new_match(setup, seed).game.copy()
    while game.actor != OVER:
        start, actions = game.copy(), [lively(registry.title(setup.game), game, luck)]
        game.apply(actions[0])
        while game.actor == CHANCE:
            actions.append(int(luck.choices(list(game.legal()), [int(ways) for ways in game.weights()])[0]))
            game.apply(actions[-1])
        yield Passage(start, actions)


def lively(title: Title, game: Game, luck: Random) -> int:
    """Any action, but seldom one that ends something: who always soon passes sees little of a game."""
    legal = [int(action) for action in game.legal()]
    return luck.choices(legal, [0.2 if title.notation[action] in ENDS else 1.0 for action in legal])[0]


def twin_of(setup: Setup, game: Game, watcher: int | None, luck: Random) -> Game:
    """The position with all that the watcher cannot know drawn again, by the game or by what the tests know of it."""
    title = registry.title(setup.game)
    document = {"players": setup.players, "options": dict(setup.options), "state": title.save(game)}
    variants = list(VARIANTS[setup.game](document, watcher))
    if variants and luck.random() < 0.3:
        return title.load(setup, luck.choice(variants)["state"])
    if watcher is not None:
        return game.determinize(watcher, luck.randrange(1 << 30))
    for seat in luck.sample(range(setup.players), 2):
        game = game.determinize(seat, luck.randrange(1 << 30))
    return game


def played(
    setup: Setup,
    watcher: int | None,
    one: Game,
    other: Game,
    actions: Sequence[int],
    luck: Random,
    most: int = DECISIONS,
) -> Story:
    """Both go on, first with these actions and then at random, for some decisions or until their ways must part."""
    title = registry.title(setup.game)
    line, twin = Line(title, setup, one), Line(title, setup, other)
    assert line.seen(watcher) == twin.seen(watcher)
    steps: list[Step] = []
    whole = decisions = 0
    while line.game.actor != OVER and (len(steps) < len(actions) or decisions < most or whole < len(steps)):
        wanted = actions[len(steps) : len(steps) + 1] or some(line.choices(), luck)
        found = next(alike(line, twin, watcher, wanted, luck), None)
        if found is None:
            break
        decisions += found.actor != CHANCE
        steps.append(found)
        line, twin = line.after(found.one), twin.after(found.other)
        if line.waits() and twin.waits():
            whole = len(steps)
    return Story(setup, watcher, one, other, steps[:whole])


def some(choices: list[int], luck: Random) -> list[int]:
    return luck.sample(choices, min(len(choices), MOST_TRIES))


def alike(line: Line, twin: Line, watcher: int | None, wanted: Sequence[int], luck: Random) -> Iterator[Step]:
    """Steps possible at both of which the watcher is told the same."""
    for action in wanted:
        after = line.after(action)
        heard, seen = after.heard(watcher), after.seen(watcher)
        answers = [answer for answer in some(twin.choices(), luck) if answer != action]
        if line.game.actor == watcher:
            answers = []
        answers += [action] if action in twin.choices() else []
        for answer in answers:
            then = twin.after(answer)
            if then.heard(watcher) == heard and then.seen(watcher) == seen:
                yield Step(int(line.game.actor), action, answer)
