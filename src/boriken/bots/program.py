"""A bot that is a program of its own, in any language: JSON lines on its standard input and output.

docs/bots.md describes the protocol for those who write such a program.
"""

from __future__ import annotations

import contextlib
import json
import logging
import os
import shlex
import shutil
import signal
import subprocess
import weakref
from collections.abc import Iterator, Sequence
from importlib.metadata import version
from threading import Event, Timer
from typing import Any

from boriken.bots import own
from boriken.bots.window import Window, one_way
from boriken.core.errors import BorikenError, SetupError, quoted
from boriken.core.title import Json

log = logging.getLogger(__name__)

PROTOCOL = 1
DECISION_SECONDS = 10.0
START_SECONDS = 10.0
END_SECONDS = 2.0
LONGEST_LINE = 1_000_000  # bytes


class ProgramError(BorikenError):
    """The program did not answer, or not in the way that was agreed."""


class Program(own.Bot):
    """One process for one seat. It is started at the first question, and again after it had to be stopped."""

    def __init__(self, command: Sequence[str], seconds: float = DECISION_SECONDS, seed: int = 0) -> None:
        super().__init__(one_way(seed, "program"))
        self.command = command
        self.seconds = seconds
        self.process: subprocess.Popen[bytes] | None = None
        self.asked = 0
        self._stop: Any = None

    def choose(self, window: Window) -> str:
        """Ask the program; a ProgramError says what is wrong with it. It is stopped then."""
        try:
            if self.process is None:
                self.start(window)
            self.asked += 1
            with self.limit(self.seconds):
                self.send(type="choose", id=self.asked, **self.question(window), seconds=self.seconds)
                return self.answer(self.asked)
        except ProgramError:
            self.stop()
            raise

    def question(self, window: Window) -> Json:
        """The question sent to the program: nothing in it that the seat may not know."""
        return {"view": window.view(), "choices": window.choices()}

    def refused(self, sentence: str) -> None:
        with contextlib.suppress(ProgramError), self.limit(self.seconds):
            self.send(type="refused", id=self.asked, sentence=sentence)

    def close(self) -> None:
        """Say goodbye, and wait a moment for the program to end by itself."""
        process = self.process
        if process is not None:
            with contextlib.suppress(ProgramError, subprocess.TimeoutExpired):
                with self.limit(END_SECONDS):
                    self.send(type="bye")
                assert process.stdin is not None
                process.stdin.close()
                process.wait(END_SECONDS)
        self.stop()

    # The process

    def start(self, window: Window) -> None:
        pipe = subprocess.PIPE
        try:
            # In a group of its own, so that it can be stopped with all that it has started
            self.process = subprocess.Popen(self.command, stdin=pipe, stdout=pipe, start_new_session=True)
        except OSError as error:
            raise ProgramError(f"cannot be started: {error.strerror}") from error
        self._stop = weakref.finalize(self, stop_process, self.process)
        with self.limit(START_SECONDS):
            self.send(type="hello", protocol=PROTOCOL, boriken=version("boriken"))
            self.greet(self.receive())
            self.send(
                type="new_game",
                game=window.setup.game,
                name=window.title.name,
                players=window.setup.players,
                seat=window.seat,
                options=dict(window.setup.options),
                facts=window.facts(),
                seed=self.seed,
            )

    def greet(self, hello: Json) -> None:
        if hello["type"] != "hello":
            raise ProgramError(f"began with {quoted(hello['type'])} instead of 'hello'")
        if hello.get("protocol") != PROTOCOL:
            raise ProgramError(f"speaks protocol {quoted(hello.get('protocol'))}, and this program speaks {PROTOCOL}")

    def stop(self) -> None:
        if self._stop is not None:
            self._stop()
        self.process = self._stop = None

    @contextlib.contextmanager
    def limit(self, seconds: float) -> Iterator[None]:
        """Stop the process when the time is up: whoever waits for it then sees that it is gone."""
        process, late = self.process, Event()
        assert process is not None

        def too_late() -> None:
            late.set()
            kill(process)

        timer = Timer(seconds, too_late)
        timer.daemon = True
        timer.start()
        try:
            yield
        except ProgramError:
            if late.is_set():
                raise ProgramError(f"did not answer within {seconds:g} seconds") from None
            raise
        finally:
            timer.cancel()

    # Lines

    def send(self, **message: Any) -> None:
        assert self.process is not None
        assert self.process.stdin is not None
        try:
            self.process.stdin.write(json.dumps(message, separators=(",", ":")).encode() + b"\n")
            self.process.stdin.flush()
        except (OSError, ValueError) as error:
            raise ProgramError(self.ended()) from error

    def answer(self, number: int) -> str:
        message = self.receive()
        if message["type"] != "choice" or message.get("id") != number or not isinstance(message.get("action"), str):
            raise ProgramError(f"answered question {number} with {quoted(message)}")
        return str(message["action"])

    def receive(self) -> Json:
        """The next message of the program that is not a note."""
        while (message := self.read())["type"] == "note":
            log.info("%s: %s", self.command[0], message.get("text"))
        return message

    def read(self) -> Json:
        assert self.process is not None
        assert self.process.stdout is not None
        line = self.process.stdout.readline(LONGEST_LINE)
        if not line:
            raise ProgramError(self.ended())
        if len(line) >= LONGEST_LINE:
            raise ProgramError("wrote a line that does not end")
        try:
            message = json.loads(line)
        except (ValueError, RecursionError):
            message = None
        if not isinstance(message, dict) or not isinstance(message.get("type"), str):
            raise ProgramError(f"wrote {quoted(line.decode(errors='replace').rstrip())}, which is no message")
        return message

    def ended(self) -> str:
        assert self.process is not None
        try:
            return f"has ended, with exit status {self.process.wait(END_SECONDS)}"
        except subprocess.TimeoutExpired:
            return "has closed its input or output"


def stop_process(process: subprocess.Popen[bytes]) -> None:
    """End a process and all that it has started, and close what led to it."""
    kill(process)
    with contextlib.suppress(subprocess.TimeoutExpired):
        process.wait(END_SECONDS)
    for pipe in (process.stdin, process.stdout):
        if pipe is not None:
            with contextlib.suppress(OSError):
                pipe.close()


def kill(process: subprocess.Popen[bytes]) -> None:
    with contextlib.suppress(OSError):
        if os.name == "posix":
            os.killpg(process.pid, signal.SIGKILL)
        else:
            process.kill()


def command_words(command: str) -> Sequence[str]:
    """The program and its arguments; a SetupError if there is no such program."""
    try:
        words = shlex.split(command, posix=os.name == "posix")
    except ValueError as error:
        raise SetupError(f"The command {quoted(command)} cannot be read: a quote is not closed.") from error
    if not words:
        raise SetupError("A bot that is a program is called exec:COMMAND, such as exec:./ada.")
    if shutil.which(words[0]) is None:
        raise SetupError(f"There is no program {quoted(words[0])} that can be started.")
    return words
