"""The boards of a sheet, drawn in rows of signs, and the tiles that are laid on them."""

from __future__ import annotations

from collections.abc import Iterator

from boriken.core.document import Document
from boriken.core.errors import PositionError, quoted
from boriken.games.anno_1503 import catalogue as cat
from boriken.games.anno_1503.sheet.contents import DOLPHIN, ISLANDS, PIRATE, SEA, Board, Tile
from boriken.games.anno_1503.sheet.rows import PLENTY, named_rows, numbers_in, provenance


def read_base_board(board: Document) -> Board:
    rows = read_map(board, cat.BASE_LETTERS, int(cat.BASE_ROWS), SEA + DOLPHIN + ISLANDS)
    board.one_of("start", [cat.SQUARE_NAMES[cat.START]])
    start = int(cat.START)
    links = [(start, square) for square in board.several("start_links", cat.SQUARE_NAMES)]
    harbour = board.one_of("harbour", cat.SQUARE_NAMES)
    spaces = board.several("harbour_spaces", cat.SQUARE_NAMES)
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
