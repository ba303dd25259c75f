"""The action space: what every number means. The texts for them are in notation.py.

One fixed space for all player counts, both modes and every sheet. A family of actions is an offset; what it is about is
added to it.
"""

from typing import Final

from mypy_extensions import i64

from boriken.games.anno_1503.catalogue import (
    CARDS,
    COMMODITIES,
    FOES,
    GOODS,
    HOME_BOARDS,
    LUXURIES,
    NOBLES,
    PIRATES,
    PLACES,
    PUBLICS,
    RANKS,
    SETTLER,
    SITES,
    SQUARES,
    TILES,
)

MOST_SEATS: Final[i64] = 4
FACES: Final[i64] = 10  # numbers a die can show: 0 to 9

PASS: Final[i64] = 0
TO_THE_SHIPS: Final[i64] = 1
SHIP_BUILT: Final[i64] = 2
PIONEER_PLACED: Final[i64] = 3
UPGRADE: Final[i64] = 4 - SETTLER  # + new rank, which is never pioneer
REPAIR: Final[i64] = UPGRADE + RANKS
CASTLE: Final[i64] = REPAIR + 1
CANNON: Final[i64] = CASTLE + 1
BUILD: Final[i64] = CANNON + 1  # + nobles' building * SITES + site
SELL: Final[i64] = BUILD + NOBLES * SITES  # + commodity * RANKS + rank
SELL_NOBLE: Final[i64] = SELL + COMMODITIES * RANKS - COMMODITIES  # + luxury
SELL_EXTRA: Final[i64] = SELL_NOBLE + COMMODITIES + LUXURIES  # + good
BUY: Final[i64] = SELL_EXTRA + GOODS  # + good
TAKE: Final[i64] = BUY + GOODS  # + good
RETURN: Final[i64] = TAKE + GOODS  # + good
WITHOUT: Final[i64] = RETURN + GOODS  # + good
TAKE_PUBLIC: Final[i64] = WITHOUT + GOODS  # + public building
PLAY: Final[i64] = TAKE_PUBLIC + PUBLICS  # + action card
SWAP: Final[i64] = PLAY + CARDS  # + action card
DISCARD: Final[i64] = SWAP + CARDS  # + action card
LOSE_POST: Final[i64] = DISCARD + CARDS  # + place
LOSE_CONTRACT: Final[i64] = LOSE_POST + PLACES
LOSE: Final[i64] = LOSE_CONTRACT + 1  # + rank
ATTACH: Final[i64] = LOSE + RANKS  # + place
TAKE_TILE: Final[i64] = ATTACH + PLACES
LAY_BACK: Final[i64] = TAKE_TILE + 1
FIGHT: Final[i64] = LAY_BACK + 1
PAY: Final[i64] = FIGHT + 1
AGAIN: Final[i64] = PAY + 1
AT: Final[i64] = AGAIN + 1  # + square
COMMAND: Final[i64] = AT + SQUARES  # + square of the ship
SAIL: Final[i64] = COMMAND + SQUARES  # + square
LOOK: Final[i64] = SAIL + SQUARES  # + square
# By chance
ROLL: Final[i64] = LOOK + SQUARES  # + number on the die
DRAW_TILE: Final[i64] = ROLL + FACES  # + island tile
DRAW_CARD: Final[i64] = DRAW_TILE + TILES  # + action card
RAID: Final[i64] = DRAW_CARD + CARDS
DRAW_PIRATE: Final[i64] = RAID + 1  # + pirate card
FOE: Final[i64] = DRAW_PIRATE + PIRATES  # + who fights for the pirates
HOME: Final[i64] = FOE + FOES  # + home board
FIRST: Final[i64] = HOME + HOME_BOARDS  # + seat
ACTIONS: Final[i64] = FIRST + MOST_SEATS


def build(building: i64, site: i64) -> i64:
    return BUILD + building * SITES + site


def sell(commodity: i64, rank: i64) -> i64:
    return SELL + commodity * RANKS + rank
