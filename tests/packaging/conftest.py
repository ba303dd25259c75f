"""The project as strangers get it."""

import shutil
from pathlib import Path

import pytest

from tests.project import ROOT, project_files


@pytest.fixture(scope="module")
def clone(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The project as git hands it out: without the pages, which `make web` builds."""
    clone = tmp_path_factory.mktemp("clone")
    for name in project_files():
        (clone / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(ROOT / name, clone / name)
    return clone
