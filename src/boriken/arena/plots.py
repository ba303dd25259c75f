"""Pictures of the results, one file each."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path

from matplotlib.axes import Axes
from matplotlib.figure import Figure

from boriken.arena.block import Block
from boriken.arena.standings import Entry, entries
from boriken.core.errors import BorikenError
from boriken.core.title import Json

BINS = 30


def draw(results: Json, blocks: Sequence[Block], folder: Path) -> list[Path]:
    """Draw everything into the folder; returns the files."""
    sat, names = entries(blocks), [bot["name"] for bot in results["bots"] if bot["games"]]
    if not sat:
        raise BorikenError("There is nothing to draw: no game came to its end.")
    pictures: dict[str, Callable[[Axes], None]] = {
        "ratings": lambda axes: values(axes, results["bots"], "rating", "rating (openskill), with 95 % interval"),
        "strengths": lambda axes: values(axes, results["bots"], "strength", "strength (log odds), with 95 % interval"),
        "scores": lambda axes: distributions(axes, sat, names, "points", "points"),
        "margins": lambda axes: distributions(axes, sat, names, "margin", "points ahead of the best other"),
        "seats": lambda axes: seats(axes, results),
    }
    return [picture(folder / f"{name}.svg", paint, caption(results)) for name, paint in pictures.items()]


def picture(path: Path, paint: Callable[[Axes], None], title: str) -> Path:
    figure = Figure(figsize=(8, 4.5), layout="constrained")  # by itself, without a window system
    axes = figure.add_subplot()
    paint(axes)
    axes.set_title(title, fontsize="medium")
    axes.spines[["top", "right"]].set_visible(False)
    figure.savefig(path, metadata={"Date": None})  # the same results, the same file
    return path


def caption(results: Json) -> str:
    return f"{results['game']}, {results['players']} players, {results['games']:,} games, seed {results['seed']}"


def values(axes: Axes, bots: Sequence[Json], name: str, label: str) -> None:
    """One line for each bot, the strongest on top."""
    upwards = list(reversed(bots))
    middle = [bot[name] for bot in upwards]
    reach = [[bot[name] - bot[f"{name}_low"] for bot in upwards], [bot[f"{name}_high"] - bot[name] for bot in upwards]]
    axes.errorbar(middle, range(len(upwards)), xerr=reach, fmt="o", capsize=4)
    axes.set_yticks(range(len(upwards)), [bot["name"] for bot in upwards])
    axes.set_xlabel(label)
    axes.margins(y=0.2)
    axes.grid(axis="x", alpha=0.3)


def distributions(axes: Axes, sat: Sequence[Entry], names: Sequence[str], name: str, label: str) -> None:
    """A stepped line for each bot, over the same bins."""
    seen = {bot: [getattr(entry, name) for entry in sat if entry.bot == bot] for bot in names}
    least, most = min(map(min, seen.values())), max(map(max, seen.values()))
    width = max(1, -(-(most - least + 1) // BINS))
    edges = [edge - 0.5 for edge in range(least, most + width + 1, width)]
    for bot, found in seen.items():
        share = [1 / len(found)] * len(found)
        axes.hist(found, bins=edges, weights=share, histtype="step", linewidth=1.5, label=bot)
    axes.set_xlabel(label)
    axes.set_ylabel("share of games")
    axes.legend(frameon=False)


def seats(axes: Axes, results: Json) -> None:
    """Wins of the seats in order of play, beside the share that would be everybody's."""
    found = results["seats"]
    middle = [seat["share"] for seat in found]
    reach = [[seat["share"] - seat["low"] for seat in found], [seat["high"] - seat["share"] for seat in found]]
    axes.bar(range(1, len(found) + 1), middle, yerr=reach, capsize=4, alpha=0.7)
    axes.axhline(1 / len(found), linestyle="--", linewidth=1, color="black")
    axes.set_xticks(range(1, len(found) + 1))
    axes.set_xlabel("seat in order of play")
    axes.set_ylabel("share of wins, with 95 % interval")
