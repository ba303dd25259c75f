"""Bots that the host of a server has added: they sit at tables as levels do."""

from __future__ import annotations

import re
import sys
from collections.abc import Callable, Iterator

import pytest

from tests.project import ROOT
from tests.server.kit import PASSWORD, Guest, Json
from tests.server.process import ServerProcess, eventually, server_process

SLOW = 600.0  # seconds: every decision starts a program
PROGRAMS = f"{sys.executable} {ROOT / 'tests' / 'bots' / 'programs.py'}"
ADA = f"exec:node {ROOT / 'examples' / 'ada.js'}"

# What a bot does wrong, and what the log says of it
WRONG = {
    "hangs": (f"exec:0.1s:{PROGRAMS} hangs", "did not answer within 0.1 seconds."),
    "dies": (f"exec:{PROGRAMS} dies", "has ended, with exit status 3."),
    "rubbish": (f"exec:{PROGRAMS} rubbish", "wrote 'settler, I think', which is no message."),
    "illegal": (f"exec:{PROGRAMS} illegal pass", "chose 'pass', which is not legal: "),
}
BOTS = {
    "Ada": ADA,
    "Thrifty": f"{ROOT / 'examples' / 'bot' / 'thrifty.py'}:Thrifty",
    **{name: command for name, (command, _) in WRONG.items()},
}


@pytest.fixture(scope="module")
def host(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server whose host has added them all."""
    added = [word for name, command in BOTS.items() for word in ("--bot", f"{name}={command}")]
    with server_process(tmp_path_factory.mktemp("host") / "data", "", *added) as server:
        yield server


def play_until(person: Guest, table: str, reached: Callable[[Json], bool]) -> Json:
    """The state of a table when the person, who answers with their last choice, and the bots have come so far."""
    found: list[Json] = []

    def come_so_far() -> bool:
        state = person.state(table, 0)
        while state["actor"] == 0:
            person.move(table, 0, state["choices"][-1], version=state["version"]).raise_for_status()
            state = person.state(table, 0)
        found.append(state)
        return reached(state)

    assert eventually(come_so_far, SLOW)
    return found[-1]


def role_takers(state: Json) -> list[int]:
    return [event["seat"] for event in state["log"] if event["kind"] == "role_taken"]


def test_they_are_listed_with_the_levels_and_marked_as_bots(host: ServerProcess) -> None:
    ann = host.guest("Ann")
    assert [level["id"] for level in ann.get("/games").json()["levels"]][-len(BOTS) :] == list(BOTS)
    table = ann.make_table("me Ada Thrifty", game="san-juan")["id"]
    play_until(ann, table, lambda state: {*role_takers(state)} == {0, 1, 2})
    seats = ann.get(f"/tables/{table}").json()["seats"]
    assert [(seat["kind"], seat["level"]) for seat in seats[1:]] == [("bot", "Ada"), ("bot", "Thrifty")]


def test_a_program_in_javascript_plays_a_whole_match_and_is_rated_under_its_name(host: ServerProcess) -> None:
    ann = host.guest("Ann")
    ann.post("/account", {"login": ann.id, "password": PASSWORD}).raise_for_status()
    table = ann.make_table("me Ada", game="san-juan", rated=True)["id"]
    state = play_until(ann, table, lambda state: bool(state["over"]))
    assert [score["seat"] for score in state["scores"]] == [0, 1]
    rated = ann.get("/ratings", game="san-juan", players=2).json()["ratings"]
    assert {(entry["name"], entry["level"], entry["person"], entry["games"]) for entry in rated} == {
        ("Ada", "Ada", None, 1),
        ("Ann", None, ann.id, 1),
    }
    assert "ada.js" not in host.log.read_text(), "it was told off"


@pytest.mark.parametrize("wrong", WRONG)
def test_where_one_fails_the_log_names_it_another_decides_and_the_table_goes_on(
    host: ServerProcess, wrong: str
) -> None:
    """The seat of the bot has taken a role in its turn, and after that the person in theirs."""
    ann = host.guest("Ann")
    table = ann.make_table(f"me {wrong}", game="san-juan", options={"first_governor": "1"})["id"]
    state = play_until(ann, table, lambda state: role_takers(state)[:2] == [1, 0])
    assert not state["over"]
    command, trouble = WRONG[wrong]
    named = re.escape(f"The bot {command} {trouble}") + r".* The bot greedy decides in its place\."
    assert re.search(named, host.log.read_text())
