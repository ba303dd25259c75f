"""Statistics of the games that ended at a server: of everybody, and of one person."""

from __future__ import annotations

import asyncio

from sqlalchemy import delete

from boriken.server.statistics.stories import catch_up
from boriken.server.store import schema
from tests.server.kit import Guest, Json, RunningServer, play_out, seated

ENDS_IN_GERMAN = {"town": "Eine Stadt war vollständig", "standstill": "Niemand baute mehr"}


def statistics(guest: Guest, **wanted: object) -> Json:
    query = {"game": "san-juan", "players": 2, **wanted}
    found = guest.get("/statistics", **query).raise_for_status().json()
    assert isinstance(found, dict)
    return found


def finished(server: RunningServer, *people: Guest, **wish: object) -> Json:
    table = seated(list(people), game="san-juan", **wish)["id"]
    play_out(server, table)
    return people[0].state(table)


def test_a_finished_game_is_counted_with_the_last_move(server: RunningServer) -> None:
    ada, ben = server.guest("Ada"), server.guest("Ben")
    before = statistics(ada)["games"]
    state = finished(server, ada, ben)
    found = statistics(ada, language="de")
    assert found["games"] == before + 1
    assert state["view"]["round"] in [row["rounds"] for row in found["rounds"]]
    assert sum(row["seats"] for row in found["seats"]) == 2 * found["games"]
    reasons = [ENDS_IN_GERMAN[reason] for reason in state["view"]["ending"]]
    assert reasons
    assert set(reasons) <= {row["name"] for row in found["ends"]}


def test_of_a_person_only_their_own_seat_counts(server: RunningServer) -> None:
    ada, ben = server.guest("Ada"), server.guest("Ben")
    scores = finished(server, ada, ben)["scores"]
    found = statistics(ben, person=ada.id)
    won = scores[0]["place"] == 1 and scores[1]["place"] != 1
    assert (found["games"], sum(row["seats"] for row in found["seats"])) == (1, 1)
    assert (found["seats"][0]["share"] == 1) == won
    assert [(row["mix"], row["games"]) for row in found["mixes"]] == [("none", 1)]
    assert statistics(ben, person=ben.id, players=3)["games"] == 0


def test_what_there_is_not_is_refused(server: RunningServer) -> None:
    ada = server.guest("Ada")
    assert ada.get("/statistics", game="chess", players=2).status_code == 422
    assert ada.get("/statistics", game="san-juan", players=5).status_code == 422
    assert ada.get("/statistics", game="san-juan", players=2, person="nobody").status_code == 404


def test_games_from_before_are_told_later(server: RunningServer) -> None:
    ada, ben = server.guest("Ada"), server.guest("Ben")
    finished(server, ada, ben)
    with server.service.database.transacting() as transaction:
        transaction.connection.execute(delete(schema.stories))
    assert statistics(ada, person=ada.id)["games"] == 0
    asyncio.run_coroutine_threadsafe(catch_up(server.service.tables), server.service.loop).result(60)
    assert statistics(ada, person=ada.id)["games"] == 1


def test_a_new_server_tells_of_games_of_bots(server: RunningServer) -> None:
    """They come with it, in the words of the reader."""
    ada = server.guest("Ada")
    for game, players in (("puerto-rico", 4), ("san-juan", 3), ("anno-1503", 2)):
        found = statistics(ada, game=game, players=players, bots=True, language="de")
        assert found["games"] > 0
        assert found["bots"] == "skilled"
        assert found["mix"] in [row["mix"] for row in found["mixes"]]
        assert sum(row["seats"] for row in found["seats"]) == players * found["games"]
    first = statistics(ada, game="puerto-rico", players=4, bots=True, mix="first none")
    assert first["mix"] == "first none"
    assert statistics(ada)["bots"] is None
