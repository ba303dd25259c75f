"""The black market: one colonist, one good and one victory point for exactly what the builder lacks."""

from mypy_extensions import i64

from boriken.games.puerto_rico.catalogue import BLACK_MARKET, GOODS
from boriken.games.puerto_rico.events import POINT_RETURNED
from boriken.games.puerto_rico.player import Player
from boriken.games.puerto_rico.questions import ASK_RECALL, ASK_RETURN
from boriken.games.puerto_rico.roles.prices import price
from boriken.games.puerto_rico.state import State


def can_help(state: State, player: Player, building: i64) -> bool:
    """Whether what the player lacks can be given in pieces, one of a sort (NB-BLACKMARKET-02, -03)."""
    if not player.has(BLACK_MARKET):
        return False
    return can_help_without_colonist(state, player, building) or can_recall_any(state, player, building)


def lack(state: State, player: Player, building: i64) -> i64:
    return price(state, player, building) - player.doubloons


def can_help_without_colonist(state: State, player: Player, building: i64) -> bool:
    return lack(state, player, building) <= other_pieces(player)


def other_pieces(player: Player) -> i64:
    """A good and a point, as far as there are any."""
    pieces: i64 = 0
    if has_any_good(player):
        pieces += 1
    if player.points > 0:
        pieces += 1
    return pieces


def has_any_good(player: Player) -> bool:
    good: i64
    for good in range(GOODS):
        if player.goods[good] > 0:
            return True
    return False


# The colonist


def can_recall(state: State, player: Player, building: i64, place: i64) -> bool:
    """Any own colonist but the black market's; the place is empty before the price is worked out (NB-BLACKMARKET-04,
    NB-BLACKMARKET-05, NB-DEC-06)."""
    if place == BLACK_MARKET or player.crew[place] == 0:
        return False
    player.crew[place] -= 1
    lacking = lack(state, player, building)
    player.crew[place] += 1
    return lacking <= 1 + other_pieces(player)


def can_recall_from_san_juan(state: State, player: Player, building: i64) -> bool:
    return player.san_juan > 0 and lack(state, player, building) <= 1 + other_pieces(player)


def can_recall_any(state: State, player: Player, building: i64) -> bool:
    if can_recall_from_san_juan(state, player, building):
        return True
    place: i64
    for place in range(state.rules.places):
        if can_recall(state, player, building, place):
            return True
    return False


def ask_help(state: State, building: i64) -> bool:
    """Says whether the builder is asked what to give; a colonist comes first."""
    if can_recall_any(state, state.current_player(), building):
        state.decide(ASK_RECALL, building)
        return True
    return ask_pieces(state, building, lack(state, state.current_player(), building))


# The good and the point


def ask_pieces(state: State, building: i64, lacking: i64) -> bool:
    """Says whether there is a choice: which good, or a good or a point."""
    state.lacking = lacking
    if lacking == 0:
        return False
    if has_any_good(state.current_player()):
        state.decide(ASK_RETURN, building)
        return True
    give_point(state)
    return False


def give_point(state: State) -> None:
    """Back to the chips, unless it was only written down; an end that is met stays met (NB-BLACKMARKET-07)."""
    state.current_player().points -= 1
    state.lacking -= 1
    points: i64 = 0
    for player in state.players:
        points += player.points
    if points < state.rules.vp_chips:
        state.vp_chips = state.rules.vp_chips - points
    state.tell(POINT_RETURNED, state.current)
