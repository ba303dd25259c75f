"""Games of one bot against itself are told truly."""

from pathlib import Path

import pytest

from bench.selfplay import Plan, main, opening, play, report

GREEDY = Plan("greedy", 3, seed=1)


def test_points_and_wins_add_up() -> None:
    for story in play(GREEDY, games=2, jobs=1):
        assert sum(seat.won for seat in story.seats) == 1
        for seat in story.seats:
            assert seat.points == seat.shipping + seat.buildings + seat.large


def test_a_report_tells_of_every_seat_and_of_what_was_built() -> None:
    stories = play(GREEDY, games=2, jobs=1)
    told = report(stories)
    assert "| third | " in told
    assert "fourth" not in told
    assert f"Winning scores: {min(max(seat.points for seat in story.seats) for story in stories)} to" in told
    assert "| small_indigo_plant | " in told


@pytest.mark.parametrize(
    ("moves", "told"), [(["settler", "settle quarry"], "settler, quarry"), (["builder", "pass"], "builder")]
)
def test_an_opening_is_the_role_and_the_settlers_tile(moves: list[str], told: str) -> None:
    assert opening(moves) == told


def test_games_that_are_kept_are_not_played_again(tmp_path: Path) -> None:
    state = tmp_path / "games.jsonl"
    played = play(GREEDY, games=2, jobs=1, state=state)
    kept = state.read_text()
    assert play(GREEDY, games=2, jobs=1, state=state) == played
    assert state.read_text() == kept


def test_another_plan_has_other_games(tmp_path: Path) -> None:
    state = tmp_path / "games.jsonl"
    play(GREEDY, games=1, jobs=1, state=state)
    other = play(Plan("greedy", 2, seed=1), games=1, jobs=1, state=state)
    assert len(other[0].seats) == 2


def test_every_number_of_players_has_its_own_report(capsys: pytest.CaptureFixture[str]) -> None:
    main(["--bot", "greedy", "--players", "2", "3", "--games", "2"])
    told = capsys.readouterr().out
    assert "### 2 players: greedy, 2 games" in told
    assert told.count("| first tile that the first governor takes | games |") == 2


def test_a_rival_sits_in_each_seat_in_turn_with_the_same_deal() -> None:
    plan = Plan("greedy", 3, seed=1, rival="random")
    assert [plan.seated(number).index("random") for number in range(6)] == [0, 1, 2, 0, 1, 2]
    assert [plan.deal(number) for number in range(6)] == [0, 0, 0, 1, 1, 1]


def test_games_of_other_weights_are_other_games() -> None:
    assert Plan("net", 3, seed=1).name != Plan("net", 3, seed=1).name.partition(",")[0]
    assert "," not in Plan("greedy", 3, seed=1).name
