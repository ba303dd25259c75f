"""Anno 1503 in the terminal."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from rich.console import RenderableType

from boriken.cli.games.anno_1503 import board
from boriken.cli.games.anno_1503.answers import Answers, cost_words
from boriken.cli.games.presenter import Presenter
from boriken.cli.player_names import PlayerNames
from boriken.core.setup import Setup
from boriken.core.title import Json, Title

GOODS = ("produced", "golden_good", "paid", "good_gained", "good_returned")

# Everything that a question may leave out
NOTHING_OPEN: Json = {"tile": None, "card": "", "number": 0, "goods": 1, "fee": 0, "gold": 0, "points": 0, "excess": 1}


class Anno1503Presenter(Presenter):
    together = (*GOODS, "sailed")
    groups = ("goods",)

    def __init__(self, title: Title, setup: Setup, language: str) -> None:
        super().__init__(title, setup, language)
        most = title.player_counts[-1]  # then all buildings are in use, and whoever asks sees those that are
        self.facts = title.facts(Setup(title.id, most, setup.options))

    def board(self, view: Json, people: PlayerNames) -> RenderableType:
        return board.Picture(view, self.facts, people, self.words).draw()

    def explain(self, action: str, view: Json, outcome: Sequence[Json]) -> str:
        return Answers(view, self.facts, self.words).explain(action)

    def source(self, name: str) -> str:
        return self.words.name("points", name)

    def silent(self, event: Json) -> bool:
        return event["kind"] == "tile_seen" and event["tile"] is None

    def asked(self, question: Json, view: Json) -> Mapping[str, object]:
        return {**NOTHING_OPEN, **question, "cost": cost_words(question.get("bill", {}), self.words)}

    def parameters(self, run: Sequence[Json], people: PlayerNames) -> Mapping[str, object]:
        kind = run[0]["kind"]
        if kind in GOODS:
            return {"goods": self.goods(run)}
        if kind == "sailed":
            return {"square": ", ".join(event["square"] for event in run)}
        if kind == "foe_shown":
            by = run[0]["by"]
            return {"by": None if people.is_reader(by) else people.name(by)}
        return {}

    def goods(self, run: Sequence[Json]) -> str:
        counts: dict[str, int] = {}
        for event in run:
            counts[event["good"]] = counts.get(event["good"], 0) + event.get("count", 1)
        return self.words.listed([self.lot(good, count) for good, count in counts.items()])

    def lot(self, good: str, count: int) -> str:
        return self.words.name("goods", good) if count == 1 else self.words.say("say-goods", count=count, good=good)
