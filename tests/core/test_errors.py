"""Errors are said in one sentence."""

import pytest

import boriken
from boriken import BorikenError
from boriken.core.errors import quoted
from tests.core.junk import ENDLESS, TOO_LARGE


@pytest.mark.parametrize(
    ("value", "shown"),
    [
        (7, "7"),
        ("corn\n", r"'corn\n'"),
        ("x" * 1000, "'xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx...'"),
        ([1] * 1000, "[1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,...]"),
        (-TOO_LARGE, "something too large to show"),
        (ENDLESS, "something too large to show"),
    ],
    ids=["number", "text", "long text", "long list", "huge number", "endless list"],
)
def test_a_sentence_quotes_anything_in_short(value: object, shown: str) -> None:
    assert quoted(value) == shown


def test_one_name_catches_every_error() -> None:
    errors = [getattr(boriken, name) for name in boriken.__all__ if name.endswith("Error")]
    assert len(errors) == 8
    assert all(issubclass(error, BorikenError) for error in errors)
