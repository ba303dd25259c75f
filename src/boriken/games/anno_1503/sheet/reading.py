"""Reading a sheet: what is wrong is said in one sentence that names the place."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from boriken.core.document import Document
from boriken.core.errors import PositionError, quoted
from boriken.games.anno_1503 import catalogue as cat
from boriken.games.anno_1503.sheet.boards import read_base_board, read_new_board, read_tiles
from boriken.games.anno_1503.sheet.contents import Event, PirateCard, Rank, Sheet, Site, Step
from boriken.games.anno_1503.sheet.effects import read_action_cards, read_buildings
from boriken.games.anno_1503.sheet.rows import (
    COST_NAMES,
    MOST_CARDS,
    PLENTY,
    all_rows,
    label,
    named_rows,
    numbers_in,
    read_cost,
    rows,
)
from boriken.games.anno_1503.sheet.scalars import NUMBERS, read_scalars, scalar


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
        scalars[f"setup.{mode}"] = scalar(tables["setup"], mode).several("v", cat.RANK_NAMES)
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
        buys = row.several("buys", cat.COMMODITY_NAMES)
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
