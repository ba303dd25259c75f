"""Holding back who asks for too much, and nobody else."""

from __future__ import annotations

import asyncio
import itertools
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from types import SimpleNamespace

import httpx2 as httpx
import pytest
from fastapi import Request

from boriken.server.bots.scheduler import BotScheduler
from boriken.server.errors import TooManyError
from boriken.server.http import rate_limits as limits
from boriken.server.http.dependencies import address_of
from boriken.server.http.rate_limits import ALLOWED, AUDIENCES, MOST_OWNED, OF_AN_ADDRESS, Allowance, RateLimits
from boriken.server.people.person import new_id
from boriken.server.settings import Settings
from tests.server.kit import PATIENCE, Guest, RunningServer, came_from, code, running
from tests.server.postgres import new_database
from tests.server.process import eventually
from tests.server.tables.test_records import FINISHED

PASSWORD = "quarry and coffee roaster"
BURST = 3


@pytest.fixture(scope="module")
def strict_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    with running(Settings(data=Path(tmp_path_factory.mktemp("strict")))) as server:
        yield server
        server.see_off()


@pytest.fixture(autouse=True)
def few(monkeypatch: pytest.MonkeyPatch) -> None:
    """So that a flood is short; all but what belongs to people stays as it is."""
    for what in ("guest", "account", "login", "password", "name", "create", "chat"):
        monkeypatch.setitem(ALLOWED, what, Allowance(BURST, 1000.0))


addresses = (f"192.0.2.{number}" for number in itertools.count(1))


def guest(server: RunningServer, name: str = "Ada") -> Guest:
    return Guest(came_from(server.stranger(), next(addresses)), name)


def flood(ask: Callable[[], httpx.Response], most: int = BURST) -> httpx.Response:
    """Ask until it is too much."""
    answers = [ask() for _ in range(most + 1)]
    assert [answer.status_code for answer in answers].count(429) == 1
    return answers[-1]


def check_says_when_to_come_again(answer: httpx.Response) -> None:
    told = answer.json()["error"]
    assert (answer.status_code, told["code"]) == (429, "too_many")
    assert 0 < told["parameters"]["seconds"] <= 1000
    assert answer.headers["Retry-After"] == str(told["parameters"]["seconds"])


def test_guests_from_one_address(strict_server: RunningServer) -> None:
    here = next(addresses)

    def come() -> httpx.Response:
        return came_from(strict_server.stranger(), here).post("/api/me", json={"name": "Flood"})

    check_says_when_to_come_again(flood(come))
    guest(strict_server, "Elsewhere")


def test_logins_from_one_address(strict_server: RunningServer) -> None:
    eve = guest(strict_server)
    check_says_when_to_come_again(flood(lambda: eve.post("/session", {"login": new_id(), "password": PASSWORD})))
    assert eve.post("/session/link", {"token": "guess"}).status_code == 429
    assert guest(strict_server).post("/session/link", {"token": "guess"}).status_code == 403


def test_guesses_at_one_login_from_many_addresses(strict_server: RunningServer) -> None:
    login = new_id()
    guest(strict_server).post("/account", {"login": login, "password": PASSWORD}).raise_for_status()
    guess = {"login": login, "password": "something else"}
    check_says_when_to_come_again(flood(lambda: guest(strict_server).post("/session", guess)))
    other = {**guess, "login": new_id()}
    assert guest(strict_server).post("/session", other).status_code == 403


def test_guesses_at_ones_own_old_password_count_as_logins(strict_server: RunningServer) -> None:
    ada = guest(strict_server)
    ada.post("/account", {"login": new_id(), "password": PASSWORD}).raise_for_status()
    wish = {"old_password": "something else", "password": "and another"}
    check_says_when_to_come_again(flood(lambda: ada.patch("/account", wish)))


def test_accounts_from_one_address(strict_server: RunningServer) -> None:
    ada = guest(strict_server)
    check_says_when_to_come_again(flood(lambda: ada.post("/account", {"login": new_id(), "password": PASSWORD})))


@pytest.mark.parametrize("what", ["tables", "chat", "names"])
def test_what_one_person_does_too_often(strict_server: RunningServer, what: str) -> None:
    ada, ben = guest(strict_server, "Ada"), guest(strict_server, "Ben")
    table = ben.make_table("me open")["id"]
    seats = [{"kind": "me"}, {"kind": "open"}]
    keys = map(str, itertools.count())

    def ask(person: Guest) -> httpx.Response:
        if what == "tables":
            return person.post("/tables", {"game": "puerto-rico", "players": 2, "seats": seats})
        if what == "chat":
            return person.post(f"/tables/{table}/chat", {"text": "Hello", "key": next(keys)})
        return person.patch("/me", {"name": "Other"})

    check_says_when_to_come_again(flood(lambda: ask(ada)))
    assert ask(ben).is_success


