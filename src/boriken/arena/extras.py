"""Packages that the arena needs beyond the rest of Boriken, and how to get them."""

from importlib.util import find_spec

from boriken.core.errors import BorikenError


def need(extra: str, *modules: str) -> None:
    """Say in one sentence what to install if a module is missing; before hours are played, not after."""
    missing = [name for name in modules if find_spec(name) is None]
    if missing:
        raise BorikenError(f"This needs {' and '.join(missing)}: pip install 'boriken[{extra}]'.")
