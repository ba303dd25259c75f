"""Names of the people and bots at the table, as sentences use them."""

from __future__ import annotations

from collections.abc import Sequence

from boriken.core.words import ENGLISH, Words, house_words

YOU = "You"
LONGEST_NAME = 20


class PlayerNames:
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
