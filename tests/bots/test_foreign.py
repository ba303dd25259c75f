"""Bots that others bring: found by what they are called, shown no more than their seat may know, and whatever they do
wrong, the game goes on."""

from __future__ import annotations

import contextlib
import json
import re
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import boriken
from boriken import Match, SetupError, new_match
from boriken.bots import asking, foreign, program
from boriken.bots.guest import MOST_TROUBLES, GuestBot
from boriken.bots.program import Program
from boriken.bots.registry import is_bot, make_bot
from boriken.bots.window import Window
from boriken.core.game import Game
from boriken.core.registry import games, title
from tests.project import ROOT
from tests.server.process import eventually

PUERTO_RICO = title("puerto-rico")
COMMAND = [sys.executable, str(ROOT / "tests" / "bots" / "programs.py")]
PROGRAM = " ".join(COMMAND)

OWN = """
import boriken
from boriken.bots.bot import Bot as FastBot

class Last(boriken.Bot):
    def choose(self, window):
        return window.choices()[-1]

class Number(boriken.Bot):
    def choose(self, window):
        return window.game.legal()[-1 - len(self.parameters)]

class Fast(FastBot):
    def __init__(self, seed):
        self.seed = seed
    def choose(self, game, seat):
        return int(game.legal()[-1])

class Points(boriken.Bot):
    def choose(self, window):
        def after(action):
            ahead = window.copy()
            ahead.play(action)
            return ahead.points()[window.seat]

        print("this is no message")
        return max(window.choices(), key=after)

class Wrong(boriken.Bot):
    def choose(self, window):
        raise KeyError("corn")

class Sleepy(boriken.Bot):
    def choose(self, window):
        import time

        time.sleep(60)

class Stubborn(boriken.Bot):
    def choose(self, window):
        return "captain 3"

class Unmade(Last):
    def __init__(self, seed):
        raise RuntimeError("no")

something = 7
"""


@pytest.fixture
def own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    """The name of a module in the folder one is in."""
    name = re.sub(r"\W", "_", f"own_{tmp_path.name}")
    (tmp_path / f"{name}.py").write_text(OWN)
    monkeypatch.chdir(tmp_path)
    before = list(sys.path)
    yield name
    sys.path[:] = before


def asked(name: str, match: Match | None = None) -> tuple[str, list[str]]:
    """A bot's first decision in a game, and what it did wrong."""
    match = match or new_match("puerto-rico", players=3, seed=7, first_governor=0)
    bot = make_bot(name, match.title, seed=1)
    try:
        return asking.decide(bot, match, seed=1), bot.troubles if isinstance(bot, GuestBot) else []
    finally:
        bot.close()


# By name


@pytest.mark.parametrize("kind", ["Last", "Number", "Fast"])
def test_a_class_is_found_by_its_module_and_by_its_file(own: str, kind: str) -> None:
    for name in (f"{own}:{kind}", f"{own}.py:{kind}", f"{Path.cwd() / own}.py:{kind}"):
        assert asked(name) == ("captain", [])
        assert make_bot(name, PUERTO_RICO, 0).name == name


def test_parameters_follow_a_colon(own: str) -> None:
    assert asked(f"{own}:Number:x") == ("trader", [])


