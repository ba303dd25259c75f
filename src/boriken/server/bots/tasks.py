"""Tasks of a worker process beside a bot's turn: parts of a review, and thoughts on an analysis board."""

from __future__ import annotations

import time
from collections.abc import Sequence
from contextlib import closing
from dataclasses import asdict, dataclass
from functools import lru_cache
from typing import Any

from boriken.bots.asking import choice
from boriken.bots.registry import make_bot
from boriken.core import registry
from boriken.core.dealer import SeededDealer
from boriken.core.match import Match
from boriken.core.record import load_record
from boriken.core.seeds import child_seed
from boriken.core.setup import Setup
from boriken.reviews.judged import read, written
from boriken.reviews.opinions import opinions
from boriken.reviews.parts import Plan, judge_one, make_part, make_plan
from boriken.reviews.review import assemble

Json = dict[str, Any]

# Reviews


@dataclass(frozen=True, slots=True)
class ReviewPlan:
    """A review of the game in a record."""

    record: str
    seed: int
    simulations: int | None


@dataclass(frozen=True, slots=True)
class ReviewPart(ReviewPlan):
    number: int


@dataclass(frozen=True, slots=True)
class ReviewWhole(ReviewPlan):
    judged: Sequence[Json]


@lru_cache(2)
def plan_of(record: str, seed: int, simulations: int | None) -> Plan:
    """Reading a game takes about as long as judging a decision: parts of the same review share it."""
    return make_plan(load_record(record, deal=False), seed, simulations)


def review_plan(wanted: ReviewPlan) -> int:
    """The number of parts."""
    return plan_of(wanted.record, wanted.seed, wanted.simulations).parts


def review_part(wanted: ReviewPart) -> list[Json]:
    plan = plan_of(wanted.record, wanted.seed, wanted.simulations)
    return [written(one) for one in make_part(plan, wanted.number)]


def review_whole(wanted: ReviewWhole) -> Json:
    plan = plan_of(wanted.record, wanted.seed, wanted.simulations)
    return assemble(plan, [read(one) for one in wanted.judged]).document()


# Analysis boards

CHUNK = 4.0  # seconds after which a worker that plays on says how far it is


@dataclass(frozen=True, slots=True)
class Standing:
    """A position in which somebody decides."""

    game: str
    players: int
    options: Json
    state: Json
    seed: int

    def match(self) -> Match:
        setup = Setup.of(registry.title(self.game), self.players, self.options, stored=True)
        return Match(setup, SeededDealer(self.seed), start=self.state)


@dataclass(frozen=True, slots=True)
class PlayOn(Standing):
    level: str


@dataclass(frozen=True, slots=True)
class Choosing(Standing):
    """With arrangements that are to be judged, where many small choices make one decision."""

    asked: Sequence[Sequence[str]]


def weigh_choices(choosing: Choosing) -> Json:
    """The share of the win of every seat after each choice, and how sure that is."""
    return asdict(opinions(choosing.match(), choosing.seed, asked=choosing.asked))


def play_on(wanted: PlayOn) -> list[list[str]]:
    """Decisions of bots, each with the deals that follow it, for some seconds or to the end."""
    match, end, decisions = wanted.match(), time.monotonic() + CHUNK, []
    with closing(make_bot(wanted.level, match.title, wanted.seed)) as bot:
        while not match.over and time.monotonic() < end:
            done = len(match.moves)
            action = choice(bot, match.game, child_seed(wanted.seed, done), match.setup)
            match.play(match.title.notation[action])
            decisions.append([move.text for move in match.moves[done:]])
    return decisions


# A coach

VERDICT = 300  # simulations: a coach is to answer at once


@dataclass(frozen=True, slots=True)
class Made(Standing):
    """A decision that was made in a position, in notation."""

    actions: Sequence[str]


def judge_made(made: Made) -> Json:
    """The judgement of a review on one decision, while the game goes on."""
    match = made.match()
    return written(judge_one(match, made.actions, VERDICT, made.seed))
