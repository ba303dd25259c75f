"""A request that is sent twice with one key is carried out once."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor

import pytest

from tests.project import ROOT
from tests.server.kit import Json, RunningServer, code, seated

FINISHED = (ROOT / "tests/fixtures/puerto-rico/3-players-first-city-5769.record").read_text(encoding="utf-8")


def test_each_kind_of_request_has_keys_of_its_own(server: RunningServer) -> None:
    ada, ben = server.guest("Ada"), server.guest("Ben")
    table = seated([ada, ben], options={"first_governor": "0"})["id"]
    said = ada.post(f"/tables/{table}/chat", {"text": "Hello", "key": "k"}).raise_for_status().json()
    assert [message["text"] for message in said["messages"]] == ["Hello"]
    before = ada.state(table)["actions"]
    ada.move(table, 0, "settler", key="k").raise_for_status()
    after = ada.state(table)["actions"]
    assert after > before
    version = ada.state(table)["version"]
    ada.post(f"/tables/{table}/undo", {"version": version, "key": "k", "seat": 0}).raise_for_status()
    assert ada.state(table)["actions"] == before


def test_a_key_that_was_used_for_something_else_is_refused(server: RunningServer) -> None:
    ada, ben = server.guest("Ada"), server.guest("Ben")
    table = seated([ada, ben], options={"first_governor": "0"})["id"]
    version = ada.state(table)["version"]
    for _ in range(2):
        ada.move(table, 0, "settler", version=version, key="k").raise_for_status()
    assert code(ada.move(table, 0, "builder", version=version, key="k")) == (422, "key_used")
    for _ in range(2):
        ada.post(f"/tables/{table}/chat", {"text": "Hello", "key": "c"}).raise_for_status()
    assert code(ada.post(f"/tables/{table}/chat", {"text": "Bye", "key": "c"})) == (422, "key_used")
    assert [message["text"] for message in ada.get(f"/tables/{table}/chat").json()["messages"]] == ["Hello"]


def test_a_table_is_set_up_once_for_a_key(server: RunningServer) -> None:
    ada, ben = server.guest("Ada"), server.guest("Ben")
    first = ada.make_table("me open", key="k")["id"]
    assert ada.make_table("me open", key="k")["id"] == first
    others = [ada.make_table("me open open", key="k"), ada.make_table("me open"), ben.make_table("me open", key="k")]
    assert len({first, *(table["id"] for table in others)}) == 4
    assert len(ada.get("/me/tables").json()["tables"]) == 3


def test_requests_that_arrive_together_set_up_one_table(server: RunningServer) -> None:
    ada = server.guest("Ada")
    twins = [ada.at(server.stranger()) for _ in range(4)]
    with ThreadPoolExecutor(len(twins)) as threads:
        tables: list[Json] = list(threads.map(lambda twin: twin.make_table("me open", key="k"), twins))
    assert len({table["id"] for table in tables}) == 1


@pytest.mark.parametrize("public", [True, False])
def test_a_record_is_opened_once_for_a_key(server: RunningServer, public: bool) -> None:
    ada = server.guest("Ada")
    found = {ada.bring(FINISHED, key="k", public=public).raise_for_status().json()["id"] for _ in range(2)}
    assert len(found) == 1
    assert ada.bring(FINISHED, public=public).raise_for_status().json()["id"] not in found
