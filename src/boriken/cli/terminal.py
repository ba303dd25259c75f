"""The terminal: how wide it is, what is typed into it, and how trouble is told."""

import codecs
import signal
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from functools import wraps
from io import TextIOWrapper
from typing import ParamSpec, TypeVar

import typer
from rich.console import Console

from boriken.core.errors import BorikenError

with suppress(ImportError):  # typed lines can be edited where the system can do it
    import readline

WIDEST = 100
PLAIN = {"●": "@", "○": "o", "■": "#", "□": ".", "◆": "N", "▶": ">", "•": "*", "·": "-", "×": "x"}
STOPS = ("SIGINT", "SIGHUP", "SIGTERM")  # Ctrl-C, a closed window, a shutdown; not every system knows them all
FAILED = 2
ERASE_SCROLLED = "\x1b[3J"

P = ParamSpec("P")
R = TypeVar("R")


def in_one_sentence(command: Callable[P, R]) -> Callable[P, R]:
    """Make a command that is handed something wrong say so in its one sentence, and fail."""

    @wraps(command)
    def guarded(*args: P.args, **kwargs: P.kwargs) -> R:
        try:
            return command(*args, **kwargs)
        except BorikenError as error:
            typer.echo(str(error), err=True)
            raise typer.Exit(FAILED) from error

    return guarded


def make_console() -> Console:
    """The screen. What it cannot show gets a plain sign, and lines stay short enough to read."""
    codecs.register_error("plain", plainly)
    for stream, errors in ((sys.stdin, "replace"), (sys.stdout, "plain")):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors=errors)
    console = Console(highlight=False)
    console.width = min(console.width, WIDEST)
    return console


def plainly(error: UnicodeError) -> tuple[str, int]:
    """Write signs that an old terminal does not know with those it does."""
    assert isinstance(error, UnicodeEncodeError)
    return "".join(PLAIN.get(sign, "?") for sign in error.object[error.start : error.end]), error.end


def read_line(console: Console, prompt: str) -> str:
    """The line that is typed; EOFError when there is no more. Lines from a pipe are shown like typed ones."""
    line = input(prompt)
    if not sys.stdin.isatty():
        console.print(line, markup=False)
    return line.strip()


def wipe(console: Console) -> None:
    """Clear the screen for somebody else: what stands on it, what has scrolled off it, and the lines typed so far."""
    console.clear()
    if console.is_terminal:
        console.file.write(ERASE_SCROLLED)
        console.file.flush()
    with suppress(NameError):
        readline.clear_history()


def is_terminal() -> bool:
    """Whether somebody sits there who can be asked."""
    return sys.stdin.isatty() and sys.stdout.isatty()


@contextmanager
def stoppable() -> Iterator[None]:
    """Let a closed window or a shutdown interrupt the game the way Ctrl-C does."""

    def interrupt(number: int, frame: object) -> None:
        raise KeyboardInterrupt

    before = {number: signal.signal(number, interrupt) for number in stop_signals()}
    try:
        yield
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)


def stop_signals() -> list[signal.Signals]:
    return [signal.Signals[name] for name in STOPS if name in signal.Signals.__members__]
