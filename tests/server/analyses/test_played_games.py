"""No opinion on a game that people are playing, for nobody: not typed in, not reached by moves, not from before."""

from __future__ import annotations

from typing import Any

import pytest
from sqlalchemy import update

from boriken.core.dealer import SeededDealer
from boriken.core.game import Game
from boriken.core.match import Match
from boriken.core.randomness import Random
from boriken.server.analyses.playing import running_games
from boriken.server.bots.pool import WorkerPool
from boriken.server.store import schema
from tests.server.analyses.test_analyses import begin, play
from tests.server.kit import Guest, Json, RunningServer, one_database, play_out, seated

pytestmark = one_database


class Running:
    """A game that Ada and Ben play, some way from its beginning: no other looks like it by chance."""

    def __init__(self, server: RunningServer, game: str, **settings: Any) -> None:
        self.server = server
        self.people = [server.guest("Ada"), server.guest("Ben")]
        self.table = str(seated(self.people, game=game, **settings)["id"])
        self.play_until(lambda match: len(match.moves) >= 30 and len(match.choices()) > 1)

    def play_until(self, until: Any) -> None:
        play_out(self.server, self.table, until=until)

    @property
    def match(self) -> Match:
        tables = self.server.service.tables
        return self.server.inside(tables.read(self.table, None, lambda table: table.match.copy()))


