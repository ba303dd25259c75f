"""Records and replays: the whole game when it is over, and before nothing that is hidden."""

from __future__ import annotations

from pathlib import Path

import pytest
from typer.testing import CliRunner

import boriken
from boriken.cli import app as command
from tests.project import ROOT
from tests.server.kit import Guest, Json, RunningServer, play_out, seated

FIXTURES = ROOT / "tests" / "fixtures" / "puerto-rico"
FINISHED = (FIXTURES / "3-players-first-city-5769.record").read_text(encoding="utf-8")


def two_at_a_table(server: RunningServer, **options: object) -> tuple[Guest, Guest, str]:
    ada, ben = server.guest("Ada"), server.guest("Ben")
    return ada, ben, seated([ada, ben], options={"first_governor": "0", **options})["id"]


def replay(person: Guest, table: str, at: int, **query: object) -> Json:
    found = person.get(f"/tables/{table}/replay", at=at, **query).raise_for_status().json()
    assert isinstance(found, dict)
    return found


# Records


def test_the_record_of_a_finished_game_proves_every_deal(server: RunningServer, tmp_path: Path) -> None:
    ada, _, table = two_at_a_table(server, first_governor="lot", hidden_vp=True)
    commitment = ada.get(f"/tables/{table}").json()["commitment"]
    play_out(server, table)
    answer = server.stranger().get(f"/api/tables/{table}/record")
    assert answer.headers["content-type"].startswith("text/plain")
    assert f'[Commitment "{commitment}"]' in answer.text
    file = tmp_path / "game.record"
    file.write_text(answer.text, encoding="utf-8")
    checked = CliRunner().invoke(command.app, ["check", "--fair", str(file)])
    assert (checked.exit_code, checked.output.splitlines()[-1]) == (0, "ok")
    assert "All" in checked.output
    match = boriken.load_record(answer.text)
    assert (match.names, match.over) == (["Ada", "Ben"], True)
    assert match.date == ada.get(f"/tables/{table}").json()["created"][:10]


def test_the_record_of_a_running_game_goes_so_far_and_keeps_the_key(server: RunningServer) -> None:
    ada, ben, table = two_at_a_table(server)
    ada.move(table, 0, "settler", "settle quarry").raise_for_status()
    record = ben.get(f"/tables/{table}/record").text
    assert "Key" not in record
    assert "settle quarry" in record
    assert '[Result "*"]' in record
    assert len(boriken.load_record(record).moves) == ben.state(table)["actions"]


def test_there_is_no_record_while_it_would_tell_what_is_hidden(server: RunningServer) -> None:
    ada, _, table = two_at_a_table(server, hidden_vp=True)
    refused = ada.get(f"/tables/{table}/record")
    assert (refused.status_code, refused.json()["error"]["code"]) == (409, "hidden")


def test_the_record_of_a_private_table_is_private(server: RunningServer) -> None:
    ada, eve = server.guest("Ada"), server.guest("Eve")
    table = ada.make_table("me skilled", private=True)
    for what in ("record", "replay", "moments", "film"):
        assert eve.get(f"/tables/{table['id']}/{what}", at=0).status_code == 404
        assert eve.get(f"/tables/{table['id']}/{what}", at=0, invitation=table["invitation"]).status_code == 200


# Replays


def test_a_replay_shows_every_moment_as_it_was(server: RunningServer) -> None:
    ada, ben, table = two_at_a_table(server)
    seen: dict[int, Json] = {}
    for _ in range(12):
        mover = ada if ada.state(table)["actor"] == 0 else ben
        state = mover.state(table)
        seen[state["actions"]] = ada.state(table)
        mover.move(table, state["seat"], state["choices"][-1]).raise_for_status()
    now = ada.state(table)
    for at, state in seen.items():
        shown = replay(ada, table, at)
        assert (shown["at"], shown["of"], shown["actions"]) == (at, now["actions"], at)
        assert shown["choices"] == []
        for part in ("view", "question", "log", "actor", "over", "seat", "scores"):
            assert shown[part] == state[part]


def test_a_replay_can_leave_out_the_log_that_is_known(server: RunningServer) -> None:
    ada, _, table = two_at_a_table(server)
    whole = replay(ada, table, 3)
    rest = replay(ada, table, 3, log_from=2)
    assert (rest["log_from"], whole["log"][:2] + rest["log"]) == (2, whole["log"])


def test_there_is_no_moment_after_the_last(server: RunningServer) -> None:
    ada, _, table = two_at_a_table(server)
    last = ada.state(table)["actions"]
    assert replay(ada, table, last)["at"] == last
    refused = ada.get(f"/tables/{table}/replay", at=last + 1)
    assert (refused.status_code, refused.json()["error"]["code"]) == (422, "no_moment")
    assert ada.get(f"/tables/{table}/replay", at=-1).status_code == 422


def test_a_replay_is_seen_through_ones_own_eyes(server: RunningServer) -> None:
    ada, ben, table = two_at_a_table(server, hidden_vp=True)
    play_out(server, table, but=3)
    at = ada.state(table)["actions"] - 1
    for person, seat, other in ((ada, 0, 1), (ben, 1, 0)):
        seats = replay(person, table, at, seat=seat)["view"]["seats"]
        assert seats[seat]["points"] is not None
        assert seats[other]["points"] is None
        assert person.get(f"/tables/{table}/replay", at=at, seat=other).status_code == 403
    watched = replay(server.guest("Eve"), table, at)["view"]["seats"]
    assert [seat["points"] for seat in watched] == [None, None]


