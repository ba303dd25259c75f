"""The sheet: every number of the game with its provenance, read from TOML and checked.

Names are looked up in the catalogue here, so that whoever uses a sheet finds numbers only. What is wrong is said in one
sentence that names the place.
"""

from __future__ import annotations

import json
import tomllib
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache, lru_cache
from importlib.resources import files
from typing import Any

from boriken.core.document import Document
from boriken.core.errors import PositionError, SetupError, quoted
from boriken.core.title import SheetEntry
from boriken.games.anno_1503 import catalogue as cat

HOUSE = "house-1"
PROVENANCE = ("seed", "found", "derived", "reconstructed")
PLENTY = 99
MOST_CARDS = 60
SEA, DOLPHIN, PIRATE = ".", "D", "X"
ISLANDS = "234"
COST_NAMES = [*cat.GOOD_NAMES, "gold"]


@dataclass(frozen=True, slots=True)
class Effect:
    kind: int
    amount: int
    detail: int
    per_turn: int


@dataclass(frozen=True, slots=True)
class Rank:
    name: str
    high: bool
    buys: Sequence[int]
    per_turn: int
    price: int


@dataclass(frozen=True, slots=True)
class Event:
    name: str
    faces: Sequence[int]
    fee: int = 0
    by_level: bool = False
    remove_each: bool = True
    keep_at_least: int = 0
    goods: int = 0


@dataclass(frozen=True, slots=True)
class Tile:
    """`n` are the copies with back 2, 3 and 4."""

    n: Sequence[int]
    gold: int = 0
    strength: int = 0
    discount: int = 0


@dataclass(frozen=True, slots=True)
class Building:
    name: str
    effect: Effect
    n: Sequence[int]


@dataclass(frozen=True, slots=True)
class Site:
    cost: Sequence[int]
    skull: bool


@dataclass(frozen=True, slots=True)
class Step:
    cost: Sequence[int]
    nests: int


@dataclass(frozen=True, slots=True)
class PirateCard:
    copies: int
    foe: int = 0
    loss: int = 0
    loss_gold: int = 0
    gold: int = 0
    commodities: int = 0
    luxuries: int = 0
    luxury_price: int = 0
    commodity_price: int = 0
    reshuffle: bool = False


@dataclass(frozen=True, slots=True)
class ActionCard:
    name: str
    effect: Effect
    drawn_fight: bool
    copies: int


@dataclass(frozen=True, slots=True)
class Board:
    """`rows` as they are drawn; the squares named beside them by number."""

    rows: Sequence[str]
    links: Sequence[tuple[int, int]]
    harbour: int = -1
    harbour_spaces: Sequence[int] = ()


@dataclass(frozen=True, slots=True)
class Sheet:
    """All of it. `scalars` are the single values, by table and name."""

    content: Mapping[str, Any]
    scalars: Mapping[str, Any]
    goods: Sequence[tuple[str, int]]  # name and cards
    homes: Sequence[Sequence[int]]
    ranks: Sequence[Rank]
    events: Sequence[Event]
    base: Board
    new: Board
    tiles: Mapping[int, Tile]
    publics: Mapping[int, Building]
    nobles: Mapping[int, Building]
    sites: Sequence[Site]
    castle: Sequence[Step]
    cannons: Sequence[int]
    pirates: Mapping[int, PirateCard]
    cards: Mapping[int, ActionCard]

    def number(self, name: str) -> int:
        return int(self.scalars[name])

    def flag(self, name: str) -> bool:
        return self.scalars[name] is True


# Getting hold of one


@lru_cache(maxsize=16)
def sheet_called(text: str) -> Sheet:
    """The sheet of the house, or the one that an option of a set-up holds."""
    return read_sheet(house_content() if text == HOUSE else parsed(text))


@cache
def house_content() -> dict[str, Any]:
    text = files("boriken.games.anno_1503").joinpath("sheet.toml").read_text(encoding="utf-8")
    return tomllib.loads(text)


