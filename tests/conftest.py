"""Checks that hold for the whole test run."""

import os

import pytest

from boriken import _compiled

pytest.register_assert_rewrite("boriken.testing")  # so that a check that fails says what was compared

os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # as for bots: threads of NumPy would wait for each other


def pytest_sessionstart(session: pytest.Session) -> None:
    """Compiled rules that are older than their sources would be tested in place of what one reads."""
    if _compiled.is_compiled() and _compiled.stale():
        raise pytest.UsageError("The compiled rules are older than their sources: run 'make build' first.")
