"""Building: what is built, and where: beside the other buildings, or with a crane over one of them."""

from collections.abc import Iterable, Sequence
from typing import Any, ClassVar

from librt.vecs import append, vec
from mypy_extensions import i64

from boriken.core.memory import Entry
from boriken.core.naming import ints
from boriken.core.refusal import Refusal
from boriken.core.vectors import changed, kinds_there
from boriken.games.san_juan.actions import BUILD, COVER, PASS, TARGETS, covered, is_loaded
from boriken.games.san_juan.catalogue import CARD_NAMES, CRANE, KINDS, is_violet
from boriken.games.san_juan.events import COVERED, PASSED
from boriken.games.san_juan.notation import NOTATION
from boriken.games.san_juan.player import Player
from boriken.games.san_juan.questions import ASK_COVER
from boriken.games.san_juan.refusals import because
from boriken.games.san_juan.roles.builder import BUILDER_PHASE, ask_library
from boriken.games.san_juan.roles.costs import NO_TARGET, SITE, discounted, discounts, is_payable, left_to_pay
from boriken.games.san_juan.state import State
from boriken.games.san_juan.steps import Question


class Build(Question):
    """The first step of a build (SJ-BUILDER-12)."""

    name: ClassVar[str] = "build"
    phases: ClassVar[Sequence[str | None]] = ("builder",)
    secret: ClassVar[Sequence[str]] = ("prices", "missing", "discounts")

    def legal(self, state: State) -> vec[i64]:
        actions = vec[i64](capacity=KINDS + 1)
        actions = append(actions, PASS)
        hand = state.current_player().hand
        card: i64
        for card in range(KINDS):
            if hand[card] > 0 and can_build(state, card):
                actions = append(actions, BUILD + card)
        return actions

    def apply(self, state: State, action: i64) -> None:
        if action == PASS:
            state.tell(PASSED, state.current)
            BUILDER_PHASE.end_turn(state)
            return
        card = action - BUILD
        state.put_down(card)
        state.site = card
        if state.current_player().has(CRANE) and can_cover_something(state):
            state.decide(ASK_COVER)
        else:
            ask_library(state)

    def details(self, state: State) -> dict[str, Any]:
        """Prices before anything is covered or given."""
        player, library = state.current_player(), state.library_works()
        hand = [card for card in range(KINDS) if player.hand[card]]
        return {
            "prices": {CARD_NAMES[card]: int(discounted(state, player, card, NO_TARGET, library)) for card in hand},
            "missing": {CARD_NAMES[card]: int(lack(state, card)) for card in hand if lack(state, card) > 0},
            "discounts": {CARD_NAMES[card]: found for card in hand if (found := discounts(state, card))},
        }

    def candidates(self, state: State) -> Iterable[int]:
        return kinds_there(state.current_player().hand, BUILD)

    def refuse(self, state: State, action: int) -> Refusal | None:
        card = action - int(BUILD)
        if not 0 <= card < KINDS:
            return None
        player, name = state.current_player(), CARD_NAMES[card]
        if not player.hand[card]:
            return because("not_in_hand", card=name)
        if is_violet(card) and player.has(card):
            return because("already_built", card=name)
        price = left_to_pay(state, player, card, NO_TARGET, state.library_works())
        return because("too_expensive", card=name, price=int(price), cards=int(player.cards) - 1)


def can_build(state: State, card: i64) -> bool:
    """Whether a card of the hand can: no violet building twice (SJ-BUILDER-10), and all of its cost (SJ-BUILDER-05)."""
    player = state.current_player()
    if is_violet(card) and player.has(card):
        return False
    purse = player.cards - 1  # the card itself cannot pay (SJ-BUILDER-04)
    library = state.library_works()
    if left_to_pay(state, player, card, NO_TARGET, library) <= purse:
        return True
    if not player.has(CRANE):
        return False
    target: i64
    for target in range(TARGETS):
        if can_be_covered(player, card, target) and left_to_pay(state, player, card, target, library) <= purse:
            return True
    return False