def one_line(given: object) -> str:
    """A sheet as records keep it: the name of the house's, or all of it in a line of JSON."""
    if given == HOUSE:
        return HOUSE
    content = given if isinstance(given, dict) else parsed(given)
    read_sheet(content)
    text = json.dumps(content, ensure_ascii=False, separators=(",", ":"))
    return HOUSE if content == house_content() else text


def parsed(given: object) -> dict[str, Any]:
    """TOML as people write it, or JSON as records keep it."""
    if not isinstance(given, str):
        raise SetupError(f"A sheet is {HOUSE} or the text of a file, not {quoted(given)}.")
    try:
        content = json.loads(given) if given.lstrip().startswith("{") else tomllib.loads(given)
    except (ValueError, RecursionError) as error:
        raise SetupError(f"The sheet cannot be read: {error}.") from error
    if not isinstance(content, dict) or not content:
        raise SetupError(f"A sheet is {HOUSE} or the text of a file, not {quoted(given)}.")
    return content


def read_sheet(content: Mapping[str, Any]) -> Sheet:
    try:
        sheet = read(content)
        check(sheet)
    except PositionError as error:
        raise SetupError(str(error)) from error
    return sheet


# Reading

# The single values by table: the least and the most they can be, or the words there are
NUMBERS: Mapping[str, Mapping[str, tuple[int, int]]] = {
    "players": {"min": (2, 2), "max": (4, 4)},
    "setup": {"gold": (0, PLENTY), "ships_on_start": (0, 4), "castle_step": (0, PLENTY), "cannons": (0, PLENTY)},
    "limits": {
        "hand": (0, PLENTY),
        "action_hand": (0, PLENTY),
        "action_cards_per_turn": (0, PLENTY),
        "action_swaps_per_turn": (0, PLENTY),
        "buys_per_turn": (0, PLENTY),
        "gold_max": (1, 999),
        "ships": (1, 4),
        "low_tiles": (1, 9),
        "high_tiles": (0, 9),
        "contracts": (0, 9),
        "public_buildings": (0, int(cat.PUBLICS)),
        "nests": (0, 9),
        "gold_jetties": (0, 9),
        "markers": (1, 9),
    },
    "home": {"grey_jetties": (0, int(cat.PLACES))},
    "trade": {
        "commodity_price": (1, PLENTY),
        "commodity_price_min": (1, PLENTY),
        "contract_discount": (0, PLENTY),
        "luxury_price": (1, PLENTY),
        "luxury_price_min": (1, PLENTY),
        "resident_noble_price": (0, PLENTY),
        "resident_noble_per_turn": (0, PLENTY),
    },
    "dice": {"event_face": (0, 9)},
    "ship": {"points": (0, 9), "move_cost": (1, 9), "look_cost": (1, 9)},
    "public": {"first_at_inhabitant": (1, PLENTY)},
    "noble": {"nests_needed_for_skull": (0, 9)},
    "castle": {"action_cards_per_step": (0, 9)},
    "pirate_square": {"ransom": (0, PLENTY)},
    "goal.base": {
        "needed": (1, 5),
        "gold": (1, 999),
        "posts": (1, PLENTY),
        "contracts": (1, PLENTY),
        "public_buildings": (1, PLENTY),
        "merchants": (1, PLENTY),
    },
    "goal.expansion": {
        "home_needed": (0, 3),
        "noble_needed": (0, 3),
        "contracts": (1, PLENTY),
        "public_buildings": (1, PLENTY),
        "merchants": (1, PLENTY),
        "nests": (1, PLENTY),
        "castle_step": (1, PLENTY),
    },
}
WORDS: Mapping[str, Mapping[str, Sequence[str]]] = {
    "setup": {"start_player": ["random"], "direction": ["clockwise"], "home_boards": ["random"]},
    "home": {"any_place_post": ["none", "luxury_only", "any"]},
    "trade": {"contract_scope": ["any_commodity"]},
    "ship": {"look_from": ["beside", "on"]},
    "goal.expansion": {"noble_sites": ["all"]},
}
FLAGS: Mapping[str, Mapping[str, Sequence[bool]]] = {
    "limits": {"luxury_buys_share_limit": [False, True]},
    "trade": {"contracts_add_up": [False, True], "luxury_discounts_add_up": [False, True]},
    "ship": {
        "diagonal": [False, True],
        "enter_island_squares": [False, True],
        "several_on_a_square": [True],
        "moves_in_turn_built": [False, True],
    },
    "public": {"same_kind_twice": [False, True], "kept_when_inhabitants_leave": [True]},
    "noble": {"same_kind_twice": [False, True]},
}


