"""The files of the project: all that a clone would hold."""

import subprocess
from functools import cache
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]


@cache
def project_files() -> list[Path]:
    """Relative to the root: everything that git keeps, or would keep if it were told of it."""
    command = ["git", "ls-files", "--cached", "--others", "--exclude-standard", "-z"]
    try:
        listed = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True).stdout
    except (OSError, subprocess.CalledProcessError):
        pytest.skip(
            "This is no git checkout: nobody can say which files belong to the project.", allow_module_level=True
        )
    return [Path(name) for name in sorted(listed.split("\0")) if name and (ROOT / name).is_file()]
