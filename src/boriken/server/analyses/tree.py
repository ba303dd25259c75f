"""An analysis: a position, and the tree of the lines that were tried from there.

A node is a decision with the deals that follow it, so a line is played again exactly. Node 0 is the position itself.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

from boriken.core import registry
from boriken.core.dealer import SeededDealer
from boriken.core.match import Match
from boriken.core.seeds import child_seed
from boriken.core.setup import Setup
from boriken.server.errors import ConflictError, NotFoundError

Json = dict[str, Any]

MOST_NODES = 1000
MOST_FORCED = 1000


@dataclass(frozen=True, slots=True)
class Analysis:
    """The columns of the database's table `analyses`, by the same names.

    Each of its `nodes` has its `parent` (None for the first), the `question` that was open there, the `seat` that
    decided, its `actions` in notation, of which the first `own` are the decision, and the `opinion` of a judge on what
    comes next, if somebody has asked for it. One that is `gone` was taken out; the others keep their numbers.
    """

    id: str
    person: str
    table: str | None
    at: int | None
    game: str
    players: int
    options: Json
    names: list[str]
    start: Json
    seed: int
    nodes: list[Json]
    created: float
    changed: float

    @property
    def setup(self) -> Setup:
        return Setup.of(registry.title(self.game), self.players, self.options, stored=True)

    def node(self, number: int) -> Json:
        if not 0 <= number < len(self.nodes) or self.nodes[number]["gone"]:
            raise NotFoundError("There is no such moment in this analysis.", "no_node")
        return self.nodes[number]

    def line(self, number: int) -> list[int]:
        """The nodes from the first to this one."""
        found = [number]
        while (parent := self.node(found[-1])["parent"]) is not None:
            found.append(parent)
        return found[::-1]

    def match(self, number: int) -> Match:
        """The game at a node. Chance deals there what it deals in no other node."""
        match = Match(self.setup, SeededDealer(self.seed), start=self.start)
        for at in self.line(number):
            for action in self.nodes[at]["actions"]:
                match.replay(action)
        match.dealer = SeededDealer(child_seed(self.seed, len(self.nodes)), match.dealer.dealt)
        return match


def last_moments(analysis: Analysis, number: int, most: int) -> list[Match]:
    """The game at a node, and at the nodes before it on the line."""
    line = analysis.line(number)
    match, found = Match(analysis.setup, SeededDealer(analysis.seed), start=analysis.start), []
    for place, at in enumerate(line):
        for action in analysis.nodes[at]["actions"]:
            match.replay(action)
        if place >= len(line) - most:
            found.append(match.copy())
    return found


def root() -> Json:
    return {"parent": None, "question": None, "seat": None, "own": 0, "actions": [], "opinion": None, "gone": False}


class Made(NamedTuple):
    """A decision: the question, the seat that answered it, and the actions, of which the first `own` are its own."""

    question: Json
    seat: int
    own: int
    actions: Sequence[str]


def add_line(analysis: Analysis, number: int, decisions: Sequence[Made]) -> int:
    """Add decisions one after the other; the number of the last node."""
    forget_arrangements(analysis, number)
    for made in decisions:
        if len(analysis.nodes) >= MOST_NODES:
            raise ConflictError(
                "This analysis has as many moments as it can have.", "too_many_moments", {"most": MOST_NODES}
            )
        analysis.nodes.append({**root(), **made._asdict(), "actions": list(made.actions), "parent": number})
        number = len(analysis.nodes) - 1
    return number


def forget_arrangements(analysis: Analysis, number: int) -> None:
    """An opinion on arrangements is on those that were tried, too: with another one it has to be formed anew."""
    opinion = analysis.node(number)["opinion"]
    if opinion is not None and opinion["counts"] is not None:
        analysis.nodes[number]["opinion"] = None


def tried(analysis: Analysis, number: int) -> list[list[str]]:
    """The decisions that were played at a node."""
    return [node["actions"][: node["own"]] for node in analysis.nodes if node["parent"] == number and not node["gone"]]


def known_child(analysis: Analysis, number: int, texts: Sequence[str]) -> int | None:
    """The node to which a decision leads that was tried before: the same answers, whatever chance dealt then."""
    for child, node in enumerate(analysis.nodes):
        if node["parent"] == number and not node["gone"] and node["actions"][: len(texts)] == list(texts):
            return child
    return None


def play(analysis: Analysis, number: int, actions: Sequence[str], counts: Mapping[str, int] | None, anew: bool) -> int:
    """Play a decision at a node; the number of the node to which it leads.

    A decision that was tried before leads where it led then, unless chance is to deal `anew`.
    """
    match = analysis.match(number)
    texts = list(actions) if counts is None else match.count_out(counts)
    known = None if anew else known_child(analysis, number, texts)
    if known is not None:
        return known
    question, seat, done = asked(match), int(match.game.actor), len(match.moves)
    match.play(*texts)
    for _ in range(MOST_FORCED):
        forced = match.forced()
        if forced is None:
            break
        match.play(forced)
    return add_line(analysis, number, [Made(question, seat, len(texts), [move.text for move in match.moves[done:]])])


def asked(match: Match) -> Json:
    """The open question; nothing if there is none."""
    return match.question() or {}


def take_out(analysis: Analysis, number: int) -> None:
    """Take out a node with all that follows it."""
    if analysis.node(number)["parent"] is None:
        raise ConflictError("The first position stays.", "first_position")
    gone = {number}
    for child in range(number, len(analysis.nodes)):  # a node comes after its parent
        if child in gone or analysis.nodes[child]["parent"] in gone:
            gone.add(child)
            analysis.nodes[child].update(gone=True, opinion=None)
