"""Moves: checked, saved, and only then answered."""

from __future__ import annotations

import json
from collections.abc import Sequence
from types import SimpleNamespace
from typing import Any

import pytest

from boriken import load_record
from boriken.core.fairness import prove_deals
from boriken.core.match import Match, Move
from boriken.server.bots.turns import bots_turn, save_decisions
from boriken.server.errors import RefusedError
from boriken.server.tables import cache
from boriken.server.tables.play import check_may_take_back_alone
from boriken.server.tables.rows import TableRow
from boriken.server.tables.seats import Seat
from boriken.server.tables.tables import SERVER
from tests.kits import anno_1503
from tests.server.kit import Guest, Json, RunningServer, one_database, play_out, seated
from tests.server.process import eventually


def two_at_a_table(server: RunningServer, **options: str) -> tuple[Guest, Guest, str]:
    ada, ben = server.guest("Ada"), server.guest("Ben")
    return ada, ben, seated([ada, ben], options={"first_governor": "0", **options})["id"]


def test_a_move_changes_the_game_for_everybody(server: RunningServer) -> None:
    ada, ben, table = two_at_a_table(server)
    before = ben.state(table)
    moved = ada.move(table, 0, "settler")
    assert moved.status_code == 200
    assert before["log"] + moved.json()["state"]["log"] == ada.state(table)["log"]
    after = ben.state(table)
    assert after["version"] == moved.json()["version"] > before["version"]
    assert not after["view"]["roles"]["settler"]["open"]


def test_several_actions_are_done_together_or_not_at_all(server: RunningServer) -> None:
    ada, _, table = two_at_a_table(server)
    before = ada.state(table)
    refused = ada.move(table, 0, "settler", "settle coffee", "settle quarry")
    assert refused.status_code == 422
    assert ada.state(table) == before
    assert ada.move(table, 0, "settler", "settle quarry").status_code == 200


def test_an_illegal_move_is_refused_with_the_sentence_of_the_rule(server: RunningServer) -> None:
    ada, _, table = two_at_a_table(server)
    refused = ada.move(table, 0, "settle quarry").json()["error"]
    assert refused["message"].endswith(".")
    assert refused["code"]
    assert ada.move(table, 0, "castle e1").status_code == 422


def test_a_stale_move_is_answered_with_what_is_there_now(server: RunningServer) -> None:
    ada, _, table = two_at_a_table(server)
    old = ada.state(table)["version"]
    ada.move(table, 0, "settler").raise_for_status()
    stale = ada.move(table, 0, "mayor", version=old)
    assert (stale.status_code, stale.json()["error"]["code"]) == (409, "stale")
    assert stale.json()["state"] == ada.state(table, 0)


def test_the_same_move_sent_twice_is_done_once(server: RunningServer) -> None:
    ada, _, table = two_at_a_table(server)
    version = ada.state(table)["version"]
    first = ada.move(table, 0, "settler", version=version, key="once")
    again = ada.move(table, 0, "settler", version=version, key="once")
    assert (first.status_code, again.status_code) == (200, 200)
    assert again.json()["version"] == first.json()["version"]
    assert ada.state(table)["actions"] == first.json()["state"]["actions"]


def test_talk_does_not_make_a_move_stale(server: RunningServer) -> None:
    ada, ben, table = two_at_a_table(server)
    version = ada.state(table)["version"]
    ben.post(f"/tables/{table}/chat", {"text": "Good luck!", "key": "a"}).raise_for_status()
    assert ada.move(table, 0, "settler", version=version).status_code == 200


def test_nobody_moves_for_another_or_out_of_turn(server: RunningServer) -> None:
    ada, ben, table = two_at_a_table(server)
    assert ben.move(table, 1, "settler").json()["error"]["code"] == "not_your_turn"
    version = ada.state(table)["version"]
    assert ben.move(table, 0, "settler", version=version).status_code == 403
    assert server.guest("Eve").move(table, 0, "settler", version=version).status_code == 403


def test_the_choices_say_what_they_bring_and_the_others_why_not(server: RunningServer) -> None:
    ada, _, table = two_at_a_table(server)
    ada.move(table, 0, "settler").raise_for_status()
    told = ada.get(f"/tables/{table}/choices").json()
    assert "settle quarry" in [choice["action"] for choice in told["choices"]]
    assert all(reason["sentence"] for reason in told["refused"].values())


