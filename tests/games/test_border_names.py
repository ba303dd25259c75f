"""The names in the descriptions are those that the games use, all of them and no other."""

from __future__ import annotations

from typing import get_args

import pytest

from boriken.core.story import Story
from boriken.games.anno_1503 import border as anno
from boriken.games.anno_1503 import catalogue as anno_names
from boriken.games.anno_1503 import refusals as anno_refusals
from boriken.games.anno_1503 import story as anno_story
from boriken.games.anno_1503.document.names import QUESTION_NAMES as ANNO_QUESTIONS
from boriken.games.puerto_rico import border as puerto
from boriken.games.puerto_rico import catalogue as puerto_names
from boriken.games.puerto_rico import document as puerto_document
from boriken.games.puerto_rico import refusals as puerto_refusals
from boriken.games.puerto_rico import story as puerto_story
from boriken.games.san_juan import border as juan
from boriken.games.san_juan import catalogue as juan_names
from boriken.games.san_juan import document as juan_document
from boriken.games.san_juan import refusals as juan_refusals
from boriken.games.san_juan import story as juan_story
from tests.border import names_in


@pytest.mark.parametrize(
    ("described", "names"),
    [
        (puerto.Good, puerto_names.GOOD_NAMES),
        (puerto.Place, puerto_names.PLACE_NAMES),
        (puerto.Role, puerto_names.CARD_NAMES),
        (puerto.EndReason, puerto_names.END_NAMES),
        (puerto.PointSource, puerto_story.BY),
        (puerto.Task, puerto_story.TASKS),
        (puerto.Window, puerto_document.WINDOW_NAMES),
        (juan.Good, juan_names.GOOD_NAMES),
        (juan.Card, juan_names.CARD_NAMES),
        (juan.Role, juan_names.ROLE_NAMES),
        (juan.Tile, juan_names.TILE_NAMES),
        (juan.Phase, juan_document.PHASE_NAMES),
        (juan.Reason, juan_story.REASONS),
        (anno.Good, anno_names.GOOD_NAMES),
        (anno.Rank, anno_names.RANK_NAMES),
        (anno.Point, anno_names.POINT_NAMES),
        (anno.Disaster, anno_names.EVENT_NAMES),
        (anno.EffectKind, anno_names.EFFECT_NAMES),
        (anno.Target, anno_names.TARGET_NAMES),
        (anno.RaidFoe, anno_names.FOE_NAMES),
        (anno.Loss, anno_names.LOSS_NAMES),
    ],
)
def test_names_are_those_of_the_catalogue(described: object, names: list[str]) -> None:
    assert names_in(described) == list(names)
    assert get_args(described)


@pytest.mark.parametrize(
    ("described", "questions", "story", "sentences"),
    [
        (puerto, puerto_document.QUESTION_NAMES, puerto_story.STORY, puerto_refusals.SENTENCES),
        (juan, juan_document.QUESTION_NAMES, juan_story.STORY, juan_refusals.SENTENCES),
        (anno, ANNO_QUESTIONS, anno_story.STORY, anno_refusals.SENTENCES),
    ],
    ids=["puerto-rico", "san-juan", "anno-1503"],
)
def test_every_kind_of_question_event_and_refusal_is_described_and_no_other(
    described: object, questions: list[str], story: Story, sentences: dict[str, str]
) -> None:
    at_setup = {"kinds_of_a_price"} if described is puerto else set()  # its sentence stands in the title
    assert set(described.Questions.__annotations__) == set(questions)  # type: ignore[attr-defined]
    assert list(described.Events.__annotations__) == [name for name, _ in story.values()]  # type: ignore[attr-defined]
    assert set(described.Refusals.__annotations__) - at_setup == set(sentences)  # type: ignore[attr-defined]
