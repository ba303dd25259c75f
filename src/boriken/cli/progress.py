"""The bar that shows how far a long run is."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from rich.console import Console
from rich.progress import Progress

REFRESH = 0.1  # seconds between two pictures of the bar


@contextmanager
def progress_bar(total: int, hidden: bool, doing: str = "Playing") -> Iterator[Callable[[int], None]]:
    """A bar on stderr while games are played (or something else is done), moved on by calling what one gets."""
    # without a thread of its own, which would be a danger to the processes that are forked meanwhile
    with Progress(console=Console(stderr=True), disable=hidden, transient=True, auto_refresh=False) as progress:
        bar = progress.add_task(doing, total=total)
        shown = time.perf_counter()

        def advance(done: int) -> None:
            nonlocal shown
            progress.advance(bar, done)
            if time.perf_counter() - shown > REFRESH:
                shown = time.perf_counter()
                progress.refresh()

        yield advance
