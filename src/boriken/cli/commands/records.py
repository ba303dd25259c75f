"""Commands about a recorded game: replay, picture, review, check."""

from __future__ import annotations

import os
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Annotated

import typer

from boriken.bots.registry import MOST_SIMULATIONS
from boriken.cli import review as reviewing
from boriken.cli.files import check_new, in_words, open_record
from boriken.cli.language import language_wanted
from boriken.cli.parameters import MOST_JOBS, AsJson, RecordFile, Seed, SpokenLanguage
from boriken.cli.replay import Replay
from boriken.cli.terminal import in_one_sentence, is_terminal, make_console
from boriken.core.fairness import prove_deals, shares_of
from boriken.core.match import Match
from boriken.core.record import result
from boriken.core.setup import options_text
from boriken.picture import svg


@in_one_sentence
def replay(
    file: RecordFile,
    at: Annotated[int | None, typer.Option(metavar="N", help="Show the table after so many actions.")] = None,
    language: SpokenLanguage = None,
) -> None:
    """Look at a recorded game: at one moment, or (in a terminal) step by step."""
    match = open_record(file)
    shown = Replay(match, make_console(), language_wanted(language))
    if at is None and is_terminal():
        shown.step()
    else:
        shown.show(len(match.moves) if at is None else at)


@in_one_sentence
def picture(
    file: RecordFile,
    out: Annotated[Path, typer.Argument(metavar="OUT", help="The new file, such as table.svg.")],
    at: Annotated[int | None, typer.Option(metavar="N", help="The table after so many actions.")] = None,
    seat: Annotated[int | None, typer.Option(help="As this seat sees it.", show_default="as a spectator does")] = None,
    language: SpokenLanguage = None,
) -> None:
    """Draw the table of a recorded game as a picture in SVG."""
    check_new(out)
    match = open_record(file)
    drawn = svg(match if at is None else match.at(at), seat, language=language_wanted(language))
    with in_words(out, "written"):
        out.write_text(drawn, encoding="utf-8")


@in_one_sentence
def review(
    file: RecordFile,
    seed: Seed = 0,
    simulations: Annotated[
        int | None,
        typer.Option(
            min=20,
            max=MOST_SIMULATIONS,
            help="Lines of play the judge tries for a decision, and a choice.",
            show_default="as many as fit",
        ),
    ] = None,
    jobs: Annotated[
        int | None,
        typer.Option(min=1, max=MOST_JOBS, help="How many processes share the work.", show_default="all processors"),
    ] = None,
    as_json: AsJson = False,
    language: SpokenLanguage = None,
) -> None:
    """Say how good the decisions of a finished game were, what would have been better, and what was luck."""
    request = reviewing.Request(seed, simulations, jobs or os.cpu_count() or 1, as_json)
    reviewing.run(open_record(file), request, language_wanted(language))


@in_one_sentence
def check(
    file: RecordFile,
    fair: Annotated[
        bool, typer.Option("--fair", help="Also prove by the dealer's key that nobody chose what chance did.")
    ] = False,
) -> None:
    """Say whether a record is valid, and what it is."""
    match = open_record(file)
    deals = prove_deals(match) if fair else None
    end = f"result {result(match)}" if match.over else "not finished"
    typer.echo(f"{match.title.name}, {match.setup.players} players ({options_text(match.setup.options)})")
    typer.echo(f"{len(match.moves)} actions, {end}")
    if deals is not None:
        typer.echo(f"All {deals} deals are those of the key; the key fits the commitment.")
        for line in who_took_part(match):
            typer.echo(line)
        for after in sorted(match.redealt):
            typer.echo(f"After action {after} something was taken back, and chance was dealt anew from there.")
    typer.echo("ok")


def who_took_part(match: Match) -> Iterator[str]:
    """Whose shares are in the deals of a proved match, in sentences."""
    shares = shares_of(match)
    if shares is None:
        yield "No player gave a share: the key alone decided."
        return
    if shares.given:
        yield f"In every deal are the shares of {seats_named(match, shares.given)}; each fits its promise."
    if shares.withheld:
        yield f"Promised and not shown, so without effect: the share of {seats_named(match, shares.withheld)}."


def seats_named(match: Match, seats: Sequence[int]) -> str:
    return ", ".join(f"seat {seat}{f' ({match.names[seat]})' if match.names else ''}" for seat in seats)
