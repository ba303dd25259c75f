"""How near the end is, and what still counts then: in the last phase nothing but points, and after the last mayor
phase no empty building.
"""

from mypy_extensions import i64

from boriken.games.puerto_rico.catalogue import (
    BUCCANEER,
    CIRCLES,
    CITY_SPACES,
    FIRST_BUILDING,
    FIRST_LARGE,
    MAYOR,
    NO_CARD,
)
from boriken.games.puerto_rico.player import Player
from boriken.games.puerto_rico.questions import ASK_NOBLE, ASK_PLACE
from boriken.games.puerto_rico.roles.placing import lift
from boriken.games.puerto_rico.rounds import roles_in_a_round
from boriken.games.puerto_rico.scoring import extra_points, score, wealth
from boriken.games.puerto_rico.state import State


def is_last_round(state: State) -> bool:
    """An end condition is met, or the mayor phase being played is sure to meet one."""
    return state.ending != 0 or (state.phase == MAYOR and state.rules.ends_with_colonists and is_ship_short(state))


def rounds_left(state: State) -> float:
    """How many rounds the game may last, by the end condition that is nearest."""
    seats = float(state.seats)
    this_round = 1.0 - float(state.taken) / (seats * float(state.rules.roles_each))
    if is_last_round(state):
        return this_round
    fullest: i64 = 0
    for player in state.players:
        if player.spaces > fullest:
            fullest = player.spaces
    rounds = float(CITY_SPACES - fullest) / 0.9 + 0.5
    by_colonists = float(state.colonists) / (seats + 1.5) + 1.0
    by_points = float(state.vp_chips) / (seats * 2.0) + 1.0
    if by_colonists < rounds and state.rules.ends_with_colonists:
        rounds = by_colonists
    if by_points < rounds and state.rules.ends_with_points:
        rounds = by_points
    return rounds + this_round


def is_ship_short(state: State) -> bool:
    """While colonists are placed: whether the ship cannot be filled again, wherever they go (PR-END-01)."""
    if state.ask != ASK_PLACE and state.ask != ASK_NOBLE:
        return False
    wanted: i64 = 0
    for player in state.players:
        empty = city_circles(player) - player.colonists()
        if empty > 0:
            wanted += empty
    if wanted < state.seats:
        wanted = state.seats
    waiting = state.colonist_ship + state.noble_ship
    if state.nobles > 0:
        waiting += 1
    return state.colonists + waiting < wanted


def city_circles(player: Player) -> i64:
    circles: i64 = 0
    building: i64
    for building in range(FIRST_BUILDING, player.places):
        circles += player.owned[building] * CIRCLES[building]
    return circles


def is_last_phase(state: State) -> bool:
    """Whether the score follows on the phase being played. A buccaneer may still kidnap a role that comes then."""
    if not is_last_round(state) or state.phase == BUCCANEER or state.kidnapped != NO_CARD:
        return False
    begun: i64 = 1 if state.phase != NO_CARD else 0
    return state.taken + begun >= roles_in_a_round(state)


def is_last_choice_of_role(state: State) -> bool:
    """Whether the score follows on the role to be chosen now. A buccaneer may still bring another after it."""
    if not is_last_round(state) or state.phase != NO_CARD or state.rules.buccaneer:
        return False
    return state.taken + 1 >= roles_in_a_round(state)


def is_to_place(state: State, seat: i64) -> bool:
    """Whether the seat still places its colonists in the mayor phase being played."""
    if state.phase != MAYOR:
        return False
    if state.ask == ASK_NOBLE and seat == state.current:
        return False
    if state.ask != ASK_PLACE and state.ask != ASK_NOBLE:
        return not state.solo or seat == state.taker
    return (seat - state.current) % state.seats < state.left


def will_place_again(state: State, seat: i64) -> bool:
    """Whether a mayor phase is still to come for the seat; that of a kidnapper who plays alone is for nobody else."""
    if not is_last_round(state) or is_to_place(state, seat):
        return True
    if state.kidnapped == MAYOR:
        return not state.rules.kidnap_solo or state.kidnapper == seat or state.taken < roles_in_a_round(state)
    begun: i64 = 1 if state.phase != NO_CARD else 0
    return state.free_cards & (1 << MAYOR) != 0 and state.taken + begun < roles_in_a_round(state)


def final_worth(state: State, seat: i64) -> float:
    """Points at the end, and a little for what decides a tie; colonists still to be placed go where they score."""
    player = state.players[seat]
    if is_to_place(state, seat):
        player = player.copy()
        start: i64 = 0
        if state.ask == ASK_PLACE and seat == state.current:
            start = state.about
        else:
            lift(player)
        man_for_points(player, start)
    return float(score(player)) + float(wealth(player)) / 1000.0


def man_for_points(player: Player, start: i64) -> None:
    """One colonist for each large building from place `start` on, the one that scores most first.

    What one of them adds does not depend on who stands elsewhere, so this is the best there is.
    """
    while player.san_juan > 0:
        best: i64 = -1
        best_points: i64 = 0
        building: i64
        for building in range(FIRST_LARGE, player.places):
            if building >= start and player.owned[building] > 0 and player.crew[building] == 0:
                player.crew[building] = 1
                points = extra_points(player, building)
                player.crew[building] = 0
                if points > best_points:
                    best_points = points
                    best = building
        if best < 0:
            return
        player.crew[best] = 1
        player.san_juan -= 1
