"""The effects of buildings and action cards, in the words of a sheet."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from boriken.core.document import Document
from boriken.games.anno_1503 import catalogue as cat
from boriken.games.anno_1503.sheet.contents import ActionCard, Building, Effect
from boriken.games.anno_1503.sheet.rows import MOST_CARDS, PLENTY, label, named_rows, numbers_in

ON_BUILDINGS = [kind.name for kind in cat.EFFECT_ROWS if kind.on_buildings]
ON_CARDS = [kind.name for kind in cat.EFFECT_ROWS if kind.on_cards]
FOR_DRAWN_FIGHTS = [cat.EFFECT_NAMES[cat.WIN_DRAW]]


def read_buildings(document: Document, table: str, names: Sequence[str]) -> Iterator[tuple[int, Building]]:
    for number, row in named_rows(document, table, names):
        effect = read_effect(row, ON_BUILDINGS)
        yield number, Building(label(row, names[number]), effect, numbers_in(row, "n", 0, PLENTY, 3))
        row.done()


def read_action_cards(document: Document) -> Iterator[tuple[int, ActionCard]]:
    for number, row in named_rows(document, "action_card", cat.CARD_NAMES):
        drawn_fight = row.one_of("when", ["action_phase", "drawn_fight"]) == 1
        effect = read_effect(row, FOR_DRAWN_FIGHTS if drawn_fight else ON_CARDS)
        name, copies = label(row, cat.CARD_NAMES[number]), row.number("copies", 0, MOST_CARDS)
        yield number, ActionCard(name, effect, drawn_fight, copies)
        row.done()


def read_effect(row: Document, kinds: Sequence[str]) -> Effect:
    effect = row.part("effect")
    number = cat.EFFECT_NAMES.index(kinds[effect.one_of("kind", kinds)])
    kind = cat.EFFECT_ROWS[number]
    amount = effect.number(kind.number, 0, PLENTY) if kind.number else 1
    detail = detail_number(kind, effect.one_of(kind.detail, kind.details)) if kind.detail else 0
    per_turn = 0
    if kind.uses != cat.NOT_COUNTED:
        per_turn = effect.number("per_turn", 1, 9) if effect.has("per_turn") else kind.uses
    effect.done()
    return Effect(number, amount, detail, per_turn)


def detail_number(kind: cat.EffectKind, place: int) -> int:
    """An event, a target or a good by its number in the catalogue."""
    names = {"event": cat.EVENT_NAMES, "target": cat.TARGET_NAMES, "good": cat.GOOD_NAMES}[kind.detail]
    return names.index(kind.details[place])