@pytest.mark.parametrize(
    "path", ["/tables", "/games", "/people/nobody", "/ratings?game=puerto-rico&players=2", "/tables/none/state"]
)
def test_reading(strict_server: RunningServer, monkeypatch: pytest.MonkeyPatch, path: str) -> None:
    """People pay for what they read themselves, those without a name by address."""
    ada, stranger = guest(strict_server), came_from(strict_server.stranger(), next(addresses))
    monkeypatch.setitem(ALLOWED, "read", Allowance(BURST, 1000.0))
    check_says_when_to_come_again(flood(lambda: ada.http.get(f"/api{path}")))
    check_says_when_to_come_again(flood(lambda: stranger.get(f"/api{path}")))
    assert guest(strict_server).http.get(f"/api{path}").status_code != 429


def test_reading_from_one_address_by_many(strict_server: RunningServer, monkeypatch: pytest.MonkeyPatch) -> None:
    here = next(addresses)
    crowd = [Guest(came_from(strict_server.stranger(), here), "Eve") for _ in range(BURST)]
    monkeypatch.setitem(ALLOWED, "address", Allowance(BURST, 1000.0))
    answers = [eve.get("/tables") for eve in crowd]
    assert {answer.status_code for answer in answers} == {200}
    check_says_when_to_come_again(came_from(strict_server.stranger(), here).get("/api/tables"))
    assert guest(strict_server).get("/tables").status_code == 200


@pytest.mark.parametrize("what", ["replay?at=0", "moments", "record"])
def test_looking_back(strict_server: RunningServer, monkeypatch: pytest.MonkeyPatch, what: str) -> None:
    ada, ben = guest(strict_server, "Ada"), guest(strict_server, "Ben")
    table = ben.make_table("me me")["id"]
    monkeypatch.setitem(ALLOWED, "replay", Allowance(BURST, 1000.0))
    check_says_when_to_come_again(flood(lambda: ada.http.get(f"/api/tables/{table}/{what}")))
    assert ben.http.get(f"/api/tables/{table}/{what}").status_code == 200
    assert ada.get(f"/tables/{table}/state").status_code == 200


def test_a_film_costs_as_much_as_it_is_long(strict_server: RunningServer, monkeypatch: pytest.MonkeyPatch) -> None:
    ada, ben = guest(strict_server, "Ada"), guest(strict_server, "Ben")
    table = ben.bring(FINISHED).raise_for_status().json()
    monkeypatch.setitem(ALLOWED, "film", Allowance(8, 1000.0))
    look = {"invitation": table["invitation"]}
    assert ada.get(f"/tables/{table['id']}/film", **look).status_code == 200
    check_says_when_to_come_again(ada.get(f"/tables/{table['id']}/film", after=1, until=2, **look))
    short = [ben.get(f"/tables/{table['id']}/film", after=1, until=2) for _ in range(8)]
    assert {answer.status_code for answer in short} == {200}
    assert ada.get(f"/tables/{table['id']}/replay", at=0, **look).status_code == 200


def ask_for(person: Guest, what: str, table: str) -> httpx.Response:
    """Something that costs."""
    if what == "create":
        seats = [{"kind": "me"}, {"kind": "open"}]
        return person.post("/tables", {"game": "puerto-rico", "players": 2, "seats": seats})
    if what == "import":
        return person.bring(FINISHED)
    if what == "hint":
        return person.get(f"/tables/{table}/hint")
    return person.get(f"/tables/{table}/{what}", at=0, until=1)


@pytest.mark.parametrize("what", OF_AN_ADDRESS)
def test_guests_of_one_address_share_a_budget(
    strict_server: RunningServer, monkeypatch: pytest.MonkeyPatch, what: str
) -> None:
    """However many of them there are; another address has its own."""
    monkeypatch.setitem(ALLOWED, "guest", Allowance(100, 1.0))
    monkeypatch.setitem(ALLOWED, OF_AN_ADDRESS[what], Allowance(BURST, 1000.0))
    monkeypatch.setattr(BotScheduler, "advise", no_advice)
    here = next(addresses)
    crowd = [Guest(came_from(strict_server.stranger(), here), "Eve") for _ in range(BURST + 1)]
    others = guest(strict_server, "Ada")
    tables = {one.id: own_table(strict_server, one) for one in (*crowd, others)} if what == "hint" else {}
    shown = "" if tables else others.make_table("me me")["id"]
    monkeypatch.setattr(strict_server.service.rate_limits, "_full_at", {})
    answers = [ask_for(eve, what, tables.get(eve.id, shown)) for eve in crowd]
    assert [answer.status_code for answer in answers].count(429) == 1
    check_says_when_to_come_again(answers[-1])
    assert ask_for(others, what, tables.get(others.id, shown)).is_success


