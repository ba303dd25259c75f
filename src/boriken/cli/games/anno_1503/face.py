"""Anno 1503's face in the terminal."""

from collections.abc import Sequence

from rich.console import RenderableType

from boriken.cli.games.anno_1503 import board, events, questions
from boriken.cli.games.anno_1503.terms import point_words
from boriken.cli.games.english import EnglishFace
from boriken.cli.people import People
from boriken.core.refusal import Refusal
from boriken.core.setup import Setup
from boriken.core.title import Json, Title


class Anno1503Face(EnglishFace):
    def __init__(self, title: Title, setup: Setup, language: str) -> None:
        super().__init__(title, setup, language)
        most = title.player_counts[-1]  # then all buildings are in use, and whoever asks sees those that are
        self.facts = title.facts(Setup(title.id, most, setup.options))

    def board(self, view: Json, people: People) -> RenderableType:
        return board.draw(view, self.facts, people)

    def clause(self, run: Sequence[Json]) -> str:
        return events.tell(run, self.facts["goals"])

    def ask(self, view: Json) -> str:
        return questions.ask(view)

    def explain(self, action: str, view: Json, outcome: Sequence[Json]) -> str:
        return questions.explain(action, view, self.facts, outcome)

    def refuse(self, refusal: Refusal) -> str:
        return refusal.sentence

    def source(self, name: str) -> str:
        return point_words(name, self.facts["goals"])

    def tiebreak(self) -> str:
        return "gold and goods"

    def help(self) -> str:
        return (
            "On the chart [?] is a tile face down, [ ] an island without one, and two letters a tile you have seen; "
            "a number is a ship of that seat, with ! if it is damaged; X is a pirate, D a dolphin and H the harbour. "
            "Beside an island the numbers of the die stand before what they bring."
        )
