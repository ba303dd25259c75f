"""Production: what a player's plantations and plants make of the supply, and what the craftsman gets on top."""

from librt.vecs import vec
from mypy_extensions import i64

from boriken.games.puerto_rico.catalogue import CORN, GOODS, INDIGO, LARGE_PLANT, SMALL_PLANT, SUGAR
from boriken.games.puerto_rico.events import EXTRA_GOOD, PRODUCED
from boriken.games.puerto_rico.player import Player
from boriken.games.puerto_rico.roles.gifts import has_aqueduct_good, note_production, open_aqueduct
from boriken.games.puerto_rico.state import State


def make_goods(state: State, player: Player) -> i64:
    """Says how many kinds were produced."""
    kinds: i64 = 0
    good: i64
    forget_production(state)
    for good in range(GOODS):
        made = harvest(player, good)
        if made > state.goods[good]:
            made = state.goods[good]  # PR-CRAFTSMAN-05
        if made > 0:
            state.goods[good] -= made
            player.goods[good] += made
            kinds += 1
            state.tell(PRODUCED, state.current, good, made)
            if state.has_privilege():
                state.produced |= 1 << good
            if state.rules.counts_production:
                note_production(state, good, made)
                if not state.rules.ask_optional:
                    open_aqueduct(state, good)
    return kinds


def would_flow(state: State) -> bool:
    """Whether the aqueduct has something to give, now that everything is produced."""
    return state.rules.counts_production and (has_aqueduct_good(state, INDIGO) or has_aqueduct_good(state, SUGAR))


def kinds_made(state: State) -> i64:
    kinds: i64 = 0
    good: i64
    for good in range(GOODS):
        if state.made[good] > 0:
            kinds += 1
    return kinds


def forget_production(state: State) -> None:
    """Forget what players before this one, or craftsmen before this phase, have made."""
    if not state.rules.counts_production:
        return
    good: i64
    for good in range(GOODS):
        state.made[good] = 0
        if state.has_privilege():
            state.crafted[good] = 0


def most_of_a_kind(goods: vec[i64]) -> i64:
    """Corn never counts (NB-SPECIALTYFACTORY-02)."""
    most: i64 = 0
    good: i64
    for good in range(INDIGO, GOODS):
        if goods[good] > most:
            most = goods[good]
    return most


def harvest(player: Player, good: i64) -> i64:
    """The goods of a kind that the player's colonists could make if the supply had them."""
    plantations = player.crew[good]
    if good == CORN or plantations == 0:
        return plantations  # PR-CRAFTSMAN-02
    circles = player.crew[LARGE_PLANT[good]]
    if SMALL_PLANT[good] >= 0:
        circles += player.crew[SMALL_PLANT[good]]  # PR-CRAFTSMAN-04
    if circles < plantations:
        return circles
    return plantations  # PR-CRAFTSMAN-03


def would_produce(state: State) -> bool:
    player = state.current_player()
    good: i64
    for good in range(GOODS):
        if state.goods[good] > 0 and harvest(player, good) > 0:
            return True
    return False


def may_be_extra(state: State, good: i64) -> bool:
    """A kind the craftsman produced and the supply still has (PR-CRAFTSMAN-07, -09)."""
    return state.produced & (1 << good) != 0 and state.goods[good] > 0


def take_extra(state: State, good: i64) -> None:
    state.goods[good] -= 1
    state.current_player().goods[good] += 1
    state.privileges_used += 1
    if state.rules.counts_production:
        state.crafted[good] += 1  # NB-SPECIALTYFACTORY-04
    state.tell(EXTRA_GOOD, state.current, good)