async def no_advice(*_: object) -> dict[str, object]:
    return {"bot": "one", "unit": "points", "opinions": [], "counts": None, "reason": None}


def own_table(server: RunningServer, person: Guest) -> str:
    """A table at which it is a person's turn, set up without paying for it."""
    server.service.rate_limits._full_at.clear()
    return str(person.make_table("me me")["id"])


@pytest.mark.parametrize("what", ["tables", "records"])
def test_the_guests_of_one_address_own_no_more_than_it_may(
    strict_server: RunningServer, monkeypatch: pytest.MonkeyPatch, what: str
) -> None:
    here, kind = next(addresses), "import" if what == "records" else "create"
    eve, mallory = (Guest(came_from(strict_server.stranger(), here), "Eve") for _ in range(2))
    monkeypatch.setitem(MOST_OWNED, f"{what} of an address", 1)
    ask_for(eve, kind, "").raise_for_status()
    refused = ask_for(mallory, kind, "")
    assert code(refused) == (409, f"many_{what}_at")
    assert ask_for(guest(strict_server), kind, "").is_success


@pytest.mark.parametrize("kind", ["create", "import"])
def test_a_full_server_begins_nothing_new_and_goes_on(
    strict_server: RunningServer, monkeypatch: pytest.MonkeyPatch, kind: str
) -> None:
    ada, disk = guest(strict_server), strict_server.service.disk
    table = ada.make_table("me me", options={"first_governor": "0"})["id"]
    with monkeypatch.context() as less:
        less.setattr(disk, "most", 1.0)
        strict_server.inside(disk.look())
    assert code(ask_for(ada, kind, "")) == (409, "disk_full")
    ada.move(table, 0, "settler").raise_for_status()
    strict_server.inside(disk.look())
    assert ask_for(ada, kind, "").is_success


def test_at_home_addresses_are_not_counted_and_a_club_has_more() -> None:
    home, club, internet = (RateLimits(True, AUDIENCES[one]) for one in ("home", "club", "internet"))
    for crowd in (home, club, internet):
        crowd.seen("ada", "192.0.2.1")
    assert [crowd.sharer_of("ada") for crowd in (home, club, internet)] == [None, "192.0.2.1", "192.0.2.1"]
    strangers = ALLOWED["address"]
    assert internet.allowed("address") == strangers
    assert club.allowed("address") == Allowance(5 * strangers.burst, strangers.seconds / 5)
    assert home.allowed("address") is None
    for _ in range(2 * strangers.burst):
        home.take("address", "192.0.2.1")
    assert home.allowed("read") == internet.allowed("read") == ALLOWED["read"], "people have what they have"
    assert home.reserve("request", "192.0.2.1", 10**6) == 0.0


@pytest.mark.parametrize("what", ["tables", "records"])
def test_nobody_owns_too_much(strict_server: RunningServer, monkeypatch: pytest.MonkeyPatch, what: str) -> None:
    ada = guest(strict_server)
    monkeypatch.setitem(MOST_OWNED, what, 1)

    def make() -> httpx.Response:
        if what == "records":
            return ada.bring(FINISHED)
        seats = [{"kind": "me"}, {"kind": "open"}]
        return ada.post("/tables", {"game": "puerto-rico", "players": 2, "seats": seats})

    table = make().raise_for_status().json()["id"]
    refused = make()
    assert (refused.status_code, refused.json()["error"]["code"]) == (409, f"too_many_{what}")
    if what == "tables":
        ada.post(f"/tables/{table}/leave").raise_for_status()
        assert make().is_success