def test_moments_say_who_did_what_when(server: RunningServer) -> None:
    ada, _, table = two_at_a_table(server)
    ada.move(table, 0, "settler", "settle quarry").raise_for_status()
    moments = ada.get(f"/tables/{table}/moments").json()["moments"]
    assert [moment["at"] for moment in moments] == list(range(1, ada.state(table)["actions"] + 1))
    [taken] = [moment for moment in moments if moment["text"] == "settle quarry"]
    assert taken["seat"] == 0
    assert moments[0]["seat"] is None
    before, after = (replay(ada, table, taken["at"] - back) for back in (1, 0))
    assert ["quarry" in shown["view"]["seats"][0]["island"] for shown in (before, after)] == [False, True]


def test_where_something_is_hidden_moments_tell_the_own_actions_only(server: RunningServer) -> None:
    ada, ben, table = two_at_a_table(server, hidden_vp=True)
    ada.move(table, 0, "settler", "settle quarry").raise_for_status()
    adas, bens = (person.get(f"/tables/{table}/moments").json()["moments"] for person in (ada, ben))
    assert "settle quarry" in [moment["text"] for moment in adas]
    assert {moment["text"] for moment in bens} == {None}
    told = {event["move"] for event in ben.state(table)["log"]} - {0}
    assert {moment["at"] for moment in bens} == told
    play_out(server, table)
    after = ben.get(f"/tables/{table}/moments").json()["moments"]
    assert None not in [moment["text"] for moment in after]


# Records from elsewhere


def test_a_record_from_elsewhere_becomes_a_finished_table_to_replay(server: RunningServer) -> None:
    ada = server.guest("Ada")
    match = boriken.load_record(FINISHED)
    named = boriken.new_match("puerto-rico", players=2, seed=1, names=["Cem", "Dee"])
    while not named.over:
        named.play(named.choices()[0])
    for text, names in ((FINISHED, [None] * match.setup.players), (named.record(), ["Cem", "Dee"])):
        brought = ada.bring(text)
        assert brought.status_code == 201, brought.text
        table = brought.json()
        assert (table["status"], table["rated"], table["is_host"]) == ("over", False, True)
        assert [seat["name"] for seat in table["seats"]] == names
        assert (table["commitment"], table["key"], table["yours"]) == (None, None, [])
        state = ada.state(table["id"])
        assert state["scores"] == boriken.load_record(text).scores()
        assert replay(ada, table["id"], 10)["of"] == state["actions"]
        assert ada.get(f"/tables/{table['id']}/record").text == text
        assert ada.get(f"/people/{ada.id}").json()["statistics"] == []


def test_a_record_from_elsewhere_is_private_unless_it_is_said_to_be_public(server: RunningServer) -> None:
    ada, eve = server.guest("Ada"), server.guest("Eve")
    table = ada.bring(FINISHED).json()
    assert eve.get(f"/tables/{table['id']}").status_code == 404
    assert eve.get(f"/tables/{table['id']}", invitation=table["invitation"]).status_code == 200
    public = ada.bring(FINISHED, public=1).json()
    assert eve.get(f"/tables/{public['id']}").status_code == 200


def test_nobody_plays_on_at_a_table_from_elsewhere(server: RunningServer) -> None:
    ada = server.guest("Ada")
    table = ada.bring(FINISHED).json()["id"]
    for what in ("join", "rematch", "start"):
        assert ada.post(f"/tables/{table}/{what}").status_code == 409
    body = {"version": 0, "key": "k", "seat": 0, "actions": ["settler"]}
    assert ada.post(f"/tables/{table}/moves", body).status_code == 403


def unfinished() -> str:
    return boriken.new_match("puerto-rico", players=2, seed=1).record()


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("", "The tag Boriken is missing."),
        ("rubbish", "Line 1 is neither a tag nor a turn: 'rubbish'."),
        (FINISHED.replace("settle quarry", "settle castle", 1), "'settle castle' is no action of Puerto Rico."),
        (unfinished(), "The game in this record is not finished."),
    ],
    ids=["empty", "rubbish", "illegal", "unfinished"],
)
def test_what_is_no_finished_record_is_refused_with_the_reason(server: RunningServer, text: str, sentence: str) -> None:
    refused = server.guest().bring(text)
    assert refused.status_code == 422
    assert sentence in refused.json()["error"]["message"]


def test_a_record_must_be_a_text_of_some_length_by_somebody(server: RunningServer) -> None:
    ada = server.guest()
    assert ada.http.post("/api/records", content=b"\xff\xfe").json()["error"]["code"] == "record"
    assert ada.http.post("/api/records", content=b"x" * 600_000).status_code == 413
    assert server.stranger().post("/api/records", content=FINISHED).status_code == 401


@pytest.mark.parametrize(("name", "shown"), [("\0\x1b", None), ("x" * 200, "x" * 40), (" Cem\n", "Cem")])
def test_names_from_elsewhere_are_made_fit_to_be_shown(server: RunningServer, name: str, shown: str | None) -> None:
    match = boriken.load_record(FINISHED)
    match.names = [name] * match.setup.players
    brought = server.guest().bring(match.record())
    assert brought.status_code == 201, brought.text
    assert brought.json()["seats"][0]["name"] == shown
