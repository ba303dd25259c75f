"""Puerto Rico's face in the terminal."""

from collections.abc import Sequence

from rich.console import RenderableType

from boriken.cli.games.english import EnglishFace
from boriken.cli.games.puerto_rico import board, events, questions
from boriken.cli.games.puerto_rico.terms import TERMS, words
from boriken.cli.people import People
from boriken.core.refusal import Refusal
from boriken.core.setup import Setup
from boriken.core.title import Json, Title

SOURCES = {"chips": "victory point chips"}


class PuertoRicoFace(EnglishFace):
    def __init__(self, title: Title, setup: Setup, language: str) -> None:
        super().__init__(title, setup, language)
        self.terms = TERMS[str(setup.options["edition"])]

    def board(self, view: Json, people: People) -> RenderableType:
        return board.draw(view, people, self.terms)

    def clause(self, run: Sequence[Json]) -> str:
        return events.tell(run, self.terms)

    def ask(self, view: Json) -> str:
        return questions.ask(view, self.terms)

    def explain(self, action: str, view: Json, outcome: Sequence[Json]) -> str:
        return questions.explain(action, view, outcome, self.terms)

    def refuse(self, refusal: Refusal) -> str:
        return refusal.sentence.replace("colonist", self.terms.colonist)

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
