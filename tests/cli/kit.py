"""Driving the command the way a terminal does."""

import re
from pathlib import Path
from random import Random

from rich.console import Console
from typer.testing import CliRunner, Result

from boriken import Match
from boriken.cli.app import app
from boriken.cli.games import presenter_for, terminal_words
from boriken.cli.games.presenter import Presenter
from boriken.cli.log import sentences
from boriken.cli.player_names import PlayerNames

RECORD = "game.record"

SENTENCES = re.compile(r"[¿„]?[A-ZÉÍÚ0-9][^{}_]*[.?]")


def boriken(*arguments: str, typed: str = "", columns: int = 100) -> Result:
    """Run the command with what is typed as its input."""
    return CliRunner().invoke(
        app, arguments, input=typed, env={"COLUMNS": str(columns), "LC_ALL": "C"}, catch_exceptions=False
    )


def fails(result: Result) -> str:
    """The sentence in which a command says what is wrong, and that this is all it says."""
    assert result.exit_code == 2
    assert result.stdout == ""
    assert re.fullmatch(r"[A-Z'][^\n]*\.\n", result.stderr), result.stderr
    return result.stderr.strip()


def any_numbers(seed: int) -> str:
    """Somebody who types numbers without reading: some fit, the others are refused and tried again."""
    random = Random(seed)
    return "".join(f"{random.choice((0, 1, 1, 1, 2, 2, 2, 3, 4, 5))}\n" for _ in range(10_000))


def saved(match: Match, *names: str) -> Path:
    """The match in a file, with these names at the table."""
    match.names = list(names)
    path = Path(RECORD)
    path.write_text(match.record(), encoding="utf-8")
    return path


def resumed(match: Match, *names: str, typed: str, language: str = "en") -> Result:
    """Sit down to a game in the middle of it."""
    return boriken("play", "--language", language, "--resume", str(saved(match, *names)), typed=typed)


def table_of(match: Match, language: str = "en") -> tuple[Presenter, PlayerNames]:
    """The presenter of the game, and one person with random bots at the table."""
    names = ["You", *(f"random {number}" for number in range(1, match.setup.players))]
    people = PlayerNames(names, match.setup.players, terminal_words(match.setup, language))
    return presenter_for(match.setup, language), people


def told(match: Match, viewer: int | None = None, language: str = "en") -> list[str]:
    """The story so far."""
    return sentences(match.log(viewer), *table_of(match, language))


def picture(match: Match, viewer: int | None = None, columns: int = 100, language: str = "en") -> str:
    """The picture of the table."""
    console = Console(width=columns)
    presenter, people = table_of(match, language)
    with console.capture() as shown:
        console.print(presenter.board(match.view(viewer), people))
    return shown.get()


def assert_all_has_words(match: Match, language: str = "en") -> None:
    """The open question is told in whole sentences (a question, or what to do), and every choice has a meaning."""
    presenter, view = presenter_for(match.setup, language), match.view(match.actor)
    assert SENTENCES.fullmatch(presenter.ask(view)), presenter.ask(view)
    for action in match.choices():
        meaning = presenter.explain(action, view, match.preview(action))
        assert meaning
        assert "\n" not in meaning
        assert "{" not in meaning


def flat(text: str) -> str:
    """Text without line breaks, which depend on the width of the terminal."""
    return " ".join(text.split())
