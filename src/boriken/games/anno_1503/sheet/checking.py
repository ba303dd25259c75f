"""Checking what no single entry of a sheet shows (AN-FX-04)."""

from __future__ import annotations

from boriken.core.errors import PositionError
from boriken.games.anno_1503 import catalogue as cat
from boriken.games.anno_1503.sheet.contents import ISLANDS, Sheet
from boriken.games.anno_1503.sheet.squares import neighbours, sign_at


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
