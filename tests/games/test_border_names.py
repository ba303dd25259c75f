"""The names in the descriptions are those that the games use, all of them and no other."""

from __future__ import annotations

from typing import get_args

import pytest

from boriken.core.story import Story
from boriken.games.anno_1503 import border as anno_border
from boriken.games.anno_1503 import catalogue as anno_names
from boriken.games.anno_1503 import refusals as anno_refusals
from boriken.games.anno_1503 import story as anno_story
from boriken.games.anno_1503.document.names import QUESTION_NAMES as ANNO_QUESTIONS
from boriken.games.puerto_rico import border as puerto_border
from boriken.games.puerto_rico import catalogue as puerto_names
from boriken.games.puerto_rico import document as puerto_document
from boriken.games.puerto_rico import refusals as puerto_refusals
from boriken.games.puerto_rico import story as puerto_story
from boriken.games.san_juan import border as juan_border
from boriken.games.san_juan import catalogue as juan_names
from boriken.games.san_juan import document as juan_document
from boriken.games.san_juan import refusals as juan_refusals
from boriken.games.san_juan import story as juan_story
from tests.border import names_in


@pytest.mark.parametrize(
    ("described", "names"),
    [
        (puerto_border.table.Good, puerto_names.GOOD_NAMES),
        (puerto_border.table.Place, puerto_names.PLACE_NAMES),
        (puerto_border.table.Role, puerto_names.CARD_NAMES),
        (puerto_border.table.EndReason, puerto_names.END_NAMES),
        (puerto_border.table.PointSource, puerto_story.BY),
        (puerto_border.table.Task, puerto_story.TASKS),
        (puerto_border.table.Window, puerto_document.WINDOW_NAMES),
        (juan_border.table.Good, juan_names.GOOD_NAMES),
        (juan_border.table.Card, juan_names.CARD_NAMES),
        (juan_border.table.Role, juan_names.ROLE_NAMES),
        (juan_border.table.Tile, juan_names.TILE_NAMES),
        (juan_border.table.Phase, juan_document.PHASE_NAMES),
        (juan_border.table.Reason, juan_story.REASONS),
        (anno_border.table.Good, anno_names.GOOD_NAMES),
        (anno_border.table.Rank, anno_names.RANK_NAMES),
        (anno_border.table.Point, anno_names.POINT_NAMES),
        (anno_border.table.Disaster, anno_names.EVENT_NAMES),
        (anno_border.table.EffectKind, anno_names.EFFECT_NAMES),
        (anno_border.table.Target, anno_names.TARGET_NAMES),
        (anno_border.table.RaidFoe, anno_names.FOE_NAMES),
        (anno_border.table.Loss, anno_names.LOSS_NAMES),
    ],
)
def test_names_are_those_of_the_catalogue(described: object, names: list[str]) -> None:
    assert names_in(described) == list(names)
    assert get_args(described)


@pytest.mark.parametrize(
    ("described", "questions", "story", "sentences"),
    [
        (puerto_border, puerto_document.QUESTION_NAMES, puerto_story.STORY, puerto_refusals.SENTENCES),
        (juan_border, juan_document.QUESTION_NAMES, juan_story.STORY, juan_refusals.SENTENCES),
        (anno_border, ANNO_QUESTIONS, anno_story.STORY, anno_refusals.SENTENCES),
    ],
    ids=["puerto-rico", "san-juan", "anno-1503"],
)
def test_every_kind_of_question_event_and_refusal_is_described_and_no_other(
    described: object, questions: list[str], story: Story, sentences: dict[str, str]
) -> None:
    at_setup = {"kinds_of_a_price"} if described is puerto_border else set()  # its sentence stands in the title
    assert set(described.Questions.__annotations__) == set(questions)  # type: ignore[attr-defined]
    assert list(described.Events.__annotations__) == [name for name, _ in story.values()]  # type: ignore[attr-defined]
    assert set(described.Refusals.__annotations__) - at_setup == set(sentences)  # type: ignore[attr-defined]
