"""A canvas: shapes, texts that fit their room, and drawings by name; it becomes one SVG document."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from xml.sax.saxutils import escape, quoteattr

from boriken.picture.drawings import Drawing, drawings, ink

WIDTH = 1200
FONT = (
    "'Avenir Next Condensed', 'Roboto Condensed', Bahnschrift, 'Arial Narrow', "
    "'DejaVu Sans Condensed', 'Liberation Sans Narrow', sans-serif"
)
INK = re.compile(r"var\(--([\w-]+)\)")
LINK = re.compile(r'href="#pr-([\w-]+)"')

# Widths of letters, in parts of the size: rather too wide than too narrow, whatever font the reader has
NARROW, SLIM, USUAL, CAPITAL, WIDE = 0.3, 0.42, 0.57, 0.68, 0.9
LEAST_SIZE = 0.72  # of the size that is asked for; what is longer still is pressed into its room


class Canvas:
    """Everything drawn so far. Measures are those of the picture, which is 1200 wide."""

    def __init__(self, folder: str) -> None:
        """`folder` is that of the game whose drawings are used."""
        self.folder = folder
        self.drawings: Mapping[str, Drawing] = drawings(folder)
        self.parts: list[str] = []
        self.used: dict[str, str] = {}

    # Shapes

    def add(self, kind: str, **attributes: object) -> None:
        self.parts.append(f"<{kind}{attributes_text(attributes)}/>")

    def rect(self, x: float, y: float, width: float, height: float, fill: str, *, r: float = 0, **more: object) -> None:
        rounded: dict[str, object] = {"rx": r} if r else {}
        self.add("rect", x=x, y=y, width=width, height=height, fill=ink(fill), **rounded, **more)

    def card(self, x: float, y: float, width: float, height: float, fill: str, r: float = 5) -> None:
        """A card that stands up from the paper: with a hard shadow."""
        self.rect(x + 2, y + 2, width, height, "edge", r=r)
        self.rect(x, y, width, height, fill, r=r)

    def path(self, d: str, fill: str, x: float = 0, y: float = 0, scale: float = 1, **more: object) -> None:
        self.add(
            "path", d=d, fill=ink(fill), transform=f"translate({number(x)} {number(y)}) scale({number(scale)})", **more
        )

    # Texts

    def text(
        self,
        x: float,
        y: float,
        text: object,
        size: float = 14,
        *,
        fill: str = "text",
        bold: bool = False,
        anchor: str = "start",
        room: float | None = None,
    ) -> None:
        """One line; in a `room` that is too narrow it is set smaller, and if that is not enough pressed."""
        words, pressed = str(text), None
        if room is not None and (needed := width_of(words, size, bold)) > room:
            size, pressed = max(size * room / needed, size * LEAST_SIZE), room
        attributes: dict[str, object] = {"x": x, "y": y, "font-size": size, "fill": ink(fill)}
        if bold:
            attributes["font-weight"] = 700
        if anchor != "start":
            attributes["text-anchor"] = anchor
        if pressed is not None and width_of(words, size, bold) > pressed:
            attributes |= {"textLength": pressed, "lengthAdjust": "spacingAndGlyphs"}
        self.parts.append(f"<text{attributes_text(attributes)}>{escape(words)}</text>")

    def lines(self, x: float, y: float, text: str, size: float, room: float, *, most: int = 2, **more: object) -> float:
        """Several lines, broken between words; returns where the next would begin."""
        for line in wrapped(text, size, room, most, bool(more.get("bold"))):
            self.text(x, y, line, size, room=room, **more)  # type: ignore[arg-type]
            y += size * 1.12
        return y

    # Drawings

    def draw(
        self,
        name: str,
        x: float,
        y: float,
        size: float,
        *,
        wide: float | None = None,
        lit: bool = False,
        pale: bool = False,
    ) -> None:
        """A drawing by its name, so high, and as wide unless said otherwise; `lit` has light in its windows."""
        more: dict[str, object] = {"opacity": 0.45} if pale else {}
        href = f"#{self.symbol(name, lit)}"
        self.add("use", href=href, x=x, y=y, width=size if wide is None else wide, height=size, **more)

    def fitted(self, name: str, x: float, y: float, width: float, height: float, *, fit: str, cut: bool) -> None:
        """A drawing made to fit a rectangle (`fit` as in SVG); it is `cut` at the edge, or reaches beyond it."""
        _, _, wide, high = self.drawings[name].box.split()
        place = attributes_text({"x": x, "y": y, "width": width, "height": height, "preserveAspectRatio": fit})
        shown = f'viewBox="0 0 {wide} {high}" overflow="{"hidden" if cut else "visible"}"'
        drawn = f'<use href="#{self.symbol(name)}" width="{wide}" height="{high}"/>'
        self.parts.append(f"<svg{place} {shown}>{drawn}</svg>")

    def symbol(self, name: str, lit: bool = False) -> str:
        """The id under which the picture has a drawing; it is added when it is first used."""
        drawing = self.drawings[name]
        lit = lit and "--win" in drawing.drawn
        identity = f"{self.folder}-{name}{'-lit' if lit else ''}".replace("_", "-")
        if identity not in self.used:
            self.used[identity] = ""
            drawn = LINK.sub(lambda link: f'href="#{self.symbol(link[1], lit)}"', drawing.drawn)
            drawn = INK.sub(lambda found: ink("lit" if lit and found[1] == "win" else found[1]), drawn)
            self.used[identity] = f'<symbol id="{identity}" viewBox="{drawing.box}" overflow="visible">{drawn}</symbol>'
        return identity

    # Groups

    @contextmanager
    def piece(self, kind: str, name: str, count: int = 1, title: str = "") -> Iterator[None]:
        """A group of shapes that stands for so many of a thing; its title is told to those who do not see it."""
        attributes = {"data-piece": f"{kind}:{name}", "data-count": count}
        self.parts.append(f"<g{attributes_text(attributes)}>" + (f"<title>{escape(title)}</title>" if title else ""))
        yield
        self.parts.append("</g>")

    @contextmanager
    def group(self, name: str, title: str = "") -> Iterator[None]:
        """A part of the table, by name."""
        self.parts.append(f"<g data-part={quoteattr(name)}>" + (f"<title>{escape(title)}</title>" if title else ""))
        yield
        self.parts.append("</g>")

    def document(self, height: float, title: str) -> str:
        """All of it, on the desk."""
        head = (
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {number(height)}" width="{WIDTH}" '
            f'height="{number(height)}" role="img" font-family="{FONT}"><title>{escape(title)}</title>'
        )
        ground = f'<rect width="{WIDTH}" height="{number(height)}" fill="{ink("desk")}"/>'
        return "\n".join([head, "<defs>", *self.used.values(), "</defs>", ground, *self.parts, "</svg>\n"])


def attributes_text(attributes: Mapping[str, object]) -> str:
    return "".join(
        f" {name}={quoteattr(number(value) if isinstance(value, int | float) else str(value))}"
        for name, value in attributes.items()
    )


def number(value: float) -> str:
    return f"{value:.2f}".rstrip("0").rstrip(".")


# Measuring


def width_of(text: str, size: float, bold: bool = False) -> float:
    return sum(map(letter_width, text)) * size * (1.07 if bold else 1)


def letter_width(letter: str) -> float:
    if letter in " .,:;'’!|iIjl·":
        return NARROW
    if letter in "()[]ftr-":
        return SLIM
    if letter in "mwMW—":
        return WIDE
    return CAPITAL if letter.isupper() else USUAL


def wrapped(text: str, size: float, room: float, most: int, bold: bool = False) -> list[str]:
    """Words on lines as long as the room; the last line takes what is left."""
    lines: list[str] = []
    for word in text.split():
        joined = f"{lines[-1]} {word}" if lines else word
        if lines and (len(lines) == most or width_of(joined, size, bold) <= room):
            lines[-1] = joined
        else:
            lines.append(word)
    return lines
