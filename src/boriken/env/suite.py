"""A fixed suite: the same seeds, opponents, editions and mixes for everybody, and a table fit for a paper.

A suite never changes once it has a number; what is to be measured otherwise becomes a suite with another number. So
every option of every table is named here, also those that are as a table has them by default: defaults may change.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from importlib.metadata import version
from typing import Any

from boriken.arena import run
from boriken.arena.plan import ONE_AGAINST_THE_REST
from boriken.bots import own
from boriken.core.errors import SetupError, quoted
from boriken.core.setup import OptionValue, options_text
from boriken.core.title import Json

NUMBER = 1
SEED = 20_030
GAMES = 120  # of each row: whole blocks at tables of 2, 3, 4 and 5
OPPONENTS = ("random", "greedy")
ALL_FOUR = "new-buildings,nobles,buccaneer,festival"

# All options of each game, as its tables have them where a row says nothing else; in the arena seat 0 always begins
PINNED: Mapping[str, Mapping[str, OptionValue]] = {
    "puerto-rico": {
        "edition": "2020",
        "balanced": False,
        "hidden_vp": False,
        "ask_optional": False,
        "optional_production": False,
        "vp_end_any_phase": True,
        "max_large": 4,
        "expansions": "none",
        "nb_rules": "2020",
        "buildings": "draft",
        "long_game": False,
        "kidnap_solo": False,
        "festival_privilege_goods": True,
        "lodges": "last",
    },
    "san-juan": {"chosen_hands": False},
    "anno-1503": {"expansions": "none", "most_rounds": 100, "sheet": "house-3"},
}


@dataclass(frozen=True, slots=True)
class Tables:
    """A game with some options, at tables of several sizes. `named` are those that a reader of the table is told."""

    game: str
    players: Sequence[int]
    named: Mapping[str, OptionValue] = field(default_factory=dict)

    @property
    def options(self) -> dict[str, OptionValue]:
        """All options, none of them left to a default."""
        return {**PINNED[self.game], **self.named}

    @property
    def mix(self) -> str:
        return options_text(self.named) or "as printed"


SUITE = (
    Tables("puerto-rico", (2, 3, 4, 5), {"edition": "2020"}),
    Tables("puerto-rico", (3, 4, 5), {"edition": "first"}),
    *(
        Tables("puerto-rico", (4,), {"edition": "2020", "expansions": mix})
        for mix in ("new-buildings", "nobles", "buccaneer", "festival")
    ),
    Tables("puerto-rico", (2, 3, 4, 5), {"edition": "2020", "expansions": ALL_FOUR}),
    Tables("san-juan", (2, 3, 4)),
    Tables("anno-1503", (2, 3, 4)),
    Tables("anno-1503", (2, 3, 4), {"expansions": "aristocrats-pirates"}),
)


@dataclass(frozen=True, slots=True)
class Match:
    """One row of the suite: a bot alone against a table of one opponent."""

    tables: Tables
    players: int
    opponent: str


def matches(only: str = "") -> Iterator[Match]:
    """The rows of the suite, or those of one game."""
    for tables in SUITE:
        if only in ("", tables.game):
            for players in tables.players:
                for opponent in OPPONENTS:
                    yield Match(tables, players, opponent)


def run_suite(
    bot: str | type[own.Bot],
    *,
    only: str = "",
    games: int = GAMES,
    jobs: int = 1,
    finished: Callable[[int], None] = lambda _: None,
) -> Json:
    """Let a bot play the suite, or the part of it that is of one game; returns the results as plain data.

    `finished` is told of every row. Fewer `games` than the suite has make a table to look at, and it says so. Raises
    SetupError if there is no such bot or game, and BorikenError where the packages of `boriken[arena]` are missing.

    >>> results = run_suite("random", only="san-juan", games=2)
    >>> results["bot"], results["whole"], len(results["rows"])
    ('random', False, 3)
    """
    name = bot if isinstance(bot, str) else bot.__name__
    wanted = [match for match in matches(only) if match.opponent != name]
    if not wanted:
        raise SetupError(f"The suite has no game {quoted(only)}.")
    rows = []
    for match in wanted:
        rows.append(played(match, bot, name, games, jobs))
        finished(1)
    return {
        "suite": NUMBER,
        "boriken": version("boriken"),
        "bot": name,
        "seed": SEED,
        "whole": not only and games == GAMES,
        "rows": rows,
    }


def played(match: Match, bot: str | type[own.Bot], name: str, games: int, jobs: int) -> Json:
    tables = match.tables
    bots = [bot, match.opponent]
    results = run(
        tables.game,
        bots,
        players=match.players,
        games=games,
        mode=ONE_AGAINST_THE_REST,
        seed=SEED,
        jobs=jobs,
        **dict[str, Any](tables.options),
    )
    own_results = next(entry for entry in results["bots"] if entry["name"] != match.opponent)
    about = {"game": tables.game, "players": match.players, "mix": tables.mix, "opponent": match.opponent}
    figures = {key: own_results.get(key) for key in ("games", "share", "low", "high", "mean_score", "mean_margin")}
    return {**about, "options": tables.options, "parity": 1 / match.players, **figures, "name": name}


# Tables

HEADINGS = ("game", "players", "set-up", "opponent", "games", "wins", "95 %", "parity", "margin")


def cells(row: Json) -> list[str]:
    """The figures of a row, as a reader wants them."""
    about = [row["game"], str(row["players"]), row["mix"], row["opponent"], str(row["games"])]
    if row["share"] is None:
        return [*about, "–", "–", f"{row['parity']:.0%}", "–"]
    interval = f"{100 * row['low']:.1f}–{100 * row['high']:.1f}"
    return [*about, f"{row['share']:.1%}", interval, f"{row['parity']:.0%}", f"{row['mean_margin']:+.1f}"]


def caption(results: Json) -> str:
    part = "" if results["whole"] else ", in part"
    return (
        f"{results['bot']} in suite {results['suite']}{part} (Boriken {results['boriken']}, seed {results['seed']}): "
        "wins alone against a table of the opponent, Wilson's 95 % interval over blocks of rotated seats, "
        "mean margin in points to the best other seat."
    )


def markdown(results: Json) -> str:
    """The table in Markdown."""
    lines = [f"| {' | '.join(HEADINGS)} |", "|---|---:|---|---|" + "---:|" * (len(HEADINGS) - 4)]
    lines += [f"| {' | '.join(cells(row))} |" for row in results["rows"]]
    return "\n".join([caption(results), "", *lines])


def latex(results: Json) -> str:
    """The table for LaTeX, with the package booktabs."""
    lines = [
        r"\begin{table}",
        rf"\caption{{{escaped(caption(results))}}}",
        r"\begin{tabular}{lrllrrrrr}",
        r"\toprule",
        rf"{' & '.join(map(escaped, HEADINGS))} \\",
        r"\midrule",
        *(rf"{' & '.join(map(escaped, cells(row)))} \\" for row in results["rows"]),
        r"\bottomrule",
        r"\end{tabular}",
        r"\end{table}",
    ]
    return "\n".join(lines)


def escaped(text: str) -> str:
    """A text in which LaTeX finds no command."""
    for sign in "&%$#_{}":
        text = text.replace(sign, f"\\{sign}")
    return text.replace("–", "--")
