"""`boriken.testing.check_bot` finds what is wrong with a bot that somebody brings."""

import random
import sys

import pytest

import boriken
from boriken.bots.window import Window
from boriken.testing import CheckError, check_bot
from tests.project import ROOT

GAME = ["san-juan"]


class Forgetful(boriken.Bot):
    """Draws from somebody else's luck."""

    def choose(self, window: Window) -> str:
        return random.choice(window.choices())


class Timed(Forgetful):
    repeatable = False


class Illegal(boriken.Bot):
    def choose(self, window: Window) -> str:
        return "captain"


class Idle(boriken.Bot):
    def choose(self, window: Window) -> str:
        return window.choices()[0]


@pytest.mark.parametrize(
    "bot", [f"{ROOT}/examples/bot/thrifty.py:Thrifty:2", f"exec:node {ROOT}/examples/ada.js", "greedy", Timed, Idle]
)
def test_a_good_bot_passes(bot: str | type[boriken.Bot]) -> None:
    check_bot(bot, games=GAME)


@pytest.mark.parametrize(
    ("bot", "sentence"),
    [
        (Forgetful, r"^The same seed made other choices in San Juan with 2 players: draw from self\.random, or"),
        (Illegal, r"^The bot Illegal chose 'captain', which is not legal: 'captain' is no action of San Juan\.$"),
        (f"exec:{sys.executable} {ROOT}/tests/bots/programs.py dies", r" has ended, with exit status 3\.$"),
    ],
)
def test_what_is_wrong_is_said(bot: str | type[boriken.Bot], sentence: str) -> None:
    with pytest.raises(CheckError, match=sentence):
        check_bot(bot, games=GAME)


def test_a_game_must_come_to_an_end() -> None:
    with pytest.raises(CheckError, match=r"^After 20 decisions in San Juan with 2 players the game is not over\.$"):
        check_bot(Idle, games=GAME, most_decisions=20)
