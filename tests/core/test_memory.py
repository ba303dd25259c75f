"""The memory of a question: each entry of a document knows where the position has its value."""

import pytest

from boriken.core.document import Document
from boriken.core.errors import PositionError
from boriken.core.memory import Counts, Entry, Flag, Name, Number, PackedCounts, load_all, save_all
from boriken.core.naming import ints, numbers

GOODS = ("corn", "indigo", "sugar")
NOTHING = -1

ENTRIES: list[Entry] = [
    Number("left", "to_draw", most=9),
    Flag("used", "is_used", default=False),
    Name("good", "kind", GOODS),
    Name("under", "covered", GOODS, nothing=NOTHING),
    Counts("open", "cards", GOODS),
    PackedCounts("chosen", "packed", GOODS, bits=4, most=12),
]


class Position:
    def __init__(self) -> None:
        self.to_draw = 0
        self.is_used = False
        self.kind = 0
        self.covered = NOTHING
        self.cards = numbers([0, 0, 0])
        self.packed = 0


def test_entries_are_written_by_their_keys_in_their_order() -> None:
    position = Position()
    position.to_draw, position.is_used, position.kind = 3, True, 2
    position.cards, position.packed = numbers([0, 2, 0]), 5 << 4 | 1 << 8
    assert list(save_all(ENTRIES, position).items()) == [
        ("left", 3),
        ("used", True),
        ("good", "sugar"),
        ("open", {"indigo": 2}),
        ("chosen", {"indigo": 5, "sugar": 1}),
    ]


def test_what_was_written_can_be_read_back() -> None:
    position, other = Position(), Position()
    position.to_draw, position.covered, position.packed = 9, 1, 12
    position.cards = numbers([1, 0, 4])
    document = Document(save_all(ENTRIES, position), "question")
    load_all(ENTRIES, other, document)
    document.done()
    assert save_all(ENTRIES, other) == save_all(ENTRIES, position)
    assert ints(other.cards) == [1, 0, 4]


@pytest.mark.parametrize(
    ("content", "sentence"),
    [
        ({}, "Question.left is missing."),
        ({"left": 10}, "Question.left must be a whole number from 0 to 9, not 10."),
        ({"left": 1, "good": "rum"}, "Question.good must be one of corn, indigo, sugar, not 'rum'."),
        (
            {"left": 1, "good": "corn", "chosen": {"corn": 13}},
            "Question.chosen.corn must be a whole number from 0 to 12",
        ),
    ],
)
def test_a_mistake_names_its_place(content: dict[str, object], sentence: str) -> None:
    with pytest.raises(PositionError) as refused:
        load_all(ENTRIES, Position(), Document(content, "question"))
    assert str(refused.value).startswith(sentence)
