"""The public library: everything public is explained, and what is imported later is found."""

from __future__ import annotations

import ast
import copy
import inspect
import io
import pydoc
import re
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

import boriken
from boriken import Match, RecordError, SetupError, new_match
from tests.project import ROOT

PAGE = (ROOT / "docs" / "library.md").read_text(encoding="utf-8")


@pytest.mark.parametrize("name", boriken.__all__)
def test_everything_public_is_explained(name: str) -> None:
    assert re.search(rf"\b{name}\b", PAGE)
    assert getattr(boriken, name).__doc__


def test_what_there_is_not_is_not_found() -> None:
    with pytest.raises(AttributeError, match=r"^module 'boriken' has no attribute 'nothing'$"):
        boriken.nothing  # noqa: B018
    assert set(boriken.__all__) < set(dir(boriken))


def test_to_import_the_rules_imports_neither_bots_nor_terminal() -> None:
    code = "import boriken, sys; print(*sorted(sys.modules))"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    loaded = done.stdout.split()
    assert "boriken.core.match" in loaded
    assert not {"boriken.bots", "boriken.cli", "importlib.metadata", "rich", "typer", "numpy"} & set(loaded)


def test_games_can_be_listed_before_and_after_one_is_imported() -> None:
    code = (
        "import boriken; first = boriken.games(); import boriken.games.san_juan; print(first == boriken.games() != [])"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout == "True\n"


# Records from wherever they are


def test_a_record_is_loaded_from_a_text_a_path_or_a_file(tmp_path: Path) -> None:
    match = boriken.play("san-juan", ["random", "random"], seed=3, most_decisions=20)
    path = tmp_path / "game.record"
    path.write_text(match.record(), encoding="utf-8")
    with path.open(encoding="utf-8") as text, path.open("rb") as binary:
        loaded = [boriken.load_record(source) for source in (match.record(), path, text, binary)]
    assert all(each == match for each in loaded)
    assert boriken.load_record(io.StringIO(match.record())) == match


def test_a_text_is_never_taken_for_a_path(tmp_path: Path) -> None:
    path = tmp_path / "game.record"
    path.write_text(new_match("san-juan", players=2, seed=3).record(), encoding="utf-8")
    with pytest.raises(RecordError, match=r"^Line 1 is neither a tag nor a turn"):
        boriken.load_record(str(path))


@pytest.mark.parametrize("source", [7, None, ["a"]])
def test_what_holds_no_record_is_refused(source: object) -> None:
    with pytest.raises(RecordError, match=r"^A record is a text, a path or an open file, not "):
        boriken.load_record(source)  # type: ignore[arg-type]


def test_a_file_that_is_no_text_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "game.record"
    path.write_bytes(b"\xff\xfe\x00")
    with pytest.raises(RecordError, match=r"^The file is not a text, so it is no record\.$"):
        boriken.load_record(path)


# Mistyped actions


@pytest.mark.parametrize(
    ("typed", "told"),
    [
        ("setler", "'setler' is no action of Puerto Rico; perhaps you mean settler."),
        ("Captain", "'Captain' is no action of Puerto Rico; perhaps you mean captain."),
        ("settle quary", "'settle quary' is no action of Puerto Rico; perhaps you mean settle quarry or settle sugar."),
        ("xyzzy", "'xyzzy' is no action of Puerto Rico."),
        ("settler" * 20, "'settlersettlersettlersettlersettler...' is no action of Puerto Rico."),
    ],
)
def test_a_mistyped_action_is_told_with_what_may_be_meant(typed: str, told: str) -> None:
    with pytest.raises(boriken.NotationError) as error:
        new_match("puerto-rico", players=3, seed=1).play(typed)
    assert str(error.value) == told


# Bots and whole games


def test_the_same_seed_plays_the_same_match() -> None:
    first, again, other = (boriken.play("san-juan", ["greedy", "random"], seed=seed) for seed in (1, 1, 2))
    assert first == again != other
    assert first.names == ["greedy", "random"]


def test_a_match_can_be_cut_short_and_has_options() -> None:
    match = boriken.play("puerto-rico", ["random"] * 3, seed=1, most_decisions=5, edition="first")
    assert not match.over
    assert match.setup.options["edition"] == "first"


def test_a_bot_may_be_a_name_a_class_or_a_bot() -> None:
    class First(boriken.Bot):
        """Takes the first choice."""

        def choose(self, window: boriken.Window) -> str:
            return window.choices()[0]

    match = new_match("puerto-rico", players=3, seed=7, first_governor=0)
    first = match.choices()[0]
    for bot in (First, First(), boriken.make_bot(First, "puerto-rico"), boriken.make_bot(First(), match)):
        assert boriken.decide(bot, match) == first
    assert match == copy.copy(match)
    assert boriken.play("puerto-rico", [First, First(), "random"], seed=1, most_decisions=9).names == [
        *("First", "First", "random")
    ]
    with pytest.raises(SetupError, match=r"^A bot is a name, a boriken\.Bot or a class of them, not 7\.$"):
        boriken.make_bot(7, "san-juan")  # type: ignore[arg-type]


# Pictures


@pytest.mark.parametrize("game", [game.id for game in boriken.games()])
def test_a_match_is_shown_in_text_and_as_a_picture(game: str) -> None:
    match = boriken.play(game, ["random"] * 3, seed=2, most_decisions=40)
    assert len(str(match).splitlines()) > 3
    assert match._repr_svg_() == boriken.svg(match)
    pictures = [boriken.svg(match, seat) for seat in (None, 0, 1, 2)]
    assert all(picture.startswith("<svg") for picture in pictures)
    assert all(picture.count("http") == picture.count("http://www.w3.org/") for picture in pictures)
    if game == "san-juan":
        assert len(set(pictures)) > 1
    with pytest.raises(SetupError):
        boriken.svg(match, 7)


# Help


def test_what_is_compiled_says_what_it_is() -> None:
    """As much as its source does, and to `help()` too."""
    texts = dict(texts_of_what_is_compiled())
    assert len(texts) > 500
    assert {"boriken.core.game.Game", "boriken.core.game.Game.legal", "boriken.learn.batch.Batch"} <= set(texts)
    assert {"boriken.games.san_juan.state.State", "boriken.core.observer.Observer.observe"} <= set(texts)
    assert [name for name, (found, text) in texts.items() if not says(found, text)] == []


def texts_of_what_is_compiled() -> Iterator[tuple[str, tuple[Any, str]]]:
    """By name: every class, method and function with a docstring, and that docstring."""
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    patterns = settings["tool"]["hatch"]["build"]["targets"]["wheel"]["hooks"]["custom"]["compile"]
    for path in sorted({path for pattern in patterns for path in ROOT.glob(pattern) if path.stem != "__init__"}):
        module = ".".join(path.relative_to(ROOT / "src").with_suffix("").parts)
        yield from documented(ast.parse(path.read_text(encoding="utf-8")), module, import_module(module))


def documented(tree: ast.Module | ast.ClassDef, name: str, owner: Any) -> Iterator[tuple[str, tuple[Any, str]]]:
    for node in tree.body:
        if isinstance(node, ast.ClassDef | ast.FunctionDef) and not node.name.startswith("_"):
            found = getattr(owner, node.name)
            if text := ast.get_docstring(node):
                yield f"{name}.{node.name}", (found, text)
            if isinstance(node, ast.ClassDef):
                yield from documented(node, f"{name}.{node.name}", found)


def says(found: Any, text: str) -> bool:
    """Whether it has its text. mypyc writes a text of its own for named tuples, and none for a class that is made with
    something it cannot write down: such a class says what its base does."""
    if inspect.getdoc(found) == text:
        return True
    return isinstance(found, type) and (
        issubclass(found, tuple) or inspect.getdoc(found) == inspect.getdoc(found.__base__)
    )


def test_help_for_a_match_names_what_it_can_do() -> None:
    told = pydoc.plain(pydoc.render_doc(Match))
    assert "A game being played." in told
    for name in ("play", "walk", "over", "choices", "view", "undo"):
        (first, *_) = (inspect.getdoc(getattr(Match, name)) or "").splitlines()
        assert first in told
