"""The names in the descriptions are those that the games use, all of them and no other."""

from __future__ import annotations

from typing import get_args

import pytest

from boriken.core import question, registry
from boriken.games.anno_1503 import border as anno_border
from boriken.games.anno_1503 import catalogue as anno_names
from boriken.games.puerto_rico import border as puerto_border
from boriken.games.puerto_rico import catalogue as puerto_names
from boriken.games.puerto_rico import event_names as puerto_events
from boriken.games.puerto_rico.guests import WINDOW_NAMES
from boriken.games.san_juan import border as juan_border
from boriken.games.san_juan import catalogue as juan_names
from boriken.games.san_juan import event_names as juan_events
from boriken.games.san_juan.state import PHASE_NAMES
from tests.border import border_of, names_in


@pytest.mark.parametrize(
    ("described", "names"),
    [
        (puerto_border.table.Good, puerto_names.GOOD_NAMES),
        (puerto_border.table.Place, puerto_names.PLACE_NAMES),
        (puerto_border.table.Role, puerto_names.CARD_NAMES),
        (puerto_border.table.EndReason, puerto_names.END_NAMES),
        (puerto_border.table.PointSource, [*puerto_names.PLACE_NAMES[6:], *puerto_events.BY.values()]),
        (puerto_border.table.Task, puerto_events.TASKS),
        (puerto_border.table.Window, WINDOW_NAMES),
        (juan_border.table.Good, juan_names.GOOD_NAMES),
        (juan_border.table.Card, juan_names.CARD_NAMES),
        (juan_border.table.Role, juan_names.ROLE_NAMES),
        (juan_border.table.Tile, juan_names.TILE_NAMES),
        (juan_border.table.Phase, PHASE_NAMES),
        (juan_border.table.Reason, juan_events.REASONS),
        (anno_border.names.Good, anno_names.GOOD_NAMES),
        (anno_border.names.Rank, anno_names.RANK_NAMES),
        (anno_border.names.Point, anno_names.POINT_NAMES),
        (anno_border.names.Disaster, anno_names.EVENT_NAMES),
        (anno_border.names.EffectKind, anno_names.EFFECT_NAMES),
        (anno_border.names.Target, anno_names.TARGET_NAMES),
        (anno_border.names.RaidFoe, anno_names.FOE_NAMES),
        (anno_border.names.Loss, anno_names.LOSS_NAMES),
    ],
)
def test_names_are_those_of_the_catalogue(described: object, names: list[str]) -> None:
    assert names_in(described) == list(names)
    assert get_args(described)


@pytest.mark.parametrize("game", registry.house_games())
def test_every_kind_of_question_and_event_is_described_and_no_other(game: str) -> None:
    """The codes of refusals are those that the sources raise: test_refusal_words.py."""
    described, title = border_of(game), registry.title(game)
    assert described is not None
    assert set(described.Questions.__annotations__) == set(question.kinds(title.steps))
    assert list(described.Events.__annotations__) == [name for name, _ in title.event_names.values()]
