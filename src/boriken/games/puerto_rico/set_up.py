"""The set-up: everything is laid out, and a governor is found (PR-SETUP)."""

from typing import ClassVar

from librt.vecs import append, vec
from mypy_extensions import i64

from boriken.core.step import DEALER
from boriken.core.vectors import zeros
from boriken.games.puerto_rico.actions import GOVERNOR
from boriken.games.puerto_rico.catalogue import CARDS, FIRST_BUILDING, GOODS, PLACES
from boriken.games.puerto_rico.choosing import choose_buildings
from boriken.games.puerto_rico.conservation import tiles_out
from boriken.games.puerto_rico.events import GOVERNOR_DRAWN, START_TILE
from boriken.games.puerto_rico.player import Player
from boriken.games.puerto_rico.questions import ASK_GOVERNOR
from boriken.games.puerto_rico.rules import Rules
from boriken.games.puerto_rico.state import State
from boriken.games.puerto_rico.steps import Question, Steps


class DrawGovernor(Question):
    name: ClassVar[str] = "governor"
    answered_by: ClassVar[str] = DEALER
    before_play: ClassVar[bool] = True

    def legal(self, state: State) -> vec[i64]:
        actions = vec[i64](capacity=state.seats)
        seat: i64
        for seat in range(state.seats):
            actions = append(actions, GOVERNOR + seat)
        return actions

    def apply(self, state: State, action: i64) -> None:
        state.tell(GOVERNOR_DRAWN, action - GOVERNOR)
        start(state, action - GOVERNOR)

    def can_come_up(self, state: State) -> bool:
        if state.taken > 0 or any(tiles_out(state, tile) for tile in range(FIRST_BUILDING)):
            return False
        return super().can_come_up(state)


STEPS: Steps = {ASK_GOVERNOR: DrawGovernor()}


def begin(state: State) -> None:
    """From an empty table to the first question."""
    lay_out(state)
    if state.rules.first_governor >= 0:
        start(state, state.rules.first_governor)
    else:
        state.leave_to_chance(ASK_GOVERNOR)  # PR-SETUP-04


def start(state: State, governor: i64) -> None:
    """The rest of the set-up, in the order of PR-DEC-25."""
    deal_start(state, governor)
    choose_buildings(state)


def lay_out(state: State) -> None:
    """All that is there before the first question."""
    rules = state.rules
    seat: i64
    for seat in range(rules.players):
        state.players = append(state.players, new_player(rules))
    state.goods = rules.goods[:]
    state.house = zeros(GOODS)
    state.ship_good = zeros(len(rules.ships))
    state.ship_load = zeros(len(rules.ships))
    state.row = zeros(GOODS)
    state.deck = rules.tiles[:]
    state.discards = zeros(GOODS)
    state.sale = rules.copies[:]
    state.card_doubloons = zeros(CARDS)
    state.free_cards = rules.card_bits
    if rules.new_buildings:
        state.removed = zeros(GOODS)
    if rules.festival:
        state.festival_goods = zeros(GOODS)
    if rules.counts_production:
        state.made = zeros(GOODS)
        state.crafted = zeros(GOODS)


def new_player(rules: Rules) -> Player:
    player = Player(rules.places, zeros(GOODS), zeros(PLACES), zeros(PLACES))
    if rules.new_buildings:
        player.buried = zeros(GOODS)
        player.secret = zeros(GOODS)
        player.old_secret = zeros(GOODS)
    if rules.with_nobles:
        player.nobles = zeros(PLACES)
    return player


def deal_start(state: State, governor: i64) -> None:
    """Money and a start plantation for each seat, counted from the first governor (PR-SETUP-03, -05 to -08)."""
    state.first = governor
    state.governor = governor
    order: i64
    for order in range(state.seats):
        seat = (governor + order) % state.seats
        tile = state.rules.start_tiles[order]
        player = state.players[seat]
        player.doubloons = state.rules.start_money(order)
        player.add_tile(tile)
        state.deck[tile] -= 1
        state.tell(START_TILE, seat, tile)
