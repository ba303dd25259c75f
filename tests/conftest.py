"""Checks that hold for the whole test run."""

import os

import pytest

from boriken import _compiled

pytest.register_assert_rewrite("boriken.testing")  # so that a check that fails says what was compared
# Begun last, one of these would keep a single process busy while the others have nothing left to do
LONGEST = (
    "tests/server/store/test_nothing_lost.py",
    "tests/packaging/",
    "tests/browser/test_touch.py::test_a_whole_game",
    "tests/browser/test_touch.py::test_from_the_first",
    "tests/browser/test_touch.py::test_every_kind",
    "tests/browser/test_questions.py",
    "tests/browser/test_games.py",
    "tests/browser/test_learn.py::test_a_newcomer",
    "tests/browser/test_learn.py::test_a_lesson_is_learned",
)

os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # as for bots: threads of NumPy would wait for each other


def pytest_sessionstart(session: pytest.Session) -> None:
    """Compiled rules that are older than their sources would be tested in place of what one reads."""
    if _compiled.is_compiled() and _compiled.stale():
        raise pytest.UsageError("The compiled rules are older than their sources: run 'make build' first.")


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """The longest tests come first; the others keep their order."""
    items.sort(key=lambda item: not item.nodeid.startswith(LONGEST))
