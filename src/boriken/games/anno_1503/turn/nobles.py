"""The nobles' island: its buildings, the castle and the cannons."""

from typing import Any

from librt.vecs import append, vec
from mypy_extensions import i64

from boriken.core.document import Document
from boriken.core.refusal import Refusal
from boriken.core.vectors import total
from boriken.games.anno_1503.actions import BUILD, CANNON, CASTLE, build
from boriken.games.anno_1503.catalogue import (
    BUILD_CASTLE,
    BUILD_NOBLE,
    NOBLE_NAMES,
    NOBLES,
    SITE_NAMES,
    SITES,
    THING_NOBLE,
)
from boriken.games.anno_1503.costs import can_pay, cannon_price
from boriken.games.anno_1503.effects import happen_once, lasting
from boriken.games.anno_1503.events import CANNON_BOUGHT, CASTLE_RAISED, NOBLE_BUILT
from boriken.games.anno_1503.refusals import because
from boriken.games.anno_1503.state import State
from boriken.games.anno_1503.turn.agenda import go_on
from boriken.games.anno_1503.turn.build import Build


class NobleBuild(Build):
    """Any building of the supply on any free site, none twice; the skull also needs a nest (AN-NOBLE-04 to -06)."""

    def add(self, actions: vec[i64], state: State, by_card: i64) -> vec[i64]:
        building: i64
        site: i64
        for building in range(NOBLES):
            for site in range(state.rules.sites):
                if may_build_noble(state, building, site, by_card):
                    actions = append(actions, build(building, site))
        return actions

    def cost(self, state: State, action: i64) -> vec[i64]:
        return state.rules.cost_site[site_of(action)]

    def has_room(self, state: State, action: i64) -> bool:
        return state.nobles[building_of(action)] > 0 and state.player().sites[site_of(action)] < 0

    def complete(self, state: State, action: i64) -> None:
        player = state.player()
        building = building_of(action)
        site = site_of(action)
        state.nobles[building] -= 1
        player.sites[site] = building
        player.lasting = lasting(state.rules, player)
        state.tell(NOBLE_BUILT, state.current, building, site)
        happen_once(state, THING_NOBLE + building)  # AN-NOBLE-12 to AN-NOBLE-14
        go_on(state)

    def refuse(self, state: State, action: i64) -> Refusal:
        building = building_of(action)
        site = site_of(action)
        rules = state.rules
        if not rules.expansion:
            return because("not_in_base_game")
        if site >= rules.sites:
            return because("no_such_site")
        if state.player().sites[site] >= 0:
            return because("site_taken")
        if has_noble(state, building) and not rules.nobles_twice:
            return because("second_of_a_kind", building=NOBLE_NAMES[building])
        if not state.nobles[building]:
            return because("none_left", building=NOBLE_NAMES[building])
        if total(state.player().nests) < rules.nests_for_site[site]:
            return because("nests_needed", needed=rules.nests_for_site[site])
        return self.unpayable(state, action)

    def save(self, action: i64) -> dict[str, Any]:
        return {"building": NOBLE_NAMES[building_of(action)], "site": SITE_NAMES[site_of(action)]}

    def load(self, state: State, document: Document) -> i64:
        building = document.one_of("building", NOBLE_NAMES)
        return build(building, document.one_of("site", SITE_NAMES[: state.rules.sites]))


def building_of(action: i64) -> i64:
    return (action - BUILD) // SITES


def site_of(action: i64) -> i64:
    return (action - BUILD) % SITES


def may_build_noble(state: State, building: i64, site: i64, by_card: i64) -> bool:
    player = state.player()
    if player.sites[site] >= 0 or state.nobles[building] == 0:
        return False
    if total(player.nests) < state.rules.nests_for_site[site]:
        return False
    if not state.rules.nobles_twice and has_noble(state, building):
        return False
    return can_pay(state, BUILD_NOBLE, state.rules.cost_site[site], by_card)


def has_noble(state: State, building: i64) -> bool:
    other: i64
    for other in state.player().sites:
        if other == building:
            return True
    return False


class CastleBuild(Build):
    """Steps are built in order; the last also needs a nest (AN-CASTLE-01, AN-CASTLE-08)."""

    def add(self, actions: vec[i64], state: State, by_card: i64) -> vec[i64]:
        player = state.player()
        if not self.has_room(state, CASTLE) or total(player.nests) < state.rules.nests_for_castle[player.castle]:
            return actions
        if can_pay(state, BUILD_CASTLE, self.cost(state, CASTLE), by_card):
            return append(actions, CASTLE)
        return actions

    def cost(self, state: State, action: i64) -> vec[i64]:
        return state.rules.cost_castle[state.player().castle]

    def has_room(self, state: State, action: i64) -> bool:
        return state.player().castle < len(state.rules.cost_castle)

    def complete(self, state: State, action: i64) -> None:
        """Each step brings an action card (AN-CASTLE-06)."""
        player = state.player()
        player.castle += 1
        state.tell(CASTLE_RAISED, state.current, player.castle)
        state.cards_due += state.rules.cards_per_step
        go_on(state)

    def refuse(self, state: State, action: i64) -> Refusal:
        if not state.rules.expansion:
            return because("not_in_base_game")
        if not self.has_room(state, action):
            return because("castle_finished")
        needed = state.rules.nests_for_castle[state.player().castle]
        if total(state.player().nests) < needed:
            return because("nests_needed", needed=needed)
        return self.unpayable(state, action)

    def load(self, state: State, document: Document) -> i64:
        return CASTLE


class CannonBuild(Build):
    """Paid in gold alone, so that no card can be left out: it is there at once."""

    def add(self, actions: vec[i64], state: State, by_card: i64) -> vec[i64]:
        if 0 <= cannon_price(state, by_card) <= state.player().gold:
            return append(actions, CANNON)
        return actions

    def refuse(self, state: State, action: i64) -> Refusal:
        if not state.rules.expansion:
            return because("not_in_base_game")
        price = cannon_price(state, 0)
        if price < 0:
            return because("cannon_track_ends", most=len(state.rules.cannon_price))
        return because("too_little_gold", price=price, gold=state.player().gold)


def buy_cannon(state: State, by_card: i64) -> None:
    """It counts for all ships, present and future (AN-CANNON-03)."""
    player = state.player()
    price = cannon_price(state, by_card)
    player.gold -= price
    player.cannons += 1
    state.tell(CANNON_BOUGHT, state.current, player.cannons, price)
    go_on(state)
