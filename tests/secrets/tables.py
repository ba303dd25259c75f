"""The two games of a story at two tables of one server, and everything that the watcher is told there."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from contextlib import ExitStack
from dataclasses import dataclass, field
from itertools import count
from types import SimpleNamespace

import httpx2 as httpx
import pytest
from sqlalchemy import delete, update

from boriken.core import registry
from boriken.core.dealer import Dealer
from boriken.core.game import CHANCE, Game
from boriken.core.match import Match
from boriken.core.secret import SecretDealer
from boriken.core.setup import Setup
from boriken.server.bots.scheduler import BotScheduler
from boriken.server.bots.turns import bots_turn, save_decisions
from boriken.server.notify.notice import notice_about
from boriken.server.notify.outbox import MAIL, Message
from boriken.server.store import schema
from boriken.server.tables import cache, change
from boriken.server.tables.rows import TableRow
from boriken.server.tables.seats import Seat
from boriken.server.tables.tables import SERVER
from tests.secrets.stories import NAMES, Story
from tests.server.kit import Event, Guest, Json, RunningServer
from tests.server.process import eventually

NOONS = count(1_800_000_000, 86_400)  # a day for each test: lists have a limit, and the newest tables come first
A_WHILE = 7.0  # seconds between two decisions
KEY = bytes(range(32))
VERSION = 100
TABLES = "/api/tables/{identity}"
LEVEL = "skilled"


class ScriptedDealer(SecretDealer):
    """Deals what a story tells, and afterwards by its key."""

    def __init__(self, outcomes: Sequence[int], dealt: int = 0) -> None:
        super().__init__(KEY, dealt)
        self.outcomes = outcomes

    def deal(self, game: Game) -> int:
        number = int(self.dealt)
        if number >= len(self.outcomes):
            return int(super().deal(game))
        self.dealt += 1
        return self.outcomes[number]

    def at(self, dealt: int) -> Dealer:
        return ScriptedDealer(self.outcomes, dealt)


@dataclass(frozen=True)
class Script:
    """One of the two games of a story."""

    position: Json
    texts: Sequence[str]
    actors: Sequence[int]
    outcomes: Sequence[int]

    @classmethod
    def of(cls, story: Story, first: bool) -> Script:
        done = [step.one if first else step.other for step in story.steps]
        actors = [step.actor for step in story.steps]
        outcomes = [action for action, actor in zip(done, actors, strict=True) if actor == CHANCE]
        return cls(story.position(story.one if first else story.other), story.texts(first), actors, outcomes)

    def begun(self) -> Match:
        position = self.position
        setup = Setup.of(registry.title(position["game"]), position["players"], position["options"])
        return Match(setup, ScriptedDealer(self.outcomes), start=position["state"], names=NAMES[: setup.players])


@dataclass
class Stage:
    """Things that the tables of a test share: the games played, and the time, which goes on with the decisions
    alone."""

    server: RunningServer
    scripts: dict[str, Script] = field(default_factory=dict)
    noon: float = field(default_factory=lambda: float(next(NOONS)))
    now: float = 0.0

    def __post_init__(self) -> None:
        self.now = self.noon

    def set(self, patch: pytest.MonkeyPatch) -> None:
        """Let tables be played by their scripts; bots are not asked."""
        begun = cache.opened

        def opened(row: TableRow, seats: Sequence[Seat]) -> Match:
            return self.scripts[row.id].begun() if row.id in self.scripts else begun(row, seats)

        patch.setattr(cache, "opened", opened)
        patch.setattr(change, "time", SimpleNamespace(time=lambda: self.now))
        patch.setattr(BotScheduler, "start_turn", lambda *_: None)


@dataclass
class Twin:
    """One of two tables, which the watcher is the host of. `people` has nobody where a bot sits."""

    stage: Stage
    id: str
    watcher: int | None
    person: Guest
    people: Sequence[Guest | None]

    def put(self, script: Script) -> None:
        """Let the game stand at the beginning of a script, with nothing else to tell the twins apart."""
        self.stage.scripts[self.id] = script
        service = self.stage.server.service
        cached = service.tables.cached(self.id)
        with cached.lock, service.database.writing() as connection:
            for part in (schema.actions, schema.changes, schema.answered):
                connection.execute(delete(part).where(part.c.table == self.id))
            connection.execute(update(schema.seats).where(schema.seats.c.table == self.id).values(seconds=0.0))
            values = dict.fromkeys(("turn_since", "created", "changed"), self.stage.noon) | {
                "version": VERSION,
                "game_version": VERSION,
                "rewinds": 0,
                "undo": None,
                "actor": script.begun().actor,
                "invitation": "please",
                "dealer_key": KEY,
            }
            connection.execute(update(schema.tables).where(schema.tables.c.id == self.id).values(**values))
            cached.forget()

    @property
    def script(self) -> Script:
        return self.stage.scripts[self.id]

    def done(self) -> int:
        """How many actions there were."""
        with self.stage.server.service.tables.reading(self.id) as table:
            return len(table.match.moves)

    def version(self) -> int:
        with self.stage.server.service.tables.reading(self.id) as table:
            return table.row.version

    def play(self, number: int) -> bool:
        """Do action number `number` of the script, unless the table has done it by itself."""
        if self.done() > number:
            return False
        assert self.done() == number
        person, text = self.people[self.script.actors[number]], self.script.texts[number]
        if person is None:
            service = self.stage.server.service
            turn = self.stage.server.inside(service.tables.read(self.id, SERVER, bots_turn))
            assert turn is not None
            self.stage.server.inside(service.tables.change(self.id, SERVER, save_decisions, turn, [text]))
        else:
            person.move(self.id, self.script.actors[number], text, version=self.version()).raise_for_status()
        return True

    # What the watcher can find out

    def state(self) -> Json:
        return self.person.state(self.id)

    def at_a_glance(self) -> dict[str, str]:
        """The table's facts besides its game, such as the time each seat has taken."""
        return self.told({"table": self.person.get(f"/tables/{self.id}")})

    def answers(self) -> dict[str, str]:
        """Everything that can be fetched or tried without changing the game, by what was asked."""
        state = self.state()
        told = self.told(dict(self.asked(state["actions"], state["version"])))
        told["lists"] = json.dumps(self.in_lists()).replace(self.id, "TABLE")
        told["letter"] = repr(self.letter()).replace(self.id, "TABLE")
        return told

    def told(self, answers: dict[str, httpx.Response]) -> dict[str, str]:
        return {
            question: f"{answer.status_code} {answer.text}".replace(self.id, "TABLE")
            for question, answer in answers.items()
        }

    def asked(self, actions: int, version: int) -> Iterator[tuple[str, httpx.Response]]:
        table = f"/tables/{self.id}"
        own = 0 if self.watcher is None else self.watcher
        for path in ("", "/state", "/choices", "/moments", "/record", "/hint", "/chat", "/review", "/analyses"):
            yield f"GET {TABLES}{path}", self.person.get(f"{table}{path}")
        for at in (0, actions // 2, actions, actions + 1):
            yield f"GET {TABLES}/replay {at}", self.person.get(f"{table}/replay", at=at)
        for after in (0, actions // 2, actions + 1):
            yield f"GET {TABLES}/film {after}", self.person.get(f"{table}/film", after=after)
        for at in (0, actions // 2):
            yield f"GET {TABLES}/verdict {at}", self.person.get(f"{table}/verdict", at=at)
        for path in ("/state", "/choices", "/moments", "/hint", "/verdict", "/replay", "/film"):
            other = (own + 1) % len(self.people)
            yield f"GET {TABLES}{path} as another", self.person.get(f"{table}{path}", seat=other, at=0)
        move = {"key": "k", "seat": own, "version": version}
        for body in ({"actions": ["castle e1"]}, {"actions": ["pass", "castle e1"]}, {"counts": {"castle": 1}}):
            yield f"POST {TABLES}/moves {body}", self.person.post(f"{table}/moves", {**move, **body})
        stale = {**move, "version": 1}
        yield f"POST {TABLES}/moves stale", self.person.post(f"{table}/moves", {**stale, "actions": ["pass"]})
        yield f"POST {TABLES}/undo stale", self.person.post(f"{table}/undo", stale)
        answer = {"seat": own, "agree": False}
        yield f"POST {TABLES}/undo/answer", self.person.post(f"{table}/undo/answer", answer)

    def in_lists(self) -> list[Json]:
        lists = [self.person.get("/me/tables").json(), self.person.get("/tables", playing=1).json()]
        return [table for found in lists for table in found["tables"] if table["id"] == self.id]

    def letter(self) -> tuple[Json, str] | None:
        """The text of a message, if it were sent now."""
        message = Message(0, self.person.id, self.id, 0, 0, MAIL, 0)
        with self.stage.server.service.tables.reading(self.id) as table:
            letter = notice_about(table, message)
        return None if letter is None else (letter.document("here"), letter.mail("here"))

    def take_back(self) -> str:
        """The watcher's sight when the person who moved last takes back, or asks to."""
        movers = [actor for actor in self.script.actors[: self.done()] if actor != CHANCE]
        for mover in reversed(movers):
            person = self.people[mover]
            if person is not None:
                wish = {"version": self.version(), "key": "back", "seat": mover}
                status = person.post(f"/tables/{self.id}/undo", wish).status_code
                return f"{status} {self.person.get(f'/tables/{self.id}/state').text}"
        return "nobody"

    def use_powers(self) -> dict[str, str]:
        """Everything that a host may do to the other seats, and what they see of them then."""
        answers: dict[str, httpx.Response] = {}
        for seat, person in enumerate(self.people):
            if seat != self.watcher:
                if person is not None:
                    person.post(f"/tables/{self.id}/resign", {"seat": seat})
                answers |= {f"seat {seat}: {what}": answer for what, answer in self.tried_on(seat)}
        return self.told(answers)

    def tried_on(self, seat: int) -> Iterator[tuple[str, httpx.Response]]:
        chair = f"/tables/{self.id}/seats/{seat}"
        view = {"seat": seat}
        yield "look", self.person.get(f"/tables/{self.id}/state", **view)
        yield "free", self.person.post(f"{chair}/replace", {"kind": "open"})
        yield "look at free", self.person.get(f"/tables/{self.id}/state", **view)
        yield "join", self.person.post(f"/tables/{self.id}/join", view | {"invitation": "please"})
        for path in ("state", "choices", "moments", "film", "hint"):
            yield f"{path} as joined", self.person.get(f"/tables/{self.id}/{path}", **view)
        yield "put bot", self.person.post(f"{chair}/replace", {"kind": "bot", "level": LEVEL})
        yield "look at bot", self.person.get(f"/tables/{self.id}/state", **view)
        yield "return", self.person.post(f"{chair}/return")
        yield "look at returned", self.person.get(f"/tables/{self.id}/state", **view)
        yield "table", self.person.get(f"/tables/{self.id}")


def twins(stage: Stage, setup: Setup, watcher: int | None) -> tuple[Twin, Twin]:
    """Two tables of the same people. The watcher has made them; the last seat is a bot's if it is not the watcher's."""
    people = [stage.server.guest(name) for name in NAMES[: setup.players]]
    person = stage.server.guest("Eve") if watcher is None else people[watcher]
    one, other = (made(stage, setup, watcher, person, people) for _ in range(2))
    return one, other


def made(stage: Stage, setup: Setup, watcher: int | None, person: Guest, people: Sequence[Guest]) -> Twin:
    last = setup.players - 1
    chairs = ["me" if seat == watcher else "open" for seat in range(setup.players)]
    seated: list[Guest | None] = list(people)
    if watcher != last:
        chairs[last], seated[last] = LEVEL, None
    pace = "live" if last % 2 == (watcher or 0) % 2 else "turns"  # half of the watchers of every table
    wish = {"game": setup.game, "options": dict(setup.options), "pace": pace}
    table = person.make_table(" ".join(chairs), **wish)
    for seat, guest in enumerate(seated):
        if guest is not None and seat != watcher:
            sitting = {"seat": seat, "invitation": table["invitation"]}
            guest.post(f"/tables/{table['id']}/join", sitting).raise_for_status()
    return Twin(stage, table["id"], watcher, person, seated)


def begin(story: Story, one: Twin, other: Twin) -> None:
    for twin, first in ((one, True), (other, False)):
        twin.put(Script.of(story, first))


def follow(stage: Stage, story: Story, one: Twin, other: Twin, thorough: bool) -> None:
    """Play a story at both tables, and compare after each decision everything that reaches the watcher."""
    stage.now = stage.noon
    begin(story, one, other)
    with ExitStack() as streams:
        followed = [(twin, streams.enter_context(twin.person.following(twin.id))) for twin in (one, other)]

        def assert_alike() -> None:
            first, second = (told_until_state(events, twin.id) for twin, events in followed)
            assert_same({"stream": first}, {"stream": second})
            assert_same(one.at_a_glance(), other.at_a_glance())

        assert_alike()
        for number, step in enumerate(story.steps):
            if step.actor != CHANCE:
                stage.now += A_WHILE
                asked = [twin.play(number) for twin in (one, other)]
                assert len(set(asked)) == 1, "at one of the tables nobody was asked"
                if asked[0]:
                    assert_alike()
    hub = stage.server.service.hub
    assert eventually(lambda: not any(hub.at(twin.id) for twin in (one, other))), "a closed stream is still there"
    if thorough:
        assert_same(one.answers(), other.answers())
        assert_same({"take back": one.take_back()}, {"take back": other.take_back()})


def assert_same(one: dict[str, str], other: dict[str, str]) -> None:
    """Both tables answered all questions alike; else say which not, and how."""
    different = {asked: (one[asked], other.get(asked)) for asked in one if one[asked] != other.get(asked)}
    assert not different, different


def told_until_state(events: Iterator[Event], table: str) -> str:
    """The frames of a stream up to the next state."""
    told = []
    for event in events:
        told.append(f"{event.kind} {event.number} {json.dumps(event.data)}".replace(table, "TABLE"))
        if event.kind == "state":
            break
    return "\n".join(told)
