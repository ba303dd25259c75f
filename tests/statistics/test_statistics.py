"""Statistics of games: what is told of one, and what many have in common."""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any

import pytest

import boriken
from boriken.bots.levels import LEVELS
from boriken.core import registry
from boriken.core.words import ENGLISH, LANGUAGES
from boriken.statistics.bot_games import bot_games
from boriken.statistics.story import Seat, Story, UnfinishedError, mix_of, story_of
from boriken.statistics.sums import Sums
from tests.cli.kit import boriken as command
from tests.cli.kit import fails

GAMES = ["puerto-rico", "san-juan", "anno-1503"]


def seat(order: int, won: float, opening: str, *owned: str) -> Seat:
    return Seat(order, order, won, 30 + int(won), [("roles.name", opening)], [("buildings", name) for name in owned])


def story(*seats: Seat, rounds: int = 15, ends: str = "points") -> Story:
    return Story("puerto-rico", len(seats), "2020 none", rounds, [ends], list(seats))


@pytest.mark.parametrize("game", GAMES)
def test_the_story_of_a_game_is_what_its_record_says(game: str) -> None:
    match = boriken.play(game, ["greedy", "random", "greedy"], seed=2)
    told = story_of(match)
    first = next(move.actor for move in match.moves if move.actor >= 0)
    view = match.view(None)
    assert [seat.order for seat in told.seats] == [(number - first) % 3 for number in range(3)]
    assert [seat.points for seat in told.seats] == [score["points"] for score in match.scores()]
    assert sum(seat.won for seat in told.seats) == 1
    assert (told.rounds, told.ends) == (view["round"], match.title.end_reasons(match.game))
    for number, one in enumerate(told.seats):
        for part in match.title.possessions:
            assert {name for _, name in one.owned} >= set(view["seats"][number][part])
    assert told.seats[first].opening
    assert Story.of(json.loads(json.dumps(told.document()))) == told


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_that_is_told_has_words(game: str, language: str) -> None:
    match = boriken.play(game, ["greedy"] * 2, seed=4)
    words = match.title.words(language, match.setup.options)
    found = Sums.of([story_of(match)]).document(words)
    names = [row["name"] for part in ("openings", "owned", "ends") for row in found[part]]
    raw = {name for seat in story_of(match).seats for _, name in (*seat.opening, *seat.owned)} | set(
        story_of(match).ends
    )
    assert names
    assert not raw.intersection(names)


def test_the_opening_of_puerto_rico_is_the_first_role_and_what_was_settled_or_built_first() -> None:
    match = boriken.new_match("puerto-rico", players=3, seed=7, first_governor=0)
    match.play("settler", "settle quarry")
    luck = random.Random(1)
    while not match.over:
        match.play(luck.choice(match.choices()))
    assert story_of(match).seats[0].opening == [("roles.name", "settler"), ("tiles", "quarry")]


def test_an_unfinished_game_is_not_told() -> None:
    with pytest.raises(UnfinishedError, match="not over"):
        story_of(boriken.new_match("san-juan", players=2, seed=1))


def test_a_mix_is_the_edition_and_the_expansions() -> None:
    def mix(game: str, **options: Any) -> str:
        return mix_of(boriken.new_match(game, players=2, seed=1, **options).setup)

    assert mix("puerto-rico", edition="first", expansions="nobles,buccaneer") == "first nobles,buccaneer"
    assert (mix("san-juan"), mix("anno-1503")) == ("none", "none")


def test_sums_count_seats_openings_possessions_lengths_and_ends() -> None:
    stories = [
        story(seat(0, 1.0, "settler", "wharf"), seat(1, 0.0, "mayor", "wharf", "harbor")),
        story(seat(0, 0.5, "settler"), seat(1, 0.5, "builder", "harbor"), rounds=16, ends="city"),
    ]
    found = Sums.of(stories).document(registry.title("puerto-rico").words(ENGLISH, {"edition": "2020"}))
    assert (found["games"], found["winner_points"]) == (2, 30.5)
    assert found["rounds"] == [{"rounds": 15, "games": 1}, {"rounds": 16, "games": 1}]
    assert [(row["order"], row["seats"], row["share"]) for row in found["seats"]] == [(0, 2, 0.75), (1, 2, 0.25)]
    assert [(row["order"], row["name"], row["share"]) for row in found["openings"]] == [
        (0, "Settler", 0.75),
        (1, "Foreman", 0.0),
        (1, "Builder", 0.5),
    ]
    assert {row["name"]: (row["seats"], row["share"]) for row in found["owned"]} == {
        "Wharf": (2, 0.5),
        "Harbor": (2, 0.25),
    }
    assert all(row["low"] <= row["share"] <= row["high"] for row in found["owned"])
    assert sorted(row["games"] for row in found["ends"]) == [1, 1]


def test_of_one_person_only_their_own_seats_count() -> None:
    sums = Sums()
    sums.add(story(seat(0, 1.0, "settler", "wharf"), seat(1, 0.0, "mayor")), only=1)
    assert (sums.games, list(sums.seats), list(sums.owned)) == (1, [1], [])


def test_the_command_tells_of_games_of_bots_and_of_records(tmp_path: Path) -> None:
    told = command("statistics", "san-juan", "--players", "2", "--games", "3").stdout
    assert "3 games" in told
    assert "ended by" in told
    file = tmp_path / "game.record"
    file.write_text(boriken.play("san-juan", ["greedy"] * 3, seed=5).record(), encoding="utf-8")
    found = json.loads(command("statistics", "san-juan", "--record", str(file), "--json").stdout)
    assert (found["games"], len(found["seats"])) == (1, 3)
    wrong = fails(command("statistics", "puerto-rico", "--record", str(file)))
    assert wrong == "All records must be of Puerto Rico, with the same number of players."


# Games of bots that come with the package


@pytest.mark.parametrize("game", GAMES)
def test_sums_that_were_written_down_say_the_same(game: str) -> None:
    match = boriken.play(game, ["greedy", "random"], seed=4)
    sums = Sums.of([story_of(match), story_of(match)])
    again = Sums.read(json.loads(json.dumps(sums.written())))
    words = match.title.words(ENGLISH, match.setup.options)
    assert again.document(words) == sums.document(words)


@pytest.mark.parametrize("game", GAMES)
def test_figures_of_bots_come_with_every_game_and_number_of_players(game: str) -> None:
    shipped = bot_games(game)
    assert {one.players for one in shipped} == set(registry.title(game).player_counts)
    assert len({(one.players, one.mix) for one in shipped}) == len(shipped)
    for one in shipped:
        assert one.game == game
        assert one.bots in LEVELS
        sums = one.summed()
        assert sums.games > 0
        assert sum(tally.seats for tally in sums.seats.values()) == one.players * sums.games
        assert sum(tally.won for tally in sums.seats.values()) == pytest.approx(sums.games)


def test_the_figures_of_a_run_are_added_to_a_file(tmp_path: Path) -> None:
    """In place of those of the same set-up; arena records are a source like any other."""
    file = tmp_path / "figures.jsonl"
    for players, games in ((2, 1), (3, 1), (2, 2)):
        counted = ("--players", str(players), "--games", str(games), "--bots", "random")
        assert command("statistics", "san-juan", *counted, "--add", str(file)).exit_code == 0
    found = [json.loads(line) for line in file.read_text().splitlines()]
    assert [(one["players"], one["sums"]["games"], one["bots"]) for one in found] == [
        (3, 1, "random"),
        (2, 2, "random"),
    ]
