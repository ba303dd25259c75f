"""The review of a finished game, on the screen."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass

from rich.console import Console
from rich.table import Table
from rich.text import Text

from boriken.cli.games import presenter_for, terminal_words
from boriken.cli.log import print_log, sentences
from boriken.cli.player_names import PlayerNames
from boriken.cli.progress import progress_bar
from boriken.cli.seats import bots_at
from boriken.cli.terminal import make_console
from boriken.core.match import Match
from boriken.core.words import Words
from boriken.reviews.grades import WORTH_TELLING, Grade
from boriken.reviews.judged import Decision
from boriken.reviews.parts import make_plan
from boriken.reviews.review import Player, Review, review
from boriken.reviews.turning import TurningPoint

TENTHS = 10


@dataclass(frozen=True, slots=True)
class Request:
    seed: int
    simulations: int | None
    jobs: int
    as_json: bool


def run(match: Match, request: Request, language: str) -> None:
    """Review, and print it in words or as one JSON document."""
    words = terminal_words(match.setup, language, "review")
    total = len(make_plan(match).moments)
    with progress_bar(total, hidden=request.as_json, doing=words.say("review-progress")) as advance:
        shown = 0

        def progress(done: int, total: int) -> None:
            nonlocal shown
            advance(done - shown)
            shown = done

        made = review(match, seed=request.seed, simulations=request.simulations, jobs=request.jobs, progress=progress)
    if request.as_json:
        print(json.dumps(made.document(), indent=2))
    else:
        Report(match, made, make_console(), language).show()


class Report:
    """A review in words. Decisions of bots are told only if nobody else played."""

    def __init__(self, match: Match, made: Review, console: Console, language: str) -> None:
        self.match = match
        self.made = made
        self.console = console
        self.presenter = presenter_for(match.setup, language)
        self.words: Words = terminal_words(match.setup, language, "review")
        self.game_words: Words = match.title.words(language, match.setup.options)
        self.people = PlayerNames(match.names, match.setup.players, terminal_words(match.setup, language))
        seats = range(match.setup.players)
        bots = bots_at(match.title, match.names, seed=0, moves=0)
        self.seats: Sequence[int] = [seat for seat in seats if seat not in bots] or list(seats)

    def show(self) -> None:
        judges = self.words.listed(self.made.judges)
        self.heading(self.words.say("review-title", game=self.match.title.name, judges=judges))
        self.console.print(self.players(), self.expected())
        turning = [self.turning(player, point) for player in self.shown() for point in player.turning_points]
        if turning:
            self.heading(self.words.say("review-turning"))
            print_log(self.console, turning)
        self.heading(self.words.say("review-decisions"))
        worth_telling = [
            made for made in self.made.decisions if made.seat in self.seats and made.grade in WORTH_TELLING
        ]
        for made in worth_telling:
            self.decision(made)
        if not worth_telling:
            self.console.print(self.words.say("review-nothing"))

    def heading(self, text: str) -> None:
        self.console.print(Text(text, "bold"))

    def shown(self) -> list[Player]:
        return [self.made.players[seat] for seat in self.seats]

    def players(self) -> Table:
        """A column for each player: place, accuracy, what was given away, luck, and the number of each grade."""
        say, players = self.words.say, self.made.players
        table = self.table("")
        table.add_row(say("review-place"), *(str(player.place) for player in players))
        table.add_row(say("review-accuracy"), *map(accuracy, players), style="bold")
        table.add_row(say("review-givenAway"), *(f"{player.given_away:.0%}" for player in players))
        table.add_row(say("review-luck"), *(f"{player.luck:+.0%}" for player in players))
        table.add_section()
        for grade in Grade:
            table.add_row(say(f"many-{grade}"), *(str(player.grades[grade]) for player in players))
        return table

    def expected(self) -> Table:
        """The result that each player could expect: at the beginning, after each tenth of the game, and at the end."""
        chart, last = self.made.chart, len(self.match.moves)
        table = self.table(self.words.say("review-expected"))
        for mark in (last * number // TENTHS for number in range(TENTHS + 1)):
            shares = next(point.shares for point in chart if point.at >= mark)
            table.add_row(self.words.say("review-after", at=mark), *(f"{share:.0%}" for share in shares))
        return table

    def table(self, title: str) -> Table:
        """A table with a column for each player."""
        table = Table(title=title or None, title_justify="left")
        table.add_column("")
        for seat in range(self.match.setup.players):
            table.add_column(Text(self.people.name(seat)), justify="right")
        return table

    def turning(self, player: Player, point: TurningPoint) -> str:
        good = point.change > 0
        name = {
            "own": "own",
            "other": "gift" if good else "harm",
            "chance": "luck" if good else "misfortune",
        }[point.cause]
        by = point.by if point.by is not None else player.seat
        return self.words.say(
            f"turning-{name}",
            who=self.people.name(player.seat),
            you=self.people.is_reader(player.seat),
            by=self.people.name(by),
            byYou=self.people.is_reader(by),
            percent=percent(point.change),
            at=point.at,
            played=quoted(point.played),
            best=quoted(point.best),
        )

    def decision(self, made: Decision) -> None:
        text = self.words.say(
            "review-decision",
            who=self.people.name(made.seat),
            you=self.people.is_reader(made.seat),
            at=made.first,
            played=quoted(made.played),
            best=quoted(made.best),
            percent=percent(made.given_away),
            grade=made.grade,
        )
        self.console.print(Text(text))
        if made.reason is not None:
            self.console.print(Text(made.reason.sentence(self.game_words, made=True), "dim"))
        line = sentences(made.line, self.presenter, self.people)
        if line:
            self.console.print(Text(self.words.say("review-line"), "dim"))
            print_log(self.console, line, "dim")


def accuracy(player: Player) -> str:
    return "–" if player.accuracy is None else f"{player.accuracy:.0%}"


def percent(share: float) -> int:
    return round(100 * abs(share))


def quoted(actions: Sequence[str]) -> str:
    return f"'{', '.join(actions)}'"
