"""Says what keeps this version from being released: `python tools/release.py [--tag v0.1.0]`."""

from __future__ import annotations

import argparse
import re
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parents[1]
PLACEHOLDER = "boriken.example"
WITH_ADDRESSES = ("pyproject.toml", "SECURITY.md", ".github/ISSUE_TEMPLATE/config.yml")


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tag", help="the tag that is about to be published")
    found = list(obstacles(ROOT, parser.parse_args().tag))
    for obstacle in found:
        print(obstacle)
    return int(bool(found))


def obstacles(root: Path, tag: str | None = None) -> Iterator[str]:
    version = tomllib.loads((root / "pyproject.toml").read_text(encoding="utf-8"))["project"]["version"]
    if tag is not None and tag != f"v{version}":
        yield f"The tag is {tag}, but pyproject.toml says {version}."
    heading = re.search(
        rf"^## {re.escape(version)} \((.*)\)$", (root / "CHANGELOG.md").read_text("utf-8"), re.MULTILINE
    )
    if heading is None:
        yield f"CHANGELOG.md has no section for {version}."
    elif not re.fullmatch(r"\d{4}-\d{2}-\d{2}", heading[1]):
        yield f"CHANGELOG.md says of {version}: {heading[1]}. A date belongs there, such as 2027-01-31."
    for name in WITH_ADDRESSES:
        if PLACEHOLDER in (root / name).read_text(encoding="utf-8"):
            yield f"{name} still has the placeholder {PLACEHOLDER}."


if __name__ == "__main__":
    sys.exit(main())
