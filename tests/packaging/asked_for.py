"""The packages that a wheel asks for, with all that those ask for, taken from the environment of the tests."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from email.parser import Parser
from importlib.metadata import Distribution, distribution
from pathlib import Path
from zipfile import ZipFile

from packaging.requirements import Requirement

Asked = tuple[str, str]
"""A package and one of its extras, or none."""


def asked_for(wheel: Path, extra: str) -> list[Distribution]:
    """All that an installer would bring along with the wheel and one of its extras."""
    waiting, found = list(wanted(requirements_of(wheel), extra)), dict[Asked, Distribution]()
    while waiting:
        asked = waiting.pop()
        if asked not in found:
            found[asked] = distribution(asked[0])
            waiting += wanted(found[asked].requires or (), asked[1])
    return list({package.name: package for package in found.values()}.values())


def requirements_of(wheel: Path) -> list[str]:
    with ZipFile(wheel) as archive:
        metadata = archive.read(next(name for name in archive.namelist() if name.endswith("/METADATA"))).decode()
    return Parser().parsestr(metadata).get_all("Requires-Dist") or []


def wanted(requirements: Iterable[str], extra: str) -> Iterator[Asked]:
    """Those that this machine needs."""
    for requirement in map(Requirement, requirements):
        if requirement.marker is None or requirement.marker.evaluate({"extra": extra}):
            yield from ((requirement.name, each) for each in ("", *requirement.extras))


def lend(packages: Iterable[Distribution], folder: Path) -> None:
    """Put links to the packages, and to nothing else, into an empty folder."""
    for package in packages:
        for name in {file.parts[0] for file in package.files or ()} - {"..", "__pycache__"}:
            link = folder / name
            if not link.exists():
                link.symlink_to(Path(str(package.locate_file(name))))
