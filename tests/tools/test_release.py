"""Obstacles to a release."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from tests.project import ROOT
from tools.release import PLACEHOLDER, WITH_ADDRESSES, obstacles

READ = (*WITH_ADDRESSES, "CHANGELOG.md")


@pytest.fixture
def ready(tmp_path: Path) -> Path:
    """The project with addresses, a version and a date."""
    for name in READ:
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(ROOT / name, tmp_path / name)
        change(tmp_path / name, PLACEHOLDER, "boriken.test")
    (tmp_path / "pyproject.toml").write_text('[project]\nversion = "9.1.0"\n', encoding="utf-8")
    (tmp_path / "CHANGELOG.md").write_text("# Changes\n\n## 9.1.0 (2027-01-31)\n\nNew:\n", encoding="utf-8")
    return tmp_path


def change(path: Path, before: str, after: str) -> None:
    path.write_text(path.read_text(encoding="utf-8").replace(before, after), encoding="utf-8")


def test_nothing_keeps_a_version_that_is_ready(ready: Path) -> None:
    assert list(obstacles(ready)) == []
    assert list(obstacles(ready, "v9.1.0")) == []


def test_the_tag_is_that_of_the_version(ready: Path) -> None:
    assert list(obstacles(ready, "v9.1.1")) == ["The tag is v9.1.1, but pyproject.toml says 9.1.0."]


def test_the_changelog_has_a_section_with_a_date(ready: Path) -> None:
    change(ready / "CHANGELOG.md", "2027-01-31", "not released yet")
    assert "not released yet" in next(obstacles(ready))
    change(ready / "CHANGELOG.md", "9.1.0", "9.0.0")
    assert list(obstacles(ready)) == ["CHANGELOG.md has no section for 9.1.0."]


@pytest.mark.parametrize("name", WITH_ADDRESSES)
def test_no_placeholder_is_published(name: str, ready: Path) -> None:
    with (ready / name).open("a", encoding="utf-8") as file:
        file.write(f"# {PLACEHOLDER}\n")
    assert list(obstacles(ready)) == [f"{name} still has the placeholder {PLACEHOLDER}."]
