"""Figures of servers are compared as the documentation says."""

from __future__ import annotations

from bench.server_figures import POSTGRESQL, SQLITE, Figures, compare


def figures(database: str, processes: int, server: float, postgresql: float = 0.0) -> Figures:
    return Figures(database, processes, 100.0, 0, (2.0, 6.0), (2.0, 6.0), server, postgresql, 0.3)


def test_a_move_on_postgresql_is_compared_with_all_that_it_costs() -> None:
    told = compare(
        [
            figures(SQLITE, 1, 1.9),
            figures(POSTGRESQL, 1, 1.8, 0.4),
            figures(SQLITE, 1, 2.1),
            figures(POSTGRESQL, 1, 2.0, 0.6),
        ]
    )
    assert "PostgreSQL, processes 1: servers 1.90 ms a move, with PostgreSQL's own 2.40 ms" in told
    assert "PostgreSQL costs 1.20 times SQLite a move (the server alone 0.95 times)" in told


def test_several_processes_carry_more_the_less_a_move_costs_them() -> None:
    told = compare([figures(POSTGRESQL, 1, 2.0, 0.5), figures(POSTGRESQL, 2, 2.5, 0.5)])
    assert "2 processes on PostgreSQL carry 1.60 times what one does (1.67 with PostgreSQL's own time)" in told


def test_all_that_was_measured_is_told() -> None:
    told = figures(POSTGRESQL, 2, 2.0, 0.5).in_words()
    assert "PostgreSQL, processes 2: 100.0 moves/s (0 refused)" in told
    assert "servers 2.00 ms, PostgreSQL 0.50 ms, people 0.30 ms" in told
