"""A table as a poster: what the pictures of all games have in common."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence

from boriken.cli.games.presenter import Presenter
from boriken.cli.player_names import PlayerNames
from boriken.core.title import Json
from boriken.picture.canvas import WIDTH, Canvas, width_of
from boriken.picture.drawings import read

MARGIN = 12
GAP = 8
HEAD = 62  # the height of the headline
PLATE = 226  # the width of a player's nameplate
MOST_TAB = 15
ROLE_PICTURE = 44  # its width
INNER = WIDTH - 2 * MARGIN


class Poster(ABC):
    """A view drawn on a canvas, in the words of a language. It knows the view and the facts, and nothing else."""

    folder: str

    def __init__(self, name: str, view: Json, facts: Json, people: PlayerNames, presenter: Presenter) -> None:
        """`name` is the game's, as people call it."""
        self.name = name
        self.view = view
        self.facts = facts
        self.people = people
        self.presenter = presenter
        self.words = presenter.words
        self.canvas = Canvas(self.folder)
        self.marks = marks([people.name(seat) for seat in range(view["players"])])

    @abstractmethod
    def middle(self, y: float) -> float:
        """Draw the middle of the table from `y` on; returns where it ends."""

    @abstractmethod
    def player(self, seat: int, y: float) -> float:
        """Draw what a seat has from `y` on; returns where it ends."""

    def aside(self) -> str:
        """A few words in the headline besides the question."""
        return ""

    def document(self) -> str:
        y = self.middle(self.headline(MARGIN) + GAP)
        for seat in self.order():
            with self.canvas.group(f"seat:{seat}", self.people.name(seat)):
                y = self.player(seat, y + GAP)
        return self.canvas.document(y + MARGIN, f"{self.name}, {self.say('say-round', round=self.view['round'])}")

    def order(self) -> Sequence[int]:
        """The viewer first, then the others in their turn."""
        players, first = self.view["players"], self.view["viewer"] or 0
        return [(first + number) % players for number in range(players)]

    def say(self, message: str, **parameters: object) -> str:
        return self.words.say(message, **parameters)

    # The headline

    def headline(self, y: float) -> float:
        """The player who decides, and what: mango, as everything that is now."""
        canvas, actor = self.canvas, self.view["actor"]
        decides = isinstance(actor, int)  # and not chance, or nobody
        canvas.rect(MARGIN, y, INNER, HEAD, "act", r=6)
        canvas.rect(MARGIN, y, 240, HEAD, f"seat{actor}" if decides else "deep", r=6)
        canvas.path("M0 0h26l-18 62H0z", f"seat{actor}" if decides else "deep", MARGIN + 228, y)
        canvas.text(MARGIN + 14, y + 27, self.name, 22, fill="white", bold=True, room=210)
        canvas.text(MARGIN + 14, y + 49, self.say("say-round", round=self.view["round"]), 15, fill="white", room=210)
        if decides:
            self.mark(actor, MARGIN + 268, y + 14, 34)
        left = MARGIN + (316 if decides else 272)
        aside = self.aside()
        taken = width_of(aside, 15) + 30 if aside else 16
        canvas.text(left, y + 39, self.question(), 24, bold=True, fill="act-text", room=MARGIN + INNER - left - taken)
        canvas.text(MARGIN + INNER - 14, y + 37, aside, 15, fill="act-text", anchor="end")
        return y + HEAD

    def question(self) -> str:
        """The open question, as it is told of whoever decides."""
        asked = self.view["question"]
        if asked is None:
            return self.say("questions-over.theirs")
        seat = asked.get("seat")
        who = self.people.name(seat) if isinstance(seat, int) else ""
        parameters = {**self.presenter.asked(asked, self.view), "who": who}
        return self.say(f"questions-{asked['kind']}.theirs", **parameters)

    # Things that every game has

    def mark(self, seat: int, x: float, y: float, size: float = 18) -> None:
        """The mark of a seat: a shape, a letter and a colour of its own."""
        shapes: Sequence[str] = read("outlines")["marks"]
        rim = {"stroke": "#fff3da", "stroke-width": 1.2, "paint-order": "stroke"}
        self.canvas.path(shapes[seat % len(shapes)], f"seat{seat}", x, y, size / 18, **rim)
        letters = self.marks[seat]
        high, low = (0.52, 0.69) if len(letters) > 1 else (0.66, 0.73)
        self.canvas.text(x + size / 2, y + size * low, letters, size * high, fill="white", bold=True, anchor="middle")

    def coin(self, value: int, x: float, y: float, size: float = 24, *, drawing: str = "coin") -> None:
        """A sum, written on a coin."""
        text = str(value)
        self.canvas.draw(drawing, x, y, size)
        high = size * (0.56 if len(text) == 1 else 0.48)
        self.canvas.text(x + size * 0.485, y + size * 0.475 + high * 0.36, text, high, bold=True, anchor="middle")

    def good(self, good: str, count: int, x: float, y: float, size: float = 22, *, room: float = 0) -> None:
        """Goods of a kind: their shape with their letter, and in the room beside it how many."""
        canvas = self.canvas
        title = f"{count} {self.words.name('goods', good)}"
        with canvas.piece("good", good, count, title):
            canvas.draw(good, x, y, size, pale=not count)
            self.tab(x, y, size, self.say(f"letters-{good}"))
            if room:
                fill = "text" if count else "soft"
                canvas.text(x + size + 4, y + size * 0.8, count, size * 0.76, bold=bool(count), fill=fill, room=room)

    def tab(self, x: float, y: float, size: float, letter: str) -> None:
        """A letter at the lower left of a drawing."""
        part = min(size * 0.46, MOST_TAB)
        self.canvas.rect(x, y + size - part, part, part, "ink", r=2)
        self.canvas.text(
            x + part / 2, y + size - part * 0.16, letter, part * 0.95, fill="cream", bold=True, anchor="middle"
        )

    def goods(
        self, counts: Mapping[str, int], kinds: Sequence[str], x: float, y: float, step: float, size: float = 22
    ) -> None:
        """A row of goods, with those of which there is none."""
        for number, good in enumerate(kinds):
            self.good(good, counts.get(good, 0), x + number * step, y, size, room=step - size - 6)

    def facade(
        self,
        name: str,
        sky: str,
        x: float,
        y: float,
        width: float,
        height: float,
        *,
        lit: bool = False,
        flat: bool = False,
    ) -> None:
        """A building on its street, before a sky; flat if it does nothing."""
        canvas = self.canvas
        canvas.rect(x, y, width, height, "plot" if flat else sky, r=3)
        size = min(height - 8, width - 4)
        if name in canvas.drawings:
            canvas.draw(name, x + (width - size) / 2, y + height - size - 1.5, size, lit=lit)
        canvas.rect(x, y + height - 4, width, 4, "ochre")

    def panel(self, x: float, y: float, width: float, height: float, seat: int | None = None) -> None:
        """A sheet of paper; the one of whoever decides has a mango frame."""
        self.canvas.rect(x, y, width, height, "panel", r=6)
        if seat is not None and seat == self.view["actor"]:
            frame = {"fill-opacity": 0, "stroke": "#ffb52e", "stroke-width": 4}
            self.canvas.rect(x + 1, y + 1, width - 2, height - 2, "act", r=6, **frame)

    def nameplate(self, seat: int, y: float, height: float, width: float = PLATE) -> None:
        """The left side of a player's sheet: the mark and the name on the colour of the seat."""
        canvas = self.canvas
        canvas.rect(MARGIN, y, width, height, f"seat{seat}", r=6)
        canvas.rect(MARGIN + width - 8, y, 8, height, f"seat{seat}")
        self.mark(seat, MARGIN + 10, y + 9, 26)
        canvas.text(MARGIN + 44, y + 28, self.people.name(seat), 18, fill="white", bold=True, room=width - 80)
        if seat == self.view.get("governor"):
            with canvas.piece("governor", str(seat), title=self.say("ui-governor")):
                canvas.draw("governor", MARGIN + width - 34, y + 8, 26)

    def heading(self, x: float, y: float, text: str, room: float | None = None) -> None:
        self.canvas.text(x, y, text, 14, bold=True, room=room)

    def role(
        self, name: str, drawing: str, sky: str, x: float, y: float, width: float, *, taken: bool, alone: bool
    ) -> None:
        """A role card: bright if it is free, flat if somebody has taken it; `alone`: nothing else stands on it."""
        canvas = self.canvas
        if taken:
            canvas.rect(x, y, width, 52, "flat", r=5)
        else:
            canvas.card(x, y, width, 52, "card")
        wide = ROLE_PICTURE
        canvas.rect(x, y, wide, 52, "plot" if taken else sky, r=5)
        canvas.draw(drawing, x + (wide - 36) / 2, y + 8, 36, pale=taken)
        canvas.text(x + wide + 6, y + (31 if alone else 21), name, 14, bold=True, room=width - wide - 10)


def marks(names: Sequence[str]) -> list[str]:
    """Letters by which seats are told apart: the first of a name, or two, or one and a number."""
    first, two = [name[:1].upper() for name in names], [name[:2].strip().capitalize() for name in names]
    found = []
    for seat, letter in enumerate(first):
        alike = [other for other, its in enumerate(first) if its == letter]
        apart = len({two[other] for other in alike}) == len(alike)
        found.append(letter if len(alike) == 1 else two[seat] if apart else f"{letter}{alike.index(seat)}")
    return found
