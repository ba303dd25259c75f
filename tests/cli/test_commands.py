"""Commands that answer at once, and every way to call one wrongly."""

import subprocess
import sys
from pathlib import Path

import pytest

import boriken as library
from boriken._compiled import is_compiled
from boriken.bots.levels import LEVELS
from boriken.bots.registry import BOTS
from boriken.core import registry
from tests.cli.kit import boriken, fails, flat


def test_version_says_whether_the_rules_are_compiled() -> None:
    build = "compiled" if is_compiled() else "interpreted"
    assert boriken("--version").stdout == f"boriken {library.__version__} ({build})\n"


def test_the_package_runs_as_a_program_too() -> None:
    """Where the folder of installed programs is not searched, as is common on Windows, this way is left."""
    shown = subprocess.run([sys.executable, "-m", "boriken", "--version"], capture_output=True, text=True, check=True)
    assert shown.stdout == boriken("--version").stdout
    wrong = subprocess.run([sys.executable, "-m", "boriken", "plai"], capture_output=True, text=True, check=False)
    assert wrong.returncode == 2
    assert "Usage: boriken" in wrong.stderr.replace("python -m ", "")


def test_games_are_listed_with_all_their_options() -> None:
    shown = boriken("games")
    assert shown.exit_code == 0
    for name in registry.games():
        assert name in shown.stdout
        for option in registry.title(name).options:
            assert option.name in shown.stdout
    assert "2 to 5 players" in shown.stdout


def test_bots_are_listed_with_their_levels_and_styles() -> None:
    shown = boriken("bots")
    assert shown.exit_code == 0
    for level in LEVELS.values():
        assert f"{level.id} " in shown.stdout
        assert level.bot in shown.stdout
    learned = ", ".join(level.learned("puerto-rico") for level in LEVELS.values())
    assert f"Levels of puerto-rico: {learned}" in " ".join(shown.stdout.split())
    for name in BOTS:
        assert name in shown.stdout
    for name in registry.games():
        assert f"Styles for {name}: {', '.join(registry.title(name).styles)}" in shown.stdout


@pytest.mark.parametrize("columns", [80, 100])
def test_help_is_there_for_every_command(columns: int) -> None:
    for command in ("play", "simulate", "arena", "replay", "check", "games", "bots"):
        shown = boriken(command, "--help", columns=columns)
        assert shown.exit_code == 0
        assert command in shown.stdout


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        ("play", "Say which game to play: puerto-rico, san-juan, anno-1503; or --resume FILE."),
        ("play chess", "There is no game 'chess'; there is puerto-rico, san-juan, anno-1503."),
        ("play puerto-rico --players 6", "Puerto Rico is for 2 to 5 players, not 6."),
        ("play puerto-rico --seat 4", "There is no seat 4 at a table of 4."),
        ("play puerto-rico --seat=-1", "There is no seat -1 at a table of 4."),
        ("play puerto-rico --bots clever", f"There is no bot 'clever'; there is {', '.join([*BOTS, *LEVELS])}."),
        ("play puerto-rico --level clever", f"There is no level 'clever'; choose one of {', '.join(LEVELS)}."),
        ("play puerto-rico --level 0", f"There is no level '0'; choose one of {', '.join(LEVELS)}."),
        ("play puerto-rico --level casual --bots greedy", "Give --bots or --level, not both."),
        ("play puerto-rico --bots random:9", "The bot random knows no '9'; it is called just random."),
        ("play puerto-rico --bots random,random", "A table of 4 has room for 3 bots beside you, not 2."),
        ("play puerto-rico --seed=-1", "A seed is a whole number from 0 to 4611686018427387903, not -1."),
        ("play puerto-rico --edition 1999", "The option edition can be first, 2020, not '1999'."),
        ("play puerto-rico --option balanced", "An option is written NAME=VALUE, not 'balanced'."),
        ("play puerto-rico --option balanced=maybe", "The option balanced can be no, yes, not 'maybe'."),
        ("play puerto-rico --option edition=first --edition 2020", "The option 'edition' is given twice."),
        ("play puerto-rico --file nowhere/game.record", "There is no folder nowhere."),
        ("play puerto-rico --file binary", "The file binary exists already."),
        ("play --resume missing", "There is no file missing."),
        (
            "play --resume binary --players 3",
            "With --resume the record says what is played: give only --file or --language besides.",
        ),
        ("simulate chess", "There is no game 'chess'; there is puerto-rico, san-juan, anno-1503."),
        ("simulate puerto-rico --json --option first_governor=4", "There is no seat 4 at a table of 4."),
        ("replay missing", "There is no file missing."),
        ("check missing", "There is no file missing."),
        ("check binary", "The file binary is not a text, so it is no record."),
        ("check .", "The file . cannot be read: Is a directory."),
        ("check prose", "Line 1 is neither a tag nor a turn: 'Once upon a time'."),
        ("check empty", "The tag Boriken is missing."),
    ],
)
def test_what_is_wrong_is_said_in_one_sentence(arguments: str, sentence: str) -> None:
    Path("binary").write_bytes(bytes(range(256)))
    Path("prose").write_text("Once upon a time")
    Path("empty").touch()
    assert fails(boriken(*arguments.split())) == sentence
    assert {path.name for path in Path().iterdir()} == {"binary", "prose", "empty"}


def test_an_option_that_is_none_of_the_game_is_refused_with_those_there_are() -> None:
    sentence = fails(boriken("play", "puerto-rico", "--option", "seed=3"))
    assert sentence.startswith("Puerto Rico has no option 'seed'; it has edition, first_governor,")


@pytest.mark.parametrize(
    "arguments", ["--nothing", "play puerto-rico --players many", "simulate puerto-rico --games 0", "replay"]
)
def test_wrong_usage_fails_with_the_same_status(arguments: str) -> None:
    result = boriken(*arguments.split())
    assert result.exit_code == 2
    assert flat(result.stderr)
