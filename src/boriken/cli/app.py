"""The commands, each a few lines: what they do stands in the modules beside this one."""

from __future__ import annotations

import os
from datetime import date
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.table import Table as Grid

import boriken
from boriken._compiled import is_compiled
from boriken.arena.plan import MODES, make_plan
from boriken.bots.foreign import FOREIGN, installed
from boriken.bots.levels import DEFAULT_LEVEL, LEVELS, add_bots
from boriken.bots.registry import BOTS, MOST_SIMULATIONS
from boriken.cli import arena as tournament
from boriken.cli import backup as saving
from boriken.cli import learn as learning
from boriken.cli import review as reviewing
from boriken.cli import simulate as simulation
from boriken.cli.files import check_new, in_words, open_record, read_text
from boriken.cli.language import language_wanted
from boriken.cli.level import ask_level, level_called
from boriken.cli.options import read_options
from boriken.cli.replay import Replay
from boriken.cli.seats import seat_names, sit_everywhere
from boriken.cli.serve import check_extra, check_pages, data_folder, host_bots, message_settings
from boriken.cli.sheet import print_sheet
from boriken.cli.table import Table
from boriken.cli.terminal import in_one_sentence, is_terminal, make_console, stoppable
from boriken.core import registry
from boriken.core.dealer import SeededDealer
from boriken.core.errors import SetupError
from boriken.core.fairness import prove_deals
from boriken.core.given import checked_seed
from boriken.core.match import Match
from boriken.core.record import result
from boriken.core.setup import Setup, option_text, options_text
from boriken.core.words import LANGUAGES, Words, house_words
from boriken.picture import svg
from boriken.reviews.judge import SIMULATIONS

app = typer.Typer(
    help="A table for classic role-and-island board games.",
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
)

PLAYERS = 4
LARGEST = 10**12
MOST_JOBS = 256
MOST_DECISIONS = 100_000

GameName = Annotated[str, typer.Argument(help="The game, such as puerto-rico; boriken games lists them.")]
Edition = Annotated[str | None, typer.Option(help="Short for --option edition=...")]
Expansions = Annotated[
    str | None, typer.Option(metavar="A,B,...", help="Short for --option expansions=..., commas between them.")
]
Options = Annotated[
    list[str] | None, typer.Option("--option", metavar="NAME=VALUE", help="An option of the game; can be repeated.")
]
SheetFile = Annotated[
    Path | None,
    typer.Option("--sheet", metavar="FILE", help="A data sheet of your own; boriken sheet GAME shows the house's."),
]
Seed = Annotated[int, typer.Option(min=0, help="The same seed plays the same games.")]
Jobs = Annotated[
    int, typer.Option(min=1, max=MOST_JOBS, help="How many processes share the work; the results are the same.")
]
MostDecisions = Annotated[int, typer.Option(min=1, help="End a game as capped after so many decisions.")]
AsJson = Annotated[bool, typer.Option("--json", help="Print one JSON document and nothing else.")]
DataFolder = Annotated[
    Path | None, typer.Option(metavar="DIR", help="The server's folder.", show_default="where your system keeps data")
]
DatabaseUrl = Annotated[
    str,
    typer.Option(
        metavar="URL",
        envvar="BORIKEN_DATABASE",
        help="Another database than a file in the folder, such as postgresql://user@host/name.",
        show_default=False,
    ),
]
SpokenLanguage = Annotated[
    str | None,
    typer.Option(
        "--language", metavar="|".join(LANGUAGES), help="The language to play in.", show_default="your system's"
    ),
]
RecordFile = Annotated[Path, typer.Argument(metavar="FILE", help="A record of a game.")]


def show_version(wanted: bool) -> None:
    if wanted:
        typer.echo(f"boriken {boriken.__version__} ({'compiled' if is_compiled() else 'interpreted'})")
        raise typer.Exit


@app.callback()
def common(
    version: Annotated[
        bool, typer.Option("--version", callback=show_version, is_eager=True, help="Say which version this is.")
    ] = False,
) -> None:
    """A table for classic role-and-island board games."""


@app.command()
@in_one_sentence
def games() -> None:
    """List the games with their players and options."""
    console = make_console()
    for name in registry.games():
        title = registry.title(name)
        counts = title.player_counts
        console.print(f"[bold]{title.name}[/] ({name}), {counts[0]} to {counts[-1]} players")
        grid = Grid("option", "choices", "default", "meaning")
        for option in title.options:
            grid.add_row(option.name, option.offered(), option_text(option.default), option.meaning)
        console.print(grid)


