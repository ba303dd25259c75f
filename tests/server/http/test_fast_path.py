"""Moves take a fast path through the server; whoever sends one cannot tell."""

from __future__ import annotations

from typing import Any

import httpx2 as httpx
import pytest

from tests.server.kit import Guest, Json, RunningServer, one_database, seated
from tests.server.process import eventually

Twins = tuple[Guest, str, str]
"""Somebody, and two tables that are alike."""

QUICK, USUAL = "application/json", "application/json; charset=utf-8"

GOOD: Json = {"version": 1000, "key": "k", "seat": 0, "actions": ["settler"]}
BODIES: dict[str, Any] = {
    "a good one": GOOD,
    "a whole number with a point": GOOD | {"version": 1000.0},
    "an action that is not legal": GOOD | {"actions": ["settle corn"]},
    "an action that is none": GOOD | {"actions": ["fly"]},
    "an old version": GOOD | {"version": 0},
    "another's seat": GOOD | {"seat": 1},
    "a seat that is not there": GOOD | {"seat": 9},
    "neither actions nor counts": {name: GOOD[name] for name in ("version", "key", "seat")},
    "both": GOOD | {"counts": {"corn": 1}},
    "no actions": GOOD | {"actions": []},
    "something missing": {"version": 1},
    "something unknown": GOOD | {"more": 1},
    "a text for a number": GOOD | {"version": "1000"},
    "no object": [GOOD],
    "nothing": None,
}


def send(guest: Guest, table: str, content_type: str, **request: Any) -> httpx.Response:
    return guest.http.post(
        f"/api/tables/{table}/moves", **{"headers": {"Content-Type": content_type}, "json": GOOD} | request
    )


def told(answer: httpx.Response) -> tuple[int, Json, set[str]]:
    """The answer, as far as it can be compared between two tables: neither what was dealt nor how long it took."""
    body = answer.json()
    if "state" in body:
        body["state"] |= dict.fromkeys(("view", "log", "choices", "seconds"))
    return answer.status_code, body, set(answer.headers)


@pytest.fixture
def twins(server: RunningServer) -> Twins:
    ada, ben = server.guest("Ada"), server.guest("Ben")
    one, other = (seated([ada, ben], options={"first_governor": "0"})["id"] for _ in range(2))
    return ada, one, other


@one_database
@pytest.mark.parametrize("body", BODIES.values(), ids=BODIES.keys())
def test_both_ways_answer_alike(twins: Twins, body: Any) -> None:
    ada, one, other = twins
    quick, usual = send(ada, one, QUICK, json=body), send(ada, other, USUAL, json=body)
    assert told(quick) == told(usual)


@one_database
@pytest.mark.parametrize("content", [b"", b"{", b'{"version": NaN}', b"\xff", b'"' + 70_000 * b"a" + b'"'])
def test_what_cannot_be_read_is_answered_alike(twins: Twins, content: bytes) -> None:
    ada, one, other = twins
    quick, usual = (
        ada.http.post(f"/api/tables/{table}/moves", content=content, headers={"Content-Type": kind})
        for table, kind in ((one, QUICK), (other, USUAL))
    )
    assert told(quick) == told(usual)
    assert quick.status_code in (413, 422)


@one_database
@pytest.mark.parametrize(
    ("headers", "status"),
    [
        ({"X-CSRF-Token": "guessed"}, 403),
        ({"Sec-Fetch-Site": "cross-site"}, 403),
        ({"Cookie": "boriken=made.up"}, 401),
    ],
)
def test_nobody_gets_in_by_the_fast_path(twins: Twins, headers: dict[str, str], status: int) -> None:
    ada, one, other = twins
    if "Cookie" in headers:
        ada.http.cookies.clear()
    quick, usual = (
        send(ada, table, kind, headers={"Content-Type": kind, **headers})
        for table, kind in ((one, QUICK), (other, USUAL))
    )
    assert told(quick) == told(usual)
    assert quick.status_code == status


@one_database
def test_a_table_that_is_not_there_is_answered_alike(twins: Twins) -> None:
    quick, usual = (send(twins[0], "nowhere", kind) for kind in (QUICK, USUAL))
    assert told(quick) == told(usual)
    assert quick.status_code == 404


@one_database
def test_both_ways_are_counted_as_one_operation(server: RunningServer, twins: Twins) -> None:
    ada, one, other = twins
    before = counted(server)
    send(ada, one, QUICK)
    send(ada, other, USUAL)
    assert eventually(lambda: counted(server) >= before + 2)  # an answer is counted when it has been sent
    assert counted(server) == before + 2


def counted(server: RunningServer) -> float:
    labels = {"method": "POST", "route": "/api/tables/{identity}/moves", "status": "200"}
    return server.service.metrics.registry.get_sample_value("boriken_requests_total", labels) or 0.0
