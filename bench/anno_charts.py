"""The report of bench/anno_balance.py: a page with charts of goals, sets, seats and lengths, before and after."""

from collections.abc import Iterable, Mapping, Sequence
from html import escape
from typing import Any

from bench.anno import Tally

Tallies = Mapping[tuple[str, int], Tally]

BAR, GAP, LABEL, WIDTH = 14, 4, 190, 420
COLOURS = {"before": "#b9a37c", "after": "#2f6f73"}
GOALS = ("gold", "posts", "contracts", "public_buildings", "merchants", "noble_buildings", "nests", "castle")


def report(shown: Mapping[str, Tallies], changes: Sequence[str], history: Sequence[Mapping[str, Any]]) -> str:
    rows = list(next(iter(shown.values())))
    parts = [
        "<h1>Anno 1503: how the numbers balance</h1>",
        "<p>Shares of the games that somebody has won, before and after. "
        + " ".join(f'<b style="color:{colour}">{name}</b>' for name, colour in COLOURS.items())
        + "</p>",
        "<h2>What was changed</h2><ul>",
        *(f"<li>{escape(change)}</li>" for change in changes),
        "</ul><h2>The search</h2>",
        chart([(f"generation {each['generation']}", {"after": each["score"]}) for each in history], 1.0),
        *(section(row, shown) for row in rows),
    ]
    return f'<!doctype html><html lang="en"><meta charset="utf-8"><title>Balance</title>{"".join(parts)}</html>\n'


def section(row: tuple[str, int], shown: Mapping[str, Tallies]) -> str:
    """All charts of one mode and player count."""
    mode, players = row
    tallies = {name: each[row] for name, each in shown.items()}
    games = ", ".join(f"{name}: {tally.games} games, {tally.unfinished} unfinished" for name, tally in tallies.items())
    return "".join(
        [
            f"<h2>{escape(mode)}, {players} players</h2><p>{games}</p>",
            "<h3>Held by the winner</h3>",
            chart(shares(GOALS, {name: tally.won_with for name, tally in tallies.items()}, tallies), 1.0),
            "<h3>Sets of points that win</h3>",
            chart(shares(sets(tallies.values()), {name: tally.sets for name, tally in tallies.items()}, tallies), 1.0),
            "<h3>Seats: wins of the fair share</h3>",
            chart(
                [
                    (
                        f"seat {seat + 1}",
                        {name: tally.shares(players)[seat] for name, tally in tallies.items()},
                    )
                    for seat in range(players)
                ],
                2.0,
            ),
            "<h3>Rounds: 5 %, median, 95 %</h3>",
            chart(
                [
                    (f"{part} %", {name: quantile(tally.rounds, part) for name, tally in tallies.items()})
                    for part in (5, 50, 95)
                ],
                60.0,
            ),
            "<h3>Looks under tiles in a game</h3>",
            chart(
                [
                    (who, {name: tally.looks(players)[at] for name, tally in tallies.items()})
                    for at, who in enumerate(("winner", "each other"))
                ],
                20.0,
            ),
        ]
    )


def sets(tallies: Iterable[Tally]) -> list[str]:
    """Those that won in any of them, in the order of the names."""
    return sorted({name for tally in tallies for name in tally.sets})


def shares(
    names: Iterable[str], counts: Mapping[str, Mapping[str, int]], tallies: Mapping[str, Tally]
) -> list[tuple[str, dict[str, float]]]:
    return [
        (name, {which: counts[which].get(name, 0) / max(tally.won, 1) for which, tally in tallies.items()})
        for name in names
        if any(count.get(name, 0) for count in counts.values())
    ]


def quantile(rounds: Sequence[int], part: int) -> float:
    ordered = sorted(rounds) or [0]
    return float(ordered[min(len(ordered) * part // 100, len(ordered) - 1)])


def chart(lines: Sequence[tuple[str, Mapping[str, float]]], most: float) -> str:
    """Bars with their labels and values, one below the other."""
    drawn, top = [], 0
    for label, values in lines:
        drawn.append(f'<text x="{LABEL - 6}" y="{top + BAR - 3}" text-anchor="end">{escape(label)}</text>')
        for name, value in values.items():
            wide = min(value / most, 1.0) * WIDTH
            drawn.append(f'<rect x="{LABEL}" y="{top}" width="{wide:.1f}" height="{BAR}" fill="{COLOURS[name]}"/>')
            drawn.append(f'<text x="{LABEL + wide + 4:.1f}" y="{top + BAR - 3}">{value:.2f}</text>')
            top += BAR
        top += GAP
    size = f'width="{LABEL + WIDTH + 60}" height="{max(top, 1)}"'
    return f'<svg {size} font-family="sans-serif" font-size="11" role="img">{"".join(drawn)}</svg>'
