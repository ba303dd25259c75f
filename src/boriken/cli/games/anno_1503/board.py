"""The picture of a game of Anno 1503, made from its view and the facts of its set-up."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from rich.console import Group, RenderableType
from rich.rule import Rule
from rich.text import Text

from boriken.cli.layout import SEPARATOR, Flow, flows
from boriken.cli.player_names import PlayerNames
from boriken.core.title import Json
from boriken.core.words import Words
from boriken.games.anno_1503.catalogue import COMMODITY_NAMES

CELL = 4
MARGIN = 6
SEA, DOLPHIN, PIRATE = ".", "D", "X"

STYLES = {
    "stone": "bright_black",
    "wood": "dark_orange3",
    "tools": "cyan",
    "cloth": "bright_white",
    "spice": "yellow",
    "tobacco": "green",
    "marble": "bright_cyan",
    "silk": "magenta",
    "gems": "bright_red",
}


class Picture:
    """A view in the words of a language."""

    def __init__(self, view: Json, facts: Json, people: PlayerNames, words: Words) -> None:
        self.view = view
        self.facts = facts
        self.people = people
        self.words = words

    def draw(self) -> RenderableType:
        seats = range(self.view["players"])
        return Group(
            Rule(self.headline(), align="left", style="dim"),
            *self.chart(),
            *flows(self.supplies()),
            *(line for seat in seats for line in self.player(seat)),
        )

    def headline(self) -> str:
        say, view = self.words.say, self.view
        most = say("say-mostRounds", most=self.facts["limits"]["rounds"])
        parts = [f"{say('say-round', round=view['round'])} {most}"]
        if view["rolled"]:
            parts.append(f"{say('ui-die')}: {view['rolled']}")
        if view["fight"]:
            fight, name = view["fight"], self.people.name(view["active"])
            parts.append(f"{name} {fight['own_total']} : {fight['foe_total']} {say('disasters-pirate')}")
        return SEPARATOR.join(parts)

    # The sea chart

    def chart(self) -> Iterator[Text]:
        """Both boards beside each other, row by row; ships on the start space are left of the row it is linked to."""
        printed = self.facts["boards"]
        boards = [printed["base"], *([printed["new"]] if "new" in printed else [])]
        ships = fleets(self.view)
        heads = " ".join("".join(letter.center(CELL) for letter in board["columns"]) for board in boards)
        yield Text(f"{'':{MARGIN}}{heads}", "dim")
        for row in range(max(len(board["rows"]) for board in boards)):
            line = Text(start_space(self.facts, row, ships))
            for board in boards:
                for column, letter in enumerate(board["columns"]):
                    if row < len(board["rows"]):
                        line.append_text(self.cell(f"{letter}{row + 1}", board["rows"][row][column], ships))
                    else:
                        line.append(" " * CELL)
                line.append(" ")
            line.rstrip()
            yield line

    def cell(self, square: str, sign: str, ships: Mapping[str, str]) -> Text:
        if square in ships:
            return Text(ships[square][:CELL].center(CELL), "bold green")
        if square == self.facts["boards"].get("harbour"):
            return Text(" [H]", "bold")
        if sign == SEA:
            return Text(" ·  ", "blue")
        if sign in (DOLPHIN, PIRATE):
            return Text(f" {sign}  ", "bold blue" if sign == DOLPHIN else "bold red")
        tile = self.view["squares"].get(square)
        if tile is None:
            return Text(" [ ]", "dim")
        if "face" not in tile:
            return Text(" [?]", "yellow" if tile["looked"] else "")
        return Text(f"[{self.sign(tile['face'])}]", "bold yellow")

    def sign(self, tile: str) -> str:
        """Two letters, or one and the strength."""
        printed = self.facts["tiles"][tile]
        sign = self.words.say(f"signs-{printed.get('good', printed['kind'])}")
        return f"{sign}{printed['strength']}" if printed["kind"] == "nest" else sign

    # The middle of the table

    def supplies(self) -> dict[str, list[Text]]:
        say, view = self.words.say, self.view
        lines = {
            say("ui-stock"): self.amounts(view["stock"]),
            say("ui-publics"): self.named_counts(view["public_buildings"]),
        }
        if self.facts["expansion"]:
            stacks = {"ui-actionCards": "action_stack", "ui-pirateCards": "pirate_stack"}
            lines[say("ui-nobles")] = self.named_counts(view["noble_buildings"])
            lines[say("ui-stack")] = [Text(f"{say(label)}: {view[stack]}") for label, stack in stacks.items()]
        return lines

    def named_counts(self, counts: Mapping[str, int]) -> list[Text]:
        return [Text(f"{self.thing(name)} ×{count}") for name, count in counts.items()] or [self.nothing()]

    def amounts(self, goods: Mapping[str, int]) -> list[Text]:
        lots = [
            Text(self.words.say("say-goods", count=count, good=good), STYLES[good]) for good, count in goods.items()
        ]
        return lots or [self.nothing()]

    def nothing(self) -> Text:
        return Text(self.words.say("ui-empty"), "dim")

    def thing(self, name: str) -> str:
        return self.words.name("things", name, "name")

    # The players

    def player(self, seat: int) -> Iterator[Flow]:
        board, say = self.view["seats"][seat], self.words.say
        mark = "▶ " if self.view["actor"] == seat else "  "
        yield Flow(mark, self.heading(seat), indent=2, style="bold green")
        lines = {
            f"  {say('ui-home')}": [*self.home(board), *self.inhabitants(board)],
            f"  {say('ui-publics')}": [Text(self.thing(name)) for name in board["public_buildings"]],
        }
        if self.facts["expansion"]:
            lines[f"  {say('ui-noblesIsland')}"] = self.nobles(board)
        yield from flows(lines)

    def heading(self, seat: int) -> list[Text]:
        board, say = self.view["seats"][seat], self.words.say
        name = f"{seat} {self.people.name(seat)}"
        held = ", ".join(self.words.name("points", point) for point in board["held"])
        parts = [
            Text(name, "bold green" if self.view["actor"] == seat else "bold"),
            Text(say("count-gold", count=board["gold"]), "yellow"),
            Text(say("say-points", count=board["score"]) + (f" ({held})" if held else "")),
        ]
        if board["contracts"]:
            parts.append(Text(f"{say('ui-contracts')}: {board['contracts']}"))
        return parts + self.amounts(board["goods"])

    def home(self, board: Json) -> list[Text]:
        """The goods that the numbers of the die bring."""
        if board["home"] is None:
            return []
        places = []
        for number, good in enumerate(self.facts["homes"][board["home"]], start=1):
            text = Text(f"{number} ", "dim")
            text.append("?" if good == "any" else self.words.name("goods", good), STYLES.get(good, "bold"))
            if post := board["posts"].get(str(number)):
                brought = post.removeprefix("post_")
                text.append("/")
                text.append(self.words.name("goods", brought), STYLES[brought])
            places.append(text)
        return places

    def inhabitants(self, board: Json) -> list[Text]:
        people = board["inhabitants"].items()
        return [
            Text(f"{count} × {self.words.name('ranks', rank)}{self.wanted(rank)}", "bold") for rank, count in people
        ]

    def wanted(self, rank: str) -> str:
        """The goods that inhabitants of a rank buy, unless they buy everything."""
        goods = self.facts["ranks"][rank]["buys"]
        if len(goods) == len(COMMODITY_NAMES):
            return ""
        return f" ({', '.join(self.words.name('goods', good) for good in goods)})"

    def nobles(self, board: Json) -> list[Text]:
        say = self.words.say
        parts = [
            Text(f"{say('ui-castle')} {board['castle']}/{len(self.facts['castle'])}"),
            Text(f"{say('ui-cannons')}: {board['strength']}"),
        ]
        parts += [Text(self.thing(name)) for name in board["noble_buildings"].values()]
        nests = [self.words.name("tiles", name, "name") for name, count in board["nests"].items() for _ in range(count)]
        parts += [Text(nest) for nest in nests]
        if board["cards"]:
            cards = ", ".join(f"{count} × {self.thing(name)}" for name, count in board["cards"].items())
            parts.append(Text(cards, "cyan"))
        elif board["hand"]:
            parts.append(Text(f"{say('ui-actionCards')}: {board['hand']}", "cyan"))
        return parts


def start_space(facts: Json, row: int, ships: Mapping[str, str]) -> str:
    if str(row + 1) not in {link[1:] for link in facts["boards"]["start_links"]}:
        return f"{row + 1:<{MARGIN}}"
    return f"{row + 1} {ships.get(facts['boards']['start'], '')[:CELL]:<{CELL}}"


def fleets(view: Json) -> dict[str, str]:
    """Where ships are, by the numbers of their seats; a damaged one has an exclamation mark."""
    found: dict[str, str] = {}
    for seat, board in enumerate(view["seats"]):
        for ship in board["ships"]:
            mark = f"{seat}!" if ship.get("damaged") else str(seat)
            found[ship["square"]] = found.get(ship["square"], "") + mark
    if view["ship"]:
        found[view["ship"]["square"]] = found.get(view["ship"]["square"], "") + f"{view['active']}"
    return found
