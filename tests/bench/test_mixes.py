"""The table of all mixes of expansions: a line each, and a bot that is blind to them."""

import pytest

from bench.mixes import BlindBot, main
from boriken import Match
from boriken.core.registry import title
from tests.kits.puerto_rico import given, seat


def in_the_city(city: str) -> Match:
    return given(seats={0: seat(city=city)}, options={"expansions": ["nobles"]})


def test_every_mix_named_has_a_line_and_so_have_all_together(capsys: pytest.CaptureFixture[str]) -> None:
    main(["greedy,random", "nobles", "buccaneer,festival", "--players", "2", "--games", "2"])
    lines = [[cell.strip() for cell in line.split("|")[1:4]] for line in capsys.readouterr().out.splitlines()[2:]]
    assert [(name, games) for name, games, _ in lines] == [
        ("nobles", "2"),
        ("buccaneer,festival", "2"),
        ("all of them", "4"),
    ]
    assert all(wins.startswith("100.0 %") for *_, wins in lines)
    one, _, both = (float(wins.split("(")[1].split()[0]) for *_, wins in lines)
    assert both > one, "more games, more certainty"


def test_one_mix_is_not_summed_up(capsys: pytest.CaptureFixture[str]) -> None:
    main(["greedy,random", "nobles", "--players", "2", "--games", "2"])
    assert "all of them" not in capsys.readouterr().out


def test_to_the_blind_buildings_of_an_expansion_differ_in_their_printed_points_alone() -> None:
    blind, seeing = BlindBot().greedy.evaluator, title("puerto-rico").evaluator("")
    land_office, villa = in_the_city("land_office").game, in_the_city("villa").game
    printed = 2
    assert blind.worth(villa, 0) - blind.worth(land_office, 0) == pytest.approx(printed)
    assert seeing.worth(villa, 0) - seeing.worth(land_office, 0) > printed + 1
