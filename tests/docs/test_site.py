"""The documentation site: it builds without a warning, its links work, and the reference has everything public."""

from __future__ import annotations

import inspect
import re
import sys
import tomllib
from html.parser import HTMLParser
from pathlib import Path
from typing import Any

import pytest

import boriken
from boriken.core.listing import games
from tests.docs.public import attributes, everything
from tests.project import ROOT, project_files
from tools import site

SOMEWHERE_ELSE = {"games": "boriken.core.listing.games"}  # where a function has the name of a package
FAILED = "The builder of the site ended with exit status 1."
COMPILED = ["boriken.core.game.Game", "boriken.core.step.Step", "boriken.core.dealer.SeededDealer"]


class Texts(HTMLParser):
    """The text of a page without its markup, and the names that have a place of their own in it."""

    def __init__(self, page: Path) -> None:
        super().__init__()
        self.places: set[str] = set()
        self.parts: list[str] = []
        self.feed(page.read_text(encoding="utf-8"))
        self.text = plain(" ".join(self.parts))

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.places.update(value for name, value in attrs if name == "id" and value)

    def handle_data(self, data: str) -> None:
        self.parts.append(data)


def plain(text: str) -> str:
    """Letters and digits alone: quotes, marks and line ends differ between a docstring and a page."""
    return re.sub(r"\W+", "", text)


@pytest.fixture(scope="module")
def problems() -> list[str]:
    return site.build()


@pytest.fixture(scope="module")
def reference(problems: list[str]) -> Texts:
    return Texts(site.SITE / "docs" / "api.html")


def test_the_site_is_built_without_a_warning_and_no_link_is_dead(problems: list[str]) -> None:
    assert problems == []


@pytest.mark.parametrize(
    ("does", "complaints"),
    [
        ("raise SystemExit(3)", [FAILED.replace("1", "3")]),
        (
            "print('out of paper'); raise SystemExit(1)",
            ["out of paper", FAILED],
        ),
        ("print('Warning: no ink'); print('more'); raise SystemExit(1)", ["Warning: no ink"]),
        ("print('Warning: that is nothing')", []),
    ],
)
def test_a_builder_that_fails_is_a_problem_whatever_it_says(does: str, complaints: list[str]) -> None:
    assert site.complaints([sys.executable, "-c", does]) == complaints


def test_a_site_without_pages_is_a_problem(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(site, "SITE", tmp_path)
    assert site.dead_links() == ["The builder of the site has made no index.html."]


@pytest.mark.parametrize("name", boriken.__all__)
def test_the_reference_has_everything_public_with_its_text(name: str, reference: Texts) -> None:
    assert SOMEWHERE_ELSE.get(name, f"boriken.{name}") in reference.places
    thing = games if name == "games" else getattr(boriken, name)
    assert plain(first_sentence(thing)) in reference.text


def first_sentence(thing: Any) -> str:
    text = inspect.getdoc(thing)
    assert text
    return text.split("\n\n")[0]


def test_the_reference_has_every_public_member_with_its_text(reference: Texts) -> None:
    """Methods, properties, attributes and the fields of results."""
    texts = {each.path: each.text for each in everything()} | {each.path: each.text for each in attributes()}
    assert {"boriken.Match.play", "boriken.Match.over", "boriken.Match.names", "boriken.Window.seat"} <= set(texts)
    assert missing(texts, reference) == []


def missing(texts: dict[str, str], reference: Texts) -> list[str]:
    """Things that have no place in the reference, or whose first paragraph is not there."""
    return [
        path
        for path, text in texts.items()
        if path not in reference.places or not text or plain(text.split("\n\n")[0]) not in reference.text
    ]


def test_a_thing_without_a_place_or_without_its_text_is_missing(reference: Texts) -> None:
    texts = {"boriken.Match.play": "Do nothing.", "boriken.Match.fly": "Do one action", "boriken.Match.walk": ""}
    assert missing(texts, reference) == list(texts)


@pytest.mark.parametrize("name", COMPILED)
def test_compiled_classes_have_their_text_in_the_reference(name: str, reference: Texts) -> None:
    module, _, cls = name.rpartition(".")
    source = (ROOT / "src" / Path(*module.split("."))).with_suffix(".py").read_text(encoding="utf-8")
    found = re.search(rf'^class {cls}\b.*?"""(.*?)(?:\n\n|""")', source, re.MULTILINE | re.DOTALL)
    assert found
    assert name in reference.places
    assert plain(found[1]) in reference.text


def test_every_page_is_in_the_contents_of_the_site() -> None:
    contents = tomllib.loads((ROOT / "zensical.toml").read_text(encoding="utf-8"))["project"]["nav"]
    pages = {str(name) for name in project_files() if name.suffix == ".md" and name.parts[0] not in site.NOT_READ}
    assert set(listed(contents)) == pages


def listed(contents: Any) -> list[str]:
    if isinstance(contents, str):
        return [contents]
    parts = contents.values() if isinstance(contents, dict) else contents
    return [page for part in parts for page in listed(part)]
