"""A position as a row of small numbers, as one seat sees it: for networks and for research.

Every game has one layout for all player counts, editions, options and expansions. The seat that looks comes first, the
others follow in turn order; a part that a set-up does not use is zero. What the parts are called and how long they are
is data, so that a page, a picture or an environment can name every number of a row.
"""

from typing import Final

from librt.strings import BytesWriter
from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr, u8

from boriken.core.game import Game
from boriken.core.turns import Turns

LARGEST: Final[i64] = 255
NOTHING: Final = [bytes(size) for size in range(1024)]  # zeros by their number: written at once, not one by one


class Part:
    """So many numbers of a row that belong together. Divided by `scale` they are commonly between 0 and 2."""

    def __init__(self, name: str, size: int, scale: float = 1.0) -> None:
        self.name = name
        self.size = size
        self.scale = scale


@mypyc_attr(allow_interpreted_subclasses=True)
class Observer:
    """Writes down what a seat may know, and nothing else."""

    def __init__(self, parts: list[Part]) -> None:
        self.parts = parts
        self.size: i64 = sum([part.size for part in parts])

    def observe(self, game: Game, seat: i64, row: BytesWriter) -> None:
        """Append the numbers that `parts` describe, one byte each."""
        raise NotImplementedError

    def row(self, game: Game, seat: i64) -> bytes:
        """The same as an object of its own."""
        row = BytesWriter()
        self.observe(game, seat, row)
        return row.getvalue()


@mypyc_attr(allow_interpreted_subclasses=True)
class TableObserver(Observer):
    """The players, the one who looks first, then the table: a row begins with as many players as there can be."""

    def __init__(self, seats: i64, player: list[Part], table: list[Part]) -> None:
        players = [
            Part(f"player {seat}: {part.name}", part.size, part.scale) for seat in range(seats) for part in player
        ]
        super().__init__(players + table)
        self.seats = seats
        self.player_size: i64 = sum([part.size for part in player])

    def observe(self, game: Game, seat: i64, row: BytesWriter) -> None:
        order: i64
        for order in range(self.seats):
            if order < game.seats:
                self.put_player(row, game, (seat + order) % game.seats, seat)
            else:
                put_nothing(row, self.player_size)
        self.put_table(row, game, seat)

    def put_player(self, row: BytesWriter, game: Game, seat: i64, viewer: i64) -> None:
        """Put all that the viewer sees of a player."""
        raise NotImplementedError

    def put_table(self, row: BytesWriter, game: Game, viewer: i64) -> None:
        """Everything else."""
        raise NotImplementedError


def put(row: BytesWriter, number: i64) -> None:
    """One number; what does not fit is cut off."""
    if number < 0:
        number = 0
    elif number > LARGEST:
        number = LARGEST
    row.append(u8(number))


def put_flag(row: BytesWriter, flag: bool) -> None:
    row.append(u8(1) if flag else u8(0))


def put_one_of(row: BytesWriter, chosen: i64, size: i64) -> None:
    """A one where `chosen` stands, zeros elsewhere; nothing but zeros if it is none of them."""
    begin: i64 = len(row)
    row.write(NOTHING[size])
    if 0 <= chosen < size:
        row[begin + chosen] = 1


def put_bits(row: BytesWriter, bits: i64, size: i64) -> None:
    """The lowest bits, the lowest first."""
    number: i64
    for number in range(size):
        row.append(u8((bits >> number) & 1))


def put_nothing(row: BytesWriter, size: i64) -> None:
    row.write(NOTHING[size])


def put_all(row: BytesWriter, numbers: vec[i64]) -> None:
    number: i64
    for number in numbers:
        put(row, number)


def put_first(row: BytesWriter, numbers: vec[i64], count: i64) -> None:
    """As many of the numbers, the first."""
    index: i64
    for index in range(count):
        put(row, numbers[index])


class QuestionObserver(Observer):
    """The rows of a game that brings no others: which question is open, and who decides, as seen from the seat."""

    def __init__(self, seats: i64, questions: i64) -> None:
        super().__init__([Part("decides", int(seats)), Part("question", int(questions))])
        self.seats = seats
        self.questions = questions

    def observe(self, game: Game, seat: i64, row: BytesWriter) -> None:
        assert isinstance(game, Turns)
        put_one_of(row, (game.actor - seat) % game.seats if game.actor >= 0 else -1, self.seats)
        put_one_of(row, game.ask, self.questions)
