"""Which of the two builds of the rules is in use: compiled extension modules or the Python sources.

The build hook loads this file by its path, before the package is installed, to share `fingerprint`;
so it imports nothing but the standard library.
"""

import hashlib
import json
import sys
from collections.abc import Iterable, Sequence
from importlib.machinery import SOURCE_SUFFIXES, FileFinder, ModuleSpec, SourceFileLoader
from importlib.util import find_spec
from pathlib import Path
from types import ModuleType

INTERPRETED_VARIABLE = "BORIKEN_INTERPRETED"
"""Set to 1 in the environment, it makes Boriken run from its sources: for debugging and comparing."""

STAMP = Path(__file__).with_name("_build.json")
"""Written by the build hook beside the compiled modules: what they were compiled from."""


def prefer_sources() -> None:
    """Import the modules of Boriken from their .py files, even where a compiled one lies beside them.

    Call it before any of them is imported: what is loaded stays as it is.
    """
    sys.meta_path.insert(0, _SourceFinder())


def is_compiled() -> bool:
    """Say whether the rules in use are the compiled ones."""
    spec = find_spec("boriken.core.game")
    return spec is not None and not isinstance(spec.loader, SourceFileLoader)


def stale() -> bool:
    """Say whether a source changed since it was compiled, so that the program does not do what it reads.

    This happens only in a checkout; `make build` mends it.
    """
    if not STAMP.exists():
        return False
    stamp = json.loads(STAMP.read_text())
    try:
        return fingerprint(STAMP.parent.parent, stamp["sources"]) != str(stamp["sha256"])
    except FileNotFoundError:
        return True


def optimized(level: int) -> bool:
    """Say whether the C compiler has optimized the rules that much or more; a build that does not tell has."""
    return STAMP.exists() and int(json.loads(STAMP.read_text()).get("optimization", level)) >= level


def fingerprint(folder: Path, sources: Iterable[str]) -> str:
    """Hash the names and contents of the sources, which are given relative to the folder."""
    digest = hashlib.sha256()
    for name in sorted(sources):
        content = hashlib.sha256((folder / name).read_bytes()).hexdigest()
        digest.update(f"{content} {name}\n".encode())
    return digest.hexdigest()


class _SourceFinder:
    """An import hook that knows only .py files, and only those of Boriken."""

    def find_spec(self, name: str, path: Sequence[str] | None, target: ModuleType | None = None) -> ModuleSpec | None:
        if not name.startswith("boriken."):
            return None
        for folder in path or ():
            spec = FileFinder(folder, (SourceFileLoader, SOURCE_SUFFIXES)).find_spec(name, target)
            if spec is not None and spec.loader is not None:
                return spec
        return None
