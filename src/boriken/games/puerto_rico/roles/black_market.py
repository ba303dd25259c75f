"""The black market: one colonist, one good and one victory point for exactly what the builder lacks."""

from librt.vecs import append, vec
from mypy_extensions import i64

from boriken.games.puerto_rico.actions import (
    NOBLE_SAN_JUAN,
    PASS,
    PLACE_NOBLE,
    RECALL,
    RECALL_SAN_JUAN,
    RETURN,
    RETURN_POINT,
)
from boriken.games.puerto_rico.catalogue import BLACK_MARKET, GOODS
from boriken.games.puerto_rico.events import COLONIST_RETURNED, GOOD_RETURNED, PASSED, POINT_RETURNED
from boriken.games.puerto_rico.roles.prices import price
from boriken.games.puerto_rico.state import ASK_RECALL, ASK_RETURN, NOWHERE, Player, State


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
    """Any own colonist but the black market's; his place is empty before the price is worked out (NB-BLACKMARKET-04,
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


def first_step(state: State, building: i64) -> bool:
    """Says whether the builder is asked what he gives; a colonist comes first."""
    if can_recall_any(state, state.current_player(), building):
        state.decide(ASK_RECALL, building)
        return True
    state.owed = lack(state, state.current_player(), building)
    return ask_piece(state, building)


def recallable(state: State) -> vec[i64]:
    player = state.current_player()
    with_nobles = state.rules.with_nobles
    actions = vec[i64](capacity=state.rules.places)
    if can_help_without_colonist(state, player, state.about):
        actions = append(actions, PASS)
    place: i64
    for place in range(state.rules.places):
        if can_recall(state, player, state.about, place):
            if not with_nobles or player.nobles[place] < player.crew[place]:
                actions = append(actions, RECALL + place)
    in_san_juan = can_recall_from_san_juan(state, player, state.about)
    if in_san_juan and player.idle_nobles < player.san_juan:
        actions = append(actions, RECALL_SAN_JUAN)
    if with_nobles:
        for place in range(state.rules.places):
            if player.nobles[place] > 0 and can_recall(state, player, state.about, place):
                actions = append(actions, PLACE_NOBLE + place)
        if in_san_juan and player.idle_nobles > 0:
            actions = append(actions, NOBLE_SAN_JUAN)
    return actions


def recall(state: State, action: i64) -> bool:
    """Give a colonist, or none; says whether the builder is asked for more."""
    building = state.about
    if action == PASS:
        state.tell(PASSED, state.current)
        state.owed = lack(state, state.current_player(), building)
        return ask_piece(state, building)
    noble = action >= PLACE_NOBLE
    place = action - PLACE_NOBLE if noble else action - RECALL
    if action in (RECALL_SAN_JUAN, NOBLE_SAN_JUAN):
        place = NOWHERE
    state.current_player().release(place, noble)
    if noble:
        state.nobles += 1  # NO-DEC-14
    else:
        state.colonists += 1
    state.tell(COLONIST_RETURNED, state.current, place, 1 if noble else 0)
    state.owed = lack(state, state.current_player(), building) - 1
    return ask_piece(state, building)


# The good and the point


def needs_point(state: State) -> bool:
    """Whether the builder could not pay without a point: then everybody can tell that he has one."""
    if state.ask == ASK_RETURN:
        return state.owed > 1
    if state.ask != ASK_RECALL:
        return False
    player = state.current_player()
    points = player.points
    player.points = 0
    needed = len(recallable(state)) == 0
    player.points = points
    return needed


def ask_piece(state: State, building: i64) -> bool:
    """Says whether there is a choice: which good, or a good or a point."""
    state.about = building
    if state.owed == 0:
        return False
    if has_any_good(state.current_player()):
        state.decide(ASK_RETURN, building)
        return True
    give_point(state)
    return False


def returnable(state: State) -> vec[i64]:
    player = state.current_player()
    actions = vec[i64](capacity=GOODS + 1)
    good: i64
    for good in range(GOODS):
        if player.goods[good] > 0:
            actions = append(actions, RETURN + good)
    if state.owed == 1 and player.points > 0:
        actions = append(actions, RETURN_POINT)
    return actions


def return_piece(state: State, action: i64) -> None:
    if action == RETURN_POINT:
        give_point(state)
        return
    good = action - RETURN
    state.current_player().goods[good] -= 1
    state.goods[good] += 1
    state.owed -= 1
    state.tell(GOOD_RETURNED, state.current, good)
    if state.owed > 0:
        give_point(state)


def give_point(state: State) -> None:
    """Back to the chips, unless it was only written down; an end that is met stays met (NB-BLACKMARKET-07)."""
    state.current_player().points -= 1
    state.owed -= 1
    points: i64 = 0
    for player in state.players:
        points += player.points
    if points < state.rules.vp_chips:
        state.vp_chips = state.rules.vp_chips - points
    state.tell(POINT_RETURNED, state.current)
