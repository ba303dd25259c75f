"""Set-ups at which the environments are tried: every game at every count, alone and with all its expansions."""

from __future__ import annotations

from typing import Any, NamedTuple

from typer.testing import CliRunner

from boriken.cli.app import app
from boriken.core import registry


class Setting(NamedTuple):
    game: str
    players: int
    options: dict[str, Any]


def settings() -> list[Setting]:
    found = []
    for game in registry.house_games():
        title = registry.title(game)
        mixes = [option.choices for option in title.options if option.name == "expansions"]
        for players in title.player_counts:
            found.append(Setting(game, players, {}))
            found += [Setting(game, players, {"expansions": choices[-1]}) for choices in mixes]
    return found


def run(*words: object) -> str:
    """The output of a command that has to succeed."""
    done = CliRunner().invoke(app, [str(word) for word in words])
    assert done.exit_code == 0, done.output
    return done.output


def called(setting: Setting) -> str:
    """The name of a setting among the tests."""
    return f"{setting.game}-{setting.players}{'-expanded' if setting.options else ''}"


SETTINGS = settings()
EXPANDED = [setting for setting in SETTINGS if setting.options or setting.game == "san-juan"]
