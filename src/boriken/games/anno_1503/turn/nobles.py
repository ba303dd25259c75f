"""The nobles' island: its buildings, the castle and the cannons."""

from mypy_extensions import i64

from boriken.core.vectors import total
from boriken.games.anno_1503.catalogue import BUILD_CASTLE, BUILD_NOBLE, SITES, THING_NOBLE
from boriken.games.anno_1503.costs import can_pay, cannon_price
from boriken.games.anno_1503.effects import happen_once, lasting
from boriken.games.anno_1503.events import CANNON_BOUGHT, CASTLE_RAISED, NOBLE_BUILT
from boriken.games.anno_1503.state import State
from boriken.games.anno_1503.turn.agenda import go_on


def may_build_noble(state: State, building: i64, site: i64, by_card: i64) -> bool:
    """Any building of the supply on any free site, none twice; the skull also needs a nest (AN-NOBLE-04 to -06)."""
    player = state.player()
    if site >= state.rules.sites or player.sites[site] >= 0 or state.nobles[building] == 0:
        return False
    if total(player.nests) < state.rules.nests_for_site[site]:
        return False
    if not state.rules.nobles_twice and has_noble(state, building):
        return False
    return can_pay(state, BUILD_NOBLE, building * SITES + site, by_card)


def has_noble(state: State, building: i64) -> bool:
    other: i64
    for other in state.player().sites:
        if other == building:
            return True
    return False


def build_noble(state: State, building: i64, site: i64) -> None:
    player = state.player()
    state.nobles[building] -= 1
    player.sites[site] = building
    player.lasting = lasting(state.rules, player)
    state.tell(NOBLE_BUILT, state.current, building, site)
    happen_once(state, THING_NOBLE + building)  # AN-NOBLE-12 to AN-NOBLE-14
    go_on(state)


def may_raise_castle(state: State, by_card: i64) -> bool:
    """Steps are built in order; the last also needs a nest (AN-CASTLE-01, AN-CASTLE-08)."""
    player = state.player()
    if player.castle >= len(state.rules.cost_castle):
        return False
    if total(player.nests) < state.rules.nests_for_castle[player.castle]:
        return False
    return can_pay(state, BUILD_CASTLE, 0, by_card)


def raise_castle(state: State) -> None:
    """Each step brings an action card (AN-CASTLE-06)."""
    player = state.player()
    player.castle += 1
    state.tell(CASTLE_RAISED, state.current, player.castle)
    state.cards_due += state.rules.cards_per_step
    go_on(state)


def may_buy_cannon(state: State, by_card: i64) -> bool:
    price = cannon_price(state, by_card)
    return 0 <= price <= state.player().gold


def buy_cannon(state: State, by_card: i64) -> None:
    """It counts for all ships, present and future (AN-CANNON-03)."""
    player = state.player()
    price = cannon_price(state, by_card)
    player.gold -= price
    player.cannons += 1
    state.tell(CANNON_BOUGHT, state.current, player.cannons, price)
    go_on(state)
