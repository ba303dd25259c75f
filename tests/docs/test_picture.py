"""The pictures in docs/terminal.md and docs/library.md show the terminal and the tables as they are today."""

import re

import pytest

from tools.picture import MOMENTS, PICTURE, picture, poster, poster_file


def test_the_picture_of_the_terminal_is_up_to_date() -> None:
    """Otherwise: run tools/picture.py and look at the result."""
    assert words(PICTURE.read_text(encoding="utf-8")) == words(picture())


@pytest.mark.parametrize("game", MOMENTS)
def test_the_picture_of_a_table_is_up_to_date(game: str) -> None:
    """Otherwise: run tools/picture.py and look at the result."""
    assert words(poster_file(game).read_text(encoding="utf-8")) == words(poster(game))


def words(svg: str) -> list[str]:
    """The texts in a picture, whatever its colours and measures."""
    return re.findall(r"<text[^>]*>([^<]*)</text>", svg)
