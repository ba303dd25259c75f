"""The picture of a game of Puerto Rico, made from its view alone."""

from collections.abc import Mapping

from rich.console import Group, RenderableType
from rich.rule import Rule
from rich.text import Text

from boriken.cli.games.puerto_rico.terms import PRINTED, Terms, buildings_in_play, list_prices, words
from boriken.cli.layout import Columns, Flow
from boriken.cli.people import People, number_of
from boriken.core.title import Json
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


def draw(view: Json, people: People, terms: Terms) -> RenderableType:
    return Group(
        Rule(headline(view, terms), align="left", style="dim"),
        *middle(view, people, terms),
        *expansions(view, people, terms),
        on_sale(view),
        *(line for seat in range(view["players"]) for line in player(view, seat, people, terms)),
    )


def headline(view: Json, terms: Terms) -> str:
    last = ", the last" if view["ending"] else ""
    points, colonists = number_of(view["points"], "point"), terms.colonists(view["colonists"])
    return f"Round {view['round']}{last}: {points} and {colonists} in the supply"


# The middle of the table


def middle(view: Json, people: People, terms: Terms) -> list[Flow]:
    lines = {
        "Roles": [role(name, card, people) for name, card in view["roles"].items()],
        "Tiles": [*in_row(view["row"]), *stacks(view)],
        "Ships": [cargo_ship(ship) for ship in view["cargo_ships"]],
        "House": trading_house(view["trading_house"]),
        "Supply": [
            *amounts(view["goods"]),
            Text(f"{terms.colonists(view['colonist_ship'])} {terms.on_colonist_ship}"),
            *nobles_about(view),
        ],
    }
    return [Flow(label, things, indent=8) for label, things in lines.items()]


def nobles_about(view: Json) -> list[Text]:
    if "nobles" not in view:
        return []
    return [Text(f"{number_of(view['noble_ship'], 'noble')} there, {view['nobles']} in the supply", NOBLE_STYLE)]


def expansions(view: Json, people: People, terms: Terms) -> list[Flow]:
    """Lines that only some tables have."""
    lines = {
        "Tasks": festival(view.get("festival"), terms),
        "Wanted": buccaneer(view, people),
        "Forest": forest_tiles(view),
    }
    return [Flow(label, things, indent=8) for label, things in lines.items() if things]


def festival(shown: Json | None, terms: Terms) -> list[Text]:
    if shown is None:
        return []
    tasks = [Text(f"3 × {shown['tile']} plantation: {terms.colonists(3)}")] if "tile" in shown else []
    if shown["goods"]:
        tasks.append(
            Text(f"produce {', '.join(f'{count} {good}' for good, count in shown['goods'].items())}: 3 doubloons")
        )
    if "building" in shown:
        tasks.append(Text(f"build {words(shown['building'])}: 3 points"))
    return tasks or [Text("all done", "dim")]


def buccaneer(view: Json, people: People) -> list[Text]:
    if "wanted" not in view:
        return []
    kidnapped = view.get("kidnapped")
    things = [Text("nobody", "dim") if view["wanted"] < 0 else Text(people.name(view["wanted"]))]
    if kidnapped:
        things.append(Text(f"the {kidnapped['role']} is kidnapped by {people.name(kidnapped['by'])}"))
    return things


def forest_tiles(view: Json) -> list[Text]:
    return [Text(f"{number_of(view['forest_tiles'], 'tile')} left")] if "forest_tiles" in view else []


def role(name: str, card: Json, people: People) -> Text:
    if card["open"]:
        doubloons = f" +{card['doubloons']}" if card["doubloons"] else ""
        return Text.assemble((name, "bold"), (doubloons, "yellow"))
    return Text(f"{name} ({'taken' if card['taker'] is None else people.name(card['taker'])})", "dim")


def in_row(row: Mapping[str, int]) -> list[Text]:
    return [Text(" ".join([tile] * count), STYLES[tile]) for tile, count in row.items()] or [Text("none open", "dim")]


