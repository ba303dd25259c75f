"""Puerto Rico's face in the terminal."""

from collections.abc import Mapping, Sequence

from rich.console import RenderableType

from boriken.cli.games.face import Face
from boriken.cli.games.puerto_rico import board, events, questions
from boriken.cli.games.puerto_rico.terms import TERMS, words
from boriken.cli.people import People
from boriken.core.setup import OptionValue
from boriken.core.title import Json

SOURCES = {"chips": "victory point chips"}


class PuertoRicoFace(Face):
    def __init__(self, options: Mapping[str, OptionValue]) -> None:
        self.terms = TERMS[str(options["edition"])]

    def board(self, view: Json, people: People) -> RenderableType:
        return board.draw(view, people, self.terms)

    def tell(self, run: Sequence[Json]) -> str:
        return events.tell(run, self.terms)

    def ask(self, view: Json) -> str:
        return questions.ask(view, self.terms)

    def explain(self, action: str, view: Json, outcome: Sequence[Json]) -> str:
        return questions.explain(action, view, outcome, self.terms)

    def refuse(self, sentence: str) -> str:
        return sentence.replace("colonist", self.terms.colonist)

    def source(self, name: str) -> str:
        return SOURCES.get(name, words(name))

    def tiebreak(self) -> str:
        return "doubloons and goods"

    def help(self) -> str:
        return (
            f"In the picture {board.FULL} is a {self.terms.colonist}, {board.NOBLES} a noble and {board.EMPTY} a place "
            "for one; "
            f"{board.LOADED} is a good on a ship and {board.FREE} a space for one; +2 after a role are doubloons lying "
            "on it; before a building stands its price and after it, as ×2, the copies left."
        )
