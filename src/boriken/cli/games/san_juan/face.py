"""San Juan's face in the terminal."""

from collections.abc import Mapping, Sequence

from rich.console import RenderableType

from boriken.cli.games.face import Face
from boriken.cli.games.san_juan import board, events, questions
from boriken.cli.games.san_juan.terms import words
from boriken.cli.people import People
from boriken.core.setup import OptionValue
from boriken.core.title import Json

SOURCES = {"chapel": "cards under the chapel"}


class SanJuanFace(Face):
    def __init__(self, options: Mapping[str, OptionValue]) -> None:
        """No word depends on the options."""

    def board(self, view: Json, people: People) -> RenderableType:
        return board.draw(view, people)

    def tell(self, run: Sequence[Json]) -> str:
        return events.tell(run)

    def ask(self, view: Json) -> str:
        return questions.ask(view)

    def explain(self, action: str, view: Json, outcome: Sequence[Json]) -> str:
        return questions.explain(action, view, outcome)

    def refuse(self, sentence: str) -> str:
        return sentence

    def source(self, name: str) -> str:
        return SOURCES.get(name, words(name))

    def tiebreak(self) -> str:
        return "cards and goods"

    def help(self) -> str:
        return (
            f"In the picture {board.FULL} is a good and {board.EMPTY} a building without one; before a card of your "
            "hand stands its cost; the trading house pays so many cards for indigo, sugar, tobacco, coffee and silver. "
            "Where you pick several cards, one line can name them all: quarry, smithy 2."
        )
