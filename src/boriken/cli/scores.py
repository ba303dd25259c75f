"""The end of a game: who has how many points, and from what."""

from __future__ import annotations

from rich.console import Console
from rich.table import Table
from rich.text import Text

from boriken.cli.games.presenter import Presenter
from boriken.cli.player_names import PlayerNames
from boriken.core.match import Match


def print_scores(console: Console, match: Match, presenter: Presenter, people: PlayerNames) -> None:
    scores = match.scores()
    sheet = Table(title=people.words.say("scores-title"), title_justify="left")
    sheet.add_column("")
    for seat in range(match.setup.players):
        sheet.add_column(Text(people.name(seat)), justify="right")
    sources = dict.fromkeys(source for score in scores for source in score["sheet"])
    for source in sources:
        sheet.add_row(presenter.source(source), *(str(score["sheet"].get(source, "")) for score in scores))
    sheet.add_section()
    sheet.add_row(people.words.say("scores-points"), *(str(score["points"]) for score in scores), style="bold")
    sheet.add_row(presenter.tiebreak(), *(str(score["tiebreak"]) for score in scores), style="dim")
    sheet.add_row(people.words.say("scores-place"), *(str(score["place"]) for score in scores), style="bold")
    console.print(sheet)
    console.print(Text(verdict(match, people), "bold"))


def verdict(match: Match, people: PlayerNames) -> str:
    """The sentence that names the winners."""
    winners = [score for score in match.scores() if score["place"] == 1]
    names = [people.name(winner["seat"]) for winner in winners]
    points, words = winners[0]["points"], people.words
    if len(names) > 1:
        return words.say("scores-share", names=words.listed(names), points=points)
    return words.say("scores-wins", who=names[0], you=people.is_reader(winners[0]["seat"]), points=points)