@app.command()
@in_one_sentence
def sheet(
    game: GameName,
    file: Annotated[Path | None, typer.Argument(metavar="FILE", help="A sheet of your own, to be checked.")] = None,
) -> None:
    """Show the data sheet of a game: every number, and where it is from."""
    print_sheet(make_console(), registry.title(game), None if file is None else read_text(file))


@app.command()
@in_one_sentence
def bots() -> None:
    """List the levels of play, and the bots that play for you and against you."""
    console = make_console()
    levels = Grid("level", "bot", "how it plays", title="Levels", title_justify="left")
    for level in LEVELS.values():
        levels.add_row(level.id, level.bot, level.about)
    kinds = Grid("bot", "what it does", title="Bots", title_justify="left")
    for kind in BOTS.values():
        kinds.add_row(kind.names, kind.about)
    for name, point in installed().items():
        kinds.add_row(name, f"Installed: {point.value}.")
    for names, about in FOREIGN.items():
        kinds.add_row(names, about)
    console.print(levels, kinds)
    for name in registry.games():
        console.print(f"Styles for {name}: {', '.join(registry.title(name).styles)}")


@app.command()
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
    """Who plays against the person: as told, or as somebody at a terminal wishes."""
    if bots is not None and level is not None:
        raise SetupError("Give --bots or --level, not both.")
    if bots is not None:
        return bots
    if level is not None:
        return level_called(level, words)
    return ask_level(console, words) if is_terminal() else DEFAULT_LEVEL


@app.command()
@in_one_sentence
def serve(
    data: DataFolder = None,
    database: DatabaseUrl = "",
    host: Annotated[str, typer.Option(help="The address to listen on; 0.0.0.0 lets others in.")] = "127.0.0.1",
    port: Annotated[int, typer.Option(min=0, max=65535, help="The port; 0 takes a free one.")] = 8000,
    address: Annotated[str, typer.Option(help="Where people find the server, for links in messages.")] = "",
    thinkers: Annotated[int, typer.Option(min=1, max=MOST_JOBS, help="Processes in which bots think.")] = 1,
    bot: Annotated[
        list[str] | None,
        typer.Option(
            "--bot",
            metavar="NAME=BOT",
            help="A bot of your own that can sit at tables, such as 'Ada=exec:./ada'; can be repeated.",
        ),
    ] = None,
    limits: Annotated[bool, typer.Option(help="Hold back who asks for too much; off for load tests.")] = True,
    secure: Annotated[
        bool, typer.Option("--secure", help="Cookies over https only: behind a proxy that speaks https.")
    ] = False,
    log_json: Annotated[bool, typer.Option("--log-json", help="Log in JSON, an object a line.")] = False,
    verbose: Annotated[bool, typer.Option("--verbose", help="Log every request.")] = False,
) -> None:
    """Open the table in the browser, for you and your friends."""
    check_extra()
    check_pages()
    add_bots(host_bots(bot or ()))
    from boriken.server.run import serve
    from boriken.server.settings import Settings

    settings = Settings(
        data_folder(data),
        database,
        host=host,
        port=port,
        address=address,
        secure_cookies=secure,
        thinkers=thinkers,
        limits=limits,
        log_json=log_json,
        verbose=verbose,
        **message_settings(os.environ),
    )
    serve(settings, lambda found: typer.echo(f"The table is open at {found} (Ctrl-C closes it)."))


@app.command()
@in_one_sentence
def backup(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="The new file.")],
    data: DataFolder = None,
    database: DatabaseUrl = "",
) -> None:
    """Save all data of a server in one file, also while it runs."""
    check_extra()
    saving.save(data_folder(data), database, file)


@app.command()
@in_one_sentence
def restore(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="What boriken backup has saved.")],
    data: DataFolder = None,
    database: DatabaseUrl = "",
) -> None:
    """Fill a new server with what was saved, on the same sort of database or another."""
    check_extra()
    saving.load(data_folder(data), database, file)