def stacks(view: Json) -> list[Text]:
    quarries = number_of(view["quarries"], "quarry", "quarries")
    return [Text(quarries, STYLES["quarry"]), Text(f"{view['face_down']} face down", "dim")]


def cargo_ship(ship: Json) -> Text:
    load, spaces = ship["load"], ship["spaces"]
    good = ship.get("good", "empty")
    style = STYLES.get(good, "dim")
    return Text.assemble(f"{spaces} ", (LOADED * load, style), (FREE * (spaces - load), "dim"), (f" {good}", style))


def trading_house(goods: Mapping[str, int]) -> list[Text]:
    sold = [Text(good, STYLES[good]) for good, count in goods.items() for _ in range(count)]
    return [*sold, free(int(HOUSE_SPACES) - len(sold))]


def on_sale(view: Json) -> Columns:
    """The buildings by column: price, name and copies left."""
    prices = list_prices(view)
    columns: dict[int, list[Text]] = {number: [] for number in range(1, 5)}
    for name in buildings_in_play(view):
        building = PRINTED[name]
        columns.setdefault(building.column, []).append(sale(name, prices[name], view["buildings"].get(name, 0)))
    return Columns([(f"column {number}", things) for number, things in columns.items()], indent=9)


def sale(name: str, price: int, copies: int) -> Text:
    if not copies:
        return Text(f"{price:>2} {words(name)} ×0", "dim strike")
    return Text.assemble((f"{price:>2}", "yellow"), f" {words(name)} ", (f"×{copies}", "dim"))


# The players


def player(view: Json, seat: int, people: People, terms: Terms) -> list[Flow]:
    board = view["seats"][seat]
    mark = "▶ " if view["actor"] == seat else "  "
    nobles = board.get("nobles", {})
    tiles = [
        manned(tile, full, count, nobles.get(tile, 0), STYLES[tile]) for tile, (count, full) in board["island"].items()
    ]
    buildings = [
        manned(words(name), full, PRINTED[name].circles, nobles.get(name, 0)) for name, full in board["city"].items()
    ]
    if forests := board.get("forests", {}).get("count"):
        tiles.append(Text(number_of(forests, "forest"), FOREST_STYLE))
    return [
        Flow(mark, heading(view, seat, people, terms), indent=2, style="bold green"),
        Flow("  island", [*tiles, free(int(ISLAND_SPACES) - board["tiles"])], indent=9),
        Flow("  city", [*buildings, free(int(CITY_SPACES) - board["spaces"])], indent=9),
    ]


def heading(view: Json, seat: int, people: People, terms: Terms) -> list[Text]:
    board = view["seats"][seat]
    parts = [Text(people.name(seat), "bold green" if view["actor"] == seat else "bold")]
    if seat == view["governor"]:
        parts.append(Text("governor", "bold yellow"))
    parts.append(Text(number_of(board["doubloons"], "doubloon")))
    parts.append(Text(points(board)))
    if board["san_juan"]:
        parts.append(Text(f"{terms.colonists(board['san_juan'])} {terms.in_san_juan}"))
    if waiting := board.get("nobles", {}).get(SAN_JUAN):
        parts.append(Text(f"{number_of(waiting, 'noble')} among them", NOBLE_STYLE))
    return parts + amounts(board["goods"])


def points(board: Json) -> str:
    if board["points"] is None:
        return "points hidden"
    return f"{number_of(board['points'], 'point')}, score {board['score']}"


def manned(name: str, full: int, circles: int, nobles: int = 0, style: str = "") -> Text:
    return Text.assemble(
        (name, style), " ", (NOBLES * nobles, NOBLE_STYLE), FULL * (full - nobles), (EMPTY * (circles - full), "dim")
    )


def amounts(goods: Mapping[str, int]) -> list[Text]:
    return [Text(f"{count} {good}", STYLES[good]) for good, count in goods.items()] or [Text("no goods", "dim")]


def free(spaces: int) -> Text:
    return Text(f"{spaces} free" if spaces else "full", "dim")
