"""San Juan in the terminal."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from rich.console import RenderableType

from boriken.cli.games.presenter import Presenter
from boriken.cli.games.san_juan import answers, board
from boriken.cli.player_names import PlayerNames
from boriken.core.title import Json

CARDS = ("card_drawn", "card_paid", "card_kept", "card_discarded", "card_turned_up", "card_buried")
GOODS = ("good_given", "good_made", "good_sold")
TOLD_BY_OTHERS = ("start", "sale", "bonus")  # what cards are drawn for, if another event says how many


class SanJuanPresenter(Presenter):
    together = (*CARDS, *GOODS)
    groups = ("cards", "goods")

    def board(self, view: Json, people: PlayerNames) -> RenderableType:
        return board.Picture(view, people, self.words).draw()

    def explain(self, action: str, view: Json, outcome: Sequence[Json]) -> str:
        return answers.explain(action, view, self.words)

    def source(self, name: str) -> str:
        return self.words.name("sheet" if f"sheet-{name}" in self.words else "cards", name)

    def silent(self, event: Json) -> bool:
        if event["kind"] == "card_paid":
            return event["card"] is None
        return event["kind"] == "card_drawn" and event["card"] is None and event["reason"] in TOLD_BY_OTHERS

    def asked(self, question: Json, view: Json) -> Mapping[str, object]:
        return {"building": None, "cost": 0, "most": 0, "cards": 0, **question}

    def parameters(self, run: Sequence[Json], people: PlayerNames) -> Mapping[str, object]:
        kind = run[0]["kind"]
        if kind in CARDS:
            return {"cards": self.cards([event["card"] for event in run])}
        if kind == "tile_turned_up":
            return {"prices": ", ".join(board.tile_prices(run[0]["tile"], self.words))}
        if kind in GOODS:
            named = self.words.listed([self.words.name("goods", event["good"]) for event in run])
            return {"goods": named, "price": sum(event.get("price", 0) for event in run)}
        return {}

    def cards(self, names: Sequence[str | None]) -> str:
        """Their names to those who see them all, to others how many there are."""
        if None in names:
            return self.words.say("listed-unseen", count=len(names))
        return self.words.listed([self.words.say("listed-card", card=name) for name in names])
