"""Reading which tiles lie where."""

from __future__ import annotations

from boriken.core.document import PLENTY, Document
from boriken.core.errors import PositionError, quoted
from boriken.core.naming import bits, numbers
from boriken.games.anno_1503 import catalogue as cat
from boriken.games.anno_1503 import conservation
from boriken.games.anno_1503 import state as st
from boriken.games.anno_1503.document.names import BACK_NAMES, BOARD_NAMES
from boriken.games.anno_1503.player import NO_TILE
from boriken.games.anno_1503.state import State


def load_tiles(state: State, document: Document) -> None:
    """Complete, as a saved position tells them, or as far as somebody has written them down."""
    state.spent = numbers(document.counts("spent", cat.TILE_NAMES, PLENTY))
    reserve = document.part("reserve")
    complete = document.has("unseen")
    squares = document.part("squares")
    if complete:
        state.face = numbers([int(NO_TILE)] * len(state.face))
        state.back = numbers([0] * len(state.face))
    load_reserve(state, reserve, complete)
    for island, square in enumerate(state.rules.islands):
        name = cat.SQUARE_NAMES[square]
        if squares.has(name):
            load_tile(state, island, squares, name)
    squares.done()
    if complete:
        unseen = document.part("unseen")
        counts = [unseen.counts(back, cat.TILE_NAMES, PLENTY) for back in BACK_NAMES]
        unseen.done()
        state.unseen = numbers(count for back in counts for count in back)
    else:
        fill_in(state)


def load_reserve(state: State, reserve: Document, complete: bool) -> None:
    for board, name in enumerate(BOARD_NAMES):
        part = reserve.part(name)
        if complete or part.has("hidden"):
            for back, count in enumerate(part.counts("hidden", BACK_NAMES, PLENTY)):
                state.reserve[board * int(cat.BACKS) + back] = count
        tail = []
        for tile in part.items("open"):
            if tile not in cat.TILE_NAMES or (cat.TILE_NAMES.index(tile) >= cat.FIRST_CROWN) != (board == 1):
                raise PositionError(
                    f"{part.where}.open can hold tiles of its board, not {quoted(tile)}.",
                    "other_board",
                    where=f"{part.where}.open",
                )
            tail.append(cat.TILE_NAMES.index(tile))
        if board == 1:
            state.crown_tail = numbers(tail)
        else:
            state.base_tail = numbers(tail)
        part.done()
    reserve.done()


def load_tile(state: State, island: int, squares: Document, name: str) -> None:
    """null for a square without a tile."""
    if squares.is_nothing(name):
        state.face[island], state.back[island] = NO_TILE, 0
        return
    part = squares.part(name)
    remembered = part.flag("remembered", False)
    if remembered:
        state.back[island] = 0
    else:
        usual = int(state.back[island]) or int(state.rules.mark[island])
        state.back[island] = part.number("back", int(cat.LOWEST_BACK), int(state.seats), min(usual, int(state.seats)))
    state.face[island] = st.HIDDEN
    if part.has("face"):
        state.face[island] = part.one_of("face", cat.TILE_NAMES)
        if (state.face[island] >= cat.FIRST_CROWN) != (state.rules.is_crown[island] == 1):
            raise PositionError(f"{part.where}.face must be a tile of its board.", "other_board", where=part.where)
    state.known[island] = int(st.REMEMBERED) if remembered else 0
    state.known[island] |= bits(part.seats("looked", int(state.seats)))
    if (state.known[island] != 0) != (state.face[island] != st.HIDDEN):
        if state.face[island] == st.HIDDEN:
            raise PositionError(f"{part.where} has been looked at and must have a face.", "no_face", where=part.where)
        state.known[island] = st.REMEMBERED  # nobody has looked at it: then everybody may know it
        state.back[island] = 0
    part.done()


def fill_in(state: State) -> None:
    """The faces that are left, and squares emptied for all tiles that lie elsewhere, the last ones first.

    Of the copies of a tile those with the lowest back are taken to be elsewhere.
    """
    left = [int(count) for count in state.rules.tiles]
    for island, tile in enumerate(state.face):
        if tile >= 0 and state.back[island]:
            left[(int(state.back[island]) - int(cat.LOWEST_BACK)) * int(cat.TILES) + int(tile)] -= 1
    for tile in range(cat.TILES):
        remembered = sum(face == tile and not back for face, back in zip(state.face, state.back, strict=True))
        for _ in range(int(conservation.tiles_open(state, tile)) + remembered):
            back = next((back for back in range(cat.BACKS) if left[back * int(cat.TILES) + tile] > 0), None)
            if back is None:
                name = cat.TILE_NAMES[tile]
                raise PositionError(f"There are too many of {name}.", "too_many_tiles", tile=name)
            left[back * int(cat.TILES) + tile] -= 1
    if min(left) < 0:
        raise PositionError("There are too many tiles of a kind.", "too_many_of_a_kind")
    state.unseen = numbers(left)
    for board in range(2):
        for back in range(cat.BACKS):
            surplus = int(conservation.hidden_tiles(state, board, back) - conservation.unseen_faces(state, board, back))
            empty_squares(state, board, back, surplus)


def empty_squares(state: State, board: int, back: int, surplus: int) -> None:
    for island in reversed(range(len(state.face))):
        hidden = state.face[island] == st.HIDDEN and state.back[island] == back + int(cat.LOWEST_BACK)
        if surplus > 0 and hidden and state.rules.is_crown[island] == board:
            state.face[island], state.back[island] = NO_TILE, 0
            surplus -= 1
    state.reserve[board * int(cat.BACKS) + back] -= surplus  # fewer tiles lie out than there are: more in the reserve