def read(content: Mapping[str, Any]) -> Sheet:
    document = Document(content, "the sheet")
    meta = document.part("meta")
    meta.everything()
    goals = document.part("goal")
    tables = {name: document.part(name) for name in NUMBERS if "." not in name}
    tables |= {f"goal.{name}": goals.part(name) for name in ("base", "expansion")}
    scalars: dict[str, Any] = dict(read_scalars(tables))
    scalars["setup.goods"] = read_cost(scalar(tables["setup"], "goods"), "v", cat.GOOD_NAMES)
    for mode in ("inhabitants_base", "inhabitants_expansion"):
        scalars[f"setup.{mode}"] = named_items(scalar(tables["setup"], mode), "v", cat.RANK_NAMES)
    for name in ("production_faces", "battle_faces"):
        scalars[f"dice.{name}"] = numbers_in(scalar(tables["dice"], name), "v", 0, 9)
    cost = document.part("cost")
    for name in ("ship", "pioneer", "settler", "citizen", "merchant", "repair", "action_swap"):
        scalars[f"cost.{name}"] = read_cost(scalar(cost, name), "v", COST_NAMES)
    boards = document.part("board")
    sheet = Sheet(
        content=content,
        scalars=scalars,
        goods=[
            *read_goods(document, "commodity", cat.COMMODITY_NAMES),
            *read_goods(document, "luxury", cat.LUXURY_NAMES),
        ],
        homes=read_homes(document),
        ranks=read_ranks(document),
        events=read_events(document),
        base=read_base_board(boards.part("base")),
        new=read_new_board(boards.part("new")),
        tiles=dict(read_tiles(document)),
        publics=dict(read_buildings(document, "public_building", cat.PUBLIC_NAMES)),
        nobles=dict(read_buildings(document, "noble_building", cat.NOBLE_NAMES)),
        sites=read_sites(document),
        castle=read_castle(document),
        cannons=read_cannons(document),
        pirates=dict(read_pirates(document)),
        cards=dict(read_action_cards(document)),
    )
    for part in (*tables.values(), goals, cost, boards, document):
        part.done()
    return sheet


def read_scalars(tables: Mapping[str, Document]) -> Iterator[tuple[str, Any]]:
    for table, names in NUMBERS.items():
        for name, (least, most) in names.items():
            part = scalar(tables[table], name)
            yield f"{table}.{name}", part.number("v", least, most)
    for table, worded in WORDS.items():
        for name, words in worded.items():
            part = scalar(tables[table], name)
            yield f"{table}.{name}", words[part.one_of("v", words)]
    for table, flags in FLAGS.items():
        for name, known in flags.items():
            part = scalar(tables[table], name)
            value = part.flag("v")
            if value not in known:
                raise PositionError(
                    f"{part.where} can only be {str(known[0]).lower()}: the program knows no other rule."
                )
            yield f"{table}.{name}", value


def scalar(table: Document, name: str) -> Document:
    """A single value: `v`, with `p` for its provenance and perhaps a `ref` and a `note`."""
    if not table.has(name):
        raise PositionError(f"{table.where}.{name} is missing.")
    part = table.part(name)
    provenance(part, "p")
    part.text("ref", "")
    part.text("note", "")
    if set(part.content) - {"v"}:
        part.content.pop("v", None)
        part.done()
    return part


def provenance(part: Document, key: str) -> None:
    part.one_of(key, PROVENANCE)


