"""Commands that let bots play many games: simulate, arena, learn."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from boriken.arena.plan import MODES, make_plan
from boriken.cli import arena as tournament
from boriken.cli import learn as learning
from boriken.cli import simulate as simulation
from boriken.cli.files import in_words
from boriken.cli.options import read_options
from boriken.cli.parameters import (
    LARGEST,
    MOST_DECISIONS,
    MOST_JOBS,
    PLAYERS,
    AsJson,
    Edition,
    Expansions,
    GameName,
    Jobs,
    MostDecisions,
    Options,
    Seed,
    SheetFile,
)
from boriken.cli.seats import sit_everywhere
from boriken.cli.terminal import in_one_sentence
from boriken.core import registry
from boriken.core.setup import Setup
from boriken.learn.recipe import LAYERS


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


@in_one_sentence
def arena(
    game: GameName,
    bots: Annotated[str, typer.Option(help="The players: names of bots with commas between them.")],
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
    records: Annotated[
        Path | None,
        typer.Option(metavar="FOLDER", help="Keep a record of every game there, for statistics."),
    ] = None,
    cluster: Annotated[
        str | None,
        typer.Option(metavar="ADDRESS", help="Play on the Ray cluster at this address; local starts one here."),
    ] = None,
    as_json: AsJson = False,
) -> None:
    """Rate bots in a tournament, with confidence intervals."""
    options = read_options(option, sheet, edition=edition, expansions=expansions)
    if records is not None:
        with in_words(records, "written"):
            records.mkdir(parents=True, exist_ok=True)
    plan = make_plan(
        game,
        players,
        bots.split(","),
        options=options,
        mode=mode,
        seed=seed,
        most_decisions=most_decisions,
        records=records,
    )
    tournament.run(plan, tournament.Run(games, jobs, cluster, state, plots, as_json))


@in_one_sentence
def learn(
    game: GameName,
    out: Annotated[Path, typer.Option(metavar="DIR", help="The folder for the weights, the journal and the report.")],
    minutes: Annotated[float, typer.Option(min=0.05, max=10_000, help="How long to train.")] = 8.0,
    resume: Annotated[bool, typer.Option("--resume", help="Go on with the network in the folder.")] = False,
    begin_with: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Begin with these weights instead of none.")
    ] = None,
    guest: Annotated[
        list[Path] | None,
        typer.Option(metavar="FILE", help="A network that sits at some tables; may be given several times."),
    ] = None,
    against: Annotated[
        Path | None,
        typer.Option(metavar="FILE", help="Only learn to beat this network, which has all other seats."),
    ] = None,
    onlooking: Annotated[
        bool,
        typer.Option(
            "--onlooking",
            help="Only learn what a seat may hope for while another decides: for games with hidden hands.",
        ),
    ] = False,
    copying: Annotated[
        float | None,
        typer.Option(
            min=0, max=1, help="The part of the time in which it copies greedy.", show_default="what suits the game"
        ),
    ] = None,
    rate: Annotated[
        float | None,
        typer.Option(
            min=1e-6,
            max=1e-2,
            help="How fast it learns at first; at the end a tenth of it is left.",
            show_default="0.0005, or 0.0002 to go on",
        ),
    ] = None,
    layers: Annotated[
        int | None,
        typer.Option(
            min=1,
            max=12,
            help="How many layers the network has.",
            show_default=f"{LAYERS}, or those of the network to go on with",
        ),
    ] = None,
    workers: Annotated[
        int | None,
        typer.Option(
            min=1, max=MOST_JOBS, help="Processes that play, on each machine.", show_default="one less than processors"
        ),
    ] = None,
    seed: Seed = 1,
    games: Annotated[
        int, typer.Option(min=0, max=LARGEST, help="Games against greedy bots at the end, for each number of players.")
    ] = 40,
    cluster: Annotated[
        str | None,
        typer.Option(
            metavar="ADDRESS", help="Learn on all machines of the Ray cluster at this address; local starts one here."
        ),
    ] = None,
) -> None:
    """Train a network that plays a game, by letting it play against itself."""
    learning.run(
        learning.Request(
            game,
            minutes,
            out,
            resume,
            begin_with,
            guest or (),
            against,
            copying,
            rate,
            layers,
            workers,
            seed,
            games,
            cluster,
            onlooking,
        )
    )
