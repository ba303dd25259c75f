"""The picture of a game of San Juan, made from its view alone."""

from __future__ import annotations

from collections.abc import Mapping

from rich.console import Group, RenderableType
from rich.rule import Rule
from rich.text import Text

from boriken.cli.layout import SEPARATOR, Flow, flows
from boriken.cli.player_names import PlayerNames
from boriken.core.title import Json
from boriken.core.words import Words
from boriken.games.san_juan.catalogue import CARDS, FULL_TOWN, GOOD_NAMES, TILE_NAMES, price

FULL, EMPTY = "●", "○"

STYLES = {
    "indigo_plant": "blue",
    "sugar_mill": "bright_white",
    "tobacco_storage": "dark_orange3",
    "coffee_roaster": "magenta",
    "silver_smelter": "cyan",
}
COST: Mapping[str, int] = {row[0]: int(row[1]) for row in CARDS}

# By good: the building it lies on
BUILDING_OF: Mapping[str, str] = dict(zip(GOOD_NAMES, COST, strict=False))


def tile_prices(tile: str, words: Words) -> list[str]:
    number = TILE_NAMES.index(tile)
    paid = [int(price(number, good)) for good in range(len(GOOD_NAMES))]
    return [words.say("listed-price", good=good, price=count) for good, count in zip(GOOD_NAMES, paid, strict=True)]


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
            *flows(self.middle()),
            *(line for seat in seats for line in self.player(seat)),
            *flows(self.hand()),
        )

    def headline(self) -> str:
        say, view = self.words.say, self.view
        parts = [say("say-round", round=view["round"])]
        parts += [say("say-ending", reason=reason) for reason in view["ending"]]
        parts += [f"{say('ui-pile')}: {view['pile']}", f"{say('ui-discards')}: {view['discarded']}"]
        return SEPARATOR.join(parts)

    # The middle of the table

    def middle(self) -> dict[str, list[Text]]:
        say = self.words.say
        return {
            say("ui-roles"): [self.role(name, card) for name, card in self.view["roles"].items()],
            say("ui-tradingHouse"): self.trading_house(),
            say("ui-discards"): self.exposed(),
        }

    def role(self, role: str, card: Json) -> Text:
        name = self.words.say(f"roles-{role}.name")
        if card["open"]:
            return Text(name, "bold")
        taker = self.words.say("ui-taken") if card["taker"] is None else self.people.name(card["taker"])
        return Text(f"{name} ({taker})", "dim")

    def trading_house(self) -> list[Text]:
        """The tile lying open, and those that were seen, in the order in which they come again."""
        now, seen = self.view["tile"], self.view["tiles"]
        if not now and not seen:
            return [Text(self.words.say("say-seenTiles", count=0), "dim")]
        shown = [Text(f"{self.words.say('ui-faceUp')}: {self.tile(now)}", "bold yellow")] if now else []
        return shown + [Text(f"{number}: {self.tile(tile)}", "dim") for number, tile in enumerate(seen, start=1)]

    def tile(self, tile: str) -> str:
        return ", ".join(tile_prices(tile, self.words))

    def exposed(self) -> list[Text]:
        """The cards that the viewer knows to be in the discard pile."""
        view = self.view
        mine = view["seats"][view["viewer"]]["memory"] if view["viewer"] is not None else {}
        known = {name: mine.get(name, 0) + view["exposed"].get(name, 0) for name in COST}
        return [Text(thing, "dim") for thing in self.counted(known)]

    # The players

    def player(self, seat: int) -> list[Flow]:
        board = self.view["seats"][seat]
        mark = "▶ " if self.view["actor"] == seat else "  "
        lines = {
            f"  {self.words.say('ui-town')}": self.town(board),
            f"  {self.words.say('ui-covered')}": [Text(thing, "dim") for thing in self.counted(board["covered"])],
        }
        return [Flow(mark, self.heading(seat), indent=2, style="bold green"), *flows(lines)]

    def heading(self, seat: int) -> list[Text]:
        board, say = self.view["seats"][seat], self.words.say
        parts = [Text(self.people.name(seat), "bold green" if self.view["actor"] == seat else "bold")]
        if seat == self.view["governor"]:
            parts.append(Text(say("ui-governor"), "bold yellow"))
        parts.append(Text(say("count-cards", count=board["cards"])))
        if board["shown"]:
            parts.append(Text(f"{say('ui-known')}: {', '.join(self.counted(board['shown']))}"))
        parts.append(Text(say("say-buildings", count=board["buildings"], of=int(FULL_TOWN))))
        parts.append(Text(say("count-points", count=board["building_points"])))
        if board["score"] is not None:
            if board["chapel_cards"]:
                parts.append(Text(say("say-chapel", count=board["chapel_cards"])))
            parts.append(Text(f"{say('charts-score')}: {board['score']}"))
        return parts

    def town(self, board: Json) -> list[Text]:
        goods = {BUILDING_OF[good]: count for good, count in board["goods"].items()}
        standing = [self.building(name, count, goods.get(name, 0)) for name, count in board["town"].items()]
        return standing or [Text(self.words.say("ui-empty"), "dim")]

    def building(self, name: str, count: int, goods: int) -> Text:
        text = self.words.name("cards", name)
        if name not in STYLES:
            return Text(text)
        return Text.assemble((text, STYLES[name]), " ", FULL * goods, (EMPTY * (count - goods), "dim"))

    def hand(self) -> dict[str, list[Text]]:
        if self.view["viewer"] is None:
            return {}
        cards = self.view["seats"][self.view["viewer"]]["hand"]
        things = [self.card(name, count) for name, count in cards.items()]
        return {self.words.say("ui-hand"): things or [Text(self.words.say("ui-none"), "dim")]}

    def card(self, name: str, count: int) -> Text:
        """Its cost, its name, and how many of it."""
        several = f" ×{count}" if count > 1 else ""
        return Text.assemble(
            (f"{COST[name]} ", "yellow"), (self.words.name("cards", name), STYLES.get(name, "")), several
        )

    def counted(self, counts: Mapping[str, int]) -> list[str]:
        named = {self.words.name("cards", name): count for name, count in counts.items() if count}
        return [name if count == 1 else f"{count} × {name}" for name, count in named.items()]