def rows(document: Document, table: str) -> list[Document]:
    """The rows of a table, without what they say of their provenance."""
    found = []
    for number, content in enumerate(document.items(table), start=1):
        row = Document(content, f"row {number} of {table}")
        provenance(row, "p")
        for key in [key for key in row.content if key.startswith("p_")]:
            provenance(row, key)
        found.append(row)
    return found


def named_rows(document: Document, table: str, names: Sequence[str]) -> Iterator[tuple[int, Document]]:
    """Rows by the number of their id, none twice."""
    seen: set[int] = set()
    for row in rows(document, table):
        number = row.one_of("id", names)
        row.where = f"{table} {names[number]}"
        if number in seen:
            raise PositionError(f"{row.where} stands there twice.")
        seen.add(number)
        yield number, row


def all_rows(document: Document, table: str, names: Sequence[str]) -> list[tuple[str, Document]]:
    """Rows of which each must be there, in the order of their names."""
    found = dict(named_rows(document, table, names))
    for number, name in enumerate(names):
        if number not in found:
            raise PositionError(f"{table} has no row {name}.")
    return [(name, found[number]) for number, name in enumerate(names)]


def label(row: Document, name: str) -> str:
    row.text("de", "")
    return row.text("name", name)


def numbers_in(part: Document, key: str, least: int, most: int, count: int | None = None) -> list[int]:
    values = part.items(key, count)
    for value in values:
        if not isinstance(value, int) or isinstance(value, bool) or not least <= value <= most:
            raise PositionError(
                f"{part.where}.{key} must hold whole numbers from {least} to {most}, not {quoted(value)}."
            )
    return values


def named_items(part: Document, key: str, names: Sequence[str]) -> list[int]:
    values = part.items(key)
    for value in values:
        if value not in names:
            raise PositionError(f"{part.where}.{key} can hold {', '.join(names)}, not {quoted(value)}.")
    return [list(names).index(value) for value in values]


def read_cost(part: Document, key: str, names: Sequence[str]) -> list[int]:
    return part.counts(key, names, PLENTY)


def read_goods(document: Document, table: str, names: Sequence[str]) -> list[tuple[str, int]]:
    goods = []
    for name, row in all_rows(document, table, names):
        goods.append((label(row, name), row.number("cards", 0, MOST_CARDS)))
        row.done()
    return goods


def read_homes(document: Document) -> list[list[int]]:
    homes: list[list[int]] = []
    for number, row in named_rows(document, "home_board", cat.HOME_BOARD_NAMES):
        if number != len(homes):
            raise PositionError(f"home_board {cat.HOME_BOARD_NAMES[len(homes)]} is missing.")
        words = row.items("places", int(cat.PLACES))
        for word in words:
            if word not in ("any", *cat.COMMODITY_NAMES):
                raise PositionError(f"{row.where}.places can hold any and commodities, not {quoted(word)}.")
        homes.append([int(cat.ANY) if word == "any" else cat.COMMODITY_NAMES.index(word) for word in words])
        row.done()
    return homes


def read_ranks(document: Document) -> list[Rank]:
    ranks = []
    for number, (name, row) in enumerate(all_rows(document, "rank", cat.RANK_NAMES), start=1):
        row.number("level", number, number)
        high = number > 2
        row.one_of("tile", ["high" if high else "low"])
        buys = named_items(row, "buys", cat.COMMODITY_NAMES)
        per_turn, price = row.number("per_turn", 0, 9), row.number("price", 0, PLENTY)
        ranks.append(Rank(label(row, name), high, buys, per_turn, price))
        row.done()
    return ranks


def read_events(document: Document) -> list[Event]:
    events = []
    for name, row in all_rows(document, "event", cat.EVENT_NAMES):
        words, faces = label(row, name), numbers_in(row, "faces", 0, 9)
        if name == "golden_times":
            events.append(Event(words, faces, goods=row.number("goods", 0, 9)))
        else:
            fee, keep = row.number("fee", 0, PLENTY), row.number("keep_at_least", 0, PLENTY)
            by_level = row.one_of("fee_basis", ["tile", "level"]) == 1
            remove_each = row.one_of("unpaid", ["remove_one", "remove_each"]) == 1
            events.append(Event(words, faces, fee, by_level, remove_each, keep))
        row.done()
    return events