def test_counts_answer_a_run_of_questions_at_once(server: RunningServer) -> None:
    ada = server.guest()
    table = ada.make_table("me me", options={"first_governor": "0"})["id"]
    ada.move(table, 0, "settler", "settle quarry").raise_for_status()
    ada.move(table, 1, ada.state(table)["choices"][0]).raise_for_status()
    ada.move(table, 1, "mayor", "colonist").raise_for_status()
    state = ada.state(table)
    assert state["counting"]
    body = {"version": state["version"], "key": "k", "seat": state["seat"], "counts": {}}
    refused = ada.post(f"/tables/{table}/moves", {**body, "counts": {"harbor": 1}})
    assert refused.status_code == 422
    counts = dict.fromkeys(list(state["question"]["things"])[: state["question"]["colonists"]], 1)
    assert ada.post(f"/tables/{table}/moves", {**body, "counts": counts}).status_code == 200
    placed = [event for event in ada.state(table)["log"] if event["kind"] == "colonists_placed"]
    assert {event["place"]: event["count"] for event in placed if event["seat"] == state["seat"]} == counts


def test_a_decision_is_taken_back_freely_while_nothing_has_come_of_it(server: RunningServer) -> None:
    ada, ben, table = two_at_a_table(server)
    ada.move(table, 0, "settler").raise_for_status()
    assert ada.state(table)["may_undo"]
    assert not ben.state(table)["may_undo"]
    undone = ask_back(ada, table, 0)
    assert undone["state"]["question"]["kind"] == "role"
    assert "settler" in undone["state"]["choices"]
    assert not undone["state"]["may_undo"]


def test_the_table_is_told_who_took_something_back(server: RunningServer) -> None:
    ada, ben, table = two_at_a_table(server)
    assert ben.state(table)["taken_back"] == []
    began = ben.state(table)["actions"]
    for _ in range(2):
        ada.move(table, 0, "settler").raise_for_status()
        ask_back(ada, table, 0)
    assert ben.state(table)["taken_back"] == [{"by": 0, "at": began, "times": 2}]
    ada.move(table, 0, "settler", "settle quarry").raise_for_status()
    ben.move(table, 1, ben.state(table)["choices"][0]).raise_for_status()
    ask_back(ada, table, 0)
    ben.post(f"/tables/{table}/undo/answer", {"seat": 1, "agree": True}).raise_for_status()
    assert ben.state(table)["taken_back"] == [{"by": 0, "at": began, "times": 3}]


def test_actions_sent_together_are_taken_back_together(server: RunningServer) -> None:
    ada, _, table = two_at_a_table(server)
    ada.move(table, 0, "settler", "settle quarry").raise_for_status()
    assert ask_back(ada, table, 0)["state"]["question"]["kind"] == "role"


def test_beyond_that_all_must_agree(server: RunningServer) -> None:
    ada, ben, table = two_at_a_table(server)
    ada.move(table, 0, "settler", "settle quarry").raise_for_status()
    ben.move(table, 1, ben.state(table)["choices"][0]).raise_for_status()
    asked = ask_back(ada, table, 0)["state"]
    assert asked["undo"] == {"by": 0, "to": asked["undo"]["to"], "agreed": [], "waiting": [1]}
    assert ada.post(f"/tables/{table}/undo/answer", {"seat": 0, "agree": True}).status_code == 409
    agreed = ben.post(f"/tables/{table}/undo/answer", {"seat": 1, "agree": True}).json()["state"]
    assert (agreed["undo"], agreed["actor"], agreed["question"]["kind"]) == (None, 0, "role")


def test_one_no_is_enough_and_a_move_ends_the_question(server: RunningServer) -> None:
    ada, ben, table = two_at_a_table(server)
    ada.move(table, 0, "settler", "settle quarry").raise_for_status()
    ben.move(table, 1, ben.state(table)["choices"][0]).raise_for_status()
    ask_back(ada, table, 0)
    refused = ben.post(f"/tables/{table}/undo/answer", {"seat": 1, "agree": False}).json()["state"]
    assert refused["undo"] is None
    ask_back(ada, table, 0)
    moved = ben.move(table, 1, "mayor").json()["state"]
    assert moved["undo"] is None
    assert ben.post(f"/tables/{table}/undo/answer", {"seat": 1, "agree": True}).status_code == 409


