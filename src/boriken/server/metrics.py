"""Metrics for Prometheus, which reads them at /metrics."""

from __future__ import annotations

from collections.abc import Callable

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, ProcessCollector, generate_latest

from boriken.server.tables.change import GAME, Change

QUICK = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)
THOUGHTFUL = (0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0, 30.0, 60.0)


class Metrics:
    """The metrics of one server, in a registry of its own."""

    def __init__(self) -> None:
        self.registry = registry = CollectorRegistry()
        ProcessCollector(registry=registry)
        self._requests = Counter(
            "boriken_requests", "Requests answered.", ["method", "route", "status"], registry=registry
        )
        self._request_seconds = Histogram(
            "boriken_request_seconds",
            "Time to answer a request, streams left out.",
            ["route"],
            buckets=QUICK,
            registry=registry,
        )
        self._errors = Counter(
            "boriken_errors", "Requests that failed because of a fault in the server.", registry=registry
        )
        self._moves = Counter("boriken_moves", "Moves saved, by people and by bots.", ["by"], registry=registry)
        self._undos = Counter("boriken_undos", "Decisions taken back.", registry=registry)
        self._decisions = Counter("boriken_bot_decisions", "Decisions of bots.", ["level"], registry=registry)
        self._turn_seconds = Histogram(
            "boriken_bot_turn_seconds",
            "Time from the beginning of a bot's turn to the saved move.",
            ["level"],
            buckets=THOUGHTFUL,
            registry=registry,
        )
        self._failures = Counter("boriken_bot_failures", "Failed decisions of bots.", ["level"], registry=registry)

    def gauge(self, name: str, about: str, value: Callable[[], float]) -> None:
        """Add a value that is read when the metrics are."""
        Gauge(name, about, registry=self.registry).set_function(value)

    def page(self) -> bytes:
        return generate_latest(self.registry)

    # requests

    def answered(self, method: str, route: str, status: int, seconds: float | None) -> None:
        self._requests.labels(method, route, str(status)).inc()
        if seconds is not None:
            self._request_seconds.labels(route).observe(seconds)

    def broke(self) -> None:
        self._errors.inc()

    # bots

    def decided(self, level: str, decisions: int, seconds: float) -> None:
        self._decisions.labels(level).inc(decisions)
        self._turn_seconds.labels(level).observe(seconds)

    def failed(self, level: str) -> None:
        self._failures.labels(level).inc()

    # tables

    def changed(self, change: Change) -> None:
        """Nothing to save."""

    def committed(self, change: Change) -> None:
        mover = change.before.actor
        if change.row.rewinds != change.before.rewinds:
            self._undos.inc()
        elif mover is not None and change.played and any(kind == GAME for _, kind, _ in change.notes):
            self._moves.labels("bot" if change.seats[mover].level is not None else "person").inc()
