"""Nothing that a seat or a spectator can fetch depends on what it may not know.

Two tables differ only in what is hidden from somebody. Whatever they ask for, both answer the same, byte for byte.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import ExitStack
from dataclasses import dataclass
from itertools import islice
from pathlib import Path
from types import SimpleNamespace

import httpx
import pytest
from sqlalchemy import delete, update

from boriken.core import registry
from boriken.core.game import CHANCE
from boriken.core.match import Match
from boriken.core.secret import SecretDealer
from boriken.core.setup import Setup
from boriken.server.messages.letter import letter_about
from boriken.server.messages.outbox import MAIL, Message
from boriken.server.settings import Settings
from boriken.server.store import schema
from boriken.server.tables import change, live
from boriken.server.tables.row import TableRow
from tests.conformance.hidden import VARIANTS
from tests.conformance.tables import SETUPS, finished, label
from tests.server.kit import Event, Guest, Json, RunningServer, running, seated

DEALT = ("card drawn", "card turned up")
NOON = 1_800_000_000.0
KEY = bytes(range(32))
VERSION = 100
FOLLOWED = 1  # decisions
MOST_VARIANTS = {"san-juan": 1}  # each has all hidden cards in other places
TABLES = "/api/tables/{identity}"


def hiding_setups() -> list[Setup]:
    """Of every game that hides something: with the fewest players and with the most; of San Juan all tables."""
    hiding = [setup for setup in SETUPS if registry.title(setup.game).hides(setup)]
    by_size = {(setup.game, setup.players): setup for setup in hiding}
    ends = [size for game in registry.TITLES for size in ends_of([size for size in by_size if size[0] == game])]
    return [*(by_size[size] for size in ends if size[0] != "san-juan"), *san_juan_setups()]


def san_juan_setups() -> list[Setup]:
    """Nearly everything is hidden there: all numbers of players, with and without the variant."""
    tables = [setup for setup in SETUPS if setup.game == "san-juan"]
    return [*{(setup.players, setup.options["chosen_hands"]): setup for setup in tables}.values()]


def ends_of(sizes: list[tuple[str, int]]) -> list[tuple[str, int]]:
    return [min(sizes), max(sizes)] if sizes else []


@pytest.fixture(scope="module")
def one_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    """What leaks does not depend on the database."""
    with running(Settings(Path(tmp_path_factory.mktemp("data")), limits=False)) as server:
        yield server


@pytest.fixture
def starts(monkeypatch: pytest.MonkeyPatch) -> dict[str, Json]:
    """By table, the position at which its game begins; and whatever happens happens at noon."""
    positions: dict[str, Json] = {}

    def opened(row: TableRow) -> Match:
        return at_position(positions[row.id]) if row.id in positions else begun(row)

    begun = live.opened
    monkeypatch.setattr(live, "opened", opened)
    monkeypatch.setattr(change, "time", SimpleNamespace(time=lambda: NOON))
    return positions


def at_position(position: Json) -> Match:
    setup = Setup.of(registry.title(position["game"]), position["players"], position["options"])
    return Match(setup, SecretDealer(KEY), start=position["state"])


@dataclass
class Twin:
    """One of two tables, and what somebody who looks at it is told."""

    server: RunningServer
    starts: dict[str, Json]
    id: str
    viewer: int | None
    person: Guest
    people: list[Guest]

    def put(self, position: Json) -> None:
        """Let the game stand at a position, with nothing else to tell the twins apart."""
        self.starts[self.id] = position
        live_table = self.server.service.changes.live.get(self.id)
        with live_table.lock, self.server.service.database.writing() as connection:
            for part in (schema.actions, schema.changes, schema.answered):
                connection.execute(delete(part).where(part.c.table == self.id))
            connection.execute(update(schema.seats).where(schema.seats.c.table == self.id).values(seconds=0.0))
            values = dict.fromkeys(("turn_since", "created", "changed"), NOON) | {
                "version": VERSION,
                "game_version": VERSION,
                "rewinds": 0,
                "undo": None,
                "actor": at_position(position).actor,
                "invitation": "please",
                "dealer_key": KEY,
            }
            connection.execute(update(schema.tables).where(schema.tables.c.id == self.id).values(**values))
            live_table.forget()

    def play(self, action: str) -> bool:
        """Do what was done in the game that the position is from."""
        actor = self.person.state(self.id)["actor"]
        return self.people[actor].move(self.id, actor, action).is_success

    def answers(self) -> dict[str, str]:
        """Everything that can be fetched or tried without changing the game, by what was asked."""
        state = self.state()
        asked = dict(self.asked(state["actions"], state["version"]))
        told = {question: f"{answer.status_code} {answer.text}" for question, answer in asked.items()}
        told["lists"] = json.dumps(self.in_lists())
        told["letter"] = repr(self.letter())
        return {question: answer.replace(self.id, "TABLE") for question, answer in told.items()}

    def asked(self, actions: int, version: int) -> Iterator[tuple[str, httpx.Response]]:
        table = f"/tables/{self.id}"
        own = 0 if self.viewer is None else self.viewer
        for path in ("", "/state", "/choices", "/moments", "/record", "/hint", "/chat"):
            yield f"GET {TABLES}{path}", self.person.get(f"{table}{path}")
        for at in range(actions + 2):
            yield f"GET {TABLES}/replay {at}", self.person.get(f"{table}/replay", at=at)
        for path in ("/state", "/choices", "/moments", "/hint", "/replay"):
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

    def state(self) -> Json:
        return self.person.state(self.id)

    def was_dealt_something(self) -> bool:
        """Whether chance has shown the viewer a card, which can be another at each table."""
        return any(event["kind"] in DEALT and event["card"] for event in self.state()["log"])

    def in_lists(self) -> list[Json]:
        lists = [self.person.get("/me/tables").json(), self.person.get("/tables", playing=1).json()]
        return [table for found in lists for table in found["tables"] if table["id"] == self.id]

    def letter(self) -> tuple[Json, str] | None:
        """What a message would say now."""
        message = Message(0, self.person.id, self.id, 0, 0, MAIL, 0)
        with self.server.service.changes.looking(self.id) as look:
            letter = letter_about(look, message)
        return None if letter is None else (letter.document("here"), letter.mail("here"))

    def take_back(self, mover: int) -> str:
        """What the viewer sees when somebody takes back, or asks to."""
        version = self.people[mover].state(self.id, mover)["version"]
        wish = {"version": version, "key": "back", "seat": mover}
        status = self.people[mover].post(f"/tables/{self.id}/undo", wish).status_code
        return f"{status} {self.person.get(f'/tables/{self.id}/state').text}"


def told_until_state(events: Iterator[Event], table: str) -> str:
    """The frames of a stream up to the next state."""
    told = []
    for event in events:
        told.append(f"{event.kind} {event.number} {json.dumps(event.data)}".replace(table, "TABLE"))
        if event.kind == "state":
            break
    return "\n".join(told)


def twins(server: RunningServer, starts: dict[str, Json], setup: Setup, viewer: int | None) -> tuple[Twin, Twin]:
    """Two tables of the same people, one of whom (or a spectator) looks."""
    people = [server.guest(f"Guest {number}") for number in range(setup.players)]
    person = server.guest("Eve") if viewer is None else people[viewer]
    wish = {"game": setup.game, "options": dict(setup.options), "pace": "turns"}
    one, other = (Twin(server, starts, seated(people, **wish)["id"], viewer, person, people) for _ in range(2))
    return one, other


def test_every_game_that_hides_something_is_tested() -> None:
    hiding = {setup.game for setup in SETUPS if registry.title(setup.game).hides(setup)}
    assert {setup.game for setup in hiding_setups()} == hiding <= set(VARIANTS)


def test_every_way_to_look_at_a_table_is_tried(one_server: RunningServer, starts: dict[str, Json]) -> None:
    twin, _ = twins(one_server, starts, hiding_setups()[0], None)
    tried = {question.split()[1] for question, _ in twin.asked(1, 1) if question.startswith("GET")}
    paths = one_server.app.openapi()["paths"]
    ways = {path for path, does in paths.items() if path.startswith(TABLES) and "get" in does}
    assert ways == tried | {f"{TABLES}/stream"}
    one_server.see_off()


@pytest.mark.parametrize("setup", hiding_setups(), ids=label)
def test_nothing_that_is_told_depends_on_what_is_hidden(
    one_server: RunningServer, starts: dict[str, Json], setup: Setup
) -> None:
    """To who decides, to another, and to a spectator."""
    position, following = midway(setup)
    actor = at_position(position).actor
    assert actor is not None
    for viewer in (actor, (actor + 1) % setup.players, None):
        one, other = twins(one_server, starts, setup, viewer)
        for variant in islice(VARIANTS[setup.game](position, viewer), MOST_VARIANTS.get(setup.game)):
            one.put(position)
            other.put(variant)
            assert_told_alike(one, other, following)
        one_server.see_off()


def midway(setup: Setup) -> tuple[Json, list[str]]:
    """A position in the middle of a random game, with the decisions that followed, the first of them without a deal."""
    match = finished(setup)
    decided = [number for number, move in enumerate(match.moves) if move.actor != CHANCE]
    start = next(number for number in decided[len(decided) // 2 :] if match.moves[number + 1].actor != CHANCE)
    return match.at(start).position(), [match.moves[number].text for number in decided if number >= start][:FOLLOWED]


def assert_told_alike(one: Twin, other: Twin, following: list[str]) -> None:
    """Now, while the game goes on, and when somebody takes back."""
    with ExitStack() as streams:
        followed = [(twin, streams.enter_context(twin.person.following(twin.id))) for twin in (one, other)]

        def assert_streams_alike() -> None:
            first, second = (told_until_state(events, twin.id) for twin, events in followed)
            assert first == second

        assert_streams_alike()
        assert one.answers() == other.answers()
        mover = one.state()["actor"]
        for action in following:
            mover = one.state()["actor"]
            if not (one.play(action) and other.play(action)) or one.state()["over"] or one.was_dealt_something():
                return
            assert_streams_alike()
            assert one.answers() == other.answers()
        assert one.take_back(mover) == other.take_back(mover)
