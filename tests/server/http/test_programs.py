"""The worked examples for programs at a server are those of the pages, and they work."""

from __future__ import annotations

import os
import re
import shlex
import shutil
import subprocess
import sys
from collections.abc import Sequence
from html import unescape
from pathlib import Path

import httpx2 as httpx
import pytest

from tests.project import ROOT
from tests.server.kit import Json, RunningServer, one_database
from tests.server.people.test_tokens import add_token, declare
from tests.server.process import eventually

PROGRAMS = ROOT / "examples" / "programs"
PAGE = (ROOT / "docs" / "programs.md").read_text(encoding="utf-8")
LONGEST = 60  # seconds


def command(program: Path) -> list[str]:
    if program.suffix == ".py":
        return [sys.executable, str(program)]
    node = shutil.which("node")
    if node is None:
        pytest.skip("Node is not installed")
    return [node, str(program)]


def run(program: str, arguments: Sequence[str], token: str = "") -> str:
    environment = {**os.environ, "BORIKEN_TOKEN": token, "no_proxy": "*"}
    done = subprocess.run(
        [*command(PROGRAMS / program), *arguments],
        env=environment,
        capture_output=True,
        text=True,
        timeout=LONGEST,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


@pytest.mark.parametrize("program", sorted(PROGRAMS.iterdir()), ids=lambda path: path.name)
def test_the_page_shows_the_programs_as_they_are(program: Path) -> None:
    assert f"\n{program.read_text(encoding='utf-8')}```\n" in PAGE


@one_database
def test_a_program_looks_at_games_and_tables(server: RunningServer) -> None:
    table = server.guest("Ada").make_table("me open")["id"]
    told = run("look.py", [server.address])
    assert "San Juan: 2 to 4 players" in told
    assert f"puerto-rico with Ada, free: {server.address}/tables/{table}" in told


@one_database
def test_a_program_plays_against_a_bot(server: RunningServer) -> None:
    told = run("play.py", [server.address], add_token(server.member("Ada"))["token"])
    assert [line.split(":")[0] for line in told.splitlines()] == ["seat 0", "seat 1"]


@one_database
def test_a_program_sits_down_with_others(server: RunningServer) -> None:
    """One that is an account of its own, declared a bot's; the other seat is a bot of the house."""
    host, robot = server.member("Ada"), server.member("Robot")
    declare(robot).raise_for_status()
    table = host.make_table("open beginner", game="san-juan")
    told = run("sit.mjs", [server.address, table["id"], table["invitation"]], add_token(robot)["token"])
    assert told.count("place") == 2
    assert [seat["program"] for seat in host.get(f"/tables/{table['id']}").json()["seats"]] == [True, False]


# The examples on the page of the server itself


def sent(server: RunningServer, command: str, **known: object) -> httpx.Response:
    """The answer to a command of the page, in which names stand for what one knows by then."""
    known["SERVER"] = server.address
    # All at once: a token may have one of the names in it
    command = re.sub("|".join(known), lambda name: str(known[name[0]]), command)
    curl, address, *options = shlex.split(command)
    assert curl == "curl"
    given = dict(zip(options[::2], options[1::2], strict=True))
    name, _, value = given.pop("--header", "Accept: application/json").partition(": ")
    body = given.pop("--json", None)
    assert not given
    headers = {name: value, "Content-Type": "application/json"}
    method = "GET" if body is None else "POST"
    return server.stranger().request(method, address, content=body, headers=headers).raise_for_status()


@one_database
def test_the_three_examples_on_the_page_of_the_interface_work(server: RunningServer) -> None:
    page = server.stranger().get("/api").text
    found = [unescape(commands) for commands in re.findall(r"<pre><code>(.*?)</code></pre>", page, re.DOTALL)]
    look, set_up, (ask, answer) = *found[:2], found[2].splitlines()
    token = add_token(server.member("Ada"))["token"]
    assert "san-juan" in [game["id"] for game in sent(server, look).json()["games"]]
    table = sent(server, set_up, TOKEN=token).json()["id"]

    def state() -> Json:
        told = sent(server, ask, TOKEN=token, ID=table).json()
        assert isinstance(told, dict)
        return told

    assert eventually(lambda: state()["actor"] == 0)
    asked = state()
    sent(server, answer, TOKEN=token, ID=table, VERSION=asked["version"], CHOICE=asked["choices"][0])
    assert state()["version"] > asked["version"]
