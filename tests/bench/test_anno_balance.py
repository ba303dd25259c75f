"""The program that looks for numbers by which all goals of Anno 1503 are worth running for."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from bench.anno import MODES, Tally, play_pieces
from bench.anno_balance import Search, loaded, main, shortfall
from boriken.games.anno_1503.sheet.text import FIRST_HOUSE, HOUSE, house_content, read_sheet
from boriken.games.anno_1503.sheet.variations import totals, values

QUICK = ["--players", "2", "--rungs", "1,2", "--candidates", "2", "--generations", "1"]
ROWS = [(MODES[0], 2)]


@pytest.fixture
def search(tmp_path: Path) -> Search:
    return Search(tmp_path / "balance.json", HOUSE, ["greedy"], ROWS, seed=1)


def test_only_reconstructed_values_with_bounds_are_changed() -> None:
    found = list(values(house_content()))
    assert len(found) > 30
    for value in found:
        entry = value.entry(house_content())
        assert entry.get(f"p_{value.key}", entry["p"]) == "reconstructed"
        assert entry[value.key] in value.allowed


def test_candidates_are_sheets_with_as_many_tiles_as_before(search: Search) -> None:
    for seed in range(3):
        for change in search.candidates_of(seed, 6):
            sheet = search.variations.applied(change)
            read_sheet(sheet)
            assert totals(sheet) == totals(house_content())


def test_a_run_is_the_same_again_and_goes_on_where_it_was(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    first, second, report = tmp_path / "one.json", tmp_path / "two.json", tmp_path / "report.html"
    assert main([str(first), *QUICK, "--bots", "greedy", "--report", str(report)]) == 0
    told = capsys.readouterr().out
    main([str(second), *QUICK, "--bots", "greedy"])
    assert capsys.readouterr().out == told
    assert json.loads(first.read_text()) == json.loads(second.read_text())
    before = first.read_text()
    main([str(first), *QUICK, "--bots", "greedy"])
    assert first.read_text() == before
    page = report.read_text()
    assert page.count("<svg") > 10
    assert "Sets of points that win" in page


def games_of(search: Search, games: int) -> Tally:
    ((_, tallies),) = search.played([{}], games, search.run.seed, "")
    return tallies[ROWS[0]]


def test_a_run_that_is_broken_off_keeps_the_games_it_has_played(
    search: Search, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bench.anno_balance.TOGETHER", 1)
    played: list[int] = []

    def broken_off(*asked: Any) -> Iterator[tuple[int, Tally]]:
        for at, tally in play_pieces(*asked):
            played.append(at)
            yield at, tally
            if len(played) == 2:
                raise KeyboardInterrupt

    monkeypatch.setattr("bench.anno_balance.play_pieces", broken_off)
    with pytest.raises(KeyboardInterrupt):
        games_of(search, 3)
    again = Search(search.file, HOUSE, ["greedy"], ROWS, seed=1)
    whole = Search(search.file.with_name("whole.json"), HOUSE, ["greedy"], ROWS, seed=1)
    tally = games_of(again, 3)
    assert len(played) == 3
    assert tally == games_of(whole, 3)


def test_pieces_that_are_finished_in_another_order_give_the_same(
    search: Search, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bench.anno_balance.TOGETHER", 1)
    expected = games_of(Search(search.file.with_name("whole.json"), HOUSE, ["greedy"], ROWS, seed=1), 3)
    monkeypatch.setattr("bench.anno_balance.play_pieces", lambda *asked: reversed(list(play_pieces(*asked))))
    assert games_of(search, 3) == expected


def test_what_was_found_is_confirmed_by_games_that_it_was_not_chosen_by(search: Search) -> None:
    by_the_same = search.first_and_best(2, search.run.seed)["before"]
    by_others = search.first_and_best(2, 77)["before"]
    assert by_the_same != by_others


def test_a_run_goes_on_with_the_sheet_and_the_seed_it_began_with(search: Search) -> None:
    search.save()
    with pytest.raises(SystemExit, match=f"began with the sheet {HOUSE}"):
        Search(search.file, FIRST_HOUSE, ["greedy"], ROWS, seed=1)
    with pytest.raises(SystemExit, match="the seed 1"):
        Search(search.file, HOUSE, ["greedy"], ROWS, seed=2)


def test_what_is_missing_is_counted() -> None:
    fine = Tally(games=10, rounds=[20] * 10, winners_looks=80)
    fine.won_with.update(dict.fromkeys(("gold", "posts", "contracts", "public_buildings", "merchants"), 6))
    fine.sets.update({"one": 3, "two": 3, "three": 3, "four": 1})
    fine.seats.update({0: 5, 1: 5})
    assert shortfall("none", 2, fine) == 0
    one_plan = loaded(json.loads(json.dumps({"games": 10, "rounds": [20] * 10, "winners_looks": 80})))
    one_plan.won_with.update({"gold": 10, "merchants": 10, "public_buildings": 10})
    one_plan.sets["gold+public_buildings+merchants"] = 10
    one_plan.seats.update({0: 5, 1: 5})
    assert shortfall("none", 2, one_plan) == pytest.approx(2 + 5 * 0.7)
    slow = Tally(games=10, unfinished=5, rounds=[50] * 5)
    assert shortfall("none", 2, slow) > shortfall("none", 2, one_plan)