def read_base_board(board: Document) -> Board:
    rows = read_map(board, cat.BASE_LETTERS, int(cat.BASE_ROWS), SEA + DOLPHIN + ISLANDS)
    board.one_of("start", [cat.SQUARE_NAMES[cat.START]])
    start = int(cat.START)
    links = [(start, square) for square in named_items(board, "start_links", cat.SQUARE_NAMES)]
    harbour = board.one_of("harbour", cat.SQUARE_NAMES)
    spaces = named_items(board, "harbour_spaces", cat.SQUARE_NAMES)
    board.done()
    return Board(rows, links, harbour, spaces)


def read_new_board(board: Document) -> Board:
    rows = read_map(board, cat.NEW_LETTERS, int(cat.NEW_ROWS), SEA + DOLPHIN + PIRATE + ISLANDS)
    links = []
    for pair in board.items("dolphin_links"):
        if not isinstance(pair, list) or len(pair) != 2 or not all(name in cat.SQUARE_NAMES for name in pair):
            raise PositionError(f"{board.where}.dolphin_links can hold pairs of squares, not {quoted(pair)}.")
        links.append((cat.SQUARE_NAMES.index(pair[0]), cat.SQUARE_NAMES.index(pair[1])))
    board.done()
    return Board(rows, links)


def read_map(board: Document, letters: str, count: int, signs: str) -> list[str]:
    provenance(board, "p")
    board.one_of("columns", [letters])
    rows = board.items("rows", count)
    for number, row in enumerate(rows, start=1):
        if not isinstance(row, str) or len(row) != len(letters) or set(row) - set(signs):
            raise PositionError(f"row {number} of {board.where} must be {len(letters)} of the signs {signs}.")
    return rows


def read_tiles(document: Document) -> Iterator[tuple[int, Tile]]:
    for table, names, first in (
        ("base_tile", cat.BASE_TILE_NAMES, 0),
        ("crown_tile", cat.CROWN_TILE_NAMES, int(cat.FIRST_CROWN)),
    ):
        for number, row in named_rows(document, table, names):
            tile = first + number
            row.one_of("kind", [tile_kind(tile)])
            if cat.is_post(tile):
                row.one_of("good", [cat.GOOD_NAMES[cat.post_good(tile)]])
            gold = row.number("gold", 0, PLENTY) if cat.is_gold(tile) else 0
            strength = row.number("strength", 0, PLENTY) if cat.is_nest(tile) else 0
            discount = row.number("discount", 0, PLENTY) if cat.is_nest(tile) else 0
            yield tile, Tile(numbers_in(row, "n", 0, PLENTY, 3), gold, strength, discount)
            row.done()


def tile_kind(tile: int) -> str:
    if cat.is_post(tile):
        return "luxury_post" if tile >= cat.FIRST_CROWN else "post"
    if cat.is_nest(tile):
        return "nest"
    if cat.is_gold(tile):
        return "gold"
    return "contract" if tile == cat.CONTRACT else "promotion"


def read_buildings(document: Document, table: str, names: Sequence[str]) -> Iterator[tuple[int, Building]]:
    for number, row in named_rows(document, table, names):
        effect = read_effect(row, ON_BUILDINGS)
        yield number, Building(label(row, names[number]), effect, numbers_in(row, "n", 0, PLENTY, 3))
        row.done()


# What each kind of effect must say: the field that holds its number, and whether more
FIELD = {"extra_sale": "price", "luxury_sale": "price"}
WITHOUT_NUMBER = ("ignore_event", "win_draw", "free_build", "reroll")
ON_BUILDINGS = [name for name in cat.EFFECT_NAMES if name not in ("win_draw", "free_build")]  # played, not owned
ON_CARDS = [
    name
    for name in cat.EFFECT_NAMES
    # a card is played after the roll of its turn, when these are past
    if name not in ("win_draw", "golden_times_goods", "ignore_event", "gold_per_turn")
]
COST_TARGETS = cat.TARGET_NAMES[:6]
FREE_TARGETS = ["ship", "pioneer", "repair", "cannon"]


