"""The document of results, for a few games."""

import pytest

from boriken.arena.block import Block
from boriken.arena.plan import Plan
from boriken.arena.skill import ratings
from boriken.arena.standings import entries, standings
from boriken.core.title import Json
from tests.arena.kit import block, game, plan

PLAN = plan("random-1", "random-2", "random-3")


def results(*blocks: Block) -> tuple[Json, dict[str, Json]]:
    """The document, and its bots by name."""
    document = standings(renamed(PLAN), blocks)
    return document, {bot["name"]: bot for bot in document["bots"]}


def renamed(real: Plan) -> Plan:
    return Plan(real.setup, ("a", "b", "c"), real.mode, real.seed, real.most_decisions)


def test_wins_are_shared_by_those_who_share_the_first_place() -> None:
    document, bots = results(block(0, game(1, 2, 3), game(1, 1, 3)), block(1, game(3, 1, 2)))
    assert {name: bot["wins"] for name, bot in bots.items()} == {"a": 1.5, "b": 1.5, "c": 0}
    assert bots["a"]["share"] == 0.5
    assert document["seat_shares"] == [0.5, 0.5, 0]
    assert document["games"] == 3
    assert document["blocks"] == 2


def test_every_interval_holds_its_value_and_the_strongest_stands_first() -> None:
    document, bots = results(*(block(number, game(1, 2, 3), game(1, 3, 2), game(2, 1, 3)) for number in range(5)))
    assert [bot["name"] for bot in document["bots"]] == ["a", "b", "c"]
    for bot in bots.values():
        assert 0 <= bot["low"] <= bot["share"] <= bot["high"] <= 1
        for name in ("mean_score", "rating", "strength"):
            assert bot[f"{name}_low"] <= bot[name] <= bot[f"{name}_high"]


def test_capped_games_count_as_games_and_for_nothing_else() -> None:
    capped = game(bots="abc")
    document, bots = results(block(0, game(1, 2, 3), capped))
    assert capped.capped
    assert document["games"] == 2
    assert document["capped"] == 1
    assert bots["a"]["games"] == 1
    assert bots["a"]["share"] == 1


def test_without_a_finished_game_there_is_nothing_to_say() -> None:
    document, bots = results(block(0, game(bots="abc")))
    assert document["seat_shares"] == document["seats"] == []
    assert bots["a"]["games"] == 0
    assert "share" not in bots["a"]


def test_the_margin_is_to_the_best_of_the_others() -> None:
    margins = [entry.margin for entry in entries([block(0, game(1, 2, 3, points=(30, 25, 20)))])]
    assert margins == [5, -5, -10]


def test_ratings_move_game_by_game() -> None:
    rated = ratings("abc", [game(1, 2, 3)] * 20)
    assert rated["a"][0] > rated["b"][0] > rated["c"][0]
    assert rated["a"][1] < 25 / 3


def test_a_bot_against_itself_neither_rises_nor_falls() -> None:
    rated = ratings("a", [game(1, 2, 3, bots="aaa"), game(2, 1, 3, bots="aaa")])
    assert rated["a"][0] == pytest.approx(25)
