"""Commands for research: dataset, suite, statistics."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Annotated, Any

import typer

from boriken.arena.extras import need
from boriken.cli.files import check_new, in_words, open_record, read_text
from boriken.cli.options import read_options
from boriken.cli.parameters import (
    LARGEST,
    PLAYERS,
    AsJson,
    Edition,
    Expansions,
    GameName,
    Jobs,
    Options,
    Seed,
    SheetFile,
)
from boriken.cli.progress import progress_bar
from boriken.cli.seats import sit_everywhere
from boriken.cli.statistics import print_statistics
from boriken.cli.terminal import in_one_sentence, make_console, stoppable
from boriken.core import registry
from boriken.core.errors import BorikenError
from boriken.core.match import Match
from boriken.core.seeds import child_seed
from boriken.core.setup import Setup
from boriken.core.words import ENGLISH

FORMATS = ("markdown", "latex", "json")


@in_one_sentence
def dataset(
    game: GameName,
    out: Annotated[Path, typer.Argument(metavar="OUT", help="The new file: .npz, or .parquet with boriken[parquet].")],
    record: Annotated[
        list[Path] | None,
        typer.Option(metavar="FILE", help="A record to take instead of playing games; can be repeated."),
    ] = None,
    players: Annotated[int, typer.Option(help="How many play.")] = PLAYERS,
    games: Annotated[int, typer.Option(min=1, max=LARGEST, help="How many games.")] = 100,
    bots: Annotated[str, typer.Option(help="A bot for every seat, or a list with commas for one each.")] = "greedy",
    opinions: Annotated[
        str, typer.Option(metavar="BOT", help="A bot that says of every choice how good it is, such as search:200.")
    ] = "",
    seed: Seed = 1,
    jobs: Jobs = 1,
    edition: Edition = None,
    expansions: Expansions = None,
    option: Options = None,
    sheet: SheetFile = None,
) -> None:
    """Write every choice of many games as numbers: what the seat saw, what it could do, what it did, who won."""
    need("research", "numpy")
    from boriken.env.dataset import write_dataset

    check_new(out)
    title = registry.title(game)
    if record:
        records = [read_text(file) for file in record]
    else:
        setup = Setup.of(title, players, read_options(option, sheet, edition=edition, expansions=expansions))
        records = [match.record() for match in played(setup, bots, games, seed)]
    with in_words(out, "written"):
        about = write_dataset(out, records, opinions=opinions, seed=seed, jobs=jobs)
    if about["game"] != game:
        out.unlink()
        raise BorikenError(f"The records are of {about['game']}, not of {game}.")
    typer.echo(f"{out}: {about['choices']:,} choices of {about['games']:,} games of {title.name}")


@in_one_sentence
def statistics(
    game: GameName,
    record: Annotated[
        list[Path] | None,
        typer.Option(metavar="FILE", help="A record of a finished game instead of games of bots; can be repeated."),
    ] = None,
    players: Annotated[int, typer.Option(help="How many play.")] = PLAYERS,
    games: Annotated[int, typer.Option(min=1, max=LARGEST, help="How many games.")] = 100,
    bots: Annotated[str, typer.Option(help="A bot for every seat, or a list with commas for one each.")] = "greedy",
    seed: Seed = 1,
    edition: Edition = None,
    expansions: Expansions = None,
    option: Options = None,
    sheet: SheetFile = None,
    add: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Add the figures to a file, as the package has for each game.")
    ] = None,
    as_json: AsJson = False,
) -> None:
    """Tell how games go: openings, seats, what was owned, lengths and ends, and which share of the wins each had."""
    from boriken.statistics.bot_games import BotGames, add_to
    from boriken.statistics.story import mix_of, story_of
    from boriken.statistics.sums import Sums

    title = registry.title(game)
    matches: Iterable[Match]
    if record:
        matches = opened = [open_record(file) for file in record]
        setup = opened[0].setup
        if any((match.title.id, match.setup.players) != (game, setup.players) for match in opened):
            raise BorikenError(f"All records must be of {title.name}, with the same number of players.")
    else:
        setup = Setup.of(title, players, read_options(option, sheet, edition=edition, expansions=expansions))
        matches = (match for match in played(setup, bots, games, seed) if match.over)
    sums = Sums.of(story_of(match) for match in matches)
    if add is not None:
        with in_words(add, "written"):
            add_to(add, BotGames(game, setup.players, mix_of(setup), "" if record else bots, sums.written()))
    found = sums.document(title.words(ENGLISH, setup.options))
    if as_json:
        typer.echo(json.dumps(found, indent=2))
    else:
        print_statistics(make_console(), found)


def played(setup: Setup, bots: str, games: int, seed: int) -> Iterator[Match]:
    """Games of bots, one after the other, with a bar while they are played."""
    from boriken.library import play

    seated = sit_everywhere(registry.title(setup.game), setup.players, bots)
    with stoppable(), progress_bar(games, hidden=not sys.stderr.isatty()) as advance:
        for number in range(games):
            yield play(setup.game, seated, seed=child_seed(seed, number), **dict[str, Any](setup.options))
            advance(1)


@in_one_sentence
def suite(
    bot: Annotated[str, typer.Argument(help="The bot to be measured; boriken bots lists those of the house.")],
    game: Annotated[str, typer.Option(help="Only the part that is of one game.", show_default="all")] = "",
    games: Annotated[
        int | None, typer.Option(min=1, max=LARGEST, help="Games of each row.", show_default="those of the suite")
    ] = None,
    jobs: Jobs = 1,
    format: Annotated[str, typer.Option(metavar="|".join(FORMATS), help="The form of the table.")] = FORMATS[0],  # noqa: A002
) -> None:
    """Measure a bot in the fixed suite, and print a table fit for a paper."""
    if format not in FORMATS:
        raise BorikenError(f"The format can be {', '.join(FORMATS)}, not {format}.")
    need("arena", "numpy", "openskill")
    from boriken.env import suite as fixed

    total = len(list(fixed.matches(game)))
    with stoppable(), progress_bar(total, hidden=not sys.stderr.isatty()) as advance:
        results = fixed.run_suite(bot, only=game, games=games or fixed.GAMES, jobs=jobs, finished=advance)
    if format == "json":
        typer.echo(json.dumps(results, indent=2))
    else:
        typer.echo(fixed.latex(results) if format == "latex" else fixed.markdown(results))