def read_effect(row: Document, kinds: Sequence[str]) -> Effect:
    effect = row.part("effect")
    kind = kinds[effect.one_of("kind", kinds)]
    amount = 1 if kind in WITHOUT_NUMBER else effect.number(FIELD.get(kind, "n"), 0, PLENTY)
    detail = 0
    if kind == "ignore_event":
        detail = effect.one_of("event", cat.EVENT_NAMES)
    elif kind == "cost_less":
        detail = effect.one_of("target", COST_TARGETS)
    elif kind == "free_build":
        detail = cat.TARGET_NAMES.index(FREE_TARGETS[effect.one_of("target", FREE_TARGETS)])
    per_turn = effect.number("per_turn", 1, 9, 1) if kind == "luxury_sale" else 0
    if kind == "cost_less" and effect.has("per_turn"):
        per_turn = effect.number("per_turn", 1, 9)
    effect.done()
    return Effect(cat.EFFECT_NAMES.index(kind), amount, detail, per_turn)


def read_sites(document: Document) -> list[Site]:
    sites: list[Site] = []
    for number, row in named_rows(document, "noble_site", cat.SITE_NAMES):
        if number != len(sites):
            raise PositionError(f"noble_site {cat.SITE_NAMES[len(sites)]} is missing.")
        sites.append(Site(read_cost(row, "cost", COST_NAMES), row.flag("skull")))
        row.done()
    return sites


def read_castle(document: Document) -> list[Step]:
    steps = []
    for number, row in enumerate(rows(document, "castle_step"), start=1):
        row.number("step", number, number)
        steps.append(Step(read_cost(row, "cost", COST_NAMES), row.number("nests", 0, 9)))
        row.done()
    return steps


def read_cannons(document: Document) -> list[int]:
    prices = []
    for number, row in enumerate(rows(document, "cannon"), start=1):
        row.number("number", number, number)
        prices.append(row.number("price", 0, PLENTY))
        row.done()
    return prices


def read_pirates(document: Document) -> Iterator[tuple[int, PirateCard]]:
    for number, row in named_rows(document, "pirate_card", cat.PIRATE_NAMES):
        copies = row.number("copies", 0, MOST_CARDS)
        row.one_of("type", ["raid" if number < cat.RAIDS else "peaceful"])
        if number < cat.RAIDS:
            foe, lose, win = row.one_of("pirate", cat.FOE_NAMES), row.part("lose"), row.part("win")
            loss = lose.one_of("kind", cat.LOSS_NAMES)
            gold = lose.number("gold", 0, PLENTY) if loss == cat.GOLD_OR_GOOD else 0
            gain = [win.number(name, 0, PLENTY, 0) for name in ("gold", "commodities", "luxuries")]
            lose.done()
            win.done()
            yield number, PirateCard(copies, foe, loss, gold, gain[0], gain[1], gain[2])
        else:
            prices = [row.number(name, 0, PLENTY) for name in ("luxury_price", "commodity_price")]
            yield (
                number,
                PirateCard(copies, luxury_price=prices[0], commodity_price=prices[1], reshuffle=row.flag("reshuffle")),
            )
        row.done()


def read_action_cards(document: Document) -> Iterator[tuple[int, ActionCard]]:
    for number, row in named_rows(document, "action_card", cat.CARD_NAMES):
        drawn_fight = row.one_of("when", ["action_phase", "drawn_fight"]) == 1
        effect = read_effect(row, ["win_draw"] if drawn_fight else ON_CARDS)
        name, copies = label(row, cat.CARD_NAMES[number]), row.number("copies", 0, MOST_CARDS)
        yield number, ActionCard(name, effect, drawn_fight, copies)
        row.done()


