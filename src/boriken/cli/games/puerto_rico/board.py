"""The picture of a game of Puerto Rico, made from its view alone."""

from __future__ import annotations

from collections.abc import Mapping

from rich.console import Group, RenderableType
from rich.rule import Rule
from rich.text import Text

from boriken.cli.games.puerto_rico.printed import PRINTED, buildings_in_play, list_prices
from boriken.cli.layout import SEPARATOR, Columns, Flow, flows
from boriken.cli.player_names import PlayerNames
from boriken.core.title import Json
from boriken.core.words import Words, identifier
from boriken.games.puerto_rico.catalogue import CITY_SPACES, HOUSE_SPACES, ISLAND_SPACES
from boriken.games.puerto_rico.names import SAN_JUAN

FULL, EMPTY, NOBLES = "●", "○", "◆"
NOBLE_STYLE, FOREST_STYLE = "red", "green"
LOADED, FREE = "■", "□"

STYLES = {
    "corn": "yellow",
    "indigo": "blue",
    "sugar": "bright_white",
    "tobacco": "dark_orange3",
    "coffee": "magenta",
    "quarry": "cyan",
}


class Picture:
    """A view in the words of a language."""

    def __init__(self, view: Json, people: PlayerNames, words: Words) -> None:
        self.view = view
        self.people = people
        self.words = words

    def draw(self) -> RenderableType:
        seats = range(self.view["players"])
        return Group(
            Rule(self.headline(), align="left", style="dim"),
            *flows({**self.middle(), **self.expansions()}),
            self.on_sale(),
            *(line for seat in seats for line in self.player(seat)),
        )

    def headline(self) -> str:
        say, view = self.words.say, self.view
        parts = [say("say-round", round=view["round"])]
        parts += [say("say-ending", reason=reason) for reason in view["ending"]]
        parts += [f"{say('ui-pointSupply')}: {view['points']}", f"{say('ui-colonistSupply')}: {view['colonists']}"]
        return SEPARATOR.join(parts)

    # The middle of the table

    def middle(self) -> dict[str, list[Text]]:
        say, view = self.words.say, self.view
        return {
            say("ui-roles"): [self.role(name, card) for name, card in view["roles"].items()],
            say("ui-row"): [*self.in_row(), *self.stacks()],
            say("ui-cargoShips"): [self.cargo_ship(ship) for ship in view["cargo_ships"]],
            say("ui-tradingHouse"): self.trading_house(),
            say("ui-supply"): self.amounts(view["goods"]),
            say("ui-colonistShip"): self.arriving(),
        }

    def role(self, role: str, card: Json) -> Text:
        name = self.words.say(f"roles-{identifier(role)}.name")
        if card["open"]:
            doubloons = f" +{card['doubloons']}" if card["doubloons"] else ""
            return Text.assemble((name, "bold"), (doubloons, "yellow"))
        taker = "–" if card["taker"] is None else self.people.name(card["taker"])
        return Text(f"{name} ({taker})", "dim")

    def in_row(self) -> list[Text]:
        row = self.view["row"].items()
        tiles = [Text(" ".join([self.words.name("goods", tile)] * count), STYLES[tile]) for tile, count in row]
        return tiles or [self.nothing()]

    def stacks(self) -> list[Text]:
        say, view = self.words.say, self.view
        return [
            Text(f"{say('ui-quarries')}: {view['quarries']}", STYLES["quarry"]),
            Text(f"{say('ui-unseen')}: {view['face_down']}", "dim"),
        ]

    def cargo_ship(self, ship: Json) -> Text:
        load, spaces, good = ship["load"], ship["spaces"], ship.get("good", "")
        style = STYLES.get(good, "dim")
        name = self.words.name("goods", good) if good else self.words.say("ui-empty")
        return Text.assemble(f"{spaces} ", (LOADED * load, style), (FREE * (spaces - load), "dim"), (f" {name}", style))

    def trading_house(self) -> list[Text]:
        goods = self.view["trading_house"].items()
        sold = [Text(self.words.name("goods", good), STYLES[good]) for good, count in goods for _ in range(count)]
        return [*sold, self.free(int(HOUSE_SPACES) - len(sold))]

    def arriving(self) -> list[Text]:
        say, view = self.words.say, self.view
        people = [Text(say("count-people", count=view["colonist_ship"]))]
        if "nobles" not in view:
            return people
        waiting = Text(f"{say('ui-nobleSupply')}: {view['nobles']}", NOBLE_STYLE)
        return [*people, Text(say("count-nobles", count=view["noble_ship"]), NOBLE_STYLE), waiting]

    def expansions(self) -> dict[str, list[Text]]:
        """Lines that only some tables have."""
        say, view = self.words.say, self.view
        forests = [Text(str(view["forest_tiles"]))] if "forest_tiles" in view else []
        return {
            say("ui-festival"): self.festival(view.get("festival")),
            say("roles-buccaneer.name"): self.buccaneer(),
            say("ui-forestTiles"): forests,
        }

    def festival(self, shown: Json | None) -> list[Text]:
        if shown is None:
            return []
        say = self.words.say
        tasks = [say("say-task-plantations", tile=shown["tile"])] if "tile" in shown else []
        if shown["goods"]:
            goods = ", ".join(say("say-goods", count=count, good=good) for good, count in shown["goods"].items())
            tasks.append(say("say-task-production", goods=goods))
        if "building" in shown:
            tasks.append(say("say-task-building", building=shown["building"]))
        return [Text(task) for task in tasks] or [Text(say("ui-done"), "dim")]

    def buccaneer(self) -> list[Text]:
        view, say = self.view, self.words.say
        if "wanted" not in view:
            return []
        wanted = "–" if view["wanted"] < 0 else self.people.name(view["wanted"])
        things = [Text(say("say-wantedIs", who=wanted))]
        if kidnapped := view.get("kidnapped"):
            name = say(f"roles-{identifier(kidnapped['role'])}.name")
            things.append(Text(f"{name}: {say('say-kidnappedBy', who=self.people.name(kidnapped['by']))}"))
        return things

    def on_sale(self) -> Columns:
        """The buildings by column: price, name and copies left."""
        prices = list_prices(self.view)
        columns: dict[int, list[Text]] = {number: [] for number in range(1, 5)}
        for name in buildings_in_play(self.view):
            sale = self.sale(name, prices[name], self.view["buildings"].get(name, 0))
            columns.setdefault(PRINTED[name].column, []).append(sale)
        titles = {number: self.words.say("say-column", number=number) for number in columns}
        indent = max(map(len, titles.values())) + 1
        return Columns([(titles[number], things) for number, things in columns.items()], indent=indent)

    def sale(self, building: str, price: int, copies: int) -> Text:
        name = self.words.name("buildings", building)
        if not copies:
            return Text(f"{price:>2} {name} ×0", "dim strike")
        return Text.assemble((f"{price:>2}", "yellow"), f" {name} ", (f"×{copies}", "dim"))

    # The players

    def player(self, seat: int) -> list[Flow]:
        board, say = self.view["seats"][seat], self.words.say
        mark = "▶ " if self.view["actor"] == seat else "  "
        lines = {f"  {say('ui-island')}": self.island(board), f"  {say('ui-city')}": self.city(board)}
        return [Flow(mark, self.heading(seat), indent=2, style="bold green"), *flows(lines)]

    def island(self, board: Json) -> list[Text]:
        nobles = board.get("nobles", {})
        tiles = [
            manned(self.tile(tile), full, count, nobles.get(tile, 0), STYLES[tile])
            for tile, (count, full) in board["island"].items()
        ]
        if forests := board.get("forests", {}).get("count"):
            tiles.append(Text(self.words.say("say-forests", count=forests), FOREST_STYLE))
        return [*tiles, self.free(int(ISLAND_SPACES) - board["tiles"])]

    def tile(self, tile: str) -> str:
        """Plantations are called by what grows there."""
        return self.words.name("goods" if f"goods-{tile}" in self.words else "tiles", tile)

    def city(self, board: Json) -> list[Text]:
        nobles = board.get("nobles", {})
        buildings = [
            manned(self.words.name("buildings", name), full, PRINTED[name].circles, nobles.get(name, 0))
            for name, full in board["city"].items()
        ]
        return [*buildings, self.free(int(CITY_SPACES) - board["spaces"])]

    def heading(self, seat: int) -> list[Text]:
        board, say = self.view["seats"][seat], self.words.say
        parts = [Text(self.people.name(seat), "bold green" if self.view["actor"] == seat else "bold")]
        if seat == self.view["governor"]:
            parts.append(Text(say("ui-governor"), "bold yellow"))
        parts.append(Text(say("count-doubloons", count=board["doubloons"])))
        parts += self.points(board)
        if board["san_juan"]:
            parts.append(Text(f"{say('ui-sanJuan')}: {say('count-people', count=board['san_juan'])}"))
        if waiting := board.get("nobles", {}).get(SAN_JUAN):
            parts.append(Text(say("count-nobles", count=waiting), NOBLE_STYLE))
        return parts + self.amounts(board["goods"])

    def points(self, board: Json) -> list[Text]:
        say = self.words.say
        if board["points"] is None:
            return [Text(f"{say('ui-points')}: {say('ui-hidden')}")]
        return [Text(say("count-points", count=board["points"])), Text(f"{say('charts-score')}: {board['score']}")]

    def amounts(self, goods: Mapping[str, int]) -> list[Text]:
        lots = [
            Text(self.words.say("say-goods", count=count, good=good), STYLES[good]) for good, count in goods.items()
        ]
        return lots or [self.nothing()]

    def nothing(self) -> Text:
        return Text(self.words.say("ui-empty"), "dim")

    def free(self, spaces: int) -> Text:
        return Text(self.words.say("say-free", count=spaces), "dim")


def manned(name: str, full: int, circles: int, nobles: int = 0, style: str = "") -> Text:
    return Text.assemble(
        (name, style), " ", (NOBLES * nobles, NOBLE_STYLE), FULL * (full - nobles), (EMPTY * (circles - full), "dim")
    )
