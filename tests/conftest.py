"""Checks that hold for the whole test run."""

import pytest

from boriken import _compiled


def pytest_sessionstart(session: pytest.Session) -> None:
    """Compiled rules that are older than their sources would be tested in place of what one reads."""
    if _compiled.is_compiled() and _compiled.stale():
        raise pytest.UsageError("The compiled rules are older than their sources: run 'make build' first.")
