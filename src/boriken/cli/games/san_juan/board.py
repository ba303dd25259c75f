"""The picture of a game of San Juan, made from its view alone."""

from rich.console import Group, RenderableType
from rich.rule import Rule
from rich.text import Text

from boriken.cli.games.san_juan.terms import BUILDING_OF, PRINTED, counted, words
from boriken.cli.layout import Flow
from boriken.cli.people import People, number_of
from boriken.core.title import Json
from boriken.games.san_juan.catalogue import GOOD_NAMES, TILE_NAMES, price

FULL, EMPTY = "●", "○"

STYLES = {
    "indigo_plant": "blue",
    "sugar_mill": "bright_white",
    "tobacco_storage": "dark_orange3",
    "coffee_roaster": "magenta",
    "silver_smelter": "cyan",
}


def draw(view: Json, people: People) -> RenderableType:
    return Group(
        Rule(headline(view), align="left", style="dim"),
        *middle(view, people),
        *(line for seat in range(view["players"]) for line in player(view, seat, people)),
        *hand(view),
    )


def headline(view: Json) -> str:
    last = ", the last" if view["ending"] else ""
    discarded = number_of(view["discarded"], "discard")
    return f"Round {view['round']}{last}: {number_of(view['pile'], 'card')} in the draw pile, {discarded}"


# The middle of the table


def middle(view: Json, people: People) -> list[Flow]:
    lines = {
        "Roles": [role(name, card, people) for name, card in view["roles"].items()],
        "House": trading_house(view),
    }
    known = exposed(view)
    if known:
        lines["Known"] = known
    return [Flow(label, things, indent=8) for label, things in lines.items()]


def role(name: str, card: Json, people: People) -> Text:
    if card["open"]:
        return Text(name, "bold")
    return Text(f"{name} ({'taken' if card['taker'] is None else people.name(card['taker'])})", "dim")


def trading_house(view: Json) -> list[Text]:
    """The tile lying open, and those that were seen, in the order in which they come again."""
    open_now = [Text(f"now {prices(view['tile'])}", "bold yellow")] if view["tile"] else []
    seen = [Text(f"{'then' if number else 'seen'} {prices(tile)}", "dim") for number, tile in enumerate(view["tiles"])]
    return [*open_now, *seen] or [Text("no tile seen yet", "dim")]


def prices(tile: str) -> str:
    """What a tile pays, good by good: `1-1-2-2-3`."""
    number = TILE_NAMES.index(tile)
    return "-".join(str(price(number, good)) for good in range(len(GOOD_NAMES)))


def exposed(view: Json) -> list[Text]:
    """What the viewer knows to be in the discard pile."""
    mine = view["seats"][view["viewer"]]["memory"] if view["viewer"] is not None else {}
    names = [name for name in PRINTED if name in mine or name in view["exposed"]]
    known = {name: mine.get(name, 0) + view["exposed"].get(name, 0) for name in names}
    return [Text(f"{thing} discarded", "dim") for thing in counted(known)]


# The players


def player(view: Json, seat: int, people: People) -> list[Flow]:
    board = view["seats"][seat]
    mark = "▶ " if view["actor"] == seat else "  "
    lines = [
        Flow(mark, heading(view, seat, people), indent=2, style="bold green"),
        Flow("  town", town(board), indent=9),
    ]
    if board["covered"]:
        lines.append(Flow("  under", [Text(thing, "dim") for thing in counted(board["covered"])], indent=9))
    return lines


def heading(view: Json, seat: int, people: People) -> list[Text]:
    board = view["seats"][seat]
    parts = [Text(people.name(seat), "bold green" if view["actor"] == seat else "bold")]
    if seat == view["governor"]:
        parts.append(Text("governor", "bold yellow"))
    parts.append(Text(number_of(board["cards"], "card") + known_cards(board)))
    parts.append(Text(f"{number_of(board['buildings'], 'building')}, {number_of(board['building_points'], 'point')}"))
    if board["score"] is not None:
        parts.append(Text(f"{board['chapel_cards']} under the chapel, score {board['score']}"))
    return parts


def known_cards(board: Json) -> str:
    return f" ({', '.join(counted(board['shown']))} among them)" if board["shown"] else ""


def town(board: Json) -> list[Text]:
    goods = {BUILDING_OF[good]: count for good, count in board["goods"].items()}
    return [building(name, count, goods.get(name, 0)) for name, count in board["town"].items()] or [
        Text("empty", "dim")
    ]


def building(name: str, count: int, goods: int) -> Text:
    if name not in STYLES:
        return Text(words(name))
    return Text.assemble((words(name), STYLES[name]), " ", FULL * goods, (EMPTY * (count - goods), "dim"))


def hand(view: Json) -> list[Flow]:
    if view["viewer"] is None:
        return []
    cards = view["seats"][view["viewer"]]["hand"]
    things = [card(name, count) for name, count in cards.items()] or [Text("no card", "dim")]
    return [Flow("Hand", things, indent=8)]


def card(name: str, count: int) -> Text:
    """Its cost, its name, and how many of it."""
    several = f" ×{count}" if count > 1 else ""
    return Text.assemble((f"{PRINTED[name].cost} ", "yellow"), (words(name), STYLES.get(name, "")), several)
