"""Puerto Rico in the terminal."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from rich.console import RenderableType

from boriken.cli.games.presenter import Presenter
from boriken.cli.games.puerto_rico import board
from boriken.cli.games.puerto_rico.answers import Answers
from boriken.cli.player_names import PlayerNames
from boriken.core.title import Json

PLACINGS = ("colonists_placed", "nobles_placed")
TILES = ("tile_turned_up", "tiles_discarded")

# Everything that a question or an event may leave out
NOTHING_OPEN: Json = {"about": None, "tile": None, "left": None}
NOTHING_TOLD: Json = {"noble": False, "crew": None}


class PuertoRicoPresenter(Presenter):
    together = (*PLACINGS, *TILES, "produced", "goods_kept", "token_taken")
    groups = ("goods", "tiles", "buildings")

    def board(self, view: Json, people: PlayerNames) -> RenderableType:
        return board.Picture(view, people, self.words).draw()

    def explain(self, action: str, view: Json, outcome: Sequence[Json]) -> str:
        return Answers(view, outcome, self.words).explain(action)

    def source(self, name: str) -> str:
        return self.words.name("sheet" if f"sheet-{name}" in self.words else "buildings", name)

    # Questions

    def ask(self, view: Json) -> str:
        question = view["question"]
        if "goods" in question:
            return self.ask_how_many(question)
        return COUNTED[question["kind"]](self, question) if question["kind"] in COUNTED else super().ask(view)

    def asked(self, question: Json, view: Json) -> Mapping[str, object]:
        return {**NOTHING_OPEN, **question}

    def ask_where(self, question: Json) -> str:
        return self.words.say("terminal-place", place=question["about"], left=question["colonists"])

    def ask_how_many(self, question: Json) -> str:
        goods = self.words.say("say-goods", count=question["goods"], good=question["about"])
        asked = self.words.say("terminal-keep", goods=goods)
        if "warehouse_kinds" not in question:
            return asked
        kinds, free = question["warehouse_kinds"], question["free_goods"]
        return f"{self.words.say('terminal-store', kinds=kinds, free=free)} {asked}"

    def ask_noble(self, question: Json) -> str:
        return self.words.say("terminal-noble", left=question["left"])

    # Events

    def silent(self, event: Json) -> bool:
        return event["kind"] in (*PLACINGS, "colonists_dealt") and not event["count"]

    def parameters(self, run: Sequence[Json], people: PlayerNames) -> Mapping[str, object]:
        event = run[0]
        made = MADE[event["kind"]](self, run) if event["kind"] in MADE else {}
        return {**NOTHING_TOLD, **{entry: event[entry] for entry in NOTHING_TOLD if entry in event}, **made}

    def produced(self, run: Sequence[Json]) -> Json:
        return {"goods": self.goods(run, "count")}

    def kept(self, run: Sequence[Json]) -> Json:
        return {"goods": self.goods(run, "count"), "returned": sum(event["returned"] for event in run)}

    def goods(self, run: Sequence[Json], number: str) -> str:
        """`2 corn and 1 sugar`, without what there is none of."""
        lots = [self.words.say("say-goods", count=event[number], good=event["good"]) for event in run if event[number]]
        return self.words.listed(lots) or self.words.say("say-nothing")

    def tiles(self, run: Sequence[Json]) -> Json:
        names = [(self.words.name("tiles", event["tile"]), event.get("count", 1)) for event in run]
        return {"tiles": ", ".join(name if count == 1 else f"{count} × {name}" for name, count in names)}

    def placings(self, run: Sequence[Json]) -> Json:
        places = [(self.words.say("say-place", place=event["place"]), event["count"]) for event in run]
        listed = ", ".join(name if count == 1 else f"{count} × {name}" for name, count in places)
        return {"count": sum(event["count"] for event in run), "places": listed}

    def tokens(self, run: Sequence[Json]) -> Json:
        nobles = sum(event["noble"] for event in run)
        counts = {"count-people": len(run) - nobles, "count-nobles": nobles}
        return {"tokens": self.words.listed([self.words.say(sort, count=n) for sort, n in counts.items() if n])}

    def refilled(self, run: Sequence[Json]) -> Json:
        event = run[0]
        return {"short": event["count"] < event["wanted"], "colonists": event["count"] - event["nobles"]}

    def given_up(self, run: Sequence[Json]) -> Json:
        return {"tile": None} if run[0]["forest"] else {}


COUNTED: Mapping[str, Callable[[PuertoRicoPresenter, Json], str]] = {
    "place": PuertoRicoPresenter.ask_where,
    "noble": PuertoRicoPresenter.ask_noble,
}
MADE: Mapping[str, Callable[[PuertoRicoPresenter, Sequence[Json]], Json]] = {
    "produced": PuertoRicoPresenter.produced,
    "goods_kept": PuertoRicoPresenter.kept,
    "tile_turned_up": PuertoRicoPresenter.tiles,
    "tiles_discarded": PuertoRicoPresenter.tiles,
    "colonists_placed": PuertoRicoPresenter.placings,
    "nobles_placed": PuertoRicoPresenter.placings,
    "token_taken": PuertoRicoPresenter.tokens,
    "colonist_ship_refilled": PuertoRicoPresenter.refilled,
    "tile_given_up": PuertoRicoPresenter.given_up,
}
