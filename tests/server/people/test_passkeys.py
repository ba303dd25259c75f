"""Passkeys: a device proves who somebody is."""

from __future__ import annotations

import secrets
import time
from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace

import httpx2 as httpx
import pytest

from boriken.server.people import passkeys
from boriken.server.people.passkeys import MOST_PASSKEYS, PATIENCE
from boriken.server.settings import Settings
from tests.server.authenticator import Authenticator
from tests.server.kit import Guest, Json, RunningServer, code, running

HOST = "tables.house.test"
ORIGIN = "https" + f"://{HOST}"


@pytest.fixture(scope="module")
def named_server(database: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    """A server that people find under a name."""
    data = Path(tmp_path_factory.mktemp("named"))
    with running(Settings(data=data, database=database, address=ORIGIN, limits=False)) as server:
        yield server
        server.see_off()


def device() -> Authenticator:
    return Authenticator(ORIGIN, HOST)


def register(person: Guest, authenticator: Authenticator) -> httpx.Response:
    asked = person.post("/passkeys/options").raise_for_status().json()
    return person.post("/passkeys", {"ticket": asked["ticket"], "credential": authenticator.make(asked["options"])})


def log_in(person: Guest, authenticator: Authenticator) -> httpx.Response:
    return person.post("/session/passkey", proof(person, authenticator))


def proof(person: Guest, authenticator: Authenticator) -> Json:
    asked = person.post("/session/passkey/options").raise_for_status().json()
    return {"ticket": asked["ticket"], "credential": authenticator.sign(asked["options"])}


WRONG = (403, "wrong_passkey")


def test_a_passkey_lets_its_person_in_and_makes_a_guest_a_guest_no_more(named_server: RunningServer) -> None:
    ada, key = named_server.guest("Ada"), device()
    made = register(ada, key)
    assert made.json()["person"]["guest"] is False
    assert ada.me() == made.json()["person"]
    phone = named_server.guest("Phone")
    entered = log_in(phone, key)
    assert entered.json()["person"]["id"] == ada.id
    assert phone.me() == ada.me()


def test_the_options_name_the_site_and_ask_for_a_verified_person(named_server: RunningServer) -> None:
    ada, key = named_server.guest("Ada"), device()
    register(ada, key).raise_for_status()
    asked = ada.post("/passkeys/options").json()["options"]
    assert (asked["rp"]["id"], asked["user"]["displayName"]) == (HOST, "Ada")
    assert asked["authenticatorSelection"]["userVerification"] == "required"
    assert [known["id"] for known in asked["excludeCredentials"]] == [ada.get("/passkeys").json()["passkeys"][0]["id"]]
    assert ada.post("/session/passkey/options").json()["options"]["rpId"] == HOST


def test_an_answer_counts_once(named_server: RunningServer) -> None:
    """Even one of a device that does not count its signatures."""
    ada, key = named_server.guest("Ada"), device()
    register(ada, key).raise_for_status()
    eve = named_server.guest("Eve")
    key.count = -1
    given = proof(eve, key)
    eve.become("/session/passkey", given)
    assert code(eve.post("/session/passkey", given)) == WRONG
    key.count = -1
    eve.become("/session/passkey", proof(eve, key))


def test_a_device_that_counts_backwards_was_copied(named_server: RunningServer) -> None:
    ada, key = named_server.guest("Ada"), device()
    register(ada, key).raise_for_status()
    key.count = 2**32 - 10
    assert log_in(named_server.guest("Phone"), key).status_code == 200
    key.count = 41
    assert code(log_in(named_server.guest("Eve"), key)) == WRONG


def test_an_answer_for_another_page_site_or_challenge_is_refused(named_server: RunningServer) -> None:
    ada, key = named_server.guest("Ada"), device()
    register(ada, key).raise_for_status()
    eve = named_server.guest("Eve")
    key.origin = "https" + "://evil.test"
    assert code(log_in(eve, key)) == WRONG
    key.origin, key.host = ORIGIN, "evil.test"
    assert code(log_in(eve, key)) == WRONG
    key.host = HOST
    given, other = proof(eve, key), proof(eve, key)
    assert code(eve.post("/session/passkey", {**given, "ticket": other["ticket"]})) == WRONG
    assert code(eve.post("/session/passkey", {**given, "ticket": f"1{given['ticket']}"})) == WRONG


def test_a_person_who_was_not_verified_is_refused(named_server: RunningServer) -> None:
    ada, key = named_server.guest("Ada"), device()
    register(ada, key).raise_for_status()
    key.flags = 0x01
    assert code(log_in(named_server.guest("Eve"), key)) == WRONG
    careless = device()
    careless.flags = 0x01
    assert code(register(ada, careless)) == (422, "no_passkey")


def test_a_challenge_is_for_one_purpose_and_one_person(named_server: RunningServer) -> None:
    ada, eve, key = named_server.guest("Ada"), named_server.guest("Eve"), device()
    asked = ada.post("/passkeys/options").json()
    credential = key.make(asked["options"])
    assert code(eve.post("/passkeys", {"ticket": asked["ticket"], "credential": credential})) == (422, "no_passkey")
    assert code(eve.post("/session/passkey", {"ticket": asked["ticket"], "credential": credential})) == WRONG
    ada.post("/passkeys", {"ticket": asked["ticket"], "credential": credential}).raise_for_status()


def test_a_challenge_does_not_last(named_server: RunningServer, monkeypatch: pytest.MonkeyPatch) -> None:
    ada, key = named_server.guest("Ada"), device()
    register(ada, key).raise_for_status()
    given = proof(ada, key)
    now = time.time()
    monkeypatch.setattr(passkeys, "time", SimpleNamespace(time=lambda: now + PATIENCE + 1))
    assert code(ada.post("/session/passkey", given)) == (422, "too_late")


def test_a_key_belongs_to_one_person_and_is_given_up(named_server: RunningServer) -> None:
    ada, eve, key = named_server.guest("Ada"), named_server.guest("Eve"), device()
    register(ada, key).raise_for_status()
    assert code(register(eve, key)) == (409, "known_passkey")
    identity = ada.get("/passkeys").json()["passkeys"][0]["id"]
    assert code(eve.delete(f"/passkeys/{identity}")) == (404, "no_passkey")
    assert ada.delete(f"/passkeys/{identity}").status_code == 204
    assert ada.get("/passkeys").json() == {"passkeys": []}
    assert code(log_in(eve, key)) == WRONG


def test_a_key_does_not_speak_for_another_person(named_server: RunningServer) -> None:
    ada, ben = named_server.guest("Ada"), named_server.guest("Ben")
    key, bens = device(), device()
    register(ada, key).raise_for_status()
    register(ben, bens).raise_for_status()
    key.user = ben.id.encode()
    assert code(log_in(named_server.guest("Eve"), key)) == WRONG
    key.user, key.id = ada.id.encode(), bens.id
    assert code(log_in(named_server.guest("Eve"), key)) == WRONG


def test_nobody_has_keys_without_end(named_server: RunningServer) -> None:
    ada = named_server.guest("Ada")
    for _ in range(MOST_PASSKEYS):
        register(ada, device()).raise_for_status()
    assert code(register(ada, device())) == (409, "too_many_passkeys")


def test_a_long_id_is_kept_whole(named_server: RunningServer) -> None:
    ada, key = named_server.guest("Ada"), device()
    key.id = secrets.token_bytes(1023)
    register(ada, key).raise_for_status()
    assert log_in(named_server.guest("Phone"), key).json()["person"]["id"] == ada.id


@pytest.mark.parametrize(
    "credential",
    [
        {},
        {"id": 1},
        {"id": "\0"},
        {"id": "x", "rawId": "x", "type": "public-key", "response": {}},
        {
            "id": "AAAA",
            "rawId": "AAAA",
            "type": "public-key",
            "response": {"clientDataJSON": "!", "attestationObject": "é"},
        },
        {
            "id": "AAAA",
            "rawId": "AAAA",
            "type": "public-key",
            "response": {"clientDataJSON": "e30", "attestationObject": "_w"},
        },
    ],
)
def test_nonsense_is_refused(named_server: RunningServer, credential: Json) -> None:
    ada, key = named_server.guest("Ada"), device()
    register(ada, key).raise_for_status()
    ticket = ada.post("/passkeys/options").json()["ticket"]
    assert code(ada.post("/passkeys", {"ticket": ticket, "credential": credential})) == (422, "no_passkey")
    ticket = ada.post("/session/passkey/options").json()["ticket"]
    assert code(ada.post("/session/passkey", {"ticket": ticket, "credential": credential})) == WRONG
    known = {**key.sign({"challenge": "AAAA"}), **credential, "id": ada.get("/passkeys").json()["passkeys"][0]["id"]}
    assert code(ada.post("/session/passkey", {"ticket": ticket, "credential": known})) == WRONG


def test_without_a_name_there_are_no_passkeys(server: RunningServer) -> None:
    """Browsers make them for names only."""
    ada = server.guest("Ada")
    assert code(ada.post("/passkeys/options")) == (409, "no_name")
    assert code(ada.post("/session/passkey/options")) == (409, "no_name")
