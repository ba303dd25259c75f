"""The command that plays a game in the terminal."""

from __future__ import annotations

from datetime import date
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console

from boriken.bots.levels import DEFAULT_LEVEL, LEVELS
from boriken.cli.files import check_new, open_record
from boriken.cli.language import language_wanted
from boriken.cli.level import ask_level, level_called
from boriken.cli.options import read_options
from boriken.cli.parameters import PLAYERS, Edition, Expansions, Options, SheetFile, SpokenLanguage
from boriken.cli.seats import seat_names
from boriken.cli.table import Table
from boriken.cli.terminal import in_one_sentence, is_terminal, make_console, stoppable
from boriken.core import registry
from boriken.core.dealer import SeededDealer
from boriken.core.errors import SetupError
from boriken.core.given import checked_seed
from boriken.core.match import Match
from boriken.core.setup import Setup
from boriken.core.words import Words, house_words


@in_one_sentence
def play(
    game: Annotated[str | None, typer.Argument(help="The game; not needed with --resume.")] = None,
    players: Annotated[int | None, typer.Option(help="How many play.", show_default=str(PLAYERS))] = None,
    edition: Edition = None,
    expansions: Expansions = None,
    bots: Annotated[
        str | None,
        typer.Option(
            help="A bot or level for all other seats, a list with commas for the seats after yours, "
            "or none: people share the screen."
        ),
    ] = None,
    level: Annotated[
        str | None,
        typer.Option(
            metavar="|".join(LEVELS),
            help="How strong all other seats play; boriken bots explains it.",
            show_default=f"you are asked; outside of a terminal {DEFAULT_LEVEL}",
        ),
    ] = None,
    seat: Annotated[int | None, typer.Option(help="Your seat, counted from 0.", show_default="0")] = None,
    seed: Annotated[int | None, typer.Option(help="The same seed deals the same game.")] = None,
    option: Options = None,
    sheet: SheetFile = None,
    file: Annotated[
        Path | None, typer.Option(help="Where to save the game.", show_default="boriken-GAME.record")
    ] = None,
    resume: Annotated[Path | None, typer.Option(metavar="FILE", help="Go on with a game that was saved.")] = None,
    trust: Annotated[
        bool, typer.Option("--trust", help="With --resume: start the programs that the record names as bots.")
    ] = False,
    language: SpokenLanguage = None,
) -> None:
    """Play a game in the terminal."""
    saved, console, spoken = resume if file is None else check_new(file), make_console(), language_wanted(language)
    if resume is not None:
        if any(
            given is not None for given in (game, players, edition, expansions, bots, level, seat, seed, option, sheet)
        ):
            raise SetupError("With --resume the record says what is played: give only --file or --language besides.")
        match = open_record(resume)
        match.deal()
    elif game is None:
        raise SetupError(f"Say which game to play: {', '.join(registry.games())}; or --resume FILE.")
    else:
        title, options = registry.title(game), read_options(option, sheet, edition=edition, expansions=expansions)
        setup = Setup.of(title, PLAYERS if players is None else players, options)  # before anybody is asked anything
        names = seat_names(
            title, setup.players, seat or 0, opponents(bots, level, console, house_words("terminal", spoken))
        )
        match = Match(setup, SeededDealer(checked_seed(seed)), names=names, date=date.today().isoformat())
        match.deal()
    with stoppable():
        Table(match, console, saved, spoken, trusted=trust or resume is None).play()


def opponents(bots: str | None, level: str | None, console: Console, words: Words) -> str:
    """The bots that play against the person: those that were named, or those that somebody at a terminal chooses."""
    if bots is not None and level is not None:
        raise SetupError("Give --bots or --level, not both.")
    if bots is not None:
        return bots
    if level is not None:
        return level_called(level, words)
    return ask_level(console, words) if is_terminal() else DEFAULT_LEVEL
