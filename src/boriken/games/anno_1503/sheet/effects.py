"""What buildings and action cards do, in the words of a sheet."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from boriken.core.document import Document
from boriken.games.anno_1503 import catalogue as cat
from boriken.games.anno_1503.sheet.contents import ActionCard, Building, Effect
from boriken.games.anno_1503.sheet.rows import MOST_CARDS, PLENTY, label, named_rows, numbers_in

# What each kind of effect must say: the field that holds its number, and whether more
FIELD = {"extra_sale": "price", "luxury_sale": "price"}
WITHOUT_NUMBER = ("ignore_event", "win_draw", "free_build", "reroll")
ON_BUILDINGS = [name for name in cat.EFFECT_NAMES if name not in ("win_draw", "free_build")]  # played, not owned
ON_CARDS = [
    name
    for name in cat.EFFECT_NAMES
    # a card is played after the roll of its turn, when these are past
    if name not in ("win_draw", "golden_times_goods", "ignore_event", "gold_per_turn")
]
COST_TARGETS = cat.TARGET_NAMES[:6]
FREE_TARGETS = ["ship", "pioneer", "repair", "cannon"]


def read_buildings(document: Document, table: str, names: Sequence[str]) -> Iterator[tuple[int, Building]]:
    for number, row in named_rows(document, table, names):
        effect = read_effect(row, ON_BUILDINGS)
        yield number, Building(label(row, names[number]), effect, numbers_in(row, "n", 0, PLENTY, 3))
        row.done()


def read_action_cards(document: Document) -> Iterator[tuple[int, ActionCard]]:
    for number, row in named_rows(document, "action_card", cat.CARD_NAMES):
        drawn_fight = row.one_of("when", ["action_phase", "drawn_fight"]) == 1
        effect = read_effect(row, ["win_draw"] if drawn_fight else ON_CARDS)
        name, copies = label(row, cat.CARD_NAMES[number]), row.number("copies", 0, MOST_CARDS)
        yield number, ActionCard(name, effect, drawn_fight, copies)
        row.done()


def read_effect(row: Document, kinds: Sequence[str]) -> Effect:
    effect = row.part("effect")
    kind = kinds[effect.one_of("kind", kinds)]
    amount = 1 if kind in WITHOUT_NUMBER else effect.number(FIELD.get(kind, "n"), 0, PLENTY)
    detail = 0
    if kind == "ignore_event":
        detail = effect.one_of("event", cat.EVENT_NAMES)
    elif kind == "cost_less":
        detail = effect.one_of("target", COST_TARGETS)
    elif kind == "free_build":
        detail = cat.TARGET_NAMES.index(FREE_TARGETS[effect.one_of("target", FREE_TARGETS)])
    per_turn = effect.number("per_turn", 1, 9, 1) if kind == "luxury_sale" else 0
    if kind == "cost_less" and effect.has("per_turn"):
        per_turn = effect.number("per_turn", 1, 9)
    effect.done()
    return Effect(cat.EFFECT_NAMES.index(kind), amount, detail, per_turn)