@pytest.mark.parametrize(
    ("name", "sentence"),
    [
        ("{own}:Nobody", "There is no Nobody in {own}."),
        ("{own}:something", "something is no class of bots: it must be a boriken.Bot."),
        ("{own}:Unmade", "The bot {own}:Unmade cannot be made: RuntimeError: no."),
        ("{own}:Fast:deep", "The bot {own}:Fast:deep cannot be made: TypeError: .*"),
        ("nowhere:Bot", "There is no bot 'nowhere:Bot', since there is no module nowhere."),
        ("nowhere.py:Bot", "There is no file nowhere.py."),
        ("broken.py:Bot", r"The file broken.py cannot be imported: ZeroDivisionError: division by zero."),
        ("broken:Bot", r"The module broken cannot be imported: ZeroDivisionError: division by zero."),
        ("exec:", "A bot that is a program is called exec:COMMAND, such as exec:./ada."),
        ("exec:no-such-program --now", "There is no program 'no-such-program' that can be started."),
        ("exec:'ada", 'The command "\'ada" cannot be read: a quote is not closed.'),
        ("exec:900s:cat", "A program has more than 0 and at most 600 seconds for a decision, not 900."),
        ("exec:0s:cat", "A program has more than 0 and at most 600 seconds for a decision, not 0."),
    ],
)
def test_what_is_wrong_with_a_name_is_said_in_a_sentence(own: str, name: str, sentence: str) -> None:
    Path("broken.py").write_text("1 / 0")
    with pytest.raises(SetupError, match=f"^{sentence.format(own=own)}$"):
        make_bot(name.format(own=own), PUERTO_RICO, seed=0)


def test_an_installed_package_brings_bots(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, own: str) -> None:
    info = tmp_path / "brings-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: brings\nVersion: 1.0\n")
    (info / "entry_points.txt").write_text(f"[boriken.bots]\nlast = {own}:Last\nlost = {own}:Nobody\n")
    monkeypatch.syspath_prepend(str(tmp_path))
    foreign.installed.cache_clear()
    try:
        assert asked("last") == ("captain", [])
        assert is_bot("last")
        assert not foreign.runs_code("last")
        with pytest.raises(SetupError, match=r"^The bot lost cannot be imported: AttributeError: "):
            make_bot("lost", PUERTO_RICO, seed=0)
    finally:
        foreign.installed.cache_clear()


def test_names_that_run_code_are_told_from_others() -> None:
    assert [name for name in ("exec:cat", "a.py:A", "a.b:C", "greedy", "Ann", "") if foreign.runs_code(name)] == [
        *("exec:cat", "a.py:A", "a.b:C")
    ]


# What a program is told


def test_a_program_plays_a_whole_game() -> None:
    match = boriken.play("san-juan", [f"exec:{PROGRAM}", "greedy"], seed=2)
    assert match.over
    last = [move.text for at, move in match.walk() if move.actor == 0 and move.text == at.choices()[-1]]
    assert len(last) == sum(move.actor == 0 for move in match.moves)


@pytest.mark.parametrize("game", games())
def test_a_program_is_told_what_its_seat_may_know_and_nothing_else(
    game: str, capfd: pytest.CaptureFixture[str]
) -> None:
    """Two positions that differ only in what the seat cannot know: the same lines are sent."""
    match = boriken.play(game, ["random"] * 3, seed=4, most_decisions=60)
    seat = match.actor
    assert seat is not None
    sent = []
    for seed in (1, 2):
        other = match.game.determinize(seat, seed)
        with_program = Program(COMMAND, seed=5)
        with_program.choose(Window(match.setup, other, seat))
        with_program.close()
        sent.append(capfd.readouterr().err)
    assert sent[0] == sent[1]
    messages = [json.loads(line) for line in sent[0].splitlines()]
    assert [message["type"] for message in messages] == ["hello", "new_game", "choose", "bye"]
    hello, new_game, choose, _ = messages
    assert hello == {"type": "hello", "protocol": 1, "boriken": boriken.__version__}
    assert (new_game["game"], new_game["players"], new_game["seat"]) == (game, 3, seat)
    assert new_game["facts"] == json.loads(json.dumps(match.facts()))
    assert choose["choices"] == match.choices()
    assert choose["view"] == json.loads(json.dumps(match.title.view(match.game, match.setup, seat)))
    assert choose["view"]["question"]["kind"]


def test_a_program_cannot_tell_the_dealers_seed_from_its_own(capfd: pytest.CaptureFixture[str]) -> None:
    match = new_match("puerto-rico", players=3, seed=7)
    asked(f"exec:{PROGRAM}", match)
    seeds = [json.loads(line).get("seed") for line in capfd.readouterr().err.splitlines()]
    assert seeds[1] not in (None, 1, 7)


