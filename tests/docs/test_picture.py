"""The picture in docs/terminal.md shows the terminal as it is today."""

import re

from tools.picture import PICTURE, picture


def test_the_picture_is_up_to_date() -> None:
    """Otherwise: run tools/picture.py and look at the result."""
    assert words(PICTURE.read_text(encoding="utf-8")) == words(picture())


def words(svg: str) -> list[str]:
    """The texts in a picture, whatever its colours and measures."""
    return re.findall(r"<text[^>]*>([^<]*)</text>", svg)
