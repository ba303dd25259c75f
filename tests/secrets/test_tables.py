"""Nothing that a seat, a spectator or a host is told by the server depends on what they may not know.

Two tables differ only in that. Whatever reaches the watcher is the same at both, byte for byte: the events of the
stream with their numbers, order and times, every answer, every refusal, and what a host can do to the other seats.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from boriken.core import registry
from boriken.server.settings import Settings
from tests.conformance.tables import SETUPS
from tests.secrets.stories import TABLES as PLAYED
from tests.secrets.stories import stories
from tests.secrets.tables import TABLES, Stage, assert_same, begin, follow, twins
from tests.server.kit import RunningServer, running

# By table: the questions about which somebody may have to answer what they must, without anybody's knowing it
SECRETS = {
    "san-juan-2": {"build", "pay", "keep", "discard", "archive"},
    "san-juan-3": {"build", "pay", "keep", "discard", "archive"},
    "san-juan-4": {"build", "pay", "keep", "discard", "archive"},
    "san-juan-4-chosen-hands": {"build", "pay", "keep", "discard", "archive"},
    "anno-2": {"tile"},
    "anno-4": {"tile"},
    "anno-3-expansion": {"tile", "drawn_fight", "work"},
    "black-market": {"build", "recall", "return"},
    "land-office": {"lay"},
    "forests": {"lay"},
}
WATCHED = [(name, watcher) for name, setup in PLAYED.items() for watcher in (None, *range(setup.players))]


def label(value: object) -> str:
    return "spectator" if value is None else str(value)


Watched = tuple[str, int | None]


@pytest.fixture(scope="module", params=WATCHED, ids=lambda watched: "-".join(map(label, watched)))
def watched(request: pytest.FixtureRequest) -> Watched:
    """A table and who watches it. For the whole module, so that tests that need the same stories are neighbours: they
    run in one process, which makes up the stories once."""
    found: Watched = request.param
    return found


@pytest.fixture(scope="module")
def one_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    """Leaks do not depend on the database."""
    with running(Settings(Path(tmp_path_factory.mktemp("data")), limits=False)) as server:
        yield server


@pytest.fixture
def stage(one_server: RunningServer, monkeypatch: pytest.MonkeyPatch) -> Iterator[Stage]:
    stage = Stage(one_server)
    stage.set(monkeypatch)
    yield stage
    one_server.see_off()


def test_every_game_that_hides_something_is_played() -> None:
    hiding = {setup.game for setup in SETUPS if registry.title(setup.game).hides(setup)}
    assert {setup.game for setup in PLAYED.values()} == hiding
    assert all(registry.title(setup.game).hides(setup) for setup in PLAYED.values())


@pytest.mark.parametrize("name", SECRETS)
def test_the_stories_tell_of_answers_without_a_choice(name: str) -> None:
    watchers = (watcher for table, watcher in WATCHED if table == name)
    told = {kind for watcher in watchers for story in stories(name, watcher) for kind in story.secrets()}
    assert told >= SECRETS[name]


def test_every_way_to_look_at_a_table_is_tried(stage: Stage) -> None:
    twin, _ = twins(stage, PLAYED["san-juan-2"], None)
    tried = {question.split()[1] for question, _ in twin.asked(1, 1) if question.startswith("GET")}
    paths = stage.server.app.openapi()["paths"]
    ways = {path for path, does in paths.items() if path.startswith(TABLES) and "get" in does}
    assert ways == tried | {f"{TABLES}/stream"}


def test_nothing_that_is_told_depends_on_what_is_hidden(stage: Stage, watched: Watched) -> None:
    name, watcher = watched
    one, other = twins(stage, PLAYED[name], watcher)
    for number, story in enumerate(stories(name, watcher)):
        follow(stage, story, one, other, thorough=number == 0)


def test_no_right_of_a_host_shows_what_is_hidden(stage: Stage, watched: Watched) -> None:
    name, watcher = watched
    one, other = twins(stage, PLAYED[name], watcher)
    begin(stories(name, watcher)[-1], one, other)
    assert_same(one.use_powers(), other.use_powers())
