"""The fixed suite: always the same tables, and a table of results fit for a paper."""

from __future__ import annotations

import hashlib
import json

import pytest
from typer.testing import CliRunner

from boriken.arena.plan import fixed_setup
from boriken.cli.app import app
from boriken.core import registry
from boriken.core.errors import SetupError
from boriken.env import suite
from boriken.env.suite import GAMES, NUMBER, SEED, SUITE, latex, markdown, matches, run_suite
from tests.env.kit import run

# Of all that a suite fixes. Whoever changes it gives the suite another number, and its hash to that number; only where
# a game has a new option, pinned to what tables had before there was one, does a number get a new hash.
FIXED = {1: "fb3064fb47bb8eed2dc8341507bd0a147f9cf401b8ee5d2e6c0125a1b33fc288"}


def test_a_suite_never_changes_once_it_has_a_number() -> None:
    rows = [[row.tables.game, row.players, setup_of(row), row.opponent] for row in matches()]
    fixed = json.dumps([SEED, GAMES, rows], sort_keys=True)
    assert hashlib.sha256(fixed.encode()).hexdigest() == FIXED[NUMBER]


def setup_of(row: suite.Match) -> dict[str, object]:
    """All options of the tables of a row, as the arena sets them up."""
    return dict(fixed_setup(row.tables.game, row.players, row.tables.options).options)


def test_no_option_of_a_suite_is_left_to_a_default() -> None:
    for row in matches():
        start = registry.title(row.tables.game).fixed_start()
        assert setup_of(row) == {**row.tables.options, **start}


def test_every_game_is_played_with_the_options_of_the_suite(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever the defaults are by then, as when a game gets another sheet."""
    asked: list[tuple[str, int, dict[str, object]]] = []

    def played(game: str, bots: object, *, players: int, **rest: object) -> dict[str, object]:
        names = {option.name for option in registry.title(game).options}
        asked.append((game, players, {name: value for name, value in rest.items() if name in names}))
        return {"bots": [{"name": "nobody"}]}

    monkeypatch.setattr(suite, "run", played)
    run_suite("nobody")
    assert asked == [(row.tables.game, row.players, row.tables.options) for row in matches()]


def test_the_suite_has_every_game_count_edition_and_expansion() -> None:
    rows = list(matches())
    for title in (registry.title(game) for game in registry.house_games()):
        here = [row for row in rows if row.tables.game == title.id]
        assert {row.players for row in here} == set(title.player_counts)
        for option in title.options:
            if option.name == "edition":
                assert {row.tables.options["edition"] for row in here} == set(option.choices)
            if option.name == "expansions":
                named = {name for row in here for name in str(row.tables.options["expansions"]).split(",")}
                assert named >= set(option.members)
    assert len(rows) == 2 * sum(len(tables.players) for tables in SUITE)


def test_the_suite_makes_a_table_fit_for_a_paper(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(suite, "SUITE", [tables for tables in SUITE if tables.game == "san-juan"])
    done: list[int] = []
    results = run_suite("greedy", games=4, finished=done.append)
    assert len(results["rows"]) == len(done) == 3  # against random, at 2, 3 and 4
    assert not results["whole"]
    assert all(row["share"] > row["parity"] for row in results["rows"])
    lines = markdown(results).splitlines()
    assert "in part" in lines[0]
    assert len(lines) == 2 + 2 + 3
    assert latex(results).count(r"\\") == 1 + 3
    assert r"100.0\%" in latex(results)


def test_the_suite_can_be_asked_for_in_three_forms() -> None:
    words = ["suite", "random", "--game", "san-juan", "--games", "2", "--format"]
    assert json.loads(run(*words, "json"))["suite"] == 1
    assert run(*words, "latex").startswith(r"\begin{table}")
    assert CliRunner().invoke(app, [*words, "html"]).exit_code != 0
    with pytest.raises(SetupError, match=r"^The suite has no game 'go'\.$"):
        run_suite("random", only="go")
