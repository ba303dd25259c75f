"""Writing positions of San Juan the way the rule book tells them.

    match = given(
        seats={0: seat(hand="palace, 2 quarry", town="crane, chapel, 2 indigo_plant", goods="indigo")},
        draws=["hero"],
    )
    match.play("builder", "build palace")

The draw pile is whatever the seats leave. To have other cards in it, say which (`pile="2 hero, well"`): the rest goes
to the hoarder, a seat that has no part in the test (the last one), who keeps it under a chapel. The cards that chance
brings first are given by `draws`.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

import pytest

import boriken
from boriken import Match
from boriken.core import registry
from boriken.core.dealer import Dealer, SeededDealer
from boriken.core.game import Game
from boriken.core.setup import Setup
from boriken.games.san_juan.catalogue import CARD_NAMES, COPIES
from tests.kits.common import Json as Json
from tests.kits.common import board as board
from tests.kits.common import events as events
from tests.kits.common import finish_phase as finish_phase
from tests.kits.common import kind as kind
from tests.kits.common import read
from tests.kits.common import rule as rule
from tests.kits.common import table as table

for_every_player_count = pytest.mark.parametrize("players", [2, 3, 4])

TITLE = registry.title("san-juan")
PLANTS = "indigo_plant, sugar_mill, tobacco_storage, coffee_roaster, silver_smelter"
ALL_GOODS = "indigo, sugar, tobacco, coffee, silver"


class Stacked(Dealer):
    """Deals what the test wants, as long as it wants something; then by a seed."""

    def __init__(self, outcomes: Sequence[str], seed: int) -> None:
        super().__init__()
        self.outcomes = [text if text in TITLE.actions else f"draw {text}" for text in outcomes]
        self.seeded = SeededDealer(seed)

    def word(self, index: int) -> int:
        return int(self.seeded.word(index))

    def at(self, dealt: int) -> Dealer:
        other = Stacked(self.outcomes, 0)
        other.seeded, other.dealt = self.seeded, dealt
        return other

    def deal(self, game: Game) -> int:
        if self.dealt >= len(self.outcomes):
            return int(super().deal(game))
        action = TITLE.parse(self.outcomes[self.dealt])
        assert action in game.legal(), f"{self.outcomes[self.dealt]} cannot be dealt now"
        self.dealt += 1
        return action


def given(
    players: int = 3,
    *,
    seats: Mapping[int, Json] | None = None,
    governor: int = 0,
    pile: str | None = None,
    discards: str = "",
    draws: Sequence[str] = (),
    hoarder: int | None = None,
    options: Mapping[str, object] | None = None,
    seed: int = 1,
    **state: Any,
) -> Match:
    """A position in which the governor is about to take a role, unless `question` says otherwise."""
    boards = [dict((seats or {}).get(number, seat())) for number in range(players)]
    content: Json = {"governor": governor, "seats": boards, **state}
    if discards:
        content["discards"] = counted(discards)
    setup = Setup.of(TITLE, players, options or {})
    if pile is not None:
        rest = boards[players - 1 if hoarder is None else hoarder]
        left = Counter[str](TITLE.save(TITLE.load(setup, content))["deck"]) - Counter[str](counted(pile))
        rest["chapel"] = dict(Counter[str](rest["chapel"]) + left)
    match = Match(setup, Stacked(draws, seed), start=content)
    match.deal()
    return match


def new_game(players: int = 3, *, first_governor: int | str = 0, chosen_hands: bool = False, seed: int = 1) -> Match:
    """A game just set up, up to the first decision."""
    return boriken.new_match(
        "san-juan", players, seed=seed, first_governor=str(first_governor), chosen_hands=chosen_hands
    )


def seat(
    *,
    hand: str = "",
    town: str = "indigo_plant",
    goods: str = "",
    covered: str = "",
    chapel: str = "",
    shown: str = "",
    memory: str = "",
    **knowledge: Any,
) -> Json:
    """A player's cards: "2 quarry, smithy"; goods lie on the buildings of their kind.

    What others know of it since the last shuffle is told as in a position: `drawn=2`, `recalled={"hero": 1}`.
    """
    return {
        **knowledge,
        "hand": counted(hand),
        "town": counted(town),
        "goods": counted(goods),
        "covered": counted(covered),
        "chapel": counted(chapel),
        "shown": counted(shown),
        "memory": counted(memory),
    }


def taken(*roles: str) -> Json:
    """The `roles` of a position in which these are taken."""
    return {role: {"open": False} for role in roles}


def round_start(**seats: Json) -> Match:
    """The last phase of a round is over, and seat 0 is the new governor of three players: `first=seat(...)`."""
    order = ("first", "second", "third")
    match = given(
        governor=2,
        seats={order.index(name): board for name, board in seats.items()},
        roles=taken("councillor", "trader"),
    )
    match.play("prospector", "pass")
    return match


def finished(*boards: Json) -> Match:
    """A game that is over."""
    return given(len(boards), seats=dict(enumerate(boards)), question={"kind": "over"}, ending=["town"])


def building(own: str, town: str = "indigo_plant", held: str = "", draws: Sequence[str] = (), **other: str) -> Match:
    """Seat 0, the builder, is asked what to build."""
    match = given(seats={0: seat(hand=own, town=town, goods=held, **other)}, draws=draws)
    match.play("builder")
    return match


def following(own: str, town: str = "indigo_plant", held: str = "", draws: Sequence[str] = ()) -> Match:
    """Seat 0 is asked what to build in a phase that seat 2 has chosen."""
    match = given(governor=2, seats={0: seat(hand=own, town=town, goods=held)}, draws=draws)
    match.play("builder")
    return match


def build(match: Match, card: str, cover: str = "", give: str = "") -> int:
    """Whoever is asked builds, pays with the first cards that come and says how many; goods are given in this order."""
    paid = len(events(match, "card_paid"))
    match.play(f"build {card}")
    if cover or kind(match) == "cover":
        match.play(f"cover {cover}" if cover else "pass")
    for good in filter(None, give.split(", ")):
        match.play(f"give {good}")
    if kind(match) == "give":
        match.play("pass")
    while kind(match) == "pay":
        match.play(match.choices()[0])
    return len(events(match, "card_paid")) - paid


def finish_round(match: Match) -> None:
    """Roles are taken and passed over until the next round begins."""
    now = table(match)["round"]
    while not match.over and (table(match)["round"] == now or kind(match) != "role"):
        match.play(match.choices()[0])


def asked(match: Match, *keys: str) -> Any:
    """The values of the open question under these keys."""
    question = match.question()
    assert question
    return question[keys[0]] if len(keys) == 1 else tuple(question[key] for key in keys)


def hand(match: Match, number: int) -> dict[str, int]:
    cards: dict[str, int] = board(match, number)["hand"]
    return cards


def cards(match: Match, number: int) -> int:
    """How many are in the hand."""
    return sum(hand(match, number).values())


def goods(match: Match, number: int) -> dict[str, int]:
    return {good: len(faces) for good, faces in board(match, number)["goods"].items()}


def sizes(match: Match) -> tuple[int, int]:
    """How many cards the draw pile and the discard pile have."""
    return match.view(None)["pile"], match.view(None)["discarded"]


def all_cards() -> Counter[str]:
    return Counter({name: int(copies) for name, copies in zip(CARD_NAMES, COPIES, strict=True)})


def counted(text: str) -> dict[str, int]:
    """Such as "2 quarry, smithy" as counts."""
    return {name: int(count or 1) for name, count in read(text, r"((?P<count>\d+) )?(?P<name>[a-z_]+)", "count")}
