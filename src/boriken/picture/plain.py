"""The table as the terminal shows it: in text, and for games without a poster as a picture of that text."""

from __future__ import annotations

from io import StringIO

from rich.console import Console

from boriken.cli.games import presenter_for, terminal_words
from boriken.cli.player_names import PlayerNames
from boriken.core.match import Match
from boriken.core.words import ENGLISH

COLUMNS = 92

# Rich's own template fetches a font from elsewhere; this one makes do with what the reader has.
TEMPLATE = """\
<svg viewBox="0 0 {width} {height}" xmlns="http://www.w3.org/2000/svg">
<style>
.{unique_id}-matrix {{
font-family: ui-monospace, SFMono-Regular, Menlo, Consolas, "DejaVu Sans Mono", monospace;
font-size: {char_height}px;
line-height: {line_height}px;
}}
.{unique_id}-title {{
font-family: sans-serif;
font-size: 18px;
font-weight: bold;
}}
{styles}
</style>
<defs>
<clipPath id="{unique_id}-clip-terminal">
<rect x="0" y="0" width="{terminal_width}" height="{terminal_height}" />
</clipPath>
{lines}
</defs>
{chrome}
<g transform="translate({terminal_x}, {terminal_y})" clip-path="url(#{unique_id}-clip-terminal)">
{backgrounds}
<g class="{unique_id}-matrix">
{matrix}
</g>
</g>
</svg>
"""


def in_text(match: Match) -> str:
    """The table as a spectator sees it, in plain text."""
    console = Console(width=COLUMNS, file=StringIO(), highlight=False, color_system=None)
    with console.capture() as shown:
        draw(console, match, None, ENGLISH)
    return "\n".join(line.rstrip() for line in shown.get().splitlines())


def as_picture(match: Match, seat: int | None, language: str) -> str:
    """A picture of the text."""
    console = Console(record=True, width=COLUMNS, file=StringIO(), force_terminal=True, highlight=False)
    draw(console, match, seat, language)
    return exported(console, f"{match.title.name}, after {len(match.moves)} actions", "boriken")


def draw(console: Console, match: Match, seat: int | None, language: str) -> None:
    presenter = presenter_for(match.setup, language)
    console.print(presenter.board(match.view(seat), names_at(match, language)))


def names_at(match: Match, language: str) -> PlayerNames:
    return PlayerNames(match.names, match.setup.players, terminal_words(match.setup, language))


def exported(console: Console, title: str, unique_id: str) -> str:
    """The output of a recording console, as an SVG document."""
    return console.export_svg(title=title, code_format=TEMPLATE, unique_id=unique_id)