# Checking what no single entry shows (AN-FX-04)


def check(sheet: Sheet) -> None:
    check_homes(sheet)
    check_events(sheet)
    check_boards(sheet)
    check_tiles(sheet)
    if sheet.number("limits.gold_max") < sheet.number("goal.base.gold"):
        raise PositionError("limits.gold_max is below goal.base.gold, which could then never be held.")
    if len(set(sheet.scalars["dice.battle_faces"])) < 2:
        raise PositionError("dice.battle_faces must differ, or a drawn fight would never end.")
    if sheet.number("setup.ships_on_start") > sheet.number("limits.ships"):
        raise PositionError("setup.ships_on_start is more than limits.ships.")
    if sheet.number("goal.expansion.castle_step") > len(sheet.castle):
        raise PositionError("goal.expansion.castle_step is more than the castle has steps.")
    if sheet.number("setup.castle_step") > len(sheet.castle) or sheet.number("setup.cannons") > len(sheet.cannons):
        raise PositionError("setup starts a marker beyond the end of its track.")
    for mode in ("base", "expansion"):
        ranks = sheet.scalars[f"setup.inhabitants_{mode}"]
        high = sum(rank >= cat.CITIZEN for rank in ranks)
        if high > sheet.number("limits.high_tiles") or len(ranks) - high > sheet.number("limits.low_tiles"):
            raise PositionError(f"setup.inhabitants_{mode} needs more tiles than a player has.")


def check_homes(sheet: Sheet) -> None:
    if len(sheet.homes) < sheet.number("players.max"):
        raise PositionError(f"There must be {sheet.number('players.max')} home boards, not {len(sheet.homes)}.")
    jetties = sheet.number("home.grey_jetties")
    for name, places in zip(cat.HOME_BOARD_NAMES, sheet.homes, strict=False):
        if len(places) - list(places).count(int(cat.ANY)) != jetties:
            raise PositionError(f"home_board {name} does not have home.grey_jetties ({jetties}) places for posts.")


def check_events(sheet: Sheet) -> None:
    faces = sheet.scalars["dice.production_faces"]
    face = sheet.number("dice.event_face")
    for number in faces:
        if number != face and not 1 <= number <= cat.PLACES:
            raise PositionError(
                f"dice.production_faces can hold {face} and the places 1 to {cat.PLACES}, not {number}."
            )
    covered = sorted(number for event in sheet.events for number in event.faces)
    if covered != sorted(set(faces)):
        raise PositionError("The faces of the events must cover each number of the production die once.")


def check_boards(sheet: Sheet) -> None:
    """Every sea square can be reached from the start, and every island from the sea."""
    sea = {square for square in range(cat.SQUARES) if sign_at(sheet, square) not in ISLANDS}
    base_sea = {square for square in sea if square < cat.FIRST_NEW_SQUARE}
    for links in (sheet.base.links, sheet.new.links):
        for pair in links:
            for square in pair:
                if square not in sea:
                    raise PositionError(f"{cat.SQUARE_NAMES[square]} is linked with another square and must be sea.")
    if sign_at(sheet, sheet.base.harbour) not in ISLANDS or sheet.base.harbour >= cat.FIRST_NEW_SQUARE:
        raise PositionError("board.base.harbour must be an island square of that board.")
    if not sheet.base.harbour_spaces or not set(sheet.base.harbour_spaces) <= base_sea:
        raise PositionError("board.base.harbour_spaces must be sea squares of that board.")
    if sheet.scalars["ship.look_from"] == "on" and not sheet.flag("ship.enter_island_squares"):
        raise PositionError("ship.look_from can be 'on' only if ship.enter_island_squares is true.")
    reached = {int(cat.START)}
    waiting = [int(cat.START)]
    for square in waiting:
        for near in neighbours(sheet, square):
            if near in sea and near not in reached:
                reached.add(near)
                waiting.append(near)
    for square in sorted(sea - reached):
        raise PositionError(f"No ship can reach {cat.SQUARE_NAMES[square]} from the start.")
    for square in range(cat.SQUARES):
        if square not in sea and not any(near in sea for near in neighbours(sheet, square)):
            raise PositionError(f"No ship can come beside the island {cat.SQUARE_NAMES[square]}.")


