"""It is your turn: who is not looking is told once, in the way they like, and only if it still matters."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterator, Sequence
from typing import Any
from urllib.parse import unquote

import httpx2 as httpx
import orjson
import pytest
from sqlalchemy import Connection, delete, select, update

from boriken.server.notify.notifier import FIRST_PAUSE, MOST_TRIES, Notifier
from boriken.server.notify.outbox import LEASE, MAIL, MOST_AT_ONCE, WAYS, WEBHOOK, Message, take_due
from boriken.server.notify.webhook import Webhooks
from boriken.server.settings import Mail, Settings
from boriken.server.store import schema
from tests.server import postgres
from tests.server.kit import Guest, Json, RunningServer, play_out, running, seated
from tests.server.sinks import MailSink, mail_sink

LIVE, TURNS = 3600.0, 7200.0  # long enough that the server's own rounds find nothing
PUBLIC = "8.8.8.8"


class Post:
    """A server with a mail server and webhooks, whose rounds a test makes."""

    def __init__(self, server: RunningServer, mails: MailSink) -> None:
        self.server = server
        self.sink = mails
        self.calls: list[Json] = []
        self.found = [PUBLIC]
        server.service.notifier.webhooks = Webhooks(self.resolve, transport=httpx.MockTransport(self.take))

    async def resolve(self, host: str, port: int) -> Sequence[str]:
        return self.found

    async def take(self, request: httpx.Request) -> httpx.Response:
        self.calls.append(orjson.loads(request.content))
        return httpx.Response(204)

    def guest(self, name: str, **ways: str) -> Guest:
        """Somebody who has said how to be told: email, webhook."""
        guest = self.server.guest(name)
        if "email" in ways:
            ways["confirmed_email"] = ways["email"]
        if ways:
            with self.server.service.database.writing() as connection:
                connection.execute(update(schema.people).where(schema.people.c.id == guest.id).values(**ways))
        return guest

    def after(self, seconds: float) -> None:
        """Make a round, so many seconds from now."""
        for way in WAYS:
            self.server.inside(self.server.service.notifier.send_due(way, time.time() + seconds))

    def waiting(self) -> list[Any]:
        with self.server.service.database.reading() as connection:
            return list(connection.execute(select(schema.outbox).order_by(schema.outbox.c.id)))

    @property
    def mails(self) -> list[str]:
        return [mail.get_content() for mail in self.sink.mails]


@pytest.fixture(scope="module")
def sink() -> Iterator[MailSink]:
    with mail_sink() as found:
        yield found


@pytest.fixture(scope="module", params=["sqlite", "postgresql"])
def mailing_server(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory, sink: MailSink
) -> Iterator[RunningServer]:
    sqlite = request.param == "sqlite"
    settings = Settings(
        tmp_path_factory.mktemp("data"),
        "" if sqlite else postgres.new_database(request.getfixturevalue("postgres_cluster")),
        address="club.test",
        limits=False,
        mail=Mail("127.0.0.1", sink.port, sender="Boriken <table@house.test>", starttls=False),
        live_delay=LIVE,
        turns_delay=TURNS,
    )
    with running(settings) as server:
        yield server


@pytest.fixture
def post(mailing_server: RunningServer, sink: MailSink) -> Iterator[Post]:
    yield Post(mailing_server, sink)
    mailing_server.see_off()
    sink.mails.clear()
    sink.refusing = False
    with mailing_server.service.database.writing() as connection:
        connection.execute(delete(schema.outbox))


def by_turns(people: Sequence[Guest], **options: object) -> str:
    identity = seated(people, pace="turns", options={"first_governor": "0", **options})["id"]
    assert isinstance(identity, str)
    return identity


def test_who_gets_the_turn_is_told_by_mail_what_has_happened(post: Post) -> None:
    ada, ben = post.guest("Ada"), post.guest("Ben", email="ben@house.test")
    table = by_turns([ada, ben])
    ada.move(table, 0, "settler", "settle quarry").raise_for_status()
    post.after(TURNS + 1)
    [mail] = post.sink.mails
    assert (mail["To"], mail["From"]) == ("ben@house.test", "Boriken <table@house.test>")
    assert mail["Subject"] == "Your turn: Puerto Rico"
    assert f"club.test/tables/{table}" in mail.get_content()
    assert "Ada: settler, settle quarry" in mail.get_content()
    post.after(2 * TURNS)
    assert len(post.sink.mails) == 1


@pytest.mark.parametrize(
    ("language", "subject", "why"),
    [
        ("de", "Du bist dran: Puerto Rico", "Du bekommst diese Mail"),
        ("nl", "Jij bent aan de beurt: Puerto Rico", "Je krijgt deze mail"),
        ("es", "Te toca: Puerto Rico", "Recibes este correo"),
        ("fr", "Your turn: Puerto Rico", "You get this mail"),
    ],
)
def test_a_mail_speaks_the_language_that_the_person_chose(post: Post, language: str, subject: str, why: str) -> None:
    ada, ben = post.guest("Ada"), post.guest("Ben", email="ben@house.test", language=language)
    table = by_turns([ada, ben])
    ada.move(table, 0, "settler", "settle quarry").raise_for_status()
    post.after(TURNS + 1)
    [mail] = post.sink.mails
    assert mail["Subject"] == subject
    assert why in mail.get_content()


def test_only_what_happened_since_the_own_last_move_is_told(post: Post) -> None:
    ada, ben = post.guest("Ada", email="ada@house.test"), post.guest("Ben")
    table = by_turns([ada, ben])
    ada.move(table, 0, "settler", "settle quarry").raise_for_status()
    ben.move(table, 1, ben.state(table)["choices"][0]).raise_for_status()
    ben.move(table, 1, "builder").raise_for_status()
    while ben.state(table)["actor"] == 1:
        ben.move(table, 1, ben.state(table)["choices"][0]).raise_for_status()
    post.after(TURNS + 1)
    [mail] = post.mails
    assert "Ben: " in mail
    assert "builder" in mail
    assert "settle quarry" not in mail


def test_nothing_is_sent_before_its_time(post: Post) -> None:
    ada, ben = post.guest("Ada"), post.guest("Ben", email="ben@house.test")
    table = by_turns([ada, ben])
    ada.move(table, 0, "settler", "settle quarry").raise_for_status()
    post.after(TURNS - 60)
    assert not post.mails


def test_who_moves_at_once_hears_nothing(post: Post) -> None:
    ada, ben = post.guest("Ada"), post.guest("Ben", email="ben@house.test")
    table = by_turns([ada, ben])
    ada.move(table, 0, "settler", "settle quarry").raise_for_status()
    assert len(post.waiting()) == 1
    while ben.state(table)["actor"] == 1:
        ben.move(table, 1, ben.state(table)["choices"][-1]).raise_for_status()
    assert not post.waiting()
    post.after(TURNS + 1)
    assert not post.mails


def test_nobody_is_told_of_a_table_they_are_looking_at(post: Post) -> None:
    ada, ben = post.guest("Ada"), post.guest("Ben", email="ben@house.test")
    table = by_turns([ada, ben])
    ada.move(table, 0, "settler", "settle quarry").raise_for_status()
    with ben.following(table) as events:
        next(events)
        post.after(TURNS + 1)
    assert not post.mails


def test_at_a_live_table_only_who_is_not_there_is_told_and_sooner(post: Post) -> None:
    ada, ben = post.guest("Ada"), post.guest("Ben", email="ben@house.test")
    for there in (True, False):
        table = seated([ada, ben], options={"first_governor": "0"})["id"]
        if there:
            with ben.following(table) as events:
                next(events)
                ada.move(table, 0, "settler", "settle quarry").raise_for_status()
            assert not post.waiting()
        else:
            ada.move(table, 0, "settler", "settle quarry").raise_for_status()
    post.after(LIVE + 1)
    assert len(post.mails) == 1


def test_a_webhook_gets_the_story_as_the_person_may_know_it(post: Post) -> None:
    ada, ben = post.guest("Ada"), post.guest("Ben", webhook="https" + "://hooks.test/turn")
    table = by_turns([ada, ben], hidden_vp=True)
    before = ben.state(table)["log"]
    ada.move(table, 0, "settler", "settle quarry").raise_for_status()
    post.after(TURNS + 1)
    [call] = post.calls
    state = ben.state(table)
    assert (call["kind"], call["table"], call["seat"], call["names"]) == ("your turn", table, 1, ["Ada", "Ben"])
    assert call["version"] == state["version"]
    assert call["events"] == [event for event in state["log"] if event["move"] > 0]
    assert call["events"][-1] == state["log"][-1] != before[-1]
    assert {move["text"] for move in call["moves"]} == {None}


def test_a_mail_about_a_game_with_secrets_only_counts_what_the_others_did(post: Post) -> None:
    ada, ben = post.guest("Ada"), post.guest("Ben", email="ben@house.test")
    table = by_turns([ada, ben], hidden_vp=True)
    ada.move(table, 0, "settler", "settle quarry").raise_for_status()
    post.after(TURNS + 1)
    [mail] = post.mails
    assert "Ada: 2 actions" in mail
    assert "quarry" not in mail


def test_who_has_said_no_way_is_not_told(post: Post) -> None:
    ada, ben = post.guest("Ada"), post.guest("Ben")
    table = by_turns([ada, ben])
    ada.move(table, 0, "settler", "settle quarry").raise_for_status()
    assert not post.waiting()


def test_who_takes_the_address_away_is_not_told_any_more(post: Post) -> None:
    ada, ben = post.guest("Ada"), post.guest("Ben", email="ben@house.test")
    table = by_turns([ada, ben])
    ada.move(table, 0, "settler", "settle quarry").raise_for_status()
    with post.server.service.database.writing() as connection:
        connection.execute(update(schema.people).where(schema.people.c.id == ben.id).values(email=None))
    post.after(TURNS + 1)
    assert not post.mails


def test_nobody_is_told_of_a_turn_that_they_passed_to_themselves(post: Post) -> None:
    ada = post.guest("Ada", email="ada@house.test")
    table = ada.make_table("me me", pace="turns", options={"first_governor": "0"})["id"]
    before = post.waiting()
    ada.move(table, 0, "settler", "settle quarry").raise_for_status()
    assert post.waiting() == before


def test_the_end_of_the_game_clears_what_was_to_be_said(post: Post) -> None:
    ada, ben = post.guest("Ada", email="ada@house.test"), post.guest("Ben", email="ben@house.test")
    table = by_turns([ada, ben])
    assert len(post.waiting()) == 1
    play_out(post.server, table)
    assert not post.waiting()


def test_what_did_not_arrive_is_tried_again_with_longer_pauses_and_then_given_up(post: Post) -> None:
    ada, ben = post.guest("Ada"), post.guest("Ben", email="ben@house.test")
    table = by_turns([ada, ben])
    ada.move(table, 0, "settler", "settle quarry").raise_for_status()
    post.sink.refusing = True
    at = TURNS + 1
    for number in range(1, MOST_TRIES + 1):
        post.after(at)
        [message] = post.waiting()
        assert message.tries == number
        assert "nobody lives here" in message.trouble
        if number < MOST_TRIES:
            assert message.due - time.time() == pytest.approx(at + FIRST_PAUSE * 4 ** (number - 1), abs=30)
            at = message.due - time.time() + 1
        else:
            assert message.due is None
    assert not post.mails


def test_what_arrives_at_the_second_try_is_not_sent_a_third_time(post: Post) -> None:
    ada, ben = post.guest("Ada"), post.guest("Ben", email="ben@house.test")
    table = by_turns([ada, ben])
    ada.move(table, 0, "settler", "settle quarry").raise_for_status()
    post.sink.refusing = True
    post.after(TURNS + 1)
    post.sink.refusing = False
    post.after(TURNS + 2 * FIRST_PAUSE)
    post.after(2 * TURNS)
    assert len(post.mails) == 1
    [message] = post.waiting()
    assert (message.due, message.trouble) == (None, None)


def test_a_webhook_to_a_private_address_is_given_up_at_once(post: Post) -> None:
    ada, ben = post.guest("Ada"), post.guest("Ben", webhook="https" + "://hooks.test/turn")
    post.found = ["10.0.0.1"]
    table = by_turns([ada, ben])
    ada.move(table, 0, "settler", "settle quarry").raise_for_status()
    post.after(TURNS + 1)
    [message] = post.waiting()
    assert (message.due, message.tries) == (None, 1)
    assert "not a public one" in message.trouble
    assert not post.calls


def test_of_several_rounds_at_once_one_takes_a_message(post: Post) -> None:
    ada, ben = post.guest("Ada"), post.guest("Ben", email="ben@house.test")
    for _ in range(3):
        ada.move(by_turns([ada, ben]), 0, "settler", "settle quarry").raise_for_status()

    async def rounds() -> None:
        now = time.time() + TURNS + 1
        await asyncio.gather(*(post.server.service.notifier.send_due(MAIL, now) for _ in range(4)))

    post.server.inside(rounds())
    assert len(post.mails) == 3


def test_a_message_whose_postman_died_is_sent_by_another(post: Post, monkeypatch: pytest.MonkeyPatch) -> None:
    ada, ben = post.guest("Ada"), post.guest("Ben", email="ben@house.test")
    table = by_turns([ada, ben])
    ada.move(table, 0, "settler", "settle quarry").raise_for_status()

    async def die(notifier: Notifier, message: Message, now: float) -> None:
        """Say nothing, for ever."""

    with monkeypatch.context() as dying:
        dying.setattr(Notifier, "deliver", die)
        post.after(TURNS + 1)
    post.after(TURNS + LEASE / 2)
    assert not post.mails
    post.after(TURNS + LEASE + 2)
    assert len(post.mails) == 1


# Mail goes to its owner


def test_mail_goes_to_an_address_whose_owner_has_answered(post: Post) -> None:
    ada, ben = post.guest("Ada"), post.guest("Cheap pills at pills.test")
    ben.patch("/me", {"email": "ben@house.test"}).raise_for_status()
    [asked] = post.sink.mails
    assert (asked["To"], asked["Subject"]) == ("ben@house.test", "Is this your address?")
    assert "pills" not in asked.as_string()
    table = by_turns([ada, ben])
    ada.move(table, 0, "settler", "settle quarry").raise_for_status()
    post.after(TURNS + 1)
    assert len(post.sink.mails) == 1
    [link] = [line for line in asked.get_content().splitlines() if line.startswith("club.test/account?mail=")]
    token = unquote(link.partition("=")[2])
    reader = post.server.stranger()
    assert reader.post("/api/mail/confirm", json={"token": token + "x"}).status_code == 403
    assert reader.post("/api/mail/confirm", json={"token": token}).status_code == 204
    me = ben.me()
    assert me is not None
    assert me["settings"]["email_confirmed"]
    second = by_turns([ada, ben])
    ada.move(second, 0, "settler", "settle quarry").raise_for_status()
    post.after(TURNS + 1)
    assert len(post.sink.mails) == 2
    ben.patch("/me", {"email": "other@house.test"}).raise_for_status()
    assert reader.post("/api/mail/confirm", json={"token": token}).status_code == 403


def test_mail_stops_with_one_click(post: Post) -> None:
    ada, ben = post.guest("Ada"), post.guest("Ben", email="ben@house.test")
    ada.move(by_turns([ada, ben]), 0, "settler", "settle quarry").raise_for_status()
    post.after(TURNS + 1)
    [mail] = post.sink.mails
    assert mail["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
    link = mail["List-Unsubscribe"].replace("\n", "").strip("<> ").removeprefix("club.test")
    program = post.server.stranger()
    assert program.post(link + "x").status_code == 204
    assert ben.get("/me").json()["person"]["settings"]["email"] == "ben@house.test"
    assert program.post(link, data={"List-Unsubscribe": "One-Click"}).status_code == 204
    assert ben.get("/me").json()["person"]["settings"]["email"] is None


# Nobody delays the others


def test_a_fault_of_ours_counts_as_a_try_and_ends(post: Post, monkeypatch: pytest.MonkeyPatch) -> None:
    async def break_down(webhooks: Webhooks, to: str, document: Json) -> None:
        raise UnicodeError("label empty or too long")

    ada, ben = post.guest("Ada"), post.guest("Ben", webhook="https" + "://hook.test/")
    ada.move(by_turns([ada, ben]), 0, "settler", "settle quarry").raise_for_status()
    monkeypatch.setattr(Webhooks, "send", break_down)
    at = TURNS + 1
    for tries in range(1, MOST_TRIES + 1):
        post.after(at)
        [message] = post.waiting()
        assert message.tries == tries
        at += FIRST_PAUSE * 4.0**tries
    assert message.due is None
    assert "UnicodeError" in message.trouble


def test_one_slow_webhook_holds_nobody(post: Post) -> None:
    ada, eve = post.guest("Ada"), post.guest("Eve", webhook="https" + "://slow.test/")
    ben = post.guest("Ben", webhook="https" + "://quick.test/")
    slow = asyncio.Event()
    called: list[str] = []

    async def take(request: httpx.Request) -> httpx.Response:
        called.append(request.headers["Host"])
        if request.headers["Host"] == "slow.test":
            await slow.wait()
        return httpx.Response(204)

    post.server.service.notifier.webhooks = Webhooks(post.resolve, transport=httpx.MockTransport(take))
    for person in (eve, *[ben] * (MOST_AT_ONCE + 5)):
        ada.move(by_turns([ada, person]), 0, "settler", "settle quarry").raise_for_status()

    async def rounds() -> int:
        due = time.time() + TURNS + 1
        sending = asyncio.create_task(post.server.service.notifier.send_due(WEBHOOK, due))
        for _ in range(500):
            await asyncio.sleep(0.02)
            if called.count("quick.test") == MOST_AT_ONCE + 5:
                break
        arrived = called.count("quick.test")
        assert not sending.done()
        slow.set()
        await sending
        return arrived

    assert post.server.inside(rounds()) == MOST_AT_ONCE + 5


def test_many_messages_of_one_person_leave_room_for_others(post: Post) -> None:
    ada, eve, ben = (post.guest(name, webhook="https" + f"://{name}.test/".lower()) for name in ("Ada", "Eve", "Ben"))
    for person in (*[eve] * (MOST_AT_ONCE + 5), ben):
        ada.move(by_turns([ada, person]), 0, "settler", "settle quarry").raise_for_status()

    def first(connection: Connection) -> list[str]:
        return [message.person for message in take_due(connection, WEBHOOK, time.time() + TURNS + 1, MOST_AT_ONCE)]

    assert ben.id in post.server.inside(post.server.service.database.write(first))


@pytest.mark.parametrize("webhook", ["a..b", "x" * 64 + ".test", ".".join(["abcdefgh"] * 30)])
def test_a_webhook_that_cannot_be_is_refused_when_it_is_entered(post: Post, webhook: str) -> None:
    refused = post.guest("Eve").patch("/me", {"webhook": "https" + f"://{webhook}/"})
    assert (refused.status_code, refused.json()["error"]["code"]) == (422, "webhook")
