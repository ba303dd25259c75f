"""The picture of a game of Anno 1503, made from its view and the facts of its set-up."""

from collections.abc import Iterator, Mapping

from rich.console import Group, RenderableType
from rich.rule import Rule
from rich.text import Text

from boriken.cli.games.anno_1503.terms import point_words, points, words
from boriken.cli.layout import Flow
from boriken.cli.people import People, number_of
from boriken.core.title import Json

CELL = 4
MARGIN = 6
SEA, DOLPHIN, PIRATE = ".", "D", "X"

# What a known tile shows on the chart
SIGNS = {
    "post_stone": "st",
    "post_wood": "wo",
    "post_tools": "to",
    "post_cloth": "cl",
    "post_spice": "sp",
    "post_tobacco": "tb",
    "post_marble": "ma",
    "post_silk": "si",
    "post_gems": "ge",
    "contract": "ct",
    "treasure_promotion": "pr",
}
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


def draw(view: Json, facts: Json, people: People) -> RenderableType:
    return Group(
        Rule(headline(view, facts), align="left", style="dim"),
        *chart(view, facts),
        *supplies(view, facts),
        *(line for seat in range(view["players"]) for line in player(view, facts, seat, people)),
    )


def headline(view: Json, facts: Json) -> str:
    rolled = f", rolled {view['rolled']}" if view["rolled"] else ""
    return f"Round {view['round']} of at most {facts['limits']['rounds']}{rolled}"


# The sea chart


def chart(view: Json, facts: Json) -> Iterator[Text]:
    """Both boards beside each other, row by row; ships on the start space stand left of the row it is linked to."""
    boards = [facts["boards"]["base"], *([facts["boards"]["new"]] if "new" in facts["boards"] else [])]
    ships = fleets(view)
    heads = " ".join("".join(letter.center(CELL) for letter in board["columns"]) for board in boards)
    yield Text(f"{'':{MARGIN}}{heads}", "dim")
    for row in range(max(len(board["rows"]) for board in boards)):
        line = Text(start_space(facts, row, ships))
        for board in boards:
            for column, letter in enumerate(board["columns"]):
                if row < len(board["rows"]):
                    line.append_text(cell(view, facts, f"{letter}{row + 1}", board["rows"][row][column], ships))
                else:
                    line.append(" " * CELL)
            line.append(" ")
        line.rstrip()
        yield line


def start_space(facts: Json, row: int, ships: Mapping[str, str]) -> str:
    if str(row + 1) not in {link[1:] for link in facts["boards"]["start_links"]}:
        return f"{row + 1:<{MARGIN}}"
    return f"{row + 1} {ships.get(facts['boards']['start'], '')[:CELL]:<{CELL}}"


def fleets(view: Json) -> dict[str, str]:
    """Where ships stand, by the numbers of their seats; a damaged one has an exclamation mark."""
    found: dict[str, str] = {}
    for seat, board in enumerate(view["seats"]):
        for ship in board["ships"]:
            mark = f"{seat}!" if ship.get("damaged") else str(seat)
            found[ship["square"]] = found.get(ship["square"], "") + mark
    if view["ship"]:
        found[view["ship"]["square"]] = found.get(view["ship"]["square"], "") + f"{view['active']}"
    return found


def cell(view: Json, facts: Json, square: str, sign: str, ships: Mapping[str, str]) -> Text:
    if square in ships:
        return Text(ships[square][:CELL].center(CELL), "bold green")
    if square == facts["boards"].get("harbour"):
        return Text(" [H]", "bold")
    if sign == SEA:
        return Text(" ·  ", "blue")
    if sign in (DOLPHIN, PIRATE):
        return Text(f" {sign}  ", "bold blue" if sign == DOLPHIN else "bold red")
    tile = view["squares"].get(square)
    if tile is None:
        return Text(" [ ]", "dim")
    if "face" not in tile:
        return Text(" [?]", "yellow" if tile["looked"] else "")
    return Text(f"[{tile_sign(tile['face'])}]", "bold yellow")


def tile_sign(name: str) -> str:
    """Two letters."""
    if name.startswith("nest"):
        return f"n{name[-1]}"
    return SIGNS.get(name, "go")


# The middle of the table


def supplies(view: Json, facts: Json) -> Iterator[Flow]:
    yield Flow("Stock", amounts(view["stock"]), indent=8)
    yield Flow("Public", named_counts(view["public_buildings"]), indent=8)
    if facts["expansion"]:
        yield Flow("Nobles'", named_counts(view["noble_buildings"]), indent=8)
        stacks = [Text(f"{view['action_stack']} action cards"), Text(f"{view['pirate_stack']} pirate cards")]
        yield Flow("Stacks", stacks, indent=8)


def named_counts(counts: Mapping[str, int]) -> list[Text]:
    return [Text(f"{words(name)} ×{count}") for name, count in counts.items()] or [Text("none", "dim")]


def amounts(goods: Mapping[str, int]) -> list[Text]:
    return [Text(f"{count} {good}", STYLES[good]) for good, count in goods.items()] or [Text("no goods", "dim")]


# The players


def player(view: Json, facts: Json, seat: int, people: People) -> Iterator[Flow]:
    board = view["seats"][seat]
    yield Flow(
        "▶ " if view["actor"] == seat else "  ", heading(view, facts, seat, people), indent=2, style="bold green"
    )
    yield Flow("  home", [*home(board, facts), *inhabitants(board)], indent=9)
    buildings = [Text(words(name)) for name in board["public_buildings"]]
    contracts = [Text(number_of(board["contracts"], "contract"))] if board["contracts"] else []
    if buildings or contracts:
        yield Flow("  has", [*contracts, *buildings], indent=9)
    if facts["expansion"]:
        yield Flow("  nobles", nobles(board, facts), indent=9)


def heading(view: Json, facts: Json, seat: int, people: People) -> list[Text]:
    board = view["seats"][seat]
    name = f"{seat} {people.name(seat)}"
    parts = [Text(name, "bold green" if view["actor"] == seat else "bold"), Text(f"{board['gold']} gold", "yellow")]
    held = [point_words(point, facts["goals"]) for point in board["held"]]
    parts.append(Text(points(board["score"]) + (f" ({', '.join(held)})" if held else "")))
    return parts + amounts(board["goods"])


def home(board: Json, facts: Json) -> list[Text]:
    """What the numbers of the die bring."""
    if board["home"] is None:
        return []
    places = []
    for number, good in enumerate(facts["homes"][board["home"]], start=1):
        text = Text(f"{number} ", "dim")
        text.append("?" if good == "any" else good, STYLES.get(good, "bold"))
        if post := board["posts"].get(str(number)):
            brought = post.removeprefix("post_")
            text.append("/")
            text.append(brought, STYLES[brought])
        places.append(text)
    return places


def inhabitants(board: Json) -> list[Text]:
    return [Text(number_of(count, rank), "bold") for rank, count in board["inhabitants"].items()]


def nobles(board: Json, facts: Json) -> list[Text]:
    parts = [Text(f"castle {board['castle']}/{len(facts['castle'])}"), Text(number_of(board["strength"], "cannon"))]
    parts += [Text(words(name)) for name in board["noble_buildings"].values()]
    parts += [Text(words(name)) for name, count in board["nests"].items() for _ in range(count)]
    if board["cards"]:
        parts.append(Text(", ".join(f"{count} {words(name)}" for name, count in board["cards"].items()), "cyan"))
    elif board["hand"]:
        parts.append(Text(number_of(board["hand"], "action card"), "cyan"))
    return parts
