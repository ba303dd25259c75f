"""The people and bots at the table, as sentences speak of them."""

from __future__ import annotations

from collections.abc import Sequence

from boriken.core.words import ENGLISH, Words, house_words

YOU = "You"
LONGEST_NAME = 20


class People:
    """The names at the seats. A seat named You is addressed in the second person, all others in the third."""

    def __init__(self, names: Sequence[str], players: int, words: Words | None = None) -> None:
        """Without a name for every seat, seats are named by their number."""
        self.words = words or house_words("terminal", ENGLISH)
        if len(names) != players:
            names = [""] * players
        self.names = [printable(name) or self.words.say("seat", number=seat) for seat, name in enumerate(names)]

    def name(self, seat: int) -> str:
        return self.words.say("reader") if self.is_reader(seat) else self.names[seat]

    def is_reader(self, seat: int) -> bool:
        """Whether it is the person in front of the screen."""
        return self.names[seat] == YOU


def printable(name: str) -> str:
    """Names come from files: nothing in them may move the cursor or ring the bell."""
    return "".join(letter for letter in name if letter.isprintable()).strip()[:LONGEST_NAME]


def listed(parts: Sequence[str]) -> str:
    """`corn`, `corn and sugar`, `corn, sugar and coffee`."""
    if len(parts) < 2:
        return "".join(parts)
    return f"{', '.join(parts[:-1])} and {parts[-1]}"


def number_of(count: int, thing: str, plural: str | None = None) -> str:
    """`1 doubloon`, `2 doubloons`."""
    return f"{count} {thing if count == 1 else plural or thing + 's'}"