def test_moves_and_all_else_that_changes_something(
    strict_server: RunningServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    ada, ben = guest(strict_server, "Ada"), guest(strict_server, "Ben")
    table = ben.make_table("me me")["id"]
    monkeypatch.setitem(ALLOWED, "change", Allowance(BURST, 1000.0))
    turns = itertools.cycle(["/me/link", f"/tables/{table}/leave", f"/tables/{table}/moves"])
    check_says_when_to_come_again(flood(lambda: ada.post(next(turns))))
    assert ada.state(table)["version"] > 0
    assert ben.move(table, ben.state(table)["actor"], "settler").status_code == 200


def test_an_address_is_believed_only_from_a_proxy_on_this_machine(strict_server: RunningServer) -> None:
    """A client that is not that proxy cannot pretend to come from somewhere else each time."""

    def come() -> httpx.Response:
        elsewhere = httpx.HTTPTransport(local_address="127.0.0.2")
        with httpx.Client(base_url=strict_server.address, timeout=PATIENCE, transport=elsewhere) as http:
            return came_from(http, next(addresses)).post("/api/me", json={"name": "Flood"})

    check_says_when_to_come_again(flood(come))


@pytest.mark.parametrize(
    ("host", "counted"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::"),
        ("2001:db8:1:2:ffff::", "2001:db8:1:2::"),
        ("2001:db8:1:3::", "2001:db8:1:3::"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("a socket", "a socket"),
    ],
)
def test_of_an_address_counts_what_its_owner_cannot_choose(host: str, counted: str) -> None:
    request = Request({"type": "http", "client": (host, 1)})
    assert asyncio.run(address_of(request)) == counted


def test_a_bucket_fills_again(monkeypatch: pytest.MonkeyPatch) -> None:
    now = 100.0
    monkeypatch.setattr(limits, "time", SimpleNamespace(monotonic=lambda: now))
    monkeypatch.setitem(ALLOWED, "chat", Allowance(2, 10.0))
    allowed = RateLimits(True)
    allowed.take("chat", "ada")
    allowed.take("chat", "ada")
    with pytest.raises(TooManyError) as refused:
        allowed.take("chat", "ada")
    assert refused.value.parameters == {"seconds": 10}
    allowed.take("chat", "ben")
    now += 9.5
    with pytest.raises(TooManyError) as refused:
        allowed.take("chat", "ada")
    assert refused.value.parameters == {"seconds": 1}
    now += 0.5
    allowed.take("chat", "ada")


def test_all_of_a_budget_can_be_taken_at_once_at_any_time(monkeypatch: pytest.MonkeyPatch) -> None:
    """However the sums of times are rounded."""
    monkeypatch.setitem(ALLOWED, "film", Allowance(8, 1000.0))
    for now in (number / 7 for number in range(1, 2000)):
        monkeypatch.setattr(limits, "time", SimpleNamespace(monotonic=lambda: now))  # noqa: B023
        RateLimits(True).take("film", "ada", 8)


def test_buckets_that_are_full_are_dropped(monkeypatch: pytest.MonkeyPatch) -> None:
    now = 100.0
    monkeypatch.setattr(limits, "time", SimpleNamespace(monotonic=lambda: now))
    monkeypatch.setattr(limits, "MOST_KEPT", 3)
    monkeypatch.setitem(ALLOWED, "chat", Allowance(1, 10.0))
    allowed = RateLimits(True)
    for who in "abc":
        allowed.take("chat", who)
    now += 10.0
    for who in "defg":
        allowed.take("chat", who)
    assert {who for _, who in allowed._full_at} == set("defg")
    for who in "defg":
        with pytest.raises(TooManyError):
            allowed.take("chat", who)


def test_processes_share_one_budget(postgres_cluster: str, tmp_path: Path) -> None:
    """Whatever a person has taken in one process is missing in the other."""
    shared = new_database(postgres_cluster)
    with (
        running(Settings(data=tmp_path / "here", database=shared)) as here,
        running(Settings(data=tmp_path / "there", database=shared)) as there,
    ):
        ada = guest(here)
        twin = ada.at(came_from(there.stranger(), next(addresses)))
        for _ in range(BURST):
            ada.make_table("me open")
        assert eventually(lambda: there.service.rate_limits.left("create", ada.id) < 1)
        wish = {"game": "puerto-rico", "players": 2, "seats": [{"kind": "me"}, {"kind": "open"}]}
        assert twin.post("/tables", wish).status_code == 429
        here.see_off()
        there.see_off()


def test_what_is_told_of_other_processes_never_costs_more_than_everything(monkeypatch: pytest.MonkeyPatch) -> None:
    rate_limits = RateLimits(on=True)
    rate_limits.charge([("create", "ada", 1000), ("unknown to this version", "ada", 1)])
    assert rate_limits.left("create", "ada") == 0
    assert rate_limits.spent() == []  # nothing goes round in circles
    later = time.monotonic() + ALLOWED["create"].seconds
    monkeypatch.setattr(limits, "time", SimpleNamespace(monotonic=lambda: later))
    rate_limits.take("create", "ada")
    assert rate_limits.spent() == [("create", "ada", 1)]
