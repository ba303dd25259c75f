"""The squares of both boards as a sheet draws them: what each is, and what lies one step away."""

from __future__ import annotations

from boriken.games.anno_1503 import catalogue as cat
from boriken.games.anno_1503.sheet.contents import SEA, Sheet


def sign_at(sheet: Sheet, square: int) -> str:
    """The sign drawn on a square; the start space is sea."""
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
