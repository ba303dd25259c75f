"""Commands about puzzles: make, check, solve."""

from __future__ import annotations

import sys
from pathlib import Path
from statistics import mean
from typing import Annotated

import typer

from boriken.bots.registry import MOST_SIMULATIONS
from boriken.cli.files import in_words, open_record, read_text
from boriken.cli.language import language_wanted
from boriken.cli.options import read_options
from boriken.cli.parameters import GameName, Options, Seed, SpokenLanguage
from boriken.cli.progress import progress_bar
from boriken.cli.terminal import in_one_sentence, make_console, stoppable
from boriken.core import registry
from boriken.core.errors import BorikenError
from boriken.core.given import checked_seed

app = typer.Typer(help="Make, check and solve puzzles: positions with one right answer.", no_args_is_help=True)

TIMES = 4
DEPTH = 400


@app.command()
@in_one_sentence
def make(
    game: GameName,
    out: Annotated[
        Path, typer.Option(metavar="FILE", help="The file of the puzzles; one begun before is gone on with.")
    ],
    count: Annotated[int, typer.Option(min=1, max=100_000, help="How many.")] = 40,
    seed: Seed = 1,
    simulations: Annotated[
        int, typer.Option(min=20, max=MOST_SIMULATIONS // TIMES, help="Lines of play the judge tries for a decision.")
    ] = DEPTH,
    record: Annotated[
        list[Path] | None,
        typer.Option(metavar="FILE", help="A finished game to take instead of playing games; can be repeated."),
    ] = None,
    option: Options = None,
) -> None:
    """Find puzzles in games that bots play, or in finished games."""
    from boriken.puzzles.files import PuzzleFile
    from boriken.puzzles.mining import Request, make_puzzles

    title = registry.title(game)
    records, options = [open_record(file) for file in record or ()], read_options(option)
    request = Request(title.id, count, seed, simulations, records, options)
    with in_words(out, "written"):
        kept = PuzzleFile(out, request)
        found = len(kept.made)
        with stoppable(), progress_bar(count, hidden=not sys.stderr.isatty(), doing="Searching") as advance:
            advance(found)
            for puzzle in make_puzzles(request, kept.made):
                kept.add(puzzle)
                found += 1
                advance(1)
    typer.echo(f"{out}: {found} puzzles of {title.name}")


@app.command()
@in_one_sentence
def check(
    game: Annotated[str, typer.Argument(help="Only the puzzles of one game.", show_default="all")] = "",
    file: Annotated[Path | None, typer.Option(metavar="FILE", help="The puzzles of a file instead.")] = None,
    times: Annotated[
        int, typer.Option(min=1, max=100, help="The depth, as a multiple of that which made them.")
    ] = TIMES,
    seed: Seed = 0,
) -> None:
    """Solve puzzles again with a deeper search and other luck; fail if one has another answer, or two."""
    from boriken.puzzles.judging import ALONE
    from boriken.puzzles.mining import check as judged_again
    from boriken.puzzles.puzzle import all_puzzles, read_lines

    known = all_puzzles().values() if file is None else read_lines(read_text(file).splitlines())
    wanted = [puzzle for puzzle in known if game in ("", puzzle.game)]
    wrong, gaps = [], dict[str, list[float]]()
    with stoppable(), progress_bar(len(wanted), hidden=not sys.stderr.isatty(), doing="Solving") as advance:
        for puzzle in wanted:
            verdict = judged_again(puzzle, times, seed)
            gaps.setdefault(puzzle.game, []).append(verdict.gap)
            if not verdict.solves(puzzle.answer, ALONE):
                wrong.append(puzzle.id)
                typer.echo(
                    f"{puzzle.id}: {puzzle.answer} was right; now the search plays {verdict.played}, "
                    f"and {verdict.best} is ahead of {verdict.options[1][0]} by {verdict.gap:.0%}."
                )
            advance(1)
    for name, found in gaps.items():
        behind = f"by {min(found):.0%} or more, by {mean(found):.0%} on average"
        typer.echo(f"{name}: {len(found)} puzzles; behind is the second best {behind}")
    typer.echo(f"{len(wanted) - len(wrong)} of {len(wanted)} puzzles are solved at {times} times the depth.")
    if wrong:
        raise BorikenError("Not all puzzles are solved.")


@app.command()
@in_one_sentence
def solve(
    name: Annotated[
        str,
        typer.Argument(
            metavar="GAME|PUZZLE", help="Any puzzle of a game, or the one of this name.", show_default=False
        ),
    ] = "",
    seed: Annotated[int | None, typer.Option(min=0, help="The same seed takes the same puzzle.")] = None,
    language: SpokenLanguage = None,
) -> None:
    """Solve a puzzle in the terminal; without a name, any."""
    from boriken.cli.puzzles import Solving
    from boriken.puzzles.puzzle import all_puzzles, puzzle

    known = [one for one in all_puzzles().values() if name in ("", one.game)]
    found = known[checked_seed(seed) % len(known)] if known else puzzle(name)
    with stoppable():
        Solving(found, make_console(), language_wanted(language)).solve()
