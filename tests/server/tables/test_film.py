"""A film: the states after every decision between two moments, in one answer, as they were seen then."""

from __future__ import annotations

import random
from itertools import pairwise

import pytest

import boriken
from boriken.server.tables import film as films
from tests.server.kit import Guest, Json, RunningServer, play_out, seated


def two_at_a_table(server: RunningServer, game: str = "puerto-rico", **options: object) -> tuple[Guest, Guest, str]:
    ada, ben = server.guest("Ada"), server.guest("Ben")
    return ada, ben, seated([ada, ben], game=game, options=options)["id"]


def film(person: Guest, table: str, **query: object) -> Json:
    found = person.get(f"/tables/{table}/film", **query).raise_for_status().json()
    assert isinstance(found, dict)
    return found


def replay(person: Guest, table: str, at: int) -> Json:
    found = person.get(f"/tables/{table}/replay", at=at).raise_for_status().json()
    assert isinstance(found, dict)
    return found


@pytest.mark.parametrize("game", ["puerto-rico", "san-juan", "anno-1503"])
def test_every_frame_is_what_a_replay_shows_at_that_moment(server: RunningServer, game: str) -> None:
    ada, _, table = two_at_a_table(server, game)
    play_out(server, table, but=20)
    shown = film(ada, table)
    assert shown["of"] == ada.state(table)["actions"]
    for frame in shown["frames"][:: max(1, len(shown["frames"]) // 8)]:
        then = replay(ada, table, frame["at"])
        assert {part: frame[part] for part in ("actor", "over", "view")} == {
            part: then[part] for part in ("actor", "over", "view")
        }


def test_one_request_has_all_of_a_finished_game(server: RunningServer) -> None:
    ada, _, table = two_at_a_table(server, hidden_vp=True)
    play_out(server, table)
    shown = film(ada, table)
    moments = [frame["at"] for frame in shown["frames"]]
    assert (moments[0], moments[-1]) == (0, shown["of"])
    assert moments == sorted(set(moments))
    assert shown["frames"][-1]["over"]


def test_a_decision_and_its_deals_are_one_frame(server: RunningServer) -> None:
    ada, ben, table = two_at_a_table(server, first_governor="0")
    began = ada.state(table)["actions"]
    ada.move(table, 0, "settler", "settle quarry").raise_for_status()
    ben.move(table, 1, ben.state(table)["choices"][0]).raise_for_status()
    shown = film(ada, table, after=began)["frames"]
    assert [frame["by"] for frame in shown] == [None, 0, 0, 1]
    assert [frame["at"] - began for frame in shown[:3]] == [0, 1, 2]
    assert shown[3]["at"] - began > 3  # new plantations were turned up


def test_a_run_of_counts_is_one_frame() -> None:
    match, choose = boriken.new_match("puerto-rico", players=4, seed=3), random.Random(1)
    while not match.over:
        match.play(choose.choice(match.choices()))
    shown = list(films.frames(match, None, 0, len(match.moves)))
    asked = [(frame.view["question"] or {}) for frame in shown]
    runs = [(one["seat"], one["kind"]) for one in asked if one.get("kind") == "place"]
    assert len(runs) > 10
    assert not [one for one, other in pairwise(asked) if one == other and one.get("kind") == "place"]
    assert any(move.text.startswith("place ") for move in match.moves)
    for before, after in pairwise(shown):
        if (before.view["question"] or {}).get("kind") == "place":
            placing = {move.actor for move in match.moves[before.at : after.at] if move.text.startswith("place ")}
            assert placing == {before.view["question"]["seat"]}


def test_a_film_can_be_asked_for_in_part(server: RunningServer, monkeypatch: pytest.MonkeyPatch) -> None:
    ada, _, table = two_at_a_table(server)
    play_out(server, table, but=20)
    whole = film(ada, table)["frames"]
    middle, later = whole[4]["at"], whole[9]["at"]
    assert film(ada, table, after=middle, until=later)["frames"][1:] == whole[5:10]
    monkeypatch.setattr(films, "MOST_AT_ONCE", middle)
    first = film(ada, table)
    assert (first["frames"], first["of"]) == (whole[:5], whole[-1]["at"])


def test_there_is_no_film_of_what_has_not_happened(server: RunningServer) -> None:
    ada, _, table = two_at_a_table(server)
    last = ada.state(table)["actions"]
    for query in ({"until": last + 1}, {"after": last + 1}, {"after": 2, "until": 1}):
        refused = ada.get(f"/tables/{table}/film", **query)
        assert (refused.status_code, refused.json()["error"]["code"]) == (422, "no_moment")


def test_a_film_is_seen_through_ones_own_eyes(server: RunningServer) -> None:
    ada, ben, table = two_at_a_table(server, hidden_vp=True)
    play_out(server, table, but=3)
    for person, seat, other in ((ada, 0, 1), (ben, 1, 0)):
        last = film(person, table, seat=seat)["frames"][-1]["view"]["seats"]
        assert last[seat]["points"] is not None
        assert last[other]["points"] is None
        assert person.get(f"/tables/{table}/film", seat=other).status_code == 403
    watched = film(server.guest("Eve"), table)["frames"]
    assert {seat["points"] for frame in watched for seat in frame["view"]["seats"]} == {None}


def test_a_film_goes_over_what_was_dealt_anew(server: RunningServer) -> None:
    ada, ben, table = two_at_a_table(server, first_governor="0")
    ada.move(table, 0, "settler", "settle quarry").raise_for_status()
    ben.move(table, 1, ben.state(table)["choices"][0]).raise_for_status()
    wish = {"version": ada.state(table)["version"], "key": "back", "seat": 0}
    ada.post(f"/tables/{table}/undo", wish).raise_for_status()
    ben.post(f"/tables/{table}/undo/answer", {"seat": 1, "agree": True}).raise_for_status()
    ada.move(table, 0, "settler", "settle quarry").raise_for_status()
    ben.move(table, 1, ben.state(table)["choices"][0]).raise_for_status()
    assert film(ada, table)["frames"][-1]["view"] == ada.state(table)["view"]