@app.command()
@in_one_sentence
def simulate(
    game: GameName,
    players: Annotated[int, typer.Option(help="How many play.")] = PLAYERS,
    games: Annotated[int, typer.Option(min=1, max=LARGEST, help="How many games.")] = 1000,
    seed: Seed = 1,
    bots: Annotated[
        str | None,
        typer.Option(
            help="A bot for every seat, or a list with commas for one each.", show_default="everybody plays at random"
        ),
    ] = None,
    jobs: Jobs = 1,
    edition: Edition = None,
    expansions: Expansions = None,
    option: Options = None,
    sheet: SheetFile = None,
    most_decisions: MostDecisions = MOST_DECISIONS,
    as_json: AsJson = False,
) -> None:
    """Play many games, at random or by bots, and count what comes of it.

    A decision is an action of a seat; what chance does is not counted.
    """
    title = registry.title(game)
    setup = Setup.of(title, players, read_options(option, sheet, edition=edition, expansions=expansions))
    seated = () if bots is None else tuple(sit_everywhere(title, players, bots))
    simulation.run(setup, simulation.Plan(games, seed, jobs, most_decisions, seated), as_json)


@app.command()
@in_one_sentence
def arena(
    game: GameName,
    bots: Annotated[str, typer.Option(help="Who plays: names of bots with commas between them.")],
    players: Annotated[int, typer.Option(help="How many sit at a table.")] = PLAYERS,
    games: Annotated[
        int, typer.Option(min=1, max=LARGEST, help="How many games; rounded up to blocks in which all seats rotate.")
    ] = 400,
    mode: Annotated[
        str | None,
        typer.Option(
            metavar="|".join(MODES),
            help="Tables of different bots, or the first bot against tables of the others.",
            show_default="mixed if there are bots enough",
        ),
    ] = None,
    seed: Seed = 1,
    jobs: Jobs = 1,
    edition: Edition = None,
    expansions: Expansions = None,
    option: Options = None,
    sheet: SheetFile = None,
    most_decisions: MostDecisions = MOST_DECISIONS,
    state: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Keep finished blocks here, and go on from those kept.")
    ] = None,
    plots: Annotated[Path | None, typer.Option(metavar="FOLDER", help="Draw pictures of the results there.")] = None,
    cluster: Annotated[
        str | None,
        typer.Option(metavar="ADDRESS", help="Play on the Ray cluster at this address; local starts one here."),
    ] = None,
    as_json: AsJson = False,
) -> None:
    """Let bots play many games against each other and say who is how strong, and how sure that is."""
    options = read_options(option, sheet, edition=edition, expansions=expansions)
    plan = make_plan(
        game, players, bots.split(","), options=options, mode=mode, seed=seed, most_decisions=most_decisions
    )
    tournament.run(plan, tournament.Run(games, jobs, cluster, state, plots, as_json))


@app.command()
@in_one_sentence
def learn(
    game: GameName,
    out: Annotated[Path, typer.Option(metavar="DIR", help="The folder for the weights, the journal and the report.")],
    minutes: Annotated[float, typer.Option(min=0.05, max=10_000, help="How long to train.")] = 8.0,
    resume: Annotated[bool, typer.Option("--resume", help="Go on with the network in the folder.")] = False,
    begin_with: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Begin with these weights instead of none.")
    ] = None,
    workers: Annotated[
        int | None,
        typer.Option(min=1, max=MOST_JOBS, help="Processes that play.", show_default="one less than processors"),
    ] = None,
    seed: Seed = 1,
    games: Annotated[
        int, typer.Option(min=0, max=LARGEST, help="Games against greedy bots at the end, for each number of players.")
    ] = 40,
) -> None:
    """Train a network that plays a game, by letting it play against itself."""
    learning.run(learning.Wishes(game, minutes, out, resume, begin_with, workers, seed, games))


@app.command()
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


@app.command()
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


@app.command()
@in_one_sentence
def review(
    file: RecordFile,
    seed: Seed = 0,
    simulations: Annotated[
        int,
        typer.Option(min=20, max=MOST_SIMULATIONS, help="Lines of play a judge tries for a decision, and a choice."),
    ] = SIMULATIONS,
    jobs: Annotated[
        int | None,
        typer.Option(min=1, max=MOST_JOBS, help="How many processes share the work.", show_default="all processors"),
    ] = None,
    as_json: AsJson = False,
    language: SpokenLanguage = None,
) -> None:
    """Say how good the decisions of a finished game were, what would have been better, and what was luck."""
    wanted = reviewing.Wanted(seed, simulations, jobs or os.cpu_count() or 1, as_json)
    reviewing.run(open_record(file), wanted, language_wanted(language))


@app.command()
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
        for after in sorted(match.redealt):
            typer.echo(f"After action {after} something was taken back, and chance was dealt anew from there.")
    typer.echo("ok")