def lack(state: State, card: i64) -> i64:
    """Hand cards that the player is short of for this card; 0 if they can build it, or have it already."""
    player = state.current_player()
    if can_build(state, card) or (is_violet(card) and player.has(card)):
        return 0
    return left_to_pay(state, player, card, NO_TARGET, state.library_works()) - (player.cards - 1)


# The crane


class Cover(Question):
    name: ClassVar[str] = "cover"
    phases: ClassVar[Sequence[str | None]] = ("builder",)
    shows: ClassVar[Sequence[Entry]] = SITE
    remembers: ClassVar[Sequence[Entry]] = SITE

    def legal(self, state: State) -> vec[i64]:
        actions = vec[i64](capacity=TARGETS + 1)
        if is_payable(state, NO_TARGET, state.library_works()):
            actions = append(actions, PASS)
        player = state.current_player()
        target: i64
        for target in range(TARGETS):
            if can_be_covered(player, state.site, target) and is_payable(state, target, state.library_works()):
                actions = append(actions, COVER + target)
        return actions

    def apply(self, state: State, action: i64) -> None:
        if action != PASS:
            cover(state, action - COVER)
        ask_library(state)

    def details(self, state: State) -> dict[str, Any]:
        prices = {NOTATION[action]: cost_covering(state, action) for action in ints(self.legal(state))}
        return super().details(state) | {"prices": prices}

    def candidates(self, state: State) -> Iterable[int]:
        """All of the player's town, with and without goods."""
        player = state.current_player()
        return [int(PASS), *[int(COVER) + target for target in range(TARGETS) if is_there(player, target)]]

    def refuse(self, state: State, action: int) -> Refusal | None:
        if action == PASS:
            return because("must_cover", building=CARD_NAMES[state.site])
        target = action - int(COVER)
        if not 0 <= target < TARGETS:
            return None
        player, under = state.current_player(), int(covered(target))
        name = CARD_NAMES[under]
        if under == CRANE:
            return because("crane_stays")
        if under == state.site:
            return because("same_kind", card=name)
        if not is_there(player, target):
            return because("not_in_town", card=name)
        price = left_to_pay(state, player, state.site, target, state.library_works())
        return because("cover_too_expensive", card=name, price=int(price), cards=int(player.cards))

    def can_come_up(self, state: State) -> bool:
        return state.current_player().has(CRANE)


def can_cover_something(state: State) -> bool:
    player = state.current_player()
    target: i64
    for target in range(TARGETS):
        if can_be_covered(player, state.site, target) and is_payable(state, target, state.library_works()):
            return True
    return False


def can_be_covered(player: Player, card: i64, target: i64) -> bool:
    """An own face-up building, but no crane and none of the same kind (SJ-CARD-CRANE-01, -05, -09)."""
    if covered(target) in (card, CRANE):
        return False
    return is_there(player, target)


def is_there(player: Player, target: i64) -> bool:
    """Whether such a building lies face up, with a good on it or without."""
    under = covered(target)
    if is_loaded(target):
        return player.goods[under] > 0
    if is_violet(under):
        return player.has(under)
    return player.town[under] > player.goods[under]


def cover(state: State, target: i64) -> None:
    """It is out of the game, and a good on it is lost (SJ-CARD-CRANE-03, SJ-CARD-CRANE-06)."""
    player = state.current_player()
    under = covered(target)
    if is_loaded(target):
        state.discard_good(under)
    player.town[under] -= 1
    player.buildings -= 1
    player.covered = changed(player.covered, under, 1)
    state.under = under
    state.tell(COVERED, state.current, under, 1 if is_loaded(target) else 0)


def cost_covering(state: State, action: int) -> int:
    target = NO_TARGET if action == PASS else action - COVER
    return int(discounted(state, state.current_player(), state.site, target, state.library_works()))
