"""The examples in the documents and in the docstrings do what they say.

In a document, `pycon` examples are compared with what Python answers, `python` examples are run with the tests they
define, `record` and `json` examples are loaded, and of `console` examples the lines that begin with `$ boriken` are
run; if a command is followed by lines of output, that is what it must print. All examples of a page belong together
and run from top to bottom in a folder of their own.
"""

import doctest
import json
import os
import re
import shlex
import subprocess
import sys
from collections.abc import Callable, Iterator, Mapping
from importlib import import_module
from pathlib import Path
from textwrap import dedent
from typing import Any, NamedTuple

import pytest

import boriken
from tests.project import ROOT

PAGES = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").glob("*.md"))]

EXAMPLE = re.compile(r"^( *)```(\w+)\n(.*?)^\1```$", re.MULTILINE | re.DOTALL)
COMMAND = re.compile(r"^\$ (boriken\b.*)\n((?:(?!\$ ).*\n)*)", re.MULTILINE)
BORIKEN = [sys.executable, "-c", "from boriken.cli import main; main()"]

Names = dict[str, Any]


class Example(NamedTuple):
    """`line` is where it begins in its page."""

    kind: str
    code: str
    line: int


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_the_examples_of_a_page_work(page: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    names: Names = {"__name__": "example"}
    for example in examples(page):
        if example.kind in RUN:
            RUN[example.kind](example, names, f"{page.name}:{example.line}")


def examples(page: Path) -> Iterator[Example]:
    text = page.read_text(encoding="utf-8")
    for found in EXAMPLE.finditer(text):
        yield Example(found[2], dedent(found[3]), text.count("\n", 0, found.start()) + 1)


def run_python(example: Example, names: Names, where: str) -> None:
    known = set(names)
    exec(compile(example.code, where, "exec"), names)  # our own pages, not somebody's input
    for test in [name for name in names if name.startswith("test_") and name not in known]:
        names[test]()


def run_session(example: Example, names: Names, where: str) -> None:
    session = doctest.DocTestParser().get_doctest(example.code, names, where, where, example.line)
    told: list[str] = []
    result = doctest.DocTestRunner(verbose=False).run(session, out=told.append, clear_globs=False)
    names.update(session.globs)
    assert result.failed == 0, "".join(told)
    assert result.attempted


def run_commands(example: Example, names: Names, where: str) -> None:
    environment = {**os.environ, "COLUMNS": "80", "PYTHONIOENCODING": "utf-8"}
    for command, output in COMMAND.findall(example.code):
        words = [*BORIKEN, *shlex.split(command)[1:]]
        done = subprocess.run(
            words, env=environment, stdin=subprocess.DEVNULL, capture_output=True, encoding="utf-8", check=False
        )
        assert done.returncode == 0, f"{where}: {command}\n{done.stdout}{done.stderr}"
        if output:
            assert done.stdout.splitlines() == output.splitlines(), f"{where}: {command}"


def load_record(example: Example, names: Names, where: str) -> None:
    assert boriken.load_record(example.code).record() == example.code, where


def load_position(example: Example, names: Names, where: str) -> None:
    assert boriken.from_position(json.loads(example.code)).choices(), where


RUN: Mapping[str, Callable[[Example, Names, str], None]] = {
    "python": run_python,
    "pycon": run_session,
    "console": run_commands,
    "record": load_record,
    "json": load_position,
}


def test_a_page_shows_a_learner_as_it_is_in_its_file() -> None:
    """In as many lines as it says; to run it takes PyTorch and minutes, so that no test does."""
    script = (ROOT / "examples" / "maskable_ppo.py").read_text(encoding="utf-8")
    assert script in [example.code for example in examples(ROOT / "docs" / "research.md")]
    assert len(script.splitlines()) <= 40


WITH_EXAMPLES = (
    # Packages, and what is no member of anything public: test_public.py runs the examples of all that is
    *("boriken", "boriken.arena", "boriken.env", "boriken.env.gym_ids", "boriken.testing"),
)


@pytest.mark.parametrize("module", WITH_EXAMPLES)
def test_the_examples_of_a_module_work(module: str) -> None:
    result = doctest.testmod(import_module(module))
    assert result.attempted
    assert result.failed == 0
