"""Figures of servers, and how those of one database or number of processes compare with others: for `bench.server`."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from statistics import fmean

SQLITE, POSTGRESQL = "sqlite", "PostgreSQL"


@dataclass(frozen=True)
class Figures:
    """Figures of one measurement. Times are milliseconds: p50 and p99, or processor time a move."""

    database: str
    processes: int
    held: float  # moves a second
    refused: int
    answers: tuple[float, float]
    arrivals: tuple[float, float]
    server: float
    postgresql: float  # its own processes
    people: float

    @property
    def together(self) -> float:
        """The processor time that a move costs, wherever it is saved."""
        return self.server + self.postgresql

    def in_words(self) -> str:
        return (
            f"{self.database}, processes {self.processes}: {self.held:.1f} moves/s ({self.refused} refused)\n"
            f"  answer to a move {self.answers[0]:.1f} ms p50, {self.answers[1]:.1f} ms p99\n"
            f"  at the others    {self.arrivals[0]:.1f} ms p50, {self.arrivals[1]:.1f} ms p99\n"
            f"  processor time a move: servers {self.server:.2f} ms, PostgreSQL {self.postgresql:.2f} ms,"
            f" people {self.people:.2f} ms"
        )


def compare(measured: Sequence[Figures]) -> str:
    """The mean costs of all that was measured, and what follows from them."""
    servers, together = mean_costs(measured, "server"), mean_costs(measured, "together")
    lines = [
        f"{database}, processes {processes}: servers {servers[database, processes]:.2f} ms a move,"
        f" with PostgreSQL's own {cost:.2f} ms"
        for (database, processes), cost in together.items()
    ]
    if (SQLITE, 1) in together and (POSTGRESQL, 1) in together:
        costs = [kind[POSTGRESQL, 1] / kind[SQLITE, 1] for kind in (together, servers)]
        lines.append(f"PostgreSQL costs {costs[0]:.2f} times SQLite a move (the server alone {costs[1]:.2f} times)")
    for database, processes in together:
        if processes > 1 and (database, 1) in together:
            carried = [processes * kind[database, 1] / kind[database, processes] for kind in (servers, together)]
            lines.append(
                f"{processes} processes on {database} carry {carried[0]:.2f} times what one does"
                f" ({carried[1]:.2f} with PostgreSQL's own time)"
            )
    return "\n".join(lines)


def mean_costs(measured: Sequence[Figures], kind: str) -> dict[tuple[str, int], float]:
    """The mean of a cost for each database and number of processes."""
    rows = dict.fromkeys((figures.database, figures.processes) for figures in measured)
    return {row: fmean(getattr(one, kind) for one in measured if (one.database, one.processes) == row) for row in rows}