def test_a_bot_is_shown_a_window_of_its_own() -> None:
    match = new_match("puerto-rico", players=3, seed=7, first_governor=0)
    before = match.position()
    window = Window(match.setup, match.game.determinize(0, 1), 0, seed=3)
    ahead, again = window.copy(), window.copy()
    for each in (ahead, again):
        each.play("settler", "settle quarry", "pass", "pass")
    assert ahead.view() == again.view() != window.view()
    assert window.determinize(5).choices() == window.choices() == match.choices()
    assert window.points() == [0, 0, 0]
    with pytest.raises(boriken.IllegalActionError):
        window.play("settle quarry")
    with pytest.raises(boriken.NotationError):
        window.play("setler")
    assert match.position() == before


# A class in a process of its own


@pytest.mark.parametrize("game", games())
def test_a_class_in_a_process_of_its_own_plays_as_it_does_here(own: str, game: str) -> None:
    name = f"{own}.py:Points"
    here, apart = (
        boriken.play(game, [bot, "random", bot], seed=3, most_decisions=40) for bot in (name, f"process:{name}")
    )
    assert here.moves == apart.moves


@pytest.mark.parametrize(
    ("kind", "trouble"),
    [
        ("Wrong", "has ended, with exit status 1"),
        ("Stubborn", "chose 'captain 3', .*"),
        ("Sleepy", "did not answer .*"),
    ],
)
def test_a_class_in_a_process_of_its_own_that_fails_is_named(own: str, kind: str, trouble: str) -> None:
    name = f"process:3s:{own}.py:{kind}"
    (told,) = asked(name)[1]
    assert re.fullmatch(rf"The bot {re.escape(name)} {trouble}\.", told), told


@pytest.mark.parametrize("name", ["process:greedy", "process:", "process:nowhere.py:A"])
def test_only_a_class_has_a_process_of_its_own(name: str) -> None:
    with pytest.raises(SetupError):
        make_bot(name, PUERTO_RICO, seed=0)


# What may go wrong


@pytest.mark.parametrize(
    ("wrong", "trouble"),
    [
        ("hangs", r"did not answer within 0\.5 seconds"),
        ("dies", "has ended, with exit status 3"),
        ("rubbish", "wrote 'settler, I think', which is no message"),
        ("endless", "wrote a line that does not end"),
        ("illegal", "chose 'captain', which is not legal: .*"),
        (
            "unknown",
            "chose 'setler', which is not legal: 'setler' is no action of Puerto Rico; perhaps you mean settler",
        ),
        ("number", "answered question 1 with .*"),
        ("late", "answered question 1 with .*"),
        ("version", "speaks protocol 2, and this program speaks 1"),
    ],
)
def test_a_program_that_fails_is_named_and_another_decides(
    wrong: str, trouble: str, caplog: pytest.LogCaptureFixture
) -> None:
    match = new_match("puerto-rico", players=3, seed=7, first_governor=0)
    match.play("captain", "mayor")
    name = f"exec:0.5s:{PROGRAM} {wrong}"
    action, troubles = asked(name, match)
    assert action == asked("greedy", match)[0]
    assert re.fullmatch(rf"The bot {re.escape(name)} {trouble}\.", troubles[0]), troubles
    assert f"{troubles[0]} The bot greedy decides in its place." in caplog.text


