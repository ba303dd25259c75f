"""The report of a training run: its matches, its games with itself, and a picture of how it learned."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

from boriken.arena import tournament
from boriken.arena.block import Block
from boriken.arena.executors import Executor, Here
from boriken.arena.plan import make_plan
from boriken.arena.standings import standings
from boriken.bots.weights import load_weights
from boriken.core import registry
from boriken.core.title import Json
from boriken.learn import self_play
from boriken.learn.brought import Brought
from boriken.learn.files import JOURNAL, PICTURE, REPORT, WEIGHTS

NET, RIVAL = "net", "greedy"
SEED = 900  # of the deals, which no training run begins from


def matches(
    folder: Path, game: str, games: int, finished: Callable[[int], None], executor: Executor | None = None
) -> list[Json]:
    """At every number of players one learned player against greedy ones: a row each."""
    rows = []
    learned = f"{NET}@{folder / WEIGHTS}"
    maker = Brought(learned, (folder / WEIGHTS).read_bytes())
    for players in registry.title(game).player_counts:
        plan = make_plan(game, players, [learned, RIVAL], seed=SEED, maker=maker)

        def done(block: Block) -> None:
            finished(len(block.games))

        results = standings(plan, tournament.play(plan, plan.blocks(games), executor or Here(), None, done))
        net, rival = (next(bot for bot in results["bots"] if bot["name"] == name) for name in (learned, RIVAL))
        rows.append({"players": players, "net": net, "rival": rival, "games": results["games"]})
    return rows


def write_report(folder: Path, game: str, rows: list[Json], itself: list[Json]) -> Path:
    """A page with the figures of the run, its picture, its matches, and how it plays against itself."""
    training = load_weights(folder / WEIGHTS)[1]["training"]
    lines = [
        f"# A network for {registry.title(game).name}",
        "",
        "Trained for {seconds:,} seconds: {decisions:,} decisions, {games:,} games.".format(**training),
        "",
        f"![How it learned]({PICTURE})",
    ]
    if rows:
        lines += [
            "",
            f"One `{NET}` against `{RIVAL}` bots, blocks from seed {SEED}, with 95 % intervals:",
            "",
            "| players | games | net wins | its mean score | that of the others |",
            "|---|---:|---:|---:|---:|",
            *(match_line(row) for row in rows),
        ]
    if itself:
        lines += ["", f"## `{NET}` against itself", *self_play.lines_of(itself)]
    path = folder / REPORT
    path.write_text("\n".join(lines) + "\n", encoding="utf-8")
    return path


def match_line(row: Json) -> str:
    net = row["net"]
    share = f"{100 * net['share']:.1f} % ({100 * net['low']:.1f} to {100 * net['high']:.1f})"
    return (
        f"| {row['players']} | {row['games']} | {share} | {net['mean_score']:.1f} | {row['rival']['mean_score']:.1f} |"
    )


def draw(folder: Path) -> Path:
    """The journal as a picture: how sure it is, how well it foretells who wins, and how fast it plays."""
    from matplotlib.figure import Figure

    entries = [json.loads(line) for line in (folder / JOURNAL).read_text(encoding="utf-8").splitlines()]
    minutes = [entry["seconds"] / 60 for entry in entries]
    figure = Figure(figsize=(8, 6), layout="constrained")
    pictures = {
        "entropy": "entropy of its choices",
        "wins": "error in who wins",
        "decisions_a_second": "decisions a second",
    }
    for number, (name, label) in enumerate(pictures.items(), 1):
        axes = figure.add_subplot(len(pictures), 1, number)
        axes.plot(minutes, [entry[name] for entry in entries])
        axes.set_ylabel(label)
        axes.spines[["top", "right"]].set_visible(False)
    axes.set_xlabel("minutes of training")
    path = folder / PICTURE
    figure.savefig(path, metadata={"Date": None})
    return path
