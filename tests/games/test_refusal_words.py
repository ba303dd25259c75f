"""Every refusal that a game raises has words on the page and in the terminal, and no other has any."""

import ast
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path

import pytest

from boriken.core.registry import games, title
from tests.catalogue import refusal_codes
from tests.project import ROOT

LANGUAGES = ["de", "en", "es", "nl"]
RAISED_BY = ("because", "Refusal")


def folder_of(game: str) -> str:
    return game.replace("-", "_")


def raised(game: str) -> set[str]:
    """The codes with which the sources of a game make refusals, those that its set-up raises, and the general ones."""
    files = [*(ROOT / "src/boriken/games" / folder_of(game)).rglob("*.py"), ROOT / "src/boriken/core/title.py"]
    return {code for file in files for code in codes_in(file)}


def codes_in(file: Path) -> Iterator[str]:
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in RAISED_BY:
            either = node.args[0]
            for code in (either.body, either.orelse) if isinstance(either, ast.IfExp) else (either,):
                assert isinstance(code, ast.Constant), f"{file}, line {node.lineno}: which refusal is it?"
                yield str(code.value)


def codes_of_the_page(game: str) -> set[str]:
    """Those that are described; the page is not built if a language lacks words for one."""
    return set(import_module(f"boriken.games.{folder_of(game)}.border").Refusals.__annotations__)


@pytest.mark.parametrize("game", games())
def test_the_page_has_words_for_the_refusals_that_are_raised_and_no_others(game: str) -> None:
    assert codes_of_the_page(game) == raised(game)


@pytest.mark.parametrize("game", games())
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_words_for_those_codes_alone(language: str, game: str) -> None:
    assert refusal_codes(title(game), language) == raised(game)