def test_a_program_that_does_not_begin_is_stopped(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(program, "START_SECONDS", 0.3)
    assert "did not answer within 0.3 seconds" in asked(f"exec:{PROGRAM} deaf")[1][0]


def test_a_program_that_cannot_be_run_is_told(tmp_path: Path) -> None:
    nothing = tmp_path / "nothing"
    nothing.write_text("#!/nowhere/at/all\n")
    nothing.chmod(0o755)
    assert "cannot be started" in asked(f"exec:{nothing}")[1][0]


def test_an_error_in_a_class_is_told_and_another_decides(own: str, caplog: pytest.LogCaptureFixture) -> None:
    action, troubles = asked(f"{own}:Wrong")
    assert action == asked("greedy")[0]
    assert troubles == [f"The bot {own}:Wrong failed with KeyError: 'corn'."]
    assert 'raise KeyError("corn")' in caplog.text


def test_a_bot_that_fails_again_and_again_is_not_asked_any_more(own: str) -> None:
    bot = make_bot(f"{own}:Stubborn", PUERTO_RICO, seed=1)
    assert isinstance(bot, GuestBot)
    match = new_match("puerto-rico", players=3, seed=7)
    while not match.over:
        match.play(asking.decide(bot, match, seed=1))
    assert len(bot.troubles) == MOST_TROUBLES


def test_a_program_that_failed_once_is_started_again() -> None:
    bot = make_bot(f"exec:{PROGRAM} dies", PUERTO_RICO, seed=1)
    assert isinstance(bot, GuestBot)
    match = new_match("puerto-rico", players=3, seed=7)
    asking.decide(bot, match, seed=1)
    assert isinstance(bot.guest, Program)
    bot.guest.command = [word for word in bot.guest.command if word != "dies"]
    assert asking.decide(bot, match, seed=1) == match.choices()[-1]
    assert (len(bot.troubles), bot.in_a_row) == (1, 0)
    bot.close()


def test_a_program_is_ended_with_all_that_it_started(tmp_path: Path) -> None:
    shell = tmp_path / "wrapped.sh"
    shell.write_text(f'#!/bin/sh\n{PROGRAM} "$@"\nexit 1\n')
    shell.chmod(0o755)
    bot = Program([str(shell), "hangs"], seconds=0.5)
    match = new_match("puerto-rico", players=3, seed=7, first_governor=0)
    bot.start(window := Window(match.setup, match.game, 0))
    process = bot.process
    assert process is not None
    with pytest.raises(program.ProgramError, match=r"^did not answer within 0\.5 seconds$"):
        bot.choose(window)
    assert bot.process is None
    assert eventually(lambda: not alive_in_group(process.pid))


def alive_in_group(group: int) -> list[int]:
    """The processes of a group that have not ended; nobody may have asked yet how an orphan has ended."""
    alive = []
    for stat in Path("/proc").glob("[0-9]*/stat"):
        with contextlib.suppress(OSError):
            state, _, its_group = stat.read_text().rpartition(")")[2].split()[:3]
            if int(its_group) == group and state != "Z":
                alive.append(int(stat.parent.name))
    return alive


def test_a_program_ends_when_the_game_does() -> None:
    bot = Program(COMMAND)
    match = new_match("puerto-rico", players=3, seed=7, first_governor=0)
    bot.choose(Window(match.setup, match.game, 0))
    process = bot.process
    assert process is not None
    bot.close()
    assert process.returncode == 0


def test_the_arena_counts_what_went_wrong(own: str) -> None:
    results = boriken.arena.run("san-juan", [f"{own}:Wrong", "random"], games=2, seed=1)
    assert {bot["name"]: bot["troubles"] for bot in results["bots"]} == {f"{own}:Wrong": 6, "random": 0}


class Points(boriken.Bot):
    """Takes what brings most points at once."""

    def choose(self, window: Window) -> str:
        def after(action: str) -> int:
            ahead = window.copy()
            ahead.play(action)
            return ahead.points()[window.seat]

        return max(window.choices(), key=after)


def test_a_class_plays_in_the_arena_on_several_processes() -> None:
    alone = boriken.arena.run("san-juan", [Points, "random"], games=8, seed=1)
    assert boriken.arena.run("san-juan", [Points, "random"], games=8, seed=1, jobs=2) == alone
    assert {bot["name"] for bot in alone["bots"]} == {"Points", "random"}


def test_a_window_is_needed_by_those_who_look_through_one() -> None:
    bot = boriken.make_bot(Points, "san-juan")
    game: Game = new_match("san-juan", players=2, seed=1).game
    with pytest.raises(boriken.BorikenError, match="looks through a window"):
        bot.choose(game, 0)
