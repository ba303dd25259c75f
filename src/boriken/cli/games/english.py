"""Faces of games that speak only English in the terminal: clauses about a seat, joined to sentences."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Collection, Sequence
from itertools import groupby

from boriken.cli.games.face import Face
from boriken.cli.people import People
from boriken.core.setup import Setup
from boriken.core.title import Json, Title


class EnglishFace(Face):
    def __init__(self, title: Title, setup: Setup, language: str) -> None:
        self.setup = setup

    @abstractmethod
    def clause(self, events: Sequence[Json]) -> str:
        """What happened, given a run of events of one kind by one seat.

        A clause without its subject, verbs as `[take|takes]`; events of no seat make a sentence without full stop.
        """

    def sentences(self, events: Sequence[Json], people: People, forced: Collection[int], mark: str) -> list[str]:
        told = []
        before = 0
        for seat, in_a_row in groupby(events, key=lambda event: event["seat"]):
            clauses = []
            for _, alike in groupby(in_a_row, key=lambda event: (event["kind"], event["move"] in forced)):
                run = list(alike)
                move = run[0]["move"]
                clauses.append(self.clause(run) + (f" {mark}" if move in forced and move != before else ""))
                before = run[-1]["move"]
            if seat is None:
                told += [f"{clause}." for clause in clauses]
            else:
                told.append(f"{people.say(seat, ', '.join(clauses))}.")
        return told

    def thing(self, name: str) -> str:
        return name.replace("_", " ")
