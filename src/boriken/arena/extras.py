"""Packages that the arena needs beyond the rest of Boriken, and how to get them."""

from importlib.util import find_spec

from boriken.core.errors import BorikenError


def need(extra: str | None, *modules: str) -> None:
    """Say in one sentence what to install if a module is missing; before hours are played, not after.

    What belongs to none of the extras is installed by itself.
    """
    missing = [name for name in modules if find_spec(name) is None]
    if missing:
        wanted = " ".join(missing) if extra is None else f"'boriken[{extra}]'"
        raise BorikenError(f"This needs {' and '.join(missing)}: pip install {wanted}.")