@pytest.fixture
def thoughts(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Bots that answer at once: what they think is not what is tested here."""
    asked: list[str] = []

    async def ask(self: WorkerPool, task: str, about: Any, claim: Any) -> Any:
        asked.append(task)
        return {"judge": "net:1", "seat": 0, "choices": [], "counts": None}

    monkeypatch.setattr(WorkerPool, "ask", ask)
    return asked


def guessed(match: Match, seat: int, seed: int) -> Json:
    """The position as a seat may write it down: what it cannot know is guessed."""
    document = match.position()
    document["state"] = match.title.save(match.game.determinize(seat, seed))
    return document


def finished(match: Match) -> Match:
    """The game played to an end, with deals of somebody's own."""
    match.dealer = SeededDealer(1, match.dealer.dealt)
    luck = Random(1)
    while not match.over:
        choices = match.choices()
        match.play(choices[luck.below(len(choices))])
    return match


def code_of(person: Guest, position: Json) -> str:
    answer = person.post("/analyses", {"position": position})
    return "" if answer.status_code == 201 else str(answer.json()["error"]["code"])


@pytest.mark.parametrize("game", ["puerto-rico", "san-juan", "anno-1503"])
def test_a_game_being_played_is_typed_in_by_nobody(server: RunningServer, game: str) -> None:
    """Neither by those who play it nor by a friend or a second account."""
    running = Running(server, game)
    position = guessed(running.match, 0, 5)
    for person in (*running.people, server.guest("Eve")):
        assert code_of(person, position) == "being_played"


def test_a_number_of_the_round_or_an_option_makes_it_no_other_game(server: RunningServer) -> None:
    running = Running(server, "puerto-rico", options={"hidden_vp": True})
    position = running.match.position()
    position["options"] |= {"hidden_vp": False, "first_governor": "1"}
    position["state"] |= {"round": 77, "turn": 5}
    assert code_of(server.guest("Eve"), position) == "being_played"
    position["state"]["seats"][0]["doubloons"] += 1
    assert code_of(server.guest("Eve"), position) == ""


def test_the_refusal_says_nothing_about_hands(server: RunningServer) -> None:
    """Whoever guesses at a hand is answered alike whether the guess is right or not."""
    running = Running(server, "san-juan")
    running.play_until(lambda match: match.view(0)["seats"][0]["cards"] >= 3)
    match, ben = running.match, running.people[1]

    def hand(game: Game) -> Json:
        return dict(match.title.save(game)["seats"][0]["hand"])

    tries = (match.game.determinize(1, seed) for seed in range(100))
    wrong = next(game for game in tries if hand(game) != hand(match.game))
    games = [match.game.determinize(0, 5), wrong, wrong.determinize(0, 5)]
    assert [hand(game) == hand(match.game) for game in games] == [True, False, False]
    for game in games:
        assert code_of(ben, match.position() | {"state": match.title.save(game)}) == "being_played"


def test_nor_is_it_reached_by_moves_or_passed(server: RunningServer, thoughts: list[str]) -> None:
    running = Running(server, "puerto-rico")
    running.play_until(lambda match: match.question()["kind"] == "role" and "builder" in match.choices())
    before, eve = running.match, server.guest("Eve")
    actor = before.actor
    assert actor is not None
    running.people[actor].move(running.table, actor, "builder").raise_for_status()
    board = begin(eve, position=before.position())
    reached = play(eve, board, 0, "builder")["moment"]
    further = play(eve, board, 1, reached["state"]["choices"][0])["moment"]["node"]
    for node in (1, further):
        for way in ("opinion", "bots"):
            refused = eve.post(f"/analyses/{board['id']}/{way}", {"node": node})
            assert (refused.status_code, refused.json()["error"]["code"]) == (409, "being_played")
    assert not thoughts


def test_an_opinion_from_before_is_not_shown_meanwhile(server: RunningServer, thoughts: list[str]) -> None:
    running = Running(server, "puerto-rico")
    running.play_until(lambda match: match.question()["kind"] == "role" and "builder" in match.choices())
    ahead, eve = running.match.copy(), server.guest("Eve")
    actor = ahead.actor
    assert actor is not None
    ahead.play("builder")
    board = begin(eve, position=ahead.position())
    eve.post(f"/analyses/{board['id']}/opinion", {"node": 0}).raise_for_status()
    assert eve.get(f"/analyses/{board['id']}/nodes/0").json()["opinion"] is not None
    running.people[actor].move(running.table, actor, "builder").raise_for_status()
    assert eve.post(f"/analyses/{board['id']}/opinion", {"node": 0}).status_code == 409
    assert eve.get(f"/analyses/{board['id']}/nodes/0").json()["opinion"] is None
    running.play_until(lambda match: match.question()["kind"] == "role")
    assert eve.get(f"/analyses/{board['id']}/nodes/0").json()["opinion"] is not None
    assert thoughts == ["weigh_choices"]


def test_a_finished_game_is_told_from_one_being_played_by_the_hands(server: RunningServer, thoughts: list[str]) -> None:
    """All games of San Juan look alike at first; one dealt here is refused only if somebody holds its cards."""
    people = [server.guest("Ada"), server.guest("Ben")]
    start = {"first_governor": "0"}
    over = str(seated(people, game="san-juan", options=start)["id"])
    play_out(server, over)
    seated(people, game="san-juan", options=start)
    board = begin(server.guest("Eve"), table=over, at=0)
    eve = server.guest("Eve")
    eve.post(f"/analyses/{board['id']}/opinion", {"node": 0}).raise_for_status()
    assert thoughts == ["weigh_choices"]
    typed = eve.get(f"/analyses/{board['id']}/nodes/0").json()["position"]
    assert code_of(eve, typed) == "being_played"


def test_a_record_that_goes_through_it_is_not_reviewed(server: RunningServer) -> None:
    """Somebody writes the game down, plays it to an end of their own and asks what was best."""
    running = Running(server, "san-juan")
    running.play_until(lambda match: len(match.moves) >= 80)
    eve = server.guest("Eve")
    table = eve.bring(finished(running.match).record()).raise_for_status().json()["id"]
    refused = eve.post(f"/tables/{table}/review")
    assert (refused.status_code, refused.json()["error"]["code"]) == (409, "being_played")


def test_what_bots_play_among_themselves_is_no_secret(server: RunningServer) -> None:
    running = Running(server, "san-juan")
    database, seats = server.service.database, schema.seats

    def listed() -> bool:
        return running.table in [one.table for one in server.inside(database.read(running_games, "san-juan", 2))]

    assert listed()
    with database.writing() as connection:
        connection.execute(update(seats).where(seats.c.table == running.table).values(person=None, level="casual"))
    assert not listed()