def test_a_bots_move_is_no_answer_to_a_wish_to_take_back(
    server: RunningServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    service = server.service
    monkeypatch.setattr(service.bots, "start_turn", lambda _: None)  # the bot moves when we say so
    ada, ben = server.guest("Ada"), server.guest("Ben")
    table = ada.make_table("me open skilled", options={"first_governor": "0"})["id"]
    ben.post(f"/tables/{table}/join").raise_for_status()
    ada.move(table, 0, "settler", "settle quarry").raise_for_status()
    ben.move(table, 1, ben.state(table)["choices"][0]).raise_for_status()
    wish = ask_back(ada, table, 0)["state"]["undo"]
    turn = server.inside(service.tables.read(table, SERVER, bots_turn))
    assert turn is not None
    decisions = service.tables.cached(table).match.choices()[:1]
    server.inside(service.tables.change(table, SERVER, save_decisions, turn, decisions))
    now = ben.state(table)
    assert (now["actor"], now["undo"]) == (1, wish)
    agreed = ben.post(f"/tables/{table}/undo/answer", {"seat": 1, "agree": True}).json()["state"]
    assert (agreed["undo"], agreed["actor"], agreed["question"]["kind"]) == (None, 0, "role")


def test_a_move_and_its_taking_back_leave_the_log_as_it_was(server: RunningServer) -> None:
    ada, _, table = two_at_a_table(server)
    before = ada.state(table)
    ada.move(table, 0, "settler").raise_for_status()
    ask_back(ada, table, 0)
    gone_on = {"version": 0, "seconds": [], "taken_back": []}
    assert {**ada.state(table), **gone_on} == {**before, **gone_on}


def test_alone_with_bots_what_was_shown_is_dealt_anew(server: RunningServer) -> None:
    """Or `councillor`, a look at the cards and two steps back would be a look at the deck."""
    ada = server.guest()
    table = ada.make_table("me beginner", game="san-juan", options={"first_governor": "0"})["id"]
    shown = set()
    for _ in range(6):
        ada.move(table, 0, "councillor").raise_for_status()
        ada.move(table, 0, "take").raise_for_status()
        shown.add(json.dumps(ada.state(table)["view"]))
        ask_back(ada, table, 0)
        back = ask_back(ada, table, 0)["state"]
        assert back["question"]["kind"] == "role"
    assert len(shown) > 3


def test_a_game_in_which_something_was_dealt_anew_goes_on_after_a_restart_and_is_proved(server: RunningServer) -> None:
    ada = server.guest()
    table = ada.make_table("me me", options={"first_governor": "0"})["id"]
    for _ in range(2):
        ada.move(table, 0, "settler", "settle quarry").raise_for_status()
        ada.move(table, 1, ada.state(table, 1)["choices"][0]).raise_for_status()
        ask_back(ada, table, 1)
        server.service.tables.cached(table).forget()
        ask_back(ada, table, 0)
    play_out(server, table)
    record = ada.get(f"/tables/{table}/record").text
    assert "[Redealt " in record
    assert prove_deals(load_record(record)) > 20


def test_what_a_bot_minds_is_not_taken_back_without_its_player(server: RunningServer) -> None:
    ada, ben, table = two_at_a_table(server)
    ada.move(table, 0, "settler", "settle quarry").raise_for_status()
    ben.move(table, 1, ben.state(table)["choices"][0]).raise_for_status()
    ben.post(f"/tables/{table}/resign", {"seat": 1}).raise_for_status()
    assert eventually(lambda: ada.state(table)["actor"] == 0)
    asked = ask_back(ada, table, 0)["state"]
    assert asked["undo"]["waiting"] == [1]
    agreed = ben.post(f"/tables/{table}/undo/answer", {"seat": 1, "agree": True}).json()["state"]
    assert (agreed["undo"], agreed["actor"], agreed["question"]["kind"]) == (None, 0, "role")


def test_a_wish_ends_when_the_seat_of_who_was_asked_is_freed(server: RunningServer) -> None:
    ada, ben, table = two_at_a_table(server)
    ada.move(table, 0, "settler", "settle quarry").raise_for_status()
    ben.move(table, 1, ben.state(table)["choices"][0]).raise_for_status()
    ask_back(ada, table, 0)
    ben.post(f"/tables/{table}/resign", {"seat": 1}).raise_for_status()
    ada.post(f"/tables/{table}/seats/1/replace", {"kind": "open"}).raise_for_status()
    assert ada.state(table)["undo"] is None


def test_nothing_is_sent_in_that_depends_on_what_is_still_hidden(server: RunningServer) -> None:
    """Or the refusals would tell what will be dealt."""
    ada = server.guest()
    table = ada.make_table("me beginner", game="san-juan", options={"first_governor": "0"})["id"]
    for guess in ("keep library", "keep prefecture", "pass", "castle e1"):
        refused = ada.move(table, 0, "councillor", "take", guess)
        assert (refused.status_code, refused.json()["error"]["code"]) == (422, "shown_first")
    assert ada.state(table)["question"]["kind"] == "role"


@one_database
@pytest.mark.parametrize("chairs", ["me skilled", "me me skilled", "me skilled me skilled"])
def test_alone_with_bots_a_look_at_what_stays_hidden_is_not_taken_back(
    server: RunningServer, monkeypatch: pytest.MonkeyPatch, chairs: str
) -> None:
    """Where it lies chance has no part in it: it would be the same the next time. The bot has looked there before."""
    ada, table = about_to_look(server, monkeypatch, chairs)
    ada.move(table, 0, "look B1").raise_for_status()
    state = ada.state(table, 0)
    refused = ada.post(f"/tables/{table}/undo", {"version": state["version"], "key": "back", "seat": 0})
    assert (refused.status_code, refused.json()["error"]["code"]) == (422, "looked")
    assert ada.state(table, 0) == state


@one_database
def test_at_one_screen_people_ask_each_other_whether_a_look_is_taken_back(
    server: RunningServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    ada, table = about_to_look(server, monkeypatch, "me me")
    ada.move(table, 0, "look B1").raise_for_status()
    assert ask_back(ada, table, 0)["state"]["question"]["kind"] == "sail"


def test_a_look_from_another_seat_of_ones_own_is_not_taken_back_either() -> None:
    """Two seats of one person know the same: a decision before the look would be made anew with what it has shown."""
    moves = [Move(0, "pass", 3, reveals=False), Move(1, "look B1", 3, reveals=True), Move(1, "back", 3, reveals=False)]
    chairs = [Seat(0, "ada", "Ada", None), Seat(1, "ada", "Ada", None), Seat(2, None, None, "casual")]
    table: Any = SimpleNamespace(row=SimpleNamespace(rated=False), seats=chairs, match=SimpleNamespace(moves=moves))
    with pytest.raises(RefusedError, match=r"^You have looked at something hidden: that cannot be taken back\.$"):
        check_may_take_back_alone(table, 0, 0)
    check_may_take_back_alone(table, 1, 2)


def about_to_look(server: RunningServer, monkeypatch: pytest.MonkeyPatch, chairs: str) -> tuple[Guest, str]:
    """A ship of Ada's first seat lies beside a tile at which the last seat has looked."""
    ada, players = server.guest("Ada"), len(chairs.split())
    squares = {"B1": anno_1503.tile("contract", players - 1)}
    given = anno_1503.given(players, **anno_1503.sailing("B2"), squares=squares)
    position, opened = given.position(), cache.opened

    def beside_the_tile(row: TableRow, seats: Sequence[Seat]) -> Match:
        if row.host != ada.id:
            return opened(row, seats)
        return Match(given.setup, cache.dealer_of(row, seats), start=position["state"])

    monkeypatch.setattr(cache, "opened", beside_the_tile)
    return ada, ada.make_table(chairs, game="anno-1503", options=position["options"])["id"]


def ask_back(person: Guest, table: str, seat: int) -> Json:
    version = person.state(table, seat)["version"]
    answer = person.post(f"/tables/{table}/undo", {"version": version, "key": str(version), "seat": seat})
    assert answer.status_code == 200, answer.text
    told = answer.json()
    assert isinstance(told, dict)
    return told


def test_a_move_that_is_refused_has_shown_nothing(server: RunningServer) -> None:
    """Whoever names what they hope to draw learns nothing from the answer."""
    ada, ben = server.guest("Ada"), server.guest("Ben")
    table = seated([ada, ben], game="san-juan", options={"first_governor": "0"})["id"]
    ada.move(table, 0, "councillor").raise_for_status()
    refused = [ada.move(table, 0, "take", f"keep {card}") for card in ("library", "indigo_plant", "smithy")]
    assert {answer.status_code for answer in refused} == {422}
    assert {answer.json()["error"]["code"] for answer in refused} == {"shown_first"}
    assert ada.move(table, 0, "take").is_success