def sign_at(sheet: Sheet, square: int) -> str:
    """What is drawn on a square; the start space is sea."""
    if square == cat.START:
        return SEA
    if square < cat.FIRST_NEW_SQUARE:
        return sheet.base.rows[square // int(cat.BASE_COLUMNS)][square % int(cat.BASE_COLUMNS)]
    place = square - int(cat.FIRST_NEW_SQUARE)
    return sheet.new.rows[place // int(cat.NEW_COLUMNS)][place % int(cat.NEW_COLUMNS)]


def neighbours(sheet: Sheet, square: int) -> list[int]:
    """The squares one step away, ascending: beside each other on a board, or linked."""
    found = [a + b - square for a, b in (*sheet.base.links, *sheet.new.links) if square in (a, b)]
    if square < cat.START:
        on_base = square < cat.FIRST_NEW_SQUARE
        first, columns = (0, int(cat.BASE_COLUMNS)) if on_base else (int(cat.FIRST_NEW_SQUARE), int(cat.NEW_COLUMNS))
        count = int(cat.BASE_ROWS) if on_base else int(cat.NEW_ROWS)
        row, column = divmod(square - first, columns)
        for down in (-1, 0, 1):
            for right in (-1, 0, 1):
                straight = (down == 0) != (right == 0)
                diagonal = down != 0 and right != 0 and sheet.flag("ship.diagonal")
                inside = 0 <= row + down < count and 0 <= column + right < columns
                if inside and (straight or diagonal):
                    found.append(first + (row + down) * columns + column + right)
    return sorted(set(found))


def check_tiles(sheet: Sheet) -> None:
    for back, mark in enumerate(ISLANDS):
        for board, crown in ((sheet.base, False), (sheet.new, True)):
            islands = sum(row.count(mark) for row in board.rows)
            tiles = sum(tile.n[back] for number, tile in sheet.tiles.items() if (number >= cat.FIRST_CROWN) == crown)
            if tiles < islands:
                name = "crown_tile" if crown else "base_tile"
                raise PositionError(
                    f"{islands} islands are marked {mark}, but {name} has {tiles} tiles with that back."
                )
    for name, table in (("public_building", sheet.publics), ("action_card", sheet.cards)):
        if not table:
            raise PositionError(f"{name} has no rows.")


# Showing


def entries(content: Mapping[str, Any]) -> Iterator[SheetEntry]:
    """Every value with its provenance, in the order of the sheet."""
    for table, part in content.items():
        if isinstance(part, list):
            for number, row in enumerate(part, start=1):
                yield from row_entries(f"{table} {row.get('id', number)}", row)
        elif table in ("board", "goal"):
            for name, inner in part.items():
                yield from (row_entries if "p" in inner else scalar_entries)(f"{table}.{name}", inner)
        elif table != "meta":
            yield from scalar_entries(table, part)


def scalar_entries(table: str, part: Mapping[str, Any]) -> Iterator[SheetEntry]:
    for name, entry in part.items():
        source = "; ".join(entry[key] for key in ("ref", "note") if key in entry)
        yield SheetEntry(table, name, shown(entry["v"]), entry["p"], source)


def row_entries(table: str, row: Mapping[str, Any]) -> Iterator[SheetEntry]:
    for name, value in row.items():
        if name not in ("id", "p") and not name.startswith("p_"):
            yield SheetEntry(table, name, shown(value), row.get(f"p_{name}", row["p"]), "")


def shown(value: object) -> str:
    if isinstance(value, dict):
        return ", ".join(f"{name} {shown(each)}" for name, each in value.items())
    if isinstance(value, list):
        return " ".join(map(shown, value))
    if isinstance(value, bool):
        return "yes" if value else "no"
    return str(value)
